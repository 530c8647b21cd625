// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/curvesummary.h"

#include "editor-core/edits/curvesegments.h"
#include "editor-core/motion/curveshape.h"
#include "editor-core/motion/parallel.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>
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

/// Counts how many keys have which curve. A small table takes those that come again and again; what it has no
/// place for any more is listed, and sorted in the end: where hardly two curves are alike, a table of all
/// would be read from all over memory.
class CurveCounter
{
public:
    void add(CurvePoints curve)
    {
        const quint32 bits = packed(curve);
        Slot &slot = mSlots[(bits * 2654435769u) >> (32 - slotBits)];
        if (slot.curve != bits || slot.keys == 0) {
            if (slot.keys > 0)
                mListed.push_back(slot);
            slot = {bits, 0};
        }
        ++slot.keys;
    }

    /// Adds what another has counted.
    void add(const CurveCounter &other)
    {
        mListed.insert(mListed.end(), other.mListed.begin(), other.mListed.end());
        std::copy_if(other.mSlots.begin(), other.mSlots.end(), std::back_inserter(mListed),
                     [](const Slot &slot) { return slot.keys > 0; });
    }

    void write(ChannelSummary &summary, qsizetype mostCurves)
    {
        std::vector<Slot> counts = merged();
        summary.distinct = qsizetype(counts.size());
        if (counts.empty())
            return;
        CurveMean mean;
        quint32 differing = 0;
        for (const Slot &slot : counts) {
            summary.keys += slot.keys;
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

        const auto moreFrequent = [](const Slot &a, const Slot &b) {
            return a.keys != b.keys ? a.keys > b.keys : a.curve < b.curve;
        };
        const auto listed = std::min<std::size_t>(counts.size(), std::size_t(qMax(mostCurves, qsizetype(0))));
        const auto end = counts.begin() + qptrdiff(listed);
        std::nth_element(counts.begin(), end, counts.end(), moreFrequent);
        std::sort(counts.begin(), end, moreFrequent);
        summary.curves.reserve(qsizetype(listed));
        summary.otherKeys = summary.keys;
        for (auto it = counts.begin(); it != end; ++it) {
            summary.curves.append({unpacked(it->curve), it->keys});
            summary.otherKeys -= it->keys;
        }
    }

private:
    static constexpr int slotBits = 8;

    struct Slot
    {
        quint32 curve = 0;
        quint32 keys = 0;
    };

    /// Each curve once, in the order of their numbers.
    std::vector<Slot> merged()
    {
        for (const Slot &slot : mSlots) {
            if (slot.keys > 0)
                mListed.push_back(slot);
        }
        // Sorted by one number after the other, the last first; the order of equal ones stays.
        std::vector<Slot> other(mListed.size());
        for (const int shift : {0, 8, 16, 24}) {
            const auto number = [shift](const Slot &slot) { return slot.curve >> shift & 0xff; };
            std::array<std::size_t, curveMax + 2> first = {};
            for (const Slot &slot : mListed)
                ++first[number(slot) + 1];
            for (std::size_t i = 1; i < first.size(); ++i)
                first[i] += first[i - 1];
            for (const Slot &slot : mListed)
                other[first[number(slot)]++] = slot;
            mListed.swap(other);
        }
        std::size_t last = 0;
        for (std::size_t i = 1; i < mListed.size(); ++i) {
            if (mListed[i].curve == mListed[last].curve)
                mListed[last].keys += mListed[i].keys;
            else
                mListed[++last] = mListed[i];
        }
        mListed.resize(mListed.empty() ? 0 : last + 1);
        return std::move(mListed);
    }

    std::array<Slot, 1 << slotBits> mSlots = {};
    std::vector<Slot> mListed;
};

/// What one thread has counted.
struct Tally
{
    std::array<CurveCounter, boneChannelCount> bone;
    std::array<CurveCounter, cameraChannelCount> camera;
    CurveSummary summary; ///< but for what the counters write

    template <class Key>
    void addTrack(const KeyColumns<Key> &keys, const RowSet &rows, bool withWays)
    {
        if constexpr (std::is_same_v<Key, BoneKey>) {
            summary.boneKeys += rows.count();
            addCurves(keys, rows, bone);
            if (withWays)
                addWays(keys, rows, summary.bone);
        } else {
            summary.cameraKeys += rows.count();
            addCurves(keys, rows, camera);
            if (withWays)
                addWays(keys, rows, summary.camera);
        }
    }

    void add(const Tally &other)
    {
        summary.boneKeys += other.summary.boneKeys;
        summary.cameraKeys += other.summary.cameraKeys;
        summary.firstKeys += other.summary.firstKeys;
        summary.keysAtStart += other.summary.keysAtStart;
        summary.afterCuts += other.summary.afterCuts;
        summary.hidden += other.summary.hidden;
        for (std::size_t c = 0; c < bone.size(); ++c) {
            bone[c].add(other.bone[c]);
            summary.bone[c].still += other.summary.bone[c].still;
        }
        for (std::size_t c = 0; c < camera.size(); ++c) {
            camera[c].add(other.camera[c]);
            summary.camera[c].still += other.summary.camera[c].still;
        }
    }

private:
    template <class Key, std::size_t Channels>
    static void addCurves(const KeyColumns<Key> &keys, const RowSet &rows,
                          std::array<CurveCounter, Channels> &counters)
    {
        const auto &curves = keys.template column<&Key::curves>();
        rows.forEach([&](qsizetype row) {
            for (std::size_t c = 0; c < Channels; ++c) {
                const auto channel = static_cast<typename CurveTraits<Key>::Channel>(c);
                counters[c].add(curves[row].curve(channel).clamped());
            }
        });
    }
    template <class Key, std::size_t Channels>
    void addWays(const KeyColumns<Key> &keys, const RowSet &rows,
                 std::array<ChannelSummary, Channels> &channels)
    {
        const CurveSegments<Key> segments(keys);
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
                channels[c].still += !shapes || segments.isStill(row, channel);
            }
        });
    }
};

/// Takes over what does not depend on curves.
void copyWays(CurveSummary &summary, const CurveSummary &from)
{
    summary.firstKeys = from.firstKeys;
    summary.keysAtStart = from.keysAtStart;
    summary.afterCuts = from.afterCuts;
    summary.hidden = from.hidden;
    summary.segment = from.segment;
    for (std::size_t c = 0; c < summary.bone.size(); ++c)
        summary.bone[c].still = from.bone[c].still;
    for (std::size_t c = 0; c < summary.camera.size(); ++c)
        summary.camera[c].still = from.camera[c].still;
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

/// Whether keys have as many of each curve on both channels.
bool areSame(const ChannelSummary &a, const ChannelSummary &b)
{
    return a.points == b.points && a.curves == b.curves;
}

} // namespace

CurveSegment curveSegment(const Motion &motion, TrackRef track, qsizetype row)
{
    if (track.kind == TrackKind::Camera)
        return segmentOf(motion.camera, track, row);
    return segmentOf(motion.bones[track.index].keys, track, row);
}

namespace {

CurveSummary summarised(const Motion &motion, const KeySelection &selection, qsizetype mostCurves,
                        const CurveSummary *before)
{
    QList<TrackRef> tracks;
    qsizetype keys = 0;
    eachCurveTrack(selection, CurveChannels::all(), [&]<class Key>(TrackRef track) {
        tracks.append(track);
        keys += selection.rows(track).count();
    });
    // Each thread takes every so many-th track: neighbours have about as many keys.
    const int parts = parallelParts(keys, parallelRows / 8, tracks.size());
    std::vector<Tally> tallies(static_cast<std::size_t>(parts));
    inParallel(parts, [&](int part) {
        Tally &tally = tallies[std::size_t(part)];
        for (qsizetype i = part; i < tracks.size(); i += parts) {
            const RowSet &rows = selection.rows(tracks.at(i));
            if (tracks.at(i).kind == TrackKind::Camera)
                tally.addTrack(motion.camera, rows, before == nullptr);
            else
                tally.addTrack(motion.bones[tracks.at(i).index].keys, rows, before == nullptr);
        }
    });
    Tally &all = tallies.front();
    for (std::size_t part = 1; part < tallies.size(); ++part)
        all.add(tallies[part]);

    CurveSummary summary = all.summary;
    constexpr int channels = boneChannelCount + cameraChannelCount;
    const int writers = parallelParts(keys, parallelRows / 8, channels);
    inParallel(writers, [&](int writer) {
        for (int c = writer; c < channels; c += writers) {
            const auto number = std::size_t(c < boneChannelCount ? c : c - boneChannelCount);
            if (c < boneChannelCount)
                all.bone[number].write(summary.bone[number], mostCurves);
            else
                all.camera[number].write(summary.camera[number], mostCurves);
        }
    });
    if (before) {
        copyWays(summary, *before);
    } else if (keys == 1) {
        const TrackRef track = tracks.constFirst();
        summary.segment = curveSegment(motion, track, selection.rows(track).next(0));
    }
    return summary;
}

} // namespace

CurveSummary summariseCurves(const Motion &motion, const KeySelection &selection, qsizetype mostCurves)
{
    return summarised(motion, selection, mostCurves, nullptr);
}

CurveSummary summariseCurvesAgain(const Motion &motion, const KeySelection &selection,
                                  const CurveSummary &before, qsizetype mostCurves)
{
    return summarised(motion, selection, mostCurves, &before);
}

qsizetype keysWith(const CurveSummary &summary, CurveChannels channels)
{
    return (channels.bone & CurveChannels::allBone ? summary.boneKeys : 0) +
           (channels.camera & CurveChannels::allCamera ? summary.cameraKeys : 0);
}

CommonPoints commonPoints(const CurveSummary &summary, CurveChannels channels)
{
    CommonPoints result;
    bool isFirst = true;
    const auto unite = [&](const ChannelSummary &channel) {
        if (channel.keys == 0)
            return;
        if (std::exchange(isFirst, false)) {
            result = channel.points;
            return;
        }
        for (const auto number :
             {&CommonPoints::x1, &CommonPoints::y1, &CommonPoints::x2, &CommonPoints::y2}) {
            if (result.*number != channel.points.*number)
                (result.*number).reset();
        }
    };
    for (int c = 0; c < boneChannelCount; ++c) {
        if (channels.has(static_cast<BoneChannel>(c)))
            unite(summary.bone[std::size_t(c)]);
    }
    for (int c = 0; c < cameraChannelCount; ++c) {
        if (channels.has(static_cast<CameraChannel>(c)))
            unite(summary.camera[std::size_t(c)]);
    }
    return result;
}

std::optional<CurvePoints> commonCurve(const CurveSummary &summary, CurveChannels channels)
{
    const CommonPoints points = commonPoints(summary, channels);
    if (!points.x1 || !points.y1 || !points.x2 || !points.y2)
        return {};
    return CurvePoints{*points.x1, *points.y1, *points.x2, *points.y2};
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
    // Where no selected key has a way before it, that has been said.
    if (summary.keysAtStart + summary.afterCuts + summary.hidden == summary.keys())
        return notes;
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

QString linkedNote(const CurveSummary &summary, CurveChannels channels)
{
    QStringList names;
    const ChannelSummary *first = nullptr;
    bool differ = false;
    const auto add = [&](const auto &list, quint8 chosen) {
        for (std::size_t c = 0; c < list.size(); ++c) {
            if (!(chosen >> c & 1) || list[c].keys == 0)
                continue;
            const QString name = channelName(int(c));
            if (!names.contains(name))
                names.append(name);
            differ = differ || (first && !areSame(*first, list[c]));
            first = first ? first : &list[c];
        }
    };
    add(summary.bone, channels.bone);
    add(summary.camera, channels.camera);
    if (!differ)
        return {};
    return Words::tr("The curves differ (%1): linked, a drag makes them one.", "names of channels")
        .arg(names.join(Words::tr(", ", "between the names of channels")));
}

} // namespace furitsuke
