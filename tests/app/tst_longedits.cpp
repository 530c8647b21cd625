// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/markerverbs.h"
#include "editor-core/edits/keyedits.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/gestures.h"
#include "tests/support/motions.h"
#include "tests/support/mouse.h"
#include "tests/support/windowfixture.h"
#include "widgets/curves/curveview.h"
#include "widgets/dopesheet/timelinepanel.h"
#include "widgets/graph/graphpanel.h"

#include <QAction>
#include <QLabel>
#include <QProgressBar>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace furitsuke;
using namespace furitsuke::test;

/// Edits that take long: progress, cancel, and what can be done meanwhile, in the window.
class TestLongEdits : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void whatTakesAMomentIsDoneAtOnce();
    void whatIsDoneInTimeShowsNoProgress();
    void progressIsShownUntilItIsDone();
    void escCancels();
    void buttonCancels();
    void viewStaysAlive();
    void nothingCanBeEditedMeanwhile();
    void otherContentCancels();
    void windowCanBeClosed();
    void manyKeysAreDeletedBeside();
    void dragOfVeryManyKeysInTheGraphIsFinishedBeside();
    void dragOfVeryManyCurvesIsFinishedBeside();

private:
    DopeSheetView &sheet() { return mWindow->timeline().sheet(); }
    QList<quint32> frames() { return document().motion().bones[0].keys.frames(); }
    template <class Widget>
    Widget *child(const char *name)
    {
        return mWindow->findChild<Widget *>(QLatin1String(name));
    }
    /// A job that deletes the first bone's second key once it may go on.
    EditJob waitingJob();
    void start();
    /// Two bones with 70 000 keys each, all selected.
    void openVeryManyKeys();

    QSemaphore mGoOn;
    int mHeard = 0;
    EditResult mResult;
};

void TestLongEdits::init()
{
    mHeard = 0;
    mResult = {};
    // Keys at 0, 10, 20, 30.
    openWindow(gestureMotion());
    document().setChosenTracks({{TrackKind::Bone, 0}});
    sheet().setFocus();
}

void TestLongEdits::cleanup()
{
    mGoOn.release(10);
    closeWindows();
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    mGoOn.acquire(mGoOn.available());
}

EditJob TestLongEdits::waitingJob()
{
    const auto work = [this, motion = document().motion()](TaskProgress *progress) {
        if (progress)
            progress->setShare(0.25);
        mGoOn.acquire();
        KeySelection selection;
        selection.insert({TrackKind::Bone, 0}, 1);
        return EditStep{QStringLiteral("Slow"), deleteKeys(motion, selection), {}};
    };
    return {work, QStringLiteral("Doing it…"), std::chrono::seconds(1)};
}

void TestLongEdits::start()
{
    mWindow->edits().run(waitingJob(), [this](const EditResult &result) {
        ++mHeard;
        mResult = result;
    });
}

void TestLongEdits::openVeryManyKeys()
{
    document().setContent(readMotion(longMotionFile(2, 140'000)));
    document().setSelection(KeySelection::all(document().motion()));
    QCOMPARE(document().selection().count(), 140'000);
}

void TestLongEdits::whatTakesAMomentIsDoneAtOnce()
{
    QSignalSpy started(&mWindow->edits(), &EditRunner::started);
    document().setPlayhead(5);
    QTest::keyClick(&sheet(), Qt::Key_Return);
    QCOMPARE(frames(), (QList<quint32>{0, 5, 10, 20, 30}));
    QCOMPARE(started.count(), 0);
}

void TestLongEdits::whatIsDoneInTimeShowsNoProgress()
{
    QSignalSpy started(&mWindow->edits(), &EditRunner::started);
    QSignalSpy finished(&mWindow->edits(), &EditRunner::finished);
    mGoOn.release();
    EditJob job = waitingJob();
    bool beside = false;
    job.work = [&beside, thread = QThread::currentThread(), work = job.work](TaskProgress *progress) {
        beside = QThread::currentThread() != thread;
        return work(progress);
    };
    mWindow->edits().run(job, [this](const EditResult &) { ++mHeard; });
    // On a machine that is very busy it may be late; then it is done all the same.
    QTRY_COMPARE(mHeard, 1);
    QVERIFY(beside);
    QCOMPARE(started.count(), finished.count());
    QCOMPARE(frames(), (QList<quint32>{0, 20, 30}));
    QCOMPARE(document().undoStack().count(), 1);
}

void TestLongEdits::progressIsShownUntilItIsDone()
{
    auto *bar = child<QProgressBar>("taskProgress");
    QVERIFY(!bar->isVisible());
    start();
    QVERIFY(mWindow->edits().isRunning());
    QVERIFY(bar->isVisible());
    QVERIFY(child<QToolButton>("cancelTask")->isVisible());
    QCOMPARE(child<QLabel>("hintLabel")->text(), QStringLiteral("Doing it…"));
    QTRY_COMPARE(bar->value(), 250);
    QCOMPARE(frames().size(), 4);
    mGoOn.release();
    QTRY_COMPARE(mHeard, 1);
    QCOMPARE(mResult.changed, 1);
    QVERIFY(!bar->isVisible());
    QVERIFY(!document().isHeld());
    QCOMPARE(frames(), (QList<quint32>{0, 20, 30}));
    QCOMPARE(document().undoStack().undoText(), QStringLiteral("Slow"));
    QTest::keyClick(&sheet(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(frames(), (QList<quint32>{0, 10, 20, 30}));
    QVERIFY(!document().undoStack().canUndo());
}

void TestLongEdits::escCancels()
{
    document().setSelection(KeySelection::all(document().motion()));
    start();
    QTest::keyClick(&sheet(), Qt::Key_Escape);
    QCOMPARE(mHeard, 1);
    QVERIFY(mResult.cancelled);
    QVERIFY(!document().isHeld());
    QVERIFY(!child<QProgressBar>("taskProgress")->isVisible());
    // It was for the edit alone.
    QVERIFY(!document().selection().isEmpty());
    // What comes of the work all the same is of no interest any more, even while another edit runs.
    start();
    mGoOn.release(2);
    QTRY_COMPARE(mHeard, 2);
    QCOMPARE(frames(), (QList<quint32>{0, 20, 30}));
    QCOMPARE(document().undoStack().count(), 1);
    QVERIFY(!action("edit.cancel")->isEnabled());
    QTest::keyClick(&sheet(), Qt::Key_Escape);
    QVERIFY(document().selection().isEmpty());
}

void TestLongEdits::buttonCancels()
{
    start();
    QTest::mouseClick(child<QToolButton>("cancelTask"), Qt::LeftButton);
    QCOMPARE(mHeard, 1);
    QVERIFY(mResult.cancelled);
    mGoOn.release();
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QCOMPARE(mHeard, 1);
    QCOMPARE(frames().size(), 4);
    QCOMPARE(document().undoStack().count(), 0);
    QVERIFY(action("edit.paste") != nullptr);
    QVERIFY(action("key.register")->isEnabled());
}

void TestLongEdits::viewStaysAlive()
{
    start();
    const double scale = mWindow->timeline().state().geometry().scale.pixelsPerFrame();
    turnWheel(sheet(), QPointF(100, 20), 3);
    QVERIFY(mWindow->timeline().state().geometry().scale.pixelsPerFrame() > scale);
    const qint64 playhead = document().playhead();
    QTest::keyClick(&sheet(), Qt::Key_Right);
    QCOMPARE(document().playhead(), playhead + 1);
    QCOMPARE(child<QLabel>("hintLabel")->text(), QStringLiteral("Doing it…"));
    QTest::keyClick(&sheet(), Qt::Key_A, Qt::ControlModifier);
    QVERIFY(!document().selection().isEmpty());
    QVERIFY(mWindow->edits().isRunning());
}

void TestLongEdits::nothingCanBeEditedMeanwhile()
{
    const Motion before = document().motion();
    document().setPlayhead(5);
    document().setSelection(KeySelection::all(before));
    start();
    for (const char *id : {"edit.undo", "edit.delete", "edit.deleteKeepShape", "key.register", "track.rename",
                           "marker.add", "time.insertFrames", "file.save"})
        QVERIFY2(!action(id)->isEnabled(), id);
    QVERIFY(!mWindow->actions().disabledReason(action("edit.delete")).isEmpty());
    QVERIFY(action("go.nextKey")->isEnabled());
    QTest::keyClick(&sheet(), Qt::Key_Delete);
    QTest::keyClick(&sheet(), Qt::Key_Return);
    const SheetGeometry geometry = mWindow->timeline().state().geometry();
    play(sheet(), drag(keyPoint(geometry, 2, 10), keyPoint(geometry, 2, 15)));
    QVERIFY(document().motion() == before);
    QVERIFY(!addMarker(document(), {}).isEmpty());
    QVERIFY(document().timeNotes().markers.isEmpty());
    QVERIFY(mWindow->edits().isRunning());
    mGoOn.release();
    QTRY_COMPARE(mHeard, 1);
    QVERIFY(action("edit.undo")->isEnabled());
    QVERIFY(action("file.save")->isEnabled());
    QCOMPARE(document().undoStack().count(), 1);
}

void TestLongEdits::otherContentCancels()
{
    start();
    document().setContent(readMotion(longMotionFile(1, 3)));
    QCOMPARE(mHeard, 1);
    QVERIFY(mResult.cancelled);
    mGoOn.release();
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QCOMPARE(frames().size(), 3);
    QCOMPARE(document().undoStack().count(), 0);
}

void TestLongEdits::windowCanBeClosed()
{
    start();
    QVERIFY(mWindow->edits().isRunning());
    mWindow->close();
    QTRY_VERIFY(mWindow.isNull());
    mGoOn.release();
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
}

void TestLongEdits::manyKeysAreDeletedBeside()
{
    ReadResult content = readMotion(longMotionFile(50, 50'000));
    QRandomGenerator random(3);
    KeySelection selection;
    for (qint32 i = 0; i < content.motion.bones.size(); ++i) {
        KeyColumns<BoneKey> &keys = content.motion.bones[i].keys;
        for (Vec3f &position : keys.column<&BoneKey::position>())
            position.x = float(random.generateDouble());
        for (qsizetype row = 1; row < keys.size(); row += 2)
            selection.insert({TrackKind::Bone, i}, row);
    }
    document().setContent(std::move(content));
    document().setSelection(selection);
    const Motion before = document().motion();
    QTest::keyClick(&sheet(), Qt::Key_Delete, Qt::ControlModifier);
    QVERIFY(mWindow->edits().isRunning());
    QTRY_VERIFY(child<QProgressBar>("taskProgress")->value() > 0);
    QTest::keyClick(&sheet(), Qt::Key_Escape);
    QVERIFY(!mWindow->edits().isRunning());
    QVERIFY(document().motion() == before);
    QCOMPARE(child<QLabel>("hintLabel")->text(), QStringLiteral("Cancelled; nothing was changed."));
    QCOMPARE(document().selection(), selection);
}

void TestLongEdits::dragOfVeryManyKeysInTheGraphIsFinishedBeside()
{
    openVeryManyKeys();
    trigger("graph.panel");
    if (!mWindow->graph().isSeen())
        trigger("graph.panel");
    QTRY_VERIFY(mWindow->graph().isSeen());
    ValueGraph &graph = mWindow->graph().graph();
    QTRY_VERIFY(!graph.lines().isEmpty());
    qsizetype line = 0;
    while (graph.lines().at(line).line.value != KeyValue::PositionX)
        ++line;
    GraphLook look = graph.look();
    look.handles = false;
    graph.setLook(look);
    graph.grab();
    const GraphGeometry &geometry = graph.geometry();
    const GraphReader reader(document().motion(), graph.lines().at(line).line, graph.angles());
    const auto frame = quint32(geometry.scale.nearestFrame(geometry.width / 2));
    const QPointF key = QPointF(graph.plotRect().topLeft()) + geometry.point(frame, reader.at(frame));
    const Motion before = document().motion();

    QTest::mousePress(&graph, Qt::LeftButton, {}, key.toPoint());
    QTest::mouseMove(&graph, key.toPoint() + QPoint(0, -20));
    QVERIFY(!(document().motion() == before));
    QVERIFY2(message().contains(QStringLiteral("when the button is released")), qPrintable(message()));
    QTest::keyClick(&graph, Qt::Key_Escape);
    QVERIFY(document().motion() == before);
    QTest::mouseRelease(&graph, Qt::LeftButton, {}, key.toPoint());

    QSignalSpy wanted(&graph, &ValueGraph::editWanted);
    QTest::mousePress(&graph, Qt::LeftButton, {}, key.toPoint());
    QTest::mouseMove(&graph, key.toPoint() + QPoint(0, -20));
    QTest::mouseRelease(&graph, Qt::LeftButton, {}, key.toPoint() + QPoint(0, -20));
    QCOMPARE(wanted.count(), 1);
    QTRY_VERIFY(!mWindow->edits().isRunning());
    QCOMPARE(document().undoStack().count(), 1);
    // Far outside the graph, too.
    QVERIFY(!(document().motion().bones[1].keys.key(60'000) == before.bones[1].keys.key(60'000)));
    document().undoStack().undo();
    QVERIFY(document().motion() == before);
}

void TestLongEdits::dragOfVeryManyCurvesIsFinishedBeside()
{
    openVeryManyKeys();
    auto &view = *mWindow->findChild<CurveView *>();
    for (QWidget *dock = &view; dock; dock = dock->parentWidget()) {
        if (dock->inherits("QDockWidget")) {
            dock->show();
            dock->raise();
        }
    }
    QTRY_VERIFY(view.isVisible());
    view.grab();
    const Motion before = document().motion();
    const QPoint handle =
        view.geometry().point(controlPoint(view.summary().bone[0].average, CurveEnd::Start)).toPoint();
    QTest::mousePress(&view, Qt::LeftButton, {}, handle);
    QTest::mouseMove(&view, handle + QPoint(20, -10));
    QVERIFY(!(document().motion() == before));
    QCOMPARE(view.summary().keys(), document().selection().count());
    QTest::mouseRelease(&view, Qt::LeftButton, {}, handle + QPoint(20, -10));
    QTRY_VERIFY(!mWindow->edits().isRunning());
    QCOMPARE(document().undoStack().count(), 1);
    for (const qsizetype row : {qsizetype(0), qsizetype(60'000)}) {
        const auto curve = [&](const Motion &motion) {
            return motion.bones[1].keys.key(row).curves.curve(BoneChannel::X);
        };
        QVERIFY(!(curve(document().motion()) == curve(before)));
    }
    document().undoStack().undo();
    QVERIFY(document().motion() == before);
}

QTEST_MAIN(TestLongEdits)
#include "tst_longedits.moc"
