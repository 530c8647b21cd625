// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/timenotes.h"
#include "editor-core/motion/motionedit.h"

#include <QUndoCommand>

namespace furitsuke {

class MotionDocument;

/// What an undo step brings back besides the motion.
struct EditorState
{
    KeySelection selection;
    qint64 playhead = 0;
    TimeNotes notes;
};

/// The one undo command: an edit, with selection, playhead and notes on both sides of it. Steps are merged
/// only where both carry the same gesture id, as the ticks of one drag of a slider do.
class MotionCommand : public QUndoCommand
{
public:
    MotionCommand(MotionDocument &document, const QString &text, MotionEdit edit, EditorState before,
                  EditorState after, int gesture);

    void redo() override;
    void undo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand *later) override;

    /// Undoing it takes it off the stack.
    void forgetWhenUndone() { mForgets = true; }

    qsizetype byteSize() const { return mBytes; }
    /// The same step, to be put on the stack again.
    MotionCommand *clone() const;

private:
    void countBytes();

    MotionDocument &mDocument;
    MotionEdit mEdit;
    EditorState mBefore;
    EditorState mAfter;
    int mGesture;
    qsizetype mBytes;
    bool mForgets = false;
};

} // namespace furitsuke
