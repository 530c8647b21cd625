// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/editresult.h"

namespace furitsuke {

/// Puts copies of keys a number of frames away, clamped as in clampedMove(), curves and all. What has a key
/// there gives way, an original too where a copy comes to its frame. The keys that are new are
/// MotionEdit::insertedKeys().
EditResult copyKeysBy(const Motion &motion, const KeySelection &selection, qint64 frames);

} // namespace furitsuke
