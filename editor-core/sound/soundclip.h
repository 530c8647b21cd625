// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/sound/soundpeaks.h"

#include <memory>

namespace furitsuke {

/// A sound in memory, as it is played and drawn: 16 bits a sample, one channel or two, side by side.
struct SoundClip
{
    int sampleRate = 48000; ///< sample frames a second
    int channels = 1;
    std::vector<qint16> samples;
    SoundPeaks peaks;

    /// Sample frames: one sample of each channel.
    qint64 frameCount() const { return qint64(samples.size()) / channels; }
    double seconds() const { return double(frameCount()) / sampleRate; }
    SoundPeak peak(qint64 first, qint64 end) const
    {
        return peaks.over(samples, channels, qBound<qint64>(0, first, frameCount()),
                          qBound<qint64>(0, end, frameCount()));
    }
};

/// Shared by who plays it and who draws it, in any threads.
using SoundClipPtr = std::shared_ptr<const SoundClip>;

} // namespace furitsuke
