// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/curvesummary.h"

#include "editor-core/edits/curvesegments.h"
#include "editor-core/motion/curveshape.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>
#include <vector>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::CurveSummary)
};

quint32 packed(CurvePoints c)
{
    return quint32(c.x1) << 24 | quint32(c.y1) << 16 | quint32(c.x2) << 8 | c.y2;
}

CurvePoints unpacked(quint32 bits)
{
    return {quint8(bits >> 24), quint8(bits >> 16), quint8(bits >> 8), quint8(bits)};
}

/// Counts how many keys have which curve: a hash table that finds its place by trying the next slot.
class CurveCounter
{
public:
    void add(CurvePoints curve)
    {
        const quint32 bits = packed(curve);
        // Neighbouring keys often have the same.
        if (mLast == none || mSlots[mLast].curve != bits)
            mLast = slotOf(bits);
        ++mSlots[mLast].keys;
    }

    void write(ChannelSummary &summary, qsizetype mostCurves) const
    {
        std::vector<Slot> counts;
        counts.reserve(mUsed);
        std::copy_if(mSlots.begin(), mSlots.end(), std::back_inserter(counts),
                     [](const Slot &slot) { return slot.keys > 0; });
        summary.distinct = qsizetype(counts.size());
        const auto listed = std::min<std::size_t>(counts.size(), std::size_t(qMax(mostCurves, qsizetype(0))));
        const auto middle = counts.begin() + qptrdiff(listed);
        std::partial_sort(counts.begin(), middle, counts.end(), [](const Slot &a, const Slot &b) {
            return a.keys != b.keys ? a.keys > b.keys : a.curve < b.curve;
        });
        summary.curves.reserve(qsizetype(listed));
        for (auto it = counts.begin(); it != counts.end(); ++it) {
            summary.keys += it->keys;
            if (it < middle)
                summary.curves.append({unpacked(it->curve), it->keys});
            else
                summary.otherKeys += it->keys;
        }
        if (counts.empty())
            return;
        CurveMean mean;
        quint32 differing = 0;
        for (const Slot &slot : counts) {
            mean.add(unpacked(slot.curve), slot.keys);
            differing |= slot.curve ^ counts.front().curve;
        }
        summary.average = mean.curve();
        const CurvePoints first = unpacked(counts.front().curve);
        if (differing == 0)
            summary.common = first;
        const auto common = [differing](quint8 value, int shift) {
            return differing >> shift & 0xff ? std::nullopt : std::optional<quint8>(value);
        };
        summary.points = {common(first.x1, 24), common(first.y1, 16), common(first.x2, 8),
                          common(first.y2, 0)};
    }

private:
    static constexpr std::size_t none = ~std::size_t(0);

    struct Slot
    {
        quint32 curve = 0;
        qsizetype keys = 0;
    };

    std::size_t slotOf(quint32 bits)
    {
        if (2 * mUsed >= mSlots.size())
            grow();
        const std::size_t slot = find(bits);
        if (mSlots[slot].keys == 0) {
            mSlots[slot].curve = bits;
            ++mUsed;
        }
        return slot;
    }
    std::size_t find(quint32 bits) const
    {
        const std::size_t mask = mSlots.size() - 1;
        std::size_t slot = (bits * 2654435769u >> 8) & mask;
        while (mSlots[slot].keys > 0 && mSlots[slot].curve != bits)
            slot = (slot + 1) & mask;
        return slot;
    }
    void grow()
    {
        std::vector<Slot> old(mSlots.empty() ? 64 : 4 * mSlots.size());
        old.swap(mSlots);
        for (const Slot &slot : old) {
            if (slot.keys > 0)
                mSlots[find(slot.curve)] = slot;
        }
    }

    std::vector<Slot> mSlots;
    std::size_t mUsed = 0;
    std::size_t mLast = none;
};

template <class Key, std::size_t Channels>
void summariseTrack(const KeyColumns<Key> &keys, const RowSet &rows, CurveSummary &summary,
                    std::array<CurveCounter, Channels> &counters,
                    std::array<ChannelSummary, Channels> &channels)
{
    const CurveSegments<Key> segments(keys);
    const auto &curves = keys.template column<&Key::curves>();
    rows.forEach([&](qsizetype row) {
        bool shapes = true;
        if (segments.isHidden(row)) {
            ++summary.hidden;
            shapes = false;
        } else if (segments.previous(row) == restRow && segments.length(row) == 0) {
            ++summary.keysAtStart;
            shapes = false;
        } else if (segments.isCut(row)) {
            ++summary.afterCuts;
            shapes = false;
        } else if (segments.previous(row) == restRow) {
            ++summary.firstKeys;
        }
        for (std::size_t c = 0; c < Channels; ++c) {
            const auto channel = static_cast<typename CurveTraits<Key>::Channel>(c);
            counters[c].add(curves[row].curve(channel).clamped());
            channels[c].still += !shapes || segments.isStill(row, channel);
        }
    });
}

template <class Key>
CurveSegment segmentOf(const KeyColumns<Key> &keys, TrackRef track, qsizetype row)
{
    const CurveSegments<Key> segments(keys);
    CurveSegment segment;
    segment.track = track;
    segment.row = row;
    segment.to = keys.frames()[row];
    segment.from = segment.to - segments.length(row);
    segment.fromRest = segments.previous(row) == restRow;
    segment.cut = segments.isCut(row);
    return segment;
}

/// The names of the chosen channels that keys have and that none of them moves on.
template <std::size_t Channels>
QString stillNames(const std::array<ChannelSummary, Channels> &channels, quint8 chosen)
{
    QStringList names;
    for (std::size_t c = 0; c < Channels; ++c) {
        if ((chosen >> c & 1) && channels[c].keys > 0 && channels[c].still == channels[c].keys)
            names.append(channelName(int(c)));
    }
    return names.join(Words::tr(", ", "between the names of channels"));
}

} // namespace

CurveSegment curveSegment(const Motion &motion, TrackRef track, qsizetype row)
{
    if (track.kind == TrackKind::Camera)
        return segmentOf(motion.camera, track, row);
    return segmentOf(motion.bones[track.index].keys, track, row);
}

CurveSummary summariseCurves(const Motion &motion, const KeySelection &selection, qsizetype mostCurves)
{
    CurveSummary summary;
    std::array<CurveCounter, boneChannelCount> bone;
    std::array<CurveCounter, cameraChannelCount> camera;
    TrackRef last;
    eachCurveTrack(selection, CurveChannels::all(), [&]<class Key>(TrackRef track) {
        last = track;
        const RowSet &rows = selection.rows(track);
        if constexpr (std::is_same_v<Key, BoneKey>) {
            summary.boneKeys += rows.count();
            summariseTrack(keysOf<Key>(motion, track.index), rows, summary, bone, summary.bone);
        } else {
            summary.cameraKeys += rows.count();
            summariseTrack(keysOf<Key>(motion, track.index), rows, summary, camera, summary.camera);
        }
    });
    for (std::size_t c = 0; c < bone.size(); ++c)
        bone[c].write(summary.bone[c], mostCurves);
    for (std::size_t c = 0; c < camera.size(); ++c)
        camera[c].write(summary.camera[c], mostCurves);
    if (summary.keys() == 1)
        summary.segment = curveSegment(motion, last, selection.rows(last).next(0));
    return summary;
}

QStringList curveNotes(const CurveSummary &summary, CurveChannels channels)
{
    QStringList notes;
    if (summary.firstKeys > 0)
        notes.append(
            Words::tr("%n key(s) are the first of their tracks: MMD moves there from rest at frame 0 "
                      "along their curves, other players hold them.",
                      nullptr, int(summary.firstKeys)));
    if (summary.keysAtStart > 0)
        notes.append(Words::tr("%n key(s) at frame 0 have no way before them: their curves shape nothing.",
                               nullptr, int(summary.keysAtStart)));
    if (summary.afterCuts > 0)
        notes.append(Words::tr("%n camera key(s) follow a cut: their curves shape nothing.", nullptr,
                               int(summary.afterCuts)));
    if (summary.hidden > 0)
        notes.append(Words::tr("%n key(s) are hidden by a later record at the same frame.", nullptr,
                               int(summary.hidden)));
    const QString bones = stillNames(summary.bone, channels.bone);
    if (!bones.isEmpty())
        notes.append(
            Words::tr("No selected bone key moves on %1: the curves are kept, but show nothing.").arg(bones));
    const QString camera = stillNames(summary.camera, channels.camera);
    if (!camera.isEmpty())
        notes.append(Words::tr("No selected camera key moves on %1: the curves are kept, but show nothing.")
                         .arg(camera));
    return notes;
}

} // namespace furitsuke
