// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/editjob.h"

namespace furitsuke {

// Keys that come and go on a curve while the motion stays: what registerJob() and deleteKeepingShapeJob() do,
// for a curve editor, and what it costs before it is done.

/// How far the motion would be off if keys were inserted or deleted while its shape is kept.
struct ShapePreview
{
    qsizetype keys = 0;     ///< that would come or go
    bool tried = false;     ///< false where there are too many of them to be tried in passing
    CurveFit curves = {};   ///< as a share of the way, and in units and degrees; see fitText()
    QStringList notes = {}; ///< what else there is to know, for people: cuts, what no curve can keep
    /// One sentence or more, translated; empty where there are no keys, or they were not tried.
    QString text() const;
};

/// So many keys are tried in passing: ten milliseconds at most.
inline constexpr qsizetype keysTried = 24;

/// What splitting the curves of tracks at a frame costs, see registerKeys().
ShapePreview previewSplit(const MotionDocument &document, const QList<TrackRef> &tracks, quint32 frame);
/// What taking keys out of their curves costs, see deleteKeysKeepingShape().
ShapePreview previewMerge(const MotionDocument &document, const KeySelection &keys);

/// The tracks whose curves are split at the playhead: those of the selected keys, or where none of bones or
/// camera is selected the chosen ones; of them those with a curve there, which is between two of its keys or
/// before the first, and no key on that frame.
QList<TrackRef> tracksToSplit(const MotionDocument &document);
/// Gives them a key there, as registerJob() does; an error where there is no curve.
EditJob splitJob(const MotionDocument &document);
EditResult splitAtPlayhead(MotionDocument &document);

/// The selected keys that can be merged into what is around them: of bones and camera, but for the first and
/// the last frame of their track.
KeySelection keysToMerge(const MotionDocument &document);
/// Deletes them, as deleteKeepingShapeJob() does; selected ones that stay are counted in a note. An error
/// where all of them do.
EditJob mergeJob(const MotionDocument &document);
EditResult mergeSelection(MotionDocument &document);

} // namespace furitsuke
