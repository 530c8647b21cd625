// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/soundtrack.h"

namespace furitsuke {

SoundTrack::SoundTrack(MotionDocument &document, QObject *parent)
    : QObject(parent)
    , mDocument(document)
    , mNote(document.timeNotes().sound)
{
    connect(&document, &MotionDocument::timeNotesChanged, this, &SoundTrack::takeNotes);
}

void SoundTrack::takeNotes()
{
    const std::optional<SoundNote> &note = mDocument.timeNotes().sound;
    if (note == mNote)
        return;
    const QString before = mNote ? mNote->path : QString();
    mNote = note;
    mDragged.reset();
    if (before != (mNote ? mNote->path : QString())) {
        mClip.reset();
        mFault.clear();
        mProgress = 0;
        Q_EMIT fileChanged();
    }
    Q_EMIT changed();
}

double SoundTrack::shownOffset() const
{
    return mDragged.value_or(mNote ? mNote->offset : 0);
}

void SoundTrack::setDraggedOffset(const std::optional<double> &frame)
{
    if (frame == mDragged)
        return;
    mDragged = frame;
    Q_EMIT changed();
}

void SoundTrack::setMuted(bool muted)
{
    if (muted == mMuted)
        return;
    mMuted = muted;
    Q_EMIT changed();
}

void SoundTrack::setClip(const SoundClipPtr &clip)
{
    mClip = clip;
    mFault.clear();
    Q_EMIT changed();
}

void SoundTrack::setFault(const QString &fault)
{
    mClip.reset();
    mFault = fault;
    Q_EMIT changed();
}

void SoundTrack::setProgress(int permille)
{
    if (permille == mProgress)
        return;
    mProgress = permille;
    Q_EMIT changed();
}

} // namespace furitsuke
