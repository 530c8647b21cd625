// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/shapereport.h"
#include "editor-core/motion/taskprogress.h"

namespace furitsuke {

/// Gives tracks a key at a frame, of the value that is shown there, so that the motion stays as it is: the
/// curve of the key that follows is split, channel by channel, the earlier half going to the new key. All
/// other keys keep their records, and so does the following one where all its curves are straight. Tracks
/// that have a key there are left alone and count as `dropped`.
/// Before the first key of a track the value is that of MMD, which blends from rest at frame 0
/// (BeforeFirstKey::AsMmd), and its first curve is split; players that hold the first key show the blend from
/// the new one. After the last key it is the last value, and the curves are straight. What steps (physics,
/// perspective, shadow mode, display/IK) is as the key before has it, every IK bone named.
/// Notes say where no curve stays within the tolerance, where the camera's view angle had to be rounded, and
/// where the new key makes a cut, since camera, light and shadow do not move between neighbouring frames.
EditResult registerKeys(const Motion &motion, const QList<TrackRef> &tracks, quint32 frame,
                        const ShapeOptions &options = {}, TaskProgress *progress = nullptr);

/// Lets what is before each selected key stay until one frame before it: a further key there, with all that
/// the previous key has, and straight curves. The selected keys keep their own curves. Where that frame has a
/// key nothing is inserted, which counts as `dropped`; nor before a track's first key. Display/IK records
/// hold as they are.
EditResult holdBeforeKeys(const Motion &motion, const KeySelection &selection);

} // namespace furitsuke
