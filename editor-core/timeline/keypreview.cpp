// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/keypreview.h"

#include "editor-core/timeline/seekrow.h"

namespace furitsuke {

namespace {

RowSet rowsMetBy(const QList<quint32> &frames, const RowSet &coming, const FrameMap &map,
                 const RowSet &leaving)
{
    RowSet met;
    qsizetype runFirst = 0;
    qsizetype runEnd = 0;
    const auto meet = [&](qsizetype row) {
        if (row != runEnd) {
            met.setRange(runFirst, runEnd, true);
            runFirst = row;
        }
        runEnd = row + 1;
    };
    // Both those that come and those that are there ascend: each side is searched from where it was for what
    // the other has next.
    const auto firstAt = [&](qsizetype from, qint64 frame) {
        return leaving.nextAbsent(seekRow(frames, from, [frame](quint32 f) { return qint64(f) < frame; }));
    };
    const auto firstTo = [&](qsizetype from, qint64 frame) {
        return coming.next(seekRow(frames, from, [&](quint32 f) { return map(f) < frame; }));
    };
    qsizetype source = coming.next(0);
    qsizetype at = source < frames.size() ? firstAt(0, map(frames[source])) : frames.size();
    while (at < frames.size() && source < frames.size()) {
        const qint64 frame = frames[at];
        const qint64 target = map(frames[source]);
        if (target < frame) {
            source = firstTo(source + 1, frame);
        } else if (target > frame) {
            at = firstAt(at + 1, target);
        } else {
            meet(at);
            at = leaving.nextAbsent(at + 1);
        }
    }
    met.setRange(runFirst, runEnd, true);
    return met;
}

} // namespace

KeySelection keysMetBy(const Motion &motion, const KeySelection &coming, const FrameMap &map,
                       const KeySelection &leaving)
{
    KeySelection result;
    if (map.isIdentity())
        return result;
    for (const TrackRef track : coming.tracks()) {
        motion.visit(track, [&](const auto &keys) {
            const RowSet met = rowsMetBy(keys.frames(), coming.rows(track), map, leaving.rows(track));
            if (!met.isEmpty())
                result.setRows(track, met);
        });
    }
    return result;
}

} // namespace furitsuke
