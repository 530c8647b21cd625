// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "app/preview/exportdialog.h"
#include "app/preview/previewsession.h"
#include "editor-core/document/motiondocument.h"
#include "editor-core/document/playback.h"
#include "widgets/dopesheet/timelinepanel.h"
#include "widgets/dopesheet/timelinestate.h"
#include "widgets/preview/previewview.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QSaveFile>
#include <QSettings>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::ExportActions)
};

constexpr QLatin1String folderKey{"pictureFolder"};

void savePicture(const ActionHost &host, PreviewSession &session)
{
    PreviewView &view = session.view();
    // What is seen now, not when a name was found.
    const PreviewImage picture = view.picture(view.size() * view.devicePixelRatioF());
    if (!picture.fault.isEmpty()) {
        host.showMessage(picture.fault, true);
        return;
    }
    auto *dialog = new QFileDialog(&host.window(), Words::tr("Save the view as a picture"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({Words::tr("Picture (*.png)")});
    dialog->setDefaultSuffix(QStringLiteral("png"));
    const QString folder = QSettings().value(folderKey).toString();
    if (!folder.isEmpty())
        dialog->setDirectory(folder);
    QObject::connect(
        dialog, &QFileDialog::fileSelected, &host.window(),
        [host, image = picture.image](const QString &path) {
            QSettings().setValue(folderKey, QFileInfo(path).absolutePath());
            QSaveFile file(path);
            if (file.open(QIODevice::WriteOnly) && image.save(&file, "PNG") && file.commit())
                host.showMessage(Words::tr("The picture is saved in “%1”.").arg(QFileInfo(path).fileName()));
            else
                host.showMessage(Words::tr("The picture could not be saved: %1").arg(file.errorString()),
                                 true);
        });
    dialog->open();
}

} // namespace

void addExportActions(const ActionHost &host, PreviewSession &session)
{
    const auto needsFigure = [&](QAction *action) {
        host.enableUnless(action, [&session] {
            return session.controller().model() ? QString() : Words::tr("There is no model yet.");
        });
    };
    needsFigure(host.action(
        "preview.savePicture", [] { return Words::tr("Save the &view as a picture…"); },
        [] { return Words::tr("Write what the preview shows now into a PNG file"); },
        [host, &session] { savePicture(host, session); }));
    needsFigure(host.action(
        "preview.export", [] { return Words::tr("E&xport pictures or film…"); },
        [] { return Words::tr("Make numbered pictures, or a film, of a stretch of the motion"); },
        [host, &session] {
            auto *dialog = new ExportDialog(session, host.document(),
                                            host.timeline().state().playback().played(), &host.window());
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->show();
        }));
}

} // namespace furitsuke
