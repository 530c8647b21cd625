// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/bezier.h"
#include "editor-core/motion/curvefit.h"

namespace furitsuke {

/// A half of a curve as a curve of its own, and its worst deviation from the exact half: as a share of the
/// way that the value goes in that half, and of the way that it goes in both.
struct CurveHalf
{
    CurvePoints curve;
    double worst = 0;
    double worstOfWhole = 0;
};

/// A curve in two: `before` shapes the way to a key between, `after` the rest of it.
struct SplitCurve
{
    double share = 0; ///< of the way, gone at the split; 0..1
    CurveHalf before;
    CurveHalf after;
};

/// Splits a curve where the time has gone the share x, which lies between 0 and 1, so that what goes along it
/// stays the same: by de Casteljau's algorithm, each half then stretched to its own square and rounded to the
/// grid. Of the grid points around the exact control points those are taken that give the least deviation,
/// and such next to them as are better still. A half whose exact control points lie outside of the square
/// (the halves of a curve that brakes and speeds up again) gets the nearest curve inside that descent finds.
/// Coordinates that the exact half has on the edge it comes from stay there: what starts or stops softly
/// does so still.
/// The search goes by 32 points of the exact half, even in its parameter and so close where it is steep; the
/// deviation that is reported is measured at 128. A straight line splits into two, written as it is itself.
SplitCurve splitCurve(CurvePoints curve, double x);

/// The curve of which these two would be the halves, split where the time has gone the share x and the value
/// the share y: the exact inverse of a split but for the rounding, both being halves of one curve; else a
/// curve that begins like the first and ends like the second.
CurvePoints joinedCurve(CurvePoints before, CurvePoints after, double x, double y);

/// A part of a way that is gone along its own curve: from one share of the time to another.
struct CoursePart
{
    double from = 0;
    double to = 1;
    CurvePoints curve;
};

/// Calls function(x, share) for points of a part: x is the share of the whole time and rises, share that of
/// the part's own way that is gone then. There are count points between the part's ends, even in the curve's
/// parameter, and its end is the last.
template <class Function>
void eachPointOf(const CoursePart &part, int count, Function &&function)
{
    const CurvePoints curve = part.curve.clamped();
    for (int i = 1; i <= count; ++i) {
        const CurvePosition at = curvePosition(curve, double(i) / (count + 1));
        function(part.from + (part.to - part.from) * at.x, at.y);
    }
    function(part.to, 1.0);
}

} // namespace furitsuke
