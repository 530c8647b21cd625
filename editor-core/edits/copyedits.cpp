// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/copyedits.h"

#include "editor-core/edits/keyedits.h"
#include "editor-core/edits/timeedits.h"

namespace furitsuke {

namespace {

/// Builds the edit of one track; gives how many keys are new.
template <class Key>
quint32 copyInTrack(const Motion &motion, const KeyColumns<Key> &keys, TrackRef track, const RowSet &rows,
                    qint64 frames, quint32 firstOrder, EditResult &result)
{
    TrackEditBuilder<Key> builder(keys, track.index);
    builder.reserve(rows.count());
    quint32 used = 0;
    qsizetype at = 0;
    rows.forEach([&](qsizetype row) {
        Key copy = motion.canonical(keys.key(row));
        copy.frame = quint32(qint64(copy.frame) + frames);
        copy.order = firstOrder + used++;
        // Frames ascend like the rows, so one pass over the track finds all that give way.
        while (at < keys.size() && keys.frames()[at] < copy.frame)
            ++at;
        for (; at < keys.size() && keys.frames()[at] == copy.frame; ++at) {
            builder.remove(at);
            ++result.overwritten;
        }
        builder.insert(copy);
    });
    result.changed += used;
    result.edit.add(builder.build());
    return used;
}

} // namespace

EditResult copyKeysBy(const Motion &motion, const KeySelection &selection, qint64 frames)
{
    EditResult result;
    frames = clampedMove(motion, selection, frames);
    if (frames == 0)
        return result;
    std::array<quint32, recordSectionCount> used = {};
    for (const TrackRef track : selection.tracks()) {
        const auto section = static_cast<std::size_t>(sectionOf(track.kind));
        used[section] += motion.visit(track, [&](const auto &keys) {
            return copyInTrack(motion, keys, track, selection.rows(track), frames,
                               motion.nextOrder[section] + used[section], result);
        });
    }
    for (std::size_t section = 0; section < used.size(); ++section)
        result.edit.useOrders(static_cast<RecordSection>(section), used[section]);
    warnOfLateKeys(motion, result);
    return result;
}

} // namespace furitsuke
