// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/motionchange.h"
#include "editor-core/document/motioncommand.h"
#include "editor-core/edits/editresult.h"
#include "editor-core/edits/valueedits.h"
#include "editor-core/vmd/reader.h"

#include <QObject>
#include <QUndoStack>

namespace furitsuke {

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
    /// The bound of undo memory; the newest step is kept however large it is.
    qsizetype undoBytes() const { return mUndoBytes; }
    void setUndoBytes(qsizetype bytes);
    qsizetype usedUndoBytes() const;

    /// A number that no gesture has had; steps with the same number become one.
    int newGesture() { return ++mLastGesture; }

    // Verbs. Each is one undo step with a text that says what it did; those that change nothing leave no
    // step. The result's error, overwritten and dropped counts are for the caller to show.

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
    EditResult setCurves(const QList<BoneChannel> &channels, CurvePoints curve, int gesture = noGesture);
    EditResult setCurves(const QList<CameraChannel> &channels, CurvePoints curve, int gesture = noGesture);
    /// The name as typed, in the document's encoding.
    EditResult renameTrack(TrackRef track, const QString &name);

Q_SIGNALS:
    void changed(const furitsuke::MotionChange &change);
    void selectionChanged();
    void playheadChanged(qint64 frame);
    void encodingChanged();
    void diagnosticsChanged();

private:
    friend class MotionCommand;

    /// Applies an edit, then shows the state that belongs to it. For commands.
    void applyEdit(const MotionEdit &edit, const EditorState &state);
    void push(const QString &text, EditResult &result, int gesture = noGesture);
    void pushInsert(EditResult &result);
    /// Takes the oldest steps off where undo memory is over its bound.
    void trimUndo();

    Motion mMotion;
    EditorState mState;
    NameEncoding mEncoding = NameEncoding::Cp932;
    Diagnostics mDiagnostics;
    QUndoStack *mStack;
    qsizetype mUndoBytes = defaultUndoBytes;
    int mLastGesture = 0;
    bool mRebuilding = false; ///< steps are put on a stack again; the motion has them already
};

} // namespace furitsuke
