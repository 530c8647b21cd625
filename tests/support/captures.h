// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motion.h"

namespace furitsuke::test {

/// Recorded motions as programs that follow a person in a video or read a suit give them: a key on every
/// frame of every bone, straight curves, movements of some seconds one over the other, and jitter.
struct Capture
{
    int bones = 46;
    int frames = 400;
    quint32 seed = 1;
    /// Every how many bones one moves in space as well; the others only turn.
    int movingEvery = 8;
    /// Standard deviations of the jitter.
    double jitterDegrees = 0.05;
    double jitterUnits = 0.005;
};

Motion captureMotion(const Capture &capture = {});

} // namespace furitsuke::test
