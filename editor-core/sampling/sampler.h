// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motion.h"

/// What a motion is at a frame, fractional frames included. All functions are pure, allocate nothing (but for
/// the list of IK switches) and evaluate in double precision; the key before a frame is found by halving.
/// Frames before 0 and those that are not a number count as 0. After its last key a track holds.
/// Values that are not finite count as 0, each component by itself; rotations that are not finite or of
/// length zero count as none. Of several keys at one frame the last in the file counts: as the key before, as
/// the key after, and for its curves. A track without keys is at rest, the default values of its pose.
namespace furitsuke {

/// What is shown at frames before a track's first key.
enum class BeforeFirstKey : quint8 {
    AsMmd,     ///< MMD has a key of its own at frame 0 (rest pose): the way to the first key is interpolated
               ///< with the first key's curves, its steps and cuts being those of any key
    HoldFirst, ///< as many players do
};

struct Vec3d
{
    double x = 0;
    double y = 0;
    double z = 0;
};

/// Unit quaternion x, y, z, w.
struct Quatd
{
    double x = 0;
    double y = 0;
    double z = 0;
    double w = 1;
};

/// A bone's offset from its rest position in its parent's space, MMD units, and its rotation.
struct BonePose
{
    Vec3d position;
    Quatd rotation;
    bool physicsOff = false; ///< step value of the previous key
};

/// A camera as stored, see CameraKey: distance negative in front, rotation in radians, view angle in degrees.
struct CameraPose
{
    double distance = -45;
    Vec3d target = {0, 10, 0};
    Vec3d rotation;
    double viewAngle = 30;
    bool perspective = true; ///< step value of the previous key
};

struct LightPose
{
    Vec3d colour = {154.0 / 256, 154.0 / 256, 154.0 / 256};
    Vec3d direction = {-0.5, -1, 0.5};
};

struct ShadowPose
{
    int mode = 1;              ///< 0..2, higher ones count as 2; step value of the previous key
    double distance = 0.01125; ///< as stored
};

/// Visibility, and the IK bones that are off; those not named are on.
struct StatePose
{
    bool visible = true;
    QByteArrayList ikOff; ///< raw names, each once, in the record's order

    bool ikEnabled(const QByteArray &name) const { return !ikOff.contains(name); }
};

/// Each axis goes along its own curve, the rotation the short way along its own.
BonePose sampleBone(const KeyColumns<BoneKey> &keys, double frame,
                    BeforeFirstKey policy = BeforeFirstKey::AsMmd);
/// The same on a bone that turns around one axis only (of length 1, in its parent's space): MMD brings every
/// rotation to the axis when it loads a motion onto a model, so the way goes between keys that are on it.
BonePose sampleBoneOnAxis(const KeyColumns<BoneKey> &keys, const Vec3d &axis, double frame,
                          BeforeFirstKey policy = BeforeFirstKey::AsMmd);
/// The weight goes in a straight line; 0 is rest.
double sampleMorph(const KeyColumns<MorphKey> &keys, double frame,
                   BeforeFirstKey policy = BeforeFirstKey::AsMmd);
/// Neighbouring keys at most one frame apart are a cut: the earlier one holds until the later one's frame.
/// Angles are interpolated component by component, with all their turns.
CameraPose sampleCamera(const KeyColumns<CameraKey> &keys, double frame,
                        BeforeFirstKey policy = BeforeFirstKey::AsMmd);
/// All goes in straight lines; cuts as for the camera.
LightPose sampleLight(const KeyColumns<LightKey> &keys, double frame,
                      BeforeFirstKey policy = BeforeFirstKey::AsMmd);
/// The distance goes in a straight line; cuts as for the camera.
ShadowPose sampleShadow(const KeyColumns<ShadowKey> &keys, double frame,
                        BeforeFirstKey policy = BeforeFirstKey::AsMmd);
/// The last record at or before the frame; before the first record all is on and visible. Of several switches
/// for one name in a record the last counts.
StatePose sampleState(const KeyColumns<StateKey> &keys, double frame);

/// Shortest-way spherical interpolation of unit quaternions, t 0..1.
Quatd slerp(const Quatd &a, const Quatd &b, double t);
/// The stored rotation made usable: not finite or of length zero is no rotation, else of unit length.
Quatd usableRotation(const Quatf &rotation);
/// A unit quaternion brought to an axis of length 1 as MMD does it: the same angle, the way round that is
/// nearer to the rotation's own axis.
Quatd rotationOnAxis(const Quatd &rotation, const Vec3d &axis);

} // namespace furitsuke
