// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/orbitcamera.h"
#include "tests/support/boxmodels.h"
#include "widgets/preview/previewrenderer.h"
#include "widgets/preview/textureloader.h"

#include <QDir>
#include <QGuiApplication>
#include <QImageReader>
#include <QPainter>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <numbers>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr QSize pixels(320, 240);
const QColor red(220, 30, 30);
const QColor green(30, 200, 30);

std::shared_ptr<PreviewPose> restPose(const Model &model)
{
    return std::make_shared<PreviewPose>(*PreviewPose::atRest(model));
}

Quatf turnedBy(double degrees, const Vec3f &axis)
{
    const double half = degrees * std::numbers::pi / 360;
    const float s = float(std::sin(half));
    return {s * axis.x, s * axis.y, s * axis.z, float(std::cos(half))};
}

/// A scene of one model at rest, and nothing else.
PreviewScene sceneOf(const Model &model, const QString &folder = {})
{
    PreviewScene scene;
    scene.grid = scene.axes = false;
    scene.colours.background = QColor(200, 210, 220);
    PreviewActor actor;
    actor.model = std::make_shared<const Model>(model);
    actor.pose = PreviewPose::atRest(model);
    actor.textureFolder = folder;
    scene.actors.append(actor);
    return scene;
}

/// The colour where a point of the scene is seen.
QColor colourAt(const QImage &image, const PreviewScene &scene, const QVector3D &point)
{
    const std::optional<QPointF> pixel = viewTransform(scene.camera, QSizeF(image.size())).pixelOf(point);
    return pixel ? image.pixelColor(int(pixel->x()), int(pixel->y())) : QColor();
}

bool isNear(const QColor &a, const QColor &b, int tolerance = 3)
{
    return a.isValid() && b.isValid() && std::abs(a.red() - b.red()) <= tolerance &&
           std::abs(a.green() - b.green()) <= tolerance && std::abs(a.blue() - b.blue()) <= tolerance;
}

/// A mix of two colours, so much of the second.
QColor mixed(const QColor &a, const QColor &b, double share)
{
    const auto part = [share](int x, int y) { return int(std::lround(x + (y - x) * share)); };
    return QColor(part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue()));
}

/// A wall of 8 by 8 around (0, 10), seen from the front, with a texture.
Model wall(const ModelMaterial &material, const QStringList &textures)
{
    Model model;
    addBone(model, QStringLiteral("センター"), {0, 10, 0}, -1, {0, 14, 0});
    model.textures = textures;
    addBox(model, {0, 10, 0}, {4, 4, 0.5f}, 0, material);
    return model;
}

ModelMaterial textured(const QColor &colour, qint32 texture = 0)
{
    ModelMaterial material = plainMaterial(colour);
    material.texture = texture;
    return material;
}

/// Two boxes, the red one with a blue edge 4 wide, to its left and right.
Model edgedBoxes()
{
    Model model = twoBoxes();
    model.materials[0].flags.setFlag(MaterialFlag::Edge);
    model.materials[0].edgeColour = {0, 0, 1, 1};
    model.materials[0].edgeSize = 4;
    for (qsizetype i = 0; i < 24; ++i)
        model.vertices[i].normal = {model.vertices.at(i).position.x > 0 ? 1.0f : -1.0f, 0, 0};
    return model;
}

/// Red at the top left, green beside it, blue at the bottom left, white beside it.
QImage fourColours()
{
    QImage image(64, 64, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.fillRect(0, 0, 32, 32, Qt::red);
    painter.fillRect(32, 0, 32, 32, Qt::green);
    painter.fillRect(0, 32, 32, 32, Qt::blue);
    return image;
}

} // namespace

#define COMPARE_COLOUR(actual, expected)                                                                     \
    do {                                                                                                     \
        const QColor actualColour = (actual);                                                                \
        const QColor expectedColour = (expected);                                                            \
        QVERIFY2(isNear(actualColour, expectedColour),                                                       \
                 qPrintable(actualColour.name() + QStringLiteral(" is not ") + expectedColour.name()));      \
    } while (false)

/// What is drawn where, by the pixels of pictures.
class TestPreviewRenderer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void nothingWithoutDisplay();

    void modelIsWhereItIsAndNothingElse();
    void camerasAgreeWithTheirPixels_data();
    void camerasAgreeWithTheirPixels();
    void bonesMoveVertices();
    void weightsShareVertices();
    void sphericalDeformKeepsRadius();
    void manyBonesAreWithinReach();
    void verticesWithoutBonesStay();
    void morphsMoveAndColour();
    void invisibleModelIsNotDrawn();

    void lightColoursDiffuse();
    void toonRampShadesByLight();
    void facesHaveOneSideUnlessTwo_data();
    void facesHaveOneSideUnlessTwo();
    void opacityLetsThrough();
    void edgesGoAround();
    void edgesCanBeOff();

    void texturesComeWhenTheyAreRead();
    void texturePathsAreForgiving_data();
    void texturePathsAreForgiving();
    void texturesThatFailAreNamed_data();
    void texturesThatFailAreNamed();
    void formatsAreRead_data();
    void formatsAreRead();
    void hugeTexturesAreMadeSmaller();
    void sphereMapsMultiplyOrAdd_data();
    void sphereMapsMultiplyOrAdd();

    void ghostsAreTranslucent();
    void bonesShowOverTheModel();
    void chosenBonesHaveTheirColour();
    void gridLiesOnTheGround();
    void pathsHaveKeys();
    void twoModelsStandSideBySide();
    void smoothEdgesWhereAsked();
    void tooLargePicturesAreRefused();
    void emptySceneIsBackground();

private:
    QImage draw(const PreviewScene &scene, int samples = 0);

    PreviewRenderer mRenderer;
};

QImage TestPreviewRenderer::draw(const PreviewScene &scene, int samples)
{
    const PreviewImage drawn = mRenderer.render(scene, pixels, 1, samples);
    if (!drawn.fault.isEmpty())
        qWarning("%s", qPrintable(drawn.fault));
    return drawn.image;
}

void TestPreviewRenderer::initTestCase()
{
    if (QGuiApplication::platformName() == QLatin1String("offscreen"))
        return;
    if (!mRenderer.fault().isEmpty())
        QSKIP(qPrintable(QStringLiteral("No OpenGL here: %1").arg(mRenderer.fault())));
}

void TestPreviewRenderer::nothingWithoutDisplay()
{
    if (QGuiApplication::platformName() == QLatin1String("offscreen")) {
        PreviewRenderer renderer;
        QVERIFY(renderer.fault().contains(QStringLiteral("display")));
        const PreviewImage drawn = renderer.render(sceneOf(twoBoxes()), pixels);
        QVERIFY(drawn.image.isNull());
        QCOMPARE(drawn.fault, renderer.fault());
        return;
    }
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    process.setProcessEnvironment(environment);
    process.start(QCoreApplication::applicationFilePath(), {QStringLiteral("nothingWithoutDisplay")});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    const QByteArray output = process.readAllStandardOutput();
    QVERIFY2(process.exitCode() == 0 &&
                 output.contains("PASS   : TestPreviewRenderer::nothingWithoutDisplay"),
             output.constData());
}

void TestPreviewRenderer::modelIsWhereItIsAndNothingElse()
{
    const PreviewScene scene = sceneOf(twoBoxes());
    const QImage image = draw(scene);
    QCOMPARE(image.size(), pixels);
    COMPARE_COLOUR(colourAt(image, scene, {0, 7, -2}), red);
    COMPARE_COLOUR(colourAt(image, scene, {0, 14, -2}), green);
    for (const QVector3D &beside : {QVector3D(3, 7, -2), QVector3D(-3, 14, -2), QVector3D(0, 17.5f, -2),
                                    QVector3D(0, 2, -2), QVector3D(0, 11.6f, -2)})
        COMPARE_COLOUR(colourAt(image, scene, beside), scene.colours.background);
}

void TestPreviewRenderer::camerasAgreeWithTheirPixels_data()
{
    QTest::addColumn<CameraPose>("camera");
    CameraPose camera;
    camera.rotation = {-0.3, 0.6, 0.2};
    camera.viewAngle = 45;
    QTest::newRow("perspective") << camera;
    camera.perspective = false;
    QTest::newRow("orthographic") << camera;
    camera.perspective = true;
    camera.distance = -12;
    camera.viewAngle = 100;
    camera.rotation = {0.5, 2.8, -0.6};
    QTest::newRow("close and wide, from behind and below") << camera;
    // The eye is where the target is: trackers write such files.
    camera.distance = 0;
    camera.target = {3, 14, -20};
    camera.rotation = {0, 0, 0};
    QTest::newRow("no distance") << camera;
}

void TestPreviewRenderer::camerasAgreeWithTheirPixels()
{
    QFETCH(CameraPose, camera);
    Model model;
    addBone(model, QStringLiteral("センター"), {0, 0, 0}, -1, {0, 1, 0});
    const QList<QVector3D> places = {{0, 10, 0}, {4, 12, 1}, {-3, 7, -2}};
    const QList<QColor> colours = {red, green, QColor(40, 60, 230)};
    for (qsizetype i = 0; i < places.size(); ++i) {
        const QVector3D &place = places.at(i);
        addBox(model, {place.x(), place.y(), place.z()}, {0.5f, 0.5f, 0.5f}, 0, plainMaterial(colours.at(i)));
    }
    PreviewScene scene = sceneOf(model);
    scene.camera = camera;
    const QImage image = draw(scene);
    for (qsizetype i = 0; i < places.size(); ++i)
        COMPARE_COLOUR(colourAt(image, scene, places.at(i)), colours.at(i));
}

void TestPreviewRenderer::bonesMoveVertices()
{
    const Model model = twoBoxes();
    PreviewScene scene = sceneOf(model);
    const auto pose = restPose(model);
    pose->bones[1] = {{3, 12, 0}, turnedBy(-90, {0, 0, 1})};
    scene.actors[0].pose = pose;
    const QImage image = draw(scene);
    // The green box, which reaches 4 above its bone, now reaches 4 to the right of it.
    COMPARE_COLOUR(colourAt(image, scene, {6.5f, 12, -2}), green);
    COMPARE_COLOUR(colourAt(image, scene, {3.5f, 12, -2}), green);
    COMPARE_COLOUR(colourAt(image, scene, {0, 14.5f, -2}), scene.colours.background);
    COMPARE_COLOUR(colourAt(image, scene, {0, 7, -2}), red);
}

void TestPreviewRenderer::weightsShareVertices()
{
    Model model = twoBoxes();
    for (qsizetype i = 24; i < 48; ++i) {
        model.vertices[i].deform = Deform::Bdef2;
        model.vertices[i].bones = {0, 1, -1, -1};
        model.vertices[i].weights = {0.25f, 0.75f, 0, 0};
    }
    PreviewScene scene = sceneOf(model);
    const auto pose = restPose(model);
    pose->bones[1].position = {8, 12, 0};
    scene.actors[0].pose = pose;
    const QImage image = draw(scene);
    for (const float x : {4.5f, 6.0f, 7.5f})
        COMPARE_COLOUR(colourAt(image, scene, {x, 14, -2}), green);
    for (const float x : {3.5f, 8.5f})
        COMPARE_COLOUR(colourAt(image, scene, {x, 14, -2}), scene.colours.background);
}

void TestPreviewRenderer::sphericalDeformKeepsRadius()
{
    // A small box 4 to the right of the joint of two bones, half of each; one bone turns by 90 degrees.
    for (const bool spherical : {false, true}) {
        Model model;
        addBone(model, QStringLiteral("a"), {0, 10, 0}, -1, {0, 14, 0});
        addBone(model, QStringLiteral("b"), {0, 10, 0}, 0, {4, 10, 0});
        addBox(model, {4, 10, 0}, {0.3f, 0.3f, 0.3f}, 0, plainMaterial(red));
        for (qint32 i = 0; i < 24; ++i) {
            model.vertices[i].deform = spherical ? Deform::Sdef : Deform::Bdef2;
            model.vertices[i].bones = {0, 1, -1, -1};
            model.vertices[i].weights = {0.5f, 0.5f, 0, 0};
            if (spherical)
                model.sdef.append({i, {0, 10, 0}, {0, 10, 0}, {0, 10, 0}});
        }
        PreviewScene scene = sceneOf(model);
        const auto pose = restPose(model);
        pose->bones[1].rotation = turnedBy(90, {0, 0, 1});
        scene.actors[0].pose = pose;
        const QImage image = draw(scene);
        const float far = 4 * float(std::sqrt(0.5));
        const QColor outside = colourAt(image, scene, {far, 10 + far, 0});
        const QColor inside = colourAt(image, scene, {2, 12, 0});
        COMPARE_COLOUR(outside, spherical ? red : scene.colours.background);
        COMPARE_COLOUR(inside, spherical ? scene.colours.background : red);
    }
}

void TestPreviewRenderer::manyBonesAreWithinReach()
{
    Model model;
    for (int i = 0; i < 1200; ++i)
        addBone(model, QString::number(i), {0, 0, 0}, -1, {0, 1, 0});
    addBox(model, {0, 10, 0}, {1, 1, 1}, 1199, plainMaterial(red));
    PreviewScene scene = sceneOf(model);
    const auto pose = restPose(model);
    pose->bones[1199].position = {5, 0, 0};
    scene.actors[0].pose = pose;
    const QImage image = draw(scene);
    COMPARE_COLOUR(colourAt(image, scene, {5, 10, -1}), red);
    COMPARE_COLOUR(colourAt(image, scene, {0, 10, -1}), scene.colours.background);
}

void TestPreviewRenderer::verticesWithoutBonesStay()
{
    Model model;
    addBox(model, {0, 10, 0}, {1, 1, 1}, -1, plainMaterial(red));
    for (ModelVertex &vertex : model.vertices)
        vertex.weights = {0, 0, 0, 0};
    const PreviewScene scene = sceneOf(model);
    COMPARE_COLOUR(colourAt(draw(scene), scene, {0, 10, -1}), red);
}

void TestPreviewRenderer::morphsMoveAndColour()
{
    const Model model = twoBoxes();
    PreviewScene scene = sceneOf(model);
    const auto pose = restPose(model);
    pose->morphs = {0.5f, 0.5f};
    scene.actors[0].pose = pose;
    const QImage half = draw(scene);
    COMPARE_COLOUR(colourAt(half, scene, {4.5f, 14, -2}), green);
    COMPARE_COLOUR(colourAt(half, scene, {0, 14, -2}), scene.colours.background);
    COMPARE_COLOUR(colourAt(half, scene, {0, 7, -2}), QColor(118, 30, 132));
    // And back to where it was.
    scene.actors[0].pose = PreviewPose::atRest(model);
    const QImage rest = draw(scene);
    COMPARE_COLOUR(colourAt(rest, scene, {0, 14, -2}), green);
    COMPARE_COLOUR(colourAt(rest, scene, {0, 7, -2}), red);
}

void TestPreviewRenderer::invisibleModelIsNotDrawn()
{
    const Model model = twoBoxes();
    PreviewScene scene = sceneOf(model);
    const auto pose = restPose(model);
    pose->visible = false;
    scene.actors[0].pose = pose;
    COMPARE_COLOUR(colourAt(draw(scene), scene, {0, 7, -2}), scene.colours.background);
}

void TestPreviewRenderer::lightColoursDiffuse()
{
    ModelMaterial material = plainMaterial(QColor(50, 0, 0));
    material.diffuse = {1, 0.5f, 0, 1};
    PreviewScene scene = sceneOf(wall(material, {}));
    scene.light.colour = {0.4, 0.8, 1};
    COMPARE_COLOUR(colourAt(draw(scene), scene, {0, 10, -0.5f}), QColor(50 + 102, 102, 0));
}

void TestPreviewRenderer::toonRampShadesByLight()
{
    ModelMaterial material = plainMaterial(Qt::white);
    material.sharedToon = true;
    material.toon = 2; // dark grey where the light does not come
    PreviewScene scene = sceneOf(wall(material, {}));
    scene.light.direction = {0, 0, 1};
    COMPARE_COLOUR(colourAt(draw(scene), scene, {0, 10, -0.5f}), QColor(255, 255, 255));
    scene.light.direction = {0, 0, -1};
    COMPARE_COLOUR(colourAt(draw(scene), scene, {0, 10, -0.5f}), QColor(0x9a, 0x9a, 0x9a));
    // The light stays where it is when one walks around.
    scene.camera.rotation.y = std::numbers::pi;
    COMPARE_COLOUR(colourAt(draw(scene), scene, {0, 10, 0.5f}), QColor(255, 255, 255));
}

void TestPreviewRenderer::facesHaveOneSideUnlessTwo_data()
{
    QTest::addColumn<bool>("twoSided");
    QTest::addColumn<double>("opacity");
    QTest::addColumn<bool>("seen");
    QTest::newRow("one side") << false << 1.0 << false;
    QTest::newRow("two sides") << true << 1.0 << true;
    QTest::newRow("translucent") << false << 0.5 << true;
}

void TestPreviewRenderer::facesHaveOneSideUnlessTwo()
{
    QFETCH(bool, twoSided);
    QFETCH(double, opacity);
    QFETCH(bool, seen);
    ModelMaterial material = plainMaterial(red);
    material.flags.setFlag(MaterialFlag::TwoSided, twoSided);
    material.diffuse.w = float(opacity);
    Model model = wall(material, {});
    // Only the side that looks away is left.
    model.indices = model.indices.last(6);
    model.materials[0].indexCount = 6;
    const PreviewScene scene = sceneOf(model);
    const QColor colour = colourAt(draw(scene), scene, {0, 10, 0.5f});
    COMPARE_COLOUR(colour, seen ? mixed(scene.colours.background, red, opacity) : scene.colours.background);
}

void TestPreviewRenderer::opacityLetsThrough()
{
    Model model = twoBoxes();
    addBox(model, {0, 7, -6}, {1, 1, 0.1f}, 0, plainMaterial(QColor(0, 0, 255, 64)));
    // Of its sides only the front is left.
    model.indices = model.indices.first(72) + model.indices.mid(72 + 24, 6);
    model.materials[2].indexCount = 6;
    PreviewScene scene = sceneOf(model);
    scene.camera.perspective = false;
    const double opacity = double(model.materials.at(2).diffuse.w);
    COMPARE_COLOUR(colourAt(draw(scene), scene, {0, 7, -6.1f}), mixed(red, QColor(0, 0, 255), opacity));
}

void TestPreviewRenderer::edgesGoAround()
{
    PreviewScene scene = sceneOf(edgedBoxes());
    scene.camera.perspective = false;
    const QImage image = draw(scene);
    const double line = 4 * 1.1; // pixels
    const QPointF side = *viewTransform(scene.camera, QSizeF(pixels)).pixelOf({2, 7, -2});
    COMPARE_COLOUR(image.pixelColor(int(side.x() + line / 2), int(side.y())), QColor(0, 0, 255));
    COMPARE_COLOUR(image.pixelColor(int(side.x() + line + 2), int(side.y())), scene.colours.background);
    COMPARE_COLOUR(image.pixelColor(int(side.x() - 2), int(side.y())), red);
    // The other material has none.
    const QPointF other = *viewTransform(scene.camera, QSizeF(pixels)).pixelOf({2, 14, -2});
    COMPARE_COLOUR(image.pixelColor(int(other.x() + line / 2), int(other.y())), scene.colours.background);
}

void TestPreviewRenderer::edgesCanBeOff()
{
    PreviewScene scene = sceneOf(edgedBoxes());
    scene.camera.perspective = false;
    scene.edges = false;
    const QPointF side = *viewTransform(scene.camera, QSizeF(pixels)).pixelOf({2, 7, -2});
    COMPARE_COLOUR(draw(scene).pixelColor(int(side.x() + 2.2), int(side.y())), scene.colours.background);
}

void TestPreviewRenderer::texturesComeWhenTheyAreRead()
{
    const QTemporaryDir folder;
    fourColours().save(folder.filePath(QStringLiteral("four.png")));
    const PreviewScene scene =
        sceneOf(wall(textured(Qt::white), {QStringLiteral("four.png")}), folder.path());
    int finished = 0;
    const QObject here; // the signal comes from another thread
    connect(&mRenderer.textures(), &TextureLoader::finished, &here, [&finished] { ++finished; });
    // The first picture does not wait.
    COMPARE_COLOUR(colourAt(draw(scene), scene, {-2, 12, -0.5f}), Qt::white);
    QTRY_COMPARE(finished, 1);
    const QImage image = draw(scene);
    COMPARE_COLOUR(colourAt(image, scene, {-2, 12, -0.5f}), Qt::red);
    COMPARE_COLOUR(colourAt(image, scene, {2, 12, -0.5f}), Qt::green);
    COMPARE_COLOUR(colourAt(image, scene, {-2, 8, -0.5f}), Qt::blue);
    COMPARE_COLOUR(colourAt(image, scene, {2, 8, -0.5f}), Qt::white);
    QCOMPARE(mRenderer.textureNotes(), QStringList());
    // Nothing is read again for another pose.
    PreviewScene moved = scene;
    moved.actors[0].pose = restPose(*scene.actors[0].model);
    draw(moved);
    mRenderer.textures().waitForAll();
    QCoreApplication::processEvents();
    QCOMPARE(finished, 1);
}

void TestPreviewRenderer::texturePathsAreForgiving_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("as it is") << QStringLiteral("tex/Four.png");
    QTest::newRow("other letters") << QStringLiteral("TEX/four.PNG");
}

void TestPreviewRenderer::texturePathsAreForgiving()
{
    QFETCH(QString, path);
    const QTemporaryDir folder;
    QDir(folder.path()).mkdir(QStringLiteral("tex"));
    fourColours().save(folder.filePath(QStringLiteral("tex/Four.png")));
    const PreviewScene scene = sceneOf(wall(textured(Qt::white), {path}), folder.path());
    draw(scene);
    mRenderer.textures().waitForAll();
    COMPARE_COLOUR(colourAt(draw(scene), scene, {-2, 8, -0.5f}), Qt::blue);
}

void TestPreviewRenderer::texturesThatFailAreNamed_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("note");
    QTest::newRow("missing") << "gone.png" << QByteArray() << "no such file";
    QTest::newRow("outside") << "/etc/hostname" << QByteArray() << "no such file";
    QTest::newRow("no picture") << "text.png" << QByteArray("This is no picture.") << "no reader";
    QTest::newRow("DDS") << "face.dds" << QByteArray("DDS \x7c\0\0\0", 8) + QByteArray(200, '\0')
                         << "no reader";
    // A header only, of 60000 x 60000 pixels.
    QTest::newRow("header of a huge one")
        << "huge.png"
        << QByteArray::fromHex("89504e470d0a1a0a0000000d494844520000ea600000ea6008020000000fb0e215")
        << "cannot be read";
    QTest::newRow("cut") << "cut.png" << QByteArray::fromHex("89504e470d0a1a0a0000000d494844520000")
                         << "read";
}

void TestPreviewRenderer::texturesThatFailAreNamed()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, content);
    QFETCH(QString, note);
    const QTemporaryDir folder;
    if (!content.isEmpty()) {
        QFile file(folder.filePath(path));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    const PreviewScene scene = sceneOf(wall(textured(red), {path}), folder.path());
    draw(scene);
    mRenderer.textures().waitForAll();
    // The model is drawn without it.
    COMPARE_COLOUR(colourAt(draw(scene), scene, {0, 10, -0.5f}), red);
    const QStringList notes = mRenderer.textureNotes();
    QCOMPARE(notes.size(), 1);
    QVERIFY2(notes.first().contains(path) && notes.first().contains(note), qPrintable(notes.first()));
}

void TestPreviewRenderer::formatsAreRead_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("format");
    QTest::newRow("png") << "a.png" << QByteArray("png");
    QTest::newRow("bmp") << "a.bmp" << QByteArray("bmp");
    QTest::newRow("jpg") << "a.jpg" << QByteArray("jpg");
    QTest::newRow("bmp by the name of a sphere map") << "a.sph" << QByteArray("bmp");
    QTest::newRow("png by another's name") << "a.bmp" << QByteArray("png");
}

void TestPreviewRenderer::formatsAreRead()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, format);
    if (!QImageReader::supportedImageFormats().contains(format))
        QSKIP("This system has no reader for the format.");
    const QTemporaryDir folder;
    const QString path = folder.filePath(file);
    QVERIFY(fourColours().save(path, format.constData(), 100));
    const TextureImage read = readTexture(path, 2048);
    QVERIFY2(read.fault.isEmpty(), qPrintable(read.fault));
    QVERIFY(isNear(read.image.pixelColor(10, 10), Qt::red, 6));
    QVERIFY(isNear(read.image.pixelColor(50, 10), Qt::green, 6));
    QVERIFY(isNear(read.image.pixelColor(10, 50), Qt::blue, 6));
}

void TestPreviewRenderer::hugeTexturesAreMadeSmaller()
{
    const QTemporaryDir folder;
    QImage image(3000, 1000, QImage::Format_RGB32);
    image.fill(red);
    image.save(folder.filePath(QStringLiteral("large.png")));
    const TextureImage read = readTexture(folder.filePath(QStringLiteral("large.png")), 512);
    QCOMPARE(read.image.width(), 512);
    QVERIFY(std::abs(read.image.height() - 171) <= 1);
    COMPARE_COLOUR(read.image.pixelColor(300, 100), red);
}

void TestPreviewRenderer::sphereMapsMultiplyOrAdd_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<QColor>("colour");
    QTest::newRow("off") << int(SphereMode::Off) << QColor(100, 100, 100);
    QTest::newRow("multiply") << int(SphereMode::Multiply) << QColor(50, 25, 100);
    QTest::newRow("add") << int(SphereMode::Add) << QColor(228, 164, 255);
    QTest::newRow("second texture") << int(SphereMode::SubTexture) << QColor(0, 25, 100);
}

void TestPreviewRenderer::sphereMapsMultiplyOrAdd()
{
    QFETCH(int, mode);
    QFETCH(QColor, colour);
    // The second texture's coordinates are in its right half, where there is no red.
    QImage sphere(64, 64, QImage::Format_RGB32);
    sphere.fill(QColor(128, 64, 255));
    for (int y = 0; y < 64; ++y) {
        for (int x = 40; x < 64; ++x)
            sphere.setPixelColor(x, y, QColor(0, 64, 255));
    }
    const QTemporaryDir folder;
    sphere.save(folder.filePath(QStringLiteral("metal.bmp")));
    ModelMaterial material = plainMaterial(QColor(100, 100, 100));
    material.sphereTexture = 0;
    material.sphereMode = SphereMode(mode);
    Model model = wall(material, {QStringLiteral("metal.bmp")});
    model.extraUvs = 1;
    model.extraUv.fill({0.8f, 0.5f, 0, 0}, model.vertices.size());
    const PreviewScene scene = sceneOf(model, folder.path());
    draw(scene);
    mRenderer.textures().waitForAll();
    COMPARE_COLOUR(colourAt(draw(scene), scene, {0, 10, -0.5f}), colour);
}

void TestPreviewRenderer::ghostsAreTranslucent()
{
    const Model model = twoBoxes();
    PreviewScene scene = sceneOf(model);
    PreviewActor ghost = scene.actors.first();
    ghost.offset = {6, 0, 0};
    ghost.tint = QColor(0, 0, 255);
    ghost.opacity = 0.5f;
    scene.ghosts = {ghost};
    const QImage image = draw(scene);
    // Seen once, whatever is behind it of the same ghost.
    COMPARE_COLOUR(colourAt(image, scene, {6, 7, -2}),
                   mixed(scene.colours.background, QColor(0, 0, 255), 0.5));
    COMPARE_COLOUR(colourAt(image, scene, {0, 7, -2}), red);
    // Behind the model it is hidden.
    scene.ghosts[0].offset = {0, 0, 10};
    COMPARE_COLOUR(colourAt(draw(scene), scene, {0, 7, -2}), red);
}

void TestPreviewRenderer::bonesShowOverTheModel()
{
    PreviewScene scene = sceneOf(twoBoxes());
    scene.colours.bone = Qt::cyan;
    COMPARE_COLOUR(colourAt(draw(scene), scene, {0, 5, 0}), red);
    scene.bones = true;
    const QColor colour = colourAt(draw(scene), scene, {0, 5, 0});
    // Shaded, but of its colour.
    QVERIFY2(colour.red() < 10 && colour.green() > 90 &&
                 isNear(colour, QColor(0, colour.green(), colour.green())),
             qPrintable(colour.name()));
    // Beside it the model is seen.
    COMPARE_COLOUR(colourAt(draw(scene), scene, {1.5f, 5, 0}), red);
}

void TestPreviewRenderer::chosenBonesHaveTheirColour()
{
    PreviewScene scene = sceneOf(twoBoxes());
    scene.chosenBones = {1};
    scene.colours.chosenBone = QColor(255, 0, 255);
    const QColor chosen = colourAt(draw(scene), scene, {0, 13, 0});
    QVERIFY2(chosen.red() > 90 && chosen.green() < 10, qPrintable(chosen.name()));
    COMPARE_COLOUR(colourAt(draw(scene), scene, {0, 5, 0}), red);
    scene.chosenBones.clear();
    scene.hoveredBone = 0;
    scene.colours.hoveredBone = QColor(255, 255, 0);
    const QColor hovered = colourAt(draw(scene), scene, {0, 5, 0});
    QVERIFY2(hovered.green() > 90 && hovered.blue() < 10, qPrintable(hovered.name()));
}

void TestPreviewRenderer::gridLiesOnTheGround()
{
    PreviewScene scene;
    scene.axes = false;
    scene.grid = true;
    scene.colours.background = Qt::white;
    scene.colours.grid = scene.colours.gridStrong = Qt::black;
    OrbitCamera camera;
    camera.lookFrom(AxisView::Top);
    camera.setPerspective(false);
    scene.camera = camera.pose();
    const QImage image = draw(scene);
    const auto isDark = [&](const QVector3D &point) {
        const QPointF pixel = *viewTransform(scene.camera, QSizeF(pixels)).pixelOf(point);
        for (int dx = -1; dx <= 1; ++dx) {
            if (image.pixelColor(int(pixel.x()) + dx, int(pixel.y())).lightness() < 60)
                return true;
        }
        return false;
    };
    QVERIFY(isDark({5, 0, 2.5f}));
    QVERIFY(isDark({-10, 0, 2.5f}));
    QVERIFY(!isDark({2.5f, 0, 2.5f}));
    // With axes, the first is red to the right.
    scene.axes = true;
    const QImage withAxes = draw(scene);
    const QPointF axis = *viewTransform(scene.camera, QSizeF(pixels)).pixelOf({2.5f, 0, 0});
    bool found = false;
    for (int dy = -1; dy <= 1; ++dy) {
        const QColor colour = withAxes.pixelColor(int(axis.x()), int(axis.y()) + dy);
        found = found || (colour.red() > 180 && colour.green() < 110);
    }
    QVERIFY(found);
}

void TestPreviewRenderer::pathsHaveKeys()
{
    PreviewScene scene = sceneOf(twoBoxes());
    scene.colours.path = QColor(255, 0, 255);
    scene.colours.pathKey = QColor(0, 0, 255);
    PreviewPath path;
    path.points = {{-6, 5, 0}, {6, 5, 0}};
    path.keys = {{{-6, 5, 0}, false}, {{3, 5, 0}, false}};
    scene.paths = {path};
    const QImage image = draw(scene);
    COMPARE_COLOUR(colourAt(image, scene, {3, 5, 0}), QColor(0, 0, 255));
    const QPoint between = viewTransform(scene.camera, QSizeF(pixels)).pixelOf({-3, 5, 0})->toPoint();
    bool line = false;
    for (int dy = -1; dy <= 1; ++dy)
        line = line || image.pixelColor(between + QPoint(0, dy)).green() < 120;
    QVERIFY(line);
    COMPARE_COLOUR(colourAt(image, scene, {-4, 9, 0}), scene.colours.background);
}

void TestPreviewRenderer::twoModelsStandSideBySide()
{
    PreviewScene scene = sceneOf(twoBoxes());
    PreviewActor second = scene.actors.first();
    second.offset = {7, 0, 0};
    const auto pose = restPose(*second.model);
    pose->bones[1].position = {0, 12, 0};
    pose->morphs = {0, 1};
    second.pose = pose;
    scene.actors.append(second);
    const QImage image = draw(scene);
    COMPARE_COLOUR(colourAt(image, scene, {0, 7, -2}), red);
    COMPARE_COLOUR(colourAt(image, scene, {7, 7, -2}), QColor(16, 30, 234));
    COMPARE_COLOUR(colourAt(image, scene, {7, 14, -2}), green);
    // Without the second again.
    scene.actors.removeLast();
    COMPARE_COLOUR(colourAt(draw(scene), scene, {7, 7, -2}), scene.colours.background);
}

void TestPreviewRenderer::smoothEdgesWhereAsked()
{
    PreviewScene scene = sceneOf(twoBoxes());
    scene.camera.rotation.z = 0.2;
    const auto colours = [](const QImage &image) {
        QSet<QRgb> found;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                found.insert(image.pixel(x, y));
        }
        return found.size();
    };
    QCOMPARE(colours(draw(scene)), 3);
    QVERIFY(colours(draw(scene, 4)) > 5);
    QCOMPARE(colours(draw(scene)), 3);
}

void TestPreviewRenderer::tooLargePicturesAreRefused()
{
    const PreviewImage drawn = mRenderer.render(sceneOf(twoBoxes()), {100'000, 20});
    QVERIFY(drawn.image.isNull());
    QVERIFY2(drawn.fault.contains(QStringLiteral("100000")), qPrintable(drawn.fault));
    QVERIFY(!draw(sceneOf(twoBoxes())).isNull());
}

void TestPreviewRenderer::emptySceneIsBackground()
{
    PreviewScene scene;
    scene.grid = scene.axes = false;
    scene.colours.background = QColor(1, 2, 3);
    const QImage image = draw(scene);
    COMPARE_COLOUR(image.pixelColor(160, 120), QColor(1, 2, 3));
    COMPARE_COLOUR(image.pixelColor(0, 0), QColor(1, 2, 3));
}

QTEST_MAIN(TestPreviewRenderer)
#include "tst_previewrenderer.moc"
