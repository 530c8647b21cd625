// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/common/theme.h"
#include "widgets/dopesheet/timelinestate.h"

class QPainter;

namespace furitsuke {

/// Draws the sound over its time: the peaks of every pixel column, and in them how loud it is; under it
/// beats, or else the lines of the sheet, over it markers and the playhead.
class SoundStripPainter
{
public:
    SoundStripPainter(const TimelineState &state, const SheetColours &colours, QSize size);

    /// Everything inside a rectangle of the strip.
    void paint(QPainter &painter, const QRect &rect);

private:
    void paintGround(QPainter &painter);
    void paintLines(QPainter &painter);
    void paintWave(QPainter &painter);
    void paintMarks(QPainter &painter);
    void paintText(QPainter &painter, const QRect &rect);
    bool soundIsOutside() const;
    void fillColumn(QPainter &painter, int x, const QColor &colour) const;
    int columnAt(double frame) const { return mScale.columnAt(frame); }

    const TimelineState &mState;
    const SoundTrack &mSound;
    const SheetColours &mColours;
    QSize mSize;
    // In pixels of the device, while it paints.
    double mRatio = 1;
    int mLine = 1; ///< width of a line
    QRect mRect;
    int mHeight = 0;
    TimeScale mScale;
};

} // namespace furitsuke
