// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preview/shapevertices.h"

#include "editor-core/rig/boneshape.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace furitsuke {

namespace {

constexpr float gridStep = 5;
constexpr int gridLines = 10; // on each side of the middle
constexpr float axisLength = 10;

Vec3f toVec3f(const QVector3D &v)
{
    return {v.x(), v.y(), v.z()};
}

std::array<quint8, 4> bytesOf(const QColor &colour)
{
    return {quint8(colour.red()), quint8(colour.green()), quint8(colour.blue()), quint8(colour.alpha())};
}

/// Two pyramids on one square: four corners a fifth of the way from head to tail.
void addOctahedron(std::vector<ShapeVertex> &vertices, const QVector3D &head, const QVector3D &tail,
                   float width, float waist, const QColor &colour)
{
    const QVector3D way = tail - head;
    const QVector3D along = way.normalized();
    const QVector3D other = std::abs(along.y()) < 0.9f ? QVector3D(0, 1, 0) : QVector3D(1, 0, 0);
    const QVector3D side = QVector3D::crossProduct(along, other).normalized();
    const QVector3D front = QVector3D::crossProduct(side, along);
    const QVector3D middle = head + way * waist;
    const QVector3D corners[4] = {middle + side * width, middle + front * width, middle - side * width,
                                  middle - front * width};
    const std::array<quint8, 4> bytes = bytesOf(colour);
    for (int i = 0; i < 4; ++i) {
        for (const QVector3D &tip : {head, tail}) {
            const QVector3D &a = corners[i];
            const QVector3D &b = corners[(i + 1) % 4];
            QVector3D normal = QVector3D::crossProduct(a - tip, b - tip).normalized();
            if (QVector3D::dotProduct(normal, (a + b) / 2 - middle) < 0)
                normal = -normal;
            for (const QVector3D &corner : {tip, a, b})
                vertices.push_back({toVec3f(corner), toVec3f(normal), bytes});
        }
    }
}

} // namespace

std::vector<ShapeVertex> groundLines(const PreviewScene &scene)
{
    std::vector<ShapeVertex> lines;
    const auto add = [&lines](const QVector3D &from, const QVector3D &to, const QColor &colour) {
        lines.push_back({toVec3f(from), {}, bytesOf(colour)});
        lines.push_back({toVec3f(to), {}, bytesOf(colour)});
    };
    constexpr float reach = gridStep * gridLines;
    if (scene.grid) {
        for (int i = -gridLines; i <= gridLines; ++i) {
            const QColor &colour = i % 5 == 0 ? scene.colours.gridStrong : scene.colours.grid;
            const float at = gridStep * float(i);
            // Where the axes lie there is no line of the ground under them.
            const float start = i == 0 && scene.axes ? axisLength : 0;
            for (const float sign : {-1.0f, 1.0f}) {
                const float from = sign > 0 ? start : 0;
                add({sign * from, 0, at}, {sign * reach, 0, at}, colour);
                add({at, 0, sign * from}, {at, 0, sign * reach}, colour);
            }
        }
    }
    if (scene.axes) {
        add({0, 0, 0}, {axisLength, 0, 0}, scene.colours.axisX);
        add({0, 0, 0}, {0, axisLength, 0}, scene.colours.axisY);
        add({0, 0, 0}, {0, 0, axisLength}, scene.colours.axisZ);
    }
    return lines;
}

std::vector<ShapeVertex> boneShapes(const PreviewScene &scene)
{
    std::vector<ShapeVertex> vertices;
    if (scene.actors.isEmpty() || !scene.actors.first().model || !scene.actors.first().pose)
        return vertices;
    const PreviewActor &actor = scene.actors.first();
    const Model &model = *actor.model;
    const std::span<const BoneWorld> pose = actor.pose->bones;
    const QSet<qint32> chosen(scene.chosenBones.begin(), scene.chosenBones.end());
    const auto add = [&](qint32 bone, QColor colour) {
        const QVector3D head = toVector(pose[size_t(bone)].position);
        const QVector3D tail = boneTail(model, pose, bone);
        const float length = (tail - head).length();
        if (length < 0.02f) {
            constexpr float radius = 0.16f;
            const QVector3D half(0, radius, 0);
            addOctahedron(vertices, head + actor.offset - half, head + actor.offset + half, radius, 0.5f,
                          colour);
            return;
        }
        const float width = std::clamp(0.11f * length, 0.03f, 0.3f);
        addOctahedron(vertices, head + actor.offset, tail + actor.offset, width, 0.2f, colour);
    };
    const qint32 count = qint32(std::min(size_t(model.bones.size()), pose.size()));
    if (scene.bones) {
        for (qint32 bone = 0; bone < count; ++bone) {
            const ModelBone &shape = model.bones.at(bone);
            if (isShownBone(shape) && !chosen.contains(bone) && bone != scene.hoveredBone)
                add(bone, shape.flags & BoneFlag::Ik ? scene.colours.ikBone : scene.colours.bone);
        }
    }
    for (const qint32 bone : scene.chosenBones) {
        if (bone >= 0 && bone < count && bone != scene.hoveredBone)
            add(bone, scene.colours.chosenBone);
    }
    if (scene.hoveredBone >= 0 && scene.hoveredBone < count)
        add(scene.hoveredBone, chosen.contains(scene.hoveredBone) ? scene.colours.chosenBone.lighter(120)
                                                                  : scene.colours.hoveredBone);
    return vertices;
}

} // namespace furitsuke
