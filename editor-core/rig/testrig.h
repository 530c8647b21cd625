// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/model.h"

namespace furitsuke {

/// The built-in model, on which any motion can be watched: a humanoid of the usual size (20 units tall) with
/// MMD's standard and semi-standard bones, IK, append settings, display frames and morphs. It is made anew by
/// each call, the same to the bit, from formulas only.
Model makeTestRig();

} // namespace furitsuke
