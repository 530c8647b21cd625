// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/keyselection.h"

namespace furitsuke {

qsizetype KeySelection::count() const
{
    qsizetype result = 0;
    for (const RowSet &rows : mTracks)
        result += rows.count();
    return result;
}

const RowSet &KeySelection::rows(TrackRef track) const
{
    static const RowSet none;
    const auto it = mTracks.constFind(track);
    return it == mTracks.constEnd() ? none : it.value();
}

void KeySelection::setRows(TrackRef track, const RowSet &rows)
{
    if (rows.isEmpty())
        mTracks.remove(track);
    else
        mTracks.insert(track, rows);
}

void KeySelection::insert(TrackRef track, qsizetype row)
{
    mTracks[track].insert(row);
}

std::pair<qint64, qint64> KeySelection::frameSpan(const Motion &motion) const
{
    std::pair<qint64, qint64> span = {0, -1};
    for (auto it = mTracks.constBegin(); it != mTracks.constEnd(); ++it) {
        motion.visit(it.key(), [&](const auto &keys) {
            const qsizetype first = it.value().next(0);
            qsizetype last = first;
            it.value().forEachRun([&last](qsizetype, qsizetype end) { last = end - 1; });
            const qint64 low = keys.frames()[first];
            const qint64 high = keys.frames()[last];
            if (span.second < span.first)
                span = {low, high};
            else
                span = {qMin(span.first, low), qMax(span.second, high)};
        });
    }
    return span;
}

template <class Function>
void KeySelection::combine(const KeySelection &other, Function &&function)
{
    const QMap<TrackRef, RowSet> others = other.mTracks; // which may be these very ones
    for (auto it = others.constBegin(); it != others.constEnd(); ++it) {
        RowSet &rows = mTracks[it.key()];
        function(rows, it.value());
        if (rows.isEmpty())
            mTracks.remove(it.key());
    }
}

void KeySelection::unite(const KeySelection &other)
{
    combine(other, [](RowSet &rows, const RowSet &added) { rows.unite(added); });
}

void KeySelection::subtract(const KeySelection &other)
{
    combine(other, [](RowSet &rows, const RowSet &taken) { rows.subtract(taken); });
}

void KeySelection::toggle(const KeySelection &other)
{
    combine(other, [](RowSet &rows, const RowSet &toggled) { rows.toggleAll(toggled); });
}

KeySelection KeySelection::all(const Motion &motion)
{
    KeySelection result;
    for (const TrackRef track : motion.tracks()) {
        RowSet rows;
        rows.setRange(0, motion.keyCount(track), true);
        result.setRows(track, rows);
    }
    return result;
}

qsizetype KeySelection::byteSize() const
{
    qsizetype bytes = 0;
    for (const RowSet &rows : mTracks)
        bytes += rows.byteSize();
    return bytes;
}

} // namespace furitsuke
