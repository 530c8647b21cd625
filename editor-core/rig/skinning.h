// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/morphedmesh.h"
#include "editor-core/rig/posesolver.h"

namespace furitsuke {

/// A bone's movement from rest as the rows of a 3 x 4 matrix: a point p of the model at rest goes to
/// (rows . (p, 1)). A shader gets the same numbers.
struct SkinMatrix
{
    Vec4f rows[3];

    friend bool operator==(const SkinMatrix &, const SkinMatrix &) = default;
};

SkinMatrix skinMatrix(const BoneWorld &bone, const Vec3f &restPosition);

/// A model's vertices at a pose.
struct SkinnedMesh
{
    std::vector<Vec3f> positions; ///< one for each vertex
    std::vector<Vec3f> normals;   ///< of length 1, or 0 where the vertex has none
};

/// Moves vertices with their bones, on the processor: the measure of what a graphics card does, and a way to
/// know a surface without one. BDEF1, 2 and 4 are linear; QDEF is worked out as BDEF4; SDEF turns the vertex
/// around its centre C by the rotation between those of its bones, and moves the centre linearly. A bone of
/// -1 does not move its vertex. Weights of BDEF4 that do not add up to 1 are used as they are.
class Skinner
{
public:
    explicit Skinner(std::shared_ptr<const Model> model);

    /// mesh: of the same model. The lists are brought to size; nothing is allocated from the second call on.
    void skin(const MorphedMesh &mesh, std::span<const BoneWorld> pose, SkinnedMesh &result);

private:
    /// What of SDEF does not depend on the pose.
    struct Sphere
    {
        Vec3f centre;
        Vec3f middles[2]; ///< half way between C and each bone's R, the two brought to the centre
    };
    void skinPart(const MorphedMesh &mesh, std::span<const BoneWorld> pose, SkinnedMesh &result, qint64 first,
                  qint64 last) const;

    std::shared_ptr<const Model> mModel;
    std::vector<Sphere> mSpheres;      ///< one for each of Model::sdef
    std::vector<SkinMatrix> mMatrices; ///< of each bone, and one that moves nothing
};

} // namespace furitsuke
