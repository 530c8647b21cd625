// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/curves.h"

/// The curves that the demo motions are shaped with. A curve shapes the way TO its key.
namespace furitsuke::demo::ease {

inline constexpr CurvePoints linear = {20, 20, 107, 107};
inline constexpr CurvePoints soft = {64, 0, 64, 127};    ///< slow, fast, slow
inline constexpr CurvePoints gentle = {44, 18, 83, 109}; ///< the same, barely
inline constexpr CurvePoints strong = {80, 0, 47, 127};  ///< the same, strongly: rest, dash, rest
inline constexpr CurvePoints start = {60, 4, 107, 88};   ///< slow start, ends in motion
inline constexpr CurvePoints late = {90, 8, 112, 70};    ///< waits, then hurries
inline constexpr CurvePoints settle = {20, 50, 60, 125}; ///< starts in motion, slow end
inline constexpr CurvePoints snap = {18, 56, 45, 125};   ///< leaps off, then creeps in
inline constexpr CurvePoints rest = {28, 72, 50, 127};   ///< arrives early and stays, never beyond
inline constexpr CurvePoints fall = {42, 0, 85, 42};     ///< falls freely: the parabola t * t
inline constexpr CurvePoints rise = {42, 85, 85, 127};   ///< rises freely: the way back of fall
inline constexpr CurvePoints bounce = {30, 64, 92, 122}; ///< pushed off the floor
inline constexpr CurvePoints push = {50, 8, 100, 96};    ///< slow start, ends in some motion
inline constexpr CurvePoints sink = {52, 12, 100, 110};  ///< weight that goes down into the knees

} // namespace furitsuke::demo::ease
