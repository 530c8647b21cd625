// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/curvesplit.h"

#include <bit>
#include <unordered_map>

namespace furitsuke {

/// Splits curves as splitCurve() does and remembers what it split: a motion has few different curves, and
/// most of its keys stand at the same few distances. For one thread.
class SplitMemo
{
public:
    SplitCurve split(CurvePoints curve, double x)
    {
        if (curve.clamped().isLinear())
            return splitCurve(curve, x);
        const Place place{{curve.x1, curve.y1, curve.x2, curve.y2}, std::bit_cast<quint64>(x)};
        const auto known = mSplits.find(place);
        if (known != mSplits.end())
            return known->second;
        if (mSplits.size() >= most)
            mSplits.clear();
        return mSplits.emplace(place, splitCurve(curve, x)).first->second;
    }

private:
    static constexpr std::size_t most = 1 << 15; ///< some megabytes

    struct Place
    {
        std::array<quint8, 4> curve;
        quint64 x;

        bool operator==(const Place &) const = default;
    };
    struct Hash
    {
        std::size_t operator()(const Place &place) const
        {
            // Shares of the time differ in their upper bits: the product brings them down.
            const quint64 mixed = (place.x ^ std::bit_cast<quint32>(place.curve)) * 0x9e3779b97f4a7c15u;
            return std::size_t(mixed ^ (mixed >> 32));
        }
    };

    std::unordered_map<Place, SplitCurve, Hash> mSplits;
};

} // namespace furitsuke
