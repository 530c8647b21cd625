// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/graphs.h"
#include "tests/support/smallmotions.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace furitsuke;
using namespace furitsuke::test;

Q_DECLARE_METATYPE(furitsuke::GraphLine)

namespace {

using Side = GraphHandle::Side;

const GraphLine lineX = {bone0, KeyValue::PositionX};
const GraphLine lineTurn = {bone0, KeyValue::PositionX, GraphLine::Form::Turn};

/// A bone at x 0, 10, 10, -10 at frames 0, 20, 40, 60, the ways bent.
Motion bentMotion()
{
    const auto bent = [](CurvePoints curve) { return withCurve(BoneChannel::X, curve); };
    return motionOf(bone({{0},
                          {20, {10, 0, 0}, turnedBy({0, 1, 0}, 16), bent({0, 127, 0, 127})},
                          {40, {10, 0, 0}, turnedBy({0, 1, 0}, 16), bent({127, 0, 127, 0})},
                          {60, {-10, 0, 0}, turnedBy({0, 1, 0}, -10), bent({127, 0, 0, 127})}}));
}

} // namespace

/// Where keys and handles lie in a graph, and what is under a point.
class TestGraphGeometry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valueScaleGoesThereAndBack();
    void fitShowsAllWithAMargin_data();
    void fitShowsAllWithAMargin();
    void ticksAreRoundAndFarEnoughApart();
    void lockedAxesStay();
    void keysLieOnTheirLine();
    void denseKeysAreThinnedButSelectedOnesStay();
    void handlesAreThereForSelectedKeys();
    void handlesAreThereWhereACurveIs_data();
    void handlesAreThereWhereACurveIs();
    void handlePlacesGoBackToTheirCurve();
    void handlesStopAtTheSquare();
    void evenWayKeepsItsHeight();
    void hitTakesWhatIsNearest();
    void boxTakesKeysByTheirValues();
    void fitKeysShowsTheSelectedOnes();

private:
    UnwrappedAngles mAngles;
};

void TestGraphGeometry::valueScaleGoesThereAndBack()
{
    ValueScale scale;
    for (const double factor : {1.0, 0.01, 350.0, 1e-9, 1e20}) {
        const double value = scale.valueAt(123);
        scale.zoomAt(123, factor);
        COMPARE_NEAR(scale.valueAt(123), value, 1e-3);
        COMPARE_NEAR(scale.yOf(scale.valueAt(57)), 57, 0.1);
        QVERIFY(scale.pixelsPerValue() >= ValueScale::smallestScale);
        QVERIFY(scale.pixelsPerValue() <= ValueScale::largestScale);
    }
    scale = {};
    const ValueScale before = scale;
    scale.zoomAt(10, 0);
    scale.zoomAt(10, -2);
    scale.setTop(std::numeric_limits<double>::quiet_NaN());
    QVERIFY(scale == before);
    const double y = scale.yOf(3);
    scale.pan(25);
    COMPARE_NEAR(scale.yOf(3), y + 25, 1e-9);
    QVERIFY(scale.yOf(4) < scale.yOf(3));
}

void TestGraphGeometry::fitShowsAllWithAMargin_data()
{
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    QTest::newRow("degrees") << -90.0 << 350.0;
    QTest::newRow("weights") << 0.0 << 1.0;
    QTest::newRow("small and far") << 1000.0 << 1001.0;
    QTest::newRow("large") << -1e6 << 1e7;
}

void TestGraphGeometry::fitShowsAllWithAMargin()
{
    QFETCH(double, least);
    QFETCH(double, most);
    ValueScale scale;
    scale.fit(least, most, 400, 24);
    COMPARE_NEAR(scale.yOf(most), 24, 1e-6);
    COMPARE_NEAR(scale.yOf(least), 376, 1e-6);
    // One value keeps the scale and comes to the middle.
    const double pixels = scale.pixelsPerValue();
    scale.fit(most, most, 400);
    QCOMPARE(scale.pixelsPerValue(), pixels);
    COMPARE_NEAR(scale.yOf(most), 200, 1e-6);
    const ValueScale before = scale;
    scale.fit(1, 0, 400);
    scale.fit(0, std::numeric_limits<double>::infinity(), 400);
    QVERIFY(scale == before);
}

void TestGraphGeometry::ticksAreRoundAndFarEnoughApart()
{
    ValueScale scale;
    scale.fit(0, 1, 448);
    QCOMPARE(scale.tickStep(50), 0.2);
    scale.fit(0, 400, 448);
    QCOMPARE(scale.tickStep(40), 50.0);
    QCOMPARE(scale.tickStep(51), 100.0);
}

void TestGraphGeometry::lockedAxesStay()
{
    GraphGeometry geometry = graphOf({lineX});
    geometry.timeLocked = true;
    geometry.valuesLocked = true;
    const GraphGeometry before = geometry;
    geometry.zoomTime(10, 2);
    geometry.zoomValues(10, 2);
    geometry.pan({10, 10});
    fitKeys(geometry, bentMotion(), {}, mAngles);
    fitValues(geometry, bentMotion(), mAngles);
    QVERIFY(geometry.scale == before.scale);
    QVERIFY(geometry.values == before.values);
    geometry.valuesLocked = false;
    geometry.pan({10, 10});
    QVERIFY(geometry.scale == before.scale);
    QVERIFY(!(geometry.values == before.values));
}

void TestGraphGeometry::keysLieOnTheirLine()
{
    const Motion motion = bentMotion();
    const GraphGeometry geometry = graphOf({lineX, lineTurn});
    const QList<GraphKey> keys = keysInView(geometry, 0, motion, selected(motion, bone0, {40}), mAngles);
    QCOMPARE(keys.size(), 4);
    QCOMPARE(geometry.point(keys[1].frame, keys[1].value), QPointF(220, 100));
    QVERIFY(keys[2].selected);
    QVERIFY(!keys[3].selected);
    COMPARE_NEAR(keysInView(geometry, 1, motion, {}, mAngles)[3].value, 26, 1e-4);
}

void TestGraphGeometry::denseKeysAreThinnedButSelectedOnesStay()
{
    QList<quint32> frames;
    for (quint32 frame = 0; frame < 1000; ++frame)
        frames.append(frame);
    const Motion motion = oneBone(frames);
    GraphGeometry geometry = graphOf({lineX});
    geometry.scale.fit(0, 999, geometry.width);
    const QList<GraphKey> keys =
        keysInView(geometry, 0, motion, selected(motion, bone0, {501, 502}), mAngles);
    QVERIFY(double(keys.size()) < geometry.width / 4 + 2);
    QCOMPARE(std::count_if(keys.begin(), keys.end(), [](const GraphKey &key) { return key.selected; }), 1);
}

void TestGraphGeometry::handlesAreThereForSelectedKeys()
{
    const Motion motion = bentMotion();
    const GraphGeometry geometry = graphOf({lineX});
    QVERIFY(handlesInView(geometry, motion, {}, mAngles).isEmpty());
    // Both of its own curve, and the one with which the next curve leaves it.
    const QList<GraphHandle> handles =
        handlesInView(geometry, motion, selected(motion, bone0, {40}), mAngles);
    QCOMPARE(handles.size(), 3);
    QCOMPARE(handles[0].row, 2);
    QCOMPARE(handles[0].side, Side::Leaving);
    QCOMPARE(handles[0].keyFrame, 20);
    QCOMPARE(handles[1].row, 2);
    QCOMPARE(handles[1].side, Side::Arriving);
    QCOMPARE(handles[1].keyFrame, 40);
    QCOMPARE(handles[2].row, 3);
    QCOMPARE(handles[2].side, Side::Leaving);
    QCOMPARE(handles[2].frame, 60);
    QCOMPARE(handles[2].value, 10);
    GraphGeometry small = geometry;
    small.scale.fit(0, 2000, small.width);
    QVERIFY(handlesInView(small, motion, selected(motion, bone0), mAngles).isEmpty());
}

void TestGraphGeometry::handlesAreThereWhereACurveIs_data()
{
    QTest::addColumn<GraphLine>("line");
    QTest::addColumn<int>("handles");
    const auto line = [](TrackRef track, KeyValue value, bool speed = false) {
        return GraphLine{track, value, GraphLine::Form::Value, speed};
    };
    // Keys at 0, 30, 31 and 60 each.
    QTest::newRow("translation") << line(bone0, KeyValue::PositionZ) << 4;
    QTest::newRow("turn") << lineTurn << 4;
    QTest::newRow("an angle is not what the curve shapes") << line(bone0, KeyValue::AngleX) << 0;
    QTest::newRow("physics") << line(bone0, KeyValue::Physics) << 0;
    QTest::newRow("camera angle, none across the cut") << line(cameraTrack, KeyValue::CameraAngleY) << 4;
    QTest::newRow("distance") << line(cameraTrack, KeyValue::Distance) << 4;
    QTest::newRow("view angle") << line(cameraTrack, KeyValue::ViewAngle) << 4;
    QTest::newRow("perspective") << line(cameraTrack, KeyValue::Perspective) << 0;
    QTest::newRow("speed") << line(cameraTrack, KeyValue::Distance, true) << 0;
    QTest::newRow("weight") << line(morph0, KeyValue::Weight) << 0;
    QTest::newRow("light") << line(lightTrack, KeyValue::Red) << 0;
}

void TestGraphGeometry::handlesAreThereWhereACurveIs()
{
    QFETCH(GraphLine, line);
    QFETCH(int, handles);
    Motion motion = motionOf(bone({{0}, {30, {1, 2, 3}, turnedBy({0, 1, 0}, 9)}, {31}, {60, {3, 2, 1}}}));
    motion.morphs = motionOf(morph({{0}, {30, 1}, {31}, {60}})).morphs;
    motion.camera = camera({{0}, {30}, {31, -10}, {60}});
    motion.light = light({{0}, {30}, {31}, {60}});
    const GraphGeometry geometry = graphOf({line});
    // The way from 30 to 31 of a bone is too narrow for handles.
    QCOMPARE(handlesInView(geometry, motion, KeySelection::all(motion), mAngles).size(), handles);
}

void TestGraphGeometry::handlePlacesGoBackToTheirCurve()
{
    const Motion motion = bentMotion();
    const GraphReader x(motion, lineX, mAngles);
    const GraphReader turn(motion, lineTurn, mAngles);
    for (GraphWay way : {x.wayTo(1), x.wayTo(3), turn.wayTo(3)}) {
        QVERIFY(way.hasCurve);
        for (int at = 0; at <= curveMax; ++at) {
            way.curve = {quint8(at), quint8(curveMax - at), quint8(at / 2), quint8(at)};
            for (const Side side : {Side::Leaving, Side::Arriving}) {
                const QPointF place = handlePlace(way, side);
                QCOMPARE(curveWithHandle(way, side, place.x(), place.y(), 10), way.curve);
            }
        }
    }
}

void TestGraphGeometry::handlesStopAtTheSquare()
{
    const Motion motion = bentMotion();
    GraphWay way = GraphReader(motion, lineX, mAngles).wayTo(3); // from 10 at 40 to -10 at 60
    way.curve = {20, 20, 107, 107};
    QCOMPARE(curveWithHandle(way, Side::Leaving, 0, 100, 10), (CurvePoints{0, 0, 107, 107}));
    QCOMPARE(curveWithHandle(way, Side::Leaving, 1000, -100, 10), (CurvePoints{127, 127, 107, 107}));
    QCOMPARE(curveWithHandle(way, Side::Arriving, 50, 100, 10), (CurvePoints{20, 20, 64, 0}));
}

void TestGraphGeometry::evenWayKeepsItsHeight()
{
    const Motion motion = bentMotion();
    const GraphWay way = GraphReader(motion, lineX, mAngles).wayTo(2);
    QCOMPARE(way.curve, (CurvePoints{127, 0, 127, 0}));
    QCOMPARE(curveWithHandle(way, Side::Leaving, 20, 17, 10), (CurvePoints{0, 0, 127, 0}));
}

void TestGraphGeometry::hitTakesWhatIsNearest()
{
    const Motion motion = bentMotion();
    const GraphGeometry geometry = graphOf({lineX, {bone0, KeyValue::PositionY}});
    const auto at = [&](double frame, double value, const KeySelection &selection = {}) {
        return graphHit(geometry, motion, selection, mAngles, geometry.point(frame, value));
    };
    QVERIFY(at(30, 10).isEmpty());
    const GraphHit key = at(20.4, 9.7);
    QVERIFY(key.isKey());
    QCOMPARE(key.key.row, 1);
    QCOMPARE(key.key.line, 0);
    QCOMPARE(key.keys, selected(motion, bone0, {20}));
    // Both lines go through the first key: the one that is drawn last is meant.
    QCOMPARE(at(0, 0).key.line, 1);
    // (127, 0) of the way to the last key is above it, far from any key; (0, 127) is below the key before.
    const KeySelection last = selected(motion, bone0, {60});
    const GraphHit handle = at(60, 9.8, last);
    QVERIFY(handle.isHandle());
    QCOMPARE(handle.handle.row, 3);
    QCOMPARE(handle.handle.side, Side::Leaving);
    QCOMPARE(at(40, -10, last).handle.side, Side::Arriving);
    QVERIFY(at(60, 9.8).isEmpty());
}

void TestGraphGeometry::boxTakesKeysByTheirValues()
{
    const Motion motion = bentMotion();
    const GraphGeometry geometry = graphOf({lineX});
    const auto inside = [&](QPointF a, QPointF b) {
        return keysInGraphBox(
            geometry, motion, mAngles,
            QRectF(geometry.point(a.x(), a.y()), geometry.point(b.x(), b.y())).normalized());
    };
    QCOMPARE(inside({10, 15}, {70, 5}), selected(motion, bone0, {20, 40}));
    QCOMPARE(inside({10, 15}, {70, -15}), selected(motion, bone0, {20, 40, 60}));
    QVERIFY(inside({21, 15}, {39, -15}).isEmpty());
}

void TestGraphGeometry::fitKeysShowsTheSelectedOnes()
{
    const Motion motion = bentMotion();
    GraphGeometry geometry = graphOf({lineX});
    fitKeys(geometry, motion, {}, mAngles);
    QVERIFY(geometry.scale.xOf(0) >= 0 && geometry.scale.xOf(60) <= geometry.width);
    COMPARE_NEAR(geometry.values.yOf(10), 24, 0.5);
    COMPARE_NEAR(geometry.values.yOf(-10), geometry.height - 24, 0.5);
    fitKeys(geometry, motion, selected(motion, bone0, {0, 20}), mAngles);
    COMPARE_NEAR(geometry.values.yOf(0), geometry.height - 24, 0.5);
    COMPARE_NEAR(geometry.scale.xOf(20) - geometry.scale.xOf(0), geometry.width - 48, 1);
}

QTEST_GUILESS_MAIN(TestGraphGeometry)
#include "tst_graphgeometry.moc"
