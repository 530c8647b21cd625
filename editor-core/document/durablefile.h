// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>

namespace furitsuke {

/// Makes the operating system bring a file's content to the disk. The one place that calls it directly.
bool flushToDisk(QFile &file);

/// Puts a file in another's place in one step; the other is replaced. Empty on success, else what went wrong.
QString replaceFile(const QString &from, const QString &to);

/// A path for a new file beside another, not in use: ".dance.vmd.x3f9.part".
QString pathBeside(const QString &path);

} // namespace furitsuke
