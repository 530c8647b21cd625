// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motion.h"
#include "editor-core/rig/posesolver.h"
#include "editor-core/sampling/sampler.h"
#include "editor-core/text/nameencoding.h"

#include <QByteArray>
#include <QHash>

namespace furitsuke {

/// Which bone, morph and chain of a model each track and switch of a motion moves. Names compare as MMD
/// compares them: the first 15 bytes as a motion stores them, of several bones (or morphs) of one name the
/// first; IK bones by 20 bytes, and by the first 15 where a switch's name is found in no other way. A name
/// that the encoding lacks is met by no track.
class MotionBinding
{
public:
    explicit MotionBinding(std::shared_ptr<const Model> model, NameEncoding encoding = NameEncoding::Cp932);

    const std::shared_ptr<const Model> &model() const { return mModel; }
    NameEncoding encoding() const { return mEncoding; }

    /// Finds what the motion's tracks move. To be called again when tracks came, went or were renamed (it
    /// costs a look-up for each), not when keys changed.
    void bind(const Motion &motion);

    /// Fills the input with what the bound motion, or one with the same tracks, is at a frame: the values
    /// that sampling/sampler.h gives, rotations on their axis for bones that have one. What no track moves is
    /// at rest. Allocates nothing once the input has its size; several threads may call it.
    void fill(const Motion &motion, double frame, RigInput &input,
              BeforeFirstKey policy = BeforeFirstKey::AsMmd) const;

    /// The bone that a track moves, in Model::bones, or -1; the same for morphs.
    qint32 boneOf(qint32 track) const { return mBoneOfTrack.at(std::size_t(track)); }
    qint32 morphOf(qint32 track) const { return mMorphOfTrack.at(std::size_t(track)); }
    /// The track that moves a bone, in Motion::bones, or -1; the same for morphs.
    qint32 trackOfBone(qint32 bone) const { return mTrackOfBone.at(std::size_t(bone)); }
    qint32 trackOfMorph(qint32 morph) const { return mTrackOfMorph.at(std::size_t(morph)); }
    /// Whether a switch of this name (of a display/IK record) means a chain of the model.
    bool hasIk(QByteArrayView name) const;

    /// Names as a motion for the model stores them: of a bone or morph up to 15 bytes, of an IK bone up
    /// to 20.
    const QByteArray &boneName(qint32 bone) const { return mBoneNames.at(std::size_t(bone)); }
    const QByteArray &morphName(qint32 morph) const { return mMorphNames.at(std::size_t(morph)); }
    const QByteArray &ikName(qint32 ik) const { return mIkNames.at(std::size_t(ik)); }

private:
    using Index = QHash<QByteArray, qint32>;
    /// A chain by the name of its goal; of several by its place in the model.
    struct NamedIk
    {
        QByteArray name;
        qint32 ik = -1;
    };
    void switchIks(const KeyColumns<StateKey> &states, double frame, RigInput &input) const;
    /// The chains of exactly this name: a span of mIksByName.
    std::span<const NamedIk> iksNamed(QByteArrayView name) const;

    std::shared_ptr<const Model> mModel;
    NameEncoding mEncoding;
    std::vector<QByteArray> mBoneNames;
    std::vector<QByteArray> mMorphNames;
    std::vector<QByteArray> mIkNames;
    Index mBoneIndex;
    Index mMorphIndex;
    std::vector<NamedIk> mIksByName; ///< sorted
    std::vector<qint32> mBoneOfTrack;
    std::vector<qint32> mMorphOfTrack;
    std::vector<qint32> mTrackOfBone;
    std::vector<qint32> mTrackOfMorph;
};

} // namespace furitsuke
