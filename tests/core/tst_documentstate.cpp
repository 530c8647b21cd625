// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/motiondocument.h"
#include "editor-core/edits/keyedits.h"
#include "editor-core/edits/trackedits.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/motions.h"

#include <QSignalSpy>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr TrackRef bone0{TrackKind::Bone, 0};
constexpr TrackRef bone1{TrackKind::Bone, 1};

QByteArray twoBones()
{
    FileBuilder file;
    file.count(5);
    for (const quint32 frame : {0u, 10u, 20u})
        file.bone("a", frame);
    file.bone("b", 0).bone("b", 15);
    file.count(0).count(0).count(0).count(0).count(0);
    return file.bytes();
}

QList<quint32> later(const QList<quint32> &frames, quint32 by)
{
    QList<quint32> result = frames;
    for (quint32 &frame : result)
        frame += by;
    return result;
}

} // namespace

/// What a document keeps besides the motion, and the parts of an edit that are no splices.
class TestDocumentState : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        mDocument = std::make_unique<MotionDocument>();
        mDocument->setContent(readMotion(twoBones()));
    }

    void framesOfWholeTracksGoAndComeBack();
    void removedTrackIsNotThereUntilUndo();
    void insertedKeysAreTheNewOnes();
    void gestureThatEndsWhereItBeganLeavesNoStep();
    void gesturesWithWholeTracksStayApart();

    void lockedTracksKeysCannotBeSelected();
    void chosenTracksFollowTheLastChoice();
    void touchedTracksAreThoseOfTheEdits();
    void notesComeBackByUndo();
    void stepMayBringItsOwnSelectionAndPlayhead();
    void failedEditLeavesNoStep();

private:
    std::unique_ptr<MotionDocument> mDocument;
};

void TestDocumentState::framesOfWholeTracksGoAndComeBack()
{
    const Motion before = mDocument->motion();
    EditResult result;
    const QList<quint32> frames = before.bones[0].keys.frames();
    result.edit.retime({bone0, frames, later(frames, 7)});
    QVERIFY(!result.edit.isEmpty());
    QSignalSpy changed(mDocument.get(), &MotionDocument::changed);
    mDocument->apply(QStringLiteral("later"), result);
    QCOMPARE(mDocument->motion().bones[0].keys.frames(), QList<quint32>({7, 17, 27}));
    QCOMPARE(changed.last()[0].value<MotionChange>().spans, QList<TrackSpan>({{bone0, 0, 27}}));
    mDocument->undoStack().undo();
    QCOMPARE(mDocument->motion(), before);
    QCOMPARE(writeMotion(mDocument->motion()), twoBones());
    mDocument->undoStack().redo();
    QCOMPARE(mDocument->motion().bones[0].keys.frames(), QList<quint32>({7, 17, 27}));
}

void TestDocumentState::removedTrackIsNotThereUntilUndo()
{
    const Motion before = mDocument->motion();
    KeySelection keys;
    keys.insert(bone1, 0);
    keys.insert(bone1, 1);
    EditResult result = deleteKeys(before, keys);
    result.edit.add(TrackPresence{bone1});
    mDocument->apply(QStringLiteral("remove"), result);
    const Motion &motion = mDocument->motion();
    QVERIFY(!motion.contains(bone1));
    QVERIFY(!motion.tracks().contains(bone1));
    QCOMPARE(motion.findBone("b"), -1);
    QVERIFY(furitsuke::renameTrack(motion, bone0, "b").error.isEmpty());
    mDocument->undoStack().undo();
    QCOMPARE(motion, before);
}

void TestDocumentState::insertedKeysAreTheNewOnes()
{
    QList<BoneKey> keys(3);
    keys[0].frame = 5;
    keys[1].frame = 10; // overwrites
    keys[2].frame = 40;
    const EditResult result = insertKeys(mDocument->motion(), 0, keys);
    KeySelection expected;
    for (const qsizetype row : {1, 2, 4})
        expected.insert(bone0, row);
    QCOMPARE(result.edit.insertedKeys(), expected);
    const EditResult moved = moveKeys(mDocument->motion(), KeySelection::all(mDocument->motion()), 3);
    QVERIFY(moved.edit.insertedKeys().isEmpty());
}

void TestDocumentState::gestureThatEndsWhereItBeganLeavesNoStep()
{
    KeySelection keys;
    keys.insert(bone0, 1);
    mDocument->setSelection(keys);
    const int gesture = mDocument->newGesture();
    mDocument->moveSelection(2, Collision::Overwrite, gesture);
    QCOMPARE(mDocument->undoStack().count(), 1);
    mDocument->moveSelection(-2, Collision::Overwrite, gesture);
    QCOMPARE(mDocument->undoStack().count(), 0);
    QVERIFY(!mDocument->isModified());
    QCOMPARE(writeMotion(mDocument->motion()), twoBones());
}

void TestDocumentState::gesturesWithWholeTracksStayApart()
{
    const int gesture = mDocument->newGesture();
    for (int i = 0; i < 2; ++i) {
        EditResult result;
        const QList<quint32> frames = mDocument->motion().bones[0].keys.frames();
        result.edit.retime({bone0, frames, later(frames, 1)});
        mDocument->apply(QStringLiteral("later"), result, {.gesture = gesture});
    }
    QCOMPARE(mDocument->undoStack().count(), 2);
    mDocument->undoStack().setIndex(0);
    QCOMPARE(writeMotion(mDocument->motion()), twoBones());
}

void TestDocumentState::lockedTracksKeysCannotBeSelected()
{
    mDocument->setSelection(KeySelection::all(mDocument->motion()));
    QSignalSpy selection(mDocument.get(), &MotionDocument::selectionChanged);
    mDocument->setTrackLook(bone0, {.locked = true});
    QCOMPARE(selection.count(), 1);
    QCOMPARE(mDocument->selection().tracks(), QList<TrackRef>{bone1});
    mDocument->setSelection(KeySelection::all(mDocument->motion()));
    QCOMPARE(mDocument->selection().count(), 2);
    QVERIFY(!mDocument->editableTracks().contains(bone0));
    mDocument->deleteSelection();
    QCOMPARE(mDocument->motion().keyCount(bone0), 3);
    mDocument->setTrackLook(bone0, {});
    QVERIFY(mDocument->trackLooks().isEmpty());
    QVERIFY(mDocument->isEditable(bone0));
}

void TestDocumentState::chosenTracksFollowTheLastChoice()
{
    KeySelection keys;
    keys.insert(bone0, 1);
    mDocument->setSelection(keys);
    QCOMPARE(mDocument->chosenTracks(), QList<TrackRef>{bone0});
    mDocument->setChosenTracks({bone1});
    QCOMPARE(mDocument->chosenTracks(), QList<TrackRef>{bone1});
    mDocument->setSelection({});
    QCOMPARE(mDocument->chosenTracks(), QList<TrackRef>{bone1});
    mDocument->setSelection(keys);
    QCOMPARE(mDocument->chosenTracks(), QList<TrackRef>{bone0});
}

void TestDocumentState::touchedTracksAreThoseOfTheEdits()
{
    QVERIFY(!mDocument->isTouched(bone0));
    KeySelection keys;
    keys.insert(bone0, 1);
    mDocument->setSelection(keys);
    mDocument->moveSelection(1);
    QVERIFY(mDocument->isTouched(bone0));
    QVERIFY(!mDocument->isTouched(bone1));
    mDocument->undoStack().undo();
    QVERIFY(!mDocument->isTouched(bone0));
}

void TestDocumentState::notesComeBackByUndo()
{
    TimeNotes notes;
    notes.markers.append({12, QStringLiteral("chorus"), 0xffff0000});
    notes.tempo = Tempo{128, 3, 1.5};
    QSignalSpy spy(mDocument.get(), &MotionDocument::timeNotesChanged);
    QSignalSpy changed(mDocument.get(), &MotionDocument::changed);
    mDocument->setTimeNotes(QStringLiteral("note"), notes);
    QCOMPARE(mDocument->timeNotes(), notes);
    QVERIFY(mDocument->isModified());
    mDocument->setTimeNotes(QStringLiteral("same"), notes);
    QCOMPARE(mDocument->undoStack().count(), 1);
    mDocument->undoStack().undo();
    QCOMPARE(mDocument->timeNotes(), TimeNotes());
    QCOMPARE(spy.count(), 2);
    QCOMPARE(changed.count(), 0);
}

void TestDocumentState::stepMayBringItsOwnSelectionAndPlayhead()
{
    QList<BoneKey> keys(1);
    keys[0].frame = 5;
    const EditResult result = insertKeys(mDocument->motion(), 0, keys);
    mDocument->apply(QStringLiteral("put"), result, {.selection = result.edit.insertedKeys(), .playhead = 5});
    KeySelection expected;
    expected.insert(bone0, 1);
    QCOMPARE(mDocument->selection(), expected);
    QCOMPARE(mDocument->playhead(), 5);
    mDocument->undoStack().undo();
    QVERIFY(mDocument->selection().isEmpty());
    QCOMPARE(mDocument->playhead(), 0);
}

void TestDocumentState::failedEditLeavesNoStep()
{
    EditResult result = deleteKeys(mDocument->motion(), KeySelection::all(mDocument->motion()));
    result.error = QStringLiteral("no");
    mDocument->apply(QStringLiteral("delete"), result);
    QCOMPARE(mDocument->undoStack().count(), 0);
    QCOMPARE(mDocument->motion().keyCount(), 5);
}

QTEST_GUILESS_MAIN(TestDocumentState)
#include "tst_documentstate.moc"
