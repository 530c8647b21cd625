// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/waveform.h"

#include "editor-core/document/playback.h"

#include <cmath>

namespace furitsuke {

namespace {

constexpr float fullScale = 32768;

WaveColumn columnOf(const SoundClip &clip, qint64 first, qint64 end)
{
    WaveColumn column;
    column.inside = first < clip.frameCount() && end > 0;
    if (!column.inside)
        return column;
    const SoundPeak peak = clip.peak(first, end);
    const qint64 frames = qMin(end, clip.frameCount()) - qMax<qint64>(0, first);
    column.low = float(peak.low) / fullScale;
    column.high = float(peak.high) / fullScale;
    column.loudness = std::sqrt(qMax(0.0F, peak.energy) / float(frames * clip.channels));
    return column;
}

} // namespace

QList<WaveColumn> waveColumns(const SoundClip &clip, double offset, const TimeScale &scale, int first,
                              int last)
{
    QList<WaveColumn> columns;
    columns.reserve(qMax(0, last - first + 1));
    const double samplesPerFrame = clip.sampleRate / PlaybackClock::framesPerSecond;
    // A place far outside is only that: no sound is so long.
    const double farthest = double(clip.frameCount()) + 1;
    const auto sampleAt = [&](int x) {
        return qint64(std::floor(qBound(-1.0, (scale.frameAt(x) - offset) * samplesPerFrame, farthest)));
    };
    for (int x = first; x <= last; ++x) {
        const qint64 from = sampleAt(x);
        columns.append(columnOf(clip, from, qMax(from + 1, sampleAt(x + 1))));
    }
    return columns;
}

float waveGain(const SoundClip &clip)
{
    constexpr float most = 8;
    const SoundPeak peak = clip.peak(0, clip.frameCount());
    const float loudest = float(qMax(-int(peak.low), int(peak.high))) / fullScale;
    return loudest > 1 / most ? 1 / loudest : most;
}

double soundEndFrame(const SoundClip &clip, double offset)
{
    return offset + clip.seconds() * PlaybackClock::framesPerSecond;
}

} // namespace furitsuke
