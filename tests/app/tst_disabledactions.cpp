// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actionsearch.h"
#include "tests/support/models.h"
#include "tests/support/motions.h"
#include "tests/support/mouse.h"
#include "tests/support/windowfixture.h"
#include "widgets/dopesheet/timelinepanel.h"
#include "widgets/history/historypanel.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr TrackRef center{TrackKind::Bone, 0};

} // namespace

/// An action that cannot be done says why: in the palette, in menus, and when its shortcut is pressed.
class TestDisabledActions : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { closeWindows(); }

    void everyDisabledActionHasAReason_data();
    void everyDisabledActionHasAReason();
    void reasonFollowsWhatIsSelected();
    void waitsWhileAFileIsSaved();
    void shortcutSaysTheReason_data();
    void shortcutSaysTheReason();
    void reasonOfAShortcutGoesWithItsCause();
    void keysThatAFieldUsesSayNothing();
    void shortcutsOfTheTimelineSayNothingElsewhere();
    void entryOfAMenuSaysTheReason();
    void entryOfAContextMenuSaysTheReason_data();
    void entryOfAContextMenuSaysTheReason();

private:
    QString reason(const char *id) const { return mWindow->actions().disabledReason(action(id)); }
    /// Moves the pointer onto an entry; a menu takes it as moved only where it was elsewhere before.
    void pointAt(QMenu &menu, const char *id)
    {
        hover(menu, menu.rect().bottomRight() - QPoint(4, 12));
        hover(menu, menu.actionGeometry(action(id)).center());
    }
};

void TestDisabledActions::init()
{
    QApplication::clipboard()->clear();
    openWindow(sixSectionFile());
}

void TestDisabledActions::everyDisabledActionHasAReason_data()
{
    using Arrange = std::function<void(TestDisabledActions &)>;
    QTest::addColumn<Arrange>("arrange");
    QTest::addColumn<QStringList>("disabled");
    QTest::addColumn<QStringList>("enabled");
    const auto row = [](const char *name, const Arrange &arrange, const QString &disabled,
                        const QString &enabled) {
        QTest::newRow(name) << arrange << disabled.split(u' ', Qt::SkipEmptyParts)
                            << enabled.split(u' ', Qt::SkipEmptyParts);
    };
    row(
        "empty document",
        [](auto &test) {
            test.closeWindows();
            test.openWindow();
        },
        u"edit.undo edit.redo edit.delete edit.paste track.lock select.playRange view.fitSelection"_qs,
        u"file.save select.all key.register time.insertFrames"_qs);
    row(
        "nothing selected", [](auto &) {},
        u"edit.cut edit.copy edit.delete select.none key.correct key.physicsOn track.rename file.closeModel "
        "play.clearRange track.listAll"_qs,
        u"file.save select.all select.linear"_qs);
    row(
        "bone keys", [](auto &test) { test.select(TrackKind::Bone); }, u"edit.undo edit.paste"_qs,
        u"edit.cut edit.delete key.correct key.physicsOn play.rangeFromSelection"_qs);
    row(
        "display keys", [](auto &test) { test.select(TrackKind::State); }, u"key.correct key.physicsOff"_qs,
        u"edit.cut key.reverse"_qs);
    row(
        "all keys",
        [](auto &test) { test.document().setSelection(KeySelection::all(test.document().motion())); }, {},
        u"edit.mirror key.correct key.normaliseRotation select.none view.fitSelection"_qs);
    row(
        "a bone is chosen", [](auto &test) { test.document().setChosenTracks({center}); }, u"edit.delete"_qs,
        u"track.rename track.duplicate track.delete track.lock track.colour.red"_qs);
    row(
        "the camera is chosen",
        [](auto &test) {
            test.document().setChosenTracks({{TrackKind::Camera, 0}});
        },
        u"track.rename track.duplicate"_qs, u"track.delete track.hide"_qs);
    row(
        "all tracks locked",
        [](auto &test) {
            test.document().setChosenTracks(test.document().motion().tracks());
            test.trigger("track.lock");
            test.press(Qt::Key_A, Qt::ControlModifier);
        },
        u"edit.delete edit.nudgeLeft key.holdBefore"_qs, u"track.lock"_qs);
    row(
        "a track is hidden",
        [](auto &test) {
            test.document().setChosenTracks({center});
            test.trigger("track.hide");
        },
        u"edit.undo"_qs, u"track.listAll"_qs);
    row(
        "damaged file",
        [](auto &test) {
            test.openFile(test.writeFile(u"cut.vmd"_qs, sixSectionFile().first(54 + 111 + 50)));
        },
        u"edit.delete edit.undo"_qs, u"file.save select.all"_qs);
    row(
        "a step to undo",
        [](auto &test) {
            test.select(TrackKind::Bone);
            test.press(Qt::Key_Delete);
        },
        u"edit.redo edit.delete"_qs, u"edit.undo"_qs);
    row(
        "a step to redo",
        [](auto &test) {
            test.select(TrackKind::Bone);
            test.press(Qt::Key_Delete);
            test.press(Qt::Key_Z, Qt::ControlModifier);
        },
        u"edit.undo"_qs, u"edit.redo edit.delete"_qs);
    row(
        "keys on the clipboard",
        [](auto &test) {
            test.select(TrackKind::Bone);
            test.press(Qt::Key_C, Qt::ControlModifier);
        },
        {}, u"edit.paste edit.pasteMirrored edit.pasteValues edit.pasteSpecial"_qs);
    row(
        "a play range", [](auto &test) { test.trigger("play.rangeFirst"); }, u"select.none"_qs,
        u"play.clearRange select.playRange"_qs);
    row(
        "a model",
        [](auto &test) {
            QSignalSpy opened(test.mWindow, &MainWindow::modelOpened);
            test.mWindow->openModel(test.writeFile(u"model.pmx"_qs, pmxModel()));
            QTRY_COMPARE(opened.count(), 1);
        },
        {}, u"file.closeModel"_qs);
}

void TestDisabledActions::everyDisabledActionHasAReason()
{
    QFETCH(const std::function<void(TestDisabledActions &)>, arrange);
    QFETCH(const QStringList, disabled);
    QFETCH(const QStringList, enabled);
    arrange(*this);
    const auto states = [this] {
        QStringList result;
        for (const ActionRegistry::Entry &entry : mWindow->actions().entries())
            result.append(entry.id + u": "_qs + mWindow->actions().disabledReason(entry.action));
        return result;
    };
    // They know it by themselves.
    const QStringList known = states();
    mWindow->actions().updateEnabled();
    QCOMPARE(states(), known);

    ActionSearch search(mWindow->actions(), document());
    search.update();
    QHash<QString, PaletteItem> offered;
    for (const PaletteItem &item : search.find({}, {}))
        offered.insert(item.id, item);
    for (const ActionRegistry::Entry &entry : mWindow->actions().entries()) {
        const QString why = mWindow->actions().disabledReason(entry.action);
        const QByteArray label = (entry.id + u": "_qs + why).toUtf8();
        QVERIFY2(entry.action->isEnabled() == why.isEmpty(), label);
        QVERIFY2(offered.contains(entry.id), label);
        const PaletteItem item = offered.value(entry.id);
        QVERIFY2(item.enabled == why.isEmpty(), label);
        QCOMPARE(item.hint, why.isEmpty() ? entry.hint() : why);
        if (why.isEmpty()) {
            QCOMPARE(entry.action->statusTip(), entry.hint());
            QVERIFY2(!entry.action->toolTip().contains(u'\n'), label);
        } else {
            QVERIFY2(why.endsWith(u'.'), label);
            QVERIFY2(entry.action->statusTip().endsWith(why), label);
            QVERIFY2(entry.action->toolTip().endsWith(u'\n' + why), label);
        }
    }
    for (const QString &id : disabled)
        QVERIFY2(mWindow->actions().contains(id) && !action(qPrintable(id))->isEnabled(), qPrintable(id));
    for (const QString &id : enabled)
        QVERIFY2(mWindow->actions().contains(id) && action(qPrintable(id))->isEnabled(), qPrintable(id));
}

void TestDisabledActions::reasonFollowsWhatIsSelected()
{
    // Two reasons of one action that is disabled all the time.
    const QString nothing = reason("key.correct");
    QCOMPARE(nothing, u"Select keys first."_qs);
    select(TrackKind::State);
    QVERIFY(!reason("key.correct").isEmpty());
    QVERIFY(reason("key.correct") != nothing);
    QVERIFY(action("key.correct")->toolTip().endsWith(reason("key.correct")));
}

void TestDisabledActions::waitsWhileAFileIsSaved()
{
    openFile(writeFile(u"a.vmd"_qs, sixSectionFile()));
    QSignalSpy saved(mWindow, &MainWindow::saved);
    mWindow->save();
    QVERIFY(!action("file.save")->isEnabled());
    QVERIFY(!reason("file.saveAs").isEmpty());
    press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(message(), reason("file.save"));
    QTRY_COMPARE(saved.count(), 1);
    QVERIFY(action("file.save")->isEnabled());
    QVERIFY(reason("file.saveAs").isEmpty());
}

void TestDisabledActions::shortcutSaysTheReason_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<QString>("id");
    const auto row = [](const char *id, int key, int modifiers = Qt::NoModifier) {
        QTest::addRow("%s %x", id, key | modifiers) << key << modifiers << QString::fromLatin1(id);
    };
    row("edit.delete", Qt::Key_Delete);
    row("edit.delete", Qt::Key_Backspace);
    row("edit.undo", Qt::Key_Z, Qt::ControlModifier);
    row("edit.redo", Qt::Key_Y, Qt::ControlModifier);
    row("edit.redo", Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    row("edit.paste", Qt::Key_V, Qt::ControlModifier);
    row("key.moveBy", Qt::Key_G);
    row("edit.nudgeLeft10", Qt::Key_Left, Qt::AltModifier | Qt::ShiftModifier);
    row("edit.nudgeLeft", Qt::Key_Left, Qt::AltModifier | Qt::KeypadModifier);
    row("track.rename", Qt::Key_F2);
    row("play.rangeFromSelection", Qt::Key_P, Qt::ShiftModifier);
}

void TestDisabledActions::shortcutSaysTheReason()
{
    QFETCH(const int, key);
    QFETCH(const int, modifiers);
    QFETCH(const QString, id);
    QSignalSpy triggered(action(qPrintable(id)), &QAction::triggered);
    const QString why = reason(qPrintable(id));
    QVERIFY(!why.isEmpty() && message() != why);
    press(Qt::Key(key), Qt::KeyboardModifiers(modifiers));
    QCOMPARE(message(), why);
    QCOMPARE(triggered.count(), 0);
}

void TestDisabledActions::reasonOfAShortcutGoesWithItsCause()
{
    const QString before = message();
    press(Qt::Key_Delete);
    QVERIFY(message() != before);
    select(TrackKind::Bone);
    QCOMPARE(message(), before);
    press(Qt::Key_Delete);
    QVERIFY(document().undoStack().canUndo());
    QVERIFY(!message().contains(u"first"_qs));
}

void TestDisabledActions::keysThatAFieldUsesSayNothing()
{
    const QString before = message();
    QLineEdit &field = mWindow->timeline().header().searchField();
    field.setFocus();
    QTest::keyClicks(&field, u"a"_qs);
    for (const Qt::Key key : {Qt::Key_Backspace, Qt::Key_Delete, Qt::Key_G})
        QTest::keyClick(&field, key);
    QTest::keyClick(&field, Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(&field, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(message(), before);
}

void TestDisabledActions::shortcutsOfTheTimelineSayNothingElsewhere()
{
    const QString before = message();
    auto *list = mWindow->findChild<HistoryPanel *>()->findChild<QListView *>();
    QVERIFY(list);
    list->setFocus();
    QVERIFY(list->hasFocus());
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(message(), before);
    // This one is of the whole window.
    QTest::keyClick(list, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(message(), reason("edit.undo"));
}

void TestDisabledActions::entryOfAMenuSaysTheReason()
{
    QMenuBar *bar = mWindow->menuBar();
    QMenu *menu = nullptr;
    for (QAction *each : bar->actions()) {
        if (each->menu()->actions().contains(action("edit.delete"))) {
            menu = each->menu();
            QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(each).center());
        }
    }
    QVERIFY(menu && menu->isVisible());
    QVERIFY(menu->toolTipsVisible());
    // By keys alone as well, from the entry below it, which is disabled too.
    pointAt(*menu, "edit.deleteKeepShape");
    QTest::keyClick(menu, Qt::Key_Up);
    QCOMPARE(mWindow->statusBar()->currentMessage(), action("edit.delete")->statusTip());
    QVERIFY(mWindow->statusBar()->currentMessage().endsWith(reason("edit.delete")));
    menu->close();
    QVERIFY(mWindow->statusBar()->currentMessage().isEmpty());
}

void TestDisabledActions::entryOfAContextMenuSaysTheReason_data()
{
    QTest::addColumn<bool>("ofTheList");
    QTest::addColumn<QString>("id");
    QTest::newRow("sheet") << false << u"edit.delete"_qs;
    QTest::newRow("track list") << true << u"track.rename"_qs;
}

void TestDisabledActions::entryOfAContextMenuSaysTheReason()
{
    QFETCH(const bool, ofTheList);
    QFETCH(const QString, id);
    QWidget &view = ofTheList ? static_cast<QWidget &>(mWindow->timeline().list())
                              : static_cast<QWidget &>(mWindow->timeline().sheet());
    const TimelineState &state = mWindow->timeline().state();
    // Cameras have no name to change.
    const QPoint at(60, int(state.geometry().yOf(state.rows().rowOf({TrackKind::Camera, 0}))) + 4);
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, view.mapToGlobal(at));
    QApplication::sendEvent(&view, &event);
    auto *menu = view.findChild<QMenu *>();
    QVERIFY(menu && menu->isVisible());
    const QAction *entry = action(qPrintable(id));
    QVERIFY(menu->toolTipsVisible());
    QVERIFY(!reason(qPrintable(id)).isEmpty());
    pointAt(*menu, qPrintable(id));
    QCOMPARE(mWindow->statusBar()->currentMessage(), entry->statusTip());
    QVERIFY(entry->statusTip().endsWith(reason(qPrintable(id))));
    menu->close();
    QVERIFY(mWindow->statusBar()->currentMessage().isEmpty());
}

Q_DECLARE_METATYPE(std::function<void(TestDisabledActions &)>)

QTEST_MAIN(TestDisabledActions)
#include "tst_disabledactions.moc"
