// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/editresult.h"
#include "editor-core/text/nameencoding.h"

namespace furitsuke {

// A key seen in a mirror that stands between left and right: position x and the rotation's y and z change
// their signs (of bones in MMD's left-handed coordinates, where x is the side), of the camera target x and
// rotation y and z, of light the direction's x. Zeros and what is no number stay as they are, bit by bit, so
// that twice is the key itself. Names are not looked at.
BoneKey mirroredKey(BoneKey key);
CameraKey mirroredKey(CameraKey key);
LightKey mirroredKey(LightKey key);
inline MorphKey mirroredKey(const MorphKey &key)
{
    return key;
}
inline ShadowKey mirroredKey(const ShadowKey &key)
{
    return key;
}
inline StateKey mirroredKey(const StateKey &key)
{
    return key;
}

/// Mirrors keys in place. At the frames at which a track has selected keys, it and its counterpart on the
/// other side exchange their keys, all of them, and the values are mirrored; tracks without a side, and the
/// switches in display/IK records, are mirrored alone. Keys keep their places in the file. Nothing is
/// overwritten, and done again on what is selected afterwards it gives back the motion. A counterpart that is
/// missing is added; tracks whose counterpart's name does not fit, or is locked, are left as they are and
/// noted.
struct MirrorResult : EditResult
{
    /// The keys that were mirrored, in rows after the edit.
    KeySelection mirrored;
};

MirrorResult mirrorKeys(const Motion &motion, const KeySelection &selection, NameEncoding encoding,
                        const QList<TrackRef> &lockedTracks = {});

/// The same for all keys that tracks and their counterparts have from the first to the last frame.
MirrorResult mirrorTracks(const Motion &motion, const QList<TrackRef> &tracks, quint32 firstFrame,
                          quint32 lastFrame, NameEncoding encoding, const QList<TrackRef> &lockedTracks = {});

} // namespace furitsuke
