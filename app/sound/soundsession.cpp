// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/soundsession.h"

#include "app/sound/audiosinkoutput.h"
#include "editor-core/document/soundverbs.h"

#include <QFileInfo>

namespace furitsuke {

SoundSession::SoundSession(MotionDocument &document, PlaybackClock &clock, SoundTrack &track, QObject *parent)
    : QObject(parent)
    , mDocument(document)
    , mTrack(track)
    , mPlayer(clock, track)
{
    mPlayer.setOutput(std::make_unique<AudioSinkOutput>());
    connect(&mPlayer, &SoundPlayer::failed, this,
            [this](const QString &fault) { Q_EMIT message(fault, true); });
    connect(&track, &SoundTrack::fileChanged, this, &SoundSession::readNoted);
    for (BackgroundTask *task : {&mOpening, &mReading}) {
        connect(task, &BackgroundTask::started, this, &SoundSession::readingChanged);
        connect(task, &BackgroundTask::finished, this, &SoundSession::readingChanged);
        connect(task, &BackgroundTask::progressed, this, &SoundSession::progressed);
    }
    connect(&mReading, &BackgroundTask::progressed, &track, &SoundTrack::setProgress);
}

SoundSession::Read SoundSession::readFile(const QString &path, TaskProgress &progress)
{
    Read read;
    read.path = path;
    read.modified = QFileInfo(path).lastModified();
    read.load = loadSoundFile(path, &progress);
    return read;
}

void SoundSession::cancel()
{
    if (mOpening.isRunning())
        mOpening.cancel();
    else
        mReading.cancel();
}

void SoundSession::forget()
{
    // Even where it was read by now, and only waits to be taken.
    ++mRequest;
    mOpening.cancel();
}

void SoundSession::open(const QString &path)
{
    const QString whole = QFileInfo(path).absoluteFilePath();
    Q_EMIT message(tr("Reading “%1”…").arg(QFileInfo(path).fileName()), false);
    mOpening.start([whole](TaskProgress &progress) { return readFile(whole, progress); },
                   [this, request = ++mRequest](const Read &read) {
                       if (request == mRequest)
                           takeOpened(read);
                   });
}

void SoundSession::takeOpened(const Read &read)
{
    if (!read.load.clip) {
        Q_EMIT message(read.load.error, !read.load.cancelled);
        Q_EMIT opened(false, read.load.cancelled ? QString() : read.load.error);
        return;
    }
    mLast = read;
    const QString fault = setSound(mDocument, read.path);
    if (!fault.isEmpty()) {
        Q_EMIT message(fault, true);
        Q_EMIT opened(false, fault);
        return;
    }
    // The same file again: it may have changed since it was read.
    if (mTrack.clip() != read.load.clip)
        mTrack.setClip(read.load.clip);
    report(read.load);
    Q_EMIT opened(true, {});
}

void SoundSession::readNoted()
{
    mReading.cancel();
    if (!mTrack.note())
        return;
    const QString path = mTrack.note()->path;
    if (path == mLast.path && QFileInfo(path).lastModified() == mLast.modified && mLast.load.clip) {
        mTrack.setClip(mLast.load.clip);
        return;
    }
    mReading.start([path](TaskProgress &progress) { return readFile(path, progress); },
                   [this](const Read &read) { takeNoted(read); });
}

void SoundSession::takeNoted(const Read &read)
{
    // Work that was cancelled for another sound ends after that has begun.
    if (!mTrack.note() || mTrack.note()->path != read.path || mTrack.clip())
        return;
    if (!read.load.clip) {
        if (read.load.cancelled && mReading.isRunning())
            return;
        mTrack.setFault(read.load.error);
        Q_EMIT message(
            tr("The sound “%1” cannot be read: %2").arg(QFileInfo(read.path).fileName(), read.load.error),
            true);
        return;
    }
    mLast = read;
    mTrack.setClip(read.load.clip);
    if (!read.load.warnings.isEmpty())
        report(read.load);
}

void SoundSession::report(const SoundLoad &load)
{
    QStringList lines = {tr("Sound “%1”: %2. It begins at %3.")
                             .arg(QFileInfo(mTrack.note()->path).fileName(), soundFacts(*load.clip),
                                  soundOffsetText(mTrack.note()->offset))};
    lines.append(load.warnings);
    Q_EMIT message(lines.join(QLatin1Char(' ')), !load.warnings.isEmpty());
}

} // namespace furitsuke
