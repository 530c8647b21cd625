// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/modeldraft.h"

namespace furitsuke {

/// The part of repairModel() that looks at vertices and their spherical deformation. Those that are sound, as
/// nearly all are, cost one look.
void repairVertices(Model &model, const ModelPlaces &places, ModelFaults &faults);

} // namespace furitsuke
