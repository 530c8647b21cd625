// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/testrigweights.h"

/// The parts that the test rig's mesh is made of. Each adds its materials and vertices.
namespace furitsuke::testrig {

/// MMD draws a surface in its diffuse colour under a light of 0.6 and adds the ambient one: together they
/// give the wanted colour. 0..1 each.
ModelMaterial material(const char16_t *name, const char *englishName, const Vec3f &colour, int toon);

void addBody(Model &model, const Weights &weights);
void addHair(Model &model, const Weights &weights);
/// Skin of head and neck, eyes, brows, mouth; and all morphs.
void addHead(Model &model, const Weights &weights);

/// Skin of head and neck, without eyes and mouth: what the face is laid on.
const shape::Sculpture &skull();

inline constexpr Vec3f skinColour = {1.0f, 0.87f, 0.78f};

} // namespace furitsuke::testrig
