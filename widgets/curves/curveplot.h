// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/curvegeometry.h"

#include <QFont>
#include <QImage>
#include <QPalette>

#include <memory>

class QPaintDevice;

namespace furitsuke {

/// A channel's curve as it is drawn.
struct PlottedCurve
{
    KindChannel channel;
    CurvePoints curve;
    bool average = false; ///< of keys that differ: dotted
    bool faint = false;   ///< nothing moves along it

    friend bool operator==(const PlottedCurve &, const PlottedCurve &) = default;
};

/// The square of curves with its grid and axes, the curves, and their speeds on an axis of their own. It is
/// not a widget: it draws into one. What draws it is the library for plots, which nobody else has to know.
class CurvePlot
{
public:
    /// Around the square, so that what lies on its edge is seen whole; in pixels.
    static constexpr int apron = 9;
    /// No speed above that is shown, in mean speeds.
    static constexpr double fastest = 8;

    CurvePlot();
    ~CurvePlot();
    Q_DISABLE_COPY_MOVE(CurvePlot)

    void setLook(const QPalette &palette, const QFont &font);
    /// Places the square in an area of this size, and gives where it is. Small areas have no titles and not
    /// all numbers.
    CurveGeometry layOut(QSize size, int header, int footer, bool speeds);
    void setCurves(const QList<PlottedCurve> &curves);
    /// Lies under the curves; stretched over the square.
    void setOverlay(const QImage &image);

    /// Makes what is to be drawn; painting does it too.
    void refresh();
    /// Whether a speed that is shown goes beyond the axis, and whether one is infinite.
    bool isCut() const;
    bool isInfinite() const;
    /// The highest speed on the axis.
    double topSpeed() const;

    void paint(QPaintDevice &device);

private:
    struct Parts;
    std::unique_ptr<Parts> mParts;
};

} // namespace furitsuke
