// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/editresult.h"
#include "editor-core/edits/valuechange.h"

#include <QString>

namespace furitsuke {

/// Why values could not be changed at all; translated. The tally names a value that is not finite.
QString notFiniteText(const ChangeTally &tally);

/// Notes what was rounded, and warns of what was limited or too coarse; one line each, translated.
void addValueNotes(const ChangeTally &tally, EditResult &result);

} // namespace furitsuke
