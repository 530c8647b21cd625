// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/keysearch.h"

namespace furitsuke {

std::optional<quint32> keyFrameAfter(const Motion &motion, const QList<TrackRef> &tracks, qint64 frame)
{
    std::optional<quint32> best;
    for (const TrackRef track : tracks) {
        motion.visit(track, [&](const auto &keys) {
            const qsizetype row = keys.upperBound(frame);
            if (row < keys.size() && (!best || keys.frames()[row] < *best))
                best = keys.frames()[row];
        });
    }
    return best;
}

std::optional<quint32> keyFrameBefore(const Motion &motion, const QList<TrackRef> &tracks, qint64 frame)
{
    std::optional<quint32> best;
    for (const TrackRef track : tracks) {
        motion.visit(track, [&](const auto &keys) {
            const qsizetype row = keys.lowerBound(frame) - 1;
            if (row >= 0 && (!best || keys.frames()[row] > *best))
                best = keys.frames()[row];
        });
    }
    return best;
}

} // namespace furitsuke
