// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/keyedits.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/motions.h"

#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr int boneCount = 20;
constexpr int keyCount = 300'000;

/// Every seventh key of a track; all frames of the motion have keys.
RowSet everySeventh(const Motion &motion, TrackRef track)
{
    RowSet rows;
    for (qsizetype row = track.index; row < motion.keyCount(track); row += 7)
        rows.insert(row);
    return rows;
}

KeySelection everySeventh(const Motion &motion)
{
    KeySelection selection;
    for (qint32 i = 0; i < motion.bones.size(); ++i)
        selection.setRows({TrackKind::Bone, i}, everySeventh(motion, {TrackKind::Bone, i}));
    return selection;
}

} // namespace

/// Edits of motions so long that several threads work on their tracks do what those of short ones do.
class TestLongMotion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void moveIsThatOfEachTrackAlone_data();
    void moveIsThatOfEachTrackAlone();
    void inverseGivesBackTheFile();
    void copiesStayAsTheyAre();

private:
    QByteArray mFile;
    Motion mMotion;
};

void TestLongMotion::initTestCase()
{
    mFile = longMotionFile(boneCount, keyCount);
    mMotion = readMotion(mFile).motion;
    QCOMPARE(mMotion.keyCount(), keyCount);
}

void TestLongMotion::moveIsThatOfEachTrackAlone_data()
{
    QTest::addColumn<int>("frames");
    QTest::addColumn<Collision>("rule");
    QTest::newRow("overwriting") << 3 << Collision::Overwrite;
    QTest::newRow("dropping") << 3 << Collision::KeepExisting;
    QTest::newRow("back, over each other's frames") << -7 << Collision::Overwrite;
}

void TestLongMotion::moveIsThatOfEachTrackAlone()
{
    QFETCH(int, frames);
    QFETCH(Collision, rule);
    KeySelection selection = everySeventh(mMotion);
    for (qint32 i = 0; i < boneCount; ++i) {
        // The first frames have to stay where a move back would be cut short at 0.
        RowSet rows = selection.rows({TrackKind::Bone, i});
        rows.setRange(0, 10, false);
        selection.setRows({TrackKind::Bone, i}, rows);
    }
    const EditResult together = moveKeys(mMotion, selection, frames, rule);
    Motion moved = mMotion;
    together.edit.apply(moved);

    Motion expected = mMotion;
    qsizetype changed = 0;
    qsizetype overwritten = 0;
    qsizetype dropped = 0;
    for (const TrackRef track : selection.tracks()) {
        KeySelection one;
        one.setRows(track, selection.rows(track));
        const EditResult alone = moveKeys(expected, one, frames, rule);
        alone.edit.apply(expected);
        changed += alone.changed;
        overwritten += alone.overwritten;
        dropped += alone.dropped;
    }
    QVERIFY(moved == expected);
    QVERIFY(!(moved == mMotion));
    QCOMPARE(together.changed, changed);
    QCOMPARE(together.overwritten, overwritten);
    QCOMPARE(together.dropped, dropped);
    QCOMPARE(together.edit.mapped(selection).count(), selection.count() - dropped);
    QVERIFY(writeMotion(moved) == writeMotion(expected));
}

void TestLongMotion::inverseGivesBackTheFile()
{
    Motion edited = mMotion;
    const EditResult moved = moveKeys(edited, everySeventh(edited), 3);
    moved.edit.apply(edited);
    const EditResult deleted = deleteKeys(edited, everySeventh(edited));
    deleted.edit.apply(edited);
    QVERIFY(edited.keyCount() < keyCount * 5 / 6);
    deleted.edit.inverted().apply(edited);
    moved.edit.inverted().apply(edited);
    QVERIFY(edited == mMotion);
    QVERIFY(writeMotion(edited) == mFile);
}

void TestLongMotion::copiesStayAsTheyAre()
{
    Motion edited = mMotion;
    const Motion copy = edited;
    moveKeys(edited, everySeventh(edited), 5).edit.apply(edited);
    QVERIFY(!(edited == copy));
    QVERIFY(writeMotion(copy) == mFile);
}

QTEST_GUILESS_MAIN(TestLongMotion)
#include "tst_longmotion.moc"
