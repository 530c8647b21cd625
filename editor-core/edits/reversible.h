// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/editresult.h"

namespace furitsuke {

/// The frames that are played backwards, both of them included.
struct ReversedSpan
{
    qint64 first;
    qint64 last;

    quint32 mirrored(qint64 frame) const { return quint32(first + last - frame); }
};

/// A motion that is to be played backwards, with the keys that are wanted for it.
struct ReversibleMotion
{
    MotionEdit edit;
    Motion motion;          ///< after the edit: the same in all that is seen
    KeySelection selection; ///< in its rows: the selected keys and the added ones
    qsizetype added = 0;
    CurveFit curves;
    QStringList notes;
};

/// Gives tracks the keys that they need so that every frame of the span can be mirrored.
///
/// At an end of the span that a track's selected keys do not reach: there it holds its last value, or is on
/// its way to a key after the span, or comes from one before it (MMD's own at frame 0 is one). No key is
/// added where the mirrored track would do without: where nothing moves between an end and the nearest
/// selected key, and what comes before, or follows, is the same value. None either where keys that are not
/// selected stand between: they stay where they are, and say what is seen there. What stands still is
/// repeated, and no curve changes.
///
/// Where physics, perspective or shadow mode changes: such a value holds from a key until the frame before
/// the next one. Mirrored, it begins there; so that frame gets a key, unless it has one.
///
/// What moves is split as registerKeys() does. Display/IK records are left alone.
ReversibleMotion madeReversible(const Motion &motion, const KeySelection &selection,
                                const ReversedSpan &span);

} // namespace furitsuke
