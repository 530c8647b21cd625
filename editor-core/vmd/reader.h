// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/diagnostic.h"
#include "editor-core/motion/motion.h"
#include "editor-core/motion/taskprogress.h"
#include "editor-core/text/nametext.h"

namespace furitsuke {

/// A motion that was read, or why it was refused.
struct ReadResult
{
    bool ok = false;
    bool cancelled = false;
    QString error; ///< translated; empty where ok
    Motion motion;
    Diagnostics diagnostics;
    /// The encoding in which most names are known ones.
    NameEncoding encoding = NameEncoding::Cp932;
};

/// Reads a VMD file from memory. Refused is only what is not a VMD at all: other signature, or a file that
/// ends inside its header. All else is read as far as it goes, with diagnostics; writeMotion() of the result
/// gives back the same bytes. Memory is bounded by the size of the data, whatever its counts say.
ReadResult readMotion(QByteArrayView file, TaskProgress *progress = nullptr);

/// Reads a VMD file. Only regular files are read. The file is mapped for the time of the call.
ReadResult readMotionFile(const QString &path, TaskProgress *progress = nullptr);

} // namespace furitsuke
