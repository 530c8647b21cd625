// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/boneshape.h"
#include "tests/support/boxmodels.h"
#include "tests/support/mouse.h"
#include "widgets/preview/previewview.h"

#include <QGuiApplication>
#include <QLineF>
#include <QMouseEvent>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

PreviewScene boxScene()
{
    PreviewScene scene;
    scene.grid = scene.axes = false;
    PreviewActor actor;
    actor.model = std::make_shared<const Model>(twoBoxes());
    actor.pose = PreviewPose::atRest(*actor.model);
    scene.actors.append(actor);
    return scene;
}

/// Drags with a button from a point by an offset.
void dragWith(QWidget &widget, Qt::MouseButton button, QPointF from, QPointF by,
              Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    const auto send = [&](QEvent::Type type, QPointF at, Qt::MouseButton which, Qt::MouseButtons held) {
        QMouseEvent event(type, at, widget.mapToGlobal(at), which, held, modifiers);
        QCoreApplication::sendEvent(&widget, &event);
    };
    send(QEvent::MouseButtonPress, from, button, button);
    for (int step = 1; step <= 4; ++step)
        send(QEvent::MouseMove, from + by * step / 4, Qt::NoButton, button);
    send(QEvent::MouseButtonRelease, from + by, button, Qt::NoButton);
}

} // namespace

/// The view that a person turns, and picks bones in.
class TestPreviewView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void saysWhyWithoutOpenGl();
    void firstModelIsFramed();
    void drawsOnlyWhatChanged();
    void roughPicturesAreDrawnWellAtLast();
    void dragsTurnOrShift_data();
    void dragsTurnOrShift();
    void wheelZoomsAtPointer();
    void clickPicksBone();
    void dragIsNoClick();
    void pointerNamesBones();
    void doubleClickFrames();
    void numberPadTurns();
    void digitsOfTheRowAreOthers();
    void sceneCameraIsFollowedUntilTurned();
    void coloursFollowPalette();
    void emptyViewSaysWhat();

private:
    QPointF pixelOf(const QVector3D &point) const { return *mView->transform().pixelOf(point); }

    std::unique_ptr<PreviewView> mView;
};

void TestPreviewView::init()
{
    mView = std::make_unique<PreviewView>();
    mView->resize(400, 300);
    if (QGuiApplication::platformName() == QLatin1String("offscreen"))
        return;
    if (!mView->fault().isEmpty())
        QSKIP(qPrintable(QStringLiteral("No OpenGL here: %1").arg(mView->fault())));
    mView->show();
    QVERIFY(activate(*mView));
}

void TestPreviewView::cleanup()
{
    mView.reset();
}

void TestPreviewView::saysWhyWithoutOpenGl()
{
    if (QGuiApplication::platformName() == QLatin1String("offscreen")) {
        mView->setScene(boxScene());
        mView->show();
        const QImage image = mView->grab().toImage();
        QVERIFY(!mView->fault().isEmpty());
        // There is text on the background.
        bool text = false;
        for (int x = 0; x < image.width() && !text; ++x) {
            for (int y = image.height() / 3; y < image.height() * 2 / 3 && !text; ++y)
                text = image.pixel(x, y) != image.pixel(0, 0);
        }
        QVERIFY(text);
        // And all else works.
        QVERIFY(mView->boneAt(pixelOf({0, 5, 0})) == 0);
        return;
    }
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    process.setProcessEnvironment(environment);
    process.start(QCoreApplication::applicationFilePath(), {QStringLiteral("saysWhyWithoutOpenGl")});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    const QByteArray output = process.readAllStandardOutput();
    QVERIFY2(process.exitCode() == 0 && output.contains("PASS   : TestPreviewView::saysWhyWithoutOpenGl"),
             output.constData());
}

void TestPreviewView::firstModelIsFramed()
{
    PreviewScene scene = boxScene();
    scene.actors[0].offset = {100, 0, 0};
    mView->setScene(scene);
    const QRectF area(mView->rect());
    QVERIFY(area.contains(pixelOf({98, 3, 0})));
    QVERIFY(area.contains(pixelOf({102, 16, 0})));
    QVERIFY(pixelOf({100, 3, 0}).y() - pixelOf({100, 16, 0}).y() > area.height() * 0.6);
    // In a window of another shape too.
    mView->resize(200, 380);
    QVERIFY(QRectF(mView->rect()).contains(pixelOf({98, 3, 0})));
    QVERIFY(QRectF(mView->rect()).contains(pixelOf({102, 16, 0})));
    // Another pose does not move the view.
    scene.actors[0].offset = {};
    mView->setScene(scene);
    QCOMPARE(mView->camera().pose().target.x, 100.0);
    // Nor does another model or size, once somebody has looked elsewhere.
    mView->lookFrom(AxisView::Left);
    mView->setScene(boxScene());
    mView->resize(400, 300);
    QCOMPARE(mView->camera().pose().target.x, 100.0);
    const QColor colour = mView->grab().toImage().pixelColor(10, 10);
    QCOMPARE(colour, mView->scene().colours.background);
}

void TestPreviewView::drawsOnlyWhatChanged()
{
    mView->setScene(boxScene());
    mView->grab();
    const int before = mView->drawnPictures();
    mView->grab();
    mView->update();
    mView->grab();
    QCOMPARE(mView->drawnPictures(), before);
    // However much changes, it is drawn once when it is painted.
    for (int i = 0; i < 10; ++i)
        mView->setScene(boxScene());
    mView->lookFrom(AxisView::Left);
    QCOMPARE(mView->drawnPictures(), before);
    mView->grab();
    QCOMPARE(mView->drawnPictures(), before + 1);
}

void TestPreviewView::roughPicturesAreDrawnWellAtLast()
{
    // However often it was drawn in a hurry, what stands still comes out as if it had been drawn at leisure.
    mView->setScene(boxScene());
    OrbitCamera camera = mView->camera();
    camera.turn(0.3, 0.2);
    mView->setCamera(camera);
    QTRY_VERIFY(mView->isSettled());
    const QImage good = mView->grab().toImage();
    for (int i = 0; i < 10; ++i) {
        mView->setScene(boxScene());
        mView->setCamera(camera);
        mView->repaint();
    }
    QTRY_VERIFY(mView->isSettled());
    QCOMPARE(mView->grab().toImage(), good);
}

void TestPreviewView::dragsTurnOrShift_data()
{
    QTest::addColumn<int>("button");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<bool>("turns");
    QTest::newRow("right") << int(Qt::RightButton) << int(Qt::NoModifier) << true;
    QTest::newRow("middle") << int(Qt::MiddleButton) << int(Qt::NoModifier) << true;
    QTest::newRow("left") << int(Qt::LeftButton) << int(Qt::NoModifier) << true;
    QTest::newRow("left with Alt") << int(Qt::LeftButton) << int(Qt::AltModifier) << true;
    QTest::newRow("right with Shift") << int(Qt::RightButton) << int(Qt::ShiftModifier) << false;
    QTest::newRow("middle with Shift") << int(Qt::MiddleButton) << int(Qt::ShiftModifier) << false;
}

void TestPreviewView::dragsTurnOrShift()
{
    QFETCH(int, button);
    QFETCH(int, modifiers);
    QFETCH(bool, turns);
    mView->setScene(boxScene());
    const CameraPose before = mView->camera().pose();
    const QPointF middle = pixelOf({0, 9.5f, 0});
    dragWith(*mView, Qt::MouseButton(button), {100, 100}, {60, 40}, Qt::KeyboardModifiers(modifiers));
    const CameraPose after = mView->camera().pose();
    QCOMPARE(after.rotation.y != before.rotation.y, turns);
    QCOMPARE(after.rotation.x != before.rotation.x, turns);
    QCOMPARE(after.target.x != before.target.x, !turns);
    if (!turns) {
        const QPointF moved = pixelOf({0, 9.5f, 0}) - middle;
        QVERIFY(std::abs(moved.x() - 60) < 1 && std::abs(moved.y() - 40) < 1);
    }
}

void TestPreviewView::wheelZoomsAtPointer()
{
    mView->setScene(boxScene());
    const QVector3D corner(2, 16, 0);
    const QPointF pointer = pixelOf(corner);
    const double before = pixelOf({2, 3, 0}).y() - pointer.y();
    turnWheel(*mView, pointer, 3);
    QVERIFY(std::abs(pixelOf(corner).x() - pointer.x()) < 0.6);
    QVERIFY(std::abs(pixelOf(corner).y() - pointer.y()) < 0.6);
    QVERIFY(pixelOf({2, 3, 0}).y() - pointer.y() > before * 1.3);
}

void TestPreviewView::clickPicksBone()
{
    mView->setScene(boxScene());
    QSignalSpy clicked(mView.get(), &PreviewView::boneClicked);
    play(*mView, click(pixelOf({0, 14, 0})));
    play(*mView, click(pixelOf({0, 5, 0}), Qt::ControlModifier));
    play(*mView, click({5, 5}));
    QCOMPARE(clicked.size(), 3);
    QCOMPARE(clicked.at(0).at(0).toInt(), 1);
    QCOMPARE(clicked.at(1).at(0).toInt(), 0);
    QCOMPARE(clicked.at(1).at(1).value<Qt::KeyboardModifiers>(), Qt::ControlModifier);
    QCOMPARE(clicked.at(2).at(0).toInt(), -1);
}

void TestPreviewView::dragIsNoClick()
{
    mView->setScene(boxScene());
    QSignalSpy clicked(mView.get(), &PreviewView::boneClicked);
    dragWith(*mView, Qt::LeftButton, pixelOf({0, 14, 0}), {30, 0});
    dragWith(*mView, Qt::RightButton, pixelOf({0, 14, 0}), {0, 0});
    QCOMPARE(clicked.size(), 0);
}

void TestPreviewView::pointerNamesBones()
{
    mView->setScene(boxScene());
    QSignalSpy hovered(mView.get(), &PreviewView::boneHovered);
    hover(*mView, pixelOf({0, 14, 0}));
    hover(*mView, pixelOf({0, 14.2f, 0}));
    QCOMPARE(hovered.size(), 1);
    QCOMPARE(hovered.last().at(0).toInt(), 1);
    QCOMPARE(mView->scene().hoveredBone, 1);
    // Its name appears beside it.
    const QImage named = mView->grab().toImage();
    hover(*mView, {5, 5});
    QCOMPARE(hovered.last().at(0).toInt(), -1);
    const QImage plain = mView->grab().toImage();
    QVERIFY(named != plain);
    // A pose that comes meanwhile keeps it.
    hover(*mView, pixelOf({0, 5, 0}));
    PreviewScene next = mView->scene();
    next.actors[0].pose = PreviewPose::atRest(*next.actors[0].model);
    next.hoveredBone = -1;
    mView->setScene(next);
    QCOMPARE(mView->scene().hoveredBone, 0);
}

void TestPreviewView::doubleClickFrames()
{
    mView->setScene(boxScene());
    const QPointF head = pixelOf({0, 14, 0});
    QTest::mouseDClick(mView.get(), Qt::LeftButton, Qt::NoModifier, head.toPoint());
    const double height = pixelOf({0, 12, 0}).y() - pixelOf({0, 16, 0}).y();
    QVERIFY2(height > 150, qPrintable(QString::number(height)));
    QTest::mouseDClick(mView.get(), Qt::LeftButton, Qt::NoModifier, {3, 3});
    QVERIFY(QRectF(mView->rect()).contains(pixelOf({0, 3, 0})));
    QVERIFY(QRectF(mView->rect()).contains(pixelOf({0, 16, 0})));
}

void TestPreviewView::numberPadTurns()
{
    mView->setScene(boxScene());
    const auto press = [this](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(mView.get(), key, modifiers | Qt::KeypadModifier);
        return mView->transform().forward;
    };
    QVERIFY((press(Qt::Key_3) - QVector3D(1, 0, 0)).length() < 1e-4f);
    QVERIFY((press(Qt::Key_3, Qt::ControlModifier) - QVector3D(-1, 0, 0)).length() < 1e-4f);
    QVERIFY((press(Qt::Key_7) - QVector3D(0, -1, 0)).length() < 1e-4f);
    QVERIFY((press(Qt::Key_1, Qt::ControlModifier) - QVector3D(0, 0, -1)).length() < 1e-4f);
    QVERIFY((press(Qt::Key_1) - QVector3D(0, 0, 1)).length() < 1e-4f);
    press(Qt::Key_5);
    QVERIFY(!mView->camera().pose().perspective);
    const double before = mView->camera().pose().distance;
    press(Qt::Key_Plus);
    QVERIFY(mView->camera().pose().distance > before);
}

void TestPreviewView::digitsOfTheRowAreOthers()
{
    mView->setScene(boxScene());
    QTest::keyClick(mView.get(), Qt::Key_3);
    QVERIFY((mView->transform().forward - QVector3D(0, 0, 1)).length() < 1e-4f);
}

void TestPreviewView::sceneCameraIsFollowedUntilTurned()
{
    PreviewScene scene = boxScene();
    scene.camera.target = {0, 14, 0};
    scene.camera.distance = -20;
    mView->setScene(scene);
    QSignalSpy follows(mView.get(), &PreviewView::followsSceneCameraChanged);
    mView->setFollowsSceneCamera(true);
    QCOMPARE(follows.size(), 1);
    const auto isMiddle = [this](const QVector3D &point) {
        return QLineF(pixelOf(point), QRectF(mView->rect()).center()).length() < 0.6;
    };
    QVERIFY(isMiddle({0, 14, 0}));
    scene.camera.target = {0, 3, 0};
    mView->setScene(scene);
    QVERIFY(isMiddle({0, 3, 0}));
    // Who turns it begins where it was.
    dragWith(*mView, Qt::RightButton, {100, 100}, {40, 0});
    QCOMPARE(follows.size(), 2);
    QVERIFY(!mView->followsSceneCamera());
    QVERIFY(isMiddle({0, 3, 0}));
    QCOMPARE(mView->camera().pose().distance, -20.0);
    scene.camera.target = {0, 30, 0};
    mView->setScene(scene);
    QVERIFY(isMiddle({0, 3, 0}));
}

void TestPreviewView::coloursFollowPalette()
{
    mView->setScene(boxScene());
    const int light = mView->grab().toImage().pixelColor(10, 10).lightness();
    QPalette dark = mView->palette();
    dark.setColor(QPalette::Base, QColor(20, 20, 24));
    dark.setColor(QPalette::Text, Qt::white);
    mView->setPalette(dark);
    QVERIFY(mView->grab().toImage().pixelColor(10, 10).lightness() < 80);
    QVERIFY(light > 150);
}

void TestPreviewView::emptyViewSaysWhat()
{
    mView->setEmptyText(QStringLiteral("Open a model"));
    const QImage withText = mView->grab().toImage();
    mView->setEmptyText(QString());
    QVERIFY(withText != mView->grab().toImage());
}

QTEST_MAIN(TestPreviewView)
#include "tst_previewview.moc"
