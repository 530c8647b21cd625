// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/rulertool.h"

#include "editor-core/document/markerverbs.h"

#include <cmath>

namespace furitsuke {

void RulerTool::press(const RulerGeometry &geometry, const RulerHit &hit, QPointF point)
{
    cancel();
    mHit = hit;
    mStart = point;
    mStartFrame = geometry.scale.nearestFrame(point.x());
    mPlayhead = mDocument.playhead();
    mRangeBefore = mPlayback.range().value_or(FrameRange());
    mRange = mRangeBefore;
    mState = State::Pressed;
    // While it plays, the playhead waits for the hand.
    if (hit.isNumbers()) {
        mPlayback.hold(true);
        mState = State::Playhead;
        update(geometry, point);
    }
}

void RulerTool::move(const RulerGeometry &geometry, QPointF point)
{
    if (mState == State::Idle)
        return;
    if (mState == State::Pressed) {
        if (std::abs(point.x() - mStart.x()) < dragDistance)
            return;
        begin();
    }
    update(geometry, point);
}

void RulerTool::begin()
{
    mState = mHit.part == RulerHit::Part::Marker || mHit.part == RulerHit::Part::Markers ? State::Marker
                                                                                         : State::Range;
    // From an empty place of the markers' lane there is no marker to take; the playhead comes instead.
    if (mHit.part == RulerHit::Part::Markers) {
        mPlayback.hold(true);
        mState = State::Playhead;
    }
}

void RulerTool::update(const RulerGeometry &geometry, QPointF point)
{
    const qint64 frame = geometry.scale.nearestFrame(point.x());
    const qint64 way = frame - mStartFrame;
    switch (mState) {
    case State::Idle:
    case State::Pressed:
        break;
    case State::Playhead:
        mFrame = frame;
        mDocument.setPlayhead(frame);
        break;
    case State::Marker:
        mFrame = FrameRange::between(mHit.marker + way, mHit.marker + way).first;
        break;
    case State::Range:
        mFrame = frame;
        switch (mHit.part) {
        case RulerHit::Part::RangeFirst:
            mRange = FrameRange::between(frame, mRangeBefore.last);
            break;
        case RulerHit::Part::RangeLast:
            mRange = FrameRange::between(mRangeBefore.first, frame);
            break;
        case RulerHit::Part::RangeMiddle: {
            // As long as it was, wherever it is taken.
            const qint64 first =
                qBound<qint64>(0, mRangeBefore.first + way, FrameRange::latest + 1 - mRangeBefore.length());
            mRange = {first, first + mRangeBefore.length() - 1};
            break;
        }
        default:
            mRange = FrameRange::between(mStartFrame, frame);
            break;
        }
        break;
    }
}

QString RulerTool::release(const RulerGeometry &geometry, QPointF point)
{
    if (mState == State::Idle)
        return {};
    move(geometry, point);
    const State state = mState;
    const qint64 frame = mFrame;
    // What the change tells finds the gesture over.
    mState = State::Idle;
    switch (state) {
    case State::Pressed:
        mDocument.setPlayhead(mHit.part == RulerHit::Part::Marker ? mHit.marker : mStartFrame);
        break;
    case State::Marker:
        return moveMarker(mDocument, mHit.marker, frame);
    case State::Range:
        mPlayback.setRange(mRange);
        break;
    case State::Playhead:
        mPlayback.hold(false);
        break;
    case State::Idle:
        break;
    }
    return {};
}

void RulerTool::cancel()
{
    if (mState == State::Playhead) {
        mDocument.setPlayhead(mPlayhead);
        mPlayback.hold(false);
    }
    mState = State::Idle;
}

void RulerTool::abandon()
{
    if (mState == State::Playhead)
        return;
    mState = State::Idle;
}

bool RulerTool::isRefused() const
{
    return mState == State::Marker && mFrame != mHit.marker &&
           markerIndex(mDocument.timeNotes(), mFrame) >= 0;
}

QList<Marker> RulerTool::shownMarkers() const
{
    const TimeNotes &notes = mDocument.timeNotes();
    const qsizetype index = markerIndex(notes, draggedMarker());
    if (index < 0 || isRefused())
        return notes.markers;
    Marker marker = notes.markers.at(index);
    marker.frame = quint32(mFrame);
    return withMarker(withoutMarker(notes, mHit.marker), marker).markers;
}

std::optional<FrameRange> RulerTool::shownRange() const
{
    return mState == State::Range ? std::optional(mRange) : mPlayback.range();
}

} // namespace furitsuke
