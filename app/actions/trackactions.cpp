// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "editor-core/document/trackverbs.h"
#include "widgets/dialogs/renamedialog.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QCoreApplication>
#include <QMenu>
#include <QPainter>
#include <QPointer>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::TrackActions)
};

/// The tracks that commands work on: those of the current row, unless they are among the chosen ones.
QList<TrackRef> targets(const ActionHost &host)
{
    const TimelineState &state = host.timeline().state();
    QList<TrackRef> chosen = host.document().chosenTracks();
    if (!chosen.isEmpty() || state.currentRow() < 0)
        return chosen;
    return state.rows().tracksOf(state.rows().visibleRows()[state.currentRow()]);
}

/// Enables what works on the chosen tracks.
void enableWhenChosen(const ActionHost &host, QAction *action)
{
    host.enableUnless(
        action, [host] { return targets(host).isEmpty() ? Words::tr("Choose a track first.") : QString(); });
}

bool isNamed(TrackRef track)
{
    return track.kind == TrackKind::Bone || track.kind == TrackKind::Morph;
}

/// The one track that is to be renamed: the current row's where that is among the chosen ones, or the only
/// one.
std::optional<TrackRef> trackToRename(const ActionHost &host)
{
    const TimelineState &state = host.timeline().state();
    const QList<TrackRef> tracks = targets(host);
    if (state.currentRow() >= 0) {
        const TimelineRow &row = state.rows().visibleRows()[state.currentRow()];
        if (!row.isGroup && tracks.contains(row.track) && isNamed(row.track))
            return row.track;
    }
    if (tracks.size() == 1 && isNamed(tracks.first()))
        return tracks.first();
    return {};
}

/// Shows where a new track is.
void showChosen(const ActionHost &host)
{
    TimelineState &state = host.timeline().state();
    if (host.document().chosenTracks().isEmpty())
        return;
    state.showTrack(host.document().chosenTracks().first());
}

void openRenameDialog(const ActionHost &host)
{
    const std::optional<TrackRef> track = trackToRename(host);
    if (!track) {
        host.showMessage(Words::tr("Choose one bone or morph to rename."));
        return;
    }
    if (!host.document().isEditable(*track)) {
        host.showMessage(Words::tr("“%1” is locked.").arg(host.document().trackLabel(*track)), true);
        return;
    }
    auto *dialog = new RenameDialog(host.document(), *track, &host.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &RenameDialog::nameChosen, &host.window(),
                     [host, track](const QString &name, IkNames ikNames) {
                         host.report(host.document().renameTrack(*track, name, ikNames));
                         host.timeline().state().showTrack(*track);
                     });
    dialog->open();
}

void openAddDialog(const ActionHost &host, TrackKind kind)
{
    auto *dialog = new RenameDialog(host.document(), kind, &host.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &RenameDialog::nameChosen, &host.window(), [host, kind](const QString &name) {
        const EditResult result = addTrack(host.document(), kind, name);
        host.report(result);
        if (result.error.isEmpty())
            showChosen(host);
    });
    dialog->open();
}

void addNameActions(const ActionHost &host)
{
    QAction *rename = host.timelineAction(
        "track.rename", [] { return Words::tr("&Rename track…"); },
        [] { return Words::tr("Give the current bone or morph another name, for all its keys"); },
        [host] { openRenameDialog(host); }, {QKeySequence(Qt::Key_F2)});
    host.enableUnless(rename, [host] {
        return trackToRename(host) ? QString() : Words::tr("Choose one bone or morph first.");
    });
    host.action(
        "track.addBone", [] { return Words::tr("Add &bone track…"); },
        [] { return Words::tr("Add a track for a bone; it is saved once it has a key"); },
        [host] { openAddDialog(host, TrackKind::Bone); });
    host.action(
        "track.addMorph", [] { return Words::tr("Add &morph track…"); },
        [] { return Words::tr("Add a track for a morph; it is saved once it has a key"); },
        [host] { openAddDialog(host, TrackKind::Morph); });
    QAction *duplicate = host.action(
        "track.duplicate", [] { return Words::tr("&Duplicate tracks"); },
        [] { return Words::tr("Copy the chosen bones and morphs, with all their keys, under free names"); },
        [host] {
            const EditResult result = duplicateTracks(host.document(), targets(host));
            host.report(result);
            if (result.error.isEmpty())
                showChosen(host);
        });
    host.enableUnless(duplicate, [host] {
        const QList<TrackRef> tracks = targets(host);
        return std::any_of(tracks.begin(), tracks.end(), isNamed)
                   ? QString()
                   : Words::tr("Choose bones or morphs first.");
    });
    QAction *remove = host.action(
        "track.delete", [] { return Words::tr("D&elete tracks"); },
        [] { return Words::tr("Delete the chosen tracks with all their keys"); },
        [host] { host.report(deleteTracks(host.document(), targets(host))); });
    enableWhenChosen(host, remove);
}

/// An action that switches something of the looks of the chosen tracks: on where it is not on for all.
void addLookAction(const ActionHost &host, const char *id, ActionRegistry::Text text,
                   ActionRegistry::Text hint, bool TrackLook::*member)
{
    const auto isSet = [host, member] {
        const QList<TrackRef> tracks = targets(host);
        return !tracks.isEmpty() && std::all_of(tracks.begin(), tracks.end(), [host, member](TrackRef track) {
            return host.document().trackLook(track).*member;
        });
    };
    QAction *action = host.action(id, std::move(text), std::move(hint), [host, member, isSet] {
        const bool on = !isSet();
        changeLooks(host.document(), targets(host), [member, on](TrackLook &look) { look.*member = on; });
    });
    action->setCheckable(true);
    enableWhenChosen(host, action);
    const auto show = [action, isSet] { action->setChecked(isSet()); };
    QObject::connect(&host.document(), &MotionDocument::chosenTracksChanged, action, show);
    QObject::connect(&host.document(), &MotionDocument::trackLooksChanged, action, show);
    QObject::connect(&host.timeline().state(), &TimelineState::currentRowChanged, action, show);
    // A click switches the mark by itself, whatever the tracks then are.
    QObject::connect(action, &QAction::triggered, action, show);
}

struct NamedColour
{
    const char *id;
    QRgb colour;
    ActionRegistry::Text text;
};

/// Colours that can be told apart in light and dark, and by most people who see fewer colours.
QList<NamedColour> trackColours()
{
    return {
        {"track.colour.none", 0, [] { return Words::tr("&None"); }},
        {"track.colour.red", 0xffd9534f, [] { return Words::tr("&Red"); }},
        {"track.colour.orange", 0xffe69f00, [] { return Words::tr("&Orange"); }},
        {"track.colour.yellow", 0xfff0d83c, [] { return Words::tr("&Yellow"); }},
        {"track.colour.green", 0xff2ca25f, [] { return Words::tr("&Green"); }},
        {"track.colour.blue", 0xff3c8ddb, [] { return Words::tr("&Blue"); }},
        {"track.colour.purple", 0xff9467bd, [] { return Words::tr("&Purple"); }},
    };
}

QIcon colourIcon(QRgb colour)
{
    QPixmap pixmap(16, 16);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(0x80, 0x80, 0x80), 1));
    painter.setBrush(colour != 0 ? QBrush(QColor(colour)) : QBrush(Qt::NoBrush));
    painter.drawEllipse(QRectF(2, 2, 12, 12));
    painter.end();
    return QIcon(pixmap);
}

void addLookActions(const ActionHost &host)
{
    addLookAction(
        host, "track.lock", [] { return Words::tr("&Lock"); },
        [] { return Words::tr("Keep the keys of the chosen tracks from being selected or changed"); },
        &TrackLook::locked);
    addLookAction(
        host, "track.hide", [] { return Words::tr("&Hide"); },
        [] { return Words::tr("Leave the chosen tracks out of the list"); }, &TrackLook::hidden);
    addLookAction(
        host, "track.solo", [] { return Words::tr("Solo"); },
        [] { return Words::tr("List only the chosen tracks, and others that are marked so"); },
        &TrackLook::solo);
    QAction *listAll = host.action(
        "track.listAll", [] { return Words::tr("List &all tracks"); },
        [] { return Words::tr("Clear the search and the filters, and unmark all hidden and solo tracks"); },
        [host] {
            changeLooks(host.document(), host.document().trackLooks().keys(),
                        [](TrackLook &look) { look.hidden = look.solo = false; });
            host.document().setTrackListing(host.document().trackListing().unfiltered());
        });
    host.enableUnless(listAll, [host] {
        const TrackRows &rows = host.timeline().state().rows();
        const bool lacks = rows.listedTracks() < rows.allTracks() || rows.hiddenTracks() > 0;
        return lacks ? QString() : Words::tr("All tracks are listed already.");
    });
    for (const NamedColour &colour : trackColours()) {
        const QRgb value = colour.colour;
        QAction *action = host.action(
            colour.id, colour.text, [] { return Words::tr("Mark the chosen tracks with a colour"); },
            [host, value] {
                changeLooks(host.document(), targets(host),
                            [value](TrackLook &look) { look.colour = value; });
            });
        action->setIcon(colourIcon(value));
        enableWhenChosen(host, action);
    }
}

void addListingAction(const ActionHost &host, const char *id, ActionRegistry::Text text,
                      ActionRegistry::Text hint, bool TrackListing::*member)
{
    QAction *action = host.action(id, std::move(text), std::move(hint), [host, member] {
        TrackListing listing = host.document().trackListing();
        listing.*member = !(listing.*member);
        host.document().setTrackListing(listing);
    });
    action->setCheckable(true);
    const auto show = [host, action, member] { action->setChecked(host.document().trackListing().*member); };
    QObject::connect(&host.document(), &MotionDocument::trackListingChanged, action, show);
    QObject::connect(action, &QAction::triggered, action, show);
    host.timeline().header().filterMenu().addAction(action);
}

void addListingActions(const ActionHost &host)
{
    host.action(
        "track.search", [] { return Words::tr("&Search tracks"); },
        [] { return Words::tr("Find tracks by kanji, kana, romaji, English or Chinese"); },
        [host] { host.timeline().header().focusSearch(); }, {QKeySequence(Qt::CTRL | Qt::Key_F)});
    addListingAction(
        host, "track.filter.withKeys", [] { return Words::tr("Only tracks with &keys"); },
        [] { return Words::tr("Leave tracks without keys out of the list"); }, &TrackListing::withKeys);
    addListingAction(
        host, "track.filter.withSelectedKeys", [] { return Words::tr("Only tracks with selected keys"); },
        [] { return Words::tr("List the tracks of the selected keys alone"); },
        &TrackListing::withSelectedKeys);
    addListingAction(
        host, "track.filter.touched", [] { return Words::tr("Only tracks edited since opening"); },
        [] { return Words::tr("List the tracks alone that were changed since the motion was opened"); },
        &TrackListing::touched);
    host.timeline().header().filterMenu().addSeparator();
    addListingAction(
        host, "track.showHidden", [] { return Words::tr("Show hidden tracks"); },
        [] { return Words::tr("List hidden tracks too"); }, &TrackListing::showHidden);
}

/// The menu of the track list. Its entries are actions that are in the menu bar too.
void fillContextMenu(const ActionHost &host, QMenu &menu)
{
    const auto add = [host](QMenu &to, std::initializer_list<const char *> ids) {
        for (const char *id : ids) {
            if (!*id)
                to.addSeparator();
            else if (host.registry().contains(QLatin1String(id)))
                to.addAction(host.registry().action(QLatin1String(id)));
        }
    };
    add(menu, {"track.rename", "track.duplicate", "track.delete", "", "track.addBone", "track.addMorph", "",
               "track.lock", "track.hide", "track.solo"});
    QMenu *colours = menu.addMenu(Words::tr("&Colour"));
    for (const NamedColour &colour : trackColours())
        add(*colours, {colour.id});
    add(menu, {"", "select.track", "", "track.showHidden", "track.listAll", "view.expandAll",
               "view.collapseAll", ""});
    QMenu *encodings = menu.addMenu(Words::tr("Names are in"));
    for (const NameEncoding encoding : allEncodings()) {
        const QString id = QStringLiteral("file.encoding.") + encodingId(encoding);
        if (host.registry().contains(id))
            encodings->addAction(host.registry().action(id));
    }
}

} // namespace

void addTrackActions(const ActionHost &host)
{
    addNameActions(host);
    addLookActions(host);
    addListingActions(host);
    ActionRegistry *registry = &host.registry();
    host.timeline().header().filterMenu().addAction(registry->action(QStringLiteral("track.listAll")));

    // What the conditions above look at.
    const auto update = [registry] { registry->updateEnabled(); };
    QObject::connect(&host.document(), &MotionDocument::chosenTracksChanged, registry, update);
    QObject::connect(&host.document(), &MotionDocument::trackLooksChanged, registry, update);
    QObject::connect(&host.timeline().state(), &TimelineState::currentRowChanged, registry, update);
    QObject::connect(&host.timeline().state(), &TimelineState::rowsChanged, registry, update);

    QObject::connect(&host.timeline().list(), &TrackListView::menuRequested, &host.window(),
                     [host](QPoint at) {
                         auto *menu = new QMenu(&host.timeline().list());
                         menu->setObjectName(QStringLiteral("trackMenu"));
                         menu->setAttribute(Qt::WA_DeleteOnClose);
                         menu->setToolTipsVisible(true);
                         fillContextMenu(host, *menu);
                         menu->popup(at);
                     });
}

} // namespace furitsuke
