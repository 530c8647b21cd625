// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/editresult.h"

#include <vector>

namespace furitsuke {

/// Where a key goes.
struct KeyPlacement
{
    qsizetype row;
    quint32 frame;
};

/// The keys of one track that go elsewhere: all rows that leave their place, and those of them that arrive,
/// ascending by frame. What leaves and does not arrive is overwritten by another that does.
struct TrackPlacement
{
    RowSet leaving;
    std::vector<KeyPlacement> arriving;
};

/// Calls function(row) for each key that stays where an arriving one comes to.
template <class Key, class Function>
void eachOverwritten(const KeyColumns<Key> &keys, const TrackPlacement &placement, Function &&function)
{
    if (placement.arriving.empty())
        return;
    const QList<quint32> &frames = keys.frames();
    qsizetype row = keys.lowerBound(placement.arriving.front().frame);
    for (const KeyPlacement &key : placement.arriving) {
        while (row < frames.size() && frames[row] < key.frame)
            ++row;
        for (; row < frames.size() && frames[row] == key.frame; ++row) {
            if (!placement.leaving.contains(row))
                function(row);
        }
    }
}

/// Puts into a track's builder that its keys go where the placement says; change(key, place) may change them
/// on the way. All that does not change keeps its bytes, see Motion::edited(). Returns how
/// many keys' curve bytes had to be written anew.
template <class Key, class Change>
qsizetype placeKeys(const Motion &motion, TrackEditBuilder<Key> &builder, const TrackPlacement &placement,
                    Change &&change, EditResult &result)
{
    const KeyColumns<Key> &keys = builder.keys();
    builder.reserve(qsizetype(placement.arriving.size()));
    eachOverwritten(keys, placement, [&](qsizetype row) {
        builder.remove(row);
        ++result.overwritten;
    });
    qsizetype rewritten = 0;
    for (const KeyPlacement &place : placement.arriving) {
        const Key before = keys.key(place.row);
        Key after = before;
        change(after, place);
        after.frame = place.frame;
        if (after == before)
            continue;
        after = motion.edited(before, after);
        if constexpr (std::is_same_v<Key, BoneKey>)
            rewritten += Motion::isRewritten(before.form, after.form);
        builder.replace(place.row, after);
        ++result.changed;
    }
    if (qsizetype(placement.arriving.size()) == placement.leaving.count())
        return rewritten;
    RowSet lost = placement.leaving;
    for (const KeyPlacement &place : placement.arriving)
        lost.remove(place.row);
    lost.forEach([&](qsizetype row) {
        builder.remove(row);
        ++result.overwritten;
    });
    return rewritten;
}

} // namespace furitsuke
