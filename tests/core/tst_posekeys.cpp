// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/motiondocument.h"
#include "editor-core/document/posing.h"
#include "editor-core/edits/posekeys.h"
#include "editor-core/sampling/sampler.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/motions.h"
#include "tests/support/smallmotions.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr Quatf quarter{0, 0.70710677f, 0, 0.70710677f};

BoneCurves eased()
{
    BoneCurves curves;
    for (int c = 0; c < boneChannelCount; ++c)
        curves.setCurve(BoneChannel(c), {64, 0, 64, 127});
    return curves;
}

/// An arm with eased keys at 0 and 20, two of them at 20; a smile with keys at 0 and 10.
QByteArray armAndSmile()
{
    FileBuilder file;
    file.count(3)
        .bone("arm", 0)
        .bone("arm", 20, {1, 0, 0}, {}, eased())
        .bone("arm", 20, {2, 0, 0}, {}, eased());
    file.count(2).morph("smile", 0, 0).morph("smile", 10, 1);
    file.count(0).count(0).count(0).count(0);
    return file.bytes();
}

Motion motion()
{
    return readMotion(armAndSmile()).motion;
}

PoseFile bonePose(const QString &name, Vec3f position = {5, 6, 7}, Quatf rotation = quarter)
{
    return {{}, {{name, position, rotation}}, {}};
}

PoseFile morphPose(const QString &name, float weight)
{
    return {{}, {}, {{name, weight}}};
}

} // namespace

/// Keys of a pose, and posing as steps of a document.
class TestPoseKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        mDocument = std::make_unique<MotionDocument>();
        mDocument->setContent(readMotion(armAndSmile()));
        mPosing = std::make_unique<Posing>(*mDocument);
    }

    void keyThatIsThereKeepsItsCurves();
    void newKeySplitsTheCurveAroundIt();
    void whatTheMotionLacksIsAdded();
    void sameValuesChangeNothing();
    void nameThatCannotBeStoredIsRefused();
    void everyEditIsUndoneToTheBit_data();
    void everyEditIsUndoneToTheBit();

    void poseStaysInHandUntilItIsRegistered();
    void handGoesAlongWithThePlayhead();
    void cancelledGestureLeavesTheHandAsItWas();
    void gesturesInHandAreTakenBackOneByOne();
    void stepsOfTheMotionComeFirstAfterAnEdit();
    void autoKeyMakesOneStepOfAGesture();
    void cancelledAutoKeyGestureLeavesNoStep();
    void autoKeyTakesThePartOutOfTheHand();
    void lockedTracksAreLeftInHand();
    void anotherMotionEmptiesTheHand();

private:
    PoseBone arm(float x) const { return {QStringLiteral("arm"), {x, 0, 0}, {}}; }
    void pose(const PoseBone &bone)
    {
        mPosing->begin(QStringLiteral("Turn"));
        QCOMPARE(mPosing->set(bone), QString());
        mPosing->end();
    }

    std::unique_ptr<MotionDocument> mDocument;
    std::unique_ptr<Posing> mPosing;
};

void TestPoseKeys::keyThatIsThereKeepsItsCurves()
{
    const Motion before = motion();
    const EditResult result = setPoseKeys(before, bonePose(QStringLiteral("arm")), 20, NameEncoding::Cp932);
    QCOMPARE(result.error, QString());
    QCOMPARE(result.changed, 1);
    Motion after = before;
    result.edit.apply(after);
    const KeyColumns<BoneKey> &keys = after.bones[0].keys;
    QCOMPARE(keys.size(), 3);
    // Of two at the frame the last plays.
    QVERIFY(keys.key(1) == before.bones[0].keys.key(1));
    const BoneKey key = keys.key(2);
    QVERIFY(key.position == (Vec3f{5, 6, 7}));
    QVERIFY(key.rotation == quarter);
    QVERIFY(key.curves == before.bones[0].keys.key(2).curves);
    QCOMPARE(key.order, before.bones[0].keys.key(2).order);
}

void TestPoseKeys::newKeySplitsTheCurveAroundIt()
{
    const Motion before = motion();
    const EditResult result = setPoseKeys(before, bonePose(QStringLiteral("arm")), 10, NameEncoding::Cp932);
    QCOMPARE(result.changed, 1);
    Motion after = before;
    result.edit.apply(after);
    const KeyColumns<BoneKey> &keys = after.bones[0].keys;
    QCOMPARE(keys.size(), 4);
    QCOMPARE(keys.frames()[1], 10u);
    QVERIFY(keys.key(1).position == (Vec3f{5, 6, 7}));
    // The first half begins slowly, the second ends slowly, as the whole did.
    const auto first = keys.key(1).curves.curve(BoneChannel::X);
    const auto second = keys.key(2).curves.curve(BoneChannel::X);
    QVERIFY(first.y1 == 0 && first.x1 > 0);
    QVERIFY(second.y2 == 127 && second.x2 < 127);
    QVERIFY(after.morphs[0].keys == before.morphs[0].keys);
}

void TestPoseKeys::whatTheMotionLacksIsAdded()
{
    PoseFile pose = bonePose(QString::fromUtf8("とても長い名前のボーン"));
    pose.morphs.append({QString::fromUtf8("あ"), 0.5f});
    const Motion before = motion();
    const EditResult result = setPoseKeys(before, pose, 7, NameEncoding::Cp932);
    QCOMPARE(result.error, QString());
    QCOMPARE(result.changed, 2);
    Motion after = before;
    result.edit.apply(after);
    QCOMPARE(after.bones.size(), 2);
    QCOMPARE(after.bones[1].name.size(), 15);
    QCOMPARE(after.bones[1].keys.frames(), (QList<quint32>{7}));
    QCOMPARE(after.morphs[1].keys.key(0).weight, 0.5f);
    QCOMPARE(tracksOfPose(after, pose, NameEncoding::Cp932),
             (QList<TrackRef>{{TrackKind::Bone, 1}, {TrackKind::Morph, 1}}));
}

void TestPoseKeys::sameValuesChangeNothing()
{
    const Motion before = motion();
    const EditResult result =
        setPoseKeys(before, morphPose(QStringLiteral("smile"), 1), 10, NameEncoding::Cp932);
    QCOMPARE(result.changed, 0);
    QVERIFY(result.edit.changesNothing());
}

void TestPoseKeys::nameThatCannotBeStoredIsRefused()
{
    const EditResult result =
        setPoseKeys(motion(), bonePose(QString::fromUtf8("\u0e01")), 0, NameEncoding::Cp932);
    QVERIFY(result.error.contains(QString::fromUtf8("\u0e01")));
    QVERIFY(result.edit.isEmpty());
}

void TestPoseKeys::everyEditIsUndoneToTheBit_data()
{
    QTest::addColumn<QString>("bone");
    QTest::addColumn<quint32>("frame");
    QTest::newRow("at a key") << QStringLiteral("arm") << 20u;
    QTest::newRow("between keys") << QStringLiteral("arm") << 3u;
    QTest::newRow("after the last") << QStringLiteral("arm") << 99u;
    QTest::newRow("at the first") << QStringLiteral("arm") << 0u;
    QTest::newRow("a new track") << QStringLiteral("leg") << 4u;
}

void TestPoseKeys::everyEditIsUndoneToTheBit()
{
    QFETCH(QString, bone);
    QFETCH(quint32, frame);
    PoseFile pose = bonePose(bone);
    pose.morphs.append({QStringLiteral("smile"), 0.25f});
    const Motion before = motion();
    const EditResult result = setPoseKeys(before, pose, frame, NameEncoding::Cp932);
    Motion work = before;
    result.edit.apply(work);
    QVERIFY(!(work == before));
    const BonePose posed = sampleBone(work.bones[work.findBone(bone.toLatin1())].keys, double(frame));
    QCOMPARE(float(posed.position.x), 5.0f);
    QCOMPARE(sampleMorph(work.morphs[0].keys, double(frame)), 0.25);
    result.edit.inverted().apply(work);
    QVERIFY(work == before);
    QCOMPARE(writeMotion(work), armAndSmile());
}

void TestPoseKeys::poseStaysInHandUntilItIsRegistered()
{
    mDocument->setPlayhead(20);
    QSignalSpy told(mPosing.get(), &Posing::changed);
    pose(arm(3));
    QVERIFY(!told.isEmpty());
    QCOMPARE(mDocument->undoStack().count(), 0);
    QCOMPARE(mPosing->inHand().bones, (QList<PoseBone>{arm(3)}));
    pose(arm(4));
    QCOMPARE(mPosing->inHand().bones, (QList<PoseBone>{arm(4)}));

    const EditResult result = mPosing->registerInHand();
    QCOMPARE(result.error, QString());
    QVERIFY(mPosing->isEmpty());
    QCOMPARE(mDocument->undoStack().count(), 1);
    QCOMPARE(mDocument->motion().bones[0].keys.key(2).position.x, 4.0f);
    QVERIFY(mDocument->selection().contains(bone0, 2));
    mDocument->undoStack().undo();
    QCOMPARE(writeMotion(mDocument->motion()), armAndSmile());
    QVERIFY(!mPosing->registerInHand().error.isEmpty());
}

void TestPoseKeys::handGoesAlongWithThePlayhead()
{
    mDocument->setPlayhead(5);
    pose(arm(3));
    mDocument->setPlayhead(12);
    QVERIFY(!mPosing->isEmpty());
    mPosing->registerInHand();
    QCOMPARE(mDocument->motion().bones[0].keys.frames()[1], 12u);
}

void TestPoseKeys::cancelledGestureLeavesTheHandAsItWas()
{
    pose(arm(3));
    mPosing->begin(QStringLiteral("Turn"));
    mPosing->set(arm(9));
    mPosing->cancel();
    QVERIFY(!mPosing->isGesture());
    QCOMPARE(mPosing->inHand().bones, (QList<PoseBone>{arm(3)}));
    mPosing->set(arm(10)); // what is moved on after that is no gesture
    QCOMPARE(mPosing->inHand().bones, (QList<PoseBone>{arm(3)}));
}

void TestPoseKeys::gesturesInHandAreTakenBackOneByOne()
{
    QVERIFY(!mPosing->canTakeBack());
    pose(arm(3));
    pose(arm(4));
    mPosing->takeBack();
    QCOMPARE(mPosing->inHand().bones, (QList<PoseBone>{arm(3)}));
    mPosing->takeBack();
    QVERIFY(mPosing->isEmpty());
    QVERIFY(!mPosing->canTakeBack());
}

void TestPoseKeys::stepsOfTheMotionComeFirstAfterAnEdit()
{
    pose(arm(3));
    mDocument->setSelection(selected(mDocument->motion(), morph0));
    mDocument->deleteSelection();
    QVERIFY(!mPosing->canTakeBack());
    QVERIFY(!mPosing->isEmpty());
}

void TestPoseKeys::autoKeyMakesOneStepOfAGesture()
{
    mPosing->setAutoKey(true);
    mDocument->setPlayhead(10);
    mPosing->begin(QStringLiteral("Turn arm"));
    for (int i = 1; i <= 5; ++i)
        QCOMPARE(mPosing->set(arm(float(i))), QString());
    QCOMPARE(mDocument->motion().bones[0].keys.key(1).position.x, 5.0f);
    mPosing->end();
    QVERIFY(mPosing->isEmpty());
    QCOMPARE(mDocument->undoStack().count(), 1);
    QCOMPARE(mDocument->undoStack().undoText(), QStringLiteral("Turn arm"));
    mDocument->undoStack().undo();
    QCOMPARE(writeMotion(mDocument->motion()), armAndSmile());
}

void TestPoseKeys::cancelledAutoKeyGestureLeavesNoStep()
{
    mPosing->setAutoKey(true);
    mDocument->setPlayhead(10);
    mPosing->begin(QStringLiteral("Turn arm"));
    mPosing->set(arm(1));
    mPosing->set(arm(2));
    mPosing->cancel();
    QCOMPARE(mDocument->undoStack().count(), 0);
    QCOMPARE(writeMotion(mDocument->motion()), armAndSmile());
}

void TestPoseKeys::autoKeyTakesThePartOutOfTheHand()
{
    pose(arm(3));
    pose({QStringLiteral("leg"), {1, 0, 0}, {}});
    mPosing->setAutoKey(true);
    pose(arm(4));
    QCOMPARE(mPosing->inHand().bones.size(), 1);
    QCOMPARE(mPosing->inHand().bones[0].name, QStringLiteral("leg"));
}

void TestPoseKeys::lockedTracksAreLeftInHand()
{
    pose(arm(3));
    mPosing->begin(QStringLiteral("Morph"));
    mPosing->set(PoseMorph{QStringLiteral("smile"), 0.5f});
    mPosing->end();
    mDocument->setTrackLook(bone0, {.locked = true});
    mPosing->begin(QStringLiteral("Turn"));
    QVERIFY(mPosing->set(arm(8)).contains(QStringLiteral("arm")));
    mPosing->end();
    const EditResult result = mPosing->registerInHand();
    QCOMPARE(result.error, QString());
    QCOMPARE(result.warnings.size(), 1);
    QCOMPARE(mDocument->motion().morphs[0].keys.key(0).weight, 0.5f);
    QCOMPARE(mPosing->inHand().bones, (QList<PoseBone>{arm(3)}));
    QVERIFY(mPosing->inHand().morphs.isEmpty());
}

void TestPoseKeys::anotherMotionEmptiesTheHand()
{
    pose(arm(3));
    mDocument->setContent(readMotion(armAndSmile()));
    QVERIFY(mPosing->isEmpty());
}

QTEST_MAIN(TestPoseKeys)
#include "tst_posekeys.moc"
