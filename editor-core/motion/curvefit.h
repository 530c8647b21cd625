// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/curves.h"

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

/// The curve of the grid that stays nearest to the points, by the worst deviation from any of them, as found
/// by descent. Starts (at least one) come in order of preference: the first that fits to a millionth of the
/// way is taken as it is, otherwise the descent begins at the one that fits best. Its steps begin with
/// `reach` grid units and end with one. With a reach of 1 it looks at what is next to the start, and goes on
/// from there where that is better; with a longer one it also starts from a curve estimated from the points.
/// The cost is that of about reach + 15 times solving the times of all points.
FittedCurve fitCurve(std::span<const CoursePoint> points, std::span<const CurvePoints> starts, int reach,
                     double enough = 0);

} // namespace furitsuke
