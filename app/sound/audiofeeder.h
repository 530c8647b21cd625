// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/sound/soundstream.h"

#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSink>
#include <QIODevice>

#include <atomic>
#include <optional>

namespace furitsuke {

/// A stream as a device that an audio sink reads from: as many channels, and samples of the kind, as the sink
/// wants.
class StreamDevice : public QIODevice
{
    Q_OBJECT

public:
    StreamDevice(std::shared_ptr<SoundStream> stream, const QAudioFormat &format)
        : mStream(std::move(stream))
        , mFormat(format)
    {}

    bool isSequential() const override { return true; }
    /// There is always more: after the end there is silence.
    qint64 bytesAvailable() const override;
    /// Frames that were read so far.
    qint64 pulledFrames() const { return mPulled.load(); }

protected:
    qint64 readData(char *data, qint64 size) override;
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    std::shared_ptr<SoundStream> mStream;
    QAudioFormat mFormat;
    std::vector<float> mStereo;
    std::atomic<qint64> mPulled = 0;
};

/// A format that a device takes: stereo at the sound's own rate where it can, else what it likes best.
/// Nothing where its samples are of a kind that is not made here.
std::optional<QAudioFormat> formatFor(const QAudioDevice &device, int sampleRate);

/// Feeds an audio sink, in the thread that it lives in.
class AudioFeeder : public QObject
{
    Q_OBJECT

public:
    /// Gives why it cannot; empty where it plays.
    QString start(const QAudioDevice &device, const QAudioFormat &format,
                  const std::shared_ptr<SoundStream> &stream, double volume);
    void stop();
    void setVolume(double volume);
    /// May be called from any thread.
    double buffered() const { return mBuffered.load(); }

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    void measure();

    std::unique_ptr<QAudioSink> mSink;
    std::unique_ptr<StreamDevice> mDevice;
    int mTimer = 0;
    std::atomic<double> mBuffered = 0;
};

} // namespace furitsuke
