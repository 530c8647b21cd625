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
/// - What steps at bone keys (physics), camera keys (projection) and self-shadow keys (mode) holds from one
///   key to the next, so every key gets the value of the key that preceded it, which then holds over the
///   mirrored way; the frame of a key itself can be told from the way before it only at cuts, where each
///   key keeps its own.
/// - A display/IK record holds from its frame until before the next one's, so it comes to the mirrored place
///   of the last frame that it held at. What held before the first selected record gets a record of its own
///   where the span begins earlier, and what held at the end of the span one after it, where keys follow.
/// - Keys that are not selected stay, and are overwritten where a selected one comes.
EditResult reverseKeys(const Motion &motion, const KeySelection &selection);

/// How many keys that would overwrite.
qsizetype keysOverwrittenByReverse(const Motion &motion, const KeySelection &selection);

/// The curve of the same way gone backwards: the mirror image of its points at the middle of the square.
constexpr CurvePoints reversedCurve(CurvePoints curve)
{
    const CurvePoints c = curve.clamped();
    return {quint8(curveMax - c.x2), quint8(curveMax - c.y2), quint8(curveMax - c.x1),
            quint8(curveMax - c.y1)};
}

} // namespace furitsuke
