// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/curvesegments.h"

#include <cmath>

namespace furitsuke {

namespace {

double usable(float value)
{
    return std::isfinite(value) ? double(value) : 0;
}

Vec3d between(const Vec3f &a, const Vec3f &b)
{
    return {usable(b.x) - usable(a.x), usable(b.y) - usable(a.y), usable(b.z) - usable(a.z)};
}

/// The turn from one rotation to another, in the frame of both: the conjugate of the one times the other. All
/// zero but w where they are one rotation, as far as floats can say.
Quatd turnBetween(const Quatf &from, const Quatf &to)
{
    if (from == to)
        return {};
    const Quatd a = usableRotation(from);
    const Quatd b = usableRotation(to);
    const Quatd turn = {
        a.w * b.x - a.x * b.w - a.y * b.z + a.z * b.y, a.w * b.y + a.x * b.z - a.y * b.w - a.z * b.x,
        a.w * b.z - a.x * b.y + a.y * b.x - a.z * b.w, a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w};
    constexpr double rounding = 2.5e-7;
    if (turn.x * turn.x + turn.y * turn.y + turn.z * turn.z <= rounding * rounding)
        return {};
    return turn;
}

/// Axis times angle, the short way.
Vec3d axisTimesAngle(const Quatd &turn)
{
    const double sine = std::hypot(turn.x, turn.y, turn.z);
    if (sine == 0)
        return {};
    const double factor = (turn.w < 0 ? -2 : 2) * std::atan2(sine, std::abs(turn.w)) / sine;
    return {turn.x * factor, turn.y * factor, turn.z * factor};
}

bool isZero(const Vec3d &v)
{
    return v.x == 0 && v.y == 0 && v.z == 0;
}

Vec3d only(const Vec3d &v, int axis)
{
    return {axis == 0 ? v.x : axis == 1 ? v.y : v.z, 0, 0};
}

} // namespace

Vec3d wayBetween(const KeyColumns<BoneKey> &keys, qsizetype from, qsizetype to, BoneChannel channel)
{
    if (channel == BoneChannel::Rotation) {
        const QList<Quatf> &rotations = keys.column<&BoneKey::rotation>();
        return axisTimesAngle(turnBetween(from == restRow ? Quatf() : rotations[from], rotations[to]));
    }
    const QList<Vec3f> &positions = keys.column<&BoneKey::position>();
    return only(between(from == restRow ? Vec3f() : positions[from], positions[to]), int(channel));
}

bool isStillBetween(const KeyColumns<BoneKey> &keys, qsizetype from, qsizetype to, BoneChannel channel)
{
    if (channel != BoneChannel::Rotation)
        return isZero(wayBetween(keys, from, to, channel));
    const QList<Quatf> &rotations = keys.column<&BoneKey::rotation>();
    const Quatd turn = turnBetween(from == restRow ? Quatf() : rotations[from], rotations[to]);
    return turn.x == 0 && turn.y == 0 && turn.z == 0;
}

Vec3d wayBetween(const KeyColumns<CameraKey> &keys, qsizetype from, qsizetype to, CameraChannel channel)
{
    const CameraKey rest;
    const auto pair = [&]<auto Member>()
    {
        const auto &column = keys.column<Member>();
        return std::pair(from == restRow ? rest.*Member : column[from], column[to]);
    };
    switch (channel) {
    case CameraChannel::X:
    case CameraChannel::Y:
    case CameraChannel::Z: {
        const auto [first, last] = pair.template operator()<&CameraKey::target>();
        return only(between(first, last), int(channel));
    }
    case CameraChannel::Rotation: {
        const auto [first, last] = pair.template operator()<&CameraKey::rotation>();
        return between(first, last);
    }
    case CameraChannel::Distance: {
        const auto [first, last] = pair.template operator()<&CameraKey::distance>();
        return {usable(last) - usable(first), 0, 0};
    }
    case CameraChannel::ViewAngle:
        break;
    }
    const auto [first, last] = pair.template operator()<&CameraKey::viewAngle>();
    return {double(last) - double(first), 0, 0};
}

bool isStillBetween(const KeyColumns<CameraKey> &keys, qsizetype from, qsizetype to, CameraChannel channel)
{
    return isZero(wayBetween(keys, from, to, channel));
}

} // namespace furitsuke
