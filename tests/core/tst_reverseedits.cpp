// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/coursefit.h"
#include "editor-core/edits/reverseedits.h"
#include "editor-core/motion/bezier.h"
#include "editor-core/motion/curveshape.h"
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

CurvePoints gentleCurve(QRandomGenerator &random)
{
    const auto between = [&random](int low, int high) { return quint8(random.bounded(low, high)); };
    return {between(20, 60), between(0, 50), between(60, 110), between(80, 128)};
}

/// Ascending frames up to the last one.
Frames someFrames(QRandomGenerator &random, quint32 last)
{
    Frames frames;
    for (quint32 frame = quint32(random.bounded(30)); frame <= last;
         frame += 1 + quint32(random.bounded(random.bounded(3) ? 25 : 3)))
        frames.append(frame);
    if (frames.isEmpty())
        frames.append(quint32(random.bounded(int(last))));
    return frames;
}

/// Tracks of every kind with keys where it happens, all that steps among it.
Motion everyKind(QRandomGenerator &random, quint32 last)
{
    const auto value = [&random] { return float(random.bounded(3) ? random.bounded(20) : 5); };
    QList<BoneRecord> bones;
    for (const quint32 frame : someFrames(random, last)) {
        BoneRecord record;
        record.frame = frame;
        record.position = {value(), value(), value()};
        record.rotation = turnedBy({0, 1, 0}, random.bounded(120));
        for (int c = 0; c < boneChannelCount; ++c)
            record.curves.setCurve(BoneChannel(c), gentleCurve(random));
        if (random.bounded(2))
            record.form = physicsOff();
        bones.append(record);
    }
    QList<CameraRecord> shots;
    for (const quint32 frame : someFrames(random, last)) {
        CameraRecord record;
        record.frame = frame;
        record.target = {value(), value(), value()};
        record.distance = -value();
        record.projection = quint8(random.bounded(2));
        for (int c = 0; c < cameraChannelCount; ++c)
            record.curves.setCurve(CameraChannel(c), gentleCurve(random));
        shots.append(record);
    }
    QList<LightRecord> lights;
    for (const quint32 frame : someFrames(random, last))
        lights.append(LightRecord{.frame = frame, .colour = {value(), 0, 1}});
    QList<ShadowRecord> shadows;
    for (const quint32 frame : someFrames(random, last))
        shadows.append(ShadowRecord{.frame = frame, .mode = quint8(random.bounded(3)), .distance = value()});
    QList<StateRecord> records;
    for (const quint32 frame : someFrames(random, last))
        records.append(StateRecord{.frame = frame,
                                   .visible = quint8(random.bounded(2)),
                                   .ik = {ikState("a", quint8(random.bounded(2)))}});
    QList<std::pair<quint32, float>> weights;
    for (const quint32 frame : someFrames(random, last))
        weights.append({frame, value()});

    Motion motion;
    const auto keysOfAll = [](const auto &list) {
        auto keys = KeyColumns<std::decay_t<decltype(list[0].key(0))>>();
        for (const auto &record : list)
            keys.append(record.key(quint32(keys.size())));
        return keys;
    };
    addBone(motion, keysOfAll(bones));
    MorphTrack face;
    face.name = "morph";
    face.sourceField = KeyName::fromBytes(face.name);
    for (const auto &[frame, weight] : weights)
        face.keys.append(MorphRecord{frame, weight}.key(quint32(face.keys.size())));
    motion.morphs.append(face);
    motion.camera = keysOfAll(shots);
    motion.light = keysOfAll(lights);
    motion.shadow = keysOfAll(shadows);
    motion.states = keysOfAll(records);
    for (const TrackRef track : motion.tracks())
        motion.nextOrder[std::size_t(sectionOf(track.kind))] = quint32(motion.keyCount(track));
    return motion;
}

/// All keys from one frame to another.
KeySelection keysFrom(const Motion &motion, qint64 first, qint64 last)
{
    KeySelection selection;
    for (const TrackRef track : motion.tracks()) {
        motion.visit(track, [&](const auto &keys) {
            RowSet rows;
            rows.setRange(keys.lowerBound(first), keys.upperBound(last), true);
            selection.setRows(track, rows);
        });
    }
    return selection;
}

/// What the grid of curves may cost, as a share of a value's way; what nobody sees does not count as a cost.
double costOf(const EditResult &result)
{
    return std::max(result.curves.worst, 1.0 / 127);
}

/// Compares what two motions show at a frame each, whole frames; a text where they differ.
QString difference(const Motion &a, qint64 frameA, const Motion &b, qint64 frameB, double cost,
                   const KeySelection *of = nullptr)
{
    // Of a track without selected keys nothing is played backwards.
    const auto counts = [of](TrackRef track) { return !of || !of->rows(track).isEmpty(); };
    const auto far = [&](double x, double y, double range) { return std::abs(x - y) > cost * range + 1e-5; };
    const auto apart = [&](const Vec3d &x, const Vec3d &y, double range) {
        return far(x.x, y.x, range) || far(x.y, y.y, range) || far(x.z, y.z, range);
    };
    const BonePose boneA = sampleBone(a.bones[0].keys, double(frameA));
    const BonePose boneB = sampleBone(b.bones[0].keys, double(frameB));
    const double degrees = degreesBetween(boneA.rotation, boneB.rotation);
    if (counts(bone0) && (apart(boneA.position, boneB.position, 20) || degrees > 120 * cost + 1e-3))
        return QStringLiteral("bone");
    if (counts(bone0) && (boneA.physicsOff != boneB.physicsOff))
        return QStringLiteral("physics");
    if (counts(morph0) && (far(sampleMorph(a.morphs[0].keys, double(frameA)),
                               sampleMorph(b.morphs[0].keys, double(frameB)), 0)))
        return QStringLiteral("morph");
    const CameraPose cameraA = sampleCamera(a.camera, double(frameA));
    const CameraPose cameraB = sampleCamera(b.camera, double(frameB));
    if (counts(cameraTrack) &&
        (apart(cameraA.target, cameraB.target, 20) || far(cameraA.distance, cameraB.distance, 65)))
        return QStringLiteral("camera");
    if (counts(cameraTrack) && (cameraA.perspective != cameraB.perspective))
        return QStringLiteral("perspective");
    if (counts(lightTrack) &&
        (apart(sampleLight(a.light, double(frameA)).colour, sampleLight(b.light, double(frameB)).colour, 0)))
        return QStringLiteral("light");
    const ShadowPose shadowA = sampleShadow(a.shadow, double(frameA));
    const ShadowPose shadowB = sampleShadow(b.shadow, double(frameB));
    if (counts(shadowTrack) && (far(shadowA.distance, shadowB.distance, 0)))
        return QStringLiteral("shadow");
    if (counts(shadowTrack) && (shadowA.mode != shadowB.mode))
        return QStringLiteral("shadow mode");
    const StatePose stateA = sampleState(a.states, double(frameA));
    const StatePose stateB = sampleState(b.states, double(frameB));
    if (counts(stateTrack) &&
        (stateA.visible != stateB.visible || stateA.ikEnabled("a") != stateB.ikEnabled("a")))
        return QStringLiteral("display/IK");
    return {};
}

} // namespace

class TestReverseEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void curveIsMirrored();
    void everyFrameShowsItsMirroredOne_data();
    void everyFrameShowsItsMirroredOne();
    void lastValueIsHeldFromTheStart();
    void wayFromRestIsTheWayBackToIt();
    void wayToWhatFollowsIsSplit();
    void restNeedsNoKey();
    void keysThatStayKeepTheEnds();
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
    void twiceWithAddedKeysIsSeenAsBefore();
    void recordsAloneKeepTheirSpan();
    void keysAtOneFrameStayTogether();
    void overwrittenKeysAreCounted();
    void oneFrameChangesNothing();
    void laws();
    void lawsOnTheCorpus();
};

void TestReverseEdits::curveIsMirrored()
{
    QCOMPARE(mirroredCurve({1, 2, 100, 127}), CurvePoints({27, 0, 126, 125}));
    QCOMPARE(mirroredCurve({200, 0, 0, 0}), CurvePoints({127, 127, 0, 127})); // over 127 counts as 127
    QRandomGenerator random(1);
    for (int round = 0; round < 50; ++round) {
        const CurvePoints curve = randomCurve(random);
        for (double x = 0; x <= 1; x += 0.0625)
            COMPARE_NEAR(evaluateCurve(mirroredCurve(curve), 1 - x), 1 - evaluateCurve(curve, x), 1e-9);
    }
}

void TestReverseEdits::everyFrameShowsItsMirroredOne_data()
{
    QTest::addColumn<qint64>("from");
    QTest::addColumn<qint64>("to");
    QTest::newRow("all") << qint64(0) << qint64(120);
    QTest::newRow("from the start") << qint64(0) << qint64(70);
    QTest::newRow("to the end") << qint64(50) << qint64(120);
    QTest::newRow("in the middle") << qint64(40) << qint64(80);
}

void TestReverseEdits::everyFrameShowsItsMirroredOne()
{
    QFETCH(qint64, from);
    QFETCH(qint64, to);
    QRandomGenerator random(quint32(11 + from + to));
    for (int round = 0; round < 60; ++round) {
        const Motion motion = everyKind(random, 120);
        const KeySelection selection = keysFrom(motion, from, to);
        const auto [first, last] = selection.frameSpan(motion);
        const EditResult result = reverseKeys(motion, selection);
        QCOMPARE(editLawFault(motion, result), QString());
        const Motion back = applied(motion, result);
        for (qint64 frame = first; frame <= last; ++frame) {
            const QString fault =
                difference(back, first + last - frame, motion, frame, costOf(result), &selection);
            QVERIFY2(fault.isEmpty(),
                     qPrintable(QStringLiteral("%1 at %2, round %3").arg(fault).arg(frame).arg(round)));
        }
    }
}

void TestReverseEdits::lastValueIsHeldFromTheStart()
{
    // The second bone holds 10 from frame 10 on.
    Motion motion = oneBone({0, 60});
    addBone(motion, oneBone({0, 10}).bones[0].keys);
    const EditResult result = reverseKeys(motion, KeySelection::all(motion));
    const Motion back = applied(motion, result);
    QCOMPARE(framesOf(back, bone1), Frames({0, 50, 60}));
    QCOMPARE(sampleBone(back.bones[1].keys, 0).position.x, 10.0);
    QCOMPARE(sampleBone(back.bones[1].keys, 50).position.x, 10.0);
    QCOMPARE(sampleBone(back.bones[1].keys, 55).position.x, 5.0);
    QCOMPARE(result.added, 1);
    QCOMPARE(result.notes.size(), 1);
    QVERIFY2(result.notes[0].startsWith(QStringLiteral("1 key(s) added")), qPrintable(result.notes[0]));
}

void TestReverseEdits::wayFromRestIsTheWayBackToIt()
{
    // MMD has the second bone at rest at 0.
    Motion motion = oneBone({0, 60});
    addBone(motion, oneBone({20, 60}).bones[0].keys);
    const Motion back = reversed(motion, KeySelection::all(motion));
    QCOMPARE(framesOf(back, bone1), Frames({0, 40, 60}));
    QCOMPARE(sampleBone(back.bones[1].keys, 50).position.x, 10.0);
    QCOMPARE(sampleBone(back.bones[1].keys, 60).position.x, 0.0);
}

void TestReverseEdits::wayToWhatFollowsIsSplit()
{
    // From 10 at 10 to 90 at 90: at 60 it has come to 60.
    Motion motion = oneBone({0, 60});
    addBone(motion, oneBone({0, 10, 90}).bones[0].keys);
    const Motion back = reversed(motion, keysFrom(motion, 0, 60));
    QCOMPARE(framesOf(back, bone1), Frames({0, 50, 60, 90}));
    for (int frame = 0; frame <= 60; ++frame)
        COMPARE_NEAR(sampleBone(back.bones[1].keys, 60 - frame).position.x, frame, 1e-5);
    QCOMPARE(sampleBone(back.bones[1].keys, 90).position.x, 90.0);
}

void TestReverseEdits::restNeedsNoKey()
{
    // Most bones of most motions: one key at rest.
    Motion motion = oneBone({0, 60});
    addBone(motion, oneBone({0}).bones[0].keys);
    const EditResult result = reverseKeys(motion, KeySelection::all(motion));
    QCOMPARE(framesOf(applied(motion, result), bone1), Frames({60}));
    QCOMPARE(result.added, 0);
    QVERIFY(result.notes.isEmpty());
}

void TestReverseEdits::keysThatStayKeepTheEnds()
{
    Motion motion = oneBone({0, 60});
    addBone(motion, oneBone({0, 10, 55}).bones[0].keys);
    KeySelection selection = selected(motion, bone0);
    selectFrames(selection, motion, bone1, {0, 10});
    const EditResult result = reverseKeys(motion, selection);
    QCOMPARE(framesOf(applied(motion, result), bone1), Frames({50, 55, 60}));
    QCOMPARE(result.added, 0);
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
    // It held from 20 on, and came from rest at 0.
    QCOMPARE(framesOf(back, bone1), Frames({0, 10, 25, 30}));
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
    for (int frame = 0; frame <= 31; ++frame)
        QCOMPARE(sampleBone(back.bones[0].keys, 31 - frame).physicsOff,
                 sampleBone(motion.bones[0].keys, frame).physicsOff);
    QCOMPARE(framesOf(back, bone0), Frames({0, 1, 11, 12, 21, 22, 31}));
}

void TestReverseEdits::shadowModeHoldsOverTheMirroredWay()
{
    const Motion motion =
        motionOf(shadow({{.frame = 0}, {.frame = 10, .mode = 2}, {.frame = 11, .mode = 0}, {.frame = 30}}));
    const Motion back = reversed(motion, KeySelection::all(motion));
    for (int frame = 0; frame <= 30; ++frame)
        QCOMPARE(sampleShadow(back.shadow, 30 - frame).mode, sampleShadow(motion.shadow, frame).mode);
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

void TestReverseEdits::twiceWithAddedKeysIsSeenAsBefore()
{
    QRandomGenerator random(17);
    int exact = 0;
    for (int round = 0; round < 60; ++round) {
        const Motion motion = everyKind(random, 120);
        const qint64 from = random.bounded(60);
        const KeySelection selection = keysFrom(motion, from, from + 20 + random.bounded(80));
        if (selection.isEmpty())
            continue;
        const EditResult once = reverseKeys(motion, selection);
        const Motion back = applied(motion, once);
        const KeySelection there = reversedSelection(motion, selection, once);
        QCOMPARE(there.frameSpan(back), selection.frameSpan(motion));
        const EditResult twice = reverseKeys(back, there);
        const Motion again = applied(back, twice);
        QCOMPARE(twice.added, 0);
        // Where nothing was added all is as it was, record by record. Of records that say what holds anyway
        // the first may come to the start of the span.
        for (const TrackRef track : motion.tracks()) {
            const RowSet &rows = selection.rows(track);
            const bool reaches = !rows.isEmpty() && qint64(motion.frameAt(track, rows.next(0))) ==
                                                        selection.frameSpan(motion).first;
            if (again.keyCount(track) == motion.keyCount(track) &&
                (track.kind != TrackKind::State || reaches)) {
                again.visit(track, [&]<class Key>(const KeyColumns<Key> &keys) {
                    QVERIFY(keys == keysOf<Key>(motion, track.index));
                });
                ++exact;
            }
        }
        const double cost = costOf(once) + costOf(twice);
        for (qint64 frame = 0; frame <= 130; ++frame) {
            const QString fault = difference(again, frame, motion, frame, cost);
            QVERIFY2(fault.isEmpty(),
                     qPrintable(QStringLiteral("%1 at %2, round %3").arg(fault).arg(frame).arg(round)));
        }
    }
    QVERIFY2(exact > 10, qPrintable(QString::number(exact)));
}

void TestReverseEdits::recordsAloneKeepTheirSpan()
{
    const Motion motion =
        motionOf(states({{.frame = 0}, {.frame = 10, .visible = 0}, {.frame = 40, .ik = {ikState("a", 0)}}}));
    const KeySelection selection = KeySelection::all(motion);
    const EditResult once = reverseKeys(motion, selection);
    const Motion back = applied(motion, once);
    QCOMPARE(framesOf(back, stateTrack), Frames({0, 1, 31, 40}));
    const Motion again = reversed(back, reversedSelection(motion, selection, once));
    for (int frame = 0; frame <= 50; ++frame) {
        QCOMPARE(sampleState(again.states, frame).visible, sampleState(motion.states, frame).visible);
        QCOMPARE(sampleState(again.states, frame).ikOff, sampleState(motion.states, frame).ikOff);
    }
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
        QCOMPARE(applied(motion, result).keyCount(), motion.keyCount() - result.overwritten + result.added);
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
