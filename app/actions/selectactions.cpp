// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "editor-core/document/selectionverbs.h"
#include "editor-core/edits/selectionops.h"
#include "widgets/dialogs/rangedialog.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QCoreApplication>

#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::SelectActions)
};

/// The tracks of the timeline's current row.
QList<TrackRef> tracksOfCurrentRow(const ActionHost &host)
{
    const TimelineState &state = host.timeline().state();
    const QList<TimelineRow> &rows = state.rows().visibleRows();
    if (state.currentRow() < 0 || state.currentRow() >= rows.size())
        return {};
    return state.rows().tracksOf(rows[state.currentRow()]);
}

void sayNoTrackIsCurrent(const ActionHost &host)
{
    host.showMessage(Words::tr("No track is current; the up and down keys choose one."));
}

/// Selects the keys of the current row at some frames; where all of them are selected, takes them out.
void toggleCurrentRow(const ActionHost &host, qint64 firstFrame, qint64 lastFrame)
{
    MotionDocument &document = host.document();
    QList<TrackRef> tracks = tracksOfCurrentRow(host);
    if (tracks.isEmpty()) {
        sayNoTrackIsCurrent(host);
        return;
    }
    tracks.removeIf([&document](TrackRef track) { return !document.isEditable(track); });
    if (tracks.isEmpty()) {
        host.showMessage(Words::tr("The track is locked; its keys cannot be selected."), true);
        return;
    }
    const KeySelection keys = keysInFrames(document.motion(), tracks, firstFrame, lastFrame);
    if (keys.isEmpty()) {
        host.showMessage(Words::tr("The current track has no key there."));
        return;
    }
    KeySelection rest = keys;
    rest.subtract(document.selection());
    KeySelection selection = document.selection();
    if (rest.isEmpty())
        selection.subtract(keys);
    else
        selection.unite(keys);
    document.setSelection(selection);
}

void report(const ActionHost &host, const SelectionReport &done)
{
    host.showMessage(done.message, done.leftOut > 0);
}

/// Selects all keys of the group in which the current row is, or which it is.
void selectGroup(const ActionHost &host)
{
    const TrackRows &rows = host.timeline().state().rows();
    const QList<TrackRef> tracks = tracksOfCurrentRow(host);
    if (tracks.isEmpty()) {
        sayNoTrackIsCurrent(host);
        return;
    }
    const int group = rows.groupOf(tracks.constFirst());
    const bool isTrack = tracks.size() == 1 && group >= 0;
    report(host, selectTracks(host.document(), isTrack ? rows.tracksInLeaf(group) : tracks));
}

void askRange(const ActionHost &host)
{
    QList<TrackRef> inView;
    const TrackRows &rows = host.timeline().state().rows();
    QSet<TrackRef> seen;
    for (const TimelineRow &row : rows.visibleRows()) {
        for (const TrackRef track : rows.tracksOf(row)) {
            if (!seen.contains(track))
                inView.append(track);
            seen.insert(track);
        }
    }
    auto *dialog = new RangeDialog(host.document(), inView, &host.window());
    dialog->setObjectName(QStringLiteral("rangeDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &RangeDialog::selected, &host.window(),
                     [host](const SelectionReport &done) { report(host, done); });
    dialog->open();
}

/// An action that selects by one of the document's verbs.
struct Verb
{
    const char *id;
    ActionRegistry::Text text;
    ActionRegistry::Text hint;
    SelectionReport (*select)(MotionDocument &);
    bool needsSelection;
    QList<QKeySequence> shortcuts;
};

QList<Verb> verbs()
{
    return {
        {"select.all",
         [] { return Words::tr("Select &all"); },
         [] { return Words::tr("Select all keys, display/IK records included"); },
         &selectAll,
         false,
         {QKeySequence(Qt::CTRL | Qt::Key_A)}},
        {"select.invert",
         [] { return Words::tr("&Invert selection"); },
         [] { return Words::tr("Select exactly the keys that are not selected"); },
         &invertSelection,
         false,
         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I)}},
        {"select.column",
         [] { return Words::tr("Select keys at the &playhead"); },
         [] { return Words::tr("Select the keys of all tracks at the playhead's frame"); },
         &selectColumn,
         false,
         {QKeySequence(Qt::Key_K)}},
        {"select.columnOfSelection",
         [] { return Words::tr("Select keys at the selected &frames"); },
         [] { return Words::tr("Select the keys of all tracks at every frame that has a selected key"); },
         &selectColumnOfSelection,
         true,
         {QKeySequence(Qt::SHIFT | Qt::Key_K)}},
        {"select.before",
         [] { return Words::tr("Select keys before the playhead"); },
         [] { return Words::tr("Select all keys up to the playhead's frame, that frame included"); },
         &selectBefore,
         false,
         {QKeySequence(Qt::Key_BracketLeft)}},
        {"select.after",
         [] { return Words::tr("Select keys aft&er the playhead"); },
         [] { return Words::tr("Select all keys from the playhead's frame on, that frame included"); },
         &selectAfter,
         false,
         {QKeySequence(Qt::Key_BracketRight)}},
        {"select.betweenMarkers",
         [] { return Words::tr("Select keys between &markers"); },
         [] {
             return Words::tr("Select all keys from the marker at or before the playhead to the frame before "
                              "the next marker");
         },
         &selectBetweenMarkers,
         false,
         {QKeySequence(Qt::SHIFT | Qt::Key_M)}},
        {"select.wholeTracks",
         [] { return Words::tr("Select the &whole tracks of the selected keys"); },
         [] { return Words::tr("Select all keys of every track that has a selected key"); },
         &selectWholeTracks,
         true,
         {}},
        {"select.firstKeys",
         [] { return Words::tr("Select the first key of each track"); },
         [] { return Words::tr("Of the chosen tracks; of all where no track is chosen"); },
         &selectFirstKeys,
         false,
         {}},
        {"select.lastKeys",
         [] { return Words::tr("Select the last key of each track"); },
         [] { return Words::tr("Of the chosen tracks; of all where no track is chosen"); },
         &selectLastKeys,
         false,
         {}},
        {"select.grow",
         [] { return Words::tr("&Grow selection"); },
         [] { return Words::tr("Add one key at both ends of every run of selected keys"); },
         &growSelection,
         true,
         {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Equal)}},
        {"select.shrink",
         [] { return Words::tr("S&hrink selection"); },
         [] { return Words::tr("Take one key away at both ends of every run of selected keys"); },
         &shrinkSelection,
         true,
         {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Minus)}},
        {"select.everySecond",
         [] { return Words::tr("Select every second key"); },
         [] { return Words::tr("Of every track's selected keys keep the first, the third and so on"); },
         &selectEverySecond,
         true,
         {}},
        {"select.sameValue",
         [] { return Words::tr("Select keys with the same &value"); },
         [] { return Words::tr("Select the keys of all tracks with exactly the value of a selected key"); },
         &selectSameValue,
         true,
         {QKeySequence(Qt::SHIFT | Qt::Key_V)}},
        {"select.nearValue",
         [] { return Words::tr("Select keys with nearly the same value"); },
         [] {
             return Words::tr(
                 "Select the keys of all tracks whose numbers are those of a selected key within "
                 "0.0005");
         },
         &selectNearValue,
         true,
         {}},
        {"select.sameCurve",
         [] { return Words::tr("Select keys with the same &curves"); },
         [] {
             return Words::tr("Select the bone or camera keys with the interpolation curves of a selected "
                              "key, in all channels");
         },
         &selectSameCurves,
         true,
         {QKeySequence(Qt::SHIFT | Qt::Key_C)}},
        {"select.linear",
         [] { return Words::tr("Select keys with straight curves only"); },
         [] {
             return Words::tr("Keep the selected bone and camera keys with linear interpolation in all "
                              "channels; look at all keys where nothing is selected");
         },
         &selectLinear,
         false,
         {QKeySequence(Qt::SHIFT | Qt::Key_L)}},
    };
}

} // namespace

void addSelectActions(const ActionHost &host)
{
    for (const Verb &verb : verbs()) {
        QAction *action = host.timelineAction(
            verb.id, verb.text, verb.hint,
            [host, select = verb.select] { report(host, select(host.document())); }, verb.shortcuts);
        if (verb.needsSelection)
            host.enableWhenSelected(action);
    }
    QAction *none = host.timelineAction(
        "select.none", [] { return Words::tr("Select &none"); },
        [] { return Words::tr("Clear the selection"); }, [host] { host.document().setSelection({}); },
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A)});
    host.enableWhenSelected(none);
    host.timelineAction(
        "select.key", [] { return Words::tr("Select the track's &key at the playhead"); },
        [] { return Words::tr("Add or remove the current track's keys at the playhead's frame"); },
        [host] { toggleCurrentRow(host, host.document().playhead(), host.document().playhead()); },
        {QKeySequence(Qt::CTRL | Qt::Key_Return)});
    host.timelineAction(
        "select.track", [] { return Words::tr("Select the whole &track"); },
        [] { return Words::tr("Add or remove all keys of the current track or group"); },
        [host] { toggleCurrentRow(host, 0, std::numeric_limits<quint32>::max()); },
        {QKeySequence(Qt::SHIFT | Qt::Key_Return)});
    host.timelineAction(
        "select.group", [] { return Words::tr("Select the whole gro&up"); },
        [] { return Words::tr("Select all keys of the group that the current track belongs to"); },
        [host] { selectGroup(host); });
    QAction *playRange = host.timelineAction(
        "select.playRange", [] { return Words::tr("Select keys in the play range"); },
        [] { return Words::tr("Select all keys at the frames that are played, both ends included"); },
        [host] {
            if (const std::optional<FrameRange> range = host.timeline().state().playback().range())
                report(host, selectFrames(host.document(), range->first, range->last));
        });
    host.enableUnless(playRange, [host] {
        return host.timeline().state().playback().range() ? QString() : Words::tr("Set a play range first.");
    });
    host.timelineAction(
        "select.range", [] { return Words::tr("Select from f&rame to frame…"); },
        [] { return Words::tr("Type the frames between which keys are selected, and on which tracks"); },
        [host] { askRange(host); }, {QKeySequence(Qt::CTRL | Qt::Key_R)});
}

} // namespace furitsuke
