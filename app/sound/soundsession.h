// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/backgroundtask.h"
#include "editor-core/sound/soundload.h"
#include "editor-core/timeline/soundplayer.h"

#include <QDateTime>

namespace furitsuke {

/// The sound of a window: reads in the background what somebody opens, and what the document's notes name,
/// also after an undo; and plays it.
class SoundSession : public QObject
{
    Q_OBJECT

public:
    SoundSession(MotionDocument &document, PlaybackClock &clock, SoundTrack &track,
                 QObject *parent = nullptr);

    /// Reads a file, then makes it the document's sound, as a step. Where it cannot be read nothing changes.
    void open(const QString &path);
    bool isReading() const { return mOpening.isRunning() || mReading.isRunning(); }
    /// What is being opened is not opened; the document's own sound stays noted, but is not heard.
    void cancel();
    /// Another motion comes: what is being opened was meant for the one before.
    void forget();

    SoundPlayer &player() { return mPlayer; }

Q_SIGNALS:
    /// A file that somebody opened was read, or refused; then the error says why.
    void opened(bool ok, const QString &error);
    void message(const QString &text, bool warning);
    /// Reading began or ended.
    void readingChanged();
    /// 0..1000.
    void progressed(int permille);

private:
    /// A file as it was when it was read.
    struct Read
    {
        QString path;
        QDateTime modified;
        SoundLoad load;
    };

    void takeOpened(const Read &read);
    void readNoted();
    void takeNoted(const Read &read);
    static Read readFile(const QString &path, TaskProgress &progress);
    /// What is said of a sound that is there now.
    void report(const SoundLoad &load);

    MotionDocument &mDocument;
    SoundTrack &mTrack;
    SoundPlayer mPlayer;
    BackgroundTask mOpening;
    BackgroundTask mReading;
    int mRequest = 0; ///< the last that was opened
    Read mLast;       ///< so that undoing and redoing need not read again
};

} // namespace furitsuke
