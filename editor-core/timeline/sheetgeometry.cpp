// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/sheetgeometry.h"

#include "editor-core/timeline/columnmarks.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace furitsuke {

qsizetype SheetGeometry::rowAt(double y) const
{
    const auto row = qsizetype(std::floor((y + scrollY) / rowHeight));
    return rows && row >= 0 && row < rows->visibleRows().size() ? row : -1;
}

namespace {

/// May lie before frame 0.
struct FrameSpan
{
    qint64 first = 0;
    qint64 last = 0;
};

/// The frames whose places are between two positions.
FrameSpan framesBetween(const SheetGeometry &geometry, double left, double right)
{
    return {qint64(std::ceil(geometry.scale.frameAt(left))),
            qint64(std::floor(geometry.scale.frameAt(right)))};
}

/// Puts a track's keys in some ranges of frames, which ascend, into a selection.
void selectRanges(KeySelection &selection, const Motion &motion, TrackRef track,
                  const QList<FrameSpan> &ranges)
{
    motion.visit(track, [&](const auto &keys) {
        RowSet rows;
        // From the end, so that the set's memory is taken once.
        for (qsizetype i = ranges.size() - 1; i >= 0; --i)
            rows.setRange(keys.lowerBound(ranges[i].first), keys.upperBound(ranges[i].last), true);
        if (!rows.isEmpty())
            selection.setRows(track, rows);
    });
}

/// Where a lasso crosses the middle line of a row.
struct Crossing
{
    qsizetype row = 0;
    double x = 0;
    int direction = 0;

    bool operator<(const Crossing &other) const { return row != other.row ? row < other.row : x < other.x; }
};

std::vector<Crossing> crossingsOf(const SheetGeometry &geometry, const QPolygonF &lasso)
{
    std::vector<Crossing> crossings;
    const auto rowCount = geometry.rows->visibleRows().size();
    const double height = geometry.rowHeight;
    for (qsizetype i = 0; i < lasso.size(); ++i) {
        QPointF from = lasso[i];
        QPointF to = lasso[(i + 1) % lasso.size()];
        const int direction = from.y() < to.y() ? 1 : -1;
        if (direction < 0)
            std::swap(from, to);
        // Rows whose middle is in [from, to): each corner belongs to one of its two sides.
        const double middle = height / 2 - geometry.scrollY;
        const auto first = qMax<qsizetype>(0, qsizetype(std::ceil((from.y() - middle) / height)));
        const auto end = qMin<qsizetype>(rowCount, qsizetype(std::ceil((to.y() - middle) / height)));
        for (qsizetype row = first; row < end; ++row) {
            const double share = (geometry.yOf(row) + height / 2 - from.y()) / (to.y() - from.y());
            crossings.push_back({row, from.x() + share * (to.x() - from.x()), direction});
        }
    }
    std::sort(crossings.begin(), crossings.end());
    return crossings;
}

} // namespace

KeySpot keySpotAt(const SheetGeometry &geometry, const Motion &motion, QPointF point)
{
    KeySpot spot;
    spot.row = geometry.rowAt(point.y());
    if (spot.row < 0)
        return spot;
    double nearest = geometry.reach();
    const auto consider = [&](qint64 frame) {
        const double distance = std::abs(geometry.scale.xOf(double(frame)) - point.x());
        if (distance <= nearest && (spot.frame < 0 || distance < nearest)) {
            nearest = distance;
            spot.frame = frame;
        }
    };
    // Of a track, only the keys on either side of the point can be the nearest.
    const auto after = qint64(std::ceil(geometry.scale.frameAt(point.x())));
    for (const TrackRef track : geometry.rows->tracksOf(geometry.rows->visibleRows()[spot.row])) {
        motion.visit(track, [&](const auto &keys) {
            const qsizetype row = keys.lowerBound(after);
            if (row > 0)
                consider(keys.frames()[row - 1]);
            if (row < keys.size())
                consider(keys.frames()[row]);
        });
    }
    return spot;
}

SheetHit hitTest(const SheetGeometry &geometry, const Motion &motion, QPointF point)
{
    const KeySpot spot = keySpotAt(geometry, motion, point);
    SheetHit hit{spot.row, spot.frame, {}};
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
    hit.keys =
        keysInFrames(motion, geometry.rows->tracksOf(geometry.rows->visibleRows()[hit.row]), low, high);
    return hit;
}

bool isCrowded(const SheetGeometry &geometry, const Motion &motion, const SheetHit &hit)
{
    if (!hit.isKey() || geometry.scale.showsGlyphs())
        return false;
    const double frames = SheetGeometry::crowdedDistance / geometry.scale.pixelsPerFrame();
    const QList<TrackRef> tracks = geometry.rows->tracksOf(geometry.rows->visibleRows()[hit.row]);
    return std::any_of(tracks.begin(), tracks.end(), [&](TrackRef track) {
        return motion.visit(track, [&](const auto &keys) {
            const qsizetype before = keys.lowerBound(hit.frame) - 1;
            const qsizetype after = keys.upperBound(hit.frame);
            return (before >= 0 && double(hit.frame - keys.frames()[before]) < frames) ||
                   (after < keys.size() && double(keys.frames()[after] - hit.frame) < frames);
        });
    });
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
    const FrameSpan frames = framesBetween(geometry, box.left(), box.right());
    return keysInFrames(motion, tracks, frames.first, frames.last);
}

KeySelection keysInLasso(const SheetGeometry &geometry, const Motion &motion, const QPolygonF &lasso)
{
    KeySelection result;
    if (!geometry.rows || lasso.size() < 3)
        return result;
    const QList<TimelineRow> &rows = geometry.rows->visibleRows();
    const std::vector<Crossing> crossings = crossingsOf(geometry, lasso);
    bool onlyGroups = true;
    for (const Crossing &crossing : crossings)
        onlyGroups = onlyGroups && rows[crossing.row].isGroup;
    for (auto it = crossings.begin(); it != crossings.end();) {
        const TimelineRow &row = rows[it->row];
        const qsizetype index = it->row;
        QList<FrameSpan> ranges;
        int turns = 0;
        for (double left = 0; it != crossings.end() && it->row == index; ++it) {
            if (turns == 0)
                left = it->x;
            turns += it->direction;
            if (turns == 0)
                ranges.append(framesBetween(geometry, left, it->x));
        }
        if (row.isGroup && row.expanded && !onlyGroups)
            continue;
        for (const TrackRef track : geometry.rows->tracksOf(row))
            selectRanges(result, motion, track, ranges);
    }
    return result;
}

QList<TrackRef> tracksInView(const SheetGeometry &geometry)
{
    QList<TrackRef> tracks;
    if (!geometry.rows)
        return tracks;
    const QList<TimelineRow> &rows = geometry.rows->visibleRows();
    auto row = qMax<qsizetype>(0, qsizetype(std::floor(geometry.scrollY / geometry.rowHeight)));
    for (; row < rows.size() && geometry.yOf(row) < geometry.height; ++row) {
        if (!rows[row].isGroup || !rows[row].expanded)
            tracks.append(geometry.rows->tracksOf(rows[row]));
    }
    return tracks;
}

} // namespace furitsuke
