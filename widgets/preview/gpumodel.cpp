// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preview/gpumodel.h"

#include "editor-core/rig/boneshape.h"
#include "widgets/preview/previewshaders.h"

#include <algorithm>
#include <cstddef>

namespace furitsuke {

using namespace shaders;

namespace {

/// What of a vertex never changes.
struct StaticVertex
{
    Vec3f normal;
    float edgeScale;
    std::array<qint16, 4> bones;
    std::array<float, 4> weights;
    qint32 sdef;
};

/// Bone indices are 16 bits wide, and every card has room for as many in a buffer of texels.
constexpr qsizetype mostBones = 32767;

const void *at(size_t offset)
{
    return reinterpret_cast<const void *>(offset);
}

GLuint makeTexels(QOpenGLFunctions_3_3_Core &gl, GLuint buffer)
{
    GLuint texture = 0;
    gl.glGenTextures(1, &texture);
    gl.glBindTexture(GL_TEXTURE_BUFFER, texture);
    gl.glTexBuffer(GL_TEXTURE_BUFFER, GL_RGBA32F, buffer);
    gl.glBindTexture(GL_TEXTURE_BUFFER, 0);
    return texture;
}

} // namespace

GpuModel::GpuModel(QOpenGLFunctions_3_3_Core &gl, std::shared_ptr<const Model> model)
    : mGl(gl)
    , mModel(std::move(model))
    , mUsableBones(std::min(mModel->bones.size(), mostBones))
{
    GLint texelLimit = 65536;
    mGl.glGetIntegerv(GL_MAX_TEXTURE_BUFFER_SIZE, &texelLimit);
    uploadVertices(texelLimit);
    uploadIndices();
}

GpuModel::~GpuModel()
{
    mGl.glDeleteTextures(1, &mSdefTexture);
    for (GLuint buffer : {mVertexBuffer, mIndexBuffer, mSdefBuffer})
        mGl.glDeleteBuffers(1, &buffer);
}

void GpuModel::uploadVertices(GLint texelLimit)
{
    // Vertices beyond the limit follow their two bones in straight lines.
    const qsizetype sdefCount = std::min(mModel->sdef.size(), qsizetype(texelLimit) / 3);
    std::vector<Vec4f> texels(size_t(std::max<qsizetype>(3 * sdefCount, 1)));
    std::vector<StaticVertex> vertices;
    vertices.reserve(size_t(mModel->vertices.size()));
    for (qsizetype i = 0; i < mModel->vertices.size(); ++i) {
        const ModelVertex &from = mModel->vertices.at(i);
        StaticVertex to = {from.normal, from.edgeScale, {}, from.weights, -1};
        for (size_t k = 0; k < 4; ++k) {
            const bool follows = from.bones[k] >= 0 && from.bones[k] < mUsableBones;
            // The last place is that of no bone: what follows it stays where it is.
            to.bones[k] = qint16(follows ? from.bones[k] : mUsableBones);
        }
        // What follows nothing stays where it is, too.
        if (std::all_of(to.weights.begin(), to.weights.end(), [](float weight) { return weight == 0; })) {
            to.weights[0] = 1;
            to.bones[0] = qint16(mUsableBones);
        }
        vertices.push_back(to);
    }
    for (qsizetype i = 0; i < sdefCount; ++i) {
        const SdefPoints &points = mModel->sdef.at(i);
        StaticVertex &vertex = vertices[size_t(points.vertex)];
        vertex.sdef = qint32(i);
        const Vec3f *parts[] = {&points.c, &points.r0, &points.r1};
        for (size_t k = 0; k < 3; ++k)
            texels[size_t(3 * i) + k] = {parts[k]->x, parts[k]->y, parts[k]->z, 0};
    }
    mGl.glGenBuffers(1, &mVertexBuffer);
    mGl.glBindBuffer(GL_ARRAY_BUFFER, mVertexBuffer);
    mGl.glBufferData(GL_ARRAY_BUFFER, GLsizeiptr(vertices.size() * sizeof(StaticVertex)), vertices.data(),
                     GL_STATIC_DRAW);
    mGl.glBindBuffer(GL_ARRAY_BUFFER, 0);
    mGl.glGenBuffers(1, &mSdefBuffer);
    mGl.glBindBuffer(GL_TEXTURE_BUFFER, mSdefBuffer);
    mGl.glBufferData(GL_TEXTURE_BUFFER, GLsizeiptr(texels.size() * sizeof(Vec4f)), texels.data(),
                     GL_STATIC_DRAW);
    mGl.glBindBuffer(GL_TEXTURE_BUFFER, 0);
    mSdefTexture = makeTexels(mGl, mSdefBuffer);
}

void GpuModel::uploadIndices()
{
    mGl.glGenBuffers(1, &mIndexBuffer);
    mGl.glBindBuffer(GL_ARRAY_BUFFER, mIndexBuffer);
    mGl.glBufferData(GL_ARRAY_BUFFER, GLsizeiptr(mModel->indices.size() * qsizetype(sizeof(quint32))),
                     mModel->indices.constData(), GL_STATIC_DRAW);
    mGl.glBindBuffer(GL_ARRAY_BUFFER, 0);
    qsizetype first = 0;
    for (const ModelMaterial &material : mModel->materials) {
        const qsizetype count = std::min<qsizetype>(material.indexCount, mModel->indices.size() - first);
        GLenum primitive = GL_TRIANGLES;
        if (material.flags & MaterialFlag::Points)
            primitive = GL_POINTS;
        else if (material.flags & MaterialFlag::Lines)
            primitive = GL_LINES;
        mParts.push_back({first, count, primitive});
        first += count;
    }
}

void GpuModel::bindAttributes() const
{
    constexpr auto stride = GLsizei(sizeof(StaticVertex));
    mGl.glBindBuffer(GL_ARRAY_BUFFER, mVertexBuffer);
    for (const GLuint attribute : {Normal, EdgeScale, Bones, Weights, Sdef})
        mGl.glEnableVertexAttribArray(attribute);
    mGl.glVertexAttribPointer(Normal, 3, GL_FLOAT, GL_FALSE, stride, at(offsetof(StaticVertex, normal)));
    mGl.glVertexAttribPointer(EdgeScale, 1, GL_FLOAT, GL_FALSE, stride,
                              at(offsetof(StaticVertex, edgeScale)));
    mGl.glVertexAttribIPointer(Bones, 4, GL_SHORT, stride, at(offsetof(StaticVertex, bones)));
    mGl.glVertexAttribPointer(Weights, 4, GL_FLOAT, GL_FALSE, stride, at(offsetof(StaticVertex, weights)));
    mGl.glVertexAttribIPointer(Sdef, 1, GL_INT, stride, at(offsetof(StaticVertex, sdef)));
    mGl.glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, mIndexBuffer);
}

GpuActor::GpuActor(QOpenGLFunctions_3_3_Core &gl, std::shared_ptr<const GpuModel> model)
    : mGl(gl)
    , mModel(std::move(model))
    , mMesh(mModel->model())
{
    mGl.glGenVertexArrays(1, &mVertexArray);
    mGl.glBindVertexArray(mVertexArray);
    mPositionBuffer = makeBuffer(Position, mMesh.positions());
    mUvBuffer = makeBuffer(Uv, mMesh.uvs());
    // The first of the additional coordinates.
    if (const int extra = mModel->model()->extraUvs; extra > 0)
        mExtraBuffer = makeBuffer(Extra, mMesh.extraUvs(), extra);
    mModel->bindAttributes();
    mGl.glBindVertexArray(0);
    mGl.glBindBuffer(GL_ARRAY_BUFFER, 0);
    mGl.glGenBuffers(1, &mBoneBuffer);
    mTexels.resize(size_t(2 * (mModel->usableBones() + 1)));
    mGl.glBindBuffer(GL_TEXTURE_BUFFER, mBoneBuffer);
    mGl.glBufferData(GL_TEXTURE_BUFFER, GLsizeiptr(mTexels.size() * sizeof(Vec4f)), nullptr, GL_STREAM_DRAW);
    mGl.glBindBuffer(GL_TEXTURE_BUFFER, 0);
    mBoneTexture = makeTexels(mGl, mBoneBuffer);
}

GpuActor::~GpuActor()
{
    mGl.glDeleteTextures(1, &mBoneTexture);
    mGl.glDeleteVertexArrays(1, &mVertexArray);
    for (GLuint buffer : {mPositionBuffer, mUvBuffer, mExtraBuffer, mBoneBuffer})
        mGl.glDeleteBuffers(1, &buffer);
}

template <class Value>
GLuint GpuActor::makeBuffer(GLuint attribute, std::span<const Value> values, qsizetype step)
{
    GLuint buffer = 0;
    mGl.glGenBuffers(1, &buffer);
    mGl.glBindBuffer(GL_ARRAY_BUFFER, buffer);
    mGl.glBufferData(GL_ARRAY_BUFFER, GLsizeiptr(values.size_bytes()), values.data(), GL_DYNAMIC_DRAW);
    mGl.glEnableVertexAttribArray(attribute);
    mGl.glVertexAttribPointer(attribute, GLint(sizeof(Value) / sizeof(float)), GL_FLOAT, GL_FALSE,
                              GLsizei(step * qsizetype(sizeof(Value))), nullptr);
    return buffer;
}

template <class Value>
void GpuActor::uploadRange(GLuint buffer, std::span<const Value> values, VertexRange range, qsizetype step)
{
    if (range.isEmpty())
        return;
    const auto part = values.subspan(size_t(range.first * step), size_t((range.last - range.first) * step));
    mGl.glBindBuffer(GL_ARRAY_BUFFER, buffer);
    mGl.glBufferSubData(GL_ARRAY_BUFFER, range.first * step * qsizetype(sizeof(Value)),
                        GLsizeiptr(part.size_bytes()), part.data());
    mGl.glBindBuffer(GL_ARRAY_BUFFER, 0);
}

void GpuActor::setPose(const std::shared_ptr<const PreviewPose> &pose)
{
    if (pose == mPose)
        return;
    mPose = pose;
    uploadBones();
    // A pose of another size is that of another model, whose morphs mean nothing here.
    if (pose->morphs.size() != size_t(mModel->model()->morphs.size()) || !mMesh.apply(pose->morphs))
        return;
    uploadRange(mPositionBuffer, mMesh.positions(), mMesh.changedPositions());
    uploadRange(mUvBuffer, mMesh.uvs(), mMesh.changedUvs());
    if (mExtraBuffer)
        uploadRange(mExtraBuffer, mMesh.extraUvs(), mMesh.changedExtraUvs(), mModel->model()->extraUvs);
}

void GpuActor::uploadBones()
{
    const QList<ModelBone> &bones = mModel->model()->bones;
    const size_t usable = size_t(mModel->usableBones());
    const size_t count = std::min(mPose->bones.size(), usable);
    for (size_t i = 0; i < usable; ++i) {
        const BoneWorld place = i < count ? mPose->bones[i] : BoneWorld{bones.at(qsizetype(i)).position, {}};
        const Quatf &q = place.rotation;
        const QVector3D added = toVector(place.position) -
                                toQuaternion(q).rotatedVector(toVector(bones.at(qsizetype(i)).position));
        mTexels[2 * i] = {q.x, q.y, q.z, q.w};
        mTexels[2 * i + 1] = {added.x(), added.y(), added.z(), 0};
    }
    mTexels[2 * usable] = {0, 0, 0, 1};
    mTexels[2 * usable + 1] = {};
    const auto size = GLsizeiptr(mTexels.size() * sizeof(Vec4f));
    mGl.glBindBuffer(GL_TEXTURE_BUFFER, mBoneBuffer);
    // A fresh store: the card may still be drawing from the one before.
    mGl.glBufferData(GL_TEXTURE_BUFFER, size, mTexels.data(), GL_STREAM_DRAW);
    mGl.glBindBuffer(GL_TEXTURE_BUFFER, 0);
}

} // namespace furitsuke
