// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motion.h"
#include "editor-core/motion/rowset.h"

namespace furitsuke {

/// Which keys of a motion are selected: rows per track, valid for one revision of the motion.
class KeySelection
{
public:
    bool isEmpty() const { return mTracks.isEmpty(); }
    qsizetype count() const;
    bool contains(TrackRef track, qsizetype row) const { return rows(track).contains(row); }
    /// The selected rows of a track; an empty set where there are none.
    const RowSet &rows(TrackRef track) const;
    void setRows(TrackRef track, const RowSet &rows);
    void insert(TrackRef track, qsizetype row);
    QList<TrackRef> tracks() const;
    /// The selected frames' smallest and largest; {0, -1} where nothing is selected.
    std::pair<qint64, qint64> frameSpan(const Motion &motion) const;

    void unite(const KeySelection &other);
    void subtract(const KeySelection &other);
    void toggle(const KeySelection &other);
    void clear() { mTracks.clear(); }

    static KeySelection all(const Motion &motion);
    qsizetype byteSize() const;

    friend bool operator==(const KeySelection &, const KeySelection &) = default;

private:
    struct TrackRows
    {
        TrackRef track;
        RowSet rows;

        friend bool operator==(const TrackRows &, const TrackRows &) = default;
    };

    /// Where a track is, or would be.
    qsizetype placeOf(TrackRef track) const;
    /// Calls function(rows of this, rows of the other) for every track of the other, where rows of this may
    /// be empty before and afterwards.
    template <class Function>
    void combine(const KeySelection &other, Function &&function);

    QList<TrackRows> mTracks; ///< ascending; no empty sets
};

} // namespace furitsuke
