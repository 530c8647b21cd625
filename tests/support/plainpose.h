// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/posesolver.h"

namespace furitsuke::test {

/// The rules of PoseSolver written plainly: every bone anew for every pose, rotations as matrices taken apart
/// into angles, links turned by angles found with arc functions. The measure of PoseSolver's results and of
/// its speed. Models whose bones need each other in circles are not for this.
class PlainPose
{
public:
    explicit PlainPose(const Model &model);

    void solve(const RigInput &input);
    const std::vector<BoneWorld> &bones() const { return mWorlds; }
    const std::vector<float> &ikDistances() const { return mDistances; }

private:
    struct Quat
    {
        double x = 0, y = 0, z = 0, w = 1;
    };
    struct Vec
    {
        double x = 0, y = 0, z = 0;
    };
    struct Bone
    {
        Vec morphMove, appendedMove, localPosition, position;
        Quat morphTurn, appendedTurn, localRotation, ikTurn, rotation;
        bool isLink = false;
    };
    static Quat product(const Quat &a, const Quat &b);
    static Quat inverse(const Quat &q);
    static Vec rotate(const Quat &q, const Vec &v);
    static Quat power(const Quat &q, double exponent);
    static Quat around(const Vec &axis, double angle);
    static Quat limit(const Quat &q, const IkLink &link, bool firstHalf);

    void mixMorphs(const RigInput &input);
    void place(qint32 bone, const RigInput &input);
    void bend(qsizetype ik, const RigInput &input);
    void turnLink(const ModelIk &ik, qsizetype k, bool firstHalf, const std::vector<qint32> &path,
                  const RigInput &input);

    const Model &mModel;
    std::vector<qint32> mOrder; ///< of bones; -1 - i for the chain i
    std::vector<Bone> mBones;
    std::vector<BoneWorld> mWorlds;
    std::vector<float> mDistances;
};

} // namespace furitsuke::test
