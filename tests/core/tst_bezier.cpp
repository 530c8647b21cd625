// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/bezier.h"
#include "tests/support/closeness.h"

#include <QRandomGenerator>
#include <QTest>

#include <limits>

using namespace furitsuke;

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double infinite = std::numeric_limits<double>::infinity();

double cubic(double a, double b, double t)
{
    const double s = 1 - t;
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t;
}

/// The curve's value by halving alone, which is slow and cannot go wrong.
double byHalving(CurvePoints curve, double x)
{
    double low = 0;
    double high = 1;
    for (int i = 0; i < 200; ++i) {
        const double t = 0.5 * (low + high);
        (cubic(curve.x1 / 127.0, curve.x2 / 127.0, t) < x ? low : high) = t;
    }
    return cubic(curve.y1 / 127.0, curve.y2 / 127.0, 0.5 * (low + high));
}

CurvePoints cornerCurve(int corner)
{
    const auto coordinate = [corner](int bit) { return quint8(corner >> bit & 1 ? 127 : 0); };
    return {coordinate(0), coordinate(1), coordinate(2), coordinate(3)};
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

class TestBezier : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesTheKnownValues_data();
    void givesTheKnownValues();
    void controlPointsOnTheDiagonalAreAStraightLine();
    void cornerCurvesRiseWithinTheSquare_data();
    void cornerCurvesRiseWithinTheSquare();
    void agreesWithHalving();
    void parameterLeadsToItsTime();
    void turnedCurveGivesTurnedValues();
    void timesOutsideTheSegmentAreItsEnds();
    void coordinatesOver127CountAs127();
};

void TestBezier::givesTheKnownValues_data()
{
    QTest::addColumn<CurvePoints>("curve");
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("tolerance");
    struct Row
    {
        CurvePoints curve;
        std::initializer_list<double> values;
    };
    const auto add = [](std::initializer_list<Row> rows, std::initializer_list<double> times,
                        double tolerance) {
        for (const Row &row : rows) {
            QCOMPARE(row.values.size(), times.size());
            for (std::size_t i = 0; i < times.size(); ++i) {
                const double x = times.begin()[i];
                QTest::addRow("%s at %.9g, +-%g", label(row.curve).constData(), x, tolerance)
                    << row.curve << x << row.values.begin()[i] << tolerance;
            }
        }
    };
    // Seven and five decimals; the tolerance is what their rounding leaves. (127,0,0,127) stands upright at
    // 0.5, where solvers by halving give 0.4999969; by symmetry it is one half.
    add({{{20, 20, 107, 107}, {0.1, 0.25, 0.5, 0.75, 0.9}},
         {{64, 0, 64, 127}, {0.0143844, 0.1041031, 0.4940951, 0.8922744, 0.9851348}},
         {{127, 0, 0, 127}, {0.0037617, 0.0297246, 0.5, 0.9702754, 0.9962383}},
         {{0, 127, 127, 0}, {0.3874003, 0.4790555, 0.5, 0.5209445, 0.6125997}},
         {{9, 0, 118, 127}, {0.0800849, 0.2329188, 0.5, 0.7670812, 0.9199151}},
         {{40, 12, 80, 120}, {0.0535121, 0.2037845, 0.5437576, 0.8519680, 0.9662108}},
         {{0, 127, 0, 127}, {0.8461462, 0.9493308, 0.9912200, 0.9992355, 0.9999589}}},
        {0.1, 0.25, 0.5, 0.75, 0.9}, 5.1e-8);
    add({{{20, 20, 107, 107}, {.03333, .10000, .25000, .45000, .50000, .55000, .75000, .90000}},
         {{127, 0, 0, 127}, {.00038, .00376, .02972, .17688, .50000, .82312, .97028, .99624}},
         {{0, 127, 127, 0}, {.26177, .38740, .47906, .49985, .50000, .50015, .52094, .61260}},
         {{127, 0, 127, 0}, {.00000, .00004, .00076, .00590, .00878, .01276, .05067, .15385}},
         {{0, 127, 0, 127}, {.68810, .84615, .94933, .98724, .99122, .99410, .99924, .99996}},
         {{64, 0, 64, 127}, {.00150, .01438, .10410, .39559, .49410, .59321, .89227, .98513}},
         {{35, 0, 93, 127}, {.00452, .03553, .17305, .42751, .49595, .56451, .82169, .96290}}},
        {1.0 / 30, 0.10, 0.25, 0.45, 0.50, 0.55, 0.75, 0.90}, 5.1e-6);
}

void TestBezier::givesTheKnownValues()
{
    QFETCH(CurvePoints, curve);
    QFETCH(double, x);
    QFETCH(double, y);
    QFETCH(double, tolerance);
    COMPARE_NEAR(evaluateCurve(curve, x), y, tolerance);
}

void TestBezier::controlPointsOnTheDiagonalAreAStraightLine()
{
    for (const CurvePoints curve : {CurvePoints{20, 20, 107, 107}, CurvePoints{0, 0, 0, 0},
                                    CurvePoints{127, 127, 0, 0}, CurvePoints{90, 90, 3, 3}}) {
        for (int i = 0; i <= 1000; ++i)
            COMPARE_NEAR(evaluateCurve(curve, i / 1000.0), i / 1000.0, 0);
    }
}

void TestBezier::cornerCurvesRiseWithinTheSquare_data()
{
    QTest::addColumn<CurvePoints>("curve");
    for (int corner = 0; corner < 16; ++corner)
        QTest::newRow(label(cornerCurve(corner)).constData()) << cornerCurve(corner);
}

void TestBezier::cornerCurvesRiseWithinTheSquare()
{
    QFETCH(CurvePoints, curve);
    double previous = 0;
    double previousParameter = 0;
    for (int i = 0; i <= 20000; ++i) {
        const double x = i / 20000.0;
        const double t = curveParameter(curve, x);
        const double y = evaluateCurve(curve, x);
        QVERIFY2(t >= previousParameter && t <= 1, qPrintable(test::notNear("t", t, previousParameter, 0)));
        QVERIFY2(y >= previous && y <= 1, qPrintable(test::notNear("y", y, previous, 0)));
        previous = y;
        previousParameter = t;
    }
    QCOMPARE(previous, 1.0);
    // The smallest and the largest times there are between the ends.
    for (const double x : {std::numeric_limits<double>::denorm_min(), 1e-300, 1e-17, 1 - 1e-16}) {
        const double y = evaluateCurve(curve, x);
        QVERIFY2(y >= 0 && y <= 1, qPrintable(test::notNear("y", y, x, 0)));
    }
}

void TestBezier::agreesWithHalving()
{
    QRandomGenerator random(20);
    int compared = 0;
    for (int i = 0; i < 4000; ++i) {
        const CurvePoints curve = randomCurve(random);
        const double x = random.generateDouble();
        // Where a curve runs straight up the last digits of x decide: the slope says how far they reach.
        const double t = curveParameter(curve, x);
        const double e = 1e-4;
        const double slope = (cubic(curve.x1 / 127.0, curve.x2 / 127.0, qMin(1.0, t + e)) -
                              cubic(curve.x1 / 127.0, curve.x2 / 127.0, qMax(0.0, t - e))) /
                             (2 * e);
        if (slope < 1e-3)
            continue;
        COMPARE_NEAR(evaluateCurve(curve, x), byHalving(curve, x), 1e-12);
        ++compared;
    }
    QVERIFY(compared > 3800);
}

void TestBezier::parameterLeadsToItsTime()
{
    QRandomGenerator random(21);
    for (int i = 0; i < 20000; ++i) {
        const CurvePoints curve = i < 16 * 500 ? cornerCurve(i % 16) : randomCurve(random);
        // Many times close to the ends and to the middle, where corner curves are steepest.
        double x = random.generateDouble();
        if (i % 3 == 1)
            x = std::pow(x, 12);
        else if (i % 3 == 2)
            x = 0.5 + 0.5 * std::pow(x - 0.5, 5);
        COMPARE_NEAR(cubic(curve.x1 / 127.0, curve.x2 / 127.0, curveParameter(curve, x)), x, 1e-15);
    }
}

void TestBezier::turnedCurveGivesTurnedValues()
{
    QRandomGenerator random(22);
    for (int i = 0; i < 2000; ++i) {
        const CurvePoints c = randomCurve(random);
        const CurvePoints turned = {quint8(127 - c.x2), quint8(127 - c.y2), quint8(127 - c.x1),
                                    quint8(127 - c.y1)};
        const double x = random.generateDouble();
        COMPARE_NEAR(evaluateCurve(turned, 1 - x), 1 - evaluateCurve(c, x), 1e-9);
    }
}

void TestBezier::timesOutsideTheSegmentAreItsEnds()
{
    for (int corner = 0; corner < 16; ++corner) {
        for (const double x : {0.0, -0.0, -1e-300, -1.0, -infinite, notANumber}) {
            QCOMPARE(evaluateCurve(cornerCurve(corner), x), 0.0);
            QCOMPARE(curveParameter(cornerCurve(corner), x), 0.0);
        }
        for (const double x : {1.0, 1 + 1e-15, 2.0, infinite}) {
            QCOMPARE(evaluateCurve(cornerCurve(corner), x), 1.0);
            QCOMPARE(curveParameter(cornerCurve(corner), x), 1.0);
        }
    }
}

void TestBezier::coordinatesOver127CountAs127()
{
    for (const double x : {0.05, 0.25, 0.5, 0.9}) {
        QCOMPARE(evaluateCurve({128, 0, 255, 200}, x), evaluateCurve({127, 0, 127, 127}, x));
        QCOMPARE(evaluateCurve({0, 255, 0, 254}, x), evaluateCurve({0, 127, 0, 127}, x));
        QCOMPARE(curveParameter({200, 0, 0, 0}, x), curveParameter({127, 0, 0, 0}, x));
        // Off the diagonal as stored, on it once limited.
        QCOMPARE(evaluateCurve({130, 255, 250, 128}, x), x);
    }
}

QTEST_GUILESS_MAIN(TestBezier)
#include "tst_bezier.moc"
