// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"
#include "editor-core/text/nametext.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/motions.h"
#include "tests/support/mouse.h"
#include "tests/support/windowfixture.h"
#include "widgets/dialogs/renamedialog.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr TrackRef center{TrackKind::Bone, 0};
constexpr TrackRef foot{TrackKind::Bone, 1};
constexpr TrackRef mouth{TrackKind::Morph, 0};
constexpr TrackRef camera{TrackKind::Camera, 0};

} // namespace

/// The actions for tracks in the window: by shortcut, by menu, by the list's own menu.
class TestTrackActions : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { closeWindows(); }

    void controlFFindsATrack();
    void f2Renames();
    void f2InTheListRenamesToo();
    void unstorableNameIsRefusedAndSaved();
    void renamesAnIkBoneInItsRecordsToo();
    void renameIsForOneNamedTrack();
    void addsABoneAndAMorph_data();
    void addsABoneAndAMorph();
    void duplicatesAndDeletes();
    void lockHideAndSoloAreSwitches_data();
    void lockHideAndSoloAreSwitches();
    void colourMarksTheChosenTracks();
    void filtersAreActions_data();
    void filtersAreActions();
    void listAllShowsEverythingAgain();
    void listsMenuHasTheActions();
    void menuOfTheListFollowsTheLanguage();
    void upAndDownInTheSheetChoose();
    void nothingChosenDisables();

private:
    TimelineState &state() { return mWindow->timeline().state(); }
    TrackListView &list() { return mWindow->timeline().list(); }
    RenameDialog *dialog() { return mWindow->findChild<RenameDialog *>(); }
    void choose(const QList<TrackRef> &tracks)
    {
        document().setChosenTracks(tracks);
        state().setCurrentRow(state().rows().rowOf(tracks.first()));
    }
    /// Keys go to the dialog only where its window is active.
    void activateDialog()
    {
        QVERIFY(dialog());
        QVERIFY(activate(*dialog()));
    }
    /// Types a name into the dialog and agrees.
    void giveName(const QString &name)
    {
        activateDialog();
        dialog()->field().selectAll();
        dialog()->field().insert(name);
        QTest::keyClick(&dialog()->field(), Qt::Key_Return);
    }
    /// The list's menu, asked for over a row.
    QMenu *menuAt(qsizetype row)
    {
        const QPoint at(60, int(state().geometry().yOf(row)) + 4);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, list().mapToGlobal(at));
        QApplication::sendEvent(&list(), &event);
        return list().findChild<QMenu *>(u"trackMenu"_qs);
    }
    QString labels()
    {
        QStringList result;
        for (const TimelineRow &row : state().rows().visibleRows()) {
            if (!row.isGroup)
                result.append(row.label);
        }
        return result.join(u' ');
    }
};

void TestTrackActions::init()
{
    openWindow(sixSectionFile());
    QCOMPARE(labels(), u"センター 左足ＩＫ あ カメラ 照明 セルフ影 表示・IK"_qs);
}

void TestTrackActions::controlFFindsATrack()
{
    mWindow->timeline().sheet().setFocus();
    QTest::keyClick(mWindow, Qt::Key_F, Qt::ControlModifier);
    QLineEdit &field = mWindow->timeline().header().searchField();
    QVERIFY(field.hasFocus());
    QTest::keyClicks(&field, u"hidari ashi"_qs);
    QCOMPARE(labels(), u"左足ＩＫ"_qs);
    QTest::keyClick(&field, Qt::Key_Return);
    QVERIFY(list().hasFocus());
    QCOMPARE(document().chosenTracks(), QList<TrackRef>{foot});
    // No action of the timeline ran meanwhile.
    QCOMPARE(document().undoStack().count(), 0);
    QVERIFY(document().selection().isEmpty());
    QTest::keyClick(mWindow, Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(field.selectedText(), u"hidari ashi"_qs);
    QTest::keyClick(&field, Qt::Key_Escape);
    QVERIFY(mWindow->timeline().sheet().hasFocus());
    QVERIFY(labels().contains(u"センター"));
}

void TestTrackActions::f2Renames()
{
    choose({center});
    mWindow->timeline().sheet().setFocus();
    QTest::keyClick(&mWindow->timeline().sheet(), Qt::Key_F2);
    giveName(u"グルーブ"_qs);
    QCOMPARE(document().trackLabel(center), u"グルーブ"_qs);
    QCOMPARE(document().undoStack().count(), 1);
    QTRY_VERIFY(!dialog());
    document().undoStack().undo();
    QCOMPARE(writeMotion(document().motion()), sixSectionFile());
}

void TestTrackActions::f2InTheListRenamesToo()
{
    list().setFocus();
    QTest::mouseClick(&list(), Qt::LeftButton, {},
                      QPoint(60, int(state().geometry().yOf(state().rows().rowOf(foot))) + 5));
    QTest::keyClick(&list(), Qt::Key_F2);
    activateDialog();
    QCOMPARE(dialog()->name(), u"左足ＩＫ"_qs);
    QTest::keyClick(dialog(), Qt::Key_Escape);
    QTRY_VERIFY(!dialog());
    QCOMPARE(document().undoStack().count(), 0);
}

void TestTrackActions::unstorableNameIsRefusedAndSaved()
{
    choose({center});
    action("track.rename")->trigger();
    giveName(u"头"_qs);
    QVERIFY(dialog()->isVisible());
    QVERIFY(dialog()->remarks().contains(u"“头”"));
    QCOMPARE(document().undoStack().count(), 0);
    QCOMPARE(writeMotion(document().motion()), sixSectionFile());
    QTest::keyClick(dialog(), Qt::Key_Escape);
}

void TestTrackActions::renamesAnIkBoneInItsRecordsToo()
{
    const QByteArray before = encodeName(u"左足ＩＫ", NameEncoding::Cp932).bytes;
    choose({foot});
    action("track.rename")->trigger();
    giveName(u"足首"_qs);
    QCOMPARE(document().undoStack().count(), 1);
    QCOMPARE(writeMotion(document().motion()).count(before), 0);
    QVERIFY2(mWindow->findChild<QLabel *>(u"hintLabel"_qs)->text().contains(u"2 display/IK record"),
             qPrintable(mWindow->findChild<QLabel *>(u"hintLabel"_qs)->text()));
    document().undoStack().undo();
    QCOMPARE(writeMotion(document().motion()), sixSectionFile());
}

void TestTrackActions::renameIsForOneNamedTrack()
{
    choose({center});
    QVERIFY(action("track.rename")->isEnabled());
    choose({camera});
    QVERIFY(!action("track.rename")->isEnabled());
    // Of several, the current one.
    choose({foot, center});
    QVERIFY(action("track.rename")->isEnabled());
    action("track.rename")->trigger();
    QCOMPARE(dialog()->name(), u"左足ＩＫ"_qs);
    dialog()->reject();
    QTRY_VERIFY(!dialog());
    // A locked track says so.
    document().setTrackLook(foot, {.locked = true});
    choose({foot});
    action("track.rename")->trigger();
    QVERIFY(!dialog());
}

void TestTrackActions::addsABoneAndAMorph_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<TrackKind>("kind");
    QTest::newRow("bone") << u"track.addBone"_qs << TrackKind::Bone;
    QTest::newRow("morph") << u"track.addMorph"_qs << TrackKind::Morph;
}

void TestTrackActions::addsABoneAndAMorph()
{
    QFETCH(QString, id);
    QFETCH(TrackKind, kind);
    state().setAllExpanded(false);
    mWindow->actions().action(id)->trigger();
    giveName(u"新しい"_qs);
    QCOMPARE(document().chosenTracks().size(), 1);
    const TrackRef added = document().chosenTracks().first();
    QCOMPARE(added.kind, kind);
    QCOMPARE(document().trackLabel(added), u"新しい"_qs);
    // It can be seen, and is the current row.
    QVERIFY(state().currentRow() >= 0);
    QCOMPARE(state().rows().visibleRows()[state().currentRow()].track, added);
    QCOMPARE(document().undoStack().count(), 1);
}

void TestTrackActions::duplicatesAndDeletes()
{
    choose({center, mouth});
    action("track.duplicate")->trigger();
    QCOMPARE(labels(), u"センター センター2 左足ＩＫ あ あ2 カメラ 照明 セルフ影 表示・IK"_qs);
    QCOMPARE(document().chosenTracks().size(), 2);
    action("track.delete")->trigger();
    QCOMPARE(labels(), u"センター 左足ＩＫ あ カメラ 照明 セルフ影 表示・IK"_qs);
    QCOMPARE(writeMotion(document().motion()), sixSectionFile());
    QCOMPARE(document().undoStack().count(), 2);
    document().undoStack().undo();
    document().undoStack().undo();
    QCOMPARE(document().undoStack().index(), 0);
    QCOMPARE(labels(), u"センター 左足ＩＫ あ カメラ 照明 セルフ影 表示・IK"_qs);
}

void TestTrackActions::lockHideAndSoloAreSwitches_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("which");
    QTest::newRow("lock") << u"track.lock"_qs << 0;
    QTest::newRow("hide") << u"track.hide"_qs << 1;
    QTest::newRow("solo") << u"track.solo"_qs << 2;
}

void TestTrackActions::lockHideAndSoloAreSwitches()
{
    QFETCH(QString, id);
    QFETCH(int, which);
    QAction *action = mWindow->actions().action(id);
    const auto isSet = [&](TrackRef track) {
        const TrackLook look = document().trackLook(track);
        const bool values[] = {look.locked, look.hidden, look.solo};
        return values[which];
    };
    document().setChosenTracks({center, mouth});
    QVERIFY(!action->isChecked());
    action->trigger();
    QVERIFY(isSet(center) && isSet(mouth) && !isSet(foot));
    QVERIFY(action->isChecked());
    // Where it is set for some, it is set for all.
    document().setChosenTracks({center, foot});
    QVERIFY(!action->isChecked());
    action->trigger();
    QVERIFY(isSet(center) && isSet(foot));
    QVERIFY(action->isChecked());
    action->trigger();
    QVERIFY(!isSet(center) && !isSet(foot) && isSet(mouth));
    QVERIFY(!action->isChecked());
}

void TestTrackActions::colourMarksTheChosenTracks()
{
    document().setChosenTracks({center, camera});
    action("track.colour.blue")->trigger();
    QVERIFY(document().trackLook(center).colour != 0);
    QCOMPARE(document().trackLook(center).colour, document().trackLook(camera).colour);
    QCOMPARE(document().trackLook(foot).colour, 0u);
    document().setChosenTracks({center});
    action("track.colour.none")->trigger();
    QCOMPARE(document().trackLook(center).colour, 0u);
    QVERIFY(document().trackLook(camera).colour != 0);
}

void TestTrackActions::filtersAreActions_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("labels");
    QTest::newRow("with keys") << u"track.filter.withKeys"_qs
                               << u"センター 左足ＩＫ あ カメラ 照明 セルフ影 表示・IK"_qs;
    QTest::newRow("with selected keys") << u"track.filter.withSelectedKeys"_qs << u"センター"_qs;
    QTest::newRow("touched") << u"track.filter.touched"_qs << u"新"_qs;
    QTest::newRow("hidden too") << u"track.showHidden"_qs
                                << u"センター 左足ＩＫ 新 あ カメラ 照明 セルフ影 表示・IK"_qs;
}

void TestTrackActions::filtersAreActions()
{
    QFETCH(QString, id);
    QFETCH(QString, labels);
    document().renameTrack(foot, u"新"_qs);
    document().undoStack().undo();
    action("track.addBone")->trigger();
    giveName(u"新"_qs);
    QCOMPARE(document().chosenTracks().size(), 1);
    if (id == u"track.filter.touched")
        document().insert(document().chosenTracks().first().index, QList<BoneKey>{BoneKey()});
    KeySelection selection;
    selection.insert(center, 0);
    document().setSelection(selection);
    if (id == u"track.showHidden")
        document().setTrackLook(foot, {.hidden = true});
    const QString before = this->labels();
    QAction *filter = mWindow->actions().action(id);
    QVERIFY(!filter->isChecked());
    QVERIFY(mWindow->timeline().header().filterMenu().actions().contains(filter));
    filter->trigger();
    QVERIFY(filter->isChecked());
    QCOMPARE(this->labels(), labels);
    filter->trigger();
    QVERIFY(!filter->isChecked());
    QCOMPARE(this->labels(), before);
    // What a search by hand or another motion changes shows in the action.
    filter->trigger();
    document().setContent(readMotion(sixSectionFile()));
    QVERIFY(!filter->isChecked());
}

void TestTrackActions::listAllShowsEverythingAgain()
{
    QVERIFY(!action("track.listAll")->isEnabled());
    document().setTrackLook(center, {.locked = true, .hidden = true});
    document().setTrackLook(foot, {.solo = true, .colour = 0xff00ff00});
    mWindow->timeline().header().searchField().setText(u"zzzz"_qs);
    action("track.filter.touched")->trigger();
    QCOMPARE(labels(), QString());
    QVERIFY(action("track.listAll")->isEnabled());
    action("track.listAll")->trigger();
    QCOMPARE(labels(), u"センター 左足ＩＫ あ カメラ 照明 セルフ影 表示・IK"_qs);
    // Locks and colours are no reason not to be listed.
    QVERIFY(document().trackLook(center).locked);
    QVERIFY(document().trackLook(foot).colour != 0);
    QVERIFY(!action("track.listAll")->isEnabled());
}

void TestTrackActions::listsMenuHasTheActions()
{
    const qsizetype row = state().rows().rowOf(foot);
    QMenu *menu = menuAt(row);
    QVERIFY(menu && menu->isVisible());
    for (const char *id : {"track.rename", "track.duplicate", "track.delete", "track.addBone",
                           "track.addMorph", "track.lock", "track.hide", "track.solo", "track.showHidden",
                           "track.listAll", "select.track", "view.expandAll", "view.collapseAll"})
        QVERIFY2(menu->actions().contains(action(id)), id);
    QStringList inMenus;
    for (QMenu *sub : menu->findChildren<QMenu *>()) {
        for (const QAction *entry : sub->actions())
            inMenus.append(plainText(entry->text()));
    }
    QVERIFY(inMenus.contains(u"Purple"_qs));
    QVERIFY(inMenus.contains(encodingLabel(NameEncoding::Big5)));
    // A click on an entry works on the row that the menu was asked for over.
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action("track.lock")).center());
    QVERIFY(!document().isEditable(foot));
    QVERIFY(document().isEditable(center));
    QTRY_VERIFY(!list().findChild<QMenu *>(u"trackMenu"_qs));
}

void TestTrackActions::menuOfTheListFollowsTheLanguage()
{
    setLanguage(u"ja"_qs);
    QCoreApplication::processEvents();
    QMenu *menu = menuAt(1);
    QVERIFY(menu);
    QCOMPARE(menu->actions().first()->text(), action("track.rename")->text());
    menu->close();
}

void TestTrackActions::upAndDownInTheSheetChoose()
{
    mWindow->timeline().sheet().setFocus();
    state().setCurrentRow(state().rows().rowOf(center));
    QTest::keyClick(&mWindow->timeline().sheet(), Qt::Key_Down);
    QTest::keyClick(&mWindow->timeline().sheet(), Qt::Key_Down);
    QCOMPARE(document().chosenTracks(), QList<TrackRef>{foot});
    QVERIFY(action("track.rename")->isEnabled());
}

void TestTrackActions::nothingChosenDisables()
{
    document().setChosenTracks({});
    state().setCurrentRow(-1);
    for (const char *id : {"track.rename", "track.duplicate", "track.delete", "track.lock", "track.hide",
                           "track.solo", "track.colour.red"})
        QVERIFY2(!action(id)->isEnabled(), id);
    for (const char *id : {"track.addBone", "track.addMorph", "track.search", "track.filter.withKeys"})
        QVERIFY2(action(id)->isEnabled(), id);
    // The current row stands for its tracks where none is chosen.
    state().setCurrentRow(state().rows().rowOf(center));
    QVERIFY(action("track.delete")->isEnabled());
    choose({camera});
    QVERIFY(!action("track.duplicate")->isEnabled());
    QVERIFY(action("track.lock")->isEnabled());
}

QTEST_MAIN(TestTrackActions)
#include "tst_trackactions.moc"
