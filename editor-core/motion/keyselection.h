// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motion.h"
#include "editor-core/motion/rowset.h"

#include <QMap>

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
    QList<TrackRef> tracks() const { return mTracks.keys(); }
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
    template <class Function>
    void combine(const KeySelection &other, Function &&function);

    QMap<TrackRef, RowSet> mTracks; ///< no empty sets
};

} // namespace furitsuke
