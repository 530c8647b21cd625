// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/motiondocument.h"

namespace furitsuke {

/// Copies the selected keys a number of frames away, as one undo step; the copies are selected afterwards.
EditResult copySelectionBy(MotionDocument &document, qint64 frames);

} // namespace furitsuke
