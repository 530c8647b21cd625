// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <span>
#include <vector>

namespace furitsuke {

/// How loud a stretch of sound is.
struct SoundPeak
{
    qint16 low = 0; ///< smallest and largest sample of all channels
    qint16 high = 0;
    float energy = 0; ///< sum of the samples' squares, full scale being 1; for stretches of equal length

    /// Takes another stretch in.
    void add(const SoundPeak &other)
    {
        low = qMin(low, other.low);
        high = qMax(high, other.high);
        energy += other.energy;
    }
    friend bool operator==(const SoundPeak &, const SoundPeak &) = default;
};

/// Smallest and largest samples of stretches of a sound, in levels: a stretch of the lowest one is 64 sample
/// frames long, one of every other level four of the level below. What any span of the sound contains is put
/// together from a few stretches of each level, so that it costs the same for a second as for an hour.
class SoundPeaks
{
public:
    static constexpr qint64 stretch = 64; ///< sample frames, on the lowest level
    static constexpr qint64 fanOut = 4;

    SoundPeaks() = default;
    /// Of samples with the channels side by side. It takes a twelfth of the memory of a mono sound's samples,
    /// half of that for stereo.
    SoundPeaks(std::span<const qint16> samples, int channels);

    /// The exact low and high of the sample frames first .. end - 1, and their energy but for rounding; all
    /// of it inside the sound. The samples are those that it was made of. Of no frame: silence.
    SoundPeak over(std::span<const qint16> samples, int channels, qint64 first, qint64 end) const;

private:
    std::vector<std::vector<SoundPeak>> mLevels;
};

} // namespace furitsuke
