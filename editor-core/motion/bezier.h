// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/curves.h"

namespace furitsuke {

/// How far a value has gone from the previous key to the curve's own key, both 0..1, when the time between
/// them has gone the share x. The curve is the cubic Bezier (0,0), (x1,y1)/127, (x2,y2)/127, (1,1); solves
/// x(t) = x in double precision (error of y below 1e-12 where the curve is not vertical) and returns y(t). x
/// outside 0..1 gives 0 or 1; coordinates over 127 count as 127.
double evaluateCurve(CurvePoints curve, double x);

/// The parameter t of the point whose time is x.
double curveParameter(CurvePoints curve, double x);

/// A point of a curve: the time that has gone and the way, both 0..1.
struct CurvePosition
{
    double x = 0;
    double y = 0;
};

/// The point at parameter t, 0..1.
CurvePosition curvePosition(CurvePoints curve, double t);

} // namespace furitsuke
