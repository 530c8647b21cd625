// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/framerange.h"
#include "editor-core/timeline/timescale.h"

#include <QRectF>

#include <functional>

namespace furitsuke {

/// What is under a point of a time ruler.
struct RulerHit
{
    enum class Part {
        Numbers,    ///< frames, seconds, bars and their ticks
        Markers,    ///< the lane of the markers, where there is none
        Marker,     ///< the flag of one
        Range,      ///< the strip of the play range, outside of it
        RangeFirst, ///< its ends
        RangeLast,
        RangeMiddle,
    };
    Part part = Part::Numbers;
    qint64 marker = -1; ///< frame of the marker

    bool isNumbers() const { return part == Part::Numbers; }
    friend bool operator==(const RulerHit &, const RulerHit &) = default;
};

/// A marker's flag.
struct RulerFlag
{
    qsizetype index = 0; ///< of the marker in its list
    QRectF rect;
    bool named = true; ///< there is room for some of its name
};

/// Where things are in a time ruler, in device-independent pixels from its top left corner. From the top:
/// lines of frames, of seconds, and of bars and beats where there is a tempo; ticks; the markers' flags; the
/// strip of the play range.
struct RulerGeometry
{
    TimeScale scale;
    double width = 0;
    int lineHeight = 15; ///< of text
    bool hasBars = false;

    static constexpr double ticksHeight = 7;
    static constexpr double rangeHeight = 9;
    /// How far from a range's end it can be taken hold of.
    static constexpr double reach = 5;

    double numbersBottom() const { return lineHeight * (hasBars ? 3 : 2) + 2 + ticksHeight; }
    double markersBottom() const { return numbersBottom() + lineHeight + 2; }
    double height() const { return markersBottom() + rangeHeight; }

    /// From the left edge of a range's first frame to that of its last.
    double rangeLeft(const FrameRange &range) const { return scale.xOf(double(range.first)); }
    double rangeRight(const FrameRange &range) const { return scale.xOf(double(range.last)); }
};

/// The flags of the markers in view, left to right. No flag reaches over the next one; markers that share a
/// pixel column have one flag. A text's width in pixels comes from outside.
QList<RulerFlag> rulerFlags(const RulerGeometry &geometry, const QList<Marker> &markers,
                            const std::function<double(const QString &)> &textWidth);

/// What is under a point, among the flags that are shown.
RulerHit rulerHit(const RulerGeometry &geometry, const QList<Marker> &markers, const QList<RulerFlag> &flags,
                  const std::optional<FrameRange> &range, QPointF point);

} // namespace furitsuke
