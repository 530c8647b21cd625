// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preview/previewrenderer.h"

#include "widgets/preview/gpumodel.h"
#include "widgets/preview/previewoverlay.h"
#include "widgets/preview/scenepainter.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFramebufferObject>
#include <QOpenGLVersionFunctionsFactory>
#include <QPainter>

#include <algorithm>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::PreviewRenderer)
};

constexpr int glMajor = 3;
constexpr int glMinor = 3;

QSurfaceFormat wantedFormat()
{
    QSurfaceFormat format;
    format.setRenderableType(QSurfaceFormat::OpenGL);
    format.setVersion(glMajor, glMinor);
    format.setProfile(QSurfaceFormat::CoreProfile);
    return format;
}

} // namespace

struct PreviewRenderer::State
{
    ~State();

    QString start();
    QString startGl();
    QString makeTargets(QSize pixels, int samples);
    QImage readPixels(QSize pixels);

    bool started = false;
    QString fault;
    bool software = false;
    int mostSamples = 0;
    GLint mostPixels = 0;
    // Made when they are first needed, and never where the platform has no OpenGL.
    std::unique_ptr<QOffscreenSurface> surface;
    std::unique_ptr<QOpenGLContext> context;
    QOpenGLFunctions_3_3_Core *gl = nullptr;
    std::unique_ptr<QOpenGLFramebufferObject> target;
    std::unique_ptr<QOpenGLFramebufferObject> resolved; ///< of one sample, where the target has more
    std::unique_ptr<ScenePainter> painter;
    std::unique_ptr<TextureLoader> idleLoader; ///< where nothing is ever drawn
};

PreviewRenderer::State::~State()
{
    if (!gl || !context->makeCurrent(surface.get()))
        return;
    painter.reset();
    resolved.reset();
    target.reset();
    context->doneCurrent();
}

QString PreviewRenderer::State::start()
{
    if (!started) {
        started = true;
        fault = startGl();
        if (!fault.isEmpty())
            gl = nullptr;
    }
    return fault;
}

QString PreviewRenderer::State::startGl()
{
    if (!qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        return Words::tr("The program runs without a display, so there is no OpenGL to draw with.");
    // Asking for OpenGL there ends some programs.
    const QString platform = QGuiApplication::platformName();
    if (platform == QLatin1String("offscreen") || platform.startsWith(QLatin1String("minimal")))
        return Words::tr("There is no display, and so no OpenGL to draw with.");
    context = std::make_unique<QOpenGLContext>();
    context->setFormat(wantedFormat());
    if (!context->create())
        return Words::tr("This display offers no OpenGL.");
    surface = std::make_unique<QOffscreenSurface>();
    surface->setFormat(context->format());
    surface->create();
    if (!surface->isValid() || !context->makeCurrent(surface.get()))
        return Words::tr("OpenGL cannot draw off the screen here.");
    const QPair<int, int> version = context->format().version();
    gl = QOpenGLVersionFunctionsFactory::get<QOpenGLFunctions_3_3_Core>(context.get());
    if (version < QPair(glMajor, glMinor) || !gl || !gl->initializeOpenGLFunctions())
        return Words::tr("The preview needs OpenGL %1.%2; this display has %3.%4.")
            .arg(glMajor)
            .arg(glMinor)
            .arg(version.first)
            .arg(version.second);
    const QByteArray card(reinterpret_cast<const char *>(gl->glGetString(GL_RENDERER)));
    software = card.contains("llvmpipe") || card.contains("softpipe") || card.contains("SwiftShader") ||
               card.contains("GDI Generic") || card.contains("Software");
    gl->glGetIntegerv(GL_MAX_SAMPLES, &mostSamples);
    GLint buffer = 0;
    GLint texture = 0;
    gl->glGetIntegerv(GL_MAX_RENDERBUFFER_SIZE, &buffer);
    gl->glGetIntegerv(GL_MAX_TEXTURE_SIZE, &texture);
    mostPixels = std::min({buffer, texture, 16384});
    painter = std::make_unique<ScenePainter>(*gl);
    const QString log = painter->fault();
    if (!log.isEmpty())
        painter.reset();
    context->doneCurrent();
    return log.isEmpty() ? QString() : Words::tr("The graphics driver refuses the preview: %1").arg(log);
}

QString PreviewRenderer::State::makeTargets(QSize pixels, int samples)
{
    if (pixels.width() > mostPixels || pixels.height() > mostPixels)
        return Words::tr("The picture is too large: %1 x %2 pixels, where OpenGL draws %3 at most in a row.")
            .arg(pixels.width())
            .arg(pixels.height())
            .arg(mostPixels);
    if (target && target->size() == pixels && target->format().samples() == samples)
        return {};
    target.reset();
    resolved.reset();
    QOpenGLFramebufferObjectFormat format;
    format.setAttachment(QOpenGLFramebufferObject::CombinedDepthStencil);
    format.setInternalTextureFormat(GL_RGBA8);
    format.setSamples(samples);
    target = std::make_unique<QOpenGLFramebufferObject>(pixels, format);
    if (target->isValid() && target->format().samples() > 0) {
        QOpenGLFramebufferObjectFormat plain;
        plain.setInternalTextureFormat(GL_RGBA8);
        resolved = std::make_unique<QOpenGLFramebufferObject>(pixels, plain);
    }
    if (target->isValid() && (!resolved || resolved->isValid()))
        return {};
    target.reset();
    return Words::tr("The graphics card has no room for a picture of %1 x %2 pixels.")
        .arg(pixels.width())
        .arg(pixels.height());
}

QImage PreviewRenderer::State::readPixels(QSize pixels)
{
    if (resolved) {
        QOpenGLFramebufferObject::blitFramebuffer(resolved.get(), target.get());
        resolved->bind();
    }
    QImage image(pixels, QImage::Format_RGB32);
    if (image.isNull())
        return image;
    gl->glPixelStorei(GL_PACK_ALIGNMENT, 4);
    gl->glReadPixels(0, 0, pixels.width(), pixels.height(), GL_BGRA, GL_UNSIGNED_INT_8_8_8_8_REV,
                     image.bits());
    return std::move(image).mirrored(); // OpenGL's first row is the lowest
}

PreviewRenderer::PreviewRenderer()
    : mState(std::make_unique<State>())
{}

PreviewRenderer::~PreviewRenderer() = default;

QString PreviewRenderer::fault()
{
    return mState->start();
}

bool PreviewRenderer::isSoftware()
{
    mState->start();
    return mState->software;
}

PreviewImage PreviewRenderer::render(const PreviewScene &scene, QSize pixels, double pixelRatio, int samples)
{
    State &state = *mState;
    if (const QString fault = state.start(); !fault.isEmpty())
        return {{}, fault};
    pixels = pixels.expandedTo({1, 1});
    if (!state.context->makeCurrent(state.surface.get()))
        return {{}, Words::tr("OpenGL cannot draw any more: the graphics card was lost.")};
    PreviewImage result;
    result.fault = state.makeTargets(pixels, std::clamp(samples, 0, state.mostSamples));
    if (result.fault.isEmpty()) {
        state.target->bind();
        const ViewTransform view = viewTransform(scene.camera, QSizeF(pixels));
        result.fault = state.painter->paint(scene, view);
        if (result.fault.isEmpty())
            result.image = state.readPixels(pixels);
    }
    state.context->doneCurrent();
    if (!result.fault.isEmpty() || result.image.isNull())
        return result;
    QPainter painter(&result.image);
    painter.scale(pixelRatio, pixelRatio); // an image's own ratio would not do: painters take none below 1
    paintOverlay(painter, scene, viewTransform(scene.camera, QSizeF(pixels) / pixelRatio));
    return result;
}

TextureLoader &PreviewRenderer::textures()
{
    mState->start();
    if (mState->painter)
        return mState->painter->textures().loader();
    if (!mState->idleLoader)
        mState->idleLoader = std::make_unique<TextureLoader>();
    return *mState->idleLoader;
}

QStringList PreviewRenderer::textureNotes() const
{
    return mState->painter ? mState->painter->textures().notes() : QStringList();
}

} // namespace furitsuke
