// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

/// The programs of the preview, GLSL 3.30.
namespace furitsuke::shaders {

/// Where vertex attributes of a model are.
enum Attribute { Position, Uv, Normal, EdgeScale, Bones, Weights, Sdef, Extra };
/// Texture units.
enum Unit { BoneUnit, SdefUnit, TextureUnit, SphereUnit, ToonUnit };

/// Bones move a vertex; material, edge and ghost programs share it.
QByteArray skinVertex();
/// MMD's plain look: light of one colour, texture, sphere map, toon ramp, highlight.
QByteArray toonFragment();
/// One colour: edges.
QByteArray flatFragment();
/// One colour, a little rounded: ghosts.
QByteArray ghostFragment();

/// Lines and bones, which have colours of their own. Attributes 0 place, 1 normal (none: not shaded), 2
/// colour.
QByteArray shapeVertex();
QByteArray shapeFragment();

} // namespace furitsuke::shaders
