// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/markerverbs.h"
#include "tests/support/motions.h"
#include "tests/support/mouse.h"
#include "widgets/dialogs/markerdialog.h"
#include "widgets/dialogs/tempodialog.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QButtonGroup>
#include <QContextMenuEvent>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

/// The time ruler on the screen, by real mouse and keyboard events, and the dialogs that it opens.
class TestTimeRuler : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void markersAreDragged();
    void escapeCancelsADrag();
    void droppingOnAnotherMarkerSaysWhyNot();
    void rangeEndsAreDragged();
    void stripMakesARange();
    void doubleClickRenamesInPlace();
    void doubleClickBesideFlagsAddsAndNames();
    void escapeKeepsTheOldName();
    void scrollingKeepsTheTypedName();
    void markerMenu();
    void colourMenu();
    void placeMenu();
    void menuByKeyboardIsAboutThePlayhead();
    void toolTipsSayWhatIsThere();
    void tempoGivesARowOfBars();
    void labelsDoNotTouch_data();
    void labelsDoNotTouch();
    void markersHaveLinesInTheSheet();
    void whatIsNotPlayedIsShaded();
    void movedPlayheadRepaintsAStrip();
    void pageTurnsWhenThePlayheadLeaves();
    void scrollingAwayIsLeftAlone();
    void markerDialogChangesAllAtOnce();
    void markerDialogRefusesATakenFrame();
    void tempoDialogTakesTaps();
    void tempoDialogSetsAndTakesAway();

private:
    TimeRuler &ruler() { return mPanel->ruler(); }
    MotionDocument &document() { return *mDocument; }
    PlaybackClock &playback() { return mPanel->state().playback(); }
    double xOf(double frame) const { return mPanel->state().geometry().scale.xOf(frame); }
    double markersY() { return ruler().rulerGeometry().numbersBottom() + 6; }
    double stripY() { return ruler().rulerGeometry().markersBottom() + 4; }
    QPoint onFlag(double frame) { return QPointF(xOf(frame) + 2, markersY()).toPoint(); }
    QList<quint32> frames() const
    {
        QList<quint32> list;
        for (const Marker &marker : mDocument->timeNotes().markers)
            list.append(marker.frame);
        return list;
    }
    QString nameAt(qint64 frame) const
    {
        const qsizetype index = markerIndex(mDocument->timeNotes(), frame);
        return index < 0 ? QStringLiteral("(none)") : mDocument->timeNotes().markers.at(index).name;
    }
    QMenu *openMenu(QPoint point, QContextMenuEvent::Reason reason = QContextMenuEvent::Mouse)
    {
        QContextMenuEvent event(reason, point, ruler().mapToGlobal(point));
        QApplication::sendEvent(&ruler(), &event);
        QMenu *menu = nullptr;
        for (QMenu *found : ruler().findChildren<QMenu *>(QStringLiteral("rulerMenu"))) {
            if (found->isVisible())
                menu = found;
        }
        return menu;
    }
    static void choose(QMenu *menu, const char *name)
    {
        auto *action = menu->findChild<QAction *>(QLatin1String(name));
        QVERIFY2(action, name);
        action->trigger();
        menu->close();
    }
    static QLineEdit *nameField(TimeRuler &ruler)
    {
        for (auto *field : ruler.findChildren<QLineEdit *>(QStringLiteral("markerName"))) {
            if (field->isVisible())
                return field;
        }
        return nullptr;
    }

    std::unique_ptr<MotionDocument> mDocument;
    std::unique_ptr<TimelinePanel> mPanel;
};

void TestTimeRuler::init()
{
    mDocument = std::make_unique<MotionDocument>();
    mDocument->setContent(readMotion(gestureMotion()));
    TimeNotes notes;
    notes = withMarker(notes, {20, QStringLiteral("verse"), markerColours()[1]});
    notes = withMarker(notes, {50, QStringLiteral("chorus"), markerColours()[2]});
    mDocument->initTimeNotes(notes);
    mPanel = std::make_unique<TimelinePanel>(*mDocument);
    mPanel->resize(1000, 420);
    mPanel->show();
    mPanel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(mPanel.get()));
    TimeScale scale;
    scale.fit(0, 60, mPanel->sheet().width());
    mPanel->state().setScale(scale);
    mPanel->sheet().setFocus();
}

void TestTimeRuler::cleanup()
{
    mPanel.reset();
    mDocument.reset();
}

void TestTimeRuler::markersAreDragged()
{
    QSignalSpy messages(&ruler(), &TimeRuler::gestureMessage);
    play(ruler(), drag({xOf(20) + 2, markersY()}, {xOf(33) + 2, markersY()}));
    QCOMPARE(frames(), (QList<quint32>{33, 50}));
    QCOMPARE(document().undoStack().count(), 1);
    QVERIFY(messages.count() >= 2);
    QVERIFY(messages[0][0].toString().contains(QStringLiteral("frame")));
    QCOMPARE(messages.last()[0].toString(), QString());
    document().undoStack().undo();
    QCOMPARE(frames(), (QList<quint32>{20, 50}));
}

void TestTimeRuler::escapeCancelsADrag()
{
    // The focus is in the sheet, as it is while somebody works there.
    Gesture gesture = drag({xOf(20) + 2, markersY()}, {xOf(33) + 2, markersY()});
    const PointerStep release = gesture.takeLast();
    play(ruler(), gesture);
    QVERIFY(mPanel->state().rulerTool().isActive());
    QTest::keyClick(&mPanel->sheet(), Qt::Key_Escape);
    QVERIFY(!mPanel->state().rulerTool().isActive());
    play(ruler(), {release});
    QCOMPARE(frames(), (QList<quint32>{20, 50}));
    // And no later Esc is swallowed.
    document().setSelection(KeySelection::all(document().motion()));
    QTest::keyClick(&mPanel->sheet(), Qt::Key_Escape);
    QVERIFY(document().selection().isEmpty());
}

void TestTimeRuler::droppingOnAnotherMarkerSaysWhyNot()
{
    QSignalSpy messages(&ruler(), &TimeRuler::gestureMessage);
    play(ruler(), drag({xOf(20) + 2, markersY()}, {xOf(50) + 2, markersY()}));
    QCOMPARE(frames(), (QList<quint32>{20, 50}));
    QVERIFY(messages.last()[0].toString().contains(QStringLiteral("50")));
    QVERIFY(messages.last()[1].toBool());
}

void TestTimeRuler::rangeEndsAreDragged()
{
    playback().setRange(FrameRange{10, 40});
    play(ruler(), drag({xOf(10), stripY()}, {xOf(15), stripY()}));
    QCOMPARE(*playback().range(), (FrameRange{15, 40}));
    play(ruler(), drag({xOf(40), stripY()}, {xOf(55), stripY()}));
    QCOMPARE(*playback().range(), (FrameRange{15, 55}));
    play(ruler(), drag({xOf(30), stripY()}, {xOf(33), stripY()}));
    QCOMPARE(*playback().range(), (FrameRange{18, 58}));
    QCOMPARE(document().undoStack().count(), 0);
}

void TestTimeRuler::stripMakesARange()
{
    play(ruler(), drag({xOf(45), stripY()}, {xOf(12), stripY()}));
    QCOMPARE(*playback().range(), (FrameRange{12, 45}));
    QTest::mouseClick(&ruler(), Qt::LeftButton, {}, QPointF(xOf(50), stripY()).toPoint());
    QCOMPARE(*playback().range(), (FrameRange{12, 45}));
    QCOMPARE(document().playhead(), 50);
}

void TestTimeRuler::doubleClickRenamesInPlace()
{
    QTest::mouseDClick(&ruler(), Qt::LeftButton, {}, onFlag(20));
    QLineEdit *field = nameField(ruler());
    QVERIFY(field);
    QCOMPARE(field->text(), QStringLiteral("verse"));
    QTRY_VERIFY(field->hasFocus());
    QTest::keyClicks(field, QStringLiteral("bridge"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(nameAt(20), QStringLiteral("bridge"));
    QCOMPARE(document().undoStack().count(), 1);
    QVERIFY(!nameField(ruler()));
    QTRY_VERIFY(mPanel->sheet().hasFocus());
}

void TestTimeRuler::doubleClickBesideFlagsAddsAndNames()
{
    QTest::mouseDClick(&ruler(), Qt::LeftButton, {}, QPointF(xOf(40), markersY()).toPoint());
    QCOMPARE(frames(), (QList<quint32>{20, 40, 50}));
    QLineEdit *field = nameField(ruler());
    QVERIFY(field);
    QTest::keyClicks(field, QStringLiteral("solo"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(nameAt(40), QStringLiteral("solo"));
}

void TestTimeRuler::escapeKeepsTheOldName()
{
    QTest::mouseDClick(&ruler(), Qt::LeftButton, {}, onFlag(20));
    QLineEdit *field = nameField(ruler());
    QVERIFY(field);
    QTest::keyClicks(field, QStringLiteral("bridge"));
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!nameField(ruler()));
    QCOMPARE(nameAt(20), QStringLiteral("verse"));
    QCOMPARE(document().undoStack().count(), 0);
}

void TestTimeRuler::scrollingKeepsTheTypedName()
{
    QTest::mouseDClick(&ruler(), Qt::LeftButton, {}, onFlag(20));
    QTest::keyClicks(nameField(ruler()), QStringLiteral("bridge"));
    turnWheel(ruler(), {300, 10}, 1);
    QVERIFY(!nameField(ruler()));
    QCOMPARE(nameAt(20), QStringLiteral("bridge"));
}

void TestTimeRuler::markerMenu()
{
    QMenu *menu = openMenu(onFlag(20));
    QVERIFY(menu);
    choose(menu, "toNext");
    QCOMPARE(*playback().range(), (FrameRange{20, 49}));
    choose(openMenu(onFlag(50)), "toNext");
    QCOMPARE(*playback().range(), (FrameRange{50, 50}));
    choose(openMenu(onFlag(20)), "rename");
    QVERIFY(nameField(ruler()));
    QTest::keyClick(nameField(ruler()), Qt::Key_Escape);
    choose(openMenu(onFlag(20)), "edit");
    auto *dialog = ruler().findChild<MarkerDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    dialog->reject();
    choose(openMenu(onFlag(20)), "delete");
    QCOMPARE(frames(), QList<quint32>{50});
}

void TestTimeRuler::colourMenu()
{
    QMenu *menu = openMenu(onFlag(20));
    const QList<QAction *> colours = menu->findChildren<QAction *>(QStringLiteral("colour"));
    QCOMPARE(colours.size(), markerColours().size());
    QVERIFY(colours[1]->isChecked());
    colours[4]->trigger();
    menu->close();
    QCOMPARE(document().timeNotes().markers[0].colour, markerColours()[4]);
    // The flag shows it.
    const QImage image = ruler().grab().toImage();
    QCOMPARE(
        image.pixelColor((QPointF(xOf(20) + 2, markersY() + 6) * image.devicePixelRatio()).toPoint()).rgb(),
        markerColours()[4]);
}

void TestTimeRuler::placeMenu()
{
    const QPoint place(int(xOf(30)), 8);
    choose(openMenu(place), "addMarker");
    QCOMPARE(frames(), (QList<quint32>{20, 30, 50}));
    QVERIFY(!openMenu(place)->findChild<QAction *>(QStringLiteral("playAll"))->isEnabled());
    choose(openMenu(place), "playFrom");
    QCOMPARE(*playback().range(), (FrameRange{30, 40}));
    choose(openMenu(QPoint(int(xOf(35)), 8)), "playTo");
    QCOMPARE(*playback().range(), (FrameRange{30, 35}));
    // An end that passes the other one takes the motion's.
    choose(openMenu(QPoint(int(xOf(10)), 8)), "playTo");
    QCOMPARE(*playback().range(), (FrameRange{0, 10}));
    choose(openMenu(place), "playFrom");
    QCOMPARE(*playback().range(), (FrameRange{30, 40}));
    choose(openMenu(place), "playAll");
    QVERIFY(!playback().range());
    choose(openMenu(place), "tempo");
    auto *dialog = ruler().findChild<TempoDialog *>();
    QVERIFY(dialog && dialog->isVisible());
}

void TestTimeRuler::menuByKeyboardIsAboutThePlayhead()
{
    document().setPlayhead(36);
    choose(openMenu({}, QContextMenuEvent::Keyboard), "addMarker");
    QCOMPARE(frames(), (QList<quint32>{20, 36, 50}));
}

void TestTimeRuler::toolTipsSayWhatIsThere()
{
    const auto tip = [this](QPointF point) {
        QHelpEvent event(QEvent::ToolTip, point.toPoint(), ruler().mapToGlobal(point.toPoint()));
        QApplication::sendEvent(&ruler(), &event);
        QWidget *label = nullptr;
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            if (widget->inherits("QTipLabel") && widget->isVisible())
                label = widget;
        }
        const QString text = label ? qobject_cast<QLabel *>(label)->text() : QString();
        return text;
    };
    QVERIFY(tip({xOf(20) + 3, markersY()}).contains(QStringLiteral("verse")));
    QVERIFY(tip({xOf(20) + 3, markersY()}).contains(QStringLiteral("20")));
    playback().setRange(FrameRange{10, 25});
    QVERIFY(tip({xOf(18), stripY()}).contains(QStringLiteral("25")));
    // A name is text, whatever it looks like.
    renameMarker(document(), 20, QStringLiteral("<b>x</b>"));
    QVERIFY(tip({xOf(20) + 3, markersY()}).contains(QStringLiteral("&lt;b&gt;")));
}

void TestTimeRuler::tempoGivesARowOfBars()
{
    const int before = ruler().height();
    const int listTop = mPanel->list().mapTo(mPanel.get(), QPoint()).y();
    QCOMPARE(setTempo(document(), Tempo()), QString());
    QTRY_VERIFY(ruler().height() > before);
    // The rows of the list still stand beside those of the sheet.
    const int added = ruler().height() - before;
    QTRY_COMPARE(mPanel->list().mapTo(mPanel.get(), QPoint()).y(), listTop + added);
    document().undoStack().undo();
    QTRY_COMPARE(ruler().height(), before);
}

void TestTimeRuler::labelsDoNotTouch_data()
{
    QTest::addColumn<double>("pixels");
    QTest::addColumn<double>("left");
    for (const double pixels : {96.0, 40.0, 12.0, 3.0, 0.4, 0.02, 1e-4, 1e-7}) {
        QTest::addRow("%g at 0", pixels) << pixels << 0.0;
        QTest::addRow("%g late", pixels) << pixels << 4294960000.0;
    }
}

void TestTimeRuler::labelsDoNotTouch()
{
    QFETCH(double, pixels);
    QFETCH(double, left);
    QCOMPARE(setTempo(document(), Tempo{133.3, 3, 1.5}), QString());
    TimeScale scale;
    scale.zoomAt(0, pixels / scale.pixelsPerFrame());
    scale.setLeftFrame(left);
    mPanel->state().setScale(scale);
    document().setPlayhead(0);
    // Between two labels there is a column without any ink of text, in each of the lines.
    const SheetColours colours(ruler().palette());
    const QImage image = ruler().grab().toImage().convertToFormat(QImage::Format_RGB32);
    const RulerGeometry geometry = ruler().rulerGeometry();
    const int line = geometry.lineHeight;
    const auto inkedRuns = [&](int top, int bottom) {
        int runs = 0;
        int widest = 0;
        int run = 0;
        int gap = 100;
        for (int x = 0; x < image.width(); ++x) {
            bool ink = false;
            for (int y = top; y < bottom; ++y)
                ink = ink || image.pixelColor(x, y) != colours.groupRow;
            if (ink) {
                runs += gap >= 6;
                run += gap >= 6 ? 1 : gap + 1;
                if (gap >= 6)
                    run = 1;
                gap = 0;
                widest = qMax(widest, run);
            } else {
                ++gap;
            }
        }
        return std::pair(runs, widest);
    };
    // The second line: seconds. The handle of the playhead and its line are outside or at frame 0.
    const auto [runs, widest] = inkedRuns(line + 4, 2 * line);
    // So far out, one label may be wider apart than the view.
    QVERIFY(runs >= 1 || (left > 0 && pixels < 1e-6));
    const QString longest = QStringLiteral("00000:00:00.00");
    QVERIFY2(widest <= ruler().fontMetrics().horizontalAdvance(longest), qPrintable(QString::number(widest)));
    const auto [bars, widestBar] = inkedRuns(2 * line + 4, 3 * line - 8);
    QVERIFY(bars >= 1 || left > 0);
    QVERIFY2(widestBar <= ruler().fontMetrics().horizontalAdvance(QStringLiteral("|0000000000|0 ")),
             qPrintable(QString::number(widestBar)));
}

void TestTimeRuler::markersHaveLinesInTheSheet()
{
    const auto colourAt = [this](double frame) {
        const QImage image = mPanel->sheet().grab().toImage();
        const QPointF point(xOf(frame), mPanel->sheet().height() - 10);
        return image.pixelColor((point * image.devicePixelRatio()).toPoint());
    };
    const QColor ground = colourAt(49.4);
    QVERIFY(colourAt(50) != ground);
    // While its flag is dragged the line goes along.
    Gesture gesture = drag({xOf(50) + 2, markersY()}, {xOf(45) + 2, markersY()});
    const PointerStep release = gesture.takeLast();
    play(ruler(), gesture);
    const QColor there = colourAt(45);
    play(ruler(), {release});
    QCOMPARE(there, colourAt(45));
    QVERIFY(deleteMarker(document(), 45).isEmpty());
    QVERIFY(colourAt(45) != there);
}

void TestTimeRuler::whatIsNotPlayedIsShaded()
{
    const auto colourAt = [this](double frame) {
        const QImage image = mPanel->sheet().grab().toImage();
        const QPointF point(xOf(frame), mPanel->sheet().height() - 10);
        return image.pixelColor((point * image.devicePixelRatio()).toPoint());
    };
    const QColor before = colourAt(5.5);
    const QColor inside = colourAt(15.5);
    playback().setRange(FrameRange{10, 30});
    QVERIFY(colourAt(5.5) != before);
    QCOMPARE(colourAt(15.5), inside);
    QVERIFY(colourAt(35.5) != inside);
    playback().setRange({});
    QCOMPARE(colourAt(5.5), before);
}

void TestTimeRuler::movedPlayheadRepaintsAStrip()
{
    document().setPlayhead(10);
    QTest::qWait(0);
    QRegion painted;
    struct Spy : QObject
    {
        QRegion *region = nullptr;
        bool eventFilter(QObject *, QEvent *event) override
        {
            if (event->type() == QEvent::Paint)
                *region += static_cast<QPaintEvent *>(event)->region();
            return false;
        }
    } spy;
    spy.region = &painted;
    ruler().installEventFilter(&spy);
    document().setPlayhead(50);
    QTRY_VERIFY(!painted.isEmpty());
    int width = 0;
    for (const QRect &rect : painted)
        width += rect.width();
    QVERIFY(width < 150);
    QVERIFY(painted.contains(QPoint(int(xOf(50)), 5)));
    QVERIFY(painted.contains(QPoint(int(xOf(10)), 5)));
}

void TestTimeRuler::pageTurnsWhenThePlayheadLeaves()
{
    mDocument->setContent(readMotion(longMotionFile(1, 2000)));
    TimeScale scale;
    scale.zoomAt(0, 8 / scale.pixelsPerFrame());
    mPanel->state().setScale(scale);
    const auto last = qint64(scale.frameAt(mPanel->sheet().width()));
    playback().play();
    document().setPlayhead(last - 1);
    QCOMPARE(mPanel->state().geometry().scale, scale);
    document().setPlayhead(last + 2);
    const TimeScale turned = mPanel->state().geometry().scale;
    QVERIFY(turned.leftFrame() > scale.leftFrame() + 50);
    QVERIFY(turned.xOf(double(last + 2)) > 0 && turned.xOf(double(last + 2)) < 60);
    // And back, as at the end of a loop.
    document().setPlayhead(0);
    QVERIFY(mPanel->state().geometry().scale.xOf(0) >= 0);
    mPanel->state().setFollowing(false);
    const TimeScale still = mPanel->state().geometry().scale;
    document().setPlayhead(1500);
    QCOMPARE(mPanel->state().geometry().scale, still);
    playback().pause();
    // Who does not play moves the view himself.
    mPanel->state().setFollowing(true);
    mPanel->state().showFrame(1500);
    const TimeScale there = mPanel->state().geometry().scale;
    document().setPlayhead(0);
    QCOMPARE(mPanel->state().geometry().scale, there);
}

void TestTimeRuler::scrollingAwayIsLeftAlone()
{
    mDocument->setContent(readMotion(longMotionFile(1, 2000)));
    TimeScale scale;
    scale.zoomAt(0, 8 / scale.pixelsPerFrame());
    mPanel->state().setScale(scale);
    playback().play();
    scale.setLeftFrame(900);
    mPanel->state().setScale(scale);
    document().setPlayhead(30);
    document().setPlayhead(40);
    QCOMPARE(mPanel->state().geometry().scale, scale);
    // In view again, it is followed again.
    document().setPlayhead(910);
    document().setPlayhead(1500);
    QVERIFY(mPanel->state().geometry().scale.leftFrame() > 1000);
    playback().pause();
    // Whoever starts playing sees where.
    scale.setLeftFrame(0);
    mPanel->state().setScale(scale);
    playback().play();
    QVERIFY(mPanel->state().geometry().scale.leftFrame() > 1000);
    playback().pause();
}

void TestTimeRuler::markerDialogChangesAllAtOnce()
{
    MarkerDialog dialog(document(), 20);
    dialog.open();
    dialog.findChild<QLineEdit *>(QStringLiteral("markerName"))->setText(QStringLiteral("end"));
    dialog.findChild<QDoubleSpinBox *>(QStringLiteral("markerFrame"))->setValue(4294967295.0);
    auto *colours = dialog.findChild<QButtonGroup *>();
    QCOMPARE(colours->checkedId(), 1);
    colours->button(3)->click();
    QTest::mouseClick(dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
    QVERIFY(!dialog.isVisible());
    QCOMPARE(document().timeNotes().markers.last(),
             (Marker{4294967295u, QStringLiteral("end"), markerColours()[3]}));
    QCOMPARE(document().undoStack().count(), 1);
}

void TestTimeRuler::markerDialogRefusesATakenFrame()
{
    MarkerDialog dialog(document(), 20);
    dialog.open();
    auto *frame = dialog.findChild<QDoubleSpinBox *>(QStringLiteral("markerFrame"));
    auto *ok = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    auto *fault = dialog.findChild<QLabel *>(QStringLiteral("markerFault"));
    QVERIFY(ok->isEnabled());
    frame->setValue(50);
    QVERIFY(!ok->isEnabled());
    QVERIFY(fault->text().contains(QStringLiteral("50")));
    frame->setValue(51);
    QVERIFY(ok->isEnabled());
    // Deleted behind its back.
    deleteMarker(document(), 20);
    QVERIFY(!ok->isEnabled());
    dialog.reject();
}

void TestTimeRuler::tempoDialogTakesTaps()
{
    qint64 now = 0;
    TempoDialog dialog(document(), [&now] { return now; });
    dialog.open();
    auto *tempo = dialog.findChild<QDoubleSpinBox *>(QStringLiteral("beatsPerMinute"));
    auto *tap = dialog.findChild<QPushButton *>(QStringLiteral("tapTempo"));
    for (int i = 0; i < 5; ++i) {
        QTest::mouseClick(tap, Qt::LeftButton);
        now += 400'000'000;
    }
    QCOMPARE(tempo->value(), 150.0);
    tap->setFocus();
    now += 10'000'000'000;
    for (int i = 0; i < 4; ++i) {
        QTest::keyClick(tap, Qt::Key_Space);
        now += 600'000'000;
    }
    QCOMPARE(tempo->value(), 100.0);
    dialog.accept();
    QCOMPARE(document().timeNotes().tempo, (Tempo{100, 4, 0}));
}

void TestTimeRuler::tempoDialogSetsAndTakesAway()
{
    document().setPlayhead(37);
    {
        TempoDialog dialog(document());
        dialog.open();
        QVERIFY(!dialog.findChild<QPushButton *>(QStringLiteral("noTempo")));
        dialog.findChild<QDoubleSpinBox *>(QStringLiteral("beatsPerMinute"))->setValue(90);
        dialog.findChild<QSpinBox *>(QStringLiteral("beatsPerBar"))->setValue(3);
        QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("firstBeatHere")), Qt::LeftButton);
        QVERIFY(dialog.findChild<QLabel *>(QStringLiteral("tempoSummary"))
                    ->text()
                    .contains(QStringLiteral("60")));
        dialog.accept();
        QCOMPARE(document().timeNotes().tempo, (Tempo{90, 3, 37}));
    }
    // What the boxes cannot show stays as exact as it was.
    const Tempo exact{133.33333, 4, 1.0 / 3};
    QVERIFY(setTempo(document(), exact).isEmpty());
    {
        TempoDialog dialog(document());
        dialog.open();
        dialog.accept();
        QCOMPARE(document().timeNotes().tempo, exact);
    }
    TempoDialog dialog(document());
    dialog.open();
    QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("noTempo")), Qt::LeftButton);
    QVERIFY(!dialog.isVisible());
    QVERIFY(!document().timeNotes().tempo);
}

QTEST_MAIN(TestTimeRuler)
#include "tst_timeruler.moc"
