// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/shapereport.h"
#include "editor-core/motion/taskprogress.h"

namespace furitsuke {

/// Deletes keys and gives the next key that stays, on each track, the curves that keep the motion nearest to
/// what it was between that key and the one before, however many went between. What comes before the first
/// key is a blend from rest at frame 0, as in MMD. Notes say what cannot be kept: where no curve stays within
/// the tolerance; the largest changes of what has no curve (morphs, light, shadow, all that follows the last
/// key); switches that are lost. Where a deleted camera key belonged to a cut the following curve stays as it
/// is: nothing is fitted across cuts.
EditResult deleteKeysKeepingShape(const Motion &motion, const KeySelection &selection,
                                  const ShapeOptions &options = {}, TaskProgress *progress = nullptr);

} // namespace furitsuke
