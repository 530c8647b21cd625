// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/editresult.h"
#include "editor-core/edits/valuechange.h"

namespace furitsuke {

/// Changes values of the selected keys, of every kind that has them; the other keys, and every key whose
/// values stay what they are, keep their records' bytes. View angles are rounded to whole degrees, half up
/// and once, and values are limited to valueLimits(): both are said in the notes. An error where a value
/// would be no number or too large for a file.
///
/// Where `from` is given, it is the motion whose values are changed: that of the beginning of a gesture,
/// which differs from the motion only in values of the selected keys. Nothing then adds up from step to
/// step, and a key that comes back to where it was is again the record that it was.
EditResult changeValues(const Motion &motion, const KeySelection &selection,
                        const QList<ValueChange> &changes, const Motion *from = nullptr);

/// The correction of MMD (bone, camera), for every kind of key: each value of the selected keys times a
/// factor plus a number, in the units that MMD shows. Errors: a component that cannot be corrected or is
/// named twice, a factor or number that is not finite, and what changeValues() refuses.
EditResult correctKeys(const Motion &motion, const KeySelection &selection,
                       const QList<ValueChange> &correction);

// What is to be said of a change, for edits that change values in ways of their own.

/// Why values could not be changed at all; translated. The tally names a value that is not finite.
QString notFiniteText(const ChangeTally &tally);
/// Notes what was rounded, and warns of what was limited or too coarse; one line each, translated.
void addValueNotes(const ChangeTally &tally, EditResult &result);

} // namespace furitsuke
