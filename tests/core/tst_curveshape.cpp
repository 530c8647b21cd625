// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/bezier.h"
#include "editor-core/motion/curvechannels.h"
#include "editor-core/motion/curvepresets.h"
#include "editor-core/motion/curveshape.h"
#include "tests/support/closeness.h"
#include "tests/support/curvegrid.h"

#include <QSet>
#include <QTest>

#include <limits>

using namespace furitsuke;
using namespace furitsuke::test;

Q_DECLARE_METATYPE(furitsuke::CurvePoints)
Q_DECLARE_METATYPE(furitsuke::CurveEnd)

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr CurveEnd bothEnds[] = {CurveEnd::Start, CurveEnd::End};

} // namespace

/// What is done to the shape of one curve.
class TestCurveShape : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mirrorIsTheWayBack();
    void pointsAreLimitedToTheSquare();
    void strengthIsAboutTheDiagonal();
    void blendIsAMixtureAtEveryTime();
    void meanOfCurves();
    void speedIsTheDerivative();
    void speedWhereItIsVerticalOrRests_data();
    void speedWhereItIsVerticalOrRests();
    void slopesAreMet();
    void slopeThatIsThereChangesNothing();
    void textIsReadBack();
    void textsAsPeopleTypeThem_data();
    void textsAsPeopleTypeThem();
    void badTextsAreRefused_data();
    void badTextsAreRefused();
    void channelsAsPeopleTypeThem_data();
    void channelsAsPeopleTypeThem();
    void presetsAreAsMmdPeopleKnowThem();
};

void TestCurveShape::mirrorIsTheWayBack()
{
    for (const CurvePoints curve : curveGrid()) {
        const CurvePoints mirrored = mirroredCurve(curve);
        VERIFY_CURVE(mirroredCurve(mirrored) == curve, curve);
        // At a vertical place the rounding of a time is the whole of a way.
        for (double x = 0; x <= 1; x += 0.0625) {
            if (speedAt(curve, x) < 100)
                COMPARE_NEAR(evaluateCurve(mirrored, 1 - x), 1 - evaluateCurve(curve, x), 1e-9);
        }
    }
}

void TestCurveShape::pointsAreLimitedToTheSquare()
{
    QCOMPARE(withPoint({1, 2, 3, 4}, CurveEnd::Start, 50, 60), (CurvePoints{50, 60, 3, 4}));
    QCOMPARE(withPoint({1, 2, 3, 4}, CurveEnd::End, -5, 300), (CurvePoints{1, 2, 0, 127}));
    QCOMPARE(movedCurve({10, 20, 100, 120}, {-20, 1, 5, 20}), (CurvePoints{0, 21, 105, 127}));
    QCOMPARE(movedCurve({10, 20, 200, 120}, {}), (CurvePoints{10, 20, 127, 120}));
    constexpr int huge = std::numeric_limits<int>::max();
    QCOMPARE(movedCurve({10, 20, 30, 40}, {huge, -huge, -huge - 1, 0}), (CurvePoints{127, 0, 0, 40}));
}

void TestCurveShape::strengthIsAboutTheDiagonal()
{
    for (const CurvePoints curve : curveGrid()) {
        VERIFY_CURVE(strengthened(curve, 1) == curve, curve);
        VERIFY_CURVE(strengthened(curve, 0).isLinear(), curve);
        VERIFY_CURVE(strengthened(curve, -1) == CurvePoints({curve.y1, curve.x1, curve.y2, curve.x2}), curve);
        int before1 = 0;
        int before2 = 0;
        for (const double factor : {0.0, 0.25, 0.5, 1.0, 1.5, 2.0, 100.0}) {
            const CurvePoints c = strengthened(curve, factor);
            const int off1 = std::abs(c.y1 - c.x1);
            const int off2 = std::abs(c.y2 - c.x2);
            // Each of the two coordinates is rounded.
            VERIFY_CURVE(off1 >= before1 - 1 && off2 >= before2 - 1, curve);
            VERIFY_CURVE((c.y1 - c.x1) * (curve.y1 - curve.x1) >= 0, curve);
            VERIFY_CURVE((c.y2 - c.x2) * (curve.y2 - curve.x2) >= 0, curve);
            before1 = off1;
            before2 = off2;
        }
    }
    QCOMPARE(strengthened({64, 0, 63, 127}, 0.5), (CurvePoints{48, 16, 79, 111}));
    QCOMPARE(strengthened({64, 0, 63, 127}, 2), (CurvePoints{96, 0, 31, 127}));
    QCOMPARE(strengthened({40, 20, 100, 110}, 1000), (CurvePoints{127, 0, 0, 127}));
}

void TestCurveShape::blendIsAMixtureAtEveryTime()
{
    // Half a step of the grid in y1 and y2 is at most three quarters of that in y.
    constexpr double rounding = 0.75 * 0.5 / 127 + 1e-9;
    for (const CurvePoints curve : curveGrid()) {
        VERIFY_CURVE(blendedToLinear(curve, 0) == curve, curve);
        VERIFY_CURVE(blendedToLinear(curve, -3) == curve, curve);
        VERIFY_CURVE(blendedToLinear(curve, 1).isLinear(), curve);
        VERIFY_CURVE(blendedToLinear(curve, 7).isLinear(), curve);
        for (const double share : {0.1, 0.5, 0.8}) {
            const CurvePoints blended = blendedToLinear(curve, share);
            for (double x = 0; x <= 1; x += 0.0625) {
                if (speedAt(curve, x) < 1000)
                    COMPARE_NEAR(evaluateCurve(blended, x), (1 - share) * evaluateCurve(curve, x) + share * x,
                                 rounding);
            }
        }
    }
}

void TestCurveShape::meanOfCurves()
{
    QCOMPARE(CurveMean().curve(), CurvePoints());
    for (const CurvePoints curve : extremeCurves) {
        CurveMean one;
        one.add(curve, 1'000'000'000);
        QCOMPARE(one.curve(), curve);
    }
    CurveMean mean;
    mean.add({0, 127, 0, 10});
    mean.add({1, 127, 3, 200}, 1);
    QCOMPARE(mean.curve(), (CurvePoints{1, 127, 2, 69})); // half up; 200 counts as 127
    mean.add({10, 0, 0, 0}, 2);
    QCOMPARE(mean.curve(), (CurvePoints{5, 64, 1, 34}));
}

void TestCurveShape::speedIsTheDerivative()
{
    constexpr double step = 1e-6;
    for (const CurvePoints curve : curveGrid()) {
        for (double x = 0.03125; x < 1; x += 0.0625) {
            const double speed = speedAt(curve, x);
            VERIFY_CURVE(speed >= 0, curve);
            if (speed > 50)
                continue;
            const double measured =
                (evaluateCurve(curve, x + step) - evaluateCurve(curve, x - step)) / (2 * step);
            COMPARE_NEAR(speed, measured, 1e-3 * (1 + speed));
        }
    }
}

void TestCurveShape::speedWhereItIsVerticalOrRests_data()
{
    QTest::addColumn<CurvePoints>("curve");
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("speed");
    const auto row = [](const char *name, CurvePoints curve, double x, double speed) {
        QTest::newRow(name) << curve << x << speed;
    };
    row("straight", {20, 20, 107, 107}, 0, 1);
    row("straight in one corner", {0, 0, 0, 0}, 1, 1);
    row("straight out of order", {127, 127, 0, 0}, 0.5, 1);
    row("steep start", {0, 127, 0, 127}, 0, infinite);
    row("rests at the end of it", {0, 127, 0, 127}, 1, 0);
    row("rests at the start", {127, 0, 127, 0}, 0, 0);
    row("steep end", {127, 0, 127, 0}, 1, infinite);
    row("steep middle", {127, 0, 0, 127}, 0.5, infinite);
    row("rests before a steep middle", {127, 0, 0, 127}, 0, 0);
    row("rests in the middle", {0, 127, 127, 0}, 0.5, 0);
    row("steep before resting in the middle", {0, 127, 127, 0}, 0, infinite);
    row("first point at the start: towards the second", {0, 0, 100, 50}, 0, 0.5);
    row("second point at the end: from the first", {27, 77, 127, 127}, 1, 0.5);
    row("before the beginning", {64, 0, 63, 127}, -1, 0);
    row("after the end", {20, 20, 107, 97}, 2, 1.5);
    row("not a number", {40, 20, 107, 107}, std::numeric_limits<double>::quiet_NaN(), 0.5);
    row("over 127 counts as 127", {254, 0, 254, 0}, 1, infinite);
}

void TestCurveShape::speedWhereItIsVerticalOrRests()
{
    QFETCH(const CurvePoints, curve);
    QFETCH(const double, x);
    QFETCH(const double, speed);
    if (speed == infinite)
        QCOMPARE(speedAt(curve, x), infinite);
    else
        COMPARE_NEAR(speedAt(curve, x), speed, 1e-9);
}

void TestCurveShape::slopesAreMet()
{
    for (const CurvePoints curve : curveGrid()) {
        for (const CurveEnd end : bothEnds) {
            for (const double slope : {0.0, 0.1, 0.5, 1.0, 1.3, 3.0, 8.0, infinite}) {
                const CurvePoints turned = withEndSlope(curve, end, slope);
                VERIFY_CURVE(turned == turned.clamped(), turned);
                const bool start = end == CurveEnd::Start;
                VERIFY_CURVE(start ? turned.x2 == curve.x2 && turned.y2 == curve.y2
                                   : turned.x1 == curve.x1 && turned.y1 == curve.y1,
                             turned);
                const double met = endSlope(turned, end);
                if (slope == 0 || slope == infinite) {
                    QCOMPARE(met, slope);
                    continue;
                }
                // A handle of usual length has a grid point near it that is off by less than a degree; a
                // short one cannot turn so finely.
                const int x = start ? turned.x1 : curveMax - turned.x2;
                const int y = start ? turned.y1 : curveMax - turned.y2;
                const double length = std::hypot(x, y);
                COMPARE_NEAR(std::atan(met), std::atan(slope), qMax(0.01, 0.75 / length));
            }
        }
        VERIFY_CURVE(withEndSlope(curve, CurveEnd::Start, -1) == withEndSlope(curve, CurveEnd::Start, 0),
                     curve);
        VERIFY_CURVE(withEndSlope(curve, CurveEnd::End, std::numeric_limits<double>::quiet_NaN()) ==
                         withEndSlope(curve, CurveEnd::End, 0),
                     curve);
    }
}

void TestCurveShape::slopeThatIsThereChangesNothing()
{
    for (const CurvePoints curve : curveGrid()) {
        if (curve.x1 != 0 || curve.y1 != 0)
            VERIFY_CURVE(withEndSlope(curve, CurveEnd::Start, endSlope(curve, CurveEnd::Start)) == curve,
                         curve);
        if (curve.x2 != 127 || curve.y2 != 127)
            VERIFY_CURVE(withEndSlope(curve, CurveEnd::End, endSlope(curve, CurveEnd::End)) == curve, curve);
    }
}

void TestCurveShape::textIsReadBack()
{
    for (const CurvePoints curve : curveGrid()) {
        const CurveRead read = curveFromText(curveText(curve));
        QCOMPARE(read.error, QString());
        VERIFY_CURVE(read.curve == curve, curve);
    }
    QCOMPARE(curveText({}), QStringLiteral("20,20,107,107"));
}

void TestCurveShape::textsAsPeopleTypeThem_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"1,2,3,127", "  1, 2 ,3 , 127 ", "1 2 3 127", "(1,2,3,127)", "[1; 2; 3; 127]",
                             "001,002,003,127", "1、2、3、127", "（1，2，3，127）", "1\t2\n3 127"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestCurveShape::textsAsPeopleTypeThem()
{
    QFETCH(const QString, text);
    const CurveRead read = curveFromText(text);
    QCOMPARE(read.error, QString());
    QCOMPARE(read.curve, (CurvePoints{1, 2, 3, 127}));
}

void TestCurveShape::badTextsAreRefused_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"", "1,2,3", "1,2,3,4,5", "1,2,3,128", "-1,2,3,4", "1.5,2,3,4", "1,2,,4",
                             "a,b,c,d", "1,2,3,99999999999", "x: 1,2,3,4", "1,2,3,4 or so"})
        QTest::newRow(text) << QString::fromUtf8(text);
    QTest::newRow("very long") << QString(100'000, u'7');
}

void TestCurveShape::badTextsAreRefused()
{
    QFETCH(const QString, text);
    const CurveRead read = curveFromText(text);
    QVERIFY(read.error.contains(QLatin1String("20,20,107,107")));
    QVERIFY(read.error.size() < 300);
}

void TestCurveShape::channelsAsPeopleTypeThem_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("bone"); // -1 where it is refused
    QTest::addColumn<int>("camera");
    const auto row = [](const char *text, int bone, int camera) {
        QTest::newRow(text) << QString::fromLatin1(text) << bone << camera;
    };
    row("x", 1, 1);
    row("x,y,z,r", 15, 15);
    row("X, Rotation", 9, 9);
    row("d,v", 0, 48);
    row("distance,view-angle", 0, 48);
    row("all", 15, 63);
    row("z,z", 4, 4);
    row("", -1, -1);
    row("x,,y", -1, -1);
    row("w", -1, -1);
    row("rot", -1, -1);
}

void TestCurveShape::channelsAsPeopleTypeThem()
{
    QFETCH(const QString, text);
    QFETCH(const int, bone);
    QFETCH(const int, camera);
    const ChannelsRead read = channelsFromText(text);
    QCOMPARE(read.error.isEmpty(), bone >= 0);
    QCOMPARE(int(read.channels.bone), qMax(bone, 0));
    QCOMPARE(int(read.channels.camera), qMax(camera, 0));
}

void TestCurveShape::presetsAreAsMmdPeopleKnowThem()
{
    const QList<CurvePreset> &presets = builtInPresets();
    QStringList ids;
    QSet<QString> names;
    for (const CurvePreset &preset : presets) {
        ids.append(preset.id);
        names.insert(presetName(preset.id));
        QCOMPARE(preset.curve, preset.curve.clamped());
        QCOMPARE(*findPreset(preset.id), preset);
        QVERIFY(presetName(preset.id) != preset.id);
    }
    QCOMPARE(names.size(), presets.size());
    // Settings and scripts keep these, and keys 1 to 9 count by them.
    QCOMPARE(ids.first(9),
             QStringList({QStringLiteral("linear"), QStringLiteral("ease-in"), QStringLiteral("ease-out"),
                          QStringLiteral("ease-in-out-soft"), QStringLiteral("ease-in-out"),
                          QStringLiteral("ease-in-out-strong"), QStringLiteral("fast-start"),
                          QStringLiteral("late-start"), QStringLiteral("near-hold")}));
    QVERIFY(!findPreset(QStringLiteral("no-such-preset")));
    const auto curve = [](const char *id) { return findPreset(QLatin1String(id))->curve; };
    QVERIFY(curve("linear") == CurvePoints());
    for (const char *strength : {"", "-soft", "-strong"}) {
        const auto named = [&](const char *name) { return curve((QByteArray(name) + strength).constData()); };
        QCOMPARE(mirroredCurve(named("ease-in")), named("ease-out"));
        QCOMPARE(mirroredCurve(named("ease-in-out")), named("ease-in-out"));
        QVERIFY(evaluateCurve(named("ease-in"), 0.5) < 0.5);
    }
    QCOMPARE(mirroredCurve(curve("fast-start")), curve("late-start"));
    // Stronger ones are slower at first.
    const auto early = [&](const char *id) { return evaluateCurve(curve(id), 0.2); };
    QVERIFY(early("ease-in-soft") > early("ease-in") && early("ease-in") > early("ease-in-strong"));
    QVERIFY(early("ease-in-out-soft") > early("ease-in-out"));
    QVERIFY(early("ease-in-out") > early("ease-in-out-strong"));
    QVERIFY(early("fast-start") > early("ease-out") && early("ease-out") > early("linear"));
    QVERIFY(early("near-hold") < early("late-start"));
}

QTEST_APPLESS_MAIN(TestCurveShape)
#include "tst_curveshape.moc"
