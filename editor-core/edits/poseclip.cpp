// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/poseclip.h"

#include "editor-core/sampling/sampler.h"
#include "editor-core/text/nametext.h"

namespace furitsuke {

KeyClip clipOfPose(const PoseFile &pose)
{
    KeyClip clip;
    clip.bones.reserve(pose.bones.size());
    for (const PoseBone &bone : pose.bones) {
        const Quatd rotation = usableRotation(bone.rotation);
        BoneKey key;
        key.position = bone.position;
        key.rotation = {float(rotation.x), float(rotation.y), float(rotation.z), float(rotation.w)};
        makeClipForm(key);
        ClipTrack<BoneKey> track = {bone.name, {}};
        track.keys.append(key);
        clip.bones.append(track);
    }
    clip.morphs.reserve(pose.morphs.size());
    for (const PoseMorph &morph : pose.morphs) {
        MorphKey key;
        key.weight = morph.weight;
        makeClipForm(key);
        ClipTrack<MorphKey> track = {morph.name, {}};
        track.keys.append(key);
        clip.morphs.append(track);
    }
    return clip;
}

PoseFile poseOfMotion(const Motion &motion, const QList<TrackRef> &tracks, double frame,
                      NameEncoding encoding)
{
    PoseFile pose;
    for (const TrackRef track : tracks) {
        if (!motion.contains(track) || motion.keyCount(track) == 0)
            continue;
        const auto name = [&] { return decodeName(motion.trackName(track), encoding).text; };
        if (track.kind == TrackKind::Bone) {
            const BonePose bone = sampleBone(motion.bones[track.index].keys, frame);
            const Vec3d &p = bone.position;
            const Quatd &q = bone.rotation;
            pose.bones.append({name(),
                               {float(p.x), float(p.y), float(p.z)},
                               {float(q.x), float(q.y), float(q.z), float(q.w)}});
        } else if (track.kind == TrackKind::Morph) {
            pose.morphs.append({name(), float(sampleMorph(motion.morphs[track.index].keys, frame))});
        }
    }
    return pose;
}

} // namespace furitsuke
