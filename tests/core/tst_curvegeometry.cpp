// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/bezier.h"
#include "editor-core/timeline/curvedensity.h"
#include "tests/support/curvegrid.h"
#include "tests/support/smallmotions.h"

#include <QRandomGenerator>

#include <algorithm>
#include <numeric>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr KindChannel boneX{TrackKind::Bone, int(BoneChannel::X)};
constexpr KindChannel boneY{TrackKind::Bone, int(BoneChannel::Y)};
constexpr KindChannel cameraDistance{TrackKind::Camera, int(CameraChannel::Distance)};

/// 4 pixels a step, the origin at (100, 558).
CurveGeometry wide()
{
    return {QRectF(100, 50, 4 * curveMax, 4 * curveMax)};
}

BoneRecord bent(quint32 frame, CurvePoints x, CurvePoints y = {})
{
    BoneRecord record;
    record.frame = frame;
    record.position = {float(frame), 0, 0};
    record.curves.setCurve(BoneChannel::X, x);
    record.curves.setCurve(BoneChannel::Y, y);
    return record;
}

CurveSummary summaryOf(const Motion &motion)
{
    return summariseCurves(motion, KeySelection::all(motion));
}

double sumOf(const CurveDensity &density)
{
    return std::accumulate(density.keys.begin(), density.keys.end(), 0.0);
}

} // namespace

/// Where a curve editor's square and handles are, and how many curves pass where.
class TestCurveGeometry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void squareIsTheLargestBetweenTheMargins_data();
    void squareIsTheLargestBetweenTheMargins();
    void gridAndPixelsAgree();
    void handlesAreThoseOfChosenChannelsWithKeys();
    void currentHandleIsDrawnLast();
    void differingPointsAreMixedAtTheirAverage();
    void handleIsFoundWithinReach();
    void ofHandlesInOnePlaceTheCurrentIsTaken();
    void segmentOfThePlayhead_data();
    void segmentOfThePlayhead();
    void severalTracksHaveNoOneSegment();
    void cutsAndKeysAtTheStartHaveNoSegment();
    void densityFollowsTheCurve_data();
    void densityFollowsTheCurve();
    void densityCountsKeys();
    void fewStepsAreSpread();
    void bundlesListAllOrPickEvenly();
    void equalCurvesAreNoBundle();
};

void TestCurveGeometry::squareIsTheLargestBetweenTheMargins_data()
{
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<QRectF>("square");
    QTest::newRow("wide") << QSizeF(700, 300) << QRectF(220, 20, 250, 250);
    QTest::newRow("high") << QSizeF(300, 700) << QRectF(40, 205, 210, 210 + 0.0);
    QTest::newRow("odd") << QSizeF(300.5, 700.5) << QRectF(40, 205, 210, 210);
    QTest::newRow("no room") << QSizeF(20, 20) << QRectF(40, 20, 1, 1);
}

void TestCurveGeometry::squareIsTheLargestBetweenTheMargins()
{
    QFETCH(const QSizeF, size);
    QFETCH(const QRectF, square);
    const CurveGeometry geometry = CurveGeometry::inside(size, QMarginsF(40, 20, 50, 30));
    QCOMPARE(geometry.square.size(), square.size());
    QCOMPARE(geometry.square.left(), square.left());
    QVERIFY(geometry.square.top() >= 20);
    QCOMPARE(geometry.square.top(), std::floor(geometry.square.top()));
}

void TestCurveGeometry::gridAndPixelsAgree()
{
    const CurveGeometry geometry = wide();
    QCOMPARE(geometry.point(0, 0), QPointF(100, 558));
    QCOMPARE(geometry.point(GridPoint{127, 127}), QPointF(608, 50));
    QCOMPARE(geometry.gridAt({140, 518}), QPointF(10, 10));
    QCOMPARE(geometry.gridAt({96, 562}), QPointF(-1, -1));
}

void TestCurveGeometry::handlesAreThoseOfChosenChannelsWithKeys()
{
    Motion motion = motionOf(bone({bent(0, {}), bent(10, {1, 2, 3, 4})}));
    const CurveSummary bones = summariseCurves(motion, selected(motion, bone0, {10}));
    QCOMPARE(curveHandles(bones, CurveChannels::all(), {}).size(), 8);
    QCOMPARE(curveHandles(bones, {1, CurveChannels::allCamera}, {}).size(), 2);
    QVERIFY(curveHandles(bones, {}, {}).isEmpty());
    const CurveHandle start = curveHandles(bones, {1, 0}, {boneX, CurveEnd::Start}).constLast();
    QCOMPARE(start.at, (GridPoint{1, 2}));
    QVERIFY(!start.mixed);

    motion.camera = camera({{0}, {10}});
    QCOMPARE(curveHandles(summaryOf(motion), CurveChannels::all(), {}).size(), 8 + 12);
    QVERIFY(curveHandles(summaryOf(Motion()), CurveChannels::all(), {}).isEmpty());
}

void TestCurveGeometry::currentHandleIsDrawnLast()
{
    const Motion motion = motionOf(bone({bent(0, {}), bent(10, {})}));
    for (const CurveEnd end : {CurveEnd::Start, CurveEnd::End}) {
        const QList<CurveHandle> handles =
            curveHandles(summaryOf(motion), CurveChannels::all(), {boneY, end});
        QCOMPARE(handles.constLast().channel, boneY);
        QVERIFY(handles.constLast().end == end);
        QCOMPARE(handles.constFirst().channel, boneX);
    }
}

void TestCurveGeometry::differingPointsAreMixedAtTheirAverage()
{
    const Motion motion = motionOf(bone({bent(0, {10, 20, 100, 50}), bent(10, {30, 20, 100, 50})}));
    const QList<CurveHandle> handles = curveHandles(summaryOf(motion), {1, 0}, {boneX, CurveEnd::Start});
    QCOMPARE(handles.size(), 2);
    QVERIFY(!handles[0].mixed);
    QCOMPARE(handles[0].at, (GridPoint{100, 50}));
    QVERIFY(handles[1].mixed);
    QCOMPARE(handles[1].at, (GridPoint{20, 20}));
}

void TestCurveGeometry::handleIsFoundWithinReach()
{
    const QList<CurveHandle> handles = {{boneX, CurveEnd::Start, {20, 20}}, {boneX, CurveEnd::End, {24, 20}}};
    const CurveGeometry geometry = wide();
    const QPointF first = geometry.point(20, 20);
    QVERIFY(handleAt(geometry, handles, first)->end == CurveEnd::Start);
    QVERIFY(handleAt(geometry, handles, first + QPointF(9, 0))->end == CurveEnd::End);
    QVERIFY(handleAt(geometry, handles, first - QPointF(9, 0)).has_value());
    QVERIFY(!handleAt(geometry, handles, first - QPointF(9.5, 0)));
    QVERIFY(!handleAt(geometry, {}, first));
}

void TestCurveGeometry::ofHandlesInOnePlaceTheCurrentIsTaken()
{
    // Every channel's two handles are in the middle.
    BoneRecord record = bent(10, {64, 64, 64, 64});
    for (int c = 0; c < boneChannelCount; ++c)
        record.curves.setCurve(BoneChannel(c), {64, 64, 64, 64});
    const Motion motion = motionOf(bone({record}));
    const CurveGeometry geometry = wide();
    for (int c = 0; c < boneChannelCount; ++c) {
        for (const CurveEnd end : {CurveEnd::Start, CurveEnd::End}) {
            const KindChannel channel{TrackKind::Bone, c};
            const auto hit =
                handleAt(geometry, curveHandles(summaryOf(motion), CurveChannels::all(), {channel, end}),
                         geometry.point(64, 64));
            QCOMPARE(hit->channel, channel);
            QVERIFY(hit->end == end);
        }
    }
}

void TestCurveGeometry::segmentOfThePlayhead_data()
{
    QTest::addColumn<QList<quint32>>("frames");
    QTest::addColumn<int>("playhead");
    QTest::addColumn<int>("to");
    using Frames = QList<quint32>;
    QTest::newRow("inside") << Frames{20} << 15 << 20;
    QTest::newRow("at its end") << Frames{20} << 20 << 20;
    QTest::newRow("at its beginning") << Frames{20} << 10 << 20;
    QTest::newRow("at the key between two") << Frames{20, 30} << 20 << 20;
    QTest::newRow("one of many") << Frames{} << 29 << 30;
    QTest::newRow("from rest") << Frames{10} << 4 << 10;
    QTest::newRow("beside it") << Frames{20} << 25 << -1;
    QTest::newRow("after all keys") << Frames{30} << 31 << -1;
    QTest::newRow("the last of those at one frame") << Frames{} << 35 << 40;
}

void TestCurveGeometry::segmentOfThePlayhead()
{
    QFETCH(const QList<quint32>, frames);
    QFETCH(const int, playhead);
    QFETCH(const int, to);
    const Motion motion = motionOf(
        bone({bent(10, {}), bent(20, {}), bent(30, {}), bent(40, {1, 1, 1, 1}), bent(40, {2, 2, 2, 2})}));
    const auto segment = segmentAt(motion, selected(motion, bone0, frames), playhead);
    QCOMPARE(segment.has_value(), to >= 0);
    if (to < 0)
        return;
    QCOMPARE(segment->to, to);
    QCOMPARE(segment->from, to - 10);
    QCOMPARE(segment->row, to / 10 - (to == 40 ? 0 : 1));
}

void TestCurveGeometry::severalTracksHaveNoOneSegment()
{
    Motion motion = motionOf(bone({bent(0, {}), bent(10, {}), bent(20, {})}));
    addBone(motion, bone({bent(0, {}), bent(10, {})}));
    const KeySelection all = KeySelection::all(motion);
    QVERIFY(!segmentAt(motion, all, 5));
    QCOMPARE(segmentAt(motion, all, 15)->to, 20);
    QVERIFY(!segmentAt(motion, {}, 5));
}

void TestCurveGeometry::cutsAndKeysAtTheStartHaveNoSegment()
{
    const Motion motion = motionOf(camera({{0}, {10}, {11}, {20}}));
    const auto at = [&](quint32 key, qint64 frame) {
        return segmentAt(motion, selected(motion, cameraTrack, {key}), frame).has_value();
    };
    QVERIFY(at(10, 5));
    QVERIFY(!at(11, 11));
    QVERIFY(at(20, 11));
    QVERIFY(!at(0, 0));
}

void TestCurveGeometry::densityFollowsTheCurve_data()
{
    QTest::addColumn<QList<int>>("numbers");
    for (const CurvePoints curve : extremeCurves)
        QTest::newRow(qPrintable(curveText(curve))) << QList<int>{curve.x1, curve.y1, curve.x2, curve.y2};
    QTest::newRow("usual") << QList<int>{40, 10, 80, 120};
}

void TestCurveGeometry::densityFollowsTheCurve()
{
    QFETCH(const QList<int>, numbers);
    const CurvePoints curve{quint8(numbers[0]), quint8(numbers[1]), quint8(numbers[2]), quint8(numbers[3])};
    constexpr int cells = 64;
    const auto densities = curveDensities({{boneX, {{curve, 1}}}}, cells, 100'000);
    const std::vector<float> &keys = densities.at(0).keys;
    const auto near = [&](double x, double y) {
        double most = 0;
        for (int dx = -1; dx <= 1; ++dx) {
            for (int dy = -1; dy <= 1; ++dy) {
                const int column = qBound(0, int(x * cells) + dx, cells - 1);
                const int row = qBound(0, int((1 - y) * cells) + dy, cells - 1);
                most = qMax(most, double(keys.at(std::size_t(row * cells + column))));
            }
        }
        return most;
    };
    for (int i = 0; i <= 100; ++i) {
        const CurvePosition at = curvePosition(curve, i / 100.0);
        QVERIFY2(near(at.x, at.y) > 0.3, qPrintable(QString::number(at.x)));
    }
    // And nothing is elsewhere.
    for (int row = 0; row < cells; ++row) {
        for (int column = 0; column < cells; ++column) {
            if (keys.at(std::size_t(row * cells + column)) == 0)
                continue;
            double nearest = 1;
            for (int i = 0; i <= 1000; ++i) {
                const CurvePosition at = curvePosition(curve, i / 1000.0);
                nearest =
                    qMin(nearest, std::hypot(at.x - (column + 0.5) / cells, 1 - at.y - (row + 0.5) / cells));
            }
            QVERIFY(nearest < 1.2 / cells);
        }
    }
}

void TestCurveGeometry::densityCountsKeys()
{
    constexpr int cells = 32;
    // A straight line leaves its length in each cell of the diagonal, for each of the keys.
    const auto densities =
        curveDensities({{boneX, {{{}, 3}}}, {cameraDistance, {{{}, 1}, {{}, 1}}}}, cells, 100'000);
    QCOMPARE(densities.size(), std::size_t(2));
    QCOMPARE(densities[1].channel, cameraDistance);
    for (int i = 0; i < cells; ++i) {
        const auto place = std::size_t((cells - 1 - i) * cells + i);
        // A step's length goes to the cell that it ends in.
        QVERIFY(std::abs(densities[0].keys[place] - 3) < 0.75f);
        QVERIFY(std::abs(densities[1].keys[place] - 2) < 0.5f);
    }
    QVERIFY(std::abs(sumOf(densities[0]) - 3 * cells) < 0.1);
    QVERIFY(curveDensities({}, cells, 1000).empty());
}

void TestCurveGeometry::fewStepsAreSpread()
{
    // So many curves that each is looked at in few places: the diagonal is whole all the same.
    constexpr int cells = 64;
    const CurveBundle bundle{boneX, std::vector<WeightedCurve>(4000, {{}, 1})};
    const auto densities = curveDensities({bundle}, cells, 4000 * 8);
    // But near the corners, where first and last steps come in from outside.
    for (int i = 4; i < cells - 4; ++i)
        QVERIFY(densities[0].keys[std::size_t((cells - 1 - i) * cells + i)] > 1000);
}

void TestCurveGeometry::bundlesListAllOrPickEvenly()
{
    QRandomGenerator random(3);
    KeyColumns<BoneKey> keys;
    constexpr int count = 6000;
    for (int i = 0; i < count; ++i) {
        // Half of them lie to the left, in turn.
        const int from = i % 2 ? 64 : 0;
        const CurvePoints curve{quint8(from + random.bounded(60)), quint8(random.bounded(128)),
                                quint8(random.bounded(128)), quint8(random.bounded(128))};
        keys.append(bent(quint32(i), curve).key(quint32(i)));
    }
    const Motion motion = motionOf(keys);
    const KeySelection all = KeySelection::all(motion);
    const auto weight = [](const CurveBundle &bundle, auto &&matches) {
        double sum = 0;
        for (const WeightedCurve &curve : bundle.curves)
            sum += matches(curve.curve) ? double(curve.keys) : 0;
        return sum;
    };
    const auto any = [](CurvePoints) { return true; };
    const auto left = [](CurvePoints curve) { return curve.x1 < 64; };

    const CurveSummary whole = summariseCurves(motion, all, 2 * count);
    const std::vector<CurveBundle> listed = bundleCurves(motion, all, whole, CurveChannels::all());
    QCOMPARE(listed.size(), std::size_t(1)); // the other channels are straight lines
    QCOMPARE(weight(listed[0], any), double(count));

    const CurveSummary some = summariseCurves(motion, all, 10);
    const std::vector<CurveBundle> every = bundleCurves(motion, all, some, CurveChannels::all());
    QCOMPARE(every[0].curves.size(), std::size_t(count));
    const std::vector<CurveBundle> picked = bundleCurves(motion, all, some, CurveChannels::all(), 1000);
    QVERIFY(picked[0].curves.size() <= 1000);
    QVERIFY(std::abs(weight(picked[0], any) - count) <= 6);
    QVERIFY(std::abs(weight(picked[0], left) - count / 2.0) < count * 0.08);
}

void TestCurveGeometry::equalCurvesAreNoBundle()
{
    const Motion motion = motionOf(bone({bent(0, {1, 2, 3, 4}), bent(10, {1, 2, 3, 4}, {9, 9, 9, 9})}));
    const KeySelection all = KeySelection::all(motion);
    const auto bundles = bundleCurves(motion, all, summaryOf(motion), CurveChannels::all());
    QCOMPARE(bundles.size(), std::size_t(1));
    QCOMPARE(bundles[0].channel, boneY);
    QVERIFY(bundleCurves(motion, all, summaryOf(motion), {1, 0}).empty());
}

QTEST_GUILESS_MAIN(TestCurveGeometry)
#include "tst_curvegeometry.moc"
