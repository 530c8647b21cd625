// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/motionedit.h"

#include "editor-core/motion/parallel.h"
#include "editor-core/motion/samecolumn.h"

#include <limits>
#include <numeric>
#include <vector>

namespace furitsuke {

namespace {

/// Rows [first, last) that get another place.
struct Shift
{
    qsizetype first;
    qsizetype last;
    qsizetype by;
};

/// Where what stands between the spans of a track goes.
std::vector<Shift> shiftsOf(const QList<RowSpan> &spans, qsizetype size)
{
    std::vector<Shift> shifts;
    qsizetype by = 0;
    for (qsizetype i = 0; i < spans.size(); ++i) {
        by += spans[i].inserted - spans[i].removed;
        const qsizetype first = spans[i].row + spans[i].removed;
        const qsizetype last = i + 1 < spans.size() ? spans[i + 1].row : size;
        if (by != 0 && first < last)
            shifts.push_back({first, last, by});
    }
    return shifts;
}

/// Replaces the spans of one column in place: the cost is that of the touched rows and of those that get
/// another place.
template <class T>
void spliceColumn(QList<T> &column, const QList<T> &inserted, const QList<RowSpan> &spans,
                  const std::vector<Shift> &shifts, qsizetype size)
{
    if (size > column.size())
        column.resize(size);
    T *rows = column.data();
    // What goes to the left, from the left; what goes to the right, from the right: nothing is overwritten
    // that has still to be moved.
    for (const Shift &shift : shifts) {
        if (shift.by < 0)
            std::move(rows + shift.first, rows + shift.last, rows + shift.first + shift.by);
    }
    for (auto shift = shifts.crbegin(); shift != shifts.crend(); ++shift) {
        if (shift->by > 0)
            std::move_backward(rows + shift->first, rows + shift->last, rows + shift->last + shift->by);
    }
    auto source = inserted.constBegin();
    qsizetype by = 0;
    for (const RowSpan &span : spans) {
        std::copy_n(source, span.inserted, rows + span.row + by);
        source += span.inserted;
        by += span.inserted - span.removed;
    }
    if (size < column.size())
        column.resize(size);
}

template <class Key>
void applyTo(KeyColumns<Key> &keys, const TrackEdit<Key> &edit)
{
    const std::vector<Shift> shifts = shiftsOf(edit.spans, keys.size());
    const qsizetype size = keys.size() + edit.inserted.size() - edit.removed.size();
    const bool inPlace = shifts.empty() && size == keys.size();
    keys.eachTriple(edit.removed, edit.inserted,
                    [&](auto &column, const auto &removed, const auto &inserted) {
                        // A column that stays as it is goes on being shared with copies of the motion.
                        if (!inPlace || !sameColumn(removed, inserted))
                            spliceColumn(column, inserted, edit.spans, shifts, size);
                    });
}

/// Makes of a track's keys what the edit makes of those `before`.
template <class Key>
void applyInsteadTo(KeyColumns<Key> &keys, const KeyColumns<Key> &before, const TrackEdit<Key> &edit)
{
    const qsizetype size = before.size() + edit.inserted.size() - edit.removed.size();
    const bool inPlace = shiftsOf(edit.spans, before.size()).empty() && size == before.size();
    std::vector<bool> stays;
    edit.removed.eachPairConst(edit.inserted, [&](const auto &removed, const auto &inserted) {
        stays.push_back(inPlace && sameColumn(removed, inserted));
    });
    auto next = stays.cbegin();
    keys.eachTriple(before, edit.inserted, [&](auto &column, const auto &source, const auto &inserted) {
        if (*next++) {
            column = source;
            return;
        }
        // Of a list that is shared all rows would be copied first.
        if (!column.isDetached())
            column = {};
        column.resize(size);
        auto to = column.begin();
        auto brought = inserted.constBegin();
        qsizetype row = 0;
        for (const RowSpan &span : edit.spans) {
            to = std::copy_n(source.constBegin() + row, span.row - row, to);
            to = std::copy_n(brought, span.inserted, to);
            brought += span.inserted;
            row = span.row + span.removed;
        }
        std::copy(source.constBegin() + row, source.constEnd(), to);
    });
}

/// Calls function(span, first removed row's place in `removed`, first inserted row's place in `inserted`).
template <class Function>
void eachSpan(const QList<RowSpan> &spans, Function &&function)
{
    qsizetype removed = 0;
    qsizetype inserted = 0;
    for (const RowSpan &span : spans) {
        function(span, removed, inserted);
        removed += span.removed;
        inserted += span.inserted;
    }
}

} // namespace

template <class Key>
bool TrackEdit<Key>::keepsRows() const
{
    auto origin = origins.constBegin();
    for (const RowSpan &span : spans) {
        if (span.removed != span.inserted)
            return false;
        for (qsizetype row = span.row; row < span.row + span.removed; ++row) {
            if (*origin++ != row)
                return false;
        }
    }
    return true;
}

template <class Key>
TrackEdit<Key> TrackEdit<Key>::inverted() const
{
    TrackEdit result;
    result.index = index;
    result.removed = inserted;
    result.inserted = removed;
    result.spans.reserve(spans.size());
    result.origins = QList<qsizetype>(removed.size(), -1);
    qsizetype shift = 0;
    // Where the rows removed by span k begin in `removed`, to find the place of an origin row.
    QList<qsizetype> removedBefore;
    removedBefore.reserve(spans.size());
    eachSpan(spans, [&](const RowSpan &span, qsizetype removedFrom, qsizetype) {
        result.spans.append({span.row + shift, span.inserted, span.removed});
        removedBefore.append(removedFrom);
        shift += span.inserted - span.removed;
    });
    eachSpan(spans, [&](const RowSpan &span, qsizetype, qsizetype insertedFrom) {
        const qsizetype spanIndex = &span - spans.constData();
        for (qsizetype i = 0; i < span.inserted; ++i) {
            const qsizetype origin = origins[insertedFrom + i];
            if (origin < 0)
                continue;
            qsizetype home = spanIndex;
            if (origin < span.row || origin >= span.row + span.removed) {
                const auto it = std::upper_bound(spans.begin(), spans.end(), origin,
                                                 [](qsizetype row, const RowSpan &s) { return row < s.row; });
                home = it - spans.begin() - 1;
            }
            const qsizetype place = removedBefore[home] + origin - spans[home].row;
            result.origins[place] = result.spans[spanIndex].row + i;
        }
    });
    return result;
}

namespace {

/// Puts the spans of two successive edits of a track together. It walks over the rows between the two edits:
/// those that the first one left alone or brought, in turn, of which the second one takes some away.
template <class Key>
class TrackEditJoiner
{
public:
    TrackEditJoiner(const TrackEdit<Key> &first, const TrackEdit<Key> &second)
        : mFirst(first)
        , mSecond(second)
    {
        mResult.index = first.index;
    }

    TrackEdit<Key> join()
    {
        qsizetype removed = 0;
        qsizetype inserted = 0;
        for (const RowSpan &span : mFirst.spans) {
            passKept(span.row - mRow);
            remove(mFirst.removed, removed, span.removed);
            passInserted(inserted, span.inserted);
            removed += span.removed;
            inserted += span.inserted;
        }
        passKept(std::numeric_limits<qsizetype>::max() / 2);
        return std::move(mResult);
    }

private:
    /// Rows that the first edit left where they were.
    void passKept(qsizetype count)
    {
        pass(
            count,
            [this](qsizetype rows) {
                close();
                mRow += rows;
            },
            [this](qsizetype rows) { remove(mSecond.removed, mSecondRemoved, rows); });
    }
    /// Rows that the first edit inserted.
    void passInserted(qsizetype from, qsizetype count)
    {
        pass(
            count,
            [&](qsizetype rows) {
                insert(mFirst, from, rows);
                for (qsizetype i = from; i < from + rows; ++i)
                    mResult.origins.append(mFirst.origins[i]);
                from += rows;
            },
            [&](qsizetype rows) { from += rows; });
    }
    /// Passes rows, calling stays(n) or goes(n) for each run of them that the second edit leaves or takes.
    template <class Stays, class Goes>
    void pass(qsizetype count, Stays &&stays, Goes &&goes)
    {
        while (true) {
            if (mTaken == 0)
                enterSpan();
            if (count == 0)
                return;
            if (mTaken > 0) {
                const qsizetype rows = qMin(count, mTaken);
                goes(rows);
                mTaken -= rows;
                mSecondRemoved += rows;
                mPassed += rows;
                count -= rows;
            } else {
                const bool last = mSpan == mSecond.spans.size();
                const qsizetype rows = last ? count : qMin(count, mSecond.spans[mSpan].row - mPassed);
                stays(rows);
                mPassed += rows;
                count -= rows;
            }
        }
    }
    /// Where a span of the second edit begins here, its inserted rows come, and it takes the next ones away.
    void enterSpan()
    {
        if (mSpan == mSecond.spans.size() || mSecond.spans[mSpan].row != mPassed)
            return;
        const RowSpan &span = mSecond.spans[mSpan++];
        insert(mSecond, mSecondInserted, span.inserted);
        for (qsizetype i = 0; i < span.inserted; ++i)
            mResult.origins.append(firstOrigin(mSecond.origins[mSecondInserted + i]));
        mSecondInserted += span.inserted;
        mTaken = span.removed;
    }
    /// Where a row between the edits was before the first one; -1 where that brought it.
    qsizetype firstOrigin(qsizetype row) const
    {
        if (row < 0)
            return -1;
        if (mStarts.empty()) {
            qsizetype shift = 0;
            qsizetype inserted = 0;
            for (const RowSpan &span : mFirst.spans) {
                mStarts.push_back({span.row + shift, inserted});
                shift += span.inserted - span.removed;
                inserted += span.inserted;
            }
        }
        const auto after = std::upper_bound(mStarts.begin(), mStarts.end(), row,
                                            [](qsizetype r, const Start &start) { return r < start.row; });
        if (after == mStarts.begin())
            return row;
        const Start &start = *(after - 1);
        const RowSpan &span = mFirst.spans[after - mStarts.begin() - 1];
        const qsizetype behind = row - start.row;
        return behind < span.inserted ? mFirst.origins[start.inserted + behind]
                                      : span.row + span.removed + behind - span.inserted;
    }

    RowSpan &openSpan()
    {
        if (!mOpen)
            mResult.spans.append({mRow, 0, 0});
        mOpen = true;
        return mResult.spans.last();
    }
    void close() { mOpen = false; }
    void remove(const KeyColumns<Key> &keys, qsizetype from, qsizetype rows)
    {
        if (rows == 0)
            return;
        openSpan().removed += rows;
        mResult.removed.appendRows(keys, from, rows);
        mRow += rows;
    }
    void insert(const TrackEdit<Key> &edit, qsizetype from, qsizetype rows)
    {
        if (rows == 0)
            return;
        openSpan().inserted += rows;
        mResult.inserted.appendRows(edit.inserted, from, rows);
    }

    struct Start
    {
        qsizetype row;      ///< of a span of the first edit, after that edit
        qsizetype inserted; ///< place of its first inserted row
    };

    const TrackEdit<Key> &mFirst;
    const TrackEdit<Key> &mSecond;
    TrackEdit<Key> mResult;
    bool mOpen = false;
    qsizetype mRow = 0;            ///< rows before both edits that are dealt with
    qsizetype mPassed = 0;         ///< rows between the edits that are dealt with
    qsizetype mSpan = 0;           ///< next span of the second edit
    qsizetype mTaken = 0;          ///< rows that its present span has still to take
    qsizetype mSecondRemoved = 0;  ///< place in its removed rows
    qsizetype mSecondInserted = 0; ///< place in its inserted rows
    mutable std::vector<Start> mStarts;
};

} // namespace

namespace {

/// Puts two edits together that both keep rows in their places, as the steps of a drag do.
template <class Key>
TrackEdit<Key> joinedInPlace(const TrackEdit<Key> &first, const TrackEdit<Key> &second)
{
    if (first.origins == second.origins)
        return {first.index, first.spans, first.removed, second.inserted, first.origins};
    struct Place
    {
        qsizetype first; ///< in its rows, or -1
        qsizetype second;
    };
    TrackEdit<Key> result;
    result.index = first.index;
    std::vector<Place> places;
    places.reserve(std::size_t(first.origins.size() + second.origins.size()));
    for (qsizetype a = 0, b = 0; a < first.origins.size() || b < second.origins.size();) {
        const bool inFirst =
            b == second.origins.size() || (a < first.origins.size() && first.origins[a] <= second.origins[b]);
        const bool inSecond =
            a == first.origins.size() || (b < second.origins.size() && second.origins[b] <= first.origins[a]);
        const qsizetype row = inFirst ? first.origins[a] : second.origins[b];
        places.push_back({inFirst ? a++ : -1, inSecond ? b++ : -1});
        if (result.spans.isEmpty() || result.spans.constLast().row + result.spans.constLast().removed != row)
            result.spans.append({row, 0, 0});
        ++result.spans.last().removed;
        ++result.spans.last().inserted;
        result.origins.append(row);
    }
    result.removed.eachTriple(
        first.removed, second.removed, [&places](auto &column, const auto &before, const auto &between) {
            column.reserve(qsizetype(places.size()));
            for (const Place &place : places) {
                column.append(place.first >= 0 ? before[place.first] : between[place.second]);
            }
        });
    result.inserted.eachTriple(
        first.inserted, second.inserted, [&places](auto &column, const auto &between, const auto &after) {
            column.reserve(qsizetype(places.size()));
            for (const Place &place : places) {
                column.append(place.second >= 0 ? after[place.second] : between[place.first]);
            }
        });
    result.inserted.eachPair(result.removed, [](auto &column, const auto &removed) {
        if (sameColumn(column, removed))
            column = removed;
    });
    return result;
}

} // namespace

template <class Key>
TrackEdit<Key> TrackEdit<Key>::followedBy(const TrackEdit &later) const
{
    if (keepsRows() && later.keepsRows())
        return joinedInPlace(*this, later);
    return TrackEditJoiner<Key>(*this, later).join();
}

template <class Key>
RowSet TrackEdit<Key>::mapped(const RowSet &rows) const
{
    if (keepsRows())
        return rows;
    RowSet result;
    qsizetype row = 0;
    qsizetype shift = 0;
    const auto copyUntil = [&](qsizetype end) {
        for (qsizetype first = rows.next(row); first < end;) {
            const qsizetype last = qMin(rows.nextAbsent(first), end);
            result.setRange(first + shift, last + shift, true);
            first = rows.next(last);
        }
    };
    eachSpan(spans, [&](const RowSpan &span, qsizetype, qsizetype insertedFrom) {
        copyUntil(span.row);
        for (qsizetype i = 0; i < span.inserted; ++i) {
            const qsizetype origin = origins[insertedFrom + i];
            if (origin >= 0 && rows.contains(origin))
                result.insert(span.row + shift + i);
        }
        row = span.row + span.removed;
        shift += span.inserted - span.removed;
    });
    copyUntil(std::numeric_limits<qsizetype>::max());
    return result;
}

template <class Key>
qsizetype TrackEdit<Key>::byteSize() const
{
    const auto columnBytes = [](const KeyColumns<Key> &keys) {
        constexpr auto columns = qsizetype(std::tuple_size_v<decltype(Key::members())>);
        return keys.isEmpty() ? 0 : keys.byteSize() + columns * listOverhead;
    };
    // Columns that stay as they are may stand in one list for both.
    qsizetype shared = 0;
    inserted.eachPairConst(removed, [&shared](const auto &column, const auto &other) {
        using Value = typename std::remove_cvref_t<decltype(column)>::value_type;
        if (!column.isEmpty() && column.constData() == other.constData())
            shared += column.size() * qsizetype(sizeof(Value)) + listOverhead;
    });
    return columnBytes(removed) + columnBytes(inserted) + spans.size() * qsizetype(sizeof(RowSpan)) +
           origins.size() * qsizetype(sizeof(qsizetype)) + 3 * listOverhead + qsizetype(sizeof(TrackEdit)) -
           shared;
}

bool MotionEdit::isEmpty() const
{
    bool empty = !changesTracks() && mRetimes.isEmpty();
    eachKind([&empty](const auto &edits) { empty = empty && edits.isEmpty(); });
    return empty;
}

bool MotionEdit::changesNothing() const
{
    bool nothing = !changesTracks() && mRetimes.isEmpty();
    eachKind([&nothing](const auto &edits) {
        for (const auto &edit : edits) {
            for (const RowSpan &span : edit.spans)
                nothing = nothing && span.removed == span.inserted;
            nothing = nothing && edit.removed == edit.inserted;
        }
    });
    return nothing;
}

void MotionEdit::applyRetimes(Motion &motion) const
{
    for (const TrackRetime &retime : mRetimes) {
        motion.visit(retime.track, [&retime]<class Key>(KeyColumns<Key> &keys) {
            Q_ASSERT(keys.size() == retime.after.size());
            keys.template column<&Key::frame>() = retime.after;
        });
    }
}

void MotionEdit::apply(Motion &motion) const
{
    const auto addTracks = [](auto &tracks, const QByteArrayList &names) {
        for (const QByteArray &name : names) {
            typename std::remove_reference_t<decltype(tracks)>::value_type track;
            track.name = name;
            track.sourceField = KeyName::fromBytes(name);
            tracks.append(track);
        }
    };
    if (!mInverse) {
        addTracks(motion.bones, mAddedBones);
        addTracks(motion.morphs, mAddedMorphs);
    }
    // Threads work on tracks, so the lists of tracks must be this motion's own before.
    motion.bones.detach();
    motion.morphs.detach();
    if (mInverse)
        applyRetimes(motion);
    eachKind([&motion]<class Key>(const QList<TrackEdit<Key>> &edits) {
        qsizetype rows = 0;
        for (const TrackEdit<Key> &edit : edits)
            rows += keysOf<Key>(motion, edit.index).size();
        const int parts = parallelParts(rows, parallelRows, edits.size());
        inParallel(parts, [&](int part) {
            for (qsizetype i = part; i < edits.size(); i += parts)
                applyTo(mutableKeysOf<Key>(motion, edits[i].index), edits[i]);
        });
    });
    if (!mInverse)
        applyRetimes(motion);
    for (const TrackPresence &presence : mPresences) {
        if (presence.track.kind == TrackKind::Bone)
            motion.bones[presence.track.index].removed = presence.removedAfter;
        else if (presence.track.kind == TrackKind::Morph)
            motion.morphs[presence.track.index].removed = presence.removedAfter;
    }
    for (const TrackRename &rename : mRenames) {
        const auto set = [&rename](auto &tracks) {
            tracks[rename.track.index].name = rename.nameAfter;
            tracks[rename.track.index].sourceField = rename.fieldAfter;
        };
        if (rename.track.kind == TrackKind::Bone)
            set(motion.bones);
        else if (rename.track.kind == TrackKind::Morph)
            set(motion.morphs);
    }
    for (std::size_t s = 0; s < mOrdersUsed.size(); ++s)
        motion.nextOrder[s] =
            mInverse ? motion.nextOrder[s] - mOrdersUsed[s] : motion.nextOrder[s] + mOrdersUsed[s];
    if (mInverse) {
        motion.bones.remove(motion.bones.size() - mAddedBones.size(), mAddedBones.size());
        motion.morphs.remove(motion.morphs.size() - mAddedMorphs.size(), mAddedMorphs.size());
    }
}

bool MotionEdit::isRowsOnly() const
{
    return !changesTracks() && mRetimes.isEmpty() && mOrdersUsed == decltype(mOrdersUsed){};
}

void MotionEdit::applyInstead(Motion &motion, const Motion &before, const MotionEdit &last) const
{
    Q_ASSERT(isRowsOnly() && last.isRowsOnly());
    motion.bones.detach();
    motion.morphs.detach();
    eachKind([&]<class Key>(const QList<TrackEdit<Key>> &edits) {
        qsizetype rows = 0;
        for (const TrackEdit<Key> &edit : edits)
            rows += keysOf<Key>(before, edit.index).size();
        const int parts = parallelParts(rows, parallelRows, edits.size());
        inParallel(parts, [&](int part) {
            for (qsizetype i = part; i < edits.size(); i += parts)
                applyInsteadTo(mutableKeysOf<Key>(motion, edits[i].index),
                               keysOf<Key>(before, edits[i].index), edits[i]);
        });
        QList<qint32> done;
        for (const TrackEdit<Key> &edit : edits)
            done.append(edit.index);
        std::sort(done.begin(), done.end());
        for (const TrackEdit<Key> &edit : last.trackEdits<Key>()) {
            if (!std::binary_search(done.cbegin(), done.cend(), edit.index))
                mutableKeysOf<Key>(motion, edit.index) = keysOf<Key>(before, edit.index);
        }
    });
}

MotionEdit MotionEdit::inverted() const
{
    MotionEdit result;
    eachKind([&result]<class Key>(const QList<TrackEdit<Key>> &edits) {
        for (const TrackEdit<Key> &edit : edits)
            result.add(edit.inverted());
    });
    for (auto retime = mRetimes.crbegin(); retime != mRetimes.crend(); ++retime)
        result.retime({retime->track, retime->after, retime->before});
    for (auto presence = mPresences.crbegin(); presence != mPresences.crend(); ++presence)
        result.add(TrackPresence{presence->track, presence->removedAfter, presence->removedBefore});
    for (auto rename = mRenames.crbegin(); rename != mRenames.crend(); ++rename) {
        result.add(TrackRename{rename->track, rename->nameAfter, rename->nameBefore, rename->fieldAfter,
                               rename->fieldBefore});
    }
    result.mAddedBones = mAddedBones;
    result.mAddedMorphs = mAddedMorphs;
    result.mOrdersUsed = mOrdersUsed;
    result.mInverse = !mInverse;
    return result;
}

MotionEdit MotionEdit::followedBy(const MotionEdit &later) const
{
    Q_ASSERT(!mInverse && !later.mInverse && canBeFollowedBy(later));
    MotionEdit result = *this;
    later.eachKind([&result]<class Key>(const QList<TrackEdit<Key>> &edits) {
        QList<TrackEdit<Key>> &first = result.trackEdits<Key>();
        for (const TrackEdit<Key> &edit : edits) {
            const auto same = std::find_if(first.begin(), first.end(),
                                           [&edit](const auto &e) { return e.index == edit.index; });
            if (same == first.end())
                first.append(edit);
            else
                *same = same->followedBy(edit);
        }
    });
    result.mPresences.append(later.mPresences);
    result.mRenames.append(later.mRenames);
    result.mAddedBones.append(later.mAddedBones);
    result.mAddedMorphs.append(later.mAddedMorphs);
    for (std::size_t s = 0; s < mOrdersUsed.size(); ++s)
        result.mOrdersUsed[s] += later.mOrdersUsed[s];
    return result;
}

void MotionEdit::add(const MotionEdit &other)
{
    other.eachKind(
        [this]<class Key>(const QList<TrackEdit<Key>> &edits) { trackEdits<Key>().append(edits); });
    mRetimes.append(other.mRetimes);
}

KeySelection MotionEdit::insertedKeys() const
{
    KeySelection result;
    eachKind([&result]<class Key>(const QList<TrackEdit<Key>> &edits) {
        for (const TrackEdit<Key> &edit : edits) {
            RowSet rows;
            qsizetype shift = 0;
            eachSpan(edit.spans, [&](const RowSpan &span, qsizetype, qsizetype insertedFrom) {
                for (qsizetype i = 0; i < span.inserted; ++i) {
                    if (edit.origins[insertedFrom + i] < 0)
                        rows.insert(span.row + shift + i);
                }
                shift += span.inserted - span.removed;
            });
            result.setRows({kindOf<Key>, edit.index}, rows);
        }
    });
    return result;
}

RowSet MotionEdit::mappedRows(TrackRef track, const RowSet &rows) const
{
    RowSet result = rows;
    eachKind([&]<class Key>(const QList<TrackEdit<Key>> &edits) {
        if (kindOf<Key> != track.kind)
            return;
        for (const TrackEdit<Key> &edit : edits) {
            if (edit.index == track.index)
                result = edit.mapped(rows);
        }
    });
    return result;
}

KeySelection MotionEdit::mapped(const KeySelection &selection) const
{
    KeySelection result = selection;
    eachKind([&]<class Key>(const QList<TrackEdit<Key>> &edits) {
        for (const TrackEdit<Key> &edit : edits) {
            const TrackRef track{kindOf<Key>, edit.index};
            result.setRows(track, edit.mapped(selection.rows(track)));
        }
    });
    return result;
}

QList<TrackSpan> MotionEdit::touched(const Motion &before) const
{
    QList<TrackSpan> result;
    eachKind([&result]<class Key>(const QList<TrackEdit<Key>> &edits) {
        for (const TrackEdit<Key> &edit : edits) {
            TrackSpan span{{kindOf<Key>, edit.index}, std::numeric_limits<quint32>::max(), 0};
            for (const KeyColumns<Key> *keys : {&edit.removed, &edit.inserted}) {
                for (const quint32 frame : keys->frames()) {
                    span.firstFrame = qMin(span.firstFrame, frame);
                    span.lastFrame = qMax(span.lastFrame, frame);
                }
            }
            result.append(span);
        }
    });
    const auto widen = [&result](TrackRef track, quint32 first, quint32 last) {
        const auto same = std::find_if(result.begin(), result.end(),
                                       [track](const TrackSpan &span) { return span.track == track; });
        if (same == result.end())
            result.append({track, first, last});
        else
            *same = {track, qMin(same->firstFrame, first), qMax(same->lastFrame, last)};
    };
    for (const TrackRetime &retime : mRetimes) {
        const auto [from, to] = std::mismatch(retime.before.begin(), retime.before.end(),
                                              retime.after.begin(), retime.after.end());
        widen(retime.track, qMin(*from, *to), qMax(retime.before.constLast(), retime.after.constLast()));
    }
    for (const TrackRename &rename : mRenames) {
        const quint32 last = before.visit(
            rename.track, [](const auto &keys) { return keys.isEmpty() ? 0 : keys.frames().constLast(); });
        widen(rename.track, 0, last);
    }
    return result;
}

qsizetype MotionEdit::byteSize() const
{
    qsizetype bytes = qsizetype(sizeof(MotionEdit)) + mRenames.size() * qsizetype(sizeof(TrackRename));
    for (const TrackRetime &retime : mRetimes)
        bytes += (retime.before.size() + retime.after.size()) * qsizetype(sizeof(quint32));
    eachKind([&bytes](const auto &edits) {
        for (const auto &edit : edits)
            bytes += edit.byteSize();
    });
    return bytes;
}

template <class Key>
void TrackEditBuilder<Key>::reserve(qsizetype keys)
{
    mInserted.reserve(keys);
    mOrigins.reserve(keys);
}

template <class Key>
void TrackEditBuilder<Key>::sortInserted()
{
    if (mInserted.isSorted())
        return;
    std::vector<qsizetype> sequence(std::size_t(mInserted.size()));
    std::iota(sequence.begin(), sequence.end(), qsizetype(0));
    std::sort(sequence.begin(), sequence.end(), [this](qsizetype a, qsizetype b) {
        const quint32 frameA = mInserted.frames()[a];
        const quint32 frameB = mInserted.frames()[b];
        return frameA != frameB ? frameA < frameB : mInserted.orders()[a] < mInserted.orders()[b];
    });
    KeyColumns<Key> keys;
    QList<qsizetype> origins;
    keys.reserve(mInserted.size());
    origins.reserve(mInserted.size());
    for (const qsizetype row : sequence) {
        keys.append(mInserted.key(row));
        origins.append(mOrigins[row]);
    }
    mInserted = std::move(keys);
    mOrigins = std::move(origins);
}

template <class Key>
TrackEdit<Key> TrackEditBuilder<Key>::build()
{
    sortInserted();
    TrackEdit<Key> edit;
    edit.index = mIndex;

    // Before which old row an inserted key belongs. They ascend, so the search goes on from the last place,
    // with growing strides.
    const quint32 *frames = mKeys.frames().constData();
    const quint32 *orders = mKeys.orders().constData();
    qsizetype from = 0;
    const auto placeOf = [&](qsizetype inserted) {
        const quint32 frame = mInserted.frames()[inserted];
        const quint32 order = mInserted.orders()[inserted];
        const auto before = [&](qsizetype row) {
            return frames[row] != frame ? frames[row] < frame : orders[row] < order;
        };
        qsizetype stride = 1;
        qsizetype high = from;
        while (high < mKeys.size() && before(high)) {
            from = high + 1;
            high = qMin(high + stride, mKeys.size());
            stride *= 2;
        }
        while (from < high) {
            const qsizetype middle = from + (high - from) / 2;
            if (before(middle))
                from = middle + 1;
            else
                high = middle;
        }
        return from;
    };
    const auto spanAt = [&edit](qsizetype row) -> RowSpan & {
        if (edit.spans.isEmpty() || edit.spans.constLast().row + edit.spans.constLast().removed != row)
            edit.spans.append({row, 0, 0});
        return edit.spans.last();
    };

    constexpr qsizetype none = std::numeric_limits<qsizetype>::max();
    edit.removed.reserve(mRemoved.count());
    qsizetype next = 0;
    qsizetype place = mInserted.isEmpty() ? none : placeOf(0);
    qsizetype removedRow = mRemoved.next(0);
    while (place != none || removedRow != none) {
        if (place <= removedRow) {
            ++spanAt(place).inserted;
            ++next;
            place = next < mInserted.size() ? placeOf(next) : none;
        } else {
            const qsizetype last = qMin(mRemoved.nextAbsent(removedRow), place);
            spanAt(removedRow).removed += last - removedRow;
            edit.removed.appendRows(mKeys, removedRow, last - removedRow);
            removedRow = mRemoved.next(last);
        }
    }
    edit.inserted = std::move(mInserted);
    edit.origins = std::move(mOrigins);
    // Undo keeps thousands of edits of single keys: no room for more in them.
    constexpr qsizetype few = 16;
    if (edit.inserted.size() <= few) {
        edit.inserted.eachColumn([](auto &column) { column.squeeze(); });
        edit.origins.squeeze();
    }
    if (edit.spans.size() <= few)
        edit.spans.squeeze();
    return edit;
}

template struct TrackEdit<BoneKey>;
template struct TrackEdit<MorphKey>;
template struct TrackEdit<CameraKey>;
template struct TrackEdit<LightKey>;
template struct TrackEdit<ShadowKey>;
template struct TrackEdit<StateKey>;
template class TrackEditBuilder<BoneKey>;
template class TrackEditBuilder<MorphKey>;
template class TrackEditBuilder<CameraKey>;
template class TrackEditBuilder<LightKey>;
template class TrackEditBuilder<ShadowKey>;
template class TrackEditBuilder<StateKey>;

} // namespace furitsuke
