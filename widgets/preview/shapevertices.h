// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/preview/previewscene.h"

#include <array>
#include <vector>

namespace furitsuke {

/// A corner of a line or a bone, with its colour (RGBA).
struct ShapeVertex
{
    Vec3f position;
    Vec3f normal; ///< of length 0 for what is not shaded
    std::array<quint8, 4> colour;
};

/// Lines, two vertices each: the ground every 5 units as in MMD, and the axes (X red, Y green, Z blue).
std::vector<ShapeVertex> groundLines(const PreviewScene &scene);
/// Triangles: the shown bones of the first actor as octahedra from each bone to its tail, small diamonds for
/// those without one; chosen and hovered ones in colours of their own, last.
std::vector<ShapeVertex> boneShapes(const PreviewScene &scene);

} // namespace furitsuke
