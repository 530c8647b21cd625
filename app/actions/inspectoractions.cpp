// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "editor-core/document/valueverbs.h"
#include "widgets/dialogs/correctiondialog.h"
#include "widgets/inspector/keyinspector.h"

#include <QCoreApplication>
#include <QDockWidget>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::InspectorActions)
};

bool hasSelected(const ActionHost &host, bool (*wanted)(TrackKind))
{
    const QList<TrackRef> tracks = host.document().selection().tracks();
    return std::any_of(tracks.cbegin(), tracks.cend(),
                       [wanted](TrackRef track) { return wanted(track.kind); });
}

void focusInspector(const ActionHost &host)
{
    auto *inspector = host.window().findChild<KeyInspector *>();
    if (!inspector)
        return;
    for (QWidget *parent = inspector; parent; parent = parent->parentWidget()) {
        if (auto *dock = qobject_cast<QDockWidget *>(parent)) {
            dock->show();
            dock->raise();
        }
    }
    if (host.document().selection().isEmpty())
        host.showMessage(Words::tr("No key is selected, so there are no values to edit."));
    inspector->focusFirstField();
}

void openCorrection(const ActionHost &host)
{
    auto *dialog = new CorrectionDialog(host.document(), &host.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &CorrectionDialog::corrected, &host.window(),
                     [host](const EditResult &result) { host.report(result); });
    dialog->open();
}

} // namespace

void addInspectorActions(const ActionHost &host)
{
    host.action(
        "key.focusInspector", [] { return Words::tr("Edit &values"); },
        [] { return Words::tr("Go to the values of the selected keys, to type them"); },
        [host] { focusInspector(host); });
    QAction *correct = host.action(
        "key.correct", [] { return Words::tr("&Correct values…"); },
        [] { return Words::tr("Multiply values of the selected keys and add to them"); },
        [host] { openCorrection(host); });
    host.enableUnless(correct, [host] {
        if (host.document().selection().isEmpty())
            return Words::tr("Select keys first.");
        return hasSelected(host, [](TrackKind kind) { return kind != TrackKind::State; })
                   ? QString()
                   : Words::tr("Display and IK keys have no numbers; select other keys first.");
    });

    const auto noBones = [host] {
        return hasSelected(host, [](TrackKind kind) { return kind == TrackKind::Bone; })
                   ? QString()
                   : Words::tr("Select keys of bones first.");
    };
    QAction *normalise = host.action(
        "key.normaliseRotation", [] { return Words::tr("&Normalise rotations"); },
        [] { return Words::tr("Give the quaternions of the selected bone keys unit length"); },
        [host] {
            const EditResult result = normaliseSelectedRotations(host.document());
            if (result.changed == 0)
                host.showMessage(Words::tr("All selected rotations are of unit length."));
            else
                host.report(result);
        });
    QAction *on = host.action(
        "key.physicsOn", [] { return Words::tr("&Physics on"); },
        [] { return Words::tr("Rigid bodies of the selected bones move by physics from these keys on"); },
        [host] { host.report(setSelectedPhysics(host.document(), true)); });
    QAction *off = host.action(
        "key.physicsOff", [] { return Words::tr("Physics o&ff"); },
        [] { return Words::tr("Rigid bodies of the selected bones follow their bones from these keys on"); },
        [host] { host.report(setSelectedPhysics(host.document(), false)); });
    for (QAction *action : {normalise, on, off})
        host.enableUnless(action, noBones);
}

} // namespace furitsuke
