// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/valuesummary.h"
#include "editor-core/sampling/eulerangles.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/motions.h"

#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

Quatf turned(double x, double y, double z)
{
    const Quatd q = fromMmdDegrees({x, y, z});
    return {float(q.x), float(q.y), float(q.z), float(q.w)};
}

Motion bones(const QList<BoneKey> &keys)
{
    FileBuilder file;
    file.count(quint32(keys.size()));
    for (const BoneKey &key : keys)
        file.bone("b", key.frame, key.position, key.rotation, key.curves);
    file.count(0).count(0).count(0).count(0).count(0);
    return readMotion(file.bytes()).motion;
}

ValueSummary boneSummary(const Motion &motion)
{
    return summarise(motion, KeySelection::all(motion), TrackKind::Bone);
}

QString mixedOf(const ValueSummary &summary)
{
    QStringList mixed;
    for (auto it = summary.values.cbegin(); it != summary.values.cend(); ++it) {
        if (it->mixed)
            mixed.append(valueId(it.key()));
    }
    return mixed.join(u' ');
}

} // namespace

/// What selected keys have in common.
class TestValueSummary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindHasItsValues();
    void nothingSelectedIsNothing();
    void componentsAreMixedOneByOne();
    void anglesAreMixedOneByOne_data();
    void anglesAreMixedOneByOne();
    void signsAndLengthsOfQuaternionsDoNotMixAngles();
    void mixedAgreesWithTheAnglesThatAreShown();
    void lastOfManyKeysCounts();
    void oneAmongManyKeysCounts_data();
    void oneAmongManyKeysCounts();
    void unselectedKeysDoNotCount();
    void curvesOfChannels();
    void oddLengthIsSeen();
    void ikOfRecordsThatDoNotNameIt();
    void framesOfAllKinds();
};

void TestValueSummary::everyKindHasItsValues()
{
    const Motion motion = readMotion(sixSectionFile()).motion;
    for (int kind = 0; kind < trackKindCount; ++kind) {
        const ValueSummary summary = summarise(motion, KeySelection::all(motion), TrackKind(kind));
        QCOMPARE(summary.values.keys(), valuesOf(TrackKind(kind)));
        QCOMPARE(summary.keys, motion.keyCount(TrackKind(kind)));
    }
}

void TestValueSummary::nothingSelectedIsNothing()
{
    const Motion motion = readMotion(sixSectionFile()).motion;
    KeySelection selection;
    selection.insert({TrackKind::Morph, 0}, 0);
    QVERIFY(summarise(motion, selection, TrackKind::Bone) == ValueSummary());
    QVERIFY(summarise(motion, {}, TrackKind::State) == ValueSummary());
}

void TestValueSummary::componentsAreMixedOneByOne()
{
    BoneKey key;
    key.position = {1, 2, 3};
    BoneKey other = key;
    other.frame = 5;
    QCOMPARE(mixedOf(boneSummary(bones({key, other}))), QString());
    other.position.y = 2.5f;
    const ValueSummary summary = boneSummary(bones({key, other}));
    QCOMPARE(mixedOf(summary), QStringLiteral("position-y"));
    QCOMPARE(summary.values[KeyValue::PositionZ].text, QStringLiteral("3"));
    // Both zeros are one value, as are two that are no numbers.
    key.position = {0, 0, std::numeric_limits<float>::quiet_NaN()};
    other.position = {-0.0f, 0, key.position.z};
    QCOMPARE(mixedOf(boneSummary(bones({key, other}))), QString());
}

void TestValueSummary::anglesAreMixedOneByOne_data()
{
    QTest::addColumn<QList<double>>("first");
    QTest::addColumn<QList<double>>("second");
    QTest::addColumn<QString>("mixed");
    using Angles = QList<double>;
    QTest::newRow("x") << Angles{10, 20, 30} << Angles{11, 20, 30} << QStringLiteral("angle-x");
    QTest::newRow("y") << Angles{10, 20, 30} << Angles{10, -20, 30} << QStringLiteral("angle-y");
    QTest::newRow("z") << Angles{10, 20, 30} << Angles{10, 20, -150} << QStringLiteral("angle-z");
    QTest::newRow("opposite") << Angles{0, 90, 0} << Angles{0, -90, 0} << QStringLiteral("angle-y");
    QTest::newRow("steep") << Angles{89, 20, 30} << Angles{88.9, 20, 30} << QStringLiteral("angle-x");
    QTest::newRow("upright") << Angles{90, 20, 0} << Angles{90, 21, 0} << QStringLiteral("angle-y");
    QTest::newRow("small") << Angles{0, 0.01, 0} << Angles{0, 0.011, 0} << QStringLiteral("angle-y");
}

void TestValueSummary::anglesAreMixedOneByOne()
{
    QFETCH(const QList<double>, first);
    QFETCH(const QList<double>, second);
    BoneKey key;
    key.rotation = turned(first[0], first[1], first[2]);
    BoneKey other;
    other.frame = 5;
    other.rotation = turned(second[0], second[1], second[2]);
    const QStringList all = mixedOf(boneSummary(bones({key, other}))).split(u' ');
    QTEST(all.filter(QStringLiteral("angle")).join(u' '), "mixed");
}

void TestValueSummary::signsAndLengthsOfQuaternionsDoNotMixAngles()
{
    BoneKey key;
    key.rotation = turned(10, 20, 30);
    BoneKey other;
    other.frame = 5;
    const Quatf &q = key.rotation;
    other.rotation = {-2 * q.x, -2 * q.y, -2 * q.z, -2 * q.w};
    const ValueSummary summary = boneSummary(bones({key, other}));
    QVERIFY(!mixedOf(summary).contains(QStringLiteral("angle")));
    QVERIFY(summary.values[KeyValue::QuaternionX].mixed);
    QVERIFY(summary.oddLength);
}

void TestValueSummary::mixedAgreesWithTheAnglesThatAreShown()
{
    QRandomGenerator random(41);
    for (int i = 0; i < 2000; ++i) {
        BoneKey key;
        key.rotation = turned(random.bounded(-88, 89), random.bounded(-180, 181), random.bounded(-180, 181));
        BoneKey other;
        other.frame = 1;
        const double step = random.bounded(2) ? 0.01 : 5;
        other.rotation = turned(shownValue(key, KeyValue::AngleX) + (random.bounded(2) ? step : 0),
                                shownValue(key, KeyValue::AngleY) + (random.bounded(2) ? step : 0),
                                shownValue(key, KeyValue::AngleZ) + (random.bounded(2) ? step : 0));
        const ValueSummary summary = boneSummary(bones({key, other}));
        for (const KeyValue value : {KeyValue::AngleX, KeyValue::AngleY, KeyValue::AngleZ}) {
            const double apart =
                std::abs(std::remainder(shownValue(key, value) - shownValue(other, value), 360));
            if (apart > 1e-3)
                QVERIFY(summary.values[value].mixed);
            else if (apart < 1e-6)
                QVERIFY(!summary.values[value].mixed);
        }
    }
}

void TestValueSummary::lastOfManyKeysCounts()
{
    QList<BoneKey> keys(200);
    for (qsizetype i = 0; i < keys.size(); ++i)
        keys[i].frame = quint32(i);
    QCOMPARE(mixedOf(boneSummary(bones(keys))), QString());
    keys.last().position.z = 1;
    QCOMPARE(mixedOf(boneSummary(bones(keys))), QStringLiteral("position-z"));
}

void TestValueSummary::oneAmongManyKeysCounts_data()
{
    QTest::addColumn<int>("track");
    QTest::addColumn<double>("part");
    QTest::addColumn<int>("step");
    for (const int step : {1, 3}) {
        for (const int track : {0, 1, 2}) {
            for (const double part : {0.1, 0.5, 1.0})
                QTest::addRow("track %d at %g, every %d", track, part, step) << track << part << step;
        }
    }
}

/// So many that they are looked through by several threads.
void TestValueSummary::oneAmongManyKeysCounts()
{
    QFETCH(const int, track);
    QFETCH(const double, part);
    QFETCH(const int, step);
    static const Motion still = [] {
        Motion motion = readMotion(longMotionFile(3, 600000)).motion;
        for (BoneTrack &each : motion.bones) {
            each.keys.column<&BoneKey::position>().fill({1, 2, 3});
            each.keys.column<&BoneKey::rotation>().fill({0, 0.6f, 0, 0.8f});
            each.keys.column<&BoneKey::curves>().fill({});
        }
        return motion;
    }();
    KeySelection selection;
    for (int i = 0; i < 3; ++i) {
        selection.setRows(
            {TrackKind::Bone, i},
            RowSet::where(still.bones[i].keys.size(), [step](qsizetype row) { return row % step == 0; }));
    }
    QCOMPARE(mixedOf(summarise(still, selection, TrackKind::Bone)), QString());
    Motion motion = still;
    KeyColumns<BoneKey> &keys = motion.bones[track].keys;
    const qsizetype row = qsizetype(part * double((keys.size() - 1) / step)) * step;
    keys.column<&BoneKey::position>()[row].y = 2.5f;
    keys.column<&BoneKey::rotation>()[row] = {0, -0.6f, 0, 0.8f};
    keys.column<&BoneKey::curves>()[row].setCurve(BoneChannel::Z, {1, 2, 3, 4});
    const ValueSummary summary = summarise(motion, selection, TrackKind::Bone);
    QCOMPARE(mixedOf(summary), QStringLiteral("position-y angle-y quaternion-y"));
    QVERIFY(summary.curves[0] && summary.curves[1] && !summary.curves[2] && summary.curves[3]);
    QVERIFY(!summary.oddLength);
    // Keys that are not selected make no difference.
    if (step > 1) {
        keys = still.bones[track].keys;
        keys.column<&BoneKey::position>()[row > 0 ? row - 1 : 1].x = 7;
        QCOMPARE(mixedOf(summarise(motion, selection, TrackKind::Bone)), QString());
    }
}

void TestValueSummary::unselectedKeysDoNotCount()
{
    QList<BoneKey> keys(6);
    for (qsizetype i = 0; i < keys.size(); ++i) {
        keys[i].frame = quint32(i);
        keys[i].position.x = float(i % 2);
    }
    const Motion motion = bones(keys);
    KeySelection selection;
    for (const qsizetype row : {1, 3, 5})
        selection.insert({TrackKind::Bone, 0}, row);
    const ValueSummary summary = summarise(motion, selection, TrackKind::Bone);
    QCOMPARE(summary.keys, 3);
    QCOMPARE(summary.tracks, 1);
    QCOMPARE(mixedOf(summary), QString());
    QCOMPARE(summary.values[KeyValue::PositionX].text, QStringLiteral("1"));
}

void TestValueSummary::curvesOfChannels()
{
    BoneKey key;
    key.curves.setCurve(BoneChannel::Y, {1, 2, 3, 4});
    BoneKey other = key;
    other.frame = 5;
    other.curves.setCurve(BoneChannel::Rotation, {5, 6, 7, 8});
    const ValueSummary summary = boneSummary(bones({key, other}));
    QCOMPARE(summary.curves.size(), 4);
    QCOMPARE(summary.curves[1], CommonCurve(CurvePoints{1, 2, 3, 4}));
    QVERIFY(!summary.curves[3]);
}

void TestValueSummary::oddLengthIsSeen()
{
    BoneKey key;
    BoneKey other;
    other.frame = 5;
    QVERIFY(!boneSummary(bones({key, other})).oddLength);
    other.rotation = {0, 0, 0, 1.00003f}; // as MMD's own may be
    QVERIFY(!boneSummary(bones({key, other})).oddLength);
    other.rotation = {0, 0, 0, 1.001f};
    QVERIFY(boneSummary(bones({key, other})).oddLength);
    other.rotation = {0, 0, 0, std::numeric_limits<float>::quiet_NaN()};
    QVERIFY(boneSummary(bones({key, other})).oddLength);
}

void TestValueSummary::ikOfRecordsThatDoNotNameIt()
{
    FileBuilder file;
    file.count(0).count(0).count(0).count(0).count(0).count(3);
    file.state(0, true, {{"a", true}, {"b", false}}).state(5, true, {{"a", true}, {"b", false}});
    file.state(9, true, {{"c", false}});
    const Motion motion = readMotion(file.bytes()).motion;
    const QList<CommonIk> iks = summarise(motion, KeySelection::all(motion), TrackKind::State).iks;
    QCOMPARE(iks.size(), 3);
    QCOMPARE(iks[0].name.name(), QByteArray("a"));
    QVERIFY(!iks[0].mixed && iks[0].enabled); // the last record does not name it: on
    QCOMPARE(iks[0].named, 2);
    QVERIFY(iks[1].mixed && !iks[1].enabled);
    QVERIFY(iks[2].mixed && iks[2].enabled);
    QCOMPARE(iks[2].named, 1);
}

void TestValueSummary::framesOfAllKinds()
{
    const Motion motion = readMotion(sixSectionFile()).motion;
    const FrameSummary all = summariseFrames(motion, KeySelection::all(motion));
    QCOMPARE(all.keys, motion.keyCount());
    QCOMPARE(all.first, 0);
    QCOMPARE(all.last, qint64(motion.lastFrame()));
    QCOMPARE(all.kinds.size(), trackKindCount);
    QVERIFY(summariseFrames(motion, {}).last < summariseFrames(motion, {}).first);
}

QTEST_GUILESS_MAIN(TestValueSummary)
#include "tst_valuesummary.moc"
