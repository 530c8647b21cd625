// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/playback.h"
#include "editor-core/sound/soundoutput.h"
#include "editor-core/sound/soundstream.h"
#include "editor-core/timeline/soundtrack.h"

#include <QObject>
#include <QTimer>

namespace furitsuke {

/// Plays a document's sound in step with its playback clock. The clock leads: what is heard is compared with
/// where the clock is, small differences, as between the clocks of a computer and of its sound device, are
/// taken back by playing some thousandths faster or slower, large ones by a jump. Loops turn back inside the
/// stream, without a gap. At other speeds than 1 pitch goes along.
class SoundPlayer : public QObject
{
    Q_OBJECT

public:
    /// How much is heard at a frame while somebody moves the playhead, in seconds.
    static constexpr double scrubLength = 0.1;

    SoundPlayer(PlaybackClock &clock, SoundTrack &track, QObject *parent = nullptr);
    ~SoundPlayer() override;

    /// Without an output there is no sound.
    void setOutput(std::unique_ptr<SoundOutput> output);

    /// Whether a short piece is heard wherever the playhead is moved to.
    bool isScrubbing() const { return mScrubs; }
    void setScrubbing(bool scrubs) { mScrubs = scrubs; }

    bool isSounding() const { return mSounding; }

Q_SIGNALS:
    /// There is no sound to be heard, translated why; told once.
    void failed(const QString &fault);

private:
    bool isWanted() const;
    /// Starts, stops, or starts again from where the clock is.
    void restart();
    void takeTrack();
    void takeSettings();
    void follow();
    /// Goes on from another place without starting the device anew.
    void jumpTo(SoundWay way, double buffered);
    void scrub(qint64 frame);
    bool start(const SoundWay &way);
    void silence();
    double timeOf(double frame) const;
    SoundWay wayFrom(double time) const;

    PlaybackClock &mClock;
    SoundTrack &mTrack;
    std::unique_ptr<SoundOutput> mOutput;
    std::shared_ptr<SoundStream> mStream = std::make_shared<SoundStream>();
    QTimer mAfterScrub;
    SoundClipPtr mClip; ///< what is played, and where it begins
    double mOffset = 0;
    double mVolume = 1;
    bool mMuted = false;
    bool mScrubs = false;
    bool mSounding = false;
    int mLooks = 0;    ///< since it began, as far as they are counted
    double mUsual = 0; ///< how far ahead it seemed to be in these
    double mAhead = 0; ///< how much farther it seems ahead now, in seconds, smoothed
    QString mFault;    ///< that was told
};

} // namespace furitsuke
