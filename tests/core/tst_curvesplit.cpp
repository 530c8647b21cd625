// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/curveshape.h"
#include "editor-core/motion/curvesplit.h"
#include "editor-core/motion/splitmemo.h"
#include "tests/support/closeness.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace furitsuke;

namespace {

struct Point
{
    double x = 0;
    double y = 0;
};

Point between(Point a, Point b, double t)
{
    return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

using Polygon = std::array<Point, 4>;

Polygon polygonOf(CurvePoints c)
{
    return {Point{0, 0}, Point{c.x1 / 127.0, c.y1 / 127.0}, Point{c.x2 / 127.0, c.y2 / 127.0}, Point{1, 1}};
}

/// De Casteljau's algorithm as it is in books, both halves in the coordinates of the whole.
std::pair<Polygon, Polygon> halvesOf(const Polygon &p, double t)
{
    const Point a = between(p[0], p[1], t);
    const Point b = between(p[1], p[2], t);
    const Point c = between(p[2], p[3], t);
    const Point ab = between(a, b, t);
    const Point bc = between(b, c, t);
    const Point middle = between(ab, bc, t);
    return {{p[0], a, ab, middle}, {middle, bc, c, p[3]}};
}

/// Stretched to its own square.
Polygon normalised(const Polygon &p)
{
    Polygon result;
    for (std::size_t i = 0; i < 4; ++i)
        result[i] = {(p[i].x - p[0].x) / (p[3].x - p[0].x), (p[i].y - p[0].y) / (p[3].y - p[0].y)};
    return result;
}

Point pointOf(const Polygon &p, double t)
{
    return halvesOf(p, t).first[3];
}

/// How far a curve is from an exact half at worst, at very many points.
double deviation(CurvePoints curve, const Polygon &half)
{
    constexpr int points = 1500;
    double worst = 0;
    for (int i = 1; i < points; ++i) {
        const Point exact = pointOf(half, double(i) / points);
        worst = std::max(worst, std::abs(evaluateCurve(curve, exact.x) - exact.y));
    }
    return worst;
}

/// The least deviation of the sixteen curves of the grid that surround an exact half.
double bestNeighbour(const Polygon &half)
{
    const auto rounded = [](double coordinate, bool up) {
        const double scaled = std::clamp(127 * coordinate, 0.0, 127.0);
        return quint8(up ? std::ceil(scaled) : std::floor(scaled));
    };
    double best = 1;
    for (int corner = 0; corner < 16; ++corner) {
        const CurvePoints curve = {rounded(half[1].x, corner & 1), rounded(half[1].y, corner & 2),
                                   rounded(half[2].x, corner & 4), rounded(half[2].y, corner & 8)};
        best = std::min(best, deviation(curve, half));
    }
    return best;
}

QByteArray label(CurvePoints c)
{
    return QByteArray::number(c.x1) + ',' + QByteArray::number(c.y1) + ',' + QByteArray::number(c.x2) + ',' +
           QByteArray::number(c.y2);
}

CurvePoints randomCurve(QRandomGenerator &random)
{
    const auto coordinate = [&random] { return quint8(random.bounded(128)); };
    const quint8 x1 = coordinate();
    const quint8 y1 = coordinate();
    const quint8 x2 = coordinate();
    return {x1, y1, x2, coordinate()};
}

} // namespace

Q_DECLARE_METATYPE(CurvePoints)

/// Curves in two and in one again.
class TestCurveSplit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void halvesStayWithinTheReportedDeviation_data() { curvesAndTimes(); }
    void halvesStayWithinTheReportedDeviation();
    void noNeighbourOnTheGridIsBetter_data() { curvesAndTimes(); }
    void noNeighbourOnTheGridIsBetter();
    void commonCurvesSplitWithinHalfAGridStep_data();
    void commonCurvesSplitWithinHalfAGridStep();
    void straightLineSplitsIntoItself_data();
    void straightLineSplitsIntoItself();
    void coordinatesOver127CountAs127();
    void halvesOfMirroredCurveAreMirrored();
    void halvesRiseFromEndToEnd_data() { curvesAndTimes(); }
    void halvesRiseFromEndToEnd();
    void mirrorSplitsAsWell_data() { curvesAndTimes(); }
    void mirrorSplitsAsWell();
    void joinedHalvesAreNearTheWhole_data() { curvesAndTimes(); }
    void joinedHalvesAreNearTheWhole();
    void mostSplitsAreFarBelowAGridStep();
    void whatIsRememberedIsTheSame();

    void joiningUndoesASplit_data();
    void joiningUndoesASplit();
    void joiningTakesAnyHalves();

    void fitFindsTheCurveThatPointsAreOf();
    void fitIsNeverWorseThanItsStarts();
    void fittingStartIsKept();
    void valueThatGoesNowhereKeepsTheFirstStart();
    void pointsOfAPartRiseToItsEnd();

private:
    static void curvesAndTimes();
};

void TestCurveSplit::curvesAndTimes()
{
    QTest::addColumn<CurvePoints>("curve");
    QTest::addColumn<double>("x");
    const QList<CurvePoints> curves = {
        {64, 0, 64, 127}, {0, 127, 0, 127},   {127, 0, 127, 0}, {127, 0, 0, 127},   {0, 127, 127, 0},
        {0, 0, 0, 127},   {127, 0, 127, 127}, {0, 0, 127, 0},   {20, 107, 107, 20}, {52, 0, 75, 127},
        {9, 0, 118, 127}, {35, 0, 93, 127},   {127, 127, 0, 0}, {1, 127, 126, 0}};
    for (const CurvePoints curve : curves) {
        for (const double x : {1e-4, 1 / 30.0, 0.25, 0.5, 0.6, 0.9, 1 - 1e-4})
            QTest::newRow(label(curve) + " at " + QByteArray::number(x)) << curve << x;
    }
    QRandomGenerator random(11);
    for (int i = 0; i < 150; ++i) {
        const CurvePoints curve = randomCurve(random);
        const double x = (1 + random.bounded(99)) / 100.0;
        QTest::newRow(label(curve) + " at " + QByteArray::number(x)) << curve << x;
    }
}

void TestCurveSplit::halvesStayWithinTheReportedDeviation()
{
    QFETCH(CurvePoints, curve);
    QFETCH(double, x);
    const SplitCurve split = splitCurve(curve, x);
    COMPARE_NEAR(split.share, evaluateCurve(curve, x), 1e-9);
    const auto [before, after] = halvesOf(polygonOf(curve), curveParameter(curve, x));
    const double worstBefore = deviation(split.before.curve, normalised(before));
    const double worstAfter = deviation(split.after.curve, normalised(after));
    // What is reported is measured at fewer points than here, so it may miss a little of a peak.
    QVERIFY2(worstBefore <= 1.02 * split.before.worst + 1e-4, qPrintable(QString::number(worstBefore)));
    QVERIFY2(worstAfter <= 1.02 * split.after.worst + 1e-4, qPrintable(QString::number(worstAfter)));
    QVERIFY2(split.before.worst <= worstBefore + 1e-4, "reported as worse than it is");
    QVERIFY2(split.after.worst <= worstAfter + 1e-4, "reported as worse than it is");
    COMPARE_NEAR(split.before.worstOfWhole, split.before.worst * split.share, 1e-9);
    COMPARE_NEAR(split.after.worstOfWhole, split.after.worst * (1 - split.share), 1e-9);
}

void TestCurveSplit::noNeighbourOnTheGridIsBetter()
{
    QFETCH(CurvePoints, curve);
    QFETCH(double, x);
    const SplitCurve split = splitCurve(curve, x);
    const auto [before, after] = halvesOf(polygonOf(curve), curveParameter(curve, x));
    for (const auto &[half, polygon] :
         {std::pair{split.before, normalised(before)}, std::pair{split.after, normalised(after)}}) {
        const double best = bestNeighbour(polygon);
        const double own = deviation(half.curve, polygon);
        // Curves that are equally good within what the search sees count as equal.
        QVERIFY2(own <= 1.03 * best + 1e-4,
                 qPrintable(QStringLiteral("%1, a neighbour has %2").arg(own).arg(best)));
    }
}

void TestCurveSplit::commonCurvesSplitWithinHalfAGridStep_data()
{
    QTest::addColumn<CurvePoints>("curve");
    for (const CurvePoints curve :
         {CurvePoints{64, 0, 64, 127}, CurvePoints{52, 0, 75, 127}, CurvePoints{35, 0, 93, 127},
          CurvePoints{64, 0, 107, 107}, CurvePoints{20, 20, 64, 127}, CurvePoints{50, 0, 70, 127}})
        QTest::newRow(label(curve)) << curve;
}

void TestCurveSplit::commonCurvesSplitWithinHalfAGridStep()
{
    QFETCH(CurvePoints, curve);
    for (int frame = 1; frame < 30; ++frame) {
        const SplitCurve split = splitCurve(curve, frame / 30.0);
        QVERIFY(split.before.worstOfWhole < 0.5 / 127);
        QVERIFY(split.after.worstOfWhole < 0.5 / 127);
    }
}

void TestCurveSplit::straightLineSplitsIntoItself_data()
{
    QTest::addColumn<CurvePoints>("curve");
    for (const CurvePoints curve : {CurvePoints{20, 20, 107, 107}, CurvePoints{0, 0, 0, 0},
                                    CurvePoints{64, 64, 64, 64}, CurvePoints{127, 127, 0, 0}})
        QTest::newRow(label(curve)) << curve;
}

void TestCurveSplit::straightLineSplitsIntoItself()
{
    QFETCH(CurvePoints, curve);
    for (const double x : {0.001, 0.3, 0.5, 0.999}) {
        const SplitCurve split = splitCurve(curve, x);
        QCOMPARE(split.before.curve, curve);
        QCOMPARE(split.after.curve, curve);
        QCOMPARE(split.before.worst, 0.0);
        QCOMPARE(split.after.worst, 0.0);
        QCOMPARE(split.share, x);
    }
}

void TestCurveSplit::coordinatesOver127CountAs127()
{
    const SplitCurve wild = splitCurve({200, 0, 255, 140}, 0.4);
    const SplitCurve tame = splitCurve({127, 0, 127, 127}, 0.4);
    QCOMPARE(wild.before.curve, tame.before.curve);
    QCOMPARE(wild.after.curve, tame.after.curve);
}

void TestCurveSplit::halvesOfMirroredCurveAreMirrored()
{
    const CurvePoints curve = {30, 5, 64, 120};
    const CurvePoints mirrored = {63, 7, 97, 122};
    const SplitCurve split = splitCurve(curve, 0.3);
    const SplitCurve back = splitCurve(mirrored, 0.7);
    const CurvePoints a = split.before.curve;
    const CurvePoints b = back.after.curve;
    QCOMPARE(b,
             (CurvePoints{quint8(127 - a.x2), quint8(127 - a.y2), quint8(127 - a.x1), quint8(127 - a.y1)}));
    COMPARE_NEAR(split.share, 1 - back.share, 1e-12);
}

void TestCurveSplit::halvesRiseFromEndToEnd()
{
    QFETCH(CurvePoints, curve);
    QFETCH(double, x);
    const SplitCurve split = splitCurve(curve, x);
    QVERIFY(split.share >= 0 && split.share <= 1);
    double last = 0;
    const auto rises = [&last](double value) {
        const bool fine = value >= last - 1e-12 && value <= 1 + 1e-12;
        last = value;
        return fine;
    };
    // Both halves together go from 0 to 1, never back, and meet in the middle.
    constexpr int steps = 200;
    for (const CurveHalf &half : {split.before, split.after}) {
        QCOMPARE(half.curve, half.curve.clamped());
        QCOMPARE(evaluateCurve(half.curve, 0), 0.0);
        QCOMPARE(evaluateCurve(half.curve, 1), 1.0);
        last = 0;
        for (int i = 0; i <= steps; ++i)
            QVERIFY(rises(evaluateCurve(half.curve, double(i) / steps)));
    }
}

void TestCurveSplit::mirrorSplitsAsWell()
{
    QFETCH(CurvePoints, curve);
    QFETCH(double, x);
    // Of equally good neighbours on the grid either may be taken, so it is how good they are that is equal.
    const SplitCurve split = splitCurve(curve, x);
    const SplitCurve back = splitCurve(mirroredCurve(curve), 1 - x);
    COMPARE_NEAR(split.share, 1 - back.share, 1e-6);
    COMPARE_NEAR(split.before.worst, back.after.worst, 0.03 * split.before.worst + 1e-4);
    COMPARE_NEAR(split.after.worst, back.before.worst, 0.03 * split.after.worst + 1e-4);
}

/// A key comes and goes again: what is fitted to both halves is no further from the whole than the halves
/// are, and a grid step of the whole.
void TestCurveSplit::joinedHalvesAreNearTheWhole()
{
    QFETCH(CurvePoints, curve);
    QFETCH(double, x);
    const SplitCurve split = splitCurve(curve, x);
    std::vector<CoursePoint> points;
    eachPointOf({0, x, split.before.curve}, 64, [&](double at, double share) {
        points.push_back({at, 1, split.share * share});
    });
    eachPointOf({x, 1, split.after.curve}, 64, [&](double at, double share) {
        points.push_back({at, 1, split.share + (1 - split.share) * share});
    });
    const std::array<CurvePoints, 3> starts = {
        split.after.curve, CurvePoints(), joinedCurve(split.before.curve, split.after.curve, x, split.share)};
    FitEffort effort;
    effort.reach = 16;
    effort.poor = 1.0 / 127;
    const FittedCurve joined = fitCurve(points, starts, effort);
    const double halves = std::max(split.before.worstOfWhole, split.after.worstOfWhole);
    QVERIFY2(joined.worst <= halves + 1.0 / 127,
             qPrintable(QStringLiteral("%1 where the halves are off by %2").arg(joined.worst).arg(halves)));
    // What is reported is what is there.
    COMPARE_NEAR(worstDeviation(joined.curve, points), joined.worst, 1e-3 * joined.worst + 2e-6);
}

void TestCurveSplit::mostSplitsAreFarBelowAGridStep()
{
    QRandomGenerator random(5);
    constexpr int count = 1000;
    int beyond = 0;
    double sum = 0;
    for (int i = 0; i < count; ++i) {
        const SplitCurve split = splitCurve(randomCurve(random), (1 + random.bounded(59)) / 60.0);
        const double worst = std::max(split.before.worstOfWhole, split.after.worstOfWhole);
        beyond += worst > 1.0 / 127;
        sum += worst;
    }
    QVERIFY2(beyond < count / 25, qPrintable(QString::number(beyond)));
    QVERIFY2(sum / count < 0.25 / 127, qPrintable(QString::number(sum / count)));
}

void TestCurveSplit::joiningUndoesASplit_data()
{
    QTest::addColumn<CurvePoints>("curve");
    QTest::addColumn<double>("x");
    for (const CurvePoints curve : {CurvePoints{64, 0, 64, 127}, CurvePoints{52, 0, 75, 127},
                                    CurvePoints{40, 80, 90, 110}, CurvePoints{20, 20, 107, 107}}) {
        for (const double x : {0.3, 0.5, 0.7})
            QTest::newRow(label(curve) + " at " + QByteArray::number(x)) << curve << x;
    }
}

void TestCurveSplit::joiningUndoesASplit()
{
    QFETCH(CurvePoints, curve);
    QFETCH(double, x);
    const SplitCurve split = splitCurve(curve, x);
    const CurvePoints joined = joinedCurve(split.before.curve, split.after.curve, x, split.share);
    // A grid step of a half is up to three of the whole.
    const auto close = [](quint8 a, quint8 b) { return qAbs(int(a) - int(b)) <= 4; };
    QVERIFY2(close(joined.x1, curve.x1) && close(joined.y1, curve.y1) && close(joined.x2, curve.x2) &&
                 close(joined.y2, curve.y2),
             label(joined).constData());
}

void TestCurveSplit::joiningTakesAnyHalves()
{
    // Vertical and horizontal ends, and halves that are not of one curve: some curve on the grid comes out.
    for (int corner = 0; corner < 256; ++corner) {
        const auto coordinate = [corner](int bit) { return quint8(corner >> bit & 1 ? 127 : 0); };
        const CurvePoints a = {coordinate(0), coordinate(1), coordinate(2), coordinate(3)};
        const CurvePoints b = {coordinate(4), coordinate(5), coordinate(6), coordinate(7)};
        for (const double y : {0.0, 0.4, 1.0}) {
            const CurvePoints joined = joinedCurve(a, b, 0.5, y);
            QCOMPARE(joined, joined.clamped());
        }
    }
}

void TestCurveSplit::fitFindsTheCurveThatPointsAreOf()
{
    QRandomGenerator random(3);
    int found = 0;
    constexpr int count = 60;
    for (int i = 0; i < count; ++i) {
        const CurvePoints curve = randomCurve(random);
        std::vector<CoursePoint> points;
        eachPointOf({0, 1, curve}, 32, [&](double x, double share) {
            points.push_back({x, -5, -5 * share});
        });
        FitEffort effort;
        effort.reach = 16;
        effort.poor = 5.0 / 127;
        const CurvePoints straight;
        const FittedCurve fitted = fitCurve(points, {&straight, 1}, effort);
        COMPARE_NEAR(worstDeviation(fitted.curve, points), fitted.worst, 1e-6);
        found += fitted.worst < 5 * 0.004;
    }
    QVERIFY2(found >= count * 9 / 10, qPrintable(QString::number(found)));
}

void TestCurveSplit::fitIsNeverWorseThanItsStarts()
{
    QRandomGenerator random(4);
    for (int i = 0; i < 60; ++i) {
        std::vector<CoursePoint> points;
        for (int k = 1; k < 20; ++k)
            points.push_back({k / 20.0, 2, 3 * random.generateDouble() - 0.5});
        const std::array<CurvePoints, 3> starts = {randomCurve(random), randomCurve(random),
                                                   randomCurve(random)};
        FitEffort effort;
        effort.reach = 8;
        const double worst = worstDeviation(fitCurve(points, starts, effort).curve, points);
        for (const CurvePoints start : starts)
            QVERIFY(worst <= worstDeviation(start, points) + 1e-6);
    }
}

void TestCurveSplit::fittingStartIsKept()
{
    // (64,64,64,64) is the same line; so the first that fits decides.
    std::vector<CoursePoint> points;
    for (int k = 1; k < 20; ++k)
        points.push_back({k / 20.0, 2, 2 * k / 20.0});
    const std::array<CurvePoints, 3> starts = {CurvePoints{0, 127, 0, 127}, CurvePoints{64, 64, 64, 64},
                                               CurvePoints{}};
    FitEffort effort;
    effort.exact = 1e-6;
    QCOMPARE(fitCurve(points, starts, effort).curve, (CurvePoints{64, 64, 64, 64}));
}

void TestCurveSplit::valueThatGoesNowhereKeepsTheFirstStart()
{
    const std::vector<CoursePoint> points = {{0.25, 0, 0.5}, {0.5, 0, -3}, {0.75, 0, 0.5}};
    const std::array<CurvePoints, 2> starts = {CurvePoints{1, 2, 3, 4}, CurvePoints{}};
    const FittedCurve fitted = fitCurve(points, starts, {});
    QCOMPARE(fitted.curve, starts[0]);
    QCOMPARE(fitted.worst, 3.0);
}

void TestCurveSplit::pointsOfAPartRiseToItsEnd()
{
    const CurvePoints curve = {100, 3, 20, 90};
    double last = 0.25;
    int count = 0;
    eachPointOf({0.25, 0.75, curve}, 10, [&](double x, double share) {
        QVERIFY(x > last);
        COMPARE_NEAR(share, evaluateCurve(curve, (x - 0.25) / 0.5), 1e-9);
        last = x;
        ++count;
    });
    QCOMPARE(count, 11);
    QCOMPARE(last, 0.75);
}

void TestCurveSplit::whatIsRememberedIsTheSame()
{
    QRandomGenerator random(31);
    SplitMemo memo;
    for (int i = 0; i < 300; ++i) {
        const auto coordinate = [&random] { return quint8(40 * random.bounded(4)); };
        const quint8 x1 = coordinate();
        const quint8 y1 = coordinate();
        const quint8 x2 = coordinate();
        const CurvePoints curve{x1, y1, x2, coordinate()};
        const double x = double(1 + random.bounded(4)) / 5;
        const SplitCurve known = memo.split(curve, x);
        const SplitCurve split = splitCurve(curve, x);
        QCOMPARE(known.share, split.share);
        QVERIFY(known.before.curve == split.before.curve && known.after.curve == split.after.curve);
        QCOMPARE(known.before.worst, split.before.worst);
        QCOMPARE(known.after.worstOfWhole, split.after.worstOfWhole);
    }
}

QTEST_GUILESS_MAIN(TestCurveSplit)
#include "tst_curvesplit.moc"
