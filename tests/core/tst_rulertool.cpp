// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/rulertool.h"
#include "tests/support/motions.h"

#include <QTest>

#include <limits>

using namespace furitsuke;
using namespace furitsuke::test;

using Part = RulerHit::Part;

/// Where things are in a time ruler, and what is dragged there.
class TestRulerTool : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void flagsNeverReachOverTheNext();
    void flagsThatShareAColumnAreOne();
    void flagsAreThoseInView();
    void whatIsUnderAPoint_data();
    void whatIsUnderAPoint();
    void endsOfANarrowRangeCanBothBeTaken();
    void numbersMoveThePlayheadAtOnce();
    void cancelBringsThePlayheadBack();
    void clicksMoveThePlayhead_data();
    void clicksMoveThePlayhead();
    void markersMoveOnRelease();
    void aMarkerIsNotDroppedOnAnother();
    void markersStayInsideAllFrames();
    void rangesAreDragged_data();
    void rangesAreDragged();
    void cancelledDragsChangeNothing();
    void playingWaitsForTheHand();
    void beatLinesKeepTheirDistance_data();
    void beatLinesKeepTheirDistance();
    void tickLinesKeepTheirDistance();

private:
    static double textWidth(const QString &text) { return double(text.size()) * 7; }
    QList<RulerFlag> flags() const
    {
        return rulerFlags(mGeometry, mDocument->timeNotes().markers, textWidth);
    }
    RulerHit hit(QPointF point) const
    {
        return rulerHit(mGeometry, mDocument->timeNotes().markers, flags(), mPlayback->range(), point);
    }
    QPointF at(double frame, Part part) const
    {
        double y = 5;
        if (part == Part::Marker || part == Part::Markers)
            y = mGeometry.numbersBottom() + 5;
        else if (part != Part::Numbers)
            y = mGeometry.markersBottom() + 4;
        return {mGeometry.scale.xOf(frame), y};
    }
    void press(double frame, Part part) { mTool->press(mGeometry, hit(at(frame, part)), at(frame, part)); }
    QString drag(double from, double to, Part part)
    {
        press(from, part);
        mTool->move(mGeometry, at((from + to) / 2, part));
        mTool->move(mGeometry, at(to, part));
        return mTool->release(mGeometry, at(to, part));
    }
    QList<quint32> frames() const
    {
        QList<quint32> list;
        for (const Marker &marker : mDocument->timeNotes().markers)
            list.append(marker.frame);
        return list;
    }

    RulerGeometry mGeometry;
    qint64 mNow = 0;
    std::unique_ptr<MotionDocument> mDocument;
    std::unique_ptr<PlaybackClock> mPlayback;
    std::unique_ptr<RulerTool> mTool;
};

void TestRulerTool::init()
{
    mTool.reset();
    mPlayback.reset();
    mDocument = std::make_unique<MotionDocument>();
    mDocument->setContent(readMotion(longMotionFile(2, 400)));
    TimeNotes notes;
    notes = withMarker(notes, {20, QStringLiteral("verse"), 0xff4f9be8});
    notes = withMarker(notes, {50, QStringLiteral("chorus"), 0xff4f9be8});
    mDocument->initTimeNotes(notes);
    mPlayback = std::make_unique<PlaybackClock>(*mDocument, [this] { return mNow; });
    mTool = std::make_unique<RulerTool>(*mDocument, *mPlayback);
    mGeometry = {};
    mGeometry.scale.fit(0, 100, 1000);
    mGeometry.width = 1000;
}

void TestRulerTool::flagsNeverReachOverTheNext()
{
    TimeNotes notes;
    for (const quint32 frame : {0u, 1u, 3u, 10u, 40u, 99u}) {
        notes = withMarker(notes, {frame, QStringLiteral("a rather long name of a marker"), 0xff000000});
    }
    for (double factor = 0.05; factor < 20; factor *= 1.3) {
        RulerGeometry geometry = mGeometry;
        geometry.scale.zoomAt(24, factor);
        const QList<RulerFlag> shown = rulerFlags(geometry, notes.markers, textWidth);
        QVERIFY(!shown.isEmpty());
        for (qsizetype i = 0; i < shown.size(); ++i) {
            QVERIFY(shown[i].rect.width() >= 1);
            QVERIFY(shown[i].rect.width() <= 180);
            if (i + 1 < shown.size())
                QVERIFY(shown[i].rect.right() <= shown[i + 1].rect.left());
        }
    }
}

void TestRulerTool::flagsThatShareAColumnAreOne()
{
    TimeNotes notes;
    for (quint32 frame = 0; frame < 5000; ++frame)
        notes = withMarker(notes, {frame, QString(), 0xff000000});
    RulerGeometry geometry = mGeometry;
    geometry.scale.fit(0, 5000, 1000);
    const QList<RulerFlag> shown = rulerFlags(geometry, notes.markers, textWidth);
    QVERIFY(shown.size() <= 1000);
    QVERIFY(shown.size() > 900);
}

void TestRulerTool::flagsAreThoseInView()
{
    QCOMPARE(flags().size(), 2);
    // The flag of one that is scrolled out reaches in by its name.
    mGeometry.scale.setLeftFrame(21);
    QCOMPARE(flags().first().index, 0);
    QVERIFY(flags().first().rect.left() < 0);
    mGeometry.scale.setLeftFrame(45);
    QCOMPARE(flags().size(), 1);
    QCOMPARE(flags().first().index, 1);
    mGeometry.scale.setLeftFrame(90);
    QVERIFY(flags().isEmpty());
}

void TestRulerTool::whatIsUnderAPoint_data()
{
    QTest::addColumn<double>("frame");
    QTest::addColumn<int>("lane");
    QTest::addColumn<int>("part");
    QTest::addColumn<qint64>("marker");
    const auto row = [](const char *tag, double frame, Part lane, Part part, qint64 marker = -1) {
        QTest::newRow(tag) << frame << int(lane) << int(part) << marker;
    };
    row("numbers", 20, Part::Numbers, Part::Numbers);
    row("pole", 20, Part::Marker, Part::Marker, 20);
    row("name", 22, Part::Marker, Part::Marker, 20);
    row("between flags", 40, Part::Marker, Part::Markers);
    row("second flag", 51, Part::Marker, Part::Marker, 50);
    row("outside the range", 10, Part::Range, Part::Range);
    row("first end", 30, Part::Range, Part::RangeFirst);
    row("last end", 60, Part::Range, Part::RangeLast);
    row("middle", 45, Part::Range, Part::RangeMiddle);
    row("after the range", 70, Part::Range, Part::Range);
}

void TestRulerTool::whatIsUnderAPoint()
{
    QFETCH(double, frame);
    QFETCH(int, lane);
    QFETCH(int, part);
    QFETCH(qint64, marker);
    mPlayback->setRange(FrameRange{30, 60});
    const RulerHit found = hit(at(frame, Part(lane)));
    QCOMPARE(int(found.part), part);
    QCOMPARE(found.marker, marker);
}

void TestRulerTool::endsOfANarrowRangeCanBothBeTaken()
{
    mPlayback->setRange(FrameRange{30, 30});
    const double x = mGeometry.scale.xOf(30);
    const double y = mGeometry.markersBottom() + 4;
    QCOMPARE(int(hit({x - 2, y}).part), int(Part::RangeFirst));
    QCOMPARE(int(hit({x + 2, y}).part), int(Part::RangeLast));
    QCOMPARE(int(hit({x + 20, y}).part), int(Part::Range));
    mPlayback->setRange(FrameRange{30, 31});
    QCOMPARE(int(hit({x, y}).part), int(Part::RangeFirst));
    QCOMPARE(int(hit({mGeometry.scale.xOf(31), y}).part), int(Part::RangeLast));
    QCOMPARE(int(hit({mGeometry.scale.xOf(30.5), y}).part), int(Part::RangeMiddle));
}

void TestRulerTool::numbersMoveThePlayheadAtOnce()
{
    press(33.4, Part::Numbers);
    QCOMPARE(mDocument->playhead(), 33);
    mTool->move(mGeometry, at(40.6, Part::Numbers));
    QCOMPARE(mDocument->playhead(), 41);
    QCOMPARE(mTool->draggedTo(), 41);
    mTool->move(mGeometry, at(-50, Part::Numbers));
    QCOMPARE(mDocument->playhead(), 0);
    QCOMPARE(mTool->release(mGeometry, at(1, Part::Numbers)), QString());
    QCOMPARE(mDocument->playhead(), 1);
    QVERIFY(!mTool->isActive());
    QCOMPARE(mDocument->undoStack().count(), 0);
}

void TestRulerTool::cancelBringsThePlayheadBack()
{
    mDocument->setPlayhead(7);
    press(33, Part::Numbers);
    mTool->cancel();
    QCOMPARE(mDocument->playhead(), 7);
    mTool->move(mGeometry, at(60, Part::Numbers));
    mTool->release(mGeometry, at(60, Part::Numbers));
    QCOMPARE(mDocument->playhead(), 7);
}

void TestRulerTool::clicksMoveThePlayhead_data()
{
    QTest::addColumn<double>("frame");
    QTest::addColumn<int>("lane");
    QTest::addColumn<qint64>("playhead");
    QTest::newRow("flag") << 22.0 << int(Part::Marker) << qint64(20);
    QTest::newRow("beside flags") << 40.0 << int(Part::Markers) << qint64(40);
    QTest::newRow("strip") << 10.0 << int(Part::Range) << qint64(10);
    QTest::newRow("end of the range") << 30.0 << int(Part::Range) << qint64(30);
    QTest::newRow("middle of the range") << 45.0 << int(Part::Range) << qint64(45);
}

void TestRulerTool::clicksMoveThePlayhead()
{
    QFETCH(double, frame);
    QFETCH(int, lane);
    QFETCH(qint64, playhead);
    mPlayback->setRange(FrameRange{30, 60});
    press(frame, Part(lane));
    // A hand trembles.
    mTool->move(mGeometry, at(frame, Part(lane)) + QPointF(2, 1));
    mTool->release(mGeometry, at(frame, Part(lane)) + QPointF(2, 1));
    QCOMPARE(mDocument->playhead(), playhead);
    QCOMPARE(*mPlayback->range(), (FrameRange{30, 60}));
    QCOMPARE(frames(), (QList<quint32>{20, 50}));
    QCOMPARE(mDocument->undoStack().count(), 0);
}

void TestRulerTool::markersMoveOnRelease()
{
    press(22, Part::Marker);
    mTool->move(mGeometry, at(30.3, Part::Marker));
    // Taken at its flag two frames behind the pole.
    QCOMPARE(mTool->draggedMarker(), 20);
    QCOMPARE(mTool->draggedTo(), 28);
    QCOMPARE(mTool->shownMarkers().first().frame, 28u);
    QCOMPARE(frames(), (QList<quint32>{20, 50}));
    QCOMPARE(mTool->release(mGeometry, at(72, Part::Marker)), QString());
    QCOMPARE(frames(), (QList<quint32>{50, 70}));
    QCOMPARE(mDocument->undoStack().count(), 1);
    mDocument->undoStack().undo();
    QCOMPARE(frames(), (QList<quint32>{20, 50}));
    // There and back is no step.
    mDocument->undoStack().clear();
    press(20, Part::Marker);
    mTool->move(mGeometry, at(60, Part::Marker));
    mTool->release(mGeometry, at(20, Part::Marker));
    QCOMPARE(mDocument->undoStack().count(), 0);
}

void TestRulerTool::aMarkerIsNotDroppedOnAnother()
{
    press(20, Part::Marker);
    mTool->move(mGeometry, at(50, Part::Marker));
    QVERIFY(mTool->isRefused());
    QCOMPARE(mTool->shownMarkers(), mDocument->timeNotes().markers);
    QVERIFY(!mTool->release(mGeometry, at(50, Part::Marker)).isEmpty());
    QCOMPARE(frames(), (QList<quint32>{20, 50}));
    QCOMPARE(drag(20, 51, Part::Marker), QString());
    QCOMPARE(frames(), (QList<quint32>{50, 51}));
}

void TestRulerTool::markersStayInsideAllFrames()
{
    QCOMPARE(drag(50, -80, Part::Marker), QString());
    QCOMPARE(frames(), (QList<quint32>{0, 20}));
    constexpr quint32 latest = std::numeric_limits<quint32>::max();
    mDocument->initTimeNotes({});
    mDocument->undoStack().clear();
    mDocument->initTimeNotes(withMarker({}, {latest - 3, QStringLiteral("end"), 0xff000000}));
    mGeometry.scale.setLeftFrame(latest - 20);
    QCOMPARE(drag(latest - 3, double(latest) + 50, Part::Marker), QString());
    QCOMPARE(frames(), QList<quint32>{latest});
}

void TestRulerTool::rangesAreDragged_data()
{
    QTest::addColumn<double>("from");
    QTest::addColumn<double>("to");
    QTest::addColumn<qint64>("first");
    QTest::addColumn<qint64>("last");
    // The range is 30 to 60.
    QTest::newRow("first end") << 30.0 << 40.2 << qint64(40) << qint64(60);
    QTest::newRow("first end before 0") << 30.0 << -40.0 << qint64(0) << qint64(60);
    QTest::newRow("first end over the last") << 30.0 << 80.0 << qint64(60) << qint64(80);
    QTest::newRow("last end") << 60.0 << 95.0 << qint64(30) << qint64(95);
    QTest::newRow("last end over the first") << 60.0 << 10.0 << qint64(10) << qint64(30);
    QTest::newRow("last end onto the first") << 60.0 << 30.0 << qint64(30) << qint64(30);
    QTest::newRow("middle") << 45.0 << 55.0 << qint64(40) << qint64(70);
    QTest::newRow("middle before 0") << 45.0 << -55.0 << qint64(0) << qint64(30);
    QTest::newRow("another one") << 70.0 << 90.0 << qint64(70) << qint64(90);
    QTest::newRow("another one backwards") << 20.0 << 5.0 << qint64(5) << qint64(20);
}

void TestRulerTool::rangesAreDragged()
{
    QFETCH(double, from);
    QFETCH(double, to);
    QFETCH(qint64, first);
    QFETCH(qint64, last);
    mPlayback->setRange(FrameRange{30, 60});
    press(from, Part::Range);
    mTool->move(mGeometry, at(to, Part::Range));
    QCOMPARE(*mTool->shownRange(), (FrameRange{first, last}));
    QCOMPARE(*mPlayback->range(), (FrameRange{30, 60}));
    mTool->release(mGeometry, at(to, Part::Range));
    QCOMPARE(*mPlayback->range(), (FrameRange{first, last}));
    QCOMPARE(mDocument->undoStack().count(), 0);
    QCOMPARE(mDocument->playhead(), 0);
}

void TestRulerTool::cancelledDragsChangeNothing()
{
    press(20, Part::Marker);
    mTool->move(mGeometry, at(40, Part::Marker));
    mTool->cancel();
    mTool->release(mGeometry, at(40, Part::Marker));
    QCOMPARE(frames(), (QList<quint32>{20, 50}));
    press(20, Part::Range);
    mTool->move(mGeometry, at(40, Part::Range));
    mTool->cancel();
    QVERIFY(!mTool->shownRange());
    QVERIFY(!mPlayback->range());
    QVERIFY(!mTool->isActive());
}

void TestRulerTool::playingWaitsForTheHand()
{
    mPlayback->play();
    press(30, Part::Numbers);
    mNow += 1'000'000'000;
    mPlayback->tick();
    QCOMPARE(mDocument->playhead(), 30);
    mTool->release(mGeometry, at(30, Part::Numbers));
    mNow += 100'000'000;
    mPlayback->tick();
    QCOMPARE(mDocument->playhead(), 33);
    press(10, Part::Numbers);
    mTool->cancel();
    mNow += 100'000'000;
    mPlayback->tick();
    QCOMPARE(mDocument->playhead(), 36);
}

void TestRulerTool::beatLinesKeepTheirDistance_data()
{
    QTest::addColumn<double>("bpm");
    QTest::addColumn<int>("beats");
    for (const double bpm : {1.0, 60.0, 128.0, 999.0}) {
        for (const int beats : {1, 3, 4, 32})
            QTest::addRow("%g, %d", bpm, beats) << bpm << beats;
    }
}

void TestRulerTool::beatLinesKeepTheirDistance()
{
    QFETCH(double, bpm);
    QFETCH(int, beats);
    const Tempo tempo{bpm, beats, 0};
    for (double pixels = TimeScale::smallestScale; pixels <= TimeScale::largestScale; pixels *= 1.7) {
        TimeScale scale;
        scale.zoomAt(0, pixels / scale.pixelsPerFrame());
        for (const double least : {6.0, 40.0, 90.0}) {
            const qint64 step = scale.beatStep(tempo, least);
            const double distance = double(step) * framesPerBeat(tempo) * scale.pixelsPerFrame();
            QVERIFY(distance >= least);
            QVERIFY(step == 1 || step % beats == 0);
            // Not coarser than it need be.
            QVERIFY(step == 1 || step == beats || distance < 2 * least);
        }
        // What is labelled is among the lines.
        QCOMPARE(scale.beatStep(tempo, 60) % scale.beatStep(tempo, 6), 0);
    }
}

void TestRulerTool::tickLinesKeepTheirDistance()
{
    for (double pixels = TimeScale::smallestScale; pixels <= TimeScale::largestScale; pixels *= 1.7) {
        TimeScale scale;
        scale.zoomAt(0, pixels / scale.pixelsPerFrame());
        for (const double least : {8.0, 60.0, 90.0}) {
            const double distance = double(scale.tickStep(least)) * scale.pixelsPerFrame();
            QVERIFY(distance >= least);
            QVERIFY(scale.tickStep(least) == 1 || distance < 5.01 * least);
        }
    }
}

QTEST_GUILESS_MAIN(TestRulerTool)
#include "tst_rulertool.moc"
