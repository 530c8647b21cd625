// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/curves.h"

#include <array>
#include <limits>
#include <span>

namespace furitsuke {

/// A point that a curve is to lead through: when the time has gone the share x (0..1), a value that goes
/// `way` in all should have gone `gone`. The unit is the caller's; both may be negative. Points of several
/// values that share one curve (as the three angles of a camera do) may stand in one list.
struct CoursePoint
{
    double x = 0;
    double way = 1;
    double gone = 0;
};

/// A curve of the grid and how far what goes along it is from the points at worst, in their unit.
struct FittedCurve
{
    CurvePoints curve;
    double worst = 0;
};

double worstDeviation(CurvePoints curve, std::span<const CoursePoint> points);

/// How hard a curve is looked for.
struct FitEffort
{
    /// The first start curve that is off by no more is taken as it is, before any search.
    double exact = 0;
    /// A curve that is off by no more is not bettered by walking on.
    double enough = 0;
    /// The first step of the descent, in grid units of a time coordinate; halved down to one. With 1 it looks
    /// at what is next to the best start, and goes on from there where that is better; with more it also
    /// starts from a curve estimated from the points.
    int reach = 1;
    /// Coordinates that stay as the starts have them: x1, y1, x2, y2.
    std::array<bool, 4> fixed = {};
    /// Where what was found is off by more, it starts again from curves all over the grid.
    double poor = std::numeric_limits<double>::max();
};

/// The curve of the grid that stays nearest to the points, by the worst deviation from any of them, as found
/// by descent from the start curves (at least one, in order of preference). Its result is never worse than
/// any of them, but it may be a curve that is merely better than all that are near it.
FittedCurve fitCurve(std::span<const CoursePoint> points, std::span<const CurvePoints> starts,
                     const FitEffort &effort);

} // namespace furitsuke
