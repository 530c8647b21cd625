// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"
#include "app/manualtext.h"
#include "app/manualwindow.h"
#include "tests/support/mouse.h"
#include "tests/support/windowfixture.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>
#include <QTreeWidget>
#include <QWheelEvent>

using namespace furitsuke;
using namespace furitsuke::test;

/// The manual in all languages, and the window that shows it.
class TestManual : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { closeWindows(); }
    void languagesHaveTheSameStructure_data();
    void languagesHaveTheSameStructure();
    void linksLeadToHeadings_data();
    void linksLeadToHeadings();
    void wordsOfTheInterfaceAreThoseOfTheProgram_data();
    void wordsOfTheInterfaceAreThoseOfTheProgram();
    void everyPictureIsThere();
    void opensInTheProgramsLanguage_data();
    void opensInTheProgramsLanguage();
    void followsTheLanguage();
    void isOpenedOnce();
    void contentsLeadToSections();
    void contentsFollowTheText();
    void linksLeadToSectionsAndBack();
    void placesAreFoundAndCounted();
    void escapeInTheFieldDoesNotClose();
    void sizeOfTextIsChanged();
    void linesStayShort();

private:
    ManualWindow *open()
    {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
        auto *manual = mWindow->findChild<ManualWindow *>();
        return manual && activate(*manual) ? manual : nullptr;
    }
};

namespace {

constexpr QLatin1String tableBegin{"<!-- shortcuts"};

QString sourceOf(const QString &language)
{
    const QString infix = language == QLatin1String("en") ? QString() : QLatin1Char('.') + language;
    QFile file(QStringLiteral(FURITSUKE_SOURCE_DIR "/docs/manual%1.md").arg(infix));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What people wrote: all but the table that the program writes.
QString proseOf(const QString &language)
{
    const QString text = sourceOf(language);
    return text.left(text.indexOf(tableBegin));
}

QStringList captured(const QString &text, const QString &pattern)
{
    QStringList result;
    const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
    for (const QRegularExpressionMatch &match : expression.globalMatch(text))
        result.append(match.captured(1));
    return result;
}

/// For every section its level, and what in it is the same in all languages: rows of tables, points, code
/// and pictures.
QStringList structureOf(const QString &text)
{
    QStringList result;
    static const QRegularExpression heading(QStringLiteral("^(?=#+ )"), QRegularExpression::MultilineOption);
    for (const QString &section : text.split(heading)) {
        QStringList code = captured(section, QStringLiteral("`([^`\n]+)`"));
        code.sort();
        result.append(QStringLiteral("%1, rows %2, points %3, code %4, pictures %5, commands %6")
                          .arg(captured(section, QStringLiteral("^(#+) ")).join(u' '))
                          .arg(captured(section, QStringLiteral("^(\\|)")).size())
                          .arg(captured(section, QStringLiteral("^(- )")).size())
                          .arg(code.join(u' '),
                               captured(section, QStringLiteral("!\\[[^\\]]*\\]\\(([^)]*)\\)")).join(u' '))
                          .arg(captured(section, QStringLiteral("^(furitsuke .*?)(?: *#.*)?$")).join(u';')));
    }
    return result;
}

void addLanguages()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : languageCodes())
        QTest::newRow(qPrintable(language)) << language;
}

QString topLine(const ManualText &text)
{
    return text.cursorForPosition(QPoint(30, 8)).block().text();
}

ManualText &textOf(const QWidget &manual)
{
    return *manual.findChild<ManualText *>(QStringLiteral("manualText"));
}

QLineEdit &searchOf(const QWidget &manual)
{
    return *manual.findChild<QLineEdit *>(QStringLiteral("manualSearch"));
}

} // namespace

void TestManual::init()
{
    openWindow();
    mWindow->resize(1000, 700);
}

void TestManual::languagesHaveTheSameStructure_data()
{
    addLanguages();
}

void TestManual::languagesHaveTheSameStructure()
{
    QFETCH(const QString, language);
    const QStringList english = structureOf(proseOf(QStringLiteral("en")));
    const QStringList other = structureOf(proseOf(language));
    QVERIFY(english.size() > 15);
    for (qsizetype i = 0; i < qMin(english.size(), other.size()); ++i)
        QCOMPARE(other[i], english[i]);
    QCOMPARE(other.size(), english.size());
}

void TestManual::linksLeadToHeadings_data()
{
    addLanguages();
}

void TestManual::linksLeadToHeadings()
{
    QFETCH(const QString, language);
    const QString text = sourceOf(language);
    const QStringList headings = captured(text, QStringLiteral("^#+ (.*)$"));
    QStringList anchors;
    for (const QString &heading : headings)
        anchors.append(ManualText::anchorOf(heading));
    const QStringList links = captured(text, QStringLiteral("[^!]\\[[^\\]]*\\]\\(#([^)]*)\\)"));
    for (const QString &link : links)
        QVERIFY2(anchors.contains(link), qPrintable(link));
    // The contents name all sections, as they are called.
    const QStringList contents = captured(text, QStringLiteral("^- \\[([^\\]]*)\\]\\(#"));
    QCOMPARE(contents, captured(text, QStringLiteral("^## (.*)$")));
}

void TestManual::wordsOfTheInterfaceAreThoseOfTheProgram_data()
{
    addLanguages();
}

void TestManual::wordsOfTheInterfaceAreThoseOfTheProgram()
{
    QFETCH(const QString, language);
    setLanguage(language);
    QCoreApplication::processEvents();
    const auto name = [](const QString &text) { return plainText(text).remove(QStringLiteral("…")); };
    QStringList paths;
    const std::function<void(const QMenu &, const QString &)> add = [&](const QMenu &menu,
                                                                        const QString &path) {
        for (const QAction *action : menu.actions()) {
            const QString text = name(action->text());
            paths.append({text, path + text});
            if (action->menu())
                add(*action->menu(), path + text + QStringLiteral(" › "));
        }
    };
    for (const QAction *action : mWindow->menuBar()->actions()) {
        paths.append(name(action->text()));
        add(*action->menu(), name(action->text()) + QStringLiteral(" › "));
    }
    // What stands in italics is what the program shows.
    QString prose = proseOf(language);
    prose.remove(QStringLiteral("**")).remove(QRegularExpression(QStringLiteral("```[^`]*```|`[^`\n]*`")));
    const QStringList words = captured(prose, QStringLiteral("\\*([^*]+)\\*"));
    QVERIFY(words.size() > 20);
    for (const QString &word : words)
        QVERIFY2(paths.contains(word.simplified()), qPrintable(word));
}

void TestManual::everyPictureIsThere()
{
    const QStringList pictures =
        captured(sourceOf(QStringLiteral("en")), QStringLiteral("!\\[[^\\]]*\\]\\(([^)]*)\\)"));
    QCOMPARE(pictures.size(), 8);
    QSet<QByteArray> seen;
    ManualText text;
    for (const QString &picture : pictures) {
        const auto shown = text.loadResource(QTextDocument::ImageResource, QUrl(picture)).value<QPixmap>();
        QVERIFY2(!shown.isNull(), qPrintable(picture));
        const QString path = QStringLiteral(FURITSUKE_SOURCE_DIR "/docs/") + picture;
        // For who reads the manual elsewhere.
        if (qEnvironmentVariableIsSet("FURITSUKE_UPDATE_MANUAL")) {
            QVERIFY(QDir().mkpath(QFileInfo(path).path()));
            QVERIFY2(shown.save(path), qPrintable(path));
        }
        QFile file(path);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
        const QByteArray bytes = file.readAll();
        QVERIFY(!QImage::fromData(bytes).isNull());
        QVERIFY2(!seen.contains(bytes), qPrintable(picture));
        seen.insert(bytes);
    }
}

void TestManual::opensInTheProgramsLanguage_data()
{
    addLanguages();
}

void TestManual::opensInTheProgramsLanguage()
{
    QFETCH(const QString, language);
    setLanguage(language);
    QCoreApplication::processEvents();
    const ManualWindow *manual = open();
    QVERIFY(manual);
    QCOMPARE(textOf(*manual).document()->begin().text(),
             captured(sourceOf(language), QStringLiteral("^# (.*)$")).value(0));
    QVERIFY(!textOf(*manual).toPlainText().contains(QStringLiteral("<!--")));
    // A language that it is not written in has English.
    QCOMPARE(ManualText::fileOf(QStringLiteral("eo")), QStringLiteral(":/docs/manual.md"));
}

void TestManual::followsTheLanguage()
{
    const ManualWindow *manual = open();
    QVERIFY(manual);
    setLanguage(QStringLiteral("ja"));
    QCoreApplication::processEvents();
    QVERIFY(textOf(*manual).toPlainText().contains(QStringLiteral("ドープシートの見方")));
    const auto *contents = manual->findChild<QTreeWidget *>(QStringLiteral("manualContents"));
    QCOMPARE(contents->topLevelItem(1)->text(0), QStringLiteral("ウィンドウ"));
}

void TestManual::isOpenedOnce()
{
    const ManualWindow *manual = open();
    QVERIFY(manual);
    mWindow->actions().action(QStringLiteral("help.manual"))->trigger();
    QCOMPARE(mWindow->findChildren<ManualWindow *>().size(), 1);
}

void TestManual::contentsLeadToSections()
{
    const ManualWindow *manual = open();
    QVERIFY(manual);
    auto *contents = manual->findChild<QTreeWidget *>(QStringLiteral("manualContents"));
    const QList<QTreeWidgetItem *> found =
        contents->findItems(QStringLiteral("The track list"), Qt::MatchExactly);
    QCOMPARE(found.size(), 1);
    contents->scrollToItem(found.constFirst());
    QTest::mouseClick(contents->viewport(), Qt::LeftButton, {},
                      contents->visualItemRect(found.constFirst()).center());
    QCOMPARE(topLine(textOf(*manual)), QStringLiteral("The track list"));
    QCOMPARE(contents->currentItem(), found.constFirst());
}

void TestManual::contentsFollowTheText()
{
    const ManualWindow *manual = open();
    QVERIFY(manual);
    const auto *contents = manual->findChild<QTreeWidget *>(QStringLiteral("manualContents"));
    QCOMPARE(contents->currentItem()->text(0), QStringLiteral("Furitsuke: the manual"));
    textOf(*manual).verticalScrollBar()->setValue(textOf(*manual).verticalScrollBar()->maximum());
    QCOMPARE(contents->currentItem()->text(0), QStringLiteral("Shortcuts"));
}

void TestManual::linksLeadToSectionsAndBack()
{
    const ManualWindow *manual = open();
    QVERIFY(manual);
    ManualText &text = textOf(*manual);
    const auto *back = manual->findChild<QToolButton *>(QStringLiteral("manualBack"));
    QVERIFY(!back->isEnabled());
    const QTextCursor link = text.document()->find(QStringLiteral("All of them"));
    QVERIFY(!link.isNull());
    text.setTextCursor(link);
    const int before = text.verticalScrollBar()->value();
    QTest::mouseClick(text.viewport(), Qt::LeftButton, {}, text.cursorRect(link).center() - QPoint(6, 0));
    QCOMPARE(topLine(text), QStringLiteral("Shortcuts"));
    QVERIFY(back->isEnabled());
    QTest::keyClick(&text, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(text.verticalScrollBar()->value(), before);
    QTest::keyClick(&text, Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(topLine(text), QStringLiteral("Shortcuts"));
}

void TestManual::placesAreFoundAndCounted()
{
    ManualWindow *manual = open();
    QVERIFY(manual);
    const ManualText &text = textOf(*manual);
    QTest::keyClick(manual, Qt::Key_F, Qt::ControlModifier);
    QLineEdit &search = searchOf(*manual);
    QVERIFY(search.hasFocus());
    QTest::keyClicks(&search, QStringLiteral("lasso"));
    const auto *found = manual->findChild<QLabel *>(QStringLiteral("manualFound"));
    const qsizetype count = text.toPlainText().count(QStringLiteral("lasso"), Qt::CaseInsensitive);
    QVERIFY(count > 2);
    const auto place = [&](qsizetype number) { return QStringLiteral("%1 of %2").arg(number).arg(count); };
    QCOMPARE(found->text(), place(1));
    QCOMPARE(text.textCursor().selectedText().toLower(), QStringLiteral("lasso"));
    const int first = text.textCursor().position();
    QTest::keyClick(&search, Qt::Key_Return);
    QCOMPARE(found->text(), place(2));
    QVERIFY(text.textCursor().position() > first);
    QTest::keyClick(&search, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(text.textCursor().position(), first);
    // Before the first place is the last.
    QTest::keyClick(&search, Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(found->text(), place(count));
    QTest::keyClick(&search, Qt::Key_F3);
    QCOMPARE(found->text(), place(1));
    QTest::keyClicks(&search, QStringLiteral("xyz"));
    QCOMPARE(found->text(), QStringLiteral("Not found"));
}

void TestManual::escapeInTheFieldDoesNotClose()
{
    ManualWindow *manual = open();
    QVERIFY(manual);
    QLineEdit &search = searchOf(*manual);
    search.setFocus();
    QTest::keyClicks(&search, QStringLiteral("curve"));
    QTest::keyClick(&search, Qt::Key_Escape);
    QVERIFY(manual->isVisible());
    QCOMPARE(search.text(), QString());
    QVERIFY(textOf(*manual).hasFocus());
    const QPointer<ManualWindow> watched = manual;
    QTest::keyClick(&textOf(*manual), Qt::Key_Escape);
    QTRY_VERIFY(!watched);
}

void TestManual::sizeOfTextIsChanged()
{
    ManualWindow *manual = open();
    QVERIFY(manual);
    ManualText &text = textOf(*manual);
    const double before = text.document()->size().height();
    const auto turn = [&text](int delta) {
        const QPointF at = text.viewport()->rect().center();
        QWheelEvent event(at, text.viewport()->mapToGlobal(at), {}, {0, delta}, Qt::NoButton,
                          Qt::ControlModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(text.viewport(), &event);
    };
    turn(120);
    const double larger = text.document()->size().height();
    QVERIFY(larger > before);
    QTest::keyClick(&text, Qt::Key_Plus, Qt::ControlModifier);
    QVERIFY(text.document()->size().height() > larger);
    QTest::keyClick(&text, Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(text.document()->size().height(), before);
    QTest::keyClick(&text, Qt::Key_Minus, Qt::ControlModifier);
    QVERIFY(text.document()->size().height() < before);
}

void TestManual::linesStayShort()
{
    ManualWindow *manual = open();
    QVERIFY(manual);
    manual->resize(1800, 800);
    const ManualText &text = textOf(*manual);
    QTRY_VERIFY(text.viewport()->width() > 1300);
    const QTextBlock first = text.document()->begin().next();
    QVERIFY(first.layout()->boundingRect().width() < 1000);
    // And nothing has to be scrolled sideways in a small window.
    manual->resize(900, 700);
    QTRY_VERIFY(text.viewport()->width() < 700);
    QTRY_COMPARE(text.horizontalScrollBar()->maximum(), 0);
}

QTEST_MAIN(TestManual)
#include "tst_manual.moc"
