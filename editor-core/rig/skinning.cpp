// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/skinning.h"

#include "editor-core/motion/parallel.h"

#include <algorithm>
#include <cmath>

namespace furitsuke {

namespace {

Vec3f point(const SkinMatrix &m, const Vec3f &p)
{
    const auto along = [&p](const Vec4f &row) { return row.x * p.x + row.y * p.y + row.z * p.z + row.w; };
    return {along(m.rows[0]), along(m.rows[1]), along(m.rows[2])};
}

Vec3f direction(const SkinMatrix &m, const Vec3f &d)
{
    const auto along = [&d](const Vec4f &row) { return row.x * d.x + row.y * d.y + row.z * d.z; };
    return {along(m.rows[0]), along(m.rows[1]), along(m.rows[2])};
}

void add(SkinMatrix &to, const SkinMatrix &m, float weight)
{
    for (int i = 0; i < 3; ++i) {
        to.rows[i].x += weight * m.rows[i].x;
        to.rows[i].y += weight * m.rows[i].y;
        to.rows[i].z += weight * m.rows[i].z;
        to.rows[i].w += weight * m.rows[i].w;
    }
}

Vec3f normalised(const Vec3f &v)
{
    const float square = v.x * v.x + v.y * v.y + v.z * v.z;
    if (!(square > 0))
        return {};
    const float scale = 1 / std::sqrt(square);
    return {scale * v.x, scale * v.y, scale * v.z};
}

SkinMatrix matrixOf(const Quatf &q, const Vec3f &from, const Vec3f &to)
{
    const float xx = 2 * q.x * q.x;
    const float yy = 2 * q.y * q.y;
    const float zz = 2 * q.z * q.z;
    const float xy = 2 * q.x * q.y;
    const float xz = 2 * q.x * q.z;
    const float yz = 2 * q.y * q.z;
    const float wx = 2 * q.w * q.x;
    const float wy = 2 * q.w * q.y;
    const float wz = 2 * q.w * q.z;
    SkinMatrix m = {{{1 - yy - zz, xy - wz, xz + wy, 0},
                     {xy + wz, 1 - xx - zz, yz - wx, 0},
                     {xz - wy, yz + wx, 1 - xx - yy, 0}}};
    const Vec3f moved = direction(m, from);
    m.rows[0].w = to.x - moved.x;
    m.rows[1].w = to.y - moved.y;
    m.rows[2].w = to.z - moved.z;
    return m;
}

/// The rotation part of the way from one to the other, the short way.
Quatf between(const Quatf &a, const Quatf &b, float share)
{
    float cosine = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
    const float sign = cosine < 0 ? -1.0f : 1.0f;
    cosine = std::min(std::abs(cosine), 1.0f);
    float ofA = 1 - share;
    float ofB = share;
    if (cosine < 0.9995f) {
        const float angle = std::acos(cosine);
        const float sine = std::sin(angle);
        ofA = std::sin(ofA * angle) / sine;
        ofB = std::sin(ofB * angle) / sine;
    }
    ofB *= sign;
    const Quatf q = {ofA * a.x + ofB * b.x, ofA * a.y + ofB * b.y, ofA * a.z + ofB * b.z,
                     ofA * a.w + ofB * b.w};
    const float scale = 1 / std::sqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
    return {scale * q.x, scale * q.y, scale * q.z, scale * q.w};
}

} // namespace

SkinMatrix skinMatrix(const BoneWorld &bone, const Vec3f &restPosition)
{
    return matrixOf(bone.rotation, restPosition, bone.position);
}

Skinner::Skinner(std::shared_ptr<const Model> model)
    : mModel(std::move(model))
    , mMatrices(std::size_t(mModel->bones.size()) + 1)
{
    for (const SdefPoints &points : mModel->sdef) {
        const ModelVertex &vertex = mModel->vertices[points.vertex];
        const float w0 = vertex.weights[0];
        const float w1 = vertex.weights[1];
        // R0 and R1 are moved by what their middle by weight is off C.
        const auto middle = [&](float c, float r, float r0, float r1) {
            return c + (r - (w0 * r0 + w1 * r1)) / 2;
        };
        const auto middleOf = [&](const Vec3f &r) {
            return Vec3f{middle(points.c.x, r.x, points.r0.x, points.r1.x),
                         middle(points.c.y, r.y, points.r0.y, points.r1.y),
                         middle(points.c.z, r.z, points.r0.z, points.r1.z)};
        };
        mSpheres.push_back({points.c, {middleOf(points.r0), middleOf(points.r1)}});
    }
}

void Skinner::skin(const MorphedMesh &mesh, std::span<const BoneWorld> pose, SkinnedMesh &result)
{
    for (std::size_t i = 0; i < pose.size(); ++i)
        mMatrices[i] = skinMatrix(pose[i], mModel->bones[qsizetype(i)].position);
    mMatrices.back() = {{{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}};
    const std::size_t count = std::size_t(mModel->vertices.size());
    result.positions.resize(count);
    result.normals.resize(count);
    constexpr qint64 verticesWorthAThread = 8000;
    const int parts = parallelParts(qint64(count), verticesWorthAThread, qint64(count));
    inParallel(parts, [&](int part) {
        skinPart(mesh, pose, result, qint64(count) * part / parts, qint64(count) * (part + 1) / parts);
    });
}

void Skinner::skinPart(const MorphedMesh &mesh, std::span<const BoneWorld> pose, SkinnedMesh &result,
                       qint64 first, qint64 last) const
{
    const ModelVertex *vertices = mModel->vertices.constData();
    const std::span<const Vec3f> positions = mesh.positions();
    const std::size_t still = mMatrices.size() - 1;
    const auto matrix = [&](qint32 bone) -> const SkinMatrix & {
        return mMatrices[bone < 0 ? still : std::size_t(bone)];
    };
    const auto rotation = [&](qint32 bone) { return bone < 0 ? Quatf{} : pose[std::size_t(bone)].rotation; };
    std::size_t sphere =
        std::size_t(std::lower_bound(mModel->sdef.begin(), mModel->sdef.end(), first,
                                     [](const SdefPoints &a, qint64 b) { return a.vertex < b; }) -
                    mModel->sdef.begin());
    for (qint64 i = first; i < last; ++i) {
        const ModelVertex &vertex = vertices[i];
        const Vec3f &position = positions[std::size_t(i)];
        Vec3f &moved = result.positions[std::size_t(i)];
        Vec3f &normal = result.normals[std::size_t(i)];
        switch (vertex.deform) {
        case Deform::Bdef1: {
            const SkinMatrix &m = matrix(vertex.bones[0]);
            moved = point(m, position);
            normal = normalised(direction(m, vertex.normal));
            break;
        }
        case Deform::Bdef2: {
            SkinMatrix m = {};
            add(m, matrix(vertex.bones[0]), vertex.weights[0]);
            add(m, matrix(vertex.bones[1]), vertex.weights[1]);
            moved = point(m, position);
            normal = normalised(direction(m, vertex.normal));
            break;
        }
        case Deform::Bdef4:
        case Deform::Qdef: {
            SkinMatrix m = {};
            for (std::size_t k = 0; k < 4; ++k)
                add(m, matrix(vertex.bones[k]), vertex.weights[k]);
            moved = point(m, position);
            normal = normalised(direction(m, vertex.normal));
            break;
        }
        case Deform::Sdef: {
            const Sphere &s = mSpheres[sphere++];
            const Quatf turn =
                between(rotation(vertex.bones[0]), rotation(vertex.bones[1]), vertex.weights[1]);
            const Vec3f a = point(matrix(vertex.bones[0]), s.middles[0]);
            const Vec3f b = point(matrix(vertex.bones[1]), s.middles[1]);
            const float w0 = vertex.weights[0];
            const float w1 = vertex.weights[1];
            const SkinMatrix m =
                matrixOf(turn, s.centre, {w0 * a.x + w1 * b.x, w0 * a.y + w1 * b.y, w0 * a.z + w1 * b.z});
            moved = point(m, position);
            normal = normalised(direction(m, vertex.normal));
            break;
        }
        }
    }
}

} // namespace furitsuke
