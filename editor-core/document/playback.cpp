// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/playback.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>

namespace furitsuke {

namespace {

constexpr double nanosecondsPerSecond = 1e9;

PlaybackClock::TimeSource systemTime()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return timer.nsecsElapsed(); };
}

} // namespace

PlaybackClock::PlaybackClock(MotionDocument &document, TimeSource time, QObject *parent)
    : QObject(parent)
    , mDocument(document)
    , mTime(time ? std::move(time) : systemTime())
{
    constexpr int tickMilliseconds = 16;
    mTimer.setInterval(tickMilliseconds);
    mTimer.setTimerType(Qt::PreciseTimer);
    connect(&mTimer, &QTimer::timeout, this, &PlaybackClock::tick);
    connect(&document, &MotionDocument::playheadChanged, this, &PlaybackClock::takePlayhead);
    connect(&document, &MotionDocument::playRangeChanged, this, &PlaybackClock::takeRange);
}

FrameRange PlaybackClock::played() const
{
    return range() ? *range() : everything();
}

FrameRange PlaybackClock::everything() const
{
    return {0, qMax<qint64>(mDocument.motion().lastFrame(), mSoundEnd)};
}

void PlaybackClock::setSoundEnd(qint64 frame)
{
    frame = qBound<qint64>(0, frame, FrameRange::latest);
    if (frame == mSoundEnd)
        return;
    mSoundEnd = frame;
    Q_EMIT settingsChanged();
}

void PlaybackClock::play()
{
    if (mPlaying)
        return;
    const FrameRange range = played();
    mStart = mDocument.playhead();
    const bool atEnd = !mLooping && mStart == range.last;
    mPlaying = true;
    mHeld = false;
    mPastRange = false;
    anchor(double(range.contains(mStart) && !atEnd ? mStart : range.first));
    mTimer.start();
    Q_EMIT stateChanged(true);
    goOn();
    moveTo(mAnchor);
}

void PlaybackClock::pause()
{
    if (mPlaying)
        finish(mPosition);
}

void PlaybackClock::stop()
{
    if (mPlaying)
        finish(double(mStart));
}

void PlaybackClock::toggle()
{
    if (mPlaying)
        pause();
    else
        play();
}

void PlaybackClock::hold(bool on)
{
    if (on == mHeld || !mPlaying)
        return;
    tick();
    mHeld = on;
    anchor(mPosition);
    tellJump();
}

void PlaybackClock::setSpeed(double speed)
{
    if (std::isnan(speed) || qBound(slowest, speed, fastest) == mSpeed)
        return;
    // What has passed has passed at the old speed.
    tick();
    mSpeed = qBound(slowest, speed, fastest);
    anchor(mPosition);
    Q_EMIT settingsChanged();
    if (mPlaying)
        tellJump();
}

const QList<double> &PlaybackClock::speeds()
{
    static const QList<double> list = {slowest, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, fastest};
    return list;
}

void PlaybackClock::stepSpeed(bool faster)
{
    const QList<double> &list = speeds();
    const auto next = std::upper_bound(list.begin(), list.end(), mSpeed);
    const auto here = std::lower_bound(list.begin(), list.end(), mSpeed);
    if (faster && next != list.end())
        setSpeed(*next);
    else if (!faster && here != list.begin())
        setSpeed(*std::prev(here));
}

void PlaybackClock::setLooping(bool looping)
{
    if (looping == mLooping)
        return;
    mLooping = looping;
    Q_EMIT settingsChanged();
}

void PlaybackClock::setRange(const std::optional<FrameRange> &range)
{
    const std::optional<FrameRange> ordered =
        range ? std::optional(FrameRange::between(range->first, range->last)) : std::nullopt;
    if (ordered == this->range())
        return;
    tick();
    mDocument.setPlayRange(ordered);
}

void PlaybackClock::takeRange()
{
    mPastRange = false;
    const bool turns = mPlaying && mPosition >= endOfWay();
    if (turns)
        anchor(double(played().first));
    Q_EMIT settingsChanged();
    if (turns)
        tellJump();
}

void PlaybackClock::setRangeFirst(qint64 frame)
{
    const qint64 last = played().last;
    setRange(FrameRange{frame, frame <= last ? last : qMax(frame, everything().last)});
}

void PlaybackClock::setRangeLast(qint64 frame)
{
    const qint64 first = played().first;
    setRange(FrameRange{frame >= first ? first : 0, frame});
}

void PlaybackClock::reset(const std::optional<FrameRange> &range, bool looping)
{
    pause();
    setRange(range);
    setLooping(looping);
}

void PlaybackClock::anchor(double position)
{
    mPosition = position;
    mAnchor = position;
    mAnchorTime = mTime();
}

void PlaybackClock::goOn()
{
    if (mPlaying)
        anchor(mPosition);
}

void PlaybackClock::tellJump()
{
    Q_EMIT jumped();
    goOn();
}

double PlaybackClock::endOfWay() const
{
    const qint64 last = played().last;
    return double(mPastRange ? qMax(last, everything().last) : last) + 1;
}

void PlaybackClock::tick()
{
    if (!mPlaying || mHeld)
        return;
    // Multiplied before it is divided: whole thirtieths are whole frames.
    const double way = double(mTime() - mAnchorTime) * framesPerSecond * mSpeed / nanosecondsPerSecond;
    double position = mAnchor + way;
    const double end = endOfWay();
    if (position >= end || (!mLooping && position >= end - 1)) {
        // Behind the last key there is nothing to play: who went there stays there.
        const bool beganBehind = mAnchor >= end;
        if (!mLooping) {
            finish(beganBehind ? mAnchor : end - 1);
            return;
        }
        const FrameRange range = played();
        mPastRange = false;
        position = double(range.first);
        if (!beganBehind)
            position += std::fmod(mAnchor + way - end, double(range.length()));
        anchor(position);
    }
    moveTo(position);
}

void PlaybackClock::moveTo(double position)
{
    // The last frame lasts as long as any other, but nothing of what follows it is shown meanwhile.
    mPosition = position;
    mShown = qMin(position, endOfWay() - 1);
    mMoving = true;
    mDocument.setPlayhead(qint64(std::floor(mShown)));
    mMoving = false;
    Q_EMIT positionChanged(this->position());
}

void PlaybackClock::finish(double position)
{
    mPlaying = false;
    mHeld = false;
    mTimer.stop();
    mMoving = true;
    mDocument.setPlayhead(qint64(std::floor(position)));
    mMoving = false;
    Q_EMIT stateChanged(false);
    Q_EMIT positionChanged(this->position());
}

void PlaybackClock::takePlayhead(qint64 frame)
{
    if (mMoving)
        return;
    if (mPlaying) {
        anchor(double(frame));
        mShown = mAnchor;
        mPastRange = frame > played().last;
    }
    Q_EMIT positionChanged(double(frame));
    if (mPlaying)
        tellJump();
    Q_EMIT playheadMoved(frame);
}

} // namespace furitsuke
