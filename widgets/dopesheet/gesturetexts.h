// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/sheettool.h"

#include <QString>

namespace furitsuke {

/// What a running drag would do, in a few words: for a label at the pointer.
QString dragLabel(const MotionDocument &document, const KeyPreview &preview);

/// What a running gesture does and which keys change it, in a line; empty where there is none.
QString gestureLine(const MotionDocument &document, const SheetTool &tool);

} // namespace furitsuke
