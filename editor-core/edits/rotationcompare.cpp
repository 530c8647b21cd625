// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/rotationcompare.h"

#include "editor-core/edits/valuechange.h"
#include "editor-core/sampling/sampler.h"

#include <cmath>
#include <numbers>

namespace furitsuke {

namespace {

/// How far the half of X may be off, in radians, since a quaternion is of floats.
constexpr double tiltRounding = 2.5e-7;
/// The part of the squares of sum and difference below which Y and Z turn about one axis; see mmdDegrees().
constexpr double upright = 1e-9;

bool sameNumber(float a, float b)
{
    return a == b || sameBits(a, b);
}

quint32 unless(bool same, quint32 flag)
{
    return same ? 0 : flag;
}

PlaneDirection product(PlaneDirection a, PlaneDirection b)
{
    return {a.c * b.c - a.s * b.s, a.c * b.s + a.s * b.c};
}

bool sameDirection(PlaneDirection a, PlaneDirection b, double rounding)
{
    return std::abs(a.c * b.s - a.s * b.c) <= rounding && a.c * b.c + a.s * b.s > 0;
}

bool sameTurn(PlaneDirection a, PlaneDirection b, double roundingSquare)
{
    const double cross = a.c * b.s - a.s * b.c;
    return cross * cross <= roundingSquare && a.c * b.c + a.s * b.s > 0;
}

AngleDirections directionsOf(const Quatf &rotation)
{
    const auto [x, y, z, w] = usableRotation(rotation);
    PlaneDirection sum = {w - x, -(y + z)};
    PlaneDirection difference = {w + x, z - y};
    const double minus = std::sqrt(sum.c * sum.c + sum.s * sum.s);
    const double plus = std::sqrt(difference.c * difference.c + difference.s * difference.s);
    const PlaneDirection tilt = {minus / std::numbers::sqrt2, plus / std::numbers::sqrt2};
    const double limit = upright * 0.5 * (minus * minus + plus * plus);
    double rounding = tiltRounding * (1 / minus + 1 / plus);
    if (minus * minus <= limit) {
        difference = {difference.c / plus, difference.s / plus};
        sum = difference;
        rounding = 2 * tiltRounding;
    } else if (plus * plus <= limit) {
        sum = {sum.c / minus, sum.s / minus};
        difference = sum;
        rounding = 2 * tiltRounding;
    } else {
        sum = {sum.c / minus, sum.s / minus};
        difference = {difference.c / plus, difference.s / plus};
    }
    return {tilt, product(sum, difference), product(sum, {difference.c, -difference.s}), rounding};
}

} // namespace

RotationCompare::RotationCompare(const Quatf &wanted)
    : mWanted(wanted)
    , mBefore(wanted)
    , mDirections(directionsOf(wanted))
{}

quint32 RotationCompare::compare(const Quatf &rotation, quint32 known) const
{
    using namespace RotationDifference;
    quint32 found = 0;
    found |= unless(sameNumber(rotation.x, mWanted.x), QuaternionX);
    found |= unless(sameNumber(rotation.y, mWanted.y), QuaternionY);
    found |= unless(sameNumber(rotation.z, mWanted.z), QuaternionZ);
    found |= unless(sameNumber(rotation.w, mWanted.w), QuaternionW);
    found |= unless(isUnitLength(rotation), OddLength);
    if ((known & angles) != angles)
        found |= compareAngles(rotation, known);
    return found;
}

// The directions here are as long as they come, and squares are compared, multiplied by their lengths: what
// takes time are divisions and roots.
quint32 RotationCompare::compareAngles(const Quatf &rotation, quint32 known) const
{
    using namespace RotationDifference;
    const double x = rotation.x;
    const double y = rotation.y;
    const double z = rotation.z;
    const double w = rotation.w;
    const PlaneDirection sum = {w - x, -(y + z)};
    const PlaneDirection difference = {w + x, z - y};
    const double minusSquare = sum.c * sum.c + sum.s * sum.s;
    const double plusSquare = difference.c * difference.c + difference.s * difference.s;
    const double lengthSquare = 0.5 * (minusSquare + plusSquare);
    const double limit = upright * lengthSquare;
    const AngleDirections &wanted = mDirections;
    if (!std::isfinite(lengthSquare) || !(minusSquare > limit && plusSquare > limit)) {
        const AngleDirections these = directionsOf(rotation);
        const double rounding = qMax(these.rounding, wanted.rounding);
        return unless(sameDirection(these.x, wanted.x, tiltRounding), AngleX) |
               unless(sameDirection(these.y, wanted.y, rounding), AngleY) |
               unless(sameDirection(these.z, wanted.z, rounding), AngleZ);
    }
    quint32 found = 0;
    if (!(known & AngleX)) {
        const PlaneDirection tilt = {std::sqrt(minusSquare), std::sqrt(plusSquare)};
        const double length = std::sqrt(2 * lengthSquare);
        found |= unless(sameDirection(tilt, wanted.x, tiltRounding * length), AngleX);
    }
    const PlaneDirection turnY = product(sum, difference);
    const PlaneDirection turnZ = product(sum, {difference.c, -difference.s});
    // (1 / minus + 1 / plus)^2, times the squares of both.
    const double turnSquare = minusSquare * plusSquare;
    const double parts = 2 * (lengthSquare + std::sqrt(turnSquare));
    const double roundingSquare = qMax(tiltRounding * tiltRounding * lengthSquare * parts,
                                       wanted.rounding * wanted.rounding * turnSquare);
    found |= unless(sameTurn(turnY, wanted.y, roundingSquare), AngleY);
    found |= unless(sameTurn(turnZ, wanted.z, roundingSquare), AngleZ);
    return found;
}

} // namespace furitsuke
