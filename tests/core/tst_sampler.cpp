// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/bezier.h"
#include "editor-core/sampling/sampler.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/closeness.h"
#include "tests/support/motions.h"
#include "tests/support/samplekeys.h"

#include <QRandomGenerator>
#include <QMap>
#include <QTest>

#include <limits>
#include <numbers>

using namespace furitsuke;
using namespace furitsuke::test;
using std::numbers::pi;

namespace {

constexpr float notANumber = std::numeric_limits<float>::quiet_NaN();
constexpr float infinite = std::numeric_limits<float>::infinity();
constexpr CurvePoints early = {0, 127, 0, 127}; // nearly there at once
constexpr CurvePoints late = {127, 0, 127, 0};  // stays nearly to the end
constexpr auto hold = BeforeFirstKey::HoldFirst;
constexpr auto asMmd = BeforeFirstKey::AsMmd;

/// The camera's eight numbers: target, rotation, distance, view angle.
std::array<double, 8> numbers(const CameraPose &pose)
{
    return {pose.target.x,   pose.target.y,   pose.target.z, pose.rotation.x,
            pose.rotation.y, pose.rotation.z, pose.distance, pose.viewAngle};
}

/// A file that has this bone only, then read.
template <class Fill>
KeyColumns<BoneKey> readBone(quint32 count, Fill fill)
{
    FileBuilder file;
    file.count(count);
    fill(file);
    file.count(0).count(0).count(0).count(0).count(0);
    const ReadResult result = readMotion(file.bytes());
    return result.ok && result.motion.bones.size() == 1 ? result.motion.bones.constFirst().keys
                                                        : KeyColumns<BoneKey>();
}

template <class Fill>
KeyColumns<StateKey> readStates(quint32 count, Fill fill)
{
    FileBuilder file;
    file.count(0).count(0).count(0).count(0).count(0).count(count);
    fill(file);
    return readMotion(file.bytes()).motion.states;
}

const QByteArray leftFootIk = QByteArrayLiteral("\x8D\xB6\x91\xAB\x82\x68\x82\x6A");
const QByteArray rightFootIk = QByteArrayLiteral("\x89\x45\x91\xAB\x82\x68\x82\x6A");

} // namespace

Q_DECLARE_METATYPE(BeforeFirstKey)
Q_DECLARE_METATYPE(CameraChannel)

class TestSampler : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void trackWithoutKeysIsAtRest_data();
    void trackWithoutKeysIsAtRest();
    void lastKeyHolds();
    void keyGivesItsOwnValues();

    void restMovesToTheFirstKey();
    void restMovesToTheFirstCameraKey();
    void restMovesToTheFirstLightAndShadowKey();
    void firstKeyHoldsWhereAskedFor();
    void policiesAgreeFromTheFirstKeyOn();
    void firstKeyAtFrame0LeavesNoRest();
    void framesThatAreNoneCountAs0_data();
    void framesThatAreNoneCountAs0();

    void eachAxisFollowsItsOwnCurve();
    void eachCameraChannelFollowsItsOwnCurve_data();
    void eachCameraChannelFollowsItsOwnCurve();
    void curveShapesTheWayToItsOwnKey();
    void curvesAreReadFromTheirOwnRows();
    void weightsAndLightGoStraight();
    void keyBeforeTheTargetMakesAHold();
    void viewAngleIsNotRounded();
    void cameraKeepsItsTurns();

    void rotationGoesTheShortWay();
    void rotationIsEvenInTime();
    void rotationBetweenCloseKeysKeepsItsDigits();
    void halfATurnIsARotationAllTheWay();

    void neighbouringKeysAreACut();
    void keysTwoFramesApartAreNoCut();
    void restAndKeyAtFrame1AreACut();

    void lastOfSeveralKeysAtAFrameCounts();
    void agreesWithPlainSearch();

    void physicsIsAStep();
    void physicsSwitchIsReadFromTheFile();
    void perspectiveIsAStep();
    void shadowModeIsAStepOfThree();

    void notFiniteCountsAs0ByComponent();
    void notANumberOfAFileLeavesNeighboursAlone();
    void unusableRotationIsNone_data();
    void unusableRotationIsNone();
    void rotationsAreMadeUnitLength();

    void distantKeysAreExact();

    void statesHoldUntilTheNextRecord();
    void ikOffFromFrame0();
    void statesOfAFileAreSorted();
    void lastSwitchOfANameCounts();
    void anyByteBut0IsOn();

    void anyMotionGivesUsablePoses();
};

void TestSampler::trackWithoutKeysIsAtRest_data()
{
    QTest::addColumn<BeforeFirstKey>("policy");
    QTest::addColumn<double>("frame");
    for (const double frame : {-5.0, 0.0, 12.5}) {
        QTest::addRow("as MMD, %g", frame) << asMmd << frame;
        QTest::addRow("hold, %g", frame) << hold << frame;
    }
}

void TestSampler::trackWithoutKeysIsAtRest()
{
    QFETCH(BeforeFirstKey, policy);
    QFETCH(double, frame);
    const BonePose pose = sampleBone({}, frame, policy);
    COMPARE_VECTOR_NEAR(pose.position, Vec3d(), 0);
    COMPARE_ROTATION_NEAR(pose.rotation, Quatd(), 0);
    QCOMPARE(pose.physicsOff, false);
    QCOMPARE(sampleMorph({}, frame, policy), 0.0);
    const CameraPose view = sampleCamera({}, frame, policy);
    QCOMPARE(view.distance, -45.0);
    COMPARE_VECTOR_NEAR(view.target, (Vec3d{0, 10, 0}), 0);
    COMPARE_VECTOR_NEAR(view.rotation, Vec3d(), 0);
    QCOMPARE(view.viewAngle, 30.0);
    QCOMPARE(view.perspective, true);
    const LightPose lit = sampleLight({}, frame, policy);
    COMPARE_VECTOR_NEAR(lit.colour, (Vec3d{0.6015625, 0.6015625, 0.6015625}), 0);
    COMPARE_VECTOR_NEAR(lit.direction, (Vec3d{-0.5, -1, 0.5}), 0);
    QCOMPARE(sampleShadow({}, frame, policy).mode, 1);
    QCOMPARE(sampleShadow({}, frame, policy).distance, 0.01125);
    QCOMPARE(sampleState({}, frame).visible, true);
    QCOMPARE(sampleState({}, frame).ikOff, QByteArrayList());
    QVERIFY(sampleState({}, frame).ikEnabled(leftFootIk));
}

void TestSampler::lastKeyHolds()
{
    const auto bones = bone(
        {{.position = {9, 9, 9}}, {.frame = 10, .position = {1, 2, 3}, .rotation = turnedBy({0, 1, 0}, 40)}});
    const auto morphs = morph({{.weight = 0.25f}, {.frame = 10, .weight = 0.75f}});
    const auto cameras = camera({{}, {.frame = 10, .distance = -20, .viewAngle = 50}});
    const auto lights = light({{}, {.frame = 10, .colour = {1, 0.5f, 0.25f}}});
    const auto shadows = shadow({{}, {.frame = 10, .mode = 2, .distance = 0.5f}});
    for (const double frame :
         {10.0, 10.5, 11.0, 1e6, 4294967295.0, 1e300, std::numeric_limits<double>::infinity()}) {
        COMPARE_VECTOR_NEAR(sampleBone(bones, frame).position, (Vec3d{1, 2, 3}), 0);
        COMPARE_ROTATION_NEAR(sampleBone(bones, frame).rotation, aroundY(40), 1e-6);
        QCOMPARE(sampleMorph(morphs, frame), 0.75);
        QCOMPARE(sampleCamera(cameras, frame).distance, -20.0);
        QCOMPARE(sampleCamera(cameras, frame).viewAngle, 50.0);
        COMPARE_VECTOR_NEAR(sampleLight(lights, frame).colour, (Vec3d{1, 0.5, 0.25}), 0);
        QCOMPARE(sampleShadow(shadows, frame).mode, 2);
        QCOMPARE(sampleShadow(shadows, frame).distance, 0.5);
    }
}

void TestSampler::keyGivesItsOwnValues()
{
    // A curve that jumps at once must not be felt at the keys themselves.
    const auto bones =
        bone({{.position = {0.1f, 0, 0}},
              {.frame = 7, .position = {0.3f, 0, 0}, .curves = withCurve(BoneChannel::X, early)},
              {.frame = 9, .position = {0.7f, 0, 0}, .curves = withCurve(BoneChannel::X, early)}});
    QCOMPARE(sampleBone(bones, 0).position.x, double(0.1f));
    QCOMPARE(sampleBone(bones, 7).position.x, double(0.3f));
    QCOMPARE(sampleBone(bones, 9).position.x, double(0.7f));
}

void TestSampler::restMovesToTheFirstKey()
{
    BoneCurves curves = withCurve(BoneChannel::X, early);
    curves.setCurve(BoneChannel::Rotation, late);
    const auto bones = bone({{.frame = 10,
                              .position = {4, -8, 12},
                              .rotation = turnedBy({0, 1, 0}, 90),
                              .curves = curves,
                              .form = physicsOff()}});
    const BonePose rest = sampleBone(bones, 0);
    COMPARE_VECTOR_NEAR(rest.position, Vec3d(), 0);
    COMPARE_ROTATION_NEAR(rest.rotation, Quatd(), 0);
    const BonePose quarter = sampleBone(bones, 2.5);
    COMPARE_VECTOR_NEAR(quarter.position, (Vec3d{4 * 0.9493308, -2, 3}), 1e-6);
    COMPARE_ROTATION_NEAR(quarter.rotation, aroundY(90 * evaluateCurve(late, 0.25)), 1e-6);
    QCOMPARE(quarter.physicsOff, false);
    QCOMPARE(sampleBone(bones, 9.999).physicsOff, false);
    QCOMPARE(sampleBone(bones, 10).physicsOff, true);

    const auto morphs = morph({{.frame = 8, .weight = 0.5f}});
    QCOMPARE(sampleMorph(morphs, 0), 0.0);
    QCOMPARE(sampleMorph(morphs, 2), 0.125);
    QCOMPARE(sampleMorph(morphs, 8), 0.5);
}

void TestSampler::restMovesToTheFirstCameraKey()
{
    CameraCurves curves;
    curves.setCurve(CameraChannel::Distance, early);
    const auto cameras = camera({{.frame = 20,
                                  .distance = -5,
                                  .target = {8, 14, -4},
                                  .rotation = {0.4f, 0, 0},
                                  .curves = curves,
                                  .viewAngle = 50,
                                  .projection = 1}});
    QCOMPARE(sampleCamera(cameras, 0).distance, -45.0);
    const CameraPose quarter = sampleCamera(cameras, 5);
    COMPARE_NEAR(quarter.distance, -45 + 40 * 0.9493308, 1e-5);
    COMPARE_VECTOR_NEAR(quarter.target, (Vec3d{2, 11, -1}), 1e-12);
    COMPARE_NEAR(quarter.rotation.x, 0.1, 1e-7);
    QCOMPARE(quarter.viewAngle, 35.0);
    QCOMPARE(quarter.perspective, true);
    QCOMPARE(sampleCamera(cameras, 20).perspective, false);
}

void TestSampler::restMovesToTheFirstLightAndShadowKey()
{
    const auto lights =
        light({{.frame = 4, .colour = {1, 0.6015625f, 0.1015625f}, .direction = {0.5f, 1, -0.5f}}});
    COMPARE_VECTOR_NEAR(sampleLight(lights, 0).colour, (Vec3d{0.6015625, 0.6015625, 0.6015625}), 0);
    COMPARE_VECTOR_NEAR(sampleLight(lights, 2).colour, (Vec3d{0.80078125, 0.6015625, 0.3515625}), 1e-12);
    COMPARE_VECTOR_NEAR(sampleLight(lights, 1).direction, (Vec3d{-0.25, -0.5, 0.25}), 1e-12);

    const auto shadows = shadow({{.frame = 4, .mode = 2, .distance = 0.05125f}});
    QCOMPARE(sampleShadow(shadows, 0).distance, 0.01125);
    COMPARE_NEAR(sampleShadow(shadows, 3).distance, 0.04125, 1e-8);
    QCOMPARE(sampleShadow(shadows, 3).mode, 1);
    QCOMPARE(sampleShadow(shadows, 4).mode, 2);
}

void TestSampler::firstKeyHoldsWhereAskedFor()
{
    const auto bones = bone(
        {{.frame = 10, .position = {4, -8, 12}, .rotation = turnedBy({0, 1, 0}, 90), .form = physicsOff()},
         {.frame = 20}});
    const auto morphs = morph({{.frame = 10, .weight = 0.5f}, {.frame = 20}});
    const auto cameras = camera({{.frame = 10, .distance = -5, .projection = 1}, {.frame = 20}});
    const auto lights = light({{.frame = 10, .colour = {1, 1, 1}}, {.frame = 20}});
    const auto shadows = shadow({{.frame = 10, .mode = 2, .distance = 0.5f}, {.frame = 20}});
    for (const double frame : {-1.0, 0.0, 5.5, 9.999, 10.0}) {
        COMPARE_VECTOR_NEAR(sampleBone(bones, frame, hold).position, (Vec3d{4, -8, 12}), 0);
        COMPARE_ROTATION_NEAR(sampleBone(bones, frame, hold).rotation, aroundY(90), 1e-6);
        QCOMPARE(sampleBone(bones, frame, hold).physicsOff, true);
        QCOMPARE(sampleMorph(morphs, frame, hold), 0.5);
        QCOMPARE(sampleCamera(cameras, frame, hold).distance, -5.0);
        QCOMPARE(sampleCamera(cameras, frame, hold).perspective, false);
        QCOMPARE(sampleLight(lights, frame, hold).colour.x, 1.0);
        QCOMPARE(sampleShadow(shadows, frame, hold).mode, 2);
        QCOMPARE(sampleShadow(shadows, frame, hold).distance, 0.5);
    }
}

void TestSampler::policiesAgreeFromTheFirstKeyOn()
{
    const auto bones = bone({{.frame = 10, .position = {4, 0, 0}}, {.frame = 20, .position = {8, 0, 0}}});
    for (const double frame : {10.0, 12.5, 20.0, 30.0}) {
        const double expected = frame < 20 ? 4 + (frame - 10) * 0.4 : 8;
        COMPARE_NEAR(sampleBone(bones, frame, hold).position.x, expected, 1e-12);
        COMPARE_NEAR(sampleBone(bones, frame, asMmd).position.x, expected, 1e-12);
    }
}

void TestSampler::firstKeyAtFrame0LeavesNoRest()
{
    const auto bones = bone({{.position = {4, 0, 0}}, {.frame = 10, .position = {8, 0, 0}}});
    const auto cameras = camera({{.distance = -10}, {.frame = 10, .distance = -20}});
    for (const BeforeFirstKey policy : {asMmd, hold}) {
        QCOMPARE(sampleBone(bones, 0, policy).position.x, 4.0);
        QCOMPARE(sampleBone(bones, 5, policy).position.x, 6.0);
        QCOMPARE(sampleCamera(cameras, 0, policy).distance, -10.0);
        QCOMPARE(sampleCamera(cameras, 5, policy).distance, -15.0);
    }
}

void TestSampler::framesThatAreNoneCountAs0_data()
{
    QTest::addColumn<double>("frame");
    QTest::newRow("before 0") << -3.5;
    QTest::newRow("minus infinity") << -std::numeric_limits<double>::infinity();
    QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN();
}

void TestSampler::framesThatAreNoneCountAs0()
{
    QFETCH(double, frame);
    const auto bones = bone({{.position = {4, 0, 0}}, {.frame = 10, .position = {8, 0, 0}}});
    const auto laterBones = bone({{.frame = 10, .position = {8, 0, 0}}});
    QCOMPARE(sampleBone(bones, frame).position.x, 4.0);
    QCOMPARE(sampleBone(laterBones, frame).position.x, 0.0);
    QCOMPARE(sampleBone(laterBones, frame, hold).position.x, 8.0);
    QCOMPARE(sampleMorph(morph({{.weight = 1}, {.frame = 4}}), frame), 1.0);
    QCOMPARE(sampleCamera(camera({{.distance = -1}, {.frame = 4}}), frame).distance, -1.0);
    QCOMPARE(sampleLight(light({{.colour = {1, 1, 1}}, {.frame = 4}}), frame).colour.x, 1.0);
    QCOMPARE(sampleShadow(shadow({{.distance = 1}, {.frame = 4}}), frame).distance, 1.0);
    QCOMPARE(sampleState(states({{.visible = 0}, {.frame = 4}}), frame).visible, false);
}

void TestSampler::eachAxisFollowsItsOwnCurve()
{
    BoneCurves curves = withCurve(BoneChannel::X, early);
    curves.setCurve(BoneChannel::Y, late);
    curves.setCurve(BoneChannel::Z, {127, 0, 0, 127});
    curves.setCurve(BoneChannel::Rotation, {64, 0, 64, 127});
    const auto bones = bone(
        {{.position = {10, 10, 10}},
         {.frame = 40, .position = {20, 0, 110}, .rotation = turnedBy({0, 1, 0}, 100), .curves = curves}});
    const BonePose pose = sampleBone(bones, 10);
    COMPARE_NEAR(pose.position.x, 10 + 10 * 0.9493308, 1e-6);
    COMPARE_NEAR(pose.position.y, 10 - 10 * 0.00076, 6e-5);
    COMPARE_NEAR(pose.position.z, 10 + 100 * 0.0297246, 1e-5);
    COMPARE_ROTATION_NEAR(pose.rotation, aroundY(100 * 0.1041031), 5e-7);
}

void TestSampler::eachCameraChannelFollowsItsOwnCurve_data()
{
    QTest::addColumn<CameraChannel>("channel");
    QTest::addColumn<QList<int>>("concerned");
    QTest::newRow("X") << CameraChannel::X << QList<int>{0};
    QTest::newRow("Y") << CameraChannel::Y << QList<int>{1};
    QTest::newRow("Z") << CameraChannel::Z << QList<int>{2};
    QTest::newRow("rotation") << CameraChannel::Rotation << QList<int>{3, 4, 5};
    QTest::newRow("distance") << CameraChannel::Distance << QList<int>{6};
    QTest::newRow("view angle") << CameraChannel::ViewAngle << QList<int>{7};
}

void TestSampler::eachCameraChannelFollowsItsOwnCurve()
{
    QFETCH(CameraChannel, channel);
    QFETCH(QList<int>, concerned);
    CameraCurves curves;
    curves.setCurve(channel, {64, 0, 64, 127});
    const auto cameras = camera({{.distance = 0, .target = {0, 0, 0}, .viewAngle = 0},
                                 {.frame = 40,
                                  .distance = 100,
                                  .target = {100, 100, 100},
                                  .rotation = {100, 100, 100},
                                  .curves = curves,
                                  .viewAngle = 100}});
    const std::array<double, 8> values = numbers(sampleCamera(cameras, 10));
    for (int i = 0; i < 8; ++i)
        COMPARE_NEAR(values[std::size_t(i)], concerned.contains(i) ? 10.41031 : 25, 1e-5);
}

void TestSampler::curveShapesTheWayToItsOwnKey()
{
    const auto bones = bone({{},
                             {.frame = 10,
                              .rotation = turnedBy({0, 1, 0}, 80),
                              .curves = withCurve(BoneChannel::Rotation, early)},
                             {.frame = 20, .rotation = turnedBy({0, 1, 0}, 160)}});
    COMPARE_ROTATION_NEAR(sampleBone(bones, 2.5).rotation, aroundY(80 * 0.9493308), 5e-7);
    COMPARE_ROTATION_NEAR(sampleBone(bones, 12.5).rotation, aroundY(100), 5e-7);

    CameraCurves curves;
    curves.setCurve(CameraChannel::Distance, early);
    const auto cameras = camera({{.distance = -10},
                                 {.frame = 10, .distance = -20, .curves = curves},
                                 {.frame = 20, .distance = -30}});
    COMPARE_NEAR(sampleCamera(cameras, 2.5).distance, -19.493308, 1e-6);
    COMPARE_NEAR(sampleCamera(cameras, 12.5).distance, -22.5, 1e-12);
}

void TestSampler::curvesAreReadFromTheirOwnRows()
{
    // Bytes 2 and 3 of the block, where the rotation's first coordinate also would be, are the physics
    // switch.
    const BoneCurves curves = withCurve(BoneChannel::Rotation, {35, 0, 93, 127});
    const auto bones = readBone(2, [&](FileBuilder &file) {
        file.bone("arm", 0).bone("arm", 40, {}, turnedBy({0, 1, 0}, 100), curves);
    });
    QCOMPARE(bones.size(), 2);
    COMPARE_ROTATION_NEAR(sampleBone(bones, 10).rotation, aroundY(17.305), 1e-4 * pi / 180 * 10);
}

void TestSampler::weightsAndLightGoStraight()
{
    const auto morphs = morph({{.frame = 10, .weight = -0.25f}, {.frame = 20, .weight = 1.75f}});
    COMPARE_NEAR(sampleMorph(morphs, 11), -0.05, 1e-12);
    COMPARE_NEAR(sampleMorph(morphs, 17.5), 1.25, 1e-12);

    const auto lights = light({{.frame = 10, .colour = {0, 0.5f, 1}, .direction = {-1, 0, 0}},
                               {.frame = 20, .colour = {1, 0.5f, 0}, .direction = {1, -1, 0.5f}}});
    COMPARE_VECTOR_NEAR(sampleLight(lights, 12.5).colour, (Vec3d{0.25, 0.5, 0.75}), 1e-12);
    COMPARE_VECTOR_NEAR(sampleLight(lights, 12.5).direction, (Vec3d{-0.5, -0.25, 0.125}), 1e-12);
}

void TestSampler::keyBeforeTheTargetMakesAHold()
{
    const auto bones = bone({{.frame = 10, .position = {3, 0, 0}},
                             {.frame = 19, .position = {3, 0, 0}},
                             {.frame = 20, .position = {7, 0, 0}}});
    for (int tenth = 100; tenth <= 190; ++tenth)
        QCOMPARE(sampleBone(bones, tenth / 10.0).position.x, 3.0);
    QCOMPARE(sampleBone(bones, 20).position.x, 7.0);
}

void TestSampler::viewAngleIsNotRounded()
{
    const auto cameras = camera({{.viewAngle = 30}, {.frame = 60, .viewAngle = 33}});
    COMPARE_NEAR(sampleCamera(cameras, 1).viewAngle, 30.05, 1e-12);
    COMPARE_NEAR(sampleCamera(cameras, 29).viewAngle, 31.45, 1e-12);
    QCOMPARE(sampleCamera(cameras, 60).viewAngle, 33.0);
}

void TestSampler::cameraKeepsItsTurns()
{
    const auto cameras = camera({{.rotation = {0, float(-2 * pi), 3}},
                                 {.frame = 16, .rotation = {float(6 * pi), float(2 * pi), -3}}});
    const Vec3d rotation = sampleCamera(cameras, 4).rotation;
    COMPARE_VECTOR_NEAR(rotation, (Vec3d{1.5 * pi, -pi, 1.5}), 1e-6);
}

void TestSampler::rotationGoesTheShortWay()
{
    const Quatf to = turnedBy({0, 1, 0}, 100);
    const Quatf sameNegated = {-to.x, -to.y, -to.z, -to.w};
    for (const Quatf &target : {to, sameNegated}) {
        const auto bones = bone({{.rotation = turnedBy({0, 1, 0}, 20)}, {.frame = 8, .rotation = target}});
        COMPARE_ROTATION_NEAR(sampleBone(bones, 0).rotation, aroundY(20), 5e-7);
        COMPARE_ROTATION_NEAR(sampleBone(bones, 2).rotation, aroundY(40), 5e-7);
        COMPARE_ROTATION_NEAR(sampleBone(bones, 8).rotation, aroundY(100), 5e-7);
    }
    // From 170 to -170 degrees: over 180, not back over 0.
    const auto bones =
        bone({{.rotation = turnedBy({0, 1, 0}, 170)}, {.frame = 4, .rotation = turnedBy({0, 1, 0}, -170)}});
    COMPARE_ROTATION_NEAR(sampleBone(bones, 2).rotation, aroundY(180), 5e-7);
}

void TestSampler::rotationIsEvenInTime()
{
    const Vec3d axis = {2.0 / 3, -1.0 / 3, 2.0 / 3};
    for (const double angle : {1e-6, 0.01, 1.0, 2.0, 3.1}) {
        for (int i = 0; i <= 20; ++i) {
            const Quatd q = slerp(turn(axis, -0.4), turn(axis, angle - 0.4), i / 20.0);
            COMPARE_ROTATION_NEAR(q, turn(axis, angle * i / 20 - 0.4), 1e-14);
            COMPARE_NEAR(norm(q), 1, 1e-15);
        }
    }
}

void TestSampler::rotationBetweenCloseKeysKeepsItsDigits()
{
    for (const double angle : {1e-5, 1e-7, 1e-9, 1e-12, 1e-17, 0.0}) {
        const Quatd q = slerp(Quatd(), turn({0, 1, 0}, angle), 0.25);
        COMPARE_NEAR(q.y, std::sin(angle / 8), 1e-15 * angle);
        COMPARE_NEAR(norm(q), 1, 1e-15);
    }
}

void TestSampler::halfATurnIsARotationAllTheWay()
{
    // Both ways are as short; either is right, but it must be a way.
    for (int i = 0; i <= 10; ++i) {
        const Quatd q = slerp({0, 0, 0, 1}, {0, 1, 0, 0}, i / 10.0);
        COMPARE_NEAR(norm(q), 1, 1e-15);
        COMPARE_NEAR(rotationBetween(q, {}), pi * i / 10, 1e-14);
    }
    const Quatd same = slerp({0, 0.6, 0, 0.8}, {0, -0.6, 0, -0.8}, 0.5);
    COMPARE_ROTATION_NEAR(same, (Quatd{0, 0.6, 0, 0.8}), 1e-15);
}

void TestSampler::neighbouringKeysAreACut()
{
    const auto cameras = camera(
        {{.frame = 172, .target = {0, 10, 0}},
         {.frame = 173, .distance = -9, .target = {50, 10, 0}, .rotation = {1, 1, 1}, .viewAngle = 60}});
    const auto lights = light({{.frame = 172, .colour = {0, 0, 0}, .direction = {0, -1, 0}},
                               {.frame = 173, .colour = {1, 1, 1}, .direction = {0, 1, 0}}});
    const auto shadows = shadow({{.frame = 172, .distance = 0.25f}, {.frame = 173, .distance = 0.75f}});
    for (const double frame : {172.0, 172.5, 172.999}) {
        const std::array<double, 8> held = {0, 10, 0, 0, 0, 0, -45, 30};
        QCOMPARE(numbers(sampleCamera(cameras, frame)), held);
        COMPARE_VECTOR_NEAR(sampleLight(lights, frame).colour, Vec3d(), 0);
        COMPARE_VECTOR_NEAR(sampleLight(lights, frame).direction, (Vec3d{0, -1, 0}), 0);
        QCOMPARE(sampleShadow(shadows, frame).distance, 0.25);
    }
    const std::array<double, 8> after = {50, 10, 0, 1, 1, 1, -9, 60};
    QCOMPARE(numbers(sampleCamera(cameras, 173)), after);
    QCOMPARE(sampleLight(lights, 173).colour.x, 1.0);
    QCOMPARE(sampleShadow(shadows, 173).distance, 0.75);

    const auto bones = bone({{.frame = 172}, {.frame = 173, .position = {50, 0, 0}}});
    QCOMPARE(sampleBone(bones, 172.5).position.x, 25.0);
    QCOMPARE(sampleMorph(morph({{.frame = 172}, {.frame = 173, .weight = 1}}), 172.5), 0.5);
}

void TestSampler::keysTwoFramesApartAreNoCut()
{
    const auto cameras =
        camera({{.frame = 172, .target = {0, 10, 0}}, {.frame = 174, .target = {50, 10, 0}}});
    COMPARE_NEAR(sampleCamera(cameras, 172.5).target.x, 12.5, 1e-12);
    QCOMPARE(sampleCamera(cameras, 173).target.x, 25.0);
    const auto lights = light({{.frame = 172, .colour = {0, 0, 0}}, {.frame = 174, .colour = {1, 1, 1}}});
    QCOMPARE(sampleLight(lights, 172.5).colour.x, 0.25);
    const auto shadows = shadow({{.frame = 172, .distance = 0.25f}, {.frame = 174, .distance = 0.75f}});
    QCOMPARE(sampleShadow(shadows, 173.5).distance, 0.625);
}

void TestSampler::restAndKeyAtFrame1AreACut()
{
    const auto cameras = camera({{.frame = 1, .distance = -5}});
    QCOMPARE(sampleCamera(cameras, 0.5).distance, -45.0);
    QCOMPARE(sampleCamera(cameras, 1).distance, -5.0);
    QCOMPARE(sampleCamera(cameras, 0.5, hold).distance, -5.0);
    const auto lights = light({{.frame = 1, .colour = {1, 1, 1}}});
    QCOMPARE(sampleLight(lights, 0.5).colour.x, 0.6015625);
    QCOMPARE(sampleShadow(shadow({{.frame = 1, .distance = 1}}), 0.5).distance, 0.01125);
    QCOMPARE(sampleBone(bone({{.frame = 1, .position = {4, 0, 0}}}), 0.5).position.x, 2.0);
    QCOMPARE(sampleMorph(morph({{.frame = 1, .weight = 1}}), 0.5), 0.5);
}

void TestSampler::lastOfSeveralKeysAtAFrameCounts()
{
    const BoneCurves curved = withCurve(BoneChannel::X, early);
    const auto bones = bone({{.frame = 20, .position = {99, 0, 0}, .curves = withCurve(BoneChannel::X, late)},
                             {.frame = 10, .position = {98, 0, 0}, .form = physicsOff()},
                             {.frame = 20, .position = {97, 0, 0}},
                             {.frame = 10, .position = {10, 0, 0}},
                             {.frame = 20, .position = {20, 0, 0}, .curves = curved}});
    QCOMPARE(sampleBone(bones, 10).position.x, 10.0);
    QCOMPARE(sampleBone(bones, 10).physicsOff, false);
    COMPARE_NEAR(sampleBone(bones, 12.5).position.x, 10 + 10 * 0.9493308, 1e-6);
    QCOMPARE(sampleBone(bones, 20).position.x, 20.0);
    // Towards the first key, and held before it, too.
    QCOMPARE(sampleBone(bones, 5).position.x, 5.0);
    QCOMPARE(sampleBone(bones, 5, hold).position.x, 10.0);

    const auto morphs =
        morph({{.weight = 9}, {.weight = 0}, {.frame = 4, .weight = 9}, {.frame = 4, .weight = 1}});
    QCOMPARE(sampleMorph(morphs, 0), 0.0);
    QCOMPARE(sampleMorph(morphs, 1), 0.25);
    QCOMPARE(sampleMorph(morphs, 4), 1.0);

    const auto cameras = camera({{.frame = 0, .distance = -9},
                                 {.frame = 0, .distance = -1},
                                 {.frame = 2, .distance = -9},
                                 {.frame = 2, .distance = -3}});
    QCOMPARE(sampleCamera(cameras, 1).distance, -2.0);
    const auto stateKeys = states({{.frame = 3, .visible = 0}, {.frame = 3, .visible = 1}});
    QCOMPARE(sampleState(stateKeys, 3).visible, true);
}

void TestSampler::agreesWithPlainSearch()
{
    QRandomGenerator random(30);
    for (int round = 0; round < 60; ++round) {
        const int count = random.bounded(1, 40);
        KeyColumns<MorphKey> keys;
        QMap<quint32, double> lastAt;
        for (int i = 0; i < count; ++i) {
            const quint32 frame = quint32(random.bounded(60));
            const float weight = float(random.generateDouble());
            keys.append(MorphRecord{frame, weight}.key(quint32(i)));
            lastAt[frame] = double(weight);
        }
        keys.stableSortByFrame();
        if (!lastAt.contains(0))
            lastAt[0] = 0;
        for (int quarter = 0; quarter < 260; ++quarter) {
            const double frame = quarter / 4.0;
            double expected = 0;
            for (auto it = lastAt.cbegin(); it != lastAt.cend(); ++it) {
                const auto next = std::next(it);
                if (frame < it.key())
                    break;
                expected = it.value();
                if (next != lastAt.cend() && frame < next.key())
                    expected += (next.value() - it.value()) * (frame - it.key()) / (next.key() - it.key());
            }
            COMPARE_NEAR(sampleMorph(keys, frame), expected, 1e-12);
        }
    }
}

void TestSampler::physicsIsAStep()
{
    const auto bones = bone({{}, {.frame = 10, .form = physicsOff()}, {.frame = 20}});
    QCOMPARE(sampleBone(bones, 9.999).physicsOff, false);
    QCOMPARE(sampleBone(bones, 10).physicsOff, true);
    QCOMPARE(sampleBone(bones, 19.999).physicsOff, true);
    QCOMPARE(sampleBone(bones, 20).physicsOff, false);
}

void TestSampler::physicsSwitchIsReadFromTheFile()
{
    QByteArray oldBlock = mmd9CurveBlock({}, 0);
    oldBlock[2] = '\x14';
    oldBlock[3] = '\x14';
    const auto bones = readBone(3, [&](FileBuilder &file) {
        file.bone("skirt", 0, {}, {}, mmd9CurveBlock({}, 0));
        file.bone("skirt", 10, {}, {}, mmd9CurveBlock({}, 0, true));
        file.bone("skirt", 20, {}, {}, oldBlock);
    });
    QCOMPARE(bones.size(), 3);
    QCOMPARE(sampleBone(bones, 5).physicsOff, false);
    QCOMPARE(sampleBone(bones, 15).physicsOff, true);
    QCOMPARE(sampleBone(bones, 25).physicsOff, false);
}

void TestSampler::perspectiveIsAStep()
{
    const auto cameras = camera({{}, {.frame = 10, .projection = 1}, {.frame = 20}});
    QCOMPARE(sampleCamera(cameras, 9.999).perspective, true);
    QCOMPARE(sampleCamera(cameras, 10).perspective, false);
    QCOMPARE(sampleCamera(cameras, 19.999).perspective, false);
    QCOMPARE(sampleCamera(cameras, 20).perspective, true);
}

void TestSampler::shadowModeIsAStepOfThree()
{
    const auto shadows = shadow({{.mode = 0, .distance = 0},
                                 {.frame = 10, .mode = 2, .distance = 1},
                                 {.frame = 20, .mode = 1},
                                 {.frame = 30, .mode = 3},
                                 {.frame = 40, .mode = 255}});
    QCOMPARE(sampleShadow(shadows, 9.999).mode, 0);
    COMPARE_NEAR(sampleShadow(shadows, 2.5).distance, 0.25, 1e-12);
    QCOMPARE(sampleShadow(shadows, 10).mode, 2);
    QCOMPARE(sampleShadow(shadows, 25).mode, 1);
    QCOMPARE(sampleShadow(shadows, 35).mode, 2);
    QCOMPARE(sampleShadow(shadows, 45).mode, 2);
}

void TestSampler::notFiniteCountsAs0ByComponent()
{
    for (const float bad : {notANumber, infinite, -infinite}) {
        const auto bones = bone({{.position = {bad, 2, 3}}, {.frame = 4, .position = {4, bad, 7}}});
        COMPARE_VECTOR_NEAR(sampleBone(bones, 0).position, (Vec3d{0, 2, 3}), 0);
        COMPARE_VECTOR_NEAR(sampleBone(bones, 1).position, (Vec3d{1, 1.5, 4}), 1e-12);
        COMPARE_VECTOR_NEAR(sampleBone(bones, 9).position, (Vec3d{4, 0, 7}), 0);

        const auto morphs = morph({{.weight = bad}, {.frame = 4, .weight = 1}});
        QCOMPARE(sampleMorph(morphs, 1), 0.25);
        QCOMPARE(sampleMorph(morph({{.weight = bad}}), 1), 0.0);

        const auto cameras = camera({{.distance = bad, .target = {bad, 2, 3}, .rotation = {1, bad, 3}}});
        const std::array<double, 8> expected = {0, 2, 3, 1, 0, 3, 0, 30};
        QCOMPARE(numbers(sampleCamera(cameras, 1)), expected);

        const auto lights = light({{.colour = {1, 0.5f, bad}, .direction = {bad, -1, 0.5f}}});
        COMPARE_VECTOR_NEAR(sampleLight(lights, 1).colour, (Vec3d{1, 0.5, 0}), 0);
        COMPARE_VECTOR_NEAR(sampleLight(lights, 1).direction, (Vec3d{0, -1, 0.5}), 0);
        QCOMPARE(sampleShadow(shadow({{.distance = bad}}), 1).distance, 0.0);
    }
}

void TestSampler::notANumberOfAFileLeavesNeighboursAlone()
{
    const auto bones = readBone(3, [](FileBuilder &file) {
        file.bone("center", 0, {2, 2, 2});
        file.bone("center", 10, {std::bit_cast<float>(0x7fc00000u), 4, 4});
        file.bone("center", 20, {6, 6, 6});
    });
    QCOMPARE(bones.size(), 3);
    COMPARE_VECTOR_NEAR(sampleBone(bones, 5).position, (Vec3d{1, 3, 3}), 1e-12);
    COMPARE_VECTOR_NEAR(sampleBone(bones, 10).position, (Vec3d{0, 4, 4}), 0);
    COMPARE_VECTOR_NEAR(sampleBone(bones, 15).position, (Vec3d{3, 5, 5}), 1e-12);
    COMPARE_VECTOR_NEAR(sampleBone(bones, 20).position, (Vec3d{6, 6, 6}), 0);
}

void TestSampler::unusableRotationIsNone_data()
{
    QTest::addColumn<QList<float>>("xyzw");
    QTest::newRow("zero") << QList<float>{0, 0, 0, 0};
    QTest::newRow("minus zero") << QList<float>{-0.0f, -0.0f, 0, -0.0f};
    QTest::newRow("not a number") << QList<float>{0, notANumber, 0, 1};
    QTest::newRow("infinite") << QList<float>{infinite, 0, 0, 1};
    QTest::newRow("minus infinite") << QList<float>{0, 0, -infinite, 0};
}

void TestSampler::unusableRotationIsNone()
{
    QFETCH(QList<float>, xyzw);
    const Quatf bad = {xyzw[0], xyzw[1], xyzw[2], xyzw[3]};
    const Quatd usable = usableRotation(bad);
    COMPARE_ROTATION_NEAR(usable, Quatd(), 0);
    COMPARE_NEAR(usable.w, 1, 0);
    const auto bones = bone({{.rotation = bad}, {.frame = 4, .rotation = turnedBy({0, 1, 0}, 80)}});
    COMPARE_ROTATION_NEAR(sampleBone(bones, 0).rotation, Quatd(), 0);
    COMPARE_ROTATION_NEAR(sampleBone(bones, 1).rotation, aroundY(20), 5e-7);
}

void TestSampler::rotationsAreMadeUnitLength()
{
    // A turn too small for a float's w, a rotation of length 0.85, and lengths whose squares are no floats.
    const Quatd small = usableRotation({0, 0, 0.0001f, 0.99999999f});
    COMPARE_NEAR(small.z, 0.0001, 1e-11);
    COMPARE_NEAR(norm(small), 1, 1e-15);
    const Quatf skewed = {0, 0.6f, 0, 0.6f};
    COMPARE_ROTATION_NEAR(usableRotation(skewed), aroundY(90), 1e-15);
    COMPARE_NEAR(norm(usableRotation(skewed)), 1, 1e-15);
    for (const float scale : {1e-40f, 1e-30f, 1e30f, 2e38f}) {
        COMPARE_ROTATION_NEAR(usableRotation({0, scale, 0, scale}), aroundY(90), 1e-15);
        COMPARE_NEAR(norm(usableRotation({0, scale, 0, scale})), 1, 1e-15);
    }

    // Between keys of different length the way is that of the rotations.
    const auto bones = bone({{.rotation = {0, 0, 0, 0.5f}}, {.frame = 9, .rotation = {0, 3, 0, 3}}});
    COMPARE_ROTATION_NEAR(sampleBone(bones, 3).rotation, aroundY(30), 1e-14);
    COMPARE_NEAR(norm(sampleBone(bones, 3).rotation), 1, 1e-15);
}

void TestSampler::distantKeysAreExact()
{
    const auto bones = bone({{.position = {1, 0, 0}}, {.frame = 4'000'000, .position = {2, 0, 0}}});
    QCOMPARE(sampleBone(bones, 1'000'000).position.x, 1.25);
    COMPARE_NEAR(sampleBone(bones, 0.5).position.x, 1.000000125, 1e-15);
    COMPARE_NEAR(sampleBone(bones, 3'999'999.75).position.x, 2 - 0.25 / 4e6, 1e-15);

    const quint32 end = std::numeric_limits<quint32>::max();
    const auto morphs = morph({{}, {.frame = end, .weight = 1}});
    QCOMPARE(sampleMorph(morphs, end / 2.0), 0.5);
    QCOMPARE(sampleMorph(morphs, end), 1.0);
    QCOMPARE(sampleMorph(morphs, 1e12), 1.0);
    const auto cameras = camera({{.frame = end - 1, .distance = -1}, {.frame = end, .distance = -2}});
    QCOMPARE(sampleCamera(cameras, end - 0.5).distance, -1.0);
    QCOMPARE(sampleCamera(cameras, end).distance, -2.0);
}

void TestSampler::statesHoldUntilTheNextRecord()
{
    const auto keys =
        states({{.frame = 10, .visible = 0, .ik = {ikState("a", 0), ikState("b", 1), ikState("c", 0)}},
                {.frame = 20, .visible = 1, .ik = {ikState("b", 0)}}});
    QCOMPARE(sampleState(keys, 0).visible, true);
    QCOMPARE(sampleState(keys, 9.999).ikOff, QByteArrayList());
    for (const double frame : {10.0, 10.5, 19.999}) {
        const StatePose pose = sampleState(keys, frame);
        QCOMPARE(pose.visible, false);
        QCOMPARE(pose.ikOff, (QByteArrayList{"a", "c"}));
        QVERIFY(!pose.ikEnabled("a") && pose.ikEnabled("b") && !pose.ikEnabled("c"));
        QVERIFY(pose.ikEnabled("not named"));
    }
    // A full snapshot: what the later record does not name is on again.
    QCOMPARE(sampleState(keys, 20).visible, true);
    QCOMPARE(sampleState(keys, 1000).ikOff, QByteArrayList{"b"});
}

void TestSampler::ikOffFromFrame0()
{
    const auto keys = readStates(1, [](FileBuilder &file) {
        file.state(0, true, {{leftFootIk, false}, {rightFootIk, false}});
    });
    for (const double frame : {0.0, 100.0}) {
        QVERIFY(!sampleState(keys, frame).ikEnabled(leftFootIk));
        QVERIFY(!sampleState(keys, frame).ikEnabled(rightFootIk));
        QCOMPARE(sampleState(keys, frame).visible, true);
    }
}

void TestSampler::statesOfAFileAreSorted()
{
    const auto keys = readStates(4, [](FileBuilder &file) {
        file.state(0, true, {{leftFootIk, false}});
        file.state(6, true, {{leftFootIk, true}});
        file.state(4, false, {{leftFootIk, false}});
        file.state(4100, true, {{leftFootIk, false}});
    });
    QCOMPARE(sampleState(keys, 3).visible, true);
    QCOMPARE(sampleState(keys, 4).visible, false);
    QVERIFY(!sampleState(keys, 5.5).ikEnabled(leftFootIk));
    QVERIFY(sampleState(keys, 6).ikEnabled(leftFootIk));
    QVERIFY(sampleState(keys, 4099).ikEnabled(leftFootIk));
    QVERIFY(!sampleState(keys, 4100).ikEnabled(leftFootIk));
}

void TestSampler::lastSwitchOfANameCounts()
{
    const auto keys = states({{.ik = {ikState("a", 0), ikState("b", 0), ikState("c", 1), ikState("a", 1),
                                      ikState("c", 0), ikState("b", 0)}}});
    QCOMPARE(sampleState(keys, 0).ikOff, (QByteArrayList{"c", "b"}));
}

void TestSampler::anyByteBut0IsOn()
{
    const auto keys = states({{.visible = 0xFD, .ik = {ikState("a", 0xFD), ikState("b", 0)}}});
    QCOMPARE(sampleState(keys, 0).visible, true);
    QCOMPARE(sampleState(keys, 0).ikOff, QByteArrayList{"b"});
}

void TestSampler::anyMotionGivesUsablePoses()
{
    QRandomGenerator random(31);
    for (int round = 0; round < 20; ++round) {
        const Motion motion = randomMotion(random);
        QVERIFY(motion.keyCount() > 100);
        for (int third = -3; third < 270; ++third) {
            const double frame = third / 3.0;
            for (const BeforeFirstKey policy : {asMmd, hold}) {
                for (const BoneTrack &track : motion.bones) {
                    const BonePose pose = sampleBone(track.keys, frame, policy);
                    QVERIFY(std::isfinite(pose.position.x + pose.position.y + pose.position.z));
                    COMPARE_NEAR(norm(pose.rotation), 1, 1e-14);
                }
                for (const MorphTrack &track : motion.morphs)
                    QVERIFY(std::isfinite(sampleMorph(track.keys, frame, policy)));
                for (const double number : numbers(sampleCamera(motion.camera, frame, policy)))
                    QVERIFY(std::isfinite(number));
            }
        }
    }
}

QTEST_GUILESS_MAIN(TestSampler)
#include "tst_sampler.moc"
