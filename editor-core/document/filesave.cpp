// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/filesave.h"

#include "editor-core/document/durablefile.h"
#include "editor-core/vmd/sectionplan.h"
#include "editor-core/vmd/writer.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Save)
};

/// Closes and removes a file unless it was put to use.
class PartFile
{
public:
    explicit PartFile(QFile &file)
        : mFile(file)
    {}
    ~PartFile()
    {
        mFile.close();
        if (!mKept)
            mFile.remove();
    }
    Q_DISABLE_COPY_MOVE(PartFile)
    void keep() { mKept = true; }

private:
    QFile &mFile;
    bool mKept = false;
};

/// The file that a path means: links are followed, also those whose target is not there yet. Empty where they
/// go in a circle.
QString targetOf(const QString &path)
{
    QFileInfo info(path);
    constexpr int mostLinks = 40;
    for (int i = 0; i < mostLinks; ++i) {
        if (info.exists())
            return info.canonicalFilePath();
        if (!info.isSymLink())
            return info.absoluteFilePath();
        info.setFile(info.symLinkTarget());
    }
    return {};
}

/// Why not all was written. A short write alone, as on a full disk, has no error text of its own.
QString writeFault(const QFile &file)
{
    return file.error() == QFileDevice::NoError || file.error() == QFileDevice::WriteError
               ? Words::tr("not all bytes could be written, the disk may be full")
               : file.errorString();
}

/// Whether a reader finds the motion's records where the writer put them: bytes kept at the end of a damaged
/// file must not be mistaken for keys.
bool readsBack(const Motion &motion, QFile &file)
{
    const qint64 size = file.size();
    uchar *mapped = file.map(0, size);
    QByteArray content;
    QByteArrayView view(mapped, mapped ? size : 0);
    if (!mapped) {
        file.seek(0);
        content = file.readAll();
        view = content;
    }
    const vmd::SectionPlan plan =
        vmd::planSections(view, motion.form.signature.size() + motion.form.modelNameField.size());
    bool same = true;
    for (int s = 0; s < recordSectionCount; ++s)
        same = same && plan.sections[std::size_t(s)].records == motion.keyCount(static_cast<TrackKind>(s));
    // A mapped file cannot be renamed everywhere.
    if (mapped)
        file.unmap(mapped);
    return same;
}

/// The permissions of a file as they stand in the file system, without what they allow to whoever asks: to
/// root that is everything, and would become everything for the owner.
QFile::Permissions ownPermissions(const QString &path)
{
    constexpr QFile::Permissions asker = QFile::ReadUser | QFile::WriteUser | QFile::ExeUser;
    return QFile::permissions(path) & ~asker;
}

QString copyWhole(const QString &from, const QString &to)
{
    QFile source(from);
    QFile copy(pathBeside(to));
    if (!source.copy(copy.fileName()))
        return source.errorString();
    PartFile part(copy);
    copy.setPermissions(ownPermissions(from));
    QString error = replaceFile(copy.fileName(), to);
    if (error.isEmpty())
        part.keep();
    return error;
}

} // namespace

QString backupPath(const QString &path)
{
    return path + QStringLiteral(".bak");
}

SaveResult replaceSafely(const QString &path, const SaveOptions &options, const FileStep &write,
                         const FileStep &verify)
{
    SaveResult result;
    const QString target = targetOf(path);
    const QFileInfo info(target);
    if (target.isEmpty())
        result.error = Words::tr("“%1” is a link that leads to itself.").arg(path);
    else if (info.exists() && !info.isFile())
        result.error = Words::tr("“%1” is not a regular file.").arg(path);
    else if (info.exists() && !info.isWritable())
        result.error = Words::tr("“%1” is write-protected.").arg(path);
    if (!result.error.isEmpty())
        return result;

    QFile file(pathBeside(target));
    if (!file.open(QIODevice::ReadWrite | QIODevice::NewOnly | QIODevice::Unbuffered)) {
        result.error =
            Words::tr("A file cannot be made in “%1”: %2").arg(info.absolutePath(), file.errorString());
        return result;
    }
    PartFile part(file);
    result.error = write(file);
    if (result.error.isEmpty() && !flushToDisk(file))
        result.error = writeFault(file);
    if (!result.error.isEmpty()) {
        result.error = Words::tr("Writing failed: %1. An old file is untouched.").arg(result.error);
        return result;
    }
    file.seek(0);
    result.error = verify(file);
    if (!result.error.isEmpty())
        return result;
    file.close();

    if (info.exists()) {
        QFile::setPermissions(file.fileName(), ownPermissions(target));
        if (options.backup) {
            const QString fault = copyWhole(target, backupPath(target));
            if (!fault.isEmpty()) {
                result.error = Words::tr("No backup can be kept: %1. The old file is untouched.").arg(fault);
                return result;
            }
            result.backupPath = backupPath(target);
        }
    }
    const QString fault = replaceFile(file.fileName(), target);
    if (!fault.isEmpty()) {
        result.error = Words::tr("The file cannot be replaced: %1").arg(fault);
        return result;
    }
    part.keep();
    result.ok = true;
    return result;
}

SaveResult saveMotion(const Motion &motion, const QString &path, const SaveOptions &options,
                      TaskProgress *progress)
{
    SaveResult result = replaceSafely(
        path, options,
        [&](QFile &file) { return writeMotion(motion, file, progress) ? QString() : writeFault(file); },
        [&](QFile &file) {
            return motionMatches(motion, file, progress) && readsBack(motion, file)
                       ? QString()
                       : Words::tr(
                             "What was written does not read back as the motion. The old file is untouched.");
        });
    if (!result.ok && progress && progress->isCancelled()) {
        result.cancelled = true;
        result.error = Words::tr("Cancelled.");
    }
    return result;
}

} // namespace furitsuke
