// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIODevice>
#include <QStringList>

#include <memory>

namespace furitsuke {

/// Decodes one sound from its beginning to its end. What library does it is known in one source file.
class SoundReader
{
public:
    SoundReader() = default;
    virtual ~SoundReader() = default;
    Q_DISABLE_COPY_MOVE(SoundReader)

    virtual int sampleRate() const = 0;
    virtual int channels() const = 0;
    /// Sample frames as the file says; it may be wrong, and is 0 where the file says nothing.
    virtual qint64 declaredFrames() const = 0;
    /// What was found wrong with the file so far, translated; it is read all the same.
    virtual QStringList warnings() const = 0;
    /// The next sample frames, at most so many: channels side by side, full scale from -1 to 1. Gives how
    /// many there were; less than wanted at the end only.
    virtual qint64 read(float *samples, qint64 frames) = 0;
};

/// Looks at what a sound file begins with, and gives its reader; else nothing, and what is wrong with it,
/// translated. The device is open, seekable, and lives as long as the reader.
std::unique_ptr<SoundReader> openSound(QIODevice &device, QString &error);

/// Endings of the names of files that are read as sound, in lower case without a dot.
const QStringList &soundSuffixes();
bool isSoundFileName(const QString &path);

} // namespace furitsuke
