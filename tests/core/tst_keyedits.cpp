// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/copyedits.h"
#include "editor-core/edits/curveedits.h"
#include "editor-core/edits/keyedits.h"
#include "editor-core/edits/trackedits.h"
#include "editor-core/edits/valueedits.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/motions.h"
#include "tests/support/rawfile.h"

#include <QTest>
#include <QtEndian>

#include <bit>
#include <limits>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr quint32 maxFrame = std::numeric_limits<quint32>::max();
constexpr TrackRef bone0{TrackKind::Bone, 0};

// ---- Curve blocks, by the layout of each generation.

QByteArray curveBlock(CurveLayout generation, const BoneCurves &curves, float positionX)
{
    if (generation == CurveLayout::Mmd9)
        return mmd9CurveBlock(curves, positionX);
    QByteArray k(reinterpret_cast<const char *>(curves.bytes.data()), 16);
    if (generation == CurveLayout::Mmd7) {
        k += QByteArray("\x01\x00\x00", 3);
    } else {
        char x[4];
        qToLittleEndian(std::bit_cast<quint32>(positionX), x);
        k.append(x, 3);
    }
    return k.mid(0, 16) + k.mid(1, 16) + k.mid(2, 16) + k.mid(3, 16);
}

QByteArray boneRecord(QByteArrayView name, quint32 frame, Vec3f position, Quatf rotation,
                      const QByteArray &block)
{
    FileBuilder builder;
    const qsizetype header = builder.bytes().size();
    return builder.bone(name, frame, position, rotation, block).bytes().mid(header);
}

BoneCurves someCurves()
{
    BoneCurves curves;
    curves.setCurve(BoneChannel::X, {1, 2, 3, 4});
    curves.setCurve(BoneChannel::Z, {10, 20, 30, 40});
    curves.setCurve(BoneChannel::Rotation, {50, 60, 70, 80});
    return curves;
}

/// Five keys of the bone "b": three as the generation writes them, one with a padded name and odd curve bytes
/// at frame 30, and another like it at frame 40.
QByteArray generationFile(CurveLayout generation)
{
    const BoneCurves curves = someCurves();
    FileBuilder file;
    file.count(5);
    for (const quint32 frame : {0u, 10u, 20u})
        file.bone("b", frame, {0.1f, 0, 0}, {}, curveBlock(generation, curves, 0.1f));
    for (const quint32 frame : {30u, 40u}) {
        QByteArray odd = curveBlock(generation, curves, 0.1f);
        odd[41] = '\xEE'; // a byte that no curve is read from
        file.field("b", 15, '\xFD').u32(frame).f32(0.1f).f32(0).f32(0).f32(0).f32(0).f32(0).f32(1).raw(odd);
    }
    file.count(0).count(0).count(0).count(0).count(0);
    return file.bytes();
}

Motion oneBone(const QList<quint32> &frames)
{
    FileBuilder file;
    file.count(quint32(frames.size()));
    for (const quint32 frame : frames)
        file.bone("b", frame, {float(frame), 0, 0});
    file.count(0).count(0).count(0).count(0).count(0);
    return readMotion(file.bytes()).motion;
}

KeySelection selectRows(TrackRef track, const QList<qsizetype> &rows)
{
    KeySelection selection;
    for (const qsizetype row : rows)
        selection.insert(track, row);
    return selection;
}

QList<quint32> boneFrames(const Motion &motion)
{
    return motion.bones.at(0).keys.frames();
}

Motion applied(Motion motion, const EditResult &result)
{
    result.edit.apply(motion);
    return motion;
}

} // namespace

/// What each edit does: values, collisions, names, and the bytes that are written for changed keys.
class TestKeyEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void collisions_data();
    void collisions();
    void selectedKeysNeverCollideWithEachOther();
    void movesStopAtTheEndsOfTime_data();
    void movesStopAtTheEndsOfTime();
    void insertedKeysAtOneFrameKeepTheirSequence();

    void valueThatIsThereGivesAnEmptyEdit();
    void shadowModeBeyondTheLastGivesNoEditTwice();
    void onlyTheGivenValuesChange();
    void curvesOver127AreClampedOnlyWhereWritten();
    void switchedIkBoneIsAddedToItsRecord();

    void editedKeysAreWrittenInTheFilesGeneration_data();
    void editedKeysAreWrittenInTheFilesGeneration();
    void physicsOffIsWrittenAsMmd9Does_data();
    void physicsOffIsWrittenAsMmd9Does();

    void renameWritesAllRecordsZeroPadded();
    void renameCutsAtByte15();
    void renameErrors_data();
    void renameErrors();
    void addedTrackWritesNothingUntilItHasAKey();
    void addTrackErrors();
};

void TestKeyEdits::collisions_data()
{
    QTest::addColumn<QList<quint32>>("frames");
    QTest::addColumn<QList<qsizetype>>("selected");
    QTest::addColumn<int>("by");
    QTest::addColumn<Collision>("rule");
    QTest::addColumn<QList<quint32>>("after");
    QTest::addColumn<int>("changed");
    QTest::addColumn<int>("overwritten");
    QTest::addColumn<int>("dropped");
    using Frames = QList<quint32>;
    using Rows = QList<qsizetype>;
    const auto over = Collision::Overwrite;
    const auto keep = Collision::KeepExisting;
    QTest::newRow("free frame") << Frames{1, 5} << Rows{0} << 2 << over << Frames{3, 5} << 1 << 0 << 0;
    QTest::newRow("the one that comes wins")
        << Frames{1, 2} << Rows{1} << -1 << over << Frames{1} << 1 << 1 << 0;
    QTest::newRow("the one that is there wins")
        << Frames{1, 2} << Rows{1} << -1 << keep << Frames{1} << 0 << 0 << 1;
    QTest::newRow("all keys at the frame")
        << Frames{1, 7, 7, 7} << Rows{0} << 6 << over << Frames{7} << 1 << 3 << 0;
    QTest::newRow("two onto two") << Frames{1, 1, 7, 7} << Rows{0, 1} << 6 << over << Frames{7, 7} << 2 << 2
                                  << 0;
    QTest::newRow("two dropped") << Frames{1, 1, 7, 7} << Rows{0, 1} << 6 << keep << Frames{7, 7} << 0 << 0
                                 << 2;
    QTest::newRow("some") << Frames{0, 1, 2, 10, 12} << Rows{0, 1, 2} << 10 << keep << Frames{10, 11, 12} << 1
                          << 0 << 2;
    QTest::newRow("half of a frame stays behind")
        << Frames{4, 4, 9} << Rows{1} << 5 << over << Frames{4, 9} << 1 << 1 << 0;
}

void TestKeyEdits::collisions()
{
    QFETCH(const QList<quint32>, frames);
    QFETCH(const QList<qsizetype>, selected);
    QFETCH(const int, by);
    QFETCH(const Collision, rule);
    const Motion motion = oneBone(frames);
    const KeySelection selection = selectRows(bone0, selected);
    const EditResult result = moveKeys(motion, selection, by, rule);
    QTEST(int(result.changed), "changed");
    QTEST(int(result.overwritten), "overwritten");
    QTEST(int(result.dropped), "dropped");
    QTEST(boneFrames(applied(motion, result)), "after");
    if (rule == Collision::Overwrite)
        QCOMPARE(keysOverwrittenByMove(motion, selection, by), result.overwritten);
}

void TestKeyEdits::selectedKeysNeverCollideWithEachOther()
{
    const Motion motion = oneBone({0, 1, 2, 3, 10});
    const KeySelection selection = selectRows(bone0, {0, 1, 2, 3});
    for (const Collision rule : {Collision::Overwrite, Collision::KeepExisting}) {
        const EditResult result = moveKeys(motion, selection, 1, rule);
        QCOMPARE(result.changed, 4);
        QCOMPARE(result.overwritten + result.dropped, 0);
        QCOMPARE(boneFrames(applied(motion, result)), (QList<quint32>{1, 2, 3, 4, 10}));
        QCOMPARE(result.edit.mapped(selection).count(), 4);
    }
}

void TestKeyEdits::movesStopAtTheEndsOfTime_data()
{
    QTest::addColumn<QList<quint32>>("frames");
    QTest::addColumn<qint64>("by");
    QTest::addColumn<QList<quint32>>("after");
    using Frames = QList<quint32>;
    QTest::newRow("before 0") << Frames{5, 9} << qint64(-100) << Frames{0, 4};
    QTest::newRow("to 0") << Frames{5, 9} << qint64(-5) << Frames{0, 4};
    QTest::newRow("at 0 already") << Frames{0, 9} << qint64(-1) << Frames{0, 9};
    QTest::newRow("past the last frame")
        << Frames{5, 9} << qint64(1) + maxFrame << Frames{maxFrame - 4, maxFrame};
    QTest::newRow("at the last frame") << Frames{5, maxFrame} << qint64(1) << Frames{5, maxFrame};
    QTest::newRow("the whole way") << Frames{maxFrame} << -qint64(maxFrame) << Frames{0};
    QTest::newRow("far over") << Frames{7} << std::numeric_limits<qint64>::max() << Frames{maxFrame};
    QTest::newRow("far under") << Frames{7} << std::numeric_limits<qint64>::min() << Frames{0};
}

void TestKeyEdits::movesStopAtTheEndsOfTime()
{
    QFETCH(const QList<quint32>, frames);
    QFETCH(const qint64, by);
    QFETCH(const QList<quint32>, after);
    const Motion motion = oneBone(frames);
    const EditResult result = moveKeys(motion, KeySelection::all(motion), by);
    QCOMPARE(boneFrames(applied(motion, result)), after);
    QCOMPARE(result.edit.isEmpty(), frames == after);
    QCOMPARE(clampedMove(motion, KeySelection::all(motion), by), qint64(after[0]) - qint64(frames[0]));
    QCOMPARE(clampedMove(motion, {}, by), 0);
}

void TestKeyEdits::insertedKeysAtOneFrameKeepTheirSequence()
{
    const Motion motion = oneBone({0, 10});
    QList<BoneKey> keys(3);
    keys[0].frame = 5;
    keys[0].position.y = 1;
    keys[1].frame = 3;
    keys[1].position.y = 2;
    keys[2].frame = 5;
    keys[2].position.y = 3;
    const EditResult result = insertKeys(motion, 0, keys);
    QCOMPARE(result.changed, 3);
    QCOMPARE(result.overwritten, 0);
    const Motion after = applied(motion, result);
    QCOMPARE(boneFrames(after), (QList<quint32>{0, 3, 5, 5, 10}));
    QCOMPARE(after.bones.at(0).keys.key(2).position.y, 1.0f);
    QCOMPARE(after.bones.at(0).keys.key(3).position.y, 3.0f);
    QCOMPARE(after.nextOrder[0], 5u);
}

void TestKeyEdits::valueThatIsThereGivesAnEmptyEdit()
{
    QRandomGenerator random(9);
    const Motion motion = randomMotion(random);
    const QByteArray file = writeMotion(motion);
    const auto check = [&](const EditResult &result) {
        QVERIFY(result.edit.isEmpty());
        QCOMPARE(result.changed, 0);
        QCOMPARE(writeMotion(applied(motion, result)), file);
    };
    for (qsizetype row = 0; row < motion.bones.at(0).keys.size(); ++row) {
        const KeySelection one = selectRows(bone0, {row});
        const BoneKey key = motion.bones.at(0).keys.key(row);
        check(setBoneValues(motion, one,
                            {.x = key.position.x,
                             .y = key.position.y,
                             .z = key.position.z,
                             .rotation = key.rotation,
                             .physicsOff = key.form.physicsOff()}));
        for (int c = 0; c < boneChannelCount; ++c) {
            const auto channel = static_cast<BoneChannel>(c);
            if (key.curves.curve(channel) == key.curves.curve(channel).clamped())
                check(setCurves(motion, one, CurveChannels::one(c), key.curves.curve(channel)));
        }
    }
    for (qsizetype row = 0; row < motion.camera.size(); ++row) {
        const CameraKey key = motion.camera.key(row);
        check(setCameraValues(motion, selectRows({TrackKind::Camera, 0}, {row}),
                              {.distance = key.distance,
                               .target = key.target,
                               .rotation = key.rotation,
                               .viewAngle = key.viewAngle,
                               .perspective = key.perspective()}));
    }
    for (qsizetype row = 0; row < motion.morphs.at(0).keys.size(); ++row) {
        check(setMorphValues(motion, selectRows({TrackKind::Morph, 0}, {row}),
                             {.weight = motion.morphs.at(0).keys.key(row).weight}));
    }
    for (qsizetype row = 0; row < motion.states.size(); ++row) {
        const StateKey key = motion.states.key(row);
        check(setStateValues(motion, selectRows({TrackKind::State, 0}, {row}),
                             {.visible = key.visible != 0, .ik = key.ik}));
    }
    check(setBoneValues(motion, KeySelection::all(motion), {}));
    check(setMorphValues(motion, {}, {.weight = 1}));
    check(moveKeys(motion, KeySelection::all(motion), 0));
    check(deleteKeys(motion, {}));
    check(insertKeys<BoneKey>(motion, 0, {}));
}

void TestKeyEdits::shadowModeBeyondTheLastGivesNoEditTwice()
{
    const Motion motion = readMotion(sixSectionFile()).motion;
    const KeySelection selection = selectRows({TrackKind::Shadow, 0}, {0});
    const ShadowValues values = {.mode = 7, .distance = {}};
    const Motion after = applied(motion, setShadowValues(motion, selection, values));
    QCOMPARE(after.shadow.key(0).mode, quint8(2));
    QVERIFY(setShadowValues(after, selection, values).edit.isEmpty());
}

void TestKeyEdits::onlyTheGivenValuesChange()
{
    const Motion motion = readMotion(sixSectionFile()).motion;
    const KeySelection all = KeySelection::all(motion);
    const BoneKey before = motion.bones.at(0).keys.key(1);
    BoneKey key =
        applied(motion,
                setBoneValues(motion, all, {.x = {}, .y = 8.0f, .z = {}, .rotation = {}, .physicsOff = {}}))
            .bones.at(0)
            .keys.key(1);
    QCOMPARE(key.position.y, 8.0f);
    key.position.y = before.position.y;
    QVERIFY(key == before);

    const Motion after = applied(
        motion, setCameraValues(
                    motion, all,
                    {.distance = {}, .target = {}, .rotation = {}, .viewAngle = 77, .perspective = false}));
    CameraKey camera = after.camera.key(1);
    QCOMPARE(camera.viewAngle, 77u);
    QCOMPARE(camera.projection, quint8(1));
    camera.viewAngle = motion.camera.key(1).viewAngle;
    camera.projection = motion.camera.key(1).projection;
    QVERIFY(camera == motion.camera.key(1));
    QVERIFY(after.bones == motion.bones); // other kinds are left alone although selected

    const Motion curved =
        applied(motion, setCurves(motion, all, CurveChannels::one(int(BoneChannel::Y)), {1, 2, 3, 4}));
    const BoneCurves &curves = curved.bones.at(0).keys.column<&BoneKey::curves>()[1];
    QCOMPARE(curves.curve(BoneChannel::Y), (CurvePoints{1, 2, 3, 4}));
    for (const BoneChannel channel : {BoneChannel::X, BoneChannel::Z, BoneChannel::Rotation})
        QCOMPARE(curves.curve(channel), before.curves.curve(channel));
}

void TestKeyEdits::curvesOver127AreClampedOnlyWhereWritten()
{
    BoneCurves wild;
    wild.setCurve(BoneChannel::X, {0x80, 0xFF, 10, 200});
    CameraKey camera;
    camera.curves.setCurve(CameraChannel::X, {0x80, 0xFF, 10, 200});
    FileBuilder file;
    file.count(2).bone("b", 0, {}, {}, wild).bone("b", 10, {}, {}, wild).count(0);
    file.count(2).camera(0, camera).camera(10, camera).count(0).count(0).count(0);
    const Motion motion = readMotion(file.bytes()).motion;
    QCOMPARE(writeMotion(motion), file.bytes());
    QCOMPARE(motion.bones.at(0).keys.key(1).curves.curve(BoneChannel::X), (CurvePoints{0x80, 0xFF, 10, 200}));

    KeySelection second = selectRows(bone0, {1});
    second.insert({TrackKind::Camera, 0}, 1);
    // A copied key is written as MMD writes one.
    const CurvePoints clamped = {127, 127, 10, 127};
    const Motion copied = applied(motion, copyKeysBy(motion, second, 5));
    QCOMPARE(copied.bones.at(0).keys.key(2).curves.curve(BoneChannel::X), clamped);
    QCOMPARE(copied.camera.key(2).curves.curve(CameraChannel::X), clamped);
    const RawFile before(file.bytes());
    const RawFile copies(writeMotion(copied));
    for (const qsizetype record : {0, 1}) {
        QCOMPARE(copies.sections[0][record], before.sections[0][record]);
        QCOMPARE(copies.sections[2][record], before.sections[2][record]);
    }
    for (const char byte : copies.sections[0][2].mid(47))
        QVERIFY(quint8(byte) <= 127);
    for (const char byte : copies.sections[2][2].mid(32, 24))
        QVERIFY(quint8(byte) <= 127);
    // One that gets other values keeps all else: MMD 9's block ends in bytes of x, which stays.
    const Motion changed = applied(
        applied(motion, setBoneValues(motion, second,
                                      {.x = {}, .y = 1.0f, .z = {}, .rotation = {}, .physicsOff = {}})),
        setCameraValues(
            motion, second,
            {.distance = -1.0f, .target = {}, .rotation = {}, .viewAngle = {}, .perspective = {}}));
    const RawFile records(writeMotion(changed));
    QCOMPARE(changed.bones.at(0).keys.key(1).position.y, 1.0f);
    QCOMPARE(changed.camera.key(1).distance, -1.0f);
    QCOMPARE(records.sections[0][1].mid(47), before.sections[0][1].mid(47));
    QCOMPARE(records.sections[2][1].mid(32), before.sections[2][1].mid(32));
    // A curve over 127 that is given is limited as well.
    const Motion set = applied(
        motion, setCurves(motion, second, CurveChannels::one(int(BoneChannel::Z)), {255, 255, 255, 255}));
    QCOMPARE(set.bones.at(0).keys.key(1).curves.curve(BoneChannel::Z), (CurvePoints{127, 127, 127, 127}));
}

void TestKeyEdits::switchedIkBoneIsAddedToItsRecord()
{
    const Motion motion = readMotion(sixSectionFile()).motion;
    const KeySelection all = KeySelection::all(motion);
    const StateValues values = {.visible = {}, .ik = {{LongName::fromBytes("new ik"), 0}}};
    const EditResult result = setStateValues(motion, all, values);
    QCOMPARE(result.changed, 2);
    const Motion after = applied(motion, result);
    for (qsizetype row = 0; row < 2; ++row) {
        const StateKey key = after.states.key(row);
        QCOMPARE(key.ik.size(), 2);
        QVERIFY(key.ik[0] == motion.states.key(row).ik[0]);
        QCOMPARE(key.ik[1].name.name(), QByteArray("new ik"));
        QCOMPARE(key.ik[1].enabled, quint8(0));
    }
    QVERIFY(setStateValues(after, all, values).edit.isEmpty());
}

void TestKeyEdits::editedKeysAreWrittenInTheFilesGeneration_data()
{
    QTest::addColumn<CurveLayout>("generation");
    QTest::newRow("MMD 7") << CurveLayout::Mmd7;
    QTest::newRow("early 64-bit MMD") << CurveLayout::MmdX64;
    QTest::newRow("MMD 9") << CurveLayout::Mmd9;
}

void TestKeyEdits::editedKeysAreWrittenInTheFilesGeneration()
{
    QFETCH(const CurveLayout, generation);
    const QByteArray file = generationFile(generation);
    const Motion motion = readMotion(file).motion;
    QCOMPARE(writeMotion(motion), file);
    QCOMPARE(motion.bones.size(), 1);
    const QByteArrayList before = RawFile(file).sections[0];
    const auto expect = [&](const EditResult &result,
                            const QList<std::pair<qsizetype, QByteArray>> &records) {
        QByteArrayList expected = before;
        for (const auto &[i, record] : records) {
            QCOMPARE(record.size(), 111);
            if (i < expected.size())
                expected[i] = record;
            else
                expected.append(record);
        }
        const QByteArrayList after = RawFile(writeMotion(applied(motion, result))).sections[0];
        QCOMPARE(after, expected);
    };

    const auto padded = [](QByteArray record) { return record.replace(2, 13, QByteArray(13, '\xFD')); };

    // Changed: an ordinary key and the odd one, which keeps its padding and its curve bytes, odd one
    // included.
    const Vec3f changed = {-2.7f, 0, 0};
    const QByteArray block = curveBlock(generation, someCurves(), changed.x);
    expect(
        setBoneValues(motion, selectRows(bone0, {1, 3}),
                      {.x = changed.x, .y = {}, .z = {}, .rotation = {}, .physicsOff = {}}),
        {{1, boneRecord("b", 10, changed, {}, block)},
         {3, QByteArray(before.at(3)).replace(19, 4, boneRecord("b", 30, changed, {}, block).mid(19, 4))}});
    // Moved: only the frame is another one.
    expect(moveKeys(motion, selectRows(bone0, {3}), 5),
           {{3, QByteArray(before.at(3)).replace(15, 1, "\x23")}});
    // Another curve.
    BoneCurves curves = someCurves();
    curves.setCurve(BoneChannel::Z, {99, 98, 97, 96});
    expect(
        setCurves(motion, selectRows(bone0, {3}), CurveChannels::one(int(BoneChannel::Z)), {99, 98, 97, 96}),
        {{3, padded(boneRecord("b", 30, {0.1f, 0, 0}, {}, curveBlock(generation, curves, 0.1f)))}});
    // New, although it comes with another file's form.
    BoneKey key;
    key.frame = 15;
    key.position = {3.3f, 1, 2};
    key.rotation = {0, 0.6f, 0, 0.8f};
    key.curves = curves;
    key.form = KeyForm::written(CurveLayout::Unshifted, false);
    key.form.bits |= KeyForm::rawCurvesBit | KeyForm::rawNameBit;
    expect(insertKeys<BoneKey>(motion, 0, {key}),
           {{5, boneRecord("b", 15, key.position, key.rotation, curveBlock(generation, curves, 3.3f))}});
}

void TestKeyEdits::physicsOffIsWrittenAsMmd9Does_data()
{
    editedKeysAreWrittenInTheFilesGeneration_data();
}

void TestKeyEdits::physicsOffIsWrittenAsMmd9Does()
{
    QFETCH(const CurveLayout, generation);
    const Motion motion = readMotion(generationFile(generation)).motion;
    const KeySelection one = selectRows(bone0, {1});
    const auto record = [](const Motion &m) { return RawFile(writeMotion(m)).sections[0][1]; };
    const auto set = [&one](const Motion &m, bool off) {
        return applied(m,
                       setBoneValues(m, one, {.x = {}, .y = {}, .z = {}, .rotation = {}, .physicsOff = off}));
    };
    const Motion off = set(motion, true);
    const Vec3f position = {0.1f, 0, 0};
    QCOMPARE(record(off), boneRecord("b", 10, position, {}, mmd9CurveBlock(someCurves(), 0.1f, true)));
    QVERIFY(readMotion(writeMotion(off)).motion.bones.at(0).keys.key(1).form.physicsOff());
    // On again in the file's own way.
    QCOMPARE(record(set(off, false)),
             boneRecord("b", 10, position, {}, curveBlock(generation, someCurves(), 0.1f)));
    // Moved, it stays off.
    QCOMPARE(record(applied(off, moveKeys(off, one, 1))),
             boneRecord("b", 11, position, {}, mmd9CurveBlock(someCurves(), 0.1f, true)));
}

void TestKeyEdits::renameWritesAllRecordsZeroPadded()
{
    FileBuilder file;
    const QByteArray rest = boneRecord("x", 0, {}, {}, mmd9CurveBlock({}, 0)).mid(15);
    file.count(4);
    file.raw(QByteArray("b").leftJustified(15, '\0')).raw(rest);
    file.raw(QByteArray("b\0", 2).leftJustified(15, '\xFD')).raw(rest); // padded as old MMD does
    file.raw(QByteArray("b\0", 2).leftJustified(15, 'z')).raw(rest);    // rubbish behind the name
    file.raw(QByteArray("other").leftJustified(15, '\0')).raw(rest);
    file.count(0).count(0).count(0).count(0).count(0);
    const Motion motion = readMotion(file.bytes()).motion;
    QCOMPARE(writeMotion(motion), file.bytes());
    QCOMPARE(motion.bones.size(), 2);
    const KeySelection selection = selectRows(bone0, {0, 2});

    const EditResult result = renameTrack(motion, bone0, "new name");
    QCOMPARE(result.error, QString());
    QCOMPARE(result.changed, 3);
    QVERIFY(result.edit.changesTracks());
    const Motion after = applied(motion, result);
    const QByteArrayList records = RawFile(writeMotion(after)).sections[0];
    const QByteArray named = QByteArray("new name").leftJustified(15, '\0') + rest;
    QCOMPARE(records, (QByteArrayList{named, named, named, RawFile(file.bytes()).sections[0][3]}));
    QCOMPARE(after.findBone("new name"), 0);
    QCOMPARE(after.findBone("b"), -1);
    QVERIFY(result.edit.mapped(selection) == selection);

    Motion back = after;
    result.edit.inverted().apply(back);
    QVERIFY(back == motion);
    QCOMPARE(writeMotion(back), file.bytes());
}

void TestKeyEdits::renameCutsAtByte15()
{
    const Motion motion = oneBone({0});
    const Motion after = applied(motion, renameTrack(motion, bone0, "123456789012345678"));
    QCOMPARE(after.bones.at(0).name, QByteArray("123456789012345"));
    QCOMPARE(RawFile(writeMotion(after)).sections[0][0].left(15), QByteArray("123456789012345"));
}

void TestKeyEdits::renameErrors_data()
{
    QTest::addColumn<TrackRef>("track");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("error");
    const TrackRef morph{TrackKind::Morph, 0};
    QTest::newRow("empty") << bone0 << QByteArray() << true;
    QTest::newRow("taken") << bone0 << QByteArray("123456789012345") << true;
    QTest::newRow("taken after byte 15") << bone0 << QByteArray("123456789012345xyz") << true;
    QTest::newRow("own name") << bone0 << QByteArray("a") << false;
    QTest::newRow("a morph's name") << bone0 << QByteArray("m") << false;
    QTest::newRow("morph, a bone's name") << morph << QByteArray("a") << false;
    QTest::newRow("camera") << TrackRef{TrackKind::Camera, 0} << QByteArray("a") << true;
    QTest::newRow("display/IK") << TrackRef{TrackKind::State, 0} << QByteArray("a") << true;
}

void TestKeyEdits::renameErrors()
{
    QFETCH(const TrackRef, track);
    QFETCH(const QByteArray, name);
    QFETCH(const bool, error);
    FileBuilder file;
    file.count(2).bone("a", 0).bone("123456789012345", 0).count(1).morph("m", 0, 1);
    file.count(0).count(0).count(0).count(0);
    const Motion motion = readMotion(file.bytes()).motion;
    const EditResult result = renameTrack(motion, track, name);
    QCOMPARE(!result.error.isEmpty(), error);
    if (error || name == motion.trackName(track))
        QVERIFY(result.edit.isEmpty());
    else
        QCOMPARE(applied(motion, result).trackName(track), name);
}

void TestKeyEdits::addedTrackWritesNothingUntilItHasAKey()
{
    const QByteArray file = sixSectionFile();
    const Motion motion = readMotion(file).motion;
    const EditResult added = addTrack(motion, TrackKind::Bone, "a name of more than 15");
    QCOMPARE(added.error, QString());
    const Motion with = applied(motion, added);
    QCOMPARE(with.bones.size(), motion.bones.size() + 1);
    QCOMPARE(with.bones.last().name, QByteArray("a name of more "));
    QCOMPARE(writeMotion(with), file);

    const qint32 index = qint32(with.bones.size() - 1);
    BoneKey key;
    key.frame = 3;
    const EditResult inserted = insertKeys<BoneKey>(with, index, {key});
    const QByteArrayList records = RawFile(writeMotion(applied(with, inserted))).sections[0];
    QCOMPARE(records.size(), 4);
    QCOMPARE(records[3], boneRecord("a name of more ", 3, {}, {}, mmd9CurveBlock({}, 0)));

    // Both in one, and back.
    const MotionEdit both = added.edit.followedBy(inserted.edit);
    Motion atOnce = motion;
    both.apply(atOnce);
    QVERIFY(atOnce == applied(with, inserted));
    both.inverted().apply(atOnce);
    QVERIFY(atOnce == motion);
}

void TestKeyEdits::addTrackErrors()
{
    const Motion motion = oneBone({0});
    for (const EditResult &result :
         {addTrack(motion, TrackKind::Bone, ""), addTrack(motion, TrackKind::Bone, "b"),
          addTrack(motion, TrackKind::Camera, "c")}) {
        QVERIFY(!result.error.isEmpty());
        QVERIFY(result.edit.isEmpty());
    }
    QVERIFY(addTrack(motion, TrackKind::Morph, "b").error.isEmpty());
}

QTEST_GUILESS_MAIN(TestKeyEdits)
#include "tst_keyedits.moc"
