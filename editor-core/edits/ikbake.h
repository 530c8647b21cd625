// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/editresult.h"
#include "editor-core/motion/taskprogress.h"
#include "editor-core/rig/motionbinding.h"

namespace furitsuke {

/// What a bake makes keys for.
enum class IkBakeTo : quint8 {
    Fk, ///< the links of the chains, from where IK puts them; IK is switched off
    Ik, ///< the IK bones, from where the ends of the chains are; IK is switched on
};

/// Which chains are baked, and when.
struct IkBakeOptions
{
    IkBakeTo to = IkBakeTo::Fk;
    QList<qint32> iks; ///< in Model::iks
    quint32 first = 0; ///< frames first to last, both included
    quint32 last = 0;
    quint32 step = 1; ///< frames from key to key; 0: keys where the bones of the chains have keys now
};

/// The bones that get keys, in Model::bones, parents first.
QList<qint32> bakedBones(const Model &model, const IkBakeOptions &options);

/// Gives the bones of IK chains keys so that the model plays the same with the IK switched the other way, at
/// each baked frame exactly. Keys that these bones have between first and last give way. Before and after, at
/// whole frames, all plays as before: keys hold the values at the frames beside the span, and the IK is
/// switched back after it. Between baked frames keys are joined by straight curves; how far the ends of the
/// chains are off at worst, at half frames, is noted: to FK because of that, to IK also since a chain bends
/// its own way. Bones that the motion has no track for get one.
///
/// `off` is what the notes tell: the worst distance of an end of a chain in MMD units, and the worst turn of
/// a baked bone in degrees. An error where no chain is named, or the model has none such.
struct IkBakeResult : EditResult
{
    double worstDistance = 0;
    double worstAngle = 0;
};
IkBakeResult bakeIk(const Motion &motion, const MotionBinding &binding, const IkBakeOptions &options,
                    TaskProgress *progress = nullptr);

} // namespace furitsuke
