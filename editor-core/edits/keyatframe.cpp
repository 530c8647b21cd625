// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/keyatframe.h"

#include "editor-core/edits/coursefit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace furitsuke {

namespace {

/// Where a new key comes to stand in a track.
struct Spot
{
    qsizetype previous = -1; ///< row of the key that holds or moves on; -1 where MMD's own key at 0 does
    qsizetype next = -1;     ///< row of the key whose curves count; -1 after the last
    quint32 start = 0;       ///< frames of the two
    quint32 end = 0;
    double share = 0; ///< of the time between the two; 0 where nothing moves

    bool isBetween() const { return share > 0; }
};

template <class Key>
Spot spotFor(const KeyColumns<Key> &keys, quint32 frame)
{
    Spot spot;
    spot.previous = keys.upperBound(frame) - 1;
    spot.start = spot.previous >= 0 ? keys.frames()[spot.previous] : 0;
    const qsizetype after = spot.previous + 1;
    if (after < keys.size()) {
        spot.end = keys.frames()[after];
        spot.next = keys.upperBound(spot.end) - 1;
        spot.share = double(frame - spot.start) / double(spot.end - spot.start);
    }
    return spot;
}

/// Splits all channels of a key's curves. Those that were drawn alike, as most are, are split once.
template <class Channel, int count, class Curves, class Report>
void splitChannels(double x, SplitMemo &memo, Curves &before, Curves &after, Report &&report)
{
    const Curves whole = after;
    std::array<SplitCurve, count> splits;
    for (int c = 0; c < count; ++c) {
        const CurvePoints curve = whole.curve(Channel(c));
        int same = 0;
        while (!(whole.curve(Channel(same)) == curve))
            ++same;
        splits[std::size_t(c)] = same < c ? splits[std::size_t(same)] : memo.split(curve, x);
        const SplitCurve &split = splits[std::size_t(c)];
        before.setCurve(Channel(c), split.before.curve);
        after.setCurve(Channel(c), split.after.curve);
        report(Channel(c), split);
    }
}

void reportSplit(ShapeReport &report, TrackRef track, Quantity quantity, const SplitCurve &split, double way)
{
    for (const CurveHalf *half : {&split.before, &split.after})
        report.addCurve(track, quantity, half->worstOfWhole * way, way);
}

/// Sets a stored number to a sampled one where that is on its way; what stands still keeps its bits, where
/// they are a number.
void settle(float &stored, double from, double to, double sampled)
{
    if (from != to || !std::isfinite(stored))
        stored = float(sampled);
}

void settle(Vec3f &stored, const Vec3d &from, const Vec3d &to, const Vec3d &sampled)
{
    settle(stored.x, from.x, to.x, sampled.x);
    settle(stored.y, from.y, to.y, sampled.y);
    settle(stored.z, from.z, to.z, sampled.z);
}

// Each sets the key, which is a copy of the one before it, to what the motion is at its frame; where there
// are curves, those of the next key too.

void settleKey(const KeyColumns<BoneKey> &keys, const Spot &spot, TrackRef track, BoneKey &key, BoneKey &next,
               SplitMemo &memo, ShapeReport &report)
{
    const BonePose from = sampleBone(keys, spot.start);
    const BonePose to = sampleBone(keys, spot.end);
    const BonePose pose = sampleBone(keys, key.frame);
    const double degrees = degreesBetween(from.rotation, to.rotation);
    settle(key.position, from.position, to.position, pose.position);
    if (degrees > 0) {
        key.rotation = {float(pose.rotation.x), float(pose.rotation.y), float(pose.rotation.z),
                        float(pose.rotation.w)};
    }
    splitChannels<BoneChannel, boneChannelCount>(
        spot.share, memo, key.curves, next.curves, [&](BoneChannel channel, const SplitCurve &split) {
            if (channel == BoneChannel::Rotation)
                reportSplit(report, track, Quantity::Rotation, split, degrees);
            else if (channel == BoneChannel::X)
                reportSplit(report, track, Quantity::Position, split,
                            std::abs(to.position.x - from.position.x));
            else if (channel == BoneChannel::Y)
                reportSplit(report, track, Quantity::Position, split,
                            std::abs(to.position.y - from.position.y));
            else
                reportSplit(report, track, Quantity::Position, split,
                            std::abs(to.position.z - from.position.z));
        });
}

void settleKey(const KeyColumns<CameraKey> &keys, const Spot &spot, TrackRef track, CameraKey &key,
               CameraKey &next, SplitMemo &memo, ShapeReport &report)
{
    const CameraPose from = sampleCamera(keys, spot.start);
    const CameraPose to = sampleCamera(keys, spot.end);
    const CameraPose pose = sampleCamera(keys, key.frame);
    settle(key.target, from.target, to.target, pose.target);
    settle(key.rotation, from.rotation, to.rotation, pose.rotation);
    settle(key.distance, from.distance, to.distance, pose.distance);
    if (from.viewAngle != to.viewAngle) {
        key.viewAngle = quint32(std::llround(pose.viewAngle));
        report.addRounding(std::abs(key.viewAngle - pose.viewAngle));
    }
    splitChannels<CameraChannel, cameraChannelCount>(
        spot.share, memo, key.curves, next.curves, [&](CameraChannel channel, const SplitCurve &split) {
            const auto along = [&](Quantity quantity, double way) {
                reportSplit(report, track, quantity, split, std::abs(way));
            };
            switch (channel) {
            case CameraChannel::X:
                return along(Quantity::Position, to.target.x - from.target.x);
            case CameraChannel::Y:
                return along(Quantity::Position, to.target.y - from.target.y);
            case CameraChannel::Z:
                return along(Quantity::Position, to.target.z - from.target.z);
            case CameraChannel::Rotation:
                return along(Quantity::Rotation,
                             largestStep(from.rotation, to.rotation) * 180 / std::numbers::pi);
            case CameraChannel::Distance:
                return along(Quantity::Distance, to.distance - from.distance);
            case CameraChannel::ViewAngle:
                return along(Quantity::ViewAngle, to.viewAngle - from.viewAngle);
            }
        });
}

void settleKey(const KeyColumns<MorphKey> &keys, const Spot &spot, TrackRef, MorphKey &key, MorphKey &,
               SplitMemo &, ShapeReport &)
{
    settle(key.weight, sampleMorph(keys, spot.start), sampleMorph(keys, spot.end),
           sampleMorph(keys, key.frame));
}

void settleKey(const KeyColumns<LightKey> &keys, const Spot &spot, TrackRef, LightKey &key, LightKey &,
               SplitMemo &, ShapeReport &)
{
    const LightPose from = sampleLight(keys, spot.start);
    const LightPose to = sampleLight(keys, spot.end);
    const LightPose pose = sampleLight(keys, key.frame);
    settle(key.colour, from.colour, to.colour, pose.colour);
    settle(key.direction, from.direction, to.direction, pose.direction);
}

void settleKey(const KeyColumns<ShadowKey> &keys, const Spot &spot, TrackRef, ShadowKey &key, ShadowKey &,
               SplitMemo &, ShapeReport &)
{
    settle(key.distance, sampleShadow(keys, spot.start).distance, sampleShadow(keys, spot.end).distance,
           sampleShadow(keys, key.frame).distance);
}

/// Before the first record all is on; a record that says so names all that the first one switches.
void settleKey(const KeyColumns<StateKey> &keys, const Spot &spot, TrackRef, StateKey &key, StateKey &,
               SplitMemo &, ShapeReport &)
{
    if (spot.previous >= 0)
        return;
    key.ik = keys.column<&StateKey::ik>()[spot.next];
    for (IkState &state : key.ik)
        state.enabled = 1;
}

/// Camera, light and shadow do not move between neighbouring frames.
template <class Key>
bool makesCut(const KeyColumns<Key> &keys, const Spot &spot, quint32 frame)
{
    if (frame - spot.start > 1 && spot.end - frame > 1)
        return false;
    if constexpr (std::is_same_v<Key, CameraKey>) {
        const CameraPose from = sampleCamera(keys, spot.start);
        const CameraPose to = sampleCamera(keys, spot.end);
        return largestStep(from.target, to.target) > 0 || largestStep(from.rotation, to.rotation) > 0 ||
               from.distance != to.distance || from.viewAngle != to.viewAngle;
    } else if constexpr (std::is_same_v<Key, LightKey>) {
        const LightPose from = sampleLight(keys, spot.start);
        const LightPose to = sampleLight(keys, spot.end);
        return largestStep(from.colour, to.colour) > 0 || largestStep(from.direction, to.direction) > 0;
    } else if constexpr (std::is_same_v<Key, ShadowKey>) {
        return sampleShadow(keys, spot.start).distance != sampleShadow(keys, spot.end).distance;
    }
    return false;
}

} // namespace

template <class Key>
KeyAtFrame<Key> keyAtFrame(const KeyColumns<Key> &keys, TrackRef track, quint32 frame, SplitMemo &memo,
                           ShapeReport &report)
{
    const Spot spot = spotFor(keys, frame);
    KeyAtFrame<Key> result;
    if (spot.previous >= 0)
        result.key = keys.key(spot.previous);
    straighten(result.key);
    result.key.frame = frame;
    if (spot.next >= 0 && (spot.isBetween() || std::is_same_v<Key, StateKey>)) {
        const Key before = keys.key(spot.next);
        result.next = before;
        settleKey(keys, spot, track, result.key, result.next, memo, report);
        if (!(result.next == before))
            result.nextRow = spot.next;
        if (makesCut(keys, spot, frame))
            report.addCut();
    }
    return result;
}

template KeyAtFrame<BoneKey> keyAtFrame(const KeyColumns<BoneKey> &, TrackRef, quint32, SplitMemo &,
                                        ShapeReport &);
template KeyAtFrame<MorphKey> keyAtFrame(const KeyColumns<MorphKey> &, TrackRef, quint32, SplitMemo &,
                                         ShapeReport &);
template KeyAtFrame<CameraKey> keyAtFrame(const KeyColumns<CameraKey> &, TrackRef, quint32, SplitMemo &,
                                          ShapeReport &);
template KeyAtFrame<LightKey> keyAtFrame(const KeyColumns<LightKey> &, TrackRef, quint32, SplitMemo &,
                                         ShapeReport &);
template KeyAtFrame<ShadowKey> keyAtFrame(const KeyColumns<ShadowKey> &, TrackRef, quint32, SplitMemo &,
                                          ShapeReport &);
template KeyAtFrame<StateKey> keyAtFrame(const KeyColumns<StateKey> &, TrackRef, quint32, SplitMemo &,
                                         ShapeReport &);

} // namespace furitsuke
