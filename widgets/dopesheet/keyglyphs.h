// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/curvekind.h"
#include "widgets/common/theme.h"

#include <QPixmap>

#include <map>

namespace furitsuke {

/// What a glyph is drawn as.
enum class GlyphLook : quint8 {
    Plain,
    Selected,
    Ghost,  ///< a dragged key was here
    Locked, ///< cannot be edited
    Group,  ///< of a row that summarises tracks: smaller
    SelectedGroup,
    GhostGroup,
    Overwritten, ///< a halo behind a key that takes another's place
    Hover,       ///< a halo behind the key under the pointer
};

/// The key glyphs, drawn once for a colour scheme, a size and a pixel ratio. They are as large as pixels of
/// the screen are fine, and lie on whole ones, so that nothing is blurred.
///
/// The left half of a glyph tells how the way to the key sets off, the right half how it arrives: pointed is
/// straight or fast, round is slow. Hence a diamond for a straight way and a disc for one that is slow at
/// both ends. A waist is slow in the middle, an upright bar is nearly a jump, a square steps, a ring stands
/// for channels that differ.
class KeyGlyphs
{
public:
    /// Size in device-independent pixels.
    void prepare(const SheetColours &colours, int size, qreal pixelRatio);
    /// A pixmap in pixels of the screen, of an odd edge, the key in its middle.
    const QPixmap &glyph(CurveKind kind, GlyphLook look) const;
    /// From the middle of a glyph to the edge of its pixmap, in pixels of the screen.
    int reach() const { return mReach; }

private:
    QPixmap drawn(CurveKind kind, GlyphLook look) const;

    mutable std::map<std::pair<CurveKind, GlyphLook>, QPixmap> mGlyphs;
    SheetColours mColours{QPalette()};
    int mSize = 0;
    qreal mPixelRatio = 0;
    int mReach = 0;
};

/// Draws one glyph around a point; radius in pixels.
void drawKeyGlyph(QPainter &painter, QPointF centre, double radius, CurveKind kind, const QColor &fill,
                  const QPen &outline);

} // namespace furitsuke
