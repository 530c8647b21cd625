// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/selectionops.h"

#include "editor-core/motion/framebitmap.h"
#include "editor-core/motion/parallel.h"

#include <algorithm>
#include <vector>

namespace furitsuke {

namespace {

/// What rowsOf(track, its keys) gives for each of the tracks, a part of them on every processor.
template <class Function>
KeySelection pickRows(const Motion &motion, const QList<TrackRef> &tracks, Function &&rowsOf)
{
    qsizetype keyCount = 0;
    for (const TrackRef track : tracks)
        keyCount += motion.keyCount(track);
    std::vector<RowSet> picked(std::size_t(tracks.size()));
    const int parts = parallelParts(keyCount, parallelRows, tracks.size());
    inParallel(parts, [&](int part) {
        for (qsizetype t = part; t < tracks.size(); t += parts) {
            const TrackRef track = tracks[t];
            picked[std::size_t(t)] = motion.visit(
                track, [&](const auto &keys) { return keys.isEmpty() ? RowSet() : rowsOf(track, keys); });
        }
    });
    KeySelection result;
    for (qsizetype t = 0; t < tracks.size(); ++t)
        result.setRows(tracks[t], picked[std::size_t(t)]);
    return result;
}

/// The first row at the frame of a row, and the row after the last one there.
std::pair<qsizetype, qsizetype> rowsAtFrameOf(const QList<quint32> &frames, qsizetype row)
{
    qsizetype first = row;
    qsizetype last = row + 1;
    while (first > 0 && frames[first - 1] == frames[row])
        --first;
    while (last < frames.size() && frames[last] == frames[row])
        ++last;
    return {first, last};
}

} // namespace

KeySelection nearestKeys(const Motion &motion, const KeySelection &selection, const QList<TrackRef> &tracks,
                         std::pair<qint64, qint64> frames, qint64 about, qsizetype most)
{
    KeySelection result;
    for (const TrackRef track : tracks) {
        if (most <= 0)
            break;
        motion.visit(track, [&](const auto &keys) {
            RowSet rows = selection.rows(track);
            rows.setRange(0, keys.lowerBound(frames.first), false);
            rows.setRange(keys.upperBound(frames.second), keys.size(), false);
            if (rows.count() > most) {
                const QList<qsizetype> all = rows.rows();
                const auto middle = std::lower_bound(all.begin(), all.end(), keys.lowerBound(about));
                const qsizetype first =
                    qBound<qsizetype>(0, middle - all.begin() - most / 2, all.size() - most);
                // Keys at one frame stay together.
                const auto [begin, from] = rowsAtFrameOf(keys.frames(), all[first]);
                const auto [to, end] = rowsAtFrameOf(keys.frames(), all[first + most - 1]);
                rows.setRange(0, begin == all[first] ? begin : from, false);
                rows.setRange(end == all[first + most - 1] + 1 ? end : to, keys.size(), false);
            }
            result.setRows(track, rows);
            most -= rows.count();
        });
    }
    return result;
}

KeySelection keysInFrames(const Motion &motion, const QList<TrackRef> &tracks, qint64 first, qint64 last)
{
    KeySelection result;
    for (const TrackRef track : tracks) {
        motion.visit(track, [&](const auto &keys) {
            RowSet rows;
            rows.setRange(keys.lowerBound(first), keys.upperBound(last), true);
            result.setRows(track, rows);
        });
    }
    return result;
}

qsizetype keyCountInFrames(const Motion &motion, const QList<TrackRef> &tracks, qint64 first, qint64 last)
{
    qsizetype count = 0;
    for (const TrackRef track : tracks) {
        count += motion.visit(track, [&](const auto &keys) {
            return qMax<qsizetype>(0, keys.upperBound(last) - keys.lowerBound(first));
        });
    }
    return count;
}

KeySelection keysOfTracks(const Motion &motion, const QList<TrackRef> &tracks)
{
    KeySelection result;
    for (const TrackRef track : tracks) {
        RowSet rows;
        rows.setRange(0, motion.keyCount(track), true);
        result.setRows(track, rows);
    }
    return result;
}

KeySelection keysAtFrame(const Motion &motion, const QList<TrackRef> &tracks, quint32 frame)
{
    KeySelection selection;
    for (const TrackRef track : tracks) {
        motion.visit(track, [&](const auto &keys) {
            RowSet rows;
            rows.setRange(keys.lowerBound(frame), keys.upperBound(frame), true);
            selection.setRows(track, rows);
        });
    }
    return selection;
}

KeySelection keysAtFramesOf(const Motion &motion, const KeySelection &selection,
                            const QList<TrackRef> &tracks)
{
    FrameBitmap frames;
    for (const TrackRef track : selection.tracks()) {
        motion.visit(track, [&](const auto &keys) {
            selection.rows(track).forEach([&](qsizetype row) { frames.insert(keys.frames()[row]); });
        });
    }
    if (frames.isEmpty())
        return {};
    return pickRows(motion, tracks, [&frames](TrackRef, const auto &keys) {
        FrameBitmap::Cursor cursor(frames);
        const quint32 *frame = keys.frames().constData();
        return RowSet::where(keys.size(), [&](qsizetype row) { return cursor.contains(frame[row]); });
    });
}

KeySelection invertedSelection(const Motion &motion, const KeySelection &selection,
                               const QList<TrackRef> &tracks)
{
    KeySelection result;
    for (const TrackRef track : tracks) {
        RowSet rows;
        rows.setRange(0, motion.keyCount(track), true);
        rows.subtract(selection.rows(track));
        result.setRows(track, rows);
    }
    return result;
}

KeySelection grownSelection(const Motion &motion, const KeySelection &selection,
                            const QList<TrackRef> &tracks)
{
    return pickRows(motion, tracks, [&selection](TrackRef track, const auto &keys) {
        const QList<quint32> &frames = keys.frames();
        RowSet rows = selection.rows(track);
        selection.rows(track).forEachRun([&](qsizetype first, qsizetype last) {
            first = rowsAtFrameOf(frames, first).first;
            last = rowsAtFrameOf(frames, last - 1).second;
            if (first > 0)
                first = rowsAtFrameOf(frames, first - 1).first;
            if (last < frames.size())
                last = rowsAtFrameOf(frames, last).second;
            rows.setRange(first, last, true);
        });
        return rows;
    });
}

KeySelection shrunkSelection(const Motion &motion, const KeySelection &selection,
                             const QList<TrackRef> &tracks)
{
    return pickRows(motion, tracks, [&selection](TrackRef track, const auto &keys) {
        const QList<quint32> &frames = keys.frames();
        RowSet rows;
        selection.rows(track).forEachRun([&](qsizetype first, qsizetype last) {
            rows.setRange(rowsAtFrameOf(frames, first).second, rowsAtFrameOf(frames, last - 1).first, true);
        });
        return rows;
    });
}

KeySelection everyNthKey(const Motion &motion, const KeySelection &selection, const QList<TrackRef> &tracks,
                         int step)
{
    step = qMax(step, 1);
    return pickRows(motion, tracks, [&selection, step](TrackRef track, const auto &keys) {
        RowSet rows;
        qint64 frame = -1;
        qint64 number = -1;
        selection.rows(track).forEach([&](qsizetype row) {
            if (keys.frames()[row] != frame) {
                frame = keys.frames()[row];
                ++number;
            }
            if (number % step == 0)
                rows.insert(row);
        });
        return rows;
    });
}

KeySelection firstKeys(const Motion &motion, const QList<TrackRef> &tracks)
{
    return pickRows(motion, tracks, [](TrackRef, const auto &keys) {
        RowSet rows;
        rows.setRange(0, rowsAtFrameOf(keys.frames(), 0).second, true);
        return rows;
    });
}

KeySelection lastKeys(const Motion &motion, const QList<TrackRef> &tracks)
{
    return pickRows(motion, tracks, [](TrackRef, const auto &keys) {
        RowSet rows;
        rows.setRange(rowsAtFrameOf(keys.frames(), keys.size() - 1).first, keys.size(), true);
        return rows;
    });
}

} // namespace furitsuke
