// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/thinedits.h"

namespace furitsuke {

class MotionDocument;

/// Which keys are to be thinned out.
enum class ThinScope : quint8 {
    Selected,     ///< the selected keys
    ChosenTracks, ///< all keys of the chosen tracks
    AllTracks,    ///< all keys
};

/// The keys of a scope that can be thinned out: none of locked tracks, and no display/IK records.
KeySelection keysToThin(const MotionDocument &document, ThinScope scope);

/// The scope that is likely meant: the selected keys where they are several, else the chosen tracks, where
/// they have keys that can be thinned out.
ThinScope likelyThinScope(const MotionDocument &document);

/// Makes what thinKeys() found for the document's present motion one undo step. Keys that stay keep their
/// selection.
EditResult thinOut(MotionDocument &document, const ThinResult &result);

} // namespace furitsuke
