// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QCoreApplication>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::NavActions)
};

void movePlayhead(const ActionHost &host, qint64 frames)
{
    host.document().setPlayhead(host.document().playhead() + frames);
    host.timeline().state().showFrame(host.document().playhead());
}

void moveRow(const ActionHost &host, int rows)
{
    TimelineState &state = host.timeline().state();
    const qsizetype count = state.rows().visibleRows().size();
    if (count == 0)
        return;
    state.setCurrentRow(qBound<qsizetype>(0, state.currentRow() + rows, count - 1));
    state.showRow(state.currentRow());
    host.document().setChosenTracks(state.rows().tracksOf(state.rows().visibleRows()[state.currentRow()]));
}

void stepToKey(const ActionHost &host, bool forward)
{
    // Of the current row where there is one, else of any track.
    const TimelineState &state = host.timeline().state();
    const Motion &motion = host.document().motion();
    const QList<TrackRef> tracks = state.currentRow() >= 0
                                       ? state.rows().tracksOf(state.rows().visibleRows()[state.currentRow()])
                                       : motion.tracks();
    const qint64 now = host.document().playhead();
    qint64 best = -1;
    for (const TrackRef track : tracks) {
        motion.visit(track, [&](const auto &keys) {
            const qsizetype row = forward ? keys.upperBound(now) : keys.lowerBound(now) - 1;
            if (row < 0 || row >= keys.size())
                return;
            const qint64 frame = keys.frames()[row];
            if (best < 0 || (forward ? frame < best : frame > best))
                best = frame;
        });
    }
    if (best >= 0)
        movePlayhead(host, best - now);
    else
        host.showMessage(forward ? Words::tr("No key after this frame.")
                                 : Words::tr("No key before this frame."));
}

} // namespace

void addNavActions(const ActionHost &host)
{
    struct Step
    {
        const char *id;
        QKeySequence shortcut;
        ActionRegistry::Text text;
        ActionRegistry::Text hint;
        ActionHost::Handler handler;
    };
    const QList<Step> steps = {
        {"go.previousFrame", QKeySequence(Qt::Key_Left), [] { return Words::tr("Previous frame"); },
         [] { return Words::tr("Move the playhead one frame back"); }, [host] { movePlayhead(host, -1); }},
        {"go.nextFrame", QKeySequence(Qt::Key_Right), [] { return Words::tr("Next frame"); },
         [] { return Words::tr("Move the playhead one frame on"); }, [host] { movePlayhead(host, 1); }},
        {"go.back10", QKeySequence(Qt::SHIFT | Qt::Key_Left), [] { return Words::tr("10 frames back"); },
         [] { return Words::tr("Move the playhead ten frames back"); }, [host] { movePlayhead(host, -10); }},
        {"go.forward10", QKeySequence(Qt::SHIFT | Qt::Key_Right),
         [] { return Words::tr("10 frames forward"); },
         [] { return Words::tr("Move the playhead ten frames on"); }, [host] { movePlayhead(host, 10); }},
        {"go.previousKey", QKeySequence(Qt::CTRL | Qt::Key_Left), [] { return Words::tr("Previous key"); },
         [] { return Words::tr("Go to the key before the playhead: of the current track, else of any"); },
         [host] { stepToKey(host, false); }},
        {"go.nextKey", QKeySequence(Qt::CTRL | Qt::Key_Right), [] { return Words::tr("Next key"); },
         [] { return Words::tr("Go to the key after the playhead: of the current track, else of any"); },
         [host] { stepToKey(host, true); }},
        {"go.start", QKeySequence(Qt::Key_Home), [] { return Words::tr("Start"); },
         [] { return Words::tr("Go to frame 0"); },
         [host] { movePlayhead(host, -host.document().playhead()); }},
        {"go.end", QKeySequence(Qt::Key_End), [] { return Words::tr("Last key"); },
         [] { return Words::tr("Go to the last frame that has a key"); },
         [host] {
             movePlayhead(host, qint64(host.document().motion().lastFrame()) - host.document().playhead());
         }},
        {"go.rowUp", QKeySequence(Qt::Key_Up), [] { return Words::tr("Track above"); },
         [] { return Words::tr("Make the track or group above the current one"); },
         [host] { moveRow(host, -1); }},
        {"go.rowDown", QKeySequence(Qt::Key_Down), [] { return Words::tr("Track below"); },
         [] { return Words::tr("Make the track or group below the current one"); },
         [host] { moveRow(host, 1); }},
    };
    for (const Step &step : steps)
        host.timelineAction(step.id, step.text, step.hint, step.handler, {step.shortcut});
}

} // namespace furitsuke
