// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/sampling/sampler.h"

#include <cmath>

/// Vectors and rotations in double precision. A rotation q turns a vector v into q v q*, so a * b turns by b
/// first. Nothing here depends on the handedness of the coordinates.
namespace furitsuke::rigmath {

inline Vec3d operator+(const Vec3d &a, const Vec3d &b)
{
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}
inline Vec3d operator-(const Vec3d &a, const Vec3d &b)
{
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}
inline Vec3d operator*(double factor, const Vec3d &v)
{
    return {factor * v.x, factor * v.y, factor * v.z};
}
inline double dot(const Vec3d &a, const Vec3d &b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
inline Vec3d cross(const Vec3d &a, const Vec3d &b)
{
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
inline double length(const Vec3d &v)
{
    return std::sqrt(dot(v, v));
}

inline Quatd operator*(const Quatd &a, const Quatd &b)
{
    return {a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y, a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
            a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w, a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z};
}
inline Quatd conjugate(const Quatd &q)
{
    return {-q.x, -q.y, -q.z, q.w};
}
/// The vector, turned.
inline Vec3d turned(const Quatd &q, const Vec3d &v)
{
    const Vec3d axis = {q.x, q.y, q.z};
    const Vec3d t = 2 * cross(axis, v);
    return v + q.w * t + cross(axis, t);
}

/// Brings a rotation whose length is off by no more than what rounding to float does back to length 1: one
/// step of Newton's for 1 / sqrt, without the root.
inline Quatd sharpened(const Quatd &q)
{
    const double correction = 1.5 - 0.5 * (q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
    return {correction * q.x, correction * q.y, correction * q.z, correction * q.w};
}

inline Vec3d toDouble(const Vec3f &v)
{
    return {double(v.x), double(v.y), double(v.z)};
}
inline Quatd toDouble(const Quatf &q)
{
    return {double(q.x), double(q.y), double(q.z), double(q.w)};
}
inline Vec3f toFloat(const Vec3d &v)
{
    return {float(v.x), float(v.y), float(v.z)};
}
inline Quatf toFloat(const Quatd &q)
{
    return {float(q.x), float(q.y), float(q.z), float(q.w)};
}

inline bool isNone(const Quatd &q)
{
    return q.x == 0 && q.y == 0 && q.z == 0;
}

/// The rotation by a multiple of its angle, which is taken the short way, -180 to 180 degrees. Exact for
/// every factor: negative ones and those over 1 too.
inline Quatd timesAngle(const Quatd &q, double factor)
{
    if (factor == 1)
        return q;
    const double sine = std::sqrt(q.x * q.x + q.y * q.y + q.z * q.z);
    if (sine == 0 || factor == 0)
        return {};
    if (factor == -1)
        return conjugate(q);
    const double half = factor * std::atan2(sine, std::abs(q.w));
    const double scale = (q.w < 0 ? -1 : 1) * std::sin(half) / sine;
    return {scale * q.x, scale * q.y, scale * q.z, std::cos(half)};
}

} // namespace furitsuke::rigmath
