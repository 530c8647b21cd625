// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/sheettool.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/gestures.h"

#include <QTest>

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

private:
    MotionDocument mDocument;
    TrackRows mRows;
    SheetGeometry mGeometry;
};

void TestSheetTool::init()
{
    mDocument.setContent(readMotion(gestureMotion()));
    mRows.rebuild(mDocument);
    mGeometry = {};
    mGeometry.rows = &mRows;
    mGeometry.width = 900;
    mGeometry.height = 400;
    mGeometry.scale.fit(0, 60, mGeometry.width);
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
    SheetTool tool(mDocument);
    for (const PointerStep &step : gesture.make(mGeometry)) {
        switch (step.kind) {
        case PointerStep::Press:
            tool.press(mGeometry, step.point, step.modifiers);
            break;
        case PointerStep::Move:
            tool.move(mGeometry, step.point);
            break;
        case PointerStep::Release:
            tool.release(mGeometry, step.point);
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
    tool.move(mGeometry, keyPoint(mGeometry, 0, 20));
    QCOMPARE(tool.state(), SheetTool::State::Move);
    QCOMPARE(tool.movePreview().frames, 10);
    QCOMPARE(tool.movePreview().overwritten, 1);
    QCOMPARE(mDocument.undoStack().count(), 0);
    tool.move(mGeometry, keyPoint(mGeometry, 0, 25));
    QCOMPARE(tool.movePreview().overwritten, 0);
    tool.cancel();
}

void TestSheetTool::movedAndUndoneIsTheSameFile()
{
    const QByteArray before = writeMotion(mDocument.motion());
    SheetTool tool(mDocument);
    tool.press(mGeometry, keyPoint(mGeometry, 2, 10), Qt::NoModifier);
    tool.move(mGeometry, keyPoint(mGeometry, 2, 20));
    const EditResult result = tool.release(mGeometry, keyPoint(mGeometry, 2, 20));
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
    tool.release(mGeometry, point);
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
    tool.move(mGeometry, keyPoint(mGeometry, 2, 20));
    tool.abandon();
    QVERIFY(!tool.isActive());
    QVERIFY(tool.release(mGeometry, keyPoint(mGeometry, 2, 20)).edit.isEmpty());
    QCOMPARE(mDocument.undoStack().count(), 0);
}

QTEST_GUILESS_MAIN(TestSheetTool)
#include "tst_sheettool.moc"
