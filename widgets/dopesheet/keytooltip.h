// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/sheetgeometry.h"

namespace furitsuke {

/// What is to be said of the key or keys under a point of the sheet: track, frame and time; of one key its
/// values in MMD's units, its curves and what its glyph means; of several how many they are. Rich text; empty
/// where there is no key.
QString keyToolTip(const MotionDocument &document, const SheetGeometry &geometry, QPointF point);

} // namespace furitsuke
