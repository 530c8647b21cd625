// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/motiondocument.h"
#include "editor-core/edits/scaleedits.h"

namespace furitsuke {

// What drags of keys do, beside MotionDocument::moveSelection(). Each is one undo step.

/// Copies the selected keys a number of frames away; the copies are selected afterwards.
EditResult copySelectionBy(MotionDocument &document, qint64 frames);

/// Moves the selected keys and, on their tracks, all keys after them.
EditResult moveSelectionWithLaterKeys(MotionDocument &document, qint64 frames);

/// Scales the time of the selected keys.
EditResult stretchSelection(MotionDocument &document, const Scaling &scaling);

} // namespace furitsuke
