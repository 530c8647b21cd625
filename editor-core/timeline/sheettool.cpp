// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/sheettool.h"

#include <cmath>

namespace furitsuke {

namespace {

/// What of a hit can be selected: a key of a locked track is as empty space.
SheetHit editableHit(const MotionDocument &document, SheetHit hit)
{
    for (const TrackRef track : hit.keys.tracks()) {
        if (!document.isEditable(track))
            hit.keys.setRows(track, {});
    }
    if (hit.keys.isEmpty())
        hit.frame = -1;
    return hit;
}

/// A point as (frame, pixels from the top of all rows), and back.
QPointF contentPoint(const SheetGeometry &geometry, QPointF point)
{
    return {geometry.scale.frameAt(point.x()), point.y() + geometry.scrollY};
}

QPointF sheetPoint(const SheetGeometry &geometry, QPointF content)
{
    return {geometry.scale.xOf(content.x()), content.y() - geometry.scrollY};
}

} // namespace

void SheetTool::press(const SheetGeometry &geometry, QPointF point, Qt::KeyboardModifiers modifiers)
{
    cancel();
    mState = State::Pressed;
    mStart = point;
    mPoint = point;
    mForClick = modifiers;
    mBefore = mDocument.selection();
    mClicks.begin();
    mClickOnRelease = false;
    mWay = {contentPoint(geometry, point)};
    mPressedEdge = handleAt(geometry, point);
    mPressed = mPressedEdge == SpanEdge::None
                   ? editableHit(mDocument, hitTest(geometry, mDocument.motion(), point))
                   : SheetHit();
    mOnlySelects = mPressedEdge == SpanEdge::None && modifiers.testFlag(Qt::ControlModifier) &&
                   modifiers.testFlag(Qt::AltModifier);
    // A handle has no click that they could be for.
    if (mPressedEdge != SpanEdge::None)
        mForClick = {};
    const bool wasSelected = containsAll(mDocument.selection(), mPressed.keys);
    const bool forSelection = modifiers & (Qt::ControlModifier | Qt::AltModifier);
    mCrowded = (!wasSelected || forSelection) && isCrowded(geometry, mDocument.motion(), mPressed);
    mRunningShape = mShape;
    if (mOnlySelects)
        mRunningShape = mShape == Shape::Box ? Shape::Lasso : Shape::Box;
    else if (mPressed.isKey() && modifiers == Qt::ShiftModifier && wasSelected) {
        mClickOnRelease = true;
        mForClick = {};
    } else if (mPressed.isKey())
        click(modifiers);
    // Ctrl and Alt have chosen the shape then.
    mMode = shapeMode(mOnlySelects ? modifiers & Qt::KeyboardModifiers(Qt::ShiftModifier) : modifiers);
}

void SheetTool::begin(const SheetGeometry &geometry)
{
    // Where keys cannot be moved a drag from one does nothing; from empty space it selects.
    if (mDocument.isHeld() && !mOnlySelects && (mPressedEdge != SpanEdge::None || mPressed.isKey()))
        return;
    if (mPressedEdge != SpanEdge::None) {
        mState = State::Drag;
        mDrag.beginScale(mDocument, mPressedEdge, geometry.scale.frameAt(mStart.x()));
        return;
    }
    if (mOnlySelects || mCrowded || !mPressed.isKey()) {
        mState = State::Select;
        return;
    }
    // A key that Ctrl or Alt has just taken out of the selection is not dragged.
    if (!containsAll(mDocument.selection(), mPressed.keys))
        return;
    mState = State::Drag;
    mDrag.begin(mDocument, mPressed.frame, geometry.scale.frameAt(mStart.x()));
}

void SheetTool::move(const SheetGeometry &geometry, QPointF point, Qt::KeyboardModifiers modifiers)
{
    if (mState == State::Idle)
        return;
    mPoint = point;
    mForClick &= modifiers;
    if (mState == State::Pressed) {
        if (std::abs(point.x() - mStart.x()) < dragDistance &&
            std::abs(point.y() - mStart.y()) < dragDistance)
            return;
        begin(geometry);
    }
    if (mState == State::Drag) {
        mDrag.update(mDocument, geometry, mSettings, geometry.scale.frameAt(point.x()),
                     modifiers & ~mForClick);
    } else if (mState == State::Select) {
        updateSelection(geometry);
    }
}

std::pair<qint64, qint64> SheetTool::shownSpan() const
{
    auto span = mDocument.selection().frameSpan(mDocument.motion());
    if (span.first <= span.second && preview().displaces())
        span = {preview().map(span.first), preview().map(span.second)};
    return span;
}

QRectF SheetTool::handleRect(const SheetGeometry &geometry, SpanEdge edge) const
{
    // In the upper half of the first row in view, outside of the span, so that no key is covered.
    constexpr double width = 11;
    constexpr double overlap = 2;
    constexpr double height = 8;
    const auto [first, last] = shownSpan();
    if (last <= first || edge == SpanEdge::None)
        return {};
    if (edge == SpanEdge::First)
        return {geometry.scale.xOf(double(first)) + overlap - width, 0, width, height};
    return {geometry.scale.xOf(double(last)) - overlap, 0, width, height};
}

SpanEdge SheetTool::handleAt(const SheetGeometry &geometry, QPointF point) const
{
    for (const SpanEdge edge : {SpanEdge::Last, SpanEdge::First}) {
        if (handleRect(geometry, edge).contains(point))
            return edge;
    }
    return SpanEdge::None;
}

QPolygonF SheetTool::outline(const SheetGeometry &geometry) const
{
    QPolygonF outline;
    for (const QPointF &point : mWay)
        outline.append(sheetPoint(geometry, point));
    if (mRunningShape == Shape::Lasso || outline.isEmpty())
        return outline;
    return QRectF(outline.constFirst(), outline.constLast()).normalized();
}

void SheetTool::updateSelection(const SheetGeometry &geometry)
{
    // A lasso keeps a point for every few pixels only, so that a slow hand does not make it costly.
    constexpr double pointDistance = 2;
    const QPointF moved = mPoint - sheetPoint(geometry, mWay.constLast());
    const bool isBox = mRunningShape == Shape::Box;
    if (isBox && mWay.size() > 1)
        mWay.removeLast();
    if (isBox || std::abs(moved.x()) + std::abs(moved.y()) >= pointDistance)
        mWay.append(contentPoint(geometry, mPoint));

    const QPolygonF shape = outline(geometry);
    const KeySelection inside = isBox ? keysInBox(geometry, mDocument.motion(), shape.boundingRect())
                                      : keysInLasso(geometry, mDocument.motion(), shape);
    mDocument.setSelection(selectedWith(mBefore, inside, mMode));
}

EditResult SheetTool::release(const SheetGeometry &geometry, QPointF point, Qt::KeyboardModifiers modifiers)
{
    if (mState == State::Idle)
        return {};
    move(geometry, point, modifiers);
    const State state = mState;
    mState = State::Idle;
    if (state == State::Drag)
        return mDrag.commit(mDocument);
    if (state != State::Pressed || mPressedEdge != SpanEdge::None)
        return {};
    if (mPressed.isKey() && mOnlySelects)
        click(Qt::ControlModifier);
    else if (mPressed.isKey() && mClickOnRelease)
        click(Qt::ShiftModifier);
    else if (mPressed.isKey() && mClicks.isForRelease())
        mDocument.setSelection(mPressed.keys);
    else if (!mPressed.isKey() && mMode == ShapeMode::Replace)
        mDocument.setSelection({});
    return {};
}

void SheetTool::cancel()
{
    if (mState == State::Idle)
        return;
    abandon();
    mDocument.setSelection(mBefore);
}

void SheetTool::abandon()
{
    mState = State::Idle;
    mDrag.end();
}

} // namespace furitsuke
