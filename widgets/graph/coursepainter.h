// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/graphsampling.h"
#include "editor-core/timeline/valuescale.h"

#include <QPen>

class QPainter;

namespace furitsuke {

/// Draws a course, broken where it breaks. Where there are more points than `width` pixels can show, each
/// pixel column becomes one upright stroke, sharp and as fast as a fill; else a smooth line with the pen's
/// dashes.
void paintCourse(QPainter &painter, const GraphCourse &course, const TimeScale &time,
                 const ValueScale &values, QSizeF size, const QPen &pen);

} // namespace furitsuke
