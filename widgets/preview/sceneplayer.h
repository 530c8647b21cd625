// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/motionbinding.h"
#include "widgets/preview/previewscene.h"

#include <optional>

namespace furitsuke {

/// A motion on a model, scene by scene: what pictures of frames are made of, for the command line and for
/// exports. It keeps the motion as it was when it was made.
class ScenePlayer
{
public:
    struct Parts
    {
        std::shared_ptr<const Model> model; ///< not null
        QString textureFolder;              ///< as in PreviewActor
        Motion motion;
        NameEncoding encoding = NameEncoding::Cp932; ///< of the motion's names
        std::optional<Motion> stage;      ///< whose camera and light are shown; nothing: the motion's own
        std::optional<CameraPose> camera; ///< a camera that stands still; nothing: that of the stage
        PreviewScene look;                ///< what is drawn and its colours; the rest is replaced
    };

    explicit ScenePlayer(Parts parts);

    /// Frames of 1/30 s, any fraction.
    PreviewScene sceneAt(double frame);

private:
    Parts mParts;
    MotionBinding mBinding;
    PoseSolver mSolver;
    RigInput mInput;
};

} // namespace furitsuke
