// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/curvegeometry.h"

#include "editor-core/edits/curvecolumns.h"
#include "editor-core/edits/curvesegments.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace furitsuke {

const ChannelSummary &channelSummary(const CurveSummary &summary, KindChannel channel)
{
    const auto number = std::size_t(channel.number);
    return channel.kind == TrackKind::Camera ? summary.camera.at(number) : summary.bone.at(number);
}

QList<KindChannel> channelsWithKeys(const CurveSummary &summary, CurveChannels channels)
{
    QList<KindChannel> list;
    for (int c = 0; c < boneChannelCount; ++c) {
        if (summary.boneKeys > 0 && channels.has(BoneChannel(c)))
            list.append({TrackKind::Bone, c});
    }
    for (int c = 0; c < cameraChannelCount; ++c) {
        if (summary.cameraKeys > 0 && channels.has(CameraChannel(c)))
            list.append({TrackKind::Camera, c});
    }
    return list;
}

namespace {

/// The same on one track.
template <class Key>
qsizetype selectedRowAround(const KeyColumns<Key> &keys, const RowSet &rows, quint32 frame)
{
    const QList<quint32> &frames = keys.frames();
    const CurveSegments<Key> segments(keys);
    const auto lastAt = [&](quint32 at) {
        return std::upper_bound(frames.begin(), frames.end(), at) - frames.begin() - 1;
    };
    const auto next = std::lower_bound(frames.begin(), frames.end(), frame);
    if (next == frames.end())
        return restRow;
    const qsizetype row = lastAt(*next);
    if (rows.contains(row) && segments.isPlayed(row))
        return row;
    if (*next != frame || row + 1 >= keys.size())
        return restRow;
    const qsizetype after = lastAt(frames[row + 1]);
    return rows.contains(after) && segments.isPlayed(after) ? after : restRow;
}

} // namespace

std::optional<CurveSegment> segmentAt(const Motion &motion, const KeySelection &selection, qint64 frame)
{
    std::optional<CurveSegment> found;
    bool several = false;
    const auto at = quint32(qBound<qint64>(0, frame, std::numeric_limits<quint32>::max()));
    eachCurveTrack(selection, CurveChannels::all(), [&]<class Key>(TrackRef track) {
        if (several)
            return;
        const qsizetype row = selectedRowAround(keysOf<Key>(motion, track.index), selection.rows(track), at);
        if (row == restRow)
            return;
        several = found.has_value();
        found = curveSegment(motion, track, row);
    });
    return several ? std::nullopt : found;
}

QList<CurveHandle> curveHandles(const CurveSummary &summary, CurveChannels channels, CurrentHandle current)
{
    QList<KindChannel> order = channelsWithKeys(summary, channels);
    std::stable_partition(order.begin(), order.end(),
                          [current](KindChannel channel) { return channel != current.channel; });
    const CurveEnd other = current.end == CurveEnd::Start ? CurveEnd::End : CurveEnd::Start;
    QList<CurveHandle> handles;
    handles.reserve(2 * order.size());
    for (const KindChannel channel : std::as_const(order)) {
        const ChannelSummary &shown = channelSummary(summary, channel);
        const CommonPoints &points = shown.points;
        for (const CurveEnd end : {other, current.end}) {
            const bool common = end == CurveEnd::Start ? points.x1 && points.y1 : points.x2 && points.y2;
            handles.append({channel, end, controlPoint(shown.average, end), !common});
        }
    }
    return handles;
}

CurveGeometry CurveGeometry::inside(QSizeF size, const QMarginsF &margins)
{
    const double width = size.width() - margins.left() - margins.right();
    const double height = size.height() - margins.top() - margins.bottom();
    const double side = qMax(1.0, std::floor(qMin(width, height)));
    return {QRectF(std::floor(margins.left() + qMax(0.0, width - side) / 2),
                   std::floor(margins.top() + qMax(0.0, height - side) / 2), side, side)};
}

std::optional<CurveHandle> handleAt(const CurveGeometry &geometry, const QList<CurveHandle> &handles,
                                    QPointF point)
{
    std::optional<CurveHandle> nearest;
    double least = CurveGeometry::reach;
    for (const CurveHandle &handle : handles) {
        const QPointF way = geometry.point(handle.at) - point;
        const double distance = std::hypot(way.x(), way.y());
        if (distance > least)
            continue;
        least = distance;
        nearest = handle;
    }
    return nearest;
}

} // namespace furitsuke
