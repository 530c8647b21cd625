// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/timeedits.h"

#include "editor-core/edits/keyedits.h"

#include <QCoreApplication>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::TimeEdits)
};

EditResult moveFault(const Motion &motion, const KeySelection &moving, qint64 frames)
{
    const auto [first, last] = moving.frameSpan(motion);
    // No move is longer than time, so nothing overflows.
    const qint64 bounded = qBound(-2 * lastPossibleFrame, frames, 2 * lastPossibleFrame);
    return first <= last ? frameRangeResult(motion, moving, first + bounded, last + bounded) : EditResult();
}

/// A key of the selection at a frame.
std::optional<TrackFrame> keyAt(const Motion &motion, const KeySelection &keys, qint64 frame)
{
    for (const TrackRef track : keys.tracks()) {
        const bool found = motion.visit(track, [&](const auto &columns) {
            return keys.rows(track).intersects(columns.lowerBound(frame), columns.upperBound(frame));
        });
        if (found)
            return TrackFrame{track, quint32(frame)};
    }
    return {};
}

} // namespace

QString frameRangeError(qint64 first, qint64 last)
{
    if (first < 0)
        return Words::tr("A key would come before frame 0.");
    if (last > lastPossibleFrame)
        return Words::tr("A key would come after frame %1, the last one possible.").arg(lastPossibleFrame);
    return {};
}

EditResult frameRangeResult(const Motion &motion, const KeySelection &keys, qint64 first, qint64 last)
{
    EditResult result;
    result.error = frameRangeError(first, last);
    if (result.error.isEmpty())
        return result;
    const auto [earliest, latest] = keys.frameSpan(motion);
    result.errorAt = keyAt(motion, keys, first < 0 ? earliest : latest);
    return result;
}

void warnOfLateKeys(qsizetype keys, EditResult &result)
{
    if (keys > 0) {
        result.warn(
            Words::tr("%n key(s) come after frame %1, where MMD and other programs may not find them.",
                      nullptr, int(qMin(keys, qsizetype(std::numeric_limits<int>::max()))))
                .arg(lastSignedFrame));
    }
}

namespace {

/// How many keys an edit of one kind of track brings after lastSignedFrame.
template <class Key>
qsizetype lateKeys(const Motion &before, const MotionEdit &edit)
{
    qsizetype count = 0;
    for (const TrackEdit<Key> &inTrack : edit.trackEdits<Key>()) {
        const QList<quint32> &frames = inTrack.inserted.frames();
        for (qsizetype i = frames.size(); i-- > 0 && qint64(frames[i]) > lastSignedFrame;) {
            const qsizetype origin = inTrack.origins[i];
            const TrackRef track = {kindOf<Key>, inTrack.index};
            count += origin < 0 || qint64(before.frameAt(track, origin)) <= lastSignedFrame;
        }
    }
    return count;
}

} // namespace

void warnOfLateKeys(const Motion &before, EditResult &result)
{
    const MotionEdit &edit = result.edit;
    warnOfLateKeys(lateKeys<BoneKey>(before, edit) + lateKeys<MorphKey>(before, edit) +
                       lateKeys<CameraKey>(before, edit) + lateKeys<LightKey>(before, edit) +
                       lateKeys<ShadowKey>(before, edit) + lateKeys<StateKey>(before, edit),
                   result);
}

KeySelection withLaterKeys(const Motion &motion, const KeySelection &selection)
{
    KeySelection result = selection;
    const qint64 last = selection.frameSpan(motion).second;
    for (const TrackRef track : selection.tracks()) {
        motion.visit(track, [&](const auto &keys) {
            RowSet rows = selection.rows(track);
            rows.setRange(keys.upperBound(last), keys.size(), true);
            result.setRows(track, rows);
        });
    }
    return result;
}

EditResult moveKeysBy(const Motion &motion, const KeySelection &selection, const TimeMove &move)
{
    const KeySelection moving = move.ripple ? withLaterKeys(motion, selection) : selection;
    EditResult result = moveFault(motion, moving, move.frames);
    return result.error.isEmpty() ? moveKeys(motion, moving, move.frames, move.collision) : result;
}

MoveCounts countMove(const Motion &motion, const KeySelection &selection, const TimeMove &move)
{
    const KeySelection moving = move.ripple ? withLaterKeys(motion, selection) : selection;
    MoveCounts counts;
    counts.error = moveFault(motion, moving, move.frames).error;
    if (counts.error.isEmpty() && move.frames != 0) {
        counts.moved = moving.count();
        counts.overwritten = keysOverwrittenByMove(motion, moving, move.frames);
    }
    return counts;
}

} // namespace furitsuke
