// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/sheetgeometry.h"

#include <optional>

namespace furitsuke {

/// What a dragged frame comes to rest at, apart from whole frames, which it always does.
enum class SnapKind : quint8 { Marker, Playhead, RangeEnd, Key };

struct SnapTarget
{
    qint64 frame = 0;
    SnapKind kind = SnapKind::Key;

    friend bool operator==(const SnapTarget &, const SnapTarget &) = default;
};

/// The frames that keys snap to while they are dragged.
struct SnapSources
{
    const MotionDocument *document = nullptr;
    QList<TrackRef> tracks; ///< whose keys count: those in view
    KeySelection moving;    ///< keys that are dragged themselves and so do not count
    bool playhead = true;   ///< whether the playhead counts; not where it is what the gesture turns about
    QList<qint64> rangeEnds;
    /// Whose keys count where they are not the document's as it is: of the beginning of a live change. Tracks
    /// and moving keys are of that motion then.
    const Motion *motion = nullptr;
};

/// How near a frame has to be to a target to be drawn to it, in frames: some pixels; but where single frames
/// are wide, never so much that the frame beside a target could not be reached.
double snapReach(const TimeScale &scale);

/// The target that a frame, not yet rounded, is drawn to. Markers, the playhead and the ends of the play
/// range go before keys, which are everywhere in a dense motion. Costs a search for each track, however long
/// the motion is.
std::optional<SnapTarget> snapTarget(const SnapSources &sources, double frame, double reach);

} // namespace furitsuke
