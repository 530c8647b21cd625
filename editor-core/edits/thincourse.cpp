// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/thincourse.h"

#include <algorithm>
#include <cmath>

namespace furitsuke {

namespace {

/// What is left of a bound for a search, so that no rounding in it passes the bound.
constexpr double searched = 1 - 1e-9;

/// One value alone: the tightness is the same at all frames.
ThinWay sharesOfOne(const double *values, int frames, double bound, CourseShares &shares)
{
    const double start = values[0];
    const double way = values[frames] - start;
    if (way == 0) {
        for (int k = 1; k < frames; ++k) {
            if (!(std::abs(values[k] - start) <= bound))
                return ThinWay::Impossible;
        }
        return ThinWay::Still;
    }
    // A bound of 0 stands for what is too little to be a bound of floats.
    const double slack = std::max(bound * searched, 1e-300) / std::abs(way);
    const double byWay = 1 / way;
    shares.resize(frames);
    double highest = 0;
    for (int k = 1; k < frames; ++k) {
        const double share = (values[k] - start) * byWay;
        highest = std::max(highest, share);
        if (!(share >= highest - 2 * slack && share >= -slack && share <= 1 + slack))
            return ThinWay::Impossible;
        shares.middle[std::size_t(k) - 1] = share;
    }
    std::fill(shares.tightness.begin(), shares.tightness.end(), 1 / slack);
    return ThinWay::Moving;
}

} // namespace

ThinWay sharesOf(std::span<const double *const> values, int frames, double bound, CourseShares &shares)
{
    if (values.size() == 1)
        return sharesOfOne(values[0], frames, bound, shares);
    constexpr double least = 1e-300;
    bool moves = false;
    for (const double *value : values)
        moves |= value[frames] != value[0];
    shares.resize(frames);
    double highest = 0;
    for (int k = 1; k < frames; ++k) {
        double low = 0;
        double high = 1;
        for (const double *value : values) {
            const double gone = value[k] - value[0];
            const double way = value[frames] - value[0];
            if (way == 0) {
                if (!(std::abs(gone) <= bound))
                    return ThinWay::Impossible;
                continue;
            }
            const double share = gone / way;
            const double slack = std::max(bound * searched, least) / std::abs(way);
            low = std::max(low, share - slack);
            high = std::min(high, share + slack);
        }
        highest = std::max(highest, low);
        if (!(high >= highest))
            return ThinWay::Impossible;
        shares.middle[std::size_t(k) - 1] = (low + high) / 2;
        shares.tightness[std::size_t(k) - 1] = 2 / std::max(high - low, least);
    }
    return moves ? ThinWay::Moving : ThinWay::Still;
}

} // namespace furitsuke
