// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/viewtransform.h"
#include "widgets/preview/gpumodel.h"
#include "widgets/preview/shapevertices.h"
#include "widgets/preview/skinprogram.h"
#include "widgets/preview/texturestore.h"

namespace furitsuke {

/// The part of the preview that speaks to OpenGL: paints a scene into the framebuffer that is bound. Made,
/// used and destroyed with the context current.
class ScenePainter
{
public:
    explicit ScenePainter(QOpenGLFunctions_3_3_Core &gl);
    ~ScenePainter();
    ScenePainter(const ScenePainter &) = delete;
    ScenePainter &operator=(const ScenePainter &) = delete;

    /// What the driver says against the programs; empty where they work.
    QString fault() const { return mFault; }
    /// Empty, or what is wrong, translated.
    QString paint(const PreviewScene &scene, const ViewTransform &view);
    TextureStore &textures() { return mTextures; }

private:
    struct Drawn
    {
        const PreviewActor *actor;
        GpuActor *gpu;
        std::vector<TextureStore::Maps> maps; ///< of each material; of ghosts none
    };

    QList<Drawn> prepare(const PreviewScene &scene);
    std::shared_ptr<const GpuModel> modelFor(const std::shared_ptr<const Model> &model);
    void paintLook(const PreviewScene &scene, const Drawn &drawn, const ViewTransform &view);
    void paintEdges(const Drawn &drawn, const ViewTransform &view);
    void paintGhost(const Drawn &drawn, const ViewTransform &view);
    void begin(SkinProgram &program, const Drawn &drawn, const ViewTransform &view);
    void drawPart(const GpuModel::Part &part);
    void paintShapes(const std::vector<ShapeVertex> &vertices, GLenum primitive, const ViewTransform &view);
    void bind(int unit, GLenum kind, GLuint texture);

    QOpenGLFunctions_3_3_Core &mGl;
    QString mFault;
    SkinProgram mLook;
    SkinProgram mFlat;
    SkinProgram mGhost;
    QOpenGLShaderProgram mShapes;
    GLuint mShapeArray = 0;
    GLuint mShapeBuffer = 0;
    TextureStore mTextures;
    std::vector<std::shared_ptr<const GpuModel>> mModels;
    std::vector<std::unique_ptr<GpuActor>> mActors;
};

} // namespace furitsuke
