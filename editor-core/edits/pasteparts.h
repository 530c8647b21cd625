// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/pasteedits.h"

namespace furitsuke {

/// Gives a key what of another one is pasted.
class PasteParts
{
public:
    explicit PasteParts(const PasteOptions &options);

    /// Whether keys of a type can be pasted in part.
    template <class Key>
    static constexpr bool hasParts = std::is_same_v<Key, BoneKey> || std::is_same_v<Key, CameraKey>;

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
    /// The channels whose values are taken.
    template <class Key>
    auto takenChannels() const
    {
        if constexpr (std::is_same_v<Key, BoneKey>)
            return taken(mBone, boneChannels);
        else
            return taken(mCamera, cameraChannels);
    }

    BoneKey merged(BoneKey key, const BoneKey &from) const;
    CameraKey merged(CameraKey key, const CameraKey &from) const;
    MorphKey merged(MorphKey key, const MorphKey &from) const
    {
        key.weight = from.weight;
        return key;
    }
    /// Keys of the other types are taken as a whole.
    template <class Key>
    Key merged(const Key &key, Key from) const
    {
        from.frame = key.frame;
        from.order = key.order;
        return from;
    }

private:
    template <class Part, class Channel>
    using PartOf = std::pair<Part, Channel>;

    static constexpr PartOf<BonePart, BoneChannel> boneChannels[] = {
        {BonePart::X, BoneChannel::X},
        {BonePart::Y, BoneChannel::Y},
        {BonePart::Z, BoneChannel::Z},
        {BonePart::Rotation, BoneChannel::Rotation},
    };
    static constexpr PartOf<CameraPart, CameraChannel> cameraChannels[] = {
        {CameraPart::X, CameraChannel::X},
        {CameraPart::Y, CameraChannel::Y},
        {CameraPart::Z, CameraChannel::Z},
        {CameraPart::Rotation, CameraChannel::Rotation},
        {CameraPart::Distance, CameraChannel::Distance},
        {CameraPart::ViewAngle, CameraChannel::ViewAngle},
    };

    template <class Part, class Channel, std::size_t Size>
    static QList<Channel> taken(QFlags<Part> parts, const PartOf<Part, Channel> (&channels)[Size])
    {
        QList<Channel> result;
        for (const auto &[part, channel] : channels) {
            if (parts.testFlag(part))
                result.append(channel);
        }
        return result;
    }
    template <class Part, class Channel, std::size_t Size, class Key>
    static void takeCurves(Key &key, const Key &from, QFlags<Part> parts,
                           const PartOf<Part, Channel> (&channels)[Size]);

    BoneParts mBone;
    CameraParts mCamera;
};

} // namespace furitsuke
