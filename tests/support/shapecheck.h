// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/editresult.h"
#include "editor-core/sampling/sampler.h"

namespace furitsuke::test {

/// Compares the bones and the camera of a motion before and after an edit that was to keep its shape, at
/// every half frame up to each track's last key. Nothing may be further off than the deviation that the
/// result reports, as a share of the range that the value goes through between its keys; beside that there is
/// only the rounding of floats and of whole degrees, and what is too little to be reported. The camera is
/// looked at where it is no cut. Returns what does not hold, or an empty string.
QString shapeFault(const Motion &before, const Motion &after, const EditResult &result);

} // namespace furitsuke::test
