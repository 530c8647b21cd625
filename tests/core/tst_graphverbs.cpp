// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/graphverbs.h"
#include "editor-core/edits/keyedits.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/motions.h"
#include "tests/support/randomedits.h"
#include "tests/support/smallmotions.h"

#include <QTest>

#include <memory>

using namespace furitsuke;
using namespace furitsuke::test;

/// Gestures of a value graph on the document, without the graph.
class TestGraphVerbs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stepsOfADragAreWhatOneMoveWouldBe_data();
    void stepsOfADragAreWhatOneMoveWouldBe();
    void everyChangedTrackIsNamedWithAllThatChanged();
    void otherStepsStayWhereTheyAre();

private:
    void open(const Motion &motion)
    {
        mDocument = std::make_unique<MotionDocument>();
        ReadResult content;
        content.motion = motion;
        mDocument->setContent(content);
    }

    std::unique_ptr<MotionDocument> mDocument;
};

void TestGraphVerbs::stepsOfADragAreWhatOneMoveWouldBe_data()
{
    QTest::addColumn<std::optional<KeyValue>>("value");
    QTest::newRow("time") << std::optional<KeyValue>();
    QTest::newRow("position") << std::optional(KeyValue::PositionY);
    QTest::newRow("angle") << std::optional(KeyValue::AngleY);
    QTest::newRow("weight") << std::optional(KeyValue::Weight);
    QTest::newRow("camera") << std::optional(KeyValue::Distance);
}

void TestGraphVerbs::stepsOfADragAreWhatOneMoveWouldBe()
{
    QFETCH(const std::optional<KeyValue>, value);
    QRandomGenerator random(7);
    for (int round = 0; round < 6; ++round) {
        open(randomMotion(random, 60));
        const Motion before = mDocument->motion();
        mDocument->setSelection(randomSelection(before, random));
        const KeySelection selection = mDocument->selection();
        KeyGesture gesture(*mDocument, value);
        for (int step = 0; step < 25; ++step) {
            // There and back, in time, in value and in both; sometimes where it began.
            const qint64 frames =
                random.bounded(3) == 0 ? 0 : clampedMove(before, selection, random.bounded(61) - 30);
            const double amount = value && random.bounded(3) != 0 ? random.bounded(100) / 8.0 : 0;
            const EditResult asked = moveInGraph(before, selection, frames, value, amount);
            if (!asked.error.isEmpty())
                continue;
            QCOMPARE(gesture.moveTo(frames, amount).error, QString());
            const Motion expected = applied(before, asked);
            QCOMPARE(writeMotion(mDocument->motion()), writeMotion(expected));
            QVERIFY(mDocument->motion() == expected);
            QCOMPARE(mDocument->selection(), asked.edit.mapped(selection));
            QCOMPARE(mDocument->undoStack().count(), int(!(expected == before)));
        }
        gesture.moveTo(clampedMove(before, selection, 3), 0);
        const Motion after = mDocument->motion();
        while (mDocument->undoStack().canUndo())
            mDocument->undoStack().undo();
        QVERIFY(mDocument->motion() == before);
        QCOMPARE(mDocument->selection(), selection);
        while (mDocument->undoStack().canRedo())
            mDocument->undoStack().redo();
        QVERIFY(mDocument->motion() == after);
    }
}

void TestGraphVerbs::everyChangedTrackIsNamedWithAllThatChanged()
{
    open(oneBone({0, 10, 20, 30, 40}));
    mDocument->setSelection(selected(mDocument->motion(), bone0, {20}));
    QList<TrackSpan> told;
    connect(mDocument.get(), &MotionDocument::changed, this, [&told](const MotionChange &change) {
        QVERIFY(!change.whole);
        told += change.spans;
    });
    KeyGesture gesture(*mDocument, {});
    gesture.moveTo(15, 0);
    QCOMPARE(told, (QList<TrackSpan>{{bone0, 20, 35}}));
    told.clear();
    // From 35 to 12: where it was is told as well.
    gesture.moveTo(-8, 0);
    QCOMPARE(told, (QList<TrackSpan>{{bone0, 12, 35}}));
}

void TestGraphVerbs::otherStepsStayWhereTheyAre()
{
    open(oneBone({0, 10, 20, 30, 40}));
    const Motion before = mDocument->motion();
    mDocument->setSelection(selected(before, bone0, {40}));
    mDocument->moveSelection(2);
    const Motion between = mDocument->motion();
    {
        KeyGesture gesture(*mDocument, {});
        gesture.moveTo(5, 0);
        gesture.moveTo(9, 0);
        gesture.moveTo(4, 0);
        QCOMPARE(mDocument->undoStack().count(), 2);
        QCOMPARE(mDocument->undoStack().undoText(), QStringLiteral("Move 1 key(s)"));
    }
    mDocument->undoStack().undo();
    QVERIFY(mDocument->motion() == between);
    mDocument->undoStack().undo();
    QVERIFY(mDocument->motion() == before);
    mDocument->undoStack().redo();
    mDocument->undoStack().redo();
    QCOMPARE(framesOf(mDocument->motion(), bone0), (QList<quint32>{0, 10, 20, 30, 46}));
}

QTEST_GUILESS_MAIN(TestGraphVerbs)
#include "tst_graphverbs.moc"
