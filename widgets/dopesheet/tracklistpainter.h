// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/common/theme.h"
#include "widgets/dopesheet/timelinestate.h"

#include <QSet>

class QPainter;
class QWidget;

namespace furitsuke {

/// Where things stand in a row of the track list.
struct TrackRowLayout
{
    QRect band;

    static constexpr int indentStep = 14;
    static constexpr int arrowSize = 16;
    static constexpr int switchSize = 18;
    static constexpr int rightMargin = 8;

    QRect arrow(int depth) const;
    QRect switchAt(int index) const;
};

/// Draws the visible rows of the track list.
class TrackListPainter
{
public:
    TrackListPainter(const QWidget &widget, const TimelineState &state, const SheetColours &colours,
                     qsizetype hovered);

    void paint(QPainter &painter, const QRect &rect);

private:
    void paintRow(QPainter &painter, qsizetype index);
    void paintBackground(QPainter &painter, const TimelineRow &row, qsizetype index, const QRect &band);
    void paintArrow(QPainter &painter, const TimelineRow &row, const QRect &rect);
    /// Draws switches and the number of keys; where the text has to end.
    int paintRight(QPainter &painter, const TimelineRow &row, qsizetype index, const QRect &band,
                   qsizetype keyCount);
    void paintText(QPainter &painter, const TimelineRow &row, const QRect &rect, qsizetype keyCount);
    bool isChosen(const TimelineRow &row) const;

    const QWidget &mWidget;
    const TimelineState &mState;
    const SheetColours &mColours;
    const QSet<TrackRef> mChosen;
    qsizetype mHovered;
};

} // namespace furitsuke
