// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/curvegeometry.h"

#include <vector>

namespace furitsuke {

/// A curve, and for how many keys it stands.
struct WeightedCurve
{
    CurvePoints curve;
    float keys = 1;
};

/// The curves of one channel of many keys, as they are drawn over one another.
struct CurveBundle
{
    KindChannel channel;
    std::vector<WeightedCurve> curves;
};

/// Of how many keys at most a bundle has the curves.
inline constexpr qsizetype mostBundled = 1 << 16;

/// The curves of the channels in which the selected keys differ. All of them where the summary lists all;
/// else those of keys that are taken evenly from all, each standing for as many, at most about `most`. A
/// millisecond for 50 000 keys.
std::vector<CurveBundle> bundleCurves(const Motion &motion, const KeySelection &selection,
                                      const CurveSummary &summary, CurveChannels channels,
                                      qsizetype most = mostBundled);

/// How many keys' curves pass through the cells of a raster over the square.
struct CurveDensity
{
    KindChannel channel;
    std::vector<float> keys; ///< row by row from the top left
};

/// Walks along all curves of the bundles, in about `samples` steps in all, on several threads. A curve leaves
/// in each cell the length of the way that it goes there. The fewer steps there are for each, the more they
/// are spread over the way: what one curve lacks its neighbours have.
std::vector<CurveDensity> curveDensities(const std::vector<CurveBundle> &bundles, int cells,
                                         qsizetype samples);

} // namespace furitsuke
