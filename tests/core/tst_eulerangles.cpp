// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/sampling/eulerangles.h"
#include "tests/support/closeness.h"

#include <QRandomGenerator>
#include <QTest>

#include <array>
#include <numbers>

using namespace furitsuke;
using namespace furitsuke::test;
using std::numbers::pi;

Q_DECLARE_METATYPE(furitsuke::Vec3d)
Q_DECLARE_METATYPE(furitsuke::Quatd)

namespace {

Quatd product(const Quatd &a, const Quatd &b)
{
    return {a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y, a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
            a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w, a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z};
}

Quatd around(int axis, double degrees)
{
    return turn({axis == 0 ? 1.0 : 0, axis == 1 ? 1.0 : 0, axis == 2 ? 1.0 : 0}, degrees * pi / 180);
}

/// q = qY(-Y) qX(X) qZ(-Z), multiplied out step by step.
Quatd composed(const Vec3d &degrees)
{
    return product(product(around(1, -degrees.y), around(0, degrees.x)), around(2, -degrees.z));
}

Quatd asFloats(const Quatd &q)
{
    return usableRotation({float(q.x), float(q.y), float(q.z), float(q.w)});
}

Quatd randomRotation(QRandomGenerator &random)
{
    for (;;) {
        const auto component = [&random] { return 2 * random.generateDouble() - 1; };
        const Quatd q = {component(), component(), component(), component()};
        const double length = norm(q);
        if (length > 0.1 && length < 1)
            return {q.x / length, q.y / length, q.z / length, q.w / length};
    }
}

/// Between -limit and limit.
double randomAngle(QRandomGenerator &random, double limit)
{
    return limit * (2 * random.generateDouble() - 1);
}

using Matrix = std::array<std::array<double, 3>, 3>;

/// The usual right-hand-rule matrix around an axis, for column vectors.
Matrix rotationMatrix(int axis, double angle)
{
    const auto i = std::size_t(axis + 1) % 3;
    const auto j = std::size_t(axis + 2) % 3;
    Matrix m = {};
    m[std::size_t(axis)][std::size_t(axis)] = 1;
    m[i][i] = m[j][j] = std::cos(angle);
    m[j][i] = std::sin(angle);
    m[i][j] = -std::sin(angle);
    return m;
}

Matrix product(const Matrix &a, const Matrix &b)
{
    Matrix m = {};
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j) {
            for (std::size_t k = 0; k < 3; ++k)
                m[i][j] += a[i][k] * b[k][j];
        }
    }
    return m;
}

Vec3d applied(const Matrix &m, const Vec3d &v)
{
    const auto row = [&](std::size_t i) { return m[i][0] * v.x + m[i][1] * v.y + m[i][2] * v.z; };
    return {row(0), row(1), row(2)};
}

CameraPose cameraWith(const Vec3d &rotation, double distance = -45)
{
    CameraPose camera;
    camera.rotation = rotation;
    camera.distance = distance;
    return camera;
}

} // namespace

class TestEulerAngles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knownAngles_data();
    void knownAngles();
    void anglesAreTurnsAroundYThenXThenZ();
    void anglesComeBack();
    void rotationsComeBack();
    void anglesAreThoseOfTheFormulas();
    void smallTurnsKeepTheirDigits();
    void noTurnIsPlainZero();
    void straightUpAndDownHasNoZ_data();
    void straightUpAndDownHasNoZ();
    void storedFloatsStraightUpAreStillRecognised();
    void nearStraightUpTheRotationStays();
    void signAndLengthDoNotMatter();

    void cameraPanelShowsXTurned();
    void cameraAnglesComeBackWithAllTheirTurns();
    void knownCameraViews_data();
    void knownCameraViews();
    void cameraViewIsTheInverseOfTheViewMatrix();
};

void TestEulerAngles::knownAngles_data()
{
    QTest::addColumn<Vec3d>("degrees");
    QTest::addColumn<Quatd>("rotation");
    const auto add = [](const char *tag, Vec3d degrees, Quatd rotation) {
        QTest::newRow(tag) << degrees << rotation;
    };
    add("all three", {10, 20, 30}, {0.1276794, -0.1448781, -0.2392983, 0.9515485});
    add("a quarter around Y", {0, 90, 0}, {0, -0.7071068, 0, 0.7071068});
    add("Z past a quarter", {45, -30, 120}, {-0.0222600, 0.4396797, -0.8223632, 0.3604234});
    add("steep and turned round", {-80, 170, -5}, {-0.0892565, -0.7599594, -0.6368199, 0.0946329});
}

void TestEulerAngles::knownAngles()
{
    QFETCH(Vec3d, degrees);
    QFETCH(Quatd, rotation);
    // Seven decimals are known: to the angles that is 1e-7 radians, more where X is steep.
    COMPARE_ROTATION_NEAR(fromMmdDegrees(degrees), rotation, 3e-7);
    COMPARE_NEAR(fromMmdDegrees(degrees).x, rotation.x, 5.1e-8);
    COMPARE_NEAR(fromMmdDegrees(degrees).y, rotation.y, 5.1e-8);
    COMPARE_NEAR(fromMmdDegrees(degrees).z, rotation.z, 5.1e-8);
    COMPARE_NEAR(fromMmdDegrees(degrees).w, rotation.w, 5.1e-8);
    COMPARE_VECTOR_NEAR(mmdDegrees(rotation), degrees, 5e-5);
}

void TestEulerAngles::anglesAreTurnsAroundYThenXThenZ()
{
    QRandomGenerator random(40);
    for (int i = 0; i < 1000; ++i) {
        const Vec3d degrees = {randomAngle(random, 400), randomAngle(random, 400), randomAngle(random, 400)};
        COMPARE_ROTATION_NEAR(fromMmdDegrees(degrees), composed(degrees), 1e-14);
        COMPARE_NEAR(norm(fromMmdDegrees(degrees)), 1, 1e-15);
    }
}

void TestEulerAngles::anglesComeBack()
{
    QRandomGenerator random(41);
    for (int i = 0; i < 5000; ++i) {
        const Vec3d degrees = {randomAngle(random, 89.9), randomAngle(random, 180), randomAngle(random, 180)};
        COMPARE_VECTOR_NEAR(mmdDegrees(fromMmdDegrees(degrees)), degrees, 1e-10);
    }
}

void TestEulerAngles::rotationsComeBack()
{
    QRandomGenerator random(42);
    for (int i = 0; i < 5000; ++i) {
        const Quatd rotation = randomRotation(random);
        const Vec3d degrees = mmdDegrees(rotation);
        QVERIFY(std::abs(degrees.x) <= 90 && std::abs(degrees.y) <= 180 && std::abs(degrees.z) <= 180);
        if (std::abs(degrees.x) < 89.99)
            COMPARE_ROTATION_NEAR(fromMmdDegrees(degrees), rotation, 1e-13);
    }
}

void TestEulerAngles::anglesAreThoseOfTheFormulas()
{
    QRandomGenerator random(43);
    for (int i = 0; i < 2000; ++i) {
        const Quatd q = randomRotation(random);
        const double sine = 2 * (q.w * q.x - q.y * q.z);
        if (std::abs(sine) > 0.999)
            continue;
        const Vec3d expected = {
            std::asin(sine) * 180 / pi,
            -std::atan2(2 * (q.w * q.y + q.x * q.z), 1 - 2 * (q.x * q.x + q.y * q.y)) * 180 / pi,
            -std::atan2(2 * (q.w * q.z + q.x * q.y), 1 - 2 * (q.x * q.x + q.z * q.z)) * 180 / pi};
        COMPARE_VECTOR_NEAR(mmdDegrees(q), expected, 1e-9);
    }
}

void TestEulerAngles::smallTurnsKeepTheirDigits()
{
    const Vec3d degrees = mmdDegrees(fromMmdDegrees({1e-9, -2e-9, 3e-9}));
    COMPARE_NEAR(degrees.x, 1e-9, 1e-13);
    COMPARE_NEAR(degrees.y, -2e-9, 1e-13);
    COMPARE_NEAR(degrees.z, 3e-9, 1e-13);
    // By arc sine this would be off in the seventh digit.
    COMPARE_NEAR(mmdDegrees(fromMmdDegrees({89.999, 0, 0})).x, 89.999, 1e-12);
}

void TestEulerAngles::noTurnIsPlainZero()
{
    for (const Quatd &q : {Quatd{0, 0, 0, 1}, Quatd{0, 0, 0, -1}, Quatd{-0.0, -0.0, -0.0, 1}}) {
        const Vec3d degrees = mmdDegrees(q);
        for (const double angle : {degrees.x, degrees.y, degrees.z}) {
            QCOMPARE(angle, 0.0);
            QVERIFY(!std::signbit(angle));
        }
    }
}

void TestEulerAngles::straightUpAndDownHasNoZ_data()
{
    QTest::addColumn<Vec3d>("given");
    QTest::addColumn<double>("shownY");
    // Straight up, a turn around Y and one around Z the other way are the same; straight down, the same way.
    QTest::newRow("up") << Vec3d{90, 0, 0} << 0.0;
    QTest::newRow("down") << Vec3d{-90, 0, 0} << 0.0;
    QTest::newRow("up, Y") << Vec3d{90, 70, 0} << 70.0;
    QTest::newRow("up, Z") << Vec3d{90, 0, 50} << -50.0;
    QTest::newRow("up, both") << Vec3d{90, 70, 50} << 20.0;
    QTest::newRow("down, both") << Vec3d{-90, 70, 50} << 120.0;
    QTest::newRow("up, past half a turn") << Vec3d{90, 170, -150} << -40.0;
    QTest::newRow("down, past half a turn") << Vec3d{-90, -170, -150} << 40.0;
}

void TestEulerAngles::straightUpAndDownHasNoZ()
{
    QFETCH(Vec3d, given);
    QFETCH(double, shownY);
    const Quatd rotation = fromMmdDegrees(given);
    const Vec3d shown = mmdDegrees(rotation);
    COMPARE_NEAR(shown.x, given.x, 1e-12);
    COMPARE_NEAR(shown.y, shownY, 1e-12);
    QCOMPARE(shown.z, 0.0);
    COMPARE_ROTATION_NEAR(fromMmdDegrees(shown), rotation, 1e-14);
}

void TestEulerAngles::storedFloatsStraightUpAreStillRecognised()
{
    QRandomGenerator random(44);
    for (int i = 0; i < 2000; ++i) {
        const Quatd rotation = asFloats(
            fromMmdDegrees({i % 2 ? 90.0 : -90.0, randomAngle(random, 180), randomAngle(random, 180)}));
        const Vec3d shown = mmdDegrees(rotation);
        QCOMPARE(shown.z, 0.0);
        COMPARE_NEAR(std::abs(shown.x), 90, 2e-5);
        COMPARE_ROTATION_NEAR(fromMmdDegrees(shown), rotation, 5e-7);
    }
}

void TestEulerAngles::nearStraightUpTheRotationStays()
{
    QRandomGenerator random(45);
    for (int i = 0; i < 2000; ++i) {
        const double off = std::pow(10, -1 - 10 * random.generateDouble());
        const double x = (i % 2 ? 1 : -1) * (90 - off);
        const Quatd rotation = fromMmdDegrees({x, randomAngle(random, 180), randomAngle(random, 180)});
        const Vec3d shown = mmdDegrees(rotation);
        COMPARE_NEAR(shown.x, x, 1e-12);
        // sin X is within 1e-9 of 1 from 0.00256 degrees on.
        if (off < 0.00256)
            QCOMPARE(shown.z, 0.0);
        const double tolerance = off < 0.0026 ? 2 * off * pi / 180 + 1e-13 : 1e-11;
        COMPARE_ROTATION_NEAR(fromMmdDegrees(shown), rotation, tolerance);
    }
}

void TestEulerAngles::signAndLengthDoNotMatter()
{
    QRandomGenerator random(46);
    for (int i = 0; i < 500; ++i) {
        const Quatd q = randomRotation(random);
        for (const double factor : {-1.0, 0.25, -3.0})
            COMPARE_VECTOR_NEAR(mmdDegrees({factor * q.x, factor * q.y, factor * q.z, factor * q.w}),
                                mmdDegrees(q), 1e-10);
    }
}

void TestEulerAngles::cameraPanelShowsXTurned()
{
    COMPARE_VECTOR_NEAR(cameraDegrees({-pi / 6, pi / 4, pi / 3}), (Vec3d{30, 45, 60}), 1e-12);
    COMPARE_VECTOR_NEAR(cameraRadians({30, 45, 60}), (Vec3d{-pi / 6, pi / 4, pi / 3}), 1e-15);
    // No turn must not be shown as -0.
    QVERIFY(!std::signbit(cameraDegrees({0, 0, 0}).x));
    QVERIFY(!std::signbit(cameraRadians({0, 0, 0}).x));
}

void TestEulerAngles::cameraAnglesComeBackWithAllTheirTurns()
{
    QRandomGenerator random(47);
    for (int i = 0; i < 500; ++i) {
        const Vec3d radians = {randomAngle(random, 50), randomAngle(random, 50), randomAngle(random, 50)};
        COMPARE_VECTOR_NEAR(cameraRadians(cameraDegrees(radians)), radians, 1e-13);
    }
}

void TestEulerAngles::knownCameraViews_data()
{
    QTest::addColumn<Vec3d>("rotation");
    QTest::addColumn<Vec3d>("eye");
    QTest::addColumn<Vec3d>("forward");
    QTest::addColumn<Vec3d>("up");
    const auto add = [](const char *tag, Vec3d rotation, Vec3d eye, Vec3d forward, Vec3d up) {
        QTest::newRow(tag) << rotation << eye << forward << up;
    };
    add("at rest it stands before the model", {0, 0, 0}, {0, 10, -45}, {0, 0, 1}, {0, 1, 0});
    add("negative X looks down", {-0.3, 0, 0}, {0, 23.2984, -42.9901}, {0, -0.2955, 0.9553},
        {0, 0.9553, 0.2955});
    add("Y", {0, 0.5, 0}, {21.5741, 10, -39.4912}, {-0.4794, 0, 0.8776}, {0, 1, 0});
    add("all three", {-0.2, 0.7, 0.4}, {28.4119, 18.9401, -33.7318}, {-0.6314, -0.1987, 0.7496},
        {0.1800, 0.9027, 0.3908});
    // Ry(-1) Rx(-0.5) of (0, 0, -45) and of the axes.
    add("X before Y", {0.5, 1, 0},
        {45 * std::sin(1) * std::cos(0.5), 10 - 45 * std::sin(0.5), -45 * std::cos(1) * std::cos(0.5)},
        {-std::sin(1) * std::cos(0.5), std::sin(0.5), std::cos(1) * std::cos(0.5)},
        {std::sin(1) * std::sin(0.5), std::cos(0.5), -std::cos(1) * std::sin(0.5)});
}

void TestEulerAngles::knownCameraViews()
{
    QFETCH(Vec3d, rotation);
    QFETCH(Vec3d, eye);
    QFETCH(Vec3d, forward);
    QFETCH(Vec3d, up);
    const CameraView view = cameraView(cameraWith(rotation));
    COMPARE_VECTOR_NEAR(view.eye, eye, 5.1e-5);
    COMPARE_VECTOR_NEAR(view.forward, forward, 5.1e-5);
    COMPARE_VECTOR_NEAR(view.up, up, 5.1e-5);
}

void TestEulerAngles::cameraViewIsTheInverseOfTheViewMatrix()
{
    QRandomGenerator random(48);
    for (int i = 0; i < 500; ++i) {
        CameraPose camera =
            cameraWith({randomAngle(random, 10), randomAngle(random, 10), randomAngle(random, 10)},
                       randomAngle(random, 100));
        camera.target = {randomAngle(random, 20), randomAngle(random, 20), randomAngle(random, 20)};
        const Matrix toView =
            product(product(rotationMatrix(2, camera.rotation.z), rotationMatrix(0, camera.rotation.x)),
                    rotationMatrix(1, camera.rotation.y));
        const CameraView view = cameraView(camera);
        const Vec3d away = {view.eye.x - camera.target.x, view.eye.y - camera.target.y,
                            view.eye.z - camera.target.z};
        COMPARE_VECTOR_NEAR(applied(toView, away), (Vec3d{0, 0, camera.distance}), 1e-12);
        COMPARE_VECTOR_NEAR(applied(toView, view.forward), (Vec3d{0, 0, 1}), 1e-14);
        COMPARE_VECTOR_NEAR(applied(toView, view.up), (Vec3d{0, 1, 0}), 1e-14);
    }
}

QTEST_GUILESS_MAIN(TestEulerAngles)
#include "tst_eulerangles.moc"
