// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "editor-core/document/motiondocument.h"
#include "editor-core/document/registerverbs.h"

#include <QCoreApplication>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::RegisterActions)
};

} // namespace

void addRegisterActions(const ActionHost &host)
{
    host.timelineAction(
        "key.register", [] { return Words::tr("&Register keys"); },
        [] {
            return Words::tr(
                "Give the chosen tracks a key of what is shown at the playhead; the motion stays "
                "the same");
        },
        [host] { host.run(registerJob(host.document())); },
        {QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)});
    QAction *remove = host.timelineAction(
        "edit.deleteKeepShape", [] { return Words::tr("Delete keys, &keep the shape"); },
        [] {
            return Words::tr("Delete the selected keys and fit the curves after them to how the motion was");
        },
        [host] { host.run(deleteKeepingShapeJob(host.document())); },
        {QKeySequence(Qt::CTRL | Qt::Key_Delete)});
    host.enableWhenSelected(remove);
    QAction *hold = host.timelineAction(
        "key.holdBefore", [] { return Words::tr("&Hold before keys"); },
        [] { return Words::tr("Let what is before the selected keys stay until one frame before them"); },
        [host] { host.report(holdBeforeSelection(host.document())); });
    host.enableWhenSelected(hold);
}

} // namespace furitsuke
