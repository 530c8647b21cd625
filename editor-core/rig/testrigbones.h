// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/model.h"
#include "editor-core/rig/shapemath.h"

/// The test rig's skeleton. Positions are those of its left side; the right side mirrors them.
namespace furitsuke::testrig {

using shape::Point;

/// MMD's models hold their arms 37 degrees below the horizontal.
inline constexpr Point armWay = {0.79863551004729283, -0.60181502315204827, 0};
/// The back of the hand, and what the elbow's and fingers' hinges are at right angles to.
inline constexpr Point handBack = {0.60181502315204827, 0.79863551004729283, 0};
inline constexpr double upperArmLength = 2.6;
inline constexpr double forearmLength = 2.4;

inline constexpr Point shoulder = {0.28, 15.22, 0.2};
inline constexpr Point armRoot = {1.3, 15.1, 0.2};
inline constexpr Point elbow = armRoot + upperArmLength * armWay;
inline constexpr Point wrist = elbow + forearmLength * armWay;
inline constexpr Point waist = {0, 12.1, 0.1};
inline constexpr Point chest = {0, 13.35, 0};
inline constexpr Point neck = {0, 15.75, 0.22};
inline constexpr Point head = {0, 16.55, 0.1};
inline constexpr Point hip = {0.84, 11.0, 0.1};
/// A little before the line from hip to ankle, so that IK bends it forward.
inline constexpr Point knee = {0.88, 6.3, -0.1};
inline constexpr Point ankle = {0.92, 1.25, 0.35};
inline constexpr Point toes = {0.92, 0.0, -1.0};
inline constexpr Point ball = {0.92, 0.3, -0.8};
/// What the eyes turn about.
inline constexpr Point eye = {0.22, 17.8, -0.32};

/// A place in the left hand: along the fingers, to the front (where the thumb is), out of its back.
constexpr Point inHand(double along, double front, double back)
{
    return wrist + along * armWay + Point{0, 0, -front} + back * handBack;
}

/// A finger's joints, from its root to its tip.
struct Finger
{
    Point joints[4];
};
enum FingerNumber { Thumb, Index, Middle, Third, Little, FingerCount };
const Finger &finger(int number);

/// Adds the bones, the IK and nothing else.
void addBones(Model &model);

/// Adds the display frames of MMD's models over all bones, and the morphs that are there.
void addFrames(Model &model);

/// The place of a bone that is there.
qint32 boneNamed(const Model &model, QStringView name);

} // namespace furitsuke::testrig
