// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/trackviewstate.h"

#include "editor-core/document/motiondocument.h"

#include <QMap>

namespace furitsuke {

TrackViewState trackViewState(const MotionDocument &document)
{
    TrackViewState state;
    const QHash<TrackRef, TrackLook> &looks = document.trackLooks();
    QList<TrackRef> tracks = looks.keys();
    std::sort(tracks.begin(), tracks.end());
    for (const TrackRef track : std::as_const(tracks)) {
        if (document.motion().contains(track))
            state.looks.append({track.kind, document.motion().trackName(track), looks.value(track)});
    }
    const QSet<QString> &collapsed = document.trackListing().collapsedGroups;
    state.collapsedGroups = QStringList(collapsed.begin(), collapsed.end());
    state.collapsedGroups.sort();
    return state;
}

void setTrackViewState(MotionDocument &document, const TrackViewState &state)
{
    QMap<std::pair<TrackKind, QByteArray>, TrackRef> trackOf;
    for (const TrackRef track : document.motion().tracks())
        trackOf.insert({track.kind, document.motion().trackName(track)}, track);
    QHash<TrackRef, TrackLook> looks;
    for (const NamedTrackLook &named : state.looks) {
        const auto track = trackOf.constFind({named.kind, named.name});
        if (track != trackOf.constEnd())
            looks.insert(*track, named.look);
    }
    document.setTrackLooks(looks);
    TrackListing listing = document.trackListing();
    listing.collapsedGroups = QSet<QString>(state.collapsedGroups.begin(), state.collapsedGroups.end());
    document.setTrackListing(listing);
}

} // namespace furitsuke
