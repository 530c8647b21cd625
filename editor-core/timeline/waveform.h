// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/sound/soundclip.h"
#include "editor-core/timeline/timescale.h"

namespace furitsuke {

/// How a sound looks in one pixel column.
struct WaveColumn
{
    float low = 0; ///< of the samples in the column, full scale from -1 to 1
    float high = 0;
    float loudness = 0;  ///< their root mean square
    bool inside = false; ///< the column is part of the sound

    friend bool operator==(const WaveColumn &, const WaveColumn &) = default;
};

/// The columns first .. last of a time scale, for a sound that begins at a frame (any fraction). A column
/// that is narrower than a sample shows the sample it lies in. Costs the same at any scale.
QList<WaveColumn> waveColumns(const SoundClip &clip, double offset, const TimeScale &scale, int first,
                              int last);

/// By what a sound's samples are multiplied to fill the height they are drawn in: the loudest one does, but
/// noise in a silent file is not blown up.
float waveGain(const SoundClip &clip);

/// The frame at which a sound that begins at `offset` ends.
double soundEndFrame(const SoundClip &clip, double offset);

} // namespace furitsuke
