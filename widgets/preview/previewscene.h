// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/posegizmo.h"
#include "editor-core/rig/posesolver.h"
#include "editor-core/sampling/sampler.h"
#include "widgets/preview/previewcolours.h"

#include <QList>
#include <QVector3D>

#include <memory>
#include <optional>
#include <vector>

namespace furitsuke {

/// How a model stands and looks at a moment: copied out of a solver, so that it can be kept.
struct PreviewPose
{
    std::vector<BoneWorld> bones;  ///< one for each of Model::bones
    std::vector<float> morphs;     ///< one for each of Model::morphs, with what groups add
    std::vector<quint8> ikEnabled; ///< one for each of Model::iks
    bool visible = true;

    static std::shared_ptr<const PreviewPose> atRest(const Model &model);
    static std::shared_ptr<const PreviewPose> from(const PoseSolver &solver, const RigInput &input);
};

/// A posed model in the scene. Poses and models are compared by address: who changes one puts in another.
struct PreviewActor
{
    std::shared_ptr<const Model> model;
    std::shared_ptr<const PreviewPose> pose;
    QString textureFolder; ///< where the model's texture paths begin; empty: it has no textures
    QVector3D offset;      ///< of all of it, for two side by side
    QColor tint;           ///< a ghost's one colour; none for a model in its own colours
    float opacity = 1;     ///< of a ghost
};

/// The way of a bone over time.
struct PreviewPath
{
    struct Key
    {
        QVector3D point;
        bool chosen = false;
    };
    QList<QVector3D> points;
    QList<Key> keys;
    std::optional<QVector3D> now;
};

/// All that the preview shows, as a value: the window, the command line and tests hand it to one renderer.
/// MMD's space: left-handed, Y up.
struct PreviewScene
{
    CameraPose camera;
    LightPose light;
    QList<PreviewActor> actors; ///< the bones of the first one are shown and picked
    QList<PreviewActor> ghosts; ///< drawn translucent, in this order
    QList<PreviewPath> paths;

    bool grid = true;
    bool axes = true;
    bool skin = true;
    bool edges = true;
    bool bones = false;
    bool ikChains = false;
    QList<qint32> chosenBones; ///< of the first actor; shown even where bones are not
    qint32 hoveredBone = -1;
    std::optional<PoseGizmo> gizmo;              ///< around a bone of the first actor
    GizmoHandle gizmoHandle = GizmoHandle::None; ///< that is held, or could be
    QString gizmoText;                           ///< how far it was dragged

    PreviewColours colours;
    QColor background; ///< that the colours are made for; none: the window's
};

} // namespace furitsuke
