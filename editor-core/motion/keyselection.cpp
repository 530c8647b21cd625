// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/keyselection.h"

#include <algorithm>

namespace furitsuke {

qsizetype KeySelection::placeOf(TrackRef track) const
{
    // Mostly they come one after the other.
    if (mTracks.isEmpty() || mTracks.constLast().track < track)
        return mTracks.size();
    return std::lower_bound(mTracks.begin(), mTracks.end(), track,
                            [](const TrackRows &a, TrackRef b) { return a.track < b; }) -
           mTracks.begin();
}

qsizetype KeySelection::count() const
{
    qsizetype result = 0;
    for (const TrackRows &each : mTracks)
        result += each.rows.count();
    return result;
}

const RowSet &KeySelection::rows(TrackRef track) const
{
    static const RowSet none;
    const qsizetype place = placeOf(track);
    return place < mTracks.size() && mTracks[place].track == track ? mTracks[place].rows : none;
}

void KeySelection::setRows(TrackRef track, const RowSet &rows)
{
    const qsizetype place = placeOf(track);
    const bool there = place < mTracks.size() && mTracks[place].track == track;
    if (rows.isEmpty()) {
        if (there)
            mTracks.removeAt(place);
    } else if (there) {
        mTracks[place].rows = rows;
    } else {
        mTracks.insert(place, {track, rows});
    }
}

void KeySelection::insert(TrackRef track, qsizetype row)
{
    const qsizetype place = placeOf(track);
    if (place == mTracks.size() || !(mTracks[place].track == track))
        mTracks.insert(place, {track, {}});
    mTracks[place].rows.insert(row);
}

QList<TrackRef> KeySelection::tracks() const
{
    QList<TrackRef> result;
    result.reserve(mTracks.size());
    for (const TrackRows &each : mTracks)
        result.append(each.track);
    return result;
}

std::pair<qint64, qint64> KeySelection::frameSpan(const Motion &motion) const
{
    std::pair<qint64, qint64> span = {0, -1};
    for (const TrackRows &each : mTracks) {
        motion.visit(each.track, [&](const auto &keys) {
            const qint64 low = keys.frames()[each.rows.next(0)];
            const qint64 high = keys.frames()[each.rows.last()];
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
    // Both are in order, so one pass through them makes the result. The other may be this very one.
    QList<TrackRows> combined;
    combined.reserve(mTracks.size() + other.mTracks.size());
    auto mine = mTracks.cbegin();
    const auto keep = [&combined](TrackRows each) {
        if (!each.rows.isEmpty())
            combined.append(std::move(each));
    };
    for (const TrackRows &each : other.mTracks) {
        while (mine != mTracks.cend() && mine->track < each.track)
            combined.append(*mine++);
        TrackRows result{each.track, {}};
        if (mine != mTracks.cend() && mine->track == each.track)
            result = *mine++;
        function(result.rows, each.rows);
        keep(std::move(result));
    }
    while (mine != mTracks.cend())
        combined.append(*mine++);
    mTracks = std::move(combined);
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
    // A list has a header, and so has the memory in which it lies.
    constexpr qsizetype listBytes = 32;
    qsizetype bytes = mTracks.isEmpty() ? 0 : listBytes;
    for (const TrackRows &each : mTracks)
        bytes += qsizetype(sizeof(TrackRows)) + listBytes + each.rows.byteSize();
    return bytes;
}

} // namespace furitsuke
