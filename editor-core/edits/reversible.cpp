// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/reversible.h"

#include "editor-core/edits/gapkeys.h"
#include "editor-core/edits/registeredits.h"
#include "editor-core/sampling/poseat.h"

#include <QCoreApplication>

#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::ReverseEdits)
};

bool same(const Vec3d &a, const Vec3d &b)
{
    return a.x == b.x && a.y == b.y && a.z == b.z;
}

bool same(const Quatd &a, const Quatd &b)
{
    // q and -q are one rotation.
    const bool equal = a.x == b.x && a.y == b.y && a.z == b.z && a.w == b.w;
    return equal || (a.x == -b.x && a.y == -b.y && a.z == -b.z && a.w == -b.w);
}

// Whether nothing moves between two poses, and whether what steps is the same.

bool still(const BonePose &a, const BonePose &b)
{
    return same(a.position, b.position) && same(a.rotation, b.rotation);
}
bool sameStep(const BonePose &a, const BonePose &b)
{
    return a.physicsOff == b.physicsOff;
}

bool still(double a, double b)
{
    return a == b;
}
bool sameStep(double, double)
{
    return true;
}

bool still(const CameraPose &a, const CameraPose &b)
{
    return a.distance == b.distance && same(a.target, b.target) && same(a.rotation, b.rotation) &&
           a.viewAngle == b.viewAngle;
}
bool sameStep(const CameraPose &a, const CameraPose &b)
{
    return a.perspective == b.perspective;
}

bool still(const LightPose &a, const LightPose &b)
{
    return same(a.colour, b.colour) && same(a.direction, b.direction);
}
bool sameStep(const LightPose &, const LightPose &)
{
    return true;
}

bool still(const ShadowPose &a, const ShadowPose &b)
{
    return a.distance == b.distance;
}
bool sameStep(const ShadowPose &a, const ShadowPose &b)
{
    return a.mode == b.mode;
}

/// What an end of the span wants.
enum class EndKey : quint8 {
    None,
    Repeated, ///< nothing moves up to the end
    Split,    ///< the end is on the way to another key, or from one
};

/// What one track wants at the ends of the span.
template <class Key>
class TrackEnds
{
public:
    TrackEnds(const KeyColumns<Key> &keys, const RowSet &rows, const ReversedSpan &span)
        : mKeys(keys)
        , mRows(rows)
        , mSpan(span)
        , mFirst(keys.frames()[rows.next(0)])
        , mLast(keys.frames()[rows.last()])
        , mBefore(keys.lowerBound(span.first) - 1)
        , mAfter(keys.upperBound(span.last))
    {}

    /// Of the last selected key to the end.
    EndKey atLast() const
    {
        if (mLast >= mSpan.last || !isFree(mLast + 1, mSpan.last) ||
            !isFree(mSpan.first, qint64(mSpan.mirrored(mLast)) - 1))
            return EndKey::None;
        const auto pose = poseAt(mKeys, double(mLast));
        const bool rests = isAfter(pose);
        return rests && isBefore(pose) ? EndKey::None : rests ? EndKey::Repeated : EndKey::Split;
    }
    /// Of the beginning to the first selected key.
    EndKey atFirst() const
    {
        if (mFirst <= mSpan.first || !isFree(mSpan.first, mFirst - 1) ||
            !isFree(qint64(mSpan.mirrored(mFirst)) + 1, mSpan.last))
            return EndKey::None;
        const auto pose = poseAt(mKeys, double(mFirst));
        if (isBefore(pose))
            return isAfter(pose) ? EndKey::None : EndKey::Repeated;
        // A step alone that comes with the first key: what held before it is not what it has.
        return EndKey::Split;
    }
    /// The key that repeats, without an order.
    Key repeatedAtLast() const
    {
        Key key = mKeys.key(mKeys.upperBound(mLast) - 1);
        if constexpr (requires { key.curves; })
            key.curves = {};
        key.frame = quint32(mSpan.last);
        return key;
    }
    /// It keeps the curves of the way into the span.
    Key repeatedAtFirst() const
    {
        Key key = mKeys.key(mKeys.upperBound(mFirst) - 1);
        key.frame = quint32(mSpan.first);
        return key;
    }

private:
    /// No key that stays is in these frames.
    bool isFree(qint64 first, qint64 last) const
    {
        const qsizetype end = mKeys.upperBound(last);
        return first > last || mRows.nextAbsent(mKeys.lowerBound(first)) >= end;
    }
    /// The way from the key before the span is none; MMD's own key at rest is one.
    template <class Pose>
    bool isBefore(const Pose &pose) const
    {
        const Pose before = mBefore < 0 ? Pose() : poseAt(mKeys, double(mKeys.frames()[mBefore]));
        return still(before, pose) && sameStep(before, pose);
    }
    /// The same of the way to the key after it.
    template <class Pose>
    bool isAfter(const Pose &pose) const
    {
        return mAfter == mKeys.size() || still(poseAt(mKeys, double(mKeys.frames()[mAfter])), pose);
    }

    const KeyColumns<Key> &mKeys;
    const RowSet &mRows;
    ReversedSpan mSpan;
    qint64 mFirst; ///< of the selected keys' frames
    qint64 mLast;
    qsizetype mBefore; ///< rows of the keys around the span
    qsizetype mAfter;
};

/// Adds a result to what was made so far.
void take(ReversibleMotion &made, const EditResult &result)
{
    if (result.edit.isEmpty())
        return;
    made.selection = result.edit.mapped(made.selection);
    made.selection.unite(result.edit.insertedKeys());
    result.edit.apply(made.motion);
    made.edit = made.edit.isEmpty() ? result.edit : made.edit.followedBy(result.edit);
    made.added += result.changed;
    made.curves.unite(result.curves);
    for (const QString &note : result.notes) {
        if (!made.notes.contains(note))
            made.notes.append(note);
    }
}

/// Inserts keys into the tracks of one motion, with orders of their own.
class Insertions
{
public:
    explicit Insertions(const Motion &motion)
        : mMotion(motion)
    {}
    template <class Key>
    void insert(TrackEditBuilder<Key> &builder, Key key)
    {
        const auto section = std::size_t(sectionOf(kindOf<Key>));
        key.order = mMotion.nextOrder[section] + mUsed[section]++;
        builder.insert(mMotion.canonical(key));
        ++mResult.changed;
    }
    template <class Key>
    void finish(TrackEditBuilder<Key> &builder)
    {
        mResult.edit.add(builder.build());
    }
    EditResult &result() { return mResult; }
    EditResult take()
    {
        for (std::size_t section = 0; section < mUsed.size(); ++section)
            mResult.edit.useOrders(RecordSection(section), mUsed[section]);
        return std::move(mResult);
    }

private:
    const Motion &mMotion;
    EditResult mResult;
    std::array<quint32, recordSectionCount> mUsed = {};
};

/// Adds what the ends want.
void addEnds(ReversibleMotion &made, const ReversedSpan &span)
{
    const Motion motion = made.motion;
    Insertions repeated(motion);
    QList<TrackRef> splitAtFirst;
    QList<TrackRef> splitAtLast;
    for (const TrackRef track : made.selection.tracks()) {
        motion.visit(track, [&]<class Key>(const KeyColumns<Key> &keys) {
            if constexpr (!std::is_same_v<Key, StateKey>) {
                const TrackEnds<Key> wanted(keys, made.selection.rows(track), span);
                const EndKey atFirst = wanted.atFirst();
                const EndKey atLast = wanted.atLast();
                if (atFirst == EndKey::Split)
                    splitAtFirst.append(track);
                if (atLast == EndKey::Split)
                    splitAtLast.append(track);
                TrackEditBuilder<Key> builder(keys, track.index);
                if (atFirst == EndKey::Repeated)
                    repeated.insert(builder, wanted.repeatedAtFirst());
                if (atLast == EndKey::Repeated)
                    repeated.insert(builder, wanted.repeatedAtLast());
                repeated.finish(builder);
            }
        });
    }
    take(made, repeated.take());
    if (!splitAtFirst.isEmpty())
        take(made, registerKeys(made.motion, splitAtFirst, quint32(span.first)));
    if (!splitAtLast.isEmpty())
        take(made, registerKeys(made.motion, splitAtLast, quint32(span.last)));
}

// Whether what steps differs between two keys.

bool steps(const KeyColumns<BoneKey> &keys, qsizetype a, qsizetype b)
{
    const auto &forms = keys.column<&BoneKey::form>();
    return forms[a].physicsOff() != forms[b].physicsOff();
}

bool steps(const KeyColumns<CameraKey> &keys, qsizetype a, qsizetype b)
{
    const auto &projections = keys.column<&CameraKey::projection>();
    return (projections[a] == 0) != (projections[b] == 0);
}

bool steps(const KeyColumns<ShadowKey> &keys, qsizetype a, qsizetype b)
{
    const auto &modes = keys.column<&ShadowKey::mode>();
    return qMin<int>(modes[a], 2) != qMin<int>(modes[b], 2);
}

/// No key that stays is at a frame.
template <class Key>
bool isFree(const KeyColumns<Key> &keys, const RowSet &rows, quint32 frame)
{
    return rows.nextAbsent(keys.lowerBound(frame)) >= keys.upperBound(frame);
}

/// The frames before those at which a step comes, where they have no key; ascending.
template <class Key>
std::vector<quint32> framesBeforeSteps(const KeyColumns<Key> &keys, const RowSet &rows,
                                       const ReversedSpan &span)
{
    std::vector<quint32> result;
    const QList<quint32> &frames = keys.frames();
    rows.forEach([&](qsizetype row) {
        // Of several keys at a frame the last is seen. A key that stays where it is says what is seen itself.
        if (row == 0 || frames[row] - frames[row - 1] <= 1 || !rows.contains(row - 1))
            return;
        const quint32 frame = frames[row] - 1;
        qsizetype last = row;
        while (last + 1 < frames.size() && frames[last + 1] == frames[row])
            ++last;
        if (steps(keys, row - 1, last) && isFree(keys, rows, span.mirrored(frame)))
            result.push_back(frame);
    });
    return result;
}

template <class Key>
void addBeforeSteps(const Motion &motion, TrackRef track, const RowSet &rows, const ReversedSpan &span,
                    Insertions &added)
{
    const KeyColumns<Key> &keys = keysOf<Key>(motion, track.index);
    const std::vector<quint32> frames = framesBeforeSteps(keys, rows, span);
    if (frames.empty())
        return;
    TrackEditBuilder<Key> builder(keys, track.index);
    if constexpr (std::is_same_v<Key, ShadowKey>) {
        for (const quint32 frame : frames) {
            ShadowKey key = keys.key(keys.lowerBound(frame) - 1);
            key.frame = frame;
            key.distance = float(sampleShadow(keys, frame).distance);
            added.insert(builder, key);
        }
    } else {
        using Channel = std::conditional_t<std::is_same_v<Key, BoneKey>, BoneChannel, CameraChannel>;
        WorkMeter unwatched(nullptr, qint64(frames.size()));
        const GapKeys<Key> gaps = keysForGaps(motion, keys, frames, QList<Channel>(), unwatched, 1);
        for (const Key &key : gaps.keys)
            added.insert(builder, key);
        for (const auto &[row, key] : gaps.followers)
            builder.replace(row, motion.edited(keys.key(row), key));
        added.result().curves.unite(gaps.curves);
    }
    added.finish(builder);
}

} // namespace

ReversibleMotion madeReversible(const Motion &motion, const KeySelection &selection, const ReversedSpan &span)
{
    ReversibleMotion made;
    made.motion = motion;
    made.selection = selection;
    addEnds(made, span);
    const Motion whole = made.motion;
    Insertions added(whole);
    for (const TrackRef track : made.selection.tracks()) {
        whole.visit(track, [&]<class Key>(const KeyColumns<Key> &) {
            if constexpr (requires(const KeyColumns<Key> &keys) { steps(keys, 0, 0); })
                addBeforeSteps<Key>(whole, track, made.selection.rows(track), span, added);
        });
    }
    const qsizetype beyond = added.result().curves.beyond;
    if (beyond > 0) {
        added.result().notes.append(Words::tr("%n curve(s) before a switch cannot keep the shape exactly.",
                                              nullptr,
                                              int(qMin<qsizetype>(beyond, std::numeric_limits<int>::max()))));
    }
    take(made, added.take());
    return made;
}

} // namespace furitsuke
