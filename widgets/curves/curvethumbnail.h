// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/curves.h"

#include <QIcon>
#include <QPalette>

class QPainter;
class QRectF;

namespace furitsuke {

/// Draws a curve small, in its square. A marked one has a frame and a dot in its corner, a person's own one a
/// folded corner at its top left, where hardly a curve goes.
void drawCurve(QPainter &painter, const QRectF &square, CurvePoints curve, const QPalette &palette,
               bool marked = false, bool own = false);

/// The same as an icon, crisp at the pixel ratio; `side` in device-independent pixels.
QIcon curveIcon(CurvePoints curve, int side, const QPalette &palette, qreal pixelRatio);

} // namespace furitsuke
