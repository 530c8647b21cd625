// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/curvedensity.h"

#include <QImage>

namespace furitsuke {

/// In how many steps in all an overlay walks along its curves, where they are many: the usual number takes
/// some milliseconds on two cores. One that is shown for a moment only, during a drag, does with less.
inline constexpr qsizetype usualOverlaySteps = 2'400'000;
inline constexpr qsizetype fleetingOverlaySteps = 400'000;
/// Of how many keys at most a fleeting overlay shows the curves, see bundleCurves().
inline constexpr qsizetype mostFleeting = 1 << 12;

/// The curves of many keys drawn over one another in their channels' colours, on nothing, for the square of
/// curves: few as lines, many as a density, the more opaque the more keys pass (by the logarithm, so that
/// single ones are still seen beside thousands). `side` is the square's in pixels of the screen; the image
/// may be coarser, and is to be stretched smoothly.
QImage curveOverlay(const std::vector<CurveBundle> &bundles, int side, bool dark,
                    qsizetype steps = usualOverlaySteps);

} // namespace furitsuke
