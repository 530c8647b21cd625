// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/motionbinding.h"
#include "editor-core/rig/posebake.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/closeness.h"
#include "tests/support/models.h"
#include "tests/support/motions.h"
#include "tests/support/rigs.h"

#include <QTest>

#include <numbers>
#include <set>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr double degrees = std::numbers::pi / 180;

Quatf stored(const Quatd &q)
{
    return {float(q.x), float(q.y), float(q.z), float(q.w)};
}

std::shared_ptr<const Model> shared(const Model &model)
{
    return std::make_shared<Model>(model);
}

Motion readBytes(const FileBuilder &file)
{
    return readMotion(file.bytes()).motion;
}

/// What a binding gives for a motion at a frame.
RigInput filled(const Model &model, const Motion &motion, double frame,
                BeforeFirstKey policy = BeforeFirstKey::AsMmd)
{
    MotionBinding binding(shared(model));
    binding.bind(motion);
    RigInput input;
    binding.fill(motion, frame, input, policy);
    return input;
}

/// A kick of the left leg by keys alone, with the IK bone on the ground.
FileBuilder &addKick(FileBuilder &file)
{
    return file.count(2)
        .bone(cp932(QStringLiteral("左足")), 0, {}, stored(turn({1, 0, 0}, 90 * degrees)))
        .bone(cp932(QStringLiteral("左足ＩＫ")), 0)
        .count(0)
        .count(0)
        .count(0)
        .count(0);
}

/// How high the left ankle of legRig() is.
double ankleHeight(const Motion &motion, double frame)
{
    const Model model = legRig();
    PoseSolver solver(shared(model));
    solver.solve(filled(model, motion, frame));
    return double(solver.bones()[std::size_t(boneNamed(model, QStringLiteral("左足首")))].position.y);
}

const QByteArray leftIk = cp932(QStringLiteral("左足ＩＫ"));
const QByteArray rightIk = cp932(QStringLiteral("右足ＩＫ"));

} // namespace

class TestMotionBinding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tracksMoveBonesOfTheirName();
    void namesCompareByFifteenBytes();
    void unknownNamesMoveNothing();
    void namesFollowTheEncoding();
    void tracksThatComeAreFoundAfterBinding();
    void valuesAreThoseOfTheSampler();
    void rotationsKeepToTheirAxis();

    void ikIsOffFromTheFirstRecord();
    void ikFollowsRecordsInAnyOrder();
    void ikIsOnWithoutRecords();
    void ikNamesCompareByTwentyBytes();

    void bakesAreTheSameAsPoses();
    void bakesCanBeCancelled();
};

void TestMotionBinding::tracksMoveBonesOfTheirName()
{
    const Model model = legRig();
    FileBuilder file;
    file.count(2)
        .bone(cp932(QStringLiteral("センター")), 0, {1, 2, 3})
        .bone(cp932(QStringLiteral("右ひざ")), 10, {}, stored(turn({1, 0, 0}, -1)))
        .count(0);
    const RigInput input = filled(model, readBytes(file), 10);
    QCOMPARE(input.bones.size(), std::size_t(model.bones.size()));
    QVERIFY((input.bones[0].position == Vec3f{1, 2, 3}));
    const std::size_t knee = std::size_t(boneNamed(model, QStringLiteral("右ひざ")));
    QVERIFY(input.bones[knee].rotation == stored(usableRotation(stored(turn({1, 0, 0}, -1)))));
    for (std::size_t i = 1; i < input.bones.size(); ++i) {
        if (i != knee)
            QVERIFY(input.bones[i].rotation == Quatf() && input.bones[i].position == Vec3f());
    }
    // On the way from MMD's own key at frame 0, or not.
    COMPARE_NEAR(2 * std::asin(double(filled(model, readBytes(file), 5).bones[knee].rotation.x)), -0.5, 1e-6);
    COMPARE_NEAR(
        2 * std::asin(
                double(filled(model, readBytes(file), 5, BeforeFirstKey::HoldFirst).bones[knee].rotation.x)),
        -1, 1e-6);
}

void TestMotionBinding::namesCompareByFifteenBytes()
{
    Model model;
    const qint32 first = addBone(model, QStringLiteral("刀帯よこ紐・左前"), {});
    const qint32 second = addBone(model, QStringLiteral("刀帯よこ紐・左全"), {});
    QCOMPARE(cp932(model.bones[first].name).size(), 16);
    // Cut in the middle of a character, as MMD cuts it.
    FileBuilder file;
    file.count(1).bone(cp932(model.bones[second].name).first(15), 0, {1, 0, 0}).count(0);
    const Motion motion = readBytes(file);
    const RigInput input = filled(model, motion, 0);
    QCOMPARE(input.bones[std::size_t(first)].position.x, 1.0f);
    QCOMPARE(input.bones[std::size_t(second)].position.x, 0.0f);
    MotionBinding binding(shared(model));
    binding.bind(motion);
    QCOMPARE(binding.trackOfBone(first), 0);
    QCOMPARE(binding.trackOfBone(second), -1);
    QCOMPARE(binding.boneOf(0), first);
    QCOMPARE(binding.boneName(second).size(), 15);
}

void TestMotionBinding::unknownNamesMoveNothing()
{
    Model model = legRig();
    // A character that cp932 lacks: the name cannot stand in a motion.
    addBone(model, QStringLiteral("💃"), {});
    FileBuilder file;
    file.count(2)
        .bone(cp932(QStringLiteral("尻尾")), 0, {1, 0, 0})
        .bone(QStringLiteral("💃").toUtf8(), 0, {1, 0, 0})
        .count(1)
        .morph("x", 0, 1);
    const Motion motion = readBytes(file);
    MotionBinding binding(shared(model));
    binding.bind(motion);
    QCOMPARE(binding.boneOf(0), -1);
    QCOMPARE(binding.morphOf(0), -1);
    RigInput input;
    binding.fill(motion, 0, input);
    QVERIFY(input.bones[0].position == Vec3f());
}

void TestMotionBinding::namesFollowTheEncoding()
{
    Model model;
    addBone(model, QStringLiteral("中心"), {});
    FileBuilder file;
    file.count(1).bone("\xD6\xD0\xD0\xC4", 0, {1, 0, 0}).count(0);
    const Motion motion = readBytes(file);
    MotionBinding japanese(shared(model));
    japanese.bind(motion);
    QCOMPARE(japanese.boneOf(0), -1);
    MotionBinding chinese(shared(model), NameEncoding::Gb18030);
    chinese.bind(motion);
    QCOMPARE(chinese.boneOf(0), 0);
}

void TestMotionBinding::tracksThatComeAreFoundAfterBinding()
{
    const Model model = legRig();
    MotionBinding binding(shared(model));
    Motion motion;
    binding.bind(motion);
    RigInput input;
    binding.fill(motion, 0, input);
    QVERIFY(input.bones[0].position == Vec3f());
    FileBuilder file;
    file.count(1).bone(cp932(QStringLiteral("センター")), 0, {0, 5, 0}).count(0);
    motion = readBytes(file);
    binding.bind(motion);
    binding.fill(motion, 0, input);
    QCOMPARE(input.bones[0].position.y, 5.0f);
    motion.bones[0].removed = true;
    motion.bones[0].keys = {};
    binding.bind(motion);
    QCOMPARE(binding.boneOf(0), -1);
    binding.fill(motion, 0, input);
    QVERIFY(input.bones[0].position == Vec3f());
}

void TestMotionBinding::valuesAreThoseOfTheSampler()
{
    QRandomGenerator random(3);
    const Motion motion = randomMotion(random);
    Model model;
    for (const BoneTrack &track : motion.bones)
        addBone(model, QString::fromLatin1(track.name), {});
    for (const MorphTrack &track : motion.morphs) {
        ModelMorph morph;
        morph.name = QString::fromLatin1(track.name);
        morph.what = VertexMorph{};
        model.morphs.append(morph);
    }
    MotionBinding binding(shared(model));
    binding.bind(motion);
    RigInput input;
    int bound = 0;
    for (const double frame : {0.0, 7.25, 100.5, 1e6}) {
        binding.fill(motion, frame, input);
        for (qint32 i = 0; i < motion.bones.size(); ++i) {
            if (binding.boneOf(i) != i)
                continue;
            ++bound;
            const BonePose pose = sampleBone(motion.bones[i].keys, frame);
            QVERIFY(input.bones[std::size_t(i)].rotation == stored(pose.rotation));
            QCOMPARE(input.bones[std::size_t(i)].position.y, float(pose.position.y));
        }
        for (qint32 i = 0; i < motion.morphs.size(); ++i) {
            if (binding.morphOf(i) == i)
                QCOMPARE(input.morphs[std::size_t(i)], float(sampleMorph(motion.morphs[i].keys, frame)));
        }
        QCOMPARE(input.visible, sampleState(motion.states, frame).visible);
    }
    QVERIFY(bound > 0);
}

void TestMotionBinding::rotationsKeepToTheirAxis()
{
    Model model;
    const qint32 twist = addBone(model, QStringLiteral("twist"), {});
    model.bones[twist].flags |= BoneFlag::FixedAxis;
    model.bones[twist].fixedAxis = {0, 0, 1};
    FileBuilder file;
    file.count(2)
        .bone("twist", 0, {}, stored(turn({0, 0.6, 0.8}, 1)))
        .bone("twist", 10, {}, stored(turn({0.6, 0, -0.8}, 1)))
        .count(0);
    const Motion motion = readBytes(file);
    // The angle stays, on the nearer side of the axis; between keys it goes from the one to the other.
    const auto angle = [&](double frame) {
        const Quatf q = filled(model, motion, frame).bones[0].rotation;
        return std::abs(q.x) + std::abs(q.y) < 1e-6f ? 2 * std::atan2(double(q.z), double(q.w)) : 9.0;
    };
    COMPARE_NEAR(angle(0), 1, 1e-6);
    COMPARE_NEAR(angle(10), -1, 1e-6);
    COMPARE_NEAR(angle(2.5), 0.5, 1e-6);
    COMPARE_NEAR(angle(5), 0, 1e-6);
}

void TestMotionBinding::ikIsOffFromTheFirstRecord()
{
    // The ankle is as high as the hip by its keys, but for the shin's offset, and on the ground by its IK.
    FileBuilder file;
    addKick(file).count(1).state(0, true, {{leftIk, false}, {rightIk, false}});
    COMPARE_NEAR(ankleHeight(readBytes(file), 0), 11.8, 1e-4);
    COMPARE_NEAR(ankleHeight(readBytes(file), 500), 11.8, 1e-4);
}

void TestMotionBinding::ikFollowsRecordsInAnyOrder()
{
    FileBuilder file;
    addKick(file)
        .count(4)
        .state(4, true, {{leftIk, true}})
        .state(6, true, {{leftIk, false}})
        .state(2, true, {{leftIk, false}})
        .state(4100, true, {{leftIk, true}});
    const Motion motion = readBytes(file);
    const QList<std::pair<double, bool>> expected = {{0, true},    {1.9, true}, {2, false}, {3.5, false},
                                                     {4, true},    {5, true},   {6, false}, {4099.9, false},
                                                     {4100, true}, {1e6, true}};
    for (const auto &[frame, on] : expected)
        COMPARE_NEAR(ankleHeight(motion, frame), on ? 2 : 11.8, 0.2);
}

void TestMotionBinding::ikIsOnWithoutRecords()
{
    FileBuilder file;
    addKick(file);
    COMPARE_NEAR(ankleHeight(readBytes(file), 0), 2, 0.2);
    // Also after a motion in which it was off, with the same solver.
    FileBuilder off;
    addKick(off).count(1).state(0, true, {{leftIk, false}});
    const Model model = legRig();
    PoseSolver solver(shared(model));
    solver.solve(filled(model, readBytes(off), 0));
    solver.solve(filled(model, readBytes(file), 0));
    COMPARE_NEAR(solver.bones()[std::size_t(boneNamed(model, QStringLiteral("左足首")))].position.y, 2, 0.2);
}

void TestMotionBinding::ikNamesCompareByTwentyBytes()
{
    Model model;
    const qint32 link = addBone(model, QStringLiteral("link"), {});
    const qint32 target = addBone(model, QStringLiteral("target"), {1, 0, 0}, link);
    for (const char *name : {"123456789012345-left", "123456789012345-right-side"})
        addIk(model, addBone(model, QString::fromLatin1(name), {0, 1, 0}), target, {freeLink(link)});
    MotionBinding binding(shared(model));
    QCOMPARE(binding.ikName(1), QByteArray("123456789012345-righ"));
    const auto enabled = [&](const QList<std::pair<QByteArray, bool>> &switches) {
        FileBuilder file;
        file.count(0).count(0).count(0).count(0).count(0).count(1).state(0, false, switches);
        const Motion motion = readBytes(file);
        binding.bind(motion);
        RigInput input;
        binding.fill(motion, 0, input);
        return std::pair(int(input.ikEnabled[0]), int(input.ikEnabled[1]));
    };
    QCOMPARE(enabled({}), std::pair(1, 1));
    QCOMPARE(enabled({{"123456789012345-left", false}}), std::pair(0, 1));
    QCOMPARE(enabled({{"123456789012345-righ", false}}), std::pair(1, 0));
    // The last of several counts, and 15 bytes for what is found in no other way.
    QCOMPARE(enabled({{"123456789012345-left", false}, {"123456789012345-left", true}}), std::pair(1, 1));
    QCOMPARE(enabled({{"123456789012345", false}}), std::pair(0, 0));
    QCOMPARE(enabled({{"123456789012345-left", true}, {"123456789012345", false}}), std::pair(1, 0));
    QCOMPARE(enabled({{"12345", false}}), std::pair(1, 1));
    QVERIFY(binding.hasIk("123456789012345-left"));
    QVERIFY(!binding.hasIk("12345"));
}

void TestMotionBinding::bakesAreTheSameAsPoses()
{
    const Model model = dancerRig();
    FileBuilder file;
    file.count(quint32(model.bones.size()));
    for (std::size_t i = 0; i < std::size_t(model.bones.size()); ++i) {
        const BoneMove move = dancerInput(model, 5).bones[i];
        file.bone(cp932(model.bones[qsizetype(i)].name), 300, move.position, move.rotation);
    }
    file.count(0);
    const Motion motion = readBytes(file);
    std::vector<double> frames;
    for (int i = 0; i < 300; ++i)
        frames.push_back(300 - i * 0.75);
    const BakedPoses baked = bakePoses(shared(model), motion, frames);
    QVERIFY(baked.complete);
    for (const int place : {0, 1, 149, 150, 299}) {
        PoseSolver solver(shared(model));
        solver.solve(filled(model, motion, frames[std::size_t(place)]));
        const std::span<const BoneWorld> bones = baked.at(place);
        QCOMPARE(bones.size(), solver.bones().size());
        for (std::size_t i = 0; i < bones.size(); ++i)
            QVERIFY(bones[i].position == solver.bones()[i].position &&
                    bones[i].rotation == solver.bones()[i].rotation);
    }
}

void TestMotionBinding::bakesCanBeCancelled()
{
    const Model model = legRig();
    const Motion motion;
    MotionBinding binding(shared(model));
    binding.bind(motion);
    const std::vector<double> frames(2000, 0.0);
    TaskProgress progress;
    std::atomic<int> seen = 0;
    const bool complete = bakePoses(
        binding, motion, frames,
        [&](qsizetype, const RigInput &, const PoseSolver &) {
            if (++seen == 10)
                progress.cancel();
        },
        &progress);
    QVERIFY(!complete);
    QVERIFY(seen >= 10 && seen < 100);
}

QTEST_GUILESS_MAIN(TestMotionBinding)
#include "tst_motionbinding.moc"
