// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/morphedmesh.h"

#include <algorithm>

namespace furitsuke {

namespace {

Vec4f sum(const Vec4f &a, const Vec4f &b, float weight)
{
    return {a.x + weight * b.x, a.y + weight * b.y, a.z + weight * b.z, a.w + weight * b.w};
}
Vec3f sum(const Vec3f &a, const Vec3f &b, float weight)
{
    return {a.x + weight * b.x, a.y + weight * b.y, a.z + weight * b.z};
}
float sum(float a, float b, float weight)
{
    return a + weight * b;
}

/// Multiplied by a factor that is 1 at weight 0.
float scaled(float a, float factor, float weight)
{
    return a * (1 + weight * (factor - 1));
}
Vec4f scaled(const Vec4f &a, const Vec4f &factor, float weight)
{
    return {scaled(a.x, factor.x, weight), scaled(a.y, factor.y, weight), scaled(a.z, factor.z, weight),
            scaled(a.w, factor.w, weight)};
}
Vec3f scaled(const Vec3f &a, const Vec3f &factor, float weight)
{
    return {scaled(a.x, factor.x, weight), scaled(a.y, factor.y, weight), scaled(a.z, factor.z, weight)};
}

MaterialLook lookOf(const ModelMaterial &material)
{
    MaterialLook look;
    look.diffuse = material.diffuse;
    look.specular = material.specular;
    look.shininess = material.shininess;
    look.ambient = material.ambient;
    look.edgeColour = material.edgeColour;
    look.edgeSize = material.edgeSize;
    return look;
}

/// What multiplies comes first, also where the morphs are in the other order.
void applyFactors(MaterialLook &look, const MaterialOffset &offset, float weight)
{
    look.diffuse = scaled(look.diffuse, offset.diffuse, weight);
    look.specular = scaled(look.specular, offset.specular, weight);
    look.shininess = scaled(look.shininess, offset.shininess, weight);
    look.ambient = scaled(look.ambient, offset.ambient, weight);
    look.edgeColour = scaled(look.edgeColour, offset.edgeColour, weight);
    look.edgeSize = scaled(look.edgeSize, offset.edgeSize, weight);
    look.textureFactor = scaled(look.textureFactor, offset.texture, weight);
    look.sphereFactor = scaled(look.sphereFactor, offset.sphere, weight);
    look.toonFactor = scaled(look.toonFactor, offset.toon, weight);
}

void applyAddends(MaterialLook &look, const MaterialOffset &offset, float weight)
{
    look.diffuse = sum(look.diffuse, offset.diffuse, weight);
    look.specular = sum(look.specular, offset.specular, weight);
    look.shininess = sum(look.shininess, offset.shininess, weight);
    look.ambient = sum(look.ambient, offset.ambient, weight);
    look.edgeColour = sum(look.edgeColour, offset.edgeColour, weight);
    look.edgeSize = sum(look.edgeSize, offset.edgeSize, weight);
    look.textureAddend = sum(look.textureAddend, offset.texture, weight);
    look.sphereAddend = sum(look.sphereAddend, offset.sphere, weight);
    look.toonAddend = sum(look.toonAddend, offset.toon, weight);
}

void include(VertexRange &range, qint32 vertex)
{
    if (range.isEmpty()) {
        range = {vertex, vertex + 1};
        return;
    }
    range.first = std::min(range.first, vertex);
    range.last = std::max(range.last, vertex + 1);
}

} // namespace

MorphedMesh::MorphedMesh(std::shared_ptr<const Model> model)
    : mModel(std::move(model))
    , mWeights(std::size_t(mModel->morphs.size()))
    , mExtraUvs(mModel->extraUv.begin(), mModel->extraUv.end())
    , mTouched(std::size_t(mModel->vertices.size()))
{
    mPositions.reserve(std::size_t(mModel->vertices.size()));
    mUvs.reserve(std::size_t(mModel->vertices.size()));
    for (const ModelVertex &vertex : mModel->vertices) {
        mPositions.push_back(vertex.position);
        mUvs.push_back(vertex.uv);
    }
    for (const ModelMaterial &material : mModel->materials)
        mMaterials.push_back(lookOf(material));
    for (qsizetype i = 0; i < mModel->morphs.size(); ++i) {
        const auto &what = mModel->morphs[i].what;
        if (std::holds_alternative<VertexMorph>(what))
            mVertexMorphs.push_back(qint32(i));
        else if (std::holds_alternative<UvMorph>(what))
            mUvMorphs.push_back(qint32(i));
        else if (std::holds_alternative<MaterialMorph>(what))
            mMaterialMorphs.push_back(qint32(i));
    }
}

bool MorphedMesh::apply(std::span<const float> weights)
{
    mixPositions(weights);
    mixUvs(weights);
    mixMaterials(weights);
    std::copy(weights.begin(), weights.end(), mWeights.begin());
    return !mChangedPositions.isEmpty() || !mChangedUvs.isEmpty() || !mChangedExtraUvs.isEmpty() ||
           mMaterialsChanged;
}

/// Marks the vertices of the morphs (UV morphs: of one channel) whose weight changed; those between which
/// they lie.
template <class Morph>
VertexRange MorphedMesh::touch(const std::vector<qint32> &morphs, std::span<const float> weights, int channel)
{
    if (++mRound == 0) {
        std::fill(mTouched.begin(), mTouched.end(), 0);
        mRound = 1;
    }
    VertexRange range;
    for (const qint32 i : morphs) {
        if (mWeights[std::size_t(i)] == weights[std::size_t(i)])
            continue;
        const Morph &morph = std::get<Morph>(mModel->morphs[i].what);
        if constexpr (std::is_same_v<Morph, UvMorph>) {
            if (morph.channel != channel)
                continue;
        }
        for (const auto &offset : morph.offsets) {
            mTouched[std::size_t(offset.vertex)] = mRound;
            include(range, offset.vertex);
        }
    }
    return range;
}

void MorphedMesh::mixPositions(std::span<const float> weights)
{
    mChangedPositions = touch<VertexMorph>(mVertexMorphs, weights, 0);
    if (mChangedPositions.isEmpty())
        return;
    for (qint32 vertex = mChangedPositions.first; vertex < mChangedPositions.last; ++vertex) {
        if (isTouched(vertex))
            mPositions[std::size_t(vertex)] = mModel->vertices[vertex].position;
    }
    for (const qint32 i : mVertexMorphs) {
        const float weight = weights[std::size_t(i)];
        if (weight == 0)
            continue;
        for (const VertexOffset &offset : std::get<VertexMorph>(mModel->morphs[i].what).offsets) {
            if (isTouched(offset.vertex)) {
                Vec3f &position = mPositions[std::size_t(offset.vertex)];
                position = sum(position, offset.offset, weight);
            }
        }
    }
}

void MorphedMesh::mixUvs(std::span<const float> weights)
{
    mChangedUvs = {};
    mChangedExtraUvs = {};
    if (mUvMorphs.empty())
        return;
    for (int channel = 0; channel <= mModel->extraUvs; ++channel) {
        const VertexRange range = touch<UvMorph>(mUvMorphs, weights, channel);
        if (range.isEmpty())
            continue;
        const auto extraAt = [&](qint32 vertex) {
            return std::size_t(vertex) * std::size_t(mModel->extraUvs) + std::size_t(channel) - 1;
        };
        for (qint32 vertex = range.first; vertex < range.last; ++vertex) {
            if (!isTouched(vertex))
                continue;
            if (channel == 0)
                mUvs[std::size_t(vertex)] = mModel->vertices[vertex].uv;
            else
                mExtraUvs[extraAt(vertex)] = mModel->extraUv[qsizetype(extraAt(vertex))];
        }
        for (const qint32 i : mUvMorphs) {
            const float weight = weights[std::size_t(i)];
            const UvMorph &morph = std::get<UvMorph>(mModel->morphs[i].what);
            if (weight == 0 || morph.channel != channel)
                continue;
            for (const UvOffset &offset : morph.offsets) {
                if (!isTouched(offset.vertex))
                    continue;
                if (channel == 0) {
                    Vec2f &uv = mUvs[std::size_t(offset.vertex)];
                    uv = {uv.x + weight * offset.offset.x, uv.y + weight * offset.offset.y};
                } else {
                    Vec4f &uv = mExtraUvs[extraAt(offset.vertex)];
                    uv = sum(uv, offset.offset, weight);
                }
            }
        }
        if (channel == 0) {
            mChangedUvs = range;
        } else {
            include(mChangedExtraUvs, range.first);
            include(mChangedExtraUvs, range.last - 1);
        }
    }
}

void MorphedMesh::mixMaterials(std::span<const float> weights)
{
    const auto isOther = [&](qint32 i) { return mWeights[std::size_t(i)] != weights[std::size_t(i)]; };
    mMaterialsChanged = std::any_of(mMaterialMorphs.begin(), mMaterialMorphs.end(), isOther);
    if (!mMaterialsChanged)
        return;
    for (std::size_t i = 0; i < mMaterials.size(); ++i)
        mMaterials[i] = lookOf(mModel->materials[qsizetype(i)]);
    for (const bool adding : {false, true}) {
        for (const qint32 i : mMaterialMorphs) {
            const float weight = weights[std::size_t(i)];
            if (weight == 0)
                continue;
            for (const MaterialOffset &offset : std::get<MaterialMorph>(mModel->morphs[i].what).offsets) {
                if (offset.add != adding)
                    continue;
                const auto apply = [&](MaterialLook &look) {
                    if (adding)
                        applyAddends(look, offset, weight);
                    else
                        applyFactors(look, offset, weight);
                };
                if (offset.material >= 0)
                    apply(mMaterials[std::size_t(offset.material)]);
                else
                    std::for_each(mMaterials.begin(), mMaterials.end(), apply);
            }
        }
    }
}

} // namespace furitsuke
