// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/graphsampling.h"

#include "editor-core/motion/bezier.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace furitsuke {

namespace {

/// How far a drawn line may be from the curve, in pixels.
constexpr double tolerance = 0.125;
/// Ways no wider than this are drawn as straight lines.
constexpr double narrow = 2;
/// Where frames are at least so wide, every key is drawn as it is played.
constexpr double wideFrame = 2;

/// What a line is drawn with.
class Pen
{
public:
    explicit Pen(GraphCourse &course)
        : mCourse(course)
    {}

    /// Goes to a point, in a straight line unless the pen was lifted.
    void to(double frame, double value)
    {
        QList<GraphPoint> &points = mCourse.points;
        if (mLifted) {
            if (!points.isEmpty())
                mCourse.breaks.append(points.size());
            mLifted = false;
        } else if (points.constLast() == GraphPoint{frame, value}) {
            return;
        }
        points.append({frame, value});
    }
    void lift() { mLifted = true; }

private:
    GraphCourse &mCourse;
    bool mLifted = true;
};

/// The keys of a line that are drawn in one pixel column: rows first .. last, of which both count.
struct Group
{
    qsizetype first = 0;
    qsizetype last = 0;
};

class Sampler
{
public:
    Sampler(const GraphReader &reader, const TimeScale &scale, double width, double pixelsPerValue)
        : mReader(reader)
        , mScale(scale)
        , mPixelsPerFrame(scale.pixelsPerFrame())
        , mPixelsPerValue(std::isfinite(pixelsPerValue) && pixelsPerValue > 0 ? pixelsPerValue : 1)
        , mFirst(qMax(0.0, scale.frameAt(0)))
        , mLast(qMin(double(std::numeric_limits<quint32>::max()), scale.frameAt(width)))
        , mPen(mCourse)
    {}

    GraphCourse course()
    {
        if (!mReader.isValid() || !(mLast >= mFirst))
            return {};
        if (mReader.line().speed)
            drawSpeed();
        else
            drawValues();
        return std::move(mCourse);
    }

private:
    Group groupFrom(qsizetype row) const;
    bool isNarrow(const GraphWay &way) const { return (way.last - way.first) * mPixelsPerFrame <= narrow; }
    /// Whether the line breaks at the end of a way that leaps there.
    bool breaksAfter(const GraphWay &way) const;
    /// Whether all that there is to see of a way is that the line breaks: a cut's frame, which is less wide
    /// than a column.
    bool isBareCut(const GraphWay &way) const;
    /// Takes in what an angle comes to on a way that is drawn in one or two columns, and may go beyond what
    /// it has at both keys.
    void lookAlong(const GraphWay &way, std::array<GraphPoint, 2> &ends) const;
    void drawValues();
    void drawWay(const GraphWay &way, double from, double to);
    void drawCurve(const GraphWay &way, double from, double to);
    void drawAngle(const GraphWay &way, double from, double to);
    void drawGroup(const Group &group);
    void drawTurns(const Group &group);
    void drawSpeed();
    void drawSpeedOf(const GraphWay &way, double from, double to);
    void drawSpeedOf(const Group &group);

    const GraphReader &mReader;
    const TimeScale &mScale;
    const double mPixelsPerFrame;
    const double mPixelsPerValue;
    const double mFirst; ///< frames in view
    const double mLast;
    GraphCourse mCourse;
    Pen mPen;
};

Group Sampler::groupFrom(qsizetype row) const
{
    if (mPixelsPerFrame >= 1)
        return {row, row};
    const QList<quint32> &frames = mReader.frames();
    const double next = std::ceil(mScale.frameAt(mScale.columnAt(frames[row]) + 0.5));
    // A cut that can be seen is one within a column, too.
    constexpr double seen = 2;
    const auto isSeenCut = [&](qsizetype at) {
        return frames[at] - frames[at - 1] == 1 &&
               std::abs(mReader.value(at) - mReader.value(at - 1)) * mPixelsPerValue > seen &&
               mReader.isCutAt(at);
    };
    Group group = {row, row};
    if (mReader.cuts() && !mReader.steps()) {
        while (group.last + 1 < frames.size() && frames[group.last + 1] < next && !isSeenCut(group.last + 1))
            ++group.last;
    } else {
        const auto end = quint32(qBound(0.0, next, double(std::numeric_limits<quint32>::max())));
        const quint32 *at = frames.constData() + row + 1;
        const quint32 *last = frames.constData() + frames.size();
        while (at != last && *at < end)
            ++at;
        group.last = at - frames.constData() - 1;
    }
    group.last = mReader.playedRow(group.last);
    return group;
}

bool Sampler::breaksAfter(const GraphWay &way) const
{
    if (way.kind != GraphWay::Kind::Hold)
        return false;
    return mReader.steps() ? way.from != way.to : mPixelsPerFrame >= wideFrame || mReader.isCutAt(way.next);
}

bool Sampler::isBareCut(const GraphWay &way) const
{
    return mPixelsPerFrame < 1 && !mReader.steps() && way.first >= mFirst && breaksAfter(way);
}

void Sampler::lookAlong(const GraphWay &way, std::array<GraphPoint, 2> &ends) const
{
    if (!mReader.isFarTurn(way.next))
        return;
    const GraphWay whole = mReader.wayTo(way.next);
    constexpr int places = 8;
    for (int i = 1; i < places; ++i) {
        const double frame = std::lerp(way.first, way.last, double(i) / places);
        if (frame < mFirst || frame > mLast)
            continue;
        const GraphPoint point = {frame, whole.valueAt(frame)};
        if (point.value < ends[0].value)
            ends[0] = point;
        if (point.value > ends[1].value)
            ends[1] = point;
    }
}

void Sampler::drawValues()
{
    const bool isTurn = mReader.line().form == GraphLine::Form::Turn;
    GraphWay way = mReader.wayAt(mFirst);
    mPen.to(mFirst, way.valueAt(mFirst));
    while (true) {
        const bool breaks = way.next >= 0 && breaksAfter(way);
        const bool endsInView = way.next >= 0 && way.last <= mLast;
        if (way.kind != GraphWay::Kind::Hold)
            drawWay(way, qMax(way.first, mFirst), qMin(way.last, mLast));
        if (!endsInView) {
            mPen.to(mLast, (way.next >= 0 ? mReader.wayTo(way.next) : way).valueAt(mLast));
            return;
        }
        // The leap itself is none of the line's; one that is drawn as a movement has no step either.
        if (way.kind == GraphWay::Kind::Hold && (breaks || mReader.steps()) && !isBareCut(way))
            mPen.to(way.last, way.from);
        if (breaks)
            mPen.lift();
        const Group group = groupFrom(way.next);
        if (isTurn)
            drawTurns(group);
        else
            drawGroup(group);
        way = group.last + 1 < mReader.rows() ? mReader.endsTo(mReader.playedRow(group.last + 1))
                                              : mReader.wayAt(mReader.frame(group.last));
        if (way.first >= mLast) {
            return;
        }
    }
}

void Sampler::drawWay(const GraphWay &way, double from, double to)
{
    if (!(to > from))
        return;
    if (isNarrow(way)) {
        std::array<GraphPoint, 2> ends;
        if (way.from < way.to)
            ends = {{{way.first, way.from}, {way.last, way.to}}};
        else
            ends = {{{way.last, way.to}, {way.first, way.from}}};
        lookAlong(way, ends);
        if (ends[0].frame > ends[1].frame)
            std::swap(ends[0], ends[1]);
        for (const GraphPoint &point : ends) {
            if (point.frame > from && point.frame < to)
                mPen.to(point.frame, point.value);
        }
        return;
    }
    const GraphWay whole = mReader.wayTo(way.next);
    if (whole.kind == GraphWay::Kind::Curve)
        drawCurve(whole, from, to);
    else if (whole.kind == GraphWay::Kind::Angle)
        drawAngle(whole, from, to);
}

void Sampler::drawCurve(const GraphWay &way, double from, double to)
{
    // The curve's own parameter has its points close where it bends. Of n equal steps of it none is off by
    // more than 3/4 of the largest second difference of the control points through n squared. That goes
    // evenly along the curve, so it is largest at one of the ends of what is in view.
    const CurvePoints &c = way.curve;
    const double width = (way.last - way.first) * mPixelsPerFrame / curveMax;
    const double height = (way.to - way.from) * mPixelsPerValue / curveMax;
    const auto bendAt = [&](double parameter) {
        const double x = std::lerp(c.x2 - 2 * c.x1, c.x1 - 2 * c.x2 + curveMax, parameter);
        const double y = std::lerp(c.y2 - 2 * c.y1, c.y1 - 2 * c.y2 + curveMax, parameter);
        return std::hypot(width * x, height * y);
    };
    const double start = curveParameter(c, way.share(from));
    const double end = curveParameter(c, way.share(to));
    const double bend = qMax(bendAt(start), bendAt(end));
    constexpr double most = 4096;
    const int steps = int(qBound(1.0, std::ceil(std::sqrt(0.75 * bend / tolerance) * (end - start)), most));
    for (int i = 1; i < steps; ++i) {
        const CurvePosition place = curvePosition(c, start + (end - start) * i / steps);
        mPen.to(way.first + place.x * (way.last - way.first), std::lerp(way.from, way.to, place.y));
    }
}

void Sampler::drawAngle(const GraphWay &way, double from, double to)
{
    struct Place
    {
        double parameter = 0;
        double gone = 0;
        double frame = 0;
        Vec3d angles;
    };
    const auto placeAt = [&way](double parameter, const Place &before) {
        const CurvePosition place = curvePosition(way.curve, parameter);
        return Place{parameter, place.y, way.first + place.x * (way.last - way.first),
                     degreesAlong(way.rotationFrom, way.rotationTo, before.gone, place.y, before.angles)};
    };
    const auto valueOf = [&way](const Place &place) {
        return way.component == 0 ? place.angles.x : way.component == 1 ? place.angles.y : place.angles.z;
    };
    // Between two places, halves where the middle is off the straight line.
    const auto draw = [&](const auto &self, const Place &a, const Place &b, int depth) -> void {
        if (depth == 0 || (b.frame - a.frame) * mPixelsPerFrame <= tolerance)
            return;
        const Place middle = placeAt((a.parameter + b.parameter) / 2, a);
        const double straight =
            std::lerp(valueOf(a), valueOf(b), (middle.frame - a.frame) / (b.frame - a.frame));
        if (std::abs(valueOf(middle) - straight) * mPixelsPerValue <= tolerance)
            return;
        self(self, a, middle, depth - 1);
        mPen.to(middle.frame, valueOf(middle));
        self(self, middle, b, depth - 1);
    };

    const double start = curveParameter(way.curve, way.share(from));
    const double end = curveParameter(way.curve, way.share(to));
    const Quatd &a = way.rotationFrom;
    const Quatd &b = way.rotationTo;
    const double close = std::abs(a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w);
    // Cosines of half of 2, 10 and 40 degrees. The middle of an S-shaped curve is on its straight line, so
    // there are always more places to look at than that.
    int pieces = close > 0.99985 ? 1 : close > 0.9962 ? 2 : close > 0.9397 ? 4 : 8;
    if (!way.curve.isLinear())
        pieces = qMax(pieces, 4);
    constexpr int depth = 8;
    Place place = placeAt(start, {0, 0, way.first, way.anglesFrom});
    for (int i = 1; i <= pieces; ++i) {
        const Place next = placeAt(start + (end - start) * i / pieces, place);
        draw(draw, place, next, depth);
        if (i < pieces)
            mPen.to(next.frame, valueOf(next));
        place = next;
    }
}

void Sampler::drawGroup(const Group &group)
{
    mPen.to(mReader.frame(group.first), mReader.value(group.first));
    if (group.last == group.first)
        return;
    qsizetype least = group.first;
    qsizetype most = group.first;
    const QList<quint32> &frames = mReader.frames();
    mReader.withNumbers([&](const auto &number) {
        auto leastNumber = number(least);
        auto mostNumber = leastNumber;
        for (qsizetype row = group.first + 1; row <= group.last; ++row) {
            if (row < group.last && frames[row + 1] == frames[row])
                continue;
            const auto at = number(row);
            if (at < leastNumber) {
                leastNumber = at;
                least = row;
            } else if (at > mostNumber) {
                mostNumber = at;
                most = row;
            }
        }
    });
    // A number may fall while the value rises.
    std::array<GraphPoint, 2> ends = {
        {{double(frames[least]), mReader.value(least)}, {double(frames[most]), mReader.value(most)}}};
    if (ends[0].value > ends[1].value)
        std::swap(ends[0], ends[1]);

    for (qsizetype row = group.first + 1; row <= group.last; ++row) {
        if (mReader.isFarTurn(row))
            lookAlong(mReader.endsTo(row), ends);
    }
    if (ends[0].frame > ends[1].frame)
        std::swap(ends[0], ends[1]);
    for (const GraphPoint &point : ends)
        mPen.to(point.frame, point.value);
    mPen.to(mReader.frame(group.last), mReader.value(group.last));
}

void Sampler::drawTurns(const Group &group)
{
    // Each key ends a turn and begins the next: a column of several goes from 0 to the greatest turn.
    mPen.to(mReader.frame(group.first), mReader.value(group.first));
    if (group.last == group.first) {
        if (mReader.value(group.first) != 0)
            mPen.lift();
        mPen.to(mReader.frame(group.first), 0);
        return;
    }
    qsizetype farthest = group.first;
    mReader.withNumbers([&](const auto &number) {
        for (qsizetype row = group.first + 1; row <= group.last; ++row) {
            if (number(row) > number(farthest) && mReader.playedRow(row) == row)
                farthest = row;
        }
    });
    mPen.to(mReader.frame(farthest), mReader.value(farthest));
    mPen.to(mReader.frame(group.last), 0);
}

void Sampler::drawSpeed()
{
    GraphWay way = mReader.wayAt(mFirst);
    while (true) {
        const double from = qMax(way.first, mFirst);
        const double to = qMin(way.last, mLast);
        const bool endsInView = way.next >= 0 && way.last <= mLast;
        const bool isMovement = way.kind == GraphWay::Kind::Hold && endsInView && !mReader.steps() &&
                                !way.isEmpty() && !breaksAfter(way);
        if (isMovement) {
            // Keys on neighbouring frames that are drawn as one movement.
            const double speed = (way.to - way.from) / (way.last - way.first);
            mPen.to(from, speed);
            mPen.to(to, speed);
        } else if (!isBareCut(way)) {
            drawSpeedOf(way, from, to);
        }
        if (!endsInView)
            return;
        if (!mReader.steps() && breaksAfter(way))
            mPen.lift();
        const Group group = groupFrom(way.next);
        if (group.last > group.first)
            drawSpeedOf(group);
        way = group.last + 1 < mReader.rows() ? mReader.wayTo(mReader.playedRow(group.last + 1))
                                              : mReader.wayAt(mReader.frame(group.last));
        if (way.first >= mLast)
            return;
    }
}

void Sampler::drawSpeedOf(const GraphWay &way, double from, double to)
{
    if (way.kind != GraphWay::Kind::Hold && (way.last - way.first) * mPixelsPerFrame < 1) {
        // As in a column of several; to follow an angle would cost much, and show nothing.
        const double speed = (way.to - way.from) / (way.last - way.first);
        mPen.to(from, speed);
        mPen.to(to, speed);
        return;
    }
    mPen.to(from, way.speedAt(from));
    const bool isEven = way.kind == GraphWay::Kind::Hold || way.kind == GraphWay::Kind::Straight;
    if (!isEven && !isNarrow(way)) {
        constexpr double pixels = 3;
        const int steps = int(qBound(1.0, std::ceil((to - from) * mPixelsPerFrame / pixels), 1e4));
        for (int i = 1; i < steps; ++i) {
            const double frame = from + (to - from) * i / steps;
            mPen.to(frame, way.speedAt(frame));
        }
    }
    mPen.to(to, way.speedAt(to));
}

void Sampler::drawSpeedOf(const Group &group)
{
    if (mReader.steps())
        return;
    struct Extreme
    {
        qsizetype row = -1;
        double speed = 0;
    };
    const QList<quint32> &frames = mReader.frames();
    const bool isTurn = mReader.line().form == GraphLine::Form::Turn;
    const double unit = mReader.unit();
    Extreme least;
    Extreme most;
    mReader.withNumbers([&](const auto &number) {
        double before = double(number(group.first));
        quint32 frame = frames[group.first];
        for (qsizetype row = group.first + 1; row <= group.last; ++row) {
            if (row < group.last && frames[row + 1] == frames[row])
                continue;
            const double at = double(number(row));
            const quint32 length = frames[row] - frame;
            const double way = isTurn ? at : unit * (at - before);
            before = at;
            frame = frames[row];
            if (length == 0)
                continue;
            const double speed = way / length;
            const bool isExtreme = least.row < 0 || speed < least.speed || speed > most.speed;
            if (!isExtreme || (mReader.cuts() && length <= 1 && mReader.isCutAt(row)))
                continue;
            if (least.row < 0 || speed < least.speed)
                least = {row, speed};
            if (most.row < 0 || speed > most.speed)
                most = {row, speed};
        }
    });
    if (least.row < 0)
        return;
    if (least.row > most.row)
        std::swap(least, most);
    for (const Extreme &extreme : {least, most})
        mPen.to(mReader.frame(extreme.row), extreme.speed);
}

} // namespace

std::pair<double, double> GraphCourse::range() const
{
    std::pair<double, double> result = {std::numeric_limits<double>::infinity(),
                                        -std::numeric_limits<double>::infinity()};
    for (const GraphPoint &point : points) {
        result.first = qMin(result.first, point.value);
        result.second = qMax(result.second, point.value);
    }
    return result;
}

GraphCourse sampleLine(const GraphReader &reader, const TimeScale &scale, double width, double pixelsPerValue)
{
    return Sampler(reader, scale, width, pixelsPerValue).course();
}

} // namespace furitsuke
