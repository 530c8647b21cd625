// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/editresult.h"
#include "tests/support/samplekeys.h"

/// Small motions out of columns of keys, and what edits make of them.
namespace furitsuke::test {

inline constexpr TrackRef bone0{TrackKind::Bone, 0};
inline constexpr TrackRef bone1{TrackKind::Bone, 1};
inline constexpr TrackRef morph0{TrackKind::Morph, 0};
inline constexpr TrackRef cameraTrack{TrackKind::Camera, 0};
inline constexpr TrackRef lightTrack{TrackKind::Light, 0};
inline constexpr TrackRef shadowTrack{TrackKind::Shadow, 0};
inline constexpr TrackRef stateTrack{TrackKind::State, 0};

/// Adds a bone; its keys get orders that no other bone's keys have.
inline void addBone(Motion &motion, KeyColumns<BoneKey> keys)
{
    quint32 &next = motion.nextOrder[std::size_t(RecordSection::Bones)];
    for (quint32 &order : keys.column<&BoneKey::order>())
        order += next;
    next += quint32(keys.size());
    BoneTrack track;
    track.name = "bone" + QByteArray::number(motion.bones.size());
    track.sourceField = KeyName::fromBytes(track.name);
    track.keys = std::move(keys);
    motion.bones.append(track);
}

/// A motion with one track of any kind.
template <class Key>
Motion motionOf(const KeyColumns<Key> &keys)
{
    Motion motion;
    if constexpr (std::is_same_v<Key, BoneKey>) {
        addBone(motion, keys);
    } else if constexpr (std::is_same_v<Key, MorphKey>) {
        MorphTrack track;
        track.name = "morph";
        track.sourceField = KeyName::fromBytes(track.name);
        track.keys = keys;
        motion.morphs.append(track);
    } else {
        mutableKeysOf<Key>(motion) = keys;
    }
    motion.nextOrder[std::size_t(sectionOf(kindOf<Key>))] = quint32(keys.size());
    return motion;
}

/// A motion with a bone that has keys at these frames; each one's position x is its frame.
inline Motion oneBone(const QList<quint32> &frames)
{
    KeyColumns<BoneKey> keys;
    for (const quint32 frame : frames)
        keys.append(BoneRecord{frame, {float(frame), 0, 0}}.key(quint32(keys.size())));
    keys.stableSortByFrame();
    return motionOf(keys);
}

/// Selects the keys of a track at these frames; all where none is given.
inline void selectFrames(KeySelection &selection, const Motion &motion, TrackRef track,
                         const QList<quint32> &frames = {})
{
    RowSet rows = selection.rows(track);
    for (qsizetype row = 0; row < motion.keyCount(track); ++row) {
        if (frames.isEmpty() || frames.contains(motion.frameAt(track, row)))
            rows.insert(row);
    }
    selection.setRows(track, rows);
}

inline KeySelection selected(const Motion &motion, TrackRef track, const QList<quint32> &frames = {})
{
    KeySelection selection;
    selectFrames(selection, motion, track, frames);
    return selection;
}

inline QList<quint32> framesOf(const Motion &motion, TrackRef track)
{
    return motion.visit(track, [](const auto &keys) { return keys.frames(); });
}

/// A motion that was put together of several: new records come after all of them.
inline Motion settled(Motion motion)
{
    for (int kind = 0; kind < trackKindCount; ++kind)
        motion.nextOrder[std::size_t(kind)] = quint32(motion.keyCount(TrackKind(kind)));
    return motion;
}

inline Motion applied(Motion motion, const EditResult &result)
{
    result.edit.apply(motion);
    return motion;
}

} // namespace furitsuke::test
