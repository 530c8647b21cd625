// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/thincourse.h"
#include "editor-core/edits/thinmeasures.h"
#include "editor-core/edits/thinstations.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace furitsuke {

/// Stretches of a track whose values go in straight lines: a morph, light, self shadow. Before and after, the
/// course has its corners at keys, so it is looked at there only, however far apart they are.
template <class Key>
class LinearSegments
{
public:
    LinearSegments(const KeyColumns<Key> &keys, const std::vector<ThinStation> &stations,
                   const ThinOptions &options)
        : mKeys(keys)
        , mStations(stations)
        , mBound(options.bound(ThinQuantity::Weight))
    {}

    /// The last station, up to a given one, to which a straight line can lead with nothing left between. Each
    /// station on the way allows a range of slopes, and all of them have to have one in common.
    std::size_t longestFrom(std::size_t from, std::size_t last)
    {
        constexpr double unlimited = std::numeric_limits<double>::infinity();
        const double bound = mBound * (1 - 1e-9);
        const Values start = valuesAt(from);
        Values least;
        Values most;
        least.fill(-unlimited);
        most.fill(unlimited);
        std::size_t best = from + 1;
        bool open = true;
        // Among many that are allowed one is soon met by the line; where none is, looking on would never end.
        const auto isWorthALook = [&](std::size_t to) { return to - from <= 4 * (best - from) + 256; };
        for (std::size_t to = from + 1; to <= last && open && isWorthALook(to); ++to) {
            const double frames = framesBetween(from, to);
            const Values end = valuesAt(to);
            bool fits = true;
            for (std::size_t c = 0; c < end.size(); ++c) {
                // Nothing is off by nothing but what stands still: a line has its roundings.
                fits = fits && (mBound > 0 || end[c] == start[c]);
                const double slope = (end[c] - start[c]) / frames;
                fits = fits && slope >= least[c] && slope <= most[c];
                least[c] = std::max(least[c], (end[c] - bound - start[c]) / frames);
                most[c] = std::min(most[c], (end[c] + bound - start[c]) / frames);
                open = open && least[c] <= most[c];
            }
            if (fits)
                best = to;
        }
        // Only the rounding of what was computed could ever make it shorter.
        while (!measure(from, best))
            --best;
        return best;
    }
    /// How far the stretch that was found is off.
    const ThinWorst &worst() const { return mWorst; }

private:
    using Values = decltype(ThinMeasures<Key>::of(KeyColumns<Key>(), 0));

    Values valuesAt(std::size_t station) const
    {
        return ThinMeasures<Key>::of(mKeys, mStations[station].row);
    }
    double framesBetween(std::size_t from, std::size_t to) const
    {
        return mStations[to].frame - mStations[from].frame;
    }
    bool measure(std::size_t from, std::size_t to)
    {
        mWorst = {};
        const Values start = valuesAt(from);
        const Values end = valuesAt(to);
        for (std::size_t i = from + 1; i < to; ++i) {
            const Values values = valuesAt(i);
            const double share = framesBetween(from, i) / framesBetween(from, to);
            for (std::size_t c = 0; c < end.size(); ++c) {
                mWorst.add(ThinQuantity::Weight, std::abs(std::lerp(start[c], end[c], share) - values[c]),
                           mStations[i].frame);
            }
        }
        return mWorst.of[std::size_t(ThinQuantity::Weight)].off <= mBound;
    }

    const KeyColumns<Key> &mKeys;
    const std::vector<ThinStation> &mStations;
    double mBound;
    ThinWorst mWorst;
};

} // namespace furitsuke
