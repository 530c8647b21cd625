// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandpalette.h"
#include "app/language.h"
#include "app/palettebutton.h"
#include "tests/support/motions.h"
#include "tests/support/windowfixture.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

/// The command palette, by real keys and clicks.
class TestPalette : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { closeWindows(); }
    void findsAnActionByTypingInAnyLanguage_data();
    void findsAnActionByTypingInAnyLanguage();
    void everyActionIsFoundByItsNameInEveryLanguage_data();
    void everyActionIsFoundByItsNameInEveryLanguage();
    void everyActionIsFoundByItsIdAndShortcut();
    void askingInAnotherLanguageTellsNobody();
    void enterRunsTheFirstAndGivesTheFocusBack();
    void arrowsChooseAnother();
    void escapeClosesAndRunsNothing();
    void clickRunsAnItem();
    void clickElsewhereCloses();
    void theFieldInTheMenuBarOpensIt();
    void bothShortcutsOpenAndCloseIt();
    void disabledActionsSayWhyAndDoNotRun();
    void nothingFoundIsSaid();
    void recentOnesComeFirst();
    void digitsGoToAFrame_data();
    void digitsGoToAFrame();
    void trackNamesJumpToATrack();
    void keysTypedDoNotReachTheTimeline();
    void itFollowsTheWindowsSize();
    void openingAndTypingAreQuick();

private:
    void popUp()
    {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    }
    void type(const QString &text) { QTest::keyClicks(input(), text); }
    /// Text that no keyboard of the test has: as an input method commits it.
    void commit(const QString &text)
    {
        QInputMethodEvent event;
        event.setCommitString(text);
        QCoreApplication::sendEvent(input(), &event);
    }
    QLineEdit *input() const { return palette().findChild<QLineEdit *>(QStringLiteral("paletteInput")); }
    QListView *list() const { return palette().findChild<QListView *>(QStringLiteral("paletteList")); }
    CommandPalette &palette() const { return *mWindow->findChild<CommandPalette *>(); }
    QStringList ids() const
    {
        QStringList result;
        for (const PaletteItem &item : palette().items())
            result.append(item.id);
        return result;
    }
};

void TestPalette::init()
{
    FileBuilder file;
    file.count(3)
        .bone("\x8D\xB6\x98\x72", 0)
        .bone("\x8D\xB6\x98\x72", 12)
        .bone("\x89\x45\x98\x72", 0); // 左腕, 右腕
    file.count(0).count(0).count(0).count(0).count(0);
    openWindow(file.bytes());
}

void TestPalette::findsAnActionByTypingInAnyLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("id");
    const char *saveAs = "file.saveAs";
    const auto row = [](const char *language, const char *typed, const char *id) {
        QTest::addRow("%s: %s", language, typed)
            << QString::fromLatin1(language) << QString::fromUtf8(typed) << QString::fromLatin1(id);
    };
    for (const char *language : {"en", "ja", "zh_CN", "zh_TW"}) {
        row(language, "Save as", saveAs);
        row(language, "save as", saveAs);
        row(language, "sav as", saveAs);
        row(language, "ｓａｖｅ　ａｓ", saveAs);
        row(language, "名前を付けて保存", saveAs);
        row(language, "另存为", saveAs);
        row(language, "另存新檔", saveAs);
        row(language, "file.saveAs", saveAs);
        row(language, "ctrl+shift+s", saveAs);
        row(language, "demo camera", "file.demoCamera");
    }
}

void TestPalette::findsAnActionByTypingInAnyLanguage()
{
    QFETCH(const QString, language);
    QFETCH(const QString, typed);
    QFETCH(const QString, id);
    setLanguage(language);
    QCoreApplication::processEvents();
    popUp();
    QVERIFY(palette().isVisible());
    commit(typed);
    QVERIFY2(!palette().items().isEmpty(), "nothing is found");
    if (typed == QLatin1String("demo camera"))
        QVERIFY2(language != QLatin1String("en") || ids().constFirst() == id, qPrintable(ids().join(u' ')));
    else
        QCOMPARE(ids().constFirst(), id);
}

void TestPalette::everyActionIsFoundByItsNameInEveryLanguage_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : languageCodes())
        QTest::newRow(qPrintable(language)) << language;
}

void TestPalette::everyActionIsFoundByItsNameInEveryLanguage()
{
    QFETCH(const QString, language);
    // Names as the window shows them in that language, typed while the interface is another one's.
    setLanguage(language);
    QCoreApplication::processEvents();
    QHash<QString, QString> names;
    for (const ActionRegistry::Entry &entry : mWindow->actions().entries())
        names.insert(entry.id, plainText(entry.action->text()));
    QCOMPARE(names.value(QStringLiteral("file.save")) == QLatin1String("Save"),
             language == QLatin1String("en"));
    setLanguage(language == QLatin1String("ja") ? QStringLiteral("zh_CN") : QStringLiteral("ja"));
    QCoreApplication::processEvents();
    ActionSearch search(mWindow->actions(), mWindow->document());
    search.update();
    for (auto it = names.cbegin(); it != names.cend(); ++it) {
        const QList<PaletteItem> found = search.find(it.value(), {});
        qsizetype place = -1;
        for (qsizetype i = 0; i < found.size() && place < 0; ++i) {
            if (found[i].id == it.key())
                place = i;
        }
        // Several may have the same name, in different menus.
        QVERIFY2(place >= 0 && place < 8,
                 qPrintable(it.key() + QStringLiteral(" by “%1” is at %2").arg(it.value()).arg(place)));
    }
}

void TestPalette::everyActionIsFoundByItsIdAndShortcut()
{
    ActionSearch search(mWindow->actions(), mWindow->document());
    search.update();
    for (const ActionRegistry::Entry &entry : mWindow->actions().entries()) {
        QCOMPARE(search.find(entry.id, {}).constFirst().id, entry.id);
        for (const QKeySequence &keys : entry.action->shortcuts()) {
            const QList<PaletteItem> found = search.find(keys.toString(QKeySequence::PortableText), {});
            const bool there = std::any_of(found.begin(), found.end(),
                                           [&entry](const PaletteItem &item) { return item.id == entry.id; });
            QVERIFY2(there, qPrintable(entry.id + QLatin1Char(' ') + keys.toString()));
        }
    }
}

void TestPalette::askingInAnotherLanguageTellsNobody()
{
    class Listener : public QObject
    {
    public:
        int changes = 0;
        bool eventFilter(QObject *, QEvent *event) override
        {
            changes += event->type() == QEvent::LanguageChange;
            return false;
        }
    } listener;
    qApp->installEventFilter(&listener);
    const QString title = mWindow->actions().action(QStringLiteral("file.save"))->text();
    const auto save = [] { return QCoreApplication::translate("furitsuke::MainWindow", "&Save"); };
    QString japanese;
    inLanguage(QStringLiteral("ja"), [&] { japanese = save(); });
    QCOMPARE(save(), QStringLiteral("&Save"));
    QVERIFY2(japanese.contains(QStringLiteral("保存")), qPrintable(japanese));
    setLanguage(QStringLiteral("ja"));
    QCoreApplication::processEvents();
    QVERIFY(listener.changes > 0);
    QString english;
    listener.changes = 0;
    inLanguage(QStringLiteral("en"), [&] { english = save(); });
    QCOMPARE(english, QStringLiteral("&Save"));
    QCOMPARE(save(), japanese);
    popUp();
    commit(QStringLiteral("save"));
    QCoreApplication::processEvents();
    QCOMPARE(listener.changes, 0);
    QCOMPARE(mWindow->actions().action(QStringLiteral("file.save"))->text(), japanese);
    QVERIFY(title != japanese);
}

void TestPalette::enterRunsTheFirstAndGivesTheFocusBack()
{
    popUp();
    QVERIFY(input()->hasFocus());
    type(QStringLiteral("select all"));
    QCOMPARE(ids().constFirst(), QStringLiteral("select.all"));
    QTest::keyClick(input(), Qt::Key_Return);
    QVERIFY(!palette().isVisible());
    QCOMPARE(mWindow->document().selection().count(), 3);
    QVERIFY(mWindow->timeline().isAncestorOf(QApplication::focusWidget()) || mWindow->timeline().hasFocus());
}

void TestPalette::arrowsChooseAnother()
{
    popUp();
    type(QStringLiteral("select"));
    QVERIFY(palette().items().size() > 5);
    QCOMPARE(palette().currentRow(), 0);
    QTest::keyClick(input(), Qt::Key_Up);
    QCOMPARE(palette().currentRow(), 0);
    QTest::keyClick(input(), Qt::Key_Down);
    QTest::keyClick(input(), Qt::Key_Down);
    QCOMPARE(palette().currentRow(), 2);
    QTest::keyClick(input(), Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(palette().currentRow(), int(palette().items().size()) - 1);
    QTest::keyClick(input(), Qt::Key_PageUp);
    QVERIFY(palette().currentRow() < int(palette().items().size()) - 1);
    // What is typed further starts at the nearest again.
    type(QStringLiteral(" a"));
    QCOMPARE(palette().currentRow(), 0);
}

void TestPalette::escapeClosesAndRunsNothing()
{
    popUp();
    type(QStringLiteral("select all"));
    QTest::keyClick(input(), Qt::Key_Escape);
    QVERIFY(!palette().isVisible());
    QVERIFY(mWindow->document().selection().isEmpty());
    // Opened again, nothing is typed.
    popUp();
    QVERIFY(palette().isVisible());
    QVERIFY(input()->text().isEmpty());
}

void TestPalette::clickRunsAnItem()
{
    popUp();
    type(QStringLiteral("select all"));
    const QRect first = list()->visualRect(list()->model()->index(0, 0));
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, first.center());
    QVERIFY(!palette().isVisible());
    QCOMPARE(mWindow->document().selection().count(), 3);
}

void TestPalette::clickElsewhereCloses()
{
    popUp();
    QTest::mouseClick(&palette(), Qt::LeftButton, {}, QPoint(3, 3));
    QVERIFY(palette().isVisible());
    QWidget &sheet = mWindow->timeline().sheet();
    QTest::mouseClick(&sheet, Qt::LeftButton, {}, QPoint(5, sheet.height() - 5));
    QVERIFY(!palette().isVisible());
}

void TestPalette::theFieldInTheMenuBarOpensIt()
{
    auto *button = mWindow->findChild<PaletteButton *>();
    QVERIFY(button && button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(palette().isVisible());
    QVERIFY(input()->hasFocus());
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!palette().isVisible());
    // It says by which key it opens, also after that was changed.
    const int wide = button->sizeHint().width();
    mWindow->actions().setShortcuts(QStringLiteral("help.palette"), {});
    QVERIFY(button->sizeHint().width() < wide);
}

void TestPalette::bothShortcutsOpenAndCloseIt()
{
    popUp();
    QVERIFY(palette().isVisible());
    popUp();
    QVERIFY(!palette().isVisible());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F3);
    QVERIFY(palette().isVisible());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F3);
    QVERIFY(!palette().isVisible());
}

void TestPalette::disabledActionsSayWhyAndDoNotRun()
{
    QSignalSpy triggered(mWindow->actions().action(QStringLiteral("select.grow")), &QAction::triggered);
    popUp();
    type(QStringLiteral("grow selection"));
    const PaletteItem item = palette().items().constFirst();
    QCOMPARE(item.id, QStringLiteral("select.grow"));
    QVERIFY(!item.enabled);
    QCOMPARE(item.hint, QStringLiteral("Select keys first."));
    QTest::keyClick(input(), Qt::Key_Return);
    QVERIFY(palette().isVisible());
    QCOMPARE(triggered.count(), 0);
    // The line below says why, until something else is typed.
    const auto *help = palette().findChild<QLabel *>(QStringLiteral("paletteHelp"));
    QCOMPARE(help->text(), item.hint);
    type(QStringLiteral("x"));
    QVERIFY(help->text() != item.hint);
    QTest::keyClick(input(), Qt::Key_Escape);
    mWindow->document().setSelection(KeySelection::all(mWindow->document().motion()));
    popUp();
    type(QStringLiteral("grow selection"));
    QVERIFY(palette().items().constFirst().enabled);
    QTest::keyClick(input(), Qt::Key_Return);
    QCOMPARE(triggered.count(), 1);
}

void TestPalette::nothingFoundIsSaid()
{
    popUp();
    const auto *nothing = palette().findChild<QLabel *>(QStringLiteral("paletteNothing"));
    QVERIFY(!nothing->isVisible());
    type(QStringLiteral("zzzzqq"));
    QVERIFY(palette().items().isEmpty());
    QVERIFY(nothing->isVisible() && !nothing->text().isEmpty());
    QTest::keyClick(input(), Qt::Key_Return);
    QVERIFY(palette().isVisible());
    input()->clear();
    QVERIFY(!nothing->isVisible());
}

void TestPalette::recentOnesComeFirst()
{
    popUp();
    const QStringList all = ids();
    QVERIFY(all.size() == mWindow->actions().entries().size());
    type(QStringLiteral("select all"));
    QTest::keyClick(input(), Qt::Key_Return);
    popUp();
    type(QStringLiteral("last key"));
    const QString second = ids().constFirst();
    QTest::keyClick(input(), Qt::Key_Return);
    popUp();
    QCOMPARE(ids().mid(0, 2), (QStringList{second, QStringLiteral("select.all")}));
    QCOMPARE(ids().size(), all.size());
}

void TestPalette::digitsGoToAFrame_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<qint64>("frame");
    QTest::newRow("a frame") << QStringLiteral("123") << qint64(123);
    QTest::newRow("wide digits") << QStringLiteral("１２３") << qint64(123);
    QTest::newRow("the last frame there is") << QStringLiteral("4294967295") << qint64(4294967295);
    QTest::newRow("one too many") << QStringLiteral("4294967296") << qint64(-1);
    QTest::newRow("no frame") << QStringLiteral("-5") << qint64(-1);
}

void TestPalette::digitsGoToAFrame()
{
    QFETCH(const QString, typed);
    QFETCH(const qint64, frame);
    popUp();
    commit(typed);
    const bool offered =
        !palette().items().isEmpty() && palette().items().constFirst().kind == PaletteItem::Frame;
    QCOMPARE(offered, frame >= 0);
    if (!offered)
        return;
    QVERIFY(palette().items().constFirst().title.contains(QString::number(frame)));
    QTest::keyClick(input(), Qt::Key_Return);
    QCOMPARE(mWindow->document().playhead(), frame);
    QVERIFY(!palette().isVisible());
}

void TestPalette::trackNamesJumpToATrack()
{
    TimelineState &state = mWindow->timeline().state();
    state.setAllExpanded(false);
    popUp();
    commit(QStringLiteral("@"));
    QCOMPARE(palette().items().size(), mWindow->document().motion().tracks().size());
    commit(QStringLiteral("左腕"));
    QCOMPARE(palette().items().constFirst().title, QStringLiteral("左腕"));
    QTest::keyClick(input(), Qt::Key_Return);
    const TrackRef leftArm = {TrackKind::Bone, 0};
    QVERIFY(state.currentRow() >= 0);
    QCOMPARE(state.rows().visibleRows()[state.currentRow()].track, leftArm);
    QVERIFY(!state.rows().visibleRows()[state.currentRow()].isGroup);
    QCOMPARE(mWindow->document().chosenTracks(), QList<TrackRef>{leftArm});
    // By its reading too, as in the track list.
    for (const char *reading : {"@hidariude", "@ひだりうで", "@left arm"}) {
        popUp();
        commit(QString::fromUtf8(reading));
        QVERIFY2(!palette().items().isEmpty(), reading);
        QCOMPARE(palette().items().constFirst().title, QStringLiteral("左腕"));
        QTest::keyClick(input(), Qt::Key_Escape);
    }
}

void TestPalette::keysTypedDoNotReachTheTimeline()
{
    mWindow->document().setPlayhead(5);
    const Motion before = mWindow->document().motion();
    popUp();
    // Keys that select, play or move while the timeline has the focus.
    type(QStringLiteral("k [ ] g s m , . p"));
    QTest::keyClick(input(), Qt::Key_Left);
    QTest::keyClick(input(), Qt::Key_Home);
    QTest::keyClick(input(), Qt::Key_Delete);
    QTest::keyClick(input(), Qt::Key_Tab);
    QVERIFY(input()->hasFocus());
    QCOMPARE(mWindow->document().playhead(), 5);
    QVERIFY(mWindow->document().selection().isEmpty());
    QVERIFY(mWindow->document().motion().bones == before.bones);
}

void TestPalette::itFollowsTheWindowsSize()
{
    popUp();
    for (const QSize &size : {QSize(1400, 900), QSize(700, 420)}) {
        mWindow->resize(size);
        QTRY_COMPARE(mWindow->size(), size);
        QTRY_VERIFY(mWindow->rect().contains(palette().geometry()));
        QVERIFY(palette().width() >= 400);
    }
}

void TestPalette::openingAndTypingAreQuick()
{
    QElapsedTimer timer;
    timer.start();
    popUp();
    const qint64 opened = timer.restart();
    type(QStringLiteral("s"));
    type(QStringLiteral("e"));
    const qint64 typed = timer.elapsed();
    // Names of four languages are asked for at every opening; far from what a person notices.
    QVERIFY2(opened < 500, qPrintable(QString::number(opened)));
    QVERIFY2(typed < 500, qPrintable(QString::number(typed)));
}

QTEST_MAIN(TestPalette)
#include "tst_palette.moc"
