// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preview/morphedvertices.h"

#include <algorithm>

namespace furitsuke {

namespace {

/// Calls function(vertex, offset) for every vertex that a morph moves, or whose texture it shifts.
template <class Function>
void eachOffset(const ModelMorph &morph, Function function)
{
    if (const auto *moved = std::get_if<VertexMorph>(&morph.what)) {
        for (const VertexOffset &offset : moved->offsets)
            function(offset.vertex, offset.offset);
    } else if (const auto *shifted = std::get_if<UvMorph>(&morph.what)) {
        for (const UvOffset &offset : shifted->offsets)
            function(offset.vertex, Vec2f{offset.offset.x, offset.offset.y});
    }
}

bool movesVertices(const ModelMorph &morph)
{
    const auto *uv = std::get_if<UvMorph>(&morph.what);
    return std::holds_alternative<VertexMorph>(morph.what) || (uv && uv->channel == 0);
}

void shift(MorphedVertices::Vertex &vertex, const Vec3f &offset, float weight)
{
    vertex.position.x += offset.x * weight;
    vertex.position.y += offset.y * weight;
    vertex.position.z += offset.z * weight;
}
void shift(MorphedVertices::Vertex &vertex, const Vec2f &offset, float weight)
{
    vertex.uv.x += offset.x * weight;
    vertex.uv.y += offset.y * weight;
}

} // namespace

void MorphedVertices::Span::include(qsizetype vertex)
{
    first = isEmpty() ? vertex : std::min(first, vertex);
    end = std::max(end, vertex + 1);
}

MorphedVertices::MorphedVertices(std::shared_ptr<const Model> model)
    : mModel(std::move(model))
{
    mVertices.reserve(size_t(mModel->vertices.size()));
    for (const ModelVertex &vertex : mModel->vertices)
        mVertices.push_back({vertex.position, vertex.uv});
    for (qsizetype i = 0; i < mModel->morphs.size(); ++i) {
        if (movesVertices(mModel->morphs.at(i)))
            mMorphs.push_back(i);
    }
    mWeights.assign(mMorphs.size(), 0.0f);
}

MorphedVertices::Span MorphedVertices::setWeights(std::span<const float> weights)
{
    const auto weightOf = [&](size_t i) {
        return size_t(mMorphs[i]) < weights.size() ? weights[size_t(mMorphs[i])] : 0.0f;
    };
    Span changed;
    bool same = true;
    for (size_t i = 0; i < mMorphs.size() && same; ++i)
        same = sameBits(weightOf(i), mWeights[i]);
    if (same)
        return changed;
    // From rest each time: adding up differences would drift.
    for (size_t i = 0; i < mMorphs.size(); ++i) {
        if (mWeights[i] == 0)
            continue;
        eachOffset(mModel->morphs.at(mMorphs[i]), [&](qint32 vertex, const auto &) {
            const ModelVertex &rest = mModel->vertices.at(vertex);
            mVertices[size_t(vertex)] = {rest.position, rest.uv};
            changed.include(vertex);
        });
    }
    for (size_t i = 0; i < mMorphs.size(); ++i) {
        const float weight = mWeights[i] = weightOf(i);
        if (weight == 0)
            continue;
        eachOffset(mModel->morphs.at(mMorphs[i]), [&](qint32 vertex, const auto &offset) {
            shift(mVertices[size_t(vertex)], offset, weight);
            changed.include(vertex);
        });
    }
    return changed;
}

} // namespace furitsuke
