// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/shapereport.h"
#include "editor-core/motion/splitmemo.h"

namespace furitsuke {

/// Straight curves for a key that a copied one has to begin with.
template <class Key>
void straighten(Key &key)
{
    if constexpr (requires { key.curves; })
        key.curves = {};
}

/// A key that leaves a motion as it is, and the key after it, whose curves are split. Neither is canonical,
/// and the order of the new one is to be given yet.
template <class Key>
struct KeyAtFrame
{
    Key key;
    qsizetype nextRow = -1; ///< of the key after it; -1 where that stays
    Key next;
};

/// What registerKeys() does in one track, for every type of key, at a frame that has no key. The report hears
/// what it costs.
template <class Key>
KeyAtFrame<Key> keyAtFrame(const KeyColumns<Key> &keys, TrackRef track, quint32 frame, SplitMemo &memo,
                           ShapeReport &report);

} // namespace furitsuke
