// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/audiofeeder.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::AudioSinkOutput)
};

/// Enough that a busy machine leaves no gaps, little enough that a jump is heard soon.
constexpr double bufferSeconds = 0.12;

template <class Sample>
Sample sampleFrom(float value)
{
    constexpr double most = double(std::numeric_limits<Sample>::max());
    return Sample(std::llround(qBound(-1.0, double(value), 1.0) * most));
}

template <>
float sampleFrom<float>(float value)
{
    return value;
}

/// The stereo frames in the channels of a device: those after the second are silent, a single one has both.
template <class Sample>
void spread(const std::vector<float> &stereo, qint64 frames, int channels, char *data)
{
    auto *to = reinterpret_cast<Sample *>(data);
    for (qint64 frame = 0; frame < frames; ++frame) {
        const float left = stereo[std::size_t(2 * frame)];
        const float right = stereo[std::size_t(2 * frame + 1)];
        if (channels == 1) {
            *to++ = sampleFrom<Sample>((left + right) / 2);
            continue;
        }
        *to++ = sampleFrom<Sample>(left);
        *to++ = sampleFrom<Sample>(right);
        for (int channel = 2; channel < channels; ++channel)
            *to++ = 0;
    }
}

} // namespace

qint64 StreamDevice::bytesAvailable() const
{
    constexpr qint64 always = qint64(1) << 20;
    return always;
}

qint64 StreamDevice::readData(char *data, qint64 size)
{
    const int channels = mFormat.channelCount();
    const qint64 frames = size / mFormat.bytesPerFrame();
    mStereo.resize(std::size_t(2 * frames));
    mStream->pull(mStereo.data(), frames);
    switch (mFormat.sampleFormat()) {
    case QAudioFormat::Int16:
        spread<qint16>(mStereo, frames, channels, data);
        break;
    case QAudioFormat::Int32:
        spread<qint32>(mStereo, frames, channels, data);
        break;
    case QAudioFormat::Float:
        spread<float>(mStereo, frames, channels, data);
        break;
    default:
        return -1;
    }
    return frames * mFormat.bytesPerFrame();
}

std::optional<QAudioFormat> formatFor(const QAudioDevice &device, int sampleRate)
{
    QAudioFormat wanted;
    wanted.setSampleRate(sampleRate);
    wanted.setChannelCount(2);
    wanted.setSampleFormat(QAudioFormat::Int16);
    if (device.isFormatSupported(wanted))
        return wanted;
    const QAudioFormat liked = device.preferredFormat();
    const bool isMade = liked.sampleFormat() == QAudioFormat::Int16 ||
                        liked.sampleFormat() == QAudioFormat::Int32 ||
                        liked.sampleFormat() == QAudioFormat::Float;
    return liked.isValid() && isMade ? std::optional(liked) : std::nullopt;
}

QString AudioFeeder::start(const QAudioDevice &device, const QAudioFormat &format,
                           const std::shared_ptr<SoundStream> &stream, double volume)
{
    stop();
    stream->setOutputRate(format.sampleRate());
    mDevice = std::make_unique<StreamDevice>(stream, format);
    mDevice->open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    mSink = std::make_unique<QAudioSink>(device, format);
    mSink->setBufferSize(format.bytesForDuration(qint64(bufferSeconds * 1e6)));
    mSink->setVolume(volume);
    mSink->start(mDevice.get());
    if (mSink->error() != QAudio::NoError || mSink->state() == QAudio::StoppedState) {
        stop();
        return Words::tr("The sound device cannot be opened; nothing is heard.");
    }
    constexpr int milliseconds = 10;
    mTimer = startTimer(milliseconds, Qt::PreciseTimer);
    measure();
    return {};
}

void AudioFeeder::stop()
{
    if (mTimer)
        killTimer(std::exchange(mTimer, 0));
    if (mSink)
        mSink->reset();
    mSink.reset();
    mDevice.reset();
    mBuffered = 0;
}

void AudioFeeder::setVolume(double volume)
{
    if (mSink)
        mSink->setVolume(volume);
}

void AudioFeeder::timerEvent(QTimerEvent *)
{
    measure();
}

void AudioFeeder::measure()
{
    const qint64 bytes = qMax<qint64>(0, mSink->bufferSize() - mSink->bytesFree());
    mBuffered = double(mSink->format().durationForBytes(qint32(bytes))) / 1e6;
}

} // namespace furitsuke
