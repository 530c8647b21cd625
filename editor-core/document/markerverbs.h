// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/motiondocument.h"

namespace furitsuke {

// Changes of a document's markers and tempo, each one undo step. They give an error, translated, where
// nothing was changed, and nothing where it was, or where it was so already.

/// Puts a marker at a frame that has none. Without a name it is called by the next free number.
QString addMarker(MotionDocument &document, const Marker &marker);
/// Gives the marker of a frame another frame, name or colour. The frame of another marker is refused: that
/// would be lost.
QString changeMarker(MotionDocument &document, qint64 frame, const Marker &marker,
                     int gesture = MotionDocument::noGesture);
QString moveMarker(MotionDocument &document, qint64 frame, qint64 to,
                   int gesture = MotionDocument::noGesture);
QString renameMarker(MotionDocument &document, qint64 frame, const QString &name);
QString recolourMarker(MotionDocument &document, qint64 frame, QRgb colour);
QString deleteMarker(MotionDocument &document, qint64 frame);
QString deleteAllMarkers(MotionDocument &document);

/// Sets the tempo, or takes it away.
QString setTempo(MotionDocument &document, const std::optional<Tempo> &tempo);

/// What is said of a marker: its name, or "frame 30" where it has none.
QString markerLabel(const Marker &marker);

} // namespace furitsuke
