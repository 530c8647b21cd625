// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/tracklook.h"
#include "editor-core/motion/motion.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace furitsuke {

class MotionDocument;

/// A track's look under the name that it has in the file, which is what lasts from one session to the next.
struct NamedTrackLook
{
    TrackKind kind = TrackKind::Bone;
    QByteArray name; ///< raw bytes of the name field, without padding; empty for the kinds with one track
    TrackLook look;

    friend bool operator==(const NamedTrackLook &, const NamedTrackLook &) = default;
};

/// How the tracks of a motion are shown, as a value to be kept beside the motion: it is in no VMD.
struct TrackViewState
{
    QList<NamedTrackLook> looks; ///< of the tracks that do not look like all others
    /// The keys of groups that are closed, in no order that matters; they may name groups that are not there.
    QStringList collapsedGroups;

    bool isEmpty() const { return looks.isEmpty() && collapsedGroups.isEmpty(); }
    friend bool operator==(const TrackViewState &, const TrackViewState &) = default;
};

/// What is to be kept of a document.
TrackViewState trackViewState(const MotionDocument &document);

/// Gives a document's tracks their looks, by kind and name, and closes groups. Looks of tracks that are not
/// there do nothing.
void setTrackViewState(MotionDocument &document, const TrackViewState &state);

} // namespace furitsuke
