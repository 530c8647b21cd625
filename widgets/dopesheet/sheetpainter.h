// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/common/theme.h"
#include "widgets/dopesheet/keyglyphs.h"
#include "widgets/dopesheet/timelinestate.h"

class QPainter;

namespace furitsuke {

/// Draws the keys of a dope sheet. The cost is that of the pixels in the rectangle, not of the keys in them.
class SheetPainter
{
public:
    SheetPainter(const TimelineState &state, const SheetColours &colours, KeyGlyphs &glyphs);

    /// Everything inside a rectangle of the sheet.
    void paint(QPainter &painter, const QRect &rect);

private:
    void paintRow(QPainter &painter, qsizetype index, const QRect &rect);
    void paintGlyphs(QPainter &painter, const TimelineRow &row, double middle, const QRect &rect);
    void paintGroupGlyphs(QPainter &painter, const TimelineRow &row, double middle, const QRect &rect);
    void paintColumns(const TimelineRow &row, double top, const QRect &rect);
    void paintGrid(QPainter &painter, const QRect &rect);

    const TimelineState &mState;
    const SheetGeometry &mGeometry;
    const SheetColours &mColours;
    KeyGlyphs &mGlyphs;
    qint64 mShift; ///< frames that selected keys are drawn away from where they are, while they are dragged
    bool mMoving;
    QList<QRectF> mKeyRects;
    QList<QRectF> mGroupRects;
    QList<QRectF> mSelectedRects;
};

} // namespace furitsuke
