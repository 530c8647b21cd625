// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/graphline.h"
#include "editor-core/timeline/timescale.h"

#include <QList>

namespace furitsuke {

struct GraphPoint
{
    double frame = 0;
    double value = 0;

    friend bool operator==(const GraphPoint &, const GraphPoint &) = default;
};

/// A line as it is drawn: points in order of time, joined by straight lines but where it breaks.
struct GraphCourse
{
    QList<GraphPoint> points;
    /// The points, ascending, that are not joined to the one before: after cuts, leaps of steps, and where a
    /// turn begins anew. The first point is not among them.
    QList<qsizetype> breaks;

    /// The least and the greatest value; the first is greater than the second where there are no points.
    std::pair<double, double> range() const;
};

/// Samples what of a line is in view: frames at 0 .. width pixels of the scale.
///
/// - Where a pixel column holds several keys: the first of them, the least, the greatest and the last (as
///   Jugel et al., "M4", VLDB 2014), found from the keys themselves. Between two keys a value never leaves
///   what is between theirs, so nothing is missed; an angle may, and is looked at between them where the bone
///   turns by more than 30 degrees.
/// - Ways between keys that are wider than two pixels: points of the real curve, close where it bends or is
///   steep, so that no straight line between them is off by more than an eighth of a pixel.
/// - Breaks: where steps and cuts leap. Where frames are narrower than two pixels, a camera's, light's or
///   shadow's keys on neighbouring frames are drawn as one movement, but for cuts as isCut() has them.
///   A cut within one pixel column breaks the line, too, where it leaps by more than two pixels.
/// - Speed: points every few pixels of a way, a leap where it changes at a key; of ways that share a column
///   the least and greatest mean speed.
///
/// Costs the keys in view and the width, however long the motion is. The view's ends are points of the line;
/// before frame 0 there is nothing. pixelsPerValue says how finely values are seen; infinite and not a number
/// count as 1.
GraphCourse sampleLine(const GraphReader &reader, const TimeScale &scale, double width,
                       double pixelsPerValue);

} // namespace furitsuke
