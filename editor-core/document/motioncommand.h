// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/timenotes.h"
#include "editor-core/motion/motionedit.h"

#include <QUndoCommand>

#include <memory>

namespace furitsuke {

class MotionDocument;

/// What an undo step brings back besides the motion.
struct EditorState
{
    KeySelection selection;
    qint64 playhead = 0;
    TimeNotes notes;
};

/// Frames that a step puts into the motion's time, or takes out of it.
struct FrameShift
{
    qint64 frame = 0; ///< the first of them
    qint64 count = 0; ///< negative where they are taken out; 0: none
};

/// The one undo command: an edit, with selection, playhead and notes on both sides of it. Steps are merged
/// only where both carry the same gesture id, as the ticks of one drag of a slider do.
class MotionCommand : public QUndoCommand
{
public:
    MotionCommand(MotionDocument &document, const QString &text, MotionEdit edit, EditorState before,
                  EditorState after, int gesture, const FrameShift &shift = {});

    void redo() override;
    void undo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand *later) override;

    /// Undoing it takes it off the stack.
    void forgetWhenUndone() { mForgets = true; }

    const MotionEdit &edit() const { return mEdit; }
    const EditorState &before() const { return mBefore; }
    qsizetype byteSize() const { return mBytes; }
    /// The same step, to be put on the stack again.
    MotionCommand *clone() const;

private:
    /// The play range goes along with the frames. It is no part of the steps, so what somebody has set it to
    /// since is not undone, but shifted back.
    struct RangeShift
    {
        FrameShift shift;
        std::optional<FrameRange> before = {};
        std::optional<FrameRange> after = {};
    };

    void countBytes();
    void shiftRange();
    void shiftRangeBack();

    MotionDocument &mDocument;
    MotionEdit mEdit;
    EditorState mBefore;
    EditorState mAfter;
    int mGesture;
    std::unique_ptr<RangeShift> mRange; ///< few steps have one
    qsizetype mBytes;
    bool mForgets = false;
};

} // namespace furitsuke
