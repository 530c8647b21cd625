// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/curvefit.h"
#include "editor-core/motion/deviationbound.h"
#include "tests/support/plainfit.h"
#include "tests/support/samplecourses.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace furitsuke;
using namespace furitsuke::test;

class TestCurveFit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sparingWorkChangesNothing_data();
    void sparingWorkChangesNothing();
    void keepsWhatIsToStay();
    void noDeviationIsBelowItsBound();
};

void TestCurveFit::sparingWorkChangesNothing_data()
{
    QTest::addColumn<CourseKind>("kind");
    QTest::addColumn<int>("reach");
    QTest::newRow("halves") << CourseKind::Halves << 16;
    QTest::newRow("halves, nearby") << CourseKind::Halves << 1;
    QTest::newRow("pair") << CourseKind::Pair << 16;
    QTest::newRow("pair, nearby") << CourseKind::Pair << 1;
    QTest::newRow("noise") << CourseKind::Noise << 16;
    QTest::newRow("return") << CourseKind::Return << 16;
    QTest::newRow("angles") << CourseKind::Angles << 16;
}

void TestCurveFit::sparingWorkChangesNothing()
{
    QFETCH(const CourseKind, kind);
    QFETCH(const int, reach);
    QRandomGenerator random(20);
    for (int i = 0; i < 60; ++i) {
        const std::vector<CoursePoint> points = courseOf(kind, random);
        const std::array<CurvePoints, 2> starts = {anyCurve(random), CurvePoints()};
        FitEffort effort = wholeEffort(points);
        effort.reach = reach;
        const FittedCurve plain = plainFitCurve(points, starts, effort);
        const FittedCurve found = fitCurve(points, starts, effort);
        // A thousandth is what the parameters of the points are reckoned to where curves are very near.
        QVERIFY2(std::abs(found.worst - plain.worst) <= 1e-3 * plain.worst,
                 qPrintable(QStringLiteral("%1: %2, not %3").arg(i).arg(found.worst).arg(plain.worst)));
        QVERIFY(std::abs(worstDeviation(found.curve, points) - found.worst) <= 1e-3 * found.worst);
    }
}

void TestCurveFit::keepsWhatIsToStay()
{
    QRandomGenerator random(21);
    for (int i = 0; i < 60; ++i) {
        const std::vector<CoursePoint> points = courseOf(CourseKind::Pair, random);
        const CurvePoints start = anyCurve(random);
        FitEffort effort = wholeEffort(points);
        effort.fixed = {bool(i & 1), bool(i & 2), bool(i & 4), bool(i & 8)};
        const FittedCurve plain = plainFitCurve(points, {&start, 1}, effort);
        const FittedCurve found = fitCurve(points, {&start, 1}, effort);
        QVERIFY(std::abs(found.worst - plain.worst) <= 1e-3 * plain.worst);
        QVERIFY(!effort.fixed[0] || found.curve.x1 == start.x1);
        QVERIFY(!effort.fixed[1] || found.curve.y1 == start.y1);
        QVERIFY(!effort.fixed[2] || found.curve.x2 == start.x2);
        QVERIFY(!effort.fixed[3] || found.curve.y2 == start.y2);
    }
}

void TestCurveFit::noDeviationIsBelowItsBound()
{
    using Form = DeviationWitness::Form;
    QRandomGenerator random(22);
    const auto number = [&random] { return 2 * random.generateDouble() - 1; };
    const ValueRanges ranges{0, curveMax, 0, curveMax};
    for (int i = 0; i < 500; ++i) {
        DeviationWitness::Terms terms;
        for (DeviationTerm &term : terms)
            term = {number() / curveMax, number() / curveMax, number()};
        const Form form = std::array{Form::Single, Form::FirstFree, Form::SecondFree, Form::BothFree}[i % 4];
        const std::size_t count = DeviationWitness{form, {}}.pointCount();
        const auto worstAt = [&](double y1, double y2) {
            double worst = 0;
            for (std::size_t w = 0; w < count; ++w) {
                worst =
                    std::max(worst, std::abs(terms[w].byFirst * y1 + terms[w].bySecond * y2 - terms[w].rest));
            }
            return worst;
        };
        const DeviationBound bound = deviationBound(form, terms, ranges);
        double least = worstAt(bound.y1, bound.y2);
        for (int tried = 0; tried < 2000; ++tried)
            least = std::min(least,
                             worstAt(curveMax * random.generateDouble(), curveMax * random.generateDouble()));
        QVERIFY2(least >= bound.least - 1e-12, qPrintable(QString::number(bound.least - least)));
    }
}

QTEST_GUILESS_MAIN(TestCurveFit)
#include "tst_curvefit.moc"
