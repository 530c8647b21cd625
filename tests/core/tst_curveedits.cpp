// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/curveedits.h"
#include "editor-core/edits/keyedits.h"
#include "editor-core/sampling/sampler.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/corpus.h"
#include "tests/support/curvegrid.h"
#include "tests/support/editproperty.h"
#include "tests/support/motions.h"
#include "tests/support/nastyfiles.h"
#include "tests/support/randomedits.h"
#include "tests/support/smallmotions.h"

#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr CurveChannels all = CurveChannels::all();

constexpr CurveChannels channel(BoneChannel c)
{
    return CurveChannels::one(int(c));
}

constexpr CurveChannels channel(CameraChannel c)
{
    return CurveChannels::one(int(c));
}

BoneCurves boneCurves(CurvePoints x, CurvePoints y, CurvePoints z, CurvePoints rotation)
{
    BoneCurves curves;
    curves.setCurve(BoneChannel::X, x);
    curves.setCurve(BoneChannel::Y, y);
    curves.setCurve(BoneChannel::Z, z);
    curves.setCurve(BoneChannel::Rotation, rotation);
    return curves;
}

CurvePoints mirror(CurvePoints curve)
{
    return mirroredCurve(curve);
}

/// A bone with three keys of different curves, and the camera with two.
Motion boneAndCamera()
{
    Motion motion = motionOf(bone({
        {.frame = 0, .curves = boneCurves({1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}, {13, 14, 15, 16})},
        {.frame = 10, .curves = boneCurves({20, 0, 60, 127}, {}, {}, {127, 0, 0, 127})},
        {.frame = 20},
    }));
    motion.camera = camera({{.frame = 0}, {.frame = 30, .distance = -20}});
    motion.nextOrder[std::size_t(RecordSection::Camera)] = 2;
    return motion;
}

CurvePoints curveOf(const Motion &motion, qsizetype row, BoneChannel c)
{
    return motion.bones.at(0).keys.key(row).curves.curve(c);
}

CurvePoints curveOf(const Motion &motion, qsizetype row, CameraChannel c)
{
    return motion.camera.key(row).curves.curve(c);
}

} // namespace

/// Edits of the curves of many keys at once.
class TestCurveEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyChosenChannelsAreSet();
    void extremeCurvesOnEveryChannel();
    void eachKeysOwnCurveIsChanged();
    void keysThatHaveTheCurveStay();
    void coordinatesOver127AreNeverWritten();
    void otherCoordinatesOver127Stay();
    void onlyBytesOfTheChannelChange_data();
    void onlyBytesOfTheChannelChange();
    void stepsOfAGestureDoNotAddUp();
    void averageIsOfTheSelection();
    void clipIsPastedByChannel();
    void bonesAndCameraUnderstandEachOther();
    void clipWithoutTheChannelIsRefused();
    void copyTakesTheFirstKeyInTime();
    void clipTextIsReadBack();
    void badClipTextsAreRefused_data();
    void badClipTextsAreRefused();
    void curveShapesTheWayToItsKeyOnly();
    void curveOfAChannelThatDoesNotMoveIsKept();
    void whatIsNotACurveStaysShared();
    void readerOfMmdsOddBytesSeesTheRightCurve();
    void laws();
    void lawsOnTheCorpus();
};

void TestCurveEdits::onlyChosenChannelsAreSet()
{
    const Motion motion = boneAndCamera();
    const CurvePoints set = {11, 22, 33, 44};
    const EditResult result = setCurves(motion, KeySelection::all(motion),
                                        channel(BoneChannel::Y) | channel(CameraChannel::Distance), set);
    const Motion after = applied(motion, result);
    QCOMPARE(result.changed, 5);
    for (qsizetype row = 0; row < 3; ++row) {
        for (int c = 0; c < boneChannelCount; ++c) {
            const auto which = BoneChannel(c);
            QCOMPARE(curveOf(after, row, which), which == BoneChannel::Y ? set : curveOf(motion, row, which));
        }
    }
    for (qsizetype row = 0; row < 2; ++row) {
        for (int c = 0; c < cameraChannelCount; ++c) {
            const auto which = CameraChannel(c);
            const bool chosen = which == CameraChannel::Y || which == CameraChannel::Distance;
            QCOMPARE(curveOf(after, row, which), chosen ? set : CurvePoints());
        }
    }
    QCOMPARE(editLawFault(motion, result), QString());
}

void TestCurveEdits::extremeCurvesOnEveryChannel()
{
    const Motion motion = boneAndCamera();
    const KeySelection keys = KeySelection::all(motion);
    for (const CurvePoints curve : extremeCurves) {
        for (int c = 0; c < cameraChannelCount; ++c) {
            const EditResult result = setCurves(motion, keys, CurveChannels::one(c), curve);
            QCOMPARE(editLawFault(motion, result), QString());
            const Motion again = readMotion(writeMotion(applied(motion, result))).motion;
            if (c < boneChannelCount)
                QCOMPARE(curveOf(again, 1, BoneChannel(c)), curve);
            QCOMPARE(curveOf(again, 1, CameraChannel(c)), curve);
            Motion back = applied(motion, result);
            result.edit.inverted().apply(back);
            QVERIFY(back == motion);
        }
    }
}

void TestCurveEdits::eachKeysOwnCurveIsChanged()
{
    const Motion motion = boneAndCamera();
    const EditResult result =
        changeCurves(motion, selected(motion, bone0, {0, 10}), channel(BoneChannel::X), mirror);
    const Motion after = applied(motion, result);
    QCOMPARE(result.changed, 2);
    QCOMPARE(curveOf(after, 0, BoneChannel::X), (CurvePoints{124, 123, 126, 125}));
    QCOMPARE(curveOf(after, 1, BoneChannel::X), (CurvePoints{67, 0, 107, 127}));
    QCOMPARE(curveOf(after, 2, BoneChannel::X), CurvePoints());
    QCOMPARE(curveOf(after, 1, BoneChannel::Rotation), curveOf(motion, 1, BoneChannel::Rotation));
}

void TestCurveEdits::keysThatHaveTheCurveStay()
{
    const Motion motion = boneAndCamera();
    const KeySelection keys = KeySelection::all(motion);
    const EditResult result = setCurves(motion, keys, all, {});
    QCOMPARE(result.changed, 2); // the others are straight lines already
    QVERIFY(setCurves(applied(motion, result), keys, all, {}).edit.isEmpty());
    QVERIFY(changeCurves(motion, keys, all, [](CurvePoints c) { return c; }).edit.isEmpty());
    QVERIFY(setCurves(motion, keys, {}, {1, 1, 1, 1}).edit.isEmpty());
    QVERIFY(setCurves(motion, {}, all, {1, 1, 1, 1}).edit.isEmpty());
    // Keys without curves are left alone.
    const Motion mixed = readMotion(sixSectionFile()).motion;
    KeySelection others = KeySelection::all(mixed);
    for (const TrackRef track : others.tracks()) {
        if (track.kind == TrackKind::Bone || track.kind == TrackKind::Camera)
            others.setRows(track, {});
    }
    QVERIFY(!others.isEmpty());
    QVERIFY(setCurves(mixed, others, all, {1, 1, 1, 1}).edit.isEmpty());
}

void TestCurveEdits::coordinatesOver127AreNeverWritten()
{
    const Motion motion =
        motionOf(bone({{.frame = 5, .curves = boneCurves({200, 1, 2, 3}, {0, 255, 128, 4}, {}, {})}}));
    const KeySelection keys = KeySelection::all(motion);
    for (const EditResult &result : {setCurves(motion, keys, channel(BoneChannel::X), {1, 250, 3, 4}),
                                     changeCurves(motion, keys, channel(BoneChannel::X), mirror)}) {
        const Motion after = applied(motion, result);
        const CurvePoints x = curveOf(after, 0, BoneChannel::X);
        QCOMPARE(x, x.clamped());
        // What nobody asked for stays.
        QCOMPARE(curveOf(after, 0, BoneChannel::Y), (CurvePoints{0, 255, 128, 4}));
        QCOMPARE(editLawFault(motion, result), QString());
    }
    QCOMPARE(curveOf(applied(motion, changeCurves(motion, keys, channel(BoneChannel::X), mirror)), 0,
                     BoneChannel::X),
             (CurvePoints{125, 124, 0, 126}));
}

void TestCurveEdits::otherCoordinatesOver127Stay()
{
    const Motion motion = motionOf(bone({{.frame = 5, .curves = boneCurves({200, 1, 127, 3}, {}, {}, {})}}));
    const KeySelection keys = KeySelection::all(motion);
    // The curve is what it was, so its record is.
    QVERIFY(changeCurves(motion, keys, all,
                         [](CurvePoints c) {
                             return movedCurve(c, {5, 0, 5, 0});
                         })
                .edit.touched(motion)
                .size() == 1); // the other channels move
    QVERIFY(changeCurves(motion, keys, channel(BoneChannel::X), [](CurvePoints c) {
                return movedCurve(c, {5, 0, 5, 0});
            }).edit.isEmpty());
    // Who sets a curve gets it.
    QCOMPARE(setCurves(motion, keys, channel(BoneChannel::X), {127, 1, 127, 3}).changed, 1);
}

void TestCurveEdits::onlyBytesOfTheChannelChange_data()
{
    QTest::addColumn<int>("layout");
    QTest::addColumn<bool>("physicsOff");
    QTest::addColumn<bool>("isKnown");
    QTest::newRow("MMD 9") << int(CurveLayout::Mmd9) << false << true;
    QTest::newRow("MMD 9, physics off") << int(CurveLayout::Mmd9) << true << true;
    QTest::newRow("MMD 7, 64 bits") << int(CurveLayout::MmdX64) << false << true;
    QTest::newRow("MMD 7") << int(CurveLayout::Mmd7) << false << true;
    QTest::newRow("zero tail") << int(CurveLayout::FlagZeroTail) << false << true;
    QTest::newRow("zero tail, physics off") << int(CurveLayout::FlagZeroTail) << true << true;
    QTest::newRow("real bytes, zero tail") << int(CurveLayout::RealZeroTail) << false << true;
    QTest::newRow("first row and zeros") << int(CurveLayout::FirstRowOnly) << false << true;
    QTest::newRow("garbage in the tail") << int(CurveLayout::Mmd9) << false << false;
}

/// Records as no MMD writes them: a padded name, coordinates over 127, tails of other programs. Setting a
/// curve changes the file in its bytes only, or says that it could not.
void TestCurveEdits::onlyBytesOfTheChannelChange()
{
    QFETCH(int, layout);
    QFETCH(bool, physicsOff);
    QFETCH(bool, isKnown);
    const BoneCurves before =
        boneCurves({200, 1, 127, 3}, {5, 255, 128, 8}, {30, 10, 11, 12}, {40, 14, 15, 16});
    BoneCurves after = before;
    after.setCurve(BoneChannel::Y, {64, 0, 63, 127});
    CameraKey view;
    view.frame = 5;
    view.projection = 7;
    view.curves.setCurve(CameraChannel::X, {200, 1, 255, 2});
    const auto file = [&](const BoneCurves &curves, const CameraKey &cameraKey, bool isOdd) {
        QByteArray block = curveBlock(CurveLayout(layout), curves, 1.5f, physicsOff);
        if (isOdd)
            block[31] = '\x77';
        QByteArray name = QByteArray("bone").append('\0').leftJustified(15, '\xFD');
        FileBuilder builder;
        builder.count(2);
        builder.bone(name, 0, {1.5f, 0, 0}, {}, block).bone("other", 3, {}, {}, block);
        builder.count(0).count(1).camera(5, cameraKey);
        builder.count(0).count(0).count(0);
        return builder.bytes();
    };
    const ReadResult read = readMotion(file(before, view, !isKnown));
    QVERIFY(read.ok);
    const Motion &motion = read.motion;
    CameraKey newView = view;
    newView.curves.setCurve(CameraChannel::Y, {64, 0, 63, 127});
    const EditResult bones =
        setCurves(motion, selected(motion, bone0), channel(BoneChannel::Y), {64, 0, 63, 127});
    const EditResult cameras =
        setCurves(motion, selected(motion, cameraTrack), channel(CameraChannel::Y), {64, 0, 63, 127});
    const Motion bent = applied(applied(motion, bones), cameras);
    QCOMPARE(bent.bones[0].keys.key(0).curves, after);
    QVERIFY(cameras.notes.isEmpty());
    QCOMPARE(bent.camera.key(0).curves, newView.curves);
    QCOMPARE(bent.camera.key(0).projection, quint8(7));
    const QByteArray written = writeMotion(bent);
    const QByteArray expected = file(after, newView, false);
    constexpr qsizetype bonesAt = 54;
    constexpr qsizetype recordSize = 111;
    QCOMPARE(written.sliced(bonesAt, recordSize), expected.sliced(bonesAt, recordSize));
    QCOMPARE(written.size(), expected.size());
    QCOMPARE(written.sliced(bonesAt + 2 * recordSize), expected.sliced(bonesAt + 2 * recordSize));
    // The other record is as it was, garbage and all.
    const QByteArray source = file(before, view, !isKnown);
    QCOMPARE(written.sliced(bonesAt + recordSize, recordSize),
             source.sliced(bonesAt + recordSize, recordSize));
    QCOMPARE(bones.notes.size(), isKnown ? 0 : 1);
    QCOMPARE(editLawFault(motion, bones), QString());
}

void TestCurveEdits::stepsOfAGestureDoNotAddUp()
{
    const Motion before = boneAndCamera();
    const KeySelection keys = KeySelection::all(before);
    const CurvesBefore start(before, keys);
    QVERIFY(start.selection() == keys);
    Motion motion = before;
    for (const int by : {100, -100, 3, 127, -4}) {
        const CurveMap moved = [by](CurvePoints c) { return movedCurve(c, {by, 0, 0, -by}); };
        const EditResult step = changeCurves(motion, start, all, moved);
        QCOMPARE(editLawFault(motion, step), QString());
        step.edit.apply(motion);
        QVERIFY(motion == applied(before, changeCurves(before, keys, all, moved)));
    }
    setCurves(motion, start, all, {1, 2, 3, 4}).edit.apply(motion);
    QVERIFY(motion == applied(before, setCurves(before, keys, all, {1, 2, 3, 4})));
    changeCurves(motion, start, all, [](CurvePoints c) { return c; }).edit.apply(motion);
    QVERIFY(motion == before);
}

void TestCurveEdits::averageIsOfTheSelection()
{
    const Motion motion = boneAndCamera();
    const Motion after = applied(motion, averageCurves(motion, KeySelection::all(motion), all));
    for (qsizetype row = 0; row < 3; ++row) {
        QCOMPARE(curveOf(after, row, BoneChannel::X), (CurvePoints{14, 7, 57, 79})); // of 1 20 20 and so on
        QCOMPARE(curveOf(after, row, BoneChannel::Rotation), (CurvePoints{53, 11, 41, 83}));
    }
    QCOMPARE(curveOf(after, 1, CameraChannel::X), CurvePoints());
}

void TestCurveEdits::clipIsPastedByChannel()
{
    const Motion motion = boneAndCamera();
    const CurveCopy copy = copyCurves(motion, selected(motion, bone0, {10}), all);
    const Motion after = applied(motion, pasteCurves(motion, selected(motion, bone0, {20}), all, copy.clip));
    QVERIFY(after.bones[0].keys.key(2).curves == motion.bones[0].keys.key(1).curves);
    const CurveChannels rotation = channel(BoneChannel::Rotation);
    const Motion turned =
        applied(motion, pasteCurves(motion, selected(motion, bone0, {20}), rotation, copy.clip));
    QCOMPARE(curveOf(turned, 2, BoneChannel::Rotation), (CurvePoints{127, 0, 0, 127}));
    QCOMPARE(curveOf(turned, 2, BoneChannel::X), CurvePoints());
}

void TestCurveEdits::bonesAndCameraUnderstandEachOther()
{
    const Motion motion = boneAndCamera();
    const KeySelection shot = selected(motion, cameraTrack, {30});
    const CurveCopy fromBone = copyCurves(motion, selected(motion, bone0, {10}), all);
    const EditResult result = pasteCurves(motion, shot, all, fromBone.clip);
    QCOMPARE(result.notes.size(), 1);
    QVERIFY(result.notes.constFirst().contains(QLatin1String("distance, view angle")));
    const Motion after = applied(motion, result);
    for (int c = 0; c < boneChannelCount; ++c)
        QCOMPARE(curveOf(after, 1, CameraChannel(c)), curveOf(motion, 1, BoneChannel(c)));
    QCOMPARE(curveOf(after, 1, CameraChannel::Distance), CurvePoints());

    const CurveCopy fromCamera = copyCurves(after, shot, all);
    const EditResult back = pasteCurves(after, selected(after, bone0, {20}), all, fromCamera.clip);
    QVERIFY(back.notes.isEmpty());
    QVERIFY(applied(after, back).bones[0].keys.key(2).curves == after.bones[0].keys.key(1).curves);
}

void TestCurveEdits::clipWithoutTheChannelIsRefused()
{
    const Motion motion = boneAndCamera();
    const KeySelection keys = KeySelection::all(motion);
    const CurveClip clip = copyCurves(motion, keys, channel(BoneChannel::X)).clip;
    EditResult result = pasteCurves(motion, keys, channel(CameraChannel::Distance), clip);
    QVERIFY(result.edit.isEmpty());
    QVERIFY(result.error.contains(QLatin1String("distance")));
    result = pasteCurves(motion, {}, all, clip);
    QVERIFY(!result.error.isEmpty());
}

void TestCurveEdits::copyTakesTheFirstKeyInTime()
{
    Motion motion = boneAndCamera();
    addBone(motion, bone({{.frame = 5, .curves = boneCurves({1, 1, 2, 2}, {}, {}, {})}}));
    KeySelection keys;
    selectFrames(keys, motion, bone0, {10, 20});
    selectFrames(keys, motion, bone1, {5});
    selectFrames(keys, motion, cameraTrack, {0});
    CurveCopy copy = copyCurves(motion, keys, all);
    QCOMPARE(copy.track, bone1);
    QCOMPARE(copy.frame, 5);
    QVERIFY(copy.mixed);
    QCOMPARE(*copy.clip.curves[0], (CurvePoints{1, 1, 2, 2}));
    QVERIFY(!copy.clip.curves[4]);

    copy = copyCurves(motion, selected(motion, bone0, {20}), channel(BoneChannel::Z));
    QVERIFY(!copy.mixed);
    QVERIFY(copy.clip.curves[2] && !copy.clip.curves[0]);

    copy = copyCurves(motion, selected(motion, bone0, {20}), channel(CameraChannel::Distance));
    QVERIFY(copy.clip.isEmpty());
    QCOMPARE(copy.frame, -1);
}

void TestCurveEdits::clipTextIsReadBack()
{
    const Motion motion = boneAndCamera();
    for (const CurveClip &clip :
         {copyCurves(motion, selected(motion, bone0, {0}), all).clip,
          copyCurves(motion, selected(motion, bone0, {10}), channel(BoneChannel::Rotation)).clip,
          copyCurves(motion, selected(motion, cameraTrack, {0}), all).clip,
          CurveClip::of({127, 0, 0, 127})}) {
        const CurveClipRead read = clipFromText(clipText(clip));
        QCOMPARE(read.error, QString());
        QVERIFY(read.clip == clip);
    }
    QCOMPARE(clipText(CurveClip::of({1, 2, 3, 4})), QStringLiteral("1,2,3,4"));
    QCOMPARE(clipText(copyCurves(motion, selected(motion, bone0, {0}), all).clip),
             QStringLiteral("x: 1,2,3,4\ny: 5,6,7,8\nz: 9,10,11,12\nrotation: 13,14,15,16"));
    const CurveClipRead read = clipFromText(u"X,y: 1 2 3 4\r\n\r\n d: (5;6;7;8)\r\n");
    QCOMPARE(read.error, QString());
    QCOMPARE(clipText(read.clip), QStringLiteral("x: 1,2,3,4\ny: 1,2,3,4\ndistance: 5,6,7,8"));
}

void TestCurveEdits::badClipTextsAreRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *text, const char *said) {
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(said);
    };
    row("", "no curve");
    row("some words", "some words");
    row("x: 1,2,3,4\ny 1,2,3,4", "Line 2");
    row("x: 1,2,3,4\ny: 1,2,3,128", "Line 2");
    row("x: 1,2,3,4\n\nx: 1,2,3,4", "Line 3");
    row("w: 1,2,3,4", "Line 1");
}

void TestCurveEdits::badClipTextsAreRefused()
{
    QFETCH(const QString, text);
    QFETCH(const QString, said);
    const CurveClipRead read = clipFromText(text);
    QVERIFY2(read.error.contains(said), qPrintable(read.error));
    QVERIFY(read.clip.isEmpty());
}

void TestCurveEdits::curveShapesTheWayToItsKeyOnly()
{
    const Motion motion = motionOf(
        bone({{.frame = 0}, {.frame = 10, .position = {5, 0, 0}}, {.frame = 20, .position = {9, 0, 0}}}));
    const Motion after = applied(
        motion, setCurves(motion, selected(motion, bone0, {10}), channel(BoneChannel::X), {0, 127, 0, 127}));
    for (int frame = 1; frame < 20; ++frame) {
        const double was = sampleBone(motion.bones[0].keys, frame).position.x;
        const double is = sampleBone(after.bones[0].keys, frame).position.x;
        if (frame < 10)
            QVERIFY(is > was + 0.1);
        else
            QCOMPARE(is, was);
    }
    // It stays with its key where time is put in before it.
    const Motion later = applied(after, moveKeys(after, KeySelection::all(after), 30));
    QCOMPARE(curveOf(later, 1, BoneChannel::X), (CurvePoints{0, 127, 0, 127}));
}

void TestCurveEdits::curveOfAChannelThatDoesNotMoveIsKept()
{
    const Motion motion = oneBone({0, 10});
    const EditResult result =
        setCurves(motion, KeySelection::all(motion), channel(BoneChannel::Y), {64, 0, 64, 127});
    QCOMPARE(result.changed, 2);
    const Motion again = readMotion(writeMotion(applied(motion, result))).motion;
    QCOMPARE(curveOf(again, 1, BoneChannel::Y), (CurvePoints{64, 0, 64, 127}));
    QCOMPARE(curveOf(again, 1, BoneChannel::Z), CurvePoints());
}

/// A drag on many keys of a long motion copies their curves, not the motion.
void TestCurveEdits::whatIsNotACurveStaysShared()
{
    const Motion motion = oneBone({0, 10, 20, 30});
    const Motion after =
        applied(motion, setCurves(motion, selected(motion, bone0, {0, 20}), all, {1, 2, 3, 4}));
    const KeyColumns<BoneKey> &was = motion.bones[0].keys;
    const KeyColumns<BoneKey> &is = after.bones[0].keys;
    QCOMPARE(is.frames().constData(), was.frames().constData());
    QCOMPARE(is.column<&BoneKey::position>().constData(), was.column<&BoneKey::position>().constData());
    QCOMPARE(is.column<&BoneKey::rotation>().constData(), was.column<&BoneKey::rotation>().constData());
    QVERIFY(is.column<&BoneKey::curves>() != was.column<&BoneKey::curves>());
}

/// MMD puts the physics switch into two bytes of the first row of the curve block, and the curves' own bytes
/// into the rows after it.
void TestCurveEdits::readerOfMmdsOddBytesSeesTheRightCurve()
{
    const BoneCurves curves =
        boneCurves({20, 20, 107, 107}, {64, 0, 64, 127}, {35, 1, 93, 126}, {35, 0, 93, 127});
    FileBuilder file;
    file.count(2).bone("a", 0).bone("a", 10, {1, 2, 3}, {}, mmd9CurveBlock(curves, 1));
    file.count(0).count(0).count(0).count(0).count(0);
    const Motion motion = readMotion(file.bytes()).motion;
    QVERIFY(motion.bones[0].keys.key(1).curves == curves);
    const EditResult result =
        changeCurves(motion, KeySelection::all(motion), channel(BoneChannel::Rotation), [](CurvePoints c) {
            return movedCurve(c, {1, 1, 1, -1});
        });
    const Motion after = readMotion(writeMotion(applied(motion, result))).motion;
    QCOMPARE(curveOf(after, 1, BoneChannel::Rotation), (CurvePoints{36, 1, 94, 126}));
    QCOMPARE(curveOf(after, 1, BoneChannel::Z), (CurvePoints{35, 1, 93, 126}));
    Motion back = applied(motion, result);
    result.edit.inverted().apply(back);
    QCOMPARE(writeMotion(back), file.bytes());
}

void TestCurveEdits::laws()
{
    QRandomGenerator random(4);
    for (int round = 0; round < 600; ++round) {
        const Motion motion = randomMotion(random, 1 + random.bounded(40));
        const KeySelection keys = randomSelection(motion, random);
        const EditResult result = randomCurveEdit(motion, keys, random);
        QCOMPARE(editLawFault(motion, result), QString());
        QCOMPARE(result.overwritten + result.dropped, 0);
        QVERIFY(result.edit.mapped(keys) == keys);
        // Two of them as one do what they do one after the other.
        const Motion between = applied(motion, result);
        const EditResult next = randomCurveEdit(between, randomSelection(motion, random), random);
        const MotionEdit both = result.edit.followedBy(next.edit);
        Motion after = motion;
        both.apply(after);
        QVERIFY(after == applied(between, next));
        both.inverted().apply(after);
        QVERIFY(after == motion);
    }
}

void TestCurveEdits::lawsOnTheCorpus()
{
    const QStringList files = corpusFiles(QStringLiteral("vmd"));
    if (files.isEmpty())
        QSKIP(noCorpus);
    QRandomGenerator random(5);
    for (const QString &file : files) {
        const ReadResult read = readMotionFile(file);
        if (!read.ok || read.motion.keyCount() == 0)
            continue;
        const KeySelection keys =
            random.bounded(2) ? KeySelection::all(read.motion) : randomSelection(read.motion, random);
        const EditResult result = randomCurveEdit(read.motion, keys, random);
        const QString law = editLawFault(read.motion, result);
        QVERIFY2(law.isEmpty(), qPrintable(corpusName(file) + u' ' + law));
        Motion back = applied(read.motion, result);
        result.edit.inverted().apply(back);
        QVERIFY2(writeMotion(back) == fileContent(file), qPrintable(corpusName(file)));
    }
}

QTEST_GUILESS_MAIN(TestCurveEdits)
#include "tst_curveedits.moc"
