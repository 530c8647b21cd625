// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "editor-core/document/motiondocument.h"

#include <QCoreApplication>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::TimeActions)
};

} // namespace

void addTimeActions(const ActionHost &host)
{
    const auto selected = [host] { return !host.document().selection().isEmpty(); };
    QAction *remove = host.timelineAction(
        "edit.delete", [] { return Words::tr("&Delete keys"); },
        [] { return Words::tr("Delete the selected keys"); },
        [host] { host.report(host.document().deleteSelection()); },
        {QKeySequence(Qt::Key_Delete), QKeySequence(Qt::Key_Backspace)});
    host.enableWhen(remove, selected);
    struct Nudge
    {
        const char *id;
        qint64 frames;
        QKeySequence shortcut;
    };
    for (const Nudge &nudge :
         {Nudge{"edit.nudgeLeft", -1, QKeySequence(Qt::ALT | Qt::Key_Left)},
          Nudge{"edit.nudgeRight", 1, QKeySequence(Qt::ALT | Qt::Key_Right)},
          Nudge{"edit.nudgeLeft10", -10, QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_Left)},
          Nudge{"edit.nudgeRight10", 10, QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_Right)}}) {
        const qint64 frames = nudge.frames;
        QAction *action = host.timelineAction(
            nudge.id,
            [frames] {
                return frames < 0 ? Words::tr("Move keys %n frame(s) earlier", nullptr, int(-frames))
                                  : Words::tr("Move keys %n frame(s) later", nullptr, int(frames));
            },
            [] { return Words::tr("Move the selected keys in time"); },
            [host, frames] { host.report(host.document().moveSelection(frames)); }, {nudge.shortcut});
        host.enableWhen(action, selected);
    }
}

} // namespace furitsuke
