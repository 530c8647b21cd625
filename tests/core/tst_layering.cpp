// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/corpus.h"

#include <QDir>
#include <QDirIterator>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <functional>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

QDir sourceTree()
{
    return QDir(QStringLiteral(FURITSUKE_SOURCE_DIR));
}

/// Source files of a folder, as paths from the root.
QStringList sources(const QString &folder,
                    const QStringList &patterns = {QStringLiteral("*.h"), QStringLiteral("*.cpp")})
{
    QStringList result;
    QDirIterator it(sourceTree().filePath(folder), patterns, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        result.append(sourceTree().relativeFilePath(it.next()));
    result.sort();
    return result;
}

QStringList allSources()
{
    QStringList result;
    for (const char *folder : {"editor-core", "widgets", "app", "tests"})
        result += sources(QLatin1String(folder));
    return result;
}

QString textOf(const QString &path)
{
    return QString::fromUtf8(fileContent(sourceTree().filePath(path)));
}

/// What a file includes, as written, without quotes or brackets.
QStringList includesOf(const QString &path)
{
    static const QRegularExpression line(QStringLiteral("^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]"),
                                         QRegularExpression::MultilineOption);
    QStringList result;
    auto matches = line.globalMatch(textOf(path));
    while (matches.hasNext())
        result.append(matches.next().captured(1));
    return result;
}

QString folderOf(const QString &path)
{
    return path.section(QLatin1Char('/'), 0, -2);
}

using Graph = QMap<QString, QSet<QString>>;

/// Which folder includes something of which other, among the folders of the program.
Graph folderGraph()
{
    Graph graph;
    for (const char *root : {"editor-core", "widgets", "app"}) {
        for (const QString &path : sources(QLatin1String(root))) {
            QSet<QString> &targets = graph[folderOf(path)];
            for (const QString &include : includesOf(path)) {
                const QString target = folderOf(include);
                if (target != folderOf(path) && QFileInfo(sourceTree().filePath(include)).isFile())
                    targets.insert(target);
            }
        }
    }
    return graph;
}

/// A way through the graph that comes back to where it was; empty where there is none.
QStringList findCycle(const Graph &graph)
{
    QSet<QString> done;
    QStringList way;
    const std::function<bool(const QString &)> visit = [&](const QString &folder) {
        if (const qsizetype seen = way.indexOf(folder); seen >= 0) {
            way = way.mid(seen) + QStringList{folder};
            return true;
        }
        if (done.contains(folder))
            return false;
        way.append(folder);
        for (const QString &next : graph.value(folder)) {
            if (visit(next))
                return true;
        }
        way.removeLast();
        done.insert(folder);
        return false;
    };
    for (auto it = graph.cbegin(); it != graph.cend(); ++it) {
        if (visit(it.key()))
            return way;
    }
    return {};
}

/// Fails with the list of offenders.
#define VERIFY_NONE(offenders)                                                                               \
    QVERIFY2((offenders).isEmpty(), qPrintable(QLatin1Char('\n') + (offenders).join(QLatin1Char('\n'))))

} // namespace

/// The program's own rules about its source tree.
class TestLayering : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void coreKnowsNoWidgets();
    void coreLinksNoWidgets();
    void widgetsKnowNeitherAppNorCommands();
    void includesAreFromTheRoot();
    void foldersFormNoCycle();
    void cyclesAreFound();
    void coreFoldersDependDownwards();
    void everyFileNamesItsLicence();
    void headersAreIncludedOnce();
    void filesAreNotTooLong();
    void programNamesNothingOutsideItsTree();
};

void TestLayering::initTestCase()
{
    // Every test below passes where it finds nothing, so there must be something to find.
    for (const char *folder : {"editor-core", "widgets", "app", "tests"})
        QVERIFY2(sources(QLatin1String(folder)).size() > 5, folder);
    QVERIFY(includesOf(QStringLiteral("tests/core/tst_layering.cpp"))
                .contains(QStringLiteral("QRegularExpression")));
    const Graph graph = folderGraph();
    QVERIFY(graph.value(QStringLiteral("editor-core/document")).contains(QStringLiteral("editor-core/vmd")));
}

void TestLayering::coreKnowsNoWidgets()
{
    QStringList offenders;
    static const QRegularExpression widgetHeader(QStringLiteral(
        "^(QtWidgets(/"
        ".*)?|Q(Application|Widget|Action|Menu.*|Dialog.*|.*Dialog|.*Button|Label|.*Edit|.*SpinBox|"
        "ComboBox|.*View|.*Layout|.*Widget|Style.*|DockWidget|MainWindow|ToolTip|ToolBar|Completer|.*Slider|"
        "ScrollBar|.*ScrollArea|Splitter|ShortcutWidget|UndoView|Graphics.*|Item(Delegate|Editor.*)|"
        "StyledItemDelegate))$"));
    // In Qt 6 these are of QtGui.
    const QStringList gui = {QStringLiteral("QAction"),     QStringLiteral("QActionGroup"),
                             QStringLiteral("QStyleHints"), QStringLiteral("QByteArrayView"),
                             QStringLiteral("QStringView"), QStringLiteral("QAnyStringView")};
    for (const QString &path : sources(QStringLiteral("editor-core"))) {
        for (const QString &include : includesOf(path)) {
            if (include.startsWith(QStringLiteral("widgets/")) ||
                include.startsWith(QStringLiteral("app/")) ||
                (widgetHeader.match(include).hasMatch() && !gui.contains(include)))
                offenders.append(path + QStringLiteral(" includes ") + include);
        }
    }
    VERIFY_NONE(offenders);
    QVERIFY(widgetHeader.match(QStringLiteral("QWidget")).hasMatch());
    QVERIFY(widgetHeader.match(QStringLiteral("QMenuBar")).hasMatch());
    QVERIFY(widgetHeader.match(QStringLiteral("QtWidgets/QLabel")).hasMatch());
    QVERIFY(!widgetHeader.match(QStringLiteral("QUndoStack")).hasMatch());
}

void TestLayering::coreLinksNoWidgets()
{
    const QString cmake = textOf(QStringLiteral("editor-core/CMakeLists.txt"));
    QVERIFY(cmake.contains(QStringLiteral("Qt6::Core")));
    QVERIFY(!cmake.contains(QStringLiteral("Widgets")));
}

void TestLayering::widgetsKnowNeitherAppNorCommands()
{
    QStringList offenders;
    for (const QString &path : sources(QStringLiteral("widgets"))) {
        for (const QString &include : includesOf(path)) {
            if (include.startsWith(QStringLiteral("app/")) || include == QStringLiteral("QUndoCommand") ||
                include == QStringLiteral("editor-core/document/motioncommand.h"))
                offenders.append(path + QStringLiteral(" includes ") + include);
        }
        if (textOf(path).contains(QStringLiteral("QUndoCommand")))
            offenders.append(path + QStringLiteral(" names QUndoCommand"));
    }
    VERIFY_NONE(offenders);
}

void TestLayering::includesAreFromTheRoot()
{
    static const QRegularExpression quoted(QStringLiteral("^\\s*#\\s*include\\s*\"([^\"]+)\""),
                                           QRegularExpression::MultilineOption);
    QStringList offenders;
    for (const QString &path : allSources()) {
        auto matches = quoted.globalMatch(textOf(path));
        while (matches.hasNext()) {
            const QString include = matches.next().captured(1);
            const bool made = include.endsWith(QStringLiteral(".moc")) || !include.contains(QLatin1Char('/'));
            if (!made && !QFileInfo(sourceTree().filePath(include)).isFile())
                offenders.append(path + QStringLiteral(" includes ") + include);
            if (include.contains(QStringLiteral("..")))
                offenders.append(path + QStringLiteral(" includes ") + include);
        }
    }
    VERIFY_NONE(offenders);
}

void TestLayering::foldersFormNoCycle()
{
    const QStringList cycle = findCycle(folderGraph());
    QVERIFY2(cycle.isEmpty(), qPrintable(cycle.join(QStringLiteral(" -> "))));
}

void TestLayering::cyclesAreFound()
{
    const QString a = QStringLiteral("a");
    const QString b = QStringLiteral("b");
    const QString c = QStringLiteral("c");
    QVERIFY(findCycle({{a, {b, c}}, {b, {c}}, {c, {}}}).isEmpty());
    QCOMPARE(findCycle({{a, {b}}, {b, {c}}, {c, {b}}}), (QStringList{b, c, b}));
}

void TestLayering::coreFoldersDependDownwards()
{
    const auto core = [](const char *folder) {
        return QStringLiteral("editor-core/") + QLatin1String(folder);
    };
    const QMap<QString, int> levels = {{core("text"), 0},    {core("motion"), 1}, {core("sampling"), 2},
                                       {core("sound"), 2},   {core("vmd"), 3},    {core("vpd"), 3},
                                       {core("rig"), 3},     {core("edits"), 4},  {core("document"), 5},
                                       {core("timeline"), 6}};
    QStringList offenders;
    const Graph graph = folderGraph();
    for (auto it = graph.cbegin(); it != graph.cend(); ++it) {
        if (!it.key().startsWith(QStringLiteral("editor-core/")))
            continue;
        if (!levels.contains(it.key()))
            offenders.append(it.key() + QStringLiteral(" has no level"));
        for (const QString &target : it.value()) {
            if (levels.value(target, 99) >= levels.value(it.key()))
                offenders.append(it.key() + QStringLiteral(" depends on ") + target);
        }
    }
    VERIFY_NONE(offenders);
}

void TestLayering::everyFileNamesItsLicence()
{
    const QString licence = QStringLiteral("SPDX-License-Identifier: GPL-3.0-or-later");
    QStringList offenders;
    for (const QString &path : allSources()) {
        if (!textOf(path).startsWith(QStringLiteral("// ") + licence))
            offenders.append(path);
    }
    QStringList scripts = sources(QStringLiteral("scripts"), {QStringLiteral("*")});
    scripts += sources(QStringLiteral("cmake"), {QStringLiteral("*.cmake")});
    scripts.append(QStringLiteral("CMakeLists.txt"));
    for (const char *folder : {"editor-core", "widgets", "app", "tests"})
        scripts +=
            sources(QLatin1String(folder), {QStringLiteral("CMakeLists.txt"), QStringLiteral("*.cmake")});
    for (const QString &path : scripts) {
        if (!textOf(path).section(QLatin1Char('\n'), 0, 1).contains(licence))
            offenders.append(path);
    }
    VERIFY_NONE(offenders);
}

void TestLayering::headersAreIncludedOnce()
{
    QStringList offenders;
    for (const QString &path : allSources()) {
        if (path.endsWith(QStringLiteral(".h")) && !textOf(path).contains(QStringLiteral("\n#pragma once\n")))
            offenders.append(path);
    }
    VERIFY_NONE(offenders);
}

void TestLayering::filesAreNotTooLong()
{
    constexpr qsizetype most = 900;
    QStringList offenders;
    for (const QString &path : allSources()) {
        const qsizetype lines = textOf(path).count(QLatin1Char('\n'));
        if (lines > most)
            offenders.append(QStringLiteral("%1 has %2 lines").arg(path).arg(lines));
    }
    VERIFY_NONE(offenders);
}

void TestLayering::programNamesNothingOutsideItsTree()
{
    // Put together here, or this file would need an exception.
    const QString outside = QStringLiteral("..") + QStringLiteral("/shared");
    QStringList paths;
    for (const char *folder : {"editor-core", "widgets", "app", "cmake", "docs", "translations"})
        paths += sources(QLatin1String(folder), {QStringLiteral("*")});
    for (const QString &name : sourceTree().entryList(QDir::Files))
        paths.append(name);
    QStringList offenders;
    for (const QString &path : paths) {
        if (textOf(path).contains(outside))
            offenders.append(path);
    }
    VERIFY_NONE(offenders);
}

QTEST_GUILESS_MAIN(TestLayering)
#include "tst_layering.moc"
