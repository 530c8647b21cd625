// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/editresult.h"

namespace furitsuke {

/// Gives a bone or morph track another name, for all its records: `name` in the file's encoding, cut at byte
/// 15 as MMD cuts it, zero padded. An error where the name is empty, or another track has it after the cut
/// (the two could not be told apart in the file).
EditResult renameTrack(const Motion &motion, TrackRef track, QByteArrayView name);

/// Adds a bone or morph track without keys; an error where its name is empty or taken. The track writes
/// nothing until it has a key.
EditResult addTrack(const Motion &motion, TrackKind kind, QByteArrayView name);

} // namespace furitsuke
