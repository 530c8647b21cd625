// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/snapping.h"
#include "tests/support/motions.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>

using namespace furitsuke;
using namespace furitsuke::test;

using Target = std::optional<SnapTarget>;

/// What dragged frames snap to, without a window.
class TestSnapping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void nearestKeyOfAnyTrackCounts();
    void draggedKeysAreNoTargets();
    void marksGoBeforeKeys();
    void nothingIsFartherThanTheReach();
    void playheadCanBeLeftOut();
    void reachLeavesTheFrameBesideATarget_data();
    void reachLeavesTheFrameBesideATarget();
    void agreesWithALookAtEveryKey();

private:
    MotionDocument mDocument;
    SnapSources mSources;
};

void TestSnapping::init()
{
    FileBuilder file;
    file.count(7);
    for (const quint32 frame : {0u, 10u, 20u, 30u})
        file.bone("a", frame);
    for (const quint32 frame : {0u, 12u, 40u})
        file.bone("b", frame);
    file.count(0).count(0).count(0).count(0).count(0);
    mDocument.setContent(readMotion(file.bytes()));
    mSources = {};
    mSources.document = &mDocument;
    mSources.tracks = {{TrackKind::Bone, 0}, {TrackKind::Bone, 1}};
}

void TestSnapping::nearestKeyOfAnyTrackCounts()
{
    QCOMPARE(snapTarget(mSources, 10.6, 3), Target({10, SnapKind::Key}));
    QCOMPARE(snapTarget(mSources, 11.4, 3), Target({12, SnapKind::Key}));
    QCOMPARE(snapTarget(mSources, 42, 3), Target({40, SnapKind::Key}));
    mSources.tracks = {{TrackKind::Bone, 0}};
    QCOMPARE(snapTarget(mSources, 11.4, 3), Target({10, SnapKind::Key}));
    QCOMPARE(snapTarget(mSources, 42, 3), Target());
}

void TestSnapping::draggedKeysAreNoTargets()
{
    mSources.moving = keysInFrames(mDocument.motion(), mSources.tracks, 10, 12);
    QCOMPARE(snapTarget(mSources, 11, 3), Target());
    QCOMPARE(snapTarget(mSources, 11, 10), Target({20, SnapKind::Key}));
    mSources.moving = keysInFrames(mDocument.motion(), mSources.tracks, 10, 100);
    mDocument.setPlayhead(500);
    QCOMPARE(snapTarget(mSources, 11, 20), Target({0, SnapKind::Key}));
}

void TestSnapping::marksGoBeforeKeys()
{
    mDocument.initTimeNotes({{{8, {}}, {15, {}}}, {}, {}});
    mDocument.setPlayhead(100);
    QCOMPARE(snapTarget(mSources, 10, 3), Target({8, SnapKind::Marker}));
    QCOMPARE(snapTarget(mSources, 14, 8), Target({15, SnapKind::Marker}));
    mDocument.setPlayhead(11);
    QCOMPARE(snapTarget(mSources, 10, 3), Target({11, SnapKind::Playhead}));
    mSources.rangeEnds = {9, 31};
    QCOMPARE(snapTarget(mSources, 9.4, 3), Target({9, SnapKind::RangeEnd}));
    QCOMPARE(snapTarget(mSources, 30, 3), Target({31, SnapKind::RangeEnd}));
}

void TestSnapping::nothingIsFartherThanTheReach()
{
    mDocument.initTimeNotes({{{60, {}}}, {}, {}});
    mDocument.setPlayhead(0);
    QCOMPARE(snapTarget(mSources, 57, 3), Target({60, SnapKind::Marker}));
    QCOMPARE(snapTarget(mSources, 56.9, 3), Target());
    QCOMPARE(snapTarget(mSources, 63, 3), Target({60, SnapKind::Marker}));
    QCOMPARE(snapTarget(mSources, 63.1, 3), Target());
}

void TestSnapping::playheadCanBeLeftOut()
{
    mDocument.setPlayhead(70);
    QCOMPARE(snapTarget(mSources, 71, 3), Target({70, SnapKind::Playhead}));
    mSources.playhead = false;
    QCOMPARE(snapTarget(mSources, 71, 3), Target());
}

void TestSnapping::reachLeavesTheFrameBesideATarget_data()
{
    QTest::addColumn<double>("pixelsPerFrame");
    for (const double scale : {0.01, 0.5, 1.0, 3.0, 5.9, 6.0, 8.0, 12.0, 40.0, 96.0})
        QTest::addRow("%g pixels", scale) << scale;
}

void TestSnapping::reachLeavesTheFrameBesideATarget()
{
    QFETCH(double, pixelsPerFrame);
    TimeScale scale;
    scale.zoomAt(0, pixelsPerFrame / scale.pixelsPerFrame());
    const double reach = snapReach(scale);
    QVERIFY(reach >= 0.5);
    QVERIFY(reach <= qMax(8 / pixelsPerFrame, 0.5));
    // Where single frames can be told apart, each can be reached.
    QVERIFY(!scale.showsGlyphs() || reach < 1);
}

void TestSnapping::agreesWithALookAtEveryKey()
{
    QRandomGenerator random(4);
    ReadResult content;
    content.ok = true;
    content.motion = randomMotion(random, 60);
    mDocument.setContent(content);
    const Motion &motion = mDocument.motion();
    mSources.tracks = motion.tracks();
    mSources.playhead = false;
    for (int round = 0; round < 3000; ++round) {
        mSources.moving = {};
        for (const TrackRef track : motion.tracks()) {
            RowSet rows;
            const int count = int(motion.keyCount(track));
            if (count > 0 && random.bounded(2)) {
                const int first = random.bounded(count);
                rows.setRange(first, first + random.bounded(count), true);
            }
            RowSet all;
            all.setRange(count, count + 100, true);
            rows.subtract(all);
            mSources.moving.setRows(track, rows);
        }
        const double frame = random.bounded(double(motion.lastFrame()) + 20);
        const double reach = 0.5 + random.bounded(12.0);
        double nearest = reach;
        bool any = false;
        for (const TrackRef track : motion.tracks()) {
            for (qsizetype row = 0; row < motion.keyCount(track); ++row) {
                const double distance = std::abs(double(motion.frameAt(track, row)) - frame);
                if (!mSources.moving.contains(track, row) && distance <= nearest) {
                    nearest = distance;
                    any = true;
                }
            }
        }
        const Target target = snapTarget(mSources, frame, reach);
        QCOMPARE(target.has_value(), any);
        if (any)
            QCOMPARE(std::abs(double(target->frame) - frame), nearest);
    }
}

QTEST_GUILESS_MAIN(TestSnapping)
#include "tst_snapping.moc"
