// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/selectionops.h"
#include "editor-core/timeline/timescale.h"
#include "editor-core/timeline/trackrows.h"

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

namespace furitsuke {

/// Where rows and frames are in a dope sheet, in device-independent pixels from its top left corner.
struct SheetGeometry
{
    const TrackRows *rows = nullptr;
    TimeScale scale;
    int rowHeight = 20;
    double scrollY = 0; ///< pixels that are scrolled away at the top
    double width = 0;
    double height = 0;

    /// Keys of a row that are nearer to each other, in pixels, are hit everywhere between them.
    static constexpr double crowdedDistance = TimeScale::glyphScale;

    double yOf(qsizetype row) const { return double(row) * rowHeight - scrollY; }
    /// The visible row at a height; -1 above the first and below the last.
    qsizetype rowAt(double y) const;
    /// Height of all rows.
    double contentHeight() const { return rows ? double(rows->visibleRows().size()) * rowHeight : 0; }
    /// How far from its middle a key can be taken hold of.
    double reach() const { return scale.showsGlyphs() ? qMin(7.0, scale.pixelsPerFrame() / 2 + 2) : 4.0; }
};

/// Keys at one frame of a row: what a click takes.
struct SheetHit
{
    qsizetype row = -1;
    qint64 frame = -1;
    KeySelection keys; ///< of a group's row, the keys of all its tracks at the frame

    bool isKey() const { return frame >= 0; }
};

/// Where a row's key is drawn nearest to a point, within reach. Costs a search for each of the row's tracks.
struct KeySpot
{
    qsizetype row = -1; ///< -1 outside all rows
    qint64 frame = -1;  ///< -1 where no key is near

    friend bool operator==(const KeySpot &, const KeySpot &) = default;
};

KeySpot keySpotAt(const SheetGeometry &geometry, const Motion &motion, QPointF point);

/// What is under a point.
SheetHit hitTest(const SheetGeometry &geometry, const Motion &motion, QPointF point);

/// Whether another key of the row is so near to this one that there is no empty space between them to drag
/// from.
bool isCrowded(const SheetGeometry &geometry, const Motion &motion, const SheetHit &hit);

/// The keys inside a box: those of the tracks whose rows it touches. A group's row stands for its tracks
/// where it is collapsed, or where the box touches nothing but groups.
KeySelection keysInBox(const SheetGeometry &geometry, const Motion &motion, const QRectF &box);

/// The keys whose places, in the middle of their rows, a closed line goes around; where it crosses itself,
/// all that it goes around more often in one direction than in the other. Groups as in keysInBox().
KeySelection keysInLasso(const SheetGeometry &geometry, const Motion &motion, const QPolygonF &lasso);

/// The tracks whose rows, or whose collapsed group's rows, are in view.
QList<TrackRef> tracksInView(const SheetGeometry &geometry);

} // namespace furitsuke
