// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/reverseedits.h"
#include "editor-core/motion/bezier.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/corpus.h"
#include "tests/support/editproperty.h"
#include "tests/support/motions.h"
#include "tests/support/randomedits.h"
#include "tests/support/smallmotions.h"

#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

using Frames = QList<quint32>;

Motion reversed(const Motion &motion, const KeySelection &selection)
{
    return applied(motion, reverseKeys(motion, selection));
}

CurvePoints randomCurve(QRandomGenerator &random)
{
    const auto coordinate = [&random] { return quint8(random.bounded(128)); };
    return {coordinate(), coordinate(), coordinate(), coordinate()};
}

/// Keys on some frames from 0 to the last one, with values and curves that can be told apart.
KeyColumns<BoneKey> dance(QRandomGenerator &random, quint32 last)
{
    KeyColumns<BoneKey> keys;
    for (quint32 frame = 0; frame <= last;
         frame = frame == last ? last + 1 : qMin(last, frame + 1 + quint32(random.bounded(9)))) {
        BoneRecord record;
        record.frame = frame;
        record.position = {float(random.bounded(40)), float(random.bounded(40)), float(random.bounded(40))};
        record.rotation = turnedBy({0, 1, 0}, random.bounded(120));
        for (int c = 0; c < boneChannelCount; ++c)
            record.curves.setCurve(BoneChannel(c), randomCurve(random));
        keys.append(record.key(quint32(keys.size())));
    }
    return keys;
}

} // namespace

class TestReverseEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void curveIsMirrored();
    void bonesPlayBackwards();
    void partOfATrackPlaysBackwards();
    void wayIntoTheSpanKeepsItsCurve();
    void tracksAreMirroredInOneSpan();
    void morphsAndLightPlayBackwards();
    void cameraCutsPlayBackwards();
    void physicsHoldsOverTheMirroredWay();
    void shadowModeHoldsOverTheMirroredWay();
    void statesPlayBackwards_data();
    void statesPlayBackwards();
    void whatFollowsKeepsItsStates();
    void twiceIsAsBefore();
    void keysAtOneFrameStayTogether();
    void overwrittenKeysAreCounted();
    void oneFrameChangesNothing();
    void laws();
    void lawsOnTheCorpus();
};

void TestReverseEdits::curveIsMirrored()
{
    QCOMPARE(reversedCurve({1, 2, 100, 127}), CurvePoints({27, 0, 126, 125}));
    QCOMPARE(reversedCurve({200, 0, 0, 0}), CurvePoints({127, 127, 0, 127})); // over 127 counts as 127
    QRandomGenerator random(1);
    for (int round = 0; round < 50; ++round) {
        const CurvePoints curve = randomCurve(random);
        for (double x = 0; x <= 1; x += 0.0625)
            COMPARE_NEAR(evaluateCurve(reversedCurve(curve), 1 - x), 1 - evaluateCurve(curve, x), 1e-9);
    }
}

void TestReverseEdits::bonesPlayBackwards()
{
    QRandomGenerator random(2);
    for (int round = 0; round < 20; ++round) {
        const Motion motion = motionOf(dance(random, 60));
        const Motion back = reversed(motion, KeySelection::all(motion));
        for (double frame = 0; frame <= 60; frame += 0.25) {
            const BonePose was = sampleBone(motion.bones[0].keys, frame);
            const BonePose is = sampleBone(back.bones[0].keys, 60 - frame);
            COMPARE_VECTOR_NEAR(is.position, was.position, 1e-6);
            COMPARE_ROTATION_NEAR(is.rotation, was.rotation, 1e-6);
        }
    }
}

void TestReverseEdits::partOfATrackPlaysBackwards()
{
    QRandomGenerator random(3);
    const Motion motion = motionOf(dance(random, 100));
    const KeyColumns<BoneKey> &keys = motion.bones[0].keys;
    RowSet rows;
    rows.setRange(4, 10, true);
    KeySelection selection;
    selection.setRows(bone0, rows);
    const double first = keys.frames()[4];
    const double last = keys.frames()[9];
    const Motion back = reversed(motion, selection);
    for (double frame = first; frame <= last; frame += 0.5) {
        COMPARE_VECTOR_NEAR(sampleBone(back.bones[0].keys, first + last - frame).position,
                            sampleBone(keys, frame).position, 1e-6);
    }
    for (const double frame : {0.0, double(keys.frames()[3]), double(keys.frames()[10]), 100.0})
        COMPARE_VECTOR_NEAR(sampleBone(back.bones[0].keys, frame).position, sampleBone(keys, frame).position,
                            0);
}

void TestReverseEdits::wayIntoTheSpanKeepsItsCurve()
{
    QRandomGenerator random(4);
    const Motion motion = motionOf(dance(random, 40));
    RowSet rows;
    rows.setRange(2, 5, true);
    KeySelection selection;
    selection.setRows(bone0, rows);
    const Motion back = reversed(motion, selection);
    QCOMPARE(back.bones[0].keys.key(2).curves, motion.bones[0].keys.key(2).curves);
}

void TestReverseEdits::tracksAreMirroredInOneSpan()
{
    Motion motion = oneBone({0, 10, 30});
    addBone(motion, oneBone({5, 20}).bones[0].keys);
    const Motion back = reversed(motion, KeySelection::all(motion));
    QCOMPARE(framesOf(back, bone0), Frames({0, 20, 30}));
    QCOMPARE(framesOf(back, bone1), Frames({10, 25}));
}

void TestReverseEdits::morphsAndLightPlayBackwards()
{
    const Motion face = motionOf(morph({{0, 0}, {10, 1}, {13, 0.25f}}));
    const Motion back = reversed(face, KeySelection::all(face));
    const Motion lit = motionOf(light({{.frame = 0}, {.frame = 10, .colour = {1, 0, 0.5f}}, {.frame = 13}}));
    const Motion litBack = reversed(lit, KeySelection::all(lit));
    for (double frame = 0; frame <= 13; frame += 0.5) {
        COMPARE_NEAR(sampleMorph(back.morphs[0].keys, 13 - frame), sampleMorph(face.morphs[0].keys, frame),
                     1e-9);
        COMPARE_VECTOR_NEAR(sampleLight(litBack.light, 13 - frame).colour,
                            sampleLight(lit.light, frame).colour, 1e-9);
    }
}

void TestReverseEdits::cameraCutsPlayBackwards()
{
    const auto shot = [](quint32 frame, float x, quint8 projection, CurvePoints curve) {
        CameraRecord record;
        record.frame = frame;
        record.target = {x, 10, 0};
        record.projection = projection;
        record.curves.setCurve(CameraChannel::X, curve);
        return record;
    };
    const Motion motion =
        motionOf(camera({shot(0, 0, 0, {}), shot(10, 4, 0, {64, 0, 64, 127}), shot(11, 90, 1, {0, 0, 0, 0}),
                         shot(25, 70, 1, {0, 100, 30, 127})}));
    const Motion back = reversed(motion, KeySelection::all(motion));
    QCOMPARE(framesOf(back, cameraTrack), Frames({0, 14, 15, 25}));
    for (int frame = 0; frame <= 25; ++frame) {
        const CameraPose was = sampleCamera(motion.camera, frame);
        const CameraPose is = sampleCamera(back.camera, 25 - frame);
        COMPARE_VECTOR_NEAR(is.target, was.target, 1e-6);
        QCOMPARE(is.perspective, was.perspective);
    }
    // Nothing is interpolated at the cut.
    COMPARE_NEAR(sampleCamera(back.camera, 14.5).target.x, 90, 0);
}

void TestReverseEdits::physicsHoldsOverTheMirroredWay()
{
    // Off from 10 until 20, then on.
    const Motion motion = motionOf(bone({{.frame = 0},
                                         {.frame = 10, .form = physicsOff()},
                                         {.frame = 20},
                                         {.frame = 30},
                                         {.frame = 31, .form = physicsOff()}}));
    const Motion back = reversed(motion, KeySelection::all(motion));
    for (int frame = 0; frame <= 31; ++frame) {
        // A key's own frame belongs to the way after it.
        if (frame != 10 && frame != 20)
            QCOMPARE(sampleBone(back.bones[0].keys, 31 - frame).physicsOff,
                     sampleBone(motion.bones[0].keys, frame).physicsOff);
    }
    QCOMPARE(sampleBone(back.bones[0].keys, 31).physicsOff, false);
}

void TestReverseEdits::shadowModeHoldsOverTheMirroredWay()
{
    const Motion motion =
        motionOf(shadow({{.frame = 0}, {.frame = 10, .mode = 2}, {.frame = 11, .mode = 0}, {.frame = 30}}));
    const Motion back = reversed(motion, KeySelection::all(motion));
    for (int frame = 0; frame < 30; ++frame) {
        if (frame != 10)
            QCOMPARE(sampleShadow(back.shadow, 30 - frame).mode, sampleShadow(motion.shadow, frame).mode);
    }
}

void TestReverseEdits::statesPlayBackwards_data()
{
    QTest::addColumn<Frames>("records"); ///< the n-th switches IK "a" on where n is odd, hides where it is 2
    QTest::addColumn<Frames>("expected");
    QTest::newRow("two") << Frames{0, 10} << Frames{0, 31};
    QTest::newRow("up to the end") << Frames{0, 10, 40} << Frames{0, 1, 31};
    QTest::newRow("the first after the start") << Frames{7, 10, 12} << Frames{0, 29, 31, 34};
    QTest::newRow("the last in the middle") << Frames{0, 7, 9} << Frames{0, 32, 34};
    QTest::newRow("one after the other") << Frames{0, 1, 2, 3} << Frames{0, 38, 39, 40};
    QTest::newRow("one") << Frames{20} << Frames{0, 21};
}

void TestReverseEdits::statesPlayBackwards()
{
    QFETCH(Frames, records);
    QFETCH(Frames, expected);
    KeyColumns<StateKey> keys;
    for (const quint32 frame : records) {
        const bool odd = keys.size() % 2;
        keys.append(StateRecord{frame, quint8(keys.size() != 2), {ikState("a", odd), ikState("b", 1)}}.key(
            quint32(keys.size())));
    }
    Motion motion = motionOf(keys);
    addBone(motion, oneBone({0, 40}).bones[0].keys);
    const KeySelection selection = KeySelection::all(motion);
    const EditResult result = reverseKeys(motion, selection);
    const Motion back = applied(motion, result);
    QCOMPARE(framesOf(back, stateTrack), expected);
    QCOMPARE(result.notes.size(), expected.size() - records.size());
    for (int frame = 0; frame <= 40; ++frame) {
        const StatePose was = sampleState(motion.states, frame);
        const StatePose is = sampleState(back.states, 40 - frame);
        QCOMPARE(is.visible, was.visible);
        QCOMPARE(is.ikEnabled("a"), was.ikEnabled("a"));
    }
    QCOMPARE(editLawFault(motion, result), QString());
}

void TestReverseEdits::whatFollowsKeepsItsStates()
{
    Motion motion = motionOf(states({{.frame = 0}, {.frame = 20, .ik = {ikState("a", 0)}}}));
    addBone(motion, oneBone({0, 10, 30, 50}).bones[0].keys);
    KeySelection selection = selected(motion, stateTrack);
    selectFrames(selection, motion, bone0, {0, 10, 30});
    const EditResult result = reverseKeys(motion, selection);
    const Motion back = applied(motion, result);
    for (int frame = 31; frame <= 60; ++frame)
        QCOMPARE(sampleState(back.states, frame).ikEnabled("a"), false);
    QCOMPARE(sampleState(back.states, 30).ikEnabled("a"), true);
    QCOMPARE(result.notes.size(), 1);
    // Where nothing follows nothing is added.
    QCOMPARE(reversed(motion, KeySelection::all(motion)).states.size(), 2);
}

void TestReverseEdits::twiceIsAsBefore()
{
    QRandomGenerator random(6);
    Motion motion = motionOf(dance(random, 60));
    motion.states = states({{.frame = 0}, {.frame = 20, .visible = 0}, {.frame = 30}});
    motion.nextOrder[std::size_t(RecordSection::States)] = 3;
    const EditResult once = reverseKeys(motion, KeySelection::all(motion));
    const Motion back = applied(motion, once);
    const Motion again = reversed(back, KeySelection::all(back));
    QVERIFY(again.bones[0].keys == motion.bones[0].keys);
    QCOMPARE(framesOf(again, stateTrack), framesOf(motion, stateTrack));
}

void TestReverseEdits::keysAtOneFrameStayTogether()
{
    const Motion motion = oneBone({0, 10, 10, 25});
    const Motion back = reversed(motion, KeySelection::all(motion));
    QCOMPARE(framesOf(back, bone0), Frames({0, 15, 15, 25}));
    QCOMPARE(back.bones[0].keys.orders(), Frames({3, 1, 2, 0}));
}

void TestReverseEdits::overwrittenKeysAreCounted()
{
    const Motion motion = oneBone({0, 10, 20, 30});
    const KeySelection selection = selected(motion, bone0, {0, 20, 30});
    const EditResult result = reverseKeys(motion, selection);
    QCOMPARE(framesOf(applied(motion, result), bone0), Frames({0, 10, 30}));
    QCOMPARE(result.overwritten, 1);
    QCOMPARE(keysOverwrittenByReverse(motion, selection), 1);
    QCOMPARE(editLawFault(motion, result), QString());
}

void TestReverseEdits::oneFrameChangesNothing()
{
    const Motion motion = oneBone({0, 10, 20});
    QVERIFY(reverseKeys(motion, selected(motion, bone0, {10})).edit.isEmpty());
    QVERIFY(reverseKeys(motion, {}).edit.isEmpty());
}

void TestReverseEdits::laws()
{
    QRandomGenerator random(8);
    for (int round = 0; round < 200; ++round) {
        const Motion motion = randomMotion(random, 1 + random.bounded(40));
        const KeySelection keys = randomSelection(motion, random);
        const EditResult result = reverseKeys(motion, keys);
        QCOMPARE(editLawFault(motion, result), QString());
        QCOMPARE(result.overwritten, keysOverwrittenByReverse(motion, keys));
        QCOMPARE(applied(motion, result).keyCount(),
                 motion.keyCount() - result.overwritten + result.notes.size());
        for (const TrackRef track : motion.tracks())
            QVERIFY(applied(motion, result).visit(track, [](const auto &k) { return k.isSorted(); }));
    }
}

void TestReverseEdits::lawsOnTheCorpus()
{
    const QStringList files = corpusFiles(QStringLiteral("vmd"));
    if (files.isEmpty())
        QSKIP(noCorpus);
    for (const QString &file : files) {
        const ReadResult read = readMotionFile(file);
        if (!read.ok || read.motion.keyCount() == 0)
            continue;
        const EditResult result = reverseKeys(read.motion, KeySelection::all(read.motion));
        const QString law = editLawFault(read.motion, result);
        QVERIFY2(law.isEmpty(), qPrintable(corpusName(file) + u' ' + law));
        // The pose at a few frames is that of the mirrored ones.
        const Motion back = applied(read.motion, result);
        const auto [first, last] = KeySelection::all(read.motion).frameSpan(read.motion);
        for (qsizetype b = 0; b < qMin<qsizetype>(read.motion.bones.size(), 5); ++b) {
            const KeyColumns<BoneKey> &keys = read.motion.bones[b].keys;
            const double middle = (keys.frames().constFirst() + keys.frames().constLast()) / 2;
            COMPARE_VECTOR_NEAR(sampleBone(back.bones[b].keys, double(first + last) - middle).position,
                                sampleBone(keys, middle).position, 1e-3);
        }
    }
}

QTEST_GUILESS_MAIN(TestReverseEdits)
#include "tst_reverseedits.moc"
