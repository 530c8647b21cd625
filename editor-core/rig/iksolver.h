// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/model.h"
#include "editor-core/rig/rigmath.h"

#include <vector>

namespace furitsuke {

/// What a chain's link may do.
class JointLimits
{
public:
    JointLimits() = default;
    explicit JointLimits(const IkLink &link);

    /// The order in which a rotation is taken apart into angles around the axes.
    enum class Order : quint8 { Yxz, Zyx, Xzy };
    enum class Kind : quint8 {
        Free, ///< not limited
        OneX, ///< around one axis only, the ranges of the other two being 0 to 0
        OneY,
        OneZ,
        Any,
        Fixed, ///< all ranges are 0 to 0: not turned at all
    };
    Kind kind() const { return mKind; }
    bool isOneAxis() const { return mKind >= Kind::OneX && mKind <= Kind::OneZ; }

    /// Brings a rotation in the space of the bone's parent within the limits. Where it bends back, an angle
    /// that is past a limit is mirrored at it, if that is within the range.
    Quatd limited(const Quatd &rotation, bool bendsBack) const;

private:
    Quatd limitedOne(const Quatd &rotation, bool bendsBack) const;
    Quatd limitedAny(const Quatd &rotation, bool bendsBack) const;
    double limitedAngle(double angle, int axis, bool bendsBack) const;

    Kind mKind = Kind::Free;
    Order mOrder = Order::Xzy;
    bool mHalfTurn = false; ///< the ranges are within -180 to 180 degrees
    Vec3d mLeast;
    Vec3d mMost;
    // Of the one axis: the sine and cosine of the limits, and of half of them.
    double mLeastSine = 0, mLeastCosine = 1, mMostSine = 0, mMostCosine = 1;
    double mHalfLeastSine = 0, mHalfLeastCosine = 1, mHalfMostSine = 0, mHalfMostCosine = 1;
};

/// A chain as it is solved: its links that lie above its target, since no other can move it.
struct IkChain
{
    struct Joint
    {
        qint32 bone = 0;
        JointLimits limits;
        bool hasFixedAxis = false;
        bool needsParent = false; ///< is limited or has an axis
        Vec3d fixedAxis;          ///< of length 1
        // The most that it turns in one step; a cosine of -2 where that is half a turn or more.
        double mostCosine = -2;
        double halfMostSine = 1;
        double halfMostCosine = 0;
    };
    std::vector<Joint> joints; ///< from the target towards the root
    std::vector<qint32> order; ///< of a loop's steps: the order of the model's list
    qint32 goal = 0;
    qint32 target = 0;
    int loops = 0; ///< at most mostLoops

    static constexpr int mostLoops = 256;
    /// MMD's own files have at most so many links; more would take time without bound.
    static constexpr int mostJoints = 255;
};

IkChain ikChain(const Model &model, const ModelIk &ik);

/// Where a joint is while its chain is bent; what the caller fills in and reads back.
struct JointPlace
{
    Vec3d position; ///< in the world
    Quatd world;    ///< its rotation in the world
    Quatd parent;   ///< that of its bone's parent; kept up by the solver where the joint needs it
    Quatd local;    ///< its rotation in its parent; the solver's own, where the joint needs it
};

/// Bends a chain by cyclic coordinate descent until its target comes to the goal: as many loops as the model
/// asks for, in each one a step for each link k of the model's list, from the target towards the root,
/// turning by at most (k + 1) unit angles. In the first half of the loops a link with one axis turns around
/// that alone, and angles bend back at their limits; then they stop there. Ends when the target is within
/// 0.0001 of the goal. Places and target are where they are without the chain's rotations, and then with
/// them; false where nothing was turned.
bool bendChain(const IkChain &chain, const Vec3d &goal, std::vector<JointPlace> &places, Vec3d &target);

} // namespace furitsuke
