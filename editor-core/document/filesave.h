// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motion.h"
#include "editor-core/motion/taskprogress.h"

#include <QFile>
#include <QString>

#include <functional>

namespace furitsuke {

struct SaveOptions
{
    /// Keeps a copy of the file that is replaced, beside it, named as backupPath() says.
    bool backup = false;
};

struct SaveResult
{
    bool ok = false;
    bool cancelled = false;
    QString error;      ///< translated; the old file is untouched then
    QString backupPath; ///< where the old file was kept; empty where it was not
};

/// Fills the new file, or looks at what it holds; empty on success, else what went wrong (translated).
using FileStep = std::function<QString(QFile &)>;

/// Puts a file in another's place so that at every moment either the old or the new one is there, whole:
/// `write` fills a new file beside it, the file is brought to the disk, `verify` looks at it from its start,
/// and only then it takes the old one's place. Links are followed, permissions kept, a write-protected file
/// is left alone.
SaveResult replaceSafely(const QString &path, const SaveOptions &options, const FileStep &write,
                         const FileStep &verify);

/// "dance.vmd.bak" for "dance.vmd".
QString backupPath(const QString &path);

/// Saves a motion by replaceSafely(); what was written is read back and compared with the motion.
SaveResult saveMotion(const Motion &motion, const QString &path, const SaveOptions &options = {},
                      TaskProgress *progress = nullptr);

} // namespace furitsuke
