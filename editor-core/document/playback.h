// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/framerange.h"
#include "editor-core/document/motiondocument.h"

#include <QTimer>

#include <functional>
#include <optional>

namespace furitsuke {

/// Plays a document's motion: moves its playhead in real time, 30 frames a second at speed 1.
///
/// What is played is the play range where there is one, else frame 0 to the last key, or to the end of the
/// sound where that is later. While it loops every
/// frame lasts equally long, the last one too, so that a turn takes as many thirtieths as it has frames.
/// Between two frames lies position(), which views may use for a smoother picture; the playhead stands at the
/// whole frame that has begun. Where drawing is slow frames are left out: the time is right.
///
/// Somebody who moves the playhead while it plays is followed: it plays on from there. Past the end of the
/// play range it then goes on to the last key.
class PlaybackClock : public QObject
{
    Q_OBJECT

public:
    static constexpr double framesPerSecond = 30;
    static constexpr double slowest = 0.1;
    static constexpr double fastest = 4;
    /// Nanoseconds of a clock that never goes back.
    using TimeSource = std::function<qint64()>;

    /// Tests give a clock of their own and call tick(); by itself it is called about every 16 ms.
    explicit PlaybackClock(MotionDocument &document, TimeSource time = {}, QObject *parent = nullptr);

    bool isPlaying() const { return mPlaying; }
    /// Where it is, in frames; between two of them while playing, else the playhead.
    double position() const { return mPlaying ? mShown : double(mDocument.playhead()); }

    /// The same while playing, but the last frame's duration included.
    double exactPosition() const { return mPlaying ? mPosition : double(mDocument.playhead()); }

    /// Plays from the playhead on, from the first frame where the playhead is outside what is played, or at
    /// its end and nothing loops.
    void play();
    /// Stays where it is.
    void pause();
    /// Goes back to where play() began.
    void stop();
    void toggle();
    /// While held it plays, but time stands still: the playhead is in somebody's hand.
    void hold(bool on);
    bool isHeld() const { return mHeld; }
    /// Goes on from where it is: the time since it last moved does not count. So it does by itself when all
    /// have heard that it plays, or that it jumped: what has to be started for it may take a while.
    void goOn();

    double speed() const { return mSpeed; }
    /// 0.1 to 4; what lies outside becomes the nearest.
    void setSpeed(double speed);
    /// The speeds that are offered, ascending.
    static const QList<double> &speeds();
    /// Goes to the next of them.
    void stepSpeed(bool faster);
    bool isLooping() const { return mLooping; }
    void setLooping(bool looping);
    /// The range somebody set, if any: the document's.
    const std::optional<FrameRange> &range() const { return mDocument.playRange(); }
    void setRange(const std::optional<FrameRange> &range);
    /// Sets one end of the range. The other one stays where it is where it can, else it is that of the
    /// motion.
    void setRangeFirst(qint64 frame);
    void setRangeLast(qint64 frame);
    /// What is played: the range, or everything.
    FrameRange played() const;
    /// Everything: frame 0 to the last key, or to the last frame of the sound.
    FrameRange everything() const;
    /// Where the way from here on ends, or turns back to the first frame played: the last frame's duration
    /// included where it turns back.
    double turnsAt() const { return mLooping ? endOfWay() : endOfWay() - 1; }
    /// The last frame of the sound that is played along; 0 where there is none.
    void setSoundEnd(qint64 frame);

    /// Another motion is in the document: pauses, with the range and looping that belong to it.
    void reset(const std::optional<FrameRange> &range = {}, bool looping = false);

    /// Moves on to the present time.
    void tick();

Q_SIGNALS:
    /// With every tick, and with every move of the playhead.
    void positionChanged(double frame);
    void stateChanged(bool playing);
    /// Somebody, not the clock, has moved the playhead.
    void playheadMoved(qint64 frame);
    /// Speed, range or looping, or how long everything is.
    void settingsChanged();
    /// While it plays: time does not simply go on, since somebody has moved the playhead, holds it or lets it
    /// go, or has changed the speed. Turning back at the end of a loop is no jump.
    void jumped();

private:
    /// Counts from here and now on.
    void anchor(double position);
    void tellJump();
    /// Where the way from the anchor on ends, the last frame's duration included.
    double endOfWay() const;
    void moveTo(double position);
    void finish(double position);
    void takePlayhead(qint64 frame);
    void takeRange();

    MotionDocument &mDocument;
    TimeSource mTime;
    QTimer mTimer;
    bool mPlaying = false;
    bool mHeld = false;
    bool mMoving = false;   ///< the playhead is moved from here
    double mPosition = 0;   ///< the last frame's duration included
    double mShown = 0;      ///< the same, but not past the last frame
    double mAnchor = 0;     ///< position at mAnchorTime
    qint64 mAnchorTime = 0; ///< nanoseconds
    qint64 mStart = 0;      ///< the playhead when play() was called
    qint64 mSoundEnd = 0;
    bool mPastRange = false; ///< somebody went on after the range
    double mSpeed = 1;
    bool mLooping = false;
};

} // namespace furitsuke
