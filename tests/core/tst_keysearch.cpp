// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/keysearch.h"
#include "editor-core/vmd/reader.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"

#include <QTest>

#include <set>

using namespace furitsuke;
using namespace furitsuke::test;

/// The nearest frame with a key, as stepping from key to key needs it.
class TestKeySearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesTheNearestFrames_data();
    void givesTheNearestFrames();
    void noTracksHaveNoKeys();
    void frameZeroAndTheLastOneAreFound();

private:
    static void check(const Motion &motion, const QList<TrackRef> &tracks);
};

void TestKeySearch::check(const Motion &motion, const QList<TrackRef> &tracks)
{
    std::set<qint64> frames;
    for (const TrackRef track : tracks) {
        motion.visit(track, [&frames](const auto &keys) {
            frames.insert(keys.frames().begin(), keys.frames().end());
        });
    }
    std::set<qint64> asked = {0, 1, 4294967295};
    for (const qint64 frame : frames)
        asked.insert({qMax<qint64>(0, frame - 1), frame, frame + 1});
    for (const qint64 frame : asked) {
        const auto after = frames.upper_bound(frame);
        const auto from = frames.lower_bound(frame);
        const std::optional<quint32> next = keyFrameAfter(motion, tracks, frame);
        const std::optional<quint32> previous = keyFrameBefore(motion, tracks, frame);
        QCOMPARE(next ? qint64(*next) : -1, after == frames.end() ? -1 : *after);
        QCOMPARE(previous ? qint64(*previous) : -1, from == frames.begin() ? -1 : *std::prev(from));
    }
}

void TestKeySearch::givesTheNearestFrames_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 12; ++seed)
        QTest::addRow("motion %u", seed) << seed;
}

void TestKeySearch::givesTheNearestFrames()
{
    QFETCH(quint32, seed);
    QRandomGenerator random(seed);
    const Motion motion = randomMotion(random);
    QVERIFY(motion.keyCount() > 0);
    const QList<TrackRef> tracks = motion.tracks();
    check(motion, tracks);
    for (const TrackRef track : tracks)
        check(motion, {track});
}

void TestKeySearch::noTracksHaveNoKeys()
{
    const Motion motion = readMotion(sixSectionFile()).motion;
    QVERIFY(!keyFrameAfter(motion, {}, 0));
    QVERIFY(!keyFrameBefore(motion, {}, 1000));
}

void TestKeySearch::frameZeroAndTheLastOneAreFound()
{
    FileBuilder file;
    file.count(3).bone("a", 0).bone("a", 1).bone("b", 4294967295u);
    const Motion motion = readMotion(file.bytes()).motion;
    QCOMPARE(*keyFrameBefore(motion, motion.tracks(), 1), 0u);
    QCOMPARE(*keyFrameAfter(motion, motion.tracks(), 0), 1u);
    QCOMPARE(*keyFrameAfter(motion, motion.tracks(), 1), 4294967295u);
    QVERIFY(!keyFrameBefore(motion, motion.tracks(), 0));
    QVERIFY(!keyFrameAfter(motion, motion.tracks(), 4294967295));
}

QTEST_GUILESS_MAIN(TestKeySearch)
#include "tst_keysearch.moc"
