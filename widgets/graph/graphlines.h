// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/graphline.h"

namespace furitsuke {

/// Values that belong together in a list of a graph's lines.
enum class LineGroup : quint8 {
    Position,
    Rotation,
    Physics,
    Weight,
    Target,
    CameraAngle,
    Lens,
    Colour,
    Direction,
    Shadow,
    Display,
};

LineGroup groupOf(KeyValue value);
/// What a group is called, translated.
QString groupName(LineGroup group);
/// What a line is called within its group: "X". Empty where it is all of its group.
QString shortName(const GraphLine &line);
/// The same where it stands alone: "Rotation X".
QString lineName(const GraphLine &line);

/// All that a graph can show of a track, in the order of a list. `turns`: a bone's turn from the previous key
/// instead of its three angles.
QList<GraphLine> linesOfTrack(TrackRef track, bool turns, bool speed);

/// Whether a value is not the same at all keys of its track, and MMD's own key before them where they begin
/// late. Looks at the keys up to the first that differs.
bool lineMoves(const Motion &motion, const GraphLine &line, UnwrappedAngles &angles);

} // namespace furitsuke
