// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFlags>
#include <QPointF>

namespace furitsuke {

/// What a handle of a curve is drawn to while it is dragged or nudged.
enum class CurveSnap : quint8 {
    None = 0,
    Corners = 1, ///< the four corners of the square, while dragged
    Middle = 2,  ///< half of the time and half of the way, 64, each by itself, while dragged
    Grid8 = 4,   ///< multiples of 8, and 127; nudges go from one to the next
    Mirror = 8,  ///< the other handle follows as the point mirrored at the middle of the square
};
Q_DECLARE_FLAGS(CurveSnaps, CurveSnap)
Q_DECLARE_OPERATORS_FOR_FLAGS(CurveSnaps)

/// What counts while a modifier is held: Ctrl turns snapping to places off, or, where there is none, to the
/// grid of 8.
CurveSnaps snapsWith(CurveSnaps snaps, Qt::KeyboardModifiers modifiers);

/// A point of the grid after snapping, not limited to the grid. `reach` is how near a corner or the middle
/// has to be along each axis, in steps of the grid.
QPoint snappedPoint(QPointF at, CurveSnaps snaps, QPointF reach);

} // namespace furitsuke
