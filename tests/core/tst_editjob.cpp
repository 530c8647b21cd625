// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/clipboardverbs.h"
#include "editor-core/document/registerverbs.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/motions.h"

#include <QTest>

#include <thread>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

/// Every second frame has a key, the curves are all sorts.
ReadResult curvedMotion(int bones, int keys)
{
    ReadResult result = readMotion(longMotionFile(bones, keys));
    QRandomGenerator random(3);
    for (BoneTrack &track : result.motion.bones) {
        for (quint32 &frame : track.keys.column<&BoneKey::frame>())
            frame *= 2;
        for (BoneCurves &curves : track.keys.column<&BoneKey::curves>()) {
            for (int c = 0; c < boneChannelCount; ++c)
                curves.setCurve(BoneChannel(c),
                                {quint8(random.bounded(128)), 0, quint8(random.bounded(128)), 127});
        }
    }
    return result;
}

KeySelection everySecondKey(const Motion &motion)
{
    KeySelection selection;
    for (const TrackRef track : motion.tracks()) {
        for (qsizetype row = 1; row < motion.keyCount(track); row += 2)
            selection.insert(track, row);
    }
    return selection;
}

PasteOptions rotationOnly()
{
    PasteOptions options;
    options.frame = 1;
    options.boneParts = BonePart::Rotation;
    return options;
}

} // namespace

/// Edits as jobs: what they do, their progress, and that they can be cancelled.
class TestEditJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void progressRises_data() { eachJob(); }
    void progressRises();
    void cancelledJobsChangeNothing_data() { eachJob(); }
    void cancelledJobsChangeNothing();
    void jobsDoWhatVerbsDo_data() { eachJob(); }
    void jobsDoWhatVerbsDo();
    void mirroringIsAJobToo();
    void effortGrowsWithTheWork();
    void heldDocumentsDoNotChange();

private:
    using MakeJob = std::function<EditJob(const MotionDocument &)>;
    using Verb = std::function<EditResult(MotionDocument &)>;

    void eachJob();

    std::unique_ptr<MotionDocument> mDocument;
};

void TestEditJob::init()
{
    mDocument = std::make_unique<MotionDocument>();
    mDocument->setContent(curvedMotion(100, 2000));
    mDocument->setSelection(everySecondKey(mDocument->motion()));
    mDocument->setPlayhead(5);
}

void TestEditJob::eachJob()
{
    QTest::addColumn<MakeJob>("make");
    QTest::addColumn<Verb>("verb");
    QTest::newRow("delete") << MakeJob([](const MotionDocument &document) {
        return deleteKeepingShapeJob(document);
    }) << Verb(deleteSelectionKeepingShape);
    QTest::newRow("register") << MakeJob([](const MotionDocument &document) { return registerJob(document); })
                              << Verb(registerAtPlayhead);
    QTest::newRow("paste rotations") << MakeJob([](const MotionDocument &document) {
        return pasteJob(document, copySelection(document), rotationOnly());
    }) << Verb([](MotionDocument &document) -> EditResult {
        return paste(document, copySelection(document), rotationOnly());
    });
    QTest::newRow("paste") << MakeJob([](const MotionDocument &document) {
        return pasteJob(document, copySelection(document), {.frame = 1, .repeat = 5});
    }) << Verb([](MotionDocument &document) -> EditResult {
        return paste(document, copySelection(document), {.frame = 1, .repeat = 5});
    });
}

void TestEditJob::progressRises()
{
    QFETCH(const MakeJob, make);
    const EditJob job = make(*mDocument);
    TaskProgress progress;
    std::atomic<bool> done = false;
    EditStep step;
    std::thread worker([&] {
        step = job.work(&progress);
        done = true;
    });
    int before = 0;
    bool rises = true;
    while (!done) {
        const int now = progress.permille();
        rises = rises && now >= before;
        before = now;
        std::this_thread::yield();
    }
    worker.join();
    QVERIFY(rises);
    QCOMPARE(progress.permille(), 1000);
    QVERIFY(step.result.changed > 0);
}

void TestEditJob::cancelledJobsChangeNothing()
{
    QFETCH(const MakeJob, make);
    const Motion before = mDocument->motion();
    TaskProgress progress;
    progress.cancel();
    const EditStep step = make(*mDocument).work(&progress);
    QVERIFY(step.result.cancelled);
    QVERIFY(!step.result.error.isEmpty());
    QVERIFY(step.result.edit.isEmpty());
    QVERIFY(progress.permille() < 1000);
    makeStep(*mDocument, step);
    QCOMPARE(mDocument->undoStack().count(), 0);
    QVERIFY(mDocument->motion() == before);
}

void TestEditJob::jobsDoWhatVerbsDo()
{
    QFETCH(const MakeJob, make);
    QFETCH(const Verb, verb);
    const Motion before = mDocument->motion();
    TaskProgress progress;
    const EditResult result = makeStep(*mDocument, make(*mDocument).work(&progress));
    const Motion after = mDocument->motion();
    const KeySelection selected = mDocument->selection();
    const QString text = mDocument->undoStack().undoText();
    QCOMPARE(mDocument->undoStack().count(), 1);
    mDocument->undoStack().undo();
    QVERIFY(mDocument->motion() == before);
    QCOMPARE(verb(*mDocument).notes, result.notes);
    QVERIFY(mDocument->motion() == after);
    QVERIFY(mDocument->selection() == selected);
    QCOMPARE(mDocument->undoStack().undoText(), text);
}

void TestEditJob::mirroringIsAJobToo()
{
    const EditResult result = makeStep(*mDocument, mirrorJob(*mDocument).work(nullptr));
    QVERIFY(result.changed > 0);
    const Motion after = mDocument->motion();
    mDocument->undoStack().undo();
    QCOMPARE(mirrorSelection(*mDocument).changed, result.changed);
    QVERIFY(mDocument->motion() == after);
}

void TestEditJob::effortGrowsWithTheWork()
{
    const EditJob many = deleteKeepingShapeJob(*mDocument);
    KeySelection few;
    few.insert({TrackKind::Bone, 0}, 1);
    mDocument->setSelection(few);
    QVERIFY(deleteKeepingShapeJob(*mDocument).effort < std::chrono::milliseconds(2));
    QVERIFY(many.effort > std::chrono::milliseconds(50));
}

void TestEditJob::heldDocumentsDoNotChange()
{
    const Motion before = mDocument->motion();
    mDocument->setHeld(true);
    mDocument->deleteSelection();
    QVERIFY(mDocument->motion() == before);
    QCOMPARE(mDocument->undoStack().count(), 0);
    mDocument->setSelection({});
    QVERIFY(mDocument->selection().isEmpty());
    mDocument->setHeld(false);
    mDocument->setSelection(everySecondKey(before));
    mDocument->deleteSelection();
    QVERIFY(!(mDocument->motion() == before));
}

QTEST_GUILESS_MAIN(TestEditJob)
#include "tst_editjob.moc"
