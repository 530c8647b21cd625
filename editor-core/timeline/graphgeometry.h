// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/keyselection.h"
#include "editor-core/timeline/graphline.h"
#include "editor-core/timeline/timescale.h"
#include "editor-core/timeline/valuescale.h"

#include <QPointF>
#include <QRectF>

namespace furitsuke {

/// Where frames and values are in a graph, in device-independent pixels from its top left corner. The scale
/// of time is the dope sheet's.
struct GraphGeometry
{
    QList<GraphLine> lines; ///< later ones are drawn over earlier ones
    TimeScale scale;
    ValueScale values;
    double width = 0;
    double height = 0;
    /// Axes that gestures, the wheel and fitting leave as they are.
    bool timeLocked = false;
    bool valuesLocked = false;
    bool handles = true; ///< whether control points are shown, and so can be taken hold of

    static constexpr double keyReach = 7;    ///< how far from its middle a key can be taken hold of
    static constexpr double handleReach = 6; ///< the same of a handle, which goes before keys

    QPointF point(double frame, double value) const { return {scale.xOf(frame), values.yOf(value)}; }
    void zoomTime(double x, double factor);
    void zoomValues(double y, double factor);
    void pan(QPointF pixels);
};

/// A key as a point of one line.
struct GraphKey
{
    qsizetype line = -1; ///< index in GraphGeometry::lines
    qsizetype row = -1;
    double frame = 0;
    double value = 0;
    bool selected = false;
};

/// A control point of the curve that leads to a row's key, as the end of a handle. The curve's square 0..127
/// lies between the two keys' frames and the line's values there.
struct GraphHandle
{
    enum class Side : quint8 {
        Leaving,  ///< (x1, y1), at the key before
        Arriving, ///< (x2, y2), at the key itself
    };

    qsizetype line = -1;
    qsizetype row = -1;
    Side side = Side::Arriving;
    double frame = 0; ///< where the control point is
    double value = 0;
    double keyFrame = 0; ///< the key's place that it is tied to
    double keyValue = 0;

    bool isHandle() const { return line >= 0; }
};

/// What is under a point.
struct GraphHit
{
    GraphHandle handle; ///< goes before keys
    GraphKey key;
    KeySelection keys; ///< all keys of the track at the key's frame: what a click takes

    bool isHandle() const { return handle.isHandle(); }
    bool isKey() const { return !isHandle() && key.line >= 0; }
    bool isEmpty() const { return !isHandle() && !isKey(); }
};

/// The keys of a line to draw, in order of time: those in view, but no two of the same kind (selected or not)
/// closer than so many pixels to each other in time.
QList<GraphKey> keysInView(const GraphGeometry &geometry, qsizetype line, const Motion &motion,
                           const KeySelection &selection, UnwrappedAngles &angles, double leastPixels = 4);

/// The handles of the curves to selected keys, and those with which curves leave selected keys, as far as
/// they are in view and their ways at least `leastPixels` wide: of a bone's translation, of its turn, of
/// every camera value with a curve. None of speeds.
QList<GraphHandle> handlesInView(const GraphGeometry &geometry, const Motion &motion,
                                 const KeySelection &selection, UnwrappedAngles &angles,
                                 double leastPixels = 16);

/// What is nearest to a point, within reach; of several as near, what is drawn last.
GraphHit graphHit(const GraphGeometry &geometry, const Motion &motion, const KeySelection &selection,
                  UnwrappedAngles &angles, QPointF point);

/// The keys whose points are inside a box.
KeySelection keysInGraphBox(const GraphGeometry &geometry, const Motion &motion, UnwrappedAngles &angles,
                            const QRectF &box);

/// The curve with the control point of a side where a frame and a value are, on the grid: the nearest place,
/// limited to 0..127. Along a way that does not move, or by less than a hundredth of a pixel, y stays.
CurvePoints curveWithHandle(const GraphWay &way, GraphHandle::Side side, double frame, double value,
                            double pixelsPerValue);

/// The frame and value of a control point.
QPointF handlePlace(const GraphWay &way, GraphHandle::Side side);

/// The least and the greatest value of all lines in view; the first is greater where there is nothing.
std::pair<double, double> valuesInView(const GraphGeometry &geometry, const Motion &motion,
                                       UnwrappedAngles &angles);

/// Shows all values of the lines in view, unless the axis is locked.
void fitValues(GraphGeometry &geometry, const Motion &motion, UnwrappedAngles &angles);
/// Shows the selected keys, or all keys of the lines where none is selected, on both axes that are not
/// locked.
void fitKeys(GraphGeometry &geometry, const Motion &motion, const KeySelection &selection,
             UnwrappedAngles &angles);

} // namespace furitsuke
