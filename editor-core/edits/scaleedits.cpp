// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/scaleedits.h"

#include "editor-core/edits/cuts.h"
#include "editor-core/edits/keyplacement.h"
#include "editor-core/motion/parallel.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>
#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::ScaleEdits)
};

/// A place in time: a whole frame, and how far the exact one is after it (negative: before it).
struct ScaledPlace
{
    qint64 frame = 0;
    double off = 0;

    void moveTo(qint64 other)
    {
        off += double(frame - other);
        frame = other;
    }
};

ScaledPlace scaledPlace(qint64 frame, const Scaling &scaling)
{
    // Frames, numerator and denominator have 32 bits, so the product fits into 64.
    const qint64 distance = frame - scaling.pivot;
    const quint64 denominator = scaling.factor.denominator;
    const quint64 product = quint64(qMin(qAbs(distance), lastPossibleFrame)) * scaling.factor.numerator;
    // Far outside of time any place is as good as another.
    const qint64 whole = qint64(qMin(product / denominator, quint64(1) << 40));
    const quint64 rest = product % denominator;
    const double part = double(rest) / double(denominator);
    if (distance >= 0) {
        const bool up = 2 * rest >= denominator;
        return {scaling.pivot + whole + up, part - up};
    }
    const bool down = 2 * rest > denominator;
    return {scaling.pivot - whole - down, down - part};
}

/// The selected keys at one frame.
struct FrameGroup
{
    qsizetype firstRow;
    qsizetype lastRow;
    ScaledPlace place;
    bool stays = true; ///< no other one takes its frame
};

/// Where the selected keys of a track go.
struct TrackScale
{
    std::vector<FrameGroup> groups;
    TrackPlacement placement;
    ScaleCounts counts;
};

template <class Key>
class TrackScaler
{
public:
    TrackScaler(const KeyColumns<Key> &keys, const RowSet &rows, const Scaling &scaling)
        : mKeys(keys)
        , mFrames(keys.frames().constData())
        , mRows(rows)
        , mScaling(scaling)
    {}

    /// Later keys move as far as the frame `end` does; -1: they stay.
    TrackScale plan(qint64 end)
    {
        collect();
        if constexpr (canCut<Key>)
            joinCuts();
        keepSequence();
        dropOverwritten();
        mResult.placement.leaving = mRows;
        for (const FrameGroup &group : mResult.groups) {
            if (group.stays)
                arrive(group);
        }
        if (end >= 0)
            shiftLater(end);
        eachOverwritten(mKeys, mResult.placement, [this](qsizetype) { ++mResult.counts.overwritten; });
        return std::move(mResult);
    }

private:
    void collect()
    {
        std::vector<FrameGroup> &groups = mResult.groups;
        groups.reserve(std::size_t(mRows.count()));
        mRows.forEach([&](qsizetype row) {
            if (!groups.empty() && mFrames[groups.back().lastRow] == mFrames[row])
                groups.back().lastRow = row;
            else
                groups.push_back({row, row, scaledPlace(mFrames[row], mScaling)});
        });
    }
    void joinCuts()
    {
        std::vector<FrameGroup> &groups = mResult.groups;
        for (std::size_t g = groups.size(); g-- > 1;) {
            FrameGroup &earlier = groups[g - 1];
            FrameGroup &later = groups[g];
            if (mFrames[earlier.lastRow] + 1 != mFrames[later.firstRow] || !isCut(mKeys, later.lastRow))
                continue;
            // Before frame 0 there is no room: the later one is what is seen then.
            earlier.place = {qMax<qint64>(later.place.frame - 1, 0), later.place.off};
        }
    }
    void keepSequence()
    {
        // Only cuts can be out of sequence: what was rounded to their earlier key's frame, or after it.
        std::vector<FrameGroup> &groups = mResult.groups;
        for (std::size_t g = groups.size(); g-- > 1;) {
            if (groups[g - 1].place.frame > groups[g].place.frame)
                groups[g - 1].place.moveTo(groups[g].place.frame);
        }
    }
    void dropOverwritten()
    {
        FrameGroup *winner = nullptr;
        for (FrameGroup &group : mResult.groups) {
            if (winner && winner->place.frame == group.place.frame) {
                FrameGroup &loser =
                    std::abs(group.place.off) <= std::abs(winner->place.off) ? *winner : group;
                loser.stays = false;
                mResult.counts.overwritten += rowsOf(loser);
                if (&loser == &group)
                    continue;
            }
            winner = &group;
        }
    }
    void arrive(const FrameGroup &group)
    {
        ScaleCounts &counts = mResult.counts;
        for (qsizetype row = group.firstRow; row <= group.lastRow; ++row) {
            if (row != group.firstRow && row != group.lastRow && !mRows.contains(row))
                continue;
            mResult.placement.arriving.push_back({row, quint32(group.place.frame)});
            counts.moved += mFrames[row] != group.place.frame;
            if (group.place.off != 0) {
                ++counts.rounded;
                counts.worst = qMax(counts.worst, std::abs(group.place.off));
            }
        }
    }
    qsizetype rowsOf(const FrameGroup &group) const
    {
        qsizetype count = 0;
        for (qsizetype row = group.firstRow; row <= group.lastRow; ++row)
            count += mRows.contains(row);
        return count;
    }
    void shiftLater(qint64 end)
    {
        const qsizetype first = mKeys.upperBound(end);
        const qint64 by = scaledFrame(end, mScaling) - end;
        if (by == 0)
            return;
        TrackPlacement &placement = mResult.placement;
        placement.leaving.setRange(first, mKeys.size(), true);
        placement.arriving.reserve(placement.arriving.size() + std::size_t(mKeys.size() - first));
        for (qsizetype row = first; row < mKeys.size(); ++row)
            placement.arriving.push_back({row, quint32(mFrames[row] + by)});
        mResult.counts.moved += mKeys.size() - first;
    }

    const KeyColumns<Key> &mKeys;
    const quint32 *mFrames;
    const RowSet &mRows;
    const Scaling &mScaling;
    TrackScale mResult;
};

EditResult scaleFault(const Motion &motion, const KeySelection &selection, const Scaling &scaling)
{
    EditResult fault;
    if (!scaling.factor.isValid())
        fault.error = Words::tr("The factor must be more than 0 and at most 4294.");
    else if (scaling.pivot < 0 || scaling.pivot > lastPossibleFrame)
        fault.error = Words::tr("There is no frame %1.").arg(scaling.pivot);
    const auto [first, last] = selection.frameSpan(motion);
    if (last < first || !fault.error.isEmpty())
        return fault;
    qint64 lastMoved = last;
    qint64 end = scaledFrame(last, scaling);
    if (scaling.ripple) {
        for (const TrackRef track : selection.tracks())
            lastMoved = qMax<qint64>(lastMoved, motion.frameAt(track, motion.keyCount(track) - 1));
        end += lastMoved - last;
    }
    return frameRangeResult(motion, scaling.ripple ? withLaterKeys(motion, selection) : selection,
                            scaledFrame(first, scaling), end);
}

/// Calls function(track, its plan) for every track, on several threads where that is worth it.
template <class Function>
void eachTrackScale(const Motion &motion, const KeySelection &selection, const Scaling &scaling,
                    Function &&function)
{
    const QList<TrackRef> tracks = selection.tracks();
    qint64 rows = 0;
    for (const TrackRef track : tracks)
        rows += motion.keyCount(track);
    const qint64 end = scaling.ripple ? selection.frameSpan(motion).second : -1;
    const int parts = parallelParts(rows, parallelRows, tracks.size());
    inParallel(parts, [&](int part) {
        for (qsizetype t = part; t < tracks.size(); t += parts) {
            motion.visit(tracks[t], [&]<class Key>(const KeyColumns<Key> &keys) {
                function.template operator()<Key>(
                    t, TrackScaler<Key>(keys, selection.rows(tracks[t]), scaling).plan(end));
            });
        }
    });
}

void sum(ScaleCounts &total, const ScaleCounts &part)
{
    total.moved += part.moved;
    total.overwritten += part.overwritten;
    total.rounded += part.rounded;
    total.worst = qMax(total.worst, part.worst);
}

} // namespace

ScaleFactor ScaleFactor::fromDouble(double factor)
{
    constexpr quint32 parts = 1'000'000;
    const double numerator = std::round(factor * parts);
    if (!(numerator >= 1 && numerator <= double(lastPossibleFrame)))
        return {0, 1};
    return {quint32(numerator), parts};
}

qint64 scaledFrame(qint64 frame, const Scaling &scaling)
{
    return scaledPlace(frame, scaling).frame;
}

ScaleCounts countScale(const Motion &motion, const KeySelection &selection, const Scaling &scaling)
{
    ScaleCounts counts;
    counts.error = scaleFault(motion, selection, scaling).error;
    if (!counts.error.isEmpty())
        return counts;
    std::vector<ScaleCounts> parts(std::size_t(selection.tracks().size()));
    eachTrackScale(motion, selection, scaling, [&parts]<class Key>(qsizetype track, const TrackScale &plan) {
        parts[std::size_t(track)] = plan.counts;
    });
    for (const ScaleCounts &part : parts)
        sum(counts, part);
    return counts;
}

EditResult scaleKeys(const Motion &motion, const KeySelection &selection, const Scaling &scaling)
{
    EditResult result = scaleFault(motion, selection, scaling);
    if (!result.error.isEmpty())
        return result;
    const QList<TrackRef> tracks = selection.tracks();
    std::vector<EditResult> edits(std::size_t(tracks.size()));
    std::vector<ScaleCounts> parts(edits.size());
    eachTrackScale(motion, selection, scaling, [&]<class Key>(qsizetype t, const TrackScale &plan) {
        parts[std::size_t(t)] = plan.counts;
        EditResult &edit = edits[std::size_t(t)];
        TrackEditBuilder<Key> builder(keysOf<Key>(motion, tracks[t].index), tracks[t].index);
        placeKeys(
            motion, builder, plan.placement, [](Key &, const KeyPlacement &) {}, edit);
        edit.edit.add(builder.build());
    });
    ScaleCounts counts;
    for (std::size_t t = 0; t < edits.size(); ++t) {
        result.edit.add(edits[t].edit);
        result.changed += edits[t].changed;
        result.overwritten += edits[t].overwritten;
        sum(counts, parts[t]);
    }
    if (counts.rounded > 0) {
        result.notes.append(Words::tr("%n key(s) rounded to whole frames, by %1 of a frame at most", nullptr,
                                      int(qMin<qsizetype>(counts.rounded, std::numeric_limits<int>::max())))
                                .arg(QLocale().toString(counts.worst, 'f', 2)));
    }
    warnOfLateKeys(motion, result);
    return result;
}

} // namespace furitsuke
