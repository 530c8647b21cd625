// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/ikbake.h"
#include "editor-core/rig/testrig.h"
#include "editor-core/text/nametext.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/legmotions.h"
#include "tests/support/rigs.h"

#include <QTest>

#include <cmath>

using namespace furitsuke;
using namespace furitsuke::test;

/// IK made into keys of the chain's bones, and back.
class TestIkBake : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void legPlaysTheSameWithIkOff_data();
    void legPlaysTheSameWithIkOff();
    void legPlaysTheSameWithIkOn();
    void restIsLeftAsItIs();
    void ikIsSwitchedBackAfterTheSpan();
    void recordsInsideTheSpanKeepTheirOtherSwitches();
    void nothingIsSwitchedWhereItIsSoAlready();
    void keysComeWhereKeysAre();
    void bonesWithoutTracksGetOne();
    void undoBringsBackEveryByte();
    void wholeMotionFromFrameZero();
    void wrongRequestsAreRefused();
    void cancelChangesNothing();

private:
    std::shared_ptr<const Model> mModel = std::make_shared<const Model>(legRig());
    QList<qint32> iks(const QStringList &names) const
    {
        QList<qint32> found;
        for (const QString &name : names)
            found.append(mModel->bones[boneNamed(*mModel, name)].ik);
        return found;
    }
    QList<qint32> left() const { return iks({QStringLiteral("左足ＩＫ"), QStringLiteral("左つま先ＩＫ")}); }
    IkBakeResult bake(const Motion &motion, const IkBakeOptions &options,
                      TaskProgress *progress = nullptr) const
    {
        MotionBinding binding(mModel);
        binding.bind(motion);
        return bakeIk(motion, binding, options, progress);
    }
    static Motion after(const Motion &motion, const IkBakeResult &result)
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
    BoneWorld worldAt(const Motion &motion, const QString &name, double frame) const
    {
        PoseSolver solver(mModel);
        solver.solve(inputAt(motion, frame));
        return solver.bones()[size_t(boneNamed(*mModel, name))];
    }
    bool isOn(const Motion &motion, const QString &ik, double frame) const
    {
        return inputAt(motion, frame).ikEnabled[size_t(iks({ik}).first())];
    }
    double apart(const Motion &a, const Motion &b, const QString &name, double frame) const
    {
        const Vec3f p = worldAt(a, name, frame).position;
        const Vec3f q = worldAt(b, name, frame).position;
        return std::hypot(double(p.x - q.x), double(p.y - q.y), double(p.z - q.z));
    }
};

void TestIkBake::legPlaysTheSameWithIkOff_data()
{
    QTest::addColumn<quint32>("step");
    QTest::addColumn<double>("between");
    QTest::newRow("every frame") << 1u << 0.02;
    QTest::newRow("every fifth frame") << 5u << 0.3;
}

void TestIkBake::legPlaysTheSameWithIkOff()
{
    QFETCH(const quint32, step);
    QFETCH(const double, between);
    const Motion motion = stepping();
    const IkBakeResult result = bake(motion, {IkBakeTo::Fk, left(), 10, 30, step});
    QVERIFY2(result.error.isEmpty(), qPrintable(result.error));
    const Motion made = after(motion, result);
    QVERIFY(!isOn(made, QStringLiteral("左足ＩＫ"), 20));
    // The foot is off the ground in the middle: a leg that no IK bends would not be there.
    QVERIFY(worldAt(motion, QStringLiteral("左足首"), 20).position.y > 3);
    for (const QString &name :
         {QStringLiteral("左ひざ"), QStringLiteral("左足首"), QStringLiteral("左つま先")}) {
        for (quint32 frame = 10; frame <= 30; frame += step)
            QVERIFY2(apart(motion, made, name, frame) < 1e-3, qPrintable(name + QString::number(frame)));
        for (double frame = 10; frame <= 30; frame += 0.5)
            QVERIFY2(apart(motion, made, name, frame) < between, qPrintable(name + QString::number(frame)));
    }
    QVERIFY(result.worstDistance < between);
    QVERIFY(!result.notes.isEmpty());
}

void TestIkBake::legPlaysTheSameWithIkOn()
{
    const Motion motion = kicking();
    const IkBakeResult result = bake(motion, {IkBakeTo::Ik, left(), 10, 30, 1});
    QVERIFY2(result.error.isEmpty(), qPrintable(result.error));
    const Motion made = after(motion, result);
    QVERIFY(isOn(made, QStringLiteral("左足ＩＫ"), 10));
    QVERIFY(!isOn(motion, QStringLiteral("左足ＩＫ"), 10));
    for (quint32 frame = 10; frame <= 30; ++frame) {
        QVERIFY2(apart(motion, made, QStringLiteral("左足首"), frame) < 0.02,
                 qPrintable(QString::number(frame)));
        QVERIFY2(apart(motion, made, QStringLiteral("左つま先"), frame) < 0.05,
                 qPrintable(QString::number(frame)));
    }
    QVERIFY(result.worstDistance < 0.06);
}

void TestIkBake::restIsLeftAsItIs()
{
    const Motion motion = stepping();
    const Motion made = after(motion, bake(motion, {IkBakeTo::Fk, left(), 10, 30, 1}));
    for (const quint32 frame : {0u, 5u, 9u, 31u, 35u, 40u, 60u}) {
        for (const ModelBone &bone : mModel->bones)
            QVERIFY2(apart(motion, made, bone.name, frame) < 1e-4,
                     qPrintable(bone.name + QString::number(frame)));
    }
    // What the chains do not bend keeps its keys.
    for (qsizetype track = 0; track < 3; ++track)
        QVERIFY(made.bones[track].keys == motion.bones[track].keys);
    for (quint32 frame = 0; frame <= 40; ++frame)
        QVERIFY(apart(motion, made, QStringLiteral("右足首"), frame) < 1e-6);
}

void TestIkBake::ikIsSwitchedBackAfterTheSpan()
{
    const Motion motion = stepping();
    const Motion made = after(motion, bake(motion, {IkBakeTo::Fk, left(), 10, 30, 1}));
    for (const QString &ik : {QStringLiteral("左足ＩＫ"), QStringLiteral("左つま先ＩＫ")}) {
        QVERIFY(isOn(made, ik, 9));
        QVERIFY(!isOn(made, ik, 10));
        QVERIFY(!isOn(made, ik, 30));
        QVERIFY(isOn(made, ik, 31));
    }
    QVERIFY(isOn(made, QStringLiteral("右足ＩＫ"), 20));
}

void TestIkBake::recordsInsideTheSpanKeepTheirOtherSwitches()
{
    Motion motion = stepping();
    KeyColumns<StateKey> states;
    states.append(StateKey{15, 0, {off(QStringLiteral("右足ＩＫ"))}, 0});
    states.append(StateKey{30, 1, {}, 1});
    states.append(StateKey{31, 0, {}, 2});
    motion.states = states;
    motion.nextOrder[std::size_t(RecordSection::States)] = 3;
    const Motion made = after(motion, bake(motion, {IkBakeTo::Fk, left(), 10, 30, 1}));
    QCOMPARE(made.states.frames(), (QList<quint32>{10, 15, 30, 31}));
    QVERIFY(!inputAt(made, 15).visible);
    QVERIFY(!isOn(made, QStringLiteral("右足ＩＫ"), 15));
    QVERIFY(!isOn(made, QStringLiteral("左足ＩＫ"), 15));
    QVERIFY(inputAt(made, 30).visible);
    QVERIFY(isOn(made, QStringLiteral("右足ＩＫ"), 30));
    QVERIFY(!isOn(made, QStringLiteral("左足ＩＫ"), 30));
    QVERIFY(made.states.key(3) == motion.states.key(2));
}

void TestIkBake::nothingIsSwitchedWhereItIsSoAlready()
{
    const Motion motion = kicking();
    const IkBakeResult result = bake(motion, {IkBakeTo::Fk, left(), 10, 30, 1});
    QVERIFY(result.error.isEmpty());
    QVERIFY(after(motion, result).states == motion.states);
}

void TestIkBake::keysComeWhereKeysAre()
{
    const Motion motion = stepping();
    const Motion made = after(motion, bake(motion, {IkBakeTo::Fk, left(), 10, 35, 0}));
    // Of the IK bone at 20, of the leg at 30; the ends, and the frames beside them.
    QCOMPARE(made.bones[3].keys.frames(), (QList<quint32>{0, 9, 10, 20, 30, 35, 36}));
}

void TestIkBake::bonesWithoutTracksGetOne()
{
    const Motion motion = stepping();
    const Motion made = after(motion, bake(motion, {IkBakeTo::Fk, left(), 10, 30, 1}));
    QStringList added;
    for (qsizetype i = motion.bones.size(); i < made.bones.size(); ++i)
        added.append(decodeName(made.bones[i].name, NameEncoding::Cp932).text);
    added.sort();
    QCOMPARE(added, (QStringList{QStringLiteral("左ひざ"), QStringLiteral("左足首")}));
}

void TestIkBake::undoBringsBackEveryByte()
{
    for (const Motion &motion : {stepping(), kicking()}) {
        for (const IkBakeTo to : {IkBakeTo::Fk, IkBakeTo::Ik}) {
            const IkBakeResult result = bake(motion, {to, left(), 5, 33, 4});
            QVERIFY2(result.error.isEmpty(), qPrintable(result.error));
            Motion made = after(motion, result);
            QVERIFY(made != motion);
            result.edit.inverted().apply(made);
            QVERIFY(made == motion);
            QCOMPARE(writeMotion(made), writeMotion(motion));
        }
    }
}

void TestIkBake::wholeMotionFromFrameZero()
{
    const Motion motion = stepping();
    const Motion made = after(motion, bake(motion, {IkBakeTo::Fk, left(), 0, 40, 1}));
    QVERIFY(!isOn(made, QStringLiteral("左足ＩＫ"), 0));
    QVERIFY(isOn(made, QStringLiteral("左足ＩＫ"), 41));
    for (quint32 frame = 0; frame <= 60; ++frame)
        QVERIFY2(apart(motion, made, QStringLiteral("左足首"), frame) < 2e-3,
                 qPrintable(QString::number(frame)));
}

void TestIkBake::wrongRequestsAreRefused()
{
    const Motion motion = stepping();
    QVERIFY(!bake(motion, {IkBakeTo::Fk, {}, 0, 40, 1}).error.isEmpty());
    QVERIFY(!bake(motion, {IkBakeTo::Fk, left(), 40, 10, 1}).error.isEmpty());
    const IkBakeResult tooMany = bake(motion, {IkBakeTo::Fk, left(), 0, 3'000'000, 1});
    QVERIFY(!tooMany.error.isEmpty());
    QVERIFY(tooMany.edit.isEmpty());
}

void TestIkBake::cancelChangesNothing()
{
    TaskProgress progress;
    progress.cancel();
    const IkBakeResult result = bake(stepping(), {IkBakeTo::Fk, left(), 0, 10000, 1}, &progress);
    QVERIFY(result.cancelled);
    QVERIFY(result.edit.isEmpty());
}

QTEST_GUILESS_MAIN(TestIkBake)
#include "tst_ikbake.moc"
