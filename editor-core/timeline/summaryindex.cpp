// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/summaryindex.h"

#include "editor-core/motion/parallel.h"
#include "editor-core/timeline/curvekind.h"

namespace furitsuke {

namespace {

/// What belongs to a group, or an empty value.
template <class Value>
const Value &valueIn(const QMap<int, Value> &map, int group)
{
    static const Value none;
    const auto it = map.constFind(group);
    return it == map.constEnd() ? none : it.value();
}

/// Puts in the frames of rows first .. last - 1; those that follow one another at once.
void insertFrames(FrameBitmap &bitmap, const QList<quint32> &frames, qsizetype first, qsizetype last)
{
    while (first < last) {
        const quint32 from = frames[first];
        quint32 to = from;
        while (++first < last && frames[first] - to <= 1)
            to = frames[first];
        if (from == to)
            bitmap.insert(from);
        else
            bitmap.insertRange(from, to);
    }
}

} // namespace

template <class Columns>
void SummaryIndex::Keys::insert(const Columns &keys, qsizetype first, qsizetype last)
{
    while (first < last) {
        const bool isStraight = goesStraight(keys, first);
        qsizetype end = first + 1;
        while (end < last && goesStraight(keys, end) == isStraight)
            ++end;
        insertFrames(isStraight ? straight : curved, keys.frames(), first, end);
        first = end;
    }
}

void SummaryIndex::Keys::fill(const Motion &motion, const QList<TrackRef> &tracks)
{
    qint64 rows = 0;
    for (const TrackRef track : tracks)
        motion.visit(track, [&rows](const auto &keys) { rows += keys.size(); });
    const qint64 count = tracks.size();
    std::vector<Keys> parts{std::size_t(parallelParts(rows, parallelRows, count))};
    const auto partCount = qint64(parts.size());
    inParallel(int(partCount), [&](int part) {
        for (qint64 t = count * part / partCount; t < count * (part + 1) / partCount; ++t) {
            motion.visit(tracks[t],
                         [&](const auto &keys) { parts[std::size_t(part)].insert(keys, 0, keys.size()); });
        }
    });
    for (const Keys &part : parts) {
        curved.unite(part.curved);
        straight.unite(part.straight);
    }
    // Words of bits instead of the keys once more.
    all.unite(curved);
    all.unite(straight);
}

void SummaryIndex::Keys::refill(const Motion &motion, const QList<TrackRef> &tracks, quint32 first,
                                quint32 last)
{
    for (FrameBitmap *bitmap : {&all, &curved, &straight})
        bitmap->removeRange(first, last);
    for (const TrackRef track : tracks) {
        motion.visit(track,
                     [&](const auto &keys) { insert(keys, keys.lowerBound(first), keys.upperBound(last)); });
    }
    all.unite(curved, first, last);
    all.unite(straight, first, last);
}

void SummaryIndex::rebuild(const Motion &motion, const TrackRows &rows)
{
    mAll.clear();
    for (const int group : rows.groupsWithTracks())
        mAll[group].fill(motion, rows.allTracksInLeaf(group));
    updateListed(motion, rows);
}

void SummaryIndex::updateListed(const Motion &motion, const TrackRows &rows)
{
    mListed.clear();
    for (const int group : rows.groupsWithTracks()) {
        const QList<TrackRef> &listed = rows.tracksInLeaf(group);
        if (!listed.isEmpty() && listed.size() < rows.allTracksInLeaf(group).size())
            mListed[group].fill(motion, listed);
    }
}

void SummaryIndex::update(const Motion &motion, const TrackRows &rows, const QList<TrackSpan> &spans)
{
    struct Range
    {
        quint32 first = 0;
        quint32 last = 0;
    };
    QMap<int, Range> ranges;
    for (const TrackSpan &span : spans) {
        const int group = rows.groupOf(span.track);
        if (group < 0)
            continue;
        if (ranges.contains(group)) {
            Range &range = ranges[group];
            range = {qMin(range.first, span.firstFrame), qMax(range.last, span.lastFrame)};
        } else {
            ranges.insert(group, {span.firstFrame, span.lastFrame});
        }
    }
    for (auto range = ranges.constBegin(); range != ranges.constEnd(); ++range) {
        mAll[range.key()].refill(motion, rows.allTracksInLeaf(range.key()), range->first, range->last);
        if (const auto listed = mListed.find(range.key()); listed != mListed.end())
            listed->refill(motion, rows.tracksInLeaf(range.key()), range->first, range->last);
    }
}

void SummaryIndex::updateSelection(const Motion &motion, const TrackRows &rows, const KeySelection &selection)
{
    mSelected.clear();
    for (const TrackRef track : selection.tracks()) {
        const int group = rows.groupOf(track);
        if (group < 0 || !rows.isListed(track))
            continue;
        FrameBitmap &bitmap = mSelected[group];
        motion.visit(track, [&](const auto &keys) {
            selection.rows(track).forEachRun([&](qsizetype first, qsizetype last) {
                insertFrames(bitmap, keys.frames(), first, qMin(last, keys.size()));
            });
        });
    }
}

const SummaryIndex::Keys &SummaryIndex::of(int leafGroup) const
{
    const auto listed = mListed.constFind(leafGroup);
    return listed != mListed.constEnd() ? *listed : valueIn(mAll, leafGroup);
}

const FrameBitmap &SummaryIndex::keys(int leafGroup) const
{
    return of(leafGroup).all;
}

const FrameBitmap &SummaryIndex::curved(int leafGroup) const
{
    return of(leafGroup).curved;
}

const FrameBitmap &SummaryIndex::straight(int leafGroup) const
{
    return of(leafGroup).straight;
}

const FrameBitmap &SummaryIndex::selected(int leafGroup) const
{
    return valueIn(mSelected, leafGroup);
}

} // namespace furitsuke
