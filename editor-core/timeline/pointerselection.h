// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/motiondocument.h"

namespace furitsuke {

// What the pointer does to the selection, the same in the dope sheet and in the value graph.

/// What becomes of the selection by the keys inside a drawn shape.
enum class ShapeMode : quint8 { Replace, Add, Toggle, Subtract };

/// Shift adds, Ctrl toggles, Alt takes away.
ShapeMode shapeMode(Qt::KeyboardModifiers modifiers);

/// What was selected before, with the keys inside a shape.
KeySelection selectedWith(const KeySelection &before, const KeySelection &inside, ShapeMode mode);

bool containsAll(const KeySelection &selection, const KeySelection &keys);

/// Clicks on keys: alone selects, Ctrl toggles, Shift selects from the last clicked key of the track to this
/// one, Alt takes away. One of several selected keys may be the beginning of a drag of all of them, so it is
/// selected alone only when the button is released.
class ClickSelection
{
public:
    /// Another press.
    void begin() { mIsForRelease = false; }
    /// A click on all that is selected by it, which is at a frame.
    void click(MotionDocument &document, const KeySelection &keys, qint64 frame,
               Qt::KeyboardModifiers modifiers);
    /// Whether the release is to select the clicked keys alone, unless they were dragged.
    bool isForRelease() const { return mIsForRelease; }

private:
    bool mIsForRelease = false;
    bool mHasAnchor = false;
    TrackRef mAnchorTrack;
    qint64 mAnchorFrame = 0;
};

} // namespace furitsuke
