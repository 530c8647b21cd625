// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/motioncommand.h"

#include "editor-core/document/motiondocument.h"

namespace furitsuke {

MotionCommand::MotionCommand(MotionDocument &document, const QString &text, MotionEdit edit,
                             EditorState before, EditorState after, int gesture, const FrameShift &shift)
    : QUndoCommand(text)
    , mDocument(document)
    , mEdit(std::move(edit))
    , mBefore(std::move(before))
    , mAfter(std::move(after))
    , mGesture(gesture)
    , mRange(shift.count != 0 ? std::make_unique<RangeShift>(RangeShift{shift}) : nullptr)
{
    // Most edits leave the same rows selected, and one set of them is enough.
    if (mAfter.selection == mBefore.selection)
        mAfter.selection = mBefore.selection;
    countBytes();
}

void MotionCommand::redo()
{
    mDocument.applyEdit(mEdit, mAfter);
    shiftRange();
}

void MotionCommand::undo()
{
    if (!mDocument.mRebuilding)
        mDocument.applyEdit(mEdit.inverted(), mBefore);
    shiftRangeBack();
    setObsolete(mForgets);
}

void MotionCommand::shiftRange()
{
    if (!mRange || mDocument.mRebuilding)
        return;
    const auto &[frame, count] = mRange->shift;
    mRange->before = mDocument.playRange();
    mRange->after = mRange->before ? furitsuke::shiftRange(*mRange->before, frame, count) : std::nullopt;
    mDocument.setPlayRange(mRange->after);
}

void MotionCommand::shiftRangeBack()
{
    if (!mRange || mDocument.mRebuilding)
        return;
    const auto &[frame, count] = mRange->shift;
    const std::optional<FrameRange> now = mDocument.playRange();
    if (now == mRange->after)
        mDocument.setPlayRange(mRange->before);
    else if (now)
        mDocument.setPlayRange(furitsuke::shiftRange(*now, frame, -count));
}

int MotionCommand::id() const
{
    return mGesture;
}

bool MotionCommand::mergeWith(const QUndoCommand *later)
{
    const auto *other = static_cast<const MotionCommand *>(later);
    if (mDocument.mRebuilding || !mEdit.canBeFollowedBy(other->mEdit))
        return false;
    mEdit = mEdit.followedBy(other->mEdit);
    mAfter = other->mAfter;
    countBytes();
    setText(other->text());
    // A gesture that ends where it began leaves no step.
    setObsolete(mEdit.changesNothing() && mBefore.notes == mAfter.notes);
    return true;
}

void MotionCommand::countBytes()
{
    // What QUndoCommand keeps for itself, and its text.
    constexpr qsizetype commandBytes = 160;
    mBytes = commandBytes + qsizetype(sizeof(MotionCommand)) - qsizetype(sizeof(MotionEdit)) +
             text().size() * qsizetype(sizeof(QChar)) + mBefore.selection.byteSize() + mEdit.byteSize();
    if (mRange)
        mBytes += qsizetype(sizeof(RangeShift));
    if (!(mAfter.selection == mBefore.selection))
        mBytes += mAfter.selection.byteSize();
}

MotionCommand *MotionCommand::clone() const
{
    auto *copy = new MotionCommand(mDocument, text(), mEdit, mBefore, mAfter, mGesture);
    if (mRange)
        copy->mRange = std::make_unique<RangeShift>(*mRange);
    return copy;
}

} // namespace furitsuke
