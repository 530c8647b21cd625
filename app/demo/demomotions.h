// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motion.h"

/// The motions that the program is shipped with, made by the project itself. They are written key by key as
/// an animator would, and come out the same, byte for byte, on every run. Each is a file as MMD 9 writes it.
namespace furitsuke::demo {

/// The last frame of all three motions: 16 seconds, 32 beats of 15 frames (120 beats a minute).
inline constexpr quint32 lastFrame = 480;

/// A dance with face, IK switches and all usual bones, for a model of the usual size (about 20 units tall).
Motion demoDance();

/// Face and lips alone over the same time, to be layered over a dance.
Motion demoFace();

/// Camera, light and self shadow for the dance.
Motion demoCamera();

} // namespace furitsuke::demo
