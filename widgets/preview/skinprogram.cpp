// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preview/skinprogram.h"

#include "widgets/preview/previewshaders.h"

namespace furitsuke {

QString SkinProgram::build(const QByteArray &fragment)
{
    if (!program.addShaderFromSourceCode(QOpenGLShader::Vertex, shaders::skinVertex()) ||
        !program.addShaderFromSourceCode(QOpenGLShader::Fragment, fragment) || !program.link())
        return program.log();
    const std::pair<int *, const char *> places[] = {{&view, "uView"},
                                                     {&projection, "uProjection"},
                                                     {&offset, "uOffset"},
                                                     {&edge, "uEdge"},
                                                     {&colour, "uColour"},
                                                     {&specular, "uSpecular"},
                                                     {&toLight, "uToLight"},
                                                     {&parallel, "uParallel"},
                                                     {&vertexColour, "uVertexColour"},
                                                     {&textured, "uTextured"},
                                                     {&sphereMode, "uSphereMode"},
                                                     {&toon, "uToon"},
                                                     {&textureTimes, "uTextureTimes"},
                                                     {&texturePlus, "uTexturePlus"},
                                                     {&sphereTimes, "uSphereTimes"},
                                                     {&spherePlus, "uSpherePlus"},
                                                     {&toonTimes, "uToonTimes"},
                                                     {&toonPlus, "uToonPlus"}};
    for (const auto &[place, name] : places)
        *place = program.uniformLocation(name);
    program.bind();
    program.setUniformValue("uBones", int(shaders::BoneUnit));
    program.setUniformValue("uSdef", int(shaders::SdefUnit));
    program.setUniformValue("uTexture", int(shaders::TextureUnit));
    program.setUniformValue("uSphere", int(shaders::SphereUnit));
    program.setUniformValue("uRamp", int(shaders::ToonUnit));
    program.release();
    return {};
}

} // namespace furitsuke
