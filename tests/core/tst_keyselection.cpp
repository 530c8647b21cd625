// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/keyselection.h"
#include "tests/support/motions.h"

#include <QTest>

#include <limits>
#include <set>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr TrackRef bone0{TrackKind::Bone, 0};
constexpr TrackRef bone1{TrackKind::Bone, 1};
constexpr TrackRef camera{TrackKind::Camera, 0};

template <class Key>
Key keyAt(quint32 frame, quint32 order)
{
    Key key;
    key.frame = frame;
    key.order = order;
    return key;
}

using Model = std::set<std::pair<TrackRef, qsizetype>>;

KeySelection fromModel(const Model &model)
{
    KeySelection result;
    for (const auto &[track, row] : model)
        result.insert(track, row);
    return result;
}

Model toModel(const KeySelection &selection)
{
    Model model;
    for (const TrackRef track : selection.tracks()) {
        for (const qsizetype row : selection.rows(track).rows())
            model.insert({track, row});
    }
    return model;
}

Model randomModel(QRandomGenerator &random)
{
    Model model;
    for (int i = 0; i < random.bounded(20); ++i) {
        const TrackRef track = random.bounded(3) == 0 ? camera : TrackRef{TrackKind::Bone, random.bounded(3)};
        model.insert({track, random.bounded(6)});
    }
    return model;
}

} // namespace

class TestKeySelection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void emptyTracksAreNotKept();
    void combinesLikeASet_data();
    void combinesLikeASet();
    void combinedWithItself();
    void frameSpanIsOverAllTracks();
    void frameSpanReachesTheLastFrame();
    void allSelectsEveryKey();
    void byteSizeGrowsWithRows();
};

void TestKeySelection::emptyTracksAreNotKept()
{
    KeySelection selection;
    QVERIFY(selection.isEmpty());
    QCOMPARE(selection.count(), 0);
    QVERIFY(!selection.contains(bone0, 0));
    QVERIFY(selection.rows(bone0).isEmpty());

    selection.insert(bone0, 70);
    selection.insert(bone1, 3);
    QCOMPARE(selection.count(), 2);
    QVERIFY(selection.contains(bone0, 70));
    QVERIFY(!selection.contains(bone1, 70));
    QCOMPARE(selection.tracks(), (QList<TrackRef>{bone0, bone1}));

    selection.setRows(bone0, {});
    QCOMPARE(selection.tracks(), QList<TrackRef>{bone1});
    selection.setRows(bone1, {});
    QVERIFY(selection.isEmpty());
    QVERIFY(selection == KeySelection());
    selection.insert(bone0, 1);
    selection.clear();
    QVERIFY(selection == KeySelection());
}

void TestKeySelection::combinesLikeASet_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 50; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestKeySelection::combinesLikeASet()
{
    QFETCH(const quint32, seed);
    QRandomGenerator random(seed);
    Model model = randomModel(random);
    KeySelection selection = fromModel(model);
    for (int step = 0; step < 10; ++step) {
        const Model other = randomModel(random);
        const int operation = random.bounded(3);
        for (const auto &entry : other) {
            if (operation == 0)
                model.insert(entry);
            else if (operation == 1 || model.contains(entry))
                model.erase(entry);
            else
                model.insert(entry);
        }
        if (operation == 0)
            selection.unite(fromModel(other));
        else if (operation == 1)
            selection.subtract(fromModel(other));
        else
            selection.toggle(fromModel(other));
        QVERIFY(toModel(selection) == model);
        QVERIFY(selection == fromModel(model));
        QCOMPARE(selection.count(), qsizetype(model.size()));
        QCOMPARE(selection.isEmpty(), model.empty());
    }
}

void TestKeySelection::combinedWithItself()
{
    const Model model = {{bone0, 1}, {bone0, 64}, {bone1, 2}, {camera, 0}};
    KeySelection selection = fromModel(model);
    selection.unite(selection);
    QVERIFY(toModel(selection) == model);
    KeySelection taken = selection;
    taken.subtract(taken);
    QVERIFY(taken.isEmpty());
    selection.toggle(selection);
    QVERIFY(selection.isEmpty());
}

void TestKeySelection::frameSpanIsOverAllTracks()
{
    Motion motion;
    motion.bones.resize(2);
    for (const quint32 frame : {10u, 20u, 30u})
        motion.bones[0].keys.append(keyAt<BoneKey>(frame, frame));
    motion.camera.append(keyAt<CameraKey>(5, 0));
    motion.camera.append(keyAt<CameraKey>(25, 1));
    using Span = std::pair<qint64, qint64>;

    QCOMPARE(KeySelection().frameSpan(motion), Span(0, -1));
    KeySelection selection;
    selection.insert(bone0, 1);
    QCOMPARE(selection.frameSpan(motion), Span(20, 20));
    selection.insert(camera, 1);
    QCOMPARE(selection.frameSpan(motion), Span(20, 25));
    selection.insert(camera, 0);
    selection.insert(bone0, 2);
    QCOMPARE(selection.frameSpan(motion), Span(5, 30));
}

void TestKeySelection::frameSpanReachesTheLastFrame()
{
    Motion motion;
    motion.camera.append(keyAt<CameraKey>(std::numeric_limits<quint32>::max(), 0));
    KeySelection selection;
    selection.insert(camera, 0);
    const auto span = selection.frameSpan(motion);
    QCOMPARE(span.first, qint64(4294967295));
    QCOMPARE(span.second, qint64(4294967295));
}

void TestKeySelection::allSelectsEveryKey()
{
    QRandomGenerator random(1);
    Motion motion = randomMotion(random);
    motion.bones.append(BoneTrack{"empty", {}, {}});
    const KeySelection all = KeySelection::all(motion);
    QCOMPARE(all.count(), motion.keyCount());
    for (const TrackRef track : motion.tracks())
        QCOMPARE(all.rows(track).count(), motion.keyCount(track));
    QVERIFY(!all.tracks().contains(TrackRef{TrackKind::Bone, qint32(motion.bones.size() - 1)}));
    QVERIFY(KeySelection::all(Motion()).isEmpty());
}

void TestKeySelection::byteSizeGrowsWithRows()
{
    KeySelection selection;
    QCOMPARE(selection.byteSize(), 0);
    selection.insert(bone0, 0);
    const qsizetype one = selection.byteSize();
    QVERIFY(one > 0);
    selection.insert(bone0, 64 * 1000);
    QVERIFY(selection.byteSize() >= one + 8 * 1000);
}

QTEST_GUILESS_MAIN(TestKeySelection)
#include "tst_keyselection.moc"
