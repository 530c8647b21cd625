// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/sampling/sampler.h"

namespace furitsuke {

// What a track is at a frame, by one name for all types of key.

inline BonePose poseAt(const KeyColumns<BoneKey> &keys, double frame)
{
    return sampleBone(keys, frame);
}
inline double poseAt(const KeyColumns<MorphKey> &keys, double frame)
{
    return sampleMorph(keys, frame);
}
inline CameraPose poseAt(const KeyColumns<CameraKey> &keys, double frame)
{
    return sampleCamera(keys, frame);
}
inline LightPose poseAt(const KeyColumns<LightKey> &keys, double frame)
{
    return sampleLight(keys, frame);
}
inline ShadowPose poseAt(const KeyColumns<ShadowKey> &keys, double frame)
{
    return sampleShadow(keys, frame);
}
inline StatePose poseAt(const KeyColumns<StateKey> &keys, double frame)
{
    return sampleState(keys, frame);
}

/// The type of a track's pose.
template <class Key>
using PoseOf = decltype(poseAt(KeyColumns<Key>(), 0));

} // namespace furitsuke
