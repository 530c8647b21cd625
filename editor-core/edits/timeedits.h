// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/editresult.h"

namespace furitsuke {

/// The last frame that a key can have.
inline constexpr qint64 lastPossibleFrame = std::numeric_limits<quint32>::max();

/// A move of the selected keys by whole frames.
struct TimeMove
{
    qint64 frames = 0;
    /// Later keys shift along: keys after the last selected frame, of tracks that have selected keys, move as
    /// far. Keys between selected ones stay.
    bool ripple = false;
    Collision collision = Collision::Overwrite;
};

/// The selection and, of its tracks, all keys after its last frame.
KeySelection withLaterKeys(const Motion &motion, const KeySelection &selection);

/// Moves keys in time by exactly so many frames. An error where one would come before frame 0 or after the
/// last possible one.
EditResult moveKeysBy(const Motion &motion, const KeySelection &selection, const TimeMove &move);

/// What moveKeysBy() would do, in figures.
struct MoveCounts
{
    qsizetype moved = 0;
    qsizetype overwritten = 0;
    QString error; ///< translated
};
MoveCounts countMove(const Motion &motion, const KeySelection &selection, const TimeMove &move);

/// What is wrong with keys from the first to the last of these frames; empty where nothing is. Translated.
QString frameRangeError(qint64 first, qint64 last);

/// The error that an edit has which would bring the earliest of some keys to the frame `first` and the latest
/// to `last`, with the key that would leave time. Without an error where none does.
EditResult frameRangeResult(const Motion &motion, const KeySelection &keys, qint64 first, qint64 last);

/// The last frame of programs that read frames as signed numbers of 32 bits.
inline constexpr qint64 lastSignedFrame = std::numeric_limits<qint32>::max();

/// Warns of so many keys that come after it; not of none.
void warnOfLateKeys(qsizetype keys, EditResult &result);
/// Warns of the keys that the result's edit brings there: new ones, and those that were not there before.
/// Cheap where there are none. Frames that the edit sets for whole tracks are not looked at.
void warnOfLateKeys(const Motion &before, EditResult &result);

} // namespace furitsuke
