// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "editor-core/document/motiondocument.h"
#include "editor-core/document/timeverbs.h"
#include "widgets/dialogs/framesdialog.h"
#include "widgets/dialogs/movebydialog.h"
#include "widgets/dialogs/reversedialog.h"
#include "widgets/dialogs/scaledialog.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QCoreApplication>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::TimeActions)
};

/// Shows a dialog that reports what it did, and is gone when it is closed.
void open(const ActionHost &host, EditDialog *dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &EditDialog::edited, &host.window(),
                     [host](const EditResult &result) { host.report(result); });
    dialog->open();
}

/// At once where nothing is lost; else what is lost is said before.
void reverseOrAsk(const ActionHost &host)
{
    const MotionDocument &document = host.document();
    if (keysOverwrittenByReverse(document.motion(), document.selection()) > 0)
        open(host, new ReverseDialog(host.document(), &host.window()));
    else
        host.report(reverseSelection(host.document()));
}

/// The tracks that the track list shows, in open groups and closed ones.
QList<TrackRef> listedTracks(const ActionHost &host)
{
    const TrackRows &rows = host.timeline().state().rows();
    QList<TrackRef> tracks = host.document().motion().tracks();
    tracks.removeIf([&rows](TrackRef track) { return !rows.isListed(track); });
    return tracks;
}

void addNudges(const ActionHost &host, QAction *ripple)
{
    struct Nudge
    {
        const char *id;
        qint64 frames;
        QKeySequence shortcut;
    };
    auto *nudger = new KeyNudger(host.document(), &host.window());
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
            [] { return Words::tr("Move the selected keys in time; in a row these are one step"); },
            [host, nudger, ripple, frames] { host.report(nudger->nudge(frames, ripple->isChecked())); },
            {nudge.shortcut});
        host.enableWhenSelected(action);
    }
}

} // namespace

void addTimeActions(const ActionHost &host)
{
    QAction *remove = host.timelineAction(
        "edit.delete", [] { return Words::tr("&Delete keys"); },
        [] { return Words::tr("Delete the selected keys"); },
        [host] { host.report(host.document().deleteSelection()); },
        {QKeySequence(Qt::Key_Delete), QKeySequence(Qt::Key_Backspace)});
    host.enableWhenSelected(remove);

    QAction *ripple = host.action(
        "key.rippleLater", [] { return Words::tr("&Later keys shift along"); },
        [] { return Words::tr("Keys after the selected ones, of their tracks, move with them"); }, [] {});
    ripple->setCheckable(true);
    addNudges(host, ripple);

    QAction *moveBy = host.timelineAction(
        "key.moveBy", [] { return Words::tr("&Move by…"); },
        [] { return Words::tr("Move the selected keys by a number of frames"); },
        [host, ripple] {
            open(host, new MoveByDialog(host.document(), ripple->isChecked(), &host.window()));
        },
        {QKeySequence(Qt::Key_G)});
    host.enableWhenSelected(moveBy);
    QAction *scale = host.timelineAction(
        "key.scale", [] { return Words::tr("&Scale time…"); },
        [] { return Words::tr("Stretch or shorten the time of the selected keys"); },
        [host, ripple] { open(host, new ScaleDialog(host.document(), ripple->isChecked(), &host.window())); },
        {QKeySequence(Qt::Key_S)});
    host.enableWhenSelected(scale);
    QAction *reverse = host.timelineAction(
        "key.reverse", [] { return Words::tr("Reverse time"); },
        [] { return Words::tr("Let the selected keys play backwards"); }, [host] { reverseOrAsk(host); },
        {QKeySequence(Qt::CTRL | Qt::Key_M)});
    host.enableWhenSelected(reverse);

    const auto frames = [host](FramesDialog::Task task) {
        open(host, new FramesDialog(task, host.document(), listedTracks(host), &host.window()));
    };
    host.timelineAction(
        "time.insertFrames", [] { return Words::tr("&Insert frames…"); },
        [] { return Words::tr("Insert frames at the playhead; later keys come later"); },
        [frames] { frames(FramesDialog::Insert); }, {QKeySequence(Qt::CTRL | Qt::Key_I)});
    host.timelineAction(
        "time.deleteFrames", [] { return Words::tr("D&elete frames…"); },
        [] { return Words::tr("Delete frames at the playhead; later keys come earlier"); },
        [frames] { frames(FramesDialog::Delete); }, {QKeySequence(Qt::CTRL | Qt::Key_K)});
}

} // namespace furitsuke
