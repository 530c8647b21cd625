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

QString moveError(const Motion &motion, const KeySelection &moving, qint64 frames)
{
    const auto [first, last] = moving.frameSpan(motion);
    // No move is longer than time, so nothing overflows.
    const qint64 bounded = qBound(-2 * lastPossibleFrame, frames, 2 * lastPossibleFrame);
    return first <= last ? frameRangeError(first + bounded, last + bounded) : QString();
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
    EditResult result;
    result.error = moveError(motion, moving, move.frames);
    return result.error.isEmpty() ? moveKeys(motion, moving, move.frames, move.collision) : result;
}

MoveCounts countMove(const Motion &motion, const KeySelection &selection, const TimeMove &move)
{
    const KeySelection moving = move.ripple ? withLaterKeys(motion, selection) : selection;
    MoveCounts counts;
    counts.error = moveError(motion, moving, move.frames);
    if (counts.error.isEmpty() && move.frames != 0) {
        counts.moved = moving.count();
        counts.overwritten = keysOverwrittenByMove(motion, moving, move.frames);
    }
    return counts;
}

} // namespace furitsuke
