// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/curvefit.h"

namespace furitsuke::test {

/// The search of fitCurve() without what spares it most of its work: the measure of its results and of its
/// speed.
FittedCurve plainFitCurve(std::span<const CoursePoint> points, std::span<const CurvePoints> starts,
                          const FitEffort &effort);

} // namespace furitsuke::test
