// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/values.h"
#include "editor-core/sampling/sampler.h"

/// The little geometry that the demo motions are made with, in MMD's left-handed coordinates: +X is the
/// model's left, it faces -Z. Quaternions are x, y, z, w; a * b turns by b first.
namespace furitsuke::demo {

enum class Side : quint8 { Left, Right };

Quatd operator*(const Quatd &a, const Quatd &b);
Vec3d operator+(const Vec3d &a, const Vec3d &b);
Vec3d operator-(const Vec3d &a, const Vec3d &b);
Vec3d operator*(double factor, const Vec3d &v);
double dot(const Vec3d &a, const Vec3d &b);
Vec3d cross(const Vec3d &a, const Vec3d &b);
Vec3d normalised(const Vec3d &v);
Quatd inverse(const Quatd &q);
Vec3d rotated(const Quatd &q, const Vec3d &v);

/// The turn about a unit axis; degrees in the sense in which X to Y is positive about Z.
Quatd axisTurn(const Vec3d &axis, double degrees);

/// The same turn on the body's other side.
Quatd mirrored(const Quatd &q);

/// The values as they are stored. They are rounded to 2^-24 first, so that the last bits of a platform's sine
/// never show in the file; there is no -0.
Vec3f stored(const Vec3d &v);
Quatf stored(const Quatd &q);

/// How a left arm hangs at rest: its direction, and the axis that the elbow bends about, at right angles to
/// it in the back of the hand. Models stand with their arms 35 to 40 degrees below the horizontal.
struct RestArm
{
    Vec3d direction;
    Vec3d hinge;
};
const RestArm &restArm();

/// A left arm's rotations.
struct ArmTurns
{
    Quatd upper; ///< 腕
    Quatd twist; ///< 腕捩, about the arm
    Quatd elbow; ///< ひじ, about its hinge
};

/// Turns a left arm so that upper arm and forearm point the given ways in the chest's space, the elbow
/// bending as elbows do. The two directions must differ by some degrees.
ArmTurns aimArm(const Vec3d &upper, const Vec3d &forearm);

} // namespace furitsuke::demo
