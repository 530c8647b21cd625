// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/motion.h"
#include "tests/support/motions.h"

#include <QTest>

#include <bit>
#include <limits>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr quint32 lastFrame = std::numeric_limits<quint32>::max();

MorphKey morphKey(quint32 frame, quint32 order, float weight = 0)
{
    MorphKey key;
    key.frame = frame;
    key.order = order;
    key.weight = weight;
    return key;
}

KeyColumns<MorphKey> morphKeys(const QList<std::pair<quint32, quint32>> &framesAndOrders)
{
    KeyColumns<MorphKey> keys;
    for (const auto &[frame, order] : framesAndOrders)
        keys.append(morphKey(frame, order, float(order)));
    return keys;
}

/// A key in which every member differs from its default.
template <class Key>
Key strangeKey(int n);

template <>
BoneKey strangeKey(int n)
{
    BoneKey key;
    key.frame = quint32(n);
    key.order = quint32(n + 1);
    key.position = {float(n), -0.0f, std::bit_cast<float>(quint32(0x7fc01234))};
    key.rotation = {0.5f, float(n), 2, -3};
    for (std::size_t i = 0; i < key.curves.bytes.size(); ++i)
        key.curves.bytes[i] = quint8(std::size_t(n) + i);
    key.form = KeyForm::written(CurveLayout::Unshifted, true);
    return key;
}

template <>
MorphKey strangeKey(int n)
{
    MorphKey key = morphKey(quint32(n), quint32(n + 1), -1.5f);
    key.form.bits = KeyForm::rawNameBit;
    return key;
}

template <>
CameraKey strangeKey(int n)
{
    CameraKey key;
    key.frame = quint32(n);
    key.order = quint32(n + 1);
    key.distance = float(n);
    key.target = {1, 2, float(n)};
    key.rotation = {float(n), -1, -2};
    for (std::size_t i = 0; i < key.curves.bytes.size(); ++i)
        key.curves.bytes[i] = quint8(std::size_t(n) + i);
    key.viewAngle = quint32(n + 7);
    key.projection = 9;
    return key;
}

template <>
LightKey strangeKey(int n)
{
    LightKey key;
    key.frame = quint32(n);
    key.order = quint32(n + 1);
    key.colour = {1, 0, float(n)};
    key.direction = {float(n), 3, 4};
    return key;
}

template <>
ShadowKey strangeKey(int n)
{
    ShadowKey key;
    key.frame = quint32(n);
    key.order = quint32(n + 1);
    key.mode = 2;
    key.distance = float(n);
    return key;
}

template <>
StateKey strangeKey(int n)
{
    StateKey key;
    key.frame = quint32(n);
    key.order = quint32(n + 1);
    key.visible = 3;
    key.ik.append({LongName::fromBytes("ik"), 2});
    key.ik.append({LongName::fromBytes(QByteArray::number(n)), 0});
    return key;
}

} // namespace

class TestKeyColumns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void boundsFindFrames_data();
    void boundsFindFrames();
    void stableSortKeepsTheSequenceAtOneFrame();
    void sortedMeansByFrameThenOrder();
    void everyMemberIsKept();
    void appendRowsTakesAPart_data();
    void appendRowsTakesAPart();
    void appendsWholeColumns();
    void equalityIsByBits();
    void byteSizeCountsIkLists();
    void overwritableRowsCanAllBeSet();
    void changedCopyOfAMotionLeavesTheOther();
    void editCopiesOnlyTheColumnItTouches();

private:
    template <class Key>
    void keepEveryMember();
};

void TestKeyColumns::boundsFindFrames_data()
{
    QTest::addColumn<qint64>("frame");
    QTest::addColumn<int>("lower");
    QTest::addColumn<int>("upper");
    // Frames 3 7 7 7 9 2^32-1.
    QTest::newRow("negative") << qint64(-1) << 0 << 0;
    QTest::newRow("far negative") << std::numeric_limits<qint64>::min() << 0 << 0;
    QTest::newRow("before all") << qint64(0) << 0 << 0;
    QTest::newRow("first") << qint64(3) << 0 << 1;
    QTest::newRow("between") << qint64(5) << 1 << 1;
    QTest::newRow("three at one frame") << qint64(7) << 1 << 4;
    QTest::newRow("single") << qint64(9) << 4 << 5;
    QTest::newRow("last frame there is") << qint64(lastFrame) << 5 << 6;
    QTest::newRow("beyond 32 bits") << qint64(lastFrame) + 1 << 6 << 6;
    QTest::newRow("32 bits would wrap to 7") << (qint64(1) << 32) + 7 << 6 << 6;
}

void TestKeyColumns::boundsFindFrames()
{
    QFETCH(const qint64, frame);
    QFETCH(const int, lower);
    QFETCH(const int, upper);
    const auto keys = morphKeys({{3, 0}, {7, 1}, {7, 2}, {7, 5}, {9, 4}, {lastFrame, 3}});
    QCOMPARE(keys.lowerBound(frame), lower);
    QCOMPARE(keys.upperBound(frame), upper);
    QCOMPARE(KeyColumns<MorphKey>().lowerBound(frame), 0);
    QCOMPARE(KeyColumns<MorphKey>().upperBound(frame), 0);
}

void TestKeyColumns::stableSortKeepsTheSequenceAtOneFrame()
{
    auto keys = morphKeys({{5, 0}, {2, 1}, {5, 2}, {2, 3}, {0, 4}, {5, 5}});
    keys.stableSortByFrame();
    QCOMPARE(keys.frames(), (QList<quint32>{0, 2, 2, 5, 5, 5}));
    QCOMPARE(keys.orders(), (QList<quint32>{4, 1, 3, 0, 2, 5}));
    // The other columns go with the frames.
    for (qsizetype row = 0; row < keys.size(); ++row)
        QCOMPARE(keys.key(row).weight, float(keys.orders()[row]));
}

void TestKeyColumns::sortedMeansByFrameThenOrder()
{
    QVERIFY(KeyColumns<MorphKey>().isSorted());
    QVERIFY(morphKeys({{9, 9}}).isSorted());
    QVERIFY(morphKeys({{1, 8}, {1, 9}, {2, 0}}).isSorted());
    QVERIFY(!morphKeys({{1, 9}, {1, 8}}).isSorted());
    QVERIFY(!morphKeys({{2, 0}, {1, 1}}).isSorted());
    QVERIFY(!morphKeys({{1, 1}, {1, 1}}).isSorted()); // orders are unique
}

template <class Key>
void TestKeyColumns::keepEveryMember()
{
    KeyColumns<Key> keys;
    for (int n = 0; n < 3; ++n)
        keys.append(strangeKey<Key>(n));
    QCOMPARE(keys.size(), 3);
    for (int n = 0; n < 3; ++n)
        QVERIFY(keys.key(n) == strangeKey<Key>(n));
    keys.setKey(1, strangeKey<Key>(40));
    QVERIFY(keys.key(0) == strangeKey<Key>(0));
    QVERIFY(keys.key(1) == strangeKey<Key>(40));
    QVERIFY(keys.key(2) == strangeKey<Key>(2));
    QCOMPARE(keys.frames()[1], 40u);
    QCOMPARE(keys.orders()[1], 41u);

    // A row that was only made room for is a key with the member's zero values, not one that is left out.
    keys.resize(4);
    QCOMPARE(keys.size(), 4);
    keys.eachColumnConst([](const auto &column) { QCOMPARE(column.size(), 4); });
}

void TestKeyColumns::everyMemberIsKept()
{
    keepEveryMember<BoneKey>();
    keepEveryMember<MorphKey>();
    keepEveryMember<CameraKey>();
    keepEveryMember<LightKey>();
    keepEveryMember<ShadowKey>();
    keepEveryMember<StateKey>();
}

void TestKeyColumns::appendRowsTakesAPart_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("count");
    for (const int count : {0, 1, 7, 8, 9, 40})
        QTest::addRow("%d rows", count) << 5 << count;
    QTest::newRow("all") << 0 << 60;
    QTest::newRow("end") << 50 << 10;
}

void TestKeyColumns::appendRowsTakesAPart()
{
    QFETCH(const int, first);
    QFETCH(const int, count);
    KeyColumns<StateKey> source;
    for (int n = 0; n < 60; ++n)
        source.append(strangeKey<StateKey>(n));
    KeyColumns<StateKey> target;
    target.append(strangeKey<StateKey>(1000));
    target.appendRows(source, first, count);
    QCOMPARE(target.size(), count + 1);
    QVERIFY(target.key(0) == strangeKey<StateKey>(1000));
    for (int i = 0; i < count; ++i)
        QVERIFY(target.key(i + 1) == strangeKey<StateKey>(first + i));
    QCOMPARE(source.size(), 60);
}

void TestKeyColumns::appendsWholeColumns()
{
    auto keys = morphKeys({{1, 0}, {2, 1}});
    keys.append(morphKeys({{3, 2}, {4, 3}, {5, 4}}));
    QVERIFY(keys == morphKeys({{1, 0}, {2, 1}, {3, 2}, {4, 3}, {5, 4}}));
}

void TestKeyColumns::equalityIsByBits()
{
    KeyColumns<MorphKey> zero;
    zero.append(morphKey(0, 0, 0.0f));
    KeyColumns<MorphKey> minusZero;
    minusZero.append(morphKey(0, 0, -0.0f));
    QVERIFY(!(zero == minusZero));
    const float nan = std::numeric_limits<float>::quiet_NaN();
    KeyColumns<MorphKey> a;
    a.append(morphKey(0, 0, nan));
    KeyColumns<MorphKey> b;
    b.append(morphKey(0, 0, nan));
    QVERIFY(a == b);
    b.append(morphKey(1, 1, 0));
    QVERIFY(!(a == b));
}

void TestKeyColumns::byteSizeCountsIkLists()
{
    QCOMPARE(KeyColumns<BoneKey>().byteSize(), 0);
    KeyColumns<BoneKey> bones;
    bones.append(BoneKey());
    QCOMPARE(bones.byteSize(), 4 + 4 + 12 + 16 + 16 + 1);
    KeyColumns<StateKey> few;
    few.append(StateKey());
    KeyColumns<StateKey> many;
    StateKey key;
    key.ik.resize(1000);
    many.append(key);
    QCOMPARE(many.byteSize() - few.byteSize(), 1000 * qsizetype(sizeof(IkState)));
}

void TestKeyColumns::overwritableRowsCanAllBeSet()
{
    KeyColumns<BoneKey> keys;
    keys.append(strangeKey<BoneKey>(3));
    const KeyColumns<BoneKey> before = keys;
    keys.resizeForOverwrite(100);
    QCOMPARE(keys.size(), 100);
    for (int n = 0; n < 100; ++n)
        keys.setKey(n, strangeKey<BoneKey>(n));
    for (int n = 0; n < 100; ++n)
        QVERIFY(keys.key(n) == strangeKey<BoneKey>(n));
    QVERIFY(before.key(0) == strangeKey<BoneKey>(3));
}

void TestKeyColumns::changedCopyOfAMotionLeavesTheOther()
{
    QRandomGenerator random(3);
    Motion motion = randomMotion(random);
    QRandomGenerator again(3);
    const Motion same = randomMotion(again);
    QVERIFY(motion == same);

    const Motion copy = motion;
    motion.bones[0].keys.column<&BoneKey::position>()[0].x += 1;
    motion.bones[0].name = "other";
    motion.camera.setKey(0, strangeKey<CameraKey>(1));
    motion.states.append(strangeKey<StateKey>(1000));
    motion.light.resize(0);
    motion.nextOrder[0] = 7;
    QVERIFY(!(motion == copy));
    QVERIFY(copy == same);
}

void TestKeyColumns::editCopiesOnlyTheColumnItTouches()
{
    QRandomGenerator random(4);
    const Motion motion = randomMotion(random);
    Motion changed = motion;
    changed.bones[0].keys.column<&BoneKey::position>()[0].x = 5;
    const KeyColumns<BoneKey> &before = motion.bones.at(0).keys;
    const KeyColumns<BoneKey> &after = std::as_const(changed).bones.at(0).keys;
    QCOMPARE(after.frames().constData(), before.frames().constData());
    QCOMPARE(after.column<&BoneKey::curves>().constData(), before.column<&BoneKey::curves>().constData());
    QVERIFY(after.column<&BoneKey::position>().constData() !=
            before.column<&BoneKey::position>().constData());
    QCOMPARE(std::as_const(changed).camera.frames().constData(), motion.camera.frames().constData());
}

QTEST_GUILESS_MAIN(TestKeyColumns)
#include "tst_keycolumns.moc"
