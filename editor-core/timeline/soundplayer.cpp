// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/soundplayer.h"

#include <cmath>

namespace furitsuke {

SoundPlayer::SoundPlayer(PlaybackClock &clock, SoundTrack &track, QObject *parent)
    : QObject(parent)
    , mClock(clock)
    , mTrack(track)
{
    constexpr int silenceMilliseconds = 400;
    mAfterScrub.setSingleShot(true);
    mAfterScrub.setInterval(silenceMilliseconds);
    connect(&mAfterScrub, &QTimer::timeout, this, [this] {
        if (!mSounding && mOutput)
            mOutput->stop();
    });
    connect(&clock, &PlaybackClock::stateChanged, this, &SoundPlayer::restart);
    connect(&clock, &PlaybackClock::jumped, this, &SoundPlayer::restart);
    connect(&clock, &PlaybackClock::settingsChanged, this, &SoundPlayer::takeSettings);
    connect(&clock, &PlaybackClock::positionChanged, this, &SoundPlayer::follow);
    connect(&track, &SoundTrack::changed, this, &SoundPlayer::takeTrack);
    connect(&clock, &PlaybackClock::playheadMoved, this, &SoundPlayer::scrub);
    takeTrack();
}

SoundPlayer::~SoundPlayer()
{
    silence();
}

void SoundPlayer::setOutput(std::unique_ptr<SoundOutput> output)
{
    silence();
    mOutput = std::move(output);
    mFault.clear();
    if (mOutput)
        mOutput->setVolume(mVolume);
    restart();
}

double SoundPlayer::timeOf(double frame) const
{
    return (frame - mOffset) / PlaybackClock::framesPerSecond;
}

SoundWay SoundPlayer::wayFrom(double time) const
{
    SoundWay way;
    way.from = time;
    way.end = timeOf(mClock.turnsAt());
    if (mClock.isLooping())
        way.turn = timeOf(double(mClock.played().first));
    way.speed = mClock.speed();
    return way;
}

bool SoundPlayer::isWanted() const
{
    return mOutput && mClip && !mMuted && mClock.isPlaying() && !mClock.isHeld();
}

void SoundPlayer::restart()
{
    silence();
    if (isWanted())
        mSounding = start(wayFrom(timeOf(mClock.exactPosition())));
}

bool SoundPlayer::start(const SoundWay &way)
{
    mAfterScrub.stop();
    mAhead = 0;
    mLooks = 0;
    mUsual = 0;
    // One of its own: what plays still may pull from the one before until it hears that it is to stop.
    mStream = std::make_shared<SoundStream>();
    mStream->set(mClip, way);
    const QString fault = mOutput->start(mStream);
    if (fault.isEmpty())
        return true;
    if (fault != mFault) {
        mFault = fault;
        Q_EMIT failed(fault);
    }
    return false;
}

void SoundPlayer::silence()
{
    const bool wasHeard = mSounding || mAfterScrub.isActive();
    mSounding = false;
    mAfterScrub.stop();
    if (wasHeard && mOutput)
        mOutput->stop();
}

void SoundPlayer::takeTrack()
{
    const std::optional<SoundNote> &note = mTrack.note();
    if (note && mOutput && note->volume != mVolume) {
        mVolume = note->volume;
        mOutput->setVolume(mVolume);
    }
    const double offset = note ? note->offset : 0;
    if (mTrack.clip() == mClip && offset == mOffset && mTrack.isMuted() == mMuted)
        return;
    mClip = mTrack.clip();
    mOffset = offset;
    mMuted = mTrack.isMuted();
    restart();
    // Starting the device may have taken a while.
    if (mSounding)
        mClock.goOn();
}

void SoundPlayer::takeSettings()
{
    if (mSounding)
        mStream->setWay(wayFrom(0));
}

void SoundPlayer::follow()
{
    if (!mSounding)
        return;
    const double buffered = mOutput->buffered();
    const double now = timeOf(mClock.exactPosition());
    const SoundWay way = wayFrom(now);
    double ahead = mStream->positionBefore(buffered) - now;
    // One may have turned back already, the other not yet.
    if (way.turn && std::abs(ahead) > (way.end - *way.turn) / 2)
        ahead -= std::copysign(way.end - *way.turn, ahead);
    ahead /= way.speed;
    // It begins in step. How much a device still holds is told in its own way, by which it seems to be some
    // hundredths of a second ahead or behind all the time: only what changes from there on counts.
    constexpr int looksAtFirst = 30;
    if (mLooks < looksAtFirst) {
        ++mLooks;
        mUsual += (ahead - mUsual) / mLooks;
        constexpr double believable = 0.06;
        if (mLooks == looksAtFirst && std::abs(mUsual) > believable) {
            // A device that is used for the first time may begin late.
            mUsual = 0;
            jumpTo(way, buffered);
        }
        return;
    }
    // It takes what it plays in pieces: a single look says little.
    constexpr double smoothing = 0.06;
    constexpr double largest = 0.045; // from there on lips are seen to be late
    mAhead += (ahead - mUsual - mAhead) * smoothing;
    if (std::abs(mAhead) > largest) {
        jumpTo(way, buffered + mUsual);
        return;
    }
    constexpr double unheard = 0.008;
    constexpr double perSecond = 0.1;
    constexpr double fastest = 0.005;
    const double excess = std::abs(mAhead) > unheard ? mAhead : 0;
    mStream->setCorrection(1 - qBound(-fastest, excess * perSecond, fastest));
}

void SoundPlayer::jumpTo(SoundWay way, double buffered)
{
    // What is pulled now is heard when what is buffered has been.
    way.from += buffered * way.speed;
    mStream->set(mClip, way);
    mAhead = 0;
}

void SoundPlayer::scrub(qint64 frame)
{
    const bool isByHand = !mClock.isPlaying() || mClock.isHeld();
    if (!mScrubs || !isByHand || !mOutput || !mClip || mMuted)
        return;
    SoundWay way;
    way.from = timeOf(double(frame));
    way.end = way.from + scrubLength;
    if (start(way))
        mAfterScrub.start();
}

} // namespace furitsuke
