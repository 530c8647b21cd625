// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/values.h"

#include <algorithm>
#include <cmath>

/// The little geometry that the built-in model is made with. MMD's space: left-handed, +X is the model's
/// left, it faces -Z; lengths in MMD units.
namespace furitsuke::shape {

struct Point
{
    double x = 0;
    double y = 0;
    double z = 0;
};

constexpr Point operator+(const Point &a, const Point &b)
{
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}
constexpr Point operator-(const Point &a, const Point &b)
{
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}
constexpr Point operator*(double factor, const Point &p)
{
    return {factor * p.x, factor * p.y, factor * p.z};
}
constexpr double dot(const Point &a, const Point &b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
constexpr Point cross(const Point &a, const Point &b)
{
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
inline double length(const Point &p)
{
    return std::sqrt(dot(p, p));
}
/// Of length 1; \a p must not be 0.
inline Point normalised(const Point &p)
{
    return (1 / length(p)) * p;
}
constexpr Point mixed(const Point &a, const Point &b, double share)
{
    return (1 - share) * a + share * b;
}
/// On the body's other side.
constexpr Point mirrored(const Point &p)
{
    return {-p.x, p.y, p.z};
}
inline Vec3f toVec3f(const Point &p)
{
    // No -0: mirrored places compare equal.
    return {static_cast<float>(p.x + 0.0), static_cast<float>(p.y + 0.0), static_cast<float>(p.z + 0.0)};
}
constexpr Point toPoint(const Vec3f &v)
{
    return {double(v.x), double(v.y), double(v.z)};
}

/// 0 up to \a from, 1 after \a to, smooth between; from may be above to, then it falls.
constexpr double ramp(double from, double to, double value)
{
    const double t = std::clamp((value - from) / (to - from), 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

} // namespace furitsuke::shape
