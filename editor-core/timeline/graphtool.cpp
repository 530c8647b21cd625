// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/graphtool.h"

#include "editor-core/edits/keyedits.h"
#include "editor-core/edits/selectionops.h"
#include "editor-core/timeline/curvetool.h"

#include <cmath>

namespace furitsuke {

namespace {

/// What of a hit can be edited: what is of a locked track is as empty space.
GraphHit editableHit(const MotionDocument &document, const GraphGeometry &geometry, const GraphHit &hit)
{
    const qsizetype line = hit.isHandle() ? hit.handle.line : hit.key.line;
    return line >= 0 && document.isEditable(geometry.lines.at(line).track) ? hit : GraphHit();
}

/// A point as (frame, value), and back.
QPointF placeOf(const GraphGeometry &geometry, QPointF point)
{
    return {geometry.scale.frameAt(point.x()), geometry.values.valueAt(point.y())};
}

QPointF pointOf(const GraphGeometry &geometry, QPointF place)
{
    return geometry.point(place.x(), place.y());
}

QList<TrackRef> tracksOf(const GraphGeometry &geometry)
{
    QList<TrackRef> tracks;
    for (const GraphLine &line : geometry.lines) {
        if (!tracks.contains(line.track))
            tracks.append(line.track);
    }
    return tracks;
}

} // namespace

void GraphTool::press(const GraphGeometry &geometry, QPointF point, Qt::KeyboardModifiers modifiers)
{
    cancel();
    mState = State::Pressed;
    mStart = point;
    mPoint = point;
    mStartPlace = placeOf(geometry, point);
    mForClick = modifiers;
    mBefore = mDocument.selection();
    mClicks.begin();
    mClickOnRelease = false;
    mLast = {};
    mFrames = 0;
    mAmount = 0;
    mSnap.reset();
    mJob.reset();
    mLead.reset();
    mHit = editableHit(mDocument, geometry,
                       graphHit(geometry, mDocument.motion(), mDocument.selection(), mAngles, point));
    if (mHit.isHandle())
        mForClick = {}; // a handle has no click that they could be for
    else if (mHit.isKey() && modifiers == Qt::ShiftModifier && containsAll(mBefore, mHit.keys)) {
        mClickOnRelease = true;
        mForClick = {};
    } else if (mHit.isKey())
        click(modifiers);
    mMode = shapeMode(modifiers);
}

void GraphTool::pressPan(QPointF point)
{
    cancel();
    mState = State::Pan;
    mBefore = mDocument.selection();
    mPoint = point;
}

void GraphTool::begin(const GraphGeometry &geometry)
{
    if (mHit.isEmpty()) {
        mState = State::Box;
        return;
    }
    if (mHit.isHandle()) {
        const GraphReader reader(mDocument.motion(), geometry.lines.at(mHit.handle.line), mAngles);
        mWay = reader.wayTo(mHit.handle.row);
        mCurve = mWay.curve;
        mHandleGesture = std::make_unique<HandleGesture>(mDocument, reader.line().track, mHit.handle.row,
                                                         *reader.channel());
        mState = State::Handle;
        return;
    }
    // A key that Ctrl or Alt has just taken out of the selection is not dragged.
    if (!containsAll(mDocument.selection(), mHit.keys))
        return;
    const GraphLine &line = geometry.lines.at(mHit.key.line);
    mDragsValues = line.form == GraphLine::Form::Value && !line.speed && isCorrectable(line.value);
    mKeyGesture =
        std::make_unique<KeyGesture>(mDocument, mDragsValues ? std::optional(line.value) : std::nullopt);
    mLiveFrames = {0, -1};
    mWaiting = 0;
    mState = State::Keys;
}

bool GraphTool::hasLostItsMotion() const
{
    return (mKeyGesture && mKeyGesture->hasEnded()) || (mHandleGesture && mHandleGesture->hasEnded());
}

EditResult GraphTool::move(GraphGeometry &geometry, QPointF point, Qt::KeyboardModifiers modifiers)
{
    if (hasLostItsMotion())
        abandon();
    if (mState == State::Idle)
        return {};
    const QPointF moved = point - mPoint;
    mPoint = point;
    if (mState == State::Pan) {
        geometry.pan(moved);
        return {};
    }
    mForClick &= modifiers;
    if (mState == State::Pressed) {
        if (std::abs(point.x() - mStart.x()) < dragDistance &&
            std::abs(point.y() - mStart.y()) < dragDistance)
            return {};
        begin(geometry);
    }
    if (mState == State::Keys)
        updateKeys(geometry, modifiers & ~mForClick);
    else if (mState == State::Handle)
        updateHandle(geometry, modifiers & ~mForClick);
    else if (mState == State::Box)
        updateBox(geometry);
    return mLast;
}

GraphTool::Axis GraphTool::freeAxis(const GraphGeometry &geometry, Qt::KeyboardModifiers modifiers) const
{
    if (!modifiers.testFlag(Qt::ShiftModifier))
        return Axis::Both;
    const QPointF way = mPoint - pointOf(geometry, mStartPlace);
    return std::abs(way.x()) >= std::abs(way.y()) ? Axis::Time : Axis::Values;
}

void GraphTool::updateLead(const GraphGeometry &geometry)
{
    if (mLead == Axis::Both)
        return;
    const QPointF way = mPoint - pointOf(geometry, mStartPlace);
    if (!mLead)
        mLead = std::abs(way.x()) >= std::abs(way.y()) || !mDragsValues ? Axis::Time : Axis::Values;
    const double first = std::abs(mLead == Axis::Time ? way.x() : way.y());
    const double second = std::abs(mLead == Axis::Time ? way.y() : way.x());
    if (mDragsValues && second >= qBound(secondDirection, first / 4, surelySecondDirection))
        mLead = Axis::Both;
}

void GraphTool::updateKeys(const GraphGeometry &geometry, Qt::KeyboardModifiers modifiers)
{
    const bool isLocked = modifiers.testFlag(Qt::ShiftModifier);
    if (!isLocked)
        updateLead(geometry);
    const Axis axis = isLocked ? freeAxis(geometry, modifiers) : mLead.value_or(Axis::Both);
    const QPointF way = placeOf(geometry, mPoint) - mStartPlace;
    const double amount = mDragsValues && axis != Axis::Time ? way.y() : 0;
    mSnap.reset();
    qint64 frames = 0;
    if (axis != Axis::Values) {
        const auto grabbed = qint64(mHit.key.frame);
        const double exact = mHit.key.frame + way.x();
        if (mSettings.snapping != modifiers.testFlag(Qt::ControlModifier)) {
            // Keys that the drag overwrites where it is draw it as well, or it would leave them at once.
            SnapSources sources;
            sources.document = &mDocument;
            sources.motion = &mKeyGesture->before();
            sources.tracks = tracksOf(geometry);
            sources.moving = mKeyGesture->selection();
            sources.rangeEnds = mSettings.rangeEnds;
            mSnap = snapTarget(sources, exact, snapReach(geometry.scale));
        }
        const qint64 wanted = mSnap ? mSnap->frame : qint64(std::llround(exact));
        frames = clampedMove(mKeyGesture->before(), mKeyGesture->selection(), wanted - grabbed);
        // A place that was bounded is none that something was drawn to; nor is that from where it came.
        if (frames != wanted - grabbed || frames == 0)
            mSnap.reset();
    }
    if (mKeyGesture->isPartial())
        followInView(geometry, frames);
    if (frames == mFrames && amount == mAmount)
        return;
    mLast = mKeyGesture->moveTo(frames, amount);
    if (!mLast.error.isEmpty())
        return;
    mFrames = frames;
    mAmount = amount;
}

void GraphTool::followInView(const GraphGeometry &geometry, qint64 frames)
{
    const double left = geometry.scale.frameAt(0);
    const double right = geometry.scale.frameAt(geometry.width);
    const qint64 first = qint64(std::floor(left)) - qMax<qint64>(0, frames);
    const qint64 last = qint64(std::ceil(right)) - qMin<qint64>(0, frames);
    if (first >= mLiveFrames.first && last <= mLiveFrames.second)
        return;
    // With some more on both sides, since others are chosen at some cost.
    const auto margin = qint64(std::ceil(right - left));
    mLiveFrames = {first - margin, last + margin};
    QList<TrackRef> tracks = tracksOf(geometry);
    const TrackRef grabbed = geometry.lines.at(mHit.key.line).track;
    tracks.removeOne(grabbed);
    tracks.prepend(grabbed);
    const auto about = qint64(geometry.scale.frameAt(mPoint.x())) - frames;
    const KeySelection live = nearestKeys(mKeyGesture->before(), mKeyGesture->selection(), tracks,
                                          mLiveFrames, about, mostLiveKeys);
    mWaiting = mKeyGesture->selection().count() - live.count();
    mKeyGesture->setLive(live);
}

qsizetype GraphTool::waitingKeys() const
{
    return mState == State::Keys ? mWaiting : 0;
}

void GraphTool::updateHandle(const GraphGeometry &geometry, Qt::KeyboardModifiers modifiers)
{
    const Axis axis = freeAxis(geometry, modifiers);
    const QPointF way = placeOf(geometry, mPoint) - mStartPlace;
    const GraphHandle &handle = mHit.handle;
    const CurveSnaps snaps = snapsWith(mCurveSnaps, modifiers);
    const CurvePoints moved =
        snappedHandle(geometry,
                      curveWithHandle(mWay, handle.side, handle.frame + way.x(), handle.value + way.y(),
                                      geometry.values.pixelsPerValue()),
                      snaps);
    CurvePoints curve = mWay.curve;
    const bool leaving = handle.side == GraphHandle::Side::Leaving;
    if (axis != Axis::Values)
        (leaving ? curve.x1 : curve.x2) = leaving ? moved.x1 : moved.x2;
    if (axis != Axis::Time)
        (leaving ? curve.y1 : curve.y2) = leaving ? moved.y1 : moved.y2;
    // Where the handle has not been moved, the other one is not mirrored either.
    if (snaps & CurveSnap::Mirror && !(curve == mWay.curve)) {
        const CurvePoints c = curve;
        if (leaving)
            curve = {c.x1, c.y1, quint8(curveMax - c.x1), quint8(curveMax - c.y1)};
        else
            curve = {quint8(curveMax - c.x2), quint8(curveMax - c.y2), c.x2, c.y2};
    }
    if (curve == mCurve)
        return;
    mCurve = curve;
    // At the beginning again, the record is what it was, with what it has beyond the grid.
    if (curve == mWay.curve) {
        mHandleGesture->cancel();
        mLast = {};
    } else {
        mLast = mHandleGesture->set(curve);
    }
}

CurvePoints GraphTool::snappedHandle(const GraphGeometry &geometry, CurvePoints curve, CurveSnaps snaps) const
{
    const auto reach = [](double pixels) {
        return pixels > 0 ? qMin(double(curveMax), CurveTool::snapReach * curveMax / pixels) : 0;
    };
    const QPointF near(reach((mWay.last - mWay.first) * geometry.scale.pixelsPerFrame()),
                       reach(std::abs(mWay.to - mWay.from) * geometry.values.pixelsPerValue()));
    const bool leaving = mHit.handle.side == GraphHandle::Side::Leaving;
    quint8 &x = leaving ? curve.x1 : curve.x2;
    quint8 &y = leaving ? curve.y1 : curve.y2;
    const QPoint at = snappedPoint({double(x), double(y)}, snaps, near);
    x = quint8(at.x());
    // Where the value stays, the drag does not reach this number.
    if (near.y() > 0)
        y = quint8(at.y());
    return curve;
}

QRectF GraphTool::box(const GraphGeometry &geometry) const
{
    return QRectF(pointOf(geometry, mStartPlace), mPoint).normalized();
}

void GraphTool::updateBox(const GraphGeometry &geometry)
{
    const KeySelection inside = keysInGraphBox(geometry, mDocument.motion(), mAngles, box(geometry));
    mDocument.setSelection(selectedWith(mBefore, inside, mMode));
}

EditResult GraphTool::release(GraphGeometry &geometry, QPointF point, Qt::KeyboardModifiers modifiers)
{
    if (mState == State::Idle)
        return {};
    move(geometry, point, modifiers);
    const State state = mState;
    EditResult result = mLast;
    std::optional<EditJob> job = mKeyGesture ? mKeyGesture->finish() : std::nullopt;
    abandon();
    mJob = std::move(job);
    if (state == State::Keys || state == State::Handle)
        return result;
    if (state != State::Pressed || mHit.isHandle())
        return {};
    if (mHit.isKey() && mClickOnRelease)
        click(Qt::ShiftModifier);
    else if (mHit.isKey() && mClicks.isForRelease())
        mDocument.setSelection(mHit.keys);
    else if (!mHit.isKey() && mMode == ShapeMode::Replace)
        mDocument.setSelection({});
    return {};
}

void GraphTool::cancel()
{
    if (mState == State::Idle)
        return;
    const bool lost = hasLostItsMotion();
    const State state = mState;
    if (mKeyGesture)
        mKeyGesture->cancel();
    if (mHandleGesture)
        mHandleGesture->cancel();
    abandon();
    // Rows of a motion that has changed since are none of this one.
    if (!lost && state != State::Pan)
        mDocument.setSelection(mBefore);
}

void GraphTool::abandon()
{
    mState = State::Idle;
    mKeyGesture.reset();
    mHandleGesture.reset();
    mSnap.reset();
    mLast = {};
}

void GraphTool::wheel(GraphGeometry &geometry, QPointF point, QPoint turned, Qt::KeyboardModifiers modifiers)
{
    const bool sideways = std::abs(turned.x()) > std::abs(turned.y());
    const double steps = sideways ? turned.x() : turned.y();
    const double factor = std::pow(1.25, steps / 120.0);
    const bool ofValues = modifiers.testFlag(Qt::ControlModifier);
    if (modifiers.testFlag(Qt::ShiftModifier) || sideways)
        geometry.pan(ofValues && !sideways ? QPointF(0, steps) : QPointF(steps, 0));
    else if (ofValues)
        geometry.zoomValues(point.y(), factor);
    else
        geometry.zoomTime(point.x(), factor);
}

} // namespace furitsuke
