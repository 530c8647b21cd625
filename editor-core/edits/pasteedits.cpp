// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/pasteedits.h"

#include "editor-core/edits/iknames.h"
#include "editor-core/edits/mirroredits.h"
#include "editor-core/edits/pasteplan.h"
#include "editor-core/sampling/sampler.h"

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

Vec3f toFloats(const Vec3d &v)
{
    return {float(v.x), float(v.y), float(v.z)};
}

/// A key that changes nothing of what a track is at its frame.
BoneKey sampledKey(const KeyColumns<BoneKey> &keys, quint32 frame)
{
    const BonePose pose = sampleBone(keys, frame);
    BoneKey key;
    key.frame = frame;
    key.position = toFloats(pose.position);
    key.rotation = {float(pose.rotation.x), float(pose.rotation.y), float(pose.rotation.z),
                    float(pose.rotation.w)};
    key.form = KeyForm::written(CurveLayout::Mmd9, pose.physicsOff);
    return key;
}

CameraKey sampledKey(const KeyColumns<CameraKey> &keys, quint32 frame)
{
    const CameraPose pose = sampleCamera(keys, frame);
    CameraKey key;
    key.frame = frame;
    key.distance = float(pose.distance);
    key.target = toFloats(pose.target);
    key.rotation = toFloats(pose.rotation);
    key.viewAngle = quint32(qRound64(qBound(0.0, pose.viewAngle, double(lastPossibleFrame))));
    key.projection = pose.perspective ? 0 : 1;
    return key;
}

/// Takes the curves of the channels that are taken; of all channels where curves alone are.
template <class Part, class Key>
void takeCurves(Key &key, const Key &from, QFlags<Part> parts, std::initializer_list<Part> channels)
{
    const auto isTaken = [parts](Part channel) { return parts.testFlag(channel); };
    const bool all = std::none_of(channels.begin(), channels.end(), isTaken);
    using Channel = std::conditional_t<std::is_same_v<Key, BoneKey>, BoneChannel, CameraChannel>;
    quint8 c = 0;
    for (const Part channel : channels) {
        const auto of = static_cast<Channel>(c++);
        if (all || isTaken(channel))
            key.curves.setCurve(of, from.curves.curve(of));
    }
}

/// Gives a key what of another one is pasted.
class Parts
{
public:
    explicit Parts(const PasteOptions &options)
        : mBone(options.boneParts)
        , mCamera(options.cameraParts)
    {
        if (options.valuesOnly) {
            mBone.setFlag(BonePart::Curves, false);
            mCamera.setFlag(CameraPart::Curves, false);
        }
    }

    template <class Key>
    bool takesAll() const
    {
        if constexpr (std::is_same_v<Key, BoneKey>)
            return mBone == allBoneParts;
        else if constexpr (std::is_same_v<Key, CameraKey>)
            return mCamera == allCameraParts;
        else
            return true;
    }

    BoneKey merged(BoneKey key, const BoneKey &from) const
    {
        const auto take = [this](BonePart part, auto &to, const auto &value) {
            if (mBone.testFlag(part))
                to = value;
        };
        take(BonePart::X, key.position.x, from.position.x);
        take(BonePart::Y, key.position.y, from.position.y);
        take(BonePart::Z, key.position.z, from.position.z);
        take(BonePart::Rotation, key.rotation, from.rotation);
        if (mBone.testFlag(BonePart::Physics) && key.form.physicsOff() != from.form.physicsOff())
            key.form.bits ^= KeyForm::physicsOffBit;
        if (mBone.testFlag(BonePart::Curves)) {
            takeCurves(key, from, mBone, {BonePart::X, BonePart::Y, BonePart::Z, BonePart::Rotation});
        }
        return key;
    }

    CameraKey merged(CameraKey key, const CameraKey &from) const
    {
        const auto take = [this](CameraPart part, auto &to, const auto &value) {
            if (mCamera.testFlag(part))
                to = value;
        };
        take(CameraPart::X, key.target.x, from.target.x);
        take(CameraPart::Y, key.target.y, from.target.y);
        take(CameraPart::Z, key.target.z, from.target.z);
        take(CameraPart::Rotation, key.rotation, from.rotation);
        take(CameraPart::Distance, key.distance, from.distance);
        take(CameraPart::ViewAngle, key.viewAngle, from.viewAngle);
        take(CameraPart::Projection, key.projection, from.projection);
        if (mCamera.testFlag(CameraPart::Curves)) {
            takeCurves(key, from, mCamera,
                       {CameraPart::X, CameraPart::Y, CameraPart::Z, CameraPart::Rotation,
                        CameraPart::Distance, CameraPart::ViewAngle});
        }
        return key;
    }

    MorphKey merged(MorphKey key, const MorphKey &from) const
    {
        key.weight = from.weight;
        return key;
    }

    template <class Key>
    Key merged(const Key &key, Key from) const
    {
        from.frame = key.frame;
        from.order = key.order;
        return from;
    }

private:
    BoneParts mBone;
    CameraParts mCamera;
};

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
    Paster(const Motion &motion, const KeyClip &clip, const PasteOptions &options)
        : mMotion(motion)
        , mClip(clip)
        , mOptions(options)
        , mParts(options)
        , mIkNames(motion, options.encoding)
        , mSpacing(options.spacing > 0 ? options.spacing : clip.length())
    {
        mSpanLast =
            qMin(options.frame + (options.repeat - 1) * mSpacing + clip.lastFrame(), lastPossibleFrame);
    }

    PasteResult run()
    {
        const PastePlan plan = planPaste(mMotion, mClip, mOptions);
        mResult.notes = plan.notes;
        for (const QByteArray &name : plan.addedBones)
            mResult.edit.addBone(name);
        for (const QByteArray &name : plan.addedMorphs)
            mResult.edit.addMorph(name);
        for (const PasteTarget &target : plan.targets) {
            if (target.added)
                mResult.added.append(target.track);
            pasteTrack(target);
        }
        for (std::size_t s = 0; s < mOrders.size(); ++s)
            mResult.edit.useOrders(static_cast<RecordSection>(s), mOrders[s]);
        noteLosses();
        mResult.pasted = mResult.edit.mapped(mTouched);
        mResult.pasted.unite(mResult.edit.insertedKeys());
        return std::move(mResult);
    }

private:
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
        RowSet touched;
        for (auto group = placed.begin(); group != placed.end();) {
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
            pasteAtFrame(keys, comes, builder, touched);
        }
        mResult.edit.add(builder.build());
        mTouched.setRows(target.track, touched);
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
    void pasteAtFrame(const KeyColumns<Key> &keys, const std::vector<Key> &comes,
                      TrackEditBuilder<Key> &builder, RowSet &touched)
    {
        const quint32 frame = comes.front().frame;
        qsizetype first = keys.lowerBound(frame);
        const qsizetype last = keys.upperBound(frame);
        if (builder.isRemoved(first))
            first = last;
        const auto count = qsizetype(comes.size());
        const bool isThere = first < last;
        if (isThere ? !mOptions.valuesOnly && mOptions.collision == Collision::KeepExisting
                    : mOptions.valuesOnly) {
            mResult.dropped += count;
            mWithoutKey += isThere ? 0 : count;
        } else if (mOptions.valuesOnly || !mParts.takesAll<Key>()) {
            // Of several keys at one frame the last counts.
            pasteValues(keys, first, last, comes.back(), builder, touched);
        } else {
            for (qsizetype row = first; row < last; ++row) {
                builder.remove(row);
                ++mResult.overwritten;
            }
            for (const Key &key : comes)
                insert(key, builder);
        }
    }

    template <class Key>
    void pasteValues(const KeyColumns<Key> &keys, qsizetype first, qsizetype last, const Key &from,
                     TrackEditBuilder<Key> &builder, RowSet &touched)
    {
        if constexpr (std::is_same_v<Key, BoneKey> || std::is_same_v<Key, CameraKey>) {
            if (first == last)
                insert(mParts.merged(sampledKey(keys, from.frame), from), builder);
        }
        for (qsizetype row = first; row < last; ++row) {
            touched.insert(row);
            const Key before = keys.key(row);
            Key after = mParts.merged(before, from);
            if (after == before)
                continue;
            after = mMotion.canonical(after);
            if (after == before)
                continue;
            builder.replace(row, after);
            ++mResult.changed;
        }
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
        mResult.notes += mIkNames.notes();
        if (mBeyond > 0) {
            mResult.notes.append(
                Words::tr("%n key(s) left out: the last possible frame is %1.", nullptr, countOf(mBeyond))
                    .arg(lastPossibleFrame));
        }
        if (mWithoutKey > 0) {
            mResult.notes.append(
                Words::tr("%n key(s) of the clip find no key at their frame to give their values to.",
                          nullptr, countOf(mWithoutKey)));
        }
    }

    const Motion &mMotion;
    const KeyClip &mClip;
    const PasteOptions &mOptions;
    Parts mParts;
    IkNameFields mIkNames;
    qint64 mSpacing;
    qint64 mSpanLast = 0;
    std::array<quint32, recordSectionCount> mOrders = {};
    qsizetype mBeyond = 0;
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

PasteResult pasteKeys(const Motion &motion, const KeyClip &clip, const PasteOptions &options)
{
    PasteResult result;
    result.error = faultOf(clip, options);
    return result.error.isEmpty() ? Paster(motion, clip, options).run() : result;
}

} // namespace furitsuke
