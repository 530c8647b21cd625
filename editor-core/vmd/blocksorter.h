// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <vector>

namespace furitsuke::vmd {

/// Goes through blocks of records track by track. Hundreds of tracks have thousands of columns, more than the
/// processor can write to in turn without losing each from its caches before it comes to it again.
class BlockSorter
{
public:
    static constexpr qint64 blockSize = 4096;

    explicit BlockSorter(std::size_t tracks)
        : mHeads(tracks, none)
        , mTails(tracks, none)
        , mNext(blockSize)
    {}

    /// Takes in records [first, last), calling trackOf(record) for each in turn.
    template <class TrackOf>
    void sort(qint64 first, qint64 last, TrackOf &&trackOf)
    {
        mFirst = first;
        mTracks.clear();
        for (qint64 record = first; record < last; ++record) {
            const auto place = quint32(record - first);
            const quint32 track = trackOf(record);
            if (mHeads[track] == none) {
                mTracks.push_back(track);
                mHeads[track] = place;
            } else {
                mNext[mTails[track]] = place;
            }
            mTails[track] = place;
            mNext[place] = none;
        }
    }
    /// The tracks that have records in the block.
    const std::vector<quint32> &tracks() const { return mTracks; }
    /// Calls visit(record) for a track's records in turn; to be called once for each track.
    template <class Visit>
    void eachRecord(quint32 track, Visit &&visit)
    {
        for (quint32 place = mHeads[track]; place != none; place = mNext[place])
            visit(mFirst + place);
        mHeads[track] = none;
    }

private:
    static constexpr quint32 none = ~quint32(0);

    std::vector<quint32> mHeads; ///< first record of each track in the block
    std::vector<quint32> mTails;
    std::vector<quint32> mNext; ///< the next record of the same track
    std::vector<quint32> mTracks;
    qint64 mFirst = 0;
};

} // namespace furitsuke::vmd
