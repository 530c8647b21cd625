// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/selectionops.h"
#include "editor-core/timeline/curvetool.h"
#include "editor-core/timeline/graphtool.h"
#include "tests/support/curvegrid.h"
#include "tests/support/graphs.h"
#include "tests/support/smallmotions.h"

#include <QTest>

#include <memory>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr CurvePoints usual = {20, 20, 107, 107};

/// Two bones with so many keys each, at 30, 33, 36, ...; together more than can follow a drag.
constexpr qsizetype keysEach = 60'000;

KeyColumns<BoneKey> manyKeys()
{
    KeyColumns<BoneKey> keys;
    keys.reserve(keysEach);
    for (qsizetype row = 0; row < keysEach; ++row)
        keys.append(BoneRecord{quint32(30 + 3 * row), {float(row % 5), 0, 0}}.key(quint32(row)));
    return keys;
}

Motion longMotion()
{
    Motion motion = motionOf(manyKeys());
    addBone(motion, manyKeys());
    return motion;
}

} // namespace

/// Drags of more keys than can follow them: those that are seen do, the rest is done in the end.
class TestLongDrags : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keysInViewFollowAndTheRestComesInTheEnd_data();
    void keysInViewFollowAndTheRestComesInTheEnd();
    void escapePutsAllBack();
    void backWhereItBeganThereIsNothingToDo();
    void keysThatComeIntoViewFollow();
    void otherChangesEndTheDrag();
    void fewKeysNeedNoWork();
    void cancelledWorkChangesNothing();
    void curvesAroundThePlayheadFollow();
    void curvesComeBackOnEscape();
    void liveCurvesAreSharedOutAmongTracks();
    void strokesAreWorkOfTheirOwn_data();
    void strokesAreWorkOfTheirOwn();

private:
    QPointF at(double frame, double value) const { return mGeometry.point(frame, value); }
    /// Takes hold of the key at frame 30, which is at 0, and moves it by so many frames and so much.
    void drag(double frames, double amount)
    {
        mTool->press(mGeometry, at(30, 0), {});
        mTool->move(mGeometry, at(30 + frames, amount), {});
    }
    double x(TrackRef track, qsizetype row) const
    {
        return double(mDocument->motion().bones[track.index].keys.key(row).position.x);
    }
    int steps() const { return mDocument->undoStack().count(); }

    Motion mBefore;
    std::unique_ptr<MotionDocument> mDocument;
    std::unique_ptr<GraphTool> mTool;
    UnwrappedAngles mAngles;
    GraphGeometry mGeometry;
};

void TestLongDrags::init()
{
    mBefore = longMotion();
    mDocument = std::make_unique<MotionDocument>();
    ReadResult content;
    content.motion = mBefore;
    mDocument->setContent(content);
    mDocument->setSelection(KeySelection::all(mBefore));
    mAngles.clear();
    mTool = std::make_unique<GraphTool>(*mDocument, mAngles);
    mTool->setDragSettings({.snapping = false, .rangeEnds = {}});
    mGeometry = graphOf({{bone0, KeyValue::PositionX}});
    // Keys are so near to each other that their handles would be in the way.
    mGeometry.handles = false;
}

void TestLongDrags::keysInViewFollowAndTheRestComesInTheEnd_data()
{
    QTest::addColumn<int>("frames");
    QTest::addColumn<double>("amount");
    QTest::newRow("value") << 0 << 2.0;
    QTest::newRow("time") << 6 << 0.0;
    QTest::newRow("earlier in time") << -6 << 0.0;
    QTest::newRow("both") << 4 << -3.0;
}

void TestLongDrags::keysInViewFollowAndTheRestComesInTheEnd()
{
    QFETCH(const int, frames);
    QFETCH(const double, amount);
    const Motion expected = applied(
        mBefore, moveInGraph(mBefore, KeySelection::all(mBefore), frames, KeyValue::PositionX, amount));
    drag(frames, amount);
    // The line that is shown is as it will be; what is not, is as it was.
    QVERIFY(mTool->waitingKeys() >= keysEach);
    const GraphLine line = {bone0, KeyValue::PositionX};
    const GraphReader now(mDocument->motion(), line, mAngles);
    UnwrappedAngles others;
    const GraphReader then(expected, line, others);
    for (int frame = 0; frame < 80; ++frame)
        QCOMPARE(now.at(frame), then.at(frame));
    QVERIFY(mDocument->motion().bones[1].keys == mBefore.bones[1].keys);

    mTool->release(mGeometry, at(30 + frames, amount), {});
    QVERIFY(mDocument->motion() == mBefore);
    QCOMPARE(steps(), 0);
    const std::optional<EditJob> job = mTool->takeJob();
    QVERIFY(job);
    QVERIFY(!mTool->takeJob());
    QVERIFY(job->effort > std::chrono::milliseconds(20));
    runNow(*mDocument, *job);
    QVERIFY(mDocument->motion() == expected);
    QCOMPARE(steps(), 1);
    QCOMPARE(mDocument->selection().count(), 2 * keysEach);
    mDocument->undoStack().undo();
    QVERIFY(mDocument->motion() == mBefore);
}

void TestLongDrags::escapePutsAllBack()
{
    drag(6, 2);
    QVERIFY(!(mDocument->motion() == mBefore));
    mTool->cancel();
    QVERIFY(mDocument->motion() == mBefore);
    QCOMPARE(steps(), 0);
    QVERIFY(!mTool->takeJob());
    QCOMPARE(mDocument->selection().count(), 2 * keysEach);
}

void TestLongDrags::backWhereItBeganThereIsNothingToDo()
{
    drag(6, 2);
    mTool->release(mGeometry, at(30, 0), {});
    QVERIFY(!mTool->takeJob());
    QVERIFY(mDocument->motion() == mBefore);
    QCOMPARE(steps(), 0);
}

void TestLongDrags::keysThatComeIntoViewFollow()
{
    drag(0, 2);
    constexpr qsizetype far = 1000;
    const double before = double(mBefore.bones[0].keys.key(far).position.x);
    QCOMPARE(x(bone0, far), before);
    mGeometry.scale.zoomAt(at(30, 0).x(), 0.01);
    mTool->move(mGeometry, at(30, 2), {});
    QCOMPARE(x(bone0, far), before + 2);
    mTool->cancel();
    QVERIFY(mDocument->motion() == mBefore);
}

void TestLongDrags::otherChangesEndTheDrag()
{
    drag(0, 2);
    mDocument->undoStack().undo();
    QVERIFY(mDocument->motion() == mBefore);
    mTool->move(mGeometry, at(30, 5), {});
    mTool->release(mGeometry, at(30, 5), {});
    QVERIFY(!mTool->takeJob());
    QVERIFY(mDocument->motion() == mBefore);
}

void TestLongDrags::fewKeysNeedNoWork()
{
    mDocument->setSelection(selected(mBefore, bone0, {30, 60}));
    drag(0, 2);
    QCOMPARE(mTool->waitingKeys(), 0);
    mTool->release(mGeometry, at(30, 2), {});
    QVERIFY(!mTool->takeJob());
    QCOMPARE(steps(), 1);
}

void TestLongDrags::cancelledWorkChangesNothing()
{
    drag(0, 2);
    mTool->release(mGeometry, at(30, 2), {});
    TaskProgress progress;
    progress.cancel();
    const EditStep step = mTool->takeJob()->work(&progress);
    QVERIFY(step.result.cancelled);
    makeStep(*mDocument, step);
    QVERIFY(mDocument->motion() == mBefore);
}

void TestLongDrags::curvesAroundThePlayheadFollow()
{
    mDocument->setPlayhead(90'030);
    CurveTool tool(*mDocument);
    const CurveGeometry geometry = {QRectF(0, 0, 508, 508)};
    const CurveSummary summary = summariseCurves(mDocument->motion(), mDocument->selection());
    QVERIFY(tool.press(geometry, summary, geometry.point(GridPoint{20, 20})));
    tool.move(geometry.point(GridPoint{60, 5}), {});
    const auto curve = [this](qsizetype row) {
        return mDocument->motion().bones[1].keys.key(row).curves.curve(BoneChannel::Y);
    };
    QVERIFY(tool.liveKeys());
    QVERIFY(tool.liveKeys()->count() <= mostLiveCurves);
    QCOMPARE(curve(30'000), (CurvePoints{60, 5, 107, 107}));
    QCOMPARE(curve(0), usual);

    tool.release(geometry.point(GridPoint{60, 5}), {});
    QVERIFY(mDocument->motion() == mBefore);
    QVERIFY(!tool.liveKeys());
    const std::optional<EditJob> job = tool.takeJob();
    QVERIFY(job);
    QCOMPARE(runNow(*mDocument, *job).changed, 2 * keysEach);
    for (const qsizetype row : {qsizetype(0), qsizetype(30'000), keysEach - 1})
        QCOMPARE(curve(row), (CurvePoints{60, 5, 107, 107}));
    QCOMPARE(steps(), 1);
    mDocument->undoStack().undo();
    QVERIFY(mDocument->motion() == mBefore);
}

void TestLongDrags::curvesComeBackOnEscape()
{
    CurveTool tool(*mDocument);
    const CurveGeometry geometry = {QRectF(0, 0, 508, 508)};
    const CurveSummary summary = summariseCurves(mDocument->motion(), mDocument->selection());
    QVERIFY(tool.press(geometry, summary, geometry.point(GridPoint{20, 20})));
    tool.move(geometry.point(GridPoint{60, 5}), {});
    QVERIFY(!(mDocument->motion() == mBefore));
    tool.cancel();
    QVERIFY(mDocument->motion() == mBefore);
    QVERIFY(!tool.takeJob());
    QCOMPARE(steps(), 0);
}

void TestLongDrags::liveCurvesAreSharedOutAmongTracks()
{
    mDocument->setPlayhead(90'030);
    const KeySelection live = liveCurveKeys(*mDocument);
    for (const TrackRef track : {bone0, bone1}) {
        QCOMPARE(live.rows(track).count(), mostLiveCurves / 2);
        QVERIFY(live.contains(track, 30'000));
    }
    const KeySelection few = selected(mBefore, bone0, {0, 3});
    mDocument->setSelection(few);
    QCOMPARE(liveCurveKeys(*mDocument), few);
}

void TestLongDrags::strokesAreWorkOfTheirOwn_data()
{
    QTest::addColumn<CurveEditing>("editing");
    QTest::addColumn<CurvePoints>("curve"); // of every key after two strokes
    QTest::newRow("absolute") << CurveEditing() << CurvePoints{22, 20, 107, 107};
    CurveEditing relative;
    relative.relative = true;
    QTest::newRow("relative") << relative << CurvePoints{22, 20, 107, 107};
    CurveEditing mirrored;
    mirrored.snaps = CurveSnap::Mirror;
    QTest::newRow("mirrored") << mirrored << CurvePoints{22, 20, 105, 107};
}

void TestLongDrags::strokesAreWorkOfTheirOwn()
{
    QFETCH(const CurveEditing, editing);
    QFETCH(const CurvePoints, curve);
    CurveTool tool(*mDocument);
    tool.setEditing(editing);
    for (int stroke = 1; stroke <= 2; ++stroke) {
        const Motion before = mDocument->motion();
        QCOMPARE(tool.nudge(summariseCurves(before, mDocument->selection()), 1, 0).changed, 0);
        // Nothing changes before somebody does the work.
        QVERIFY(mDocument->motion() == before);
        const std::optional<EditJob> job = tool.takeJob();
        QVERIFY(job);
        QVERIFY(job->effort > std::chrono::milliseconds(20));
        QVERIFY(!tool.takeJob());
        QCOMPARE(runNow(*mDocument, *job).changed, 2 * keysEach);
        QCOMPARE(steps(), stroke);
    }
    const BoneChannel channel = BoneChannel(tool.current().channel.number);
    for (const TrackRef track : {bone0, bone1}) {
        for (const qsizetype row : {qsizetype(0), keysEach - 1})
            QCOMPARE(mDocument->motion().bones[track.index].keys.key(row).curves.curve(channel), curve);
    }
    // At the edge there is nothing to do.
    mDocument->undoStack().undo();
    mDocument->undoStack().undo();
    QVERIFY(mDocument->motion() == mBefore);
}

QTEST_GUILESS_MAIN(TestLongDrags)
#include "tst_longdrags.moc"
