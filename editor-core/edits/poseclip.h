// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/keyclip.h"
#include "editor-core/vpd/posefile.h"

namespace furitsuke {

/// A pose as keys that can be pasted (see pasteKeys()): one for each bone and morph, with straight curves, at
/// the clip's beginning. Rotations that are no unit quaternions are made such.
KeyClip clipOfPose(const PoseFile &pose);

/// What bone and morph tracks are at a frame, between keys too, as a pose: their own offsets and rotations,
/// as keys have them. Tracks of other kinds, and those without keys, are passed over. Frames before the first
/// key are MMD's (BeforeFirstKey::AsMmd).
PoseFile poseOfMotion(const Motion &motion, const QList<TrackRef> &tracks, double frame,
                      NameEncoding encoding);

} // namespace furitsuke
