// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/durablefile.h"

#include <QFileInfo>
#include <QRandomGenerator>

#include <filesystem>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

namespace furitsuke {

namespace {
std::filesystem::path systemPath(const QString &path)
{
#ifdef Q_OS_WIN
    return std::filesystem::path(path.toStdWString());
#else
    return std::filesystem::path(QFile::encodeName(path).toStdString());
#endif
}
} // namespace

bool flushToDisk(QFile &file)
{
    if (!file.flush())
        return false;
#ifdef Q_OS_WIN
    return _commit(file.handle()) == 0;
#else
    return ::fsync(file.handle()) == 0;
#endif
}

QString replaceFile(const QString &from, const QString &to)
{
    std::error_code error;
    std::filesystem::rename(systemPath(from), systemPath(to), error);
    return error ? QString::fromLocal8Bit(error.message().c_str()) : QString();
}

QString pathBeside(const QString &path)
{
    const QFileInfo info(path);
    // A long name with something added could be too long for the file system.
    const QString stem = info.fileName().left(40);
    QString result;
    do {
        result =
            info.absolutePath() + QStringLiteral("/.%1.%2.part")
                                      .arg(stem, QString::number(QRandomGenerator::global()->generate(), 36));
    } while (QFileInfo::exists(result));
    return result;
}

} // namespace furitsuke
