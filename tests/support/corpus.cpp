// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/corpus.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

namespace furitsuke::test {

QString sharedFolder()
{
    const QString path = QStringLiteral(FURITSUKE_SHARED_DIR);
    return QDir(path).exists() ? QDir(path).canonicalPath() : QString();
}

QStringList corpusFiles(const QString &suffix)
{
    QStringList result;
    if (sharedFolder().isEmpty())
        return result;
    QDirIterator it(sharedFolder() + QStringLiteral("/corpus"), {QStringLiteral("*.") + suffix}, QDir::Files,
                    QDirIterator::Subdirectories);
    while (it.hasNext())
        result.append(it.next());
    result.sort();
    return result;
}

QString corpusName(const QString &path)
{
    return QDir(sharedFolder() + QStringLiteral("/corpus")).relativeFilePath(path);
}

QByteArray fileContent(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace furitsuke::test
