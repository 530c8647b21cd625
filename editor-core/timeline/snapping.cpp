// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/snapping.h"

#include <algorithm>
#include <cmath>

namespace furitsuke {

namespace {

/// Keeps the nearest of the targets that are within reach.
class Nearest
{
public:
    Nearest(double frame, double reach)
        : mFrame(frame)
        , mReach(reach)
    {}

    void consider(qint64 frame, SnapKind kind)
    {
        const double distance = std::abs(double(frame) - mFrame);
        if (distance <= mReach && (!mTarget || distance < mDistance)) {
            mDistance = distance;
            mTarget = SnapTarget{frame, kind};
        }
    }
    const std::optional<SnapTarget> &target() const { return mTarget; }

private:
    double mFrame;
    double mReach;
    double mDistance = 0;
    std::optional<SnapTarget> mTarget;
};

void considerMarkers(Nearest &nearest, const QList<Marker> &markers, double frame)
{
    const auto after = std::partition_point(markers.begin(), markers.end(),
                                            [frame](const Marker &m) { return double(m.frame) < frame; });
    if (after != markers.end())
        nearest.consider(after->frame, SnapKind::Marker);
    if (after != markers.begin())
        nearest.consider(std::prev(after)->frame, SnapKind::Marker);
}

/// Considers the keys of a track on both sides of a frame, of those that stay where they are.
void considerKeys(Nearest &nearest, const QList<quint32> &frames, const RowSet &moving, double frame)
{
    const qsizetype at =
        std::partition_point(frames.begin(), frames.end(), [frame](quint32 f) { return double(f) < frame; }) -
        frames.begin();
    const qsizetype after = moving.nextAbsent(at);
    if (after < frames.size())
        nearest.consider(frames[after], SnapKind::Key);
    const qsizetype before = moving.previousAbsent(at - 1);
    if (before >= 0)
        nearest.consider(frames[before], SnapKind::Key);
}

} // namespace

double snapReach(const TimeScale &scale)
{
    constexpr double pixels = 8;
    constexpr double mostOfAWideFrame = 0.75;
    const double reach = pixels / scale.pixelsPerFrame();
    return qMax(0.5, scale.showsGlyphs() ? qMin(mostOfAWideFrame, reach) : reach);
}

std::optional<SnapTarget> snapTarget(const SnapSources &sources, double frame, double reach)
{
    Nearest marks(frame, reach);
    considerMarkers(marks, sources.document->timeNotes().markers, frame);
    if (sources.playhead)
        marks.consider(sources.document->playhead(), SnapKind::Playhead);
    for (const qint64 end : sources.rangeEnds)
        marks.consider(end, SnapKind::RangeEnd);
    if (marks.target())
        return marks.target();

    Nearest keys(frame, reach);
    const Motion &motion = sources.motion ? *sources.motion : sources.document->motion();
    for (const TrackRef track : sources.tracks) {
        motion.visit(track, [&](const auto &columns) {
            considerKeys(keys, columns.frames(), sources.moving.rows(track), frame);
        });
    }
    return keys.target();
}

} // namespace furitsuke
