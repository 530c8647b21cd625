// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/editresult.h"

namespace furitsuke {

/// Puts keys into a track. Their order is given by the edit; those at one frame stay in the given sequence.
/// Instantiated for every kind of key.
template <class Key>
EditResult insertKeys(const Motion &motion, qint32 trackIndex, const QList<Key> &keys,
                      Collision collision = Collision::Overwrite);

EditResult deleteKeys(const Motion &motion, const KeySelection &selection);

/// The largest move in the direction of `frames` that leaves every selected key in 0 .. 2^32 - 1.
qint64 clampedMove(const Motion &motion, const KeySelection &selection, qint64 frames);

/// Moves keys in time by a number of frames, clamped as above. Selected keys never collide with each other.
EditResult moveKeys(const Motion &motion, const KeySelection &selection, qint64 frames,
                    Collision collision = Collision::Overwrite);

/// How many keys a move would overwrite; what a drag shows before anything happens.
qsizetype keysOverwrittenByMove(const Motion &motion, const KeySelection &selection, qint64 frames);

} // namespace furitsuke
