// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"
#include "tests/support/mouse.h"
#include "tests/support/windowfixture.h"
#include "widgets/dialogs/rangedialog.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr QLatin1String tableBegin{"<!-- shortcuts: made by tst_actions, which says how -->\n"};
constexpr QLatin1String tableEnd{"<!-- end of shortcuts -->\n"};

/// The words of the manual's table that the program itself has not.
struct TableWords
{
    QString head;
    QString timeline;
    QString window;
};

TableWords tableWords(const QString &language)
{
    if (language == QLatin1String("ja"))
        return {QStringLiteral("| 操作 | ショートカット | 働く場所 | ID |"), QStringLiteral("タイムライン"),
                QStringLiteral("ウィンドウ")};
    if (language == QLatin1String("zh_CN"))
        return {QStringLiteral("| 操作 | 快捷键 | 有效范围 | ID |"), QStringLiteral("时间轴"),
                QStringLiteral("窗口")};
    if (language == QLatin1String("zh_TW"))
        return {QStringLiteral("| 操作 | 快速鍵 | 有效範圍 | ID |"), QStringLiteral("時間軸"),
                QStringLiteral("視窗")};
    return {QStringLiteral("| Action | Shortcut | Works in | Id |"), QStringLiteral("timeline"),
            QStringLiteral("window")};
}

bool isLocal(const QAction *action)
{
    return action->shortcutContext() == Qt::WidgetShortcut ||
           action->shortcutContext() == Qt::WidgetWithChildrenShortcut;
}

} // namespace

/// What holds of every action, and the manual's table of shortcuts in every language.
class TestActions : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { closeWindows(); }
    void everyActionHasATextAHintAndAPlaceInAMenu();
    void idsAreUniqueAndOfOnePattern();
    void noTwoStandardShortcutsMeet();
    void menusHaveAccessKeysOfTheirOwn();
    void openMenuHasTheKeys();
    void openContextMenuHasTheKeys();
    void manualListsEveryActionWithItsShortcuts_data();
    void manualListsEveryActionWithItsShortcuts();
    void selectionActionsAreCalledByTheirKeys_data();
    void selectionActionsAreCalledByTheirKeys();
    void rangeIsAskedForByItsKey();
    void leftOutKeysAreSaid();
    void groupOfTheCurrentTrackIsSelected();

private:
    QString tableText(const TableWords &words) const;
};

void TestActions::init()
{
    openWindow();
    mWindow->openDemo(QStringLiteral("dance"));
}

void TestActions::everyActionHasATextAHintAndAPlaceInAMenu()
{
    QVERIFY(mWindow->actions().entries().size() > 60);
    for (const ActionRegistry::Entry &entry : mWindow->actions().entries()) {
        QVERIFY2(!plainText(entry.action->text()).trimmed().isEmpty(), qPrintable(entry.id));
        QVERIFY2(!entry.action->statusTip().trimmed().isEmpty(),
                 qPrintable(entry.id + QStringLiteral(" has no hint")));
        QVERIFY2(!menuPath(entry.action).isEmpty(), qPrintable(entry.id + QStringLiteral(" is in no menu")));
        QCOMPARE(entry.action->objectName(), entry.id);
    }
}

void TestActions::idsAreUniqueAndOfOnePattern()
{
    static const QRegularExpression pattern(QStringLiteral("^[a-z]+(\\.[a-zA-Z][A-Za-z0-9_-]*)+$"));
    QSet<QString> ids;
    for (const ActionRegistry::Entry &entry : mWindow->actions().entries()) {
        QVERIFY2(!ids.contains(entry.id), qPrintable(entry.id));
        QVERIFY2(pattern.match(entry.id).hasMatch(), qPrintable(entry.id));
        ids.insert(entry.id);
    }
}

void TestActions::noTwoStandardShortcutsMeet()
{
    for (const ActionRegistry::Entry &entry : mWindow->actions().entries()) {
        QCOMPARE(entry.action->shortcuts(), entry.standard);
        for (const QKeySequence &keys : entry.standard) {
            QVERIFY2(!keys.isEmpty(), qPrintable(entry.id));
            const QStringList others = mWindow->actions().conflicts(keys, entry.id);
            QVERIFY2(others.isEmpty(), qPrintable(keys.toString() + QStringLiteral(": ") + entry.id +
                                                  QStringLiteral(", ") + others.join(u',')));
        }
    }
}

void TestActions::menusHaveAccessKeysOfTheirOwn()
{
    // Of two entries with one key, Alt and the key open neither.
    QSet<QChar> keys;
    for (const QAction *menu : mWindow->menuBar()->actions()) {
        const qsizetype mark = menu->text().indexOf(QLatin1Char('&'));
        QVERIFY2(mark >= 0, qPrintable(menu->text()));
        const QChar key = menu->text()[mark + 1].toUpper();
        QVERIFY2(!keys.contains(key), qPrintable(menu->text()));
        keys.insert(key);
    }
}

void TestActions::openMenuHasTheKeys()
{
    // M adds a marker on the timeline, which keeps the focus, and is the access key of an entry of this menu.
    QMenuBar *bar = mWindow->menuBar();
    for (QAction *each : bar->actions()) {
        if (each->menu()->actions().contains(action("play.rangeFromMarkers")))
            QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(each).center());
    }
    QVERIFY(QApplication::activePopupWidget());
    QVERIFY(mWindow->timeline().sheet().hasFocus());
    QSignalSpy triggered(action("play.rangeFromMarkers"), &QAction::triggered);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_M);
    QVERIFY(document().timeNotes().markers.isEmpty());
    QCOMPARE(triggered.count(), 1);
}

void TestActions::openContextMenuHasTheKeys()
{
    DopeSheetView &sheet = mWindow->timeline().sheet();
    QContextMenuEvent event(QContextMenuEvent::Mouse, QPoint(9, 9), sheet.mapToGlobal(QPoint(9, 9)));
    QApplication::sendEvent(&sheet, &event);
    QVERIFY(QApplication::activePopupWidget());
    const qint64 playhead = document().playhead();
    for (const Qt::Key key : {Qt::Key_L, Qt::Key_BracketRight, Qt::Key_Right})
        QTest::keyClick(QApplication::activePopupWidget(), key);
    QVERIFY(!action("play.loop")->isChecked());
    QVERIFY(document().selection().isEmpty());
    QCOMPARE(document().playhead(), playhead);
}

QString TestActions::tableText(const TableWords &words) const
{
    // By menu, in the menus' order.
    QStringList menus;
    QHash<QString, QStringList> lines;
    const std::function<void(const QMenu *, const QString &, const QString &)> add =
        [&](const QMenu *menu, const QString &top, const QString &path) {
            for (QAction *action : menu->actions()) {
                if (action->menu()) {
                    add(action->menu(), top, path + plainText(action->text()) + QStringLiteral(" › "));
                    continue;
                }
                if (action->objectName().isEmpty() || !mWindow->actions().contains(action->objectName()))
                    continue;
                const auto &entries = mWindow->actions().entries();
                const auto entry = std::find_if(entries.begin(), entries.end(),
                                                [&](const auto &each) { return each.action == action; });
                QStringList keys;
                for (const QKeySequence &each : entry->standard)
                    keys.append(QStringLiteral("`%1`").arg(each.toString(QKeySequence::PortableText)));
                lines[top].append(QStringLiteral("| %1 | %2 | %3 | `%4` |")
                                      .arg(path + plainText(entry->text()),
                                           keys.isEmpty() ? QStringLiteral("–") : keys.join(u", "),
                                           keys.isEmpty()    ? QString()
                                           : isLocal(action) ? words.timeline
                                                             : words.window,
                                           entry->id));
            }
        };
    for (const QAction *action : mWindow->menuBar()->actions()) {
        const QString title = plainText(action->text());
        menus.append(title);
        add(action->menu(), title, QString());
    }
    QString text;
    for (const QString &menu : menus) {
        if (lines.value(menu).isEmpty())
            continue;
        text += QStringLiteral("\n### %1\n\n%2\n|---|---|---|---|\n").arg(menu, words.head);
        text += lines.value(menu).join(QLatin1Char('\n')) + QLatin1Char('\n');
    }
    return text + QLatin1Char('\n');
}

void TestActions::manualListsEveryActionWithItsShortcuts_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &language : languageCodes()) {
        const QString infix = language == QLatin1String("en") ? QString() : QLatin1Char('.') + language;
        QTest::newRow(qPrintable(language))
            << QStringLiteral(FURITSUKE_SOURCE_DIR "/docs/manual%1.md").arg(infix);
    }
}

void TestActions::manualListsEveryActionWithItsShortcuts()
{
    QFETCH(const QString, path);
    const QString language = QString::fromLatin1(QTest::currentDataTag());
    // Nothing was done yet, so undo and redo say no more than their names.
    setLanguage(language);
    QCoreApplication::processEvents();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QString manual = QString::fromUtf8(file.readAll());
    file.close();
    const qsizetype begin = manual.indexOf(tableBegin) + tableBegin.size();
    const qsizetype end = manual.indexOf(tableEnd);
    QVERIFY(begin > tableBegin.size() && end >= begin);
    const QString there = manual.mid(begin, end - begin);
    const QString wanted = tableText(tableWords(language));
    if (qEnvironmentVariableIsSet("FURITSUKE_UPDATE_MANUAL") && there != wanted) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(manual.replace(begin, end - begin, wanted).toUtf8());
        QSKIP("The manual's table of shortcuts was written anew.");
    }
    const QStringList wantedLines = wanted.split(QLatin1Char('\n'));
    const QStringList thereLines = there.split(QLatin1Char('\n'));
    for (const QString &line : wantedLines)
        QVERIFY2(thereLines.contains(line),
                 qPrintable(QStringLiteral(
                                "not in %1: %2\nFURITSUKE_UPDATE_MANUAL=1 tst_actions writes the table anew.")
                                .arg(path, line)));
    for (const QString &line : thereLines)
        QVERIFY2(wantedLines.contains(line),
                 qPrintable(QStringLiteral("not in the program any more: ") + line));
    QCOMPARE(there, wanted);
    for (const ActionRegistry::Entry &entry : mWindow->actions().entries())
        QVERIFY2(there.contains(QLatin1Char('`') + entry.id + QLatin1Char('`')), qPrintable(entry.id));
}

void TestActions::selectionActionsAreCalledByTheirKeys_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<QString>("id");
    const auto row = [](int key, Qt::KeyboardModifiers modifiers, const char *id) {
        QTest::newRow(id) << key << int(modifiers) << QString::fromLatin1(id);
    };
    row(Qt::Key_A, Qt::ControlModifier, "select.all");
    row(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier, "select.none");
    row(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier, "select.invert");
    row(Qt::Key_K, Qt::NoModifier, "select.column");
    row(Qt::Key_K, Qt::ShiftModifier, "select.columnOfSelection");
    row(Qt::Key_BracketLeft, Qt::NoModifier, "select.before");
    row(Qt::Key_BracketRight, Qt::NoModifier, "select.after");
    row(Qt::Key_M, Qt::ShiftModifier, "select.betweenMarkers");
    row(Qt::Key_Equal, Qt::ControlModifier | Qt::AltModifier, "select.grow");
    row(Qt::Key_Minus, Qt::ControlModifier | Qt::AltModifier, "select.shrink");
    row(Qt::Key_V, Qt::ShiftModifier, "select.sameValue");
    row(Qt::Key_C, Qt::ShiftModifier, "select.sameCurve");
    row(Qt::Key_L, Qt::ShiftModifier, "select.linear");
}

void TestActions::selectionActionsAreCalledByTheirKeys()
{
    QFETCH(const int, key);
    QFETCH(const int, modifiers);
    QFETCH(const QString, id);
    MotionDocument &document = mWindow->document();
    const auto select = [&document] {
        KeySelection selection;
        selection.insert({TrackKind::Bone, 1}, 2);
        selection.insert({TrackKind::Bone, 1}, 4);
        document.setSelection(selection);
        document.setPlayhead(60);
    };
    // What the action does, and then what its keys do.
    select();
    mWindow->actions().action(id)->trigger();
    const KeySelection expected = document.selection();
    select();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key(key), Qt::KeyboardModifiers(modifiers));
    QCOMPARE(document.selection(), expected);
    // There are no markers, both keys are linear, and no other has their value.
    const QStringList same = {QStringLiteral("select.betweenMarkers"), QStringLiteral("select.linear"),
                              QStringLiteral("select.sameValue")};
    const bool changes = !same.contains(id);
    select();
    QCOMPARE(!(document.selection() == expected), changes);
}

void TestActions::rangeIsAskedForByItsKey()
{
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_R, Qt::ControlModifier);
    auto *dialog = mWindow->findChild<RangeDialog *>();
    QVERIFY(dialog && activate(*dialog));
    QTest::keyClick(dialog, Qt::Key_Return);
    QVERIFY(!mWindow->document().selection().isEmpty());
    QVERIFY2(message().contains(QLatin1String("selected")), qPrintable(message()));
}

void TestActions::leftOutKeysAreSaid()
{
    MotionDocument &document = mWindow->document();
    document.setTrackLook({TrackKind::Bone, 1}, {.locked = true});
    const qsizetype locked = document.motion().keyCount(TrackRef{TrackKind::Bone, 1});
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(document.selection().count(), document.motion().keyCount() - locked);
    QVERIFY2(message().contains(QString::number(locked)), qPrintable(message()));
}

void TestActions::groupOfTheCurrentTrackIsSelected()
{
    TimelineState &state = mWindow->timeline().state();
    qsizetype row = 0;
    while (state.rows().visibleRows()[row].isGroup ||
           state.rows().tracksInLeaf(state.rows().visibleRows()[row].group).size() < 2)
        ++row;
    state.setCurrentRow(row);
    const QList<TrackRef> group = state.rows().tracksInLeaf(state.rows().visibleRows()[row].group);
    mWindow->actions().action(QStringLiteral("select.group"))->trigger();
    qsizetype keys = 0;
    for (const TrackRef track : group)
        keys += mWindow->document().motion().keyCount(track);
    QCOMPARE(mWindow->document().selection().count(), keys);
}

QTEST_MAIN(TestActions)
#include "tst_actions.moc"
