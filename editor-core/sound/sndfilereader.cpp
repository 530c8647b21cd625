// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/sound/soundreader.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QtEndian>

#include <cstdio>
#include <limits>
#include <sndfile.h>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::SoundFile)
};

QIODevice &deviceOf(void *user)
{
    return *static_cast<QIODevice *>(user);
}

sf_count_t deviceSize(void *user)
{
    return deviceOf(user).size();
}

sf_count_t seekDevice(sf_count_t offset, int whence, void *user)
{
    QIODevice &device = deviceOf(user);
    qint64 base = 0;
    if (whence == SEEK_CUR)
        base = device.pos();
    else if (whence == SEEK_END)
        base = device.size();
    // Damaged files lead the library to places outside of them.
    qint64 target = 0;
    if (qAddOverflow(base, qint64(offset), &target) || target < 0 || target > device.size())
        return -1;
    return device.seek(target) ? target : -1;
}

sf_count_t readDevice(void *bytes, sf_count_t count, void *user)
{
    return qMax<qint64>(0, deviceOf(user).read(static_cast<char *>(bytes), count));
}

sf_count_t writeNothing(const void *, sf_count_t, void *)
{
    return 0;
}

sf_count_t devicePlace(void *user)
{
    return deviceOf(user).pos();
}

/// By how many bytes the samples of a WAV are fewer than it says; 0 where they are all there, and for files
/// that were written as a stream, which say nothing of use. The library reads what there is without a word.
qint64 missingWavBytes(QIODevice &device)
{
    constexpr qint64 headerBytes = 12;
    constexpr qint64 chunkBytes = 8;
    const auto bytesAt = [&device](qint64 place, qint64 count) {
        return place <= device.size() && device.seek(place) ? device.read(count) : QByteArray();
    };
    const QByteArray header = bytesAt(0, headerBytes);
    if (header.size() < headerBytes || !header.startsWith("RIFF") || header.sliced(8) != "WAVE")
        return 0;
    constexpr int mostChunks = 1000;
    qint64 place = headerBytes;
    for (int i = 0; i < mostChunks; ++i) {
        const QByteArray chunk = bytesAt(place, chunkBytes);
        if (chunk.size() < chunkBytes)
            return 0;
        const qint64 size = qFromLittleEndian<quint32>(chunk.constData() + 4);
        place += chunkBytes;
        if (chunk.startsWith("data")) {
            constexpr qint64 longest = std::numeric_limits<qint32>::max();
            return size >= longest ? 0 : qMax<qint64>(0, place + size - device.size());
        }
        place += size + size % 2;
    }
    return 0;
}

class SndFileReader : public SoundReader
{
public:
    explicit SndFileReader(QIODevice &device)
    {
        const qint64 missing = missingWavBytes(device);
        if (missing > 0)
            mWarnings.append(Words::tr("The file is cut short: %n byte(s) of sound are missing at its end.",
                                       nullptr, int(qMin<qint64>(missing, std::numeric_limits<int>::max()))));
        device.seek(0);
        SF_VIRTUAL_IO functions = {deviceSize, seekDevice, readDevice, writeNothing, devicePlace};
        mFile = sf_open_virtual(&functions, SFM_READ, &mInfo, &device);
    }
    ~SndFileReader() override
    {
        if (mFile)
            sf_close(mFile);
    }
    Q_DISABLE_COPY_MOVE(SndFileReader)

    bool isOpen() const { return mFile; }
    int sampleRate() const override { return mInfo.samplerate; }
    int channels() const override { return mInfo.channels; }
    qint64 declaredFrames() const override
    {
        return mInfo.frames > 0 && mInfo.frames < SF_COUNT_MAX ? qint64(mInfo.frames) : 0;
    }
    QStringList warnings() const override { return mWarnings; }
    qint64 read(float *samples, qint64 frames) override
    {
        return qMax<qint64>(0, sf_readf_float(mFile, samples, frames));
    }

private:
    SF_INFO mInfo = {};
    SNDFILE *mFile = nullptr;
    QStringList mWarnings;
};

} // namespace

std::unique_ptr<SoundReader> openSound(QIODevice &device, QString &error)
{
    if (device.size() == 0) {
        error = Words::tr("The file is empty.");
        return nullptr;
    }
    auto reader = std::make_unique<SndFileReader>(device);
    if (!reader->isOpen()) {
        error = Words::tr("This is no sound file that can be read (WAV, FLAC, Ogg, MP3): %1")
                    .arg(QString::fromUtf8(sf_strerror(nullptr)).trimmed());
        return nullptr;
    }
    constexpr int slowest = 1000;
    constexpr int fastest = 768000;
    constexpr int mostChannels = 64;
    if (reader->sampleRate() < slowest || reader->sampleRate() > fastest) {
        error = Words::tr("Its sample rate of %1 Hz is no rate of sound.").arg(reader->sampleRate());
        return nullptr;
    }
    if (reader->channels() < 1 || reader->channels() > mostChannels) {
        error = Words::tr("It has %n channel(s); up to %1 are read.", nullptr, reader->channels())
                    .arg(mostChannels);
        return nullptr;
    }
    return reader;
}

const QStringList &soundSuffixes()
{
    static const QStringList suffixes = {
        QStringLiteral("wav"), QStringLiteral("ogg"),  QStringLiteral("oga"), QStringLiteral("opus"),
        QStringLiteral("mp3"), QStringLiteral("flac"), QStringLiteral("aif"), QStringLiteral("aiff")};
    return suffixes;
}

bool isSoundFileName(const QString &path)
{
    return soundSuffixes().contains(QFileInfo(path).suffix().toLower());
}

} // namespace furitsuke
