// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/posesolver.h"
#include "editor-core/rig/viewtransform.h"

#include <QQuaternion>

namespace furitsuke {

inline QQuaternion toQuaternion(const Quatf &q)
{
    return {q.w, q.x, q.y, q.z};
}

/// Where a bone is drawn to: the place of the bone it points at, or its own offset, in the pose. Its own
/// place where it points nowhere.
QVector3D boneTail(const Model &model, std::span<const BoneWorld> pose, qint32 bone);

/// What a posed model's bones take up.
ViewBox boneBox(std::span<const BoneWorld> pose);
/// What a model's mesh takes up at rest; that of its bones where it has no mesh.
ViewBox restBox(const Model &model);
/// About what a posed model takes up: what its bones do, and as much around them as at rest.
ViewBox posedBox(const Model &model, std::span<const BoneWorld> pose);

/// Whether a person is to see a bone: those that a model shows, and that can be moved or turned.
bool isShownBone(const ModelBone &bone);

/// The shown bone that is seen nearest to a pixel, at most so many pixels from it; -1 where there is none. A
/// bone's own joint is preferred to another's middle.
qint32 boneAt(const Model &model, std::span<const BoneWorld> pose, const ViewTransform &view, QPointF pixel,
              double reach = 9);

} // namespace furitsuke
