// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/shapereport.h"
#include "editor-core/vpd/posefile.h"

namespace furitsuke {

/// Gives the bones and morphs of a pose keys at a frame, as somebody does who poses a model. A key that is
/// there keeps its curves and its place in the file, and gets the values; of several at the frame the last,
/// which is the one that plays. Where there is none one is made as registerKeys() does, so that what else the
/// curves say goes on, and then gets the values. Bones and morphs that the motion has no track for get one,
/// names cut as a motion stores them. Rotations that are no unit quaternions are made such.
///
/// `changed` counts the keys that come or get other values. An error where a name cannot be stored in the
/// encoding; then nothing is done.
EditResult setPoseKeys(const Motion &motion, const PoseFile &pose, quint32 frame, NameEncoding encoding);

/// The tracks that a pose moves, as far as the motion has them.
QList<TrackRef> tracksOfPose(const Motion &motion, const PoseFile &pose, NameEncoding encoding);

} // namespace furitsuke
