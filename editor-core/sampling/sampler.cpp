// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/sampling/sampler.h"

#include "editor-core/motion/bezier.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <limits>

namespace furitsuke {

namespace {

/// Stands for the key that MMD has of its own at frame 0: no row, the rest pose.
constexpr qsizetype restRow = -1;

/// MMD takes neighbouring keys of these for a cut; bones and morphs move between any two keys.
template <class Key>
inline constexpr bool hasCuts = false;
template <>
inline constexpr bool hasCuts<CameraKey> = true;
template <>
inline constexpr bool hasCuts<LightKey> = true;
template <>
inline constexpr bool hasCuts<ShadowKey> = true;

/// Where a frame lies between two keys.
struct Place
{
    qsizetype previous = restRow;
    qsizetype next = restRow; ///< a row where share > 0
    double share = 0; ///< of the time from the previous key to the next; 0 where the previous one holds

    bool isBetween() const { return share > 0; }
};

/// A frame that a key can have, or one between two of those. Not a number counts as 0.
double possibleFrame(double frame)
{
    return frame > 0 ? std::min(frame, double(std::numeric_limits<quint32>::max())) : 0;
}

/// The last row of those at or before the frame, restRow where there is none.
template <class Key>
qsizetype rowAt(const KeyColumns<Key> &keys, double frame)
{
    return keys.upperBound(qint64(frame)) - 1;
}

template <class Key>
Place placeOf(const KeyColumns<Key> &keys, double frame, BeforeFirstKey policy)
{
    const double at = possibleFrame(frame);
    Place place;
    place.previous = rowAt(keys, at);
    const qsizetype after = place.previous + 1;
    if (after == keys.size())
        return place;

    const quint32 nextFrame = keys.frames()[after];
    const qsizetype next = rowAt(keys, nextFrame);
    if (place.previous == restRow && policy == BeforeFirstKey::HoldFirst) {
        place.previous = next;
        return place;
    }

    const quint32 previousFrame = place.previous == restRow ? 0 : keys.frames()[place.previous];
    const quint32 distance = nextFrame - previousFrame;
    if (hasCuts<Key> && distance <= 1)
        return place;
    place.next = next;
    place.share = (at - previousFrame) / distance;
    return place;
}

double usable(float value)
{
    return std::isfinite(value) ? double(value) : 0;
}

Vec3d usable(const Vec3f &v)
{
    return {usable(v.x), usable(v.y), usable(v.z)};
}

/// The value on the way from a to b. Most channels stand still, and solving their curves would be most of the
/// work.
double along(double a, double b, CurvePoints curve, double share)
{
    return a == b ? a : std::lerp(a, b, evaluateCurve(curve, share));
}

Vec3d lerp(const Vec3d &a, const Vec3d &b, double share)
{
    return {std::lerp(a.x, b.x, share), std::lerp(a.y, b.y, share), std::lerp(a.z, b.z, share)};
}

BonePose poseOf(const KeyColumns<BoneKey> &keys, qsizetype row)
{
    if (row == restRow)
        return {};
    return {usable(keys.column<&BoneKey::position>()[row]),
            usableRotation(keys.column<&BoneKey::rotation>()[row]),
            keys.column<&BoneKey::form>()[row].physicsOff()};
}

double weightOf(const KeyColumns<MorphKey> &keys, qsizetype row)
{
    return row == restRow ? 0 : usable(keys.column<&MorphKey::weight>()[row]);
}

CameraPose poseOf(const KeyColumns<CameraKey> &keys, qsizetype row)
{
    if (row == restRow)
        return {};
    return {usable(keys.column<&CameraKey::distance>()[row]), usable(keys.column<&CameraKey::target>()[row]),
            usable(keys.column<&CameraKey::rotation>()[row]),
            double(keys.column<&CameraKey::viewAngle>()[row]),
            keys.column<&CameraKey::projection>()[row] == 0};
}

LightPose poseOf(const KeyColumns<LightKey> &keys, qsizetype row)
{
    if (row == restRow)
        return {};
    return {usable(keys.column<&LightKey::colour>()[row]), usable(keys.column<&LightKey::direction>()[row])};
}

ShadowPose poseOf(const KeyColumns<ShadowKey> &keys, qsizetype row)
{
    if (row == restRow)
        return {};
    return {std::min<int>(keys.column<&ShadowKey::mode>()[row], 2),
            usable(keys.column<&ShadowKey::distance>()[row])};
}

} // namespace

// A pose between two keys starts as the previous key's, so that what is a step keeps that key's value.

namespace {

/// A bone's pose; each key's rotation goes through a function first.
template <class Rotation>
BonePose sampleBoneWith(const KeyColumns<BoneKey> &keys, double frame, BeforeFirstKey policy,
                        Rotation &&rotation)
{
    const Place place = placeOf(keys, frame, policy);
    BonePose pose = poseOf(keys, place.previous);
    pose.rotation = rotation(pose.rotation);
    if (place.isBetween()) {
        BonePose next = poseOf(keys, place.next);
        next.rotation = rotation(next.rotation);
        const BoneCurves &curves = keys.column<&BoneKey::curves>()[place.next];
        const auto move = [&](double &value, double target, BoneChannel channel) {
            value = along(value, target, curves.curve(channel), place.share);
        };
        move(pose.position.x, next.position.x, BoneChannel::X);
        move(pose.position.y, next.position.y, BoneChannel::Y);
        move(pose.position.z, next.position.z, BoneChannel::Z);
        pose.rotation = slerp(pose.rotation, next.rotation,
                              evaluateCurve(curves.curve(BoneChannel::Rotation), place.share));
    }
    return pose;
}

} // namespace

BonePose sampleBone(const KeyColumns<BoneKey> &keys, double frame, BeforeFirstKey policy)
{
    return sampleBoneWith(keys, frame, policy, [](const Quatd &rotation) { return rotation; });
}

BonePose sampleBoneOnAxis(const KeyColumns<BoneKey> &keys, const Vec3d &axis, double frame,
                          BeforeFirstKey policy)
{
    return sampleBoneWith(keys, frame, policy,
                          [&axis](const Quatd &rotation) { return rotationOnAxis(rotation, axis); });
}

double sampleMorph(const KeyColumns<MorphKey> &keys, double frame, BeforeFirstKey policy)
{
    const Place place = placeOf(keys, frame, policy);
    const double weight = weightOf(keys, place.previous);
    return place.isBetween() ? std::lerp(weight, weightOf(keys, place.next), place.share) : weight;
}

CameraPose sampleCamera(const KeyColumns<CameraKey> &keys, double frame, BeforeFirstKey policy)
{
    const Place place = placeOf(keys, frame, policy);
    CameraPose pose = poseOf(keys, place.previous);
    if (place.isBetween()) {
        const CameraPose next = poseOf(keys, place.next);
        const CameraCurves &curves = keys.column<&CameraKey::curves>()[place.next];
        const auto move = [&](double &value, double target, CameraChannel channel) {
            value = along(value, target, curves.curve(channel), place.share);
        };
        move(pose.target.x, next.target.x, CameraChannel::X);
        move(pose.target.y, next.target.y, CameraChannel::Y);
        move(pose.target.z, next.target.z, CameraChannel::Z);
        move(pose.rotation.x, next.rotation.x, CameraChannel::Rotation);
        move(pose.rotation.y, next.rotation.y, CameraChannel::Rotation);
        move(pose.rotation.z, next.rotation.z, CameraChannel::Rotation);
        move(pose.distance, next.distance, CameraChannel::Distance);
        move(pose.viewAngle, next.viewAngle, CameraChannel::ViewAngle);
    }
    return pose;
}

LightPose sampleLight(const KeyColumns<LightKey> &keys, double frame, BeforeFirstKey policy)
{
    const Place place = placeOf(keys, frame, policy);
    LightPose pose = poseOf(keys, place.previous);
    if (place.isBetween()) {
        const LightPose next = poseOf(keys, place.next);
        pose.colour = lerp(pose.colour, next.colour, place.share);
        pose.direction = lerp(pose.direction, next.direction, place.share);
    }
    return pose;
}

ShadowPose sampleShadow(const KeyColumns<ShadowKey> &keys, double frame, BeforeFirstKey policy)
{
    const Place place = placeOf(keys, frame, policy);
    ShadowPose pose = poseOf(keys, place.previous);
    if (place.isBetween())
        pose.distance = std::lerp(pose.distance, poseOf(keys, place.next).distance, place.share);
    return pose;
}

StatePose sampleState(const KeyColumns<StateKey> &keys, double frame)
{
    StatePose pose;
    const qsizetype row = rowAt(keys, possibleFrame(frame));
    if (row == restRow)
        return pose;
    pose.visible = keys.column<&StateKey::visible>()[row] != 0;
    // From the back, since MMD applies a record's switches one after the other: of several for one name the
    // last counts.
    const QList<IkState> &ik = keys.column<&StateKey::ik>()[row];
    QSet<QByteArray> seen;
    seen.reserve(ik.size());
    for (auto it = ik.crbegin(); it != ik.crend(); ++it) {
        const QByteArray name = it->name.name();
        if (seen.contains(name))
            continue;
        seen.insert(name);
        if (!it->enabled)
            pose.ikOff.prepend(name);
    }
    return pose;
}

Quatd slerp(const Quatd &a, const Quatd &b, double t)
{
    // q and -q are one rotation; the nearer of the two is the short way.
    const double sign = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w < 0 ? -1 : 1;
    const Quatd c = {sign * b.x, sign * b.y, sign * b.z, sign * b.w};
    // Half the angle by the lengths of difference and sum: the arc cosine of the dot product would lose half
    // its digits for rotations that are close to each other, which neighbouring keys usually are.
    const double apart = std::hypot(std::hypot(a.x - c.x, a.y - c.y), std::hypot(a.z - c.z, a.w - c.w));
    const double together = std::hypot(std::hypot(a.x + c.x, a.y + c.y), std::hypot(a.z + c.z, a.w + c.w));
    const double angle = 2 * std::atan2(apart, together);
    double ofA = 1 - t;
    double ofC = t;
    // Below this an angle and its sine are the same double.
    if (angle > 1e-8) {
        ofA = std::sin((1 - t) * angle) / std::sin(angle);
        ofC = std::sin(t * angle) / std::sin(angle);
    }
    return {ofA * a.x + ofC * c.x, ofA * a.y + ofC * c.y, ofA * a.z + ofC * c.z, ofA * a.w + ofC * c.w};
}

Quatd usableRotation(const Quatf &rotation)
{
    const double x = rotation.x;
    const double y = rotation.y;
    const double z = rotation.z;
    const double w = rotation.w;
    // Squares of floats neither overflow nor vanish in double precision.
    const double length = std::sqrt(x * x + y * y + z * z + w * w);
    if (!std::isfinite(length) || length == 0)
        return {};
    return {x / length, y / length, z / length, w / length};
}

Quatd rotationOnAxis(const Quatd &q, const Vec3d &axis)
{
    const double sine = std::sqrt(q.x * q.x + q.y * q.y + q.z * q.z);
    const double s = q.x * axis.x + q.y * axis.y + q.z * axis.z < 0 ? -sine : sine;
    return {s * axis.x, s * axis.y, s * axis.z, q.w};
}

} // namespace furitsuke
