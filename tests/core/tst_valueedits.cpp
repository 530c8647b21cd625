// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/valuechange.h"
#include "editor-core/edits/valueedits.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/motions.h"
#include "tests/support/rawfile.h"

#include <QTest>

#include <cmath>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

Motion applied(Motion motion, const EditResult &result)
{
    result.edit.apply(motion);
    return motion;
}

Motion bonesWithRotations(const QList<Quatf> &rotations)
{
    FileBuilder file;
    file.count(quint32(rotations.size()));
    for (qsizetype i = 0; i < rotations.size(); ++i)
        file.bone("b", quint32(i), {1, 2, 3}, rotations[i]);
    file.count(0).count(0).count(0).count(0).count(0);
    return readMotion(file.bytes()).motion;
}

Motion records(const QList<QList<std::pair<QByteArray, bool>>> &lists)
{
    FileBuilder file;
    file.count(0).count(0).count(0).count(0).count(0).count(quint32(lists.size()));
    for (qsizetype i = 0; i < lists.size(); ++i)
        file.state(quint32(i), true, lists[i]);
    return readMotion(file.bytes()).motion;
}

} // namespace

/// Switches of IK bones and the length of rotations.
class TestValueEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void normalisedRotationsKeepTheirDirection();
    void unitRotationsKeepTheirBytes();
    void unusableRotationsBecomeNone();
    void ikNameIsAddedWhereItIsMissing();
    void allSwitchesOfOneNameAreThrown();
    void undoGivesBackTheFile();
};

void TestValueEdits::normalisedRotationsKeepTheirDirection()
{
    const Motion motion = bonesWithRotations({{0, 0.6f, 0, 0.6f}, {2, 0, 0, 0}, {0, 0, -0.5f, 0.001f}});
    const EditResult result = normaliseRotations(motion, KeySelection::all(motion));
    QCOMPARE(result.changed, 3);
    const Motion after = applied(motion, result);
    for (qsizetype row = 0; row < 3; ++row) {
        const BoneKey before = motion.bones.at(0).keys.key(row);
        BoneKey key = after.bones.at(0).keys.key(row);
        QVERIFY(std::abs(rotationLength(key.rotation) - 1) < 2e-7);
        for (const KeyValue value : {KeyValue::AngleX, KeyValue::AngleY, KeyValue::AngleZ})
            QVERIFY(std::abs(shownValue(key, value) - shownValue(before, value)) < 1e-4);
        key.rotation = before.rotation;
        QVERIFY(key == before);
    }
    QVERIFY(normaliseRotations(after, KeySelection::all(after)).edit.isEmpty());
}

void TestValueEdits::unitRotationsKeepTheirBytes()
{
    QList<Quatf> rotations = {{0, 0, 0, 1}, {0, 0, 0, -1}, {0.5f, 0.5f, 0.5f, 0.5f}, {0, 0.6f, 0, 0.8f}};
    rotations.append({0, 0, 0.0001f, 0.99999999f});
    const Motion motion = bonesWithRotations(rotations);
    QVERIFY(normaliseRotations(motion, KeySelection::all(motion)).edit.isEmpty());
}

void TestValueEdits::unusableRotationsBecomeNone()
{
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const Motion motion = bonesWithRotations({{0, 0, 0, 0}, {nan, 0, 0, 1}});
    const Motion after = applied(motion, normaliseRotations(motion, KeySelection::all(motion)));
    for (qsizetype row = 0; row < 2; ++row)
        QVERIFY(after.bones.at(0).keys.key(row).rotation == Quatf());
}

void TestValueEdits::ikNameIsAddedWhereItIsMissing()
{
    const Motion motion = records({{{"a", false}}, {{"b", true}}, {}});
    const EditResult result =
        addIkNames(motion, KeySelection::all(motion), {LongName::fromBytes("a"), LongName::fromBytes("c")});
    QCOMPARE(result.changed, 3);
    const Motion after = applied(motion, result);
    const auto names = [&after](qsizetype row) {
        QByteArrayList list;
        const QList<IkState> ik = after.states.key(row).ik;
        for (const IkState &state : ik)
            list.append(state.name.name() + (state.enabled ? "+" : "-"));
        return list;
    };
    QCOMPARE(names(0), (QByteArrayList{"a-", "c+"}));
    QCOMPARE(names(1), (QByteArrayList{"b+", "a+", "c+"}));
    QCOMPARE(names(2), (QByteArrayList{"a+", "c+"}));
    QVERIFY(addIkNames(after, KeySelection::all(after), {LongName::fromBytes("a")}).edit.isEmpty());
}

void TestValueEdits::allSwitchesOfOneNameAreThrown()
{
    // Of two switches for one name the last counts, so one that stayed would undo the change.
    const Motion motion = records({{{"a", true}, {"b", true}, {"a", true}}});
    const Motion after =
        applied(motion, setStateValues(motion, KeySelection::all(motion),
                                       {.visible = {}, .ik = {{LongName::fromBytes("a"), 0}}}));
    const QList<IkState> ik = after.states.key(0).ik;
    QCOMPARE(ik.size(), 3);
    QCOMPARE(ik[0].enabled, quint8(0));
    QCOMPARE(ik[1].enabled, quint8(1));
    QCOMPARE(ik[2].enabled, quint8(0));
}

void TestValueEdits::undoGivesBackTheFile()
{
    QRandomGenerator random(31);
    const Motion motion = randomMotion(random);
    const QByteArray file = writeMotion(motion);
    const KeySelection all = KeySelection::all(motion);
    for (const EditResult &result :
         {normaliseRotations(motion, all), addIkNames(motion, all, {LongName::fromBytes("new")})}) {
        QVERIFY(result.changed > 0);
        Motion after = applied(motion, result);
        QVERIFY(writeMotion(after) != file);
        result.edit.inverted().apply(after);
        QVERIFY(after == motion);
        QCOMPARE(writeMotion(after), file);
    }
}

QTEST_GUILESS_MAIN(TestValueEdits)
#include "tst_valueedits.moc"
