// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/soundverbs.h"
#include "editor-core/timeline/soundplayer.h"
#include "tests/support/motions.h"
#include "tests/support/sounds.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace furitsuke;
using namespace furitsuke::test;

/// The sound in step with the playback clock, by a clock and an output of the test's own.
class TestSoundPlayer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void samplesComeAsTheyAre();
    void anotherRateIsInterpolated();
    void speedIsAStep();
    void beforeAndAfterThereIsSilence();
    void loopsTurnBackWithoutAGap();
    void beginsWherePlayingBegins();
    void offsetIsWhereTheSoundBegins_data();
    void offsetIsWhereTheSoundBegins();
    void stopsAndPauses();
    void seeksAreHeardAtOnce();
    void whileHeldItIsSilent();
    void speedChangesTheStep();
    void rangeAndLoopAreFollowed();
    void theLastFrameIsWaitedForWhereItLoops();
    void driftIsTakenBack();
    void largeGapsAreJumped();
    void bufferedSoundIsNotDrift();
    void aDeviceThatStartsSlowlyIsInStep();
    void volumeAndMute();
    void movedWhilePlaying();
    void removedWhilePlaying();
    void noDeviceIsToldOnce();
    void withoutASoundNothingIsAsked();
    void scrubbing();

private:
    void pass(double seconds, bool listens = true)
    {
        constexpr int steps = 50;
        for (int i = 0; i < steps; ++i) {
            mNow += qint64(seconds / steps * 1e9);
            if (listens && mPlayer->isSounding())
                mLog->hear(seconds / steps);
            mClock->tick();
        }
    }
    /// Where what is heard is, in frames.
    double heard() const
    {
        const double offset = mTrack->note() ? mTrack->note()->offset : 0;
        return mLog->stream->positionBefore(mLog->buffered) * 30 + offset;
    }

    qint64 mNow = 0;
    std::unique_ptr<MotionDocument> mDocument;
    std::unique_ptr<PlaybackClock> mClock;
    std::unique_ptr<SoundTrack> mTrack;
    std::unique_ptr<SoundPlayer> mPlayer;
    std::shared_ptr<FakeOutput::Log> mLog;
};

void TestSoundPlayer::init()
{
    mNow = 5'000'000'000;
    FileBuilder file;
    file.count(2).bone("a", 0).bone("a", 300);
    mDocument = std::make_unique<MotionDocument>();
    mDocument->setContent(readMotion(file.bytes()));
    mClock = std::make_unique<PlaybackClock>(*mDocument, [this] { return mNow; });
    mTrack = std::make_unique<SoundTrack>(*mDocument);
    mPlayer = std::make_unique<SoundPlayer>(*mClock, *mTrack);
    mLog = std::make_shared<FakeOutput::Log>();
    mLog->rate = 3000;
    mPlayer->setOutput(std::make_unique<FakeOutput>(mLog));
    QCOMPARE(setSound(*mDocument, QStringLiteral("/music/song.wav")), QString());
    // 10 s at 3000 Hz: 100 samples a frame.
    mTrack->setClip(countingClip(30000, 3000));
    mLog->take();
}

void TestSoundPlayer::cleanup()
{
    mPlayer.reset();
    mTrack.reset();
    mClock.reset();
    mDocument.reset();
}

void TestSoundPlayer::samplesComeAsTheyAre()
{
    SoundStream stream;
    stream.setOutputRate(3000);
    stream.set(countingClip(30000, 3000), {.from = 1, .end = 5});
    QList<float> stereo(2 * 1000, 9.0F);
    stream.pull(stereo.data(), 1000);
    for (int i = 200; i < 1000; ++i) {
        QCOMPARE(stereo[2 * i], float(3000 + i) / 32768);
        QCOMPARE(stereo[2 * i + 1], stereo[2 * i]);
    }
    // It begins gently, and never louder than it is.
    QCOMPARE(stereo[0], 0.0F);
    for (int i = 1; i < 200; ++i) {
        QVERIFY(stereo[2 * i] >= stereo[2 * i - 2]);
        QVERIFY(stereo[2 * i] <= float(3000 + i) / 32768);
    }
    QCOMPARE(stream.position(), 1 + 1000 / 3000.0);
    // Left and right are not mixed up.
    stream.set(clipOf({100, 200, 100, 200, 100, 200, 100, 200}, 2, 3000), {.from = -1, .end = 5});
    QList<float> both(2 * 3004, 9.0F);
    stream.pull(both.data(), 3004);
    QCOMPARE(both[2 * 3001], 100.0F / 32768);
    QCOMPARE(both[2 * 3001 + 1], 200.0F / 32768);
}

void TestSoundPlayer::anotherRateIsInterpolated()
{
    SoundStream stream;
    stream.setOutputRate(8000);
    stream.set(countingClip(30000, 3000), {.from = 0, .end = 20});
    QList<float> stereo(2 * 8000, 9.0F);
    stream.pull(stereo.data(), 8000);
    QVERIFY(qAbs(stream.position() - 1) < 1e-9);
    // A straight course stays straight.
    for (int i = 200; i < 8000; ++i)
        QVERIFY(std::abs(stereo[2 * i] * 32768 - i * 3.0 / 8) < 0.02);
}

void TestSoundPlayer::speedIsAStep()
{
    SoundStream stream;
    stream.setOutputRate(3000);
    stream.set(countingClip(30000, 3000), {.from = 0, .end = 20, .speed = 2.5});
    QList<float> stereo(2 * 3000, 9.0F);
    stream.pull(stereo.data(), 3000);
    QVERIFY(qAbs(stream.position() - 2.5) < 1e-9);
    QVERIFY(std::abs(stereo[2 * 2000] * 32768 - 5000) < 0.02);
}

void TestSoundPlayer::beforeAndAfterThereIsSilence()
{
    SoundStream stream;
    stream.setOutputRate(3000);
    stream.set(clipOf(QList<qint16>(300, 1000), 1, 3000), {.from = -0.1, .end = 10});
    QList<float> stereo(2 * 1000, 9.0F);
    stream.pull(stereo.data(), 1000);
    for (int i = 0; i < 1000; ++i)
        QCOMPARE(stereo[2 * i] > 0, i >= 300 && i < 600);
    // Nor after the end of the way, be there more sound.
    stream.set(clipOf(QList<qint16>(300, 1000), 1, 3000), {.from = 0, .end = 0.05});
    stream.pull(stereo.data(), 1000);
    for (int i = 1; i < 1000; ++i)
        QCOMPARE(stereo[2 * i] > 0, i < 150);
    stream.set({}, {.from = 0, .end = 1});
    stream.pull(stereo.data(), 1000);
    QCOMPARE(stereo, QList<float>(2000, 0.0F));
}

void TestSoundPlayer::loopsTurnBackWithoutAGap()
{
    SoundStream stream;
    stream.setOutputRate(3000);
    stream.set(countingClip(30000, 3000), {.from = 1.5, .end = 2, .turn = 1});
    QList<float> stereo(2 * 6000, 9.0F);
    stream.pull(stereo.data(), 6000);
    for (int i = 100; i < 6000; ++i) {
        const int place = 3000 + (1500 + i) % 3000;
        // Where it turns it begins gently.
        if (place >= 3000 + 100)
            QCOMPARE(stereo[2 * i], float(place) / 32768);
    }
    QCOMPARE(stream.position(), 1.5);
    QCOMPARE(stream.positionBefore(0.2), 1.3);
    QVERIFY(qAbs(stream.positionBefore(0.7) - 1.8) < 1e-9);
}

void TestSoundPlayer::beginsWherePlayingBegins()
{
    mDocument->setPlayhead(60);
    mClock->play();
    QCOMPARE(mLog->take(), (QStringList{QStringLiteral("start at 2.000")}));
    QVERIFY(mPlayer->isSounding());
    pass(1);
    QCOMPARE(mDocument->playhead(), 90);
    QVERIFY(qAbs(heard() - 90) < 0.01);
    QCOMPARE(mLog->take(), QStringList());
}

void TestSoundPlayer::offsetIsWhereTheSoundBegins_data()
{
    QTest::addColumn<double>("offset");
    QTest::addColumn<qint64>("playhead");
    QTest::addColumn<QString>("start");
    QTest::newRow("later") << 30.0 << qint64(60) << QStringLiteral("start at 1.000");
    QTest::newRow("before it begins") << 90.0 << qint64(60) << QStringLiteral("start at -1.000");
    QTest::newRow("before frame 0") << -15.0 << qint64(0) << QStringLiteral("start at 0.500");
    QTest::newRow("between frames") << 1.5 << qint64(3) << QStringLiteral("start at 0.050");
}

void TestSoundPlayer::offsetIsWhereTheSoundBegins()
{
    QFETCH(double, offset);
    QFETCH(qint64, playhead);
    QFETCH(QString, start);
    QCOMPARE(setSoundOffset(*mDocument, offset), QString());
    mDocument->setPlayhead(playhead);
    mLog->take();
    mClock->play();
    QCOMPARE(mLog->take(), QStringList{start});
    pass(0.5);
    QVERIFY(qAbs(heard() - double(playhead) - 15) < 0.01);
}

void TestSoundPlayer::stopsAndPauses()
{
    mClock->play();
    pass(1);
    mLog->take();
    mClock->pause();
    QCOMPARE(mLog->take(), QStringList{QStringLiteral("stop")});
    QVERIFY(!mPlayer->isSounding());
    mClock->play();
    QCOMPARE(mLog->take(), QStringList{QStringLiteral("start at 1.000")});
    mClock->stop();
    QCOMPARE(mLog->take(), QStringList{QStringLiteral("stop")});
    // At the last key it ends by itself.
    mDocument->setPlayhead(290);
    mClock->play();
    pass(1);
    QVERIFY(!mClock->isPlaying());
    QCOMPARE(mLog->take().last(), QStringLiteral("stop"));
}

void TestSoundPlayer::seeksAreHeardAtOnce()
{
    mClock->play();
    pass(0.5);
    mLog->take();
    mDocument->setPlayhead(120);
    QCOMPARE(mLog->take(), (QStringList{QStringLiteral("stop"), QStringLiteral("start at 4.000")}));
    pass(0.5);
    QVERIFY(qAbs(heard() - 135) < 0.01);
    // So is a single frame.
    const qint64 back = mDocument->playhead() - 1;
    mDocument->setPlayhead(back);
    QCOMPARE(mLog->take().size(), 2);
    QVERIFY(qAbs(heard() - double(back)) < 0.01);
}

void TestSoundPlayer::whileHeldItIsSilent()
{
    mClock->play();
    pass(0.5);
    mLog->take();
    mClock->hold(true);
    QCOMPARE(mLog->take(), QStringList{QStringLiteral("stop")});
    mDocument->setPlayhead(150);
    pass(0.5);
    QCOMPARE(mLog->take(), QStringList());
    mClock->hold(false);
    QCOMPARE(mLog->take(), QStringList{QStringLiteral("start at 5.000")});
}

void TestSoundPlayer::speedChangesTheStep()
{
    mClock->setSpeed(0.5);
    mClock->play();
    pass(1);
    QCOMPARE(mDocument->playhead(), 15);
    QVERIFY(qAbs(heard() - 15) < 0.01);
    mLog->take();
    mClock->setSpeed(2);
    QCOMPARE(mLog->take(), (QStringList{QStringLiteral("stop"), QStringLiteral("start at 0.500")}));
    pass(1);
    QVERIFY(qAbs(heard() - 75) < 0.01);
}

void TestSoundPlayer::rangeAndLoopAreFollowed()
{
    mClock->setRange(FrameRange{60, 89});
    mClock->setLooping(true);
    mDocument->setPlayhead(75);
    mClock->play();
    QCOMPARE(mLog->take(), QStringList{QStringLiteral("start at 2.500")});
    for (int i = 0; i < 20; ++i) {
        pass(0.33);
        // In step at any turn, and never stopped for it.
        QVERIFY2(qAbs(heard() - mClock->exactPosition()) < 0.02, qPrintable(QString::number(heard())));
    }
    QCOMPARE(mLog->take(), QStringList());
    // Longer while it plays.
    mClock->setRange(FrameRange{60, 119});
    for (int i = 0; i < 20; ++i) {
        pass(0.33);
        QVERIFY(qAbs(heard() - mClock->exactPosition()) < 0.02);
    }
    mClock->setLooping(false);
    pass(3);
    QVERIFY(!mClock->isPlaying());
    QCOMPARE(mDocument->playhead(), 119);
}

void TestSoundPlayer::theLastFrameIsWaitedForWhereItLoops()
{
    mClock->setRange(FrameRange{60, 60});
    mClock->setLooping(true);
    mClock->play();
    mLog->take();
    QSet<int> places;
    for (int i = 0; i < 400; ++i) {
        mNow += 1'000'000;
        for (const float value : mLog->hear(0.001)) {
            if (value > 0)
                places.insert(int(std::lround(value * 32768)));
        }
        mClock->tick();
    }
    // All hundred samples of the frame are heard, but for those at which it begins gently, and no others.
    for (const int place : places)
        QVERIFY(place < 6100);
    QVERIFY(places.contains(6099));
    QCOMPARE(mLog->take(), QStringList());
}

void TestSoundPlayer::driftIsTakenBack()
{
    // A device whose clock runs by 3 in a thousand too fast: in ten seconds by 30 ms.
    mTrack->setClip(countingClip(32000, 300));
    mClock->setLooping(true);
    mClock->setRange(FrameRange{0, 3000});
    mClock->play();
    mLog->take();
    mLog->rate = 3000;
    for (int i = 0; i < 6000; ++i) {
        mNow += 16'000'000;
        mLog->hear(0.016 * (i % 3 == 0 ? 1.1 : 0.95) * 1.003);
        mClock->tick();
        QVERIFY2(qAbs(heard() - mClock->exactPosition()) < 0.06 * 30 || mClock->exactPosition() < 2,
                 qPrintable(QStringLiteral("%1 at %2").arg(heard()).arg(mClock->exactPosition())));
    }
    QCOMPARE(mLog->take(), QStringList());
}

void TestSoundPlayer::largeGapsAreJumped()
{
    mClock->play();
    pass(0.5);
    // The device did not pull for a second; the clock went on.
    pass(1, false);
    pass(0.5);
    QVERIFY2(qAbs(heard() - mClock->exactPosition()) < 0.045 * 30, qPrintable(QString::number(heard())));
    // Without starting the device anew.
    QCOMPARE(mLog->take(), QStringList{QStringLiteral("start at 0.000")});
}

void TestSoundPlayer::bufferedSoundIsNotDrift()
{
    mLog->buffered = 0;
    mClock->play();
    // A device takes a piece before anything is heard.
    mLog->hear(0.12);
    mLog->buffered = 0.12;
    mLog->take();
    for (int i = 0; i < 200; ++i) {
        pass(0.02);
        QVERIFY(qAbs(heard() - mClock->exactPosition()) < 0.01);
    }
    QCOMPARE(mLog->take(), QStringList());
}

void TestSoundPlayer::aDeviceThatStartsSlowlyIsInStep()
{
    mLog->onStart = [this] { mNow += 70'000'000; };
    mDocument->setPlayhead(30);
    mClock->play();
    pass(0.5);
    QVERIFY2(qAbs(heard() - mClock->exactPosition()) < 0.02, qPrintable(QString::number(heard())));
    mDocument->setPlayhead(60);
    pass(0.5);
    QVERIFY(qAbs(heard() - mClock->exactPosition()) < 0.02);
    // One that begins late without saying so is caught up with.
    mDocument->setPlayhead(90);
    pass(0.2, false);
    pass(1);
    QVERIFY2(qAbs(heard() - mClock->exactPosition()) < 0.045 * 30, qPrintable(QString::number(heard())));
    // Nor is it late where the sound comes while the motion plays already.
    mTrack->setMuted(true);
    pass(0.5);
    mTrack->setMuted(false);
    QVERIFY(mPlayer->isSounding());
    pass(0.5);
    QVERIFY2(qAbs(heard() - mClock->exactPosition()) < 0.02, qPrintable(QString::number(heard())));
}

void TestSoundPlayer::volumeAndMute()
{
    SoundNote note = *mDocument->timeNotes().sound;
    mClock->play();
    pass(0.5);
    mLog->take();
    note.volume = 0.25;
    QCOMPARE(changeSound(*mDocument, note), QString());
    QCOMPARE(mLog->take(), QStringList{QStringLiteral("volume 0.25")});
    mTrack->setMuted(true);
    QVERIFY(!mPlayer->isSounding());
    QCOMPARE(mLog->take().last(), QStringLiteral("stop"));
    pass(0.5);
    mTrack->setMuted(false);
    QCOMPARE(mLog->take().last(), QStringLiteral("start at 1.000"));
}

void TestSoundPlayer::movedWhilePlaying()
{
    mClock->play();
    pass(1);
    mLog->take();
    QCOMPARE(setSoundOffset(*mDocument, 15), QString());
    QCOMPARE(mLog->take(), (QStringList{QStringLiteral("stop"), QStringLiteral("start at 0.500")}));
    mDocument->undoStack().undo();
    QCOMPARE(mDocument->playhead(), 30);
    QCOMPARE(mLog->take().last(), QStringLiteral("start at 1.000"));
}

void TestSoundPlayer::removedWhilePlaying()
{
    mClock->play();
    pass(1);
    mLog->take();
    QCOMPARE(removeSound(*mDocument), QString());
    QCOMPARE(mLog->take(), QStringList{QStringLiteral("stop")});
    QVERIFY(mClock->isPlaying());
    pass(1);
    QCOMPARE(mLog->take(), QStringList());
}

void TestSoundPlayer::noDeviceIsToldOnce()
{
    mLog->fault = QStringLiteral("no device");
    QSignalSpy spy(mPlayer.get(), &SoundPlayer::failed);
    for (int i = 0; i < 3; ++i) {
        mClock->play();
        QVERIFY(!mPlayer->isSounding());
        pass(0.5);
        mDocument->setPlayhead(0);
        mClock->pause();
    }
    QCOMPARE(spy.count(), 1);
    QCOMPARE(spy[0][0].toString(), QStringLiteral("no device"));
    // It plays without sound; and with it once there is a device.
    mLog->fault.clear();
    mClock->play();
    QVERIFY(mPlayer->isSounding());
}

void TestSoundPlayer::withoutASoundNothingIsAsked()
{
    removeSound(*mDocument);
    mLog->take();
    mPlayer->setScrubbing(true);
    mDocument->setPlayhead(20);
    mClock->play();
    pass(1);
    mClock->stop();
    QCOMPARE(mLog->take(), QStringList());
}

void TestSoundPlayer::scrubbing()
{
    mDocument->setPlayhead(30);
    QCOMPARE(mLog->take(), QStringList());
    mPlayer->setScrubbing(true);
    mDocument->setPlayhead(60);
    QCOMPARE(mLog->take(), QStringList{QStringLiteral("start at 2.000")});
    const QList<float> piece = mLog->hear(0.5);
    QVERIFY(piece[250] > 0);
    // A tenth of a second, and no more.
    for (qsizetype i = 300; i < piece.size(); ++i)
        QCOMPARE(piece[i], 0.0F);
    // The device is not kept for ever.
    QTRY_COMPARE(mLog->calls, QStringList{QStringLiteral("stop")});
    mLog->take();
    // While it plays the sound is heard anyhow, and what the clock moves is no scrubbing.
    mClock->play();
    pass(0.5);
    mClock->stop();
    QCOMPARE(mLog->take(), (QStringList{QStringLiteral("start at 2.000"), QStringLiteral("stop")}));
    // In the hand while it plays, it is heard in pieces.
    mClock->play();
    mClock->hold(true);
    mLog->take();
    mDocument->setPlayhead(90);
    QVERIFY(mLog->take().contains(QStringLiteral("start at 3.000")));
}

QTEST_GUILESS_MAIN(TestSoundPlayer)
#include "tst_soundplayer.moc"
