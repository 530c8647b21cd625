// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/sidecar.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Sidecar)
};

constexpr qint64 largestFile = qint64(16) << 20;

SaveResult saved()
{
    SaveResult result;
    result.ok = true;
    return result;
}

/// The folder that a motion's file is in. Who moves both has its sound there as well.
QDir folderOf(const QString &motionPath)
{
    return QFileInfo(motionPath).absoluteDir();
}

} // namespace

QString sidecarPath(const QString &motionPath)
{
    return motionPath + QStringLiteral(".furitsuke.json");
}

SidecarRead readSidecar(const QString &motionPath)
{
    const QString path = sidecarPath(motionPath);
    const QFileInfo info(path);
    if (!info.exists())
        return {};
    QFile file(path);
    QString fault;
    if (!info.isFile())
        fault = Words::tr("it is not a regular file");
    else if (info.size() > largestFile)
        fault = Words::tr("it is larger than %1 MB").arg(largestFile >> 20);
    else if (!file.open(QIODevice::ReadOnly))
        fault = file.errorString();
    if (!fault.isEmpty()) {
        Diagnostic finding;
        finding.severity = Severity::Warning;
        finding.code = QStringLiteral("sidecar-unreadable");
        finding.message = Words::tr("The file of markers beside the motion cannot be read: %1.").arg(fault);
        SidecarRead result;
        result.exists = true;
        result.whole = false;
        result.findings.append(finding);
        return result;
    }
    SidecarRead result = parseSidecar(file.read(largestFile));
    if (std::optional<SoundNote> &sound = result.sidecar.notes.sound)
        sound->path = QDir::cleanPath(folderOf(motionPath).absoluteFilePath(sound->path));
    return result;
}

SaveResult saveSidecar(const Sidecar &sidecar, const QString &motionPath, bool foreign)
{
    const QString path = sidecarPath(motionPath);
    const auto textOf = [&motionPath](Sidecar written) {
        if (std::optional<SoundNote> &sound = written.notes.sound)
            sound->path = folderOf(motionPath).relativeFilePath(sound->path);
        return sidecarText(written);
    };
    const QByteArray text = textOf(sidecar);
    SaveOptions options;
    const SidecarRead before = readSidecar(motionPath);
    if (!before.exists && sidecar.isEmpty())
        return saved();
    if (before.exists && before.whole && textOf(before.sidecar) == text)
        return saved();
    options.backup = before.exists && (foreign || !before.whole);
    return replaceSafely(
        path, options,
        [&text](QFile &file) { return file.write(text) == text.size() ? QString() : file.errorString(); },
        [&text](QFile &file) {
            return file.readAll() == text
                       ? QString()
                       : Words::tr("What was written does not read back. The old file is untouched.");
        });
}

} // namespace furitsuke
