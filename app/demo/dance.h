// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/demo/demomotions.h"
#include "app/demo/motionbuilder.h"

/// The parts of the demo dance; each adds the keys of its bones.
///
/// Beats fall on every 15th frame, bars on every 60th:
/// 0 groove on the spot, 60 step and touch, 120 grapevine to the right with a kick, 180 hip sway with a
/// raised hand, 240 a full turn in four steps, 300 jump (IK of the legs off) and claps, 360 steps towards the
/// camera, 420 the arms sweep into the last pose, held from 450.
namespace furitsuke::demo {

/// Frames between which the legs are keyed by hand and their IK is off.
inline constexpr quint32 jumpStart = 304;
inline constexpr quint32 jumpEnd = 321;

/// センター, グルーブ, 腰.
void addCenter(MotionBuilder &motion);
/// 上半身, 上半身2, 首, 頭, 両目, 下半身.
void addTorso(MotionBuilder &motion);
/// Both legs: IK bones, and the legs' own bones for the jump.
void addLegs(MotionBuilder &motion);
/// 肩, 腕, 腕捩, ひじ, 手捩, 手首 of both sides.
void addArms(MotionBuilder &motion);
void addHands(MotionBuilder &motion);
void addDanceFace(MotionBuilder &motion);

/// The finger bones of one side.
QStringList fingerBones(Side side);

} // namespace furitsuke::demo
