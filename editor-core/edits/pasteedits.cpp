// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/pasteedits.h"

#include "editor-core/edits/gapkeys.h"
#include "editor-core/edits/iknames.h"
#include "editor-core/edits/mirroredits.h"
#include "editor-core/edits/pasteparts.h"
#include "editor-core/edits/pasteplan.h"
#include "editor-core/edits/timeedits.h"

#include <QCoreApplication>

#include <limits>
#include <vector>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::PasteEdits)
};

constexpr qint64 lastPossibleFrame = std::numeric_limits<quint32>::max();

int countOf(qsizetype count)
{
    return int(qMin<qsizetype>(count, std::numeric_limits<int>::max()));
}

/// A key of the clip at its frame in the motion.
struct Placed
{
    quint32 frame;
    int repeat;
    qsizetype row; ///< in the clip's track
};

/// Pastes the tracks of a plan, one after the other.
class Paster
{
public:
    Paster(const Motion &motion, const KeyClip &clip, const PasteOptions &options, TaskProgress *progress)
        : mMotion(motion)
        , mClip(clip)
        , mOptions(options)
        , mParts(options)
        , mIkNames(motion, options.encoding)
        , mPlan(planPaste(motion, clip, options))
        , mMeter(progress, pieces())
        , mSpacing(options.spacing > 0 ? options.spacing : clip.length())
    {
        mSpanLast =
            qMin(options.frame + (options.repeat - 1) * mSpacing + clip.lastFrame(), lastPossibleFrame);
    }

    PasteResult run()
    {
        mResult.warn(mPlan.notes);
        for (const QByteArray &name : std::as_const(mPlan.addedBones))
            mResult.edit.addBone(name);
        for (const QByteArray &name : std::as_const(mPlan.addedMorphs))
            mResult.edit.addMorph(name);
        for (const PasteTarget &target : std::as_const(mPlan.targets)) {
            if (mMeter.isCancelled())
                break;
            if (target.added)
                mResult.added.append(target.track);
            pasteTrack(target);
        }
        if (mMeter.isCancelled()) {
            PasteResult cancelled;
            static_cast<EditResult &>(cancelled) = cancelledEdit();
            return cancelled;
        }
        for (std::size_t s = 0; s < mOrders.size(); ++s)
            mResult.edit.useOrders(static_cast<RecordSection>(s), mOrders[s]);
        noteLosses();
        mResult.pasted = mResult.edit.mapped(mTouched);
        mResult.pasted.unite(mResult.edit.insertedKeys());
        return std::move(mResult);
    }

private:
    /// What splitting curves for a key takes, in the time that putting a key takes.
    static constexpr qint64 splitPieces = 8;

    template <class Key>
    bool splitsCurves() const
    {
        return PasteParts::hasParts<Key> && !mOptions.preview && !mOptions.valuesOnly &&
               !mParts.takesAll<Key>();
    }

    /// The work as the meter counts it.
    qint64 pieces() const
    {
        qint64 pieces = 0;
        for (const PasteTarget &target : mPlan.targets) {
            const TrackRef source = target.source;
            if (source.kind == TrackKind::Bone)
                pieces +=
                    mClip.bones[source.index].keys.size() * (splitsCurves<BoneKey>() ? splitPieces + 1 : 1);
            else if (source.kind == TrackKind::Morph)
                pieces += mClip.morphs[source.index].keys.size();
            else if (source.kind == TrackKind::Camera)
                pieces += mClip.camera.size() * (splitsCurves<CameraKey>() ? splitPieces + 1 : 1);
        }
        return pieces * mOptions.repeat;
    }

    void pasteTrack(const PasteTarget &target)
    {
        const qint32 index = target.source.index;
        switch (target.source.kind) {
        case TrackKind::Bone:
            pasteKeys(mClip.bones[index].keys, target);
            break;
        case TrackKind::Morph:
            pasteKeys(mClip.morphs[index].keys, target);
            break;
        case TrackKind::Camera:
            pasteKeys(mClip.camera, target);
            break;
        case TrackKind::Light:
            pasteKeys(mClip.light, target);
            break;
        case TrackKind::Shadow:
            pasteKeys(mClip.shadow, target);
            break;
        case TrackKind::State:
            pasteKeys(stateKeys(), target);
            break;
        }
    }

    /// The clip's display/IK records as the motion would have them.
    KeyColumns<StateKey> stateKeys()
    {
        KeyColumns<StateKey> keys;
        keys.reserve(mClip.states.size());
        for (const ClipStateKey &state : mClip.states) {
            StateKey key{state.frame, state.visible, {}, quint32(keys.size())};
            key.ik.reserve(state.ik.size());
            for (const ClipIkSwitch &ik : state.ik) {
                if (const std::optional<LongName> name = mIkNames.field(ik.name))
                    key.ik.append({mOptions.mirrored ? mIkNames.mirrored(*name) : *name, ik.enabled});
            }
            keys.append(key);
        }
        return keys;
    }

    /// The frames that a track's keys come to, ascending. Where repeats overlap, one of them has the frame.
    template <class Key>
    std::vector<Placed> place(const KeyColumns<Key> &source)
    {
        std::vector<Placed> placed;
        placed.reserve(std::size_t(source.size() * mOptions.repeat));
        for (int repeat = 0; repeat < mOptions.repeat; ++repeat) {
            const qint64 start = mOptions.frame + repeat * mSpacing;
            for (qsizetype row = 0; row < source.size(); ++row) {
                const qint64 frame = start + source.frames()[row];
                if (frame > lastPossibleFrame) {
                    mBeyond += source.size() - row;
                    break;
                }
                placed.push_back({quint32(frame), repeat, row});
            }
        }
        const auto earlier = [](const Placed &a, const Placed &b) { return a.frame < b.frame; };
        if (!std::is_sorted(placed.begin(), placed.end(), earlier))
            std::stable_sort(placed.begin(), placed.end(), earlier);
        return placed;
    }

    template <class Key>
    void pasteKeys(const KeyColumns<Key> &source, const PasteTarget &target)
    {
        static const KeyColumns<Key> none;
        const KeyColumns<Key> &keys = target.added ? none : keysOf<Key>(mMotion, target.track.index);
        const std::vector<Placed> placed = place(source);
        TrackEditBuilder<Key> builder(keys, target.track.index);
        builder.reserve(qsizetype(placed.size()));
        if (mOptions.replaceSpan && !mOptions.valuesOnly)
            clearSpan(keys, builder);
        GapKeys<Key> gaps = gapKeys(keys, placed);
        RowSet touched;
        constexpr std::ptrdiff_t keysPerLook = 1024;
        auto lookedAt = placed.begin();
        for (auto group = placed.begin(); group != placed.end();) {
            if (group - lookedAt >= keysPerLook) {
                if (!mMeter.advance(group - lookedAt))
                    return;
                lookedAt = group;
            }
            const auto groupEnd =
                std::find_if(group, placed.end(), [&](const Placed &p) { return p.frame != group->frame; });
            // Keys at one frame were so in the clip, and stay so; but of several repeats one has the frame.
            const int winner =
                mOptions.collision == Collision::Overwrite ? (groupEnd - 1)->repeat : group->repeat;
            std::vector<Key> comes;
            for (; group != groupEnd; ++group) {
                if (group->repeat == winner)
                    comes.push_back(keyFor(source, *group));
                else
                    ++mResult.dropped;
            }
            pasteAtFrame(keys, comes, gaps, builder, touched);
        }
        mMeter.advance(placed.end() - lookedAt);
        for (const auto &[row, follower] : gaps.followers) {
            if (!builder.isRemoved(row))
                builder.replace(row, mMotion.edited(keys.key(row), follower));
        }
        mResult.edit.add(builder.build());
        mTouched.setRows(target.track, touched);
    }

    /// What new keys are where a part of the channels comes: keys that change nothing.
    template <class Key>
    GapKeys<Key> gapKeys(const KeyColumns<Key> &keys, const std::vector<Placed> &placed)
    {
        GapKeys<Key> gaps;
        if constexpr (PasteParts::hasParts<Key>) {
            if (!splitsCurves<Key>())
                return gaps;
            std::vector<quint32> frames;
            for (const Placed &p : placed) {
                const bool known = !frames.empty() && frames.back() == p.frame;
                if (!known && keys.lowerBound(p.frame) == keys.upperBound(p.frame))
                    frames.push_back(p.frame);
            }
            // Keys that are there need no split.
            const auto count = qint64(frames.size());
            mMeter.advance((qint64(placed.size()) - count) * splitPieces);
            gaps = keysForGaps(mMotion, keys, frames, mParts.takenChannels<Key>(), mMeter, splitPieces);
            mResult.curves.unite(gaps.curves);
        }
        return gaps;
    }

    template <class Key>
    void clearSpan(const KeyColumns<Key> &keys, TrackEditBuilder<Key> &builder)
    {
        const qsizetype last = keys.upperBound(mSpanLast);
        for (qsizetype row = keys.lowerBound(mOptions.frame); row < last; ++row) {
            builder.remove(row);
            ++mResult.overwritten;
        }
    }

    template <class Key>
    Key keyFor(const KeyColumns<Key> &source, const Placed &placed) const
    {
        Key key = source.key(placed.row);
        if (mOptions.mirrored)
            key = mirroredKey(key);
        key.frame = placed.frame;
        return key;
    }

    template <class Key>
    void pasteAtFrame(const KeyColumns<Key> &keys, const std::vector<Key> &comes, const GapKeys<Key> &gaps,
                      TrackEditBuilder<Key> &builder, RowSet &touched)
    {
        const quint32 frame = comes.front().frame;
        const qsizetype first = keys.lowerBound(frame);
        const qsizetype last = keys.upperBound(frame);
        const auto count = qsizetype(comes.size());
        const bool isThere = first < last && !builder.isRemoved(first);
        const bool keeps = mOptions.collision == Collision::KeepExisting;
        if (isThere ? keeps && !mOptions.valuesOnly : mOptions.valuesOnly) {
            mResult.dropped += count;
            mWithoutKey += isThere ? 0 : count;
        } else if (isThere && (mOptions.valuesOnly || !mParts.takesAll<Key>())) {
            // Of several keys at one frame the last counts.
            for (qsizetype row = first; row < last; ++row) {
                touched.insert(row);
                const Key *follower = gaps.follower(row);
                const Key base = follower ? *follower : keys.key(row);
                setKey(builder, row, keys.key(row), mParts.merged(base, comes.back()));
            }
        } else if (!mParts.takesAll<Key>()) {
            // A key that was there is what the motion was at its frame.
            mResult.replacing += first < last;
            Key base = first < last ? keys.key(last - 1) : gaps.keyAt(frame);
            base.frame = frame;
            insert(mParts.merged(base, comes.back()), builder);
        } else {
            if (isThere) {
                for (qsizetype row = first; row < last; ++row)
                    builder.remove(row);
                mResult.overwritten += last - first;
            }
            mResult.replacing += first < last ? count : 0;
            for (const Key &key : comes)
                insert(key, builder);
        }
    }

    /// Gives a row other values; where it has them already its record stays.
    template <class Key>
    void setKey(TrackEditBuilder<Key> &builder, qsizetype row, const Key &before, Key after)
    {
        if (after == before)
            return;
        // Records that come whole are written as MMD would.
        if constexpr (std::is_same_v<Key, ShadowKey> || std::is_same_v<Key, StateKey>)
            after = mMotion.canonical(after);
        else
            after = mMotion.edited(before, after);
        if (after == before)
            return;
        if constexpr (std::is_same_v<Key, BoneKey>)
            mRewritten += Motion::isRewritten(before.form, after.form);
        builder.replace(row, after);
        ++mResult.changed;
        ++mResult.revalued;
    }

    template <class Key>
    void insert(const Key &key, TrackEditBuilder<Key> &builder)
    {
        constexpr auto section = std::size_t(sectionOf(kindOf<Key>));
        Key added = mMotion.canonical(key);
        added.order = mMotion.nextOrder[section] + mOrders[section]++;
        builder.insert(added);
        ++mResult.changed;
    }

    void noteLosses()
    {
        mResult.warn(mIkNames.notes());
        addRewrittenNote(mRewritten, mResult);
        if (mResult.curves.beyond > 0) {
            mResult.warn(Words::tr("%n curve(s) of channels that are not pasted cannot keep their shape.",
                                   nullptr, countOf(mResult.curves.beyond)));
        }
        if (mBeyond > 0) {
            mResult.warn(
                Words::tr("%n key(s) left out: the last possible frame is %1.", nullptr, countOf(mBeyond))
                    .arg(lastPossibleFrame));
        }
        if (mWithoutKey > 0) {
            mResult.warn(
                Words::tr("%n key(s) of the clip find no key at their frame to give their values to.",
                          nullptr, countOf(mWithoutKey)));
        }
        warnOfLateKeys(mMotion, mResult);
    }

    const Motion &mMotion;
    const KeyClip &mClip;
    const PasteOptions &mOptions;
    PasteParts mParts;
    IkNameFields mIkNames;
    PastePlan mPlan;
    WorkMeter mMeter;
    qint64 mSpacing;
    qint64 mSpanLast = 0;
    std::array<quint32, recordSectionCount> mOrders = {};
    qsizetype mBeyond = 0;
    qsizetype mRewritten = 0; ///< keys whose curve bytes had to be
    qsizetype mWithoutKey = 0;
    KeySelection mTouched; ///< keys that were there and get values, in rows before the edit
    PasteResult mResult;
};

QString faultOf(const KeyClip &clip, const PasteOptions &options)
{
    const qint64 keys = clip.keyCount();
    if (keys == 0)
        return Words::tr("There are no keys to paste.");
    if (options.frame < 0 || options.frame > lastPossibleFrame)
        return Words::tr("Frame %1 is none; frames go from 0 to %2.")
            .arg(options.frame)
            .arg(lastPossibleFrame);
    if (options.repeat < 1 || options.spacing < 0 || options.spacing > lastPossibleFrame)
        return Words::tr("Keys can be pasted once or more often, at frames that follow each other.");
    if (keys > maximalPastedKeys / options.repeat) {
        return Words::tr("That would be %1 times %2 keys; at most %3 can be pasted at once.")
            .arg(options.repeat)
            .arg(keys)
            .arg(maximalPastedKeys);
    }
    return {};
}

} // namespace

PasteResult pasteKeys(const Motion &motion, const KeyClip &clip, const PasteOptions &options,
                      TaskProgress *progress)
{
    PasteResult result;
    result.error = faultOf(clip, options);
    return result.error.isEmpty() ? Paster(motion, clip, options, progress).run() : result;
}

} // namespace furitsuke
