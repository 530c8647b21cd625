// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "editor-core/motion/keysearch.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QCoreApplication>
#include <QInputDialog>
#include <QSettings>

#include <cmath>
#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::NavActions)
};

/// The setting for the length of a page, in frames; 0: as many as are in view.
constexpr char pageKey[] = "pageFrames";

void goTo(const ActionHost &host, qint64 frame)
{
    host.document().setPlayhead(frame);
    host.timeline().state().showFrame(host.document().playhead());
}

void movePlayhead(const ActionHost &host, qint64 frames)
{
    goTo(host, host.document().playhead() + frames);
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

void stepToKey(const ActionHost &host, const QList<TrackRef> &tracks, bool forward)
{
    const Motion &motion = host.document().motion();
    const qint64 now = host.document().playhead();
    const std::optional<quint32> frame =
        forward ? keyFrameAfter(motion, tracks, now) : keyFrameBefore(motion, tracks, now);
    if (frame)
        goTo(host, *frame);
    else
        host.showMessage(forward ? Words::tr("No key after this frame.")
                                 : Words::tr("No key before this frame."));
}

void stepToChosenKey(const ActionHost &host, bool forward)
{
    QList<TrackRef> tracks = host.document().chosenTracks();
    const TimelineState &state = host.timeline().state();
    if (tracks.isEmpty() && state.currentRow() >= 0)
        tracks = state.rows().tracksOf(state.rows().visibleRows()[state.currentRow()]);
    if (tracks.isEmpty())
        host.showMessage(Words::tr("No track is chosen; click the name of one, or select keys."));
    else
        stepToKey(host, tracks, forward);
}

void stepToMarker(const ActionHost &host, bool forward)
{
    const TimeNotes &notes = host.document().timeNotes();
    const qint64 now = host.document().playhead();
    const std::optional<Marker> marker = forward ? markerAfter(notes, now) : markerBefore(notes, now);
    if (!marker) {
        host.showMessage(forward ? Words::tr("No marker after this frame.")
                                 : Words::tr("No marker before this frame."));
        return;
    }
    goTo(host, marker->frame);
    host.showMessage(marker->name);
}

void turnPage(const ActionHost &host, int pages)
{
    TimelineState &state = host.timeline().state();
    const TimeScale &scale = state.geometry().scale;
    qint64 frames = QSettings().value(QLatin1String(pageKey), 0).toLongLong();
    if (frames <= 0)
        frames = qMax<qint64>(1, qint64(state.geometry().width / scale.pixelsPerFrame()));
    const qint64 before = host.document().playhead();
    host.document().setPlayhead(before + pages * frames);
    // The view goes along, so that the playhead stays where it is in it.
    state.pan(-double(host.document().playhead() - before) * scale.pixelsPerFrame());
    state.showFrame(host.document().playhead());
}

void askPage(const ActionHost &host)
{
    auto *dialog = new QInputDialog(&host.window());
    dialog->setObjectName(QStringLiteral("pageDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(0, std::numeric_limits<int>::max());
    dialog->setIntValue(QSettings().value(QLatin1String(pageKey), 0).toInt());
    dialog->setWindowTitle(Words::tr("Length of a page"));
    dialog->setLabelText(
        Words::tr("Frames that Page Up and Page Down move the playhead by; 0: as many as are in "
                  "view."));
    QObject::connect(dialog, &QInputDialog::intValueSelected, &host.window(),
                     [](int frames) { QSettings().setValue(QLatin1String(pageKey), frames); });
    dialog->open();
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
    const auto allTracks = [host] { return host.document().motion().tracks(); };
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
        {"go.pageBack", QKeySequence(Qt::Key_PageUp), [] { return Words::tr("Page back"); },
         [] { return Words::tr("Move the playhead back by as many frames as are in view"); },
         [host] { turnPage(host, -1); }},
        {"go.pageForward", QKeySequence(Qt::Key_PageDown), [] { return Words::tr("Page forward"); },
         [] { return Words::tr("Move the playhead on by as many frames as are in view"); },
         [host] { turnPage(host, 1); }},
        {"go.previousKey", QKeySequence(Qt::CTRL | Qt::Key_Left), [] { return Words::tr("Previous key"); },
         [] { return Words::tr("Go to the key before the playhead, on whatever track it is"); },
         [host, allTracks] { stepToKey(host, allTracks(), false); }},
        {"go.nextKey", QKeySequence(Qt::CTRL | Qt::Key_Right), [] { return Words::tr("Next key"); },
         [] { return Words::tr("Go to the key after the playhead, on whatever track it is"); },
         [host, allTracks] { stepToKey(host, allTracks(), true); }},
        {"go.previousKeyChosen", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Left),
         [] { return Words::tr("Previous key of the chosen tracks"); },
         [] {
             return Words::tr(
                 "Go to the key before the playhead: of the chosen tracks, else of the current one");
         },
         [host] { stepToChosenKey(host, false); }},
        {"go.nextKeyChosen", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Right),
         [] { return Words::tr("Next key of the chosen tracks"); },
         [] {
             return Words::tr(
                 "Go to the key after the playhead: of the chosen tracks, else of the current one");
         },
         [host] { stepToChosenKey(host, true); }},
        {"go.previousMarker", QKeySequence(Qt::Key_Comma), [] { return Words::tr("Previous marker"); },
         [] { return Words::tr("Go to the marker before the playhead"); },
         [host] { stepToMarker(host, false); }},
        {"go.nextMarker", QKeySequence(Qt::Key_Period), [] { return Words::tr("Next marker"); },
         [] { return Words::tr("Go to the marker after the playhead"); },
         [host] { stepToMarker(host, true); }},
        {"go.start", QKeySequence(Qt::Key_Home), [] { return Words::tr("Start"); },
         [] { return Words::tr("Go to frame 0"); }, [host] { goTo(host, 0); }},
        {"go.end", QKeySequence(Qt::Key_End), [] { return Words::tr("Last key"); },
         [] { return Words::tr("Go to the last frame that has a key"); },
         [host] { goTo(host, host.document().motion().lastFrame()); }},
        {"go.rowUp", QKeySequence(Qt::Key_Up), [] { return Words::tr("Track above"); },
         [] { return Words::tr("Make the track or group above the current one"); },
         [host] { moveRow(host, -1); }},
        {"go.rowDown", QKeySequence(Qt::Key_Down), [] { return Words::tr("Track below"); },
         [] { return Words::tr("Make the track or group below the current one"); },
         [host] { moveRow(host, 1); }},
    };
    for (const Step &step : steps)
        host.timelineAction(step.id, step.text, step.hint, step.handler, {step.shortcut});
    host.action(
        "go.pageLength", [] { return Words::tr("Length of a &page…"); },
        [] { return Words::tr("How many frames a page is long"); }, [host] { askPage(host); });
}

} // namespace furitsuke
