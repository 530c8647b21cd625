// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/draggedmotion.h"
#include "editor-core/timeline/keydrag.h"
#include "tests/support/gestures.h"
#include "tests/support/smallmotions.h"

#include <QRandomGenerator>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

/// What a running drag shows of a motion, without making the edit.
class TestDraggedMotion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsWhatTheDragWillHaveDone_data();
    void showsWhatTheDragWillHaveDone();
    void leavesOutWhatIsFarAway();
    void selectionIsThatOfTheDraggedKeys();

private:
    static void open(MotionDocument &document, const Motion &motion)
    {
        ReadResult content;
        content.ok = true;
        content.motion = motion;
        document.setContent(content);
    }
};

void TestDraggedMotion::showsWhatTheDragWillHaveDone_data()
{
    QTest::addColumn<bool>("scales");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("move") << false << Qt::KeyboardModifiers();
    QTest::newRow("copy") << false << Qt::KeyboardModifiers(Qt::AltModifier);
    QTest::newRow("move with later keys") << false << Qt::KeyboardModifiers(Qt::ShiftModifier);
    QTest::newRow("scale") << true << Qt::KeyboardModifiers();
    QTest::newRow("scale with later keys") << true << Qt::KeyboardModifiers(Qt::ShiftModifier);
}

void TestDraggedMotion::showsWhatTheDragWillHaveDone()
{
    QFETCH(bool, scales);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QRandomGenerator random(7);
    int edits = 0;
    for (int round = 0; round < 60; ++round) {
        QList<quint32> frames;
        for (quint32 frame = 0; frame < 90; frame += random.bounded(1u, 9u))
            frames.append(frame);
        Motion motion = oneBone(frames);
        addBone(motion, motion.bones[0].keys);
        MotionDocument document;
        open(document, motion);
        KeySelection selection;
        for (qsizetype row = 0; row < frames.size(); ++row) {
            if (random.bounded(3) == 0)
                selection.insert(bone0, row);
        }
        if (selection.count() < 2)
            continue;
        document.setSelection(selection);
        const auto [first, last] = selection.frameSpan(motion);

        KeyDrag keyDrag;
        // Longer, so that no two keys meet: of those a running drag shows both.
        const double to = scales ? double(last + random.bounded(1, 60)) : double(random.bounded(-40, 60));
        if (scales)
            keyDrag.beginScale(document, SpanEdge::Last, double(last));
        else
            keyDrag.begin(document, first, 0);
        keyDrag.update(document, {}, {false, {}}, to, modifiers);
        const KeyPreview preview = keyDrag.preview();
        if (!preview.displaces())
            continue;
        keyDrag.commit(document);
        ++edits;
        for (qint64 frame = 0; frame < 200; ++frame) {
            const DraggedMotion shown = draggedMotion(motion, selection, preview, {frame});
            for (const double at : {double(frame), double(frame) + 0.4}) {
                const BonePose is = sampleBone(shown.motion.bones[0].keys, at);
                const BonePose willBe = sampleBone(document.motion().bones[0].keys, at);
                if (!(is.position.x == willBe.position.x)) {
                    QFAIL(qPrintable(QStringLiteral("round %1, frame %2: %3, not %4")
                                         .arg(round)
                                         .arg(at)
                                         .arg(is.position.x)
                                         .arg(willBe.position.x)));
                }
            }
            QCOMPARE(shown.motion.bones[1].keys, motion.bones[1].keys);
        }
    }
    QVERIFY(edits > 30);
}

void TestDraggedMotion::leavesOutWhatIsFarAway()
{
    QList<quint32> frames;
    for (quint32 frame = 0; frame < 1000; ++frame)
        frames.append(frame);
    const Motion motion = oneBone(frames);
    KeyPreview drag;
    drag.kind = KeyPreview::Kind::Move;
    drag.map = FrameMap::shifted(5);
    const DraggedMotion shown = draggedMotion(motion, selected(motion, bone0), drag, {500});
    QCOMPARE(framesOf(shown.motion, bone0), QList<quint32>({500, 501}));
    QCOMPARE(shown.motion.bones[0].keys.key(0).position.x, 495.0f);
}

void TestDraggedMotion::selectionIsThatOfTheDraggedKeys()
{
    const Motion motion = oneBone({0, 10, 20, 30});
    KeyPreview drag;
    drag.kind = KeyPreview::Kind::Move;
    drag.map = FrameMap::shifted(15);
    const DraggedMotion shown = draggedMotion(motion, selected(motion, bone0, {10}), drag, {20, 25});
    QCOMPARE(framesOf(shown.motion, bone0), QList<quint32>({20, 25, 30}));
    QVERIFY(shown.selection.contains(bone0, 1));
    QCOMPARE(shown.selection.count(), 1);
}

QTEST_GUILESS_MAIN(TestDraggedMotion)
#include "tst_draggedmotion.moc"
