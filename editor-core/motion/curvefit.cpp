// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/curvefit.h"

#include "editor-core/motion/bezier.h"
#include "editor-core/motion/deviationbound.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cmath>
#include <limits>
#include <vector>

namespace furitsuke {

namespace {

constexpr int gridSize = curveMax + 1;

/// The time of a curve as a polynomial of its parameter, for many points at once.
class CurveTime
{
public:
    explicit CurveTime(CurvePoints curve)
        : mCurve(curve)
    {
        const double a = curve.x1 / 127.0;
        const double b = curve.x2 / 127.0;
        mC1 = 3 * a;
        mC2 = 3 * (b - 2 * a);
        mC3 = 1 - 3 * (b - a);
    }

    /// One step of Newton's method from t; returns its length.
    double step(double &t, double x) const
    {
        const double error = ((mC3 * t + mC2) * t + mC1) * t - x;
        const double slope = (3 * mC3 * t + 2 * mC2) * t + mC1;
        const double by = error / std::max(slope, 1e-6);
        t -= by;
        return by;
    }

    static bool isThere(double t, double by) { return std::abs(by) <= shortStep && t >= 0 && t <= 1; }

    /// The parameter of time x from one that is near it; mostly a step or two do.
    double refined(double t, double x) const
    {
        double by = step(t, x);
        for (int more = 0; more < 4 && std::abs(by) > shortStep; ++more)
            by = step(t, x);
        return isThere(t, by) ? t : curveParameter(mCurve, x);
    }

private:
    static constexpr double shortStep = 1e-4; ///< what is left after one so short is its square

    CurvePoints mCurve;
    double mC1 = 0;
    double mC2 = 0;
    double mC3 = 0;
};

/// What the value coordinates of a curve and its end point have in the value at a parameter.
struct Weights
{
    explicit Weights(double t)
        : first(3 * (1 - t) * (1 - t) * t)
        , second(3 * (1 - t) * t * t)
        , last(t * t * t)
    {}

    double first;
    double second;
    double last;
};

quint8 toGrid(double coordinate)
{
    return quint8(std::lround(std::clamp(127 * coordinate, 0.0, 127.0)));
}

double largestWay(std::span<const CoursePoint> points)
{
    double way = 0;
    for (const CoursePoint &point : points)
        way = std::max(way, std::abs(point.way));
    return way;
}

/// Looks for the curve that has the least worst deviation from points. For given time coordinates of the
/// control points the parameter of every point is known, and the deviations are linear in the other two
/// coordinates. So it visits pairs of time coordinates, and at each seeks the best pair of the others; but
/// not where it is proven first that they hold nothing better, which mostly takes three points.
class Fitter
{
public:
    Fitter(std::span<const CoursePoint> points, const FitEffort &effort)
        : mEffort(effort)
        , mCount((points.size() + block - 1) / block * block)
        , mNumbers(columnCount * mCount)
        , mMargin(1e-7 * largestWay(points))
    {
        // The last point fills up the last block.
        for (std::size_t i = 0; i < mCount; ++i) {
            const CoursePoint &point = points[std::min(i, points.size() - 1)];
            column(X)[i] = point.x;
            column(Way)[i] = point.way;
            column(Gone)[i] = point.gone;
            column(BestTime)[i] = point.x;
        }
        for (std::size_t i = 0; i < mBestWitness.points.size(); ++i)
            mBestWitness.points[i] = (2 * i + 1) * mCount / 6;
        mBestWitness.form = DeviationWitness::Form::BothFree;
        mOtherWitness = mBestWitness;
    }

    /// Looks for the best curve with the time coordinates of one and returns it. Its value coordinates are
    /// the first to be tried; where nothing is known of them (`anew`), those of least squares too.
    FittedCurve visit(CurvePoints curve, bool anew) { return visit(curve, anew, mBest.worst - mMargin); }

    /// The same; what is worse than the limit may be left without an exact search.
    FittedCurve visit(CurvePoints curve, bool anew, double limit)
    {
        const FittedCurve none{curve, std::numeric_limits<double>::max()};
        const std::size_t place = std::size_t(curve.x1) * gridSize + curve.x2;
        if (mVisited[place])
            return none;
        mVisited.set(place);
        setRanges(curve);
        const CurveTime time(curve);
        if (mBest.worst < none.worst &&
            (proves(mBestWitness, time, limit) || proves(mOtherWitness, time, limit)))
            return none;
        setTimes(time);
        DeviationWitness witness = mBestWitness;
        const DeviationBound bound = improveWitness(witness, limit);
        if (bound.least > limit) {
            mOtherWitness = witness;
            return none;
        }
        FittedCurve found = none;
        const auto tryValues = [&](quint8 y1, quint8 y2) {
            const double worst = deviation(y1, y2, found.worst - mMargin, witness);
            if (worst >= found.worst - mMargin)
                return false;
            found = {{curve.x1, y1, curve.x2, y2}, worst};
            return true;
        };
        tryValues(curve.y1, curve.y2);
        if (anew) {
            const CurvePoints squares = withLeastSquares(curve);
            tryValues(squares.y1, squares.y2);
        }
        for (int step = anew ? 4 : 1; step > 0; step /= 2) {
            for (bool moved = true; moved;) {
                moved = false;
                eachAround(found.curve.y1, found.curve.y2, step, [&](quint8 y1, quint8 y2) {
                    if ((y1 == found.curve.y1 || !mEffort.fixed[1]) &&
                        (y2 == found.curve.y2 || !mEffort.fixed[3]))
                        moved = tryValues(y1, y2) || moved;
                });
            }
        }
        if (found.worst < mBest.worst - mMargin) {
            mBest = found;
            mBestWitness = witness;
            std::copy_n(column(Time), mCount, column(BestTime));
        }
        return found;
    }

    /// Walks from the best curve to better ones, until none is better at a step of `reach` grid units, half
    /// of it, and so on down to one.
    void descend()
    {
        for (int step = mEffort.reach; step > 0; step /= 2) {
            for (bool moved = true; moved && mBest.worst > mEffort.enough;) {
                const CurvePoints centre = mBest.curve;
                eachAround(centre.x1, centre.x2, step, [&](quint8 x1, quint8 x2) {
                    if ((x1 == centre.x1 || !mEffort.fixed[0]) && (x2 == centre.x2 || !mEffort.fixed[2]))
                        visit({x1, mBest.curve.y1, x2, mBest.curve.y2}, step > 1 && isFree());
                });
                moved = mBest.curve.x1 != centre.x1 || mBest.curve.x2 != centre.x2;
            }
        }
    }

    const FittedCurve &best() const { return mBest; }
    /// No coordinate is to stay.
    bool isFree() const { return mEffort.fixed == std::array<bool, 4>(); }

private:
    /// Calls function for the points of the grid around one, at a distance of `step` in either direction.
    template <class Function>
    static void eachAround(int first, int second, int step, Function &&function)
    {
        static constexpr std::array<std::pair<int, int>, 8> directions = {
            {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, -1}, {-1, 1}, {1, 1}, {-1, -1}}};
        for (const auto &[a, b] : directions) {
            const int x = first + step * a;
            const int y = second + step * b;
            if (x >= 0 && x < gridSize && y >= 0 && y < gridSize)
                function(quint8(x), quint8(y));
        }
    }

    // Numbers of the points, each kind in a row of its own, so that several points are reckoned at once.
    enum Column : std::size_t {
        X,        ///< as CoursePoint has it
        Way,      ///< the same
        Gone,     ///< the same
        BestTime, ///< parameters of the points on the best curve
        Time,     ///< and on the one that is tried
        LastStep, ///< of Newton's method
        ByFirst,  ///< see DeviationTerm
        BySecond, ///< the same
        Rest,     ///< the same
    };
    static constexpr std::size_t columnCount = 9;
    static constexpr std::size_t block = 8; ///< points are looked at by so many

    double *column(Column which) { return mNumbers.data() + std::size_t(which) * mCount; }
    const double *column(Column which) const { return mNumbers.data() + std::size_t(which) * mCount; }

    DeviationTerm termAt(double t, std::size_t i) const
    {
        const double way = column(Way)[i];
        const Weights weights(t);
        return {weights.first * way / 127, weights.second * way / 127, column(Gone)[i] - weights.last * way};
    }

    void setTimes(const CurveTime &time)
    {
        const double *x = column(X);
        const double *start = column(BestTime);
        double *times = column(Time);
        double *last = column(LastStep);
        for (std::size_t i = 0; i < mCount; ++i) {
            double t = start[i];
            time.step(t, x[i]);
            time.step(t, x[i]);
            last[i] = std::abs(time.step(t, x[i]));
            times[i] = t;
        }
        for (std::size_t i = 0; i < mCount; ++i) {
            if (!CurveTime::isThere(times[i], last[i]))
                times[i] = time.refined(times[i], x[i]);
        }
        double *byFirst = column(ByFirst);
        double *bySecond = column(BySecond);
        double *rest = column(Rest);
        for (std::size_t i = 0; i < mCount; ++i) {
            const DeviationTerm term = termAt(times[i], i);
            byFirst[i] = term.byFirst;
            bySecond[i] = term.bySecond;
            rest[i] = term.rest;
        }
    }

    void setRanges(CurvePoints curve)
    {
        mRanges = {0, curveMax, 0, curveMax};
        if (mEffort.fixed[1])
            mRanges.lowFirst = mRanges.highFirst = curve.y1;
        if (mEffort.fixed[3])
            mRanges.lowSecond = mRanges.highSecond = curve.y2;
    }

    /// Whether these few points show that no value coordinates are within the limit.
    bool proves(const DeviationWitness &witness, const CurveTime &time, double limit) const
    {
        DeviationWitness::Terms terms;
        for (std::size_t w = 0; w < witness.pointCount(); ++w) {
            const std::size_t i = witness.points[w];
            double t = column(BestTime)[i];
            time.step(t, column(X)[i]);
            terms[w] = termAt(time.refined(t, column(X)[i]), i);
        }
        return deviationBound(witness.form, terms, mRanges).least > limit;
    }

    DeviationBound boundOf(const DeviationWitness &witness) const
    {
        DeviationWitness::Terms terms;
        for (std::size_t w = 0; w < witness.pointCount(); ++w) {
            const std::size_t i = witness.points[w];
            terms[w] = {column(ByFirst)[i], column(BySecond)[i], column(Rest)[i]};
        }
        return deviationBound(witness.form, terms, mRanges);
    }

    /// Exchanges points of a witness for worse ones until it shows that no value coordinates of the curve
    /// that is tried are within the limit; false where it comes to none that does, or where some that need
    /// not be whole numbers are off by no more than what is hopeless.
    DeviationBound improveWitness(DeviationWitness &witness, double limit) const
    {
        using Form = DeviationWitness::Form;
        DeviationBound bound = boundOf(witness);
        constexpr int most = 8;
        for (int exchange = 0; exchange < most && bound.least <= limit; ++exchange) {
            std::size_t worst = 0;
            double off = 0;
            for (std::size_t i = 0; i < mCount; ++i) {
                const double here = std::abs(column(ByFirst)[i] * bound.y1 + column(BySecond)[i] * bound.y2 -
                                             column(Rest)[i]);
                if (here > off) {
                    off = here;
                    worst = i;
                }
            }
            // There are value coordinates that are good enough, or this is the best bound.
            if (off <= bound.least * (1 + 1e-6))
                break;
            DeviationWitness best = witness;
            const DeviationBound before = bound;
            const auto offer = [&](Form form, std::array<std::size_t, 3> points) {
                const DeviationWitness other{form, points};
                const DeviationBound its = boundOf(other);
                if (its.least > bound.least) {
                    bound = its;
                    best = other;
                }
            };
            offer(Form::Single, {worst, worst, worst});
            const std::array<std::size_t, 3> points = witness.points;
            const std::size_t count = witness.pointCount();
            for (std::size_t w = 0; w < count; ++w) {
                offer(Form::FirstFree, {points[w], worst, worst});
                offer(Form::SecondFree, {points[w], worst, worst});
                if (count > 1)
                    offer(Form::BothFree, {points[w], points[(w + 1) % count], worst});
            }
            if (bound.least <= before.least)
                break;
            witness = best;
        }
        return bound;
    }

    /// The curve with the value coordinates that leave the least sum of squares. They seldom leave the least
    /// worst deviation, but are near.
    CurvePoints withLeastSquares(CurvePoints curve) const
    {
        double aa = 0;
        double ab = 0;
        double bb = 0;
        double ar = 0;
        double br = 0;
        for (std::size_t i = 0; i < mCount; ++i) {
            const DeviationTerm term{column(ByFirst)[i], column(BySecond)[i], column(Rest)[i]};
            aa += term.byFirst * term.byFirst;
            ab += term.byFirst * term.bySecond;
            bb += term.bySecond * term.bySecond;
            ar += term.byFirst * term.rest;
            br += term.bySecond * term.rest;
        }
        const double determinant = aa * bb - ab * ab;
        if (!(determinant > 0))
            return curve;
        // Where one of them leaves the grid, the other is the best for the border.
        double y1 = (bb * ar - ab * br) / determinant;
        double y2 = (aa * br - ab * ar) / determinant;
        if (y1 < 0 || y1 > curveMax)
            y2 = (br - ab * std::clamp<double>(y1, 0, curveMax)) / bb;
        else if (y2 < 0 || y2 > curveMax)
            y1 = (ar - ab * std::clamp<double>(y2, 0, curveMax)) / aa;
        return {curve.x1, toGrid(y1 / curveMax), curve.x2, toGrid(y2 / curveMax)};
    }

    double deviationAt(std::size_t i, int y1, int y2) const
    {
        return std::abs(column(ByFirst)[i] * y1 + column(BySecond)[i] * y2 - column(Rest)[i]);
    }

    /// The worst deviation with these value coordinates; some number over the limit where it is over it. The
    /// point that was worst before is looked at first, and those that are worst at the best coordinates:
    /// mostly they settle the matter.
    double deviation(int y1, int y2, double limit, const DeviationWitness &witness)
    {
        double worst = deviationAt(mWorstPoint, y1, y2);
        for (std::size_t w = 0; w < witness.pointCount() && worst <= limit; ++w)
            worst = std::max(worst, deviationAt(witness.points[w], y1, y2));
        const double *byFirst = column(ByFirst);
        const double *bySecond = column(BySecond);
        const double *rest = column(Rest);
        for (std::size_t first = 0; first < mCount && worst <= limit; first += block) {
            std::array<double, block> off;
            for (std::size_t i = 0; i < block; ++i)
                off[i] = std::abs(byFirst[first + i] * y1 + bySecond[first + i] * y2 - rest[first + i]);
            std::array<double, block / 2> half;
            for (std::size_t i = 0; i < block / 2; ++i)
                half[i] = std::max(off[i], off[i + block / 2]);
            worst = std::max({worst, half[0], half[1], half[2], half[3]});
            if (worst > limit)
                mWorstPoint = std::size_t(std::max_element(off.begin(), off.end()) - off.begin()) + first;
        }
        return worst;
    }

    const FitEffort &mEffort;
    std::size_t mCount;
    std::vector<double> mNumbers; ///< by column
    std::bitset<gridSize * gridSize> mVisited;
    FittedCurve mBest{{}, std::numeric_limits<double>::max()};
    DeviationWitness mBestWitness;  ///< of the best curve's time coordinates
    DeviationWitness mOtherWitness; ///< that showed of others that they are no better
    ValueRanges mRanges;
    std::size_t mWorstPoint = 0;
    double mMargin; ///< a gain that counts as none
};

/// A curve by least squares: the parameters of the points are taken to be as their shares of the length of
/// the line through them all, which makes both coordinates linear (P. Schneider, Graphics Gems I).
CurvePoints estimatedCurve(std::span<const CoursePoint> points)
{
    const double way = largestWay(points);
    std::vector<CoursePoint> line;
    for (const CoursePoint &point : points) {
        if (std::abs(point.way) == way)
            line.push_back({point.x, 1, point.gone / point.way});
    }
    std::sort(line.begin(), line.end(), [](const auto &a, const auto &b) { return a.x < b.x; });
    line.push_back({1, 1, 1});
    double length = 0;
    std::vector<double> lengths;
    CoursePoint before{0, 1, 0};
    for (const CoursePoint &point : line) {
        length += std::hypot(point.x - before.x, point.gone - before.gone);
        lengths.push_back(length);
        before = point;
    }
    double aa = 0;
    double ab = 0;
    double bb = 0;
    Weights x(0);
    Weights y(0);
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Weights w(lengths[i] / length);
        aa += w.first * w.first;
        ab += w.first * w.second;
        bb += w.second * w.second;
        x.first += w.first * (line[i].x - w.last);
        x.second += w.second * (line[i].x - w.last);
        y.first += w.first * (line[i].gone - w.last);
        y.second += w.second * (line[i].gone - w.last);
    }
    const double determinant = aa * bb - ab * ab;
    if (!(determinant > 1e-9))
        return {};
    return {toGrid((bb * x.first - ab * x.second) / determinant),
            toGrid((bb * y.first - ab * y.second) / determinant),
            toGrid((aa * x.second - ab * x.first) / determinant),
            toGrid((aa * y.second - ab * y.first) / determinant)};
}

} // namespace

double worstDeviation(CurvePoints curve, std::span<const CoursePoint> points)
{
    curve = curve.clamped();
    const CurveTime time(curve);
    double worst = 0;
    double t = 0;
    for (const CoursePoint &point : points) {
        t = point.x > 0 && point.x < 1 ? time.refined(t, point.x) : curveParameter(curve, point.x);
        const Weights weights(t);
        const double share = weights.first * curve.y1 / 127 + weights.second * curve.y2 / 127 + weights.last;
        worst = std::max(worst, std::abs(point.way * share - point.gone));
    }
    return worst;
}

FittedCurve fitCurve(std::span<const CoursePoint> points, std::span<const CurvePoints> starts,
                     const FitEffort &effort)
{
    if (largestWay(points) == 0)
        return {starts.front(), worstDeviation(starts.front(), points)};
    for (const CurvePoints &start : starts.first(effort.exact > 0 ? starts.size() : 0)) {
        const double worst = worstDeviation(start, points);
        if (worst <= effort.exact)
            return {start, worst};
    }
    Fitter fitter(points, effort);
    for (const CurvePoints &start : starts)
        fitter.visit(start.clamped(), false);
    if (effort.reach > 1 && fitter.isFree())
        fitter.visit(estimatedCurve(points), true);
    fitter.descend();
    if (fitter.best().worst <= effort.poor || !fitter.isFree())
        return fitter.best();

    // What no curve fits well has several that none next to them is better than.
    Fitter scan(points, effort);
    std::vector<FittedCurve> others;
    static constexpr std::array<quint8, 5> coordinates = {0, 32, 64, 95, 127};
    double second = std::numeric_limits<double>::max();
    double first = second;
    for (const quint8 x1 : coordinates) {
        for (const quint8 x2 : coordinates) {
            others.push_back(scan.visit({x1, 64, x2, 64}, true, second));
            second = std::min(second, std::max(first, others.back().worst));
            first = std::min(first, others.back().worst);
        }
    }
    constexpr auto better = [](const FittedCurve &a, const FittedCurve &b) { return a.worst < b.worst; };
    std::partial_sort(others.begin(), others.begin() + 2, others.end(), better);
    FittedCurve best = fitter.best();
    for (const FittedCurve &start : std::span(others).first(2)) {
        Fitter another(points, effort);
        another.visit(start.curve, false);
        another.descend();
        best = std::min(best, another.best(), better);
    }
    return best;
}

} // namespace furitsuke
