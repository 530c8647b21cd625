// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/markerverbs.h"
#include "editor-core/document/timeverbs.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"
#include "tests/support/mouse.h"
#include "tests/support/windowfixture.h"
#include "widgets/dialogs/markerdialog.h"
#include "widgets/dialogs/tempodialog.h"
#include "widgets/dopesheet/timelinepanel.h"
#include "widgets/playback/playbackbar.h"
#include "widgets/playback/timebox.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>
#include <QSignalSpy>
#include <QSettings>
#include <QTest>
#include <QToolButton>

using namespace furitsuke;
using namespace furitsuke::test;

/// Going about in time in the program's window: keys, markers, playing, and what is kept beside the file.
class TestNavigation : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { closeWindows(); }
    void keysAreSteppedToOnAnyTrack();
    void keysAreSteppedToOnChosenTracks();
    void steppingThroughTwoMillionKeysIsQuick();
    void startEndAndPages();
    void pageLengthIsASetting();
    void frameBoxGoesToAFrame();
    void frameBoxUnderstandsTimes_data();
    void frameBoxUnderstandsTimes();
    void frameShownIsFrameStored();
    void playsAndPausesByKeyboard();
    void rangeFromSelection();
    void keysOfThePlayRangeAreSelected();
    void rangeFromMarkers();
    void rangeEndsAtThePlayhead();
    void speedsByAction();
    void markersByKeyboard();
    void markerOfAMarkedFrameIsEdited();
    void markersAreSteppedTo();
    void tempoIsAskedForBars();
    void timeDisplayIsRemembered();
    void linesOfTheSheetGoWithTheTimeDisplay();
    void speedAndFollowingAreRemembered();
    void playRangeIsShownWhereItWasShifted();
    void sidecarIsWrittenAndRead();
    void howTracksAreShownIsKept();
    void noSidecarWhereThereIsNothingToSay();
    void damagedSidecarOpensTheMotionAndIsKept();
    void markersThatCannotBeSavedKeepTheMotionModified();
    void sidecarGoesAlongWithSaveAs();
    void anotherMotionHasNothingOfTheFirst();
    void unknownMembersSurviveSaving();

private:
    bool save()
    {
        QSignalSpy saved(mWindow, &MainWindow::saved);
        mWindow->save();
        [&] { QTRY_COMPARE(saved.count(), 1); }();
        return saved.value(0).value(0).toBool();
    }
    PlaybackClock &playback() { return mWindow->timeline().state().playback(); }
    TimeBox &box() { return *mWindow->findChild<TimeBox *>(); }
};

void TestNavigation::init()
{
    openWindow();
    // Bones at 0 10 20 30 and 0 10 40.
    openFile(writeFile(QStringLiteral("a.vmd"), gestureMotion()));
}

void TestNavigation::keysAreSteppedToOnAnyTrack()
{
    // Whichever row is current.
    mWindow->timeline().state().setCurrentRow(mWindow->timeline().state().rows().rowOf({TrackKind::Bone, 1}));
    QList<qint64> way;
    for (int i = 0; i < 5; ++i) {
        press(Qt::Key_Right, Qt::ControlModifier);
        way.append(document().playhead());
    }
    QCOMPARE(way, (QList<qint64>{10, 20, 30, 40, 40}));
    QVERIFY(message().contains(QStringLiteral("after")));
    way.clear();
    document().setPlayhead(35);
    for (int i = 0; i < 5; ++i) {
        press(Qt::Key_Left, Qt::ControlModifier);
        way.append(document().playhead());
    }
    QCOMPARE(way, (QList<qint64>{30, 20, 10, 0, 0}));
    QVERIFY(message().contains(QStringLiteral("before")));
}

void TestNavigation::keysAreSteppedToOnChosenTracks()
{
    document().setChosenTracks({});
    mWindow->timeline().state().setCurrentRow(-1);
    press(Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(document().playhead(), 0);
    QVERIFY(message().contains(QStringLiteral("chosen")));
    document().setChosenTracks({{TrackKind::Bone, 1}});
    QList<qint64> way;
    for (int i = 0; i < 3; ++i) {
        press(Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
        way.append(document().playhead());
    }
    press(Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier);
    way.append(document().playhead());
    QCOMPARE(way, (QList<qint64>{10, 40, 40, 10}));
}

void TestNavigation::steppingThroughTwoMillionKeysIsQuick()
{
    document().setContent(readMotion(longMotionFile(100, 2'000'000)));
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < 100; ++i)
        press(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(document().playhead(), 100);
    // A scan of all keys would take seconds.
    QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
}

void TestNavigation::startEndAndPages()
{
    document().setContent(readMotion(longMotionFile(1, 5000)));
    TimelineState &state = mWindow->timeline().state();
    TimeScale scale;
    scale.zoomAt(0, 4 / scale.pixelsPerFrame());
    state.setScale(scale);
    press(Qt::Key_End);
    QCOMPARE(document().playhead(), 4999);
    press(Qt::Key_Home);
    QCOMPARE(document().playhead(), 0);
    const auto page = qint64(state.geometry().width / 4);
    document().setPlayhead(20);
    press(Qt::Key_PageDown);
    QCOMPARE(document().playhead(), 20 + page);
    const double x = state.geometry().scale.xOf(double(document().playhead()));
    QVERIFY(x >= 0 && x < state.geometry().width);
    press(Qt::Key_PageDown);
    // The playhead stays where it is in the view.
    QVERIFY(qAbs(state.geometry().scale.xOf(double(document().playhead())) - x) < 1);
    for (int i = 0; i < 4; ++i)
        press(Qt::Key_PageUp);
    QCOMPARE(document().playhead(), 0);
}

void TestNavigation::pageLengthIsASetting()
{
    trigger("go.pageLength");
    auto *dialog = mWindow->findChild<QInputDialog *>(QStringLiteral("pageDialog"));
    QVERIFY(dialog);
    dialog->setIntValue(25);
    dialog->accept();
    press(Qt::Key_PageDown);
    press(Qt::Key_PageDown);
    press(Qt::Key_PageUp);
    QCOMPARE(document().playhead(), 25);
}

void TestNavigation::frameBoxGoesToAFrame()
{
    trigger("go.frame");
    QTRY_VERIFY(box().hasFocus());
    QTest::keyClicks(&box(), QStringLiteral("33"));
    QTest::keyClick(&box(), Qt::Key_Return);
    QCOMPARE(document().playhead(), 33);
    QTRY_VERIFY(mWindow->timeline().sheet().hasFocus());
    // Wherever the bar was put away.
    mWindow->findChild<PlaybackBar *>()->hide();
    trigger("go.frame");
    QTRY_VERIFY(box().hasFocus());
}

void TestNavigation::frameBoxUnderstandsTimes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("frame");
    QTest::newRow("on") << QStringLiteral("+30") << qint64(130);
    QTest::newRow("back") << QStringLiteral("-1:00") << qint64(0);
    QTest::newRow("time") << QStringLiteral("0:12.5") << qint64(375);
    QTest::newRow("no tempo") << QStringLiteral("3|2") << qint64(100);
    QTest::newRow("nonsense") << QStringLiteral("x") << qint64(100);
}

void TestNavigation::frameBoxUnderstandsTimes()
{
    QFETCH(QString, text);
    QFETCH(qint64, frame);
    document().setPlayhead(100);
    trigger("go.frame");
    QTRY_VERIFY(box().hasFocus());
    QTest::keyClicks(&box(), text);
    QTest::keyClick(&box(), Qt::Key_Return);
    QCOMPARE(document().playhead(), frame);
    if (frame == 100)
        QVERIFY(box().hasFocus());
}

void TestNavigation::frameShownIsFrameStored()
{
    FileBuilder file;
    file.count(2).bone("a", 0).bone("a", 1);
    const QString path = writeFile(QStringLiteral("zero.vmd"), file.bytes());
    openFile(path);
    press(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(document().playhead(), 1);
    QVERIFY(mWindow->findChild<QLabel *>(QStringLiteral("placeLabel"))
                ->text()
                .contains(QStringLiteral("Frame 1 ")));
    press(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(document().playhead(), 0);
    QVERIFY(mWindow->findChild<QLabel *>(QStringLiteral("placeLabel"))
                ->text()
                .contains(QStringLiteral("Frame 0 ")));
    press(Qt::Key_M);
    QCOMPARE(document().timeNotes().markers.value(0).frame, 0u);
    QVERIFY(save());
    QCOMPARE(fileContent(path), file.bytes());
    openFile(path);
    QCOMPARE(document().timeNotes().markers.value(0).frame, 0u);
}

void TestNavigation::playsAndPausesByKeyboard()
{
    press(Qt::Key_Space);
    QVERIFY(playback().isPlaying());
    press(Qt::Key_P);
    QVERIFY(!playback().isPlaying());
    press(Qt::Key_L);
    QVERIFY(playback().isLooping());
    QVERIFY(mWindow->actions().action(QStringLiteral("play.loop"))->isChecked());
    trigger("play.loop");
    QVERIFY(!playback().isLooping());
    document().setPlayhead(10);
    press(Qt::Key_Space);
    document().setPlayhead(20);
    trigger("play.stop");
    QCOMPARE(document().playhead(), 10);
    trigger("play.follow");
    QVERIFY(!mWindow->timeline().state().isFollowing());
    // A space in the frame box is typed.
    trigger("go.frame");
    QTRY_VERIFY(box().hasFocus());
    QTest::keyClick(&box(), Qt::Key_Space);
    QVERIFY(!playback().isPlaying());
}

void TestNavigation::rangeFromSelection()
{
    QVERIFY(!mWindow->actions().action(QStringLiteral("play.rangeFromSelection"))->isEnabled());
    KeySelection selection;
    selection.insert({TrackKind::Bone, 0}, 1);
    selection.insert({TrackKind::Bone, 1}, 2);
    document().setSelection(selection);
    press(Qt::Key_P, Qt::ShiftModifier);
    QCOMPARE(*playback().range(), (FrameRange{10, 40}));
    // One key is a range of one frame.
    selection.setRows({TrackKind::Bone, 1}, {});
    document().setSelection(selection);
    press(Qt::Key_P, Qt::ShiftModifier);
    QCOMPARE(*playback().range(), (FrameRange{10, 10}));
    trigger("play.clearRange");
    QVERIFY(!playback().range());
    QVERIFY(!mWindow->actions().action(QStringLiteral("play.clearRange"))->isEnabled());
}

void TestNavigation::keysOfThePlayRangeAreSelected()
{
    QVERIFY(!action("select.playRange")->isEnabled());
    playback().setRange(FrameRange{10, 30});
    QVERIFY(action("select.playRange")->isEnabled());
    trigger("select.playRange");
    // Both ends are.
    KeySelection inside;
    for (qsizetype row = 1; row <= 3; ++row)
        inside.insert({TrackKind::Bone, 0}, row);
    inside.insert({TrackKind::Bone, 1}, 1);
    QCOMPARE(document().selection(), inside);
    QVERIFY2(message().contains(QStringLiteral("4")), qPrintable(message()));
}

void TestNavigation::rangeFromMarkers()
{
    trigger("play.rangeFromMarkers");
    QVERIFY(!playback().range());
    for (const quint32 frame : {10u, 25u})
        QVERIFY(addMarker(document(), {frame, {}, 0xff000000}).isEmpty());
    document().setPlayhead(12);
    trigger("play.rangeFromMarkers");
    QCOMPARE(*playback().range(), (FrameRange{10, 24}));
    document().setPlayhead(10);
    trigger("play.rangeFromMarkers");
    QCOMPARE(*playback().range(), (FrameRange{10, 24}));
    document().setPlayhead(3);
    trigger("play.rangeFromMarkers");
    QCOMPARE(*playback().range(), (FrameRange{0, 9}));
    document().setPlayhead(30);
    trigger("play.rangeFromMarkers");
    QCOMPARE(*playback().range(), (FrameRange{25, 40}));
}

void TestNavigation::rangeEndsAtThePlayhead()
{
    document().setPlayhead(12);
    trigger("play.rangeFirst");
    QCOMPARE(*playback().range(), (FrameRange{12, 40}));
    document().setPlayhead(20);
    trigger("play.rangeLast");
    QCOMPARE(*playback().range(), (FrameRange{12, 20}));
}

void TestNavigation::speedsByAction()
{
    trigger("play.faster");
    QCOMPARE(playback().speed(), 1.5);
    trigger("play.slower");
    trigger("play.slower");
    QCOMPARE(playback().speed(), 0.75);
    QVERIFY(message().contains(QStringLiteral("0.75")));
}

void TestNavigation::markersByKeyboard()
{
    document().setPlayhead(12);
    press(Qt::Key_M);
    QCOMPARE(document().timeNotes().markers.value(0).frame, 12u);
    QVERIFY(message().contains(QStringLiteral("Marker 1")));
    trigger("edit.undo");
    QVERIFY(document().timeNotes().markers.isEmpty());
    trigger("edit.redo");
    trigger("marker.delete");
    QVERIFY(document().timeNotes().markers.isEmpty());
    trigger("marker.delete");
    QVERIFY(message().contains(QStringLiteral("12")));
    press(Qt::Key_M);
    document().setPlayhead(13);
    press(Qt::Key_M);
    trigger("marker.deleteAll");
    QVERIFY(document().timeNotes().markers.isEmpty());
}

void TestNavigation::markerOfAMarkedFrameIsEdited()
{
    trigger("marker.rename");
    QVERIFY(!mWindow->findChild<MarkerDialog *>());
    press(Qt::Key_M);
    press(Qt::Key_M);
    auto *dialog = mWindow->findChild<MarkerDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    dialog->findChild<QLineEdit *>(QStringLiteral("markerName"))->setText(QStringLiteral("intro"));
    dialog->accept();
    QCOMPARE(document().timeNotes().markers.value(0).name, QStringLiteral("intro"));
}

void TestNavigation::markersAreSteppedTo()
{
    for (const quint32 frame : {10u, 25u})
        QVERIFY(addMarker(document(), {frame, {}, 0xff000000}).isEmpty());
    QList<qint64> way;
    for (int i = 0; i < 3; ++i) {
        press(Qt::Key_Period);
        way.append(document().playhead());
    }
    QVERIFY(message().contains(QStringLiteral("No marker")));
    for (int i = 0; i < 2; ++i) {
        press(Qt::Key_Comma);
        way.append(document().playhead());
    }
    QCOMPARE(way, (QList<qint64>{10, 25, 25, 10, 10}));
}

void TestNavigation::tempoIsAskedForBars()
{
    auto *bar = mWindow->findChild<PlaybackBar *>();
    bar->setTimeDisplay(TimeDisplay::Bars);
    auto *dialog = mWindow->findChild<TempoDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    dialog->accept();
    QVERIFY(document().timeNotes().tempo);
    document().setPlayhead(15);
    QVERIFY(mWindow->findChild<QLabel *>(QStringLiteral("placeLabel"))
                ->text()
                .contains(QStringLiteral("1|2|000")));
}

void TestNavigation::timeDisplayIsRemembered()
{
    trigger("time.display");
    const TimeDisplay chosen = mWindow->findChild<PlaybackBar *>()->timeDisplay();
    QCOMPARE(chosen, TimeDisplay::Frames);
    auto *other = new MainWindow;
    QCOMPARE(other->findChild<PlaybackBar *>()->timeDisplay(), chosen);
    delete other;
}

void TestNavigation::linesOfTheSheetGoWithTheTimeDisplay()
{
    QVERIFY(setTempo(document(), Tempo()).isEmpty());
    mWindow->findChild<PlaybackBar *>()->setTimeDisplay(TimeDisplay::Bars);
    QCOMPARE(mWindow->timeline().state().timeDisplay(), TimeDisplay::Bars);
    MainWindow other;
    QCOMPARE(other.timeline().state().timeDisplay(), TimeDisplay::Bars);
}

void TestNavigation::speedAndFollowingAreRemembered()
{
    QCOMPARE(playback().speed(), 1.0);
    trigger("play.slower");
    trigger("play.slower");
    trigger("play.follow");
    const auto follow = [](MainWindow &window) {
        return window.actions().action(QStringLiteral("play.follow"))->isChecked();
    };
    {
        MainWindow other;
        QCOMPARE(other.timeline().state().playback().speed(), 0.5);
        QCOMPARE(other.findChild<QComboBox *>(QStringLiteral("playSpeed"))->currentText(),
                 QStringLiteral("0.5×"));
        QVERIFY(!follow(other));
        QVERIFY(!other.timeline().state().isFollowing());
    }
    // What is no speed is none.
    QSettings().setValue(QStringLiteral("play/speed"), QStringLiteral("quick"));
    trigger("play.follow");
    MainWindow other;
    QCOMPARE(other.timeline().state().playback().speed(), 1.0);
    QVERIFY(follow(other));
    QVERIFY(other.timeline().state().isFollowing());
}

void TestNavigation::playRangeIsShownWhereItWasShifted()
{
    playback().setRange(FrameRange{10, 20});
    insertFrames(document(), {}, {0, 5});
    QCOMPARE(*playback().range(), (FrameRange{15, 25}));
    QCOMPARE(*mWindow->timeline().state().rulerTool().shownRange(), (FrameRange{15, 25}));
    trigger("edit.undo");
    QCOMPARE(*playback().range(), (FrameRange{10, 20}));
}

void TestNavigation::sidecarIsWrittenAndRead()
{
    const QString path = mWindow->filePath();
    QVERIFY(addMarker(document(), {10, QStringLiteral("サビ"), 0xff123456}).isEmpty());
    QVERIFY(setTempo(document(), Tempo{128, 3, 2.5}).isEmpty());
    playback().setRange(FrameRange{5, 30});
    playback().setLooping(true);
    QVERIFY(document().isModified());
    QVERIFY(save());
    QVERIFY(!document().isModified());
    // The VMD stays what it was.
    QCOMPARE(fileContent(path), gestureMotion());
    const TimeNotes notes = document().timeNotes();
    openFile(path);
    QCOMPARE(document().timeNotes(), notes);
    QCOMPARE(*playback().range(), (FrameRange{5, 30}));
    QVERIFY(playback().isLooping());
    QVERIFY(!document().isModified());
    QCOMPARE(document().undoStack().count(), 0);
    QVERIFY(document().diagnostics().isEmpty());
}

void TestNavigation::howTracksAreShownIsKept()
{
    const QString path = mWindow->filePath();
    const TrackRef track{TrackKind::Bone, 1};
    const TrackLook look{true, false, false, 0xff4fae5a};
    document().setTrackLook(track, look);
    TimelineState &state = mWindow->timeline().state();
    const int group = state.rows().groupOf(track);
    state.setExpanded(group, false);
    const qsizetype rows = state.rows().visibleRows().size();
    QVERIFY(save());
    openFile(path);
    QCOMPARE(document().trackLook(track), look);
    QVERIFY(!state.rows().isExpanded(group));
    QCOMPARE(state.rows().visibleRows().size(), rows);
    // Of another motion nothing is closed or locked.
    openFile(writeFile(QStringLiteral("other.vmd"), gestureMotion()));
    QVERIFY(document().trackLooks().isEmpty());
    QVERIFY(state.rows().isExpanded(group));
}

void TestNavigation::noSidecarWhereThereIsNothingToSay()
{
    KeySelection selection;
    selection.insert({TrackKind::Bone, 0}, 1);
    document().setSelection(selection);
    document().deleteSelection();
    QVERIFY(save());
    QVERIFY(!QFile::exists(sidecarPath(mWindow->filePath())));
}

void TestNavigation::damagedSidecarOpensTheMotionAndIsKept()
{
    const QString path = mWindow->filePath();
    const QByteArray damaged = "{\"format\": \"furitsuke-sidecar\", \"version\": 1, \"markers\": [";
    writeFile(QFileInfo(sidecarPath(path)).fileName(), damaged);
    openFile(path);
    QCOMPARE(document().motion().keyCount(), 7);
    QCOMPARE(document().diagnostics().size(), 1);
    QCOMPARE(document().diagnostics()[0].code, QStringLiteral("sidecar-damaged"));
    QVERIFY(document().timeNotes().markers.isEmpty());
    press(Qt::Key_M);
    QVERIFY(save());
    QCOMPARE(fileContent(backupPath(sidecarPath(path))), damaged);
    QVERIFY(message().contains(QStringLiteral(".bak")));
    QCOMPARE(readSidecar(path).sidecar.notes.markers.size(), 1);
}

void TestNavigation::markersThatCannotBeSavedKeepTheMotionModified()
{
    // A folder stands where the file should be.
    const QString path = mWindow->filePath();
    QVERIFY(QDir().mkpath(sidecarPath(path)));
    press(Qt::Key_M);
    KeySelection selection;
    selection.insert({TrackKind::Bone, 0}, 1);
    document().setSelection(selection);
    document().deleteSelection();
    const QByteArray edited = writeMotion(document().motion());
    QVERIFY(!save());
    QVERIFY(document().isModified());
    QCOMPARE(fileContent(path), edited);
    auto *box = mWindow->findChild<QMessageBox *>();
    QVERIFY(box && box->isVisible());
    box->accept();
}

void TestNavigation::sidecarGoesAlongWithSaveAs()
{
    press(Qt::Key_M);
    const QString other = mDir->filePath(QStringLiteral("b.vmd"));
    Sidecar old;
    old.looping = true;
    writeFile(QStringLiteral("b.vmd"), sixSectionFile());
    QVERIFY(saveSidecar(old, other).ok);
    QSignalSpy saved(mWindow, &MainWindow::saved);
    mWindow->saveTo(other);
    QTRY_COMPARE(saved.count(), 1);
    QCOMPARE(readSidecar(other).sidecar.notes, document().timeNotes());
    // What belonged to the motion that was there is kept like that motion.
    QCOMPARE(fileContent(backupPath(other)), sixSectionFile());
    QCOMPARE(fileContent(backupPath(sidecarPath(other))), sidecarText(old));
    QVERIFY(!QFile::exists(sidecarPath(mDir->filePath(QStringLiteral("a.vmd")))));
}

void TestNavigation::anotherMotionHasNothingOfTheFirst()
{
    press(Qt::Key_M);
    QVERIFY(setTempo(document(), Tempo()).isEmpty());
    playback().setRange(FrameRange{5, 30});
    playback().setLooping(true);
    playback().play();
    QVERIFY(save());
    openFile(writeFile(QStringLiteral("c.vmd"), sixSectionFile()));
    QCOMPARE(document().timeNotes(), TimeNotes());
    QVERIFY(!playback().range());
    QVERIFY(!playback().isLooping());
    QVERIFY(!playback().isPlaying());
    press(Qt::Key_M);
    QVERIFY(save());
    QCOMPARE(readSidecar(mWindow->filePath()).sidecar.notes.markers.size(), 1);
    QVERIFY(!readSidecar(mWindow->filePath()).sidecar.playRange);
}

void TestNavigation::unknownMembersSurviveSaving()
{
    const QString path = mWindow->filePath();
    writeFile(QFileInfo(sidecarPath(path)).fileName(),
              R"({"format": "furitsuke-sidecar", "version": 1, "other": {"a": [1]},
                  "markers": [{"frame": 3, "name": "x", "by": "me"}]})");
    openFile(path);
    QVERIFY(moveMarker(document(), 3, 7).isEmpty());
    QVERIFY(save());
    QVERIFY(moveMarker(document(), 7, 9).isEmpty());
    QVERIFY(renameMarker(document(), 9, QStringLiteral("y")).isEmpty());
    QVERIFY(moveMarker(document(), 9, 7).isEmpty());
    QVERIFY(save());
    const QByteArray text = fileContent(sidecarPath(path));
    QVERIFY(text.contains("\"other\""));
    QVERIFY(text.contains("\"by\": \"me\""));
}

QTEST_MAIN(TestNavigation)
#include "tst_navigation.moc"
