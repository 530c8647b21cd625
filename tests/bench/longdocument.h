// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/motiondocument.h"

/// A motion of two million keys for benchmarks: 200 bones with a key on every third frame, so that moves meet
/// free frames and taken ones.
namespace furitsuke::test {

inline constexpr qint32 longTracks = 200;
inline constexpr qsizetype longTrackKeys = 10'000;

enum class LongCurves {
    Linear,
    Drawn, ///< as people draw them
    Any,   ///< hardly two are alike
};

Motion longMotion(LongCurves curves);

/// A document with that motion; made when it is first asked for, and one for the whole program.
MotionDocument &longDocument(LongCurves curves);

/// So many keys, as many of each track: every step-th one from a row on. All of them where it is that many.
KeySelection longSelection(qsizetype keys, qsizetype first = 2000, qsizetype step = 1);
inline KeySelection wholeSelection()
{
    return longSelection(longTracks * longTrackKeys, 0);
}

/// The pose of all bones at a frame, as a number.
double poseOf(const Motion &motion, double frame);

} // namespace furitsuke::test
