// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/sound/soundclip.h"

#include <mutex>
#include <optional>

namespace furitsuke {

/// Where a stream goes through a sound. Times are seconds from the beginning of the sound; before it, and
/// after its end, there is silence.
struct SoundWay
{
    double from = 0;
    double end = 0;                  ///< from here on there is silence, or it turns back
    std::optional<double> turn = {}; ///< where it turns back to; before the end
    double speed = 1;                ///< pitch goes along, as on a tape

    friend bool operator==(const SoundWay &, const SoundWay &) = default;
};

/// What an output pulls: a sound from any place on, at the output's rate. At the sound's own rate and speed 1
/// samples come as they are, else they are interpolated. May be told where to go while another thread pulls.
class SoundStream
{
public:
    /// Goes on from way.from. The clip may be null: silence.
    void set(const SoundClipPtr &clip, const SoundWay &way);
    /// Sample frames a second that are pulled.
    void setOutputRate(int rate);
    /// Plays a little faster or slower, to catch up with a clock: a factor near 1.
    void setCorrection(double factor);
    /// Changes where it ends and turns, and its speed, not where it is.
    void setWay(const SoundWay &way);

    /// Sample frames a second of the sound.
    int soundRate() const;

    /// Sets the next so many frames, two samples each, full scale from -1 to 1.
    void pull(float *stereo, qint64 frames);
    /// The time of the frame that is pulled next.
    double position() const;
    /// The time of what was pulled so many seconds before, turns included.
    double positionBefore(double seconds) const;

private:
    mutable std::mutex mMutex;
    SoundClipPtr mClip;
    SoundWay mWay;
    double mSample = 0; ///< position in sample frames of the clip
    int mRate = 48000;
    double mCorrection = 1;
    qint64 mFadedIn = 0;  ///< frames since a jump
    bool mTurned = false; ///< it came by the end and turned back
};

} // namespace furitsuke
