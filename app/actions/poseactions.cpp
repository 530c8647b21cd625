// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "editor-core/document/filesave.h"
#include "editor-core/document/poseverbs.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::PoseActions)
};

constexpr QLatin1String folderKey{"poseFolder"};

QFileDialog *poseDialog(const ActionHost &host, const QString &title)
{
    auto *dialog = new QFileDialog(&host.window(), title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilters({Words::tr("Pose (*.vpd)"), Words::tr("All files (*)")});
    const QString folder = QSettings().value(folderKey).toString();
    if (!folder.isEmpty())
        dialog->setDirectory(folder);
    return dialog;
}

void rememberFolder(const QString &path)
{
    QSettings().setValue(folderKey, QFileInfo(path).absolutePath());
}

void choosePose(const ActionHost &host)
{
    QFileDialog *dialog = poseDialog(host, Words::tr("Put in a pose"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, &host.window(), [host](const QString &path) {
        rememberFolder(path);
        putPoseIn(host, path);
    });
    dialog->open();
}

void writePoseTo(const ActionHost &host, const PoseFile &pose, const QString &path)
{
    rememberFolder(path);
    const PoseBytes written = writePose(pose);
    const SaveResult saved = replaceSafely(
        path, {},
        [&written](QFile &file) {
            return file.write(written.bytes) == written.bytes.size() ? QString() : file.errorString();
        },
        [&written](QFile &file) {
            return file.readAll() == written.bytes ? QString()
                                                   : Words::tr("What was written reads back differently.");
        });
    const QString file = QFileInfo(path).fileName();
    if (!saved.ok) {
        host.showMessage(Words::tr("The pose could not be saved: %1").arg(saved.error), true);
        return;
    }
    QStringList lines = {
        Words::tr("The pose at frame %1 is saved in “%2”.").arg(host.document().playhead()).arg(file)};
    if (!written.leftOut.isEmpty())
        lines.append(Words::tr("Left out, since a pose file cannot hold these names: %1.")
                         .arg(written.leftOut.join(QLatin1String(", "))));
    host.showMessage(lines.join(QLatin1Char(' ')), lines.size() > 1);
}

void savePose(const ActionHost &host)
{
    QFileDialog *dialog = poseDialog(host, Words::tr("Save the pose"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("vpd"));
    // The pose of now: the playhead may move while a name is thought of.
    QObject::connect(dialog, &QFileDialog::fileSelected, &host.window(),
                     [host, pose = poseAtPlayhead(host.document())](const QString &path) {
                         writePoseTo(host, pose, path);
                     });
    dialog->open();
}

bool hasPose(const Motion &motion)
{
    return motion.keyCount(TrackKind::Bone) > 0 || motion.keyCount(TrackKind::Morph) > 0;
}

} // namespace

void putPoseIn(const ActionHost &host, const QString &path)
{
    const QString file = QFileInfo(path).fileName();
    const PoseResult pose = readPoseFile(path);
    if (!pose.ok) {
        host.showMessage(Words::tr("“%1” cannot be read: %2").arg(file, pose.error), true);
        return;
    }
    host.run(pastePoseJob(host.document(), pose.pose),
             [host, file, warnings = pose.warnings](EditResult result) {
                 if (!warnings.isEmpty())
                     result.warn(Words::tr("“%1”: %2").arg(file, warnings.join(QLatin1Char(' '))));
                 host.report(result);
             });
}

void addPoseActions(const ActionHost &host)
{
    host.action(
        "file.putPose", [] { return Words::tr("Put in a &pose…"); },
        [] { return Words::tr("Give the bones of a pose file (VPD) keys at the playhead"); },
        [host] { choosePose(host); });
    QAction *save = host.action(
        "file.savePose", [] { return Words::tr("Save th&e pose…"); },
        [] {
            return Words::tr("Write what the chosen tracks, else all bones and morphs, are at the playhead "
                             "into a pose file (VPD)");
        },
        [host] { savePose(host); });
    host.enableUnless(save, [host] {
        return hasPose(host.document().motion()) ? QString()
                                                 : Words::tr("The motion has no keys of bones or morphs.");
    });
}

} // namespace furitsuke
