// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/taskprogress.h"
#include "editor-core/sound/soundclip.h"

#include <QIODevice>
#include <QStringList>

namespace furitsuke {

/// How much sound is taken into memory.
struct SoundLimits
{
    /// What is longer is cut off, and that is said.
    qint64 seconds = 3600;
    /// Memory for the samples, in bytes. Whatever a file says of itself, it never takes more than the larger
    /// of `bytesAlways` and `bytesPerByte` times its size, nor more than `bytes`: an hour of stereo at
    /// 48 kHz. A WAV takes 2 at most for every byte, usual music some 4 to 40.
    qint64 bytes = qint64(3600) * 48000 * 2 * 2;
    qint64 bytesAlways = qint64(64) << 20;
    qint64 bytesPerByte = 128;
};

/// A sound that was read, or why it was not.
struct SoundLoad
{
    SoundClipPtr clip;    ///< null where it could not be read
    QString error;        ///< translated
    QStringList warnings; ///< what was wrong, or left out, translated; the rest is there
    bool cancelled = false;
};

/// Decodes a sound to the end; more than two channels are mixed to one. NaN becomes silence, what is louder
/// than full scale is clipped.
SoundLoad loadSound(QIODevice &device, TaskProgress *progress = nullptr, const SoundLimits &limits = {});
/// The same of a file.
SoundLoad loadSoundFile(const QString &path, TaskProgress *progress = nullptr);

} // namespace furitsuke
