// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/sound/soundstream.h"

#include <algorithm>
#include <cmath>

namespace furitsuke {

namespace {

/// Frames over which sound begins after a jump: at once it would click.
constexpr qint64 fadeFrames = 96;

float valueAt(const SoundClip &clip, qint64 frame, int channel)
{
    if (frame < 0 || frame >= clip.frameCount())
        return 0;
    constexpr float scale = 1.0F / 32768;
    return float(clip.samples[std::size_t(frame * clip.channels + channel)]) * scale;
}

/// Cubic interpolation through the four samples around (Catmull-Rom); on a sample it is that sample.
float interpolated(const SoundClip &clip, double place, int channel)
{
    const double whole = std::floor(place);
    const auto frame = qint64(whole);
    const auto t = float(place - whole);
    const float b = valueAt(clip, frame, channel);
    if (t == 0)
        return b;
    const float a = valueAt(clip, frame - 1, channel);
    const float c = valueAt(clip, frame + 1, channel);
    const float d = valueAt(clip, frame + 2, channel);
    return b + 0.5F * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

} // namespace

void SoundStream::set(const SoundClipPtr &clip, const SoundWay &way)
{
    const std::scoped_lock lock(mMutex);
    mClip = clip;
    mWay = way;
    // On a whole sample, so that samples come as they are.
    mSample = mClip ? std::round(way.from * mClip->sampleRate) : way.from * mRate;
    mCorrection = 1;
    mFadedIn = 0;
    mTurned = false;
}

void SoundStream::setOutputRate(int rate)
{
    const std::scoped_lock lock(mMutex);
    mRate = rate;
}

void SoundStream::setCorrection(double factor)
{
    const std::scoped_lock lock(mMutex);
    mCorrection = factor;
}

void SoundStream::setWay(const SoundWay &way)
{
    const std::scoped_lock lock(mMutex);
    mWay = way;
}

void SoundStream::pull(float *stereo, qint64 frames)
{
    const std::scoped_lock lock(mMutex);
    if (!mClip) {
        std::fill(stereo, stereo + 2 * frames, 0.0F);
        return;
    }
    const SoundClip &clip = *mClip;
    const double rate = clip.sampleRate;
    const double step = rate / mRate * mWay.speed * mCorrection;
    // Turning at whole samples keeps them as they are.
    const double end = std::round(mWay.end * rate);
    const double turn = std::round(mWay.turn.value_or(mWay.end) * rate);
    for (qint64 i = 0; i < frames; ++i, stereo += 2) {
        if (mSample >= end && turn < end) {
            mSample = turn + std::fmod(mSample - end, end - turn);
            mFadedIn = 0;
            mTurned = true;
        }
        if (mSample < 0 || mSample >= qMin(end, double(clip.frameCount()))) {
            stereo[0] = 0;
            stereo[1] = 0;
        } else {
            const float gain = mFadedIn < fadeFrames ? float(mFadedIn) / float(fadeFrames) : 1.0F;
            stereo[0] = gain * interpolated(clip, mSample, 0);
            stereo[1] = clip.channels > 1 ? gain * interpolated(clip, mSample, 1) : stereo[0];
        }
        ++mFadedIn;
        mSample += step;
    }
}

int SoundStream::soundRate() const
{
    const std::scoped_lock lock(mMutex);
    return mClip ? mClip->sampleRate : mRate;
}

double SoundStream::position() const
{
    const std::scoped_lock lock(mMutex);
    return mSample / (mClip ? mClip->sampleRate : mRate);
}

double SoundStream::positionBefore(double seconds) const
{
    const std::scoped_lock lock(mMutex);
    double place = mSample / (mClip ? mClip->sampleRate : mRate) - seconds * mWay.speed;
    if (mTurned && mWay.turn && *mWay.turn < mWay.end && place < *mWay.turn)
        place = mWay.end - std::fmod(*mWay.turn - place, mWay.end - *mWay.turn);
    return place;
}

} // namespace furitsuke
