// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dopesheet/keyglyphs.h"

#include <QPainter>

namespace furitsuke {

void drawKeyGlyph(QPainter &painter, QPointF centre, double radius, KeyShape shape, const QColor &fill,
                  const QColor &outline)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(outline, 1));
    painter.setBrush(fill);
    const double r = shape == KeyShape::Group ? radius * 0.75 : radius;
    switch (shape) {
    case KeyShape::Linear:
    case KeyShape::Group: {
        const QPointF corners[] = {{centre.x(), centre.y() - r},
                                   {centre.x() + r, centre.y()},
                                   {centre.x(), centre.y() + r},
                                   {centre.x() - r, centre.y()}};
        painter.drawConvexPolygon(corners, 4);
        break;
    }
    case KeyShape::Eased:
        painter.drawEllipse(centre, r * 0.88, r * 0.88);
        break;
    case KeyShape::Step:
        painter.drawRect(QRectF(centre.x() - r * 0.75, centre.y() - r * 0.75, r * 1.5, r * 1.5));
        break;
    }
}

void KeyGlyphs::prepare(const SheetColours &colours, int size, qreal pixelRatio)
{
    const bool same = size == mSize && pixelRatio == mPixelRatio && colours.key == mKey &&
                      colours.selected == mSelected && colours.background == mBackground;
    if (same)
        return;
    mSize = size;
    mPixelRatio = pixelRatio;
    mKey = colours.key;
    mSelected = colours.selected;
    mBackground = colours.background;
    mGlyphs.clear();
    for (const KeyShape shape : {KeyShape::Linear, KeyShape::Eased, KeyShape::Step, KeyShape::Group}) {
        for (const bool selected : {false, true}) {
            QPixmap pixmap(QSize(size, size) * pixelRatio);
            pixmap.setDevicePixelRatio(pixelRatio);
            pixmap.fill(Qt::transparent);
            QPainter painter(&pixmap);
            const QColor plain = shape == KeyShape::Group ? colours.groupKey : colours.key;
            drawKeyGlyph(painter, QPointF(size, size) / 2, size / 2.0 - 0.5, shape,
                         selected ? colours.selected : plain,
                         selected ? colours.selectedOutline : colours.keyOutline);
            painter.end();
            mGlyphs.insert_or_assign(std::pair(shape, selected), pixmap);
        }
    }
}

const QPixmap &KeyGlyphs::glyph(KeyShape shape, bool selected) const
{
    return mGlyphs.at({shape, selected});
}

} // namespace furitsuke
