// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/keyselection.h"
#include "editor-core/motion/motion.h"

#include <tuple>

namespace furitsuke {

/// About what a list takes besides its elements: its header and that of the memory it lies in.
inline constexpr qsizetype listOverhead = 32;

/// One contiguous replacement in a track: `removed` rows from `row` on (in rows of the motion before the
/// edit) give way to `inserted` rows. The rows themselves stand in the track's edit, one span after the
/// other.
struct RowSpan
{
    qsizetype row = 0;
    qsizetype removed = 0;
    qsizetype inserted = 0;
};

/// What an edit does to one track. Spans ascend and do not touch each other.
template <class Key>
struct TrackEdit
{
    qint32 index = 0;
    QList<RowSpan> spans;
    KeyColumns<Key> removed;
    KeyColumns<Key> inserted;
    /// For every inserted row the row that it was before the edit, -1 where it is new.
    QList<qsizetype> origins;

    bool isEmpty() const { return spans.isEmpty(); }
    /// Whether it gives rows other values and leaves every row in its place.
    bool keepsRows() const;
    TrackEdit inverted() const;
    /// The edit that does both: this one, then one that was made for the track as this one leaves it.
    TrackEdit followedBy(const TrackEdit &later) const;
    /// The rows after the edit of those before it: a selection follows its keys.
    RowSet mapped(const RowSet &rows) const;
    qsizetype byteSize() const;
};

/// Another name for a bone or morph track, with the field that its records are written with.
struct TrackRename
{
    TrackRef track;
    QByteArray nameBefore;
    QByteArray nameAfter;
    KeyName fieldBefore;
    KeyName fieldAfter;
};

/// All frames of a track after an edit's splices, and what they become: rows, orders and values stay. What a
/// shift of whole tracks needs, at four bytes a key. Both lists are sorted as the track's keys have to be.
struct TrackRetime
{
    TrackRef track;
    QList<quint32> before;
    QList<quint32> after;
};

/// A bone or morph track that is removed, or comes back. Where it is removed, the edit takes its keys too.
struct TrackPresence
{
    TrackRef track;
    bool removedBefore = false;
    bool removedAfter = true;
};

/// The frames of a track that an edit touches.
struct TrackSpan
{
    TrackRef track;
    quint32 firstFrame = 0;
    quint32 lastFrame = 0;

    friend bool operator==(const TrackSpan &, const TrackSpan &) = default;
};

/// A change to a motion, as a value: splices of rows, frames of whole tracks after them, tracks added at the
/// end, removed ones, names. apply() followed by
/// inverted().apply() gives back the identical motion, to the byte. An edit fits only the motion that it was
/// made for.
class MotionEdit
{
public:
    bool isEmpty() const;
    /// Whether it leaves every motion as it is: what it inserts is what it removes.
    bool changesNothing() const;

    void apply(Motion &motion) const;
    /// Whether it puts rows in the place of rows, and nothing else.
    bool isRowsOnly() const;
    /// Makes of a motion, which is what `last` has made of `before`, what apply() makes of `before`: in one
    /// go, and in the memory that the motion has already. Both edits are of rows only and fit `before`.
    void applyInstead(Motion &motion, const Motion &before, const MotionEdit &last) const;
    MotionEdit inverted() const;
    /// Whether followedBy() can put the two together; not where one of them sets the frames of whole tracks.
    bool canBeFollowedBy(const MotionEdit &later) const
    {
        return mRetimes.isEmpty() && later.mRetimes.isEmpty();
    }
    /// The edit that does both. Neither may be an inverse.
    MotionEdit followedBy(const MotionEdit &later) const;

    /// Where a track's rows are after the edit.
    RowSet mappedRows(TrackRef track, const RowSet &rows) const;
    KeySelection mapped(const KeySelection &selection) const;
    /// The keys that it brings, in rows after the edit: those that were in no row before.
    KeySelection insertedKeys() const;
    /// What changes, once for each track; a renamed track counts with its whole length.
    QList<TrackSpan> touched(const Motion &before) const;
    /// Whether track names or the list of tracks change.
    bool changesTracks() const
    {
        return !mRenames.isEmpty() || !mAddedBones.isEmpty() || !mAddedMorphs.isEmpty() ||
               !mPresences.isEmpty();
    }
    qsizetype byteSize() const;

    template <class Key>
    void add(TrackEdit<Key> edit)
    {
        if (edit.isEmpty())
            return;
        QList<TrackEdit<Key>> &edits = std::get<QList<TrackEdit<Key>>>(mTracks);
        // Most edits are of one track, and undo keeps thousands of them: no room for more.
        if (edits.isEmpty())
            edits.reserve(1);
        edits.append(std::move(edit));
    }
    /// Takes up what another edit of the same motion does to the keys of other tracks.
    void add(const MotionEdit &other);
    void add(const TrackRename &rename) { mRenames.append(rename); }
    /// Sets a track's frames after the splices; once for a track. Nothing where they stay.
    void retime(const TrackRetime &retime)
    {
        if (retime.before != retime.after)
            mRetimes.append(retime);
    }
    /// Takes a track out of the list, or back into it.
    void add(const TrackPresence &presence) { mPresences.append(presence); }
    /// Appends a track without keys. Its index is the number of tracks there are before it.
    void addBone(const QByteArray &name) { mAddedBones.append(name); }
    void addMorph(const QByteArray &name) { mAddedMorphs.append(name); }
    /// The next order of a section, where the edit uses up some.
    void useOrders(RecordSection section, quint32 count)
    {
        mOrdersUsed[static_cast<std::size_t>(section)] += count;
    }

    template <class Key>
    const QList<TrackEdit<Key>> &trackEdits() const
    {
        return std::get<QList<TrackEdit<Key>>>(mTracks);
    }

private:
    void applyRetimes(Motion &motion) const;
    template <class Function>
    void eachKind(Function &&function) const
    {
        std::apply([&](const auto &...kind) { (function(kind), ...); }, mTracks);
    }

    template <class Key>
    QList<TrackEdit<Key>> &trackEdits()
    {
        return std::get<QList<TrackEdit<Key>>>(mTracks);
    }

    std::tuple<QList<TrackEdit<BoneKey>>, QList<TrackEdit<MorphKey>>, QList<TrackEdit<CameraKey>>,
               QList<TrackEdit<LightKey>>, QList<TrackEdit<ShadowKey>>, QList<TrackEdit<StateKey>>>
        mTracks;
    QList<TrackRetime> mRetimes;
    QList<TrackPresence> mPresences;
    QList<TrackRename> mRenames;
    QByteArrayList mAddedBones;
    QByteArrayList mAddedMorphs;
    std::array<quint32, recordSectionCount> mOrdersUsed = {};
    bool mInverse = false; ///< frames are set before the splices, tracks taken off the end, orders given back
};

/// Builds a track's edit from the rows that go and the keys that come: the smallest spans that turn one into
/// the other. Inserted keys may come in any sequence.
template <class Key>
class TrackEditBuilder
{
public:
    explicit TrackEditBuilder(const KeyColumns<Key> &keys, qint32 index = 0)
        : mKeys(keys)
        , mIndex(index)
    {}

    /// The track's keys as they are.
    const KeyColumns<Key> &keys() const { return mKeys; }
    /// Makes room for as many inserted keys.
    void reserve(qsizetype keys);
    void remove(qsizetype row) { mRemoved.insert(row); }
    /// A key that comes; origin is the row it was, which must be removed too, or -1.
    void insert(const Key &key, qsizetype origin = -1)
    {
        mInserted.append(key);
        mOrigins.append(origin);
    }
    void replace(qsizetype row, const Key &key)
    {
        remove(row);
        insert(key, row);
    }
    bool isRemoved(qsizetype row) const { return mRemoved.contains(row); }
    /// The edit; the builder is used up.
    TrackEdit<Key> build();

private:
    void sortInserted();

    const KeyColumns<Key> &mKeys;
    qint32 mIndex;
    RowSet mRemoved;
    KeyColumns<Key> mInserted;
    QList<qsizetype> mOrigins;
};

} // namespace furitsuke
