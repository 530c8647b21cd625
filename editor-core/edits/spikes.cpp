// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/spikes.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace furitsuke {

namespace {

/// Keys on either side whose deviations are the usual ones: a second of a recording, in which some other
/// spikes do not matter.
constexpr std::size_t compared = 30;
/// Fewer than that on a side say nothing alone.
constexpr std::size_t telling = 4;

/// Of an even number the lower one of the two in the middle.
double lowerMedian(std::vector<double> &numbers)
{
    if (numbers.empty())
        return 0;
    const auto middle = numbers.begin() + std::ptrdiff_t((numbers.size() - 1) / 2);
    std::nth_element(numbers.begin(), middle, numbers.end());
    return *middle;
}

class SpikeFinder
{
public:
    SpikeFinder(std::span<const double> frames, std::span<const double> values, const SpikeRule &rule,
                double least)
        : mFrames(frames)
        , mValues(values)
        , mRule(rule)
        , mLeast(least)
        , mDeviations(values.size())
        , mSpikes(values.size())
    {
        for (std::size_t i = 1; i + 1 < values.size(); ++i)
            mDeviations[i] = std::abs(values[i] - lineAt(i - 1, i + 1, i));
    }

    std::vector<bool> find()
    {
        const auto widest = std::size_t(qBound(1, mRule.widest, widestSpike));
        for (std::size_t width = 1; width <= widest; ++width) {
            // The highest ones first: what is beside one stands out less as soon as that does not count.
            std::vector<std::pair<double, std::size_t>> candidates;
            for (std::size_t first = 1; first + width < mValues.size(); ++first) {
                if (const double height = spikeHeight(first, first + width - 1); height > 0)
                    candidates.emplace_back(height, first);
            }
            std::stable_sort(candidates.begin(), candidates.end(),
                             [](const auto &a, const auto &b) { return a.first > b.first; });
            for (const auto &[height, first] : candidates) {
                if (spikeHeight(first, first + width - 1) > 0)
                    std::fill_n(mSpikes.begin() + std::ptrdiff_t(first), width, true);
            }
        }
        return std::move(mSpikes);
    }

private:
    /// The two nearest keys on a side that are no spikes, the nearest first; -1 where there is none.
    struct Beside
    {
        std::ptrdiff_t near = -1;
        std::ptrdiff_t next = -1;
    };
    Beside beside(std::size_t key, std::ptrdiff_t way) const
    {
        Beside result;
        const auto end = std::ptrdiff_t(mValues.size());
        for (std::ptrdiff_t i = std::ptrdiff_t(key) + way; i >= 0 && i < end && result.next < 0; i += way) {
            if (!mSpikes[std::size_t(i)])
                (result.near < 0 ? result.near : result.next) = i;
        }
        return result;
    }

    /// The line through two keys, at a key's frame.
    double lineAt(std::size_t a, std::size_t b, std::size_t at) const
    {
        const double share = (mFrames[at] - mFrames[a]) / (mFrames[b] - mFrames[a]);
        return mValues[a] + (mValues[b] - mValues[a]) * share;
    }
    /// Where the course on one side leads to.
    double lineAt(const Beside &side, std::size_t at) const
    {
        const auto near = std::size_t(side.near);
        return side.next < 0 ? mValues[near] : lineAt(std::size_t(side.next), near, at);
    }

    /// How far a run stands out, where it is a spike; else 0.
    double spikeHeight(std::size_t first, std::size_t last) const
    {
        const auto begin = mSpikes.begin() + std::ptrdiff_t(first);
        if (std::find(begin, mSpikes.begin() + std::ptrdiff_t(last + 1), true) !=
            mSpikes.begin() + std::ptrdiff_t(last + 1))
            return 0;
        const double height = heightOf(first, last);
        const bool isSpike =
            height > 0 && height >= mLeast && height > mRule.times * usualAround(first, last);
        return isSpike ? height : 0;
    }

    /// How far all keys of a run stand out; 0 where they do not.
    double heightOf(std::size_t first, std::size_t last) const
    {
        const Beside before = beside(first, -1);
        const Beside after = beside(last, 1);
        // Without two keys on one side at least, and one on the other, there is no course.
        if (before.near < 0 || after.near < 0 || (before.next < 0 && after.next < 0))
            return 0;
        double height = std::numeric_limits<double>::infinity();
        double side = 0;
        for (std::size_t i = first; i <= last; ++i) {
            const double value = mValues[i];
            const double off = value - lineAt(std::size_t(before.near), std::size_t(after.near), i);
            if (side == 0)
                side = off > 0 ? 1 : -1;
            const double least =
                std::min({side * off, side * (value - lineAt(before, i)), side * (value - lineAt(after, i))});
            if (!(least > 0 && 2 * least >= side * off))
                return 0;
            height = std::min(height, least);
        }
        return height;
    }

    double usualAround(std::size_t first, std::size_t last) const
    {
        constexpr double asDeviation = 1.4826;
        // The deviations of the two keys beside it are the run's own.
        std::vector<double> before;
        for (std::size_t i = first - 1; i > 1 && before.size() < compared;)
            before.push_back(mDeviations[--i]);
        std::vector<double> after;
        for (std::size_t i = last + 2; i + 1 < mValues.size() && after.size() < compared; ++i)
            after.push_back(mDeviations[i]);
        if (before.size() < telling || after.size() < telling) {
            before.insert(before.end(), after.begin(), after.end());
            return asDeviation * lowerMedian(before);
        }
        return asDeviation * std::max(lowerMedian(before), lowerMedian(after));
    }

    std::span<const double> mFrames;
    std::span<const double> mValues;
    const SpikeRule &mRule;
    const double mLeast;
    std::vector<double> mDeviations; ///< from the line between the keys beside
    std::vector<bool> mSpikes;
};

} // namespace

ValueUnit unitOf(KeyValue value)
{
    switch (value) {
    case KeyValue::PositionX:
    case KeyValue::PositionY:
    case KeyValue::PositionZ:
    case KeyValue::TargetX:
    case KeyValue::TargetY:
    case KeyValue::TargetZ:
    case KeyValue::Distance:
        return ValueUnit::Length;
    case KeyValue::Red:
    case KeyValue::Green:
    case KeyValue::Blue:
        return ValueUnit::Colour;
    case KeyValue::DirectionX:
    case KeyValue::DirectionY:
    case KeyValue::DirectionZ:
        return ValueUnit::Direction;
    case KeyValue::ShadowDistance:
        return ValueUnit::Shadow;
    default:
        break;
    }
    return isDegrees(value) ? ValueUnit::Angle : ValueUnit::Weight;
}

std::vector<bool> findSpikes(std::span<const double> frames, std::span<const double> values,
                             const SpikeRule &rule, double least)
{
    return SpikeFinder(frames, values, rule, least).find();
}

} // namespace furitsuke
