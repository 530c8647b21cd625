// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/rulergeometry.h"
#include "widgets/common/theme.h"

#include <QFontMetrics>

class QPainter;

namespace furitsuke {

/// All that a time ruler shows.
struct RulerContent
{
    RulerGeometry geometry;
    QList<Marker> markers;
    QList<RulerFlag> flags;
    std::optional<Tempo> tempo;
    std::optional<FrameRange> range;
    double position = 0;    ///< of the playhead, in frames
    qint64 playhead = 0;    ///< its whole frame
    qint64 dragged = -1;    ///< frame of the marker that is dragged, where it is shown
    bool isRefused = false; ///< it cannot stay there
};

/// Draws a time ruler. The steps of its labels follow the scale, so that labels never touch each other.
class RulerPainter
{
public:
    RulerPainter(const RulerContent &content, const SheetColours &colours, const QFontMetrics &metrics);

    /// Everything inside a rectangle.
    void paint(QPainter &painter, const QRect &rect) const;

    /// The playhead's handle with its frame number.
    QRect handleRect(double position, qint64 frame) const;

private:
    void paintRange(QPainter &painter) const;
    void paintTicks(QPainter &painter, const QRect &rect) const;
    void paintBars(QPainter &painter, const QRect &rect) const;
    void paintFlags(QPainter &painter, const QRect &rect) const;
    void paintPlayhead(QPainter &painter) const;

    const RulerContent &mContent;
    const RulerGeometry &mGeometry;
    const SheetColours &mColours;
    QFontMetrics mMetrics;  ///< a copy: a widget gives a temporary
    int mLabelWidth = 0;    ///< how far labelled ticks are apart, at least
    int mBarLabelWidth = 0; ///< room that the label of a bar or beat takes
};

} // namespace furitsuke
