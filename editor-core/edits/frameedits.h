// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/timeedits.h"

namespace furitsuke {

/// Frames that are put into the time of some tracks, or taken out of it.
struct FrameRun
{
    qint64 frame = 0; ///< the first of them
    qint64 count = 1;
};

/// What that does, in figures.
struct FrameCounts
{
    qsizetype moved = 0;               ///< keys that come to another frame
    qsizetype deleted = 0;             ///< keys inside deleted frames that go
    qsizetype added = 0;               ///< keys that keep what is seen beside the place
    qsizetype late = 0;                ///< keys that come after lastSignedFrame
    QStringList losses;                ///< translated: what is deleted
    QStringList notes;                 ///< translated: what is carried and what was added
    QString error;                     ///< translated; nothing is done then
    std::optional<TrackFrame> errorAt; ///< the key that it is about
};

/// Inserts frames: every key of the tracks at the run's first frame or after it comes as much later. Ways
/// from keys before it to keys after it take longer, with their curves, as MMD's do.
///
/// A camera, light or self-shadow cut that is opened so (see isCut()) stays a cut: a key that holds what was
/// seen before it is added on the last inserted frame.
///
/// An error where the run is empty, begins before frame 0, or a key would come after the last frame possible.
EditResult insertFrames(const Motion &motion, const QList<TrackRef> &tracks, const FrameRun &run);

/// Deletes frames: keys of the tracks inside the run go, and are counted; keys after it come as much earlier.
/// A key outside of the run is never lost: it comes to a frame that the run has emptied.
///
/// - The last display/IK record inside the run is carried to its end, unless one is there: what it says holds
///   for what follows. The same goes for a self-shadow key that changes the mode.
/// - Where the camera, the light or the self shadow cuts inside the run, what follows it must not be
///   interpolated with what comes before. So keys are added on both sides of the place, with what was seen at
///   these frames, and the ways beside them keep their shapes.
///
/// An error where the run is empty or begins before frame 0.
EditResult deleteFrames(const Motion &motion, const QList<TrackRef> &tracks, const FrameRun &run);

/// What these would do; the cost is that of the keys inside the run, not of those that move.
FrameCounts countInsertFrames(const Motion &motion, const QList<TrackRef> &tracks, const FrameRun &run);
FrameCounts countDeleteFrames(const Motion &motion, const QList<TrackRef> &tracks, const FrameRun &run);

} // namespace furitsuke
