// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/thinedits.h"

#include <vector>

namespace furitsuke {

/// A key of a track that is thinned out: the one that is played at its frame.
struct ThinStation
{
    qsizetype row = 0;
    quint32 frame = 0;
    bool mayGo = true; ///< all keys at its frame are selected
    bool stays = false;
};

/// What cannot go is settled before any curve is looked for: it parts a track into chains, from one key that
/// stays to the next.
struct ThinPlan
{
    std::vector<ThinStation> stations; ///< ascending; the first and the last stay
    std::vector<qsizetype> covered;    ///< selected rows that are not played
};

/// The frames at which a display/IK record switches something, ascending.
std::vector<quint32> switchFrames(const KeyColumns<StateKey> &states);

/// For every kind but display/IK records. `switches` is looked at for bones only.
template <class Key>
ThinPlan planThinning(const KeyColumns<Key> &keys, const RowSet &selected, const ThinOptions &options,
                      const std::vector<quint32> &switches);

/// Whether two rows hold the same values, bit by bit; switches and curves do not count.
template <class Key>
bool standsStill(const KeyColumns<Key> &keys, qsizetype a, qsizetype b);

} // namespace furitsuke
