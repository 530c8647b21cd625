// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/valueverbs.h"
#include "editor-core/sampling/sampler.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/motions.h"

#include <QTest>

#include <memory>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr TrackRef bone0{TrackKind::Bone, 0};

QByteArray file()
{
    FileBuilder file;
    file.count(5);
    for (const quint32 frame : {0u, 10u, 20u})
        file.bone("a", frame, {float(frame), 1, 2});
    file.bone("b", 30).bone("b", 40);
    file.count(1).morph("m", 7, 0.5f).count(1).camera(0).count(0).count(0).count(1);
    file.state(0, true, {{"ik", true}});
    return file.bytes();
}

} // namespace

/// What the inspector does to the selected keys, as steps that can be undone.
class TestValueVerbs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        mDocument = std::make_unique<MotionDocument>();
        mDocument->setContent(readMotion(file()));
        mDocument->setSelection(KeySelection::all(mDocument->motion()));
    }

    void stepsSayWhatTheyDid_data();
    void stepsSayWhatTheyDid();
    void whatChangesNothingLeavesNoStep();
    void errorsChangeNothing();
    void gestureIsOneStep();
    void gestureThatIsCancelledLeavesNoStep();
    void gestureAddsToEachKeysOwnValue();
    void ikNamesAreCheckedBeforeTheyAreAdded_data();
    void ikNamesAreCheckedBeforeTheyAreAdded();
    void movesOutOfTimeAreRefused();
    void tracksThatStartLateAreOfferedARestKey();
    void lockedTracksAreLeftAlone();

private:
    QString text() const { return mDocument->undoStack().undoText(); }
    int steps() const { return mDocument->undoStack().count(); }
    float x(qsizetype row) const { return mDocument->motion().bones.at(0).keys.key(row).position.x; }

    std::unique_ptr<MotionDocument> mDocument;
};

using Verb = EditResult (*)(MotionDocument &);
Q_DECLARE_METATYPE(Verb)

void TestValueVerbs::stepsSayWhatTheyDid_data()
{
    QTest::addColumn<Verb>("verb");
    QTest::addColumn<QString>("step");
    const auto row = [](const char *step, Verb verb) {
        QTest::newRow(step) << verb << QString::fromUtf8(step);
    };
    row("Set position Y of 5 bone key(s)", [](MotionDocument &d) {
        return enterValue(d, KeyValue::PositionY, {0, 8});
    });
    row("Change rotation Y of 5 bone key(s)", [](MotionDocument &d) {
        return enterValue(d, KeyValue::AngleY, {1, 8});
    });
    row("Set weight of 1 morph key(s)", [](MotionDocument &d) {
        return enterValue(d, KeyValue::Weight, {0, 1});
    });
    row("Change camera distance of 1 camera key(s)", [](MotionDocument &d) {
        return enterValue(d, KeyValue::Distance, {2, 0});
    });
    row("Switch perspective off in 1 camera key(s)", [](MotionDocument &d) {
        return enterValue(d, KeyValue::Perspective, {0, 0});
    });
    row("Hide the model in 1 display/IK record(s)", [](MotionDocument &d) {
        return enterValue(d, KeyValue::Visible, {0, 0});
    });
    row("Correct 2 key(s)", [](MotionDocument &d) {
        return correctSelection(d, {{KeyValue::Weight, 2, 0}, {KeyValue::ViewAngle, 1, 1}});
    });
    row("Switch physics off in 5 bone key(s)",
        [](MotionDocument &d) { return setSelectedPhysics(d, false); });
    row("Switch IK ik off in 1 display/IK record(s)",
        [](MotionDocument &d) { return setSelectedIk(d, LongName::fromBytes("ik"), false); });
    row("Add IK 右足ＩＫ to 1 display/IK record(s)",
        [](MotionDocument &d) { return addSelectedIk(d, QStringLiteral("右足ＩＫ")); });
    row("Add 2 key(s) of the rest pose at frame 0",
        [](MotionDocument &d) { return addRestKeys(d, selectedTracksWithoutFirstKey(d)); });
}

void TestValueVerbs::stepsSayWhatTheyDid()
{
    QFETCH(const Verb, verb);
    const Motion before = mDocument->motion();
    QCOMPARE(verb(*mDocument).error, QString());
    QCOMPARE(steps(), 1);
    QTEST(text(), "step");
    QVERIFY(!(mDocument->motion() == before));
    mDocument->undoStack().undo();
    QVERIFY(mDocument->motion() == before);
    QCOMPARE(writeMotion(mDocument->motion()), file());
}

void TestValueVerbs::whatChangesNothingLeavesNoStep()
{
    enterValue(*mDocument, KeyValue::PositionY, {0, 1});
    QCOMPARE(steps(), 1); // bone b
    enterValue(*mDocument, KeyValue::PositionY, {0, 1});
    enterValue(*mDocument, KeyValue::PositionY, {1, 0});
    setSelectedPhysics(*mDocument, true);
    normaliseSelectedRotations(*mDocument);
    setSelectedIk(*mDocument, LongName::fromBytes("ik"), true);
    QCOMPARE(steps(), 1);
}

void TestValueVerbs::errorsChangeNothing()
{
    QVERIFY(!enterValue(*mDocument, KeyValue::PositionX, {0, 1e300}).error.isEmpty());
    QVERIFY(!correctSelection(*mDocument, {{KeyValue::Physics, 2, 0}}).error.isEmpty());
    QCOMPARE(steps(), 0);
    QCOMPARE(writeMotion(mDocument->motion()), file());
}

void TestValueVerbs::gestureIsOneStep()
{
    ValueGesture gesture(*mDocument, KeyValue::PositionX);
    for (const double amount : {1.0, 2.0, 5.0, 3.5})
        gesture.add(amount);
    QCOMPARE(steps(), 1);
    QCOMPARE(x(1), 13.5f);
    QCOMPARE(text(), QStringLiteral("Change position X of 5 bone key(s)"));
    mDocument->undoStack().undo();
    QCOMPARE(writeMotion(mDocument->motion()), file());
}

void TestValueVerbs::gestureThatIsCancelledLeavesNoStep()
{
    enterValue(*mDocument, KeyValue::Weight, {0, 1});
    ValueGesture gesture(*mDocument, KeyValue::AngleY);
    gesture.add(12);
    gesture.add(-7);
    QCOMPARE(steps(), 2);
    gesture.cancel();
    QCOMPARE(steps(), 1);
    QVERIFY(!mDocument->undoStack().canRedo());
    mDocument->undoStack().undo();
    QCOMPARE(writeMotion(mDocument->motion()), file());
}

void TestValueVerbs::gestureAddsToEachKeysOwnValue()
{
    ValueGesture gesture(*mDocument, KeyValue::PositionX);
    gesture.add(0.1);
    QCOMPARE(x(0), 0.1f);
    QCOMPARE(x(1), 10.1f);
    QCOMPARE(x(2), 20.1f);
}

void TestValueVerbs::ikNamesAreCheckedBeforeTheyAreAdded_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("empty") << QString();
    QTest::newRow("not in the encoding") << QStringLiteral("ik\\😀").remove(u'\\');
    QTest::newRow("21 bytes") << QStringLiteral("123456789012345678901");
    QTest::newRow("there already") << QStringLiteral("ik");
}

void TestValueVerbs::ikNamesAreCheckedBeforeTheyAreAdded()
{
    QFETCH(const QString, name);
    QVERIFY(!addSelectedIk(*mDocument, name).error.isEmpty());
    QCOMPARE(steps(), 0);
    QCOMPARE(addSelectedIk(*mDocument, QStringLiteral("12345678901234567890")).error, QString());
}

void TestValueVerbs::movesOutOfTimeAreRefused()
{
    QVERIFY(!moveSelectionExactly(*mDocument, -1).error.isEmpty());
    QVERIFY(!moveSelectionExactly(*mDocument, 0xffffffffll).error.isEmpty());
    QCOMPARE(steps(), 0);
    QCOMPARE(moveSelectionExactly(*mDocument, 5).error, QString());
    QCOMPARE(mDocument->motion().bones.at(0).keys.frames(), (QList<quint32>{5, 15, 25}));
}

void TestValueVerbs::tracksThatStartLateAreOfferedARestKey()
{
    const QList<TrackRef> late = selectedTracksWithoutFirstKey(*mDocument);
    QCOMPARE(late, (QList<TrackRef>{{TrackKind::Bone, 1}, {TrackKind::Morph, 0}}));
    const EditResult result = addRestKeys(*mDocument, late);
    QCOMPARE(result.changed, 2);
    const Motion &motion = mDocument->motion();
    QCOMPARE(motion.bones.at(1).keys.frames(), (QList<quint32>{0, 30, 40}));
    QVERIFY(motion.bones.at(1).keys.key(0).position == Vec3f());
    QVERIFY(motion.bones.at(1).keys.key(0).rotation == Quatf());
    QCOMPARE(motion.morphs.at(0).keys.frames(), (QList<quint32>{0, 7}));
    QCOMPARE(motion.morphs.at(0).keys.key(0).weight, 0.0f);
    QVERIFY(selectedTracksWithoutFirstKey(*mDocument).isEmpty());
    // MMD plays what it played.
    const Motion before = readMotion(file()).motion;
    for (const double frame : {0.0, 7.5, 15.0, 29.0, 35.0}) {
        const BonePose was = sampleBone(before.bones.at(1).keys, frame);
        const BonePose is = sampleBone(motion.bones.at(1).keys, frame);
        QCOMPARE(is.position.x, was.position.x);
        QCOMPARE(is.rotation.w, was.rotation.w);
    }
    // New records of several tracks have numbers of their own, and are written once each.
    QCOMPARE(readMotion(writeMotion(motion)).motion.keyCount(), motion.keyCount());
}

void TestValueVerbs::lockedTracksAreLeftAlone()
{
    TrackLook locked;
    locked.locked = true;
    mDocument->setTrackLook(bone0, locked);
    enterValue(*mDocument, KeyValue::PositionX, {0, 99});
    QCOMPARE(x(0), 0.0f);
    QCOMPARE(mDocument->motion().bones.at(1).keys.key(0).position.x, 99.0f);
}

QTEST_GUILESS_MAIN(TestValueVerbs)
#include "tst_valueverbs.moc"
