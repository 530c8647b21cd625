// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/thinedits.h"

#include <QRandomGenerator>

namespace furitsuke::test {

/// Some of a motion's keys: none, few or many, in some tracks or all.
KeySelection randomSelection(const Motion &motion, QRandomGenerator &random);

/// Bounds of any size, and whether more than they ask for stays.
ThinOptions randomThinning(QRandomGenerator &random);

/// Any of the edits with any parameters; what it did in words for messages. Empty where it changes nothing.
EditResult randomEdit(const Motion &motion, QRandomGenerator &random, QString *what = nullptr);
/// The same of the edits of curves.
EditResult randomCurveEdit(const Motion &motion, const KeySelection &keys, QRandomGenerator &random);
/// The same of the edits of time.
EditResult randomTimeEdit(const Motion &motion, QRandomGenerator &random, QString *what = nullptr);

} // namespace furitsuke::test
