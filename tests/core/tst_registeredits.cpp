// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/keyedits.h"
#include "editor-core/edits/registeredits.h"
#include "editor-core/motion/bezier.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"
#include "tests/support/samplekeys.h"
#include "tests/support/shapecheck.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr TrackRef bone0{TrackKind::Bone, 0};
constexpr TrackRef morph0{TrackKind::Morph, 0};
constexpr TrackRef camera0{TrackKind::Camera, 0};
constexpr TrackRef light0{TrackKind::Light, 0};
constexpr TrackRef shadow0{TrackKind::Shadow, 0};
constexpr TrackRef states0{TrackKind::State, 0};

Motion applied(Motion motion, const EditResult &result)
{
    result.edit.apply(motion);
    return motion;
}

/// A motion as a file gives it, of one bone with the name "arm".
Motion boneMotion(std::initializer_list<BoneRecord> records)
{
    FileBuilder file;
    file.count(quint32(records.size()));
    for (const BoneRecord &record : records)
        file.bone("arm", record.frame, record.position, record.rotation, record.curves);
    file.count(0).count(0).count(0).count(0).count(0);
    return readMotion(file.bytes()).motion;
}

template <class Key, class Columns>
Motion motionOf(Columns keys)
{
    Motion motion;
    motion.nextOrder[std::size_t(sectionOf(kindOf<Key>))] = quint32(keys.size());
    if constexpr (std::is_same_v<Key, BoneKey>)
        motion.bones.append({QByteArray("arm"), KeyName::fromBytes("arm"), keys});
    else if constexpr (std::is_same_v<Key, MorphKey>)
        motion.morphs.append({QByteArray("smile"), KeyName::fromBytes("smile"), keys});
    else
        mutableKeysOf<Key>(motion) = keys;
    return motion;
}

const CurvePoints strong = {0, 127, 0, 127};
const CurvePoints easy = {64, 0, 64, 127};
/// Jumps in the middle: the exact halves leave their squares.
const CurvePoints jumping = {127, 0, 0, 127};

Motion twoEasyKeys()
{
    BoneCurves curves;
    for (int c = 0; c < boneChannelCount; ++c)
        curves.setCurve(BoneChannel(c), easy);
    return boneMotion({{0}, {30, {1, -20, 3}, turnedBy({0, 1, 0}, 90), curves}});
}

QString described(const EditResult &result)
{
    return result.notes.join(QLatin1Char(' '));
}

/// A few tracks and frames of a motion, registered one after the other; what does not hold.
QString registerFault(const Motion &motion, QRandomGenerator &random, int times)
{
    Motion before = motion;
    const QList<TrackRef> all = motion.tracks();
    for (int i = 0; i < times; ++i) {
        QList<TrackRef> tracks;
        for (const TrackRef track : all) {
            if (random.bounded(qMax(1, int(all.size()) / 6)) == 0)
                tracks.append(track);
        }
        const quint32 frame = quint32(random.bounded(qint64(before.lastFrame()) + 5));
        const EditResult result = registerKeys(before, tracks, frame);
        const Motion after = applied(before, result);
        if (result.changed + result.dropped != tracks.size())
            return QStringLiteral("%1 of %2 tracks").arg(result.changed + result.dropped).arg(tracks.size());
        if (after.keyCount() != before.keyCount() + result.changed)
            return QStringLiteral("keys are lost");
        for (const TrackRef track : tracks) {
            if (after.visit(track, [&](const auto &keys) {
                    return keys.lowerBound(frame) == keys.upperBound(frame);
                }))
                return QStringLiteral("a track has no key at frame %1").arg(frame);
        }
        const QString fault = shapeFault(before, after, result);
        if (!fault.isEmpty())
            return QStringLiteral("registered at %1: %2").arg(frame).arg(fault);
        Motion back = after;
        result.edit.inverted().apply(back);
        if (!(back == before))
            return QStringLiteral("its inverse does not give back the motion");
        before = after;
    }
    return {};
}

} // namespace

/// Keys of what is shown at a frame.
class TestRegisterEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void generatedMotionsKeepTheirShape();
    void corpusMotionsKeepTheirShape_data();
    void corpusMotionsKeepTheirShape();

    void newKeyHoldsWhatIsShownAndTheCurvesAreSplit();
    void rotationStaysOnItsWay();
    void followingStraightKeyKeepsItsBytes();
    void otherRecordsKeepTheirBytes();
    void leadKeyLeavesEveryCurveWithItsKey();
    void beforeTheFirstKeyTheBlendFromRestIsSplit();
    void afterTheLastKeyItsValuesHold();
    void trackWithoutKeysGetsItsRestPose();
    void frameThatHasAKeyIsLeftAlone();
    void tracksCountOnce();
    void lastFrameOfTimeCanBeRegistered();

    void anyCameraKeyHoldsAllChannels();
    void viewAngleIsRoundedWithANote();
    void neighbouringCameraKeysAreSaidToBeACut();
    void curvesOver127AreSplitAsTheyAreShown();
    void morphLightAndShadowStayOnTheirLine();
    void stepsAreCarried();
    void stateRecordCarriesTheWholeSnapshot();
    void firstStateRecordNamesWhatIsOn();

    void misfitIsSaidInTheValuesUnit();
    void standingChannelsCostNothing();
    void toleranceDecidesWhatIsBeyond();

    void holdKeyStandsOneFrameBefore();
    void holdNeedsRoomAndAKeyBefore();
    void heldCameraIsACut();
};

void TestRegisterEdits::generatedMotionsKeepTheirShape()
{
    for (quint32 seed = 1; seed <= 40; ++seed) {
        QRandomGenerator random(seed);
        const QString fault = registerFault(randomMotion(random, 20), random, 6);
        QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(fault)));
    }
}

void TestRegisterEdits::corpusMotionsKeepTheirShape_data()
{
    QTest::addColumn<QString>("path");
    const QStringList files = corpusFiles(QStringLiteral("vmd"));
    for (qsizetype i = 0; i < files.size(); i += 6)
        QTest::newRow(qPrintable(corpusName(files[i]))) << files[i];
    if (files.isEmpty())
        QTest::newRow("none") << QString();
}

void TestRegisterEdits::corpusMotionsKeepTheirShape()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP(noCorpus);
    const ReadResult file = readMotion(fileContent(path));
    if (!file.ok)
        return;
    QRandomGenerator random(7);
    QCOMPARE(registerFault(file.motion, random, 3), QString());
}

void TestRegisterEdits::newKeyHoldsWhatIsShownAndTheCurvesAreSplit()
{
    const Motion motion = twoEasyKeys();
    const EditResult result = registerKeys(motion, {bone0}, 10);
    QCOMPARE(result.changed, 1);
    const KeyColumns<BoneKey> keys = applied(motion, result).bones[0].keys;
    QCOMPARE(keys.frames(), (QList<quint32>{0, 10, 30}));
    const BonePose pose = sampleBone(motion.bones[0].keys, 10);
    const BoneKey key = keys.key(1);
    COMPARE_NEAR(key.position.y, pose.position.y, 1e-5);
    COMPARE_ROTATION_NEAR(usableRotation(key.rotation), pose.rotation, 1e-6);
    // Each half eases at its outer end only.
    const CurvePoints before = key.curves.curve(BoneChannel::Y);
    const CurvePoints after = keys.key(2).curves.curve(BoneChannel::Y);
    QCOMPARE(before.y1, 0);
    QVERIFY(before.y2 > 0 && before.y2 < 127);
    QCOMPARE(after.y2, 127);
    QCOMPARE(keys.key(1).curves.curve(BoneChannel::Rotation), before);
    QCOMPARE(result.curves.fitted, 8);
    QCOMPARE(result.curves.beyond, 0);
    QVERIFY(result.curves.worst > 0 && result.curves.worst < 0.005);
    QVERIFY2(result.notes.isEmpty(), qPrintable(described(result)));
}

void TestRegisterEdits::rotationStaysOnItsWay()
{
    // Nearly half a turn, and the stored quaternion of the later key on the other side.
    BoneCurves curves;
    curves.setCurve(BoneChannel::Rotation, {90, 10, 60, 120});
    Quatf far = turnedBy({0.6, 0, 0.8}, 175);
    far = {-far.x, -far.y, -far.z, -far.w};
    const Motion motion = boneMotion({{0, {}, turnedBy({0.6, 0, 0.8}, -3)}, {24, {}, far, curves}});
    for (quint32 frame = 1; frame < 24; ++frame) {
        const EditResult result = registerKeys(motion, {bone0}, frame);
        QCOMPARE(shapeFault(motion, applied(motion, result), result), QString());
        QVERIFY(result.curves.worst < 1.0 / 127);
    }
}

void TestRegisterEdits::followingStraightKeyKeepsItsBytes()
{
    FileBuilder file;
    QByteArray block = mmd9CurveBlock({}, 8);
    block[41] = '\xEE'; // a byte that no curve is read from
    file.count(2).bone("arm", 0).bone("arm", 20, {8, 0, 0}, {}, block);
    file.count(0).count(0).count(0).count(0).count(0);
    const Motion motion = readMotion(file.bytes()).motion;
    const EditResult result = registerKeys(motion, {bone0}, 5);
    QCOMPARE(result.curves.fitted, 0);
    const QByteArray written = writeMotion(applied(motion, result));
    QVERIFY(written.contains(block));
    QCOMPARE(applied(motion, result).bones[0].keys.key(1).position.x, 2.0f);
}

void TestRegisterEdits::otherRecordsKeepTheirBytes()
{
    QRandomGenerator random(12);
    const Motion motion = randomMotion(random, 30);
    const Motion after = applied(motion, registerKeys(motion, motion.tracks(), 21));
    for (const TrackRef track : motion.tracks()) {
        motion.visit(track, [&]<class Key>(const KeyColumns<Key> &keys) {
            const KeyColumns<Key> &now = keysOf<Key>(after, track.index);
            qsizetype changed = 0;
            for (qsizetype row = 0; row < keys.size(); ++row) {
                const Key was = keys.key(row);
                bool same = false;
                for (qsizetype other = now.lowerBound(was.frame); other < now.upperBound(was.frame); ++other)
                    same = same || now.key(other) == was;
                changed += !same;
            }
            // At most the key that follows.
            QVERIFY(changed <= 1);
        });
    }
}

void TestRegisterEdits::leadKeyLeavesEveryCurveWithItsKey()
{
    const BoneCurves strange = withCurve(BoneChannel::Rotation, strong);
    Motion motion = boneMotion(
        {{0, {1, 0, 0}}, {10, {}, turnedBy({0, 1, 0}, 40), strange}, {20, {}, turnedBy({0, 1, 0}, 80)}});
    // A margin before the motion, and a key of its own at the new beginning.
    motion = applied(motion, moveKeys(motion, KeySelection::all(motion), 15));
    const EditResult result = registerKeys(motion, {bone0}, 0);
    const KeyColumns<BoneKey> keys = applied(motion, result).bones[0].keys;
    QCOMPARE(keys.frames(), (QList<quint32>{0, 15, 25, 35}));
    QVERIFY(keys.key(0).curves.isLinear());
    QVERIFY(keys.key(1).curves.isLinear());
    QCOMPARE(keys.key(2).curves, strange);
    QVERIFY(keys.key(3).curves.isLinear());
    // The very records of before.
    for (qsizetype row = 1; row < 4; ++row)
        QCOMPARE(keys.key(row), motion.bones[0].keys.key(row - 1));
}

void TestRegisterEdits::beforeTheFirstKeyTheBlendFromRestIsSplit()
{
    const Motion motion = boneMotion({{20, {10, 0, 0}, {}, withCurve(BoneChannel::X, easy)}});
    const EditResult result = registerKeys(motion, {bone0}, 10);
    const Motion after = applied(motion, result);
    COMPARE_NEAR(after.bones[0].keys.key(0).position.x, 10 * evaluateCurve(easy, 0.5), 1e-5);
    QVERIFY(after.bones[0].keys.key(1).curves.curve(BoneChannel::X) != easy);
    QCOMPARE(shapeFault(motion, after, result), QString());
    // At 0 there is rest, and nothing to split.
    const KeyColumns<BoneKey> led = applied(motion, registerKeys(motion, {bone0}, 0)).bones[0].keys;
    QCOMPARE(led.key(0).position, Vec3f());
    QCOMPARE(led.key(1), motion.bones[0].keys.key(0));
}

void TestRegisterEdits::afterTheLastKeyItsValuesHold()
{
    // A quaternion that is not of unit length is the same rotation; its bits are kept.
    const Quatf loose = {0, 0.5f, 0, 0.5f};
    BoneCurves curves = withCurve(BoneChannel::Rotation, strong);
    const Motion motion = boneMotion({{0}, {10, {1, 2, 3}, loose, curves}});
    const EditResult result = registerKeys(motion, {bone0}, 500);
    const KeyColumns<BoneKey> keys = applied(motion, result).bones[0].keys;
    QCOMPARE(keys.size(), 3);
    QCOMPARE(keys.key(2).position, (Vec3f{1, 2, 3}));
    QCOMPARE(keys.key(2).rotation, loose);
    QVERIFY(keys.key(2).curves == BoneCurves());
    QCOMPARE(keys.key(1), motion.bones[0].keys.key(1));
}

void TestRegisterEdits::trackWithoutKeysGetsItsRestPose()
{
    const Motion motion;
    const EditResult result = registerKeys(motion, {camera0, light0, shadow0, states0}, 7);
    QCOMPARE(result.changed, 4);
    const Motion after = applied(motion, result);
    QCOMPARE(after.camera.key(0).distance, -45.0f);
    QCOMPARE(after.camera.key(0).frame, 7u);
    QCOMPARE(after.light.key(0).direction, LightKey().direction);
    QCOMPARE(after.shadow.key(0).mode, quint8(1));
    QCOMPARE(after.states.key(0).visible, quint8(1));
}

void TestRegisterEdits::frameThatHasAKeyIsLeftAlone()
{
    const Motion motion = twoEasyKeys();
    const EditResult result = registerKeys(motion, {bone0}, 30);
    QVERIFY(result.edit.isEmpty());
    QCOMPARE(result.changed, 0);
    QCOMPARE(result.dropped, 1);
}

void TestRegisterEdits::tracksCountOnce()
{
    const Motion motion = twoEasyKeys();
    const EditResult result = registerKeys(motion, {bone0, {TrackKind::Bone, 9}, bone0}, 3);
    QCOMPARE(result.changed, 1);
    QCOMPARE(applied(motion, result).bones[0].keys.size(), 3);
}

void TestRegisterEdits::lastFrameOfTimeCanBeRegistered()
{
    constexpr quint32 maxFrame = std::numeric_limits<quint32>::max();
    const Motion motion = boneMotion({{0}, {maxFrame, {1, 0, 0}}});
    QCOMPARE(registerKeys(motion, {bone0}, maxFrame).dropped, 1);
    const KeyColumns<BoneKey> keys =
        applied(motion, registerKeys(motion, {bone0}, maxFrame - 1)).bones[0].keys;
    QCOMPARE(keys.frames(), (QList<quint32>{0, maxFrame - 1, maxFrame}));
}

void TestRegisterEdits::anyCameraKeyHoldsAllChannels()
{
    // What another program knows as a position key at 30 and a distance key at 60 only.
    CameraCurves curves;
    curves.setCurve(CameraChannel::Distance, easy);
    curves.setCurve(CameraChannel::Rotation, strong);
    const Motion motion = motionOf<CameraKey>(
        camera({{0, -40, {0, 10, 0}}, {60, -10, {6, 4, 2}, {0.5f, -1, 7}, curves, 50, 1}}));
    const EditResult result = registerKeys(motion, {camera0}, 30);
    const Motion after = applied(motion, result);
    QCOMPARE(after.camera.frames(), (QList<quint32>{0, 30, 60}));
    const CameraPose pose = sampleCamera(motion.camera, 30);
    const CameraKey key = after.camera.key(1);
    COMPARE_NEAR(key.distance, pose.distance, 1e-5);
    COMPARE_VECTOR_NEAR((Vec3d{key.target.x, key.target.y, key.target.z}), pose.target, 1e-5);
    COMPARE_VECTOR_NEAR((Vec3d{key.rotation.x, key.rotation.y, key.rotation.z}), pose.rotation, 1e-5);
    QCOMPARE(key.viewAngle, 40u);
    QCOMPARE(key.projection, quint8(0)); // steps at 60
    for (int c = 0; c < cameraChannelCount; ++c) {
        const bool curved = !curves.curve(CameraChannel(c)).isLinear();
        QCOMPARE(!key.curves.curve(CameraChannel(c)).isLinear(), curved);
        QCOMPARE(after.camera.key(2).curves.curve(CameraChannel(c)) != curves.curve(CameraChannel(c)),
                 curved);
    }
    QCOMPARE(shapeFault(motion, after, result), QString());
    QVERIFY2(result.notes.isEmpty(), qPrintable(described(result)));
}

void TestRegisterEdits::viewAngleIsRoundedWithANote()
{
    const Motion motion =
        motionOf<CameraKey>(camera({{0, -45, {0, 10, 0}, {}, {}, 30}, {4, -45, {0, 10, 0}, {}, {}, 31}}));
    const EditResult result = registerKeys(motion, {camera0}, 2);
    QCOMPARE(result.notes.size(), 1);
    QVERIFY2(result.notes[0].contains(QStringLiteral("rounded by 0.5°")), qPrintable(result.notes[0]));
    QCOMPARE(applied(motion, result).camera.key(1).viewAngle, 31u); // half up
}

void TestRegisterEdits::neighbouringCameraKeysAreSaidToBeACut()
{
    const Motion motion = motionOf<CameraKey>(camera({{0, -45}, {10, -20}}));
    QVERIFY(registerKeys(motion, {camera0}, 5).notes.isEmpty());
    for (const quint32 frame : {1u, 9u})
        QVERIFY(described(registerKeys(motion, {camera0}, frame)).contains(QStringLiteral("a cut")));
    // Bones move between any two frames.
    QVERIFY(registerKeys(twoEasyKeys(), {bone0}, 1).notes.isEmpty());
    // What stands still is no less still for it.
    const Motion still = motionOf<CameraKey>(camera({{0, -45}, {10, -45}}));
    QVERIFY(registerKeys(still, {camera0}, 9).notes.isEmpty());
}

/// Files of other programs have such bytes; none is ever written into a key that is registered, nor into the
/// one whose curves are split.
void TestRegisterEdits::curvesOver127AreSplitAsTheyAreShown()
{
    const auto registered = [](CurvePoints curve) {
        CameraCurves curves;
        for (int c = 0; c < cameraChannelCount; ++c)
            curves.setCurve(CameraChannel(c), curve);
        const Motion motion = motionOf<CameraKey>(
            camera({{0, -45}, {30, -10, {6, 4, 2}, {0.5f, -1, 7}, curves, 50}, {60, -45}}));
        return applied(motion, registerKeys(motion, {camera0}, 12));
    };
    const Motion wild = registered({0xff, 0x80, 0x40, 0xc8});
    const Motion tame = registered({127, 127, 64, 127});
    for (const qsizetype row : {1, 2}) {
        for (int c = 0; c < cameraChannelCount; ++c) {
            const CurvePoints curve = wild.camera.key(row).curves.curve(CameraChannel(c));
            QCOMPARE(curve, curve.clamped());
            QCOMPARE(curve, tame.camera.key(row).curves.curve(CameraChannel(c)));
        }
    }
}

void TestRegisterEdits::morphLightAndShadowStayOnTheirLine()
{
    Motion motion = motionOf<MorphKey>(morph({{0, 0}, {10, 1}}));
    motion.light = light({{0, {0, 0, 0}, {0, 0, 0}}, {10, {1, 0.5f, 0}, {0, -2, 0}}});
    motion.shadow = shadow({{0, 1, 0}, {10, 2, 0.1f}});
    const Motion after = applied(motion, registerKeys(motion, {morph0, light0, shadow0}, 4));
    COMPARE_NEAR(after.morphs[0].keys.key(1).weight, 0.4, 1e-6);
    COMPARE_NEAR(after.light.key(1).colour.y, 0.2, 1e-6);
    COMPARE_NEAR(after.light.key(1).direction.y, -0.8, 1e-6);
    COMPARE_NEAR(after.shadow.key(1).distance, 0.04, 1e-6);
    QCOMPARE(after.shadow.key(1).mode, quint8(1));
    for (int half = 0; half <= 20; ++half) {
        COMPARE_NEAR(sampleMorph(after.morphs[0].keys, half / 2.0),
                     sampleMorph(motion.morphs[0].keys, half / 2.0), 1e-6);
        COMPARE_NEAR(sampleLight(after.light, half / 2.0).colour.x,
                     sampleLight(motion.light, half / 2.0).colour.x, 1e-6);
    }
}

void TestRegisterEdits::stepsAreCarried()
{
    Motion motion = motionOf<BoneKey>(
        bone({{0, {}, {}, {}, physicsOff()}, {10, {1, 0, 0}}, {20, {2, 0, 0}, {}, {}, physicsOff()}}));
    motion.camera = camera({{0, -45, {}, {}, {}, 30, 1}, {10}});
    const Motion after = applied(motion, registerKeys(motion, {bone0, camera0}, 5));
    QVERIFY(after.bones[0].keys.key(1).form.physicsOff());
    QVERIFY(!after.camera.key(1).perspective());
    QVERIFY(!applied(motion, registerKeys(motion, {bone0}, 15)).bones[0].keys.key(2).form.physicsOff());
    QVERIFY(applied(motion, registerKeys(motion, {bone0}, 99)).bones[0].keys.key(3).form.physicsOff());
}

void TestRegisterEdits::stateRecordCarriesTheWholeSnapshot()
{
    const QList<IkState> ik = {ikState("left", 0), ikState("right", 1)};
    const Motion motion = motionOf<StateKey>(states({{5, 0, ik}, {30, 1, {ikState("left", 1)}}}));
    const Motion after = applied(motion, registerKeys(motion, {states0}, 12));
    QCOMPARE(after.states.frames(), (QList<quint32>{5, 12, 30}));
    QCOMPARE(after.states.key(1).visible, quint8(0));
    QCOMPARE(after.states.key(1).ik, ik);
    QCOMPARE(after.states.key(2), motion.states.key(1));
}

void TestRegisterEdits::firstStateRecordNamesWhatIsOn()
{
    const Motion motion = motionOf<StateKey>(states({{5, 0, {ikState("left", 0), ikState("right", 1)}}}));
    for (const quint32 frame : {0u, 3u}) {
        const StateKey first = applied(motion, registerKeys(motion, {states0}, frame)).states.key(0);
        QCOMPARE(first.frame, frame);
        QCOMPARE(first.visible, quint8(1));
        QCOMPARE(first.ik, (QList<IkState>{ikState("left", 1), ikState("right", 1)}));
    }
}

void TestRegisterEdits::misfitIsSaidInTheValuesUnit()
{
    const Motion motion =
        boneMotion({{0}, {200, {}, turnedBy({0, 1, 0}, 100), withCurve(BoneChannel::Rotation, jumping)}});
    const EditResult result = registerKeys(motion, {bone0}, 120);
    QVERIFY(result.curves.beyond > 0);
    QVERIFY(result.curves.worst > defaultCurveTolerance);
    QCOMPARE(result.notes.size(), 1);
    QVERIFY2(result.notes[0].contains(QStringLiteral("arm changes its rotation by")) &&
                 result.notes[0].contains(QStringLiteral("°")),
             qPrintable(result.notes[0]));
    // What is said is what is.
    QCOMPARE(shapeFault(motion, applied(motion, result), result), QString());
    EditResult less = result;
    less.curves.worst *= 0.8;
    QVERIFY(!shapeFault(motion, applied(motion, result), less).isEmpty());
}

void TestRegisterEdits::standingChannelsCostNothing()
{
    BoneCurves curves;
    for (int c = 0; c < boneChannelCount; ++c)
        curves.setCurve(BoneChannel(c), jumping);
    const Motion motion = boneMotion({{0}, {10, {}, {}, curves}});
    const EditResult result = registerKeys(motion, {bone0}, 6);
    QCOMPARE(result.curves.fitted, 0);
    QCOMPARE(result.curves.worst, 0.0);
    QVERIFY(result.notes.isEmpty());
}

void TestRegisterEdits::toleranceDecidesWhatIsBeyond()
{
    ShapeOptions strict;
    strict.tolerance = 0;
    const EditResult result = registerKeys(twoEasyKeys(), {bone0}, 10, strict);
    QVERIFY(result.curves.beyond > 0);
    QCOMPARE(result.notes.size(), 1);
}

void TestRegisterEdits::holdKeyStandsOneFrameBefore()
{
    const BoneCurves curves = withCurve(BoneChannel::X, easy);
    const Motion motion =
        boneMotion({{0}, {10, {1, 2, 3}, turnedBy({1, 0, 0}, 30), curves}, {20, {9, 0, 0}, {}, curves}});
    KeySelection selection;
    selection.insert(bone0, 2);
    const EditResult result = holdBeforeKeys(motion, selection);
    QCOMPARE(result.changed, 1);
    const KeyColumns<BoneKey> keys = applied(motion, result).bones[0].keys;
    QCOMPARE(keys.frames(), (QList<quint32>{0, 10, 19, 20}));
    QCOMPARE(keys.key(2).position, (Vec3f{1, 2, 3}));
    QCOMPARE(keys.key(2).rotation, keys.key(1).rotation);
    QVERIFY(keys.key(2).curves.isLinear());
    QCOMPARE(keys.key(3), motion.bones[0].keys.key(2));
    for (double frame = 10; frame <= 19; frame += 0.5)
        COMPARE_NEAR(sampleBone(keys, frame).position.x, 1, 1e-6);
}

void TestRegisterEdits::holdNeedsRoomAndAKeyBefore()
{
    const Motion motion = boneMotion({{5}, {6, {1, 0, 0}}, {9, {2, 0, 0}}});
    const EditResult result = holdBeforeKeys(motion, KeySelection::all(motion));
    QCOMPARE(result.changed, 1);
    QCOMPARE(result.dropped, 2);
    QCOMPARE(applied(motion, result).bones[0].keys.frames(), (QList<quint32>{5, 6, 8, 9}));
}

void TestRegisterEdits::heldCameraIsACut()
{
    const Motion motion = motionOf<CameraKey>(camera({{0, -45}, {10, -20, {}, {}, {}, 44}}));
    KeySelection selection;
    selection.insert(camera0, 1);
    const Motion after = applied(motion, holdBeforeKeys(motion, selection));
    QCOMPARE(after.camera.frames(), (QList<quint32>{0, 9, 10}));
    COMPARE_NEAR(sampleCamera(after.camera, 9.9).distance, -45, 0);
    QCOMPARE(after.camera.key(1).viewAngle, 30u);
}

QTEST_GUILESS_MAIN(TestRegisterEdits)
#include "tst_registeredits.moc"
