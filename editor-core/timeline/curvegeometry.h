// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/curvesummary.h"
#include "editor-core/motion/curveshape.h"

#include <QMarginsF>
#include <QPointF>
#include <QRectF>

namespace furitsuke {

/// A channel of the keys of one kind: bones' X is another one than the camera's.
struct KindChannel
{
    TrackKind kind = TrackKind::Bone; ///< Bone or Camera
    int number = 0;                   ///< see CurveChannels

    constexpr CurveChannels asChannels() const
    {
        const CurveChannels both = CurveChannels::one(number);
        return kind == TrackKind::Camera ? CurveChannels{0, both.camera} : CurveChannels{both.bone, 0};
    }
    friend constexpr bool operator==(KindChannel, KindChannel) = default;
};

/// What a summary says of a channel.
const ChannelSummary &channelSummary(const CurveSummary &summary, KindChannel channel);

/// The chosen channels that selected keys have: bones' before the camera's, each in the order of numbers.
QList<KindChannel> channelsWithKeys(const CurveSummary &summary, CurveChannels channels);

/// The segment in which a frame lies, where it is that of exactly one selected key and interpolated. At a
/// key's frame that is the segment that ends there, or else the one that begins there.
std::optional<CurveSegment> segmentAt(const Motion &motion, const KeySelection &selection, qint64 frame);

/// The numbers of a control point, without limits.
struct GridPoint
{
    int x = 0;
    int y = 0;

    friend constexpr bool operator==(GridPoint, GridPoint) = default;
};

/// A control point of a curve.
constexpr GridPoint controlPoint(CurvePoints curve, CurveEnd end)
{
    return end == CurveEnd::Start ? GridPoint{curve.x1, curve.y1} : GridPoint{curve.x2, curve.y2};
}

/// One of the two control points of a channel, to be taken hold of.
struct CurveHandle
{
    KindChannel channel;
    CurveEnd end = CurveEnd::Start;
    GridPoint at;       ///< where the keys differ, their average
    bool mixed = false; ///< the keys differ in this point

    friend constexpr bool operator==(CurveHandle, CurveHandle) = default;
};

/// Which handle the keyboard moves, and goes before others at its place.
struct CurrentHandle
{
    KindChannel channel;
    CurveEnd end = CurveEnd::Start;

    friend constexpr bool operator==(CurrentHandle, CurrentHandle) = default;
};

/// The handles of the chosen channels in the order in which they are drawn: the current channel's last, and
/// of each channel's the current end last.
QList<CurveHandle> curveHandles(const CurveSummary &summary, CurveChannels channels, CurrentHandle current);

/// Where the square of curves is in a view, in device-independent pixels from its top left corner. Time goes
/// to the right, the way upwards.
struct CurveGeometry
{
    QRectF square; ///< from 0 to 127 in both directions

    static constexpr double reach = 9; ///< how far from its middle a handle can be taken hold of

    /// The largest square between the margins, in their middle, its corners on whole pixels. Where there is
    /// next to no room, one pixel.
    static CurveGeometry inside(QSizeF size, const QMarginsF &margins);

    /// Pixels for a step of the grid.
    double unit() const { return square.width() / curveMax; }
    QPointF point(double x, double y) const
    {
        return {square.left() + x * unit(), square.bottom() - y * unit()};
    }
    QPointF point(GridPoint at) const { return point(at.x, at.y); }
    /// Where on the grid a point is, beyond the square too.
    QPointF gridAt(QPointF point) const
    {
        return {(point.x() - square.left()) / unit(), (square.bottom() - point.y()) / unit()};
    }
};

/// The handle nearest to a point, within reach; of several as near, the one drawn last.
std::optional<CurveHandle> handleAt(const CurveGeometry &geometry, const QList<CurveHandle> &handles,
                                    QPointF point);

} // namespace furitsuke
