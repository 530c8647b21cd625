// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/summaryindex.h"

namespace furitsuke {

namespace {

void insertFrames(FrameBitmap &bitmap, const QList<quint32> &frames, qsizetype first, qsizetype last)
{
    for (qsizetype row = first; row < last; ++row)
        bitmap.insert(frames[row]);
}

const FrameBitmap &valueIn(const QMap<int, FrameBitmap> &map, int group)
{
    static const FrameBitmap none;
    const auto it = map.constFind(group);
    return it == map.constEnd() ? none : it.value();
}

} // namespace

void SummaryIndex::rebuild(const Motion &motion, const TrackRows &rows)
{
    mKeys.clear();
    mSelected.clear();
    for (const int group : rows.allLeafGroups()) {
        FrameBitmap &bitmap = mKeys[group];
        for (const TrackRef track : rows.tracksInLeaf(group)) {
            motion.visit(
                track, [&bitmap](const auto &keys) { insertFrames(bitmap, keys.frames(), 0, keys.size()); });
        }
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
        FrameBitmap &bitmap = mKeys[range.key()];
        bitmap.removeRange(range->first, range->last);
        for (const TrackRef track : rows.tracksInLeaf(range.key())) {
            motion.visit(track, [&](const auto &keys) {
                insertFrames(bitmap, keys.frames(), keys.lowerBound(range->first),
                             keys.upperBound(range->last));
            });
        }
    }
}

void SummaryIndex::updateSelection(const Motion &motion, const TrackRows &rows, const KeySelection &selection)
{
    mSelected.clear();
    for (const TrackRef track : selection.tracks()) {
        const int group = rows.groupOf(track);
        if (group < 0)
            continue;
        FrameBitmap &bitmap = mSelected[group];
        motion.visit(track, [&](const auto &keys) {
            selection.rows(track).forEachRun([&](qsizetype first, qsizetype last) {
                insertFrames(bitmap, keys.frames(), first, qMin(last, keys.size()));
            });
        });
    }
}

const FrameBitmap &SummaryIndex::keys(int leafGroup) const
{
    return valueIn(mKeys, leafGroup);
}

const FrameBitmap &SummaryIndex::selected(int leafGroup) const
{
    return valueIn(mSelected, leafGroup);
}

} // namespace furitsuke
