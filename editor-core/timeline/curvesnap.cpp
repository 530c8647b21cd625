// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/curvesnap.h"

#include "editor-core/motion/curves.h"

#include <cmath>

namespace furitsuke {

namespace {

constexpr int largest = curveMax;

/// The places of the grid of 8, of which the last is 127.
int nearestOf8(double at)
{
    const int place = 8 * int(std::lround(at / 8));
    return place == largest + 1 ? largest : place;
}

} // namespace

CurveSnaps snapsWith(CurveSnaps snaps, Qt::KeyboardModifiers modifiers)
{
    if (!modifiers.testFlag(Qt::ControlModifier))
        return snaps;
    constexpr CurveSnaps places = CurveSnaps(CurveSnap::Corners) | CurveSnap::Middle | CurveSnap::Grid8;
    return snaps & places ? snaps & ~places : snaps | CurveSnap::Grid8;
}

QPoint snappedPoint(QPointF at, CurveSnaps snaps, QPointF reach)
{
    if (snaps & CurveSnap::Corners) {
        const QPoint corner(at.x() < largest / 2.0 ? 0 : largest, at.y() < largest / 2.0 ? 0 : largest);
        if (std::abs(at.x() - corner.x()) <= reach.x() && std::abs(at.y() - corner.y()) <= reach.y())
            return corner;
    }
    const auto one = [snaps](double coordinate, double near) {
        constexpr int middle = (largest + 1) / 2;
        if (snaps & CurveSnap::Middle && std::abs(coordinate - middle) <= near)
            return middle;
        return snaps & CurveSnap::Grid8 ? nearestOf8(coordinate) : int(std::lround(coordinate));
    };
    return {one(at.x(), reach.x()), one(at.y(), reach.y())};
}

} // namespace furitsuke
