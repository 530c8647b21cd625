// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/playback.h"
#include "editor-core/timeline/waveform.h"
#include "tests/support/sounds.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

QList<qint16> noise(int count, quint32 seed = 3)
{
    QRandomGenerator random(seed);
    QList<qint16> samples;
    for (int i = 0; i < count; ++i)
        samples.append(qint16(random.bounded(65536) - 32768));
    return samples;
}

SoundPeak plainPeak(const SoundClip &clip, qint64 first, qint64 end)
{
    if (first >= end)
        return {};
    SoundPeak peak{32767, -32768, 0};
    double energy = 0;
    for (qint64 i = first * clip.channels; i < end * clip.channels; ++i) {
        const qint16 sample = clip.samples[std::size_t(i)];
        peak.low = qMin(peak.low, sample);
        peak.high = qMax(peak.high, sample);
        energy += double(sample) / 32768 * double(sample) / 32768;
    }
    peak.energy = float(energy);
    return peak;
}

} // namespace

/// Peaks of a sound, and the pixel columns they fill.
class TestWaveform : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void peaksAreThoseOfThePlainSearch_data();
    void peaksAreThoseOfThePlainSearch();
    void peaksOfSmallSounds();
    void peaksAreBoundedInSize();
    void columnsAreThePeaksOfTheirTime_data();
    void columnsAreThePeaksOfTheirTime();
    void everySampleIsInAColumn();
    void offsetMovesTheWave();
    void farPlacesAreOutside();
    void gainFillsTheHeight();
};

void TestWaveform::peaksAreThoseOfThePlainSearch_data()
{
    QTest::addColumn<int>("channels");
    QTest::addColumn<int>("frames");
    QTest::newRow("mono") << 1 << 40000;
    QTest::newRow("stereo") << 2 << 33333;
    QTest::newRow("whole levels") << 1 << 16384;
    QTest::newRow("one more") << 1 << 16385;
    QTest::newRow("one less") << 2 << 16383;
}

void TestWaveform::peaksAreThoseOfThePlainSearch()
{
    QFETCH(int, channels);
    QFETCH(int, frames);
    const SoundClipPtr clip = clipOf(noise(frames * channels), channels);
    QRandomGenerator random(11);
    const auto check = [&](qint64 first, qint64 end) {
        const SoundPeak found = clip->peak(first, end);
        const SoundPeak wanted = plainPeak(*clip, first, end);
        return found.low == wanted.low && found.high == wanted.high &&
               std::abs(found.energy - wanted.energy) <= 1e-4F * (1 + wanted.energy);
    };
    QVERIFY(check(0, frames));
    for (int i = 0; i < 3000; ++i) {
        const qint64 first = random.bounded(frames);
        const qint64 end = first + random.bounded(i % 3 ? 700 : frames);
        QVERIFY2(check(first, qMin<qint64>(end, frames)),
                 qPrintable(QStringLiteral("%1..%2").arg(first).arg(end)));
    }
}

void TestWaveform::peaksOfSmallSounds()
{
    const SoundClipPtr clip = clipOf({5, -7, 100});
    QCOMPARE(clip->peak(0, 1), (SoundPeak{5, 5, plainPeak(*clip, 0, 1).energy}));
    QCOMPARE(clip->peak(0, 3).low, qint16(-7));
    QCOMPARE(clip->peak(0, 3).high, qint16(100));
    QCOMPARE(clip->peak(1, 1), SoundPeak());
    QCOMPARE(clip->peak(-5, 1), clip->peak(0, 1));
    QCOMPARE(clip->peak(2, 99), clip->peak(2, 3));
    QCOMPARE(clipOf({})->peak(0, 10), SoundPeak());
}

void TestWaveform::peaksAreBoundedInSize()
{
    // Silence, whose low and high are 0, and no rest of what makes any peak larger.
    const SoundClipPtr clip = clipOf(QList<qint16>(1000000, 0), 2);
    QCOMPARE(clip->peak(0, clip->frameCount()), SoundPeak());
}

void TestWaveform::columnsAreThePeaksOfTheirTime_data()
{
    QTest::addColumn<double>("pixelsPerFrame");
    QTest::addColumn<double>("left");
    QTest::addColumn<double>("offset");
    QTest::newRow("near") << 96.0 << 0.0 << 0.0;
    QTest::newRow("middle") << 8.0 << -2.0 << 3.25;
    QTest::newRow("far") << 0.15 << 0.0 << -10.0;
    QTest::newRow("farther") << 0.004 << -500.0 << 100.0;
}

void TestWaveform::columnsAreThePeaksOfTheirTime()
{
    QFETCH(double, pixelsPerFrame);
    QFETCH(double, left);
    QFETCH(double, offset);
    // 30 s at 3000 Hz: 100 samples a frame.
    const SoundClipPtr clip = clipOf(noise(90000), 1, 3000);
    TimeScale scale;
    scale.zoomAt(0, pixelsPerFrame / scale.pixelsPerFrame());
    scale.setLeftFrame(left);
    const QList<WaveColumn> columns = waveColumns(*clip, offset, scale, -3, 800);
    QCOMPARE(columns.size(), 804);
    int inside = 0;
    for (int x = -3; x <= 800; ++x) {
        const WaveColumn &column = columns[x + 3];
        const auto sample = [&](int at) { return qint64(std::floor((scale.frameAt(at) - offset) * 100)); };
        const qint64 first = sample(x);
        const qint64 end = qMax(first + 1, sample(x + 1));
        QCOMPARE(column.inside, first < 90000 && end > 0);
        if (!column.inside) {
            QCOMPARE(column, WaveColumn());
            continue;
        }
        ++inside;
        const SoundPeak wanted = plainPeak(*clip, qMax<qint64>(0, first), qMin<qint64>(90000, end));
        QCOMPARE(column.low, float(wanted.low) / 32768);
        QCOMPARE(column.high, float(wanted.high) / 32768);
    }
    QVERIFY(inside > 3);
}

void TestWaveform::everySampleIsInAColumn()
{
    // A single loud sample must be seen at any zoom.
    QList<qint16> samples(90000, 0);
    samples[54321] = 32000;
    const SoundClipPtr clip = clipOf(samples, 1, 3000);
    for (double pixels = 90; pixels > 0.01; pixels /= 1.7) {
        TimeScale scale;
        scale.zoomAt(0, pixels / scale.pixelsPerFrame());
        scale.setLeftFrame(543.21 - 300 / pixels);
        int loud = 0;
        for (const WaveColumn &column : waveColumns(*clip, 0, scale, 0, 700))
            loud += column.high > 0.9F;
        QVERIFY2(loud >= 1, qPrintable(QString::number(pixels)));
    }
}

void TestWaveform::offsetMovesTheWave()
{
    const SoundClipPtr clip = clipOf(noise(90000), 1, 3000);
    const TimeScale scale; // 8 pixels a frame
    const QList<WaveColumn> here = waveColumns(*clip, 0, scale, 0, 400);
    const QList<WaveColumn> later = waveColumns(*clip, 10, scale, 80, 480);
    QCOMPARE(later, here);
    QCOMPARE(soundEndFrame(*clip, 10), 910.0);
}

void TestWaveform::farPlacesAreOutside()
{
    const SoundClipPtr clip = clipOf(noise(3000), 1, 3000);
    TimeScale scale;
    scale.setLeftFrame(4e9);
    for (const double offset : {0.0, -farthestSound, farthestSound}) {
        for (const WaveColumn &column : waveColumns(*clip, offset, scale, 0, 50))
            QCOMPARE(column, WaveColumn());
    }
}

void TestWaveform::gainFillsTheHeight()
{
    QCOMPARE(waveGain(*clipOf({0, 16384, -8192})), 2.0F);
    QCOMPARE(waveGain(*clipOf({0, 8192, -32768})), 1.0F);
    // Noise in silence stays small.
    QCOMPARE(waveGain(*clipOf({0, 3, -3})), 8.0F);
    QCOMPARE(waveGain(*clipOf({0})), 8.0F);
}

QTEST_GUILESS_MAIN(TestWaveform)
#include "tst_waveform.moc"
