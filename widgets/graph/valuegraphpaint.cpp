// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/common/focusframe.h"
#include "widgets/graph/coursepainter.h"
#include "widgets/graph/graphplot.h"
#include "widgets/graph/graphtexts.h"
#include "widgets/graph/valuegraph.h"

#include <QPainter>

namespace furitsuke {

void ValueGraph::paintUnder(QPainter &painter)
{
    const TimeScale &scale = mGeometry.scale;
    const double width = mGeometry.width;
    const double height = mGeometry.height;
    const auto shade = [&](double left, double right, const QColor &colour) {
        left = qMax(0.0, left);
        right = qMin(width, right);
        if (right > left)
            painter.fillRect(QRectF(left, 0, right - left, height), colour);
    };
    shade(0, scale.columnAt(0), mColours.beforeStart);
    if (const std::optional<FrameRange> range = mState.rulerTool().shownRange()) {
        shade(scale.columnAt(0), scale.columnAt(double(range->first)), mColours.outsideShade);
        shade(scale.columnAt(double(range->last)) + 1, width, mColours.outsideShade);
    }
}

void ValueGraph::paintUprights(QPainter &painter)
{
    const auto upright = [&](double frame, const QPen &pen) {
        const double x = mGeometry.scale.columnAt(frame) + 0.5;
        if (x < 0 || x > mGeometry.width)
            return;
        painter.setPen(pen);
        painter.drawLine(QPointF(x, 0), QPointF(x, mGeometry.height));
    };
    QPen cut(mColours.dimText, 1);
    cut.setDashPattern({2, 4});
    for (const double frame : mSamples.cuts())
        upright(frame, cut);
    for (const Marker &marker : mState.rulerTool().shownMarkers()) {
        QColor colour = QColor::fromRgb(marker.colour);
        colour.setAlpha(150);
        upright(double(marker.frame), QPen(colour, 1));
    }
}

void ValueGraph::paintLines(QPainter &painter)
{
    // Over the grid, whose lines are often at the same frames.
    paintUprights(painter);
    CoursePainter courses(painter, mGeometry.scale, mGeometry.values, {mGeometry.width, mGeometry.height});
    if (mLook.ghost) {
        for (qsizetype i = 0; i < mLines.size(); ++i) {
            if (mSamples.ghost(i).points == mSamples.course(i).points)
                continue;
            QPen pen = mLines.at(i).pen;
            QColor colour = pen.color();
            colour.setAlpha(mColours.dark ? 130 : 120);
            pen.setColor(colour);
            pen.setStyle(Qt::SolidLine);
            courses.paint(mSamples.ghost(i), pen);
        }
    }
    for (qsizetype i = 0; i < mLines.size(); ++i) {
        QPen pen = mLines.at(i).pen;
        if (i == mCurrent)
            pen.setWidthF(2);
        courses.paint(mSamples.course(i), pen);
    }
}

void ValueGraph::paintMarks(QPainter &painter)
{
    if (!mFrozen)
        mSamples.updateMarks(mGeometry);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF view = QRectF(0, 0, mGeometry.width, mGeometry.height).adjusted(-8, -8, 8, 8);
    for (const GraphHandle &handle : mSamples.handles()) {
        const QPointF key = mGeometry.point(handle.keyFrame, handle.keyValue);
        const QPointF point = mGeometry.point(handle.frame, handle.value);
        if (!view.contains(point) && !view.contains(key))
            continue;
        const QColor colour = mLines.at(handle.line).pen.color();
        painter.setPen(QPen(colour, 1));
        painter.drawLine(key, point);
        painter.setBrush(mColours.background);
        painter.setPen(QPen(colour, 1.5));
        painter.drawEllipse(point, 3.5, 3.5);
    }
    // Selected keys lie on top.
    for (const bool selected : {false, true}) {
        for (const GraphKey &key : mSamples.keys()) {
            const QPointF point = mGeometry.point(key.frame, key.value);
            if (key.selected != selected || !view.contains(point))
                continue;
            const DrawnLine &line = mLines.at(key.line);
            const bool isLocked = !mDocument.isEditable(line.line.track);
            const double radius = selected ? 4 : 3;
            painter.setPen(QPen(selected ? mColours.selectedOutline : mColours.keyOutline, 1));
            painter.setBrush(selected ? mColours.selected : isLocked ? mColours.lockedKey : line.pen.color());
            painter.drawPolygon(QPolygonF{point + QPointF(0, -radius), point + QPointF(radius, 0),
                                          point + QPointF(0, radius), point + QPointF(-radius, 0)});
        }
    }
}

void ValueGraph::paintLabel(QPainter &painter, const QString &text, const QColor &colour,
                            const QColor &textColour)
{
    if (text.isEmpty())
        return;
    QRect box = fontMetrics().boundingRect(text).adjusted(-6, -3, 6, 3);
    box.moveTopLeft(mPointer.toPoint() + QPoint(14, 12));
    box.moveRight(qMin(box.right(), int(mGeometry.width) - 2));
    box.moveLeft(qMax(box.left(), 2));
    // Above the pointer where there is no room below.
    if (box.bottom() > mGeometry.height - 2)
        box.moveBottom(int(mPointer.y()) - 8);
    box.moveTop(qMax(box.top(), 2));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(mColours.gridStrong, 1));
    painter.setBrush(colour);
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setPen(textColour);
    painter.setFont(font());
    painter.drawText(box, Qt::AlignCenter, text);
}

void ValueGraph::paintOverlay(QPainter &painter)
{
    const double height = mGeometry.height;
    painter.setFont(font());
    if (mLines.isEmpty()) {
        painter.setPen(mColours.dimText);
        painter.drawText(QRectF(0, 0, mGeometry.width, height).adjusted(16, 8, -16, -8),
                         int(Qt::AlignCenter) | int(Qt::TextWordWrap), mEmptyText);
    }
    const QString unit = commonUnit(mGeometry.lines);
    if (!unit.isEmpty() && height > 40) {
        painter.setPen(mColours.dimText);
        painter.drawText(QPointF(4, height - 5), unit);
    }
    if (const std::optional<SnapTarget> &snap = mTool.snap()) {
        const double x = mGeometry.scale.columnAt(double(snap->frame)) + 0.5;
        painter.setPen(QPen(mColours.snap, 1, Qt::DashLine));
        painter.drawLine(QPointF(x, 0), QPointF(x, height));
    }
    const int playhead = mGeometry.scale.columnAt(mState.playback().position());
    painter.fillRect(QRectF(playhead, 0, 1, height), mColours.playhead);
    if (mTool.state() == GraphTool::State::Box) {
        QColor fill = mColours.box;
        fill.setAlpha(40);
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(mColours.box);
        painter.setBrush(fill);
        painter.drawRect(mTool.box(mGeometry).toAlignedRect());
    }
    if (mHover.isKey() && !mTool.isActive()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(mColours.hover, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(mGeometry.point(mHover.key.frame, mHover.key.value), 6, 6);
    }
    if (mTool.isActive()) {
        if (mCurrent >= 0)
            paintLabel(painter, graphDragLabel(mGeometry, mTool, mLines.at(mCurrent).line), mColours.selected,
                       mColours.dark ? QColor(0x18, 0x10, 0x04) : QColor(Qt::white));
    } else {
        paintLabel(painter, mReadout, palette().color(QPalette::ToolTipBase),
                   palette().color(QPalette::ToolTipText));
    }
    if (hasFocus())
        drawFocusFrame(painter, QRect(0, 0, int(mGeometry.width), int(height)), mColours);
}

} // namespace furitsuke
