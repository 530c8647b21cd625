// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/model.h"

#include <memory>
#include <span>
#include <vector>

namespace furitsuke {

/// What moves a bone: an offset from its place at rest, in its parent's space, and its own rotation.
struct BoneMove
{
    Vec3f position;
    Quatf rotation; ///< of length 1
};

/// What moves a model: see MotionBinding, which fills it from a motion at a frame.
struct RigInput
{
    std::vector<BoneMove> bones;   ///< one for each of Model::bones
    std::vector<float> morphs;     ///< one for each of Model::morphs, before groups
    std::vector<quint8> ikEnabled; ///< one for each of Model::iks: 1 for on
    bool visible = true;

    /// At rest, all IK on.
    static RigInput atRest(const Model &model);
};

/// Where a bone is. MMD's space; at rest it is the bone's rest position, unrotated. A point p of the model at
/// rest goes with the bone to position + rotation * (p - rest position).
struct BoneWorld
{
    Vec3f position;
    Quatf rotation; ///< of length 1, w not negative
};

/// Poses of one model. Order and rules are those of MMD: group morphs, bone morphs, then bone by bone in the
/// order of (after physics, deform layer, index) with parents first: append, world, and IK where the bone is
/// the goal of a chain that is on.
class PoseSolver
{
public:
    explicit PoseSolver(std::shared_ptr<const Model> model);
    ~PoseSolver();
    PoseSolver(PoseSolver &&) noexcept;
    PoseSolver &operator=(PoseSolver &&) noexcept;

    const Model &model() const;
    /// Computes the pose; allocates nothing. The input has the sizes of the model's lists. Only what depends
    /// on something that changed since the last pose is worked out again; the result is that of a new solver,
    /// to the bit. False where nothing changed.
    bool solve(const RigInput &input);
    /// One for each bone; at rest before the first solve().
    std::span<const BoneWorld> bones() const;
    /// Morph weights with what group morphs add; one for each morph.
    std::span<const float> morphs() const;
    /// How far the end of a chain is from its goal, MMD units; one for each of Model::iks, 0 where it is off.
    std::span<const float> ikDistances() const;

    /// How a bone is moved in its parent's space, with all that moves it: keys, morphs, append, IK.
    BoneMove inParent(qint32 bone) const;
    /// The keys that would put a bone where it is now if no chain turned it.
    BoneMove asKeyed(qint32 bone) const;

private:
    struct State;
    std::unique_ptr<State> mState;
};

} // namespace furitsuke
