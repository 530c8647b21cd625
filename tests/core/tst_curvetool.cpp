// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/curvetool.h"
#include "tests/support/curvegrid.h"
#include "tests/support/smallmotions.h"

#include <QSignalSpy>

#include <memory>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

/// 4 pixels a step.
CurveGeometry wide()
{
    return {QRectF(100, 50, 4 * curveMax, 4 * curveMax)};
}

BoneCurves allOf(CurvePoints curve)
{
    BoneCurves curves;
    for (int c = 0; c < boneChannelCount; ++c)
        curves.setCurve(BoneChannel(c), curve);
    return curves;
}

/// A bone with keys at 0, 10, 20, 30 with these curves on all channels, another one, and a camera.
Motion someMotion(const QList<CurvePoints> &curves = {{}, {}, {}, {}})
{
    KeyColumns<BoneKey> keys;
    for (int i = 0; i < curves.size(); ++i) {
        BoneRecord record;
        record.frame = quint32(10 * i);
        record.position = {float(i), 0, 0};
        record.curves = allOf(curves[i]);
        keys.append(record.key(quint32(i)));
    }
    Motion motion = motionOf(keys);
    addBone(motion, bone({{0}, {15, {1, 0, 0}}}));
    motion.camera = camera({{0}, {40, -20}});
    return motion;
}

} // namespace

Q_DECLARE_METATYPE(furitsuke::CurvePoints)
Q_DECLARE_METATYPE(furitsuke::CurveEditing)

/// A curve editor's gestures without a window.
class TestCurveTool : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { open(someMotion()); }
    void dragSetsThePointOfAllSelectedKeys();
    void otherPointStays();
    void dragIsFollowedStepByStep();
    void apartOnlyTheTakenChannelChanges();
    void linkedBonesAndCameraChangeTogether();
    void channelsThatAreNotChosenStay();
    void relativelyEachKeyKeepsItsOwnShape();
    void relativeDragIsClampedKeyByKey();
    void extremesAreReached_data();
    void extremesAreReached();
    void snaps_data();
    void snaps();
    void mirrorTakesTheOtherHandleAlong();
    void mirrorMovesRelatively();
    void shiftKeepsToOneDirection();
    void escapePutsAllBack();
    void undoGivesTheIdenticalMotion_data();
    void undoGivesTheIdenticalMotion();
    void dragBackToWhereItBeganLeavesNoStep();
    void pressBesideHandlesIsNoDrag();
    void pressWithoutADragLeavesNoStep();
    void mixedHandleSetsAll();
    void strokesAreOneStep();
    void strokesOnTheGridOf8();
    void strokesToTheEdge();
    void relativeStrokesStopAtTheEdge();
    void rowsOfStrokesAreApart_data();
    void rowsOfStrokesAreApart();
    void otherChangesEndADrag_data();
    void otherChangesEndADrag();
    void otherSettingsCancelADrag();
    void currentHandleFallsBackToAShownChannel();
    void channelThatMovesComesToTheFront();

private:
    void open(const Motion &motion)
    {
        mDocument = std::make_unique<MotionDocument>();
        ReadResult content;
        content.motion = motion;
        mDocument->setContent(content);
        mTool = std::make_unique<CurveTool>(*mDocument);
        select(bone0, {10, 20, 30});
    }
    void select(TrackRef track, const QList<quint32> &frames)
    {
        mDocument->setSelection(selected(motion(), track, frames));
    }
    void set(const CurveEditing &editing) { mTool->setEditing(editing); }
    CurveSummary summary() const { return summariseCurves(motion(), mDocument->selection()); }
    static QPointF at(int x, int y) { return wide().point(x, y); }
    bool press(GridPoint from) { return mTool->press(wide(), summary(), wide().point(from)); }
    EditResult drag(GridPoint from, GridPoint to, Qt::KeyboardModifiers modifiers = {})
    {
        if (!press(from))
            return {};
        mTool->move(at((from.x + to.x) / 2, (from.y + to.y) / 2), modifiers);
        return mTool->release(wide().point(to), modifiers);
    }
    const Motion &motion() const { return mDocument->motion(); }
    CurvePoints curve(qsizetype row, BoneChannel channel = BoneChannel::X) const
    {
        return motion().bones[0].keys.key(row).curves.curve(channel);
    }
    int steps() const { return mDocument->undoStack().count(); }

    std::unique_ptr<MotionDocument> mDocument;
    std::unique_ptr<CurveTool> mTool;
};

void TestCurveTool::dragSetsThePointOfAllSelectedKeys()
{
    const EditResult result = drag({20, 20}, {64, 0});
    QCOMPARE(result.changed, 3);
    QVERIFY(result.error.isEmpty());
    for (const qsizetype row : {1, 2, 3}) {
        for (int c = 0; c < boneChannelCount; ++c)
            QCOMPARE(curve(row, BoneChannel(c)), (CurvePoints{64, 0, 107, 107}));
    }
    QCOMPARE(curve(0), CurvePoints());
    QVERIFY(motion().bones[1] == someMotion().bones[1]);
    QCOMPARE(steps(), 1);
}

void TestCurveTool::otherPointStays()
{
    open(someMotion({{}, {20, 20, 1, 2}, {20, 20, 3, 4}, {20, 20, 5, 6}}));
    drag({20, 20}, {0, 127});
    QCOMPARE(curve(1), (CurvePoints{0, 127, 1, 2}));
    QCOMPARE(curve(3), (CurvePoints{0, 127, 5, 6}));
}

void TestCurveTool::dragIsFollowedStepByStep()
{
    // Another watcher of the document sees every place on the way, and the pointer's offset is kept.
    QList<CurvePoints> seen;
    connect(mDocument.get(), &MotionDocument::changed, this, [&] { seen.append(curve(2)); });
    QVERIFY(mTool->press(wide(), summary(), at(107, 107) + QPointF(5, -3)));
    QVERIFY(mTool->isActive());
    QVERIFY(mTool->handle().end == CurveEnd::End);
    for (const int x : {100, 90, 80})
        mTool->move(at(x, 107) + QPointF(5, -3), {});
    mTool->move(at(80, 107) + QPointF(5.5, -3), {});
    const QList<CurvePoints> expected = {{20, 20, 100, 107}, {20, 20, 90, 107}, {20, 20, 80, 107}};
    QCOMPARE(seen, expected);
    mTool->release(at(80, 107) + QPointF(5, -3), {});
    QCOMPARE(seen.size(), 3);
    QVERIFY(!mTool->isActive());
    QCOMPARE(steps(), 1);
}

void TestCurveTool::apartOnlyTheTakenChannelChanges()
{
    CurveEditing editing;
    editing.linked = false;
    set(editing);
    mTool->setCurrent({{TrackKind::Bone, int(BoneChannel::Z)}, CurveEnd::Start});
    drag({20, 20}, {0, 0});
    QCOMPARE(curve(1, BoneChannel::Z), (CurvePoints{0, 0, 107, 107}));
    QCOMPARE(curve(1, BoneChannel::X), CurvePoints());
    QCOMPARE(curve(1, BoneChannel::Rotation), CurvePoints());
    // The one that was taken is the keyboard's.
    QCOMPARE(mTool->current().channel.number, int(BoneChannel::Z));
    drag({20, 20}, {10, 30});
    QCOMPARE(curve(1, BoneChannel::Z), (CurvePoints{0, 0, 107, 107}));
    QCOMPARE(curve(1, mTool->current().channel.number == 0 ? BoneChannel::X : BoneChannel::Rotation),
             (CurvePoints{10, 30, 107, 107}));
}

void TestCurveTool::linkedBonesAndCameraChangeTogether()
{
    KeySelection both = selected(motion(), bone0, {10});
    selectFrames(both, motion(), cameraTrack, {40});
    mDocument->setSelection(both);
    drag({20, 20}, {5, 6});
    QCOMPARE(curve(1, BoneChannel::Rotation), (CurvePoints{5, 6, 107, 107}));
    for (int c = 0; c < cameraChannelCount; ++c)
        QCOMPARE(motion().camera.key(1).curves.curve(CameraChannel(c)), (CurvePoints{5, 6, 107, 107}));
    CurveEditing apart;
    apart.linked = false;
    set(apart);
    mTool->setCurrent({{TrackKind::Camera, int(CameraChannel::X)}, CurveEnd::Start});
    drag({5, 6}, {50, 60});
    QCOMPARE(motion().camera.key(1).curves.curve(CameraChannel::X), (CurvePoints{50, 60, 107, 107}));
    QCOMPARE(curve(1, BoneChannel::X), (CurvePoints{5, 6, 107, 107}));
}

void TestCurveTool::channelsThatAreNotChosenStay()
{
    CurveEditing editing;
    editing.channels = CurveChannels::one(int(BoneChannel::Rotation)) | CurveChannels::one(1);
    set(editing);
    drag({20, 20}, {40, 0});
    QCOMPARE(curve(1, BoneChannel::X), CurvePoints());
    QCOMPARE(curve(1, BoneChannel::Y), (CurvePoints{40, 0, 107, 107}));
    QCOMPARE(curve(1, BoneChannel::Z), CurvePoints());
    QCOMPARE(curve(1, BoneChannel::Rotation), (CurvePoints{40, 0, 107, 107}));
}

void TestCurveTool::relativelyEachKeyKeepsItsOwnShape()
{
    open(someMotion({{}, {10, 10, 107, 107}, {20, 40, 107, 107}, {30, 40, 107, 107}}));
    CurveEditing editing;
    editing.relative = true;
    set(editing);
    // The average.
    drag({20, 30}, {25, 20});
    QCOMPARE(curve(1), (CurvePoints{15, 0, 107, 107}));
    QCOMPARE(curve(2), (CurvePoints{25, 30, 107, 107}));
    QCOMPARE(curve(3), (CurvePoints{35, 30, 107, 107}));
    QCOMPARE(steps(), 1);
}

void TestCurveTool::relativeDragIsClampedKeyByKey()
{
    open(someMotion({{}, {0, 10, 107, 107}, {20, 40, 107, 107}, {40, 100, 107, 107}}));
    CurveEditing editing;
    editing.relative = true;
    set(editing);
    QVERIFY(press({20, 50}));
    // Far out, all are at the edge; on the way back each one is where it was.
    mTool->move(at(-200, 50), {});
    for (const qsizetype row : {1, 2, 3})
        QCOMPARE(curve(row).x1, 0);
    mTool->move(at(15, 90), {});
    QCOMPARE(curve(1), (CurvePoints{0, 50, 107, 107}));
    QCOMPARE(curve(2), (CurvePoints{15, 80, 107, 107}));
    QCOMPARE(curve(3), (CurvePoints{35, 127, 107, 107}));
    mTool->release(at(20, 50), {});
    QVERIFY(motion() == someMotion({{}, {0, 10, 107, 107}, {20, 40, 107, 107}, {40, 100, 107, 107}}));
}

void TestCurveTool::extremesAreReached_data()
{
    QTest::addColumn<CurvePoints>("target");
    for (const CurvePoints target : extremeCurves)
        QTest::newRow(qPrintable(curveText(target))) << target;
}

void TestCurveTool::extremesAreReached()
{
    QFETCH(const CurvePoints, target);
    // From far beyond the square the corner is taken.
    const auto beyond = [](int coordinate) { return coordinate == 0 ? -40 : 170; };
    drag({20, 20}, {beyond(target.x1), beyond(target.y1)});
    drag({107, 107}, {beyond(target.x2), beyond(target.y2)});
    QCOMPARE(curve(1), target);
    QCOMPARE(curve(3, BoneChannel::Rotation), target);
    // And from there the handles can be taken again.
    const GridPoint first = controlPoint(target, CurveEnd::Start);
    drag(first, {50, 51});
    const GridPoint second = controlPoint(target, CurveEnd::End);
    if (first == second)
        drag(second, {50, 51});
    else
        drag(second, {60, 61});
    QVERIFY(curve(1).x1 == 50 || curve(1).x2 == 50);
    while (mDocument->undoStack().canUndo())
        mDocument->undoStack().undo();
    QVERIFY(motion() == someMotion());
}

void TestCurveTool::snaps_data()
{
    QTest::addColumn<int>("snaps");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<int>("x");
    QTest::addColumn<int>("y");
    QTest::addColumn<QPoint>("expected");
    const int none = 0;
    const int ctrl = Qt::ControlModifier;
    const auto corners = int(CurveSnap::Corners);
    const auto middle = int(CurveSnap::Middle);
    const auto grid = int(CurveSnap::Grid8);
    // Two steps of the grid are 8 pixels.
    QTest::newRow("nothing") << none << none << 2 << 125 << QPoint(2, 125);
    QTest::newRow("corner") << corners << none << 2 << 125 << QPoint(0, 127);
    QTest::newRow("corner, far") << corners << none << 3 << 125 << QPoint(3, 125);
    QTest::newRow("corner, one side only") << corners << none << 2 << 60 << QPoint(2, 60);
    QTest::newRow("middle") << middle << none << 62 << 66 << QPoint(64, 64);
    QTest::newRow("middle of the time") << middle << none << 63 << 30 << QPoint(64, 30);
    QTest::newRow("middle of the way") << middle << none << 30 << 65 << QPoint(30, 64);
    QTest::newRow("grid") << grid << none << 43 << 45 << QPoint(40, 48);
    QTest::newRow("grid, last") << grid << none << 125 << 123 << QPoint(127, 120);
    QTest::newRow("grid, beyond") << grid << none << 140 << -20 << QPoint(127, 0);
    QTest::newRow("grid and corner") << (grid | corners) << none << 125 << 3 << QPoint(127, 0);
    QTest::newRow("ctrl puts the grid on") << none << ctrl << 43 << 45 << QPoint(40, 48);
    QTest::newRow("ctrl turns snapping off")
        << (grid | corners | middle) << ctrl << 63 << 45 << QPoint(63, 45);
}

void TestCurveTool::snaps()
{
    QFETCH(const int, snaps);
    QFETCH(const int, modifiers);
    QFETCH(const int, x);
    QFETCH(const int, y);
    QFETCH(const QPoint, expected);
    CurveEditing editing;
    editing.snaps = CurveSnaps::fromInt(snaps);
    set(editing);
    drag({20, 20}, {x, y}, Qt::KeyboardModifiers::fromInt(modifiers));
    QCOMPARE(QPoint(curve(1).x1, curve(1).y1), expected);
    QCOMPARE(curve(1).x2, 107);
}

void TestCurveTool::mirrorTakesTheOtherHandleAlong()
{
    CurveEditing editing;
    editing.snaps = CurveSnap::Mirror;
    set(editing);
    drag({20, 20}, {64, 5});
    QCOMPARE(curve(1), (CurvePoints{64, 5, 63, 122}));
    QCOMPARE(mirroredCurve(curve(1)), curve(1));
    drag({63, 122}, {127, 127});
    QCOMPARE(curve(1), (CurvePoints{0, 0, 127, 127}));
    // Ctrl is about where it is drawn to; the other one follows all the same.
    drag({0, 0}, {43, 1}, Qt::ControlModifier);
    QCOMPARE(curve(1), (CurvePoints{40, 0, 87, 127}));
    QCOMPARE(steps(), 3);
}

void TestCurveTool::mirrorMovesRelatively()
{
    open(someMotion({{}, {10, 10, 100, 100}, {30, 10, 100, 100}, {20, 10, 100, 120}}));
    CurveEditing editing;
    editing.snaps = CurveSnap::Mirror;
    editing.relative = true;
    set(editing);
    drag({20, 10}, {25, 13});
    QCOMPARE(curve(1), (CurvePoints{15, 13, 95, 97}));
    QCOMPARE(curve(3), (CurvePoints{25, 13, 95, 117}));
}

void TestCurveTool::shiftKeepsToOneDirection()
{
    drag({20, 20}, {60, 30}, Qt::ShiftModifier);
    QCOMPARE(curve(1), (CurvePoints{60, 20, 107, 107}));
    QVERIFY(press({60, 20}));
    mTool->move(at(70, 100), Qt::ShiftModifier);
    QCOMPARE(curve(1), (CurvePoints{60, 100, 107, 107}));
    // Let go of, it follows both.
    mTool->move(at(70, 100), {});
    QCOMPARE(curve(1), (CurvePoints{70, 100, 107, 107}));
    mTool->release(at(70, 100), {});
}

void TestCurveTool::escapePutsAllBack()
{
    const Motion before = motion();
    QVERIFY(press({20, 20}));
    mTool->move(at(90, 0), {});
    QVERIFY(motion() != before);
    mTool->cancel();
    QVERIFY(motion() == before);
    QVERIFY(!mTool->isActive());
    QCOMPARE(steps(), 0);
    QVERIFY(!mDocument->isModified());
    // What comes after it is no part of it.
    mTool->move(at(90, 0), {});
    mTool->release(at(90, 0), {});
    QVERIFY(motion() == before);
}

void TestCurveTool::undoGivesTheIdenticalMotion_data()
{
    QTest::addColumn<CurveEditing>("editing");
    CurveEditing editing;
    QTest::newRow("linked") << editing;
    editing.linked = false;
    QTest::newRow("apart") << editing;
    editing.relative = true;
    QTest::newRow("apart, relative") << editing;
    editing.linked = true;
    QTest::newRow("linked, relative") << editing;
    editing.snaps = CurveSnap::Mirror;
    QTest::newRow("relative, mirror") << editing;
}

void TestCurveTool::undoGivesTheIdenticalMotion()
{
    QFETCH(const CurveEditing, editing);
    // Coordinates over 127, as files may have, come back too.
    const Motion before = someMotion({{}, {0, 127, 0, 127}, {127, 0, 127, 0}, {127, 0, 0, 200}});
    open(before);
    set(editing);
    const GridPoint start = controlPoint(summary().bone[0].average, CurveEnd::Start);
    QCOMPARE(start, (GridPoint{85, 42}));
    drag(start, {5, 9});
    QVERIFY(motion() != before);
    QCOMPARE(steps(), 1);
    const Motion after = motion();
    mDocument->undoStack().undo();
    QVERIFY(motion() == before);
    mDocument->undoStack().redo();
    QVERIFY(motion() == after);
}

void TestCurveTool::dragBackToWhereItBeganLeavesNoStep()
{
    const Motion before = someMotion({{}, {0, 127, 0, 127}, {127, 0, 127, 0}, {127, 0, 0, 200}});
    open(before);
    QVERIFY(press({85, 42}));
    mTool->move(at(20, 20), {});
    QVERIFY(motion() != before);
    mTool->release(at(85, 42), {});
    QVERIFY(motion() == before);
    QCOMPARE(steps(), 0);
}

void TestCurveTool::pressBesideHandlesIsNoDrag()
{
    QVERIFY(!press({60, 60}));
    QVERIFY(!mTool->isActive());
    mDocument->setSelection({});
    QVERIFY(!press({20, 20}));
    QVERIFY(!mTool->currentOf(summary()));
    QCOMPARE(mTool->nudge(summary(), 1, 0).changed, 0);
}

void TestCurveTool::pressWithoutADragLeavesNoStep()
{
    // Mixed, and near where snapping would draw it.
    open(someMotion({{}, {1, 2, 107, 107}, {2, 1, 107, 107}, {3, 3, 107, 107}}));
    CurveEditing editing;
    editing.snaps = CurveSnap::Corners;
    set(editing);
    QVERIFY(press({2, 2}));
    mTool->release(at(2, 2) + QPointF(1, 0), {});
    QCOMPARE(steps(), 0);
    QCOMPARE(curve(2), (CurvePoints{2, 1, 107, 107}));
}

void TestCurveTool::mixedHandleSetsAll()
{
    open(someMotion({{}, {10, 10, 107, 107}, {20, 40, 100, 107}, {30, 40, 107, 107}}));
    drag({20, 30}, {21, 30});
    QCOMPARE(curve(1), (CurvePoints{21, 30, 107, 107}));
    QCOMPARE(curve(2), (CurvePoints{21, 30, 100, 107}));
    QCOMPARE(curve(3), (CurvePoints{21, 30, 107, 107}));
}

void TestCurveTool::strokesAreOneStep()
{
    mTool->nudge(summary(), 1, 0);
    mTool->nudge(summary(), 0, 8);
    const EditResult result = mTool->nudge(summary(), 1, 0);
    QCOMPARE(result.changed, 3);
    QCOMPARE(curve(1), (CurvePoints{22, 28, 107, 107}));
    QCOMPARE(curve(1, BoneChannel::Rotation), (CurvePoints{22, 28, 107, 107}));
    QCOMPARE(steps(), 1);
    // Esc is not about them.
    mTool->cancel();
    QCOMPARE(curve(1).x1, 22);
    mDocument->undoStack().undo();
    QVERIFY(motion() == someMotion());
    mTool->nudge(summary(), -1, 0);
    QCOMPARE(curve(1).x1, 19);
    mTool->nudge(summary(), 1, 0);
    QVERIFY(motion() == someMotion());
}

void TestCurveTool::strokesOnTheGridOf8()
{
    CurveEditing editing;
    editing.snaps = CurveSnap::Grid8;
    set(editing);
    mTool->setCurrent({{}, CurveEnd::End});
    const QList<std::pair<QPoint, QPoint>> strokes = {
        {{1, 0}, {112, 107}}, {{8, 0}, {120, 107}},  {{1, 0}, {127, 107}},
        {{1, 0}, {127, 107}}, {{-1, 0}, {120, 107}}, {{0, -1}, {120, 104}},
    };
    for (const auto &[by, expected] : strokes) {
        mTool->nudge(summary(), by.x(), by.y());
        QCOMPARE(QPoint(curve(1).x2, curve(1).y2), expected);
    }
}

void TestCurveTool::strokesToTheEdge()
{
    mTool->nudgeToEdge(summary(), 1, 0);
    mTool->nudgeToEdge(summary(), 0, -1);
    QCOMPARE(curve(1), (CurvePoints{127, 0, 107, 107}));
    QCOMPARE(steps(), 1);
    open(someMotion({{}, {0, 10, 107, 107}, {20, 40, 107, 107}, {40, 100, 107, 107}}));
    CurveEditing editing;
    editing.relative = true;
    set(editing);
    mTool->nudgeToEdge(summary(), 1, 0);
    for (const qsizetype row : {1, 2, 3})
        QCOMPARE(curve(row).x1, 127);
    QCOMPARE(curve(3).y1, 100);
}

void TestCurveTool::relativeStrokesStopAtTheEdge()
{
    CurveEditing editing;
    editing.relative = true;
    set(editing);
    for (int i = 0; i < 30; ++i)
        mTool->nudge(summary(), -1, 0);
    QCOMPARE(curve(1).x1, 0);
    // What was too much is not to be taken back first.
    mTool->nudge(summary(), 1, 0);
    QCOMPARE(curve(1).x1, 1);
}

void TestCurveTool::rowsOfStrokesAreApart_data()
{
    QTest::addColumn<QString>("between");
    for (const char *between : {"end", "other handle", "other selection", "other setting", "other edit"})
        QTest::newRow(between) << QString::fromLatin1(between);
}

void TestCurveTool::rowsOfStrokesAreApart()
{
    QFETCH(const QString, between);
    mTool->nudge(summary(), 1, 0);
    QCOMPARE(steps(), 1);
    int others = 0;
    if (between == QLatin1String("end")) {
        mTool->endStrokes();
    } else if (between == QLatin1String("other handle")) {
        mTool->setCurrent({{}, CurveEnd::End});
    } else if (between == QLatin1String("other selection")) {
        select(bone0, {20});
    } else if (between == QLatin1String("other setting")) {
        CurveEditing editing;
        editing.relative = true;
        set(editing);
    } else {
        mDocument->moveSelection(1);
        others = 1;
    }
    mTool->nudge(summary(), 1, 0);
    QCOMPARE(steps(), 2 + others);
    const CurvePoints expected = between == QLatin1String("other handle") ? CurvePoints{21, 20, 108, 107}
                                                                          : CurvePoints{22, 20, 107, 107};
    QCOMPARE(curve(2), expected);
}

void TestCurveTool::otherChangesEndADrag_data()
{
    QTest::addColumn<bool>("undo");
    QTest::newRow("undo") << true;
    QTest::newRow("selection") << false;
}

void TestCurveTool::otherChangesEndADrag()
{
    QFETCH(const bool, undo);
    QVERIFY(press({20, 20}));
    mTool->move(at(60, 20), {});
    QCOMPARE(curve(1).x1, 60);
    if (undo)
        mDocument->undoStack().undo();
    else
        select(bone0, {20});
    mTool->move(at(90, 90), {});
    QVERIFY(!mTool->isActive());
    mTool->release(at(90, 90), {});
    QCOMPARE(curve(1).x1, undo ? 20 : 60);
    QCOMPARE(curve(2).x1, undo ? 20 : 60);
}

void TestCurveTool::otherSettingsCancelADrag()
{
    CurveEditing editing;
    QVERIFY(press({20, 20}));
    mTool->move(at(60, 60), {});
    // Snaps count from here on; channels would mean another drag.
    editing.snaps = CurveSnap::Grid8;
    set(editing);
    mTool->move(at(61, 61), {});
    QCOMPARE(curve(1), (CurvePoints{64, 64, 107, 107}));
    editing.channels = CurveChannels::one(0);
    set(editing);
    QVERIFY(!mTool->isActive());
    QVERIFY(motion() == someMotion());
}

void TestCurveTool::currentHandleFallsBackToAShownChannel()
{
    mTool->setCurrent({{TrackKind::Bone, 2}, CurveEnd::End});
    QCOMPARE(mTool->currentOf(summary())->channel.number, 2);
    CurveEditing editing;
    editing.channels = CurveChannels::one(1) | CurveChannels::one(3);
    set(editing);
    const std::optional<CurveHandle> handle = mTool->currentOf(summary());
    QCOMPARE(handle->channel.number, 1);
    QVERIFY(handle->end == CurveEnd::End);
    mTool->nudge(summary(), 0, -7);
    QCOMPARE(curve(1, BoneChannel::Y), (CurvePoints{20, 20, 107, 100}));
    editing.channels = {};
    set(editing);
    QVERIFY(!mTool->currentOf(summary()));
}

void TestCurveTool::channelThatMovesComesToTheFront()
{
    const auto follow = [this](TrackRef track, quint32 frame) {
        select(track, {frame});
        mTool->followSelection(summary());
        return mTool->currentOf(summary())->channel;
    };
    Motion motion =
        motionOf(bone({{0},
                       {.frame = 10, .position = {0, 2, 0}},
                       {.frame = 20, .position = {3, 2, 4}},
                       {.frame = 30, .position = {3, 2, 4}, .rotation = turnedBy({0, 1, 0}, 30)},
                       {.frame = 40, .position = {3, 2, 4}, .rotation = turnedBy({0, 1, 0}, 30)}}));
    motion.camera = camera({{0, -10}, {30, -20}});
    open(motion);
    QCOMPARE(follow(bone0, 10).number, 1);
    QCOMPARE(follow(bone0, 20).number, 0);
    QCOMPARE(follow(bone0, 30).number, 3);
    // Where nothing moves it stays.
    QCOMPARE(follow(bone0, 40).number, 3);
    QCOMPARE(follow(cameraTrack, 30), (KindChannel{TrackKind::Camera, int(CameraChannel::Distance)}));
    // What somebody has chosen for keys of bones stays for them.
    QCOMPARE(follow(bone0, 20).number, 0);
    mTool->setCurrent({{TrackKind::Bone, 2}, CurveEnd::End});
    QCOMPARE(follow(bone0, 10).number, 2);
    QCOMPARE(follow(cameraTrack, 30).number, int(CameraChannel::Distance));
    QCOMPARE(follow(bone0, 30).number, 2);
}

QTEST_GUILESS_MAIN(TestCurveTool)
#include "tst_curvetool.moc"
