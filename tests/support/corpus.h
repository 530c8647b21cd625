// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace furitsuke::test {

/// The folder of real motion files beside the project, empty where it is missing. Tests that use it skip
/// without it, saying so: QSKIP(noCorpus).
QString sharedFolder();
/// Paths of all files of the corpus whose names end with the suffix ("vmd").
QStringList corpusFiles(const QString &suffix);
/// A file's path relative to the corpus, for data tags.
QString corpusName(const QString &path);

inline constexpr char noCorpus[] = "The corpus of real files is not beside the project; skipped.";

QByteArray fileContent(const QString &path);

} // namespace furitsuke::test
