// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/thinedits.h"
#include "editor-core/text/nameencoding.h"

namespace furitsuke {

/// What thinning does, line by line, translated: how many keys stay, and for each quantity that deviates how
/// far it is off at worst, on which track and at which frame. Tracks have their names from the motion.
QStringList thinReport(const ThinResult &result, const Motion &motion, NameEncoding encoding);

} // namespace furitsuke
