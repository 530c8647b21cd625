// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/motions.h"
#include "tests/support/mouse.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QPaintEvent>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

/// Collects what a widget is asked to paint.
class PaintSpy : public QObject
{
public:
    explicit PaintSpy(QWidget &widget) { widget.installEventFilter(this); }
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            mRegion += static_cast<QPaintEvent *>(event)->region();
        return false;
    }
    const QRegion &region() const { return mRegion; }
    void clear() { mRegion = {}; }

private:
    QRegion mRegion;
};

qint64 area(const QRegion &region)
{
    qint64 sum = 0;
    for (const QRect &rect : region)
        sum += qint64(rect.width()) * rect.height();
    return sum;
}

} // namespace

/// The dope sheet on the screen, by real mouse, wheel and keyboard events.
class TestDopeSheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void gesturesByMouse_data();
    void gesturesByMouse();
    void dragShowsDeltaAndWarning();
    void losingTheFocusCancelsADrag();
    void wheelZoomsAtTheCursor();
    void controlWheelScrollsRows();
    void middleButtonPans();
    void rulerMovesThePlayhead();
    void movedPlayheadRepaintsTwoStrips();
    void keysArePaintedWhereTheyAre_data();
    void keysArePaintedWhereTheyAre();
    void shapeTellsLinearFromEased();
    void summaryShowsSelectedKeysWhereTheyWent();
    void arrowOpensAndClosesGroups();
    void doubleClickOnANameSelectsItsKeys();
    void listAndSheetStayAligned();
    void scrollBarsFollowAndLead();
    void emptyMotionSaysWhatToDo();
    void twoFarKeysStayUsable();

private:
    SheetGeometry geometry() const { return mPanel->state().geometry(); }
    QColor sheetColour(QPointF point) const
    {
        const QImage image = mPanel->sheet().grab().toImage();
        return image.pixelColor((point * image.devicePixelRatio()).toPoint());
    }

    std::unique_ptr<MotionDocument> mDocument;
    std::unique_ptr<TimelinePanel> mPanel;
};

void TestDopeSheet::init()
{
    mDocument = std::make_unique<MotionDocument>();
    mDocument->setContent(readMotion(gestureMotion()));
    mPanel = std::make_unique<TimelinePanel>(*mDocument);
    mPanel->resize(1000, 420);
    mPanel->show();
    mPanel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(mPanel.get()));
    TimeScale scale;
    scale.fit(0, 60, mPanel->sheet().width());
    mPanel->state().setScale(scale);
}

void TestDopeSheet::cleanup()
{
    mPanel.reset();
    mDocument.reset();
}

void TestDopeSheet::gesturesByMouse_data()
{
    QTest::addColumn<int>("index");
    const QList<GestureCase> cases = gestureCases();
    for (int i = 0; i < int(cases.size()); ++i)
        QTest::newRow(cases[i].name.constData()) << i;
}

void TestDopeSheet::gesturesByMouse()
{
    QFETCH(int, index);
    const GestureCase gesture = gestureCases()[index];
    play(mPanel->sheet(), gesture.make(geometry()));
    QCOMPARE(selectedText(*mDocument), gesture.selected);
    QCOMPARE(mDocument->motion().bones[0].keys.frames(), gesture.frames);
}

void TestDopeSheet::dragShowsDeltaAndWarning()
{
    QSignalSpy message(&mPanel->sheet(), &DopeSheetView::gestureMessage);
    Gesture gesture = drag(keyPoint(geometry(), 2, 10), keyPoint(geometry(), 2, 20));
    gesture.removeLast();
    play(mPanel->sheet(), gesture);
    QVERIFY(!message.isEmpty());
    QVERIFY(message.last()[0].toString().contains(QStringLiteral("10")));
    QVERIFY(message.last()[1].toBool());
    // The label at the pointer has the warning's colour.
    const SheetColours colours(mPanel->sheet().palette());
    QCOMPARE(sheetColour(keyPoint(geometry(), 2, 20) + QPointF(18, 15)), colours.warning);
    QTest::keyClick(&mPanel->sheet(), Qt::Key_Escape);
    QVERIFY(message.last()[0].toString().isEmpty());
    QCOMPARE(mDocument->undoStack().count(), 0);
}

void TestDopeSheet::losingTheFocusCancelsADrag()
{
    Gesture gesture = drag(keyPoint(geometry(), 2, 10), keyPoint(geometry(), 2, 25));
    gesture.removeLast();
    mPanel->sheet().setFocus();
    play(mPanel->sheet(), gesture);
    QCOMPARE(mPanel->state().tool().state(), SheetTool::State::Move);
    mPanel->list().setFocus();
    QVERIFY(!mPanel->state().tool().isActive());
    QCOMPARE(mDocument->undoStack().count(), 0);
}

void TestDopeSheet::wheelZoomsAtTheCursor()
{
    const QPointF point(412, 60);
    const double frame = geometry().scale.frameAt(point.x());
    const double before = geometry().scale.pixelsPerFrame();
    turnWheel(mPanel->sheet(), point, 3);
    QVERIFY(geometry().scale.pixelsPerFrame() > before * 1.5);
    QVERIFY(std::abs(geometry().scale.frameAt(point.x()) - frame) < 0.01);
    turnWheel(mPanel->sheet(), point, -3);
    QVERIFY(std::abs(geometry().scale.pixelsPerFrame() - before) < 0.01);
}

void TestDopeSheet::controlWheelScrollsRows()
{
    mPanel->resize(1000, 160);
    QTRY_VERIFY(mPanel->state().largestScrollY() > 0);
    const double scale = geometry().scale.pixelsPerFrame();
    turnWheel(mPanel->sheet(), {100, 20}, -2, Qt::ControlModifier);
    QVERIFY(geometry().scrollY > 0);
    QCOMPARE(geometry().scale.pixelsPerFrame(), scale);
}

void TestDopeSheet::middleButtonPans()
{
    TimeScale scale = geometry().scale;
    scale.setLeftFrame(30);
    mPanel->state().setScale(scale);
    middleDrag(mPanel->sheet(), {400, 40}, {500, 40});
    QVERIFY(std::abs(geometry().scale.xOf(30) - 100) < 0.5);
    QVERIFY(mDocument->selection().isEmpty());
}

void TestDopeSheet::rulerMovesThePlayhead()
{
    QTest::mouseClick(&mPanel->ruler(), Qt::LeftButton, {},
                      QPoint(int(geometry().scale.xOf(17)), mPanel->ruler().height() / 2));
    QCOMPARE(mDocument->playhead(), 17);
    play(mPanel->ruler(), drag({geometry().scale.xOf(17), 8}, {geometry().scale.xOf(33), 8}));
    QCOMPARE(mDocument->playhead(), 33);
    play(mPanel->ruler(), drag({geometry().scale.xOf(33), 8}, {-300, 8}));
    QCOMPARE(mDocument->playhead(), 0);
    QCOMPARE(mDocument->undoStack().count(), 0);
}

void TestDopeSheet::movedPlayheadRepaintsTwoStrips()
{
    mDocument->setPlayhead(10);
    QTest::qWait(0);
    PaintSpy spy(mPanel->sheet());
    mDocument->setPlayhead(50);
    QTRY_VERIFY(!spy.region().isEmpty());
    QVERIFY(area(spy.region()) <= qint64(8) * mPanel->sheet().height());
    QVERIFY(spy.region().contains(QPoint(int(geometry().scale.xOf(50)), 20)));
}

void TestDopeSheet::keysArePaintedWhereTheyAre_data()
{
    QTest::addColumn<double>("frames");
    QTest::newRow("glyphs") << 60.0;
    QTest::newRow("columns") << 400.0;
    QTest::newRow("narrow columns") << 4000.0;
}

void TestDopeSheet::keysArePaintedWhereTheyAre()
{
    QFETCH(double, frames);
    TimeScale scale;
    scale.fit(0, frames, mPanel->sheet().width());
    mPanel->state().setScale(scale);
    const SheetColours colours(mPanel->sheet().palette());
    mDocument->setPlayhead(55);
    QCOMPARE(sheetColour(keyPoint(geometry(), 4, 40)), colours.key);
    QVERIFY(sheetColour(keyPoint(geometry(), 4, 30)) != colours.key || frames > 1000);
    mDocument->setSelection(keysInFrames(mDocument->motion(), {{TrackKind::Bone, 1}}, 40, 40));
    QCOMPARE(sheetColour(keyPoint(geometry(), 4, 40)), colours.selected);
    QCOMPARE(sheetColour(keyPoint(geometry(), 0, 40)), colours.selected);
}

void TestDopeSheet::shapeTellsLinearFromEased()
{
    const QPointF key = keyPoint(geometry(), 2, 20);
    const QImage linear = mPanel->sheet().grab(QRect(key.toPoint() - QPoint(8, 8), QSize(16, 16))).toImage();
    mDocument->setSelection(keysInFrames(mDocument->motion(), {{TrackKind::Bone, 0}}, 20, 20));
    mDocument->setCurves({BoneChannel::Rotation}, {64, 0, 64, 127});
    mDocument->setSelection({});
    const QImage eased = mPanel->sheet().grab(QRect(key.toPoint() - QPoint(8, 8), QSize(16, 16))).toImage();
    QVERIFY(linear != eased);
}

void TestDopeSheet::summaryShowsSelectedKeysWhereTheyWent()
{
    const SheetColours colours(mPanel->sheet().palette());
    play(mPanel->sheet(), drag(keyPoint(geometry(), 2, 20), keyPoint(geometry(), 2, 25)));
    QCOMPARE(sheetColour(keyPoint(geometry(), 0, 25)), colours.selected);
    QVERIFY(sheetColour(keyPoint(geometry(), 0, 20)) != colours.selected);
    mDocument->undoStack().undo();
    QCOMPARE(sheetColour(keyPoint(geometry(), 0, 20)), colours.selected);
}

void TestDopeSheet::arrowOpensAndClosesGroups()
{
    const qsizetype rows = mPanel->state().rows().visibleRows().size();
    QTest::mouseClick(&mPanel->list(), Qt::LeftButton, {}, mPanel->list().arrowRect(0).center());
    QVERIFY(mPanel->state().rows().visibleRows().size() < rows);
    QTest::mouseClick(&mPanel->list(), Qt::LeftButton, {}, mPanel->list().arrowRect(0).center());
    QCOMPARE(mPanel->state().rows().visibleRows().size(), rows);
}

void TestDopeSheet::doubleClickOnANameSelectsItsKeys()
{
    QTest::mouseDClick(&mPanel->list(), Qt::LeftButton, {}, QPoint(80, int(keyPoint(geometry(), 2, 0).y())));
    QCOMPARE(selectedText(*mDocument), QStringLiteral("センター: 0 10 20 30"));
    QTest::mouseDClick(&mPanel->list(), Qt::LeftButton, Qt::ShiftModifier,
                       QPoint(80, int(keyPoint(geometry(), 4, 0).y())));
    QCOMPARE(mDocument->selection().count(), 7);
}

void TestDopeSheet::listAndSheetStayAligned()
{
    mPanel->resize(1000, 160);
    QTRY_VERIFY(mPanel->state().largestScrollY() > 0);
    mPanel->state().setScrollY(30);
    QCOMPARE(mPanel->list().mapTo(mPanel.get(), QPoint(0, 0)).y(),
             mPanel->sheet().mapTo(mPanel.get(), QPoint(0, 0)).y());
    QCOMPARE(mPanel->list().height(), mPanel->sheet().height());
}

void TestDopeSheet::scrollBarsFollowAndLead()
{
    mPanel->resize(1000, 160);
    auto *vertical = mPanel->findChild<QScrollBar *>(QStringLiteral("rowScrollBar"));
    auto *horizontal = mPanel->findChild<QScrollBar *>(QStringLiteral("timeScrollBar"));
    QTRY_VERIFY(vertical->maximum() > 0);
    vertical->setValue(vertical->maximum());
    QCOMPARE(geometry().scrollY, double(vertical->maximum()));
    TimeScale scale = geometry().scale;
    scale.zoomAt(0, 4);
    mPanel->state().setScale(scale);
    QVERIFY(horizontal->maximum() > 0);
    horizontal->setValue(horizontal->maximum());
    QVERIFY(geometry().scale.xOf(40) < mPanel->sheet().width());
    scale.setLeftFrame(5);
    mPanel->state().setScale(scale);
    QCOMPARE(horizontal->value(), int(5 * scale.pixelsPerFrame()));
}

void TestDopeSheet::emptyMotionSaysWhatToDo()
{
    ReadResult empty;
    empty.ok = true;
    mDocument->setContent(empty);
    const QImage with = mPanel->sheet().grab().toImage();
    QSet<QRgb> colours;
    for (int x = 0; x < with.width(); ++x) {
        for (int y = with.height() / 2 - 12; y < with.height() / 2 + 12; ++y)
            colours.insert(with.pixel(x, y));
    }
    // Anti-aliased text has many shades; an empty sheet a handful.
    QVERIFY(colours.size() > 12);
}

void TestDopeSheet::twoFarKeysStayUsable()
{
    FileBuilder file;
    file.count(2).bone("far", 0).bone("far", 4000000);
    mDocument->setContent(readMotion(file.bytes()));
    mPanel->state().fitAll();
    const SheetColours colours(mPanel->sheet().palette());
    qsizetype row = mPanel->state().rows().rowOf({TrackKind::Bone, 0});
    QCOMPARE(sheetColour(keyPoint(geometry(), row, 4000000)), colours.key);
    mPanel->state().revealKey({TrackKind::Bone, 0}, 4000000);
    QCOMPARE(mDocument->playhead(), 4000000);
    QCOMPARE(mDocument->selection().count(), 1);
}

QTEST_MAIN(TestDopeSheet)
#include "tst_dopesheet.moc"
