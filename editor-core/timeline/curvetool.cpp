// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/curvetool.h"

#include <algorithm>
#include <cmath>

namespace furitsuke {

namespace {

constexpr int largest = curveMax;

GridPoint limited(GridPoint at)
{
    return {qBound(0, at.x, largest), qBound(0, at.y, largest)};
}

GridPoint mirrored(GridPoint at)
{
    return {largest - at.x, largest - at.y};
}

CurvePoints curveOf(CurveEnd end, GridPoint at, GridPoint other)
{
    const GridPoint first = end == CurveEnd::Start ? at : other;
    const GridPoint second = end == CurveEnd::Start ? other : at;
    return {quint8(first.x), quint8(first.y), quint8(second.x), quint8(second.y)};
}

CurveDelta deltaOf(CurveEnd end, GridPoint by, bool mirror)
{
    const GridPoint other = mirror ? GridPoint{-by.x, -by.y} : GridPoint{};
    if (end == CurveEnd::Start)
        return {by.x, by.y, other.x, other.y};
    return {other.x, other.y, by.x, by.y};
}

/// The next place of the grid of 8 in a direction; the last one is 127.
int nextOf8(int at, int step)
{
    int place = at;
    for (int left = std::abs(step); left > 0; --left) {
        if (step > 0)
            place = 8 * int(std::floor(place / 8.0)) + 8;
        else
            place = 8 * int(std::ceil(place / 8.0)) - 8;
        if (place == largest + 1)
            place = largest;
    }
    return place;
}

} // namespace

void CurveTool::setEditing(const CurveEditing &editing)
{
    const bool same = editing.channels == mEditing.channels && editing.linked == mEditing.linked &&
                      editing.relative == mEditing.relative;
    if (!same) {
        cancel();
        endStrokes();
    }
    mEditing = editing;
}

void CurveTool::setCurrent(CurrentHandle handle)
{
    if (handle == mCurrent || mDragging)
        return;
    endStrokes();
    choose(handle, mCurrent.channel);
}

void CurveTool::choose(CurrentHandle handle, KindChannel before)
{
    mCurrent = handle;
    // Another end of the same channel says nothing of the channel.
    if (handle.channel == before)
        return;
    mChosen.removeIf([&](KindChannel channel) { return channel.kind == handle.channel.kind; });
    mChosen.append(handle.channel);
}

void CurveTool::followSelection(const CurveSummary &summary)
{
    const QList<KindChannel> shown = channelsWithKeys(summary, mEditing.channels);
    if (mDragging || shown.isEmpty())
        return;
    const auto moves = [&summary](KindChannel channel) {
        const ChannelSummary &keys = channelSummary(summary, channel);
        return keys.still < keys.keys;
    };
    // The channel of this kind that is to be in front.
    const auto wanted = [&](TrackKind kind) -> std::optional<KindChannel> {
        std::optional<KindChannel> first;
        for (const KindChannel channel : shown) {
            if (channel.kind != kind)
                continue;
            if (mChosen.contains(channel))
                return channel;
            const bool better = moves(channel) && (channel == mCurrent.channel || !first || !moves(*first));
            if (!first || better)
                first = channel;
        }
        // Where nothing moves, all stays.
        const bool keeps = first && !moves(*first) && mCurrent.channel.kind == kind;
        return keeps && shown.contains(mCurrent.channel) ? mCurrent.channel : first;
    };
    const KindChannel before = mCurrent.channel;
    std::optional<KindChannel> now = wanted(before.kind);
    if (!now)
        now = wanted(shown.constFirst().kind);
    if (*now == before)
        return;
    endStrokes();
    mCurrent.channel = *now;
}

std::optional<CurveHandle> CurveTool::currentOf(const CurveSummary &summary) const
{
    // Its channel's are the last two, and of these it is the last; where it is not shown, the first channel
    // is taken.
    const QList<CurveHandle> handles = curveHandles(summary, mEditing.channels, mCurrent);
    if (handles.isEmpty())
        return {};
    if (handles.constLast().channel == mCurrent.channel)
        return handles.constLast();
    return handles.at(1);
}

bool CurveTool::press(const CurveGeometry &geometry, const CurveSummary &summary, QPointF point)
{
    cancel();
    const CurrentHandle current = [&] {
        const std::optional<CurveHandle> handle = currentOf(summary);
        return handle ? CurrentHandle{handle->channel, handle->end} : mCurrent;
    }();
    const std::optional<CurveHandle> hit =
        handleAt(geometry, curveHandles(summary, mEditing.channels, current), point);
    if (!hit)
        return false;
    endStrokes();
    choose({hit->channel, hit->end}, current.channel);
    mGeometry = geometry;
    mStart = point;
    takeHold(*hit, summary);
    mDragging = true;
    return true;
}

void CurveTool::takeHold(const CurveHandle &handle, const CurveSummary &summary)
{
    mHandle = handle;
    mAt = handle.at;
    mLast = {};
    // By how much at most any key's point can go in each direction.
    mLeast = {0, 0};
    mMost = {0, 0};
    for (const KindChannel channel : channelsWithKeys(summary, channelsOf(handle.channel))) {
        const CommonPoints &points = channelSummary(summary, channel).points;
        const bool start = handle.end == CurveEnd::Start;
        const std::optional<quint8> x = start ? points.x1 : points.x2;
        const std::optional<quint8> y = start ? points.y1 : points.y2;
        mLeast = {qMin(mLeast.x, -int(x.value_or(curveMax))), qMin(mLeast.y, -int(y.value_or(curveMax)))};
        mMost = {qMax(mMost.x, largest - x.value_or(0)), qMax(mMost.y, largest - y.value_or(0))};
    }
}

CurveChannels CurveTool::channelsOf(KindChannel channel) const
{
    return mEditing.linked ? mEditing.channels : channel.asChannels();
}

bool CurveTool::isLost() const
{
    return mGesture && (mGesture->hasEnded() || mSelection != mDocument.selection());
}

EditResult CurveTool::move(QPointF point, Qt::KeyboardModifiers modifiers)
{
    if (isLost())
        abandon();
    if (!mDragging)
        return {};
    const QPointF way = point - mStart;
    const double unit = mGeometry.unit();
    const CurveSnaps snaps = snapsWith(mEditing.snaps, modifiers);
    // Pointers go far outside; nothing is that far away.
    const auto coordinate = [](double value) { return qBound(-1e4, value, 1e4); };
    const QPoint place =
        snappedPoint({coordinate(mHandle.at.x + way.x() / unit), coordinate(mHandle.at.y - way.y() / unit)},
                     snaps, {snapReach / unit, snapReach / unit});
    GridPoint to = {place.x(), place.y()};
    if (modifiers.testFlag(Qt::ShiftModifier))
        (std::abs(way.x()) >= std::abs(way.y()) ? to.y : to.x) =
            std::abs(way.x()) >= std::abs(way.y()) ? mHandle.at.y : mHandle.at.x;
    // A press that has not been moved by a step leaves a handle where it is, though snapping would draw it.
    if (mAt == mHandle.at && std::hypot(way.x(), way.y()) < qMax(1.0, unit / 2))
        return {};
    return bring(to, snaps.testFlag(CurveSnap::Mirror));
}

EditResult CurveTool::bring(GridPoint to, bool mirror)
{
    if (mEditing.relative) {
        to = {mHandle.at.x + qBound(mLeast.x, to.x - mHandle.at.x, mMost.x),
              mHandle.at.y + qBound(mLeast.y, to.y - mHandle.at.y, mMost.y)};
    } else {
        to = limited(to);
    }
    const GridPoint by = {to.x - mHandle.at.x, to.y - mHandle.at.y};
    if (to == mAt && mirror == mMirror)
        return mLast;
    mAt = to;
    mMirror = mirror;
    // Where it began, all is as it was: each key's own points, and what its record has beyond the grid.
    if (by == GridPoint{}) {
        if (mGesture)
            mGesture->cancel();
        mLast = {};
        return mLast;
    }
    const CurveChannels channels = channelsOf(mHandle.channel);
    // Of more keys than can follow at once each stroke is an edit of its own.
    if (!mDragging && !mGesture && mDocument.selection().count() > mostLiveCurves) {
        if (mEditing.relative)
            mJob = moveCurvesJob(mDocument, channels, deltaOf(mHandle.end, by, mirror));
        else if (mirror)
            mJob = setCurvesJob(mDocument, channels, curveOf(mHandle.end, to, mirrored(to)));
        else
            mJob = setCurvePointJob(mDocument, channels, mHandle.end, to.x, to.y);
        return {};
    }
    if (!mGesture) {
        mSelection = mDocument.selection();
        mLive = mDragging ? liveCurveKeys(mDocument) : mSelection;
        mGesture = std::make_unique<CurveGesture>(mDocument, channels, mLive);
    }
    if (mEditing.relative)
        mLast = mGesture->move(deltaOf(mHandle.end, by, mirror));
    else if (mirror)
        mLast = mGesture->set(curveOf(mHandle.end, to, mirrored(to)));
    else
        mLast = mGesture->setPoint(mHandle.end, to.x, to.y);
    // The lists of the edit are the document's now: one held here too would make its next step copy them.
    mLast.edit = {};
    return mLast;
}

EditResult CurveTool::release(QPointF point, Qt::KeyboardModifiers modifiers)
{
    EditResult result = move(point, modifiers);
    mJob = mDragging && mGesture ? mGesture->finish() : std::nullopt;
    abandon();
    return result;
}

const KeySelection *CurveTool::liveKeys() const
{
    return mDragging && mGesture && mGesture->isPartial() ? &mLive : nullptr;
}

void CurveTool::cancel()
{
    if (!mDragging)
        return;
    if (mGesture && !isLost())
        mGesture->cancel();
    abandon();
}

void CurveTool::abandon()
{
    mDragging = false;
    endStrokes();
}

void CurveTool::endStrokes()
{
    if (mDragging)
        return;
    mGesture.reset();
    mLast = {};
}

EditResult CurveTool::nudge(const CurveSummary &summary, int dx, int dy)
{
    return stroke(summary, [&] {
        if (!(mEditing.snaps & CurveSnap::Grid8))
            return GridPoint{mAt.x + dx, mAt.y + dy};
        const auto steps = [](int by) { return by == 0 ? 0 : by > 0 ? qMax(1, by / 8) : qMin(-1, by / 8); };
        return GridPoint{nextOf8(mAt.x, steps(dx)), nextOf8(mAt.y, steps(dy))};
    });
}

EditResult CurveTool::nudgeToEdge(const CurveSummary &summary, int dx, int dy)
{
    // Far enough for every key; what is too far is limited.
    constexpr int far = 2 * largest;
    return stroke(summary, [&] { return GridPoint{mAt.x + far * dx, mAt.y + far * dy}; });
}

template <class Target>
EditResult CurveTool::stroke(const CurveSummary &summary, Target &&target)
{
    if (mDragging)
        return {};
    const std::optional<CurveHandle> handle = currentOf(summary);
    if (!handle)
        return {};
    const bool another = handle->channel != mHandle.channel || handle->end != mHandle.end;
    if (isLost() || another)
        endStrokes();
    if (!mGesture) {
        mCurrent = {handle->channel, handle->end};
        takeHold(*handle, summary);
    }
    return bring(target(), mEditing.snaps.testFlag(CurveSnap::Mirror));
}

} // namespace furitsuke
