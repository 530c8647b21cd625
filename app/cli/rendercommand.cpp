// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/modelargument.h"
#include "app/cli/picturesize.h"
#include "editor-core/rig/boneshape.h"
#include "editor-core/rig/orbitcamera.h"
#include "widgets/preview/previewrenderer.h"
#include "widgets/preview/sceneplayer.h"
#include "widgets/preview/textureloader.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace furitsuke::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};

constexpr QSize smallest(16, 16);
constexpr QSize largest(8000, 8000);
constexpr int samples = 8;

constexpr QLatin1String motionName("motion");
constexpr QLatin1String modelName("model");
constexpr QLatin1String cameraName("camera");
constexpr QLatin1String frameName("frame");
constexpr QLatin1String sizeName("size");
constexpr QLatin1String outputName("output");
constexpr QLatin1String fromName("from");
constexpr QLatin1String showName("show");
constexpr QLatin1String backgroundName("background");
/// As other commands name the program's own figure.

/// The sides that --from takes, in the order of AxisView.
QStringList sides()
{
    return {QStringLiteral("front"), QStringLiteral("back"), QStringLiteral("left"),
            QStringLiteral("right"), QStringLiteral("top"),  QStringLiteral("bottom")};
}

/// What --show takes, and the part of a scene that it means.
struct Part
{
    QString name;
    bool PreviewScene::*shown;
};

QList<Part> parts()
{
    return {{QStringLiteral("grid"), &PreviewScene::grid},   {QStringLiteral("axes"), &PreviewScene::axes},
            {QStringLiteral("skin"), &PreviewScene::skin},   {QStringLiteral("edges"), &PreviewScene::edges},
            {QStringLiteral("bones"), &PreviewScene::bones}, {QStringLiteral("ik"), &PreviewScene::ikChains}};
}

QStringList partNames()
{
    QStringList names;
    for (const Part &part : parts())
        names.append(part.name);
    return names;
}

/// What the options ask for.
struct Request
{
    double frame = 0;
    QSize size = {1280, 720};
    std::optional<AxisView> from;
    PreviewScene scene;
};

/// Empty, or what is wrong with an option.
QString readParts(const QString &text, PreviewScene &scene)
{
    for (const Part &part : parts())
        scene.*part.shown = false;
    const QList<Part> known = parts();
    for (const QString &name : text.split(u',', Qt::SkipEmptyParts)) {
        if (name == QLatin1String("none"))
            continue;
        const auto part = std::find_if(known.begin(), known.end(),
                                       [&](const Part &candidate) { return candidate.name == name; });
        if (part == known.end())
            return Words::tr("--show takes %1 or none, not “%2”.")
                .arg(partNames().join(QStringLiteral(", ")), name);
        scene.*part->shown = true;
    }
    return {};
}

QString readRequest(const QCommandLineParser &parser, Request &request)
{
    if (!parser.isSet(motionName))
        return Words::tr("--motion is missing: which motion is to be drawn?");
    if (!parser.isSet(outputName))
        return Words::tr("--output is missing: where is the picture to go?");
    if (parser.isSet(frameName)) {
        bool ok = false;
        request.frame = parser.value(frameName).toDouble(&ok);
        if (!ok || !std::isfinite(request.frame) || request.frame < 0)
            return Words::tr("--frame takes a number from 0, not “%1”.").arg(parser.value(frameName));
    }
    if (parser.isSet(sizeName)) {
        const std::optional<QSize> size = sizeFrom(parser.value(sizeName), smallest, largest);
        if (!size)
            return Words::tr("--size takes width x height, from %1 to %2, not “%3”.")
                .arg(sizeText(smallest), sizeText(largest), parser.value(sizeName));
        request.size = *size;
    }
    if (parser.isSet(fromName)) {
        const qsizetype side = sides().indexOf(parser.value(fromName));
        if (side < 0)
            return Words::tr("--from takes %1, not “%2”.")
                .arg(sides().join(QStringLiteral(", ")), parser.value(fromName));
        request.from = AxisView(side);
    }
    if (parser.isSet(backgroundName)) {
        const QColor colour(parser.value(backgroundName));
        if (!colour.isValid())
            return Words::tr("--background takes a colour such as #ffffff or white, not “%1”.")
                .arg(parser.value(backgroundName));
        request.scene.colours.background = colour;
    }
    request.scene.axes = false;
    return parser.isSet(showName) ? readParts(parser.value(showName), request.scene) : QString();
}

/// The camera of the motion where it has one and none is asked for; else one that sees all of the model.
void setCamera(const Request &request, const Motion &stage, PreviewScene &scene)
{
    if (!request.from && !stage.camera.isEmpty())
        return;
    OrbitCamera camera;
    camera.lookFrom(request.from.value_or(AxisView::Front));
    const PreviewActor &actor = scene.actors.first();
    camera.frame(posedBox(*actor.model, actor.pose->bones), QSizeF(request.size));
    scene.camera = camera.pose();
}

int run(const QCommandLineParser &parser, const Console &console)
{
    std::optional<NameEncoding> encoding;
    if (!encodingFrom(parser, console, encoding))
        return Failure;
    Request request;
    if (const QString fault = readRequest(parser, request); !fault.isEmpty()) {
        console.error(fault);
        return Failure;
    }
    const QString output = parser.value(outputName);
    if (!mayWrite(output, parser, console))
        return Failure;
    PreviewRenderer renderer;
    if (const QString fault = renderer.fault(); !fault.isEmpty()) {
        console.error(fault + u'\n' +
                      Words::tr("Pictures need a display with OpenGL; a virtual one will do: xvfb-run %1")
                          .arg(QStringLiteral("furitsuke render ...")));
        return Failure;
    }

    const ReadResult motion = load(parser.value(motionName), encoding, console);
    if (!motion.ok)
        return Failure;
    ReadResult cameraFile;
    if (parser.isSet(cameraName)) {
        cameraFile = load(parser.value(cameraName), encoding, console);
        if (!cameraFile.ok)
            return Failure;
        if (cameraFile.motion.camera.isEmpty() && cameraFile.motion.light.isEmpty()) {
            console.error(parser.value(cameraName), Words::tr("This motion has no camera keys."));
            return Failure;
        }
    }
    const QString modelPath = parser.isSet(modelName) ? parser.value(modelName) : QString(ownModel);
    ScenePlayer::Parts played;
    played.model = loadModel(modelPath, encoding.value_or(NameEncoding::Cp932), console);
    if (!played.model)
        return Failure;
    if (modelPath != ownModel)
        played.textureFolder = QFileInfo(modelPath).absolutePath();
    played.motion = motion.motion;
    played.encoding = motion.encoding;
    if (cameraFile.ok)
        played.stage = cameraFile.motion;
    played.look = request.scene;
    PreviewScene scene = ScenePlayer(played).sceneAt(request.frame);
    setCamera(request, played.stage.value_or(played.motion), scene);
    // The first picture asks for the textures, the second one has them.
    PreviewImage picture = renderer.render(scene, request.size);
    renderer.textures().waitForAll();
    if (picture.fault.isEmpty())
        picture = renderer.render(scene, request.size, 1, samples);
    if (!picture.fault.isEmpty()) {
        console.error(picture.fault);
        return Failure;
    }
    if (!picture.image.save(output, "PNG")) {
        console.error(output, Words::tr("The file cannot be written."));
        return Failure;
    }
    const QStringList notes = renderer.textureNotes();
    for (const QString &note : notes)
        console.error(modelPath, note);
    return notes.isEmpty() ? Fine : Finding;
}

} // namespace

Command renderCommand()
{
    Command command;
    command.name = QStringLiteral("render");
    command.summary = Words::tr("Draws a model in a motion at a frame into a PNG file.");
    command.details = Words::tr(
        "The view is that of the camera file, else of camera keys in the motion, else from the front.\n"
        "A display is needed; a virtual one will do (xvfb-run).");
    command.options = {
        {motionName, Words::tr("The motion (VMD)."), QStringLiteral("VMD")},
        {modelName, Words::tr("The model: a PMX or PMD file, or testrig (the default)."),
         QStringLiteral("MODEL")},
        {cameraName, Words::tr("A motion whose camera and light are taken."), QStringLiteral("VMD")},
        {frameName, Words::tr("The frame, also between whole ones; 0 where it is not given."),
         QStringLiteral("N")},
        {sizeName, Words::tr("The size of the picture; 1280x720 where it is not given."),
         QStringLiteral("SIZE")},
        {{QStringLiteral("o"), outputName}, Words::tr("The picture file."), QStringLiteral("PNG")},
        {fromName,
         Words::tr("Look from this side, whatever cameras there are:\n%1.")
             .arg(sides().join(QStringLiteral(", "))),
         QStringLiteral("SIDE")},
        {showName,
         Words::tr("What is drawn: some of %1,\nor none; grid,skin,edges where it is not given.")
             .arg(partNames().join(QStringLiteral(", "))),
         QStringLiteral("LIST")},
        {backgroundName, Words::tr("The colour behind it, such as #ffffff."), QStringLiteral("COLOUR")},
        encodingOption(),
        forceOption()};
    command.minimalArguments = 0;
    command.maximalArguments = 0;
    command.draws = true;
    command.run = run;
    return command;
}

} // namespace furitsuke::cli
