// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/curves/curvethumbnail.h"

#include "widgets/common/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace furitsuke {

void drawCurve(QPainter &painter, const QRectF &square, CurvePoints curve, const QPalette &palette,
               bool marked, bool own)
{
    const SheetColours colours(palette);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(square, palette.color(QPalette::Base));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(marked ? colours.focus : colours.gridStrong, marked ? 2 : 1));
    painter.drawRect(marked ? square.adjusted(1, 1, -1, -1) : square.adjusted(0, 0, -1, -1));
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF room = square.adjusted(4, 4, -4, -4);
    const CurvePoints c = curve.clamped();
    const auto point = [&room](int x, int y) {
        return QPointF(room.left() + room.width() * x / curveMax,
                       room.bottom() - room.height() * y / curveMax);
    };
    QPainterPath path(room.bottomLeft());
    path.cubicTo(point(c.x1, c.y1), point(c.x2, c.y2), room.topRight());
    painter.setPen(QPen(palette.color(QPalette::Text), 1.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(path);
    if (own) {
        const double side = square.width() * 0.36;
        const QPointF corner = square.topLeft();
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette.color(QPalette::Text));
        painter.drawPolygon(QPolygonF{corner, corner + QPointF(side, 0), corner + QPointF(0, side)});
    }
    if (marked) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.focus);
        painter.drawEllipse(QPointF(square.right() - 5, square.bottom() - 5), 3, 3);
    }
    painter.restore();
}

QIcon curveIcon(CurvePoints curve, int side, const QPalette &palette, qreal pixelRatio)
{
    QPixmap picture(QSize(side, side) * pixelRatio);
    picture.setDevicePixelRatio(pixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    drawCurve(painter, QRectF(0, 0, side, side), curve, palette);
    painter.end();
    return QIcon(picture);
}

} // namespace furitsuke
