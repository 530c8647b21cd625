// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/timeedits.h"

namespace furitsuke {

/// Plays the selected keys backwards: their frames are mirrored inside the span from the first to the last
/// selected frame.
///
/// - A curve belongs to the later key of a pair. So every key gets the curves of the key that followed it,
///   mirrored in time; the key that comes first gets those of the key that was first, so that the way into
///   the span keeps its shape. Between selected keys the motion is exactly that of before, backwards, and
///   reversing twice gives back what there was.
/// - A track gets a key at an end of the span that its selected keys do not reach, where something is seen of
///   it there: what it holds after its last key is held before that key then, and the way to its first key is
///   the way from it. And where physics, perspective or shadow mode changes, it changes at the mirrored place
///   of the frame before, which gets a key. See reversible.h. These keys are counted as `added`, and a note
///   says how many. So every frame of the span shows what its mirrored one showed, within the grid of the
///   curves that are split for it; reversed twice, all is seen as before, the added keys being the only
///   difference, and where none were added there is none.
/// - A display/IK record holds from its frame until before the next one's, so it comes to the mirrored place
///   of the last frame that it held at. What held before the first selected record gets a record of its own
///   where the span begins earlier, and what held at the end of the span one after it, where keys follow. Of
///   records alone the first is said again at the end, where it does not come there: it is the end of the
///   span.
/// - Keys that are not selected stay, and are overwritten where a selected one comes.
EditResult reverseKeys(const Motion &motion, const KeySelection &selection);

/// The keys that were played backwards, in rows after reverseKeys(), with those that were added among them.
KeySelection reversedSelection(const Motion &motion, const KeySelection &selection, const EditResult &result);

/// How many keys that would overwrite.
qsizetype keysOverwrittenByReverse(const Motion &motion, const KeySelection &selection);

} // namespace furitsuke
