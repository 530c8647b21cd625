// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/curvesplit.h"

#include "editor-core/motion/curveshape.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace furitsuke {

namespace {

constexpr int searchPoints = 32;
constexpr int measurePoints = 128;

/// One coordinate of the earlier half of the cubic Bezier 0, a, b, 1 that is split at t.
struct HalfCoordinate
{
    double whole = 0; ///< where the half ends
    double first = 0; ///< its control points as shares of that
    double second = 0;

    HalfCoordinate(double a, double b, double t)
    {
        // t is a factor of all three; without it nothing gets too small for a double.
        const double s = 1 - t;
        const double perT = 3 * s * s * a + 3 * s * t * b + t * t;
        whole = t * perT;
        if (perT > 0) {
            first = a / perT;
            second = (2 * s * a + t * b) / perT;
        }
    }
    double at(double u) const
    {
        const double s = 1 - u;
        return 3 * s * s * u * first + 3 * s * u * u * second + u * u * u;
    }
};

quint8 toGrid(double coordinate)
{
    return quint8(std::lround(std::clamp(127 * coordinate, 0.0, 127.0)));
}

/// The half before parameter t.
CurveHalf halfBefore(CurvePoints curve, double t)
{
    const HalfCoordinate x(curve.x1 / 127.0, curve.x2 / 127.0, t);
    const HalfCoordinate y(curve.y1 / 127.0, curve.y2 / 127.0, t);
    const auto exactPoints = [&](auto &points) {
        const double step = 1.0 / double(points.size() + 1);
        double u = 0;
        for (CoursePoint &point : points) {
            u += step;
            point = {x.at(u), 1, y.at(u)};
        }
    };
    std::array<CoursePoint, searchPoints> search;
    exactPoints(search);

    // The best values are looked for from any start, so these four are as good as all sixteen neighbours.
    std::array<CurvePoints, 4> starts;
    for (std::size_t corner = 0; corner < starts.size(); ++corner) {
        const auto time = [](double exact, bool up) {
            const double scaled = std::clamp(127 * exact, 0.0, 127.0);
            return quint8(up ? std::ceil(scaled) : std::floor(scaled));
        };
        starts[corner] = {time(x.first, corner & 1), toGrid(y.first), time(x.second, corner & 2),
                          toGrid(y.second)};
    }
    FitEffort effort;
    effort.enough = 1.0 / (8 * curveMax);
    if (std::max({x.first, x.second, y.first, y.second}) > 1) {
        effort.reach = 16;
        effort.poor = 1.0 / curveMax;
    } else {
        // What starts from a stand, or at once, is to do so still.
        effort.fixed = {x.first == 0, y.first == 0, x.second == 0, y.second == 0};
    }
    CurveHalf half;
    half.curve = fitCurve(search, starts, effort).curve;

    std::array<CoursePoint, measurePoints> measure;
    exactPoints(measure);
    half.worst = worstDeviation(half.curve, measure);
    half.worstOfWhole = half.worst * y.whole;
    return half;
}

} // namespace

SplitCurve splitCurve(CurvePoints curve, double x)
{
    if (curve.clamped().isLinear())
        return {x, {curve}, {curve}};
    curve = curve.clamped();
    const double t = curveParameter(curve, x);
    SplitCurve split;
    split.share = curvePosition(curve, t).y;
    split.before = halfBefore(curve, t);
    split.after = halfBefore(mirroredCurve(curve), 1 - t);
    split.after.curve = mirroredCurve(split.after.curve);
    return split;
}

CurvePoints joinedCurve(CurvePoints before, CurvePoints after, double x, double y)
{
    // Of the whole curve 0, P1, P2, 1, split at t into 0, l1, l2, m and m, r1, r2, 1: l1 = t P1,
    // 1 - r2 = (1 - t)(1 - P2), and m divides the line from l2 to r1 as t does.
    const double arriving = std::hypot(x * (1 - before.x2 / 127.0), y * (1 - before.y2 / 127.0));
    const double leaving = std::hypot((1 - x) * after.x1 / 127.0, (1 - y) * after.y1 / 127.0);
    const double t = arriving + leaving > 0 ? arriving / (arriving + leaving) : 0.5;
    const auto first = [t](double whole, quint8 coordinate) {
        return t > 0 ? toGrid(whole * coordinate / 127.0 / t) : curveMax;
    };
    const auto second = [t](double whole, quint8 coordinate) {
        return t < 1 ? toGrid(1 - whole * (1 - coordinate / 127.0) / (1 - t)) : quint8(0);
    };
    return {first(x, before.x1), first(y, before.y1), second(1 - x, after.x2), second(1 - y, after.y2)};
}

} // namespace furitsuke
