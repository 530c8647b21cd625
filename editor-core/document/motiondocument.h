// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/motionchange.h"
#include "editor-core/document/motioncommand.h"
#include "editor-core/document/tracklisting.h"
#include "editor-core/document/tracklook.h"
#include "editor-core/edits/iknames.h"
#include "editor-core/edits/valueedits.h"
#include "editor-core/motion/modeloutline.h"
#include "editor-core/vmd/reader.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QUndoStack>

namespace furitsuke {

/// How a step is put on the undo stack.
struct StepOptions
{
    /// Steps with the same number become one; see MotionDocument::newGesture().
    int gesture = -1;
    /// What is selected afterwards, in rows after the edit; else what was selected stays with its keys.
    std::optional<KeySelection> selection = {};
    std::optional<qint64> playhead = {};
    std::optional<TimeNotes> notes = {};
    /// Frames that are put in or taken out: the play range goes along.
    FrameShift shift = {};
};

/// A motion that is being edited: the motion, what is selected, where the playhead stands, and the steps that
/// can be undone. Views call its verbs; only the document pushes commands. Every change to the motion is
/// announced once, by changed().
class MotionDocument : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype defaultUndoBytes = qsizetype(256) << 20;
    static constexpr int noGesture = -1;

    explicit MotionDocument(QObject *parent = nullptr);
    ~MotionDocument() override;

    const Motion &motion() const { return mMotion; }
    const KeySelection &selection() const { return mState.selection; }
    /// Frame that the playhead stands at, 0 or later.
    qint64 playhead() const { return mState.playhead; }
    const Diagnostics &diagnostics() const { return mDiagnostics; }
    /// What is to be said of the file as it is now, after a save.
    void setDiagnostics(const Diagnostics &diagnostics);

    /// Puts another motion in; nothing of the one before is left, its undo steps included.
    void setContent(ReadResult content);

    /// In which encoding names are read and written; suggested by the reader, a choice of the user's.
    NameEncoding encoding() const { return mEncoding; }
    void setEncoding(NameEncoding encoding);
    /// A track's name for people; for tracks without a name of their own what they are.
    QString trackLabel(TrackRef track) const;

    QUndoStack &undoStack() { return *mStack; }
    bool isModified() const { return !mStack->isClean(); }
    /// The motion as it is now is what is in the file.
    void setSaved();
    /// The motion that is in the file, or that was put in: to compare with. Shares with the motion what has
    /// not changed since. Undoing does not change it.
    const Motion &savedMotion() const { return mSaved; }
    /// Another motion is in the file, where the present one has changed since it was written.
    void setSavedMotion(const Motion &motion);
    /// The bound of undo memory; the newest step is kept however large it is.
    qsizetype undoBytes() const { return mUndoBytes; }
    void setUndoBytes(qsizetype bytes);
    qsizetype usedUndoBytes() const;

    /// A number that no gesture has had; steps with the same number become one.
    int newGesture() { return ++mLastGesture; }

    /// The tracks that commands for "the selected tracks" work on: those of the selected keys, or those that
    /// were chosen in the track list since.
    QList<TrackRef> chosenTracks() const { return mChosen; }
    void setChosenTracks(const QList<TrackRef> &tracks);

    TrackLook trackLook(TrackRef track) const { return mLooks.value(track); }
    /// Locking a track takes its keys out of the selection.
    void setTrackLook(TrackRef track, const TrackLook &look);
    /// The same for several tracks at once, told once.
    void setTrackLooks(const QHash<TrackRef, TrackLook> &looks);
    /// All tracks that look in any way other than usual.
    const QHash<TrackRef, TrackLook> &trackLooks() const { return mLooks; }
    bool isEditable(TrackRef track) const { return !mLooks.value(track).locked; }
    QList<TrackRef> editableTracks() const;
    /// Whether a track was edited since the motion was put in.
    bool isTouched(TrackRef track) const { return mTouched.contains(track); }

    /// Which tracks are listed, for as long as the motion is open.
    const TrackListing &trackListing() const { return mListing; }
    void setTrackListing(const TrackListing &listing);

    /// The model that the motion is shown on; nothing where there is none. Another motion keeps it.
    const std::optional<ModelOutline> &modelOutline() const { return mOutline; }
    void setModelOutline(const std::optional<ModelOutline> &outline);

    const TimeNotes &timeNotes() const { return mState.notes; }
    void setTimeNotes(const QString &text, const TimeNotes &notes, int gesture = noGesture);
    /// Puts in the notes that belong to the motion that was put in, as part of opening it.
    void initTimeNotes(const TimeNotes &notes);

    /// The frames that are played, where somebody set them. Not a step of its own; steps that put frames in
    /// or take them out shift it along.
    const std::optional<FrameRange> &playRange() const { return mPlayRange; }
    void setPlayRange(const std::optional<FrameRange> &range);

    /// Pushes a step: the one way by which a motion changes. Nothing happens where the edit and the notes
    /// change nothing, where the result is an error, or where the document is held.
    void apply(const QString &text, const EditResult &result, const StepOptions &options = {});
    /// Undoes the last step for good, so that the gesture it belongs to can give another one in its place.
    /// Nothing happens, and it returns false, where the last step is not of this gesture.
    bool takeBack(int gesture);
    /// takeBack() and apply() in one, told once and without the way back: a step in the place of the last
    /// one, where that is of the same gesture. The edit fits the motion before that one, which is `before`.
    /// Nothing happens, and it returns false, where the two cannot be exchanged so.
    bool replaceLast(const QString &text, const EditResult &result, const Motion &before,
                     const StepOptions &options);

    /// While a document is held no edit changes its motion and no step is made: one is being worked out
    /// elsewhere. What is selected, listed and shown may change. Undoing is the caller's to keep from.
    bool isHeld() const { return mHeld; }
    /// Why nothing can be edited now; empty where it can.
    QString heldFault() const;
    void setHeld(bool held);

    // Verbs. Each is one undo step with a text that says what it did; those that change nothing leave no
    // step. The result's error, overwritten and dropped counts are for the caller to show. Those of larger
    // parts are free functions beside this class (timeverbs.h, clipboardverbs.h and so on).

    /// Keys of locked tracks are left out.
    void setSelection(const KeySelection &selection);
    void setPlayhead(qint64 frame);
    EditResult deleteSelection();
    EditResult moveSelection(qint64 frames, Collision collision = Collision::Overwrite,
                             int gesture = noGesture);
    template <class Key>
    EditResult insert(qint32 trackIndex, const QList<Key> &keys, Collision collision = Collision::Overwrite);
    EditResult setValues(const BoneValues &values, int gesture = noGesture);
    EditResult setValues(const MorphValues &values, int gesture = noGesture);
    EditResult setValues(const CameraValues &values, int gesture = noGesture);
    EditResult setValues(const LightValues &values, int gesture = noGesture);
    EditResult setValues(const ShadowValues &values, int gesture = noGesture);
    EditResult setValues(const StateValues &values, int gesture = noGesture);
    /// The name as typed, in the document's encoding. A bone's name in display/IK records follows, unless it
    /// is to be kept or these are locked.
    EditResult renameTrack(TrackRef track, const QString &name, IkNames ikNames = IkNames::Follow);

Q_SIGNALS:
    void changed(const furitsuke::MotionChange &change);
    void selectionChanged();
    void playheadChanged(qint64 frame);
    void encodingChanged();
    void diagnosticsChanged();
    void chosenTracksChanged();
    void trackLooksChanged();
    void trackListingChanged();
    void modelOutlineChanged();
    void timeNotesChanged();
    void playRangeChanged();
    void heldChanged();
    void savedMotionChanged();
    /// Other tracks count as edited.
    void touchedTracksChanged();

private:
    friend class MotionCommand;

    /// Applies an edit, then shows the state that belongs to it. For commands.
    void applyEdit(const MotionEdit &edit, const EditorState &state);
    /// Takes over selection, playhead and notes, and tells what changed.
    void showState(const EditorState &state, const MotionChange &change = {});
    void pushInsert(const EditResult &result);
    void keepSaved(const Motion &motion);
    void touch(const QList<TrackSpan> &spans);
    /// Nothing may be remembered of tracks that are not there any more; whether chosen ones were among them.
    bool forgetLostTracks();
    KeySelection withoutLocked(KeySelection selection) const;
    /// Takes the oldest steps off where undo memory is over its bound.
    void trimUndo();

    Motion mMotion;
    Motion mSaved;
    EditorState mState;
    QList<TrackRef> mChosen;
    QHash<TrackRef, TrackLook> mLooks; ///< none that are as usual
    QSet<TrackRef> mTouched;
    TrackListing mListing;
    std::optional<ModelOutline> mOutline;
    std::optional<FrameRange> mPlayRange;
    NameEncoding mEncoding = NameEncoding::Cp932;
    Diagnostics mDiagnostics;
    QUndoStack *mStack;
    qsizetype mUndoBytes = defaultUndoBytes;
    int mLastGesture = 0;
    bool mHeld = false;
    bool mForgotSteps = false; ///< undoing everything does not lead back to what was put in
    bool mRebuilding = false;  ///< steps are put on a stack again; the motion has them already
    /// What a step that is being pushed is put in the place of.
    struct Replaced
    {
        const Motion &before;
        const MotionEdit &edit;
    };
    const Replaced *mReplaced = nullptr;
};

} // namespace furitsuke
