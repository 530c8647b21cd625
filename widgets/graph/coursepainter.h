// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/graphsampling.h"
#include "editor-core/timeline/valuescale.h"

#include <QImage>
#include <QPen>

class QPainter;

namespace furitsuke {

/// Paints courses in one view, each over those before it. Where a course has more points than there are pixel
/// columns, each column gets one stroke; strokes are collected in a picture, which is much cheaper than as
/// many rectangles of the painter's.
class CoursePainter
{
public:
    /// Paints from the painter's origin; it has to outlive this.
    CoursePainter(QPainter &painter, const TimeScale &time, const ValueScale &values, QSizeF size);
    /// Everything is painted by then.
    ~CoursePainter();
    Q_DISABLE_COPY_MOVE(CoursePainter)

    void paint(const GraphCourse &course, const QPen &pen);

private:
    void paintDense(const GraphCourse &course, const QColor &colour);
    void paintSparse(const GraphCourse &course, const QPen &pen);
    QPointF place(const GraphPoint &point) const;
    /// Paints the strokes that are collected.
    void flush();

    QPainter &mPainter;
    const TimeScale &mTime;
    const ValueScale &mValues;
    QSizeF mSize;
    QImage mStrokes; ///< null where there are none
};

} // namespace furitsuke
