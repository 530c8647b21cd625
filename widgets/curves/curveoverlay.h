// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/curvedensity.h"

#include <QImage>

namespace furitsuke {

/// The curves of many keys drawn over one another in their channels' colours, on nothing, for the square of
/// curves: few as lines, many as a density, the more opaque the more keys pass (by the logarithm, so that
/// single ones are still seen beside thousands). `side` is the square's in pixels of the screen; the image
/// may be coarser, and is to be stretched smoothly. Some milliseconds for 50 000 curves, and not much more
/// for any number of bundles.
QImage curveOverlay(const std::vector<CurveBundle> &bundles, int side, bool dark);

} // namespace furitsuke
