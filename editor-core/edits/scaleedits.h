// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/timeedits.h"

namespace furitsuke {

/// How many times as long: a ratio of whole numbers, so that places are exact and halves are halves.
struct ScaleFactor
{
    quint32 numerator = 1;
    quint32 denominator = 1;

    constexpr ScaleFactor() = default;
    constexpr ScaleFactor(quint32 to, quint32 from)
        : numerator(to)
        , denominator(from)
    {}
    /// The nearest millionth; one that is not valid where the factor is no number, not positive or above
    /// 4294.
    static ScaleFactor fromDouble(double factor);

    bool isValid() const { return numerator > 0 && denominator > 0; }
    double toDouble() const { return double(numerator) / denominator; }
    friend bool operator==(const ScaleFactor &, const ScaleFactor &) = default;
};

/// Stretches or shortens the time of the selected keys.
struct Scaling
{
    qint64 pivot = 0; ///< the frame that stays where it is
    ScaleFactor factor;
    /// Later keys shift along: keys after the last selected frame, of tracks that have selected keys, move as
    /// far as that frame does.
    bool ripple = false;
};

/// What a scaling does, in figures.
struct ScaleCounts
{
    qsizetype moved = 0;       ///< keys that come to another frame
    qsizetype overwritten = 0; ///< keys that disappear since another takes their frame
    qsizetype rounded = 0;     ///< keys whose exact place is between two frames
    double worst = 0;          ///< the farthest that one of them is from its exact place, in frames
    QString error;             ///< translated; nothing is done then
};

/// Moves the selected keys to pivot + (frame - pivot) * factor, rounded once, half a frame to the later one.
///
/// - Of selected keys of one track that come to the same frame that whose exact place is nearest stays, of
///   two equally near the later; the others are overwritten. So are keys that are not selected where a
///   selected one comes. Several keys of one track at one frame stay several.
/// - Camera, light and self-shadow cuts stay cuts (see isCut()): where both of its keys are selected the
///   later one is scaled and the earlier one comes one frame before it.
/// - Keys never change their sequence.
/// - An error where the factor is not positive, or a key would come before frame 0 or after the last one.
EditResult scaleKeys(const Motion &motion, const KeySelection &selection, const Scaling &scaling);

/// What scaleKeys() would do; quick enough for every move of a mouse.
ScaleCounts countScale(const Motion &motion, const KeySelection &selection, const Scaling &scaling);

/// The frame to which a frame is scaled, rounded; it may lie outside of what is possible.
qint64 scaledFrame(qint64 frame, const Scaling &scaling);

} // namespace furitsuke
