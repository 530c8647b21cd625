// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/posekeys.h"

#include "editor-core/edits/pasteedits.h"
#include "editor-core/edits/poseclip.h"
#include "editor-core/edits/registeredits.h"
#include "editor-core/text/nametext.h"

#include <QCoreApplication>
#include <QSet>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::PoseKeys)
};

QByteArray storedName(const QString &name, NameEncoding encoding)
{
    return cutToField(encodeName(name, encoding).bytes, KeyName::size);
}

/// Gives the last key at a frame other values. What it was before is kept where they are its own.
template <class Key, class Change>
bool setKey(const Motion &motion, const KeyColumns<Key> &keys, qint32 track, quint32 frame, Change change,
            MotionEdit &edit)
{
    const qsizetype row = keys.upperBound(frame) - 1;
    const Key before = keys.key(row);
    Key key = before;
    change(key);
    if (key == before)
        return false;
    TrackEditBuilder<Key> builder(keys, track);
    builder.replace(row, motion.edited(before, key));
    edit.add(builder.build());
    return true;
}

} // namespace

QList<TrackRef> tracksOfPose(const Motion &motion, const PoseFile &pose, NameEncoding encoding)
{
    QList<TrackRef> tracks;
    const auto add = [&](TrackKind kind, qint32 index) {
        if (index >= 0 && !tracks.contains(TrackRef{kind, index}))
            tracks.append({kind, index});
    };
    for (const PoseBone &bone : pose.bones)
        add(TrackKind::Bone, motion.findBone(storedName(bone.name, encoding)));
    for (const PoseMorph &morph : pose.morphs)
        add(TrackKind::Morph, motion.findMorph(storedName(morph.name, encoding)));
    return tracks;
}

EditResult setPoseKeys(const Motion &motion, const PoseFile &pose, quint32 frame, NameEncoding encoding)
{
    EditResult result;
    PoseFile missing;
    for (const PoseBone &bone : pose.bones) {
        if (!encodeName(bone.name, encoding).ok())
            result.error = Words::tr("The motion cannot store the name “%1”.").arg(bone.name);
        if (motion.findBone(storedName(bone.name, encoding)) < 0)
            missing.bones.append(bone);
    }
    for (const PoseMorph &morph : pose.morphs) {
        if (!encodeName(morph.name, encoding).ok())
            result.error = Words::tr("The motion cannot store the name “%1”.").arg(morph.name);
        if (motion.findMorph(storedName(morph.name, encoding)) < 0)
            missing.morphs.append(morph);
    }
    if (!result.error.isEmpty())
        return result;

    ShapeOptions shape;
    shape.encoding = encoding;
    const EditResult made = registerKeys(motion, tracksOfPose(motion, pose, encoding), frame, shape);
    if (!made.error.isEmpty())
        return made;
    Motion work = motion;
    made.edit.apply(work);
    result.edit = made.edit;
    result.changed = made.changed;

    // What the new keys are given is part of making them.
    const KeySelection isNew = made.edit.insertedKeys();
    MotionEdit values;
    const auto count = [&](TrackKind kind, qint32 track, bool changed) {
        if (changed && isNew.rows({kind, track}).isEmpty())
            ++result.changed;
    };
    const KeyClip clip = clipOfPose(pose);
    QSet<TrackRef> done;
    const auto isFirst = [&](TrackKind kind, qint32 track) {
        const TrackRef ref = {kind, track};
        if (track < 0 || done.contains(ref))
            return false;
        done.insert(ref);
        return true;
    };
    for (const ClipTrack<BoneKey> &bone : clip.bones) {
        const qint32 track = work.findBone(storedName(bone.name, encoding));
        if (!isFirst(TrackKind::Bone, track))
            continue;
        const BoneKey wanted = bone.keys.key(0);
        count(TrackKind::Bone, track,
              setKey(
                  work, work.bones[track].keys, track, frame,
                  [&](BoneKey &key) {
                      key.position = wanted.position;
                      key.rotation = wanted.rotation;
                  },
                  values));
    }
    for (const ClipTrack<MorphKey> &morph : clip.morphs) {
        const qint32 track = work.findMorph(storedName(morph.name, encoding));
        if (!isFirst(TrackKind::Morph, track))
            continue;
        const float weight = morph.keys.key(0).weight;
        count(TrackKind::Morph, track,
              setKey(
                  work, work.morphs[track].keys, track, frame, [&](MorphKey &key) { key.weight = weight; },
                  values));
    }
    values.apply(work);
    result.edit = result.edit.followedBy(values);

    if (!missing.bones.isEmpty() || !missing.morphs.isEmpty()) {
        PasteOptions options;
        options.frame = frame;
        options.encoding = encoding;
        const PasteResult pasted = pasteKeys(work, clipOfPose(missing), options);
        if (!pasted.error.isEmpty())
            return pasted;
        result.edit = result.edit.followedBy(pasted.edit);
        result.changed += pasted.changed;
        result.notes += pasted.notes;
        result.warnings += pasted.warnings;
    }
    return result;
}

} // namespace furitsuke
