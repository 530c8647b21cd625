// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/preview/previewscene.h"

#include <QImage>
#include <QStringList>

#include <memory>

namespace furitsuke {

class TextureLoader;

/// A picture, or why there is none.
struct PreviewImage
{
    QImage image;  ///< opaque, RGB32
    QString fault; ///< translated; empty where there is a picture
};

/// Draws scenes by OpenGL 3.3, off the screen: no window has anything of OpenGL in it, so that one without it
/// merely lacks the preview. Models and textures stay on the graphics card while scenes show them, and only
/// what changed is sent. Used by the thread of the windows only. Nothing of OpenGL is touched before the
/// first picture, and nothing ever where the platform has no screen ("offscreen", "minimal").
class PreviewRenderer
{
public:
    PreviewRenderer();
    ~PreviewRenderer();
    PreviewRenderer(const PreviewRenderer &) = delete;
    PreviewRenderer &operator=(const PreviewRenderer &) = delete;

    /// Why nothing can be drawn, translated; empty where it can.
    QString fault();
    /// Whether the processor does the work of a graphics card.
    bool isSoftware();

    /// Draws a scene; pixels of the picture, and how many there are to a unit of what is written. Samples:
    /// for smooth edges, up to what the card has; 0 for none.
    PreviewImage render(const PreviewScene &scene, QSize pixels, double pixelRatio = 1, int samples = 0);

    /// Reads textures in the background; its signal says when another picture shows more of them.
    TextureLoader &textures();
    /// Which textures of the last scene are not shown and why, translated, a line each.
    QStringList textureNotes() const;

private:
    struct State;
    std::unique_ptr<State> mState;
};

} // namespace furitsuke
