// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/model.h"

#include <memory>
#include <span>
#include <vector>

namespace furitsuke {

/// Vertices [first, last) of a model; empty where the two are equal.
struct VertexRange
{
    qint32 first = 0;
    qint32 last = 0;

    bool isEmpty() const { return first >= last; }
    friend bool operator==(const VertexRange &, const VertexRange &) = default;
};

/// How a material looks after morphs. The colour of a texture, sphere or toon map is multiplied by its
/// factor, then its addend is added.
struct MaterialLook
{
    Vec4f diffuse;
    Vec3f specular;
    float shininess = 0;
    Vec3f ambient;
    Vec4f edgeColour;
    float edgeSize = 0;
    Vec4f textureFactor = {1, 1, 1, 1};
    Vec4f textureAddend;
    Vec4f sphereFactor = {1, 1, 1, 1};
    Vec4f sphereAddend;
    Vec4f toonFactor = {1, 1, 1, 1};
    Vec4f toonAddend;

    friend bool operator==(const MaterialLook &, const MaterialLook &) = default;
};

/// A model's vertices and materials after morphs, before bones: what a renderer uploads, and what skinning
/// starts from. Only vertices of morphs whose weight changed are worked out again; the result depends on the
/// weights alone, not on those before.
class MorphedMesh
{
public:
    explicit MorphedMesh(std::shared_ptr<const Model> model);

    const Model &model() const { return *mModel; }

    /// Takes the weights of all morphs, groups already added (PoseSolver::morphs()). The changed ranges below
    /// are then those of this call. False where nothing changed.
    bool apply(std::span<const float> weights);

    std::span<const Vec3f> positions() const { return mPositions; }        ///< one for each vertex, at rest
    std::span<const Vec2f> uvs() const { return mUvs; }                    ///< the same
    std::span<const Vec4f> extraUvs() const { return mExtraUvs; }          ///< as Model::extraUv
    std::span<const MaterialLook> materials() const { return mMaterials; } ///< one for each material

    VertexRange changedPositions() const { return mChangedPositions; }
    VertexRange changedUvs() const { return mChangedUvs; }
    VertexRange changedExtraUvs() const { return mChangedExtraUvs; }
    bool materialsChanged() const { return mMaterialsChanged; }

private:
    template <class Morph>
    VertexRange touch(const std::vector<qint32> &morphs, std::span<const float> weights, int channel);
    void mixPositions(std::span<const float> weights);
    void mixUvs(std::span<const float> weights);
    void mixMaterials(std::span<const float> weights);
    bool isTouched(qint32 vertex) const { return mTouched[std::size_t(vertex)] == mRound; }

    std::shared_ptr<const Model> mModel;
    std::vector<qint32> mVertexMorphs; ///< in Model::morphs
    std::vector<qint32> mUvMorphs;
    std::vector<qint32> mMaterialMorphs;
    std::vector<float> mWeights; ///< that the mesh shows
    std::vector<Vec3f> mPositions;
    std::vector<Vec2f> mUvs;
    std::vector<Vec4f> mExtraUvs;
    std::vector<MaterialLook> mMaterials;
    std::vector<quint32> mTouched; ///< the round in which a vertex was put back to rest
    quint32 mRound = 0;
    VertexRange mChangedPositions;
    VertexRange mChangedUvs;
    VertexRange mChangedExtraUvs;
    bool mMaterialsChanged = false;
};

} // namespace furitsuke
