// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/curveverbs.h"
#include "editor-core/document/markerverbs.h"
#include "editor-core/timeline/columnmarks.h"
#include "tests/support/motions.h"
#include "tests/support/mouse.h"
#include "widgets/dopesheet/gesturetexts.h"
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
    void theKeyUnderThePointerIsLookedForAgainAfterAnUndo();
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
    void barsHoldWhereNothingMoves_data();
    void barsHoldWhereNothingMoves();
    void draggedKeysLeaveGhosts_data();
    void draggedKeysLeaveGhosts();
    void keysAboutToGoAreMarked_data();
    void keysAboutToGoAreMarked();
    void modifierKeysChangeARunningDrag();
    void selectedSpanIsShadedAndHasHandles();
    void labelOfAScalingTellsLengthAndRounding();
    void snappedDragShowsWhere();
    void everyCurveKindHasItsOwnGlyph();
    void summaryTellsKindsOfKeys();
    void lockedTracksAreDim();
    void colouredTracksAreTinted();
    void playRangeAndMarkersAreDrawn();
    void playheadStaysInViewWhenTheSheetGetsNarrower();
    void linesFollowBarsWhereTimeIsShownInBars();
    void focusIsVisible();
    void keyUnderThePointerIsRinged();
    void lassoIsDrawn();
    void sharpAtEveryPixelRatio_data();
    void sharpAtEveryPixelRatio();
    void columnsMeetAtEveryPixelRatio_data();
    void columnsMeetAtEveryPixelRatio();
    void closingDuringADragIsHarmless();
    void twoFarKeysStayUsable();

private:
    SheetGeometry geometry() const { return mPanel->state().geometry(); }
    QColor sheetColour(QPointF point) const
    {
        const QImage image = mPanel->sheet().grab().toImage();
        return image.pixelColor((point * image.devicePixelRatio()).toPoint());
    }

    /// How many pixels around a point, so many device-independent ones to each side, have a colour.
    int pixelsOf(const QColor &colour, QPointF point, double reach) const
    {
        const QImage image = mPanel->sheet().grab().toImage();
        const double ratio = image.devicePixelRatio();
        const QRect area =
            QRectF((point - QPointF(reach, reach)) * ratio, QSizeF(2 * reach, 2 * reach) * ratio).toRect() &
            image.rect();
        int count = 0;
        for (int y = area.top(); y <= area.bottom(); ++y) {
            for (int x = area.left(); x <= area.right(); ++x)
                count += image.pixelColor(x, y) == colour;
        }
        return count;
    }
    /// Starts a drag and leaves it running.
    void startDrag(QPointF from, QPointF to)
    {
        Gesture gesture = drag(from, to);
        gesture.removeLast();
        play(mPanel->sheet(), gesture);
    }
    void showFrames(double frames)
    {
        TimeScale scale;
        scale.fit(0, frames, mPanel->sheet().width());
        mPanel->state().setScale(scale);
    }
    SheetColours colours() const { return SheetColours(mPanel->sheet().palette()); }

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
    mPanel->state().setScale(scaleFor(gesture, geometry().scale));
    mPanel->state().setShape(gesture.shape);
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

void TestDopeSheet::theKeyUnderThePointerIsLookedForAgainAfterAnUndo()
{
    const QPointF there = keyPoint(geometry(), 2, 25);
    play(mPanel->sheet(), drag(keyPoint(geometry(), 2, 10), there));
    QTest::mouseMove(&mPanel->sheet(), there.toPoint() + QPoint(1, 0));
    QTest::mouseMove(&mPanel->sheet(), there.toPoint());
    QCOMPARE(mPanel->sheet().cursor().shape(), Qt::PointingHandCursor);
    mDocument->undoStack().undo();
    QCOMPARE(mPanel->sheet().cursor().shape(), Qt::ArrowCursor);
}

void TestDopeSheet::losingTheFocusCancelsADrag()
{
    Gesture gesture = drag(keyPoint(geometry(), 2, 10), keyPoint(geometry(), 2, 25));
    gesture.removeLast();
    mPanel->sheet().setFocus();
    play(mPanel->sheet(), gesture);
    QCOMPARE(mPanel->state().tool().state(), SheetTool::State::Drag);
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
    setSelectedCurves(*mDocument, CurveChannels::one(3), {64, 0, 64, 127});
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

void TestDopeSheet::barsHoldWhereNothingMoves_data()
{
    QTest::addColumn<double>("frames");
    QTest::newRow("glyphs") << 60.0;
    QTest::newRow("columns") << 400.0;
}

void TestDopeSheet::barsHoldWhereNothingMoves()
{
    QFETCH(double, frames);
    showFrames(frames);
    mDocument->setPlayhead(55);
    // The foot's keys are all alike, the center's all differ.
    QCOMPARE(sheetColour(keyPoint(geometry(), 4, 25)), colours().hold);
    QVERIFY(sheetColour(keyPoint(geometry(), 2, 25)) != colours().hold);
    QVERIFY(sheetColour(keyPoint(geometry(), 4, 45)) != colours().hold);
    mDocument->setSelection(keysInFrames(mDocument->motion(), {{TrackKind::Bone, 1}}, 10, 40));
    startDrag(keyPoint(geometry(), 4, 10), keyPoint(geometry(), 4, 16));
    // The bar goes along with the keys at both of its ends; between one that goes and one that stays is none.
    QCOMPARE(sheetColour(keyPoint(geometry(), 4, 43)), colours().selectedHold);
    QVERIFY(sheetColour(keyPoint(geometry(), 4, 5)) != colours().hold);
    QTest::keyClick(&mPanel->sheet(), Qt::Key_Escape);
}

void TestDopeSheet::draggedKeysLeaveGhosts_data()
{
    barsHoldWhereNothingMoves_data();
}

void TestDopeSheet::draggedKeysLeaveGhosts()
{
    QFETCH(double, frames);
    showFrames(frames);
    mDocument->setPlayhead(55);
    const QPointF before = keyPoint(geometry(), 2, 30);
    QCOMPARE(pixelsOf(colours().ghost, before, 8), 0);
    startDrag(before, keyPoint(geometry(), 2, 36) + QPointF(8, 0));
    QVERIFY(pixelsOf(colours().ghost, before, 8) > 4);
    QVERIFY(pixelsOf(colours().key, before, 6) == 0);
    const qint64 now = 30 + mPanel->state().tool().preview().frames();
    QVERIFY(now > 35);
    QVERIFY(pixelsOf(colours().selected, keyPoint(geometry(), 2, now), 6) > 4);
    // A copy leaves the key itself.
    QTest::keyPress(&mPanel->sheet(), Qt::Key_Alt);
    QVERIFY(pixelsOf(colours().key, before, 6) > 4);
    QTest::keyClick(&mPanel->sheet(), Qt::Key_Escape);
    QCOMPARE(pixelsOf(colours().ghost, before, 8), 0);
}

void TestDopeSheet::keysAboutToGoAreMarked_data()
{
    barsHoldWhereNothingMoves_data();
}

void TestDopeSheet::keysAboutToGoAreMarked()
{
    QFETCH(double, frames);
    showFrames(frames);
    const QPointF from = keyPoint(geometry(), 2, 20);
    const QPointF to = keyPoint(geometry(), 2, 30);
    startDrag(from, to);
    QCOMPARE(mPanel->state().tool().preview().overwrittenCount, 1);
    QVERIFY(pixelsOf(colours().warning, to - QPointF(0, 2), 9) > 3);
    QVERIFY(sheetColour(to) == colours().selected);
    QTest::keyClick(&mPanel->sheet(), Qt::Key_Escape);
    QCOMPARE(pixelsOf(colours().warning, to - QPointF(0, 2), 9), 0);
}

void TestDopeSheet::modifierKeysChangeARunningDrag()
{
    QSignalSpy message(&mPanel->sheet(), &DopeSheetView::gestureMessage);
    startDrag(keyPoint(geometry(), 2, 10), keyPoint(geometry(), 2, 14));
    const KeyPreview &preview = mPanel->state().tool().preview();
    QCOMPARE(preview.kind, KeyPreview::Kind::Move);
    QTest::keyPress(&mPanel->sheet(), Qt::Key_Alt);
    QCOMPARE(preview.kind, KeyPreview::Kind::Copy);
    const QString copying = message.last()[0].toString();
    QTest::keyRelease(&mPanel->sheet(), Qt::Key_Alt);
    QCOMPARE(preview.kind, KeyPreview::Kind::Move);
    QVERIFY(message.last()[0].toString() != copying);
    QTest::keyPress(&mPanel->sheet(), Qt::Key_Shift);
    QCOMPARE(preview.later.count(), 2);
    // Later keys are shown where they would be.
    QVERIFY(pixelsOf(colours().key, keyPoint(geometry(), 2, 34), 3) > 4);
    QTest::keyRelease(&mPanel->sheet(), Qt::Key_Shift);
    QVERIFY(preview.later.isEmpty());
    QTest::keyClick(&mPanel->sheet(), Qt::Key_Escape);
    QCOMPARE(mDocument->undoStack().count(), 0);
}

void TestDopeSheet::selectedSpanIsShadedAndHasHandles()
{
    mDocument->setPlayhead(55);
    const QPointF inside = keyPoint(geometry(), 4, 17) + QPointF(4, 8);
    const QColor before = sheetColour(inside);
    mDocument->setSelection(keysInFrames(mDocument->motion(), {{TrackKind::Bone, 0}}, 10, 30));
    QVERIFY(sheetColour(inside) != before);
    QCOMPARE(sheetColour(keyPoint(geometry(), 4, 37) + QPointF(4, 8)), before);
    QCOMPARE(sheetColour(handlePoint(geometry(), SpanEdge::First, 10)), colours().selected);
    QCOMPARE(sheetColour(handlePoint(geometry(), SpanEdge::Last, 30)), colours().selected);
    mDocument->setSelection(keysInFrames(mDocument->motion(), {{TrackKind::Bone, 0}}, 10, 10));
    QCOMPARE(sheetColour(inside), before);
    QVERIFY(sheetColour(handlePoint(geometry(), SpanEdge::First, 10)) != colours().selected);
}

void TestDopeSheet::labelOfAScalingTellsLengthAndRounding()
{
    mDocument->setSelection(keysInFrames(mDocument->motion(), {{TrackKind::Bone, 0}}, 10, 30));
    QSignalSpy message(&mPanel->sheet(), &DopeSheetView::gestureMessage);
    const QPointF handle = handlePoint(geometry(), SpanEdge::Last, 30);
    startDrag(handle, handlePoint(geometry(), SpanEdge::Last, 45));
    const QString label = dragLabel(*mDocument, mPanel->state().tool().preview());
    QVERIFY(label.contains(QStringLiteral("35")));
    QVERIFY(label.contains(QLocale().toString(175.0, 'f', 1)));
    QVERIFY(label.contains(QLocale().toString(0.5, 'f', 2)));
    QVERIFY(message.last()[0].toString().contains(QLocale().toString(175.0, 'f', 1)));
    // What is shown is what comes.
    QVERIFY(pixelsOf(colours().selected, keyPoint(geometry(), 2, 28), 3) > 4);
    QTest::keyClick(&mPanel->sheet(), Qt::Key_Escape);
    QCOMPARE(mDocument->undoStack().count(), 0);
    QVERIFY(message.last()[0].toString().isEmpty());
}

void TestDopeSheet::snappedDragShowsWhere()
{
    showFrames(400);
    mDocument->initTimeNotes({{{200, QStringLiteral("chorus")}}, {}, {}});
    startDrag(keyPoint(geometry(), 2, 10), keyPoint(geometry(), 2, 198));
    QCOMPARE(mPanel->state().tool().preview().frames(), 190);
    QVERIFY(dragLabel(*mDocument, mPanel->state().tool().preview()).contains(QLatin1String("chorus")));
    QCOMPARE(sheetColour({geometry().scale.xOf(200), geometry().yOf(4) + geometry().rowHeight + 30}),
             colours().snap);
    QTest::keyClick(&mPanel->sheet(), Qt::Key_Escape);
    QVERIFY(sheetColour({geometry().scale.xOf(200), geometry().yOf(4) + geometry().rowHeight + 30}) !=
            colours().snap);
}

void TestDopeSheet::everyCurveKindHasItsOwnGlyph()
{
    KeyGlyphs glyphs;
    for (const double ratio : {1.0, 1.5, 2.0}) {
        glyphs.prepare(colours(), 13, ratio);
        for (const GlyphLook look : {GlyphLook::Plain, GlyphLook::Selected, GlyphLook::Group}) {
            for (int a = 0; a < curveKindCount; ++a) {
                const QImage image = glyphs.glyph(CurveKind(a), look).toImage();
                QCOMPARE(image.width(), 2 * glyphs.reach() + 1);
                for (int b = 0; b < a; ++b) {
                    const QImage other = glyphs.glyph(CurveKind(b), look).toImage();
                    int differing = 0;
                    for (int y = 0; y < image.height(); ++y) {
                        for (int x = 0; x < image.width(); ++x)
                            differing += qAbs(qAlpha(image.pixel(x, y)) - qAlpha(other.pixel(x, y))) > 96 ||
                                         qAbs(qGray(image.pixel(x, y)) - qGray(other.pixel(x, y))) > 64;
                    }
                    // Enough to be told apart at a glance.
                    QVERIFY2(differing >= 8, qPrintable(QStringLiteral("%1 %2").arg(a).arg(b)));
                }
            }
        }
    }
}

void TestDopeSheet::summaryTellsKindsOfKeys()
{
    mDocument->setPlayhead(55);
    const QPointF key = keyPoint(geometry(), 0, 10);
    const auto picture = [&] {
        return mPanel->sheet().grab(QRect(key.toPoint() - QPoint(7, 7), QSize(14, 14))).toImage();
    };
    const QImage straight = picture();
    mDocument->setSelection(keysInFrames(mDocument->motion(), {{TrackKind::Bone, 0}}, 10, 10));
    setSelectedCurves(*mDocument, CurveChannels::one(3), {64, 0, 64, 127});
    mDocument->setSelection({});
    const QImage mixed = picture();
    QVERIFY(mixed != straight);
    mDocument->setSelection(keysInFrames(mDocument->motion(), {{TrackKind::Bone, 1}}, 10, 10));
    setSelectedCurves(*mDocument, CurveChannels::one(3), {64, 0, 64, 127});
    mDocument->setSelection({});
    QVERIFY(picture() != mixed);
    QVERIFY(picture() != straight);
}

void TestDopeSheet::lockedTracksAreDim()
{
    mDocument->setPlayhead(55);
    const QPointF key = keyPoint(geometry(), 2, 20);
    QCOMPARE(sheetColour(key), colours().key);
    mDocument->setTrackLook({TrackKind::Bone, 0}, {true, false, false, 0});
    QCOMPARE(sheetColour(key), colours().lockedKey);
    QCOMPARE(sheetColour(keyPoint(geometry(), 4, 40)), colours().key);
    showFrames(400);
    QCOMPARE(sheetColour(keyPoint(geometry(), 2, 20)), colours().lockedKey);
}

void TestDopeSheet::colouredTracksAreTinted()
{
    const QPointF empty = keyPoint(geometry(), 2, 17) + QPointF(4, 0);
    const QPointF other = keyPoint(geometry(), 4, 47) + QPointF(4, 0);
    const QColor before = sheetColour(empty);
    const QColor otherBefore = sheetColour(other);
    mDocument->setTrackLook({TrackKind::Bone, 0}, {false, false, false, qRgb(255, 0, 0)});
    QVERIFY(sheetColour(empty).red() - sheetColour(empty).blue() > before.red() - before.blue() + 20);
    QCOMPARE(sheetColour(other), otherBefore);
}

void TestDopeSheet::playRangeAndMarkersAreDrawn()
{
    const auto at = [this](qint64 frame) {
        return sheetColour(keyPoint(geometry(), 2, frame) + QPointF(4, 7));
    };
    const QColor before = at(35);
    QCOMPARE(at(5), before);
    mPanel->state().playback().setRange(FrameRange{10, 30});
    QVERIFY(at(35) != before);
    QCOMPARE(at(35), at(5));
    QCOMPARE(at(15), before);
    mPanel->state().playback().setRange({});
    QCOMPARE(at(35), before);
    const QPointF line = keyPoint(geometry(), 2, 17) + QPointF(0, 7);
    const QColor grid = sheetColour(line);
    mDocument->initTimeNotes({{{17, QStringLiteral("here"), qRgb(0, 200, 0)}}, {}, {}});
    QVERIFY(sheetColour(line).green() - sheetColour(line).red() > grid.green() - grid.red() + 60);
}

void TestDopeSheet::playheadStaysInViewWhenTheSheetGetsNarrower()
{
    showFrames(100);
    mDocument->setPlayhead(90);
    const auto showsPlayhead = [this] {
        const double x = geometry().scale.xOf(90);
        return x >= 0 && x < mPanel->sheet().width();
    };
    QVERIFY(showsPlayhead());
    const double left = geometry().scale.leftFrame();
    mPanel->resize(mPanel->width() - mPanel->sheet().width() / 2, mPanel->height());
    QVERIFY(showsPlayhead());
    QVERIFY(geometry().scale.leftFrame() > left);
    // One that was scrolled out of view calls nobody back.
    mDocument->setPlayhead(0);
    showFrames(100);
    TimeScale scale = geometry().scale;
    scale.setLeftFrame(50);
    mPanel->state().setScale(scale);
    mPanel->resize(mPanel->width() - 40, mPanel->height());
    QCOMPARE(geometry().scale.leftFrame(), 50.0);
}

void TestDopeSheet::linesFollowBarsWhereTimeIsShownInBars()
{
    // 128 beats a minute, three to a bar: a beat every 14.0625 frames, the first one at 2.
    QVERIFY(setTempo(*mDocument, Tempo{128, 3, 2}).isEmpty());
    const auto linesOf = [this](const QColor &colour) {
        const QImage image = mPanel->sheet().grab().toImage();
        const int y = int((mPanel->sheet().height() - 10) * image.devicePixelRatio());
        QList<int> columns; // a line may be two pixels wide
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y) == colour && (x == 0 || image.pixelColor(x - 1, y) != colour))
                columns.append(x);
        }
        return columns;
    };
    const auto columnsOf = [this](const QList<double> &frames) {
        QList<int> columns;
        for (const double frame : frames)
            columns.append(geometry().scale.inDevicePixels(mPanel->devicePixelRatioF()).columnAt(frame));
        return columns;
    };
    constexpr double beat = 14.0625;
    mDocument->setPlayhead(1);
    showFrames(100);
    const QList<int> frameLines = linesOf(colours().gridStrong);
    mPanel->state().setTimeDisplay(TimeDisplay::Bars);
    QCOMPARE(linesOf(colours().gridStrong), columnsOf({2, 2 + 3 * beat, 2 + 6 * beat}));
    QCOMPARE(linesOf(colours().grid),
             columnsOf({2 + beat, 2 + 2 * beat, 2 + 4 * beat, 2 + 5 * beat, 2 + 7 * beat}));
    // Every frame has a line where there is room for it.
    showFrames(40);
    QCOMPARE(linesOf(colours().gridStrong), columnsOf({2, 2 + beat, 2 + 2 * beat}));
    QVERIFY(linesOf(colours().grid).contains(columnsOf({11})[0]));
    showFrames(100);
    // Without a tempo there are no bars.
    QVERIFY(setTempo(*mDocument, {}).isEmpty());
    QCOMPARE(linesOf(colours().gridStrong), frameLines);
    QVERIFY(setTempo(*mDocument, Tempo{128, 3, 2}).isEmpty());
    mPanel->state().setTimeDisplay(TimeDisplay::Seconds);
    QCOMPARE(linesOf(colours().gridStrong), frameLines);
}

void TestDopeSheet::focusIsVisible()
{
    const QPointF edge(1, 200);
    mPanel->sheet().setFocus();
    QCOMPARE(sheetColour(edge), colours().focus);
    QCOMPARE(sheetColour({mPanel->sheet().width() - 1.5, 200}), colours().focus);
    const auto listEdge = [this] {
        const QImage image = mPanel->list().grab().toImage();
        return image.pixelColor(0, image.height() / 2);
    };
    QVERIFY(listEdge() != colours().focus);
    mPanel->list().setFocus();
    QVERIFY(sheetColour(edge) != colours().focus);
    QCOMPARE(listEdge(), colours().focus);
}

void TestDopeSheet::keyUnderThePointerIsRinged()
{
    mDocument->setPlayhead(55);
    const QPointF key = keyPoint(geometry(), 2, 20);
    hover(mPanel->sheet(), key + QPointF(200, 60));
    QTest::qWait(0);
    QCOMPARE(pixelsOf(colours().hover, key, 10), 0);
    PaintSpy spy(mPanel->sheet());
    hover(mPanel->sheet(), key + QPointF(1, 1));
    QTRY_VERIFY(!spy.region().isEmpty());
    // Only the key's surroundings are painted.
    QVERIFY(area(spy.region()) < 40 * 40);
    QVERIFY(pixelsOf(colours().hover, key, 10) > 3);
    QCOMPARE(mPanel->sheet().cursor().shape(), Qt::PointingHandCursor);
    hover(mPanel->sheet(), keyPoint(geometry(), 2, 15));
    QCOMPARE(pixelsOf(colours().hover, key, 10), 0);
    QCOMPARE(mPanel->sheet().cursor().shape(), Qt::ArrowCursor);
}

void TestDopeSheet::lassoIsDrawn()
{
    mPanel->state().setShape(SheetTool::Shape::Lasso);
    const QPointF corner = keyPoint(geometry(), 3, 15);
    const QPointF inside = keyPoint(geometry(), 4, 17) + QPointF(5, 6);
    const QColor before = sheetColour(inside);
    Gesture gesture =
        dragAlong({corner, corner + QPointF(100, 0), corner + QPointF(100, 60), corner + QPointF(0, 60)});
    gesture.removeLast();
    play(mPanel->sheet(), gesture);
    QVERIFY(sheetColour(inside) != before);
    // The line is nearer to its colour than what it encloses.
    const auto distance = [this](const QColor &colour) {
        const QColor box = colours().box;
        return qAbs(colour.red() - box.red()) + qAbs(colour.green() - box.green()) +
               qAbs(colour.blue() - box.blue());
    };
    int nearest = distance(sheetColour(inside));
    const int enclosed = nearest;
    for (double dy = -1.5; dy <= 1.5; dy += 0.25)
        nearest = qMin(nearest, distance(sheetColour(corner + QPointF(50, dy))));
    QVERIFY(nearest < enclosed / 2);
    QTest::keyClick(&mPanel->sheet(), Qt::Key_Escape);
    QCOMPARE(sheetColour(inside), before);
}

void TestDopeSheet::sharpAtEveryPixelRatio_data()
{
    QTest::addColumn<double>("ratio");
    for (const double ratio : {1.0, 1.25, 1.5, 1.75, 2.0, 3.0})
        QTest::addRow("%g", ratio) << ratio;
}

void TestDopeSheet::sharpAtEveryPixelRatio()
{
    QFETCH(double, ratio);
    mDocument->setPlayhead(55);
    setSelectedCurves(*mDocument, CurveChannels::one(0), {});
    DopeSheetView &sheet = mPanel->sheet();
    mPanel->list().setFocus();
    QImage image((QSizeF(sheet.size()) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    sheet.render(&image);
    const SheetColours c = colours();

    // A diamond is the same on both sides of its middle pixel, which it could not be half a pixel beside it.
    const int line = qMax(1, int(ratio));
    const TimeScale scale = geometry().scale.inDevicePixels(ratio);
    for (const qint64 frame : {10, 20, 30}) {
        const int x = columnOf(scale, frame) + (line - 1) / 2;
        const int y = int(keyPoint(geometry(), 2, frame).y() * ratio);
        for (int dy = -3; dy <= 3; ++dy) {
            for (int dx = 1; dx <= int(5 * ratio); ++dx)
                QCOMPARE(image.pixel(x - dx, y + dy), image.pixel(x + dx, y + dy));
        }
        QCOMPARE(image.pixelColor(x, y), c.key);
    }
    // Below the rows nothing is but grid lines: of their own colours, and all of one width.
    const int below = int((geometry().contentHeight() + 20) * ratio);
    QVERIFY(below < image.height());
    QMap<QRgb, QSet<int>> widths;
    for (int x = 0; x < image.width();) {
        int end = x + 1;
        while (end < image.width() && image.pixel(end, below) == image.pixel(x, below))
            ++end;
        if (x > 0 && end < image.width())
            widths[image.pixel(x, below)].insert(end - x);
        x = end;
    }
    QCOMPARE(widths.value(c.gridStrong.rgb()), QSet<int>{line});
    QCOMPARE(widths.value(c.playhead.rgb()), QSet<int>{line});
    widths.remove(c.gridStrong.rgb());
    widths.remove(c.playhead.rgb());
    widths.remove(c.grid.rgb());
    widths.remove(c.background.rgb());
    widths.remove(c.beforeStart.rgb());
    QVERIFY2(widths.isEmpty(), "colours between those of the scheme");
    // From row to row no pixel is left out or painted twice.
    QSet<QRgb> bands = {c.background.rgb(), c.alternate.rgb(), c.groupRow.rgb(), c.currentRow.rgb()};
    const int between = columnOf(scale, 0) - int(9 * ratio);
    const int free = between > 0 ? between : columnOf(scale, 57) + line + 2;
    for (int y = int(3 * ratio); y < below; ++y) {
        const QRgb pixel = image.pixel(free, y);
        QVERIFY(bands.contains(pixel) || pixel == c.beforeStart.rgb());
    }
}

void TestDopeSheet::columnsMeetAtEveryPixelRatio_data()
{
    sharpAtEveryPixelRatio_data();
}

void TestDopeSheet::columnsMeetAtEveryPixelRatio()
{
    QFETCH(double, ratio);
    // A key on every frame: a solid bar at every scale at which keys share columns.
    FileBuilder file;
    file.count(600);
    for (quint32 frame = 0; frame < 600; ++frame)
        file.bone("dense", frame, {float(frame), 0, 0});
    file.count(0).count(0).count(0).count(0).count(0);
    mDocument->setContent(readMotion(file.bytes()));
    mPanel->list().setFocus();
    DopeSheetView &sheet = mPanel->sheet();
    for (const double frames : {900.0, 1300.0, 3000.0}) {
        showFrames(frames);
        QImage image((QSizeF(sheet.size()) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(ratio);
        sheet.render(&image);
        const qsizetype row = mPanel->state().rows().rowOf({TrackKind::Bone, 0});
        const int y = int(keyPoint(geometry(), row, 0).y() * ratio);
        const TimeScale scale = geometry().scale.inDevicePixels(ratio);
        for (int x = columnOf(scale, 0); x <= columnOf(scale, 599); ++x)
            QCOMPARE(image.pixelColor(x, y), colours().key);
        QVERIFY(image.pixelColor(columnOf(scale, 599) + int(std::ceil(ratio)), y) != colours().key);
    }
}

void TestDopeSheet::closingDuringADragIsHarmless()
{
    startDrag(keyPoint(geometry(), 2, 10), keyPoint(geometry(), 2, 25));
    mPanel.reset();
    QCOMPARE(mDocument->undoStack().count(), 0);
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
