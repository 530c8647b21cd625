// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/model.h"

#include <span>
#include <vector>

namespace furitsuke {

/// What a material looks like once material morphs have had their say.
struct MaterialValues
{
    Vec4f diffuse;
    Vec3f specular;
    float shininess = 0;
    Vec3f ambient;
    Vec4f edgeColour;
    float edgeSize = 1;
    // What colours of the textures are multiplied by, and what is added then; the last is how much of it.
    Vec4f textureTimes = {1, 1, 1, 1};
    Vec4f texturePlus;
    Vec4f sphereTimes = {1, 1, 1, 1};
    Vec4f spherePlus;
    Vec4f toonTimes = {1, 1, 1, 1};
    Vec4f toonPlus;
};

/// One for each of Model::materials. All factors come first, then all that is added, as it does not matter
/// then in which order morphs are.
std::vector<MaterialValues> materialValues(const Model &model, std::span<const float> morphWeights);
/// Whether a model's materials ever change.
bool hasMaterialMorphs(const Model &model);

} // namespace furitsuke
