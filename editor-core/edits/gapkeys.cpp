// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/gapkeys.h"

#include "editor-core/edits/keyatframe.h"
#include "editor-core/motion/parallel.h"

#include <algorithm>
#include <atomic>
#include <limits>
#include <optional>

namespace furitsuke {

namespace {

/// A track of the two keys around a gap.
template <class Key>
class Gap
{
public:
    Gap(const Motion &motion, const KeyColumns<Key> &keys, qsizetype after)
        : mMotion(motion)
        , mNextRow(after < keys.size() ? keys.upperBound(keys.frames()[after]) - 1 : -1)
    {
        if (after > 0)
            mPrevious = keys.key(after - 1);
        if (mNextRow >= 0)
            mNext = keys.key(mNextRow);
    }

    /// The row of the key that follows, and that key; none after the last.
    qsizetype nextRow() const { return mNextRow; }
    std::optional<Key> &next() { return mNext; }

    /// The key for a frame; after it the gap is what is left behind that frame.
    Key registerAt(quint32 frame, SplitMemo &memo, ShapeReport &report)
    {
        mKeys.resize(qsizetype(mPrevious.has_value()) + qsizetype(mNext.has_value()));
        qsizetype row = 0;
        for (const std::optional<Key> *key : {&mPrevious, &mNext}) {
            if (*key)
                mKeys.setKey(row++, **key);
        }
        const KeyAtFrame<Key> made = keyAtFrame(mKeys, TrackRef{kindOf<Key>, 0}, frame, memo, report);
        mPrevious = mMotion.canonical(made.key);
        if (made.nextRow >= 0)
            mNext->curves = made.next.curves;
        return *mPrevious;
    }

private:
    const Motion &mMotion;
    qsizetype mNextRow;
    std::optional<Key> mPrevious;
    std::optional<Key> mNext;
    KeyColumns<Key> mKeys;
};

/// The ends of parts of the frames of about equal size, none of them within a gap.
template <class Key>
std::vector<std::size_t> partEnds(const KeyColumns<Key> &keys, const std::vector<quint32> &frames)
{
    constexpr std::size_t size = 256;
    std::vector<std::size_t> ends;
    for (std::size_t end = 0; end < frames.size();) {
        end = std::min(end + size, frames.size());
        const qsizetype after = keys.lowerBound(frames[end - 1]);
        const qint64 gapEnd =
            after < keys.size() ? qint64(keys.frames()[after]) : std::numeric_limits<qint64>::max();
        while (end < frames.size() && frames[end] < gapEnd)
            ++end;
        ends.push_back(end);
    }
    return ends;
}

} // namespace

template <class Key>
Key GapKeys<Key>::keyAt(quint32 frame) const
{
    const auto key = std::lower_bound(keys.begin(), keys.end(), frame,
                                      [](const Key &a, quint32 b) { return a.frame < b; });
    return key != keys.end() && key->frame == frame ? *key : Key();
}

template <class Key>
const Key *GapKeys<Key>::follower(qsizetype row) const
{
    const auto its = std::lower_bound(followers.begin(), followers.end(), row,
                                      [](const auto &a, qsizetype b) { return a.first < b; });
    return its != followers.end() && its->first == row ? &its->second : nullptr;
}

template <class Key, class Channel>
GapKeys<Key> keysForGaps(const Motion &motion, const KeyColumns<Key> &keys,
                         const std::vector<quint32> &frames, const QList<Channel> &straight, WorkMeter &meter,
                         qint64 piecesPerFrame)
{
    GapKeys<Key> result;
    result.keys.resize(frames.size());
    const std::vector<std::size_t> ends = partEnds(keys, frames);
    std::vector<std::vector<std::pair<qsizetype, Key>>> followers(ends.size());
    std::vector<CurveFit> curves(ends.size());

    const auto fill = [&](std::size_t part, SplitMemo &memo) {
        ShapeReport report;
        std::size_t at = part > 0 ? ends[part - 1] : 0;
        while (at < ends[part] && !meter.isCancelled()) {
            Gap<Key> gap(motion, keys, keys.lowerBound(frames[at]));
            const std::optional<Key> before = gap.next();
            for (const Channel channel : straight) {
                if (gap.next())
                    gap.next()->curves.setCurve(channel, {});
            }
            const qint64 end = before ? qint64(before->frame) : std::numeric_limits<qint64>::max();
            const std::size_t first = at;
            for (; at < ends[part] && frames[at] < end; ++at)
                result.keys[at] = gap.registerAt(frames[at], memo, report);
            meter.advance(qint64(at - first) * piecesPerFrame);
            if (!before)
                continue;
            Key follower = *before;
            follower.curves = gap.next()->curves;
            for (const Channel channel : straight)
                follower.curves.setCurve(channel, before->curves.curve(channel));
            if (!(follower == *before))
                followers[part].emplace_back(gap.nextRow(), follower);
        }
        curves[part] = report.curves();
    };
    // Parts are taken one by one, since some take longer; a thread's splits serve all of its parts.
    constexpr qint64 framesWorthAThread = 512;
    std::atomic<std::size_t> next = 0;
    inParallel(parallelParts(qint64(frames.size()), framesWorthAThread, qint64(ends.size())), [&](int) {
        SplitMemo memo;
        for (std::size_t part = next++; part < ends.size(); part = next++)
            fill(part, memo);
    });
    for (std::size_t part = 0; part < ends.size(); ++part) {
        result.followers.insert(result.followers.end(), followers[part].begin(), followers[part].end());
        result.curves.unite(curves[part]);
    }
    return result;
}

template struct GapKeys<BoneKey>;
template struct GapKeys<MorphKey>;
template struct GapKeys<CameraKey>;
template struct GapKeys<LightKey>;
template struct GapKeys<ShadowKey>;
template struct GapKeys<StateKey>;
template GapKeys<BoneKey> keysForGaps(const Motion &, const KeyColumns<BoneKey> &,
                                      const std::vector<quint32> &, const QList<BoneChannel> &, WorkMeter &,
                                      qint64);
template GapKeys<CameraKey> keysForGaps(const Motion &, const KeyColumns<CameraKey> &,
                                        const std::vector<quint32> &, const QList<CameraChannel> &,
                                        WorkMeter &, qint64);

} // namespace furitsuke
