// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/sound/soundload.h"

#include "editor-core/sound/soundreader.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <cmath>
#include <limits>
#include <new>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::SoundFile)
};

qint16 sampleOf(float value)
{
    // Full scale as the files of 16 bits have it, so that these come back as they were.
    constexpr float scale = 32768;
    constexpr auto least = float(std::numeric_limits<qint16>::min());
    constexpr auto most = float(std::numeric_limits<qint16>::max());
    if (std::isnan(value))
        return 0;
    return qint16(std::lrint(qBound(least, value * scale, most)));
}

/// Puts decoded frames behind those that are there.
void append(std::vector<qint16> &samples, const float *from, qint64 frames, int channels)
{
    if (channels <= 2) {
        for (qint64 i = 0; i < frames * channels; ++i)
            samples.push_back(sampleOf(from[i]));
        return;
    }
    for (qint64 frame = 0; frame < frames; ++frame, from += channels) {
        float sum = 0;
        for (int channel = 0; channel < channels; ++channel)
            sum += from[channel];
        samples.push_back(sampleOf(sum / float(channels)));
    }
}

QString lengthText(double seconds)
{
    const auto whole = qint64(seconds);
    return QStringLiteral("%1:%2").arg(whole / 60).arg(whole % 60, 2, 10, QLatin1Char('0'));
}

/// Sample frames that are taken at most.
qint64 mostFrames(const SoundLimits &limits, qint64 fileSize, qint64 rate, int channels)
{
    qint64 bytes = 0;
    if (qMulOverflow(fileSize, limits.bytesPerByte, &bytes))
        bytes = limits.bytes;
    bytes = qMin(limits.bytes, qMax(limits.bytesAlways, bytes));
    return qMin(limits.seconds * rate, bytes / (channels * qint64(sizeof(qint16))));
}

SoundLoad refused(const QString &error)
{
    SoundLoad result;
    result.error = error;
    return result;
}

SoundLoad decode(QIODevice &device, TaskProgress *progress, const SoundLimits &limits)
{
    QString error;
    const std::unique_ptr<SoundReader> reader = openSound(device, error);
    if (!reader)
        return refused(error);
    auto clip = std::make_shared<SoundClip>();
    clip->sampleRate = reader->sampleRate();
    clip->channels = reader->channels() > 2 ? 1 : reader->channels();
    const qint64 most = mostFrames(limits, device.size(), clip->sampleRate, clip->channels);
    const qint64 declared = reader->declaredFrames();
    clip->samples.reserve(std::size_t(qMin(most, declared) * clip->channels));

    SoundLoad result;
    constexpr qint64 blockSamples = 1 << 16;
    const qint64 block = qMax<qint64>(1, blockSamples / reader->channels());
    std::vector<float> samples(std::size_t(block * reader->channels()));
    // The peaks are made afterwards, which takes a small part of the time.
    constexpr double shareOfReading = 0.95;
    qint64 frames = 0;
    bool ended = false;
    while (frames < most && !ended) {
        const qint64 wanted = qMin(block, most - frames);
        const qint64 count = reader->read(samples.data(), wanted);
        append(clip->samples, samples.data(), count, reader->channels());
        frames += count;
        ended = count < wanted;
        if (progress) {
            if (progress->isCancelled()) {
                result.cancelled = true;
                result.error = Words::tr("Cancelled.");
                return result;
            }
            progress->setShare(
                qMin(1.0, double(frames) / double(qMax<qint64>(1, qMax(frames, qMin(most, declared))))) *
                shareOfReading);
        }
    }
    if (frames == 0)
        return refused(reader->warnings().value(0, Words::tr("There is no sound in the file.")));
    result.warnings = reader->warnings();
    const double rate = clip->sampleRate;
    if (!ended && reader->read(samples.data(), 1) == 1)
        result.warnings.append(Words::tr("It is longer than can be used; the first %1 minutes are here.")
                                   .arg(lengthText(double(frames) / rate)));
    // Some kinds of files tell their length only about.
    else if (declared - frames > clip->sampleRate / 2 && frames < most && result.warnings.isEmpty())
        result.warnings.append(
            Words::tr("The file is damaged or cut short: %1 of %2 minutes could be read.")
                .arg(lengthText(double(frames) / rate), lengthText(double(declared) / rate)));
    clip->peaks = SoundPeaks(clip->samples, clip->channels);
    result.clip = std::move(clip);
    return result;
}

} // namespace

SoundLoad loadSound(QIODevice &device, TaskProgress *progress, const SoundLimits &limits)
{
    try {
        return decode(device, progress, limits);
    } catch (const std::bad_alloc &) {
        return refused(Words::tr("There is not enough memory for this sound."));
    }
}

SoundLoad loadSoundFile(const QString &path, TaskProgress *progress)
{
    const QFileInfo info(path);
    if (!info.exists())
        return refused(Words::tr("The file is not there: %1").arg(path));
    // A pipe or a device would be read for ever.
    if (!info.isFile())
        return refused(Words::tr("It is not a regular file."));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return refused(file.errorString());
    return loadSound(file, progress);
}

} // namespace furitsuke
