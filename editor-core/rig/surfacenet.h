// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/sculpture.h"

#include <array>
#include <vector>

namespace furitsuke::shape {

/// A surface of triangles, clockwise seen from outside.
struct Surface
{
    std::vector<Point> points;
    std::vector<Point> normals; ///< of length 1; one for each point
    std::vector<std::array<int, 3>> triangles;
};

/// A box of space, cut into cubes.
struct Cells
{
    Point least;
    Point most;
    double size; ///< of a cube's side
};

/// The surface of a sculpture within the cells, a point for each cube that it passes through (surface nets:
/// S. Gibson, "Constrained elastic surface nets", 1998), moved onto the surface.
Surface surfaceOf(const Sculpture &sculpture, const Cells &cells);

/// The left half of the surface of a sculpture that is the same on both sides of the plane X = 0. The points
/// on its border have an X of 0.
Surface halfSurfaceOf(const Sculpture &sculpture, const Cells &cells);

/// A half and its mirror image, joined where X is 0: the same on both sides, to the bit.
Surface joinedWithMirror(const Surface &half);

/// The surface on the body's other side.
Surface mirrored(const Surface &surface);

} // namespace furitsuke::shape
