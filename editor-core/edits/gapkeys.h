// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/editresult.h"

#include <QHash>

#include <vector>

namespace furitsuke {

/// Keys for frames at which a track has none, such that the motion stays as it is; and what becomes of the
/// keys after them, whose curves are split.
template <class Key>
struct GapKeys
{
    QHash<quint32, Key> keys;        ///< by frame
    QHash<qsizetype, Key> followers; ///< by row, those that change
    CurveFit curves;
};

/// Registers keys at free frames, ascending, as registerKeys() does, in one pass. The curves of the channels
/// that `straight` names are left out of it: they are straight in new keys and stay in those that follow.
template <class Key, class Channel>
GapKeys<Key> keysForGaps(const Motion &motion, const KeyColumns<Key> &keys,
                         const std::vector<quint32> &frames, const QList<Channel> &straight);

} // namespace furitsuke
