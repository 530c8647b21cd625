// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/graphgeometry.h"

/// Graphs for tests: 10 pixels a frame, 10 pixels a value, frame 0 at x = 100, value 0 in the middle.
namespace furitsuke::test {

inline GraphGeometry graphOf(const QList<GraphLine> &lines)
{
    GraphGeometry geometry;
    geometry.lines = lines;
    geometry.width = 900;
    geometry.height = 400;
    geometry.scale.zoomAt(0, 10 / geometry.scale.pixelsPerFrame());
    geometry.scale.setLeftFrame(-2);
    geometry.values.zoomAt(0, 10 / geometry.values.pixelsPerValue());
    geometry.values.setTop(20);
    return geometry;
}

} // namespace furitsuke::test
