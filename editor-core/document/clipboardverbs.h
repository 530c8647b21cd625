// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/editjob.h"
#include "editor-core/edits/pasteedits.h"

namespace furitsuke {

// What the clipboard's commands do with a document; the clipboard itself is the caller's. Each is one undo
// step with a text that says what it did.

/// The selected keys.
KeyClip copySelection(const MotionDocument &document);

/// Deletes the selected keys, for a caller that has copied them.
EditResult cutSelection(MotionDocument &document);

/// The options completed by what the document says: names' encoding, locked tracks.
PasteOptions pasteOptionsFor(const MotionDocument &document, PasteOptions options);

/// Pastes keys; they are selected afterwards, and the playhead stays.
PasteResult paste(MotionDocument &document, const KeyClip &clip, const PasteOptions &options);
/// The same as a job, for clips and channels that take long.
EditJob pasteJob(const MotionDocument &document, KeyClip clip, const PasteOptions &options);
/// The same for keys that are a text yet, see clipTextFrom(): reading it is part of the job.
EditJob pasteTextJob(const MotionDocument &document, const QByteArray &text, const PasteOptions &options);

/// Mirrors the selected keys in place, see mirrorKeys(); they stay selected.
EditResult mirrorSelection(MotionDocument &document);
/// The same as a job. It is quick, and has no progress of its own.
EditJob mirrorJob(const MotionDocument &document);

} // namespace furitsuke
