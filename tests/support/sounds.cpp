// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sounds.h"

#include <QRandomGenerator>

#include <cmath>
#include <cstring>
#include <numbers>

namespace furitsuke::test {

namespace {

template <class Number>
void put(QByteArray &bytes, Number number, int count = sizeof(Number))
{
    // The lowest byte first, as machines have it that this runs on.
    quint64 bits = 0;
    std::memcpy(&bits, &number, sizeof(Number));
    for (int i = 0; i < count; ++i)
        bytes.append(char(bits >> (8 * i)));
}

void putSample(QByteArray &bytes, double value, const WavForm &form)
{
    if (form.isFloat) {
        if (form.bits == 64)
            put(bytes, value);
        else
            put(bytes, float(value));
        return;
    }
    const double scale = std::ldexp(1.0, form.bits - 1);
    const auto whole = qint64(std::llround(qBound(-scale, value * scale, scale - 1)));
    // Of 8 bits alone the samples have no sign.
    put(bytes, form.bits == 8 ? whole + 128 : whole, form.bits / 8);
}

} // namespace

QByteArray wavFile(const QList<double> &samples, const WavForm &form)
{
    QByteArray data;
    for (const double sample : samples)
        putSample(data, sample, form);
    const int block = form.channels * form.bits / 8;
    QByteArray bytes("RIFF");
    put(bytes, quint32(36 + data.size()));
    bytes += "WAVEfmt ";
    put(bytes, quint32(16));
    put(bytes, quint16(form.isFloat ? 3 : 1));
    put(bytes, quint16(form.channels));
    put(bytes, quint32(form.rate));
    put(bytes, quint32(form.rate * block));
    put(bytes, quint16(block));
    put(bytes, quint16(form.bits));
    bytes += "data";
    put(bytes, quint32(data.size()));
    return bytes + data;
}

QByteArray clickingWav(double seconds, const QList<double> &clicks, int rate)
{
    QList<double> samples(qsizetype(seconds * rate), 0.0);
    constexpr qsizetype length = 24;
    for (const double click : clicks) {
        const auto at = qsizetype(std::llround(click * rate));
        for (qsizetype i = at; i < qMin(at + length, samples.size()); ++i)
            samples[i] = i % 2 ? -1 : 1;
    }
    return wavFile(samples, {.rate = rate});
}

QByteArray songWav(double seconds, double beatsPerMinute, int rate)
{
    QRandomGenerator noise(7);
    QList<double> samples;
    const auto frames = qsizetype(seconds * rate);
    samples.reserve(2 * frames);
    for (qsizetype i = 0; i < frames; ++i) {
        const double time = double(i) / rate;
        const double beat = time * beatsPerMinute / 60;
        const double since = beat - std::floor(beat);
        // Quiet verses, loud choruses.
        const double part = 0.35 + 0.3 * (int(beat / 32) % 2) + 0.1 * std::sin(beat / 5);
        const double swell = std::exp(-4 * since) * 0.8 + 0.2;
        for (const double pitch : {1.0, 1.26}) {
            const double tone = std::sin(2 * std::numbers::pi * 220 * pitch * time) +
                                0.5 * std::sin(2 * std::numbers::pi * 661 * pitch * time);
            const double hiss = (noise.generateDouble() - 0.5) * std::exp(-12 * since);
            samples.append(qBound(-1.0, part * swell * (0.6 * tone + hiss), 1.0));
        }
    }
    return wavFile(samples, {.channels = 2, .rate = rate});
}

SoundClipPtr clipOf(const QList<qint16> &samples, int channels, int rate)
{
    auto clip = std::make_shared<SoundClip>();
    clip->sampleRate = rate;
    clip->channels = channels;
    clip->samples.assign(samples.begin(), samples.end());
    clip->peaks = SoundPeaks(clip->samples, channels);
    return clip;
}

SoundClipPtr countingClip(int samples, int rate)
{
    QList<qint16> list;
    for (int i = 0; i < samples; ++i)
        list.append(qint16(i));
    return clipOf(list, 1, rate);
}

QString FakeOutput::start(const std::shared_ptr<SoundStream> &stream)
{
    mLog->stream = stream;
    stream->setOutputRate(mLog->rate);
    mLog->calls.append(QStringLiteral("start at %1").arg(stream->position(), 0, 'f', 3));
    if (mLog->onStart)
        mLog->onStart();
    return mLog->fault;
}

QList<float> FakeOutput::Log::hear(double seconds)
{
    constexpr double rounding = 1e-6;
    owed += seconds * rate;
    const auto frames = qint64(std::floor(owed + rounding));
    owed -= double(frames);
    QList<float> stereo(2 * frames, 0.0F);
    stream->pull(stereo.data(), frames);
    QList<float> left;
    left.reserve(frames);
    for (qint64 i = 0; i < frames; ++i)
        left.append(stereo[2 * i]);
    return left;
}

} // namespace furitsuke::test
