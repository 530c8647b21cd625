// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/timeedits.h"
#include "tests/support/editproperty.h"
#include "tests/support/motions.h"
#include "tests/support/randomedits.h"
#include "tests/support/smallmotions.h"

#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {
using Frames = QList<quint32>;
constexpr quint32 maxFrame = std::numeric_limits<quint32>::max();
} // namespace

/// Moves by exactly so many frames, with later keys shifting along on demand.
class TestMoveEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void moves_data();
    void moves();
    void refuses_data();
    void refuses();
    void laterKeysAreThoseOfTheSelectionsTracks();
    void laws();
};

void TestMoveEdits::moves_data()
{
    QTest::addColumn<Frames>("selection");
    QTest::addColumn<qint64>("frames");
    QTest::addColumn<bool>("ripple");
    QTest::addColumn<Frames>("expected"); ///< from 0 10 20 30
    QTest::addColumn<int>("overwritten");
    const auto row = [](const char *name, Frames selection, qint64 frames, bool ripple, Frames expected,
                        int overwritten = 0) {
        QTest::newRow(name) << selection << frames << ripple << expected << overwritten;
    };
    row("later", {10}, 5, false, {0, 15, 20, 30});
    row("onto the next", {10}, 10, false, {0, 20, 30}, 1);
    row("later, the others along", {10}, 10, true, {0, 20, 30, 40});
    row("earlier, the others along", {10, 20}, -5, true, {0, 5, 15, 25});
    row("earlier, the others along, onto a key", {20}, -10, true, {0, 10, 20}, 1);
    row("what lies between stays", {0, 20}, 3, true, {3, 10, 23, 33});
    row("the last one", {30}, 7, true, {0, 10, 20, 37});
    row("by nothing", {10}, 0, true, {0, 10, 20, 30});
    row("to the last frame", {30}, maxFrame - 30, false, {0, 10, 20, maxFrame});
}

void TestMoveEdits::moves()
{
    QFETCH(Frames, selection);
    QFETCH(qint64, frames);
    QFETCH(bool, ripple);
    QFETCH(Frames, expected);
    const Motion motion = oneBone({0, 10, 20, 30});
    const KeySelection keys = selected(motion, bone0, selection);
    const TimeMove move = {frames, ripple};
    const EditResult result = moveKeysBy(motion, keys, move);
    QCOMPARE(framesOf(applied(motion, result), bone0), expected);
    QTEST(int(result.overwritten), "overwritten");
    const MoveCounts counts = countMove(motion, keys, move);
    QCOMPARE(counts.overwritten, result.overwritten);
    QCOMPARE(counts.moved, result.changed);
    QCOMPARE(editLawFault(motion, result), QString());
}

void TestMoveEdits::refuses_data()
{
    QTest::addColumn<qint64>("frames");
    QTest::addColumn<bool>("ripple");
    QTest::addColumn<QString>("message");
    QTest::newRow("before the start") << qint64(-11) << false << QStringLiteral("before frame 0");
    QTest::newRow("after the end") << qint64(maxFrame - 9) << false << QStringLiteral("after frame");
    QTest::newRow("a later one after the end")
        << qint64(maxFrame - 25) << true << QStringLiteral("after frame");
    QTest::newRow("far before") << std::numeric_limits<qint64>::min() << false
                                << QStringLiteral("before frame 0");
    QTest::newRow("far after") << std::numeric_limits<qint64>::max() << false
                               << QStringLiteral("after frame");
}

void TestMoveEdits::refuses()
{
    QFETCH(qint64, frames);
    QFETCH(bool, ripple);
    QFETCH(QString, message);
    const Motion motion = oneBone({0, 10, 20, 30});
    const KeySelection keys = selected(motion, bone0, {10});
    const EditResult result = moveKeysBy(motion, keys, {frames, ripple});
    QVERIFY2(result.error.contains(message), qPrintable(result.error));
    QVERIFY(result.edit.isEmpty());
    QCOMPARE(countMove(motion, keys, {frames, ripple}).error, result.error);
}

void TestMoveEdits::laterKeysAreThoseOfTheSelectionsTracks()
{
    Motion motion = oneBone({0, 10, 20});
    addBone(motion, oneBone({0, 5, 15, 20}).bones[0].keys);
    motion.morphs = motionOf(morph({{0, 0}, {30, 1}})).morphs;
    KeySelection keys = selected(motion, bone0, {0});
    selectFrames(keys, motion, bone1, {15});
    const KeySelection later = withLaterKeys(motion, keys);
    QCOMPARE(later.rows(bone0).rows(), QList<qsizetype>({0, 2})); // after frame 15, the selection's last
    QCOMPARE(later.rows(bone1).rows(), QList<qsizetype>({2, 3}));
    QVERIFY(later.rows(morph0).isEmpty());
    QVERIFY(withLaterKeys(motion, {}).isEmpty());
}

void TestMoveEdits::laws()
{
    QRandomGenerator random(12);
    for (int round = 0; round < 200; ++round) {
        const Motion motion = randomMotion(random, 1 + random.bounded(40));
        const KeySelection keys = randomSelection(motion, random);
        const TimeMove move = {random.bounded(101) - 20, random.bounded(2) == 0};
        const EditResult result = moveKeysBy(motion, keys, move);
        QCOMPARE(editLawFault(motion, result), QString());
        QCOMPARE(result.overwritten, countMove(motion, keys, move).overwritten);
        QCOMPARE(applied(motion, result).keyCount(), motion.keyCount() - result.overwritten);
    }
}

QTEST_GUILESS_MAIN(TestMoveEdits)
#include "tst_moveedits.moc"
