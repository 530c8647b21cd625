// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QCoreApplication>

#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::SelectActions)
};

/// Selects the keys of the current row at some frames; where all of them are selected, takes them out.
void toggleCurrentRow(const ActionHost &host, qint64 firstFrame, qint64 lastFrame)
{
    const TimelineState &state = host.timeline().state();
    if (state.currentRow() < 0) {
        host.showMessage(Words::tr("No track is current; the up and down keys choose one."));
        return;
    }
    const QList<TrackRef> tracks = state.rows().tracksOf(state.rows().visibleRows()[state.currentRow()]);
    const KeySelection keys = keysInFrames(host.document().motion(), tracks, firstFrame, lastFrame);
    if (keys.isEmpty())
        host.showMessage(Words::tr("The current track has no key there."));
    KeySelection rest = keys;
    rest.subtract(host.document().selection());
    KeySelection selection = host.document().selection();
    if (rest.isEmpty())
        selection.subtract(keys);
    else
        selection.unite(keys);
    host.document().setSelection(selection);
}

void selectInverse(const ActionHost &host)
{
    KeySelection all = KeySelection::all(host.document().motion());
    all.subtract(host.document().selection());
    host.document().setSelection(all);
}

} // namespace

void addSelectActions(const ActionHost &host)
{
    host.timelineAction(
        "select.all", [] { return Words::tr("Select &all"); },
        [] { return Words::tr("Select all keys, display/IK records included"); },
        [host] { host.document().setSelection(KeySelection::all(host.document().motion())); },
        {QKeySequence(Qt::CTRL | Qt::Key_A)});
    QAction *none = host.timelineAction(
        "select.none", [] { return Words::tr("Select &none"); },
        [] { return Words::tr("Clear the selection"); }, [host] { host.document().setSelection({}); },
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A)});
    host.enableWhen(none, [host] { return !host.document().selection().isEmpty(); });
    host.timelineAction(
        "select.invert", [] { return Words::tr("&Invert selection"); },
        [] { return Words::tr("Select exactly the keys that are not selected"); },
        [host] { selectInverse(host); }, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I)});
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
        "select.column", [] { return Words::tr("Select keys at the &playhead"); },
        [] { return Words::tr("Select the keys of all tracks at the playhead's frame"); },
        [host] {
            const qint64 frame = host.document().playhead();
            host.document().setSelection(
                keysInFrames(host.document().motion(), host.document().motion().tracks(), frame, frame));
        },
        {QKeySequence(Qt::Key_K)});
}

} // namespace furitsuke
