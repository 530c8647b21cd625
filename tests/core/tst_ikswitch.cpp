// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/ikverbs.h"
#include "editor-core/edits/ikswitch.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/legmotions.h"
#include "tests/support/rigs.h"

#include <QTest>

#include <cmath>

using namespace furitsuke;
using namespace furitsuke::test;

/// IK switched at a frame, with keys that keep the pose.
class TestIkSwitch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void footStaysWhereIkHadIt_data();
    void footStaysWhereIkHadIt();
    void withoutKeysTheFootGoesItsOwnWay();
    void footStaysWhereIkComesOn();
    void beforeTheFrameAllPlaysAsBefore();
    void keyAtTheFrameKeepsItsCurves();
    void laterRecordsAreSwitchedUntilTheMotionComesToIt();
    void recordThatDoesNotNameTheChainIsSwitchedToo();
    void otherChainsAndVisibilityStay();
    void whatIsSoAlreadyChangesNothing();
    void onOffInOneStep();
    void undoBringsBackEveryByte();
    void lockedTrackIsSaid();

private:
    std::shared_ptr<const Model> mModel = std::make_shared<const Model>(legRig());
    const QString mFoot = QStringLiteral("左足ＩＫ");
    const QString mToes = QStringLiteral("左つま先ＩＫ");
    qint32 ik(const QString &name) const { return mModel->bones[boneNamed(*mModel, name)].ik; }
    QList<IkSwitch> left(bool on) const { return {{ik(mFoot), on}, {ik(mToes), on}}; }
    IkSwitchResult change(const Motion &motion, const IkSwitchOptions &options) const
    {
        MotionBinding binding(mModel);
        binding.bind(motion);
        return switchIk(motion, binding, options);
    }
    static Motion after(const Motion &motion, const IkSwitchResult &result)
    {
        Motion made = motion;
        result.edit.apply(made);
        return made;
    }
    RigInput inputAt(const Motion &motion, double frame) const
    {
        MotionBinding binding(mModel);
        binding.bind(motion);
        RigInput input = RigInput::atRest(*mModel);
        binding.fill(motion, frame, input);
        return input;
    }
    bool isOn(const Motion &motion, const QString &name, double frame) const
    {
        return inputAt(motion, frame).ikEnabled[size_t(ik(name))];
    }
    double apart(const Motion &a, const Motion &b, const QString &name, double frame) const
    {
        const auto placeIn = [&](const Motion &motion) {
            PoseSolver solver(mModel);
            solver.solve(inputAt(motion, frame));
            return solver.bones()[size_t(boneNamed(*mModel, name))].position;
        };
        const Vec3f p = placeIn(a);
        const Vec3f q = placeIn(b);
        return std::hypot(double(p.x - q.x), double(p.y - q.y), double(p.z - q.z));
    }
    /// The motion with display/IK records at 5, 25 and 35; the left foot's switch stands so in them.
    Motion withRecords(std::array<bool, 3> on) const
    {
        Motion motion = stepping();
        KeyColumns<StateKey> states;
        quint32 order = 0;
        for (const quint32 frame : {5u, 25u, 35u}) {
            StateKey record = {frame, quint8(frame != 25), {off(mFoot)}, order};
            record.ik[0].enabled = quint8(on[order++]);
            states.append(record);
        }
        motion.states = states;
        motion.nextOrder[std::size_t(RecordSection::States)] = 3;
        return motion;
    }
};

void TestIkSwitch::footStaysWhereIkHadIt_data()
{
    QTest::addColumn<quint32>("frame");
    QTest::newRow("at the beginning") << 0u;
    QTest::newRow("between keys") << 13u;
    QTest::newRow("at a key of the IK bone") << 20u;
    QTest::newRow("at a key of the leg") << 30u;
    QTest::newRow("after the last key") << 70u;
}

void TestIkSwitch::footStaysWhereIkHadIt()
{
    QFETCH(quint32, frame);
    const Motion motion = stepping();
    const IkSwitchResult result = change(motion, {left(false), frame, true});
    QVERIFY2(result.error.isEmpty(), qPrintable(result.error));
    const Motion made = after(motion, result);
    QVERIFY(isOn(motion, mFoot, frame));
    QVERIFY(!isOn(made, mFoot, frame));
    QVERIFY(!isOn(made, mToes, frame));
    for (const QString &name :
         {QStringLiteral("左ひざ"), QStringLiteral("左足首"), QStringLiteral("左つま先")})
        QVERIFY2(apart(motion, made, name, frame) < 1e-3, qPrintable(name));
    QVERIFY(result.worstDistance < 1e-3);
    QCOMPARE(result.warnings.size(), 0);
    QVERIFY(!result.notes.isEmpty());
}

void TestIkSwitch::withoutKeysTheFootGoesItsOwnWay()
{
    const Motion motion = stepping();
    const IkSwitchResult result = change(motion, {left(false), 20, false});
    const Motion made = after(motion, result);
    QVERIFY(!isOn(made, mFoot, 20));
    QVERIFY(made.bones == motion.bones);
    QVERIFY(apart(motion, made, QStringLiteral("左足首"), 20) > 0.5);
    QCOMPARE(result.changed, 1);
}

void TestIkSwitch::footStaysWhereIkComesOn()
{
    const Motion motion = kicking();
    const IkSwitchResult result = change(motion, {left(true), 20, true});
    QVERIFY2(result.error.isEmpty(), qPrintable(result.error));
    const Motion made = after(motion, result);
    QVERIFY(!isOn(motion, mFoot, 20));
    QVERIFY(isOn(made, mFoot, 20));
    QVERIFY(apart(motion, made, QStringLiteral("左足首"), 20) < 0.02);
    QVERIFY(result.worstDistance < 0.06);
}

void TestIkSwitch::beforeTheFrameAllPlaysAsBefore()
{
    const Motion motion = stepping();
    const Motion made = after(motion, change(motion, {left(false), 20, true}));
    for (quint32 frame = 0; frame < 20; ++frame) {
        for (const ModelBone &bone : mModel->bones)
            QVERIFY2(apart(motion, made, bone.name, frame) < 1e-4,
                     qPrintable(bone.name + QString::number(frame)));
    }
    for (quint32 frame = 0; frame <= 40; ++frame)
        QVERIFY(apart(motion, made, QStringLiteral("右足首"), frame) < 1e-6);
}

void TestIkSwitch::keyAtTheFrameKeepsItsCurves()
{
    Motion motion = stepping();
    BoneCurves curves;
    for (int c = 0; c < boneChannelCount; ++c)
        curves.setCurve(BoneChannel(c), {64, 0, 64, 127});
    BoneKey key = motion.bones[3].keys.key(1);
    key.curves = curves;
    KeyColumns<BoneKey> keys;
    keys.append(motion.bones[3].keys.key(0));
    keys.append(key);
    motion.bones[3].keys = keys;
    const Motion made = after(motion, change(motion, {left(false), 30, true}));
    const KeyColumns<BoneKey> &leg = made.bones[3].keys;
    const qsizetype row = leg.lowerBound(30);
    QCOMPARE(leg.frames(), (QList<quint32>{0, 29, 30}));
    QCOMPARE(leg.key(row).order, key.order);
}

void TestIkSwitch::laterRecordsAreSwitchedUntilTheMotionComesToIt()
{
    // On, on, off by the motion itself; then all on.
    const Motion switched = after(withRecords({true, true, false}),
                                  change(withRecords({true, true, false}), {left(false), 10, true}));
    QCOMPARE(switched.states.frames(), (QList<quint32>{5, 10, 25, 35}));
    QVERIFY(isOn(switched, mFoot, 9));
    QVERIFY(!isOn(switched, mFoot, 10));
    QVERIFY(!isOn(switched, mFoot, 25));
    QVERIFY(!isOn(switched, mFoot, 35));
    const Motion on = withRecords({true, true, true});
    QVERIFY(!isOn(after(on, change(on, {left(false), 10, true})), mFoot, 99));
    // Off, then on by the motion itself: what it does from there on is its own.
    const Motion comes = withRecords({false, true, false});
    const Motion made = after(comes, change(comes, {{{ik(mFoot), true}}, 10, true}));
    QVERIFY(isOn(made, mFoot, 10));
    QVERIFY(isOn(made, mFoot, 25));
    QVERIFY(!isOn(made, mFoot, 35));
    QVERIFY(made.states.key(2) == comes.states.key(1));
    QVERIFY(made.states.key(3) == comes.states.key(2));
}

void TestIkSwitch::recordThatDoesNotNameTheChainIsSwitchedToo()
{
    Motion motion = withRecords({true, true, true});
    KeyColumns<StateKey> states;
    states.append(motion.states.key(0));
    states.append(StateKey{25, 1, {}, 1});
    motion.states = states;
    const Motion made = after(motion, change(motion, {left(false), 10, false}));
    QVERIFY(!isOn(made, mFoot, 25));
    QVERIFY(!isOn(made, mToes, 25));
}

void TestIkSwitch::otherChainsAndVisibilityStay()
{
    const Motion motion = withRecords({true, true, true});
    const Motion made = after(motion, change(motion, {left(false), 25, true}));
    QCOMPARE(made.states.frames(), motion.states.frames());
    QVERIFY(!inputAt(made, 25).visible);
    QVERIFY(inputAt(made, 35).visible);
    QVERIFY(isOn(made, QStringLiteral("右足ＩＫ"), 25));
    QCOMPARE(made.states.key(1).order, motion.states.key(1).order);
}

void TestIkSwitch::whatIsSoAlreadyChangesNothing()
{
    const IkSwitchResult result = change(kicking(), {left(false), 20, true});
    QCOMPARE(result.error, QString());
    QVERIFY(result.edit.isEmpty());
    QCOMPARE(result.notes.size(), 1);
}

void TestIkSwitch::onOffInOneStep()
{
    Motion motion = kicking();
    const IkSwitchResult result =
        change(motion, {{{ik(mFoot), true}, {ik(QStringLiteral("右つま先ＩＫ")), false}}, 15, true});
    const Motion made = after(motion, result);
    QVERIFY(isOn(made, mFoot, 15));
    QVERIFY(!isOn(made, QStringLiteral("右つま先ＩＫ"), 15));
}

void TestIkSwitch::undoBringsBackEveryByte()
{
    for (const Motion &motion : {stepping(), kicking(), withRecords({true, false, true})}) {
        for (const bool keep : {false, true}) {
            for (const bool on : {false, true}) {
                const IkSwitchResult result = change(motion, {left(on), 17, keep});
                QVERIFY2(result.error.isEmpty(), qPrintable(result.error));
                Motion made = after(motion, result);
                result.edit.inverted().apply(made);
                QVERIFY(made == motion);
                QCOMPARE(writeMotion(made), writeMotion(motion));
            }
        }
    }
}

void TestIkSwitch::lockedTrackIsSaid()
{
    MotionDocument document;
    ReadResult content;
    content.ok = true;
    content.motion = stepping();
    document.setContent(std::move(content));
    document.setTrackLook({TrackKind::Bone, 3}, {.locked = true});
    const EditResult refused = runNow(document, switchIkJob(document, mModel, {left(false), 20, true}));
    QVERIFY(refused.error.contains(QStringLiteral("左足")));
    // Without keys it is not in the way.
    const EditResult done = runNow(document, switchIkJob(document, mModel, {left(false), 20, false}));
    QCOMPARE(done.error, QString());
    QCOMPARE(document.undoStack().count(), 1);
}

QTEST_GUILESS_MAIN(TestIkSwitch)
#include "tst_ikswitch.moc"
