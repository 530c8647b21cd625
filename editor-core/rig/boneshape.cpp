// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/boneshape.h"

#include <algorithm>
#include <cmath>

namespace furitsuke {

namespace {

/// Distance of a pixel from a line between two, and how far along it is nearest, 0..1.
std::pair<double, double> distanceFrom(QPointF pixel, QPointF from, QPointF to)
{
    const QPointF way = to - from;
    const double length = QPointF::dotProduct(way, way);
    const double along =
        length > 0 ? std::clamp(QPointF::dotProduct(pixel - from, way) / length, 0.0, 1.0) : 0;
    const QPointF off = pixel - (from + way * along);
    return {std::hypot(off.x(), off.y()), along};
}

} // namespace

QVector3D boneTail(const Model &model, std::span<const BoneWorld> pose, qint32 bone)
{
    const ModelBone &shape = model.bones.at(bone);
    const BoneWorld &place = pose[size_t(bone)];
    if (shape.flags & BoneFlag::TailIsBone)
        return toVector(shape.tail >= 0 ? pose[size_t(shape.tail)].position : place.position);
    return toVector(place.position) + toQuaternion(place.rotation).rotatedVector(toVector(shape.tailOffset));
}

ViewBox boneBox(std::span<const BoneWorld> pose)
{
    ViewBox box;
    for (const BoneWorld &bone : pose)
        box.include(toVector(bone.position));
    return box;
}

ViewBox restBox(const Model &model)
{
    ViewBox box;
    for (const ModelVertex &vertex : model.vertices)
        box.include(toVector(vertex.position));
    if (box.isEmpty()) {
        for (const ModelBone &bone : model.bones)
            box.include(toVector(bone.position));
    }
    return box;
}

ViewBox posedBox(const Model &model, std::span<const BoneWorld> pose)
{
    ViewBox box = boneBox(pose);
    const ViewBox mesh = restBox(model);
    if (box.isEmpty() || mesh.isEmpty())
        return mesh;
    ViewBox bones;
    for (const ModelBone &bone : model.bones)
        bones.include(toVector(bone.position));
    for (int axis = 0; axis < 3; ++axis) {
        box.least[axis] -= std::max(0.0f, bones.least[axis] - mesh.least[axis]);
        box.most[axis] += std::max(0.0f, mesh.most[axis] - bones.most[axis]);
    }
    return box;
}

bool isShownBone(const ModelBone &bone)
{
    return bone.flags & BoneFlag::Visible && bone.flags & BoneFlag::Operable;
}

qint32 boneAt(const Model &model, std::span<const BoneWorld> pose, const ViewTransform &view, QPointF pixel,
              double reach)
{
    qint32 best = -1;
    double bestDistance = reach;
    const qint32 count = qint32(std::min(size_t(model.bones.size()), pose.size()));
    for (qint32 bone = 0; bone < count; ++bone) {
        if (!isShownBone(model.bones.at(bone)))
            continue;
        const std::optional<QPointF> head = view.pixelOf(toVector(pose[size_t(bone)].position));
        if (!head)
            continue;
        const QPointF tail = view.pixelOf(boneTail(model, pose, bone)).value_or(*head);
        auto [distance, along] = distanceFrom(pixel, *head, tail);
        if (distance > reach)
            continue;
        // Where bones meet, the one that begins there is meant: it is the one that turns there.
        distance += along * reach * 0.7;
        if (best < 0 || distance < bestDistance) {
            best = bone;
            bestDistance = distance;
        }
    }
    return best;
}

} // namespace furitsuke
