// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dopesheet/trackicons.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace furitsuke {

namespace {

/// Paints in a square from -1 to 1 around the middle of a rectangle, with thin lines of even width.
class UnitPainter
{
public:
    UnitPainter(QPainter &painter, const QRectF &rect, const QColor &colour)
        : mPainter(painter)
    {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        const double half = qMin(rect.width(), rect.height()) / 2;
        painter.translate(rect.center());
        painter.scale(half, half);
        painter.setPen(QPen(colour, 1.3 / half, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
    }
    ~UnitPainter() { mPainter.restore(); }
    Q_DISABLE_COPY_MOVE(UnitPainter)

private:
    QPainter &mPainter;
};

void drawPadlock(QPainter &painter, bool closed, const QColor &colour)
{
    QPainterPath bow;
    const double side = closed ? 0.42 : 0.30;
    bow.moveTo(-0.42, -0.05);
    bow.lineTo(-0.42, -0.38);
    bow.arcTo(QRectF(-0.42, -0.80, 0.84, 0.84), 180, closed ? -180 : -150);
    if (closed)
        bow.lineTo(side, -0.05);
    painter.drawPath(bow);
    if (closed)
        painter.setBrush(colour);
    painter.drawRoundedRect(QRectF(-0.62, -0.05, 1.24, 0.85), 0.15, 0.15);
}

void drawEye(QPainter &painter, bool struck, const QColor &colour)
{
    QPainterPath eye;
    eye.moveTo(-0.9, 0);
    eye.quadTo(0, -0.95, 0.9, 0);
    eye.quadTo(0, 0.95, -0.9, 0);
    painter.drawPath(eye);
    painter.setBrush(colour);
    painter.drawEllipse(QPointF(0, 0), 0.18, 0.18);
    if (struck)
        painter.drawLine(QPointF(-0.75, 0.8), QPointF(0.75, -0.8));
}

void drawStar(QPainter &painter, bool filled, const QColor &colour)
{
    QPolygonF star;
    for (int i = 0; i < 10; ++i) {
        const double angle = -std::numbers::pi / 2 + i * std::numbers::pi / 5;
        const double radius = i % 2 ? 0.38 : 0.88;
        star.append(QPointF(radius * std::cos(angle), radius * std::sin(angle) + 0.06));
    }
    if (filled)
        painter.setBrush(colour);
    painter.drawPolygon(star);
}

} // namespace

void drawTrackSwitch(QPainter &painter, const QRectF &rect, TrackSwitch which, bool set, const QColor &colour)
{
    const UnitPainter unit(painter, rect, colour);
    switch (which) {
    case TrackSwitch::Lock:
        drawPadlock(painter, set, colour);
        break;
    case TrackSwitch::Hide:
        drawEye(painter, set, colour);
        break;
    case TrackSwitch::Solo:
        drawStar(painter, set, colour);
        break;
    }
}

void drawFunnel(QPainter &painter, const QRectF &rect, bool filled, const QColor &colour)
{
    const UnitPainter unit(painter, rect, colour);
    if (filled)
        painter.setBrush(colour);
    painter.drawPolygon(
        QPolygonF({{-0.8, -0.7}, {0.8, -0.7}, {0.2, 0.05}, {0.2, 0.8}, {-0.2, 0.5}, {-0.2, 0.05}}));
}

void drawAttention(QPainter &painter, const QRectF &rect, const QColor &colour)
{
    const UnitPainter unit(painter, rect, colour);
    painter.drawPolygon(QPolygonF({{0, -0.75}, {0.85, 0.7}, {-0.85, 0.7}}));
    painter.drawLine(QPointF(0, -0.2), QPointF(0, 0.2));
    painter.drawPoint(QPointF(0, 0.48));
}

} // namespace furitsuke
