// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/curves.h"

#include <QString>

namespace furitsuke {

// A channel by its number: X, Y, Z and rotation are 0..3 for bones and the camera, distance and view angle
// 4 and 5. BoneChannel and CameraChannel count the same way.
static_assert(int(BoneChannel::Rotation) == int(CameraChannel::Rotation));

/// Channels of bone keys and channels of camera keys, bit c standing for the channel of number c.
struct CurveChannels
{
    quint8 bone = 0;
    quint8 camera = 0;

    static constexpr quint8 allBone = (1u << boneChannelCount) - 1;
    static constexpr quint8 allCamera = (1u << cameraChannelCount) - 1;

    static constexpr CurveChannels all() { return {allBone, allCamera}; }
    /// The channel of this number of both kinds, where they have it.
    static constexpr CurveChannels one(int channel)
    {
        const auto bit = quint8(1u << channel);
        return {quint8(bit & allBone), quint8(bit & allCamera)};
    }

    constexpr bool has(BoneChannel channel) const { return bone >> int(channel) & 1; }
    constexpr bool has(CameraChannel channel) const { return camera >> int(channel) & 1; }
    constexpr bool isEmpty() const { return bone == 0 && camera == 0; }

    friend constexpr CurveChannels operator|(CurveChannels a, CurveChannels b)
    {
        return {quint8(a.bone | b.bone), quint8(a.camera | b.camera)};
    }
    friend constexpr CurveChannels operator&(CurveChannels a, CurveChannels b)
    {
        return {quint8(a.bone & b.bone), quint8(a.camera & b.camera)};
    }
    friend constexpr bool operator==(CurveChannels, CurveChannels) = default;
};

/// A lasting id of a channel: "x", "y", "z", "rotation", "distance", "view-angle".
QString channelId(int channel);
/// What it is called in a sentence, translated: "rotation".
QString channelName(int channel);

/// Channels as typed, or what is wrong with them; translated.
struct ChannelsRead
{
    CurveChannels channels;
    QString error; ///< empty where all was understood
};

/// Reads ids, or their first letters, with commas between them, in any case: "x,y,z,r", "distance", "all".
/// They mean the channels of both kinds.
ChannelsRead channelsFromText(QStringView text);

} // namespace furitsuke
