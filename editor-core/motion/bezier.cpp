// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/bezier.h"

#include <cmath>

namespace furitsuke {

namespace {

/// One coordinate of the cubic Bezier 0, a, b, 1 at t.
double bezier(double a, double b, double t)
{
    const double s = 1 - t;
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t;
}

double bezierSlope(double a, double b, double t)
{
    const double s = 1 - t;
    return 3 * s * s * a + 6 * s * t * (b - a) + 3 * t * t * (1 - b);
}

} // namespace

double curveParameter(CurvePoints curve, double x)
{
    if (!(x > 0))
        return 0;
    if (x >= 1)
        return 1;
    const CurvePoints p = curve.clamped();
    const double a = p.x1 / 127.0;
    const double b = p.x2 / 127.0;
    // x(t) never falls for 0 <= a, b <= 1, so the root stays bracketed; Newton where it helps, halving where
    // the slope is too flat for it.
    double low = 0;
    double high = 1;
    double t = x;
    for (int i = 0; i < 80; ++i) {
        const double error = bezier(a, b, t) - x;
        if (error == 0)
            break;
        (error > 0 ? high : low) = t;
        const double slope = bezierSlope(a, b, t);
        double next = slope > 1e-12 ? t - error / slope : 0.5 * (low + high);
        if (!(next > low && next < high))
            next = 0.5 * (low + high);
        if (std::abs(next - t) < 1e-16)
            break;
        t = next;
    }
    return t;
}

double evaluateCurve(CurvePoints curve, double x)
{
    if (!(x > 0))
        return 0;
    if (x >= 1)
        return 1;
    const CurvePoints p = curve.clamped();
    if (p.isLinear())
        return x;
    return bezier(p.y1 / 127.0, p.y2 / 127.0, curveParameter(p, x));
}

CurvePosition curvePosition(CurvePoints curve, double t)
{
    const CurvePoints p = curve.clamped();
    return {bezier(p.x1 / 127.0, p.x2 / 127.0, t), bezier(p.y1 / 127.0, p.y2 / 127.0, t)};
}

} // namespace furitsuke
