// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/columnmarks.h"
#include "widgets/common/theme.h"
#include "widgets/dopesheet/keyglyphs.h"
#include "widgets/dopesheet/timelinestate.h"

class QPainter;

namespace furitsuke {

/// Draws the keys of a dope sheet. The cost is that of the pixels in the rectangle, not of the keys in them.
///
/// Everything lies on whole pixels of the screen, whatever its pixel ratio: columns, rows and lines are as
/// sharp at 1.5 as at 1, and equally wide. Lengths in here count such pixels.
class SheetPainter
{
public:
    SheetPainter(const TimelineState &state, const SheetColours &colours, KeyGlyphs &glyphs);

    /// A key to be drawn as the one under the pointer.
    void setHover(const KeySpot &spot) { mHover = spot; }
    /// Everything inside a rectangle of the sheet, in device-independent pixels.
    void paint(QPainter &painter, const QRect &rect);

private:
    /// What lies over the rows and under the keys, one colour after the other.
    void paintBands(QPainter &painter);
    void paintShades(QPainter &painter);
    void paintGrid(QPainter &painter);
    /// A line every so many frames, or beats.
    void paintFrameLines(QPainter &painter, qint64 step, const QColor &colour);
    void paintBeatLines(QPainter &painter, const Tempo &tempo, qint64 step, const QColor &colour);
    void paintRow(QPainter &painter, qsizetype index);
    template <class Columns>
    void paintTrack(QPainter &painter, const Columns &keys, TrackRef track);
    struct RowRun;
    template <class Columns>
    void paintHolds(QPainter &painter, const Columns &keys, const RowRun &run, const RowSet &selected);
    template <class Columns>
    void paintGlyphs(QPainter &painter, const Columns &keys, const RowRun &run, GlyphLook look);
    void paintGroupGlyphs(QPainter &painter, const TimelineRow &row);
    void addColumns(qsizetype index);
    template <class Columns>
    void addHolds(const Columns &keys, const QList<ColumnMarks::Gap> &gaps, QList<QRect> &rects) const;
    void fillColumns(QPainter &painter);

    /// The upper edge of a row, in pixels of the screen.
    int topOf(qsizetype row) const;
    int middleOf(qsizetype row) const { return (topOf(row) + topOf(row + 1)) / 2; }
    int columnAt(qint64 frame) const { return columnOf(mScale, frame); }
    /// A line of one pixel at a frame, thicker on finer screens.
    void paintLine(QPainter &painter, qint64 frame, const QColor &colour);
    void paintColumn(QPainter &painter, int x, const QColor &colour);
    void drawGlyph(QPainter &painter, int column, CurveKind kind, GlyphLook look);

    const TimelineState &mState;
    const SheetGeometry &mGeometry;
    const SheetColours &mColours;
    KeyGlyphs &mGlyphs;
    const KeyPreview &mPreview;
    KeySpot mHover;
    TimeScale mScale;
    double mRatio = 1;
    int mLine = 1; ///< width of a line
    QRect mRect;
    qint64 mFirstFrame = 0; ///< of those whose glyphs reach into the rectangle
    qint64 mLastFrame = 0;
    qsizetype mFirstRow = 0;
    qsizetype mLastRow = -1;
    int mMiddle = 0; ///< of the row that is being painted

    /// What is drawn in columns, by colour.
    struct ColumnRects
    {
        QList<QRect> holds, selectedHolds, ghosts, groups, keys, locked, selected, overwritten;
        QRect hover;
    };
    ColumnRects mColumns;
};

} // namespace furitsuke
