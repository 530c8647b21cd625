// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/surfacenet.h"

#include <functional>

namespace furitsuke::shape {

/// Moves a new point, between others, onto what the surface stands for.
using Settle = std::function<Point(const Point &)>;

/// Cuts every triangle into four whose corners all fulfil a condition; those that share an edge with one are
/// halved.
Surface refined(Surface surface, const std::function<bool(const Point &)> &isFine, const Settle &settle);

/// Where a surface is cut open.
struct Opening
{
    /// Above 0 where the surface is kept, below 0 in the hole; the cut is where it is 0.
    std::function<double(const Point &)> outside;
    /// Along +Z, how deep a wall goes in from the cut, where wallAt() is true.
    double depth = 0;
    std::function<bool(const Point &)> wallAt;
};
Surface cutOpen(Surface surface, const Opening &opening, const Settle &settle);

} // namespace furitsuke::shape
