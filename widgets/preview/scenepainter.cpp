// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preview/scenepainter.h"

#include "widgets/preview/previewshaders.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstddef>

namespace furitsuke {

using namespace shaders;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::PreviewRenderer)
};

QVector4D toVector4(const Vec4f &v)
{
    return {v.x, v.y, v.z, v.w};
}

/// What a material looks like in light, before textures: MMD adds what it gives off to what it reflects.
QVector4D litColour(const MaterialLook &values, const LightPose &light)
{
    const auto part = [](float ambient, float diffuse, double colour) {
        return std::clamp(ambient + diffuse * float(colour), 0.0f, 1.0f);
    };
    return {part(values.ambient.x, values.diffuse.x, light.colour.x),
            part(values.ambient.y, values.diffuse.y, light.colour.y),
            part(values.ambient.z, values.diffuse.z, light.colour.z),
            std::clamp(values.diffuse.w, 0.0f, 1.0f)};
}

bool isVisible(const MaterialLook &values)
{
    return values.diffuse.w > 0.004f;
}

/// Pixels that an edge of size 1 is wide.
double edgePixels(const QSizeF &size)
{
    return std::max(1.1, size.height() / 640); // thinner lines would be dashed
}

} // namespace

ScenePainter::ScenePainter(QOpenGLFunctions_3_3_Core &gl)
    : mGl(gl)
    , mTextures(gl)
{
    for (const QString &log :
         {mLook.build(toonFragment()), mFlat.build(flatFragment()), mGhost.build(ghostFragment())}) {
        if (mFault.isEmpty())
            mFault = log;
    }
    if (!mShapes.addShaderFromSourceCode(QOpenGLShader::Vertex, shapeVertex()) ||
        !mShapes.addShaderFromSourceCode(QOpenGLShader::Fragment, shapeFragment()) || !mShapes.link())
        mFault = mShapes.log();
    mGl.glGenVertexArrays(1, &mShapeArray);
    mGl.glGenBuffers(1, &mShapeBuffer);
    mGl.glBindVertexArray(mShapeArray);
    mGl.glBindBuffer(GL_ARRAY_BUFFER, mShapeBuffer);
    constexpr auto stride = GLsizei(sizeof(ShapeVertex));
    const auto at = [](size_t offset) { return reinterpret_cast<const void *>(offset); };
    for (GLuint attribute = 0; attribute < 3; ++attribute)
        mGl.glEnableVertexAttribArray(attribute);
    mGl.glVertexAttribPointer(0, 3, GL_FLOAT, GL_FALSE, stride, at(offsetof(ShapeVertex, position)));
    mGl.glVertexAttribPointer(1, 3, GL_FLOAT, GL_FALSE, stride, at(offsetof(ShapeVertex, normal)));
    mGl.glVertexAttribPointer(2, 4, GL_UNSIGNED_BYTE, GL_TRUE, stride, at(offsetof(ShapeVertex, colour)));
    mGl.glBindVertexArray(0);
    mGl.glBindBuffer(GL_ARRAY_BUFFER, 0);
}

ScenePainter::~ScenePainter()
{
    mGl.glDeleteVertexArrays(1, &mShapeArray);
    mGl.glDeleteBuffers(1, &mShapeBuffer);
}

std::shared_ptr<const GpuModel> ScenePainter::modelFor(const std::shared_ptr<const Model> &model)
{
    for (const std::shared_ptr<const GpuModel> &known : mModels) {
        if (known->model() == model)
            return known;
    }
    mModels.push_back(std::make_shared<const GpuModel>(mGl, model));
    return mModels.back();
}

QList<ScenePainter::Drawn> ScenePainter::prepare(const PreviewScene &scene)
{
    QList<Drawn> drawn;
    mTextures.mark();
    size_t slot = 0;
    bool changed = false;
    for (const QList<PreviewActor> *list : {&scene.actors, &scene.ghosts}) {
        for (const PreviewActor &actor : *list) {
            if (!actor.model || !actor.pose)
                continue;
            if (slot == mActors.size())
                mActors.emplace_back();
            std::unique_ptr<GpuActor> &gpu = mActors[slot++];
            if (!gpu || gpu->model().model() != actor.model) {
                gpu = std::make_unique<GpuActor>(mGl, modelFor(actor.model));
                changed = true;
            }
            gpu->setPose(actor.pose);
            drawn.append({&actor, gpu.get(), {}});
            // Asked for where it is hidden too, so that nothing is read again when it is shown.
            if (actor.opacity >= 1)
                drawn.last().maps = mTextures.mapsOf(*actor.model, actor.textureFolder);
        }
    }
    changed = changed || slot < mActors.size();
    mActors.resize(slot);
    mTextures.sweep();
    if (changed)
        std::erase_if(mModels, [](const auto &model) { return model.use_count() == 1; });
    return drawn;
}

void ScenePainter::bind(int unit, GLenum kind, GLuint texture)
{
    mGl.glActiveTexture(GLenum(GL_TEXTURE0 + unit));
    mGl.glBindTexture(kind, texture);
}

void ScenePainter::begin(SkinProgram &program, const Drawn &drawn, const ViewTransform &view)
{
    program.program.bind();
    program.program.setUniformValue(program.view, view.view);
    program.program.setUniformValue(program.projection, view.projection);
    program.program.setUniformValue(program.offset, drawn.actor->offset);
    program.program.setUniformValue(program.edge, 0.0f);
    bind(BoneUnit, GL_TEXTURE_BUFFER, drawn.gpu->boneTexture());
    bind(SdefUnit, GL_TEXTURE_BUFFER, drawn.gpu->model().sdefTexture());
    mGl.glBindVertexArray(drawn.gpu->vertexArray());
}

void ScenePainter::drawPart(const GpuModel::Part &part)
{
    if (part.indexCount > 0)
        mGl.glDrawElements(part.primitive, GLsizei(part.indexCount), GL_UNSIGNED_INT,
                           reinterpret_cast<const void *>(size_t(part.firstIndex) * sizeof(quint32)));
}

void ScenePainter::paintLook(const PreviewScene &scene, const Drawn &drawn, const ViewTransform &view)
{
    const GpuModel &gpu = drawn.gpu->model();
    const Model &model = *gpu.model();
    SkinProgram &look = mLook;
    QOpenGLShaderProgram &program = look.program;
    begin(look, drawn, view);
    const Vec3d &travels = scene.light.direction;
    const QVector3D toLight = -QVector3D(float(travels.x), float(travels.y), float(travels.z)).normalized();
    program.setUniformValue(look.toLight, view.view.mapVector(toLight));
    program.setUniformValue(look.parallel, !view.perspective);
    for (size_t i = 0; i < gpu.parts().size(); ++i) {
        const MaterialLook &values = drawn.gpu->materials()[i];
        const ModelMaterial &material = model.materials.at(qsizetype(i));
        if (!isVisible(values))
            continue;
        const TextureStore::Maps &map = drawn.maps[i];
        program.setUniformValue(look.colour, litColour(values, scene.light));
        program.setUniformValue(look.specular,
                                QVector4D(values.specular.x * float(scene.light.colour.x),
                                          values.specular.y * float(scene.light.colour.y),
                                          values.specular.z * float(scene.light.colour.z), values.shininess));
        program.setUniformValue(look.vertexColour,
                                bool(material.flags & MaterialFlag::VertexColour) && model.extraUvs > 0);
        program.setUniformValue(look.textured, map.texture != 0);
        // A second texture needs the second coordinates.
        const bool sphere =
            map.sphere != 0 && (material.sphereMode != SphereMode::SubTexture || model.extraUvs > 0);
        program.setUniformValue(look.sphereMode, sphere ? int(material.sphereMode) : 0);
        program.setUniformValue(look.toon, map.toon != 0);
        program.setUniformValue(look.textureTimes, toVector4(values.textureFactor));
        program.setUniformValue(look.texturePlus, toVector4(values.textureAddend));
        program.setUniformValue(look.sphereTimes, toVector4(values.sphereFactor));
        program.setUniformValue(look.spherePlus, toVector4(values.sphereAddend));
        program.setUniformValue(look.toonTimes, toVector4(values.toonFactor));
        program.setUniformValue(look.toonPlus, toVector4(values.toonAddend));
        bind(TextureUnit, GL_TEXTURE_2D, map.texture);
        bind(SphereUnit, GL_TEXTURE_2D, map.sphere);
        bind(ToonUnit, GL_TEXTURE_2D, map.toon);
        // What can be seen through shows its back, as in MMD.
        if (material.flags & MaterialFlag::TwoSided || values.diffuse.w < 1)
            mGl.glDisable(GL_CULL_FACE);
        else
            mGl.glEnable(GL_CULL_FACE);
        drawPart(gpu.parts()[i]);
    }
}

void ScenePainter::paintEdges(const Drawn &drawn, const ViewTransform &view)
{
    const GpuModel &gpu = drawn.gpu->model();
    const Model &model = *gpu.model();
    begin(mFlat, drawn, view);
    mGl.glEnable(GL_CULL_FACE);
    mGl.glCullFace(GL_FRONT);
    const double unit = edgePixels(view.size) / double(view.pixelsPerUnit(1));
    for (size_t i = 0; i < gpu.parts().size(); ++i) {
        const MaterialLook &values = drawn.gpu->materials()[i];
        const bool edged = model.materials.at(qsizetype(i)).flags & MaterialFlag::Edge && values.edgeSize > 0;
        if (!edged || !isVisible(values) || values.edgeColour.w <= 0 ||
            gpu.parts()[i].primitive != GL_TRIANGLES)
            continue;
        mFlat.program.setUniformValue(mFlat.edge, float(unit * double(values.edgeSize)));
        mFlat.program.setUniformValue(mFlat.colour, toVector4(values.edgeColour));
        drawPart(gpu.parts()[i]);
    }
    mGl.glCullFace(GL_BACK);
}

void ScenePainter::paintGhost(const Drawn &drawn, const ViewTransform &view)
{
    const GpuModel &gpu = drawn.gpu->model();
    begin(mGhost, drawn, view);
    QColor colour = drawn.actor->tint.isValid() ? drawn.actor->tint : QColor(Qt::gray);
    colour.setAlphaF(std::clamp(drawn.actor->opacity, 0.0f, 1.0f));
    mGhost.program.setUniformValue(mGhost.colour, colour);
    mGl.glDisable(GL_CULL_FACE);
    const auto drawAll = [&] {
        for (size_t i = 0; i < gpu.parts().size(); ++i) {
            if (drawn.gpu->materials()[i].diffuse.w > 0.1f)
                drawPart(gpu.parts()[i]);
        }
    };
    // First only how near it is, so that no more than its outer surface is seen, once.
    mGl.glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
    drawAll();
    mGl.glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    mGl.glDepthMask(GL_FALSE);
    drawAll();
    mGl.glDepthMask(GL_TRUE);
}

void ScenePainter::paintShapes(const std::vector<ShapeVertex> &vertices, GLenum primitive,
                               const ViewTransform &view)
{
    if (vertices.empty())
        return;
    mGl.glBindVertexArray(mShapeArray);
    mGl.glBindBuffer(GL_ARRAY_BUFFER, mShapeBuffer);
    mGl.glBufferData(GL_ARRAY_BUFFER, GLsizeiptr(vertices.size() * sizeof(ShapeVertex)), vertices.data(),
                     GL_STREAM_DRAW);
    mGl.glBindBuffer(GL_ARRAY_BUFFER, 0);
    mShapes.bind();
    mShapes.setUniformValue("uView", view.view);
    mShapes.setUniformValue("uProjection", view.projection);
    mGl.glDisable(GL_CULL_FACE);
    mGl.glDrawArrays(primitive, 0, GLsizei(vertices.size()));
}

QString ScenePainter::paint(const PreviewScene &scene, const ViewTransform &view)
{
    while (mGl.glGetError() != GL_NO_ERROR) {
    }
    mTextures.takeLoaded();
    const QList<Drawn> drawn = prepare(scene);
    if (mGl.glGetError() == GL_OUT_OF_MEMORY)
        return Words::tr("The graphics card has no room for the model.");

    mGl.glViewport(0, 0, int(view.size.width()), int(view.size.height()));
    const QColor &ground = scene.colours.background;
    mGl.glClearColor(float(ground.redF()), float(ground.greenF()), float(ground.blueF()), 1);
    mGl.glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    mGl.glEnable(GL_DEPTH_TEST);
    mGl.glDepthFunc(GL_LEQUAL);
    mGl.glFrontFace(GL_CW); // left-handed, and clockwise seen from the front
    mGl.glCullFace(GL_BACK);
    mGl.glEnable(GL_BLEND);
    mGl.glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);

    paintShapes(groundLines(scene), GL_LINES, view);
    if (scene.skin) {
        for (const Drawn &one : drawn) {
            if (!one.actor->pose->visible)
                continue;
            if (one.actor->opacity < 1) {
                paintGhost(one, view);
                continue;
            }
            paintLook(scene, one, view);
            if (scene.edges)
                paintEdges(one, view);
        }
    }
    // Bones are seen through all else, but hide each other.
    mGl.glClear(GL_DEPTH_BUFFER_BIT);
    paintShapes(boneShapes(scene), GL_TRIANGLES, view);

    mGl.glBindVertexArray(0);
    mGl.glUseProgram(0);
    mGl.glActiveTexture(GL_TEXTURE0);
    return {};
}

} // namespace furitsuke
