// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motion.h"
#include "editor-core/motion/taskprogress.h"

#include <QString>

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

/// "dance.vmd.bak" for "dance.vmd".
QString backupPath(const QString &path);

/// Saves a motion so that at every moment either the old or the new file is there, whole: writes a new file
/// beside it, brings it to the disk, reads it back and compares it with the motion, and only then puts it in the
/// old one's place. A link is followed; the old file's permissions are kept.
SaveResult saveMotion(const Motion &motion, const QString &path, const SaveOptions &options = {},
                      TaskProgress *progress = nullptr);

} // namespace furitsuke
