// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/copyverbs.h"
#include "editor-core/edits/copyedits.h"
#include "editor-core/edits/keyedits.h"
#include "editor-core/timeline/keypreview.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/motions.h"
#include "tests/support/randomedits.h"

#include <QTest>

#include <set>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

const TrackRef firstBone{TrackKind::Bone, 0};

Motion threeKeys()
{
    FileBuilder file;
    file.count(3);
    for (const quint32 frame : {0u, 10u, 20u})
        file.bone("a", frame, {float(frame), 0, 0});
    file.count(0).count(0).count(0).count(0).count(0);
    return readMotion(file.bytes()).motion;
}

KeySelection rows(std::initializer_list<qsizetype> list)
{
    KeySelection selection;
    for (const qsizetype row : list)
        selection.insert(firstBone, row);
    return selection;
}

/// Every frame of every track, with the key's position in its section where that is of the keys before.
std::multiset<std::pair<TrackRef, quint32>> framesOf(const Motion &motion)
{
    std::multiset<std::pair<TrackRef, quint32>> frames;
    for (const TrackRef track : motion.tracks()) {
        for (qsizetype row = 0; row < motion.keyCount(track); ++row)
            frames.insert({track, motion.frameAt(track, row)});
    }
    return frames;
}

} // namespace

/// Copies of keys some frames away, and what a running drag says it would overwrite.
class TestCopyEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copiesStandBesideTheirOriginals();
    void copiesOverwriteWhatIsThereOriginalsToo();
    void copiesDoNotLeaveTime();
    void lawsHoldOnRandomMotions();
    void stepSelectsTheCopiesAndSaysWhatItDid();
    void metKeysAreThoseAtTheSameFrames();
};

void TestCopyEdits::copiesStandBesideTheirOriginals()
{
    Motion motion = threeKeys();
    const EditResult result = copyKeysBy(motion, rows({0, 1}), 5);
    QCOMPARE(result.changed, 2);
    QCOMPARE(result.overwritten, 0);
    result.edit.apply(motion);
    QCOMPARE(motion.bones[0].keys.frames(), QList<quint32>({0, 5, 10, 15, 20}));
    QCOMPARE(motion.bones[0].keys.key(3).position.x, 10.0f);
    // New records go to the end of their section.
    QCOMPARE(motion.bones[0].keys.orders(), QList<quint32>({0, 3, 1, 4, 2}));
}

void TestCopyEdits::copiesOverwriteWhatIsThereOriginalsToo()
{
    Motion motion = threeKeys();
    const EditResult result = copyKeysBy(motion, rows({0, 1}), 10);
    QCOMPARE(result.overwritten, 2);
    result.edit.apply(motion);
    QCOMPARE(motion.bones[0].keys.frames(), QList<quint32>({0, 10, 20}));
    QCOMPARE(motion.bones[0].keys.key(1).position.x, 0.0f);
    QCOMPARE(motion.bones[0].keys.key(2).position.x, 10.0f);
}

void TestCopyEdits::copiesDoNotLeaveTime()
{
    const Motion motion = threeKeys();
    QVERIFY(copyKeysBy(motion, rows({0, 1}), -7).edit.isEmpty());
    Motion moved = motion;
    copyKeysBy(motion, rows({1, 2}), -70).edit.apply(moved);
    QCOMPARE(moved.bones[0].keys.frames(), QList<quint32>({0, 10, 20}));
    QCOMPARE(moved.bones[0].keys.key(0).position.x, 10.0f);
}

void TestCopyEdits::lawsHoldOnRandomMotions()
{
    QRandomGenerator random(23);
    for (int round = 0; round < 60; ++round) {
        const Motion before = randomMotion(random);
        const KeySelection selection = randomSelection(before, random);
        const qint64 frames = clampedMove(before, selection, random.bounded(80) - 40);
        const EditResult result = copyKeysBy(before, selection, frames);
        Motion after = before;
        result.edit.apply(after);
        QCOMPARE(after.keyCount(), before.keyCount() + result.changed - result.overwritten);
        // What the preview says is what goes.
        const KeySelection met = keysMetBy(before, selection, FrameMap::shifted(frames), {});
        QCOMPARE(met.count(), result.overwritten);
        // Frames: those that no copy came to, and one for each copy.
        auto expected = framesOf(before);
        for (const TrackRef track : selection.tracks()) {
            selection.rows(track).forEach([&](qsizetype row) {
                if (frames != 0)
                    expected.erase({track, quint32(before.frameAt(track, row) + frames)});
            });
        }
        for (const TrackRef track : selection.tracks()) {
            selection.rows(track).forEach([&](qsizetype row) {
                if (frames != 0)
                    expected.insert({track, quint32(before.frameAt(track, row) + frames)});
            });
        }
        QVERIFY(framesOf(after) == expected);
        // Written and read it is the same; undone it is what it was, to the byte.
        QCOMPARE(writeMotion(readMotion(writeMotion(after)).motion), writeMotion(after));
        result.edit.inverted().apply(after);
        QVERIFY(after == before);
    }
}

void TestCopyEdits::stepSelectsTheCopiesAndSaysWhatItDid()
{
    MotionDocument document;
    ReadResult content;
    content.ok = true;
    content.motion = threeKeys();
    document.setContent(content);
    document.setSelection(rows({0, 1}));
    copySelectionBy(document, 20);
    QCOMPARE(document.motion().bones[0].keys.frames(), QList<quint32>({0, 10, 20, 30}));
    QCOMPARE(document.selection(), rows({2, 3}));
    QVERIFY(document.undoStack().undoText().contains(QLatin1String("overwriting 1")));
    document.undoStack().undo();
    QCOMPARE(document.selection(), rows({0, 1}));
    QCOMPARE(document.motion(), content.motion);
}

void TestCopyEdits::metKeysAreThoseAtTheSameFrames()
{
    QRandomGenerator random(31);
    for (int round = 0; round < 200; ++round) {
        const Motion motion = randomMotion(random);
        const KeySelection coming = randomSelection(motion, random);
        const KeySelection leaving = round % 3 ? coming : randomSelection(motion, random);
        const FrameMap map =
            round % 2 ? FrameMap::shifted(random.bounded(60) - 30)
                      : FrameMap{random.bounded(40), 1.0 + random.bounded(5), 1.0 + random.bounded(5), 0};
        KeySelection expected;
        for (const TrackRef track : motion.tracks()) {
            std::set<qint64> targets;
            coming.rows(track).forEach(
                [&](qsizetype row) { targets.insert(map(motion.frameAt(track, row))); });
            for (qsizetype row = 0; row < motion.keyCount(track); ++row) {
                if (targets.contains(motion.frameAt(track, row)) && !leaving.contains(track, row) &&
                    !map.isIdentity())
                    expected.insert(track, row);
            }
        }
        QCOMPARE(keysMetBy(motion, coming, map, leaving), expected);
    }
}

QTEST_GUILESS_MAIN(TestCopyEdits)
#include "tst_copyedits.moc"
