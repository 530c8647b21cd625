// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/pointerselection.h"

#include "editor-core/edits/selectionops.h"

namespace furitsuke {

ShapeMode shapeMode(Qt::KeyboardModifiers modifiers)
{
    if (modifiers & Qt::ShiftModifier)
        return ShapeMode::Add;
    if (modifiers & Qt::ControlModifier)
        return ShapeMode::Toggle;
    return modifiers & Qt::AltModifier ? ShapeMode::Subtract : ShapeMode::Replace;
}

KeySelection selectedWith(const KeySelection &before, const KeySelection &inside, ShapeMode mode)
{
    KeySelection selection = mode == ShapeMode::Replace ? KeySelection() : before;
    if (mode == ShapeMode::Toggle)
        selection.toggle(inside);
    else if (mode == ShapeMode::Subtract)
        selection.subtract(inside);
    else
        selection.unite(inside);
    return selection;
}

bool containsAll(const KeySelection &selection, const KeySelection &keys)
{
    KeySelection rest = keys;
    rest.subtract(selection);
    return rest.isEmpty();
}

void ClickSelection::click(MotionDocument &document, const KeySelection &keys, qint64 frame,
                           Qt::KeyboardModifiers modifiers)
{
    const QList<TrackRef> tracks = keys.tracks();
    KeySelection selection = document.selection();
    if (modifiers & Qt::ShiftModifier && mHasAnchor && tracks.contains(mAnchorTrack)) {
        selection.unite(
            keysInFrames(document.motion(), tracks, qMin(mAnchorFrame, frame), qMax(mAnchorFrame, frame)));
        document.setSelection(selection);
        return;
    }
    mHasAnchor = true;
    mAnchorTrack = tracks.constFirst();
    mAnchorFrame = frame;
    const bool selected = containsAll(selection, keys);
    const ShapeMode mode = modifiers & Qt::ControlModifier ? ShapeMode::Toggle : shapeMode(modifiers);
    if (mode == ShapeMode::Replace && selected)
        mIsForRelease = true;
    else if (mode == ShapeMode::Toggle)
        selection = selectedWith(selection, keys, selected ? ShapeMode::Subtract : ShapeMode::Add);
    else
        selection = selectedWith(selection, keys, mode);
    document.setSelection(selection);
}

} // namespace furitsuke
