// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph/coursepainter.h"

#include <QPainter>
#include <QPolygonF>

#include <cmath>

namespace furitsuke {

namespace {

/// Beyond that nothing is drawn: far off the screen numbers do not fit a rasterizer.
constexpr double farthest = 1e5;

/// Pixel columns of a course, each a stroke from its highest to its lowest point.
class Columns
{
public:
    explicit Columns(double height)
        : mHeight(height)
    {}

    void begin(QPointF point)
    {
        flush();
        mColumn = int(std::floor(point.x()));
        mTop = mBottom = point.y();
        mLast = point;
    }

    void lineTo(QPointF point)
    {
        const int column = int(std::floor(point.x()));
        if (column <= mColumn) {
            add(point.y());
        } else {
            // Each column has its part of the slanting line.
            const double slope = (point.y() - mLast.y()) / (point.x() - mLast.x());
            while (mColumn < column) {
                const double y = mLast.y() + slope * (mColumn + 1 - mLast.x());
                add(y);
                flush();
                ++mColumn;
                mTop = mBottom = y;
            }
            add(point.y());
        }
        mLast = point;
    }

    void flush()
    {
        if (mTop > mBottom)
            return;
        const int top = int(std::floor(qMax(-1.0, mTop)));
        const int bottom = int(std::floor(qMin(mHeight + 1, mBottom)));
        if (top <= bottom)
            mRects.append(QRect(mColumn, top, 1, bottom - top + 1));
        mTop = 1;
        mBottom = 0;
    }

    const QList<QRect> &rects() const { return mRects; }

private:
    void add(double y)
    {
        mTop = qMin(mTop, y);
        mBottom = qMax(mBottom, y);
    }

    double mHeight;
    QList<QRect> mRects;
    int mColumn = 0;
    double mTop = 1;
    double mBottom = 0;
    QPointF mLast;
};

} // namespace

void paintCourse(QPainter &painter, const GraphCourse &course, const TimeScale &time,
                 const ValueScale &values, QSizeF size, const QPen &pen)
{
    const qsizetype count = course.points.size();
    if (count == 0)
        return;
    const auto place = [&](qsizetype i) {
        const GraphPoint &point = course.points.at(i);
        return QPointF(qBound(-farthest, time.xOf(point.frame), farthest),
                       qBound(-farthest, values.yOf(point.value), farthest));
    };
    const bool isDense = double(count) > size.width() * 1.5;
    qsizetype nextBreak = 0;
    const auto breaksAt = [&](qsizetype i) {
        if (nextBreak >= course.breaks.size() || course.breaks.at(nextBreak) != i)
            return i == 0;
        ++nextBreak;
        return true;
    };
    if (isDense) {
        Columns columns(size.height());
        for (qsizetype i = 0; i < count; ++i) {
            if (breaksAt(i))
                columns.begin(place(i));
            else
                columns.lineTo(place(i));
        }
        columns.flush();
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(Qt::NoPen);
        painter.setBrush(pen.color());
        painter.drawRects(columns.rects());
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    QPolygonF run;
    const auto draw = [&] {
        if (run.size() == 1)
            painter.drawPoint(run.constFirst());
        else if (!run.isEmpty())
            painter.drawPolyline(run);
        run.clear();
    };
    for (qsizetype i = 0; i < count; ++i) {
        if (breaksAt(i))
            draw();
        run.append(place(i));
    }
    draw();
}

} // namespace furitsuke
