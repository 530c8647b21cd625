// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/curvesplitverbs.h"
#include "editor-core/document/registerverbs.h"
#include "editor-core/edits/shapereport.h"
#include "tests/support/curvegrid.h"
#include "tests/support/shapecheck.h"
#include "tests/support/smallmotions.h"

#include <QTest>

#include <memory>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr CurvePoints easy = {64, 0, 64, 127};

/// Eased on all channels.
BoneRecord eased(quint32 frame, Vec3f position, Quatf rotation = {})
{
    BoneRecord record{.frame = frame, .position = position, .rotation = rotation};
    for (int c = 0; c < boneChannelCount; ++c)
        record.curves.setCurve(BoneChannel(c), easy);
    return record;
}

/// Bones with keys at 0, 10, 20, 30 (bone0) and 0, 30 (bone1), a camera with keys at 0 and 30 and a morph.
Motion sample()
{
    Motion motion = motionOf(bone(
        {eased(0, {}), eased(10, {4, 0, 0}), eased(20, {5, 2, 0}, turnedBy({0, 1, 0}, 40)), eased(30, {})}));
    addBone(motion, bone({eased(0, {}), eased(30, {8, 0, 0}, turnedBy({1, 0, 0}, 90))}));
    motion.camera = camera({{.frame = 0}, {.frame = 30, .distance = -20}});
    motion.morphs = motionOf(morph({{0, 0}, {15, 0.5f}, {30, 1}})).morphs;
    return settled(motion);
}

} // namespace

/// Keys that come and go on a curve, and what that costs, said before.
class TestCurveSplitVerbs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void splitsTheTracksOfSelectedKeys();
    void splitsChosenTracksWhereNothingIsSelected();
    void tracksWithoutACurveThereAreLeftOut_data();
    void tracksWithoutACurveThereAreLeftOut();
    void splitWithoutACurveSaysWhatToDo();
    void splitIsWhatRegisteringDoes();
    void mergeSelectsTheKeysInWhichTheWaysEnd();
    void mergeLeavesTheEndsOfATrack();
    void mergeOfAloneStandingKeysSaysWhatToDo();
    void mergeIsWhatDeletingDoes();

    void previewIsWhatComes_data();
    void previewIsWhatComes();
    void previewSaysUnitsAndDegrees();
    void previewOfAStraightWaySaysThatNothingChanges();
    void previewSaysCutsAndWhatNoCurveCanKeep();
    void manyKeysAreNotTriedInPassing();

private:
    void show(const Motion &motion)
    {
        mDocument = std::make_unique<MotionDocument>();
        ReadResult content;
        content.ok = true;
        content.motion = motion;
        mDocument->setContent(std::move(content));
    }
    QList<quint32> frames(TrackRef track) const { return framesOf(mDocument->motion(), track); }

    std::unique_ptr<MotionDocument> mDocument;
};

void TestCurveSplitVerbs::init()
{
    show(sample());
    mDocument->setPlayhead(15);
}

void TestCurveSplitVerbs::splitsTheTracksOfSelectedKeys()
{
    mDocument->setChosenTracks({bone1});
    mDocument->setSelection(selected(mDocument->motion(), bone0, {20}));
    const Motion before = mDocument->motion();
    const EditResult result = splitAtPlayhead(*mDocument);
    QCOMPARE(result.error, QString());
    QCOMPARE(frames(bone0), (QList<quint32>{0, 10, 15, 20, 30}));
    QCOMPARE(frames(bone1), (QList<quint32>{0, 30}));
    QCOMPARE(shapeFault(before, mDocument->motion(), result), QString());
    // The new key is at hand.
    QCOMPARE(mDocument->selection(), selected(mDocument->motion(), bone0, {15}));
    mDocument->undoStack().undo();
    QCOMPARE(mDocument->motion(), before);
}

void TestCurveSplitVerbs::splitsChosenTracksWhereNothingIsSelected()
{
    mDocument->setChosenTracks({bone1, cameraTrack, morph0});
    // Keys without curves say nothing of tracks with curves.
    mDocument->setSelection(selected(mDocument->motion(), morph0, {15}));
    mDocument->setChosenTracks({bone1, cameraTrack, morph0});
    QCOMPARE(tracksToSplit(*mDocument), (QList<TrackRef>{bone1, cameraTrack}));
    splitAtPlayhead(*mDocument);
    QCOMPARE(frames(bone1), (QList<quint32>{0, 15, 30}));
    QCOMPARE(frames(cameraTrack), (QList<quint32>{0, 15, 30}));
    QCOMPARE(frames(morph0), (QList<quint32>{0, 15, 30}));
}

void TestCurveSplitVerbs::tracksWithoutACurveThereAreLeftOut_data()
{
    QTest::addColumn<int>("frame");
    QTest::addColumn<QList<TrackRef>>("tracks");
    QTest::newRow("a key of one") << 10 << QList<TrackRef>{bone1};
    QTest::newRow("between keys of both") << 11 << QList<TrackRef>{bone0, bone1};
    QTest::newRow("the last key") << 30 << QList<TrackRef>{};
    QTest::newRow("after the last key") << 31 << QList<TrackRef>{};
    QTest::newRow("the start") << 0 << QList<TrackRef>{};
}

void TestCurveSplitVerbs::tracksWithoutACurveThereAreLeftOut()
{
    QFETCH(const int, frame);
    mDocument->setChosenTracks({bone0, bone1});
    mDocument->setPlayhead(frame);
    QTEST(tracksToSplit(*mDocument), "tracks");
    mDocument->setTrackLook(bone1, {.locked = true});
    QVERIFY(!tracksToSplit(*mDocument).contains(bone1));
}

void TestCurveSplitVerbs::splitWithoutACurveSaysWhatToDo()
{
    mDocument->setChosenTracks({morph0});
    const EditResult result = splitAtPlayhead(*mDocument);
    QVERIFY2(result.error.contains(QStringLiteral("no curve to split at frame 15")),
             qPrintable(result.error));
    QVERIFY(!mDocument->isModified());
}

void TestCurveSplitVerbs::splitIsWhatRegisteringDoes()
{
    mDocument->setChosenTracks({bone0, bone1, cameraTrack});
    splitAtPlayhead(*mDocument);
    const Motion split = mDocument->motion();
    const QString text = mDocument->undoStack().undoText();
    QVERIFY2(text.startsWith(QStringLiteral("Split the curve of 3 track(s) at frame 15, curves at most ")),
             qPrintable(text));
    mDocument->undoStack().undo();
    registerAtPlayhead(*mDocument);
    QCOMPARE(mDocument->motion(), split);
}

void TestCurveSplitVerbs::mergeLeavesTheEndsOfATrack()
{
    KeySelection all = KeySelection::all(mDocument->motion());
    mDocument->setSelection(all);
    QCOMPARE(keysToMerge(*mDocument), selected(mDocument->motion(), bone0, {10, 20}));
    const Motion before = mDocument->motion();
    const EditResult result = mergeSelection(*mDocument);
    QCOMPARE(result.changed, 2);
    QCOMPARE(frames(bone0), (QList<quint32>{0, 30}));
    QCOMPARE(frames(bone1), (QList<quint32>{0, 30}));
    QCOMPARE(frames(morph0), (QList<quint32>{0, 15, 30}));
    QVERIFY2(result.warnings.join(u' ').contains(QStringLiteral("9 selected key(s) stay")),
             qPrintable(result.warnings.join(u' ')));
    QCOMPARE(shapeFault(before, mDocument->motion(), result), QString());
    mDocument->undoStack().undo();
    QCOMPARE(mDocument->motion(), before);
    QCOMPARE(mDocument->selection(), all);
}

void TestCurveSplitVerbs::mergeOfAloneStandingKeysSaysWhatToDo()
{
    mDocument->setSelection(selected(mDocument->motion(), bone1));
    const EditResult result = mergeSelection(*mDocument);
    QVERIFY2(result.error.contains(QStringLiteral("Nothing to merge")), qPrintable(result.error));
    QVERIFY(!mDocument->isModified());
}

void TestCurveSplitVerbs::mergeIsWhatDeletingDoes()
{
    mDocument->setSelection(selected(mDocument->motion(), bone0, {10}));
    mergeSelection(*mDocument);
    const Motion merged = mDocument->motion();
    mDocument->undoStack().undo();
    deleteSelectionKeepingShape(*mDocument);
    QCOMPARE(mDocument->motion(), merged);
}

void TestCurveSplitVerbs::previewIsWhatComes_data()
{
    QTest::addColumn<CurvePoints>("curve");
    for (const CurvePoints curve : extremeCurves)
        QTest::newRow(qPrintable(curveText(curve))) << curve;
    QTest::newRow("eased") << easy;
}

/// What is said before is what comes, for splitting and for merging again.
void TestCurveSplitVerbs::previewIsWhatComes()
{
    QFETCH(const CurvePoints, curve);
    BoneRecord later = eased(30, {8, -2, 1}, turnedBy({1, 0, 0}, 90));
    CameraRecord view{.frame = 30, .distance = -20, .target = {3, 10, 0}, .rotation = {0.5f, 1, 0}};
    for (int c = 0; c < boneChannelCount; ++c)
        later.curves.setCurve(BoneChannel(c), curve);
    for (int c = 0; c < cameraChannelCount; ++c)
        view.curves.setCurve(CameraChannel(c), curve);
    Motion motion = motionOf(bone({{.frame = 0}, later}));
    motion.camera = camera({{.frame = 0}, view});
    show(settled(motion));
    mDocument->setChosenTracks({bone0, cameraTrack});
    for (const int frame : {1, 7, 15, 22}) {
        const Motion before = mDocument->motion();
        mDocument->setPlayhead(frame);
        const ShapePreview split = previewSplit(*mDocument, tracksToSplit(*mDocument), quint32(frame));
        QCOMPARE(mDocument->motion(), before);
        const EditResult splitted = splitAtPlayhead(*mDocument);
        QCOMPARE(split.keys, 2);
        QCOMPARE(split.curves.worst, splitted.curves.worst);
        QCOMPARE(split.curves.off, splitted.curves.off);
        QCOMPARE(split.notes, splitted.notes);
        QCOMPARE(shapeFault(before, mDocument->motion(), splitted), QString());
        // Of each quantity no more than its share of the way.
        const double turned = 90 * splitted.curves.worst;
        QVERIFY(splitted.curves.off[std::size_t(Quantity::Rotation)] <= turned * 1.001);

        const Motion between = mDocument->motion();
        const ShapePreview merge = previewMerge(*mDocument, keysToMerge(*mDocument));
        const EditResult merged = mergeSelection(*mDocument);
        QCOMPARE(merge.keys, 2);
        QCOMPARE(merge.curves.worst, merged.curves.worst);
        QCOMPARE(merge.curves.off, merged.curves.off);
        QCOMPARE(shapeFault(between, mDocument->motion(), merged), QString());
        mDocument->undoStack().undo();
        mDocument->undoStack().undo();
        QCOMPARE(mDocument->motion(), before);
    }
}

void TestCurveSplitVerbs::previewSaysUnitsAndDegrees()
{
    const ShapePreview preview = previewSplit(*mDocument, {bone1}, 13);
    QVERIFY(preview.tried);
    const double off = preview.curves.off[std::size_t(Quantity::Rotation)];
    QVERIFY(off > 0 && off < 1);
    const QString text = preview.text();
    for (const char *part : {"Curves will be at most 0.", " % off (position 0.0", ", rotation 0."})
        QVERIFY2(text.contains(QLatin1String(part)), qPrintable(text));
    QVERIFY2(text.endsWith(QStringLiteral("°).")), qPrintable(text));
    QVERIFY(!mDocument->isModified());
}

void TestCurveSplitVerbs::previewOfAStraightWaySaysThatNothingChanges()
{
    show(oneBone({0, 10, 20}));
    QCOMPARE(previewSplit(*mDocument, {bone0}, 4).text(),
             QStringLiteral("The motion will stay exactly as it is."));
    QCOMPARE(previewMerge(*mDocument, selected(mDocument->motion(), bone0, {10})).text(),
             QStringLiteral("The motion will stay exactly as it is."));
    QCOMPARE(previewSplit(*mDocument, {}, 4).text(), QString());
    QCOMPARE(previewSplit(*mDocument, {bone0}, 10).text(), QString());
}

void TestCurveSplitVerbs::previewSaysCutsAndWhatNoCurveCanKeep()
{
    QVERIFY2(previewSplit(*mDocument, {cameraTrack}, 29).text().contains(QStringLiteral("are a cut")),
             qPrintable(previewSplit(*mDocument, {cameraTrack}, 29).text()));
    // There and back again.
    show(motionOf(bone({{.frame = 0}, {.frame = 10, .position = {4, 0, 0}}, {.frame = 20}})));
    const QString text = previewMerge(*mDocument, selected(mDocument->motion(), bone0, {10})).text();
    QVERIFY2(text.contains(QStringLiteral("100 % off (position 4.00)")) ||
                 text.contains(QStringLiteral("100 % off (position 4)")),
             qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("cannot keep the shape")), qPrintable(text));
}

void TestCurveSplitVerbs::manyKeysAreNotTriedInPassing()
{
    QList<quint32> frames;
    for (quint32 frame = 0; frame < 1000; ++frame)
        frames.append(10 * frame);
    show(oneBone(frames));
    const ShapePreview preview = previewMerge(*mDocument, KeySelection::all(mDocument->motion()));
    QVERIFY(!preview.tried);
    QCOMPARE(preview.keys, 1000);
    QCOMPARE(preview.text(), QString());
}

void TestCurveSplitVerbs::mergeSelectsTheKeysInWhichTheWaysEnd()
{
    show(oneBone({0, 10, 20, 30, 40}));
    mDocument->setSelection(selected(mDocument->motion(), bone0, {10, 20}));
    mergeSelection(*mDocument);
    QCOMPARE(frames(bone0), (QList<quint32>{0, 30, 40}));
    QCOMPARE(mDocument->selection(), selected(mDocument->motion(), bone0, {30}));
    QVERIFY2(mDocument->undoStack().undoText().startsWith(QStringLiteral("Merge 2 key(s) into")),
             qPrintable(mDocument->undoStack().undoText()));
    // Those that stay remain selected.
    mDocument->setSelection(KeySelection::all(mDocument->motion()));
    mergeSelection(*mDocument);
    QCOMPARE(frames(bone0), (QList<quint32>{0, 40}));
    QCOMPARE(mDocument->selection(), KeySelection::all(mDocument->motion()));
}

QTEST_GUILESS_MAIN(TestCurveSplitVerbs)
#include "tst_curvesplitverbs.moc"
