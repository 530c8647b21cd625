// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/curvekind.h"

#include <QSet>
#include <QTest>

#include <limits>

using namespace furitsuke;

/// What is told of a key at a glance: how the way to it goes, and whether anything moves on it at all.
class TestCurveKind : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void curveHasAKind_data();
    void curveHasAKind();
    void channelsThatCurveDecide();
    void kindsOfKeysDiffer();
    void everyKindHasItsOwnText();
    void boneHoldsByValue();
    void otherKindsHoldByValue();
};

void TestCurveKind::curveHasAKind_data()
{
    QTest::addColumn<CurvePoints>("curve");
    QTest::addColumn<CurveKind>("kind");
    QTest::newRow("default") << CurvePoints{} << CurveKind::Straight;
    QTest::newRow("other points on the diagonal") << CurvePoints{64, 64, 3, 3} << CurveKind::Straight;
    QTest::newRow("ease in") << CurvePoints{64, 0, 107, 107} << CurveKind::SlowStart;
    QTest::newRow("ease in by the second point") << CurvePoints{20, 20, 100, 60} << CurveKind::SlowStart;
    QTest::newRow("ease out") << CurvePoints{20, 20, 64, 127} << CurveKind::SlowEnd;
    QTest::newRow("ease out by the first point") << CurvePoints{30, 80, 107, 107} << CurveKind::SlowEnd;
    QTest::newRow("ease in and out") << CurvePoints{64, 0, 64, 127} << CurveKind::SlowBoth;
    QTest::newRow("slow in the middle") << CurvePoints{0, 127, 127, 0} << CurveKind::SlowMiddle;
    QTest::newRow("jumps in the middle") << CurvePoints{127, 0, 0, 127} << CurveKind::Steep;
    QTest::newRow("holds, then jumps") << CurvePoints{127, 0, 127, 0} << CurveKind::Steep;
    QTest::newRow("jumps, then holds") << CurvePoints{0, 127, 0, 127} << CurveKind::Steep;
    QTest::newRow("bytes over 127 are as 127") << CurvePoints{255, 255, 127, 127} << CurveKind::Straight;
}

void TestCurveKind::curveHasAKind()
{
    QFETCH(CurvePoints, curve);
    QFETCH(CurveKind, kind);
    QCOMPARE(curveKind(curve), kind);
}

void TestCurveKind::channelsThatCurveDecide()
{
    BoneCurves bone;
    QCOMPARE(curveKind(bone), CurveKind::Straight);
    bone.setCurve(BoneChannel::Rotation, {64, 0, 64, 127});
    QCOMPARE(curveKind(bone), CurveKind::SlowBoth);
    bone.setCurve(BoneChannel::Y, {50, 0, 70, 127});
    QCOMPARE(curveKind(bone), CurveKind::SlowBoth);
    bone.setCurve(BoneChannel::X, {64, 0, 107, 107});
    QCOMPARE(curveKind(bone), CurveKind::Mixed);
    CameraCurves camera;
    camera.setCurve(CameraChannel::ViewAngle, {64, 0, 107, 107});
    QCOMPARE(curveKind(camera), CurveKind::SlowStart);
}

void TestCurveKind::kindsOfKeysDiffer()
{
    KeyColumns<MorphKey> morphs;
    morphs.append(MorphKey{});
    QCOMPARE(curveKindOf(morphs, 0), CurveKind::Straight);
    QVERIFY(goesStraight(morphs, 0));
    KeyColumns<StateKey> states;
    states.append(StateKey{});
    QCOMPARE(curveKindOf(states, 0), CurveKind::Step);
    QVERIFY(!goesStraight(states, 0));
    KeyColumns<BoneKey> bones;
    BoneKey key;
    bones.append(key);
    key.curves.setCurve(BoneChannel::X, {64, 0, 107, 107});
    bones.append(key);
    QVERIFY(goesStraight(bones, 0));
    QVERIFY(!goesStraight(bones, 1));
}

void TestCurveKind::everyKindHasItsOwnText()
{
    QSet<QString> texts;
    for (int kind = 0; kind < curveKindCount; ++kind)
        texts.insert(curveKindText(CurveKind(kind)));
    QCOMPARE(texts.size(), curveKindCount);
    QVERIFY(!texts.contains(QString()));
}

void TestCurveKind::boneHoldsByValue()
{
    KeyColumns<BoneKey> keys;
    const auto add = [&keys](Vec3f position, Quatf rotation) {
        BoneKey key;
        key.frame = quint32(keys.size()) * 10;
        key.position = position;
        key.rotation = rotation;
        // Curves do not matter where there is no way.
        key.curves.setCurve(BoneChannel::X, {quint8(keys.size()), 0, 64, 127});
        keys.append(key);
    };
    add({1, 2, 3}, {0, 0, 0.6f, 0.8f});
    add({1, 2, 3}, {0, 0, 0.6f, 0.8f});
    add({1, 2, 3}, {0, 0, -0.6f, -0.8f}); // the same rotation
    add({1, 2, 3.5f}, {0, 0, 0.6f, 0.8f});
    add({1, 2, 3.5f}, {0, 0, 0.8f, 0.6f});
    add({0.0f, 2, 3.5f}, {0, 0, 0.8f, 0.6f});
    add({-0.0f, 2, 3.5f}, {0, 0, 0.8f, 0.6f});
    const float nan = std::numeric_limits<float>::quiet_NaN();
    add({nan, 0, 0}, {});
    add({nan, 0, 0}, {});
    const QList<bool> expected = {false, true, true, false, false, false, true, false, false};
    for (qsizetype row = 0; row < keys.size(); ++row)
        QCOMPARE(holdsFromPrevious(keys, row), expected[row]);
    QVERIFY(!holdsFromPrevious(keys, keys.size()));
}

void TestCurveKind::otherKindsHoldByValue()
{
    const auto holds = []<class Key>(Key first, Key second) {
        KeyColumns<Key> keys;
        keys.append(first);
        second.frame = 5;
        keys.append(second);
        return holdsFromPrevious(keys, 1);
    };
    QVERIFY(holds(MorphKey{}, MorphKey{}));
    MorphKey morph;
    morph.weight = 0.5f;
    QVERIFY(!holds(MorphKey{}, morph));
    QVERIFY(holds(CameraKey{}, CameraKey{}));
    CameraKey camera;
    camera.viewAngle = 31;
    QVERIFY(!holds(CameraKey{}, camera));
    camera = {};
    camera.projection = 1;
    QVERIFY(!holds(CameraKey{}, camera));
    QVERIFY(holds(LightKey{}, LightKey{}));
    LightKey light;
    light.direction.x = 1;
    QVERIFY(!holds(LightKey{}, light));
    QVERIFY(holds(ShadowKey{}, ShadowKey{}));
    ShadowKey shadow;
    shadow.mode = 2;
    QVERIFY(!holds(ShadowKey{}, shadow));
    StateKey state;
    state.ik = {{{}, 0}};
    QVERIFY(holds(state, state));
    QVERIFY(!holds(StateKey{}, state));
}

QTEST_GUILESS_MAIN(TestCurveKind)
#include "tst_curvekind.moc"
