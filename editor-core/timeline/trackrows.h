// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/motiondocument.h"
#include "editor-core/text/namesearch.h"

#include <QHash>
#include <QMap>
#include <QSet>

namespace furitsuke {

/// A line of the dope sheet: a group that summarises tracks, or a track.
struct TimelineRow
{
    QString label;
    QString hint;   ///< what the label means, in the program's language; may be empty
    int group = -1; ///< number of the group that this row is, or that the track belongs to
    int depth = 0;
    bool isGroup = false;
    bool expanded = false; ///< of a group
    TrackRef track;        ///< of a track
    /// Of a track; of a group what all its listed tracks have in common.
    TrackLook look;
    bool notInModel = false; ///< there is a model, and it has no bone or morph of this name
    bool ambiguous = false;  ///< the model has several whose names are the same in a motion

    /// Whether both rows are the same line, however it looks.
    bool isSameLine(const TimelineRow &other) const
    {
        return isGroup == other.isGroup && (isGroup ? group == other.group : track == other.track);
    }
    friend bool operator==(const TimelineRow &, const TimelineRow &) = default;
};

/// The rows of a dope sheet, top to bottom: all bones in groups, morphs, camera, light, self shadow,
/// display/IK; and which of them are visible. The groups are a model's display frames where there is a model,
/// else the usual parts of the body. Rows that are left out by the listing or by how tracks look are in no
/// group either: what a group summarises and what commands on it do are the same tracks. Free of widgets; the
/// track list and the dope sheet both read it, so that they cannot differ.
class TrackRows
{
public:
    /// Makes the rows anew, for other tracks, names, or another model; groups keep their state.
    void rebuild(const MotionDocument &document);
    /// Looks again at which rows are listed, and how they look, without reading names. Whether anything is
    /// different.
    bool update(const MotionDocument &document);

    /// Which rows are listed; rebuild() or update() has to follow.
    void setListing(const TrackListing &listing);
    const TrackListing &listing() const { return mListing; }

    const QList<TimelineRow> &visibleRows() const { return mVisible; }
    /// Tracks that are listed, in open or closed groups, and those that there are.
    qsizetype listedTracks() const { return mListedCount; }
    qsizetype allTracks() const { return mTrackCount; }
    qsizetype hiddenTracks() const { return mHiddenCount; }

    /// Opens or closes a group. During a search, in which all groups are open, this is forgotten with it.
    void setExpanded(int group, bool expanded);
    bool isExpanded(int group) const;

    /// The listed tracks that a row stands for: one, or all of its group's.
    QList<TrackRef> tracksOf(const TimelineRow &row) const;
    /// The groups with tracks that a group consists of, itself among them where it has some.
    QList<int> leafGroups(int group) const;
    /// The group that a track stands in, listed or not; -1 for camera, light, self shadow and display/IK.
    int groupOf(TrackRef track) const { return mGroupOf.value(track, -1); }
    /// The group that a group stands in, -1 for none.
    int parentOf(int group) const;
    /// The groups in which listed tracks stand.
    QList<int> allLeafGroups() const { return mTracksOf.keys(); }
    /// The same, those of which no track is listed included.
    QList<int> groupsWithTracks() const { return mAllTracksOf.keys(); }
    /// The tracks of a group that are listed, and all.
    const QList<TrackRef> &tracksInLeaf(int group) const;
    const QList<TrackRef> &allTracksInLeaf(int group) const;
    bool isListed(TrackRef track) const { return mListed.contains(track); }
    /// The visible row of a track, or that of the innermost visible group that hides it; -1 where there is
    /// none, as for tracks that are not listed.
    qsizetype rowOf(TrackRef track) const;

    static constexpr int allBonesGroup = 0;
    static constexpr int morphGroup = 100;

private:
    /// A row, and what finds it.
    struct Entry
    {
        TimelineRow row;
        NameSpellings spellings; ///< of a track
    };
    struct Group
    {
        QString key; ///< lasting name
        int parent = -1;
    };
    friend class TrackRowsBuilder;

    bool accepts(const MotionDocument &document, const TimelineRow &row, bool anySolo) const;
    void showVisible();

    TrackListing mListing;
    NameQuery mQuery;
    QSet<int> mClosedInSearch;

    QList<Entry> mEntries; ///< groups before what is in them
    QMap<int, Group> mGroups;
    QHash<QString, NameSpellings> mSpellings; ///< of all names that were met, since names come again
    QMap<int, QList<TrackRef>> mAllTracksOf;  ///< by leaf group
    QMap<int, QList<TrackRef>> mTracksOf;     ///< those that are listed
    QHash<TrackRef, int> mGroupOf;
    QSet<TrackRef> mListed;
    qsizetype mTrackCount = 0;
    qsizetype mListedCount = 0;
    qsizetype mHiddenCount = 0;
    QSet<int> mListedGroups; ///< with anything to show
    QList<TimelineRow> mVisible;
};

} // namespace furitsuke
