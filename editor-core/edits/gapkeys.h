// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/editresult.h"
#include "editor-core/motion/taskprogress.h"

#include <vector>

namespace furitsuke {

/// Keys for frames at which a track has none, such that the motion stays as it is; and what becomes of the
/// keys after them, whose curves are split.
template <class Key>
struct GapKeys
{
    std::vector<Key> keys;                            ///< by frame, ascending
    std::vector<std::pair<qsizetype, Key>> followers; ///< by row, ascending, those that change
    CurveFit curves;

    /// The key for a frame; one of default values where it was not asked for.
    Key keyAt(quint32 frame) const;
    /// What becomes of a row; null where it stays.
    const Key *follower(qsizetype row) const;
};

/// Registers keys at free frames, ascending, as registerKeys() does, in one pass. The curves of the channels
/// that `straight` names are left out of it: they are straight in new keys and stay in those that follow. A
/// frame is so many pieces for the meter; where that is cancelled the result is incomplete.
template <class Key, class Channel>
GapKeys<Key> keysForGaps(const Motion &motion, const KeyColumns<Key> &keys,
                         const std::vector<quint32> &frames, const QList<Channel> &straight, WorkMeter &meter,
                         qint64 piecesPerFrame);

} // namespace furitsuke
