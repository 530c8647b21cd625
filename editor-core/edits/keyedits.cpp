// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/keyedits.h"

#include "editor-core/edits/timeedits.h"
#include "editor-core/motion/parallel.h"

#include <limits>
#include <vector>

namespace furitsuke {

template <class Key>
EditResult insertKeys(const Motion &motion, qint32 trackIndex, const QList<Key> &keys, Collision collision)
{
    EditResult result;
    const KeyColumns<Key> &existing = keysOf<Key>(motion, trackIndex);
    const RecordSection section = sectionOf(kindOf<Key>);
    TrackEditBuilder<Key> builder(existing, trackIndex);
    quint32 order = motion.nextOrder[std::size_t(section)];
    quint32 used = 0;
    for (const Key &key : keys) {
        const qsizetype first = existing.lowerBound(key.frame);
        const qsizetype last = existing.upperBound(key.frame);
        if (first < last && collision == Collision::KeepExisting) {
            ++result.dropped;
            continue;
        }
        for (qsizetype row = first; row < last; ++row) {
            if (!builder.isRemoved(row)) {
                builder.remove(row);
                ++result.overwritten;
            }
        }
        Key added = motion.canonical(key);
        added.order = order + used++;
        builder.insert(added);
        ++result.changed;
    }
    result.edit.add(builder.build());
    result.edit.useOrders(section, used);
    warnOfLateKeys(motion, result);
    return result;
}

template EditResult insertKeys(const Motion &, qint32, const QList<BoneKey> &, Collision);
template EditResult insertKeys(const Motion &, qint32, const QList<MorphKey> &, Collision);
template EditResult insertKeys(const Motion &, qint32, const QList<CameraKey> &, Collision);
template EditResult insertKeys(const Motion &, qint32, const QList<LightKey> &, Collision);
template EditResult insertKeys(const Motion &, qint32, const QList<ShadowKey> &, Collision);
template EditResult insertKeys(const Motion &, qint32, const QList<StateKey> &, Collision);

EditResult deleteKeys(const Motion &motion, const KeySelection &selection)
{
    EditResult result;
    for (const TrackRef track : selection.tracks()) {
        motion.visit(track, [&]<class Key>(const KeyColumns<Key> &keys) {
            TrackEditBuilder<Key> builder(keys, track.index);
            selection.rows(track).forEach([&](qsizetype row) {
                builder.remove(row);
                ++result.changed;
            });
            result.edit.add(builder.build());
        });
    }
    return result;
}

qint64 clampedMove(const Motion &motion, const KeySelection &selection, qint64 frames)
{
    const auto [first, last] = selection.frameSpan(motion);
    if (last < first)
        return 0;
    return qBound(-first, frames, qint64(std::numeric_limits<quint32>::max()) - last);
}

namespace {

/// The rows at the frame to which a row is to be moved.
struct Landing
{
    qsizetype first = 0;
    qsizetype last = 0;
    qsizetype occupied = 0; ///< those among them that are not to be moved themselves
    bool isNew = true;      ///< not that of the row before
};

/// Calls function(row to be moved, its landing) for each of the rows.
template <class Key, class Function>
void eachLanding(const KeyColumns<Key> &keys, const RowSet &rows, qint64 frames, Function &&function)
{
    // Targets ascend like the rows, so one pass over the track serves them all.
    const QList<quint32> &f = keys.frames();
    Landing landing;
    qint64 target = -1;
    rows.forEach([&](qsizetype row) {
        const qint64 wanted = qint64(f[row]) + frames;
        landing.isNew = wanted != target;
        if (landing.isNew) {
            qsizetype at = target < 0 ? keys.lowerBound(wanted) : landing.last;
            while (at < f.size() && qint64(f[at]) < wanted)
                ++at;
            landing.first = at;
            landing.occupied = 0;
            for (; at < f.size() && qint64(f[at]) == wanted; ++at)
                landing.occupied += !rows.contains(at);
            landing.last = at;
            target = wanted;
        }
        function(row, landing);
    });
}

EditResult moveInTrack(const Motion &motion, TrackRef track, const RowSet &rows, qint64 frames,
                       Collision collision)
{
    EditResult result;
    motion.visit(track, [&]<class Key>(const KeyColumns<Key> &keys) {
        TrackEditBuilder<Key> builder(keys, track.index);
        builder.reserve(rows.count());
        eachLanding(keys, rows, frames, [&](qsizetype row, const Landing &landing) {
            if (landing.occupied > 0 && collision == Collision::KeepExisting) {
                builder.remove(row);
                ++result.dropped;
                return;
            }
            if (landing.occupied > 0 && landing.isNew) {
                for (qsizetype other = landing.first; other < landing.last; ++other) {
                    if (!rows.contains(other))
                        builder.remove(other);
                }
                result.overwritten += landing.occupied;
            }
            Key moved = keys.key(row);
            moved.frame = quint32(qint64(moved.frame) + frames);
            builder.replace(row, moved);
            ++result.changed;
        });
        result.edit.add(builder.build());
    });
    return result;
}

} // namespace

EditResult moveKeys(const Motion &motion, const KeySelection &selection, qint64 frames, Collision collision)
{
    EditResult result;
    frames = clampedMove(motion, selection, frames);
    if (frames == 0)
        return result;
    const QList<TrackRef> tracks = selection.tracks();
    qsizetype rows = 0;
    for (const TrackRef track : tracks)
        rows += motion.keyCount(track);
    std::vector<EditResult> results(std::size_t(tracks.size()));
    const int parts = parallelParts(rows, parallelRows, tracks.size());
    inParallel(parts, [&](int part) {
        for (qsizetype t = part; t < tracks.size(); t += parts)
            results[std::size_t(t)] =
                moveInTrack(motion, tracks[t], selection.rows(tracks[t]), frames, collision);
    });
    for (const EditResult &inTrack : results) {
        result.edit.add(inTrack.edit);
        result.changed += inTrack.changed;
        result.overwritten += inTrack.overwritten;
        result.dropped += inTrack.dropped;
    }
    warnOfLateKeys(motion, result);
    return result;
}

qsizetype keysOverwrittenByMove(const Motion &motion, const KeySelection &selection, qint64 frames)
{
    qsizetype count = 0;
    frames = clampedMove(motion, selection, frames);
    if (frames == 0)
        return 0;
    for (const TrackRef track : selection.tracks()) {
        const RowSet &rows = selection.rows(track);
        motion.visit(track, [&](const auto &keys) {
            eachLanding(keys, rows, frames, [&count](qsizetype, const Landing &landing) {
                if (landing.isNew)
                    count += landing.occupied;
            });
        });
    }
    return count;
}

} // namespace furitsuke
