// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/gapkeys.h"

#include "editor-core/edits/registeredits.h"

#include <optional>

namespace furitsuke {

namespace {

/// A motion of the two keys around a gap.
template <class Key>
class Gap
{
public:
    Gap(const Motion &motion, const KeyColumns<Key> &keys, qsizetype after)
        : mNextRow(after < keys.size() ? keys.upperBound(keys.frames()[after]) - 1 : -1)
    {
        mMotion.form.generation = motion.form.generation;
        if constexpr (std::is_same_v<Key, BoneKey>)
            mMotion.bones.emplaceBack();
        if (after > 0)
            mPrevious = keys.key(after - 1);
        if (mNextRow >= 0)
            mNext = keys.key(mNextRow);
    }

    /// The row of the key that follows, and that key; none after the last.
    qsizetype nextRow() const { return mNextRow; }
    std::optional<Key> &next() { return mNext; }

    /// The key for a frame; after it the gap is what is left behind that frame.
    Key registerAt(quint32 frame, CurveFit &curves)
    {
        constexpr TrackRef track{kindOf<Key>, 0};
        KeyColumns<Key> &columns = mutableKeysOf<Key>(mMotion);
        columns = {};
        quint32 order = 0;
        for (const std::optional<Key> *key : {&mPrevious, &mNext}) {
            if (!*key)
                continue;
            Key added = **key;
            added.order = order++;
            columns.append(added);
        }
        mMotion.nextOrder.fill(order);
        const EditResult result = registerKeys(mMotion, {track}, frame);
        result.edit.apply(mMotion);
        curves.fitted += result.curves.fitted;
        curves.beyond += result.curves.beyond;
        curves.worst = qMax(curves.worst, result.curves.worst);
        const qsizetype row = columns.lowerBound(frame);
        mPrevious = columns.key(row);
        if (mNext)
            mNext->curves = columns.key(row + 1).curves;
        return *mPrevious;
    }

private:
    Motion mMotion;
    qsizetype mNextRow;
    std::optional<Key> mPrevious;
    std::optional<Key> mNext;
};

} // namespace

template <class Key, class Channel>
GapKeys<Key> keysForGaps(const Motion &motion, const KeyColumns<Key> &keys,
                         const std::vector<quint32> &frames, const QList<Channel> &straight)
{
    GapKeys<Key> result;
    result.keys.reserve(qsizetype(frames.size()));
    for (auto frame = frames.begin(); frame != frames.end();) {
        const qsizetype after = keys.lowerBound(*frame);
        Gap<Key> gap(motion, keys, after);
        const std::optional<Key> before = gap.next();
        for (const Channel channel : straight) {
            if (gap.next())
                gap.next()->curves.setCurve(channel, {});
        }
        const qint64 end = before ? qint64(before->frame) : std::numeric_limits<qint64>::max();
        for (; frame != frames.end() && *frame < end; ++frame)
            result.keys.insert(*frame, gap.registerAt(*frame, result.curves));
        if (!before)
            continue;
        Key follower = *before;
        follower.curves = gap.next()->curves;
        for (const Channel channel : straight)
            follower.curves.setCurve(channel, before->curves.curve(channel));
        if (!(follower == *before))
            result.followers.insert(gap.nextRow(), follower);
    }
    return result;
}

template GapKeys<BoneKey> keysForGaps(const Motion &, const KeyColumns<BoneKey> &,
                                      const std::vector<quint32> &, const QList<BoneChannel> &);
template GapKeys<CameraKey> keysForGaps(const Motion &, const KeyColumns<CameraKey> &,
                                        const std::vector<quint32> &, const QList<CameraChannel> &);

} // namespace furitsuke
