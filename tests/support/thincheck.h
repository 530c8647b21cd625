// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/thinedits.h"

namespace furitsuke::test {

/// The largest deviations of a motion from another at the whole frames up to one, by the sampler alone.
std::array<double, thinQuantityCount> deviations(const Motion &before, const Motion &after,
                                                 quint32 lastFrame);

/// What of the promises of thinKeys() does not hold, or an empty string: deviations within the bounds, and
/// just as large as reported; steps as they were at every frame; values of keys untouched, and those that are
/// not selected in every way; counts; the laws of all edits. Looks at frames up to the one given.
QString thinFault(const Motion &before, const KeySelection &selection, const ThinOptions &options,
                  const ThinResult &result, quint32 lastFrame = 20'000);

} // namespace furitsuke::test
