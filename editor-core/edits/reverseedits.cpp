// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/reverseedits.h"

#include "editor-core/edits/keyplacement.h"
#include "editor-core/edits/reversible.h"
#include "editor-core/edits/timeedits.h"
#include "editor-core/motion/curveshape.h"
#include "editor-core/sampling/sampler.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::ReverseEdits)
};

/// The selected keys at one frame; the last one is what is played.
struct FrameGroup
{
    qsizetype firstRow;
    qsizetype lastRow;
    quint32 frame;
};

std::vector<FrameGroup> groupsOf(const QList<quint32> &frames, const RowSet &rows)
{
    std::vector<FrameGroup> groups;
    rows.forEach([&](qsizetype row) {
        if (!groups.empty() && groups.back().frame == frames[row])
            groups.back().lastRow = row;
        else
            groups.push_back({row, row, frames[row]});
    });
    return groups;
}

/// The frame at which group g arrives.
template <class Key>
quint32 arrival(const std::vector<FrameGroup> &groups, std::size_t g, const ReversedSpan &span)
{
    if constexpr (std::is_same_v<Key, StateKey>)
        return span.mirrored(g + 1 < groups.size() ? qint64(groups[g + 1].frame) - 1 : span.last);
    else
        return span.mirrored(groups[g].frame);
}

template <class Key>
TrackPlacement placementOf(const std::vector<FrameGroup> &groups, const RowSet &rows,
                           const ReversedSpan &span)
{
    TrackPlacement placement;
    placement.leaving = rows;
    placement.arriving.reserve(std::size_t(rows.count()));
    for (std::size_t g = groups.size(); g-- > 0;) {
        const quint32 frame = arrival<Key>(groups, g, span);
        for (qsizetype row = groups[g].firstRow; row <= groups[g].lastRow; ++row) {
            if (rows.contains(row))
                placement.arriving.push_back({row, frame});
        }
    }
    return placement;
}

template <class Curves>
Curves reversedCurves(const Curves &curves)
{
    Curves result;
    if constexpr (std::is_same_v<Curves, BoneCurves>) {
        for (int c = 0; c < boneChannelCount; ++c)
            result.setCurve(BoneChannel(c), mirroredCurve(curves.curve(BoneChannel(c))));
    } else {
        for (int c = 0; c < cameraChannelCount; ++c)
            result.setCurve(CameraChannel(c), mirroredCurve(curves.curve(CameraChannel(c))));
    }
    return result;
}

/// Gives the key of group g what its neighbours have for the ways that it lies on now.
template <class Key>
void changeKey(Key &key, const KeyColumns<Key> &keys, const std::vector<FrameGroup> &groups, std::size_t g)
{
    if constexpr (requires { key.curves; }) {
        const auto &curves = keys.template column<&Key::curves>();
        key.curves = g + 1 < groups.size() ? reversedCurves(curves[groups[g + 1].lastRow])
                                           : curves[groups.front().lastRow];
    }
}

/// The display/IK records that the mirrored ones need beside them.
class StateFrame
{
public:
    StateFrame(const Motion &motion, const std::vector<FrameGroup> &groups, const ReversedSpan &span)
        : mMotion(motion)
        , mKeys(motion.states)
        , mGroups(groups)
        , mSpan(span)
    {}

    /// `endHeld`: the span ends with a key of another track.
    QList<StateKey> records(const TrackPlacement &placement, bool endHeld)
    {
        const FrameGroup &first = mGroups.front();
        const StateKey earliest = mKeys.key(first.lastRow);
        StateKey ending = earliest;
        if (first.frame > mSpan.first) {
            // What held before the first selected record ends the span now.
            StateKey before = earliest;
            if (const qsizetype row = mKeys.lowerBound(first.frame); row > 0) {
                before = mKeys.key(row - 1);
            } else {
                before.visible = 1;
                for (IkState &ik : before.ik)
                    ik.enabled = 1;
            }
            ending = before;
            add(before, qint64(mSpan.mirrored(first.frame)) + 1, earliest, placement);
        }
        // Of records alone the last one may come before the end: it is said again there, or the span of these
        // keys would be another one.
        if (!endHeld && qint64(placement.arriving.back().frame) < mSpan.last && isFree(mSpan.last, placement))
            append(earliest, mSpan.last);
        if (qint64(mMotion.lastFrame()) > mSpan.last)
            add(mKeys.key(mKeys.upperBound(mSpan.last) - 1), mSpan.last + 1, ending, placement);
        return mRecords;
    }

private:
    static bool same(const StateKey &a, const StateKey &b)
    {
        const auto poseOf = [](const StateKey &key) {
            KeyColumns<StateKey> one;
            one.append(key);
            StatePose pose = sampleState(one, double(key.frame));
            std::sort(pose.ikOff.begin(), pose.ikOff.end());
            return pose;
        };
        const StatePose poseA = poseOf(a);
        const StatePose poseB = poseOf(b);
        return poseA.visible == poseB.visible && poseA.ikOff == poseB.ikOff;
    }
    /// A record at a frame, unless the one that holds until there says the same, or one is there.
    void add(const StateKey &record, qint64 frame, const StateKey &holding, const TrackPlacement &placement)
    {
        if (!same(record, holding) && isFree(frame, placement))
            append(record, frame);
    }
    bool isFree(qint64 frame, const TrackPlacement &placement) const
    {
        qsizetype row = mKeys.lowerBound(frame);
        while (row < mKeys.upperBound(frame) && placement.leaving.contains(row))
            ++row;
        return row == mKeys.upperBound(frame);
    }
    void append(StateKey record, qint64 frame)
    {
        record.frame = quint32(frame);
        mRecords.append(record);
    }

    const Motion &mMotion;
    const KeyColumns<StateKey> &mKeys;
    const std::vector<FrameGroup> &mGroups;
    ReversedSpan mSpan;
    QList<StateKey> mRecords;
};

/// Returns how many keys' curve bytes had to be written anew.
template <class Key>
qsizetype reverseTrack(const Motion &motion, qint32 index, const RowSet &rows, const ReversedSpan &span,
                       bool endHeld, EditResult &result)
{
    const KeyColumns<Key> &keys = keysOf<Key>(motion, index);
    const std::vector<FrameGroup> groups = groupsOf(keys.frames(), rows);
    const TrackPlacement placement = placementOf<Key>(groups, rows, span);
    TrackEditBuilder<Key> builder(keys, index);
    std::size_t group = groups.size() - 1; // they arrive from the last to the first
    const qsizetype rewritten = placeKeys(
        motion, builder, placement,
        [&](Key &key, const KeyPlacement &place) {
            while (place.row < groups[group].firstRow)
                --group;
            // Of several at a frame only the last is played; the others stay what they are.
            if (place.row == groups[group].lastRow)
                changeKey(key, keys, groups, group);
        },
        result);
    if constexpr (std::is_same_v<Key, StateKey>) {
        constexpr auto section = std::size_t(RecordSection::States);
        quint32 used = 0;
        for (StateKey record : StateFrame(motion, groups, span).records(placement, endHeld)) {
            record.order = motion.nextOrder[section] + used++;
            builder.insert(motion.canonical(record));
            ++result.changed;
            ++result.added;
            result.notes.append(Words::tr("A display/IK record was added at frame %1 for what held before.")
                                    .arg(record.frame));
        }
        result.edit.useOrders(RecordSection::States, used);
    }
    result.edit.add(builder.build());
    return rewritten;
}

/// Whether a key of another kind than display/IK records comes to the end of the span.
bool holdsEnd(const Motion &motion, const KeySelection &selection, const ReversedSpan &span)
{
    const QList<TrackRef> tracks = selection.tracks();
    return std::any_of(tracks.begin(), tracks.end(), [&](TrackRef track) {
        return track.kind != TrackKind::State &&
               qint64(motion.frameAt(track, selection.rows(track).next(0))) == span.first;
    });
}

} // namespace

EditResult reverseKeys(const Motion &motion, const KeySelection &selection)
{
    const auto [first, last] = selection.frameSpan(motion);
    const ReversedSpan span{first, last};
    // The same in all that is seen, but every frame can be mirrored.
    const ReversibleMotion made = madeReversible(motion, selection, span);
    EditResult mirrored;
    mirrored.curves = made.curves;
    mirrored.added = made.added;
    if (made.added > 0) {
        mirrored.notes.append(Words::tr("%n key(s) added so that every frame is as its mirrored one was.",
                                        nullptr,
                                        int(qMin<qsizetype>(made.added, std::numeric_limits<int>::max()))));
    }
    mirrored.notes.append(made.notes);
    const Motion &whole = made.motion;
    qsizetype rewritten = 0;
    const bool endHeld = holdsEnd(whole, made.selection, span);
    for (const TrackRef track : made.selection.tracks()) {
        whole.visit(track, [&]<class Key>(const KeyColumns<Key> &) {
            rewritten +=
                reverseTrack<Key>(whole, track.index, made.selection.rows(track), span, endHeld, mirrored);
        });
    }
    addRewrittenNote(rewritten, mirrored);
    if (made.added > 0)
        mirrored.edit = made.edit.followedBy(mirrored.edit);
    warnOfLateKeys(motion, mirrored);
    return mirrored;
}

KeySelection reversedSelection(const Motion &motion, const KeySelection &selection, const EditResult &result)
{
    const qint64 last = selection.frameSpan(motion).second;
    KeySelection reversed = result.edit.mapped(selection);
    KeySelection added = result.edit.insertedKeys();
    // A record for what follows stands behind the span.
    constexpr TrackRef states{TrackKind::State, 0};
    RowSet rows = added.rows(states);
    for (const TrackEdit<StateKey> &edit : result.edit.trackEdits<StateKey>()) {
        const bool follows = !edit.inserted.isEmpty() && qint64(edit.inserted.frames().constLast()) > last;
        if (follows && edit.origins.constLast() < 0)
            rows.remove(rows.last());
    }
    added.setRows(states, rows);
    reversed.unite(added);
    return reversed;
}

qsizetype keysOverwrittenByReverse(const Motion &motion, const KeySelection &selection)
{
    // What is added at the ends comes to free frames only.
    qsizetype count = 0;
    const auto [first, last] = selection.frameSpan(motion);
    // Not the bindings themselves: clang 14 captures none of them.
    const ReversedSpan span{first, last};
    for (const TrackRef track : selection.tracks()) {
        motion.visit(track, [&]<class Key>(const KeyColumns<Key> &keys) {
            const RowSet &rows = selection.rows(track);
            const TrackPlacement placement = placementOf<Key>(groupsOf(keys.frames(), rows), rows, span);
            eachOverwritten(keys, placement, [&count](qsizetype) { ++count; });
        });
    }
    return count;
}

} // namespace furitsuke
