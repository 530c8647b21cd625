// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/motiondocument.h"
#include "editor-core/edits/valuechange.h"
#include "editor-core/edits/valueentry.h"

namespace furitsuke {

// What an inspector does to the selected keys. Each is one undo step, and changes only keys of the kind that
// has the value. Results are for the caller to show: error, notes, how many keys changed.

/// Sets one value of the selected keys, or multiplies and adds to it.
EditResult enterValue(MotionDocument &document, KeyValue value, const ValueEntry &entry);
/// Multiplies and adds to several values at once; see correctKeys().
EditResult correctSelection(MotionDocument &document, const QList<ValueChange> &correction);
EditResult setSelectedPhysics(MotionDocument &document, bool on);
EditResult normaliseSelectedRotations(MotionDocument &document);
/// Switches an IK bone in the selected display/IK records; those that do not name it name it then.
EditResult setSelectedIk(MotionDocument &document, const LongName &name, bool enabled);
/// Names an IK bone in the selected display/IK records, switched on. The name as typed, in the document's
/// encoding; an error where it is empty, cannot be stored, is longer than 20 bytes, or all records have it.
EditResult addSelectedIk(MotionDocument &document, const QString &name);
/// Moves the selected keys in time. An error, and no move, where a key would leave 0 .. 2^32 - 1.
EditResult moveSelectionExactly(MotionDocument &document, qint64 frames);
/// How many keys that would overwrite.
qsizetype overwrittenByMove(const MotionDocument &document, qint64 frames);

/// Bone and morph tracks of the selection whose first key comes after frame 0: MMD moves them there from
/// rest, where other players hold the first key.
QList<TrackRef> selectedTracksWithoutFirstKey(const MotionDocument &document);
/// Gives these tracks a key of the rest pose at frame 0, which is what MMD plays.
EditResult addRestKeys(MotionDocument &document, const QList<TrackRef> &tracks);

/// A change of one value that goes on, as a drag of the mouse or a row of key strokes: one undo step, or none
/// where it ends where it began. Every update starts from the values that were there at the beginning.
class ValueGesture
{
public:
    ValueGesture(MotionDocument &document, KeyValue value);

    KeyValue value() const { return mValue; }
    /// Every selected key's value is what it was plus this much.
    EditResult add(double amount);
    /// Puts all back.
    void cancel() { add(0); }

private:
    MotionDocument &mDocument;
    KeyValue mValue;
    Motion mBefore;
    KeySelection mSelection;
    int mGesture;
};

} // namespace furitsuke
