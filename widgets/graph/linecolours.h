// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/graphline.h"

#include <QPen>

namespace furitsuke {

/// How a line of a graph is drawn: X red, Y green, Z blue, distance cyan, view angle orange. Rotations are
/// lighter than positions and dashed, so that they are told apart without colours; of several tracks each has
/// its own shade, and from the fourth on other dashes. Weights of several morphs have colours all around the
/// wheel.
QPen linePen(const GraphLine &line, qsizetype track, bool dark);

/// A piece of the line, for a list.
QIcon lineSwatch(const QPen &pen, int height, double ratio);

} // namespace furitsuke
