// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/editjob.h"

namespace furitsuke {

// Each is one undo step with a text that says what it did and how far curves are off; what could not be kept
// stands in the result's notes. Those that may take long come as jobs too.

/// Gives the chosen tracks a key at the playhead, see registerKeys(); the keys there are selected afterwards,
/// those that were there too. Locked tracks are left out, which a note says. An error where no track is
/// chosen that can be edited.
EditResult registerAtPlayhead(MotionDocument &document);
EditJob registerJob(const MotionDocument &document);
/// The same for other tracks than the chosen ones.
EditJob registerJob(const MotionDocument &document, const QList<TrackRef> &wanted);

/// Deletes the selected keys, see deleteKeysKeepingShape().
EditResult deleteSelectionKeepingShape(MotionDocument &document);
EditJob deleteKeepingShapeJob(const MotionDocument &document);
/// The same for other keys than the selected ones.
EditJob deleteKeepingShapeJob(const MotionDocument &document, const KeySelection &keys);

/// A step's text with what its curves cost.
QString withFit(const QString &text, const CurveFit &fit);

/// Lets what is before the selected keys stay until the frame before them, see holdBeforeKeys().
EditResult holdBeforeSelection(MotionDocument &document);

} // namespace furitsuke
