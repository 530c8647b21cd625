// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/morphedmesh.h"
#include "widgets/preview/previewscene.h"

#include <QOpenGLFunctions_3_3_Core>

namespace furitsuke {

/// What of a model never changes, on the graphics card. Made and destroyed with the context current.
class GpuModel
{
public:
    struct Part
    {
        qsizetype firstIndex = 0;
        qsizetype indexCount = 0;
        GLenum primitive = GL_TRIANGLES;
    };

    GpuModel(QOpenGLFunctions_3_3_Core &gl, std::shared_ptr<const Model> model);
    ~GpuModel();
    GpuModel(const GpuModel &) = delete;
    GpuModel &operator=(const GpuModel &) = delete;

    const std::shared_ptr<const Model> &model() const { return mModel; }
    /// One for each of Model::materials.
    const std::vector<Part> &parts() const { return mParts; }
    /// How many bones vertices can follow; those of others stay where they are.
    qsizetype usableBones() const { return mUsableBones; }
    GLuint sdefTexture() const { return mSdefTexture; }
    /// Puts what never changes into the vertex array that is bound.
    void bindAttributes() const;
    GLuint indexBuffer() const { return mIndexBuffer; }

private:
    void uploadVertices(GLint texelLimit);
    void uploadIndices();

    QOpenGLFunctions_3_3_Core &mGl;
    std::shared_ptr<const Model> mModel;
    std::vector<Part> mParts;
    qsizetype mUsableBones = 0;
    GLuint mVertexBuffer = 0;
    GLuint mIndexBuffer = 0;
    GLuint mSdefBuffer = 0;
    GLuint mSdefTexture = 0;
};

/// What of an actor changes: morphed vertices and bones. Only what is different is sent.
class GpuActor
{
public:
    GpuActor(QOpenGLFunctions_3_3_Core &gl, std::shared_ptr<const GpuModel> model);
    ~GpuActor();
    GpuActor(const GpuActor &) = delete;
    GpuActor &operator=(const GpuActor &) = delete;

    const GpuModel &model() const { return *mModel; }
    std::span<const MaterialLook> materials() const { return mMesh.materials(); }
    void setPose(const std::shared_ptr<const PreviewPose> &pose);
    GLuint vertexArray() const { return mVertexArray; }
    GLuint boneTexture() const { return mBoneTexture; }

private:
    /// Makes a buffer for an attribute, one value for each vertex.
    template <class Value>
    GLuint makeBuffer(GLuint attribute, std::span<const Value> values, qsizetype step = 1);
    template <class Value>
    void uploadRange(GLuint buffer, std::span<const Value> values, VertexRange range, qsizetype step = 1);
    void uploadBones();

    QOpenGLFunctions_3_3_Core &mGl;
    std::shared_ptr<const GpuModel> mModel;
    std::shared_ptr<const PreviewPose> mPose;
    MorphedMesh mMesh;
    std::vector<Vec4f> mTexels;
    GLuint mVertexArray = 0;
    GLuint mPositionBuffer = 0;
    GLuint mUvBuffer = 0;
    GLuint mExtraBuffer = 0; ///< where the model has additional texture coordinates
    GLuint mBoneBuffer = 0;
    GLuint mBoneTexture = 0;
};

} // namespace furitsuke
