// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/mirroredits.h"
#include "editor-core/text/mirrornames.h"
#include "editor-core/text/nametext.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"
#include "tests/support/randomedits.h"
#include "tests/support/samplekeys.h"

#include <QTest>

#include <bit>
#include <limits>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

QByteArray cp932(const QString &name)
{
    return encodeName(name, NameEncoding::Cp932).bytes;
}

/// A motion with a key for each name and frame, numbered by position y.
Motion motionOf(const QList<std::pair<QString, QList<quint32>>> &bones)
{
    FileBuilder file;
    quint32 count = 0;
    for (const auto &[name, frames] : bones)
        count += quint32(frames.size());
    file.count(count);
    float y = 0;
    for (const auto &[name, frames] : bones) {
        for (const quint32 frame : frames)
            file.bone(cp932(name), frame, {1, ++y, 2}, {0.5f, 0.5f, 0.5f, 0.5f});
    }
    file.count(0).count(0).count(0).count(0).count(0);
    return readMotion(file.bytes()).motion;
}

Motion applied(Motion motion, const EditResult &result)
{
    result.edit.apply(motion);
    return motion;
}

/// All keys as an edit would write them, so that nothing is lost but what every edit loses.
Motion canonicalMotion(Motion motion)
{
    for (const TrackRef track : motion.tracks()) {
        motion.visit(track, [&motion](auto &keys) {
            for (qsizetype row = 0; row < keys.size(); ++row)
                keys.setKey(row, motion.canonical(keys.key(row)));
        });
    }
    return motion;
}

/// Gives every bone and morph without a side one, in pairs.
Motion withSides(Motion motion)
{
    const auto rename = [](auto &tracks) {
        for (qsizetype i = 0; i < tracks.size(); ++i) {
            tracks[i].name =
                cp932((i % 2 ? QStringLiteral("右") : QStringLiteral("左")) + QString::number(i / 2));
            tracks[i].sourceField = KeyName::fromBytes(tracks[i].name);
        }
    };
    rename(motion.bones);
    rename(motion.morphs);
    return motion;
}

QList<float> heights(const Motion &motion, const QString &bone)
{
    QList<float> result;
    const qint32 index = motion.findBone(cp932(bone));
    if (index >= 0) {
        for (const Vec3f &position : motion.bones[index].keys.column<&BoneKey::position>())
            result.append(position.y);
    }
    return result;
}

} // namespace

/// Mirroring keys in place.
class TestMirrorEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesChangeSides();
    void zerosAndWhatIsNoNumberKeepTheirBits();
    void twiceIsTheMotionItself_data();
    void twiceIsTheMotionItself();
    void undoGivesBackTheMotion();
    void bothSidesExchangeTheSelectedFrames();
    void symmetricKeysKeepTheirRecords();
    void switchesChangeSides();
    void missingCounterpartIsAdded();
    void whatDoesNotFitIsNoted();
    void lockedTracksAreNoted();
    void realMotionsMirroredTwiceAreTheSame_data();
    void realMotionsMirroredTwiceAreTheSame();
};

void TestMirrorEdits::valuesChangeSides()
{
    BoneKey bone;
    bone.position = {1, 2, 3};
    bone.rotation = {0.1f, 0.2f, 0.3f, 0.4f};
    QVERIFY(mirroredKey(bone).position == (Vec3f{-1, 2, 3}));
    QVERIFY(mirroredKey(bone).rotation == (Quatf{0.1f, -0.2f, -0.3f, 0.4f}));
    CameraKey camera;
    camera.target = {1, 2, 3};
    camera.rotation = {4, 5, 6};
    QVERIFY(mirroredKey(camera).target == (Vec3f{-1, 2, 3}));
    QVERIFY(mirroredKey(camera).rotation == (Vec3f{4, -5, -6}));
    QCOMPARE(mirroredKey(camera).distance, camera.distance);
    LightKey light;
    QVERIFY(mirroredKey(light).direction == (Vec3f{0.5f, -1, 0.5f}));
    QVERIFY(mirroredKey(light).colour == light.colour);
}

void TestMirrorEdits::zerosAndWhatIsNoNumberKeepTheirBits()
{
    for (const quint32 bits : {0u, 0x80000000u, 0x7FC00000u, 0xFFC12345u}) {
        const auto value = std::bit_cast<float>(bits);
        BoneKey key;
        key.position.x = value;
        key.rotation = {0, value, value, 1};
        QVERIFY(mirroredKey(key) == key);
    }
    BoneKey key;
    key.position.x = std::numeric_limits<float>::infinity();
    QCOMPARE(mirroredKey(key).position.x, -std::numeric_limits<float>::infinity());
}

void TestMirrorEdits::twiceIsTheMotionItself_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 0; seed < 40; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestMirrorEdits::twiceIsTheMotionItself()
{
    QFETCH(const quint32, seed);
    QRandomGenerator random(seed);
    Motion motion = withSides(canonicalMotion(randomMotion(random)));
    // The last of an odd number of tracks has no counterpart; the other tests look at those.
    if (motion.bones.size() % 2)
        motion.bones.removeLast();
    if (motion.morphs.size() % 2)
        motion.morphs.removeLast();
    const KeySelection selection = randomSelection(motion, random);
    const MirrorResult once = mirrorKeys(motion, selection, NameEncoding::Cp932);
    const Motion mirrored = applied(motion, once);
    QCOMPARE(mirrored.keyCount(), motion.keyCount());
    const MirrorResult twice = mirrorKeys(mirrored, once.mirrored, NameEncoding::Cp932);
    QVERIFY(applied(mirrored, twice) == motion);
    QCOMPARE(twice.changed, once.changed);
    QCOMPARE(once.overwritten + once.dropped, 0);
}

void TestMirrorEdits::undoGivesBackTheMotion()
{
    for (quint32 seed = 0; seed < 40; ++seed) {
        QRandomGenerator random(seed);
        const Motion motion = seed % 2 ? randomMotion(random) : withSides(randomMotion(random));
        const MirrorResult result = mirrorKeys(motion, randomSelection(motion, random), NameEncoding::Cp932);
        Motion after = applied(motion, result);
        QVERIFY(readMotion(writeMotion(after)).ok);
        result.edit.inverted().apply(after);
        QVERIFY(after == motion);
    }
}

void TestMirrorEdits::bothSidesExchangeTheSelectedFrames()
{
    const Motion motion = motionOf({{QStringLiteral("左腕"), {0, 10, 20}},
                                    {QStringLiteral("右腕"), {0, 15, 20, 30}},
                                    {QStringLiteral("首"), {0}}});
    // Keys of one side are enough: at their frames both sides are exchanged.
    KeySelection selection;
    selection.insert({TrackKind::Bone, 0}, 0);
    selection.insert({TrackKind::Bone, 0}, 1);
    selection.insert({TrackKind::Bone, 1}, 3);
    const MirrorResult result = mirrorKeys(motion, selection, NameEncoding::Cp932);
    const Motion after = applied(motion, result);
    QCOMPARE(heights(after, QStringLiteral("左腕")), (QList<float>{4, 3, 7}));
    QCOMPARE(heights(after, QStringLiteral("右腕")), (QList<float>{1, 2, 5, 6}));
    QCOMPARE(heights(after, QStringLiteral("首")), QList<float>{8});
    QCOMPARE(result.changed, 4);
    QCOMPARE(result.mirrored.count(), 4);
    QCOMPARE(result.mirrored.rows({TrackKind::Bone, 0}).rows(), (QList<qsizetype>{0, 2}));
    QCOMPARE(result.mirrored.rows({TrackKind::Bone, 1}).rows(), (QList<qsizetype>{0, 1}));
}

void TestMirrorEdits::symmetricKeysKeepTheirRecords()
{
    FileBuilder file;
    file.count(3).bone("arm_L", 0, {1, 2, 3}).bone("arm_R", 0, {-1, 2, 3}).bone("neck", 0, {0, 5, 0});
    file.count(0).count(0).count(0).count(0).count(0);
    const Motion motion = readMotion(file.bytes()).motion;
    const MirrorResult result = mirrorKeys(motion, KeySelection::all(motion), NameEncoding::Cp932);
    QVERIFY(result.edit.isEmpty());
    QCOMPARE(result.mirrored.count(), 3);
}

void TestMirrorEdits::switchesChangeSides()
{
    FileBuilder file;
    const QByteArray left = cp932(QStringLiteral("左足ＩＫ"));
    const QByteArray right = cp932(QStringLiteral("右足ＩＫ"));
    file.count(0).count(0).count(0).count(0).count(0).count(2);
    file.state(0, true, {{left, false}, {right, true}}).state(9, true, {{left, false}});
    const Motion motion = readMotion(file.bytes()).motion;
    const MirrorResult result = mirrorKeys(motion, KeySelection::all(motion), NameEncoding::Cp932);
    const Motion after = applied(motion, result);
    QCOMPARE(after.states.key(0).ik.at(0).name.name(), right);
    QCOMPARE(after.states.key(0).ik.at(0).enabled, quint8(0));
    QCOMPARE(after.states.key(0).ik.at(1).name.name(), left);
    QCOMPARE(after.states.key(1).ik.at(0).name.name(), right);
    QCOMPARE(result.notes, QStringList());
}

void TestMirrorEdits::missingCounterpartIsAdded()
{
    const Motion motion = motionOf({{QStringLiteral("左腕"), {0, 10}}});
    const MirrorResult result = mirrorKeys(motion, KeySelection::all(motion), NameEncoding::Cp932);
    const Motion after = applied(motion, result);
    QVERIFY(heights(after, QStringLiteral("左腕")).isEmpty());
    QCOMPARE(heights(after, QStringLiteral("右腕")), (QList<float>{1, 2}));
    const Motion back = applied(after, mirrorKeys(after, KeySelection::all(after), NameEncoding::Cp932));
    QCOMPARE(writeMotion(back), writeMotion(motion));
}

void TestMirrorEdits::whatDoesNotFitIsNoted()
{
    const Motion motion = motionOf({{QStringLiteral("LeftHandIndex1"), {0}},
                                    {QStringLiteral("LeftHandIndex01"), {0}},
                                    {QStringLiteral("首"), {0}}});
    const MirrorResult result = mirrorKeys(motion, KeySelection::all(motion), NameEncoding::Cp932);
    QCOMPARE(result.notes.size(), 1);
    QVERIFY2(result.notes[0].contains(QStringLiteral("LeftHandIndex01")), qUtf8Printable(result.notes[0]));
    const Motion after = applied(motion, result);
    QCOMPARE(heights(after, QStringLiteral("LeftHandIndex01")), QList<float>{2});
    QCOMPARE(heights(after, QStringLiteral("RightHandIndex1")), QList<float>{1});
}

void TestMirrorEdits::lockedTracksAreNoted()
{
    const Motion motion = motionOf({{QStringLiteral("左腕"), {0}}, {QStringLiteral("右腕"), {5}}});
    const MirrorResult result =
        mirrorKeys(motion, KeySelection::all(motion), NameEncoding::Cp932, {{TrackKind::Bone, 1}});
    QVERIFY(result.edit.isEmpty());
    QCOMPARE(result.notes.size(), 1);
    QVERIFY2(result.notes[0].contains(QStringLiteral("右腕")), qUtf8Printable(result.notes[0]));
}

void TestMirrorEdits::realMotionsMirroredTwiceAreTheSame_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &path : corpusFiles(QStringLiteral("vmd")))
        QTest::addRow("%s", qUtf8Printable(corpusName(path))) << path;
    if (corpusFiles(QStringLiteral("vmd")).isEmpty())
        QTest::newRow("none") << QString();
}

void TestMirrorEdits::realMotionsMirroredTwiceAreTheSame()
{
    QFETCH(const QString, path);
    if (path.isEmpty())
        QSKIP(noCorpus);
    const ReadResult file = readMotion(fileContent(path));
    if (!file.ok || file.motion.keyCount() > 300000)
        QSKIP("Not a motion, or one that is checked by others of its kind.");
    const Motion motion = canonicalMotion(file.motion);
    const MirrorResult once = mirrorKeys(motion, KeySelection::all(motion), file.encoding);
    const Motion mirrored = applied(motion, once);
    const Motion back = applied(mirrored, mirrorKeys(mirrored, KeySelection::all(mirrored), file.encoding));
    QCOMPARE(mirrored.keyCount(), motion.keyCount());
    // Tracks that were added are empty again, and write nothing.
    QVERIFY(writeMotion(back) == writeMotion(motion));
}

QTEST_GUILESS_MAIN(TestMirrorEdits)
#include "tst_mirroredits.moc"
