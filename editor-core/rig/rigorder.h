// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/model.h"

#include <vector>

namespace furitsuke {

/// A step in working out a pose: a bone comes to its place, or a chain is bent.
struct RigStep
{
    qint32 bone = -1; ///< in Model::bones, or -1
    qint32 ik = -1;   ///< in Model::iks, or -1

    friend bool operator==(const RigStep &, const RigStep &) = default;
};

/// Every bone once and every chain once, in MMD's order: by (after physics, deform layer, index), a chain
/// right after the bone that is its goal. Where a bone needs one that would come later (its parent; what it
/// takes an appended part of; a chain, its own bones), that one comes first: MMD would take it from the
/// picture before. Bones that need each other in a circle come by the plain order.
std::vector<RigStep> rigOrder(const Model &model);

} // namespace furitsuke
