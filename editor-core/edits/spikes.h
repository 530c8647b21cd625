// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/keyvalues.h"

#include <array>
#include <span>
#include <vector>

namespace furitsuke {

/// What numbers of keys are measured in, as people read them.
enum class ValueUnit : quint8 {
    Length,    ///< MMD units
    Angle,     ///< degrees, those of a view angle too
    Weight,    ///< of a morph, whose whole range is 1
    Colour,    ///< 0..255
    Direction, ///< of the light, whose components are about 1 at most
    Shadow,    ///< 0..9999
};
inline constexpr int valueUnitCount = 6;

/// That of a value which is a number to calculate with.
ValueUnit unitOf(KeyValue value);

/// When keys stand out of their neighbours. A run of a few keys does where it lies off, to one side,
/// - the line through the two keys before it that are no spikes,
/// - the line through the two keys after it that are none, and
/// - the line between the nearest of these;
/// so a bend, a step, a turning point and the ends of a course are none, however quick they are. The least of
/// these distances has to be at least half of the last, and large against what keys nearby are off the line
/// between their own neighbours, which is little where the course is smooth and more where it jitters.
struct SpikeRule
{
    /// How many keys a spike may have.
    int widest = 2;
    /// How many times the usual deviation: 1.4826 times the median of those of the 30 keys on either side,
    /// the larger one, as stillness says nothing of the movement beside it.
    double times = 3.5;
    /// Less is no spike, by ValueUnit.
    std::array<double, valueUnitCount> least = {0.1, 1, 0.02, 3, 0.02, 50};

    double leastOf(KeyValue value) const { return least[std::size_t(unitOf(value))]; }
};
inline constexpr int widestSpike = 20;

/// Whether each of the keys of a course is part of a spike. Frames ascend. The first and the last key never
/// are: nothing tells on which side of them the course goes on. `least` in the unit of the values.
std::vector<bool> findSpikes(std::span<const double> frames, std::span<const double> values,
                             const SpikeRule &rule, double least);

} // namespace furitsuke
