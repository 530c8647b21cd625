// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/sheettool.h"

#include "editor-core/edits/keyedits.h"

#include <cmath>

namespace furitsuke {

namespace {

bool containsAll(const KeySelection &selection, const KeySelection &keys)
{
    KeySelection rest = keys;
    rest.subtract(selection);
    return rest.isEmpty();
}

} // namespace

void SheetTool::press(const SheetGeometry &geometry, QPointF point, Qt::KeyboardModifiers modifiers)
{
    cancel();
    mState = State::Pressed;
    mStart = point;
    mPoint = point;
    mModifiers = modifiers;
    mBefore = mDocument.selection();
    mPreview = {};
    mSelectOnRelease = false;
    mPressed = hitTest(geometry, mDocument.motion(), point);
    if (mPressed.isKey())
        click(mPressed, modifiers);
    if (modifiers & Qt::ShiftModifier)
        mBoxMode = BoxMode::Add;
    else if (modifiers & Qt::ControlModifier)
        mBoxMode = BoxMode::Toggle;
    else if (modifiers & Qt::AltModifier)
        mBoxMode = BoxMode::Subtract;
    else
        mBoxMode = BoxMode::Replace;
}

void SheetTool::click(const SheetHit &hit, Qt::KeyboardModifiers modifiers)
{
    const QList<TrackRef> tracks = hit.keys.tracks();
    if (modifiers & Qt::ShiftModifier && mHasAnchor && tracks.contains(mAnchorTrack)) {
        KeySelection selection = mDocument.selection();
        selection.unite(keysInFrames(mDocument.motion(), tracks, qMin(mAnchorFrame, hit.frame),
                                     qMax(mAnchorFrame, hit.frame)));
        mDocument.setSelection(selection);
        return;
    }
    mHasAnchor = true;
    mAnchorTrack = tracks.constFirst();
    mAnchorFrame = hit.frame;
    KeySelection selection = mDocument.selection();
    const bool selected = containsAll(selection, hit.keys);
    if (modifiers & Qt::ControlModifier) {
        if (selected)
            selection.subtract(hit.keys);
        else
            selection.unite(hit.keys);
    } else if (modifiers & Qt::ShiftModifier) {
        selection.unite(hit.keys);
    } else if (modifiers & Qt::AltModifier) {
        selection.subtract(hit.keys);
    } else if (selected) {
        mSelectOnRelease = true;
    } else {
        selection = hit.keys;
    }
    mDocument.setSelection(selection);
}

void SheetTool::move(const SheetGeometry &geometry, QPointF point)
{
    if (mState == State::Idle)
        return;
    mPoint = point;
    if (mState == State::Pressed) {
        if (std::abs(point.x() - mStart.x()) < dragDistance &&
            std::abs(point.y() - mStart.y()) < dragDistance)
            return;
        // A key that Ctrl or Alt has just taken out of the selection is not dragged.
        const bool grabs = mPressed.isKey() && containsAll(mDocument.selection(), mPressed.keys);
        if (mPressed.isKey() && !grabs)
            return;
        mState = grabs ? State::Move : State::Box;
    }
    if (mState == State::Move)
        updateMove(geometry);
    else
        updateBox(geometry);
}

void SheetTool::updateMove(const SheetGeometry &geometry)
{
    const double frames = (mPoint.x() - mStart.x()) / geometry.scale.pixelsPerFrame();
    mPreview.frames = clampedMove(mDocument.motion(), mDocument.selection(), qint64(std::llround(frames)));
    mPreview.overwritten = keysOverwrittenByMove(mDocument.motion(), mDocument.selection(), mPreview.frames);
}

void SheetTool::updateBox(const SheetGeometry &geometry)
{
    const KeySelection inside = keysInBox(geometry, mDocument.motion(), box());
    KeySelection selection = mBoxMode == BoxMode::Replace ? KeySelection() : mBefore;
    if (mBoxMode == BoxMode::Toggle)
        selection.toggle(inside);
    else if (mBoxMode == BoxMode::Subtract)
        selection.subtract(inside);
    else
        selection.unite(inside);
    mDocument.setSelection(selection);
}

EditResult SheetTool::release(const SheetGeometry &geometry, QPointF point)
{
    EditResult result;
    if (mState == State::Idle)
        return result;
    move(geometry, point);
    const State state = mState;
    mState = State::Idle;
    if (state == State::Move) {
        result = mDocument.moveSelection(mPreview.frames);
    } else if (state == State::Pressed && !mPressed.isKey()) {
        if (mBoxMode == BoxMode::Replace)
            mDocument.setSelection({});
    } else if (state == State::Pressed && mSelectOnRelease) {
        mDocument.setSelection(mPressed.keys);
    }
    mPreview = {};
    return result;
}

void SheetTool::cancel()
{
    if (mState == State::Idle)
        return;
    mState = State::Idle;
    mPreview = {};
    mDocument.setSelection(mBefore);
}

} // namespace furitsuke
