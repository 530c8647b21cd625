// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/keepshape.h"
#include "editor-core/edits/registeredits.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"
#include "tests/support/samplekeys.h"
#include "tests/support/shapecheck.h"

#include <QTest>

#include <cmath>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr TrackRef bone0{TrackKind::Bone, 0};
constexpr TrackRef morph0{TrackKind::Morph, 0};
constexpr TrackRef camera0{TrackKind::Camera, 0};
constexpr TrackRef light0{TrackKind::Light, 0};
constexpr TrackRef shadow0{TrackKind::Shadow, 0};
constexpr TrackRef states0{TrackKind::State, 0};

const CurvePoints easy = {64, 0, 64, 127};

Motion applied(Motion motion, const EditResult &result)
{
    result.edit.apply(motion);
    return motion;
}

Motion boneMotion(std::initializer_list<BoneRecord> records)
{
    Motion motion;
    motion.nextOrder[std::size_t(RecordSection::Bones)] = quint32(records.size());
    motion.bones.append({QByteArray("arm"), KeyName::fromBytes("arm"), bone(records)});
    return motion;
}

KeySelection selectRows(TrackRef track, const QList<qsizetype> &rows)
{
    KeySelection selection;
    for (const qsizetype row : rows)
        selection.insert(track, row);
    return selection;
}

QString described(const EditResult &result)
{
    return result.notes.join(QLatin1Char(' '));
}

BoneCurves allAs(CurvePoints curve)
{
    BoneCurves curves;
    for (int c = 0; c < boneChannelCount; ++c)
        curves.setCurve(BoneChannel(c), curve);
    return curves;
}

int gridDistance(CurvePoints a, CurvePoints b)
{
    return qMax(qMax(qAbs(a.x1 - b.x1), qAbs(a.y1 - b.y1)), qMax(qAbs(a.x2 - b.x2), qAbs(a.y2 - b.y2)));
}

/// Deletes some keys of a motion a few times; what does not hold.
QString deleteFault(const Motion &motion, QRandomGenerator &random, int times, int most)
{
    Motion before = motion;
    for (int i = 0; i < times; ++i) {
        KeySelection selection;
        const int percent = 10 + random.bounded(60);
        int left = most;
        for (const TrackRef track : before.tracks()) {
            for (qsizetype row = random.bounded(5); row < before.keyCount(track) && left > 0; ++row) {
                // A key that comes to light since a later one of its frame goes is another motion, not a
                // worse curve.
                const bool covers = row > 0 && before.frameAt(track, row - 1) == before.frameAt(track, row) &&
                                    !selection.contains(track, row - 1);
                if (!covers && random.bounded(100) < percent) {
                    selection.insert(track, row);
                    --left;
                }
            }
        }
        const EditResult result = deleteKeysKeepingShape(before, selection);
        const Motion after = applied(before, result);
        if (result.changed != selection.count() || after.keyCount() != before.keyCount() - result.changed)
            return QStringLiteral("%1 of %2 keys").arg(result.changed).arg(selection.count());
        const QString fault = shapeFault(before, after, result);
        if (!fault.isEmpty())
            return fault;
        Motion back = after;
        result.edit.inverted().apply(back);
        if (!(back == before))
            return QStringLiteral("its inverse does not give back the motion");
        before = after;
    }
    return {};
}

} // namespace

/// Keys go, the motion stays as near as one curve can.
class TestKeepShape : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void generatedMotionsStayAsNearAsReported();
    void corpusMotionsStayAsNearAsReported_data();
    void corpusMotionsStayAsNearAsReported();

    void deletingARegisteredKeyGivesBackTheCurve_data();
    void deletingARegisteredKeyGivesBackTheCurve();
    void severalKeysGoIntoOneCurve();
    void keyOnAStraightWayLeavesItStraight();
    void longRunIsFittedAtOnce();
    void onlyTheFollowingKeyChanges();
    void standingChannelsKeepTheirCurves();
    void tinyMotionIsNotWorthAWord();

    void rotationOffItsWayIsSaidInDegrees();
    void wayBackCannotBeKept();
    void blendFromRestIsKept();
    void whatFollowsTheLastKeyIsSaid();
    void keyUnderAnotherOfItsFrameChangesNothing();
    void keyThatComesToLightIsFitted();

    void cameraIsNotFittedAcrossCuts();
    void cameraAnglesShareTheirCurve();
    void valuesWithoutCurvesSayTheirChange();
    void lostSwitchesAreSaid();
};

void TestKeepShape::generatedMotionsStayAsNearAsReported()
{
    for (quint32 seed = 1; seed <= 25; ++seed) {
        QRandomGenerator random(seed);
        const QString fault = deleteFault(randomMotion(random, 20), random, 3, 40);
        QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(fault)));
    }
}

void TestKeepShape::corpusMotionsStayAsNearAsReported_data()
{
    QTest::addColumn<QString>("path");
    const QStringList files = corpusFiles(QStringLiteral("vmd"));
    for (qsizetype i = 3; i < files.size(); i += 12)
        QTest::newRow(qPrintable(corpusName(files[i]))) << files[i];
    if (files.isEmpty())
        QTest::newRow("none") << QString();
}

void TestKeepShape::corpusMotionsStayAsNearAsReported()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP(noCorpus);
    const ReadResult file = readMotion(fileContent(path));
    if (!file.ok)
        return;
    QRandomGenerator random(7);
    QCOMPARE(deleteFault(file.motion, random, 2, 60), QString());
}

void TestKeepShape::deletingARegisteredKeyGivesBackTheCurve_data()
{
    QTest::addColumn<int>("frame");
    for (const int frame : {3, 10, 15, 22})
        QTest::addRow("%d", frame) << frame;
}

void TestKeepShape::deletingARegisteredKeyGivesBackTheCurve()
{
    QFETCH(int, frame);
    const Motion motion =
        boneMotion({{0}, {30, {5, -3, 0}, turnedBy({0, 1, 0}, 90), allAs({50, 10, 80, 120})}});
    const Motion between = applied(motion, registerKeys(motion, {bone0}, quint32(frame)));
    const EditResult result = deleteKeysKeepingShape(between, selectRows(bone0, {1}));
    const Motion after = applied(between, result);
    QCOMPARE(after.bones[0].keys.size(), 2);
    const BoneCurves curves = after.bones[0].keys.key(1).curves;
    for (const BoneChannel channel : {BoneChannel::X, BoneChannel::Y, BoneChannel::Rotation})
        QVERIFY(gridDistance(curves.curve(channel), {50, 10, 80, 120}) <= 4);
    QVERIFY(result.curves.worst < 0.5 / 127);
    QVERIFY2(result.notes.isEmpty(), qPrintable(described(result)));
}

void TestKeepShape::severalKeysGoIntoOneCurve()
{
    const Motion motion = boneMotion({{0}, {30, {5, 0, 0}, {}, allAs(easy)}});
    Motion between = motion;
    for (const quint32 frame : {8u, 15u, 20u, 26u})
        between = applied(between, registerKeys(between, {bone0}, frame));
    const EditResult result = deleteKeysKeepingShape(between, selectRows(bone0, {1, 2, 3, 4}));
    const Motion after = applied(between, result);
    QCOMPARE(after.bones[0].keys.frames(), (QList<quint32>{0, 30}));
    for (int half = 0; half <= 60; ++half) {
        COMPARE_NEAR(sampleBone(after.bones[0].keys, half / 2.0).position.x,
                     sampleBone(motion.bones[0].keys, half / 2.0).position.x, 5 * 0.01);
    }
    QCOMPARE(result.curves.fitted, 1);
    QCOMPARE(result.curves.beyond, 0);
}

void TestKeepShape::keyOnAStraightWayLeavesItStraight()
{
    // The middle value is a float that is not quite on the line.
    const Motion motion = boneMotion({{0, {1, 0, 0}}, {3, {1.1f, 0, 0}}, {9, {1.3f, 0, 0}}});
    const EditResult result = deleteKeysKeepingShape(motion, selectRows(bone0, {1}));
    const Motion after = applied(motion, result);
    QCOMPARE(after.bones[0].keys.key(1), motion.bones[0].keys.key(2));
    QCOMPARE(result.curves.fitted, 0);
}

void TestKeepShape::longRunIsFittedAtOnce()
{
    // A key on every frame, as motion capture has them, along a half wave.
    constexpr int frames = 2000;
    KeyColumns<BoneKey> keys;
    for (int frame = 0; frame <= frames; ++frame) {
        BoneKey key;
        key.frame = quint32(frame);
        key.order = quint32(frame);
        key.position.x = float(10 - 10 * std::cos(3.14159265 * frame / frames));
        keys.append(key);
    }
    Motion motion = boneMotion({});
    motion.bones[0].keys = keys;
    KeySelection selection;
    RowSet rows;
    rows.setRange(1, frames, true);
    selection.setRows(bone0, rows);
    const EditResult result = deleteKeysKeepingShape(motion, selection);
    const Motion after = applied(motion, result);
    QCOMPARE(after.bones[0].keys.size(), 2);
    QCOMPARE(result.curves.beyond, 0);
    QCOMPARE(shapeFault(motion, after, result), QString());
}

void TestKeepShape::onlyTheFollowingKeyChanges()
{
    QRandomGenerator random(3);
    const Motion motion = randomMotion(random, 30);
    const qsizetype row = motion.bones[0].keys.size() / 2;
    const Motion after = applied(motion, deleteKeysKeepingShape(motion, selectRows(bone0, {row})));
    const KeyColumns<BoneKey> &was = motion.bones[0].keys;
    const KeyColumns<BoneKey> &now = after.bones[0].keys;
    qsizetype changed = 0;
    for (qsizetype r = 0; r < now.size(); ++r) {
        BoneKey before = was.key(r < row ? r : r + 1);
        if (now.key(r) == before)
            continue;
        ++changed;
        QVERIFY(r >= row);
        QCOMPARE(now.key(r).order, before.order);
        QCOMPARE(now.key(r).position, before.position);
    }
    QVERIFY(changed <= 1);
    QCOMPARE(after.morphs, motion.morphs);
    QCOMPARE(after.camera, motion.camera);
}

void TestKeepShape::standingChannelsKeepTheirCurves()
{
    BoneCurves curves = allAs({1, 2, 3, 4});
    const Motion motion = boneMotion({{0}, {10, {1, 0, 0}, {}, allAs(easy)}, {20, {2, 0, 0}, {}, curves}});
    const BoneCurves after =
        applied(motion, deleteKeysKeepingShape(motion, selectRows(bone0, {1}))).bones[0].keys.key(1).curves;
    for (const BoneChannel channel : {BoneChannel::Y, BoneChannel::Z, BoneChannel::Rotation})
        QCOMPARE(after.curve(channel), (CurvePoints{1, 2, 3, 4}));
    QVERIFY(after.curve(BoneChannel::X) != (CurvePoints{1, 2, 3, 4}));
}

void TestKeepShape::tinyMotionIsNotWorthAWord()
{
    // Down and up again by less than anybody can see.
    const Motion motion = boneMotion({{0, {1, 0, 0}}, {10, {1.0001f, 0, 0}}, {20, {1, 0, 0}}});
    const EditResult result = deleteKeysKeepingShape(motion, selectRows(bone0, {1}));
    QVERIFY2(result.notes.isEmpty(), qPrintable(described(result)));
    QCOMPARE(result.curves.beyond, 0);
}

void TestKeepShape::rotationOffItsWayIsSaidInDegrees()
{
    // From 0 to 60 degrees around y, by way of 30 degrees around y and then 20 around x.
    const Quatd aside = turn({0.5547, 0.83205, 0}, 0.6);
    const Motion motion =
        boneMotion({{0},
                    {10, {}, {float(aside.x), float(aside.y), float(aside.z), float(aside.w)}},
                    {20, {}, turnedBy({0, 1, 0}, 60)}});
    const EditResult result = deleteKeysKeepingShape(motion, selectRows(bone0, {1}));
    const Motion after = applied(motion, result);
    QCOMPARE(result.curves.beyond, 1);
    QVERIFY2(result.notes.size() == 1 &&
                 result.notes[0].contains(QStringLiteral("arm changes its rotation by")),
             qPrintable(described(result)));
    QCOMPARE(shapeFault(motion, after, result), QString());
    // The nearest there is: no other curve stays nearer at the deleted key.
    const double off =
        rotationBetween(sampleBone(after.bones[0].keys, 10).rotation, aside) * 180 / std::numbers::pi;
    QVERIFY2(off > 5 && off < 25, qPrintable(QString::number(off)));
}

void TestKeepShape::wayBackCannotBeKept()
{
    const Motion motion = boneMotion({{0}, {10, {4, 0, 0}}, {20}});
    const EditResult result = deleteKeysKeepingShape(motion, selectRows(bone0, {1}));
    QCOMPARE(result.curves.beyond, 1);
    COMPARE_NEAR(result.curves.worst, 1, 1e-6);
    QVERIFY2(described(result).contains(QStringLiteral("position by 4.")), qPrintable(described(result)));
}

void TestKeepShape::blendFromRestIsKept()
{
    const Motion motion = boneMotion({{30, {5, 0, 0}, {}, allAs(easy)}});
    const Motion between = applied(motion, registerKeys(motion, {bone0}, 12));
    const EditResult result = deleteKeysKeepingShape(between, selectRows(bone0, {0}));
    QVERIFY(gridDistance(applied(between, result).bones[0].keys.key(0).curves.curve(BoneChannel::X), easy) <=
            4);
    QVERIFY(result.notes.isEmpty());
}

void TestKeepShape::whatFollowsTheLastKeyIsSaid()
{
    const Motion motion = boneMotion({{0}, {10, {1, 0, 0}}, {20, {3, 0, 0}, turnedBy({1, 0, 0}, 10)}});
    const EditResult result = deleteKeysKeepingShape(motion, selectRows(bone0, {2}));
    QCOMPARE(result.notes.size(), 2);
    QVERIFY(result.notes[0].contains(QStringLiteral("position by 2")));
    QVERIFY(result.notes[1].contains(QStringLiteral("rotation by 10°")));
    const Motion held = boneMotion({{0}, {10, {1, 0, 0}}, {20, {1, 0, 0}}});
    QVERIFY(deleteKeysKeepingShape(held, selectRows(bone0, {2})).notes.isEmpty());
}

void TestKeepShape::keyUnderAnotherOfItsFrameChangesNothing()
{
    const Motion motion =
        boneMotion({{0}, {10, {7, 0, 0}}, {10, {1, 0, 0}, {}, allAs(easy)}, {20, {2, 0, 0}}});
    const EditResult result = deleteKeysKeepingShape(motion, selectRows(bone0, {1}));
    const Motion after = applied(motion, result);
    QCOMPARE(after.bones[0].keys.key(1), motion.bones[0].keys.key(2));
    QCOMPARE(after.bones[0].keys.key(2), motion.bones[0].keys.key(3));
    QVERIFY(result.notes.isEmpty());
    QCOMPARE(result.curves.fitted, 0);
}

void TestKeepShape::keyThatComesToLightIsFitted()
{
    const Motion motion =
        boneMotion({{0}, {10, {7, 0, 0}}, {10, {1, 0, 0}, {}, allAs(easy)}, {20, {2, 0, 0}}});
    const EditResult result = deleteKeysKeepingShape(motion, selectRows(bone0, {2}));
    const Motion after = applied(motion, result);
    QCOMPARE(after.bones[0].keys.frames(), (QList<quint32>{0, 10, 20}));
    QCOMPARE(after.bones[0].keys.key(1).position.x, 7.0f);
    // 7 where 1 was: told, since it cannot be kept.
    QVERIFY(!result.notes.isEmpty());
}

void TestKeepShape::cameraIsNotFittedAcrossCuts()
{
    CameraCurves curves;
    curves.setCurve(CameraChannel::Distance, easy);
    Motion motion;
    motion.camera = camera({{0, -45}, {10, -20}, {11, -60}, {20, -50, {0, 10, 0}, {}, curves}});
    for (const QList<qsizetype> &rows : {QList<qsizetype>{1}, QList<qsizetype>{2}, QList<qsizetype>{1, 2}}) {
        const EditResult result = deleteKeysKeepingShape(motion, selectRows(camera0, rows));
        const Motion after = applied(motion, result);
        for (qsizetype row = 0; row < after.camera.size(); ++row) {
            const CameraKey key = after.camera.key(row);
            QCOMPARE(key, motion.camera.key(motion.camera.lowerBound(key.frame)));
        }
        QCOMPARE(result.curves.fitted, 0);
        QVERIFY2(described(result).contains(QStringLiteral("Camera changes its distance by")),
                 qPrintable(described(result)));
        QVERIFY2(described(result).contains(QStringLiteral("belonged to a cut")),
                 qPrintable(described(result)));
    }
    // Without cuts it is fitted.
    Motion plain;
    plain.camera = camera({{0, -45}, {10, -30, {0, 10, 0}, {}, curves}, {20, -20}});
    const EditResult result = deleteKeysKeepingShape(plain, selectRows(camera0, {1}));
    QCOMPARE(result.curves.fitted, 1);
    QCOMPARE(shapeFault(plain, applied(plain, result), result), QString());
}

void TestKeepShape::cameraAnglesShareTheirCurve()
{
    CameraCurves curves;
    curves.setCurve(CameraChannel::Rotation, easy);
    Motion motion;
    motion.camera = camera({{0}, {40, -45, {0, 10, 0}, {1, -2, 6}, curves}});
    const Motion between = applied(motion, registerKeys(motion, {camera0}, 13));
    const EditResult result = deleteKeysKeepingShape(between, selectRows(camera0, {1}));
    const CurvePoints curve = applied(between, result).camera.key(1).curves.curve(CameraChannel::Rotation);
    QVERIFY(gridDistance(curve, easy) <= 4);
    QCOMPARE(result.curves.fitted, 1);
}

void TestKeepShape::valuesWithoutCurvesSayTheirChange()
{
    Motion motion;
    motion.morphs.append({QByteArray("smile"), KeyName::fromBytes("smile"),
                          morph({{0, 0}, {10, 0.5f}, {20, 1}, {25, 0.2f}, {40, 0}})});
    motion.light = light({{0, {0, 0, 0}}, {10, {1, 0, 0}}, {20, {0, 0, 0}}});
    motion.shadow = shadow({{0, 1, 0}, {10, 1, 0.05f}, {20, 1, 0}});
    QVERIFY(deleteKeysKeepingShape(motion, selectRows(morph0, {1})).notes.isEmpty());
    const EditResult result = deleteKeysKeepingShape(motion, selectRows(morph0, {3}));
    QCOMPARE(result.notes.size(), 1);
    // From 1 to 0 in a straight line it is 0.75 at frame 25.
    QVERIFY2(result.notes[0].contains(QStringLiteral("smile changes its weight by 0.55")),
             qPrintable(result.notes[0]));
    QVERIFY(described(deleteKeysKeepingShape(motion, selectRows(light0, {1})))
                .contains(QStringLiteral("colour by 256 of 256")));
    QVERIFY(described(deleteKeysKeepingShape(motion, selectRows(shadow0, {1})))
                .contains(QStringLiteral("shadow distance by 5000")));
}

void TestKeepShape::lostSwitchesAreSaid()
{
    Motion motion = boneMotion({{0}, {10, {}, {}, {}, physicsOff()}, {20}, {30}});
    motion.states = states({{0, 1}, {10, 0}, {20, 1}, {30, 1}});
    QVERIFY(described(deleteKeysKeepingShape(motion, selectRows(bone0, {1})))
                .contains(QStringLiteral("switched")));
    QVERIFY(deleteKeysKeepingShape(motion, selectRows(bone0, {3})).notes.isEmpty());
    QVERIFY(described(deleteKeysKeepingShape(motion, selectRows(states0, {1})))
                .contains(QStringLiteral("switched")));
    QVERIFY(deleteKeysKeepingShape(motion, selectRows(states0, {3})).notes.isEmpty());
}

QTEST_GUILESS_MAIN(TestKeepShape)
#include "tst_keepshape.moc"
