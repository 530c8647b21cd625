// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/keydrag.h"

#include "editor-core/document/copyverbs.h"
#include "editor-core/document/timeverbs.h"

#include <cmath>

namespace furitsuke {

namespace {

/// The largest distance to which a scaling can take one of `distance` so that a frame `other` away from the
/// pivot comes no farther than `room`.
qint64 largestDistance(qint64 distance, qint64 other, qint64 room)
{
    // Frames have 32 bits, their products 64.
    return other <= 0 ? lastPossibleFrame : qint64(quint64(distance) * quint64(room) / quint64(other));
}

} // namespace

void KeyDrag::begin(const MotionDocument &document, qint64 grabbed, double at)
{
    mPreview = {};
    mLater.reset();
    mEdge = SpanEdge::None;
    mGrabbed = grabbed;
    mAt = at;
    mSpan = document.selection().frameSpan(document.motion());
}

void KeyDrag::beginScale(const MotionDocument &document, SpanEdge edge, double at)
{
    begin(document, 0, at);
    mEdge = edge;
    mGrabbed = edge == SpanEdge::First ? mSpan.first : mSpan.second;
}

const KeySelection &KeyDrag::later(const MotionDocument &document)
{
    if (!mLater) {
        mLater = withLaterKeys(document.motion(), document.selection());
        mLater->subtract(document.selection());
    }
    return *mLater;
}

void KeyDrag::update(const MotionDocument &document, const SheetGeometry &geometry,
                     const DragSettings &settings, double at, Qt::KeyboardModifiers modifiers)
{
    const bool scales = mEdge != SpanEdge::None;
    const bool alt = modifiers.testFlag(Qt::AltModifier);
    const bool copies = alt && !scales;
    const bool ripples = modifiers.testFlag(Qt::ShiftModifier) && !copies;
    const bool turnsAboutPlayhead = alt && scales && document.playhead() != mGrabbed;

    const double exact = double(mGrabbed) + at - mAt;
    mPreview.snap.reset();
    if (settings.snapping != modifiers.testFlag(Qt::ControlModifier)) {
        SnapSources sources;
        sources.document = &document;
        sources.tracks = tracksInView(geometry);
        sources.moving = document.selection();
        if (ripples)
            sources.moving.unite(later(document));
        sources.playhead = !turnsAboutPlayhead;
        sources.rangeEnds = settings.rangeEnds;
        mPreview.snap = snapTarget(sources, exact, snapReach(geometry.scale));
    }
    const qint64 wanted = mPreview.snap ? mPreview.snap->frame : qint64(std::llround(exact));
    if (!scales) {
        updateMove(document, wanted, copies, ripples);
        return;
    }
    const qint64 otherEnd = mEdge == SpanEdge::First ? mSpan.second : mSpan.first;
    updateScale(document, wanted, turnsAboutPlayhead ? document.playhead() : otherEnd, ripples);
}

void KeyDrag::updateMove(const MotionDocument &document, qint64 wanted, bool copies, bool ripples)
{
    KeyPreview next;
    next.kind = copies ? KeyPreview::Kind::Copy : KeyPreview::Kind::Move;
    if (ripples)
        next.later = later(document);
    qint64 last = mSpan.second;
    if (!next.later.isEmpty())
        last = next.later.frameSpan(document.motion()).second;
    const qint64 frames = qBound(-mSpan.first, wanted - mGrabbed, lastPossibleFrame - last);
    next.map = FrameMap::shifted(frames);
    next.laterMap = next.map;
    // A place that was bounded is none that something was drawn to; nor is that from where it came.
    if (mGrabbed + frames == wanted && frames != 0)
        next.snap = mPreview.snap;
    // The pointer moves by pixels, the keys by frames: mostly nothing has changed.
    if (next.kind == mPreview.kind && next.map == mPreview.map &&
        next.later.isEmpty() == mPreview.later.isEmpty()) {
        mPreview.snap = next.snap;
        return;
    }
    KeySelection coming = document.selection();
    coming.unite(next.later);
    next.overwritten = keysMetBy(document.motion(), coming, next.map, copies ? KeySelection() : coming);
    next.overwrittenCount = next.overwritten.count();
    mPreview = std::move(next);
}

void KeyDrag::updateScale(const MotionDocument &document, qint64 wanted, qint64 pivot, bool ripples)
{
    // The dragged end stays on its side of the pivot, at least a frame from it; nothing leaves time.
    const qint64 distance = qAbs(mGrabbed - pivot);
    const qint64 side = mGrabbed < pivot ? -1 : 1;
    const qint64 largest = qMin(largestDistance(distance, pivot - mSpan.first, pivot),
                                largestDistance(distance, mSpan.second - pivot, lastPossibleFrame - pivot));
    const qint64 wantedDistance = (wanted - pivot) * side;
    const qint64 newDistance = qBound<qint64>(1, wantedDistance, largest);

    KeyPreview next;
    next.kind = KeyPreview::Kind::Scale;
    next.scaling = {pivot, ScaleFactor(quint32(newDistance), quint32(distance)), ripples};
    next.map = {pivot, double(newDistance), double(distance), 0};
    next.length = next.map(mSpan.second) - next.map(mSpan.first);
    if (newDistance == wantedDistance)
        next.snap = mPreview.snap;
    if (ripples) {
        next.later = later(document);
        next.laterMap = FrameMap::shifted(next.map(mSpan.second) - mSpan.second);
    }
    if (next.kind == mPreview.kind && next.map == mPreview.map &&
        next.later.isEmpty() == mPreview.later.isEmpty()) {
        mPreview.snap = next.snap;
        return;
    }
    const Motion &motion = document.motion();
    KeySelection leaving = document.selection();
    leaving.unite(next.later);
    next.overwritten = keysMetBy(motion, document.selection(), next.map, leaving);
    next.overwritten.unite(keysMetBy(motion, next.later, next.laterMap, leaving));
    const ScaleCounts counts = countScale(motion, document.selection(), next.scaling);
    // More than those: selected keys that come to one frame.
    next.overwrittenCount = counts.overwritten;
    next.rounded = counts.rounded;
    next.worst = counts.worst;
    next.error = counts.error;
    mPreview = std::move(next);
}

EditResult KeyDrag::commit(MotionDocument &document)
{
    const KeyPreview preview = std::exchange(mPreview, {});
    switch (preview.kind) {
    case KeyPreview::Kind::Move:
        if (!preview.later.isEmpty())
            return moveSelectionBy(document, {preview.frames(), true, Collision::Overwrite});
        return document.moveSelection(preview.frames());
    case KeyPreview::Kind::Copy:
        return copySelectionBy(document, preview.frames());
    case KeyPreview::Kind::Scale:
        return scaleSelection(document, preview.scaling);
    case KeyPreview::Kind::None:
        break;
    }
    return {};
}

} // namespace furitsuke
