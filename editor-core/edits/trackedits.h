// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/iknames.h"

namespace furitsuke {

/// What is wrong with a name for a bone or morph track, translated: it is empty, or another track than that
/// of the index `except` has it after the cut at byte 15. Empty where it can be used.
QString trackNameError(const Motion &motion, TrackKind kind, QByteArrayView name, qint32 except = -1);

/// Gives a bone or morph track another name, for all its records: `name` in the file's encoding, cut at byte
/// 15 as MMD cuts it, zero padded. An error where the name is empty, or another track has it after the cut
/// (the two could not be told apart in the file). A bone's name in display/IK records follows unless it is to
/// be kept; see renameIkBone(). `changed` counts keys and records.
EditResult renameTrack(const Motion &motion, TrackRef track, QByteArrayView name,
                       IkNames ikNames = IkNames::Follow);

/// Adds a bone or morph track without keys; an error where its name is empty or taken. The track writes
/// nothing until it has a key. A removed track of that name comes back, empty.
EditResult addTrack(const Motion &motion, TrackKind kind, QByteArrayView name);

/// The track that addTrack() would give: a removed one of that name, else the next.
TrackRef addedTrack(const Motion &motion, TrackKind kind, QByteArrayView name);

/// Deletes bone and morph tracks, with all their keys. The camera, the light, the self shadow and display/IK
/// lose their keys alone, since a motion always has their tracks. Tracks that are not there are passed over.
EditResult deleteTracks(const Motion &motion, const QList<TrackRef> &tracks);

/// A bone or morph track with the same keys under another name: `changed` counts them. New keys come after
/// all others in the file. Errors as for addTrack().
EditResult duplicateTrack(const Motion &motion, TrackRef track, QByteArrayView name);

/// A name that no track of the kind has, for a copy of one: the same with a number at its end, or with the
/// next number where it has one. It fits into its field, for which whole characters before the number go.
/// In the file's encoding, as the given name.
QByteArray freeTrackName(const Motion &motion, TrackKind kind, QByteArrayView name, NameEncoding encoding);

} // namespace furitsuke
