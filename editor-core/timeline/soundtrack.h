// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/motiondocument.h"
#include "editor-core/sound/soundclip.h"

#include <QObject>

namespace furitsuke {

/// The sound of a document as views show it: what the document's notes say of it, and the clip, once somebody
/// has read it. Who reads it tells it here.
class SoundTrack : public QObject
{
    Q_OBJECT

public:
    explicit SoundTrack(MotionDocument &document, QObject *parent = nullptr);

    /// What is noted; nothing where there is no sound.
    const std::optional<SoundNote> &note() const { return mNote; }
    /// Null while it is being read, and where it could not be.
    const SoundClipPtr &clip() const { return mClip; }
    /// Why there is no clip; empty while it is being read.
    const QString &fault() const { return mFault; }
    bool isReading() const { return mNote && !mClip && mFault.isEmpty(); }
    /// 0 to 1000.
    int progress() const { return mProgress; }

    /// The frame at which the sound begins, as it is to be shown: while it is dragged, where it is dragged
    /// to.
    double shownOffset() const;
    void setDraggedOffset(const std::optional<double> &frame);
    bool isDragged() const { return mDragged.has_value(); }

    bool isMuted() const { return mMuted; }
    void setMuted(bool muted);

    void setClip(const SoundClipPtr &clip);
    void setFault(const QString &fault);
    void setProgress(int permille);

Q_SIGNALS:
    /// Another file is noted, or none; it has no clip yet.
    void fileChanged();
    /// Anything that is shown.
    void changed();

private:
    void takeNotes();

    MotionDocument &mDocument;
    std::optional<SoundNote> mNote;
    SoundClipPtr mClip;
    QString mFault;
    std::optional<double> mDragged;
    int mProgress = 0;
    bool mMuted = false;
};

} // namespace furitsuke
