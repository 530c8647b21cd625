// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/motiondocument.h"
#include "editor-core/document/registerverbs.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/motions.h"
#include "tests/support/samplekeys.h"

#include <QTest>

#include <memory>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr TrackRef arm{TrackKind::Bone, 0};
constexpr TrackRef leg{TrackKind::Bone, 1};

/// Two bones with keys at 0 and 20, the arm's eased, the leg's straight.
QByteArray twoBones()
{
    BoneCurves curves;
    for (int c = 0; c < boneChannelCount; ++c)
        curves.setCurve(BoneChannel(c), {64, 0, 64, 127});
    FileBuilder file;
    file.count(4).bone("arm", 0).bone("arm", 20, {10, 0, 0}, {}, curves);
    file.bone("leg", 0).bone("leg", 20, {0, 4, 0});
    file.count(0).count(0).count(0).count(0).count(0);
    return file.bytes();
}

} // namespace

/// Registering, deleting and holding as steps of a document.
class TestRegisterVerbs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        mDocument = std::make_unique<MotionDocument>();
        mDocument->setContent(readMotion(twoBones()));
    }

    void registeringIsOneStepThatSaysWhatItDid();
    void keysAtThePlayheadAreSelectedAfterwards();
    void undoGivesBackTheFile();
    void lockedTracksAreLeftOut();
    void nothingToRegisterLeavesNoStep();
    void keyThatIsThereIsSaid();
    void deletingSaysHowNearTheCurvesAre();
    void holdingIsOneStep();
    void nothingToHoldLeavesNoStep();

private:
    QString undoText() const { return mDocument->undoStack().undoText(); }

    std::unique_ptr<MotionDocument> mDocument;
};

void TestRegisterVerbs::registeringIsOneStepThatSaysWhatItDid()
{
    mDocument->setChosenTracks({arm, leg});
    mDocument->setPlayhead(5);
    const EditResult result = registerAtPlayhead(*mDocument);
    QCOMPARE(result.changed, 2);
    QVERIFY(result.notes.isEmpty());
    QCOMPARE(mDocument->undoStack().count(), 1);
    QVERIFY2(undoText().startsWith(QStringLiteral("Register 2 key(s) at frame 5, curves at most 0.")) &&
                 undoText().endsWith(QStringLiteral(")")) &&
                 undoText().contains(QStringLiteral(" % off (position 0.0")),
             qPrintable(undoText()));
    QCOMPARE(mDocument->motion().keyCount(), 6);

    // Straight curves need no word.
    mDocument->setChosenTracks({leg});
    mDocument->setPlayhead(7);
    registerAtPlayhead(*mDocument);
    QCOMPARE(undoText(), QStringLiteral("Register 1 key(s) at frame 7"));
}

void TestRegisterVerbs::keysAtThePlayheadAreSelectedAfterwards()
{
    mDocument->setPlayhead(5);
    mDocument->setChosenTracks({arm});
    registerAtPlayhead(*mDocument);
    mDocument->setChosenTracks({arm, leg});
    const EditResult result = registerAtPlayhead(*mDocument);
    QCOMPARE(result.changed, 1);
    QCOMPARE(result.dropped, 1);
    QVERIFY2(undoText().contains(QStringLiteral("1 there already")), qPrintable(undoText()));
    // All of the column, so that the same tracks are worked on at the next frame.
    QCOMPARE(mDocument->selection().count(), 2);
    QVERIFY(mDocument->selection().contains(arm, 1));
    QVERIFY(mDocument->selection().contains(leg, 1));
    QCOMPARE(mDocument->chosenTracks(), (QList<TrackRef>{arm, leg}));
}

void TestRegisterVerbs::undoGivesBackTheFile()
{
    KeySelection selection;
    selection.insert(arm, 1);
    mDocument->setSelection(selection);
    mDocument->setPlayhead(9);
    registerAtPlayhead(*mDocument);
    QVERIFY(writeMotion(mDocument->motion()) != twoBones());
    mDocument->undoStack().undo();
    QCOMPARE(writeMotion(mDocument->motion()), twoBones());
    QCOMPARE(mDocument->selection(), selection);
    QCOMPARE(mDocument->playhead(), 9);
}

void TestRegisterVerbs::lockedTracksAreLeftOut()
{
    mDocument->setChosenTracks({arm, leg});
    TrackLook locked;
    locked.locked = true;
    mDocument->setTrackLook(leg, locked);
    mDocument->setChosenTracks({arm, leg});
    mDocument->setPlayhead(5);
    const EditResult result = registerAtPlayhead(*mDocument);
    QCOMPARE(result.changed, 1);
    QCOMPARE(result.notes, QStringList{QStringLiteral("1 locked track(s) were left out.")});
    QCOMPARE(mDocument->motion().keyCount(leg), 2);

    mDocument->setChosenTracks({leg});
    QCOMPARE(registerAtPlayhead(*mDocument).error, QStringLiteral("The chosen tracks are locked."));
    QCOMPARE(mDocument->undoStack().count(), 1);
}

void TestRegisterVerbs::nothingToRegisterLeavesNoStep()
{
    mDocument->setChosenTracks({});
    const EditResult result = registerAtPlayhead(*mDocument);
    QVERIFY(!result.error.isEmpty());
    QVERIFY(result.edit.isEmpty());
    QCOMPARE(mDocument->undoStack().count(), 0);
}

void TestRegisterVerbs::keyThatIsThereIsSaid()
{
    mDocument->setChosenTracks({arm});
    mDocument->setPlayhead(20);
    const EditResult result = registerAtPlayhead(*mDocument);
    QCOMPARE(result.notes, QStringList{QStringLiteral("There are keys at frame 20 already.")});
    QCOMPARE(mDocument->undoStack().count(), 0);
}

void TestRegisterVerbs::deletingSaysHowNearTheCurvesAre()
{
    mDocument->setChosenTracks({arm, leg});
    mDocument->setPlayhead(5);
    registerAtPlayhead(*mDocument);
    const EditResult result = deleteSelectionKeepingShape(*mDocument);
    QCOMPARE(result.changed, 2);
    QCOMPARE(mDocument->motion().keyCount(), 4);
    QVERIFY2(undoText().startsWith(QStringLiteral("Delete 2 key(s), keeping the shape")),
             qPrintable(undoText()));
    QVERIFY(mDocument->selection().isEmpty());
    mDocument->undoStack().undo();
    mDocument->undoStack().undo();
    QCOMPARE(writeMotion(mDocument->motion()), twoBones());
    QVERIFY(deleteSelectionKeepingShape(*mDocument).edit.isEmpty());
}

void TestRegisterVerbs::holdingIsOneStep()
{
    KeySelection selection;
    selection.insert(arm, 1);
    mDocument->setSelection(selection);
    const EditResult result = holdBeforeSelection(*mDocument);
    QCOMPARE(result.changed, 1);
    QCOMPARE(mDocument->motion().bones[0].keys.frames(), (QList<quint32>{0, 19, 20}));
    QCOMPARE(undoText(), QStringLiteral("Hold before keys: 1 key(s) inserted"));
    // What was selected still is.
    QVERIFY(mDocument->selection().contains(arm, 2));
    QCOMPARE(mDocument->selection().count(), 1);
}

void TestRegisterVerbs::nothingToHoldLeavesNoStep()
{
    KeySelection selection;
    selection.insert(arm, 0);
    mDocument->setSelection(selection);
    QVERIFY(!holdBeforeSelection(*mDocument).notes.isEmpty());
    QCOMPARE(mDocument->undoStack().count(), 0);
}

QTEST_GUILESS_MAIN(TestRegisterVerbs)
#include "tst_registerverbs.moc"
