// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/playback.h"
#include "tests/support/motions.h"

#include <QSignalSpy>
#include <QTest>

#include <limits>

using namespace furitsuke;
using namespace furitsuke::test;

/// The playback clock, by a clock of the test's own.
class TestPlayback : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void playsInRealTime();
    void positionLiesBetweenFrames();
    void everyMoveIsTold();
    void stopsAtTheLastKey();
    void playsFromTheStartWhereNothingIsLeft_data();
    void playsFromTheStartWhereNothingIsLeft();
    void loopsOverEveryFrameEquallyLong();
    void loopsTheWholeMotion();
    void aLongPauseOfTheProgramIsManyTurns();
    void aRangeOfOneFrame();
    void anEmptyMotion();
    void rangeEndBeforeStartIsTurnedRound();
    void rangesStayInsideAllFrames();
    void pauseStaysAndStopGoesBack();
    void speedsAreLimited_data();
    void speedsAreLimited();
    void speedChangesFromNowOn();
    void movedPlayheadIsFollowed();
    void goingOnAfterTheRange();
    void whoGoesBehindTheLastKeyStays();
    void heldTimeStandsStill();
    void rangeSetWhilePlaying();
    void editsWhilePlaying();
    void undoWhilePlayingGoesOnFromThere();
    void anotherMotionStops();
    void settingsAreTold();
    void jumpsAreTold();
    void timeBeginsWhenAllAreReady();
    void soundIsPlayedToItsEnd();
    void theTimerMovesIt();

private:
    void pass(double seconds)
    {
        mNow += qint64(seconds * 1e9);
        mClock->tick();
    }
    qint64 playhead() const { return mDocument->playhead(); }

    qint64 mNow = 0;
    std::unique_ptr<MotionDocument> mDocument;
    std::unique_ptr<PlaybackClock> mClock;
};

void TestPlayback::init()
{
    mClock.reset();
    mNow = 5'000'000'000;
    FileBuilder file;
    file.count(3).bone("a", 0).bone("a", 50).bone("a", 300);
    mDocument = std::make_unique<MotionDocument>();
    mDocument->setContent(readMotion(file.bytes()));
    mClock = std::make_unique<PlaybackClock>(*mDocument, [this] { return mNow; });
}

void TestPlayback::playsInRealTime()
{
    mDocument->setPlayhead(20);
    mClock->play();
    QVERIFY(mClock->isPlaying());
    QCOMPARE(playhead(), 20);
    pass(1);
    QCOMPARE(playhead(), 50);
    QCOMPARE(mClock->position(), 50.0);
    // However seldom it ticks, the time is right.
    for (int i = 0; i < 300; ++i)
        pass(0.01);
    QCOMPARE(playhead(), 140);
}

void TestPlayback::positionLiesBetweenFrames()
{
    mClock->play();
    pass(0.05);
    QCOMPARE(mClock->position(), 1.5);
    QCOMPARE(playhead(), 1);
    pass(0.015);
    QVERIFY(qAbs(mClock->position() - 1.95) < 1e-9);
    QCOMPARE(playhead(), 1);
    mClock->pause();
    QCOMPARE(mClock->position(), 1.0);
}

void TestPlayback::everyMoveIsTold()
{
    QSignalSpy positions(mClock.get(), &PlaybackClock::positionChanged);
    QSignalSpy states(mClock.get(), &PlaybackClock::stateChanged);
    QSignalSpy playheads(mDocument.get(), &MotionDocument::playheadChanged);
    mDocument->setPlayhead(7);
    QCOMPARE(positions.takeLast()[0].toDouble(), 7.0);
    mClock->play();
    QCOMPARE(states.count(), 1);
    QVERIFY(states.takeLast()[0].toBool());
    playheads.clear();
    pass(0.01);
    pass(0.01);
    QVERIFY(qAbs(positions.takeLast()[0].toDouble() - 7.6) < 1e-9);
    QCOMPARE(playheads.count(), 0);
    pass(0.02);
    QCOMPARE(playheads.count(), 1);
    mClock->stop();
    QCOMPARE(states.count(), 1);
    QVERIFY(!states.takeLast()[0].toBool());
    QCOMPARE(positions.takeLast()[0].toDouble(), 7.0);
}

void TestPlayback::stopsAtTheLastKey()
{
    mDocument->setPlayhead(290);
    mClock->play();
    pass(0.3);
    QVERIFY(mClock->isPlaying());
    QCOMPARE(playhead(), 299);
    pass(5);
    QVERIFY(!mClock->isPlaying());
    QCOMPARE(playhead(), 300);
    pass(5);
    QCOMPARE(playhead(), 300);
}

void TestPlayback::playsFromTheStartWhereNothingIsLeft_data()
{
    QTest::addColumn<qint64>("playhead");
    QTest::addColumn<bool>("ranged");
    QTest::addColumn<bool>("looping");
    QTest::addColumn<qint64>("begins");
    QTest::newRow("at the last key") << qint64(300) << false << false << qint64(0);
    QTest::newRow("behind the last key") << qint64(800) << false << false << qint64(0);
    QTest::newRow("at the last key, looping") << qint64(300) << false << true << qint64(300);
    QTest::newRow("before the range") << qint64(5) << true << false << qint64(100);
    QTest::newRow("in the range") << qint64(105) << true << false << qint64(105);
    QTest::newRow("at the range's end") << qint64(200) << true << false << qint64(100);
    QTest::newRow("after the range") << qint64(250) << true << true << qint64(100);
}

void TestPlayback::playsFromTheStartWhereNothingIsLeft()
{
    QFETCH(qint64, playhead);
    QFETCH(bool, ranged);
    QFETCH(bool, looping);
    QFETCH(qint64, begins);
    mDocument->setPlayhead(playhead);
    if (ranged)
        mClock->setRange(FrameRange{100, 200});
    mClock->setLooping(looping);
    mClock->play();
    QCOMPARE(mDocument->playhead(), begins);
    QVERIFY(mClock->isPlaying());
}

void TestPlayback::loopsOverEveryFrameEquallyLong()
{
    mClock->setRange(FrameRange{10, 12});
    mClock->setLooping(true);
    mClock->play();
    QList<qint64> frames;
    for (int i = 0; i < 18; ++i) {
        frames.append(playhead());
        QVERIFY(mClock->position() >= 10.0 && mClock->position() <= 12.0);
        pass(1.0 / 60 + 1e-9);
    }
    QCOMPARE(frames, QList<qint64>({10, 10, 11, 11, 12, 12, 10, 10, 11, 11, 12, 12, 10, 10, 11, 11, 12, 12}));
}

void TestPlayback::loopsTheWholeMotion()
{
    mClock->setLooping(true);
    mDocument->setPlayhead(300);
    mClock->play();
    pass(0.02);
    QCOMPARE(playhead(), 300);
    QCOMPARE(mClock->position(), 300.0);
    pass(0.03);
    QCOMPARE(playhead(), 0);
    QVERIFY(qAbs(mClock->position() - 0.5) < 1e-6);
}

void TestPlayback::aLongPauseOfTheProgramIsManyTurns()
{
    mClock->setRange(FrameRange{10, 19});
    mClock->setLooping(true);
    mClock->play();
    // 3600 s are 108 000 frames, a whole number of turns of ten frames; and four frames more.
    pass(3600);
    pass(4.0 / 30 + 1e-9);
    QCOMPARE(playhead(), 14);
}

void TestPlayback::aRangeOfOneFrame()
{
    mClock->setRange(FrameRange{40, 40});
    mClock->setLooping(true);
    mClock->play();
    for (int i = 0; i < 10; ++i) {
        pass(0.021);
        QCOMPARE(playhead(), 40);
        QCOMPARE(mClock->position(), 40.0);
        QVERIFY(mClock->isPlaying());
    }
    mClock->setLooping(false);
    pass(0.021);
    QVERIFY(!mClock->isPlaying());
    QCOMPARE(playhead(), 40);
    mDocument->setPlayhead(0);
    mClock->play();
    QCOMPARE(playhead(), 40);
    pass(0.021);
    QVERIFY(!mClock->isPlaying());
}

void TestPlayback::anEmptyMotion()
{
    mDocument->setContent({});
    mClock->play();
    pass(1);
    QVERIFY(!mClock->isPlaying());
    QCOMPARE(playhead(), 0);
    mClock->setLooping(true);
    mClock->play();
    pass(1);
    QVERIFY(mClock->isPlaying());
    QCOMPARE(playhead(), 0);
}

void TestPlayback::rangeEndBeforeStartIsTurnedRound()
{
    mClock->setRange(FrameRange{90, 20});
    QCOMPARE(*mClock->range(), (FrameRange{20, 90}));
    QCOMPARE(mClock->played(), (FrameRange{20, 90}));
    mClock->setRange({});
    QVERIFY(!mClock->range());
    QCOMPARE(mClock->played(), (FrameRange{0, 300}));
}

void TestPlayback::rangesStayInsideAllFrames()
{
    constexpr qint64 latest = std::numeric_limits<quint32>::max();
    mClock->setRange(FrameRange{-50, 1LL << 40});
    QCOMPARE(*mClock->range(), (FrameRange{0, latest}));
    mClock->setRange(FrameRange{latest - 1, latest});
    mClock->setLooping(true);
    mClock->play();
    pass(1.5 / 30);
    QCOMPARE(playhead(), latest);
    pass(1.0 / 30);
    QCOMPARE(playhead(), latest - 1);
}

void TestPlayback::pauseStaysAndStopGoesBack()
{
    mDocument->setPlayhead(30);
    mClock->toggle();
    pass(1);
    mClock->toggle();
    QVERIFY(!mClock->isPlaying());
    QCOMPARE(playhead(), 60);
    mClock->play();
    pass(1);
    mClock->stop();
    QVERIFY(!mClock->isPlaying());
    QCOMPARE(playhead(), 60);
    // Of what does not play there is nothing to stop.
    mDocument->setPlayhead(99);
    mClock->stop();
    QCOMPARE(playhead(), 99);
}

void TestPlayback::speedsAreLimited_data()
{
    QTest::addColumn<double>("asked");
    QTest::addColumn<double>("speed");
    QTest::newRow("half") << 0.5 << 0.5;
    QTest::newRow("slowest") << 0.1 << 0.1;
    QTest::newRow("fastest") << 4.0 << 4.0;
    QTest::newRow("zero") << 0.0 << 0.1;
    QTest::newRow("back") << -1.0 << 0.1;
    QTest::newRow("too fast") << 100.0 << 4.0;
    QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN() << 1.0;
}

void TestPlayback::speedsAreLimited()
{
    QFETCH(double, asked);
    QFETCH(double, speed);
    mClock->setSpeed(asked);
    QCOMPARE(mClock->speed(), speed);
    mClock->play();
    pass(1);
    QVERIFY(qAbs(mClock->position() - 30 * speed) < 1e-9);
}

void TestPlayback::speedChangesFromNowOn()
{
    mClock->play();
    mNow += 1'000'000'000;
    mClock->setSpeed(0.5);
    QCOMPARE(mClock->position(), 30.0);
    pass(1);
    QCOMPARE(mClock->position(), 45.0);
    mClock->setSpeed(4);
    pass(1);
    QCOMPARE(mClock->position(), 165.0);
}

void TestPlayback::movedPlayheadIsFollowed()
{
    mClock->play();
    pass(1);
    mDocument->setPlayhead(100);
    QVERIFY(mClock->isPlaying());
    QCOMPARE(mClock->position(), 100.0);
    pass(1);
    QCOMPARE(playhead(), 130);
}

void TestPlayback::goingOnAfterTheRange()
{
    mClock->setRange(FrameRange{10, 20});
    mClock->setLooping(true);
    mClock->play();
    mDocument->setPlayhead(290);
    pass(0.2);
    QCOMPARE(playhead(), 296);
    pass(0.2);
    QCOMPARE(playhead(), 11);
    // Before the range it plays into it.
    mDocument->setPlayhead(5);
    pass(0.2);
    QCOMPARE(playhead(), 11);
    pass(0.4);
    QCOMPARE(playhead(), 12);
}

void TestPlayback::whoGoesBehindTheLastKeyStays()
{
    mClock->play();
    mDocument->setPlayhead(500);
    pass(0.1);
    QVERIFY(!mClock->isPlaying());
    QCOMPARE(playhead(), 500);
    mClock->setLooping(true);
    mClock->play();
    mDocument->setPlayhead(500);
    pass(0.1);
    QCOMPARE(playhead(), 0);
    QVERIFY(mClock->isPlaying());
}

void TestPlayback::heldTimeStandsStill()
{
    mClock->play();
    pass(0.1);
    mClock->hold(true);
    pass(10);
    QCOMPARE(playhead(), 3);
    mDocument->setPlayhead(200);
    pass(10);
    QCOMPARE(playhead(), 200);
    QVERIFY(mClock->isPlaying());
    mClock->hold(false);
    pass(0.1);
    QCOMPARE(playhead(), 203);
    mClock->pause();
    // Nothing to hold where nothing plays.
    mClock->hold(true);
    mClock->play();
    pass(0.1);
    QCOMPARE(playhead(), 206);
}

void TestPlayback::rangeSetWhilePlaying()
{
    mClock->setLooping(true);
    mClock->play();
    pass(5);
    QCOMPARE(playhead(), 150);
    mClock->setRange(FrameRange{20, 90});
    pass(0.1);
    QCOMPARE(playhead(), 23);
    mClock->setRange(FrameRange{20, 300});
    pass(0.1);
    QCOMPARE(playhead(), 26);
}

void TestPlayback::editsWhilePlaying()
{
    mClock->play();
    pass(1);
    KeySelection selection;
    selection.insert({TrackKind::Bone, 0}, 2);
    mDocument->setSelection(selection);
    mDocument->moveSelection(-200);
    QVERIFY(mClock->isPlaying());
    QCOMPARE(playhead(), 30);
    pass(1);
    QCOMPARE(playhead(), 60);
    // The last key is at 100 now.
    pass(5);
    QVERIFY(!mClock->isPlaying());
    QCOMPARE(playhead(), 100);
}

void TestPlayback::undoWhilePlayingGoesOnFromThere()
{
    KeySelection selection;
    selection.insert({TrackKind::Bone, 0}, 1);
    mDocument->setSelection(selection);
    mDocument->setPlayhead(50);
    mDocument->deleteSelection();
    mClock->play();
    pass(3);
    QCOMPARE(playhead(), 140);
    mDocument->undoStack().undo();
    QVERIFY(mClock->isPlaying());
    QCOMPARE(playhead(), 50);
    pass(0.1);
    QCOMPARE(playhead(), 53);
}

void TestPlayback::anotherMotionStops()
{
    mClock->setRange(FrameRange{10, 20});
    mClock->setLooping(true);
    mClock->play();
    mDocument->setContent(readMotion(sixSectionFile()));
    mClock->reset();
    QVERIFY(!mClock->isPlaying());
    QVERIFY(!mClock->range());
    QVERIFY(!mClock->isLooping());
    QCOMPARE(playhead(), 0);
    mClock->reset(FrameRange{3, 4}, true);
    QCOMPARE(*mClock->range(), (FrameRange{3, 4}));
    QVERIFY(mClock->isLooping());
}

void TestPlayback::settingsAreTold()
{
    QSignalSpy told(mClock.get(), &PlaybackClock::settingsChanged);
    mClock->setSpeed(2);
    mClock->setLooping(true);
    mClock->setRange(FrameRange{1, 2});
    QCOMPARE(told.count(), 3);
    mClock->setSpeed(2);
    mClock->setLooping(true);
    mClock->setRange(FrameRange{2, 1});
    QCOMPARE(told.count(), 3);
}

void TestPlayback::jumpsAreTold()
{
    QSignalSpy jumps(mClock.get(), &PlaybackClock::jumped);
    QSignalSpy moves(mClock.get(), &PlaybackClock::playheadMoved);
    mDocument->setPlayhead(20);
    QCOMPARE(moves.count(), 1);
    mClock->setSpeed(2);
    mClock->setLooping(true);
    mClock->setRange(FrameRange{20, 29});
    mClock->play();
    pass(3);
    // Neither what time does, nor the turns of a loop.
    QCOMPARE(jumps.count(), 0);
    QCOMPARE(moves.count(), 1);
    QCOMPARE(mClock->turnsAt(), 30.0);
    mClock->setSpeed(1);
    QCOMPARE(jumps.count(), 1);
    mClock->hold(true);
    QVERIFY(mClock->isHeld());
    mDocument->setPlayhead(25);
    mClock->hold(false);
    QCOMPARE(jumps.count(), 4);
    QCOMPARE(moves.count(), 2);
    pass(0.1);
    mClock->setRange(FrameRange{3, 9});
    QCOMPARE(jumps.count(), 5);
    QCOMPARE(playhead(), 28);
    mClock->stop();
    QCOMPARE(jumps.count(), 5);
    QCOMPARE(moves.count(), 2);
}

void TestPlayback::timeBeginsWhenAllAreReady()
{
    const auto takesAWhile = [this] { mNow += 300'000'000; };
    connect(mClock.get(), &PlaybackClock::stateChanged, this, takesAWhile);
    connect(mClock.get(), &PlaybackClock::jumped, this, takesAWhile);
    mDocument->setPlayhead(20);
    mClock->play();
    pass(0.1);
    QCOMPARE(mClock->position(), 23.0);
    mDocument->setPlayhead(100);
    pass(0.1);
    QCOMPARE(mClock->position(), 103.0);
    mClock->hold(true);
    mClock->hold(false);
    pass(0.1);
    QCOMPARE(mClock->position(), 106.0);
}

void TestPlayback::soundIsPlayedToItsEnd()
{
    QSignalSpy told(mClock.get(), &PlaybackClock::settingsChanged);
    mClock->setSoundEnd(400);
    QCOMPARE(told.count(), 1);
    QCOMPARE(mClock->played(), (FrameRange{0, 400}));
    QCOMPARE(mClock->turnsAt(), 400.0);
    mDocument->setPlayhead(300);
    mClock->play();
    pass(2);
    QCOMPARE(playhead(), 360);
    pass(2);
    QCOMPARE(playhead(), 400);
    QVERIFY(!mClock->isPlaying());
    // A shorter one changes nothing.
    mClock->setSoundEnd(100);
    QCOMPARE(mClock->played(), (FrameRange{0, 300}));
}

void TestPlayback::theTimerMovesIt()
{
    PlaybackClock real(*mDocument);
    QSignalSpy moved(mDocument.get(), &MotionDocument::playheadChanged);
    real.play();
    QTRY_VERIFY(moved.count() >= 2);
    real.pause();
    QVERIFY(playhead() >= 1);
}

QTEST_GUILESS_MAIN(TestPlayback)
#include "tst_playback.moc"
