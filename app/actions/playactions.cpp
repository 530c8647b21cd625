// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "editor-core/document/markerverbs.h"
#include "widgets/dialogs/markerdialog.h"
#include "widgets/dialogs/tempodialog.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSettings>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::PlayActions)
};

constexpr auto speedKey = "play/speed";
constexpr auto followKey = "play/follow";

PlaybackClock &playback(const ActionHost &host)
{
    return host.timeline().state().playback();
}

void reportRange(const ActionHost &host)
{
    const FrameRange range = playback(host).played();
    host.showMessage(Words::tr("Frames %1 to %2 are played.").arg(range.first).arg(range.last));
}

void stepSpeed(const ActionHost &host, bool faster)
{
    playback(host).stepSpeed(faster);
    host.showMessage(Words::tr("Speed %1×").arg(QLocale().toString(playback(host).speed(), 'g', 3)));
}

void rangeFromSelection(const ActionHost &host)
{
    const auto [first, last] = host.document().selection().frameSpan(host.document().motion());
    playback(host).setRange(FrameRange{qint64(first), qint64(last)});
    reportRange(host);
}

/// From the marker at or before the playhead to the frame before the next one.
void rangeFromMarkers(const ActionHost &host)
{
    const TimeNotes &notes = host.document().timeNotes();
    if (notes.markers.isEmpty()) {
        host.showMessage(Words::tr("There is no marker."), true);
        return;
    }
    const qint64 now = host.document().playhead();
    const std::optional<Marker> from = markerBefore(notes, now + 1);
    const std::optional<Marker> to = markerAfter(notes, now);
    const qint64 first = from ? from->frame : 0;
    const qint64 end = qMax<qint64>(host.document().motion().lastFrame(), now);
    playback(host).setRange(FrameRange{first, to ? qint64(to->frame) - 1 : end});
    reportRange(host);
}

/// Says what went wrong, or else what was done.
void reportNotes(const ActionHost &host, const QString &fault)
{
    if (fault.isEmpty())
        host.showMessage(host.document().undoStack().undoText());
    else
        host.showMessage(fault, true);
}

template <class Dialog, class... Arguments>
void openDialog(const ActionHost &host, Arguments &&...arguments)
{
    auto *dialog = new Dialog(host.document(), std::forward<Arguments>(arguments)..., &host.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void editMarker(const ActionHost &host)
{
    const qint64 frame = host.document().playhead();
    if (markerIndex(host.document().timeNotes(), frame) < 0)
        host.showMessage(Words::tr("There is no marker at frame %1.").arg(frame), true);
    else
        openDialog<MarkerDialog>(host, frame);
}

void addMarkerHere(const ActionHost &host)
{
    const qint64 frame = host.document().playhead();
    // Where one is already, its name is what somebody wants to write.
    if (markerIndex(host.document().timeNotes(), frame) >= 0) {
        editMarker(host);
        return;
    }
    Marker marker;
    marker.frame = quint32(frame);
    reportNotes(host, addMarker(host.document(), marker));
}

void addPlayback(const ActionHost &host)
{
    host.timelineAction(
        "play.toggle", [] { return Words::tr("&Play or pause"); },
        [] { return Words::tr("Play from the playhead on, or pause"); }, [host] { playback(host).toggle(); },
        {QKeySequence(Qt::Key_Space), QKeySequence(Qt::Key_P)});
    host.timelineAction(
        "play.stop", [] { return Words::tr("&Stop and go back"); },
        [] { return Words::tr("Stop playing and go back to where it began"); },
        [host] { playback(host).stop(); });
    QAction *loop = host.timelineAction(
        "play.loop", [] { return Words::tr("&Loop"); }, [] { return Words::tr("Play again and again"); },
        [host] { playback(host).setLooping(!playback(host).isLooping()); }, {QKeySequence(Qt::Key_L)});
    loop->setCheckable(true);
    QObject::connect(&playback(host), &PlaybackClock::settingsChanged, loop,
                     [host, loop] { loop->setChecked(playback(host).isLooping()); });
    QAction *follow = host.timelineAction(
        "play.follow", [] { return Words::tr("F&ollow the playhead"); },
        [] { return Words::tr("Turn the page when the playhead leaves the view while playing"); }, [] {});
    follow->setCheckable(true);
    follow->setChecked(QSettings().value(QLatin1String(followKey), true).toBool());
    host.timeline().state().setFollowing(follow->isChecked());
    QObject::connect(follow, &QAction::toggled, &host.window(), [host](bool on) {
        host.timeline().state().setFollowing(on);
        QSettings().setValue(QLatin1String(followKey), on);
    });
    host.timelineAction(
        "play.faster", [] { return Words::tr("&Faster"); },
        [] { return Words::tr("Play at the next higher speed"); }, [host] { stepSpeed(host, true); });
    host.timelineAction(
        "play.slower", [] { return Words::tr("Slo&wer"); },
        [] { return Words::tr("Play at the next lower speed"); }, [host] { stepSpeed(host, false); });
}

/// The next window, and the next session, play as fast as this one did.
void rememberSpeed(const ActionHost &host)
{
    PlaybackClock &clock = playback(host);
    bool isNumber = false;
    const double speed = QSettings().value(QLatin1String(speedKey)).toDouble(&isNumber);
    if (isNumber)
        clock.setSpeed(speed);
    QObject::connect(&clock, &PlaybackClock::settingsChanged, &host.window(),
                     [&clock, last = clock.speed()]() mutable {
                         if (clock.speed() == last)
                             return;
                         last = clock.speed();
                         QSettings().setValue(QLatin1String(speedKey), last);
                     });
}

void addRange(const ActionHost &host)
{
    QAction *fromSelection = host.timelineAction(
        "play.rangeFromSelection", [] { return Words::tr("Play range from the selection"); },
        [] { return Words::tr("Play from the first selected key to the last one"); },
        [host] { rangeFromSelection(host); }, {QKeySequence(Qt::SHIFT | Qt::Key_P)});
    host.enableWhenSelected(fromSelection);
    host.timelineAction(
        "play.rangeFromMarkers", [] { return Words::tr("Play range between &markers"); },
        [] { return Words::tr("Play what lies between the markers around the playhead"); },
        [host] { rangeFromMarkers(host); });
    host.timelineAction(
        "play.rangeFirst", [] { return Words::tr("Play range starts &here"); },
        [] { return Words::tr("Play from the playhead on"); },
        [host] {
            playback(host).setRangeFirst(host.document().playhead());
            reportRange(host);
        });
    host.timelineAction(
        "play.rangeLast", [] { return Words::tr("Play range &ends here"); },
        [] { return Words::tr("Play up to the playhead"); },
        [host] {
            playback(host).setRangeLast(host.document().playhead());
            reportRange(host);
        });
    QAction *clear = host.timelineAction(
        "play.clearRange", [] { return Words::tr("Play everything"); },
        [] { return Words::tr("Take the play range away"); },
        [host] {
            playback(host).setRange({});
            reportRange(host);
        });
    host.enableUnless(clear, [host] {
        return playback(host).range() ? QString() : Words::tr("Everything is played already.");
    });
    QObject::connect(&playback(host), &PlaybackClock::settingsChanged, clear,
                     [host] { host.registry().updateEnabled(); });
}

void addMarkers(const ActionHost &host)
{
    host.timelineAction(
        "marker.add", [] { return Words::tr("&Add marker"); },
        [] { return Words::tr("Mark the frame of the playhead; where it is marked, edit the marker"); },
        [host] { addMarkerHere(host); }, {QKeySequence(Qt::Key_M)});
    host.timelineAction(
        "marker.rename", [] { return Words::tr("Edit ma&rker…"); },
        [] { return Words::tr("Name, colour and frame of the marker at the playhead"); },
        [host] { editMarker(host); });
    host.timelineAction(
        "marker.delete", [] { return Words::tr("&Delete marker"); },
        [] { return Words::tr("Delete the marker at the playhead"); },
        [host] { reportNotes(host, deleteMarker(host.document(), host.document().playhead())); });
    host.timelineAction(
        "marker.deleteAll", [] { return Words::tr("Delete all markers"); },
        [] { return Words::tr("Delete every marker of the motion"); },
        [host] { reportNotes(host, deleteAllMarkers(host.document())); });
    host.action(
        "time.tempo", [] { return Words::tr("&Tempo…"); },
        [] { return Words::tr("Beats a minute, for bars and beats"); },
        [host] { openDialog<TempoDialog>(host, TempoDialog::TimeSource()); });
}

} // namespace

void addPlayActions(const ActionHost &host)
{
    addPlayback(host);
    rememberSpeed(host);
    addRange(host);
    addMarkers(host);
}

} // namespace furitsuke
