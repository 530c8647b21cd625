// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preview/sceneplayer.h"

namespace furitsuke {

ScenePlayer::ScenePlayer(Parts parts)
    : mParts(std::move(parts))
    , mBinding(mParts.model, mParts.encoding)
    , mSolver(mParts.model)
    , mInput(RigInput::atRest(*mParts.model))
{
    mBinding.bind(mParts.motion);
}

PreviewScene ScenePlayer::sceneAt(double frame)
{
    mBinding.fill(mParts.motion, frame, mInput);
    mSolver.solve(mInput);
    PreviewActor actor;
    actor.model = mParts.model;
    actor.textureFolder = mParts.textureFolder;
    actor.pose = PreviewPose::from(mSolver, mInput);

    const Motion &stage = mParts.stage ? *mParts.stage : mParts.motion;
    PreviewScene scene = mParts.look;
    scene.camera = mParts.camera ? *mParts.camera : sampleCamera(stage.camera, frame);
    scene.light = sampleLight(stage.light, frame);
    scene.actors = {actor};
    scene.ghosts.clear();
    scene.paths.clear();
    scene.chosenBones.clear();
    scene.hoveredBone = -1;
    scene.gizmo.reset();
    return scene;
}

} // namespace furitsuke
