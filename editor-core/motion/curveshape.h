// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/curves.h"

#include <QString>

#include <array>

/// What people do to the shape of one curve. All results lie on the grid 0..127; coordinates over 127 count
/// as 127.
namespace furitsuke {

/// The two ends of a segment: the previous key, whose handle is (x1, y1), and the curve's own key, whose
/// handle is (x2, y2).
enum class CurveEnd : quint8 { Start, End };

/// By how much both control points are moved, in grid steps.
struct CurveDelta
{
    int x1 = 0;
    int y1 = 0;
    int x2 = 0;
    int y2 = 0;

    friend constexpr bool operator==(CurveDelta, CurveDelta) = default;
};

/// The curve with one of its control points elsewhere; each coordinate is limited to 0..127.
CurvePoints withPoint(CurvePoints curve, CurveEnd end, int x, int y);
/// Each coordinate is limited by itself, so a handle slides along the edge.
CurvePoints movedCurve(CurvePoints curve, CurveDelta by);

/// The curve of the same way gone backwards, the mirror image of its points at the middle of the square: what
/// was slow at the start is so at the end ("swap ends").
constexpr CurvePoints mirroredCurve(CurvePoints curve)
{
    const CurvePoints c = curve.clamped();
    return {quint8(curveMax - c.x2), quint8(curveMax - c.y2), quint8(curveMax - c.x1),
            quint8(curveMax - c.y1)};
}

/// Both control points at `factor` times their distance from the diagonal, straight across it, then each
/// coordinate limited to 0..127: 0 is a straight line, 1 the curve itself, 2 eases twice as hard. Negative
/// factors reflect about the diagonal: fast becomes slow.
CurvePoints strengthened(CurvePoints curve, double factor);

/// The way as a mixture of the curve's and a straight line's: at every time, `share` (0..1) of what is
/// between them is taken off. Exact but for the rounding of y1 and y2; the times x1 and x2 stay.
CurvePoints blendedToLinear(CurvePoints curve, double share);

/// The mean of many curves: of each coordinate, rounded half up.
class CurveMean
{
public:
    void add(CurvePoints curve, qsizetype times = 1);
    /// The straight line of MMD where nothing was added.
    CurvePoints curve() const;

private:
    std::array<quint64, 4> mSums = {};
    quint64 mCount = 0;
};

/// How fast the way is gone when the time has gone the share x (0..1): dy/dx, 1 for a straight line, 0 at
/// rest. Infinity where the curve is vertical. Where the parameter stands still, the limit; x outside 0..1
/// counts as 0 or 1.
double speedAt(CurvePoints curve, double x);

/// speedAt() at either end.
double endSlope(CurvePoints curve, CurveEnd end);

/// The curve with another slope at one of its ends (0 .. infinity; negative ones, and what is no number,
/// count as 0). The handle is turned and keeps its length as far as the square allows, and goes to the grid
/// point near there whose slope comes nearest; one of no length gets a third of the square. A slope of 0 and
/// of infinity are met exactly.
CurvePoints withEndSlope(CurvePoints curve, CurveEnd end, double slope);

/// "20,20,107,107": x1, y1, x2, y2.
QString curveText(CurvePoints curve);

/// A curve as typed, or what is wrong with it; translated.
struct CurveRead
{
    CurvePoints curve;
    QString error; ///< empty where it is a curve
};

/// Reads four whole numbers 0..127, with commas, semicolons or spaces between them; brackets around them are
/// allowed.
CurveRead curveFromText(QStringView text);

} // namespace furitsuke
