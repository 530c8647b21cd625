// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/sound/soundpeaks.h"

#include <algorithm>
#include <limits>

namespace furitsuke {

namespace {

/// What any stretch makes larger.
constexpr SoundPeak nothing{std::numeric_limits<qint16>::max(), std::numeric_limits<qint16>::min(), 0};

SoundPeak peakOf(std::span<const qint16> samples)
{
    SoundPeak peak = nothing;
    // Squares of a whole stretch fit: 2^30 each.
    qint64 squares = 0;
    for (const qint16 sample : samples) {
        peak.low = qMin(peak.low, sample);
        peak.high = qMax(peak.high, sample);
        squares += qint64(sample) * sample;
    }
    constexpr double fullScale = 32768.0 * 32768.0;
    peak.energy = float(double(squares) / fullScale);
    return peak;
}

} // namespace

SoundPeaks::SoundPeaks(std::span<const qint16> samples, int channels)
{
    const auto step = std::size_t(stretch) * std::size_t(channels);
    std::vector<SoundPeak> lowest;
    lowest.reserve((samples.size() + step - 1) / step);
    for (std::size_t at = 0; at < samples.size(); at += step)
        lowest.push_back(peakOf(samples.subspan(at, qMin(step, samples.size() - at))));
    mLevels.push_back(std::move(lowest));
    while (mLevels.back().size() > std::size_t(fanOut)) {
        const std::vector<SoundPeak> &below = mLevels.back();
        std::vector<SoundPeak> level;
        level.reserve(below.size() / fanOut + 1);
        for (std::size_t at = 0; at < below.size(); at += fanOut) {
            SoundPeak peak = nothing;
            for (std::size_t i = at; i < qMin(below.size(), at + std::size_t(fanOut)); ++i)
                peak.add(below[i]);
            level.push_back(peak);
        }
        mLevels.push_back(std::move(level));
    }
}

SoundPeak SoundPeaks::over(std::span<const qint16> samples, int channels, qint64 first, qint64 end) const
{
    if (first >= end)
        return {};
    SoundPeak peak = nothing;
    const auto addSamples = [&](qint64 from, qint64 to) {
        if (from < to)
            peak.add(
                peakOf(samples.subspan(std::size_t(from * channels), std::size_t((to - from) * channels))));
    };
    // Whole stretches of the lowest level, and what is left of the span on both sides.
    qint64 a = (first + stretch - 1) / stretch;
    qint64 b = end / stretch;
    if (a >= b) {
        addSamples(first, end);
        return peak;
    }
    addSamples(first, a * stretch);
    addSamples(b * stretch, end);
    // On every level the stretches at the ends that do not fill one of the next level; the rest is there.
    for (std::size_t level = 0; a < b; ++level) {
        const std::vector<SoundPeak> &peaks = mLevels[level];
        if (level + 1 == mLevels.size()) {
            for (; a < b; ++a)
                peak.add(peaks[std::size_t(a)]);
            break;
        }
        for (; a < b && a % fanOut != 0; ++a)
            peak.add(peaks[std::size_t(a)]);
        for (; a < b && b % fanOut != 0; --b)
            peak.add(peaks[std::size_t(b - 1)]);
        a /= fanOut;
        b /= fanOut;
    }
    return peak;
}

} // namespace furitsuke
