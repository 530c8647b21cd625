// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/graphtool.h"

namespace furitsuke {

/// The unit of what a line shows: "°", "°/frame"; of lines with several units nothing.
QString unitOf(const GraphLine &line);
QString commonUnit(const QList<GraphLine> &lines);
/// A value of a line with its unit, as exact as somebody can use it.
QString valueText(const GraphLine &line, double value);
/// What a running gesture does, for beside the pointer; empty where there is nothing to say.
QString graphDragLabel(const GraphGeometry &geometry, const GraphTool &tool, const GraphLine &line);
/// The same as a line for a status bar, with what modifiers do.
QString graphGestureLine(const GraphTool &tool);

} // namespace furitsuke
