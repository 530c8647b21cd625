// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/motiondocument.h"
#include "editor-core/sound/soundclip.h"

namespace furitsuke {

// Changes of the sound that a document refers to, each one undo step. They give an error, translated, where
// nothing was changed, and nothing where it was, or where it was so already.

/// Refers to another sound. Its beginning and volume are those of the one before, if there is one.
QString setSound(MotionDocument &document, const QString &path);
QString removeSound(MotionDocument &document);
/// The frame at which the sound begins, any fraction.
QString setSoundOffset(MotionDocument &document, double frame, int gesture = MotionDocument::noGesture);
/// All of it at once, as dialogs do.
QString changeSound(MotionDocument &document, const SoundNote &sound,
                    int gesture = MotionDocument::noGesture);

/// Why a beginning or a volume cannot be used, translated; empty where they can.
QString soundFault(const SoundNote &sound);
/// What is said of the place where a sound begins: "frame 12.5 (0:00.417)".
QString soundOffsetText(double frame);
/// What is said of a sound: "3:24.50, 44100 Hz, stereo".
QString soundFacts(const SoundClip &clip);

} // namespace furitsuke
