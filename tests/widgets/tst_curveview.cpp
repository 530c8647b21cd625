// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/bezier.h"
#include "tests/support/mouse.h"
#include "tests/support/smallmotions.h"
#include "widgets/curves/channelcolours.h"
#include "widgets/curves/curveplot.h"
#include "widgets/curves/curvetexts.h"
#include "widgets/curves/curveview.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLineEdit>
#include <QShortcut>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QVBoxLayout>

#include <memory>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

constexpr TrackRef bone2{TrackKind::Bone, 2};

/// A bone with keys at 0, 10, 20, 30 and one with keys at 0 and 15, whose x goes; a third with curves of all
/// sorts; a camera with keys at 0, 40, 41, 80.
Motion someMotion()
{
    Motion motion = motionOf(bone({{0}, {10, {1, 0, 0}}, {20, {2, 0, 0}}, {30, {3, 0, 0}}}));
    addBone(motion, bone({{0}, {15, {1, 0, 0}}}));
    addBone(motion, bone({{10, {1, 0, 0}, {}, withCurve(BoneChannel::X, {0, 127, 0, 127})},
                          {20, {2, 0, 0}, {}, withCurve(BoneChannel::X, {127, 0, 127, 0})},
                          {30, {3, 0, 0}, {}, withCurve(BoneChannel::X, {127, 0, 0, 127})}}));
    motion.camera = camera({{0}, {40, -30}, {41, -20}, {80, -10}});
    motion.nextOrder[std::size_t(RecordSection::Camera)] = 4;
    return motion;
}

CurvePoints curveAt(const Motion &motion, TrackRef track, quint32 frame, int channel)
{
    qsizetype row = 0;
    while (motion.frameAt(track, row) != frame)
        ++row;
    return curveOfKey(motion, track, row, channel);
}

CurveEditing only(int channel)
{
    CurveEditing editing;
    editing.channels = CurveChannels::one(channel);
    editing.linked = false;
    return editing;
}

double distance(const QColor &a, const QColor &b)
{
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
}

} // namespace

Q_DECLARE_METATYPE(furitsuke::TrackRef)

/// The curve editor's view on the screen, by real mouse and keyboard events.
class TestCurveView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void dragBendsOneChannel_data();
    void dragBendsOneChannel();
    void dragBendsAllChosenChannels();
    void relativeDragMovesEachKeysOwn();
    void othersSeeEachStep();
    void escapePutsBack();
    void modifiersCountDuringADrag();
    void losingTheKeyboardCancels();
    void pressBesideHandlesChangesNothing();
    void arrowKeysNudge();
    void tabGoesFromHandleToHandleAndOn();
    void pageKeysGoFromChannelToChannel();
    void channelThatMovesIsInFront();
    void arrowKeysAreTheWindowsWhereNothingIsSelected();
    void heldDocumentSaysWhy();
    void hiddenViewComputesNothing();
    void summaryIsMadeOnceForAPicture();
    void playheadComputesNoSummary();
    void playheadIsShownInItsSegment();
    void textsSayWhatIsEdited_data();
    void textsSayWhatIsEdited();
    void momentsSayWayAndSpeed();
    void toolTipNamesTheHandles();
    void cursorShowsWhatCanBeTaken();
    void curvesAndHandlesAreDrawn_data();
    void curvesAndHandlesAreDrawn();
    void manyCurvesAreDrawnOverOneAnother();
    void fitsAnySize_data();
    void fitsAnySize();
    void speedsBeyondTheAxisAreSaid();

private:
    void select(TrackRef track, const QList<quint32> &frames)
    {
        mDocument->setSelection(selected(motion(), track, frames));
        mView->grab();
    }
    QPointF at(int x, int y) const { return mView->geometry().point(x, y); }
    const Motion &motion() const { return mDocument->motion(); }
    int steps() const { return mDocument->undoStack().count(); }
    CurvePoints curve(quint32 frame, int channel = 0) const
    {
        return curveAt(motion(), bone0, frame, channel);
    }
    void key(int code, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(mView, Qt::Key(code), modifiers);
    }
    QString description()
    {
        mView->grab();
        return mView->accessibleDescription();
    }

    std::unique_ptr<MotionDocument> mDocument;
    std::unique_ptr<QWidget> mWindow;
    CurveView *mView = nullptr;
    QLineEdit *mBefore = nullptr;
    QLineEdit *mAfter = nullptr;
};

void TestCurveView::init()
{
    mDocument = std::make_unique<MotionDocument>();
    ReadResult content;
    content.motion = someMotion();
    mDocument->setContent(content);
    mWindow = std::make_unique<QWidget>();
    auto *layout = new QVBoxLayout(mWindow.get());
    mBefore = new QLineEdit;
    mAfter = new QLineEdit;
    mView = new CurveView(*mDocument);
    layout->addWidget(mBefore);
    layout->addWidget(mView, 1);
    layout->addWidget(mAfter);
    mWindow->resize(500, 560);
    mWindow->show();
    QVERIFY(activate(*mWindow));
    mView->setFocus();
}

void TestCurveView::cleanup()
{
    mWindow.reset();
    mDocument.reset();
}

void TestCurveView::dragBendsOneChannel_data()
{
    QTest::addColumn<TrackRef>("track");
    QTest::addColumn<int>("channel");
    QTest::addColumn<QList<quint32>>("frames");
    const QList<quint32> one = {20};
    const QList<quint32> many = {10, 20, 30};
    for (int c = 0; c < boneChannelCount; ++c) {
        QTest::addRow("bone %d, one key", c) << bone0 << c << one;
        QTest::addRow("bone %d, many keys", c) << bone0 << c << many;
    }
    for (int c = 0; c < cameraChannelCount; ++c) {
        QTest::addRow("camera %d, one key", c) << cameraTrack << c << QList<quint32>{40};
        QTest::addRow("camera %d, many keys", c) << cameraTrack << c << QList<quint32>{40, 41, 80};
    }
}

void TestCurveView::dragBendsOneChannel()
{
    QFETCH(const TrackRef, track);
    QFETCH(const int, channel);
    QFETCH(const QList<quint32>, frames);
    const Motion before = motion();
    mView->setEditing(only(channel));
    select(track, frames);
    QSignalSpy edited(mView, &CurveView::edited);
    play(*mView, drag(at(20, 20), at(64, 3)));
    play(*mView, drag(at(107, 107), at(127, 127) + QPointF(30, -50)));
    QCOMPARE(edited.count(), 2);
    QCOMPARE(edited[0][0].value<EditResult>().changed, frames.size());
    QCOMPARE(steps(), 2);
    const int channels = track.kind == TrackKind::Camera ? cameraChannelCount : boneChannelCount;
    for (qsizetype row = 0; row < motion().keyCount(track); ++row) {
        const quint32 frame = motion().frameAt(track, row);
        for (int c = 0; c < channels; ++c) {
            const bool changes = c == channel && frames.contains(frame);
            QCOMPARE(curveAt(motion(), track, frame, c),
                     changes ? (CurvePoints{64, 3, 127, 127}) : CurvePoints());
        }
    }
    mDocument->undoStack().undo();
    mDocument->undoStack().undo();
    QVERIFY(motion() == before);
}

void TestCurveView::dragBendsAllChosenChannels()
{
    KeySelection both = selected(motion(), bone0, {10});
    selectFrames(both, motion(), cameraTrack, {40});
    mDocument->setSelection(both);
    mView->grab();
    play(*mView, drag(at(107, 107), at(0, 127)));
    for (int c = 0; c < boneChannelCount; ++c)
        QCOMPARE(curve(10, c), (CurvePoints{20, 20, 0, 127}));
    for (int c = 0; c < cameraChannelCount; ++c)
        QCOMPARE(curveAt(motion(), cameraTrack, 40, c), (CurvePoints{20, 20, 0, 127}));
    QCOMPARE(steps(), 1);
}

void TestCurveView::relativeDragMovesEachKeysOwn()
{
    CurveEditing editing = only(0);
    editing.relative = true;
    mView->setEditing(editing);
    select(bone2, {10, 20, 30});
    // The handle is at the average of 0, 127 and 127, and of 127, 0 and 0.
    play(*mView, drag(at(85, 42), at(75, 52)));
    QCOMPARE(curveAt(motion(), bone2, 10, 0), (CurvePoints{0, 127, 0, 127}));
    QCOMPARE(curveAt(motion(), bone2, 20, 0), (CurvePoints{117, 10, 127, 0}));
    QCOMPARE(curveAt(motion(), bone2, 30, 0), (CurvePoints{117, 10, 0, 127}));
    QCOMPARE(steps(), 1);
    mDocument->undoStack().undo();
    QVERIFY(motion() == someMotion());
}

void TestCurveView::othersSeeEachStep()
{
    select(bone0, {10, 20, 30});
    QList<int> seen;
    connect(mDocument.get(), &MotionDocument::changed, this, [&] { seen.append(curve(20).x1); });
    CurveView other(*mDocument);
    const Gesture gesture = dragAlong({at(20, 20), at(30, 20), at(40, 20), at(50, 20)});
    QList<int> otherView;
    for (const PointerStep &step : gesture) {
        play(*mView, {step});
        otherView.append(other.summary().bone[0].average.x1);
        QCOMPARE(otherView.constLast(), curve(20).x1);
        QCOMPARE(mView->summary().bone[0].average.x1, curve(20).x1);
    }
    QVERIFY(seen.contains(30));
    QVERIFY(seen.contains(40));
    QCOMPARE(seen.constLast(), 50);
    QCOMPARE(steps(), 1);
}

void TestCurveView::escapePutsBack()
{
    select(bone2, {10, 20, 30});
    const Motion before = motion();
    Gesture gesture = drag(at(85, 42), at(10, 10));
    gesture.removeLast();
    mView->setEditing(only(0));
    mView->grab();
    QSignalSpy messages(mView, &CurveView::gestureMessage);
    play(*mView, gesture);
    QVERIFY(mView->isActive());
    QVERIFY(motion() != before);
    QVERIFY(messages.constLast()[0].toString().contains(QStringLiteral("3 key")));
    key(Qt::Key_Escape);
    QVERIFY(!mView->isActive());
    QVERIFY(motion() == before);
    QCOMPARE(steps(), 0);
    QCOMPARE(messages.constLast()[0].toString(), QString());
    // The button is still down.
    play(*mView, {{PointerStep::Move, at(50, 50)}, {PointerStep::Release, at(50, 50)}});
    QVERIFY(motion() == before);
    QCOMPARE(mDocument->selection().count(), 3);
}

void TestCurveView::modifiersCountDuringADrag()
{
    select(bone0, {10});
    play(*mView, {{PointerStep::Press, at(20, 20)}, {PointerStep::Move, at(61, 45)}});
    QCOMPARE(curve(10), (CurvePoints{61, 45, 107, 107}));
    QTest::keyPress(mView, Qt::Key_Shift);
    QCOMPARE(curve(10), (CurvePoints{61, 20, 107, 107}));
    QTest::keyRelease(mView, Qt::Key_Shift, Qt::ShiftModifier);
    QCOMPARE(curve(10), (CurvePoints{61, 45, 107, 107}));
    QTest::keyPress(mView, Qt::Key_Control);
    QCOMPARE(curve(10), (CurvePoints{64, 48, 107, 107}));
    QTest::keyRelease(mView, Qt::Key_Control, Qt::ControlModifier);
    play(*mView, {{PointerStep::Release, at(61, 45)}});
    QCOMPARE(curve(10), (CurvePoints{61, 45, 107, 107}));
    QCOMPARE(steps(), 1);
}

void TestCurveView::losingTheKeyboardCancels()
{
    select(bone0, {10});
    play(*mView, {{PointerStep::Press, at(20, 20)}, {PointerStep::Move, at(61, 45)}});
    mAfter->setFocus();
    QVERIFY(!mView->isActive());
    QVERIFY(motion() == someMotion());
}

void TestCurveView::pressBesideHandlesChangesNothing()
{
    select(bone0, {10});
    QSignalSpy edited(mView, &CurveView::edited);
    play(*mView, drag(at(64, 64), at(20, 100)));
    play(*mView, click(at(20, 20)));
    QVERIFY(motion() == someMotion());
    QCOMPARE(steps(), 0);
    QCOMPARE(edited.count(), 0);
}

void TestCurveView::arrowKeysNudge()
{
    select(bone0, {10, 30});
    QVERIFY(mView->currentHandle() == CurveEnd::Start);
    key(Qt::Key_Right);
    key(Qt::Key_Up);
    key(Qt::Key_Up, Qt::ShiftModifier);
    key(Qt::Key_Left, Qt::ShiftModifier);
    key(Qt::Key_Down);
    for (int c = 0; c < boneChannelCount; ++c)
        QCOMPARE(curve(30, c), (CurvePoints{13, 28, 107, 107}));
    QCOMPARE(curve(20), CurvePoints());
    QCOMPARE(steps(), 1);
    key(Qt::Key_End);
    key(Qt::Key_Home, Qt::ShiftModifier);
    QCOMPARE(curve(10), (CurvePoints{127, 0, 107, 107}));
    key(Qt::Key_Home);
    key(Qt::Key_End, Qt::ShiftModifier);
    QCOMPARE(curve(10), (CurvePoints{0, 127, 107, 107}));
    QCOMPARE(steps(), 1);
    mDocument->undoStack().undo();
    QVERIFY(motion() == someMotion());
    // Another row after the keyboard was elsewhere.
    key(Qt::Key_Right);
    mAfter->setFocus();
    mView->setFocus();
    key(Qt::Key_Right);
    QCOMPARE(curve(10).x1, 22);
    QCOMPARE(steps(), 2);
}

void TestCurveView::tabGoesFromHandleToHandleAndOn()
{
    select(bone0, {10});
    mBefore->setFocus();
    QSignalSpy handles(mView, &CurveView::handleChanged);
    QTest::keyClick(mBefore, Qt::Key_Tab);
    QVERIFY(mView->hasFocus());
    QVERIFY(mView->currentHandle() == CurveEnd::Start);
    key(Qt::Key_Tab);
    QVERIFY(mView->hasFocus());
    QVERIFY(mView->currentHandle() == CurveEnd::End);
    QTRY_VERIFY(handles.count() > 0);
    key(Qt::Key_Down);
    QCOMPARE(curve(10), (CurvePoints{20, 20, 107, 106}));
    key(Qt::Key_Tab);
    QVERIFY(mAfter->hasFocus());
    QTest::keyClick(mAfter, Qt::Key_Backtab);
    QVERIFY(mView->hasFocus());
    QVERIFY(mView->currentHandle() == CurveEnd::End);
    key(Qt::Key_Backtab);
    QVERIFY(mView->currentHandle() == CurveEnd::Start);
    key(Qt::Key_Backtab);
    QVERIFY(mBefore->hasFocus());
    // Without handles there is nothing to stop at.
    mDocument->setSelection({});
    QTest::keyClick(mBefore, Qt::Key_Tab);
    key(Qt::Key_Tab);
    QVERIFY(mAfter->hasFocus());
}

void TestCurveView::pageKeysGoFromChannelToChannel()
{
    select(bone0, {10});
    CurveEditing apart;
    apart.linked = false;
    apart.channels = CurveChannels::one(0) | CurveChannels::one(2) | CurveChannels::one(3);
    mView->setEditing(apart);
    QCOMPARE(mView->currentChannel()->number, 0);
    key(Qt::Key_PageDown);
    QCOMPARE(mView->currentChannel()->number, 2);
    key(Qt::Key_Right);
    QCOMPARE(curve(10, 2), (CurvePoints{21, 20, 107, 107}));
    QCOMPARE(curve(10, 0), CurvePoints());
    key(Qt::Key_PageDown);
    key(Qt::Key_PageDown);
    QCOMPARE(mView->currentChannel()->number, 0);
    key(Qt::Key_PageUp);
    QCOMPARE(mView->currentChannel()->number, 3);
}

void TestCurveView::arrowKeysAreTheWindowsWhereNothingIsSelected()
{
    int stepped = 0;
    const QShortcut shortcut(Qt::Key_Right, mWindow.get(), [&] { ++stepped; });
    select(bone0, {10});
    key(Qt::Key_Right);
    QCOMPARE(stepped, 0);
    QCOMPARE(curve(10).x1, 21);
    mDocument->setSelection({});
    key(Qt::Key_Right);
    QCOMPARE(stepped, 1);
}

void TestCurveView::heldDocumentSaysWhy()
{
    select(bone0, {10});
    mDocument->setHeld(true);
    QSignalSpy edited(mView, &CurveView::edited);
    play(*mView, drag(at(20, 20), at(64, 3)));
    key(Qt::Key_Right);
    QCOMPARE(edited.count(), 2);
    QCOMPARE(edited[0][0].value<EditResult>().error, mDocument->heldFault());
    mDocument->setHeld(false);
    QVERIFY(motion() == someMotion());
}

void TestCurveView::hiddenViewComputesNothing()
{
    mView->hide();
    QTest::qWait(0);
    const qsizetype made = mView->summariesMade();
    QSignalSpy summaries(mView, &CurveView::summaryChanged);
    mDocument->setSelection(selected(motion(), bone0, {10, 20}));
    setSelectedCurves(*mDocument, CurveChannels::all(), {1, 2, 3, 4});
    mDocument->setPlayhead(15);
    QCoreApplication::processEvents();
    QCOMPARE(mView->summariesMade(), made);
    QCOMPARE(summaries.count(), 0);
    // Whoever asks is told the truth.
    QCOMPARE(mView->summary().bone[0].common, CurvePoints({1, 2, 3, 4}));
    QCOMPARE(mView->summariesMade(), made + 1);
    mView->show();
    QTRY_COMPARE(summaries.count(), 1);
}

void TestCurveView::summaryIsMadeOnceForAPicture()
{
    QCoreApplication::processEvents();
    const qsizetype made = mView->summariesMade();
    QSignalSpy summaries(mView, &CurveView::summaryChanged);
    for (const quint32 frame : {10, 20, 30})
        mDocument->setSelection(selected(motion(), bone0, {frame}));
    setSelectedCurves(*mDocument, CurveChannels::all(), {1, 2, 3, 4});
    QCOMPARE(mView->summariesMade(), made);
    QTRY_COMPARE(summaries.count(), 1);
    mView->grab();
    QCOMPARE(mView->summary().segment->to, 30);
    QCOMPARE(mView->summariesMade(), made + 1);
    QCOMPARE(summaries.count(), 1);
}

void TestCurveView::playheadComputesNoSummary()
{
    select(bone0, {10});
    const qsizetype made = mView->summariesMade();
    for (int frame = 0; frame < 10; ++frame) {
        mDocument->setPlayhead(frame);
        mView->grab();
    }
    QCOMPARE(mView->summariesMade(), made);
}

void TestCurveView::playheadIsShownInItsSegment()
{
    mAfter->setFocus();
    select(bone0, {10});
    mDocument->setPlayhead(25);
    const QImage without = mView->grab().toImage();
    mDocument->setPlayhead(8);
    const QImage with = mView->grab().toImage();
    const double ratio = with.devicePixelRatio();
    const auto differs = [&](int time, int way) {
        const QPoint point = (at(time, way) * ratio).toPoint();
        double most = 0;
        for (int dx = -2; dx <= 2; ++dx)
            most = qMax(most, distance(with.pixelColor(point + QPoint(dx, 0)),
                                       without.pixelColor(point + QPoint(dx, 0))));
        return most > 40;
    };
    // 80 % of 127, beside the curve.
    QVERIFY(differs(102, 40));
    QVERIFY(!differs(60, 40));
    // Neither the only selected key's segment nor any other's.
    mDocument->setSelection(KeySelection::all(motion()));
    mDocument->setPlayhead(25);
    const QImage several = mView->grab().toImage();
    mDocument->setPlayhead(8);
    QCOMPARE(mView->grab().toImage(), several);
}

void TestCurveView::textsSayWhatIsEdited_data()
{
    QTest::addColumn<QList<TrackRef>>("tracks");
    QTest::addColumn<QList<quint32>>("frames");
    QTest::addColumn<QString>("expected");
    using Frames = QList<quint32>;
    using Tracks = QList<TrackRef>;
    QTest::newRow("nothing") << Tracks() << Frames()
                             << QStringLiteral("Select bone or camera keys to see and bend their curves.");
    QTest::newRow("one key") << Tracks{bone0} << Frames{20} << QStringLiteral("bone0: frames 10 to 20. ");
    QTest::newRow("first key") << Tracks{bone2} << Frames{10}
                               << QStringLiteral("bone2: frames 0 (rest) to 10. ");
    QTest::newRow("frame 0") << Tracks{bone0} << Frames{0}
                             << QStringLiteral("bone0: frame 0, no way leads there. ");
    QTest::newRow("cut") << Tracks{cameraTrack} << Frames{41}
                         << QStringLiteral("Camera: frames 40 to 41, a cut. ");
    QTest::newRow("some keys") << Tracks{bone0} << Frames{10, 20} << QStringLiteral("bone0: 2 key(s). ");
    QTest::newRow("several tracks") << Tracks{bone0, bone1, cameraTrack} << Frames{0, 15, 20}
                                    << QStringLiteral("5 key(s) on 3 track(s). ");
}

void TestCurveView::textsSayWhatIsEdited()
{
    QFETCH(const QList<TrackRef>, tracks);
    QFETCH(const QList<quint32>, frames);
    QFETCH(const QString, expected);
    KeySelection selection;
    for (const TrackRef track : tracks)
        selectFrames(selection, motion(), track, frames);
    mDocument->setSelection(selection);
    const QString text = description();
    QVERIFY2(text.startsWith(expected), qPrintable(text));
}

void TestCurveView::momentsSayWayAndSpeed()
{
    const auto text = [this](TrackRef track, quint32 frame, qint64 playhead, KindChannel channel) {
        const auto segment = segmentAt(motion(), selected(motion(), track, {frame}), playhead);
        const double time = double(playhead - segment->from) / double(segment->to - segment->from);
        return momentText(motion(), {*segment, time}, channel, channel.kind == TrackKind::Camera);
    };
    QCOMPARE(text(bone0, 10, 3, {}), QStringLiteral("30 % of the way, 1.0 × the mean speed"));
    QCOMPARE(text(bone2, 30, 20, {}), QStringLiteral("0 % of the way, 0.0 × the mean speed"));
    QCOMPARE(text(bone2, 10, 0, {}), QStringLiteral("0 % of the way, infinitely fast"));
    QCOMPARE(text(bone2, 30, 25, {}), QStringLiteral("50 % of the way, infinitely fast"));
    QCOMPARE(text(bone0, 10, 3, {TrackKind::Bone, 3}), QStringLiteral("Rotation does not move here"));
    QCOMPARE(text(cameraTrack, 40, 10, {TrackKind::Camera, 4}),
             QStringLiteral("Distance: 25 % of the way, 1.0 × the mean speed"));
}

void TestCurveView::toolTipNamesTheHandles()
{
    const auto toolTip = [this](QPointF point) {
        QHelpEvent event(QEvent::ToolTip, point.toPoint(), mView->mapToGlobal(point.toPoint()));
        QApplication::sendEvent(mView, &event);
        return QToolTip::text();
    };
    select(bone0, {10});
    QVERIFY(toolTip(at(20, 20)).startsWith(QStringLiteral("X, Y, Z, rotation, start of the curve: 20, 20")));
    mView->setEditing(only(0));
    select(bone2, {10, 20, 30});
    QVERIFY(
        toolTip(at(85, 42)).startsWith(QStringLiteral("X, start of the curve: mixed, 85, 42 on average")));
}

void TestCurveView::cursorShowsWhatCanBeTaken()
{
    select(bone0, {10});
    hover(*mView, at(60, 80));
    QCOMPARE(mView->cursor().shape(), Qt::ArrowCursor);
    hover(*mView, at(20, 20));
    QCOMPARE(mView->cursor().shape(), Qt::OpenHandCursor);
    play(*mView, {{PointerStep::Press, at(20, 20)}});
    QCOMPARE(mView->cursor().shape(), Qt::ClosedHandCursor);
    play(*mView, {{PointerStep::Move, at(40, 90)}, {PointerStep::Release, at(40, 90)}});
    QCOMPARE(mView->cursor().shape(), Qt::OpenHandCursor);
}

void TestCurveView::curvesAndHandlesAreDrawn_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestCurveView::curvesAndHandlesAreDrawn()
{
    QFETCH(const bool, dark);
    QPalette palette = mView->palette();
    palette.setColor(QPalette::Base, dark ? QColor(30, 32, 36) : QColor(Qt::white));
    palette.setColor(QPalette::Text, dark ? QColor(Qt::white) : QColor(Qt::black));
    mView->setPalette(palette);
    mAfter->setFocus();
    mView->setEditing(only(0));
    const auto nearest = [this](const QImage &image, QPointF place, const QColor &colour) {
        double least = 1000;
        const QPoint point = (place * image.devicePixelRatio()).toPoint();
        for (int dx = -2; dx <= 2; ++dx) {
            for (int dy = -2; dy <= 2; ++dy)
                least = qMin(least, distance(image.pixelColor(point + QPoint(dx, dy)), colour));
        }
        return least;
    };
    for (const quint32 frame : {10u, 20u, 30u}) {
        select(bone2, {frame});
        const QImage image = mView->grab().toImage();
        const CurvePoints curve = curveAt(motion(), bone2, frame, 0);
        const QColor red = channelColour(0, dark);
        for (const double t : {0.25, 0.5, 0.75}) {
            const CurvePosition way = curvePosition(curve, t);
            QVERIFY(nearest(image, mView->geometry().point(127 * way.x, 127 * way.y), red) < 90);
        }
        for (const CurveEnd end : {CurveEnd::Start, CurveEnd::End}) {
            const QPointF handle = mView->geometry().point(controlPoint(curve, end)) - QPointF(5, 0);
            QVERIFY(nearest(image, handle, red) < 40);
        }
        QVERIFY(nearest(image, at(95, 30), palette.color(QPalette::Base)) < 20);
    }
}

void TestCurveView::manyCurvesAreDrawnOverOneAnother()
{
    // Two hundred keys: every one of their curves passes somewhere, and nothing is where none does.
    KeyColumns<BoneKey> keys;
    for (quint32 i = 0; i < 200; ++i) {
        const CurvePoints low{quint8(60 + i % 60), 0, 127, quint8(i / 2)};
        keys.append(BoneRecord{10 * i, {float(i), 0, 0}, {}, withCurve(BoneChannel::X, low)}.key(i));
    }
    ReadResult content;
    content.motion = motionOf(keys);
    mDocument->setContent(content);
    mView->setEditing(only(0));
    mAfter->setFocus();
    mDocument->setSelection(KeySelection::all(motion()));
    const QImage image = mView->grab().toImage();
    const auto reddish = [&](double x, double y) {
        const QColor colour =
            image.pixelColor((mView->geometry().point(x, y) * image.devicePixelRatio()).toPoint());
        return colour.red() - colour.blue();
    };
    int inked = 0;
    int above = 0;
    for (int x = 8; x < 120; ++x) {
        for (int y = 8; y < 120; ++y) {
            if (y > x + 6)
                above += reddish(x, y) > 12;
            else if (y < x - 20 && x > 60)
                inked += reddish(x, y) > 12;
        }
    }
    QVERIFY(inked > 1200);
    QVERIFY2(above < 40, qPrintable(QString::number(above)));
}

void TestCurveView::fitsAnySize_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("least");
    QTest::newRow("least") << QSize(160, 160) << 30;
    QTest::newRow("small") << QSize(280, 280) << 150;
    QTest::newRow("wide") << QSize(700, 300) << 150;
    QTest::newRow("large") << QSize(700, 600) << 400;
}

void TestCurveView::fitsAnySize()
{
    QFETCH(const QSize, size);
    QFETCH(const int, least);
    for (const bool speed : {false, true}) {
        CurveView view(*mDocument);
        CurveEditing editing;
        editing.speed = speed;
        view.setEditing(editing);
        view.resize(size);
        mDocument->setSelection(selected(motion(), bone2, {30}));
        view.show();
        view.grab();
        const QRectF square = view.geometry().square;
        QVERIFY(square.width() >= least);
        QCOMPARE(square.width(), square.height());
        // Handles in the corners are seen whole, below the text and above that at the foot.
        const int line = view.fontMetrics().height();
        const QRectF room = QRectF(view.rect()).adjusted(8, line + 8, -8, -line - 4);
        QVERIFY(room.contains(square));
    }
}

void TestCurveView::speedsBeyondTheAxisAreSaid()
{
    struct Case
    {
        CurvePoints curve;
        double top;
        bool cut;
        bool infinite;
    };
    const QList<Case> cases = {
        {{}, 2, false, false},
        {{42, 0, 85, 127}, 2, false, false},
        {{127, 0, 0, 127}, 8, true, true},
        {{0, 127, 0, 127}, 8, true, true},
        {{127, 0, 127, 0}, 8, true, true},
        {{4, 60, 80, 120}, 8, true, false},
    };
    for (const Case &expected : cases) {
        CurvePlot plot;
        plot.setLook(mView->palette(), mView->font());
        plot.layOut({400, 400}, 20, 20, true);
        plot.setCurves({{{}, expected.curve}});
        plot.refresh();
        QCOMPARE(plot.topSpeed(), expected.top);
        QCOMPARE(plot.isCut(), expected.cut);
        QCOMPARE(plot.isInfinite(), expected.infinite);
        plot.layOut({400, 400}, 20, 20, false);
        plot.refresh();
        QVERIFY(!plot.isCut());
    }
    QVERIFY(speedNote(true, true, 8).contains(QStringLiteral("Infinite")));
    QVERIFY(speedNote(true, false, 8).contains(QStringLiteral("8")));
    QVERIFY(speedNote(false, false, 8).isEmpty());
}

void TestCurveView::channelThatMovesIsInFront()
{
    Motion motion =
        motionOf(bone({{0},
                       {.frame = 10, .position = {0, 2, 0}},
                       {.frame = 20, .position = {0, 2, 0}, .rotation = turnedBy({0, 1, 0}, 30)}}));
    ReadResult content;
    content.motion = motion;
    mDocument->setContent(content);
    select(bone0, {10});
    QCOMPARE(mView->currentChannel()->number, 1);
    select(bone0, {20});
    QCOMPARE(mView->currentChannel()->number, 3);
    // The front handle is the one that is taken where all lie in one place.
    CurveEditing apart = mView->editing();
    apart.linked = false;
    mView->setEditing(apart);
    play(*mView, drag(at(20, 20), at(60, 0)));
    QCOMPARE(curve(20, 3), (CurvePoints{60, 0, 107, 107}));
    QCOMPARE(curve(20, 0), CurvePoints());
    // What was chosen by hand stays.
    key(Qt::Key_PageUp);
    QCOMPARE(mView->currentChannel()->number, 2);
    select(bone0, {10});
    QCOMPARE(mView->currentChannel()->number, 2);
}

QTEST_MAIN(TestCurveView)
#include "tst_curveview.moc"
