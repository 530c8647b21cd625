// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/keyselection.h"
#include "editor-core/text/nameencoding.h"

namespace furitsuke {

/// Keys of one bone or morph in a clip. The name is text, so that it means the same in every encoding.
template <class Key>
struct ClipTrack
{
    QString name;
    KeyColumns<Key> keys;

    friend bool operator==(const ClipTrack &, const ClipTrack &) = default;
};

/// A switch of an IK bone in a clip.
struct ClipIkSwitch
{
    QString name;
    quint8 enabled = 1;

    friend bool operator==(const ClipIkSwitch &, const ClipIkSwitch &) = default;
};

/// A display/IK record in a clip.
struct ClipStateKey
{
    quint32 frame = 0;
    quint8 visible = 1;
    QList<ClipIkSwitch> ik;

    friend bool operator==(const ClipStateKey &, const ClipStateKey &) = default;
};

/// Keys that were copied, of any tracks, apart from any motion: a value. Frames count from the clip's
/// beginning; values are those of the keys, bit by bit. Orders number the keys of a track, and the form of
/// bone keys says no more than whether they switch physics off.
struct KeyClip
{
    QList<ClipTrack<BoneKey>> bones;
    QList<ClipTrack<MorphKey>> morphs;
    KeyColumns<CameraKey> camera;
    KeyColumns<LightKey> light;
    KeyColumns<ShadowKey> shadow;
    QList<ClipStateKey> states; ///< by frame
    /// The frame that the clip's beginning was copied from.
    quint32 firstFrame = 0;

    bool isEmpty() const { return keyCount() == 0; }
    qsizetype keyCount() const;
    /// The tracks that have keys; numbers are places in the lists above.
    QList<TrackRef> tracks() const;
    qsizetype keyCount(TrackRef track) const;
    /// Of a bone or a morph; empty for the other kinds.
    QString name(TrackRef track) const;
    /// The last frame of a key, from the clip's beginning.
    quint32 lastFrame() const;
    /// How many frames it covers: from its beginning to its last key, both counted. 0 where there are no
    /// keys.
    qint64 length() const { return isEmpty() ? 0 : qint64(lastFrame()) + 1; }

    friend bool operator==(const KeyClip &, const KeyClip &) = default;
};

/// The selected keys; the clip begins at the first of them.
KeyClip copyKeys(const Motion &motion, const KeySelection &selection, NameEncoding encoding);

/// Gives a key the form that the keys of a clip have.
template <class Key>
void makeClipForm(Key &key)
{
    if constexpr (std::is_same_v<Key, BoneKey>)
        key.form = KeyForm::written(CurveLayout::Mmd9, key.form.physicsOff());
    else if constexpr (std::is_same_v<Key, MorphKey>)
        key.form = {};
}

} // namespace furitsuke
