// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/modeltextures.h"

#include <QDir>
#include <QFileInfo>

namespace furitsuke {

namespace {

/// An entry of a folder by a name in any case; empty where there is none.
QString entryNamed(const QString &folder, const QString &name)
{
    const QStringList entries =
        QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    for (const QString &entry : entries) {
        if (entry.compare(name, Qt::CaseInsensitive) == 0)
            return folder + u'/' + entry;
    }
    return {};
}

} // namespace

QString findTextureFile(const QString &folder, const QString &path)
{
    if (path.isEmpty() || path.startsWith(u'/') || path.contains(u':') || path.contains(QChar(0)))
        return {};
    const QString direct = folder + u'/' + path;
    if (QFileInfo(direct).isFile())
        return QDir::cleanPath(direct);
    QString place = folder;
    for (const QString &part : path.split(u'/', Qt::SkipEmptyParts)) {
        const QString next = place + u'/' + part;
        place = QFileInfo::exists(next) ? next : entryNamed(place, part);
        if (place.isEmpty())
            return {};
    }
    return QFileInfo(place).isFile() ? QDir::cleanPath(place) : QString();
}

} // namespace furitsuke
