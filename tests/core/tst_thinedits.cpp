// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/registeredits.h"
#include "editor-core/edits/thinedits.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/captures.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"
#include "tests/support/randomedits.h"
#include "tests/support/smallmotions.h"
#include "tests/support/thincheck.h"

#include <QElapsedTimer>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

using Frames = QList<quint32>;

ThinOptions bounds(double position, double angle, double weight)
{
    ThinOptions options;
    options.bounds = {position, angle, weight};
    return options;
}

/// Thins all keys of a motion; fails the test where a promise does not hold.
Motion thinned(const Motion &motion, const ThinOptions &options = {})
{
    const KeySelection selection = KeySelection::all(motion);
    const ThinResult result = thinKeys(motion, selection, options);
    const QString fault = thinFault(motion, selection, options, result);
    if (!fault.isEmpty())
        qFatal("%s", qPrintable(fault));
    return applied(motion, result);
}

Motion withSwitches(Motion motion, std::initializer_list<StateRecord> records)
{
    motion.states = states(records);
    return settled(motion);
}

/// A bone with a key on every frame, where x is what a function says of the frame.
template <class Function>
Motion baked(quint32 last, Function &&xAt)
{
    KeyColumns<BoneKey> keys;
    for (quint32 frame = 0; frame <= last; ++frame)
        keys.append(BoneRecord{frame, {float(xAt(frame)), 0, 0}}.key(frame));
    return motionOf(keys);
}

template <class Function>
Motion bakedCamera(quint32 last, Function &&xAt)
{
    KeyColumns<CameraKey> keys;
    for (quint32 frame = 0; frame <= last; ++frame)
        keys.append(CameraRecord{frame, -45, {float(xAt(frame)), 10, 0}}.key(frame));
    return motionOf(keys);
}

/// Frames, and where something is there.
using Places = QList<std::pair<quint32, double>>;

/// A camera whose target's x goes from place to place, and a light and shadow of as many shades.
Motion standing(const Places &places)
{
    KeyColumns<CameraKey> cameras;
    KeyColumns<LightKey> lights;
    KeyColumns<ShadowKey> shadows;
    for (const auto &[frame, place] : places) {
        const auto order = quint32(cameras.size());
        const auto at = float(place);
        cameras.append(CameraRecord{.frame = frame, .target = {at, 10, 0}}.key(order));
        lights.append(LightRecord{frame, {at / 256, 0, 0}}.key(order));
        shadows.append(ShadowRecord{frame, 1, at / 2560}.key(order));
    }
    Motion motion = motionOf(cameras);
    motion.light = lights;
    motion.shadow = shadows;
    return settled(motion);
}

double wave(quint32 frame)
{
    return 5 * std::sin(frame * std::numbers::pi / 30);
}

constexpr CurvePoints extremeCurves[] = {
    {0, 127, 0, 127}, {127, 0, 127, 0}, {127, 0, 0, 127}, {0, 127, 127, 0}, {0, 0, 127, 127}};

} // namespace

class TestThinEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void capturesBecomeEditable_data();
    void capturesBecomeEditable();
    void randomMotionsStayWithinTheBounds();
    void corpusMotionsStayWithinTheBounds();
    void extremeCurvesAreFollowed_data();
    void extremeCurvesAreFollowed();
    void straightWayNeedsItsEndsOnly();
    void registeredKeysGoAgain();
    void smallerBoundsLeaveMoreKeys();

    void onlySelectedKeysGo();
    void keyBeforeAnUnselectedOneStays();
    void coveredKeysGo();
    void cutsStay_data();
    void cutsStay();
    void leapInABakedCameraStays();
    void bakedCameraGoesBackToItsTwoKeys();
    void cutsOfShortShotsStay_data();
    void cutsOfShortShotsStay();
    void movementIsNoCut_data();
    void movementIsNoCut();
    void bakedViewAngleNeedsItsEndsOnly();
    void stepsStay();
    void bonesKeepWhatIkSwitchesPart();
    void displayRecordsStay();
    void frameZeroGoesOnDemandOnly();
    void extremesStayOnDemand();
    void turningRotationsCountAsExtremes();
    void holdsStayHolds();
    void boundOfZeroTakesOnlyWhatStandsStill();
    void keysFarApartTakeNoTime();
    void whatIsNoNumberCountsAsZero();
    void lightAndShadowAreThinned();

    void cancelledTaskChangesNothing();
    void progressComesToItsEnd();
    void tracksDoNotMatterToEachOther();
    void badBoundsAreRefused_data();
    void badBoundsAreRefused();
    void emptySelectionIsNothing();
};

void TestThinEdits::capturesBecomeEditable_data()
{
    QTest::addColumn<int>("movingEvery");
    QTest::addColumn<double>("jitter");
    QTest::addColumn<double>("angle");
    QTest::addColumn<int>("mostPercent");
    QTest::newRow("recording") << 8 << 0.05 << 1.0 << 20;
    QTest::newRow("all channels move") << 1 << 0.05 << 1.0 << 20;
    QTest::newRow("coarser") << 8 << 0.05 << 3.0 << 12;
    QTest::newRow("jitter, which the bound covers") << 8 << 0.5 << 4.0 << 25;
}

void TestThinEdits::capturesBecomeEditable()
{
    QFETCH(int, movingEvery);
    QFETCH(double, jitter);
    QFETCH(double, angle);
    QFETCH(int, mostPercent);
    Capture capture;
    capture.movingEvery = movingEvery;
    capture.jitterDegrees = jitter;
    capture.jitterUnits = jitter / 10;
    const Motion motion = captureMotion(capture);
    const KeySelection all = KeySelection::all(motion);
    const ThinOptions options = bounds(angle / 10, angle, 0.02);
    const ThinResult result = thinKeys(motion, all, options);
    QCOMPARE(thinFault(motion, all, options, result), QString());
    QVERIFY2(100 * result.keysAfter <= mostPercent * result.keysBefore,
             qPrintable(QStringLiteral("%1 of %2 keys").arg(result.keysAfter).arg(result.keysBefore)));
    const ThinDeviation &worst = result.worstOf(ThinQuantity::Angle);
    QVERIFY(worst.off > 0.9 * angle);
    const Motion after = applied(motion, result);
    const double there =
        rotationBetween(sampleBone(motion.bones[worst.track.index].keys, worst.frame).rotation,
                        sampleBone(after.bones[worst.track.index].keys, worst.frame).rotation);
    COMPARE_NEAR(there * 180 / std::numbers::pi, worst.off, 1e-6);
}

void TestThinEdits::randomMotionsStayWithinTheBounds()
{
    QRandomGenerator random(41);
    qsizetype gone = 0;
    for (int i = 0; i < 150; ++i) {
        const Motion motion = randomMotion(random, 5 + random.bounded(60));
        const KeySelection selection =
            random.bounded(2) ? KeySelection::all(motion) : randomSelection(motion, random);
        const ThinOptions options = randomThinning(random);
        const ThinResult result = thinKeys(motion, selection, options);
        const QString fault = thinFault(motion, selection, options, result);
        QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("motion %1: %2").arg(i).arg(fault)));
        gone += result.keysBefore - result.keysAfter;
    }
    QVERIFY(gone > 1000);
}

void TestThinEdits::corpusMotionsStayWithinTheBounds()
{
    const QStringList files = corpusFiles(QStringLiteral("vmd"));
    if (files.isEmpty())
        QSKIP(noCorpus);
    QRandomGenerator random(42);
    for (const QString &file : files) {
        const ReadResult read = readMotion(fileContent(file));
        if (!read.ok)
            continue;
        const KeySelection selection =
            random.bounded(2) ? KeySelection::all(read.motion) : randomSelection(read.motion, random);
        const ThinOptions options = random.bounded(2) ? ThinOptions() : randomThinning(random);
        const ThinResult result = thinKeys(read.motion, selection, options);
        const QString fault = thinFault(read.motion, selection, options, result, 2000);
        QVERIFY2(fault.isEmpty(), qPrintable(corpusName(file) + u' ' + fault));
    }
}

void TestThinEdits::extremeCurvesAreFollowed_data()
{
    QTest::addColumn<int>("curve");
    QTest::addColumn<bool>("isBaked");
    for (int i = 0; i < int(std::size(extremeCurves)); ++i) {
        const CurvePoints c = extremeCurves[i];
        const QByteArray name =
            QStringLiteral("%1,%2,%3,%4").arg(c.x1).arg(c.y1).arg(c.x2).arg(c.y2).toLatin1();
        QTest::newRow(name + " between keys") << i << false;
        QTest::newRow(name + " on every frame") << i << true;
    }
}

/// A motion along curves at the edge of the grid, as it is and with a key on every frame.
void TestThinEdits::extremeCurvesAreFollowed()
{
    QFETCH(int, curve);
    QFETCH(bool, isBaked);
    KeyColumns<BoneKey> bones;
    KeyColumns<CameraKey> cameras;
    for (quint32 i = 0; i <= 6; ++i) {
        BoneRecord record;
        CameraRecord view;
        record.frame = view.frame = 20 * i;
        const double to = i % 3 == 2 ? 4 : double(i);
        record.position = {float(to), float(-2 * to), 1};
        record.rotation = turnedBy({0, 0.6, 0.8}, 20 * to);
        view.target = {float(to), float(2 * to), 0};
        view.rotation = {float(0.2 * to), float(-to), 0};
        view.distance = float(-40 + 3 * to);
        view.viewAngle = quint32(30 + 4 * to);
        for (int c = 0; c < boneChannelCount; ++c)
            record.curves.setCurve(BoneChannel(c), extremeCurves[curve]);
        for (int c = 0; c < cameraChannelCount; ++c)
            view.curves.setCurve(CameraChannel(c), extremeCurves[curve]);
        bones.append(record.key(i));
        cameras.append(view.key(i));
    }
    Motion motion = motionOf(bones);
    motion.camera = cameras;
    motion = settled(motion);
    const quint32 last = motion.lastFrame();
    for (quint32 frame = 1; isBaked && frame < last; ++frame) {
        if (frame % 20 != 0)
            motion = applied(motion, registerKeys(motion, {bone0, cameraTrack}, frame));
    }
    for (const double scale : {0.01, 1.0, 10.0}) {
        const ThinOptions options = bounds(0.1 * scale, scale, 0.02);
        const KeySelection all = KeySelection::all(motion);
        const ThinResult result = thinKeys(motion, all, options);
        QCOMPARE(thinFault(motion, all, options, result), QString());
    }
    if (isBaked)
        QVERIFY(thinned(settled(motion)).keyCount(bone0) < 40);
}

void TestThinEdits::straightWayNeedsItsEndsOnly()
{
    const Motion motion = baked(300, [](quint32 frame) { return 0.03 * frame; });
    const Motion after = thinned(settled(motion));
    QCOMPARE(framesOf(after, bone0), Frames({0, 300}));
    QCOMPARE(after.bones[0].keys.key(1).curves, BoneCurves());
}

void TestThinEdits::registeredKeysGoAgain()
{
    BoneCurves eased;
    for (int c = 0; c < boneChannelCount; ++c)
        eased.setCurve(BoneChannel(c), {64, 0, 64, 127});
    Motion motion = motionOf(
        bone({{0, {}}, {60, {3, 1, 0}, turnedBy({0, 1, 0}, 30), eased}, {90, {0, 0, 0}, {}, eased}}));
    for (const quint32 frame : {10u, 25u, 40u, 70u})
        motion = applied(motion, registerKeys(motion, {bone0}, frame));
    const Motion after = thinned(settled(motion));
    QCOMPARE(framesOf(after, bone0), Frames({0, 60, 90}));
    // Nobody drew these curves anew: they start and stop as softly as they did.
    const CurvePoints curve = after.bones[0].keys.key(1).curves.curve(BoneChannel::X);
    QVERIFY(curve.x1 > curve.y1 + 30 && curve.x2 + 30 < curve.y2);
}

void TestThinEdits::smallerBoundsLeaveMoreKeys()
{
    const Motion motion = captureMotion({4, 600, 3, 2});
    qsizetype before = 0;
    for (const double angle : {20.0, 5.0, 1.0, 0.2}) {
        const qsizetype keys = thinned(settled(motion), bounds(angle / 10, angle, 0)).keyCount();
        QVERIFY(keys > before);
        before = keys;
    }
}

void TestThinEdits::onlySelectedKeysGo()
{
    const Motion motion = baked(90, [](quint32 frame) { return 0.1 * frame; });
    KeySelection selection;
    RowSet rows;
    rows.setRange(30, 61, true);
    selection.setRows(bone0, rows);
    const ThinResult result = thinKeys(motion, selection, {});
    QCOMPARE(thinFault(motion, selection, {}, result), QString());
    QCOMPARE(result.keysBefore, 31);
    Frames expected;
    for (quint32 frame = 0; frame <= 90; ++frame) {
        if (frame <= 29 || frame >= 60)
            expected.append(frame);
    }
    QCOMPARE(framesOf(applied(motion, result), bone0), expected);
}

void TestThinEdits::keyBeforeAnUnselectedOneStays()
{
    const Motion motion = oneBone({0, 10, 20, 30, 40});
    const KeySelection selection = selected(motion, bone0, {10, 20, 40});
    const ThinResult result = thinKeys(motion, selection, {});
    QCOMPARE(framesOf(applied(motion, result), bone0), Frames({0, 20, 30, 40}));
}

void TestThinEdits::coveredKeysGo()
{
    const Motion motion = oneBone({0, 10, 10, 20, 20});
    const ThinResult result = thinKeys(motion, selected(motion, bone0), {});
    QCOMPARE(thinFault(motion, selected(motion, bone0), {}, result), QString());
    const Motion after = applied(motion, result);
    QCOMPARE(framesOf(after, bone0), Frames({0, 20}));
    QCOMPARE(after.bones[0].keys.orders().constLast(), 4u);
}

void TestThinEdits::cutsStay_data()
{
    QTest::addColumn<Frames>("frames");
    QTest::addColumn<Frames>("expected");
    // The camera goes one unit a frame, and stands 50 further on from frame 41 on.
    QTest::newRow("two keys") << Frames{0, 20, 40, 41, 60, 80} << Frames{0, 40, 41, 80};
    QTest::newRow("at the start") << Frames{40, 41, 60, 80} << Frames{40, 41, 80};
    QTest::newRow("at the end") << Frames{0, 20, 40, 41} << Frames{0, 40, 41};
}

void TestThinEdits::cutsStay()
{
    QFETCH(Frames, frames);
    QFETCH(Frames, expected);
    KeyColumns<CameraKey> cameras;
    KeyColumns<LightKey> lights;
    KeyColumns<ShadowKey> shadows;
    for (const quint32 frame : std::as_const(frames)) {
        const auto order = quint32(cameras.size());
        const float at = float(frame) + (frame > 40 ? 50.0f : 0.0f);
        cameras.append(CameraRecord{frame, -45, {at, 10, 0}}.key(order));
        lights.append(LightRecord{frame, {at / 256, 0, 0}}.key(order));
        shadows.append(ShadowRecord{frame, 1, at / 2560}.key(order));
    }
    Motion motion = motionOf(cameras);
    motion.light = lights;
    motion.shadow = shadows;
    const Motion after = thinned(settled(motion));
    for (const TrackRef track : {cameraTrack, lightTrack, shadowTrack})
        QCOMPARE(framesOf(after, track), expected);
    COMPARE_NEAR(sampleCamera(after.camera, 40.5).target.x, 40, 1e-9);
}

void TestThinEdits::leapInABakedCameraStays()
{
    const Motion motion = bakedCamera(120, [](quint32 frame) { return 0.1 * frame + (frame > 50 ? 30 : 0); });
    QCOMPARE(framesOf(thinned(settled(motion)), cameraTrack), Frames({0, 50, 51, 120}));
    // However coarse the bounds are.
    QCOMPARE(framesOf(thinned(settled(motion), bounds(100, 1, 0)), cameraTrack), Frames({0, 50, 51, 120}));
}

/// What another program exports of two keys with a curve: a key on every frame.
void TestThinEdits::bakedCameraGoesBackToItsTwoKeys()
{
    CameraCurves eased;
    for (int c = 0; c < cameraChannelCount; ++c)
        eased.setCurve(CameraChannel(c), {64, 0, 64, 127});
    const Motion two = motionOf(camera(
        {{.frame = 0, .distance = -45},
         {.frame = 60, .distance = -20, .target = {5, 12, 1}, .rotation = {0.2f, -1, 0}, .curves = eased}}));
    KeyColumns<CameraKey> keys;
    for (quint32 frame = 0; frame <= 60; ++frame) {
        const CameraPose pose = sampleCamera(two.camera, frame);
        const auto asStored = [](const Vec3d &v) { return Vec3f{float(v.x), float(v.y), float(v.z)}; };
        keys.append(CameraRecord{.frame = frame,
                                 .distance = float(pose.distance),
                                 .target = asStored(pose.target),
                                 .rotation = asStored(pose.rotation)}
                        .key(frame));
    }
    const Motion after = thinned(motionOf(keys), bounds(0.1, 1, 0));
    QCOMPARE(framesOf(after, cameraTrack), Frames({0, 60}));
    COMPARE_NEAR(sampleCamera(after.camera, 20).distance, sampleCamera(two.camera, 20).distance, 0.1);
}

void TestThinEdits::cutsOfShortShotsStay_data()
{
    QTest::addColumn<Places>("places");
    const auto shots = [](std::initializer_list<int> lengths, int frames) {
        // One place after the other, each for so many frames, on and on.
        Places places;
        for (int shot = 0; places.size() < frames; ++shot) {
            const int length = lengths.begin()[shot % int(lengths.size())];
            for (int i = 0; i < length && places.size() < frames; ++i)
                places.append({quint32(places.size()), shot * 37 % 5 * 30.0});
        }
        return places;
    };
    QTest::newRow("two frames") << Places{{0, 0}, {10, 0}, {11, 20}, {12, 20}, {13, 60}, {60, 60}};
    QTest::newRow("three frames") << Places{{0, 0},   {10, 0},  {11, 20}, {12, 20}, {13, 20},
                                            {14, 60}, {16, 60}, {17, 0},  {60, 0}};
    QTest::newRow("one frame") << Places{{0, 0}, {10, 0}, {11, 20}, {12, 60}, {60, 60}};
    QTest::newRow("two of one frame") << Places{{0, 0}, {10, 0}, {11, 20}, {12, 60}, {13, 90}, {60, 90}};
    QTest::newRow("strobe of two frames") << shots({2}, 40);
    QTest::newRow("strobe of three frames") << shots({3}, 40);
    QTest::newRow("strobe of one and two frames") << shots({1, 2}, 40);
    QTest::newRow("strobe of one to three frames") << shots({1, 2, 3}, 60);
    Places flash;
    Places jitter;
    Places pan;
    QRandomGenerator random(7);
    for (quint32 frame = 0; frame <= 80; ++frame) {
        flash.append({frame, frame == 40 ? 60.0 : 0.0});
        jitter.append({frame, 0.8 * random.generateDouble() + (frame > 50 ? 30 : 0)});
        pan.append({frame, 0.5 * frame + (frame > 40 ? 25 : 0) - (frame > 42 ? 60 : 0)});
    }
    QTest::newRow("flash of one frame in what stands still") << flash;
    QTest::newRow("cut in a jittery recording") << jitter;
    QTest::newRow("cuts in a slow pan") << pan;
}

/// Between frames too, where nothing is interpolated over a cut.
void TestThinEdits::cutsOfShortShotsStay()
{
    QFETCH(Places, places);
    constexpr double bound = 5;
    const Motion before = standing(places);
    const Motion after = thinned(before, bounds(bound, 1, bound / 256));
    // Where it moves, half a step may be off beside that.
    constexpr double off = bound + 0.5;
    for (double frame = 0; frame <= double(places.constLast().first); frame += 0.25) {
        COMPARE_NEAR(sampleCamera(after.camera, frame).target.x, sampleCamera(before.camera, frame).target.x,
                     off);
        COMPARE_NEAR(sampleLight(after.light, frame).colour.x, sampleLight(before.light, frame).colour.x,
                     off / 256);
        COMPARE_NEAR(sampleShadow(after.shadow, frame).distance, sampleShadow(before.shadow, frame).distance,
                     off / 2560);
    }
}

void TestThinEdits::movementIsNoCut_data()
{
    QTest::addColumn<Places>("places");
    QTest::addColumn<int>("most"); // of light and shadow twice as many: they have no curves to go along
    QTest::addColumn<QList<TrackRef>>("tracks");
    QRandomGenerator random(8);
    // A key on every frame, of a place that a function gives.
    const QList<TrackRef> all = {cameraTrack, lightTrack, shadowTrack};
    const auto row = [](const char *name, int most, const QList<TrackRef> &tracks, auto &&at) {
        Places places;
        for (quint32 frame = 0; frame <= 120; ++frame)
            places.append({frame, at(frame)});
        QTest::newRow(name) << places << most << tracks;
    };
    const auto eased = [](double share) {
        const double t = qBound(0.0, share, 1.0);
        return t * t * (3 - 2 * t);
    };
    row("slow pan", 2, all, [](quint32 frame) { return 0.2 * frame; });
    row("fast pan", 2, all, [](quint32 frame) { return 12.0 * frame; });
    row("shades of a slow fade", 4, {lightTrack}, [](quint32 frame) { return std::floor(0.2 * frame); });
    row("numbers of a slow shadow", 4, {shadowTrack},
        [](quint32 frame) { return 0.0256 * std::floor(0.2 * frame); });
    row("jitter", 16, all, [&](quint32) { return 1.5 * random.generateDouble(); });
    row("jitter in a pan", 16, all, [&](quint32 frame) { return frame + 1.5 * random.generateDouble(); });
    row("whip pan from stand to stand", 16, all,
        [&](quint32 frame) { return 100 * eased((double(frame) - 56) / 8); });
}

/// A recording, which has a key on every frame, can be thinned out.
void TestThinEdits::movementIsNoCut()
{
    QFETCH(Places, places);
    QFETCH(int, most);
    QFETCH(QList<TrackRef>, tracks);
    const Motion after = thinned(standing(places), bounds(2, 1, 2.0 / 256));
    for (const TrackRef track : std::as_const(tracks)) {
        const qsizetype keys = after.keyCount(track);
        QVERIFY2(keys <= (track == cameraTrack ? most : 2 * most),
                 qPrintable(QString::number(int(track.kind)) + QStringLiteral(": ") + QString::number(keys)));
    }
}

/// The view angle is stored as whole degrees: baked it jitters, and goes smoothly between its two ends again.
void TestThinEdits::bakedViewAngleNeedsItsEndsOnly()
{
    KeyColumns<CameraKey> keys;
    for (quint32 frame = 0; frame <= 60; ++frame)
        keys.append(CameraRecord{
            .frame = frame, .distance = -45 + 0.1f * float(frame), .viewAngle = 30 + (frame + 10) / 20}
                        .key(frame));
    const Motion after = thinned(motionOf(keys), bounds(0.1, 1, 0));
    QCOMPARE(framesOf(after, cameraTrack), Frames({0, 60}));
    COMPARE_NEAR(sampleCamera(after.camera, 15).viewAngle, 30.75, 0.5);
}

void TestThinEdits::stepsStay()
{
    KeyColumns<BoneKey> bones;
    KeyColumns<CameraKey> cameras;
    KeyColumns<ShadowKey> shadows;
    for (quint32 i = 0; i <= 8; ++i) {
        BoneRecord record;
        record.frame = 10 * i;
        record.position.x = float(i);
        if (i == 3 || i == 4)
            record.form = physicsOff();
        bones.append(record.key(i));
        CameraRecord view;
        view.frame = 10 * i;
        view.target.x = float(i);
        view.projection = i >= 5;
        cameras.append(view.key(i));
        shadows.append(ShadowRecord{10 * i, quint8(i < 2 ? 0 : 1), 0.01f * float(i)}.key(i));
    }
    Motion motion = motionOf(bones);
    motion.camera = cameras;
    motion.shadow = shadows;
    const Motion after = thinned(settled(motion));
    QCOMPARE(framesOf(after, bone0), Frames({0, 30, 50, 80}));
    QCOMPARE(framesOf(after, cameraTrack), Frames({0, 50, 80}));
    QCOMPARE(framesOf(after, shadowTrack), Frames({0, 20, 80}));
}

void TestThinEdits::bonesKeepWhatIkSwitchesPart()
{
    Motion motion = oneBone({0, 10, 20, 30, 40, 50, 60, 70, 80});
    motion.morphs = motionOf(morph({{0, 0}, {20, 0.2f}, {40, 0.4f}, {80, 0.8f}})).morphs;
    // The first record switches nothing, the third repeats the second.
    motion = withSwitches(motion, {{0, 1, {ikState("ik", 1)}},
                                   {20, 1, {ikState("ik", 0)}},
                                   {40, 1, {ikState("ik", 0)}},
                                   {55, 1, {ikState("ik", 1)}}});
    const Motion after = thinned(settled(motion));
    QCOMPARE(framesOf(after, bone0), Frames({0, 20, 50, 60, 80}));
    QCOMPARE(framesOf(after, morph0), Frames({0, 80}));
}

void TestThinEdits::displayRecordsStay()
{
    const Motion motion = withSwitches(oneBone({0, 10, 20}), {{0, 1}, {10, 1}, {20, 1}});
    const ThinResult result = thinKeys(motion, KeySelection::all(motion), {});
    QCOMPARE(applied(motion, result).states, motion.states);
    QCOMPARE(result.keysBefore, 3);
    QCOMPARE(result.notes.size(), 1);
    QVERIFY(result.notes.constFirst().contains(u'3'));
}

void TestThinEdits::frameZeroGoesOnDemandOnly()
{
    Motion motion = motionOf(bone({{0, {}}, {10, {1, 0, 0}}, {20, {2, 0, 0}}}));
    addBone(motion, bone({{0, {0.5f, 0, 0}}, {20, {1, 0, 0}}})); // not at rest
    addBone(motion, bone({{0, {}}}));                            // alone
    motion.morphs = motionOf(morph({{0, 0}, {10, 0}, {20, 1}})).morphs;
    ThinOptions options;
    QCOMPARE(framesOf(thinned(settled(motion), options), bone0), Frames({0, 20}));
    options.keepFrameZero = false;
    const Motion after = thinned(settled(motion), options);
    QCOMPARE(framesOf(after, bone0), Frames({20}));
    QCOMPARE(framesOf(after, bone1), Frames({0, 20}));
    QCOMPARE(framesOf(after, {TrackKind::Bone, 2}), Frames({0}));
    QCOMPARE(framesOf(after, morph0), Frames({10, 20}));
}

void TestThinEdits::extremesStayOnDemand()
{
    const Motion motion = baked(120, wave);
    ThinOptions options = bounds(2, 1, 0);
    const Frames extremes = {15, 45, 75, 105};
    const auto kept = [&](const Motion &after) {
        const Frames frames = framesOf(after, bone0);
        return std::count_if(extremes.begin(), extremes.end(),
                             [&](quint32 frame) { return frames.contains(frame); });
    };
    QVERIFY(kept(thinned(settled(motion), options)) < 4);
    options.keepExtremes = true;
    QCOMPARE(kept(thinned(settled(motion), options)), 4);
    // What goes to and fro within the bound has no extremes.
    options = bounds(20, 1, 0);
    options.keepExtremes = true;
    QCOMPARE(framesOf(thinned(settled(motion), options), bone0), Frames({0, 120}));
}

void TestThinEdits::turningRotationsCountAsExtremes()
{
    KeyColumns<BoneKey> keys;
    for (quint32 frame = 0; frame <= 60; ++frame) {
        BoneRecord record;
        record.frame = frame;
        record.rotation = turnedBy({0, 1, 0}, 4 * wave(frame));
        if (frame % 2) // the same rotation by its other quaternion
            record.rotation = {-record.rotation.x, -record.rotation.y, -record.rotation.z,
                               -record.rotation.w};
        keys.append(record.key(frame));
    }
    ThinOptions options = bounds(1, 15, 0);
    options.keepExtremes = true;
    QCOMPARE(framesOf(thinned(motionOf(keys), options), bone0), Frames({0, 15, 45, 60}));
}

void TestThinEdits::holdsStayHolds()
{
    // Still for a second, then off, with bounds that would let it drift away a little before.
    const Motion motion =
        baked(90, [](quint32 frame) { return frame <= 30 ? 2.0 : 2.0 + 0.2 * (frame - 30); });
    const Motion after = thinned(settled(motion), bounds(1, 1, 0));
    QVERIFY(framesOf(after, bone0).contains(30));
    COMPARE_NEAR(sampleBone(after.bones[0].keys, 29).position.x, 2, 0);
}

void TestThinEdits::boundOfZeroTakesOnlyWhatStandsStill()
{
    const Motion weights = motionOf(morph({{0, 0.5f}, {10, 0.5f}, {20, 0.5f}, {30, 0.625f}, {40, 0.75f}}));
    QCOMPARE(framesOf(thinned(weights, bounds(0, 0, 0)), morph0), Frames({0, 20, 30, 40}));
    const Motion motion =
        baked(60, [](quint32 frame) { return frame < 40 ? 1.0 : 1.0 + 0.1 * (frame - 39); });
    const Frames frames = framesOf(thinned(settled(motion), bounds(0, 0, 0)), bone0);
    QCOMPARE(frames.first(2), Frames({0, 39}));
    QVERIFY(frames.size() > 15);
}

void TestThinEdits::keysFarApartTakeNoTime()
{
    QElapsedTimer timer;
    timer.start();
    KeyColumns<BoneKey> keys;
    KeyColumns<MorphKey> weights;
    for (quint32 i = 0; i < 40; ++i) {
        keys.append(BoneRecord{100'000'000 * i, {float(i < 20 ? 0 : i), 0, 0}}.key(i));
        weights.append(MorphRecord{100'000'000 * i, float(i) / 64}.key(i));
    }
    Motion motion = motionOf(keys);
    motion.morphs = motionOf(weights).morphs;
    const Motion after = thinned(settled(motion));
    QVERIFY(timer.elapsed() < 5000);
    // What stands still and what goes in straight lines can be thinned however long it is.
    QCOMPARE(framesOf(after, bone0).size(), 22);
    QCOMPARE(framesOf(after, morph0), Frames({0, 3'900'000'000}));
}

void TestThinEdits::whatIsNoNumberCountsAsZero()
{
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const Motion motion = motionOf(bone(
        {{0, {0, 1, 0}}, {10, {nan, 1, 0}, {nan, 0, 0, 1}}, {20, {0, 1, 0}, {0, 0, 0, 0}}, {30, {0, 1, 0}}}));
    QCOMPARE(framesOf(thinned(settled(motion)), bone0), Frames({0, 30}));
}

void TestThinEdits::lightAndShadowAreThinned()
{
    KeyColumns<LightKey> lights;
    KeyColumns<ShadowKey> shadows;
    for (quint32 i = 0; i <= 100; ++i) {
        const float bent = i <= 50 ? float(i) / 100 : 0.5f;
        lights.append(LightRecord{5 * i, {bent, 0.5f, 0}, {-bent, -1, 0}}.key(i));
        shadows.append(ShadowRecord{5 * i, 1, 0.1f * bent}.key(i));
    }
    Motion motion = motionOf(lights);
    motion.shadow = shadows;
    const Motion after = thinned(settled(motion), bounds(0, 0, 1e-4));
    QCOMPARE(framesOf(after, lightTrack), Frames({0, 250, 500}));
    QCOMPARE(framesOf(after, shadowTrack), Frames({0, 250, 500}));
}

void TestThinEdits::cancelledTaskChangesNothing()
{
    const Motion motion = captureMotion();
    TaskProgress progress;
    progress.cancel();
    const ThinResult result = thinKeys(motion, KeySelection::all(motion), {}, &progress);
    QVERIFY(result.cancelled);
    QVERIFY(result.edit.isEmpty());
    QVERIFY(!result.error.isEmpty());
}

void TestThinEdits::progressComesToItsEnd()
{
    const Motion motion = captureMotion();
    TaskProgress progress;
    const ThinResult result = thinKeys(motion, KeySelection::all(motion), {}, &progress);
    QVERIFY(!result.cancelled);
    QVERIFY2(progress.permille() >= 990 && progress.permille() <= 1000,
             qPrintable(QString::number(progress.permille())));
}

void TestThinEdits::tracksDoNotMatterToEachOther()
{
    const Motion motion = captureMotion({6, 900, 5, 2});
    const Motion together = thinned(settled(motion));
    for (qint32 b = 0; b < motion.bones.size(); ++b) {
        const TrackRef track = {TrackKind::Bone, b};
        const Motion alone = applied(motion, thinKeys(motion, selected(motion, track), {}));
        QCOMPARE(alone.bones[b].keys, together.bones[b].keys);
    }
}

void TestThinEdits::badBoundsAreRefused_data()
{
    QTest::addColumn<double>("position");
    QTest::addColumn<double>("angle");
    QTest::newRow("negative") << -1.0 << 1.0;
    QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN() << 1.0;
    QTest::newRow("infinite") << std::numeric_limits<double>::infinity() << 1.0;
    QTest::newRow("angle") << 1.0 << 90.5;
}

void TestThinEdits::badBoundsAreRefused()
{
    QFETCH(double, position);
    QFETCH(double, angle);
    const Motion motion = oneBone({0, 10, 20});
    const ThinResult result = thinKeys(motion, KeySelection::all(motion), bounds(position, angle, 0));
    QVERIFY(!result.error.isEmpty());
    QVERIFY(result.edit.isEmpty());
}

void TestThinEdits::emptySelectionIsNothing()
{
    const ThinResult result = thinKeys(oneBone({0, 10, 20}), {}, {});
    QVERIFY(result.error.isEmpty());
    QVERIFY(result.edit.isEmpty());
    QCOMPARE(result.keysBefore, 0);
}

QTEST_GUILESS_MAIN(TestThinEdits)

#include "tst_thinedits.moc"
