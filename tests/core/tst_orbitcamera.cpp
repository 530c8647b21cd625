// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/boneshape.h"
#include "editor-core/rig/orbitcamera.h"
#include "tests/support/boxmodels.h"
#include "tests/support/closeness.h"

#include <numbers>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr QSizeF window(800, 600);
constexpr double pi = std::numbers::pi;

Vec3d vec(const QVector3D &v)
{
    return {double(v.x()), double(v.y()), double(v.z())};
}

} // namespace

#define COMPARE_PIXEL(actual, expected)                                                                      \
    do {                                                                                                     \
        const std::optional<QPointF> seen = (actual);                                                        \
        QVERIFY(seen.has_value());                                                                           \
        COMPARE_NEAR(seen->x(), QPointF(expected).x(), 0.05);                                                \
        COMPARE_NEAR(seen->y(), QPointF(expected).y(), 0.05);                                                \
    } while (false)

/// How a camera sees, and how a person moves one.
class TestOrbitCamera : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void motionCameraStandsWhereMmdHasIt_data();
    void motionCameraStandsWhereMmdHasIt();
    void viewAngleIsThatOfTheHeight();
    void orthographicHeightFollowsDistance();
    void pointsBehindAreNotSeen();
    void pixelsAndPointsAreInverse_data();
    void pixelsAndPointsAreInverse();
    void brokenValuesAreHarmless();

    void dragTurnsWhatIsNearAlong();
    void pitchStopsAtThePoles();
    void panKeepsTargetUnderPointer_data();
    void panKeepsTargetUnderPointer();
    void zoomKeepsPointUnderPointer_data();
    void zoomKeepsPointUnderPointer();
    void axisViewsLookAlongAxes_data();
    void axisViewsLookAlongAxes();
    void frameFitsBox_data();
    void frameFitsBox();
    void projectionSwitchKeepsSize();

    void boneIsFoundAtItsJointAndAlongIt();
    void hiddenBonesAreNotFound();
    void boneBehindCameraIsNotFound();
    void posedBoxGoesWithThePose();
};

void TestOrbitCamera::motionCameraStandsWhereMmdHasIt_data()
{
    QTest::addColumn<Vec3d>("rotation");
    QTest::addColumn<Vec3d>("eye");
    QTest::addColumn<Vec3d>("forward");
    QTest::addColumn<Vec3d>("up");
    QTest::newRow("straight") << Vec3d{0, 0, 0} << Vec3d{0, 10, -45} << Vec3d{0, 0, 1} << Vec3d{0, 1, 0};
    QTest::newRow("from above") << Vec3d{-0.3, 0, 0} << Vec3d{0, 23.2984, -42.9901}
                                << Vec3d{0, -0.2955, 0.9553} << Vec3d{0, 0.9553, 0.2955};
    QTest::newRow("turned") << Vec3d{0, 0.5, 0} << Vec3d{21.5741, 10, -39.4912} << Vec3d{-0.4794, 0, 0.8776}
                            << Vec3d{0, 1, 0};
    QTest::newRow("all angles") << Vec3d{-0.2, 0.7, 0.4} << Vec3d{28.4119, 18.9401, -33.7318}
                                << Vec3d{-0.6314, -0.1987, 0.7496} << Vec3d{0.1800, 0.9027, 0.3908};
    QTest::newRow("with a turn more")
        << Vec3d{-0.2, 0.7 + 40 * pi, 0.4 - 2 * pi} << Vec3d{28.4119, 18.9401, -33.7318}
        << Vec3d{-0.6314, -0.1987, 0.7496} << Vec3d{0.1800, 0.9027, 0.3908};
}

void TestOrbitCamera::motionCameraStandsWhereMmdHasIt()
{
    QFETCH(Vec3d, rotation);
    QFETCH(Vec3d, eye);
    QFETCH(Vec3d, forward);
    QFETCH(Vec3d, up);
    CameraPose camera;
    camera.rotation = rotation;
    const ViewTransform view = viewTransform(camera, window);
    COMPARE_VECTOR_NEAR(vec(view.eye), eye, 2e-3);
    COMPARE_VECTOR_NEAR(vec(view.forward), forward, 1e-4);
    COMPARE_VECTOR_NEAR(vec(view.up), up, 1e-4);
    COMPARE_VECTOR_NEAR(vec(view.view.map(QVector3D(0, 10, 0))), (Vec3d{0, 0, 45}), 1e-4);
    COMPARE_PIXEL(view.pixelOf({0, 10, 0}), QPointF(400, 300));
    // What is up is up in the picture, what is to the right is to the right.
    COMPARE_VECTOR_NEAR(vec(view.view.mapVector(view.up)), (Vec3d{0, 1, 0}), 1e-5);
    COMPARE_VECTOR_NEAR(vec(view.view.mapVector(view.right)), (Vec3d{1, 0, 0}), 1e-5);
    QVERIFY(view.pixelOf(QVector3D(0, 10, 0) + view.right)->x() > 401);
    QVERIFY(view.pixelOf(QVector3D(0, 10, 0) + view.up)->y() < 299);
}

void TestOrbitCamera::viewAngleIsThatOfTheHeight()
{
    CameraPose camera;
    camera.viewAngle = 60;
    const ViewTransform view = viewTransform(camera, window);
    const float top = 10 + 45 * float(std::tan(pi / 6));
    COMPARE_PIXEL(view.pixelOf({0, top, 0}), QPointF(400, 0));
    COMPARE_NEAR(view.pixelsPerUnit(45), 300 / (45 * std::tan(pi / 6)), 1e-3);
}

void TestOrbitCamera::orthographicHeightFollowsDistance()
{
    CameraPose camera;
    camera.perspective = false;
    camera.distance = -90;
    const ViewTransform view = viewTransform(camera, window);
    for (const float depth : {-300.0f, 0.0f, 50.0f})
        COMPARE_PIXEL(view.pixelOf({0, 35, depth}), QPointF(400, 0));
}

void TestOrbitCamera::pointsBehindAreNotSeen()
{
    const ViewTransform view = viewTransform({}, window);
    QVERIFY(!view.pixelOf({0, 10, -46}));
    QVERIFY(view.pixelOf({0, 10, -44}));
    QVERIFY(view.depthOf({0, 10, -46}) < 0);
    COMPARE_NEAR(view.depthOf({3, 1, -25}), 20, 1e-4);
}

void TestOrbitCamera::pixelsAndPointsAreInverse_data()
{
    QTest::addColumn<bool>("perspective");
    QTest::newRow("perspective") << true;
    QTest::newRow("orthographic") << false;
}

void TestOrbitCamera::pixelsAndPointsAreInverse()
{
    QFETCH(bool, perspective);
    CameraPose camera;
    camera.rotation = {-0.4, 1.1, 0.3};
    camera.perspective = perspective;
    const ViewTransform view = viewTransform(camera, window);
    for (const QPointF pixel : {QPointF(0, 0), QPointF(700, 20), QPointF(123, 456)}) {
        const QVector3D point = view.pointAt(pixel, 30);
        COMPARE_PIXEL(view.pixelOf(point), pixel);
        COMPARE_NEAR(view.depthOf(point), 30, 1e-3);
    }
}

void TestOrbitCamera::brokenValuesAreHarmless()
{
    CameraPose camera;
    camera.distance = 0;
    camera.viewAngle = 0;
    QVERIFY(viewTransform(camera, {0, 0}).pixelOf({0, 10, 5}));
    camera.distance = -1e30;
    camera.viewAngle = 4e9;
    const ViewTransform view = viewTransform(camera, window);
    QVERIFY(std::isfinite(view.eye.z()));
    QVERIFY(std::isfinite(view.projection(0, 0)) && view.projection(0, 0) > 0);
}

void TestOrbitCamera::dragTurnsWhatIsNearAlong()
{
    OrbitCamera camera;
    const QVector3D nose(0, 10, -3);
    const QPointF before = *camera.transform(window).pixelOf(nose);
    camera.orbit({40, 25}, window);
    const QPointF after = *camera.transform(window).pixelOf(nose);
    QVERIFY(after.x() > before.x() + 3);
    QVERIFY(after.y() > before.y() + 2);
    COMPARE_PIXEL(camera.transform(window).pixelOf({0, 10, 0}), QPointF(400, 300));
    QCOMPARE(camera.pose().distance, -45.0);
}

void TestOrbitCamera::pitchStopsAtThePoles()
{
    OrbitCamera camera;
    camera.orbit({0, 5000}, window);
    COMPARE_NEAR(camera.pose().rotation.x, -pi / 2, 1e-9);
    COMPARE_VECTOR_NEAR(vec(camera.transform(window).forward), (Vec3d{0, -1, 0}), 1e-5);
    camera.orbit({0, -9000}, window);
    COMPARE_NEAR(camera.pose().rotation.x, pi / 2, 1e-9);
}

void TestOrbitCamera::panKeepsTargetUnderPointer_data()
{
    pixelsAndPointsAreInverse_data();
}

void TestOrbitCamera::panKeepsTargetUnderPointer()
{
    QFETCH(bool, perspective);
    OrbitCamera camera;
    camera.setPerspective(perspective);
    camera.turn(0.6, 0.3);
    camera.pan({120, -45}, window);
    COMPARE_PIXEL(camera.transform(window).pixelOf({0, 10, 0}), QPointF(520, 255));
}

void TestOrbitCamera::zoomKeepsPointUnderPointer_data()
{
    pixelsAndPointsAreInverse_data();
}

void TestOrbitCamera::zoomKeepsPointUnderPointer()
{
    QFETCH(bool, perspective);
    OrbitCamera camera;
    camera.setPerspective(perspective);
    camera.turn(0.6, 0.3);
    const QPointF pointer(650, 130);
    const float depth = float(-camera.pose().distance);
    const QVector3D held = camera.transform(window).pointAt(pointer, depth);
    const float scale = camera.transform(window).pixelsPerUnit(depth);
    camera.zoom(0.5, pointer, window);
    const ViewTransform view = camera.transform(window);
    COMPARE_PIXEL(view.pixelOf(held), pointer);
    COMPARE_NEAR(view.pixelsPerUnit(view.depthOf(held)), 2 * double(scale), 0.01);
    // As near as it goes, nothing runs away.
    for (int i = 0; i < 100; ++i)
        camera.zoom(0.5, pointer, window);
    const CameraPose nearest = camera.pose();
    camera.zoom(0.5, pointer, window);
    COMPARE_VECTOR_NEAR(camera.pose().target, nearest.target, 1e-9);
}

void TestOrbitCamera::axisViewsLookAlongAxes_data()
{
    QTest::addColumn<int>("side");
    QTest::addColumn<Vec3d>("forward");
    QTest::newRow("front") << int(AxisView::Front) << Vec3d{0, 0, 1};
    QTest::newRow("back") << int(AxisView::Back) << Vec3d{0, 0, -1};
    QTest::newRow("left") << int(AxisView::Left) << Vec3d{-1, 0, 0};
    QTest::newRow("right") << int(AxisView::Right) << Vec3d{1, 0, 0};
    QTest::newRow("top") << int(AxisView::Top) << Vec3d{0, -1, 0};
    QTest::newRow("bottom") << int(AxisView::Bottom) << Vec3d{0, 1, 0};
}

void TestOrbitCamera::axisViewsLookAlongAxes()
{
    QFETCH(int, side);
    QFETCH(Vec3d, forward);
    OrbitCamera camera;
    camera.turn(1, 1);
    camera.lookFrom(AxisView(side));
    COMPARE_VECTOR_NEAR(vec(camera.transform(window).forward), forward, 1e-6);
    COMPARE_PIXEL(camera.transform(window).pixelOf({0, 10, 0}), QPointF(400, 300));
}

void TestOrbitCamera::frameFitsBox_data()
{
    QTest::addColumn<bool>("perspective");
    QTest::addColumn<QSizeF>("size");
    QTest::newRow("wide") << true << QSizeF(800, 600);
    QTest::newRow("narrow") << true << QSizeF(200, 700);
    QTest::newRow("orthographic") << false << QSizeF(800, 600);
}

void TestOrbitCamera::frameFitsBox()
{
    QFETCH(bool, perspective);
    QFETCH(QSizeF, size);
    OrbitCamera camera;
    camera.setPerspective(perspective);
    camera.turn(0.7, 0.4);
    const ViewBox box = {{10, 0, -3}, {18, 21, 4}};
    camera.frame(box, size);
    const ViewTransform view = camera.transform(size);
    double used = 0;
    for (int corner = 0; corner < 8; ++corner) {
        const std::optional<QPointF> seen = view.pixelOf({corner & 1 ? box.most.x() : box.least.x(),
                                                          corner & 2 ? box.most.y() : box.least.y(),
                                                          corner & 4 ? box.most.z() : box.least.z()});
        QVERIFY(seen && QRectF(QPointF(), size).contains(*seen));
        used = std::max(
            {used, std::abs(2 * seen->x() / size.width() - 1), std::abs(2 * seen->y() / size.height() - 1)});
    }
    QVERIFY2(used > 0.75, qPrintable(QString::number(used)));
    const CameraPose before = camera.pose();
    camera.frame({}, size);
    QCOMPARE(camera.pose().distance, before.distance);
}

void TestOrbitCamera::projectionSwitchKeepsSize()
{
    OrbitCamera camera;
    const auto height = [&camera] {
        const ViewTransform view = camera.transform(window);
        return view.pixelOf({0, 0, 0})->y() - view.pixelOf({0, 20, 0})->y();
    };
    const double before = height();
    camera.setPerspective(false);
    COMPARE_NEAR(height(), before, 0.1);
    camera.setPerspective(true);
    COMPARE_NEAR(height(), before, 0.1);
    COMPARE_NEAR(camera.pose().distance, -45, 1e-9);
}

void TestOrbitCamera::boneIsFoundAtItsJointAndAlongIt()
{
    const Model model = twoBoxes();
    std::vector<BoneWorld> pose = {{{0, 3, 0}, {}}, {{0, 11, 0}, {}}};
    const ViewTransform view = viewTransform({}, window);
    const auto at = [&](const QVector3D &point, QPointF off = {}) {
        return boneAt(model, pose, view, *view.pixelOf(point) + off);
    };
    QCOMPARE(at({0, 3, 0}), 0);
    QCOMPARE(at({0, 7, 0}, {6, 0}), 0);
    QCOMPARE(at({0, 7, 0}, {12, 0}), -1);
    QCOMPARE(at({0, 14, 0}), 1);
    // Where one ends and the other begins, the one that begins.
    QCOMPARE(at({0, 11, 0}), 1);
    // With the pose: the tail goes along with the bone's rotation.
    pose[1].rotation = {0, 0, float(std::sqrt(0.5)), float(std::sqrt(0.5))};
    QCOMPARE(at({0, 14, 0}), -1);
    QCOMPARE(at({-3, 11, 0}), 1);
}

void TestOrbitCamera::hiddenBonesAreNotFound()
{
    Model model = twoBoxes();
    const std::vector<BoneWorld> pose = {{{0, 3, 0}, {}}, {{0, 12, 0}, {}}};
    const ViewTransform view = viewTransform({}, window);
    const QPointF head = *view.pixelOf({0, 13, 0});
    QCOMPARE(boneAt(model, pose, view, head), 1);
    model.bones[1].flags.setFlag(BoneFlag::Visible, false);
    QCOMPARE(boneAt(model, pose, view, head), -1);
}

void TestOrbitCamera::boneBehindCameraIsNotFound()
{
    const Model model = twoBoxes();
    CameraPose camera;
    const std::vector<BoneWorld> pose = {{{0, 3, -90}, {}}, {{0, 12, -90}, {}}};
    const ViewTransform view = viewTransform(camera, window);
    for (int y = 0; y < 600; y += 5)
        QCOMPARE(boneAt(model, pose, view, QPointF(400, y)), -1);
}

void TestOrbitCamera::posedBoxGoesWithThePose()
{
    const Model model = twoBoxes();
    const ViewBox rest = restBox(model);
    COMPARE_VECTOR_NEAR(vec(rest.least), (Vec3d{-2, 3, -2}), 1e-6);
    COMPARE_VECTOR_NEAR(vec(rest.most), (Vec3d{2, 16, 2}), 1e-6);
    const ViewBox posed = posedBox(model, std::vector<BoneWorld>{{{50, 3, 0}, {}}, {{50, 12, 0}, {}}});
    COMPARE_VECTOR_NEAR(vec(posed.least), (Vec3d{48, 3, -2}), 1e-5);
    COMPARE_VECTOR_NEAR(vec(posed.most), (Vec3d{52, 16, 2}), 1e-5);
}

QTEST_GUILESS_MAIN(TestOrbitCamera)
#include "tst_orbitcamera.moc"
