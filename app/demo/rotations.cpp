// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/rotations.h"

#include <cmath>
#include <numbers>

namespace furitsuke::demo {

namespace {

constexpr double radians(double degrees)
{
    return degrees * std::numbers::pi / 180;
}

/// Share of an arm's twist that its twist bone takes; the rest stays in the shoulder joint.
constexpr double twistShare = 0.6;

float storedNumber(double value)
{
    constexpr double grid = 1 << 24;
    return static_cast<float>(std::round(value * grid) / grid + 0.0);
}

/// The shortest turn that takes one unit vector to another; they must not be opposite.
Quatd shortestTurn(const Vec3d &from, const Vec3d &to)
{
    const Vec3d axis = cross(from, to);
    const double w = 1 + dot(from, to);
    const double length = std::sqrt(dot(axis, axis) + w * w);
    return {axis.x / length, axis.y / length, axis.z / length, w / length};
}

} // namespace

Quatd operator*(const Quatd &a, const Quatd &b)
{
    return {a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y, a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
            a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w, a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z};
}

Vec3d operator+(const Vec3d &a, const Vec3d &b)
{
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

Vec3d operator-(const Vec3d &a, const Vec3d &b)
{
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}

Vec3d operator*(double factor, const Vec3d &v)
{
    return {factor * v.x, factor * v.y, factor * v.z};
}

double dot(const Vec3d &a, const Vec3d &b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

Vec3d cross(const Vec3d &a, const Vec3d &b)
{
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

Vec3d normalised(const Vec3d &v)
{
    return (1 / std::sqrt(dot(v, v))) * v;
}

Quatd inverse(const Quatd &q)
{
    return {-q.x, -q.y, -q.z, q.w};
}

Vec3d rotated(const Quatd &q, const Vec3d &v)
{
    const Quatd r = q * Quatd{v.x, v.y, v.z, 0} * inverse(q);
    return {r.x, r.y, r.z};
}

Quatd axisTurn(const Vec3d &axis, double degrees)
{
    const double s = std::sin(radians(degrees) / 2);
    return {s * axis.x, s * axis.y, s * axis.z, std::cos(radians(degrees) / 2)};
}

Quatd mirrored(const Quatd &q)
{
    return {q.x, -q.y, -q.z, q.w};
}

Vec3f stored(const Vec3d &v)
{
    return {storedNumber(v.x), storedNumber(v.y), storedNumber(v.z)};
}

Quatf stored(const Quatd &q)
{
    return {storedNumber(q.x), storedNumber(q.y), storedNumber(q.z), storedNumber(q.w)};
}

const RestArm &restArm()
{
    static const RestArm arm = [] {
        const double down = radians(37);
        RestArm a;
        a.direction = {std::cos(down), -std::sin(down), 0};
        a.hinge = {std::sin(down), std::cos(down), 0};
        return a;
    }();
    return arm;
}

ArmTurns aimArm(const Vec3d &upper, const Vec3d &forearm)
{
    const RestArm &arm = restArm();
    const Vec3d u = normalised(upper);
    const Vec3d f = normalised(forearm);
    const Vec3d hinge = normalised(cross(u, f));
    const Quatd swing = shortestTurn(arm.direction, u);
    // What the swing makes of the hinge still has to be turned about the arm.
    const Vec3d side = rotated(swing, arm.hinge);
    const double twist = std::atan2(dot(cross(side, hinge), u), dot(side, hinge)) * 180 / std::numbers::pi;
    const double bend = std::atan2(dot(cross(u, f), hinge), dot(u, f)) * 180 / std::numbers::pi;
    ArmTurns turns;
    turns.upper = swing * axisTurn(arm.direction, twist * (1 - twistShare));
    turns.twist = axisTurn(arm.direction, twist * twistShare);
    turns.elbow = axisTurn(arm.hinge, bend);
    return turns;
}

} // namespace furitsuke::demo
