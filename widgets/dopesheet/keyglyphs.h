// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/common/theme.h"

#include <QPixmap>

#include <map>

namespace furitsuke {

/// What a key's glyph tells of the way that leads to it.
enum class KeyShape : quint8 {
    Linear, ///< diamond: every channel is a straight line
    Eased,  ///< disc: at least one channel is curved
    Step,   ///< square: holds until the next, as display/IK does
    Group,  ///< small diamond: keys of a row that summarises tracks
};

/// The key glyphs, drawn once for a colour scheme, a size and a pixel ratio.
class KeyGlyphs
{
public:
    void prepare(const SheetColours &colours, int size, qreal pixelRatio);
    const QPixmap &glyph(KeyShape shape, bool selected) const;
    /// Edge of the square pixmaps, in device-independent pixels.
    int size() const { return mSize; }

private:
    std::map<std::pair<KeyShape, bool>, QPixmap> mGlyphs;
    int mSize = 0;
    qreal mPixelRatio = 0;
    QColor mKey;
    QColor mSelected;
    QColor mBackground;
};

/// Draws one glyph around a point; radius in pixels.
void drawKeyGlyph(QPainter &painter, QPointF centre, double radius, KeyShape shape, const QColor &fill,
                  const QColor &outline);

} // namespace furitsuke
