// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/motionbinding.h"

#include "editor-core/rig/rigmath.h"
#include "editor-core/text/nametext.h"

#include <algorithm>
#include <limits>

namespace furitsuke {

namespace {

/// A model's name as bytes. What the encoding lacks is kept as UTF-8, so that it meets no track's name by
/// chance; see outlineOf().
QByteArray encoded(const QString &name, NameEncoding encoding)
{
    const EncodedName result = encodeName(name, encoding);
    return result.ok() ? result.bytes : name.toUtf8();
}

template <qsizetype Size>
QByteArray fieldName(const QString &name, NameEncoding encoding)
{
    return FixedName<Size>::fromBytes(encoded(name, encoding)).name();
}

QByteArrayView nameOf(const LongName &field)
{
    return field.field().first(nameLength(field.field()));
}

/// The first of each name.
QHash<QByteArray, qint32> indexOf(const std::vector<QByteArray> &names)
{
    QHash<QByteArray, qint32> index;
    index.reserve(qsizetype(names.size()));
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!index.contains(names[i]))
            index.insert(names[i], qint32(i));
    }
    return index;
}

template <class Key>
void findTracks(const QList<Track<Key>> &tracks, const QHash<QByteArray, qint32> &index,
                std::vector<qint32> &ofTrack, std::vector<qint32> &trackOf)
{
    ofTrack.assign(std::size_t(tracks.size()), -1);
    std::fill(trackOf.begin(), trackOf.end(), -1);
    for (qsizetype i = 0; i < tracks.size(); ++i) {
        if (tracks[i].removed)
            continue;
        const qint32 found = index.value(tracks[i].name, -1);
        ofTrack[std::size_t(i)] = found;
        if (found >= 0 && trackOf[std::size_t(found)] < 0)
            trackOf[std::size_t(found)] = qint32(i);
    }
}

} // namespace

MotionBinding::MotionBinding(std::shared_ptr<const Model> model, NameEncoding encoding)
    : mModel(std::move(model))
    , mEncoding(encoding)
    , mTrackOfBone(std::size_t(mModel->bones.size()), -1)
    , mTrackOfMorph(std::size_t(mModel->morphs.size()), -1)
{
    for (const ModelBone &bone : mModel->bones)
        mBoneNames.push_back(fieldName<KeyName::size>(bone.name, encoding));
    for (const ModelMorph &morph : mModel->morphs)
        mMorphNames.push_back(fieldName<KeyName::size>(morph.name, encoding));
    mBoneIndex = indexOf(mBoneNames);
    mMorphIndex = indexOf(mMorphNames);
    for (const ModelIk &ik : mModel->iks) {
        mIkNames.push_back(fieldName<LongName::size>(mModel->bones[ik.bone].name, encoding));
        mIksByName.push_back({mIkNames.back(), qint32(mIkNames.size()) - 1});
    }
    // A bone may be the goal of several chains, and all of them are switched; of several bones with one name
    // it is the first.
    std::stable_sort(mIksByName.begin(), mIksByName.end(), [this](const NamedIk &a, const NamedIk &b) {
        return std::pair(QByteArrayView(a.name), mModel->iks[a.ik].bone) <
               std::pair(QByteArrayView(b.name), mModel->iks[b.ik].bone);
    });
}

void MotionBinding::bind(const Motion &motion)
{
    findTracks(motion.bones, mBoneIndex, mBoneOfTrack, mTrackOfBone);
    findTracks(motion.morphs, mMorphIndex, mMorphOfTrack, mTrackOfMorph);
}

void MotionBinding::fill(const Motion &motion, double frame, RigInput &input, BeforeFirstKey policy) const
{
    using namespace rigmath;
    input.bones.resize(mTrackOfBone.size());
    for (std::size_t i = 0; i < mTrackOfBone.size(); ++i) {
        const qint32 track = mTrackOfBone[i];
        if (track < 0 || track >= motion.bones.size()) {
            input.bones[i] = {};
            continue;
        }
        const ModelBone &bone = mModel->bones[qsizetype(i)];
        const KeyColumns<BoneKey> &keys = motion.bones[track].keys;
        const BonePose pose = bone.flags.testFlag(BoneFlag::FixedAxis)
                                  ? sampleBoneOnAxis(keys, toDouble(bone.fixedAxis), frame, policy)
                                  : sampleBone(keys, frame, policy);
        input.bones[i] = {toFloat(pose.position), toFloat(pose.rotation)};
    }
    input.morphs.resize(mTrackOfMorph.size());
    for (std::size_t i = 0; i < mTrackOfMorph.size(); ++i) {
        const qint32 track = mTrackOfMorph[i];
        const bool moves = track >= 0 && track < motion.morphs.size();
        input.morphs[i] = moves ? float(sampleMorph(motion.morphs[track].keys, frame, policy)) : 0;
    }
    switchIks(motion.states, frame, input);
}

void MotionBinding::switchIks(const KeyColumns<StateKey> &states, double frame, RigInput &input) const
{
    input.visible = true;
    input.ikEnabled.assign(mIkNames.size(), 1);
    const double at = frame > 0 ? std::min(frame, double(std::numeric_limits<quint32>::max())) : 0;
    const qsizetype row = states.upperBound(qint64(at)) - 1;
    if (row < 0)
        return;
    input.visible = states.column<&StateKey::visible>()[row] != 0;
    const QList<IkState> &switches = states.column<&StateKey::ik>()[row];
    // Some programs fill only 15 of the 20 bytes; a name that is found as it is counts before those.
    for (const IkState &state : switches) {
        const QByteArrayView name = nameOf(state.name);
        if (name.size() < KeyName::size || !iksNamed(name).empty())
            continue;
        const auto isSame = [name](const QByteArray &other) {
            return QByteArrayView(other).first(std::min(other.size(), KeyName::size)) ==
                   name.first(KeyName::size);
        };
        for (std::size_t i = 0; i < mIkNames.size(); ++i) {
            if (isSame(mIkNames[i]))
                input.ikEnabled[i] = quint8(state.enabled != 0);
        }
    }
    for (const IkState &state : switches) {
        for (const NamedIk &found : iksNamed(nameOf(state.name)))
            input.ikEnabled[std::size_t(found.ik)] = quint8(state.enabled != 0);
    }
}

std::span<const MotionBinding::NamedIk> MotionBinding::iksNamed(QByteArrayView name) const
{
    const auto first =
        std::lower_bound(mIksByName.begin(), mIksByName.end(), name,
                         [](const NamedIk &a, QByteArrayView b) { return QByteArrayView(a.name) < b; });
    auto last = first;
    while (last != mIksByName.end() && last->name == name &&
           mModel->iks[last->ik].bone == mModel->iks[first->ik].bone)
        ++last;
    return {first, last};
}

bool MotionBinding::hasIk(QByteArrayView name) const
{
    if (!iksNamed(name).empty())
        return true;
    return name.size() >= KeyName::size &&
           std::any_of(mIkNames.begin(), mIkNames.end(), [name](const QByteArray &other) {
               return other.size() >= KeyName::size &&
                      QByteArrayView(other).first(KeyName::size) == name.first(KeyName::size);
           });
}

} // namespace furitsuke
