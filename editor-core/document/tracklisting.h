// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

namespace furitsuke {

/// Which of a document's tracks are listed, and which groups are open; not part of the motion.
struct TrackListing
{
    QString searchText = {};            ///< as typed; see NameQuery
    bool withKeys = false;              ///< only tracks that have keys
    bool withSelectedKeys = false;      ///< only tracks that have selected keys
    bool touched = false;               ///< only tracks that were edited since opening
    bool showHidden = false;            ///< hidden tracks too
    QSet<QString> collapsedGroups = {}; ///< keys of closed groups; they may name groups that are not there

    bool hasConditions() const { return withKeys || withSelectedKeys || touched; }
    /// The same groups closed, and nothing left out.
    TrackListing unfiltered() const
    {
        TrackListing listing;
        listing.showHidden = showHidden;
        listing.collapsedGroups = collapsedGroups;
        return listing;
    }

    friend bool operator==(const TrackListing &, const TrackListing &) = default;
};

} // namespace furitsuke
