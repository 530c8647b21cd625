// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/sheetgeometry.h"

#include "editor-core/timeline/columnmarks.h"

#include <cmath>

namespace furitsuke {

qsizetype SheetGeometry::rowAt(double y) const
{
    const auto row = qsizetype(std::floor((y + scrollY) / rowHeight));
    return rows && row >= 0 && row < rows->visibleRows().size() ? row : -1;
}

SheetHit hitTest(const SheetGeometry &geometry, const Motion &motion, QPointF point)
{
    SheetHit hit;
    hit.row = geometry.rowAt(point.y());
    if (hit.row < 0)
        return hit;
    const QList<TrackRef> tracks = geometry.rows->tracksOf(geometry.rows->visibleRows()[hit.row]);
    double nearest = geometry.reach();
    const auto first = qint64(std::floor(geometry.scale.frameAt(point.x() - nearest)));
    const auto last = qint64(std::ceil(geometry.scale.frameAt(point.x() + nearest)));
    for (const TrackRef track : tracks) {
        motion.visit(track, [&](const auto &keys) {
            for (qsizetype row = keys.lowerBound(first); row < keys.size(); ++row) {
                const qint64 frame = keys.frames()[row];
                if (frame > last)
                    break;
                const double distance = std::abs(geometry.scale.xOf(double(frame)) - point.x());
                if (distance <= nearest && (hit.frame < 0 || distance < nearest)) {
                    nearest = distance;
                    hit.frame = frame;
                }
            }
        });
    }
    if (hit.frame < 0)
        return hit;
    // Where several frames share a pixel column, they are taken together: they cannot be told apart there.
    qint64 low = hit.frame;
    qint64 high = hit.frame;
    if (geometry.scale.pixelsPerFrame() < 1) {
        const int column = columnOf(geometry.scale, hit.frame);
        low = qint64(std::ceil(geometry.scale.frameAt(column - 0.5)));
        high = qint64(std::ceil(geometry.scale.frameAt(column + 0.5))) - 1;
        low = qMin(low, hit.frame);
        high = qMax(high, hit.frame);
    }
    hit.keys = keysInFrames(motion, tracks, low, high);
    return hit;
}

KeySelection keysInBox(const SheetGeometry &geometry, const Motion &motion, const QRectF &box)
{
    if (!geometry.rows)
        return {};
    const QList<TimelineRow> &rows = geometry.rows->visibleRows();
    const double height = geometry.rowHeight;
    const auto firstRow = qMax<qsizetype>(0, qsizetype(std::floor((box.top() + geometry.scrollY) / height)));
    const auto lastRow =
        qMin<qsizetype>(rows.size() - 1, qsizetype(std::floor((box.bottom() + geometry.scrollY) / height)));
    bool onlyGroups = true;
    for (qsizetype row = firstRow; row <= lastRow; ++row)
        onlyGroups = onlyGroups && rows[row].isGroup;
    QList<TrackRef> tracks;
    for (qsizetype row = firstRow; row <= lastRow; ++row) {
        if (!rows[row].isGroup || !rows[row].expanded || onlyGroups)
            tracks.append(geometry.rows->tracksOf(rows[row]));
    }
    return keysInFrames(motion, tracks, qint64(std::ceil(geometry.scale.frameAt(box.left()))),
                        qint64(std::floor(geometry.scale.frameAt(box.right()))));
}

} // namespace furitsuke
