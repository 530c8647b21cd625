// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QOpenGLShaderProgram>

namespace furitsuke {

/// A program whose vertices follow bones, with the places of what can be set; -1 for what it has not.
struct SkinProgram
{
    /// Compiles; empty, or what the driver says.
    QString build(const QByteArray &fragment);

    QOpenGLShaderProgram program;
    int view = -1;
    int projection = -1;
    int offset = -1;
    int edge = -1;
    int colour = -1;
    int specular = -1;
    int toLight = -1;
    int parallel = -1;
    int vertexColour = -1;
    int textured = -1;
    int sphereMode = -1;
    int toon = -1;
    int textureTimes = -1;
    int texturePlus = -1;
    int sphereTimes = -1;
    int spherePlus = -1;
    int toonTimes = -1;
    int toonPlus = -1;
};

} // namespace furitsuke
