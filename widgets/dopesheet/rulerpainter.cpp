// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dopesheet/rulerpainter.h"

#include "editor-core/document/timetext.h"
#include "widgets/common/markercolours.h"

#include <QPainter>

#include <cmath>

namespace furitsuke {

namespace {

/// As many zeros as a number has digits: widths must not change from one number to the next.
QString zeros(qint64 number, int fewest)
{
    return QString(qMax(fewest, int(QString::number(number).size())), QLatin1Char('0'));
}

/// The same of a text with digits.
QString zeros(QString text)
{
    for (QChar &c : text) {
        if (c.isDigit())
            c = QLatin1Char('0');
    }
    return text;
}

} // namespace

RulerPainter::RulerPainter(const RulerContent &content, const SheetColours &colours,
                           const QFontMetrics &metrics)
    : mContent(content)
    , mGeometry(content.geometry)
    , mColours(colours)
    , mMetrics(metrics)
{
    constexpr int gap = 10;
    const qint64 last = mGeometry.scale.nearestFrame(mGeometry.width);
    const QString time = zeros(timeText(last));
    mLabelWidth = qMax(mMetrics.horizontalAdvance(zeros(last, 5)), mMetrics.horizontalAdvance(time)) + gap;
    if (mContent.tempo) {
        const qint64 bar =
            qMax(qAbs(barBeatAt(*mContent.tempo, double(last)).bar), qAbs(barBeatAt(*mContent.tempo, 0).bar));
        const QString label = zeros(bar, 2) + QStringLiteral("|") + zeros(mContent.tempo->beatsPerBar, 1);
        mBarLabelWidth = mMetrics.horizontalAdvance(label) + gap;
    }
}

void RulerPainter::paint(QPainter &painter, const QRect &rect) const
{
    painter.fillRect(rect, mColours.groupRow);
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintRange(painter);
    paintTicks(painter, rect);
    if (mContent.tempo)
        paintBars(painter, rect);
    painter.setPen(mColours.grid);
    painter.drawLine(QPointF(rect.left(), mGeometry.numbersBottom()),
                     QPointF(rect.right(), mGeometry.numbersBottom()));
    painter.setPen(mColours.gridStrong);
    painter.drawLine(QPointF(rect.left(), mGeometry.height() - 1),
                     QPointF(rect.right(), mGeometry.height() - 1));
    paintFlags(painter, rect);
    paintPlayhead(painter);
}

void RulerPainter::paintRange(QPainter &painter) const
{
    const double top = mGeometry.markersBottom();
    painter.fillRect(QRectF(0, top, mGeometry.width, RulerGeometry::rangeHeight), mColours.background);
    if (!mContent.range)
        return;
    // Off-screen ends may lie beyond what can be drawn.
    const double left = qMax(-100.0, std::floor(mGeometry.rangeLeft(*mContent.range) + 0.5));
    const double right = qMin(mGeometry.width + 100, std::floor(mGeometry.rangeRight(*mContent.range) + 0.5));
    QColor tint = mColours.playhead;
    tint.setAlpha(mColours.dark ? 34 : 26);
    painter.fillRect(QRectF(left, 0, right - left + 1, top), tint);
    tint.setAlpha(120);
    painter.fillRect(QRectF(left, top + 2, right - left + 1, RulerGeometry::rangeHeight - 4), tint);
    // Ends as handles, even where the range is one frame.
    constexpr double end = 3;
    painter.fillRect(QRectF(left, top, end, RulerGeometry::rangeHeight - 1), mColours.playhead);
    painter.fillRect(QRectF(right - end + 1, top, end, RulerGeometry::rangeHeight - 1), mColours.playhead);
}

void RulerPainter::paintTicks(QPainter &painter, const QRect &rect) const
{
    const TimeScale &scale = mGeometry.scale;
    const qint64 step = scale.tickStep(mLabelWidth);
    const qint64 fine = scale.tickStep(8);
    const auto firstTick = [&](qint64 distance) {
        const double left = scale.frameAt(rect.left() - mLabelWidth);
        return qMax<qint64>(0, qint64(std::floor(left / double(distance))) * distance);
    };
    const int bottom = int(mGeometry.numbersBottom()) - 1;
    painter.setPen(mColours.dimText);
    for (qint64 frame = firstTick(fine);; frame += fine) {
        const int x = scale.columnAt(double(frame));
        if (x > rect.right())
            break;
        painter.drawLine(x, bottom - 2, x, bottom);
    }
    const int line = mGeometry.lineHeight;
    for (qint64 frame = firstTick(step); frame <= FrameRange::latest; frame += step) {
        const int x = scale.columnAt(double(frame));
        if (x > rect.right() + mLabelWidth)
            break;
        painter.setPen(mColours.dimText);
        painter.drawLine(x, bottom - int(RulerGeometry::ticksHeight) + 1, x, bottom);
        painter.setPen(mColours.text);
        const QRect label(x - mLabelWidth / 2, 1, mLabelWidth, line);
        painter.drawText(label, Qt::AlignCenter, QString::number(frame));
        painter.setPen(mColours.dimText);
        painter.drawText(label.translated(0, line), Qt::AlignCenter, timeText(frame));
    }
}

void RulerPainter::paintBars(QPainter &painter, const QRect &rect) const
{
    const TimeScale &scale = mGeometry.scale;
    const Tempo &tempo = *mContent.tempo;
    const qint64 step = scale.beatStep(tempo, mBarLabelWidth);
    const qint64 fine = scale.beatStep(tempo, 6);
    const int top = 2 * mGeometry.lineHeight + 2;
    const int bottom = top + mGeometry.lineHeight - 1;
    const double left = qMax(0.0, scale.frameAt(rect.left() - mBarLabelWidth));
    const double last = qMin(double(FrameRange::latest), scale.frameAt(rect.right() + 1));
    // From the line before the rectangle on: its label may reach in.
    auto beat = qint64(std::floor(beatsAt(tempo, left) / double(fine))) * fine;
    for (double frame = frameOfBeat(tempo, double(beat)); frame <= last;
         beat += fine, frame = frameOfBeat(tempo, double(beat))) {
        if (frame < 0)
            continue;
        const int x = scale.columnAt(frame);
        const bool isBar = beat % tempo.beatsPerBar == 0;
        const bool isLabelled = beat % step == 0;
        painter.setPen(isBar ? mColours.text : mColours.dimText);
        painter.drawLine(x, isBar && isLabelled ? top : bottom - (isBar ? 6 : 3), x, bottom);
        if (!isLabelled)
            continue;
        const BarBeat place = barBeatAt(tempo, frame);
        const QString label =
            isBar ? QString::number(place.bar) : QStringLiteral("%1|%2").arg(place.bar).arg(place.beat);
        painter.drawText(QRect(x + 3, top, mBarLabelWidth, mGeometry.lineHeight),
                         Qt::AlignLeft | Qt::AlignVCenter, label);
    }
}

void RulerPainter::paintFlags(QPainter &painter, const QRect &rect) const
{
    for (const RulerFlag &flag : mContent.flags) {
        const Marker &marker = mContent.markers.at(flag.index);
        if (!flag.rect.adjusted(-2, 0, 2, 0)
                 .intersects(QRectF(rect.left(), flag.rect.top(), rect.width(), flag.rect.height())))
            continue;
        const bool refused = mContent.isRefused && marker.frame == mContent.dragged;
        const QColor colour = refused ? mColours.warning : QColor::fromRgb(marker.colour);
        painter.fillRect(QRectF(flag.rect.left(), flag.rect.top(), 1, mGeometry.height() - flag.rect.top()),
                         colour);
        painter.fillRect(flag.rect, colour);
        if (marker.frame == mContent.dragged) {
            painter.setPen(mColours.text);
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(flag.rect.adjusted(0, 0, -1, -1));
        }
        if (!flag.named)
            continue;
        painter.setPen(textOn(colour));
        const QRectF text = flag.rect.adjusted(4, 0, -4, 0);
        painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                         mMetrics.elidedText(marker.name, Qt::ElideRight, int(text.width())));
    }
}

QRect RulerPainter::handleRect(double position, qint64 frame) const
{
    const int width = mMetrics.horizontalAdvance(QString::number(frame)) + 12;
    const int all = int(mGeometry.width);
    QRect rect(mGeometry.scale.columnAt(position) - width / 2, 1, width, mMetrics.height() + 2);
    // At the edges the number stays whole while its frame is in view.
    if (rect.center().x() >= 0 && rect.left() < 1)
        rect.moveLeft(1);
    else if (rect.center().x() < all && rect.right() > all - 2)
        rect.moveRight(all - 2);
    return rect;
}

void RulerPainter::paintPlayhead(QPainter &painter) const
{
    const QRect handle = handleRect(mContent.position, mContent.playhead);
    const int x = mGeometry.scale.columnAt(mContent.position);
    painter.fillRect(QRectF(x, handle.bottom(), 1, mGeometry.height() - handle.bottom()), mColours.playhead);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mColours.playhead);
    painter.drawRoundedRect(handle, 3, 3);
    painter.setPen(mColours.playheadText);
    painter.drawText(handle, Qt::AlignCenter, QString::number(mContent.playhead));
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace furitsuke
