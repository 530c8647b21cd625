// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/graphtool.h"
#include "tests/support/graphs.h"
#include "tests/support/smallmotions.h"

#include <QTest>

#include <memory>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

const GraphLine lineX = {bone0, KeyValue::PositionX};
const GraphLine lineY = {bone0, KeyValue::PositionY};
const GraphLine lineTurn = {bone0, KeyValue::PositionX, GraphLine::Form::Turn};

/// A bone at x 0, 5, 10, -5 at frames 0, 20, 40, 60, a second one, a camera with a cut.
Motion someMotion()
{
    Motion motion = motionOf(bone({{0},
                                   {20, {5, 0, 0}, turnedBy({0, 1, 0}, 10)},
                                   {40, {10, 0, 0}, turnedBy({0, 1, 0}, 20)},
                                   {60, {-5, 0, 0}, turnedBy({0, 1, 0}, 12)}}));
    addBone(motion, bone({{20, {-10, 0, 0}}, {40, {-10, 0, 0}}}));
    motion.camera = camera({{0, -10}, {30, -12}, {31, -15}, {60, -18}});
    motion.nextOrder[std::size_t(RecordSection::Camera)] = 4;
    return motion;
}

CurvePoints curveX(const Motion &motion, qsizetype row)
{
    return motion.bones[0].keys.key(row).curves.curve(BoneChannel::X);
}

} // namespace

/// The value graph's gestures without a window.
class TestGraphTool : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void clicksSelectAsInTheDopeSheet();
    void boxSelectsForTheWholeDocument();
    void dragMovesInTimeAndValueWhileItGoes();
    void dragKeepsToItsFirstDirectionUntilTheOtherIsMeant();
    void dragTakesAllSelectedKeysOfTheKind();
    void shiftKeepsToOneDirection();
    void dragSnapsInTimeAndCtrlLetsItGo();
    void overwrittenKeysComeBackWhenTheDragGoesOn();
    void snappedKeyStaysWhereItOverwroteOne();
    void escapePutsKeysAndSelectionBack();
    void dragThatEndsWhereItBeganLeavesNoStep();
    void turnsAndSwitchesMoveInTimeOnly();
    void unwrappedAngleIsDraggedOn();
    void handleBendsItsCurveWhileItIsDragged();
    void handleOfACameraAngleBendsAllThree();
    void handleOfATurnBendsTheRotation();
    void shiftKeepsAHandleToOneDirection();
    void handleSnapsAsInTheCurveEditor();
    void escapePutsTheCurveBack();
    void lockedTracksAreAsEmptySpace();
    void otherChangeEndsTheGesture();
    void gestureStaysWithItsPlaceWhileTheGraphScrolls();
    void middleButtonAndWheelMoveWhatIsShown();
    void playheadStaysWhereItIsDuringADrag();

private:
    QPointF at(double frame, double value) const { return mGeometry.point(frame, value); }
    void press(QPointF point, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        mTool->press(mGeometry, point, modifiers);
    }
    EditResult move(QPointF point, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        return mTool->move(mGeometry, point, modifiers);
    }
    EditResult release(QPointF point, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        return mTool->release(mGeometry, point, modifiers);
    }
    void click(QPointF point, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        press(point, modifiers);
        release(point, modifiers);
    }
    void drag(QPointF from, QPointF to, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        press(from);
        move((from + to) / 2, modifiers);
        release(to, modifiers);
    }
    const Motion &motion() const { return mDocument->motion(); }
    KeySelection keys(TrackRef track, const QList<quint32> &frames) const
    {
        return selected(motion(), track, frames);
    }
    float x(qsizetype row) const { return motion().bones[0].keys.key(row).position.x; }
    int steps() const { return mDocument->undoStack().count(); }

    std::unique_ptr<MotionDocument> mDocument;
    std::unique_ptr<GraphTool> mTool;
    UnwrappedAngles mAngles;
    GraphGeometry mGeometry;
};

void TestGraphTool::init()
{
    mDocument = std::make_unique<MotionDocument>();
    ReadResult content;
    content.motion = someMotion();
    mDocument->setContent(content);
    mTool = std::make_unique<GraphTool>(*mDocument, mAngles);
    mGeometry = graphOf({lineX, {bone1, KeyValue::PositionX}});
}

void TestGraphTool::clicksSelectAsInTheDopeSheet()
{
    click(at(20, 5));
    QCOMPARE(mDocument->selection(), keys(bone0, {20}));
    click(at(60, -5), Qt::ShiftModifier);
    QCOMPARE(mDocument->selection(), keys(bone0, {20, 40, 60}));
    click(at(40, 10), Qt::ControlModifier);
    QCOMPARE(mDocument->selection(), keys(bone0, {20, 60}));
    click(at(20, 5), Qt::AltModifier);
    QCOMPARE(mDocument->selection(), keys(bone0, {60}));
    click(at(20, -10), Qt::ControlModifier);
    QCOMPARE(mDocument->selection().count(), 2);
    // One of several: itself on release.
    click(at(60, -5));
    QCOMPARE(mDocument->selection(), keys(bone0, {60}));
    click(at(30, 18));
    QVERIFY(mDocument->selection().isEmpty());
    QCOMPARE(steps(), 0);
}

void TestGraphTool::boxSelectsForTheWholeDocument()
{
    press(at(10, 15));
    move(at(50, 0));
    QCOMPARE(mTool->state(), GraphTool::State::Box);
    QCOMPARE(mTool->box(mGeometry), QRectF(at(10, 15), at(50, 0)));
    QCOMPARE(mDocument->selection(), keys(bone0, {20, 40}));
    release(at(50, -15));
    QCOMPARE(mDocument->selection().count(), 4);
    const auto box = [this](QPointF from, QPointF to, Qt::KeyboardModifiers modifiers) {
        press(from, modifiers);
        release(to, modifiers);
    };
    box(at(15, 8), at(25, 2), Qt::AltModifier);
    QCOMPARE(mDocument->selection().rows(bone0), keys(bone0, {40}).rows(bone0));
    box(at(15, 8), at(45, 2), Qt::ControlModifier);
    QCOMPARE(mDocument->selection().rows(bone0), keys(bone0, {20, 40}).rows(bone0));
    box(at(55, 0), at(65, -8), Qt::ShiftModifier);
    QCOMPARE(mDocument->selection().count(), 5);
    press(at(15, 8));
    move(at(25, 2));
    mTool->cancel();
    QCOMPARE(mDocument->selection().count(), 5);
}

void TestGraphTool::dragMovesInTimeAndValueWhileItGoes()
{
    press(at(20, 5));
    move(at(23, 7));
    QCOMPARE(mTool->state(), GraphTool::State::Keys);
    QCOMPARE(framesOf(motion(), bone0), (QList<quint32>{0, 23, 40, 60}));
    COMPARE_NEAR(x(1), 7, 1e-6);
    QCOMPARE(mTool->draggedFrames(), 3);
    COMPARE_NEAR(mTool->draggedAmount(), 2, 1e-9);
    QCOMPARE(release(at(25, 8)).changed, 1);
    QCOMPARE(framesOf(motion(), bone0), (QList<quint32>{0, 25, 40, 60}));
    COMPARE_NEAR(x(1), 8, 1e-6);
    QCOMPARE(mDocument->selection(), keys(bone0, {25}));
    QCOMPARE(steps(), 1);
    mDocument->undoStack().undo();
    QVERIFY(motion() == someMotion());
}

void TestGraphTool::dragTakesAllSelectedKeysOfTheKind()
{
    mDocument->setSelection(KeySelection::all(motion()));
    drag(at(20, 5), at(20, 8));
    for (const auto &[track, value] : {std::pair(bone0, 3.0f), std::pair(bone1, -7.0f)})
        QCOMPARE(motion().bones[track.index].keys.key(0).position.x, value);
    QCOMPARE(motion().camera, someMotion().camera);
    QCOMPARE(motion().bones[0].keys.key(0).position.y, 0);
}

void TestGraphTool::shiftKeepsToOneDirection()
{
    press(at(20, 5));
    move(at(25, 7), Qt::ShiftModifier);
    QCOMPARE(motion().frameAt(bone0, 1), 25u);
    QCOMPARE(x(1), 5);
    move(at(22, 12), Qt::ShiftModifier);
    QCOMPARE(motion().frameAt(bone0, 1), 20u);
    COMPARE_NEAR(x(1), 12, 1e-6);
    release(at(22, 12));
    QCOMPARE(motion().frameAt(bone0, 1), 22u);
    QCOMPARE(steps(), 1);
}

void TestGraphTool::dragSnapsInTimeAndCtrlLetsItGo()
{
    mGeometry.scale.fit(0, 800, mGeometry.width); // about a pixel a frame
    mDocument->setPlayhead(200);
    press(at(60, -5));
    move(at(197, -5));
    QCOMPARE(mTool->snap(), (SnapTarget{200, SnapKind::Playhead}));
    QCOMPARE(motion().frameAt(bone0, 3), 200u);
    move(at(197, -5), Qt::ControlModifier);
    QVERIFY(!mTool->snap());
    QCOMPARE(motion().frameAt(bone0, 3), 197u);
    mTool->setDragSettings({.snapping = false, .rangeEnds = {}});
    move(at(198, -5));
    QCOMPARE(motion().frameAt(bone0, 3), 198u);
    mTool->setDragSettings({.snapping = true, .rangeEnds = {195}});
    move(at(194, -5));
    QCOMPARE(motion().frameAt(bone0, 3), 195u);
}

void TestGraphTool::overwrittenKeysComeBackWhenTheDragGoesOn()
{
    press(at(20, 5));
    QCOMPARE(move(at(40, 6)).overwritten, 1);
    QCOMPARE(framesOf(motion(), bone0), (QList<quint32>{0, 40, 60}));
    move(at(45, 6));
    QCOMPARE(framesOf(motion(), bone0), (QList<quint32>{0, 40, 45, 60}));
    QCOMPARE(x(1), 10);
    // Not past frame 0, with the keys between.
    move(at(-50, 5));
    QCOMPARE(framesOf(motion(), bone0), (QList<quint32>{0, 40, 60}));
    QCOMPARE(x(0), 5);
    QVERIFY(mDocument->undoStack().undoText().contains(QLatin1String("overwriting 1")));
    release(at(20, 5));
    QCOMPARE(steps(), 0);
    QVERIFY(motion() == someMotion());
}

void TestGraphTool::snappedKeyStaysWhereItOverwroteOne()
{
    mGeometry.lines = {lineX};
    mGeometry.scale.fit(0, 8000, mGeometry.width); // ten frames a pixel, so that all keys are within reach
    mGeometry.scale.setLeftFrame(0);
    mDocument->setPlayhead(5000);
    press(at(20, 5));
    // So far that it is meant in time.
    move(at(3000, 5));
    for (const double away : {35.1, 45.1, 38.1, 44.1}) {
        move(at(away, 5));
        QCOMPARE(mTool->snap(), (SnapTarget{40, SnapKind::Key}));
        QCOMPARE(framesOf(motion(), bone0), (QList<quint32>{0, 40, 60}));
    }
    mTool->cancel();
    QVERIFY(motion() == someMotion());
}

void TestGraphTool::escapePutsKeysAndSelectionBack()
{
    mDocument->setSelection(keys(bone1, {20}));
    const KeySelection before = mDocument->selection();
    for (const QPointF to : {at(20, 9), at(44, 9)}) {
        press(at(40, 10));
        move(to);
        QVERIFY(!(motion() == someMotion()));
        mTool->cancel();
        QVERIFY(!mTool->isActive());
        QVERIFY(motion() == someMotion());
        QCOMPARE(mDocument->selection(), before);
        QCOMPARE(steps(), 0);
    }
}

void TestGraphTool::dragThatEndsWhereItBeganLeavesNoStep()
{
    press(at(20, 5));
    move(at(20, 9));
    QCOMPARE(steps(), 1);
    release(at(20, 5));
    QCOMPARE(steps(), 0);
    QVERIFY(!mDocument->isModified());
    QVERIFY(motion() == someMotion());
}

void TestGraphTool::turnsAndSwitchesMoveInTimeOnly()
{
    GraphLine speed = lineX;
    speed.speed = true;
    mGeometry.lines = {lineTurn};
    drag(at(20, 10), at(24, 16));
    QCOMPARE(motion().frameAt(bone0, 1), 24u);
    Motion expected = someMotion();
    expected.bones[0].keys.column<&BoneKey::frame>()[1] = 24;
    QCOMPARE(motion().bones[0].keys.column<&BoneKey::rotation>(),
             expected.bones[0].keys.column<&BoneKey::rotation>());
    mGeometry.lines = {speed};
    const double atKey = GraphReader(motion(), speed, mAngles).keyValue(2);
    drag(at(40, atKey), at(44, atKey + 5));
    QCOMPARE(framesOf(motion(), bone0), (QList<quint32>{0, 24, 44, 60}));
    QCOMPARE(x(2), 10);
    mGeometry.lines = {{cameraTrack, KeyValue::Perspective}};
    drag(at(60, 1), at(64, 0));
    QCOMPARE(motion().camera.key(3).frame, 64u);
    QVERIFY(motion().camera.key(3).perspective());
}

void TestGraphTool::unwrappedAngleIsDraggedOn()
{
    const auto y = [](double degrees) { return turnedBy({0, 1, 0}, -degrees); };
    ReadResult content;
    content.motion = motionOf(bone({{0}, {20, {}, y(100)}, {40, {}, y(200)}}));
    mDocument->setContent(content);
    const GraphLine line = {bone0, KeyValue::AngleY};
    mGeometry = graphOf({line});
    mGeometry.values.fit(0, 400, mGeometry.height);
    drag(at(40, 200), at(40, 250));
    COMPARE_NEAR(GraphReader(motion(), line, mAngles).value(2), 250, 1e-3);
}

void TestGraphTool::handleBendsItsCurveWhileItIsDragged()
{
    click(at(40, 10));
    // From (20, 5) to (40, 10); the control point (20, 20) of the square.
    const GraphWay way = GraphReader(motion(), lineX, mAngles).wayTo(2);
    const QPointF start = handlePlace(way, GraphHandle::Side::Leaving);
    press(at(start.x(), start.y()));
    move(at(30.05, 5));
    QCOMPARE(mTool->state(), GraphTool::State::Handle);
    QCOMPARE(curveX(motion(), 2), (CurvePoints{64, 0, 107, 107}));
    QCOMPARE(mTool->handleCurve(), curveX(motion(), 2));
    QCOMPARE(release(at(80, 100)).changed, 1);
    QCOMPARE(curveX(motion(), 2), (CurvePoints{127, 127, 107, 107}));
    QCOMPARE(steps(), 1);
    // Only this one.
    QCOMPARE(curveX(motion(), 1), CurvePoints());
    QCOMPARE(motion().bones[0].keys.key(2).curves.curve(BoneChannel::Y), CurvePoints());
    QCOMPARE(mDocument->selection(), keys(bone0, {40}));
    mDocument->undoStack().undo();
    QVERIFY(motion() == someMotion());
}

void TestGraphTool::handleOfACameraAngleBendsAllThree()
{
    ReadResult content;
    content.motion = motionOf(camera({{0}, {40, -45, {0, 10, 0}, {-0.2f, 0.1f, 0}}}));
    mDocument->setContent(content);
    mDocument->setSelection(KeySelection::all(motion()));
    mGeometry = graphOf({{cameraTrack, KeyValue::CameraAngleX}});
    const GraphWay way = GraphReader(motion(), mGeometry.lines[0], mAngles).wayTo(1);
    const QPointF start = handlePlace(way, GraphHandle::Side::Arriving);
    drag(at(start.x(), start.y()), at(0, way.to));
    QCOMPARE(motion().camera.key(1).curves.curve(CameraChannel::Rotation), (CurvePoints{20, 20, 0, 127}));
    QCOMPARE(motion().camera.key(1).curves.curve(CameraChannel::X), CurvePoints());
}

void TestGraphTool::handleOfATurnBendsTheRotation()
{
    mGeometry.lines = {lineTurn};
    mDocument->setSelection(keys(bone0, {20}));
    const GraphWay way = GraphReader(motion(), lineTurn, mAngles).wayTo(1);
    const QPointF start = handlePlace(way, GraphHandle::Side::Leaving);
    drag(at(start.x(), start.y()), at(0, way.to));
    QCOMPARE(motion().bones[0].keys.key(1).curves.curve(BoneChannel::Rotation),
             (CurvePoints{0, 127, 107, 107}));
}

void TestGraphTool::shiftKeepsAHandleToOneDirection()
{
    click(at(40, 10));
    const GraphWay way = GraphReader(motion(), lineX, mAngles).wayTo(2);
    const QPointF start = handlePlace(way, GraphHandle::Side::Leaving);
    press(at(start.x(), start.y()));
    move(at(start.x() + 6, start.y() + 2), Qt::ShiftModifier);
    QCOMPARE(curveX(motion(), 2).y1, 20);
    QVERIFY(curveX(motion(), 2).x1 > 50);
    move(at(start.x() + 1, start.y() + 2), Qt::ShiftModifier);
    QCOMPARE(curveX(motion(), 2).x1, 20);
    QVERIFY(curveX(motion(), 2).y1 > 60);
    mTool->cancel();
}

void TestGraphTool::escapePutsTheCurveBack()
{
    click(at(40, 10));
    const GraphWay way = GraphReader(motion(), lineX, mAngles).wayTo(2);
    const QPointF start = handlePlace(way, GraphHandle::Side::Leaving);
    press(at(start.x(), start.y()));
    move(at(30, 5));
    QVERIFY(!(motion() == someMotion()));
    mTool->cancel();
    QVERIFY(motion() == someMotion());
    QCOMPARE(steps(), 0);
    QCOMPARE(mDocument->selection(), keys(bone0, {40}));
}

void TestGraphTool::lockedTracksAreAsEmptySpace()
{
    TrackLook look;
    look.locked = true;
    mDocument->setTrackLook(bone0, look);
    drag(at(20, 5), at(25, 9));
    QVERIFY(motion() == someMotion());
    QVERIFY(mDocument->selection().isEmpty());
    drag(at(20, -10), at(20, -8));
    QCOMPARE(motion().bones[1].keys.key(0).position.x, -8);
}

void TestGraphTool::otherChangeEndsTheGesture()
{
    press(at(20, 5));
    move(at(23, 9));
    mDocument->undoStack().undo();
    QVERIFY(motion() == someMotion());
    move(at(28, 9));
    QVERIFY(!mTool->isActive());
    QVERIFY(motion() == someMotion());
    QCOMPARE(release(at(28, 9)).changed, 0);

    press(at(20, 5));
    move(at(23, 5));
    mDocument->setSelection(KeySelection::all(motion()));
    mDocument->deleteSelection();
    mTool->cancel();
    QCOMPARE(motion().keyCount(), 0);
    QVERIFY(mDocument->selection().isEmpty());
}

void TestGraphTool::gestureStaysWithItsPlaceWhileTheGraphScrolls()
{
    press(at(20, 5));
    move(at(22, 5));
    const QPointF pointer = at(22, 5);
    mGeometry.pan({-100, 0});
    move(pointer);
    QCOMPARE(motion().frameAt(bone0, 1), 32u);
    mTool->cancel();
}

void TestGraphTool::middleButtonAndWheelMoveWhatIsShown()
{
    mTool->pressPan({100, 100});
    move({90, 120});
    QCOMPARE(mTool->state(), GraphTool::State::Pan);
    QCOMPARE(at(0, 0), QPointF(10, 220));
    release({90, 120});
    QVERIFY(!mTool->isActive());
    QCOMPARE(steps(), 0);

    const QPointF middle = at(30, 3);
    GraphTool::wheel(mGeometry, middle, {0, 120}, Qt::NoModifier);
    QCOMPARE(at(30, 3), middle);
    QCOMPARE(mGeometry.scale.pixelsPerFrame(), 12.5);
    QCOMPARE(mGeometry.values.pixelsPerValue(), 10.0);
    GraphTool::wheel(mGeometry, middle, {0, -120}, Qt::ControlModifier);
    QCOMPARE(at(30, 3), middle);
    QCOMPARE(mGeometry.values.pixelsPerValue(), 8.0);
    GraphTool::wheel(mGeometry, middle, {0, -60}, Qt::ShiftModifier);
    QCOMPARE(at(30, 3), middle + QPointF(-60, 0));
    GraphTool::wheel(mGeometry, middle, {0, 60}, Qt::ShiftModifier | Qt::ControlModifier);
    QCOMPARE(at(30, 3), middle + QPointF(-60, 60));
    GraphTool::wheel(mGeometry, middle, {60, 0}, Qt::NoModifier);
    QCOMPARE(at(30, 3), middle + QPointF(0, 60));
    mGeometry.timeLocked = true;
    mGeometry.valuesLocked = true;
    for (const auto modifiers : {Qt::KeyboardModifiers(), Qt::KeyboardModifiers(Qt::ControlModifier),
                                 Qt::KeyboardModifiers(Qt::ShiftModifier)})
        GraphTool::wheel(mGeometry, middle, {0, 120}, modifiers);
    QCOMPARE(at(30, 3), middle + QPointF(0, 60));
}

void TestGraphTool::playheadStaysWhereItIsDuringADrag()
{
    press(at(20, 5));
    move(at(23, 5));
    mDocument->setPlayhead(55);
    move(at(25, 5));
    QCOMPARE(mDocument->playhead(), 55);
    move(at(20, 5));
    QCOMPARE(mDocument->playhead(), 55);
    mTool->cancel();
    QCOMPARE(mDocument->playhead(), 55);
}

/// Ten pixels are a frame, and ten a value.
void TestGraphTool::dragKeepsToItsFirstDirectionUntilTheOtherIsMeant()
{
    // Up, with a hand that trembles and drifts.
    press(at(20, 5));
    for (const double value : {6.0, 8.0, 12.0}) {
        move(at(20 + (value - 5) / 6, value));
        QCOMPARE(framesOf(motion(), bone0), (QList<quint32>{0, 20, 40, 60}));
        COMPARE_NEAR(x(1), value, 1e-6);
    }
    QVERIFY(mTool->isInValuesOnly());
    // Clearly sideways too: the key is at the pointer again, and stays with it.
    move(at(23, 12));
    QCOMPARE(motion().frameAt(bone0, 1), 23u);
    move(at(21, 12));
    QCOMPARE(motion().frameAt(bone0, 1), 21u);
    QVERIFY(!mTool->isInValuesOnly() && !mTool->isInTimeOnly());
    mTool->cancel();
    press(at(20, 5));
    for (const double frame : {22.0, 26.0, 30.0}) {
        move(at(frame, 5 + (frame - 20) / 9));
        QCOMPARE(motion().frameAt(bone0, 1), quint32(frame));
        QCOMPARE(x(1), 5);
    }
    QVERIFY(mTool->isInTimeOnly());
    move(at(30, 9));
    COMPARE_NEAR(x(1), 9, 1e-6);
    release(at(30, 9));
    QCOMPARE(steps(), 1);
}

void TestGraphTool::handleSnapsAsInTheCurveEditor()
{
    click(at(40, 10));
    const GraphWay way = GraphReader(motion(), lineX, mAngles).wayTo(2);
    // A step of the curve's grid in both directions, as (frame, value).
    const auto place = [&way](double gridX, double gridY) {
        return QPointF(way.first + (way.last - way.first) * gridX / curveMax,
                       way.from + (way.to - way.from) * gridY / curveMax);
    };
    const auto dragTo = [&](double gridX, double gridY, Qt::KeyboardModifiers modifiers) {
        const QPointF start = handlePlace(way, GraphHandle::Side::Leaving);
        const QPointF end = place(gridX, gridY);
        press(at(start.x(), start.y()));
        move(at(end.x(), end.y()), modifiers);
        const CurvePoints curve = curveX(motion(), 2);
        mTool->cancel();
        return curve;
    };
    QCOMPARE(dragTo(50, 75, {}), (CurvePoints{50, 75, 107, 107}));
    QCOMPARE(dragTo(50, 75, Qt::ControlModifier), (CurvePoints{48, 72, 107, 107}));
    mTool->setCurveSnaps(CurveSnap::Grid8);
    QCOMPARE(dragTo(50, 75, {}), (CurvePoints{48, 72, 107, 107}));
    QCOMPARE(dragTo(50, 75, Qt::ControlModifier), (CurvePoints{50, 75, 107, 107}));
    mTool->setCurveSnaps(CurveSnap::Corners);
    QCOMPARE(dragTo(4, 124, {}), (CurvePoints{0, 127, 107, 107}));
    mTool->setCurveSnaps(CurveSnap::Middle);
    QCOMPARE(dragTo(62, 30, {}).x1, 64);
    mTool->setCurveSnaps(CurveSnap::Mirror);
    QCOMPARE(dragTo(50, 75, {}), (CurvePoints{50, 75, 77, 52}));
    QVERIFY(motion() == someMotion());
}

QTEST_GUILESS_MAIN(TestGraphTool)
#include "tst_graphtool.moc"
