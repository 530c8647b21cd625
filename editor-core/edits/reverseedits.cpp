// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/reverseedits.h"

#include "editor-core/edits/keyplacement.h"
#include "editor-core/edits/timeedits.h"
#include "editor-core/sampling/sampler.h"

#include <QCoreApplication>

#include <algorithm>

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

/// The first and the last selected frame.
struct Span
{
    qint64 first;
    qint64 last;

    quint32 mirrored(qint64 frame) const { return quint32(first + last - frame); }
};

/// The frame at which group g arrives.
template <class Key>
quint32 arrival(const std::vector<FrameGroup> &groups, std::size_t g, const Span &span)
{
    if constexpr (std::is_same_v<Key, StateKey>)
        return span.mirrored(g + 1 < groups.size() ? qint64(groups[g + 1].frame) - 1 : span.last);
    else
        return span.mirrored(groups[g].frame);
}

template <class Key>
TrackPlacement placementOf(const std::vector<FrameGroup> &groups, const RowSet &rows, const Span &span)
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
            result.setCurve(BoneChannel(c), reversedCurve(curves.curve(BoneChannel(c))));
    } else {
        for (int c = 0; c < cameraChannelCount; ++c)
            result.setCurve(CameraChannel(c), reversedCurve(curves.curve(CameraChannel(c))));
    }
    return result;
}

// What steps at a key.

void takeStep(BoneKey &key, const BoneKey &from)
{
    if (key.form.physicsOff() != from.form.physicsOff())
        key.form.bits ^= KeyForm::physicsOffBit;
}

void takeStep(CameraKey &key, const CameraKey &from)
{
    key.projection = from.projection;
}

void takeStep(ShadowKey &key, const ShadowKey &from)
{
    key.mode = from.mode;
}

template <class Key>
void takeStep(Key &, const Key &)
{}

/// Gives the key of group g what its neighbours have for the ways that it lies on now.
template <class Key>
void changeKey(Key &key, const KeyColumns<Key> &keys, const std::vector<FrameGroup> &groups, std::size_t g)
{
    if constexpr (requires { key.curves; }) {
        const auto &curves = keys.template column<&Key::curves>();
        key.curves = g + 1 < groups.size() ? reversedCurves(curves[groups[g + 1].lastRow])
                                           : curves[groups.front().lastRow];
    }
    if (g > 0 && groups[g].frame - groups[g - 1].frame > 1)
        takeStep(key, keys.key(groups[g - 1].lastRow));
}

/// The display/IK records that the mirrored ones need beside them.
class StateFrame
{
public:
    StateFrame(const Motion &motion, const std::vector<FrameGroup> &groups, const Span &span)
        : mMotion(motion)
        , mKeys(motion.states)
        , mGroups(groups)
        , mSpan(span)
    {}

    QList<StateKey> records(const TrackPlacement &placement)
    {
        const FrameGroup &first = mGroups.front();
        const StateKey &earliest = mKeys.key(first.lastRow);
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
    void add(StateKey record, qint64 frame, const StateKey &holding, const TrackPlacement &placement)
    {
        if (same(record, holding))
            return;
        for (qsizetype row = mKeys.lowerBound(frame); row < mKeys.upperBound(frame); ++row) {
            if (!placement.leaving.contains(row))
                return;
        }
        record.frame = quint32(frame);
        mRecords.append(record);
    }

    const Motion &mMotion;
    const KeyColumns<StateKey> &mKeys;
    const std::vector<FrameGroup> &mGroups;
    Span mSpan;
    QList<StateKey> mRecords;
};

template <class Key>
void reverseTrack(const Motion &motion, qint32 index, const RowSet &rows, const Span &span,
                  EditResult &result)
{
    const KeyColumns<Key> &keys = keysOf<Key>(motion, index);
    const std::vector<FrameGroup> groups = groupsOf(keys.frames(), rows);
    const TrackPlacement placement = placementOf<Key>(groups, rows, span);
    TrackEditBuilder<Key> builder(keys, index);
    std::size_t group = groups.size() - 1; // they arrive from the last to the first
    placeKeys(
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
        for (StateKey record : StateFrame(motion, groups, span).records(placement)) {
            record.order = motion.nextOrder[section] + used++;
            builder.insert(motion.canonical(record));
            ++result.changed;
            result.notes.append(Words::tr("A display/IK record was added at frame %1 for what held before.")
                                    .arg(record.frame));
        }
        result.edit.useOrders(RecordSection::States, used);
    }
    result.edit.add(builder.build());
}

} // namespace

EditResult reverseKeys(const Motion &motion, const KeySelection &selection)
{
    EditResult result;
    const auto [first, last] = selection.frameSpan(motion);
    for (const TrackRef track : selection.tracks()) {
        motion.visit(track, [&]<class Key>(const KeyColumns<Key> &) {
            reverseTrack<Key>(motion, track.index, selection.rows(track), {first, last}, result);
        });
    }
    warnOfLateKeys(motion, result);
    return result;
}

qsizetype keysOverwrittenByReverse(const Motion &motion, const KeySelection &selection)
{
    qsizetype count = 0;
    const auto [first, last] = selection.frameSpan(motion);
    for (const TrackRef track : selection.tracks()) {
        motion.visit(track, [&]<class Key>(const KeyColumns<Key> &keys) {
            const RowSet &rows = selection.rows(track);
            const TrackPlacement placement =
                placementOf<Key>(groupsOf(keys.frames(), rows), rows, Span{first, last});
            eachOverwritten(keys, placement, [&count](qsizetype) { ++count; });
        });
    }
    return count;
}

} // namespace furitsuke
