// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/valuechange.h"
#include "editor-core/sampling/eulerangles.h"
#include "tests/support/motions.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

template <class Key>
Key changed(Key key, const QList<ValueChange> &changes)
{
    ChangeTally tally;
    changeKey(key, changes, tally);
    return key;
}

Quatf floats(const Quatd &q)
{
    return {float(q.x), float(q.y), float(q.z), float(q.w)};
}

BoneKey turned(double x, double y, double z)
{
    BoneKey key;
    key.rotation = floats(fromMmdDegrees({x, y, z}));
    return key;
}

bool isOfRotation(KeyValue value)
{
    return valueId(value).startsWith(QLatin1String("angle")) ||
           valueId(value).startsWith(QLatin1String("quaternion"));
}

double angleApart(const Quatf &a, const Quatf &b)
{
    const double dot = std::abs(double(a.x) * double(b.x) + double(a.y) * double(b.y) +
                                double(a.z) * double(b.z) + double(a.w) * double(b.w));
    return 2 * std::acos(qMin(1.0, dot));
}

} // namespace

/// Values of single keys in the units that MMD shows.
class TestKeyValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyValueHasAKindAnIdAndAName();
    void shownValues_data();
    void shownValues();
    void everyShadowDistanceComesBack();
    void everyColourComesBack();
    void everyViewAngleComesBack();
    void shownTextStoresWhatIsStored();
    void oneComponentLeavesTheOthers();
    void oneAngleLeavesTheOthers_data();
    void oneAngleLeavesTheOthers();
    void valueThatIsThereKeepsItsBits();
    void angleThatIsThereKeepsItsBits();
    void smallAnglesAreNotTakenForRounding();
    void turnedRotationStaysOnItsSide();
    void unusableRotationIsRepairedByAnAngle();
    void viewAngleIsRoundedHalfUpOnce_data();
    void viewAngleIsRoundedHalfUpOnce();
    void limitsAreCounted();
    void whatCannotBeStoredIsSaid();
};

void TestKeyValues::everyValueHasAKindAnIdAndAName()
{
    QStringList ids;
    QStringList names;
    qsizetype values = 0;
    for (int kind = 0; kind < trackKindCount; ++kind) {
        for (const KeyValue value : valuesOf(TrackKind(kind))) {
            QCOMPARE(int(valueKind(value)), kind);
            QVERIFY(!ids.contains(valueId(value)));
            QVERIFY(!names.contains(valueName(value)));
            ids.append(valueId(value));
            names.append(valueName(value));
            ++values;
        }
    }
    QCOMPARE(values, keyValueCount);
}

void TestKeyValues::shownValues_data()
{
    QTest::addColumn<KeyValue>("value");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("stored");
    const auto row = [](const char *tag, KeyValue value, const char *text, const char *stored) {
        QTest::newRow(tag) << value << QString::fromLatin1(text) << QString::fromLatin1(stored);
    };
    row("position", KeyValue::PositionX, "0.1", "");
    row("minus zero", KeyValue::PositionY, "0", "");
    row("small", KeyValue::PositionZ, "1.5e-20", "");
    row("angle", KeyValue::AngleY, "-73.7398", "");
    row("quaternion", KeyValue::QuaternionY, "0.6", "");
    row("physics", KeyValue::Physics, "1", "");
    row("weight", KeyValue::Weight, "0.3", "");
    row("camera target", KeyValue::TargetX, "123456.78", "");
    row("camera angle X", KeyValue::CameraAngleX, "17.188735", "-0.3");
    row("camera angle Y", KeyValue::CameraAngleY, "28.64789", "0.5");
    row("distance", KeyValue::Distance, "45.5", "-45.5");
    row("view angle", KeyValue::ViewAngle, "30", "");
    row("perspective", KeyValue::Perspective, "1", "");
    row("red", KeyValue::Red, "154", "0.6015625");
    row("green", KeyValue::Green, "256", "1");
    row("direction", KeyValue::DirectionX, "-0.5", "");
    row("shadow mode", KeyValue::ShadowMode, "1", "");
    row("shadow distance", KeyValue::ShadowDistance, "8875", "0.01125");
    row("visible", KeyValue::Visible, "1", "");
}

void TestKeyValues::shownValues()
{
    QFETCH(const KeyValue, value);
    BoneKey bone;
    bone.position = {0.1f, -0.0f, 1.5e-20f};
    bone.rotation = {0, 0.6f, 0, 0.8f};
    MorphKey morph;
    morph.weight = 0.3f;
    CameraKey camera;
    camera.target.x = 123456.78f;
    camera.rotation = {-0.3f, 0.5f, 0};
    camera.distance = -45.5f;
    LightKey light;
    light.colour.y = 1;
    const auto check = [&](const auto &key) {
        QTEST(shownText(key, value), "text");
        QTEST(storedText(key, value), "stored");
    };
    switch (valueKind(value)) {
    case TrackKind::Bone:
        return check(bone);
    case TrackKind::Morph:
        return check(morph);
    case TrackKind::Camera:
        return check(camera);
    case TrackKind::Light:
        return check(light);
    case TrackKind::Shadow:
        return check(ShadowKey());
    case TrackKind::State:
        return check(StateKey());
    }
}

void TestKeyValues::everyShadowDistanceComesBack()
{
    for (int shown = 0; shown <= 9999; ++shown) {
        const ShadowKey key = changed(ShadowKey(), {ValueChange::to(KeyValue::ShadowDistance, shown)});
        QCOMPARE(key.distance, float(0.1 - shown / 100000.0));
        QCOMPARE(shownValue(key, KeyValue::ShadowDistance), double(shown));
        QCOMPARE(shownText(key, KeyValue::ShadowDistance), QString::number(shown));
        // As MMD may have computed it in single precision, too.
        ShadowKey single;
        single.distance = float(10000 - shown) * 0.00001f;
        QCOMPARE(shownValue(single, KeyValue::ShadowDistance), double(shown));
    }
    const ShadowKey half = changed(ShadowKey(), {ValueChange::to(KeyValue::ShadowDistance, 5000.5)});
    QCOMPARE(half.distance, float(0.1 - 5000.5 / 100000));
    QCOMPARE(shownText(half, KeyValue::ShadowDistance), QStringLiteral("5000.5"));
}

void TestKeyValues::everyColourComesBack()
{
    for (int shown = 0; shown <= 255; ++shown) {
        for (const KeyValue value : {KeyValue::Red, KeyValue::Green, KeyValue::Blue}) {
            const LightKey key = changed(LightKey(), {ValueChange::to(value, shown)});
            QCOMPARE(shownValue(key, value), double(shown));
            QCOMPARE(shownText(key, value), QString::number(shown));
        }
        QCOMPARE(changed(LightKey(), {ValueChange::to(KeyValue::Red, shown)}).colour.x, float(shown) / 256);
    }
}

void TestKeyValues::everyViewAngleComesBack()
{
    for (int shown = 1; shown <= 180; ++shown) {
        const CameraKey key = changed(CameraKey(), {ValueChange::to(KeyValue::ViewAngle, shown)});
        QCOMPARE(key.viewAngle, quint32(shown));
        QCOMPARE(shownText(key, KeyValue::ViewAngle), QString::number(shown));
    }
}

void TestKeyValues::shownTextStoresWhatIsStored()
{
    QRandomGenerator random(11);
    const auto check = [](const auto &key, TrackKind kind) {
        for (const KeyValue value : valuesOf(kind)) {
            const QString text = shownText(key, value);
            bool number = false;
            const double typed = text.toDouble(&number);
            QVERIFY2(number, qPrintable(text));
            QVERIFY2(changed(key, {ValueChange::to(value, typed)}) == key,
                     qPrintable(valueId(value) + u' ' + text));
            QVERIFY2(text.size() <= 16, qPrintable(text));
        }
    };
    const auto any = [&random](double span) { return float((random.generateDouble() - 0.5) * 2 * span); };
    for (int i = 0; i < 2000; ++i) {
        BoneKey bone = turned(double(any(89)), double(any(180)), double(any(180)));
        bone.position = {any(1e-3), any(20), any(1e6)};
        check(bone, TrackKind::Bone);
        MorphKey morph;
        morph.weight = any(1.5);
        check(morph, TrackKind::Morph);
        CameraKey camera;
        camera.target = {any(100), any(1e-6), any(1)};
        camera.rotation = {any(3), any(30), any(0.01)};
        camera.distance = any(500);
        check(camera, TrackKind::Camera);
    }
}

void TestKeyValues::oneComponentLeavesTheOthers()
{
    QRandomGenerator random(12);
    const Motion motion = randomMotion(random);
    const auto check = [](const auto &keys, TrackKind kind) {
        for (qsizetype row = 0; row < keys.size(); ++row) {
            for (const KeyValue value : valuesOf(kind)) {
                auto key = changed(keys.key(row), {ValueChange::to(value, 1)});
                QVERIFY(std::abs(shownValue(key, value) - 1.0) < (isOfRotation(value) ? 1e-4 : 1e-5));
                // Every other value is, to the bit, what it was.
                for (const KeyValue other : valuesOf(kind)) {
                    const bool rotation =
                        isOfRotation(other) && (valueId(value).startsWith(QLatin1String("angle")) ||
                                                valueId(other).startsWith(QLatin1String("angle")));
                    if (other != value && !rotation)
                        QCOMPARE(shownValue(key, other), shownValue(keys.key(row), other));
                }
            }
        }
    };
    check(motion.bones.at(0).keys, TrackKind::Bone);
    check(motion.camera, TrackKind::Camera);
    check(motion.light, TrackKind::Light);
    check(motion.shadow, TrackKind::Shadow);
}

void TestKeyValues::oneAngleLeavesTheOthers_data()
{
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("z");
    QTest::newRow("rest") << 0.0 << 0.0 << 0.0;
    QTest::newRow("plain") << 10.0 << 20.0 << 30.0;
    QTest::newRow("wide") << -80.0 << 170.0 << -5.0;
    QTest::newRow("over half") << 45.0 << -179.0 << 178.0;
    QTest::newRow("nearly upright") << 89.9 << 12.0 << 34.0;
}

void TestKeyValues::oneAngleLeavesTheOthers()
{
    QFETCH(const double, x);
    QFETCH(const double, y);
    QFETCH(const double, z);
    const BoneKey key = turned(x, y, z);
    const double tolerance = std::abs(x) > 89 ? 0.01 : 2e-5;
    for (const KeyValue value : {KeyValue::AngleX, KeyValue::AngleY, KeyValue::AngleZ}) {
        for (const double wanted : {-60.0, 0.0, 12.5, 60.0}) {
            const BoneKey after = changed(key, {ValueChange::to(value, wanted)});
            for (const KeyValue other : {KeyValue::AngleX, KeyValue::AngleY, KeyValue::AngleZ}) {
                const double expected = other == value ? wanted : shownValue(key, other);
                const double off = std::remainder(shownValue(after, other) - expected, 360);
                QVERIFY2(std::abs(off) < tolerance, qPrintable(QString::number(off)));
            }
            QVERIFY(isUnitLength(after.rotation));
        }
    }
}

void TestKeyValues::valueThatIsThereKeepsItsBits()
{
    BoneKey bone;
    bone.position = {-0.0f, 1, 2};
    QVERIFY(changed(bone, {ValueChange::to(KeyValue::PositionX, 0)}) == bone);
    QVERIFY(changed(bone, {{KeyValue::PositionY, 1, 0}}) == bone);
    CameraKey camera;
    camera.distance = -0.0f;
    camera.projection = 7;
    QVERIFY(changed(camera, {ValueChange::to(KeyValue::Distance, 0)}) == camera);
    QVERIFY(changed(camera, {ValueChange::to(KeyValue::Perspective, 0)}) == camera);
    StateKey state;
    state.visible = 200;
    QVERIFY(changed(state, {ValueChange::to(KeyValue::Visible, 1)}) == state);
}

void TestKeyValues::angleThatIsThereKeepsItsBits()
{
    QRandomGenerator random(13);
    for (int i = 0; i < 5000; ++i) {
        const Vec3d degrees = {random.bounded(-890, 890) / 10.0, random.bounded(-1800, 1800) / 10.0,
                               random.bounded(-1800, 1800) / 10.0};
        const BoneKey key = turned(degrees.x, degrees.y, degrees.z);
        QVERIFY(changed(key, {ValueChange::to(KeyValue::AngleX, degrees.x)}) == key);
        QVERIFY(changed(key, {ValueChange::to(KeyValue::AngleY, degrees.y)}) == key);
        QVERIFY(changed(key, {ValueChange::to(KeyValue::AngleZ, degrees.z)}) == key);
        QVERIFY(changed(key, {{KeyValue::AngleY, 1, 360}}) == key);
    }
    // Not of unit length, and as near to it as that an angle is read from it.
    BoneKey loose;
    loose.rotation = {0, 0.6f, 0, 0.6f};
    QVERIFY(changed(loose, {ValueChange::to(KeyValue::AngleY, -90)}) == loose);
    loose.rotation = {0, 0, 0.0001f, 0.99999999f};
    QVERIFY(changed(loose, {ValueChange::to(KeyValue::AngleX, 0)}) == loose);
}

void TestKeyValues::smallAnglesAreNotTakenForRounding()
{
    BoneKey key;
    key.rotation = floats(fromMmdDegrees({1e-6, 0, 0}));
    QVERIFY(key.rotation.x != 0);
    const BoneKey zero = changed(key, {ValueChange::to(KeyValue::AngleX, 0)});
    QCOMPARE(zero.rotation.x, 0.0f);
    QVERIFY(changed(BoneKey(), {ValueChange::to(KeyValue::AngleX, 1e-6)}) == key);
}

void TestKeyValues::turnedRotationStaysOnItsSide()
{
    BoneKey key = turned(10, 20, 30);
    key.rotation = {-key.rotation.x, -key.rotation.y, -key.rotation.z, -key.rotation.w};
    QVERIFY(key.rotation.w < 0);
    const BoneKey after = changed(key, {ValueChange::to(KeyValue::AngleY, 21)});
    QVERIFY(after.rotation.w < 0);
    QVERIFY(std::abs(angleApart(key.rotation, after.rotation) - qDegreesToRadians(1.0)) < 1e-5);
}

void TestKeyValues::unusableRotationIsRepairedByAnAngle()
{
    for (const float bad : {0.0f, std::numeric_limits<float>::quiet_NaN()}) {
        BoneKey key;
        key.rotation = {bad, bad, bad, bad};
        QCOMPARE(shownValue(key, KeyValue::AngleX), 0.0);
        QVERIFY(changed(key, {ValueChange::to(KeyValue::AngleX, 0)}).rotation == Quatf());
    }
}

void TestKeyValues::viewAngleIsRoundedHalfUpOnce_data()
{
    QTest::addColumn<double>("typed");
    QTest::addColumn<quint32>("stored");
    QTest::addColumn<int>("rounded");
    QTest::newRow("whole") << 33.0 << 33u << 0;
    QTest::newRow("below half") << 32.49 << 32u << 1;
    QTest::newRow("half") << 32.5 << 33u << 1;
    QTest::newRow("other half") << 33.5 << 34u << 1;
    QTest::newRow("not in two steps") << 32.4999 << 32u << 1;
}

void TestKeyValues::viewAngleIsRoundedHalfUpOnce()
{
    QFETCH(const double, typed);
    CameraKey key;
    ChangeTally tally;
    changeKey(key, {ValueChange::to(KeyValue::ViewAngle, typed)}, tally);
    QTEST(key.viewAngle, "stored");
    QTEST(int(tally.rounded[std::size_t(KeyValue::ViewAngle)]), "rounded");
}

void TestKeyValues::limitsAreCounted()
{
    const auto check = [](auto key, KeyValue value, double typed, double stored) {
        ChangeTally tally;
        changeKey(key, {ValueChange::to(value, typed)}, tally);
        QCOMPARE(shownValue(key, value), stored);
        QCOMPARE(tally.limited[std::size_t(value)], 1);
    };
    check(CameraKey(), KeyValue::ViewAngle, 181, 180);
    check(CameraKey(), KeyValue::ViewAngle, 0, 1);
    check(LightKey(), KeyValue::Red, 256, 255);
    check(LightKey(), KeyValue::Blue, -1, 0);
    check(ShadowKey(), KeyValue::ShadowDistance, 10000, 9999);
    check(ShadowKey(), KeyValue::ShadowMode, 3, 2);
    // What lies outside already is left alone.
    CameraKey wide;
    wide.viewAngle = 4000000000u;
    QVERIFY(changed(wide, {{KeyValue::ViewAngle, 1, 0}, ValueChange::to(KeyValue::TargetX, 0)}) == wide);
}

void TestKeyValues::whatCannotBeStoredIsSaid()
{
    BoneKey key;
    key.position.x = std::numeric_limits<float>::quiet_NaN();
    ChangeTally tally;
    changeKey(key, {{KeyValue::PositionX, 2, 0}}, tally);
    QCOMPARE(tally.notFinite, std::optional(KeyValue::PositionX));
    QVERIFY(!tally.wasFinite);
    QCOMPARE(changed(key, {ValueChange::to(KeyValue::PositionX, 3)}).position.x, 3.0f);

    key.position.y = 1;
    tally = {};
    const BoneKey before = key;
    changeKey(key, {{KeyValue::PositionY, 1e39, 0}}, tally);
    QCOMPARE(tally.notFinite, std::optional(KeyValue::PositionY));
    QVERIFY(tally.wasFinite);
    QVERIFY(key == before);
}

QTEST_GUILESS_MAIN(TestKeyValues)
#include "tst_keyvalues.moc"
