// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/sound/soundclip.h"
#include "editor-core/sound/soundoutput.h"
#include "editor-core/sound/soundstream.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

#include <functional>
#include <memory>

namespace furitsuke::test {

/// How the samples of a WAV are written.
struct WavForm
{
    int bits = 16;
    bool isFloat = false;
    int channels = 1;
    int rate = 48000;
};

/// A WAV file, made byte by byte. The samples are of full scale from -1 to 1, channels side by side.
QByteArray wavFile(const QList<double> &samples, const WavForm &form = {});
/// A mono WAV of 16 bits with a click (full scale) of some samples at each of the given times, in seconds.
QByteArray clickingWav(double seconds, const QList<double> &clicks, int rate = 48000);
/// Something like music: chords that swell on every beat, with noise, stereo.
QByteArray songWav(double seconds, double beatsPerMinute, int rate = 44100);

SoundClipPtr clipOf(const QList<qint16> &samples, int channels = 1, int rate = 48000);
/// A mono clip whose samples count up from 0, so that each tells its place; up to 32767 of them.
SoundClipPtr countingClip(int samples, int rate = 3000);

/// What a sound output was asked for, in order; it pulls when it is told to.
class FakeOutput : public SoundOutput
{
public:
    struct Log
    {
        QStringList calls; ///< "start at 0.500", "stop", "volume 0.8"
        std::shared_ptr<SoundStream> stream;
        QString fault; ///< what start() gives
        double buffered = 0;
        int rate = 48000;
        std::function<void()> onStart; ///< a device takes a while to start
        double owed = 0;               ///< parts of a frame that were not pulled yet

        QStringList take() { return std::exchange(calls, {}); }
        /// Pulls what a device would in such a time; the left channel.
        QList<float> hear(double seconds);
    };

    explicit FakeOutput(std::shared_ptr<Log> log)
        : mLog(std::move(log))
    {}

    QString start(const std::shared_ptr<SoundStream> &stream) override;
    void stop() override { mLog->calls.append(QStringLiteral("stop")); }
    double buffered() const override { return mLog->buffered; }
    void setVolume(double volume) override { mLog->calls.append(QStringLiteral("volume %1").arg(volume)); }

private:
    std::shared_ptr<Log> mLog;
};

} // namespace furitsuke::test
