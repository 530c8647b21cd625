// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/sheettool.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/gestures.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>

using namespace furitsuke;
using namespace furitsuke::test;

/// The dope sheet's gestures without a window; the widget's test plays the same ones by mouse.
class TestSheetTool : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void gestures_data();
    void gestures();
    void runningMoveSaysWhatItWouldOverwrite();
    void movedAndUndoneIsTheSameFile();
    void keysInOnePixelAreTakenTogether();
    void expandedGroupsInABoxStandForThemselves();
    void changeUnderAGestureEndsIt();
    void draggedKeySnapsWherePixelsAreNarrow();
    void modifierTurnsSnappingAround();
    void scaledEdgeSnapsAndSaysWhatIsRounded();
    void modifiersCountWhileTheyAreHeld();
    void runningCopyCountsOriginalsThatItOverwrites();
    void lassoTakesWhatItGoesAround();
    void gesturesStayWithTheirFramesWhileTheSheetScrollsAndZooms();
    void keysOfLockedTracksAreLeftAlone();
    void handlesAreThereForSeveralFramesOnly();
    void nearestKeyIsFound();

private:
    MotionDocument mDocument;
    TrackRows mRows;
    SheetGeometry mGeometry;
};

void TestSheetTool::init()
{
    mDocument.setContent(readMotion(gestureMotion()));
    mRows = TrackRows();
    mRows.rebuild(mDocument);
    mGeometry = {};
    mGeometry.rows = &mRows;
    mGeometry.width = 900;
    mGeometry.height = 400;
    mGeometry.scale.fit(0, 60, mGeometry.width);
    mDocument.setPlayhead(0);
}

void TestSheetTool::gestures_data()
{
    QTest::addColumn<int>("index");
    const QList<GestureCase> cases = gestureCases();
    for (int i = 0; i < int(cases.size()); ++i)
        QTest::newRow(cases[i].name.constData()) << i;
}

void TestSheetTool::gestures()
{
    QFETCH(int, index);
    const GestureCase gesture = gestureCases()[index];
    mGeometry.scale = scaleFor(gesture, mGeometry.scale);
    SheetTool tool(mDocument);
    tool.setShape(gesture.shape);
    for (const PointerStep &step : gesture.make(mGeometry)) {
        switch (step.kind) {
        case PointerStep::Press:
            tool.press(mGeometry, step.point, step.modifiers);
            break;
        case PointerStep::Move:
        case PointerStep::Modifiers:
            tool.move(mGeometry, step.point, step.modifiers);
            break;
        case PointerStep::Release:
            tool.release(mGeometry, step.point, step.modifiers);
            break;
        case PointerStep::Cancel:
            tool.cancel();
            break;
        }
    }
    QVERIFY(!tool.isActive());
    QCOMPARE(selectedText(mDocument), gesture.selected);
    QCOMPARE(mDocument.motion().bones[0].keys.frames(), gesture.frames);
}

void TestSheetTool::runningMoveSaysWhatItWouldOverwrite()
{
    SheetTool tool(mDocument);
    tool.press(mGeometry, keyPoint(mGeometry, 0, 10), Qt::NoModifier);
    tool.move(mGeometry, keyPoint(mGeometry, 0, 20), Qt::NoModifier);
    QCOMPARE(tool.state(), SheetTool::State::Drag);
    QCOMPARE(tool.preview().frames(), 10);
    QCOMPARE(tool.preview().overwrittenCount, 1);
    QCOMPARE(mDocument.undoStack().count(), 0);
    tool.move(mGeometry, keyPoint(mGeometry, 0, 25), Qt::NoModifier);
    QCOMPARE(tool.preview().overwrittenCount, 0);
    tool.cancel();
}

void TestSheetTool::movedAndUndoneIsTheSameFile()
{
    const QByteArray before = writeMotion(mDocument.motion());
    SheetTool tool(mDocument);
    tool.press(mGeometry, keyPoint(mGeometry, 2, 10), Qt::NoModifier);
    tool.move(mGeometry, keyPoint(mGeometry, 2, 20), Qt::NoModifier);
    const EditResult result = tool.release(mGeometry, keyPoint(mGeometry, 2, 20), Qt::NoModifier);
    QCOMPARE(result.overwritten, 1);
    QVERIFY(writeMotion(mDocument.motion()) != before);
    mDocument.undoStack().undo();
    QCOMPARE(writeMotion(mDocument.motion()), before);
}

void TestSheetTool::keysInOnePixelAreTakenTogether()
{
    mGeometry.scale.fit(0, 100000, mGeometry.width);
    SheetTool tool(mDocument);
    const QPointF point = keyPoint(mGeometry, 2, 10);
    tool.press(mGeometry, point, Qt::NoModifier);
    tool.release(mGeometry, point, Qt::NoModifier);
    QVERIFY(mDocument.selection().count() > 1);
}

void TestSheetTool::expandedGroupsInABoxStandForThemselves()
{
    // A box that begins on the open group's row selects the tracks it touches, not all of the group.
    const KeySelection touched = keysInBox(mGeometry, mDocument.motion(),
                                           QRectF(keyPoint(mGeometry, 0, -1), keyPoint(mGeometry, 2, 60)));
    QCOMPARE(touched.tracks(), QList<TrackRef>({{TrackKind::Bone, 0}}));
    const KeySelection groupOnly = keysInBox(mGeometry, mDocument.motion(),
                                             QRectF(keyPoint(mGeometry, 0, -1), keyPoint(mGeometry, 0, 60)));
    QCOMPARE(groupOnly.count(), 7);
    mRows.setExpanded(TrackRows::allBonesGroup, false);
    const KeySelection collapsed = keysInBox(mGeometry, mDocument.motion(),
                                             QRectF(keyPoint(mGeometry, 0, -1), keyPoint(mGeometry, 1, 60)));
    QCOMPARE(collapsed.count(), 7);
}

void TestSheetTool::changeUnderAGestureEndsIt()
{
    SheetTool tool(mDocument);
    tool.press(mGeometry, keyPoint(mGeometry, 2, 10), Qt::NoModifier);
    tool.move(mGeometry, keyPoint(mGeometry, 2, 20), Qt::NoModifier);
    tool.abandon();
    QVERIFY(!tool.isActive());
    QVERIFY(tool.release(mGeometry, keyPoint(mGeometry, 2, 20), Qt::NoModifier).edit.isEmpty());
    QCOMPARE(mDocument.undoStack().count(), 0);
}

void TestSheetTool::draggedKeySnapsWherePixelsAreNarrow()
{
    mGeometry.scale.fit(0, 400, mGeometry.width);
    mDocument.initTimeNotes({{{200, QStringLiteral("chorus")}}, {}, {}});
    mDocument.setPlayhead(300);
    SheetTool tool(mDocument);
    tool.setDragSettings({true, {120, 350}});
    tool.press(mGeometry, keyPoint(mGeometry, 2, 10), Qt::NoModifier);
    const auto drag = [&](qint64 frame) {
        tool.move(mGeometry, keyPoint(mGeometry, 2, frame), Qt::NoModifier);
        return tool.preview().frames() + 10;
    };
    using Target = std::optional<SnapTarget>;
    QCOMPARE(drag(43), 40);
    QCOMPARE(tool.preview().snap, Target({40, SnapKind::Key}));
    QCOMPARE(drag(198), 200);
    QCOMPARE(tool.preview().snap, Target({200, SnapKind::Marker}));
    QCOMPARE(drag(302), 300);
    QCOMPARE(tool.preview().snap, Target({300, SnapKind::Playhead}));
    QCOMPARE(drag(122), 120);
    QCOMPARE(tool.preview().snap, Target({120, SnapKind::RangeEnd}));
    QCOMPARE(drag(70), 70);
    QCOMPARE(tool.preview().snap, Target());
    // Back to where it came from: no other key is there any more, and none is said to be.
    QCOMPARE(drag(10), 10);
    QCOMPARE(tool.preview().snap, Target());
    tool.cancel();
}

void TestSheetTool::modifierTurnsSnappingAround()
{
    mGeometry.scale.fit(0, 400, mGeometry.width);
    SheetTool tool(mDocument);
    const QPointF near = keyPoint(mGeometry, 2, 43);
    for (const bool snapping : {true, false}) {
        tool.setDragSettings({snapping, {}});
        tool.press(mGeometry, keyPoint(mGeometry, 2, 10), Qt::NoModifier);
        tool.move(mGeometry, near, Qt::NoModifier);
        QCOMPARE(tool.preview().frames(), snapping ? 30 : 33);
        tool.move(mGeometry, near, Qt::ControlModifier);
        QCOMPARE(tool.preview().frames(), snapping ? 33 : 30);
        tool.cancel();
    }
}

void TestSheetTool::scaledEdgeSnapsAndSaysWhatIsRounded()
{
    mGeometry.scale.fit(0, 400, mGeometry.width);
    mDocument.initTimeNotes({{{65, {}}}, {}, {}});
    mDocument.setSelection(keysInFrames(mDocument.motion(), {{TrackKind::Bone, 0}}, 10, 30));
    SheetTool tool(mDocument);
    const QPointF handle = handlePoint(mGeometry, SpanEdge::Last, 30);
    tool.press(mGeometry, handle, Qt::NoModifier);
    const double frame = mGeometry.scale.pixelsPerFrame();
    tool.move(mGeometry, handle + QPointF(34 * frame, 0), Qt::NoModifier);
    const KeyPreview &preview = tool.preview();
    QCOMPARE(preview.kind, KeyPreview::Kind::Scale);
    QCOMPARE(preview.snap, std::optional<SnapTarget>({65, SnapKind::Marker}));
    // 20 frames become 55, so the key between comes half a frame beside its place.
    QCOMPARE(preview.length, 55);
    QCOMPARE(preview.map(10), 10);
    QCOMPARE(preview.map(20), 38);
    QCOMPARE(preview.map(30), 65);
    QCOMPARE(preview.rounded, 1);
    QCOMPARE(preview.worst, 0.5);
    QCOMPARE(tool.shownSpan(), std::pair(qint64(10), qint64(65)));
    const EditResult result = tool.release(mGeometry, handle + QPointF(34 * frame, 0), Qt::NoModifier);
    QVERIFY(result.error.isEmpty());
    QCOMPARE(mDocument.motion().bones[0].keys.frames(), QList<quint32>({0, 10, 38, 65}));
    QCOMPARE(mDocument.undoStack().count(), 1);
}

void TestSheetTool::modifiersCountWhileTheyAreHeld()
{
    SheetTool tool(mDocument);
    tool.press(mGeometry, keyPoint(mGeometry, 2, 10), Qt::NoModifier);
    const QPointF to = keyPoint(mGeometry, 2, 14);
    tool.move(mGeometry, to, Qt::NoModifier);
    QCOMPARE(tool.preview().kind, KeyPreview::Kind::Move);
    tool.move(mGeometry, to, Qt::AltModifier);
    QCOMPARE(tool.preview().kind, KeyPreview::Kind::Copy);
    tool.move(mGeometry, to, Qt::ShiftModifier);
    QCOMPARE(tool.preview().kind, KeyPreview::Kind::Move);
    QCOMPARE(tool.preview().later.count(), 2);
    tool.move(mGeometry, to, Qt::NoModifier);
    QVERIFY(tool.preview().later.isEmpty());
    tool.release(mGeometry, to, Qt::NoModifier);
    QCOMPARE(mDocument.motion().bones[0].keys.frames(), QList<quint32>({0, 14, 20, 30}));
}

void TestSheetTool::runningCopyCountsOriginalsThatItOverwrites()
{
    mDocument.setSelection(keysInFrames(mDocument.motion(), {{TrackKind::Bone, 0}}, 0, 20));
    SheetTool tool(mDocument);
    tool.press(mGeometry, keyPoint(mGeometry, 2, 10), Qt::NoModifier);
    const QPointF to = keyPoint(mGeometry, 2, 20);
    tool.move(mGeometry, to, Qt::NoModifier);
    QCOMPARE(tool.preview().overwrittenCount, 1);
    tool.move(mGeometry, to, Qt::AltModifier);
    QCOMPARE(tool.preview().overwrittenCount, 3);
    const EditResult result = tool.release(mGeometry, to, Qt::AltModifier);
    QCOMPARE(result.overwritten, 3);
    QCOMPARE(mDocument.motion().bones[0].keys.frames(), QList<quint32>({0, 10, 20, 30}));
    QCOMPARE(mDocument.selection().rows({TrackKind::Bone, 0}).rows(), QList<qsizetype>({1, 2, 3}));
}

void TestSheetTool::lassoTakesWhatItGoesAround()
{
    QRandomGenerator random(5);
    for (int round = 0; round < 300; ++round) {
        QPolygonF lasso;
        for (int i = 0; i < 3 + random.bounded(30); ++i)
            lasso.append({random.bounded(900.0), random.bounded(mGeometry.contentHeight() + 40) - 20});
        KeySelection expected;
        bool onlyGroups = true;
        const QList<TimelineRow> &rows = mRows.visibleRows();
        // Whether a row is touched: a point of its middle line is inside.
        for (qsizetype row = 0; row < rows.size(); ++row) {
            for (double x = -20; x < 920; x += 0.25) {
                if (lasso.containsPoint({x, keyPoint(mGeometry, row, 0).y()}, Qt::WindingFill))
                    onlyGroups = onlyGroups && rows[row].isGroup;
            }
        }
        for (qsizetype row = 0; row < rows.size(); ++row) {
            if (rows[row].isGroup && rows[row].expanded && !onlyGroups)
                continue;
            for (const TrackRef track : mRows.tracksOf(rows[row])) {
                mDocument.motion().visit(track, [&](const auto &keys) {
                    for (qsizetype key = 0; key < keys.size(); ++key) {
                        if (lasso.containsPoint(keyPoint(mGeometry, row, keys.frames()[key]),
                                                Qt::WindingFill))
                            expected.insert(track, key);
                    }
                });
            }
        }
        QCOMPARE(keysInLasso(mGeometry, mDocument.motion(), lasso), expected);
    }
}

void TestSheetTool::gesturesStayWithTheirFramesWhileTheSheetScrollsAndZooms()
{
    SheetTool tool(mDocument);
    const QPointF from = keyPoint(mGeometry, 2, 10);
    tool.press(mGeometry, from, Qt::NoModifier);
    tool.move(mGeometry, from + QPointF(30, 0), Qt::NoModifier);
    mGeometry.scale.zoomAt(from.x(), 2);
    mGeometry.scale.pan(-200);
    tool.move(mGeometry, keyPoint(mGeometry, 2, 16), Qt::NoModifier);
    QCOMPARE(tool.preview().frames(), 6);
    tool.cancel();

    tool.setShape(SheetTool::Shape::Lasso);
    const QPointF corner = keyPoint(mGeometry, 2, 15);
    tool.press(mGeometry, corner, Qt::NoModifier);
    tool.move(mGeometry, corner + QPointF(40, 0), Qt::NoModifier);
    mGeometry.scale.pan(-70);
    mGeometry.scrollY = 12;
    QCOMPARE(tool.outline(mGeometry).constFirst(), corner - QPointF(70, 12));
    tool.cancel();
}

void TestSheetTool::keysOfLockedTracksAreLeftAlone()
{
    mDocument.setTrackLook({TrackKind::Bone, 0}, {true, false, false, 0});
    SheetTool tool(mDocument);
    tool.press(mGeometry, keyPoint(mGeometry, 2, 10), Qt::NoModifier);
    QVERIFY(mDocument.selection().isEmpty());
    tool.move(mGeometry, keyPoint(mGeometry, 2, 15), Qt::NoModifier);
    QCOMPARE(tool.state(), SheetTool::State::Select);
    tool.cancel();
    // A group's key stands for those of its tracks that can be edited.
    tool.press(mGeometry, keyPoint(mGeometry, 0, 10), Qt::NoModifier);
    QCOMPARE(selectedText(mDocument), QStringLiteral("左足ＩＫ: 10"));
    tool.move(mGeometry, keyPoint(mGeometry, 0, 13), Qt::NoModifier);
    QCOMPARE(tool.state(), SheetTool::State::Drag);
    tool.release(mGeometry, keyPoint(mGeometry, 0, 13), Qt::NoModifier);
    QCOMPARE(mDocument.motion().bones[0].keys.frames(), QList<quint32>({0, 10, 20, 30}));
    QCOMPARE(mDocument.motion().bones[1].keys.frames(), QList<quint32>({0, 13, 40}));
}

void TestSheetTool::handlesAreThereForSeveralFramesOnly()
{
    SheetTool tool(mDocument);
    QVERIFY(tool.handleRect(mGeometry, SpanEdge::First).isEmpty());
    mDocument.setSelection(keysInFrames(mDocument.motion(), mDocument.motion().tracks(), 10, 10));
    QVERIFY(tool.handleRect(mGeometry, SpanEdge::Last).isEmpty());
    mDocument.setSelection(keysInFrames(mDocument.motion(), mDocument.motion().tracks(), 10, 20));
    QCOMPARE(tool.handleAt(mGeometry, handlePoint(mGeometry, SpanEdge::First, 10)), SpanEdge::First);
    QCOMPARE(tool.handleAt(mGeometry, handlePoint(mGeometry, SpanEdge::Last, 20)), SpanEdge::Last);
    // They leave the keys of the first row alone.
    QCOMPARE(tool.handleAt(mGeometry, keyPoint(mGeometry, 0, 10)), SpanEdge::None);
}

void TestSheetTool::nearestKeyIsFound()
{
    QRandomGenerator random(9);
    for (int round = 0; round < 2000; ++round) {
        mGeometry.scale.fit(0, 1 + random.bounded(500), mGeometry.width);
        const QPointF point(random.bounded(900.0), random.bounded(mGeometry.contentHeight()));
        const qsizetype row = mGeometry.rowAt(point.y());
        double nearest = mGeometry.reach();
        bool any = false;
        for (const TrackRef track : mRows.tracksOf(mRows.visibleRows()[row])) {
            mDocument.motion().visit(track, [&](const auto &keys) {
                for (const quint32 frame : keys.frames()) {
                    const double distance = std::abs(mGeometry.scale.xOf(frame) - point.x());
                    any = any || distance <= nearest;
                    nearest = qMin(nearest, distance);
                }
            });
        }
        const KeySpot spot = keySpotAt(mGeometry, mDocument.motion(), point);
        QCOMPARE(spot.row, row);
        QCOMPARE(spot.frame >= 0, any);
        if (any)
            QCOMPARE(std::abs(mGeometry.scale.xOf(double(spot.frame)) - point.x()), nearest);
    }
}

QTEST_GUILESS_MAIN(TestSheetTool)
#include "tst_sheettool.moc"
