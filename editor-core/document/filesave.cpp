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
    explicit PartFile(QFile &file) : mFile(file) {}
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

/// The file that a path means: links are followed, also those whose target is not there yet.
QString targetOf(const QFileInfo &info)
{
    if (info.exists())
        return info.canonicalFilePath();
    return info.isSymLink() ? info.symLinkTarget() : info.absoluteFilePath();
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
    const vmd::SectionPlan plan
        = vmd::planSections(view, motion.form.signature.size() + motion.form.modelNameField.size());
    bool same = true;
    for (int s = 0; s < recordSectionCount; ++s)
        same = same && plan.sections[std::size_t(s)].records == motion.keyCount(static_cast<TrackKind>(s));
    // A mapped file cannot be renamed everywhere.
    if (mapped)
        file.unmap(mapped);
    return same;
}

QString copyWhole(const QString &from, const QString &to)
{
    QFile source(from);
    QFile copy(pathBeside(to));
    if (!source.copy(copy.fileName()))
        return source.errorString();
    PartFile part(copy);
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

SaveResult saveMotion(const Motion &motion, const QString &path, const SaveOptions &options,
                      TaskProgress *progress)
{
    SaveResult result;
    const QFileInfo info(path);
    const QString target = targetOf(info);
    if (info.exists() && !info.isFile())
        result.error = Words::tr("“%1” is not a regular file.").arg(path);
    else if (info.exists() && !info.isWritable())
        result.error = Words::tr("“%1” is write-protected.").arg(path);
    if (!result.error.isEmpty())
        return result;

    QFile file(pathBeside(target));
    if (!file.open(QIODevice::ReadWrite | QIODevice::NewOnly | QIODevice::Unbuffered)) {
        result.error = Words::tr("A file cannot be made in “%1”: %2")
                           .arg(QFileInfo(target).absolutePath(), file.errorString());
        return result;
    }
    PartFile part(file);
    const auto failed = [&](const QString &message) {
        result.cancelled = progress && progress->isCancelled();
        result.error = result.cancelled ? Words::tr("Cancelled.") : message;
        return result;
    };
    if (!writeMotion(motion, file, progress) || !flushToDisk(file))
        return failed(Words::tr("Writing failed: %1 The old file is untouched.").arg(file.errorString()));
    file.seek(0);
    if (!motionMatches(motion, file, progress) || !readsBack(motion, file)) {
        return failed(Words::tr("What was written does not read back as the motion. The old file is untouched."));
    }
    file.close();

    if (info.exists()) {
        QFile::setPermissions(file.fileName(), QFile::permissions(target));
        if (options.backup) {
            const QString error = copyWhole(target, backupPath(target));
            if (!error.isEmpty())
                return failed(Words::tr("No backup can be kept: %1 The old file is untouched.").arg(error));
            result.backupPath = backupPath(target);
        }
    }
    const QString error = replaceFile(file.fileName(), target);
    if (!error.isEmpty())
        return failed(Words::tr("The file cannot be replaced: %1").arg(error));
    part.keep();
    result.ok = true;
    return result;
}

} // namespace furitsuke
