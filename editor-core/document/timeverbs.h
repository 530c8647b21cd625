// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/frameedits.h"
#include "editor-core/edits/reverseedits.h"
#include "editor-core/edits/scaleedits.h"

#include <QObject>

namespace furitsuke {

class MotionDocument;

// Each is one undo step with a text that says what it did, to how many keys, overwriting how many.

/// Moves the selected keys by exactly so many frames.
EditResult moveSelectionBy(MotionDocument &document, const TimeMove &move);
/// Steps with the same gesture become one.
EditResult scaleSelection(MotionDocument &document, const Scaling &scaling, int gesture = -1);
EditResult reverseSelection(MotionDocument &document);

/// The tracks whose frames are inserted or deleted. Bones and morphs: all, those that the track list shows,
/// or the chosen ones. Each of the other kinds is taken or not.
struct FrameScope
{
    enum Tracks : quint8 { All, Visible, Chosen };

    Tracks tracks = All;
    bool camera = true;
    bool light = true;
    bool shadow = true;
    bool states = true;
    /// What the track list shows, for Visible.
    QList<TrackRef> visible = {};
};

/// The tracks of a scope that are not locked. How many are locked is put into `locked`.
QList<TrackRef> tracksOf(const MotionDocument &document, const FrameScope &scope, int *locked = nullptr);

/// Inserts or deletes frames in the scope's tracks, see frameedits.h. Locked tracks are left out, which a
/// note says. Where the scope is all tracks, markers and the beat go along as shiftNotes() says, a note
/// telling of markers that are carried or deleted, and so does the play range, as shiftRange() says.
EditResult insertFrames(MotionDocument &document, const FrameScope &scope, const FrameRun &run);
EditResult deleteFrames(MotionDocument &document, const FrameScope &scope, const FrameRun &run);

/// What one of these would do, to keys and to what is noted of time.
struct TimeCounts : FrameCounts
{
    bool shiftsNotes = false; ///< markers or the beat change
};
/// The same in figures; losses and notes are those of the result.
TimeCounts countInsertFrames(const MotionDocument &document, const FrameScope &scope, const FrameRun &run);
TimeCounts countDeleteFrames(const MotionDocument &document, const FrameScope &scope, const FrameRun &run);

/// Nudges the selected keys. Nudges that follow each other, with nothing else done between them, are one undo
/// step: a burst. Each time the keys go from where the burst began, so that a key that was overwritten on the
/// way is there again when they have passed it, and a burst that ends where it began leaves no step.
class KeyNudger : public QObject
{
    Q_OBJECT

public:
    explicit KeyNudger(MotionDocument &document, QObject *parent = nullptr);

    /// Moves the selected keys so many frames further; at the ends of time they stop.
    EditResult nudge(qint64 frames, bool ripple = false);

private:
    void endBurst();

    MotionDocument &mDocument;
    int mGesture = -1;
    qint64 mTotal = 0;
    bool mRipple = false;
    bool mNudging = false;
};

} // namespace furitsuke
