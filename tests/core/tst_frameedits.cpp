// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/frameedits.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/corpus.h"
#include "tests/support/editproperty.h"
#include "tests/support/motions.h"
#include "tests/support/randomedits.h"
#include "tests/support/rawfile.h"
#include "tests/support/smallmotions.h"

#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

using Frames = QList<quint32>;
constexpr quint32 maxFrame = std::numeric_limits<quint32>::max();

CameraRecord shot(quint32 frame, float x, CurvePoints curve = {})
{
    CameraRecord record;
    record.frame = frame;
    record.target = {x, 10, 0};
    for (int c = 0; c < cameraChannelCount; ++c)
        record.curves.setCurve(CameraChannel(c), curve);
    return record;
}

QString countFault(const Motion &motion, const FrameCounts &counts, const EditResult &result)
{
    if (counts.error != result.error)
        return QStringLiteral("another error than foretold");
    const Motion after = applied(motion, result);
    if (after.keyCount() != motion.keyCount() - counts.deleted + counts.added)
        return QStringLiteral("%1 keys after %2, %3 deleted, %4 added")
            .arg(after.keyCount())
            .arg(motion.keyCount())
            .arg(counts.deleted)
            .arg(counts.added);
    for (const TrackRef track : after.tracks()) {
        if (!after.visit(track, [](const auto &keys) { return keys.isSorted(); }))
            return QStringLiteral("a track is not sorted");
    }
    return {};
}

} // namespace

class TestFrameEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void inserts_data();
    void inserts();
    void deletes_data();
    void deletes();
    void refuses_data();
    void refuses();
    void onlyTheGivenTracksMove();
    void curvesStayWithTheirKeys();
    void insertedFramesKeepRecordsBytes();
    void openedCutStaysACut();
    void openedWayOfABakedCameraIsStretched();
    void openedLightAndShadowCutsStayCuts();
    void insertingElsewhereKeepsCutsAdjacent();
    void deletedKeysAreCountedAndComeBack();
    void statesAreCarried_data();
    void statesAreCarried();
    void shadowModeIsCarried();
    void cutInsideDeletedFramesStaysACut_data();
    void cutInsideDeletedFramesStaysACut();
    void deletingWithoutCutsIsPlain();
    void lightCutInsideDeletedFramesStaysACut();
    void laws();
    void lawsOnTheCorpus();
};

void TestFrameEdits::inserts_data()
{
    QTest::addColumn<Frames>("frames");
    QTest::addColumn<qint64>("at");
    QTest::addColumn<qint64>("count");
    QTest::addColumn<Frames>("expected");
    const auto row = [](const char *name, Frames frames, qint64 at, qint64 count, Frames expected) {
        QTest::newRow(name) << frames << at << count << expected;
    };
    row("at the start", {0, 1, 10}, 0, 5, {5, 6, 15});
    row("at a key", {0, 10, 20}, 10, 1, {0, 11, 21});
    row("between keys", {0, 10, 20}, 5, 100, {0, 110, 120});
    row("after all", {0, 10}, 11, 5, {0, 10});
    row("several keys at a frame", {0, 10, 10, 20}, 10, 3, {0, 13, 13, 23});
    row("up to the last frame", {0, 10}, 10, maxFrame - 10, {0, maxFrame});
    row("more than there is room for, but nothing has to go there", {0, 10}, 20, 4000000000, {0, 10});
    row("into nothing", {}, 0, 5, {});
}

void TestFrameEdits::inserts()
{
    QFETCH(Frames, frames);
    QFETCH(qint64, at);
    QFETCH(qint64, count);
    QFETCH(Frames, expected);
    const Motion motion = oneBone(frames);
    const EditResult result = insertFrames(motion, motion.tracks(), {at, count});
    QCOMPARE(result.error, QString());
    QCOMPARE(framesOf(applied(motion, result), bone0), expected);
    QCOMPARE(result.edit.isEmpty(), expected == frames);
    QCOMPARE(editLawFault(motion, result), QString());
    QCOMPARE(countFault(motion, countInsertFrames(motion, motion.tracks(), {at, count}), result), QString());
}

void TestFrameEdits::deletes_data()
{
    QTest::addColumn<Frames>("frames");
    QTest::addColumn<qint64>("at");
    QTest::addColumn<qint64>("count");
    QTest::addColumn<Frames>("expected");
    QTest::addColumn<int>("deleted");
    const auto row = [](const char *name, Frames frames, qint64 at, qint64 count, Frames expected,
                        int deleted) { QTest::newRow(name) << frames << at << count << expected << deleted; };
    row("before all", {5, 10}, 0, 3, {2, 7}, 0);
    // What is inside the frame goes and is counted; what is behind it is not lost but takes its place.
    row("keys at 1 and 2, frame 1 deleted", {1, 2}, 1, 1, {1}, 1);
    row("between keys", {0, 10, 20}, 11, 5, {0, 10, 15}, 0);
    row("up to a key", {0, 10, 20}, 11, 9, {0, 10, 11}, 0);
    row("with keys", {0, 10, 12, 20}, 9, 5, {0, 15}, 2);
    row("several keys at a frame", {0, 10, 10, 20, 20}, 10, 10, {0, 10, 10}, 2);
    row("after all", {0, 10}, 11, 5, {0, 10}, 0);
    row("everything", {0, 10}, 0, 4000000000, {}, 2);
    row("up to the end of time", {0, 10, maxFrame}, 5, 4294967295, {0}, 2);
}

void TestFrameEdits::deletes()
{
    QFETCH(Frames, frames);
    QFETCH(qint64, at);
    QFETCH(qint64, count);
    QFETCH(Frames, expected);
    const Motion motion = oneBone(frames);
    const EditResult result = deleteFrames(motion, motion.tracks(), {at, count});
    QCOMPARE(framesOf(applied(motion, result), bone0), expected);
    const FrameCounts counts = countDeleteFrames(motion, motion.tracks(), {at, count});
    QTEST(int(counts.deleted), "deleted");
    QCOMPARE(result.overwritten, 0);
    QCOMPARE(editLawFault(motion, result), QString());
    QCOMPARE(countFault(motion, counts, result), QString());
}

void TestFrameEdits::refuses_data()
{
    QTest::addColumn<bool>("inserts");
    QTest::addColumn<qint64>("at");
    QTest::addColumn<qint64>("count");
    QTest::addColumn<QString>("message");
    QTest::newRow("no frames") << true << qint64(0) << qint64(0) << QStringLiteral("1 or more");
    QTest::newRow("less than none") << true << qint64(0) << qint64(-5) << QStringLiteral("1 or more");
    QTest::newRow("before the start") << true << qint64(-1) << qint64(1) << QStringLiteral("no frame -1");
    QTest::newRow("after the end") << true << qint64(4294967296) << qint64(1)
                                   << QStringLiteral("no frame 4294967296");
    QTest::newRow("too many") << true << qint64(5) << qint64(4294967286) << QStringLiteral("after frame");
    QTest::newRow("4 000 000 000 after 4 000 000 000")
        << true << qint64(0) << qint64(4294967290) << QStringLiteral("after frame");
    QTest::newRow("far too many") << true << qint64(5) << std::numeric_limits<qint64>::max()
                                  << QStringLiteral("after frame");
    QTest::newRow("none to delete") << false << qint64(0) << qint64(0) << QStringLiteral("1 or more");
    QTest::newRow("deleting before the start")
        << false << qint64(-1) << qint64(1) << QStringLiteral("no frame -1");
}

void TestFrameEdits::refuses()
{
    QFETCH(bool, inserts);
    QFETCH(qint64, at);
    QFETCH(qint64, count);
    QFETCH(QString, message);
    const Motion motion = oneBone({0, 10});
    const FrameRun run = {at, count};
    const EditResult result =
        inserts ? insertFrames(motion, motion.tracks(), run) : deleteFrames(motion, motion.tracks(), run);
    QVERIFY2(result.error.contains(message), qPrintable(result.error));
    QVERIFY(result.edit.isEmpty());
    QVERIFY(result.notes.isEmpty());
    QCOMPARE(result.changed, 0);
}

void TestFrameEdits::onlyTheGivenTracksMove()
{
    Motion motion = oneBone({0, 10});
    addBone(motion, oneBone({0, 10}).bones[0].keys);
    motion.states = states({{.frame = 10}});
    const Motion more = applied(motion, insertFrames(motion, {bone1}, {5, 3}));
    QCOMPARE(framesOf(more, bone0), Frames({0, 10}));
    QCOMPARE(framesOf(more, bone1), Frames({0, 13}));
    QCOMPARE(framesOf(more, stateTrack), Frames({10}));
    const Motion less = applied(motion, deleteFrames(motion, {bone0, stateTrack}, {5, 3}));
    QCOMPARE(framesOf(less, bone0), Frames({0, 7}));
    QCOMPARE(framesOf(less, bone1), Frames({0, 10}));
    QCOMPARE(framesOf(less, stateTrack), Frames({7}));
}

void TestFrameEdits::curvesStayWithTheirKeys()
{
    // A lead of blank frames, and frames between: each key keeps its curve.
    const CurvePoints eased = {35, 0, 93, 127};
    const Motion motion =
        motionOf(bone({{.frame = 0},
                       {.frame = 10, .position = {1, 0, 0}, .curves = withCurve(BoneChannel::X, eased)},
                       {.frame = 20}}));
    for (const qint64 at : {0, 5}) {
        const Motion after = applied(motion, insertFrames(motion, motion.tracks(), {at, 30}));
        QCOMPARE(after.bones[0].keys.key(1).curves, motion.bones[0].keys.key(1).curves);
        QCOMPARE(after.bones[0].keys.key(2).curves, motion.bones[0].keys.key(2).curves);
    }
    const Motion later = applied(motion, insertFrames(motion, motion.tracks(), {0, 30}));
    for (double frame = 0; frame <= 20; frame += 0.5)
        COMPARE_NEAR(sampleBone(later.bones[0].keys, frame + 30).position.x,
                     sampleBone(motion.bones[0].keys, frame).position.x, 0);
}

void TestFrameEdits::insertedFramesKeepRecordsBytes()
{
    QRandomGenerator random(9);
    for (int round = 0; round < 20; ++round) {
        const Motion motion = randomMotion(random, 20);
        const RawFile before(writeMotion(motion));
        QList<TrackRef> tracks = motion.tracks();
        tracks.removeIf([](TrackRef track) { return track.kind > TrackKind::Morph; });
        const RawFile after(writeMotion(applied(motion, insertFrames(motion, tracks, {10, 7}))));
        for (int section = 0; section < 6; ++section) {
            for (qsizetype i = 0; i < before.sections[section].size(); ++i) {
                const QByteArray &record = before.sections[section][i];
                const quint32 frame = rawFrame(section, record);
                const bool moves = section < 2 && frame >= 10;
                QCOMPARE(after.sections[section][i],
                         moves ? withRawFrame(section, record, frame + 7) : record);
            }
        }
    }
}

void TestFrameEdits::openedCutStaysACut()
{
    const Motion motion = motionOf(camera({shot(0, 0), shot(10, 5), shot(11, 80), shot(30, 90)}));
    const EditResult result = insertFrames(motion, motion.tracks(), {11, 6});
    const Motion after = applied(motion, result);
    QCOMPARE(framesOf(after, cameraTrack), Frames({0, 10, 16, 17, 36}));
    for (int frame = 0; frame <= 10; ++frame)
        COMPARE_NEAR(sampleCamera(after.camera, frame).target.x, sampleCamera(motion.camera, frame).target.x,
                     0);
    for (double frame = 10; frame < 17; frame += 0.25)
        COMPARE_NEAR(sampleCamera(after.camera, frame).target.x, 5, 0);
    for (int frame = 11; frame <= 30; ++frame)
        COMPARE_NEAR(sampleCamera(after.camera, frame + 6).target.x,
                     sampleCamera(motion.camera, frame).target.x, 1e-9);
    QCOMPARE(result.notes.size(), 1);
    QVERIFY2(result.notes[0].contains(QLatin1String("frame 16")), qPrintable(result.notes[0]));
    QCOMPARE(countInsertFrames(motion, motion.tracks(), {11, 6}).added, 1);
    QCOMPARE(editLawFault(motion, result), QString());
    QCOMPARE(result.edit.insertedKeys(), selected(after, cameraTrack, {16}));
}

void TestFrameEdits::openedWayOfABakedCameraIsStretched()
{
    const Motion motion = motionOf(camera({shot(0, 0), shot(1, 1), shot(2, 2), shot(3, 3)}));
    const EditResult result = insertFrames(motion, motion.tracks(), {2, 2});
    QCOMPARE(framesOf(applied(motion, result), cameraTrack), Frames({0, 1, 4, 5}));
    QVERIFY(result.notes.isEmpty());
}

void TestFrameEdits::openedLightAndShadowCutsStayCuts()
{
    const Motion lit = motionOf(light({{.frame = 0}, {.frame = 10, .colour = {1, 1, 1}}, {.frame = 11}}));
    const Motion longer = applied(lit, insertFrames(lit, lit.tracks(), {11, 3}));
    QCOMPARE(framesOf(longer, lightTrack), Frames({0, 10, 13, 14}));
    COMPARE_NEAR(sampleLight(longer.light, 12.5).colour.x, 1, 0);
    const Motion dark = motionOf(shadow({{.frame = 10}, {.frame = 11, .mode = 2, .distance = 0.05f}}));
    const Motion darker = applied(dark, insertFrames(dark, dark.tracks(), {11, 3}));
    QCOMPARE(framesOf(darker, shadowTrack), Frames({10, 13, 14}));
    QCOMPARE(sampleShadow(darker.shadow, 13).mode, 1);
    // Bones have no cuts.
    const Motion motion = oneBone({10, 11});
    QCOMPARE(framesOf(applied(motion, insertFrames(motion, motion.tracks(), {11, 3})), bone0),
             Frames({10, 14}));
}

void TestFrameEdits::insertingElsewhereKeepsCutsAdjacent()
{
    const Motion motion = motionOf(camera({shot(0, 0), shot(10, 5), shot(11, 80)}));
    QCOMPARE(framesOf(applied(motion, insertFrames(motion, motion.tracks(), {10, 6})), cameraTrack),
             Frames({0, 16, 17}));
    QCOMPARE(framesOf(applied(motion, insertFrames(motion, motion.tracks(), {12, 6})), cameraTrack),
             Frames({0, 10, 11}));
}

void TestFrameEdits::deletedKeysAreCountedAndComeBack()
{
    const Motion motion = oneBone({1, 2});
    const EditResult result = deleteFrames(motion, motion.tracks(), {1, 1});
    Motion after = applied(motion, result);
    COMPARE_NEAR(after.bones[0].keys.key(0).position.x, 2, 0);
    QCOMPARE(result.notes.size(), 1);
    QVERIFY2(result.notes[0].startsWith(QLatin1String("1 key(s)")), qPrintable(result.notes[0]));
    QCOMPARE(result.changed, 2);
    result.edit.inverted().apply(after);
    QVERIFY(after == motion);
}

void TestFrameEdits::statesAreCarried_data()
{
    QTest::addColumn<Frames>("records"); ///< every second one switches "a" off
    QTest::addColumn<Frames>("expected");
    QTest::addColumn<bool>("told");
    QTest::newRow("one in the range") << Frames{0, 13} << Frames{0, 10} << true;
    QTest::newRow("the last of several") << Frames{0, 11, 13, 17, 40} << Frames{0, 10, 20} << true;
    QTest::newRow("one at the end") << Frames{0, 13, 30} << Frames{0, 10} << false;
    QTest::newRow("none") << Frames{0, 35} << Frames{0, 15} << false;
    // It stays where it is, which is nothing to speak of.
    QTest::newRow("at its first frame") << Frames{0, 10} << Frames{0, 10} << false;
    QTest::newRow("at its last frame") << Frames{0, 29, 31} << Frames{0, 10, 11} << true;
}

void TestFrameEdits::statesAreCarried()
{
    QFETCH(Frames, records);
    QFETCH(Frames, expected);
    QFETCH(bool, told);
    KeyColumns<StateKey> keys;
    for (const quint32 frame : records)
        keys.append(StateRecord{frame, 1, {ikState("a", keys.size() % 2 == 0)}}.key(quint32(keys.size())));
    const Motion motion = motionOf(keys);
    const EditResult result = deleteFrames(motion, motion.tracks(), {10, 20});
    const Motion after = applied(motion, result);
    QCOMPARE(framesOf(after, stateTrack), expected);
    for (int frame = 0; frame < 60; ++frame) {
        QCOMPARE(sampleState(after.states, frame).ikEnabled("a"),
                 sampleState(motion.states, frame < 10 ? frame : frame + 20).ikEnabled("a"));
    }
    QCOMPARE(result.notes.filter(QStringLiteral("Display/IK")).size(), told ? 1 : 0);
    QCOMPARE(editLawFault(motion, result), QString());
    QCOMPARE(countFault(motion, countDeleteFrames(motion, motion.tracks(), {10, 20}), result), QString());
}

void TestFrameEdits::shadowModeIsCarried()
{
    const Motion motion = motionOf(
        shadow({{.frame = 0}, {.frame = 15, .mode = 2, .distance = 0.05f}, {.frame = 60, .mode = 2}}));
    const Motion after = applied(motion, deleteFrames(motion, motion.tracks(), {10, 20}));
    QCOMPARE(framesOf(after, shadowTrack), Frames({0, 10, 40}));
    for (int frame = 0; frame < 40; ++frame)
        QCOMPARE(sampleShadow(after.shadow, frame).mode,
                 sampleShadow(motion.shadow, frame < 10 ? frame : frame + 20).mode);
    // A key that only sets the distance goes.
    const Motion plain = motionOf(shadow({{.frame = 0}, {.frame = 15, .distance = 0.05f}, {.frame = 60}}));
    QCOMPARE(framesOf(applied(plain, deleteFrames(plain, plain.tracks(), {10, 20})), shadowTrack),
             Frames({0, 40}));
}

void TestFrameEdits::cutInsideDeletedFramesStaysACut_data()
{
    QTest::addColumn<Frames>(
        "frames"); ///< the last two before and the first after 50 are far from each other
    QTest::addColumn<qint64>("at");
    QTest::addColumn<qint64>("count");
    QTest::addColumn<Frames>("expected");
    const Frames frames = {0, 49, 50, 100};
    QTest::newRow("around it") << frames << qint64(40) << qint64(20) << Frames{0, 39, 40, 80};
    QTest::newRow("from its later key") << frames << qint64(50) << qint64(10) << Frames{0, 49, 50, 90};
    QTest::newRow("up to its later key") << frames << qint64(40) << qint64(10) << Frames{0, 39, 40, 90};
    QTest::newRow("its two keys") << frames << qint64(49) << qint64(2) << Frames{0, 48, 49, 98};
    QTest::newRow("up to the end") << frames << qint64(40) << qint64(100) << Frames{0, 39, 40};
    QTest::newRow("up to the last key") << frames << qint64(40) << qint64(60) << Frames{0, 39, 40};
    QTest::newRow("from the start") << frames << qint64(0) << qint64(60) << Frames{0, 40};
    QTest::newRow("two cuts") << Frames{0, 49, 50, 60, 61, 100} << qint64(40) << qint64(30)
                              << Frames{0, 39, 40, 70};
}

void TestFrameEdits::cutInsideDeletedFramesStaysACut()
{
    QFETCH(Frames, frames);
    QFETCH(qint64, at);
    QFETCH(qint64, count);
    QFETCH(Frames, expected);
    const CurvePoints curves[] = {{20, 20, 107, 107}, {64, 0, 64, 127}, {10, 60, 100, 90}, {0, 80, 90, 127}};
    KeyColumns<CameraKey> keys;
    float x = 0;
    for (const quint32 frame : frames) {
        x += keys.size() > 0 && frame == keys.frames().constLast() + 1 ? 500.0f : 20.0f;
        keys.append(shot(frame, x, curves[keys.size() % 4]).key(quint32(keys.size())));
    }
    const Motion motion = motionOf(keys);
    const EditResult result = deleteFrames(motion, motion.tracks(), {at, count});
    const Motion after = applied(motion, result);
    QCOMPARE(framesOf(after, cameraTrack), expected);
    // What is left plays as before; halves of curves are rounded to their grid.
    const double rounding = 20 * 0.02;
    for (double frame = 0; frame <= double(at) - 1; frame += 0.5)
        COMPARE_NEAR(sampleCamera(after.camera, frame).target.x, sampleCamera(motion.camera, frame).target.x,
                     rounding);
    for (double frame = double(at); frame < 100; frame += 0.5)
        COMPARE_NEAR(sampleCamera(after.camera, frame).target.x,
                     sampleCamera(motion.camera, frame + double(count)).target.x, rounding);
    QCOMPARE(result.notes.filter(QStringLiteral("cut")).size(), 1);
    QCOMPARE(editLawFault(motion, result), QString());
    QCOMPARE(countFault(motion, countDeleteFrames(motion, motion.tracks(), {at, count}), result), QString());
}

void TestFrameEdits::deletingWithoutCutsIsPlain()
{
    const Motion motion = motionOf(camera({shot(0, 0), shot(49, 5), shot(60, 7), shot(100, 9)}));
    const EditResult result = deleteFrames(motion, motion.tracks(), {40, 15});
    QCOMPARE(framesOf(applied(motion, result), cameraTrack), Frames({0, 45, 85}));
    QCOMPARE(result.notes.size(), 1);
}

void TestFrameEdits::lightCutInsideDeletedFramesStaysACut()
{
    const Motion motion = motionOf(light({{.frame = 0, .colour = {0, 0, 0}},
                                          {.frame = 49, .colour = {0.5f, 0, 0}},
                                          {.frame = 50, .colour = {0, 1, 0}},
                                          {.frame = 100, .colour = {0, 0, 1}}}));
    const Motion after = applied(motion, deleteFrames(motion, motion.tracks(), {40, 20}));
    QCOMPARE(framesOf(after, lightTrack), Frames({0, 39, 40, 80}));
    for (double frame = 0; frame < 80; frame += 0.5) {
        if (frame > 39 && frame < 40)
            continue;
        COMPARE_VECTOR_NEAR(sampleLight(after.light, frame).colour,
                            sampleLight(motion.light, frame < 40 ? frame : frame + 20).colour, 1e-6);
    }
}

void TestFrameEdits::laws()
{
    QRandomGenerator random(10);
    for (int round = 0; round < 300; ++round) {
        const Motion motion = randomMotion(random, 1 + random.bounded(40));
        QList<TrackRef> tracks = motion.tracks();
        tracks.removeIf([&random](TrackRef) { return random.bounded(4) == 0; });
        const FrameRun run = {random.bounded(90), random.bounded(1, 50)};
        const EditResult inserted = insertFrames(motion, tracks, run);
        QCOMPARE(editLawFault(motion, inserted), QString());
        QCOMPARE(countFault(motion, countInsertFrames(motion, tracks, run), inserted), QString());
        const EditResult deleted = deleteFrames(motion, tracks, run);
        QCOMPARE(editLawFault(motion, deleted), QString());
        QCOMPARE(countFault(motion, countDeleteFrames(motion, tracks, run), deleted), QString());
        // What was inserted can be deleted again, but for the keys that hold cuts open.
        const Motion longer = applied(motion, inserted);
        const Motion back = applied(longer, deleteFrames(longer, tracks, run));
        for (const TrackRef track : motion.tracks()) {
            if (track.kind == TrackKind::Bone || track.kind == TrackKind::Morph ||
                track.kind == TrackKind::State)
                QCOMPARE(framesOf(back, track), framesOf(motion, track));
        }
        QVERIFY(back.bones == motion.bones);
    }
}

void TestFrameEdits::lawsOnTheCorpus()
{
    const QStringList files = corpusFiles(QStringLiteral("vmd"));
    if (files.isEmpty())
        QSKIP(noCorpus);
    for (const QString &file : files) {
        const ReadResult read = readMotionFile(file);
        if (!read.ok)
            continue;
        const Motion &motion = read.motion;
        const FrameRun run = {motion.lastFrame() / 2, 30};
        for (const EditResult &result :
             {insertFrames(motion, motion.tracks(), run), deleteFrames(motion, motion.tracks(), run)}) {
            const QString law = editLawFault(motion, result);
            QVERIFY2(law.isEmpty(), qPrintable(corpusName(file) + u' ' + law));
        }
        if (motion.lastFrame() == maxFrame)
            continue;
        const Motion later = applied(motion, insertFrames(motion, motion.tracks(), {0, 1}));
        QCOMPARE(later.keyCount(), motion.keyCount());
    }
}

QTEST_GUILESS_MAIN(TestFrameEdits)
#include "tst_frameedits.moc"
