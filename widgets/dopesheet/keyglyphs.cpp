// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dopesheet/keyglyphs.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace furitsuke {

namespace {

/// One half of a glyph: from its top over the left or right side to its bottom.
void addHalf(QPainterPath &path, QPointF c, double r, int side, bool isRound)
{
    if (isRound) {
        const double disc = r * 0.9;
        path.arcTo(QRectF(c.x() - disc, c.y() - disc, 2 * disc, 2 * disc), side > 0 ? 90 : 270, -180);
        return;
    }
    const double top = c.y() - side * r;
    path.lineTo(c.x(), top);
    path.lineTo(c.x() + side * r, c.y());
    path.lineTo(c.x(), 2 * c.y() - top);
}

QPainterPath glyphPath(CurveKind kind, QPointF c, double r)
{
    QPainterPath path;
    switch (kind) {
    case CurveKind::Straight:
    case CurveKind::SlowStart:
    case CurveKind::SlowEnd:
    case CurveKind::SlowBoth: {
        const bool startsRound = kind == CurveKind::SlowStart || kind == CurveKind::SlowBoth;
        const bool endsRound = kind == CurveKind::SlowEnd || kind == CurveKind::SlowBoth;
        path.moveTo(c.x(), c.y() - (endsRound ? r * 0.9 : r));
        addHalf(path, c, r, 1, endsRound);
        addHalf(path, c, r, -1, startsRound);
        break;
    }
    case CurveKind::SlowMiddle:
        path.moveTo(c.x() - r * 0.8, c.y() - r * 0.85);
        path.lineTo(c.x() + r * 0.8, c.y() - r * 0.85);
        path.lineTo(c.x() + r * 0.22, c.y());
        path.lineTo(c.x() + r * 0.8, c.y() + r * 0.85);
        path.lineTo(c.x() - r * 0.8, c.y() + r * 0.85);
        path.lineTo(c.x() - r * 0.22, c.y());
        break;
    case CurveKind::Steep:
        path.addRoundedRect(QRectF(c.x() - r * 0.45, c.y() - r, r * 0.9, r * 2), 1, 1);
        break;
    case CurveKind::Mixed:
        path.setFillRule(Qt::OddEvenFill);
        path.addEllipse(c, r * 0.92, r * 0.92);
        path.addEllipse(c, r * 0.48, r * 0.48);
        break;
    case CurveKind::Step:
        path.addRect(QRectF(c.x() - r * 0.78, c.y() - r * 0.78, r * 1.56, r * 1.56));
        break;
    }
    path.closeSubpath();
    return path;
}

bool sameColours(const SheetColours &a, const SheetColours &b)
{
    return a.key == b.key && a.selected == b.selected && a.background == b.background && a.text == b.text;
}

} // namespace

void drawKeyGlyph(QPainter &painter, QPointF centre, double radius, CurveKind kind, const QColor &fill,
                  const QPen &outline)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(outline);
    painter.setBrush(fill);
    painter.drawPath(glyphPath(kind, centre, radius));
}

void KeyGlyphs::prepare(const SheetColours &colours, int size, qreal pixelRatio)
{
    if (size == mSize && pixelRatio == mPixelRatio && sameColours(colours, mColours))
        return;
    mColours = colours;
    mSize = size;
    mPixelRatio = pixelRatio;
    // Room for a halo.
    mReach = int(std::ceil((size / 2.0 + 3) * pixelRatio));
    mGlyphs.clear();
}

QPixmap KeyGlyphs::drawn(CurveKind kind, GlyphLook look) const
{
    const int edge = 2 * mReach + 1;
    QPixmap pixmap(edge, edge);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    const QPointF centre = QPointF(edge, edge) / 2;
    const double radius = (mSize / 2.0 - 0.5) * mPixelRatio;
    const double small = radius * 0.72;
    const auto draw = [&](double r, const QColor &fill, const QColor &outline, double width = 1) {
        drawKeyGlyph(painter, centre, r, kind, fill, QPen(outline, width * mPixelRatio));
    };
    switch (look) {
    case GlyphLook::Plain:
        draw(radius, mColours.key, mColours.keyOutline);
        break;
    case GlyphLook::Selected:
        draw(radius, mColours.selected, mColours.selectedOutline);
        break;
    case GlyphLook::Ghost:
        draw(radius - mPixelRatio, Qt::transparent, mColours.ghost, 1.5);
        break;
    case GlyphLook::Locked:
        draw(radius, mColours.lockedKey, mColours.background);
        break;
    case GlyphLook::Group:
        draw(small, mColours.groupKey, mColours.keyOutline);
        break;
    case GlyphLook::SelectedGroup:
        draw(small, mColours.selected, mColours.selectedOutline);
        break;
    case GlyphLook::GhostGroup:
        draw(small, mColours.groupRow, mColours.ghost, 1.5);
        break;
    case GlyphLook::Overwritten:
    case GlyphLook::Hover: {
        const QColor colour = look == GlyphLook::Hover ? mColours.hover : mColours.warning;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(colour, (look == GlyphLook::Hover ? 1.5 : 2) * mPixelRatio));
        painter.setBrush(Qt::NoBrush);
        const double r = mReach - mPixelRatio;
        painter.drawEllipse(centre, r, r);
        break;
    }
    }
    return pixmap;
}

const QPixmap &KeyGlyphs::glyph(CurveKind kind, GlyphLook look) const
{
    if (look == GlyphLook::Overwritten || look == GlyphLook::Hover)
        kind = CurveKind::Straight; // they look the same for all
    const auto at = std::pair(kind, look);
    auto it = mGlyphs.find(at);
    if (it == mGlyphs.end())
        it = mGlyphs.emplace(at, drawn(kind, look)).first;
    return it->second;
}

} // namespace furitsuke
