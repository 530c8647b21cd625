// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boxmodels.h"

namespace furitsuke::test {

qint32 addBone(Model &model, const QString &name, const Vec3f &position, qint32 parent, const Vec3f &tail)
{
    ModelBone bone;
    bone.name = name;
    bone.position = position;
    bone.parent = parent;
    bone.flags = BoneFlag::Rotatable | BoneFlag::Movable | BoneFlag::Visible | BoneFlag::Operable;
    bone.tailOffset = {tail.x - position.x, tail.y - position.y, tail.z - position.z};
    model.bones.append(bone);
    return qint32(model.bones.size() - 1);
}

ModelMaterial plainMaterial(const QColor &colour)
{
    ModelMaterial material;
    material.diffuse = {0, 0, 0, float(colour.alphaF())};
    material.ambient = {float(colour.redF()), float(colour.greenF()), float(colour.blueF())};
    return material;
}

qint32 addBox(Model &model, const Vec3f &middle, const Vec3f &half, qint32 bone,
              const ModelMaterial &material)
{
    const auto first = qint32(model.vertices.size());
    const float halves[3] = {half.x, half.y, half.z};
    for (int axis = 0; axis < 3; ++axis) {
        for (const float sign : {-1.0f, 1.0f}) {
            const int u = (axis + 1) % 3;
            const int v = (axis + 2) % 3;
            const auto base = quint32(model.vertices.size());
            for (int corner = 0; corner < 4; ++corner) {
                float at[3] = {};
                float normal[3] = {};
                normal[axis] = sign;
                at[axis] = sign * halves[axis];
                at[u] = (corner == 1 || corner == 2 ? 1.0f : -1.0f) * halves[u];
                at[v] = (corner >= 2 ? 1.0f : -1.0f) * halves[v];
                ModelVertex vertex;
                vertex.position = {middle.x + at[0], middle.y + at[1], middle.z + at[2]};
                vertex.normal = {normal[0], normal[1], normal[2]};
                // As seen from the front: left to right, top to bottom.
                vertex.uv = {at[0] / half.x * 0.5f + 0.5f, 0.5f - at[1] / half.y * 0.5f};
                vertex.bones[0] = bone;
                model.vertices.append(vertex);
            }
            const quint32 turns[2][6] = {{0, 2, 1, 0, 3, 2}, {0, 1, 2, 0, 2, 3}};
            for (const quint32 corner : turns[sign > 0 ? 1 : 0])
                model.indices.append(base + corner);
        }
    }
    ModelMaterial own = material;
    own.indexCount = 36;
    model.materials.append(own);
    return first;
}

Model twoBoxes()
{
    Model model;
    const qint32 centre = addBone(model, QStringLiteral("センター"), {0, 3, 0}, -1, {0, 11, 0});
    const qint32 head = addBone(model, QStringLiteral("頭"), {0, 12, 0}, centre, {0, 16, 0});
    addBox(model, {0, 7, 0}, {2, 4, 2}, centre, plainMaterial(QColor(220, 30, 30)));
    const qint32 first = addBox(model, {0, 14, 0}, {2, 2, 2}, head, plainMaterial(QColor(30, 200, 30)));
    VertexMorph shifted;
    for (qint32 i = 0; i < 24; ++i)
        shifted.offsets.append(VertexOffset{first + i, {6, 0, 0}});
    MaterialMorph blue;
    MaterialOffset offset;
    offset.material = 0;
    offset.add = true;
    offset.ambient = {-0.8f, 0, 0.8f};
    blue.offsets.append(offset);
    ModelMorph mouth;
    mouth.name = QStringLiteral("あ");
    mouth.what = shifted;
    ModelMorph colour;
    colour.name = QStringLiteral("青");
    colour.what = blue;
    model.morphs = {mouth, colour};
    return model;
}

} // namespace furitsuke::test
