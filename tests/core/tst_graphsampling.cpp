// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/bezier.h"
#include "editor-core/timeline/graphsampling.h"
#include "tests/support/smallmotions.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>
#include <limits>

using namespace furitsuke;
using namespace furitsuke::test;

Q_DECLARE_METATYPE(furitsuke::CurvePoints)
Q_DECLARE_METATYPE(furitsuke::GraphLine)
Q_DECLARE_METATYPE(furitsuke::Motion)

namespace {

const QList<CurvePoints> extremeCurves = {{0, 127, 0, 127}, {127, 0, 127, 0}, {127, 0, 0, 127},
                                          {0, 127, 127, 0}, {64, 0, 64, 127}, {20, 20, 107, 107}};

BoneCurves boneCurves(int first)
{
    BoneCurves curves;
    for (int c = 0; c < boneChannelCount; ++c)
        curves.setCurve(BoneChannel(c), extremeCurves[(first + c) % extremeCurves.size()]);
    return curves;
}

CameraCurves cameraCurves(int first)
{
    CameraCurves curves;
    for (int c = 0; c < cameraChannelCount; ++c)
        curves.setCurve(CameraChannel(c), extremeCurves[(first + c) % extremeCurves.size()]);
    return curves;
}

/// One track of each kind, with extreme curves, cuts, steps, keys at one frame and at frame 0 or not.
Motion manyWays()
{
    Motion motion = motionOf(bone(
        {{5, {1, -2, 3}, turnedBy({0, 1, 0}, 50), boneCurves(0)},
         {20, {4, 2, 3}, turnedBy({0.6, 0.8, 0}, 140), boneCurves(1), physicsOff()},
         {21, {-4, 2, 8}, turnedBy({0, 0.6, 0.8}, 200), boneCurves(2)},
         {50, {9, 9, 9}, turnedBy({1, 0, 0}, 30), boneCurves(3)},
         {50, {0, 7, -1}, turnedBy({1, 0, 0}, 80), boneCurves(4), physicsOff()},
         {90, {2, 7, std::numeric_limits<float>::quiet_NaN()}, turnedBy({0, 0, 1}, -160), boneCurves(5)}}));
    motion.morphs = motionOf(morph({{4, 0.5f}, {5, -0.25f}, {40, 1}})).morphs;
    motion.camera = camera({{0, -45, {1, 2, 3}, {0.1f, 7, -9}, cameraCurves(0), 30},
                            {30, 10, {5, 2, -3}, {1, 1, 1}, cameraCurves(1), 75, 1},
                            {31, -8, {0, 0, 0}, {0, 0, 0}, cameraCurves(2), 20},
                            {80, -60, {9, 1, 4}, {-2, 3, 0.5f}, cameraCurves(3), 45}});
    motion.light = light({{0, {0.1f, 0.2f, 0.3f}, {1, 2, 3}},
                          {40, {0.9f, 0.1f, 0.3f}, {-1, 0, 1}},
                          {41, {0.5f, 0.5f, 0.5f}, {0, 1, 0}}});
    motion.shadow = shadow({{10, 2, 0.02f}, {50, 0, 0.08f}, {51, 7, 0.05f}, {70, 1, 0.01f}});
    motion.states = states({{3, 0}, {60, 1}});
    return motion;
}

TrackRef trackOf(KeyValue value)
{
    return {valueKind(value), 0};
}

/// What the sampler plays, in the units of KeyValue; nothing for angles of bones.
double played(const Motion &motion, KeyValue value, double frame)
{
    const BonePose boneAt = sampleBone(motion.bones[0].keys, frame);
    const CameraPose cameraAt = sampleCamera(motion.camera, frame);
    const Vec3d cameraAngles = cameraDegrees(cameraAt.rotation);
    const LightPose lightAt = sampleLight(motion.light, frame);
    const ShadowPose shadowAt = sampleShadow(motion.shadow, frame);
    switch (value) {
    case KeyValue::PositionX:
        return boneAt.position.x;
    case KeyValue::PositionY:
        return boneAt.position.y;
    case KeyValue::PositionZ:
        return boneAt.position.z;
    case KeyValue::Physics:
        return boneAt.physicsOff ? 0 : 1;
    case KeyValue::Weight:
        return sampleMorph(motion.morphs[0].keys, frame);
    case KeyValue::TargetX:
        return cameraAt.target.x;
    case KeyValue::TargetY:
        return cameraAt.target.y;
    case KeyValue::TargetZ:
        return cameraAt.target.z;
    case KeyValue::CameraAngleX:
        return cameraAngles.x;
    case KeyValue::CameraAngleY:
        return cameraAngles.y;
    case KeyValue::CameraAngleZ:
        return cameraAngles.z;
    case KeyValue::Distance:
        return -cameraAt.distance;
    case KeyValue::ViewAngle:
        return cameraAt.viewAngle;
    case KeyValue::Perspective:
        return cameraAt.perspective ? 1 : 0;
    case KeyValue::Red:
        return 256 * lightAt.colour.x;
    case KeyValue::Green:
        return 256 * lightAt.colour.y;
    case KeyValue::Blue:
        return 256 * lightAt.colour.z;
    case KeyValue::DirectionX:
        return lightAt.direction.x;
    case KeyValue::DirectionY:
        return lightAt.direction.y;
    case KeyValue::DirectionZ:
        return lightAt.direction.z;
    case KeyValue::ShadowMode:
        return shadowAt.mode;
    case KeyValue::ShadowDistance:
        return (0.1 - shadowAt.distance) * 100000;
    case KeyValue::Visible:
        return sampleState(motion.states, frame).visible ? 1 : 0;
    default:
        return std::numeric_limits<double>::quiet_NaN();
    }
}

QList<double> manyFrames()
{
    QList<double> frames;
    for (int i = -8; i < 800; ++i)
        frames.append(i / 8.0);
    return frames;
}

/// A scale that shows the frames from `left` on, so many pixels each.
TimeScale scaleFrom(double left, double pixelsPerFrame)
{
    TimeScale scale;
    scale.zoomAt(0, pixelsPerFrame / scale.pixelsPerFrame());
    scale.setLeftFrame(left);
    return scale;
}

double distanceToLine(QPointF p, QPointF a, QPointF b)
{
    const QPointF way = b - a;
    const double length = QPointF::dotProduct(way, way);
    const double share = length > 0 ? qBound(0.0, QPointF::dotProduct(p - a, way) / length, 1.0) : 0;
    const QPointF off = p - a - share * way;
    return std::hypot(off.x(), off.y());
}

/// Keys on every frame of a wave with some noise.
Motion denseMotion(int keys)
{
    QRandomGenerator random(1);
    KeyColumns<BoneKey> bones;
    KeyColumns<MorphKey> morphs;
    KeyColumns<CameraKey> cameras;
    for (int i = 0; i < keys; ++i) {
        const auto wave = float(10 * std::sin(i * 0.01) + random.generateDouble());
        bones.append(BoneRecord{quint32(i), {wave, 0, -wave}, turnedBy({0, 1, 0}, 8 * wave)}.key(quint32(i)));
        morphs.append(MorphRecord{quint32(i), wave / 11}.key(quint32(i)));
        cameras.append(CameraRecord{quint32(i), -wave, {wave, 0, 0}}.key(quint32(i)));
    }
    Motion motion = motionOf(bones);
    motion.morphs = motionOf(morphs).morphs;
    motion.camera = cameras;
    return motion;
}

} // namespace

/// What a value graph draws of a motion.
class TestGraphSampling : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesAreThoseThatArePlayed_data();
    void valuesAreThoseThatArePlayed();
    void anglesAreThoseOfTheRotationThatIsPlayed();
    void anglesDoNotLeap();
    void turnIsTheAngleFromTheKeyBefore();
    void speedIsWhatTheValueDoesPerFrame_data();
    void speedIsWhatTheValueDoesPerFrame();
    void drawnLineStaysOnTheCurve_data();
    void drawnLineStaysOnTheCurve();
    void farZoomedWayIsDrawnWhereItIsSeen();
    void columnsKeepTheirExtremes_data();
    void columnsKeepTheirExtremes();
    void angleBetweenNearKeysIsLookedAt();
    void costFollowsTheWidth();
    void linesBreakWhereTheyLeap_data();
    void linesBreakWhereTheyLeap();
    void viewEndsArePointsOfTheLine();
    void trackWithoutKeysIsAtRest();
    void whatIsNotThereDrawsNothing();
    void speedOfDenseKeysKeepsItsExtremes();

private:
    UnwrappedAngles mAngles;
};

void TestGraphSampling::valuesAreThoseThatArePlayed_data()
{
    QTest::addColumn<int>("number");
    for (int i = 0; i < keyValueCount; ++i) {
        const auto value = KeyValue(i);
        const bool isAngle =
            value == KeyValue::AngleX || value == KeyValue::AngleY || value == KeyValue::AngleZ;
        if (isGraphable(value) && !isAngle)
            QTest::newRow(qPrintable(valueId(value))) << i;
    }
}

void TestGraphSampling::valuesAreThoseThatArePlayed()
{
    QFETCH(int, number);
    const auto value = KeyValue(number);
    const Motion motion = manyWays();
    const GraphReader reader(motion, {trackOf(value), value}, mAngles);
    QVERIFY(reader.isValid());
    // The shown distance of a shadow is a whole number where its float is one but for rounding.
    const double tolerance = value == KeyValue::ShadowDistance ? 0.002 : 1e-9;
    for (const double frame : manyFrames())
        COMPARE_NEAR(reader.at(frame), played(motion, value, frame), tolerance);
}

void TestGraphSampling::anglesAreThoseOfTheRotationThatIsPlayed()
{
    const Motion motion = manyWays();
    const GraphReader x(motion, {bone0, KeyValue::AngleX}, mAngles);
    const GraphReader y(motion, {bone0, KeyValue::AngleY}, mAngles);
    const GraphReader z(motion, {bone0, KeyValue::AngleZ}, mAngles);
    for (const double frame : manyFrames()) {
        COMPARE_ROTATION_NEAR(fromMmdDegrees({x.at(frame), y.at(frame), z.at(frame)}),
                              sampleBone(motion.bones[0].keys, frame).rotation, 1e-4);
    }
}

void TestGraphSampling::anglesDoNotLeap()
{
    // Several turns about Y, then over the pole.
    KeyColumns<BoneKey> keys;
    for (int i = 0; i < 12; ++i)
        keys.append(
            BoneRecord{quint32(10 * i), {}, turnedBy({0, 1, 0}, -100 * i), boneCurves(4)}.key(quint32(i)));
    const Motion motion = motionOf(keys);
    const GraphReader reader(motion, {bone0, KeyValue::AngleY}, mAngles);
    const GraphCourse course = sampleLine(reader, scaleFrom(0, 10), 1100, 1);
    QVERIFY(course.breaks.isEmpty());
    COMPARE_NEAR(course.points.constLast().value, 1100, 0.01);
    for (qsizetype i = 1; i < course.points.size(); ++i)
        QVERIFY(course.points[i].value >= course.points[i - 1].value - 1e-3);
}

void TestGraphSampling::turnIsTheAngleFromTheKeyBefore()
{
    const Motion motion = manyWays();
    const KeyColumns<BoneKey> &keys = motion.bones[0].keys;
    const GraphReader reader(motion, {bone0, KeyValue::PositionX, GraphLine::Form::Turn}, mAngles);
    for (const double frame : manyFrames()) {
        if (frame < 0 || frame >= 90)
            continue;
        const qsizetype before = keys.upperBound(qint64(frame)) - 1;
        const Quatd from = before < 0 ? Quatd() : usableRotation(keys.key(before).rotation);
        const double turned =
            rotationBetween(from, sampleBone(keys, frame).rotation) * 180 / std::numbers::pi;
        COMPARE_NEAR(reader.at(frame), turned, 1e-5);
    }
    COMPARE_NEAR(reader.value(0), 50, 1e-4);
    QCOMPARE(reader.at(100), 0);
    QCOMPARE(reader.channel(), std::optional(int(BoneChannel::Rotation)));
}

void TestGraphSampling::speedIsWhatTheValueDoesPerFrame_data()
{
    QTest::addColumn<CurvePoints>("curve");
    for (const CurvePoints &curve : extremeCurves) {
        QTest::newRow(
            qPrintable(QStringLiteral("%1,%2,%3,%4").arg(curve.x1).arg(curve.y1).arg(curve.x2).arg(curve.y2)))
            << curve;
    }
}

void TestGraphSampling::speedIsWhatTheValueDoesPerFrame()
{
    QFETCH(CurvePoints, curve);
    const Motion motion = motionOf(
        bone({{10, {1, 0, 0}}, {40, {13, 0, 0}, {}, withCurve(BoneChannel::X, curve)}, {50, {13, 0, 0}}}));
    const GraphReader values(motion, {bone0, KeyValue::PositionX}, mAngles);
    GraphLine line = {bone0, KeyValue::PositionX};
    line.speed = true;
    const GraphReader speeds(motion, line, mAngles);
    for (double frame = 10.5; frame <= 39.5; frame += 0.25)
        COMPARE_NEAR(speeds.at(frame), values.at(frame + 0.5) - values.at(frame - 0.5), 1e-12);
    COMPARE_NEAR(speeds.at(10), 2 * (values.at(10.5) - 1), 1e-12);
    COMPARE_NEAR(speeds.keyValue(1), 2 * (13 - values.at(39.5)), 1e-12);
    QCOMPARE(speeds.at(45), 0);
    QCOMPARE(speeds.at(60), 0);
    for (const GraphPoint &point : sampleLine(speeds, scaleFrom(0, 20), 1200, 1).points)
        QVERIFY(std::isfinite(point.value));
}

void TestGraphSampling::drawnLineStaysOnTheCurve_data()
{
    QTest::addColumn<CurvePoints>("curve");
    QTest::addColumn<double>("pixelsPerFrame");
    QTest::addColumn<double>("pixelsPerValue");
    for (const CurvePoints &curve : extremeCurves) {
        for (const double frames : {0.2, 2.0, 40.0}) {
            for (const double values : {1.0, 60.0}) {
                QTest::addRow("%d,%d,%d,%d at %g, %g", curve.x1, curve.y1, curve.x2, curve.y2, frames, values)
                    << curve << frames << values;
            }
        }
    }
}

void TestGraphSampling::drawnLineStaysOnTheCurve()
{
    QFETCH(CurvePoints, curve);
    QFETCH(double, pixelsPerFrame);
    QFETCH(double, pixelsPerValue);
    const Motion motion =
        motionOf(bone({{0, {-5, 0, 0}}, {100, {7, 0, 0}, {}, withCurve(BoneChannel::X, curve)}}));
    const GraphReader reader(motion, {bone0, KeyValue::PositionX}, mAngles);
    const TimeScale scale = scaleFrom(0, pixelsPerFrame);
    const GraphCourse course = sampleLine(reader, scale, 110 * pixelsPerFrame, pixelsPerValue);
    QVERIFY(course.breaks.isEmpty());
    QList<QPointF> drawn;
    for (const GraphPoint &point : course.points) {
        // Every point is one of the line; where it is steep, a rounded frame is a place beside it.
        const double around = 1e-6;
        QVERIFY(point.value >= reader.at(point.frame - around) - 1e-9);
        QVERIFY(point.value <= reader.at(point.frame + around) + 1e-9);
        drawn.append({scale.xOf(point.frame), point.value * pixelsPerValue});
    }
    qsizetype next = 1;
    for (int i = 0; i <= 1000; ++i) {
        const CurvePosition place = curvePosition(curve, i / 1000.0);
        const QPointF wanted = {scale.xOf(100 * place.x), (-5 + 12 * place.y) * pixelsPerValue};
        double nearest = 1e9;
        for (qsizetype j = next; j < drawn.size() && j < next + 3; ++j) {
            const double distance = distanceToLine(wanted, drawn[j - 1], drawn[j]);
            if (distance < nearest) {
                nearest = distance;
                next = j;
            }
        }
        QVERIFY2(nearest <= 0.126, qPrintable(QString::number(nearest)));
    }
}

void TestGraphSampling::farZoomedWayIsDrawnWhereItIsSeen()
{
    const Motion motion =
        motionOf(bone({{0}, {100'000, {1000, 0, 0}, {}, withCurve(BoneChannel::X, {127, 0, 0, 127})}}));
    const GraphReader reader(motion, {bone0, KeyValue::PositionX}, mAngles);
    const GraphCourse course = sampleLine(reader, scaleFrom(49'990, 80), 1600, 100);
    QVERIFY(course.points.size() < 200);
    COMPARE_NEAR(course.points.constFirst().frame, 49'990, 1e-6);
    COMPARE_NEAR(course.points.constLast().frame, 50'010, 1e-6);
    for (const GraphPoint &point : course.points) {
        // The curve is vertical in its middle.
        QVERIFY(point.value >= reader.at(point.frame - 1e-6) - 1e-6);
        QVERIFY(point.value <= reader.at(point.frame + 1e-6) + 1e-6);
    }
}

void TestGraphSampling::columnsKeepTheirExtremes_data()
{
    QTest::addColumn<GraphLine>("line");
    QTest::newRow("position") << GraphLine{bone0, KeyValue::PositionX};
    QTest::newRow("angle") << GraphLine{bone0, KeyValue::AngleY};
    QTest::newRow("turn") << GraphLine{bone0, KeyValue::PositionX, GraphLine::Form::Turn};
    QTest::newRow("weight") << GraphLine{morph0, KeyValue::Weight};
    QTest::newRow("distance, which is shown turned around") << GraphLine{cameraTrack, KeyValue::Distance};
    QTest::newRow("whole numbers") << GraphLine{cameraTrack, KeyValue::ViewAngle};
}

void TestGraphSampling::columnsKeepTheirExtremes()
{
    QFETCH(GraphLine, line);
    constexpr int width = 100;
    const Motion motion = denseMotion(10'000);
    const GraphReader reader(motion, line, mAngles);
    const TimeScale scale = scaleFrom(0, 0.01);
    const GraphCourse course = sampleLine(reader, scale, width, 10);
    const auto extremes = [&](const QList<GraphPoint> &points) {
        std::array<std::pair<double, double>, width + 1> columns;
        columns.fill({1e9, -1e9});
        for (const GraphPoint &point : points) {
            auto &[least, most] = columns[std::size_t(scale.columnAt(point.frame))];
            least = qMin(least, point.value);
            most = qMax(most, point.value);
        }
        return columns;
    };
    QList<GraphPoint> keys;
    for (qsizetype row = 0; row < reader.rows(); ++row)
        keys.append({double(reader.frame(row)), reader.value(row)});
    const auto expected = extremes(keys);
    const auto actual = extremes(course.points);
    const bool isTurn = line.form == GraphLine::Form::Turn;
    for (std::size_t column = 1; column < std::size_t(width - 1); ++column) {
        // A turn begins at 0 within every column.
        if (!isTurn)
            COMPARE_NEAR(actual[column].first, expected[column].first, 1e-9);
        COMPARE_NEAR(actual[column].second, expected[column].second, 1e-9);
    }
    for (qsizetype i = 1; i < course.points.size(); ++i)
        QVERIFY(course.points[i].frame >= course.points[i - 1].frame);
}

void TestGraphSampling::angleBetweenNearKeysIsLookedAt()
{
    // X is 60 at both keys, and close to 75 half way from one to the other. Both are in one pixel column, or
    // at the edges of two.
    const auto at = [](double y) {
        const Quatd q = fromMmdDegrees({60, y, y});
        return Quatf{float(q.x), float(q.y), float(q.z), float(q.w)};
    };
    for (const int turned : {30, 50, 73}) {
        KeyColumns<BoneKey> keys;
        for (int i = 0; i < 100; ++i)
            keys.append(BoneRecord{quint32(i), {}, i < turned ? at(0) : at(120)}.key(quint32(i)));
        const Motion motion = motionOf(keys);
        mAngles.clear();
        const GraphReader reader(motion, {bone0, KeyValue::AngleX}, mAngles);
        const double most = sampleLine(reader, scaleFrom(0, 0.02), 10, 1).range().second;
        QVERIFY2(most > 72 && most < 75, qPrintable(QString::number(most)));
    }
}

void TestGraphSampling::costFollowsTheWidth()
{
    const Motion motion = denseMotion(50'000);
    for (const KeyValue value : {KeyValue::PositionX, KeyValue::AngleY, KeyValue::PositionZ}) {
        const GraphReader reader(motion, {bone0, value}, mAngles);
        QVERIFY(sampleLine(reader, scaleFrom(0, 0.01), 500, 10).points.size() <= 4 * 502);
        // Sixteen frames of the many.
        QVERIFY(sampleLine(reader, scaleFrom(30'000, 20), 320, 1).points.size() < 200);
    }
}

void TestGraphSampling::linesBreakWhereTheyLeap_data()
{
    QTest::addColumn<Motion>("motion");
    QTest::addColumn<GraphLine>("line");
    QTest::addColumn<double>("pixelsPerFrame");
    QTest::addColumn<QList<double>>("breaks");

    const auto cameraAt = [](const QList<int> &frames, int leapAt) {
        KeyColumns<CameraKey> keys;
        for (const int frame : frames) {
            const auto x = float(0.01 * frame + (frame >= leapAt ? 50 : 0));
            keys.append(CameraRecord{quint32(frame), -45, {x, 0, 0}}.key(quint32(frame)));
        }
        return motionOf(keys);
    };
    QList<int> all;
    for (int frame = 0; frame < 40; ++frame)
        all.append(frame);
    const GraphLine target = {cameraTrack, KeyValue::TargetX};
    QTest::newRow("a cut") << cameraAt({0, 19, 20, 40}, 20) << target << 8.0 << QList<double>{20};
    QTest::newRow("a cut seen from afar")
        << cameraAt({0, 19, 20, 40}, 20) << target << 0.5 << QList<double>{20};
    QTest::newRow("two frames apart") << cameraAt({0, 18, 20, 40}, 20) << target << 8.0 << QList<double>();
    QTest::newRow("a leap in a baked camera") << cameraAt(all, 20) << target << 1.5 << QList<double>{20};
    QTest::newRow("bones move from frame to frame")
        << oneBone({0, 1, 2, 30}) << GraphLine{bone0, KeyValue::PositionX} << 8.0 << QList<double>();
    QTest::newRow("steps") << motionOf(states({{0, 1}, {10, 0}, {20, 0}, {30, 1}}))
                           << GraphLine{stateTrack, KeyValue::Visible} << 8.0 << QList<double>{10, 30};
    QTest::newRow("turns begin anew")
        << motionOf(bone({{0}, {10, {}, turnedBy({0, 1, 0}, 30)}, {20, {}, turnedBy({0, 1, 0}, 50)}}))
        << GraphLine{bone0, KeyValue::PositionX, GraphLine::Form::Turn} << 8.0 << QList<double>{10, 20};
    GraphLine speed = target;
    speed.speed = true;
    QTest::newRow("speed at a cut") << cameraAt({0, 19, 20, 40}, 20) << speed << 8.0 << QList<double>{20};
}

void TestGraphSampling::linesBreakWhereTheyLeap()
{
    QFETCH(Motion, motion);
    QFETCH(GraphLine, line);
    QFETCH(double, pixelsPerFrame);
    QFETCH(QList<double>, breaks);
    const GraphReader reader(motion, line, mAngles);
    const GraphCourse course = sampleLine(reader, scaleFrom(0, pixelsPerFrame), 60 * pixelsPerFrame, 10);
    QList<double> found;
    for (const qsizetype i : course.breaks)
        found.append(course.points[i].frame);
    QCOMPARE(found, breaks);
}

void TestGraphSampling::viewEndsArePointsOfTheLine()
{
    const Motion motion = manyWays();
    for (const KeyValue value :
         {KeyValue::PositionX, KeyValue::AngleZ, KeyValue::Weight, KeyValue::Distance}) {
        const GraphReader reader(motion, {trackOf(value), value}, mAngles);
        for (const double left : {-2.0, 0.0, 7.3, 33.25, 70.0, 300.0}) {
            const TimeScale scale = scaleFrom(left, 12);
            const GraphCourse course = sampleLine(reader, scale, 240, 5);
            QVERIFY(course.points.size() >= 2);
            const GraphPoint first = course.points.constFirst();
            const GraphPoint last = course.points.constLast();
            COMPARE_NEAR(first.frame, qMax(0.0, scale.frameAt(0)), 1e-9);
            COMPARE_NEAR(last.frame, scale.frameAt(240), 1e-9);
            COMPARE_NEAR(first.value, reader.at(first.frame), 1e-9);
            COMPARE_NEAR(last.value, reader.at(last.frame), 1e-9);
        }
    }
}

void TestGraphSampling::trackWithoutKeysIsAtRest()
{
    Motion motion;
    for (const auto &[value, rest] : {std::pair(KeyValue::Distance, 45.0), std::pair(KeyValue::TargetY, 10.0),
                                      std::pair(KeyValue::Red, 154.0), std::pair(KeyValue::Visible, 1.0),
                                      std::pair(KeyValue::ShadowDistance, 8875.0)}) {
        const GraphReader reader(motion, {trackOf(value), value}, mAngles);
        const QList<GraphPoint> points = sampleLine(reader, scaleFrom(0, 10), 100, 1).points;
        QCOMPARE(points.size(), 2);
        QCOMPARE(points[0].value, rest);
        QCOMPARE(points[1].value, rest);
    }
}

void TestGraphSampling::whatIsNotThereDrawsNothing()
{
    Motion motion = oneBone({0, 10});
    for (const GraphLine &line : {GraphLine{bone1, KeyValue::PositionX}, GraphLine{bone0, KeyValue::Weight},
                                  GraphLine{bone0, KeyValue::QuaternionX},
                                  GraphLine{cameraTrack, KeyValue::Distance, GraphLine::Form::Turn}}) {
        const GraphReader reader(motion, line, mAngles);
        QVERIFY(!reader.isValid());
        QVERIFY(sampleLine(reader, scaleFrom(0, 10), 100, 1).points.isEmpty());
    }
    const GraphReader reader(motion, {bone0, KeyValue::PositionX}, mAngles);
    QVERIFY(sampleLine(reader, scaleFrom(-2, 10), 10, 1).points.isEmpty());
    QVERIFY(sampleLine(reader, scaleFrom(0, 10), -10, 1).points.isEmpty());
    const auto [least, most] = GraphCourse().range();
    QVERIFY(least > most);
}

void TestGraphSampling::speedOfDenseKeysKeepsItsExtremes()
{
    const Motion motion = denseMotion(10'000);
    for (const GraphLine &value :
         {GraphLine{bone0, KeyValue::PositionX}, GraphLine{cameraTrack, KeyValue::Distance},
          GraphLine{bone0, KeyValue::PositionX, GraphLine::Form::Turn}}) {
        GraphLine line = value;
        line.speed = true;
        const GraphReader reader(motion, line, mAngles);
        double least = 1e9;
        double most = -1e9;
        qsizetype cuts = 0;
        for (qsizetype row = 1; row < reader.rows(); ++row) {
            if (reader.isCutAt(row)) {
                ++cuts;
                continue;
            }
            const double change = line.form == GraphLine::Form::Turn
                                      ? reader.value(row)
                                      : reader.value(row) - reader.value(row - 1);
            least = qMin(least, change);
            most = qMax(most, change);
        }
        const GraphCourse course = sampleLine(reader, scaleFrom(0, 0.01), 100, 10);
        // What stands still after the last key counts too.
        COMPARE_NEAR(course.range().first, qMin(0.0, least), 1e-5);
        COMPARE_NEAR(course.range().second, most, 1e-5);
        // Each cut that is seen parts what is in a column once more.
        QVERIFY2(course.points.size() <= 4 * (102 + cuts),
                 qPrintable(QStringLiteral("%1, %2 cuts").arg(course.points.size()).arg(cuts)));
    }
}

QTEST_GUILESS_MAIN(TestGraphSampling)
#include "tst_graphsampling.moc"
