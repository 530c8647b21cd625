// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plainfit.h"

#include "editor-core/motion/bezier.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cmath>
#include <limits>
#include <vector>

namespace furitsuke::test {

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

    /// The parameter of time x from one that is near it; mostly a step or two do.
    double refined(double t, double x) const
    {
        double by = step(t, x);
        for (int more = 0; more < 4 && std::abs(by) > shortStep; ++more)
            by = step(t, x);
        return std::abs(by) <= shortStep && t >= 0 && t <= 1 ? t : curveParameter(mCurve, x);
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
/// coordinates. So it visits pairs of time coordinates, and at each seeks the best pair of the others.
class Fitter
{
public:
    Fitter(std::span<const CoursePoint> points, const FitEffort &effort)
        : mPoints(points)
        , mEffort(effort)
        , mBestTimes(points.size())
        , mTimes(points.size())
        , mByFirst(points.size())
        , mBySecond(points.size())
        , mRest(points.size())
        , mMargin(1e-7 * largestWay(points))
    {
        for (std::size_t i = 0; i < points.size(); ++i)
            mBestTimes[i] = points[i].x;
    }

    /// Looks for the best curve with the time coordinates of one and returns it. Its value coordinates are
    /// the first to be tried; where nothing is known of them (`anew`), those of least squares too.
    FittedCurve visit(CurvePoints curve, bool anew)
    {
        const std::size_t place = std::size_t(curve.x1) * gridSize + curve.x2;
        if (mVisited[place])
            return {curve, std::numeric_limits<double>::max()};
        mVisited.set(place);
        setTimes(curve);
        FittedCurve found{curve, std::numeric_limits<double>::max()};
        const auto tryValues = [&](quint8 y1, quint8 y2) {
            const double worst = deviation(y1, y2, found.worst);
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
            mBestTimes.swap(mTimes);
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

    void setTimes(CurvePoints curve)
    {
        const CurveTime time(curve);
        const std::size_t count = mPoints.size();
        for (std::size_t i = 0; i < count; ++i) {
            mTimes[i] = mBestTimes[i];
            time.step(mTimes[i], mPoints[i].x);
        }
        for (std::size_t i = 0; i < count; ++i) {
            const double t = time.refined(mTimes[i], mPoints[i].x);
            const double way = mPoints[i].way;
            const Weights weights(t);
            mTimes[i] = t;
            mByFirst[i] = weights.first * way / 127;
            mBySecond[i] = weights.second * way / 127;
            mRest[i] = mPoints[i].gone - weights.last * way;
        }
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
        for (std::size_t i = 0; i < mRest.size(); ++i) {
            aa += mByFirst[i] * mByFirst[i];
            ab += mByFirst[i] * mBySecond[i];
            bb += mBySecond[i] * mBySecond[i];
            ar += mByFirst[i] * mRest[i];
            br += mBySecond[i] * mRest[i];
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
        return std::abs(mByFirst[i] * y1 + mBySecond[i] * y2 - mRest[i]);
    }

    /// The worst deviation with these value coordinates; some number over the limit where it is over it. The
    /// point that was worst before is looked at first: mostly it settles the matter.
    double deviation(int y1, int y2, double limit)
    {
        double worst = deviationAt(mWorstPoint, y1, y2);
        constexpr std::size_t block = 8;
        const std::size_t count = mPoints.size();
        for (std::size_t first = 0; first < count && worst <= limit; first += block) {
            const std::size_t last = std::min(first + block, count);
            double here = 0;
            for (std::size_t i = first; i < last; ++i)
                here = std::max(here, deviationAt(i, y1, y2));
            if (here > worst) {
                worst = here;
                for (std::size_t i = first; i < last; ++i) {
                    if (deviationAt(i, y1, y2) == here)
                        mWorstPoint = i;
                }
            }
        }
        return worst;
    }

    std::span<const CoursePoint> mPoints;
    const FitEffort &mEffort;
    std::vector<double> mBestTimes; ///< parameters of the points on the best curve
    std::vector<double> mTimes;     ///< and on the one that is tried
    std::vector<double> mByFirst;   ///< what a grid unit of y1 adds to what a point has gone
    std::vector<double> mBySecond;  ///< the same of y2
    std::vector<double> mRest;      ///< what both together have to add
    std::bitset<gridSize * gridSize> mVisited;
    FittedCurve mBest{{}, std::numeric_limits<double>::max()};
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

FittedCurve plainFitCurve(std::span<const CoursePoint> points, std::span<const CurvePoints> starts,
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
    for (const quint8 x1 : coordinates) {
        for (const quint8 x2 : coordinates)
            others.push_back(scan.visit({x1, 64, x2, 64}, true));
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

} // namespace furitsuke::test
