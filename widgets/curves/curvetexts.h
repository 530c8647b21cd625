// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/curvetool.h"

namespace furitsuke {

// What a curve editor says; translated.

/// Whose curves are shown: "センター: frames 30 to 45", "2,300 keys on 14 tracks".
QString editedKeysText(const MotionDocument &document, const CurveSummary &summary);

/// Why there are no curves to see.
QString noCurvesText(const MotionDocument &document, const CurveSummary &summary);

/// Where on a curve the playhead is.
struct CurveMoment
{
    CurveSegment segment;
    double time = 0; ///< the share of the segment's time that has gone, 0..1
};

/// How far one channel's value has gone then, and how fast: "58 % of the way, 1.4 × the mean speed"; after
/// the channel's name where it is to be told from others.
QString momentText(const Motion &motion, const CurveMoment &moment, KindChannel channel, bool named);

/// What a handle is: "Rotation, start of the curve: 20, 107". `others` are more channels' in the same place.
QString handleText(const CurveHandle &handle, const QList<CurveHandle> &others);

/// A line about a running drag, for a status bar.
QString dragText(const CurveTool &tool, const CurveSummary &summary);

/// That speeds do not all fit on their axis; empty where they do.
QString speedNote(bool cut, bool infinite, double top);

/// A channel's curve of a key.
CurvePoints curveOfKey(const Motion &motion, TrackRef track, qsizetype row, int channel);

} // namespace furitsuke
