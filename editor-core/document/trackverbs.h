// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/motiondocument.h"

#include <functional>

namespace furitsuke {

// What a person does to tracks. Each is one undo step, whose text says what it did; an error is for the
// caller to show, and then nothing has changed. Names are as typed, in the document's encoding.

/// Adds a track without keys, and chooses it.
EditResult addTrack(MotionDocument &document, TrackKind kind, const QString &name);

/// Copies bone and morph tracks, each under a free name, and chooses the copies.
EditResult duplicateTracks(MotionDocument &document, const QList<TrackRef> &tracks);

/// Deletes tracks and all their keys; locked ones stay, which a note says.
EditResult deleteTracks(MotionDocument &document, const QList<TrackRef> &tracks);

/// Changes how tracks look; in no undo step.
void changeLooks(MotionDocument &document, const QList<TrackRef> &tracks,
                 const std::function<void(TrackLook &)> &change);

} // namespace furitsuke
