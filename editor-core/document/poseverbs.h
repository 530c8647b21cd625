// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/editjob.h"
#include "editor-core/vpd/posefile.h"

namespace furitsuke {

/// Gives the pose's bones and morphs keys at the playhead, with straight curves, as one undo step; they are
/// selected. Bones and morphs that the motion lacks are added; those of locked tracks are left out and noted.
EditJob pastePoseJob(const MotionDocument &document, const PoseFile &pose);
EditResult pastePose(MotionDocument &document, const PoseFile &pose);

/// What the bones and morphs of the chosen tracks are at the playhead; of all tracks where none of a bone or
/// morph with keys is chosen.
PoseFile poseAtPlayhead(const MotionDocument &document);

} // namespace furitsuke
