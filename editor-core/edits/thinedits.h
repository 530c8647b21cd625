// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/editresult.h"
#include "editor-core/motion/taskprogress.h"

#include <array>

namespace furitsuke {

/// What may deviate when keys are thinned out, each with a bound of its own.
enum class ThinQuantity : quint8 {
    /// How far a bone is from where it was, a camera's target likewise, and a camera's distance: MMD units.
    Position,
    /// The angle between what a bone's rotation was and what it is; each of a camera's three angles, and its
    /// view angle: degrees.
    Angle,
    /// A morph's weight; each component of a light's colour and direction as stored; a self shadow's distance
    /// as a share of the 0..9999 that MMD shows.
    Weight,
};
inline constexpr int thinQuantityCount = 3;

struct ThinOptions
{
    /// The largest deviations from the original at any frame. 0 leaves only what does not move at all.
    std::array<double, thinQuantityCount> bounds = {0.1, 1, 0.02};
    /// A bone's or morph's key at frame 0 stays also where it says no more than the rest pose, which MMD has
    /// there anyway but some players do not.
    bool keepFrameZero = true;
    /// The keys where some value turns back after it went further than its bound stay.
    bool keepExtremes = false;

    double bound(ThinQuantity quantity) const { return bounds[std::size_t(quantity)]; }
    void setBound(ThinQuantity quantity, double bound) { bounds[std::size_t(quantity)] = bound; }
};

/// The worst that happens to a quantity, and where.
struct ThinDeviation
{
    double off = 0;
    TrackRef track;
    quint32 frame = 0;
};

/// `changed` counts keys that go and keys that get other curves.
struct ThinResult : EditResult
{
    qsizetype keysBefore = 0; ///< that could have gone: selected ones, display/IK records left out
    qsizetype keysAfter = 0;  ///< those of them that stay
    /// Measured at every frame; no deviation is larger than its bound.
    std::array<ThinDeviation, thinQuantityCount> worst;

    const ThinDeviation &worstOf(ThinQuantity quantity) const { return worst[std::size_t(quantity)]; }
};

/// Takes out selected keys as long as the motion stays within the bounds of what it was, at every frame, and
/// fits the curves of those that stay. Only selected keys go or change, and values stay as they are. These
/// keys stay as well:
/// - the first and the last of a track, and the last before one that is not selected;
/// - both sides of a cut, and of what may be one where that is farther than a bound (see edits/cuts.h); of a
///   step (a bone's physics, the camera's projection, the shadow mode), and for bones of a frame at which a
///   display/IK record switches something;
/// - both ends of a hold of half a second or longer: what stood still does so after;
/// - what the options say.
/// Of several keys at one frame only the last is played: selected ones before it go. Display/IK records are
/// left as they are. An error where a bound is negative or no number, or that of angles above 90, and where
/// it was cancelled.
///
/// Takes about a microsecond for each key, and memory for its result only.
ThinResult thinKeys(const Motion &motion, const KeySelection &selection, const ThinOptions &options,
                    TaskProgress *progress = nullptr);

} // namespace furitsuke
