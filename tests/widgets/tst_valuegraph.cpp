// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/writer.h"
#include "tests/support/mouse.h"
#include "tests/support/smallmotions.h"
#include "widgets/dopesheet/timelinepanel.h"
#include "widgets/graph/graphpanel.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include <memory>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

/// A bone at x 0, 5, 10, -5 at frames 0, 20, 40, 60, another one that rises, a camera with a cut.
Motion someMotion()
{
    Motion motion = motionOf(bone({{0}, {20, {5, 0, 0}}, {40, {10, 0, 0}}, {60, {-5, 0, 0}}}));
    addBone(motion, bone({{0, {0, 2, 0}}, {30, {0, 8, 0}}, {60, {0, 12, 0}}}));
    motion.camera = camera({{0, -10}, {30, -12}, {31, -15}, {60, -18}});
    motion.nextOrder[std::size_t(RecordSection::Camera)] = 4;
    return motion;
}

bool isGround(QRgb colour)
{
    // The lines are the only things of strong colour.
    return QColor(colour).hsvSaturation() < 15;
}

} // namespace

/// The value graph under the dope sheet on the screen, by real mouse and keyboard events.
class TestValueGraph : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void keyIsDraggedInTimeAndValueWhileAllFollow();
    void dragOfAValueLeavesTheFrame();
    void escapePutsADraggedKeyBack();
    void escapeScrollsBackWhatTheDragScrolled();
    void handleIsDragged();
    void hiddenHandlesAreNotTaken();
    void boxSelectsWhatTheSheetShowsSelected();
    void arrowsMoveSelectedKeysAsOneStep();
    void arrowsBelongToOthersWithoutKeys();
    void wheelZoomsEachAxis();
    void locksKeepTheAxes();
    void panningMovesTheSheet();
    void sheetMovesTheGraph();
    void rulerMovesThePlayhead();
    void fitShowsAllValues();
    void lockedTrackSaysWhyItIsNotDragged();
    void heldDocumentIsNotEdited();
    void readoutNamesLineFrameAndValue();
    void cutsBreakTheLine();
    void ghostShowsWhatWasSaved();
    void nothingIsSampledWhileHidden();
    void linesAreThoseThatMove();
    void valueThatBeginsToMoveIsShown();
    void linesComeAfterTheDragThatMakesThemMove();
    void checkedLinesAreRemembered();
    void selectingInTheGraphKeepsItsLines();
    void turnsTakeThePlaceOfAngles();
    void tooManyLinesAreCounted();
    void emptyGraphSaysWhatToDo();
    void linesGivenBeforeItIsShownAreDrawn();

private:
    MotionDocument &document() { return *mDocument; }
    const Motion &motion() { return mDocument->motion(); }
    ValueGraph &graph() { return mPanel->graph(); }
    /// Where a frame and value are, in the graph.
    QPointF at(double frame, double value)
    {
        return graph().geometry().point(frame, value) + graph().plotRect().topLeft();
    }
    void drag(QPointF from, QPointF to) { play(graph(), test::drag(from, to)); }
    /// Paints, as what is stale is only looked at then.
    QImage picture() { return graph().grab().toImage(); }
    /// Chooses tracks and waits until their lines are there.
    void choose(const QList<TrackRef> &tracks)
    {
        document().setChosenTracks(tracks);
        QCoreApplication::processEvents();
        picture();
    }
    Vec3f position(qsizetype row) { return motion().bones[0].keys.key(row).position; }
    QList<GraphLine> shown()
    {
        QList<GraphLine> lines;
        for (const DrawnLine &line : graph().lines())
            lines.append(line.line);
        return lines;
    }
    /// How many strokes of lines' colours are crossed in a column of the plot.
    int strokesIn(const QImage &image, double x)
    {
        const double ratio = image.devicePixelRatio();
        const QRect plot = graph().plotRect();
        int count = 0;
        bool wasGround = true;
        // The frame of who has the keyboard is none of them.
        for (int y = int((plot.top() + 3) * ratio); y < int((plot.bottom() - 3) * ratio); ++y) {
            const bool ground = isGround(image.pixel(int(x * ratio), y));
            count += wasGround && !ground;
            wasGround = ground;
        }
        return count;
    }

    std::unique_ptr<MotionDocument> mDocument;
    std::unique_ptr<QWidget> mWindow;
    TimelinePanel *mTimeline = nullptr;
    GraphPanel *mPanel = nullptr;
};

void TestValueGraph::init()
{
    mDocument = std::make_unique<MotionDocument>();
    ReadResult content;
    content.motion = someMotion();
    mDocument->setContent(content);
    mWindow = std::make_unique<QWidget>();
    mTimeline = new TimelinePanel(*mDocument);
    mPanel = new GraphPanel(*mTimeline);
    auto *layout = new QVBoxLayout(mWindow.get());
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(mTimeline, 1);
    layout->addWidget(mPanel, 1);
    mWindow->resize(1000, 700);
    mWindow->show();
    QVERIFY(activate(*mWindow));
    TimeScale scale;
    scale.fit(0, 60, mTimeline->sheet().width());
    mTimeline->state().setScale(scale);
    choose({bone0});
    graph().setFocus();
}

void TestValueGraph::cleanup()
{
    delete mPanel;
    mWindow.reset();
    mDocument.reset();
}

void TestValueGraph::keyIsDraggedInTimeAndValueWhileAllFollow()
{
    const QByteArray before = writeMotion(motion());
    QList<std::pair<quint32, float>> seen;
    connect(&document(), &MotionDocument::changed, this, [&] {
        seen.append({motion().bones[0].keys.frames().at(1), position(1).x});
    });
    QSignalSpy finished(&graph(), &ValueGraph::editFinished);
    const QPointF from = at(20, 5);
    play(graph(), {{PointerStep::Press, from},
                   {PointerStep::Move, at(22, 6)},
                   {PointerStep::Move, at(24, 7)},
                   {PointerStep::Release, at(24, 7)}});
    QVERIFY(seen.size() >= 2);
    QCOMPARE(seen.constFirst().first, 22u);
    QCOMPARE(seen.constLast().first, 24u);
    QVERIFY2(std::abs(position(1).x - 7) < 0.2, qPrintable(QString::number(position(1).x)));
    QCOMPARE(finished.count(), 1);
    QCOMPARE(document().undoStack().count(), 1);
    QCOMPARE(document().selection(), selected(motion(), bone0, {24}));
    document().undoStack().undo();
    QCOMPARE(writeMotion(motion()), before);
}

void TestValueGraph::escapePutsADraggedKeyBack()
{
    const QByteArray before = writeMotion(motion());
    play(graph(), cancelledDrag(at(20, 5), at(25, 8)));
    QCOMPARE(writeMotion(motion()), before);
    QCOMPARE(document().undoStack().count(), 0);
    QVERIFY(document().selection().isEmpty());
}

void TestValueGraph::handleIsDragged()
{
    document().setSelection(selected(motion(), bone0, {40}));
    const QByteArray before = writeMotion(motion());
    const auto curve = [this] { return motion().bones[0].keys.key(2).curves.curve(BoneChannel::X); };
    // The curve to frame 40 goes from (20, 5) to (40, 10); its points are at 20 and 107 of 127.
    const auto place = [this](double x, double y) { return at(20 + 20 * x / 127, 5 + 5 * y / 127); };
    drag(place(107, 107), place(64, 120));
    QVERIFY2(std::abs(curve().x2 - 64) <= 2 && std::abs(curve().y2 - 120) <= 4,
             qPrintable(QStringLiteral("%1 %2").arg(curve().x2).arg(curve().y2)));
    QCOMPARE(curve().x1, quint8(20));
    QCOMPARE(document().undoStack().count(), 1);
    document().undoStack().undo();
    QCOMPARE(writeMotion(motion()), before);
}

void TestValueGraph::hiddenHandlesAreNotTaken()
{
    document().setSelection(selected(motion(), bone0, {40}));
    GraphLook look = graph().look();
    look.handles = false;
    graph().setLook(look);
    drag(at(20 + 20 * 107 / 127.0, 5 + 5 * 107 / 127.0), at(34, 9));
    QCOMPARE(document().undoStack().count(), 0);
}

void TestValueGraph::boxSelectsWhatTheSheetShowsSelected()
{
    play(graph(), test::drag(at(10, 7.5), at(45, 4)));
    QCOMPARE(document().selection(), selected(motion(), bone0, {20}));
    play(graph(), test::drag(at(30, 11), at(50, 8), Qt::ShiftModifier));
    QCOMPARE(document().selection(), selected(motion(), bone0, {20, 40}));
    play(graph(), cancelledDrag(at(10, 12), at(65, -8)));
    QCOMPARE(document().selection(), selected(motion(), bone0, {20, 40}));
}

void TestValueGraph::arrowsMoveSelectedKeysAsOneStep()
{
    const QByteArray before = writeMotion(motion());
    document().setSelection(selected(motion(), bone0, {20}));
    QTest::keyClick(&graph(), Qt::Key_Right);
    QTest::keyClick(&graph(), Qt::Key_Right);
    QTest::keyClick(&graph(), Qt::Key_Left);
    QCOMPARE(document().undoStack().count(), 1);
    // The value is another matter, and another step.
    QTest::keyClick(&graph(), Qt::Key_Up);
    QTest::keyClick(&graph(), Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(motion().bones[0].keys.frames(), (QList<quint32>{0, 21, 40, 60}));
    QVERIFY(std::abs(position(1).x - 6.1f) < 1e-5f);
    QCOMPARE(document().undoStack().count(), 2);
    document().undoStack().undo();
    QCOMPARE(position(1).x, 5.0f);
    QCOMPARE(motion().bones[0].keys.frames(), (QList<quint32>{0, 21, 40, 60}));
    document().undoStack().undo();
    QCOMPARE(writeMotion(motion()), before);
    // After an undo, another step begins.
    QTest::keyClick(&graph(), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(motion().bones[0].keys.frames(), (QList<quint32>{0, 30, 40, 60}));
    QCOMPARE(document().undoStack().count(), 1);
}

void TestValueGraph::arrowsBelongToOthersWithoutKeys()
{
    QKeyEvent wanted(QEvent::ShortcutOverride, Qt::Key_Left, Qt::NoModifier);
    wanted.ignore();
    QCoreApplication::sendEvent(&graph(), &wanted);
    QVERIFY(!wanted.isAccepted());
    document().setSelection(selected(motion(), bone0, {20}));
    QCoreApplication::sendEvent(&graph(), &wanted);
    QVERIFY(wanted.isAccepted());
}

void TestValueGraph::wheelZoomsEachAxis()
{
    const GraphGeometry before = graph().geometry();
    const QPointF point = at(30, 4);
    turnWheel(graph(), point, 1);
    const GraphGeometry time = graph().geometry();
    QVERIFY(time.scale.pixelsPerFrame() > before.scale.pixelsPerFrame() * 1.2);
    QCOMPARE(time.values, before.values);
    QVERIFY(std::abs(at(30, 4).x() - point.x()) < 0.01);
    turnWheel(graph(), point, 1, Qt::ControlModifier);
    const GraphGeometry values = graph().geometry();
    QCOMPARE(values.scale, time.scale);
    QVERIFY(values.values.pixelsPerValue() > before.values.pixelsPerValue() * 1.2);
    QVERIFY(std::abs(at(30, 4).y() - point.y()) < 0.01);
    // Beside the plot, over the values' labels.
    turnWheel(graph(), QPointF(10, point.y()), -1);
    QCOMPARE(graph().geometry().scale, time.scale);
    QVERIFY(graph().geometry().values.pixelsPerValue() < values.values.pixelsPerValue());
}

void TestValueGraph::locksKeepTheAxes()
{
    GraphLook look = graph().look();
    look.timeLocked = true;
    look.valuesLocked = true;
    graph().setLook(look);
    const GraphGeometry before = graph().geometry();
    QSignalSpy messages(&graph(), &ValueGraph::gestureMessage);
    turnWheel(graph(), at(30, 4), 2);
    turnWheel(graph(), at(30, 4), 2, Qt::ControlModifier);
    QCOMPARE(messages.count(), 2);
    middleDrag(graph(), at(30, 4), at(20, 8));
    graph().fitAll();
    graph().fitValues();
    picture();
    QCOMPARE(graph().geometry().scale, before.scale);
    QCOMPARE(graph().geometry().values, before.values);
    // The sheet is not locked, and the graph goes along with it.
    turnWheel(mTimeline->sheet(), QPointF(100, 40), 1);
    QVERIFY(!(graph().geometry().scale == before.scale));
}

void TestValueGraph::panningMovesTheSheet()
{
    const TimeScale before = mTimeline->state().geometry().scale;
    const double top = graph().geometry().values.top();
    middleDrag(graph(), at(30, 4), at(30, 4) + QPointF(-50, 30));
    const TimeScale after = mTimeline->state().geometry().scale;
    QVERIFY(std::abs(after.xOf(0) - before.xOf(0) + 50) < 0.01);
    QVERIFY(graph().geometry().values.top() > top);
}

void TestValueGraph::sheetMovesTheGraph()
{
    turnWheel(mTimeline->sheet(), QPointF(200, 40), -1);
    QCOMPARE(graph().geometry().scale, mTimeline->state().geometry().scale);
    const QPoint sheet = mTimeline->sheet().mapTo(mWindow.get(), QPoint());
    const double inSheet = sheet.x() + mTimeline->state().geometry().scale.xOf(40);
    const double inGraph = graph().mapTo(mWindow.get(), at(40, 0).toPoint()).x();
    QVERIFY(std::abs(inSheet - inGraph) <= 1);
}

void TestValueGraph::rulerMovesThePlayhead()
{
    const double y = graph().plotRect().top() - 5;
    play(graph(), test::drag(QPointF(at(10, 0).x(), y), QPointF(at(33, 0).x(), y)));
    QCOMPARE(document().playhead(), 33);
    play(graph(), cancelledDrag(QPointF(at(10, 0).x(), y), QPointF(at(20, 0).x(), y)));
    QCOMPARE(document().playhead(), 33);
}

void TestValueGraph::fitShowsAllValues()
{
    turnWheel(graph(), at(30, 4), 12, Qt::ControlModifier);
    graph().fitValues();
    picture();
    const QRect plot = graph().plotRect();
    QVERIFY(plot.contains(at(40, 10).toPoint()));
    QVERIFY(plot.contains(at(60, -5).toPoint()));
    QVERIFY(at(60, -5).y() - at(40, 10).y() > plot.height() / 2.0);
    document().setSelection(selected(motion(), bone0, {20, 40}));
    graph().fitSelection();
    picture();
    QVERIFY(at(0, 0).x() < plot.left());
    QVERIFY(plot.contains(at(40, 10).toPoint()));
    graph().fitAll();
    picture();
    QVERIFY(plot.contains(at(0, 0).toPoint()) && plot.contains(at(60, -5).toPoint()));
}

void TestValueGraph::lockedTrackSaysWhyItIsNotDragged()
{
    TrackLook look;
    look.locked = true;
    document().setTrackLook(bone0, look);
    const QByteArray before = writeMotion(motion());
    QSignalSpy messages(&graph(), &ValueGraph::gestureMessage);
    drag(at(20, 5), at(25, 8));
    QCOMPARE(writeMotion(motion()), before);
    QVERIFY(messages.count() > 0);
    QVERIFY(messages[0][0].toString().contains(QStringLiteral("locked")));
    QVERIFY(messages[0][1].toBool());
}

void TestValueGraph::heldDocumentIsNotEdited()
{
    document().setHeld(true);
    QSignalSpy messages(&graph(), &ValueGraph::gestureMessage);
    const QByteArray before = writeMotion(motion());
    drag(at(20, 5), at(25, 8));
    QTest::keyClick(&graph(), Qt::Key_Up);
    QCOMPARE(writeMotion(motion()), before);
    QCOMPARE(document().selection(), selected(motion(), bone0, {20}));
    QCOMPARE(messages[0][0].toString(), document().heldFault());
    document().setHeld(false);
}

void TestValueGraph::readoutNamesLineFrameAndValue()
{
    QSignalSpy readout(&graph(), &ValueGraph::readoutChanged);
    hover(graph(), at(20, 5));
    QCOMPARE(readout.count(), 1);
    const QString text = readout[0][0].toString();
    QVERIFY2(text.contains(QStringLiteral("bone0")) && text.contains(QStringLiteral("Position X")) &&
                 text.contains(QStringLiteral("20")) && text.contains(QStringLiteral("5.000")),
             qPrintable(text));
    // Between the keys the line itself.
    hover(graph(), at(30, 7.5));
    QVERIFY(readout.last()[0].toString().contains(QStringLiteral("30")));
    hover(graph(), at(10, 9));
    QCOMPARE(readout.last()[0].toString(), QString());
    QCOMPARE(mPanel->findChild<QLabel *>(QStringLiteral("graphReadout"))->text(), QString());
}

void TestValueGraph::cutsBreakTheLine()
{
    choose({cameraTrack});
    QCOMPARE(shown(), (QList<GraphLine>{{cameraTrack, KeyValue::Distance}}));
    TimeScale scale;
    scale.fit(29, 32, mTimeline->sheet().width());
    mTimeline->state().setScale(scale);
    graph().fitValues();
    const QImage image = picture();
    // Up to the cut the line stays at 12 and then leaps to 15: it is nowhere between them.
    const QPointF half = at(31, 13.5);
    const QRect around(half.toPoint() - QPoint(30, 5), QSize(60, 10));
    for (int y = around.top(); y < around.bottom(); ++y) {
        for (int x = around.left(); x < around.right(); ++x)
            QVERIFY2(isGround(image.pixel(x, y)), qPrintable(QStringLiteral("%1 %2").arg(x).arg(y)));
    }
    QCOMPARE(strokesIn(image, at(30.5, 0).x()), 1);
    // A dashed upright says that it is a cut: grey, but darker than the grid.
    const int column = mTimeline->state().geometry().scale.columnAt(31) + graph().plotRect().left();
    int dark = 0;
    for (int y = graph().plotRect().top(); y < graph().plotRect().bottom(); ++y)
        dark += qGray(image.pixel(column, y)) < 150;
    QVERIFY2(dark > graph().plotRect().height() / 5, qPrintable(QString::number(dark)));
}

void TestValueGraph::ghostShowsWhatWasSaved()
{
    const auto lines = [this] { return strokesIn(picture(), at(30, 0).x()); };
    QTRY_COMPARE(lines(), 1);
    drag(at(40, 10), at(40, 2));
    document().setSelection({});
    QTRY_COMPARE(lines(), 2);
    document().setSaved();
    QTRY_COMPARE(lines(), 1);
    // Across the save: what is in the file is the ghost now.
    document().undoStack().undo();
    document().setSelection({});
    QTRY_COMPARE(lines(), 2);
    document().undoStack().redo();
    document().setSelection({});
    QTRY_COMPARE(lines(), 1);
    document().undoStack().undo();
    document().setSelection({});
    GraphLook look = graph().look();
    look.ghost = false;
    graph().setLook(look);
    QTRY_COMPARE(lines(), 1);
}

void TestValueGraph::nothingIsSampledWhileHidden()
{
    mPanel->hide();
    document().setChosenTracks({bone1});
    QCoreApplication::processEvents();
    QCOMPARE(mPanel->tracks(), QList<TrackRef>{bone0});
    mPanel->show();
    QTRY_COMPARE(mPanel->tracks(), QList<TrackRef>{bone1});
    QCOMPARE(shown(), (QList<GraphLine>{{bone1, KeyValue::PositionY}}));
}

void TestValueGraph::linesAreThoseThatMove()
{
    QCOMPARE(shown(), (QList<GraphLine>{{bone0, KeyValue::PositionX}}));
    choose({bone0, bone1});
    QCOMPARE(shown(), (QList<GraphLine>{{bone0, KeyValue::PositionX}, {bone1, KeyValue::PositionY}}));
    QCOMPARE(mPanel->list().topLevelItemCount(), 2);
    QCOMPARE(mPanel->list().topLevelItem(0)->checkState(0), Qt::PartiallyChecked);
    // One alone has its name too.
    choose({cameraTrack});
    choose({bone1});
    QCOMPARE(mPanel->list().topLevelItemCount(), 1);
    QCOMPARE(mPanel->list().topLevelItem(0)->text(0), document().trackLabel(bone1));
    QVERIFY(mPanel->list().topLevelItem(0)->isExpanded());
}

void TestValueGraph::valueThatBeginsToMoveIsShown()
{
    document().setSelection(selected(motion(), bone0, {40}));
    BoneValues values;
    values.y = 3;
    document().setValues(values);
    QTRY_COMPARE(shown(), (QList<GraphLine>{{bone0, KeyValue::PositionX}, {bone0, KeyValue::PositionY}}));
}

void TestValueGraph::linesComeAfterTheDragThatMakesThemMove()
{
    // At rest Y is 0, so that it begins to move as soon as the first key is not at frame 0 any more.
    ReadResult content;
    content.motion = motionOf(bone({{0, {0, 4, 0}}, {40, {10, 4, 0}}}));
    document().setContent(content);
    choose({bone0});
    const QList<GraphLine> x = {{bone0, KeyValue::PositionX}};
    QCOMPARE(shown(), x);
    const QPointF from = at(0, 0);
    play(graph(), {{PointerStep::Press, from}, {PointerStep::Move, at(6, 0)}});
    QCOMPARE(framesOf(motion(), bone0).constFirst(), 6u);
    // The list looks for such lines a moment after a change.
    QVERIFY(!QTest::qWaitFor([&] { return !graph().isGesturing() || shown() != x; }, 400));
    play(graph(), {{PointerStep::Move, at(9, 0)}, {PointerStep::Release, at(9, 0)}});
    QCOMPARE(framesOf(motion(), bone0).constFirst(), 9u);
    QTRY_COMPARE(shown(), (QList<GraphLine>{{bone0, KeyValue::PositionX}, {bone0, KeyValue::PositionY}}));
}

void TestValueGraph::checkedLinesAreRemembered()
{
    const GraphLine y = {bone0, KeyValue::PositionY};
    mPanel->list().itemOf(y)->setCheckState(0, Qt::Checked);
    QTRY_COMPARE(shown(), (QList<GraphLine>{{bone0, KeyValue::PositionX}, y}));
    choose({bone1});
    choose({bone0});
    QCOMPARE(shown(), (QList<GraphLine>{{bone0, KeyValue::PositionX}, y}));
    // All that belongs together, by its group.
    mPanel->list().itemOf(y)->parent()->setCheckState(0, Qt::Unchecked);
    QTRY_COMPARE(shown(), QList<GraphLine>());
    QCOMPARE(mPanel->list().itemOf(y)->checkState(0), Qt::Unchecked);
}

void TestValueGraph::selectingInTheGraphKeepsItsLines()
{
    choose({bone0, bone1});
    const QList<GraphLine> before = shown();
    graph().setFocus();
    graph().fitAll();
    picture();
    play(graph(), click(at(20, 5)));
    QCOMPARE(document().chosenTracks(), QList<TrackRef>{bone0});
    QCoreApplication::processEvents();
    QCOMPARE(shown(), before);
    // Chosen elsewhere it is what is asked for.
    mTimeline->sheet().setFocus();
    choose({bone1});
    QCOMPARE(mPanel->tracks(), QList<TrackRef>{bone1});
}

void TestValueGraph::turnsTakeThePlaceOfAngles()
{
    const GraphLine x = {bone0, KeyValue::AngleX};
    const GraphLine turn = {bone0, KeyValue::AngleX, GraphLine::Form::Turn};
    QVERIFY(mPanel->list().itemOf(x));
    mPanel->setTurns(true);
    QTRY_VERIFY(mPanel->list().itemOf(turn));
    QVERIFY(!mPanel->list().itemOf(x));
    // It is seen at once, also where the bone does not turn, and after it was unchecked.
    QVERIFY(shown().contains(turn));
    mPanel->list().itemOf(turn)->setCheckState(0, Qt::Unchecked);
    QTRY_VERIFY(!shown().contains(turn));
    mPanel->setTurns(false);
    QTRY_VERIFY(mPanel->list().itemOf(x));
    mPanel->setTurns(true);
    QTRY_VERIFY(shown().contains(turn));
    mPanel->setSpeed(true);
    QTRY_VERIFY(!shown().isEmpty() && shown().constFirst().speed);
}

void TestValueGraph::tooManyLinesAreCounted()
{
    Motion many;
    for (int i = 0; i < 70; ++i)
        addBone(many, bone({{0}, {30, {1, 2, 3}}}));
    ReadResult content;
    content.motion = many;
    document().setContent(content);
    QList<TrackRef> tracks;
    for (qint32 i = 0; i < 70; ++i)
        tracks.append({TrackKind::Bone, i});
    choose(tracks);
    QCOMPARE(shown().size(), GraphPanel::mostLines);
    const auto *note = mPanel->findChild<QLabel *>(QStringLiteral("graphNote"));
    QVERIFY(note->isVisible());
    QVERIFY2(note->text().contains(QStringLiteral("120")), qPrintable(note->text()));
    QVERIFY2(note->text().contains(QStringLiteral("10")), qPrintable(note->text()));
}

void TestValueGraph::emptyGraphSaysWhatToDo()
{
    choose({});
    QVERIFY(shown().isEmpty());
    QCOMPARE(mPanel->list().topLevelItemCount(), 0);
    // Words in the middle of the plot.
    const QImage image = picture();
    const QRect plot = graph().plotRect();
    QSet<QRgb> colours;
    for (int x = plot.center().x() - 100; x < plot.center().x() + 100; ++x)
        colours.insert(image.pixel(x, plot.center().y()));
    QVERIFY(colours.size() > 3);
}

void TestValueGraph::linesGivenBeforeItIsShownAreDrawn()
{
    const DrawnLine line = graph().lines().constFirst();
    ValueGraph alone(mTimeline->state());
    alone.resize(600, 300);
    alone.setLines({line});
    alone.show();
    QCoreApplication::processEvents();
    QVERIFY(strokesIn(alone.grab().toImage(), alone.plotRect().center().x()) > 0);
}

void TestValueGraph::escapeScrollsBackWhatTheDragScrolled()
{
    picture();
    const GraphGeometry before = graph().geometry();
    const QPointF outside(graph().width() + 60.0, -40);
    play(graph(),
         {{PointerStep::Press, at(40, 10)}, {PointerStep::Move, at(45, 10)}, {PointerStep::Move, outside}});
    QTRY_VERIFY(graph().geometry().scale.frameAt(0) > before.scale.frameAt(0) + 5);
    QTest::keyClick(&graph(), Qt::Key_Escape);
    QCOMPARE(graph().geometry().scale, before.scale);
    QCOMPARE(graph().geometry().values, before.values);
    QCOMPARE(document().undoStack().count(), 0);
    QTest::mouseRelease(&graph(), Qt::LeftButton);
    QCOMPARE(graph().geometry().scale, before.scale);
}

void TestValueGraph::dragOfAValueLeavesTheFrame()
{
    // A frame is narrow here: a hand does not go up within one.
    const QPointF from = at(20, 5);
    const double frame = at(21, 5).x() - from.x();
    QVERIFY(frame < 20);
    const QPointF to(from.x() + 10, at(20, 9).y());
    QSignalSpy messages(&graph(), &ValueGraph::gestureMessage);
    play(graph(),
         {{PointerStep::Press, from}, {PointerStep::Move, (from + to) / 2}, {PointerStep::Move, to}});
    QVERIFY2(messages.last()[0].toString().contains(QStringLiteral("value only")),
             qPrintable(messages.last()[0].toString()));
    play(graph(), {{PointerStep::Release, to}});
    QCOMPARE(motion().bones[0].keys.frames(), (QList<quint32>{0, 20, 40, 60}));
    QVERIFY2(std::abs(position(1).x - 9) < 0.2, qPrintable(QString::number(position(1).x)));
}

QTEST_MAIN(TestValueGraph)
#include "tst_valuegraph.moc"
