// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preview/previewscene.h"

namespace furitsuke {

std::shared_ptr<const PreviewPose> PreviewPose::atRest(const Model &model)
{
    auto pose = std::make_shared<PreviewPose>();
    pose->bones.reserve(size_t(model.bones.size()));
    for (const ModelBone &bone : model.bones)
        pose->bones.push_back({bone.position, {}});
    pose->morphs.assign(size_t(model.morphs.size()), 0.0f);
    pose->ikEnabled.assign(size_t(model.iks.size()), 1);
    return pose;
}

std::shared_ptr<const PreviewPose> PreviewPose::from(const PoseSolver &solver, const RigInput &input)
{
    auto pose = std::make_shared<PreviewPose>();
    pose->bones.assign(solver.bones().begin(), solver.bones().end());
    pose->morphs.assign(solver.morphs().begin(), solver.morphs().end());
    pose->ikEnabled = input.ikEnabled;
    pose->visible = input.visible;
    return pose;
}

} // namespace furitsuke
