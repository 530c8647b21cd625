// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/motiondocument.h"

#include <QHash>
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

    friend bool operator==(const TimelineRow &, const TimelineRow &) = default;
};

/// The rows of a dope sheet, top to bottom: all bones with the usual parts of the body, morphs, camera,
/// light, self shadow, display/IK; and which of them are visible, as groups are expanded. Free of widgets;
/// the track list and the dope sheet both read it, so that they cannot differ.
class TrackRows
{
public:
    /// Makes the rows anew; groups keep their state.
    void rebuild(const MotionDocument &document);

    const QList<TimelineRow> &visibleRows() const { return mVisible; }
    void setExpanded(int group, bool expanded);
    bool isExpanded(int group) const { return !mCollapsed.contains(group); }

    /// The tracks that a row stands for: one, or all of its group's.
    QList<TrackRef> tracksOf(const TimelineRow &row) const;
    /// The groups without groups in them that a group consists of.
    QList<int> leafGroups(int group) const;
    /// The leaf group of a track, -1 for camera, light, self shadow and display/IK.
    int groupOf(TrackRef track) const { return mGroupOf.value(track, -1); }
    QList<int> allLeafGroups() const { return mTracksOf.keys(); }
    const QList<TrackRef> &tracksInLeaf(int group) const;
    /// The visible row of a track, or that of the innermost visible group that hides it; -1 where there is
    /// none.
    qsizetype rowOf(TrackRef track) const;

    static constexpr int allBonesGroup = 0;
    static constexpr int morphGroup = 100;

private:
    void updateVisible();

    QList<TimelineRow> mRows;
    QList<TimelineRow> mVisible;
    QSet<int> mCollapsed;
    QMap<int, QList<TrackRef>> mTracksOf; ///< by leaf group
    QHash<TrackRef, int> mGroupOf;
};

} // namespace furitsuke
