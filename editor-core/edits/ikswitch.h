// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/editresult.h"
#include "editor-core/rig/motionbinding.h"

namespace furitsuke {

/// A chain that is to be on or off.
struct IkSwitch
{
    qint32 ik = -1; ///< in Model::iks
    bool on = false;

    friend bool operator==(const IkSwitch &, const IkSwitch &) = default;
};

struct IkSwitchOptions
{
    QList<IkSwitch> switches;
    quint32 frame = 0;
    /// What a chain that goes off has bent gets keys at the frame of how it stands there; the IK bone of one
    /// that goes on gets one where the chain ends.
    bool keepPose = true;
};

/// Switches IK chains from a frame on, by a display/IK record there. Later records name every chain, so they
/// are switched along, up to the first that has the chain so anyhow: there the motion itself comes to it, and
/// what it does from there on is left alone. Before the frame all plays as before, at whole frames: where the
/// pose is kept, keys hold the values of the frame before. Keys that are at the frame keep their curves.
///
/// Chains that are so already are passed over; where all are, a note says it and nothing changes. Where the
/// pose is kept a note tells how far the ends of the chains are off at the frame, in MMD units.
struct IkSwitchResult : EditResult
{
    double worstDistance = 0;
};
IkSwitchResult switchIk(const Motion &motion, const MotionBinding &binding, const IkSwitchOptions &options);

/// The bones that get keys where the pose is kept, in Model::bones.
QList<qint32> switchedBones(const Model &model, const QList<IkSwitch> &switches);

} // namespace furitsuke
