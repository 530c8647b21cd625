// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/graphgeometry.h"

#include "editor-core/timeline/graphsampling.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace furitsuke {

namespace {

/// Rows of a line at frames from .. to, both included.
std::pair<qsizetype, qsizetype> rowsBetween(const GraphReader &reader, double from, double to)
{
    constexpr double latest = std::numeric_limits<quint32>::max();
    if (!(to >= 0) || from > latest || to < from)
        return {0, 0};
    const auto first = qint64(std::ceil(qBound(0.0, from, latest)));
    const auto last = qint64(std::floor(qBound(0.0, to, latest)));
    return {reader.lowerBound(first), reader.lowerBound(last + 1)};
}

/// All rows at the frame of one.
KeySelection keysAtRow(const GraphReader &reader, qsizetype row)
{
    RowSet rows;
    const qint64 frame = reader.frame(row);
    rows.setRange(reader.lowerBound(frame), reader.lowerBound(frame + 1), true);
    KeySelection keys;
    keys.setRows(reader.line().track, rows);
    return keys;
}

GraphHandle handleOf(qsizetype line, const GraphWay &way, GraphHandle::Side side)
{
    const QPointF place = handlePlace(way, side);
    const bool leaving = side == GraphHandle::Side::Leaving;
    return {line,
            way.next,
            side,
            place.x(),
            place.y(),
            leaving ? way.first : way.last,
            leaving ? way.from : way.to};
}

double distanceTo(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

/// Calls function(row, value) for the keys of a line that count, at frames from .. to.
template <class Function>
void eachKey(const GraphReader &reader, double from, double to, Function &&function)
{
    const auto [first, last] = rowsBetween(reader, from, to);
    for (qsizetype row = first; row < last; ++row) {
        if (reader.playedRow(row) == row)
            function(row, reader.keyValue(row));
    }
}

class Range
{
public:
    void add(double value)
    {
        mRange.first = qMin(mRange.first, value);
        mRange.second = qMax(mRange.second, value);
    }
    std::pair<double, double> range() const { return mRange; }

private:
    std::pair<double, double> mRange = {std::numeric_limits<double>::infinity(),
                                        -std::numeric_limits<double>::infinity()};
};

} // namespace

void GraphGeometry::zoomTime(double x, double factor)
{
    if (!timeLocked && factor > 0)
        scale.zoomAt(x, factor);
}

void GraphGeometry::zoomValues(double y, double factor)
{
    if (!valuesLocked)
        values.zoomAt(y, factor);
}

void GraphGeometry::pan(QPointF pixels)
{
    if (!timeLocked)
        scale.pan(pixels.x());
    if (!valuesLocked)
        values.pan(pixels.y());
}

QList<GraphKey> keysInView(const GraphGeometry &geometry, qsizetype line, const Motion &motion,
                           const KeySelection &selection, UnwrappedAngles &angles, double leastPixels)
{
    QList<GraphKey> result;
    const GraphReader reader(motion, geometry.lines.at(line), angles);
    if (!reader.isValid())
        return result;
    const RowSet &selected = selection.rows(geometry.lines.at(line).track);
    const auto [first, last] = rowsBetween(reader, geometry.scale.frameAt(-leastPixels),
                                           geometry.scale.frameAt(geometry.width + leastPixels));
    const double apart = leastPixels / geometry.scale.pixelsPerFrame();
    std::array<double, 2> next = {-1, -1}; // the first frame at which one may be drawn again
    for (qsizetype row = first; row < last; ++row) {
        const double frame = reader.frame(row);
        const bool isSelected = selected.contains(row);
        if (frame < next[isSelected] || reader.playedRow(row) != row)
            continue;
        next[isSelected] = frame + apart;
        result.append({line, row, frame, reader.keyValue(row), isSelected});
    }
    return result;
}

QPointF handlePlace(const GraphWay &way, GraphHandle::Side side)
{
    const CurvePoints &c = way.curve;
    const bool leaving = side == GraphHandle::Side::Leaving;
    const double x = double(leaving ? c.x1 : c.x2) / curveMax;
    const double y = double(leaving ? c.y1 : c.y2) / curveMax;
    return {std::lerp(way.first, way.last, x), std::lerp(way.from, way.to, y)};
}

CurvePoints curveWithHandle(const GraphWay &way, GraphHandle::Side side, double frame, double value,
                            double pixelsPerValue)
{
    const auto onGrid = [](double share) {
        return quint8(std::floor(qBound(0.0, share * curveMax, double(curveMax)) + 0.5));
    };
    constexpr double leastPixels = 0.01;
    CurvePoints curve = way.curve;
    const bool leaving = side == GraphHandle::Side::Leaving;
    (leaving ? curve.x1 : curve.x2) = onGrid(way.share(frame));
    if (std::abs(way.to - way.from) * pixelsPerValue >= leastPixels)
        (leaving ? curve.y1 : curve.y2) = onGrid((value - way.from) / (way.to - way.from));
    return curve;
}

QList<GraphHandle> handlesInView(const GraphGeometry &geometry, const Motion &motion,
                                 const KeySelection &selection, UnwrappedAngles &angles, double leastPixels)
{
    QList<GraphHandle> result;
    if (!geometry.handles)
        return result;
    for (qsizetype i = 0; i < geometry.lines.size(); ++i) {
        const GraphLine &line = geometry.lines.at(i);
        const RowSet &selected = selection.rows(line.track);
        if (line.speed || selected.isEmpty())
            continue;
        const GraphReader reader(motion, line, angles);
        if (!reader.isValid() || !reader.channel())
            continue;
        const auto addWay = [&](const GraphWay &way, bool whole) {
            if (!way.hasCurve)
                return;
            result.append(handleOf(i, way, GraphHandle::Side::Leaving));
            if (whole)
                result.append(handleOf(i, way, GraphHandle::Side::Arriving));
        };
        // Ways that begin or end in view, and the one that leads through it.
        const auto [first, last] =
            rowsBetween(reader, geometry.scale.frameAt(0), geometry.scale.frameAt(geometry.width));
        for (qsizetype row = first; row < reader.rows(); ++row) {
            row = reader.playedRow(row);
            const bool own = selected.contains(row);
            const qsizetype previous = reader.previousRow(row);
            const double from = previous < 0 ? 0 : reader.frame(previous);
            const bool isWide = (reader.frame(row) - from) * geometry.scale.pixelsPerFrame() >= leastPixels;
            if (isWide && (own || (previous >= 0 && selected.contains(previous))))
                addWay(reader.wayTo(row), own);
            if (row >= last)
                break;
        }
    }
    return result;
}

GraphHit graphHit(const GraphGeometry &geometry, const Motion &motion, const KeySelection &selection,
                  UnwrappedAngles &angles, QPointF point)
{
    GraphHit hit;
    double nearest = GraphGeometry::handleReach;
    for (const GraphHandle &handle : handlesInView(geometry, motion, selection, angles)) {
        const double distance = distanceTo(geometry.point(handle.frame, handle.value), point);
        if (distance <= nearest) {
            nearest = distance;
            hit.handle = handle;
        }
    }
    // A handle of no length lies under its key; the key is what is meant there.
    if (hit.isHandle()) {
        const QPointF key = geometry.point(hit.handle.keyFrame, hit.handle.keyValue);
        const double toHandle = distanceTo(geometry.point(hit.handle.frame, hit.handle.value), key);
        if (toHandle > 1)
            return hit;
        hit.handle = {};
    }

    constexpr double reach = GraphGeometry::keyReach;
    nearest = reach;
    for (qsizetype i = 0; i < geometry.lines.size(); ++i) {
        const GraphReader reader(motion, geometry.lines.at(i), angles);
        if (!reader.isValid())
            continue;
        const auto consider = [&](qsizetype row, double value) {
            const double distance = distanceTo(geometry.point(reader.frame(row), value), point);
            if (distance > nearest)
                return;
            nearest = distance;
            hit.key = {i, row, double(reader.frame(row)), value,
                       selection.contains(geometry.lines.at(i).track, row)};
            hit.keys = keysAtRow(reader, row);
        };
        eachKey(reader, geometry.scale.frameAt(point.x() - reach), geometry.scale.frameAt(point.x() + reach),
                consider);
    }
    return hit;
}

KeySelection keysInGraphBox(const GraphGeometry &geometry, const Motion &motion, UnwrappedAngles &angles,
                            const QRectF &box)
{
    KeySelection result;
    for (const GraphLine &line : geometry.lines) {
        const GraphReader reader(motion, line, angles);
        if (!reader.isValid())
            continue;
        KeySelection inside;
        RowSet rows;
        eachKey(reader, geometry.scale.frameAt(box.left()), geometry.scale.frameAt(box.right()),
                [&](qsizetype row, double value) {
                    const double y = geometry.values.yOf(value);
                    if (y < box.top() || y > box.bottom())
                        return;
                    const qint64 frame = reader.frame(row);
                    rows.setRange(reader.lowerBound(frame), row + 1, true);
                });
        inside.setRows(line.track, rows);
        result.unite(inside);
    }
    return result;
}

std::pair<double, double> valuesInView(const GraphGeometry &geometry, const Motion &motion,
                                       UnwrappedAngles &angles)
{
    Range range;
    for (const GraphLine &line : geometry.lines) {
        const GraphReader reader(motion, line, angles);
        const auto [least, most] =
            sampleLine(reader, geometry.scale, geometry.width, geometry.values.pixelsPerValue()).range();
        if (least <= most) {
            range.add(least);
            range.add(most);
        }
    }
    return range.range();
}

void fitValues(GraphGeometry &geometry, const Motion &motion, UnwrappedAngles &angles)
{
    if (geometry.valuesLocked)
        return;
    const auto [least, most] = valuesInView(geometry, motion, angles);
    geometry.values.fit(least, most, geometry.height);
}

void fitKeys(GraphGeometry &geometry, const Motion &motion, const KeySelection &selection,
             UnwrappedAngles &angles)
{
    const bool any = std::any_of(geometry.lines.begin(), geometry.lines.end(), [&](const GraphLine &line) {
        return !selection.rows(line.track).isEmpty();
    });
    Range frames;
    for (const GraphLine &line : geometry.lines) {
        const GraphReader reader(motion, line, angles);
        if (!reader.isValid() || reader.rows() == 0)
            continue;
        const RowSet &rows = selection.rows(line.track);
        if (any && rows.isEmpty())
            continue;
        frames.add(reader.frame(any ? rows.next(0) : 0));
        frames.add(reader.frame(any ? rows.last() : reader.rows() - 1));
    }
    const auto [first, last] = frames.range();
    if (first > last)
        return;
    if (!geometry.timeLocked)
        geometry.scale.fit(first, last, geometry.width);
    if (geometry.valuesLocked)
        return;
    // What the lines do between those frames, as it is drawn.
    GraphGeometry span = geometry;
    span.scale.fit(first, last, geometry.width, 0);
    span.scale.setLeftFrame(first);
    span.width = qMax(1.0, span.scale.xOf(last));
    fitValues(span, motion, angles);
    geometry.values = span.values;
}

} // namespace furitsuke
