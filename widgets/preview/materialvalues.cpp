// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preview/materialvalues.h"

#include <algorithm>

namespace furitsuke {

namespace {

void multiply(float &value, float factor, float weight)
{
    value *= 1 + (factor - 1) * weight;
}
void multiply(Vec3f &value, const Vec3f &factor, float weight)
{
    multiply(value.x, factor.x, weight);
    multiply(value.y, factor.y, weight);
    multiply(value.z, factor.z, weight);
}
void multiply(Vec4f &value, const Vec4f &factor, float weight)
{
    multiply(value.x, factor.x, weight);
    multiply(value.y, factor.y, weight);
    multiply(value.z, factor.z, weight);
    multiply(value.w, factor.w, weight);
}

void add(float &value, float offset, float weight)
{
    value += offset * weight;
}
void add(Vec3f &value, const Vec3f &offset, float weight)
{
    add(value.x, offset.x, weight);
    add(value.y, offset.y, weight);
    add(value.z, offset.z, weight);
}
void add(Vec4f &value, const Vec4f &offset, float weight)
{
    add(value.x, offset.x, weight);
    add(value.y, offset.y, weight);
    add(value.z, offset.z, weight);
    add(value.w, offset.w, weight);
}

/// Multiplies, or adds, every value but the textures', which are kept apart.
template <class Operation>
void combine(MaterialValues &values, const MaterialOffset &offset, float weight, Operation operation)
{
    operation(values.diffuse, offset.diffuse, weight);
    operation(values.specular, offset.specular, weight);
    operation(values.shininess, offset.shininess, weight);
    operation(values.ambient, offset.ambient, weight);
    operation(values.edgeColour, offset.edgeColour, weight);
    operation(values.edgeSize, offset.edgeSize, weight);
}

void applyOffset(MaterialValues &values, const MaterialOffset &offset, float weight)
{
    if (offset.add) {
        combine(values, offset, weight,
                [](auto &value, const auto &by, float share) { add(value, by, share); });
        add(values.texturePlus, offset.texture, weight);
        add(values.spherePlus, offset.sphere, weight);
        add(values.toonPlus, offset.toon, weight);
        return;
    }
    combine(values, offset, weight,
            [](auto &value, const auto &by, float share) { multiply(value, by, share); });
    multiply(values.textureTimes, offset.texture, weight);
    multiply(values.sphereTimes, offset.sphere, weight);
    multiply(values.toonTimes, offset.toon, weight);
}

} // namespace

std::vector<MaterialValues> materialValues(const Model &model, std::span<const float> morphWeights)
{
    std::vector<MaterialValues> result;
    result.reserve(size_t(model.materials.size()));
    for (const ModelMaterial &material : model.materials) {
        MaterialValues values;
        values.diffuse = material.diffuse;
        values.specular = material.specular;
        values.shininess = material.shininess;
        values.ambient = material.ambient;
        values.edgeColour = material.edgeColour;
        values.edgeSize = material.edgeSize;
        result.push_back(values);
    }
    const size_t count = std::min(morphWeights.size(), size_t(model.morphs.size()));
    for (const bool adding : {false, true}) {
        for (size_t i = 0; i < count; ++i) {
            const auto *morph = std::get_if<MaterialMorph>(&model.morphs.at(qsizetype(i)).what);
            const float weight = morphWeights[i];
            if (!morph || weight == 0)
                continue;
            for (const MaterialOffset &offset : morph->offsets) {
                if (offset.add != adding)
                    continue;
                if (offset.material >= 0) {
                    applyOffset(result[size_t(offset.material)], offset, weight);
                    continue;
                }
                for (MaterialValues &values : result)
                    applyOffset(values, offset, weight);
            }
        }
    }
    return result;
}

bool hasMaterialMorphs(const Model &model)
{
    return std::any_of(model.morphs.begin(), model.morphs.end(), [](const ModelMorph &morph) {
        return std::holds_alternative<MaterialMorph>(morph.what);
    });
}

} // namespace furitsuke
