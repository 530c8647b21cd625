// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/trackrows.h"

#include "editor-core/timeline/trackrowsbuilder.h"

namespace furitsuke {

namespace {

/// What the tracks of a group have in common.
struct CommonLook
{
    TrackLook look;
    bool any = false;

    void add(const TrackLook &other)
    {
        if (!any)
            look = other;
        any = true;
        look.locked = look.locked && other.locked;
        look.hidden = look.hidden && other.hidden;
        look.solo = look.solo && other.solo;
        if (look.colour != other.colour)
            look.colour = 0;
    }
};

const QList<TrackRef> &tracksIn(const QMap<int, QList<TrackRef>> &groups, int group)
{
    static const QList<TrackRef> none;
    const auto it = groups.constFind(group);
    return it == groups.constEnd() ? none : it.value();
}

} // namespace

void TrackRows::rebuild(const MotionDocument &document)
{
    TrackRowsBuilder(document, *this).build();
    update(document);
}

void TrackRows::setListing(const TrackListing &listing)
{
    if (listing.searchText != mListing.searchText)
        mClosedInSearch.clear();
    mListing = listing;
    mQuery = NameQuery(listing.searchText);
}

bool TrackRows::accepts(const MotionDocument &document, const TimelineRow &row, bool anySolo) const
{
    if (row.look.hidden && !mListing.showHidden)
        return false;
    return (!anySolo || row.look.solo) && (!mListing.withKeys || document.motion().keyCount(row.track) > 0) &&
           (!mListing.withSelectedKeys || !document.selection().rows(row.track).isEmpty()) &&
           (!mListing.touched || document.isTouched(row.track));
}

bool TrackRows::update(const MotionDocument &document)
{
    bool anySolo = false;
    mHiddenCount = 0;
    for (Entry &entry : mEntries) {
        if (entry.row.isGroup)
            continue;
        entry.row.look = document.trackLook(entry.row.track);
        anySolo = anySolo || (entry.row.look.solo && (!entry.row.look.hidden || mListing.showHidden));
        mHiddenCount += entry.row.look.hidden;
    }
    mTracksOf.clear();
    mListed.clear();
    mListedCount = 0;
    mListedGroups.clear();
    QHash<int, CommonLook> looks;
    for (const Entry &entry : std::as_const(mEntries)) {
        if (entry.row.isGroup || !mQuery.matches(entry.spellings) || !accepts(document, entry.row, anySolo))
            continue;
        ++mListedCount;
        mListed.insert(entry.row.track);
        if (entry.row.group < 0)
            continue;
        mTracksOf[entry.row.group].append(entry.row.track);
        for (int group = entry.row.group; group >= 0; group = parentOf(group)) {
            mListedGroups.insert(group);
            looks[group].add(entry.row.look);
        }
    }
    for (Entry &entry : mEntries) {
        if (entry.row.isGroup)
            entry.row.look = looks.value(entry.row.group).look;
    }
    const QList<TimelineRow> before = std::move(mVisible);
    showVisible();
    return mVisible != before;
}

void TrackRows::setExpanded(int group, bool expanded)
{
    if (!mQuery.isEmpty()) {
        if (expanded)
            mClosedInSearch.remove(group);
        else
            mClosedInSearch.insert(group);
    } else {
        const QString key = mGroups.value(group).key;
        if (expanded)
            mListing.collapsedGroups.remove(key);
        else if (!key.isEmpty())
            mListing.collapsedGroups.insert(key);
    }
    showVisible();
}

bool TrackRows::isExpanded(int group) const
{
    if (!mQuery.isEmpty())
        return !mClosedInSearch.contains(group);
    return !mListing.collapsedGroups.contains(mGroups.value(group).key);
}

void TrackRows::showVisible()
{
    mVisible.clear();
    int hiddenBelow = -1;
    for (Entry &entry : mEntries) {
        TimelineRow &row = entry.row;
        if (hiddenBelow >= 0 && row.depth > hiddenBelow)
            continue;
        if (row.isGroup ? !mListedGroups.contains(row.group) : !mListed.contains(row.track))
            continue;
        hiddenBelow = -1;
        if (row.isGroup) {
            row.expanded = isExpanded(row.group);
            if (!row.expanded)
                hiddenBelow = row.depth;
        }
        mVisible.append(row);
    }
}

int TrackRows::parentOf(int group) const
{
    const auto it = mGroups.constFind(group);
    return it == mGroups.constEnd() ? -1 : it->parent;
}

QList<int> TrackRows::leafGroups(int group) const
{
    QList<int> leaves;
    for (auto it = mTracksOf.constBegin(); it != mTracksOf.constEnd(); ++it) {
        for (int above = it.key(); above >= 0; above = parentOf(above)) {
            if (above == group)
                leaves.append(it.key());
        }
    }
    return leaves;
}

const QList<TrackRef> &TrackRows::tracksInLeaf(int group) const
{
    return tracksIn(mTracksOf, group);
}

const QList<TrackRef> &TrackRows::allTracksInLeaf(int group) const
{
    return tracksIn(mAllTracksOf, group);
}

QList<TrackRef> TrackRows::tracksOf(const TimelineRow &row) const
{
    if (!row.isGroup)
        return {row.track};
    QList<TrackRef> tracks;
    for (const int leaf : leafGroups(row.group))
        tracks.append(tracksInLeaf(leaf));
    return tracks;
}

qsizetype TrackRows::rowOf(TrackRef track) const
{
    if (!isListed(track))
        return -1;
    const auto isAbove = [this, track](int group) {
        for (int above = groupOf(track); above >= 0; above = parentOf(above)) {
            if (above == group)
                return true;
        }
        return false;
    };
    qsizetype nearest = -1;
    for (qsizetype i = 0; i < mVisible.size(); ++i) {
        const TimelineRow &row = mVisible[i];
        if (!row.isGroup && row.track == track)
            return i;
        if (row.isGroup && isAbove(row.group))
            nearest = i;
    }
    return nearest;
}

} // namespace furitsuke
