// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/timenotes.h"

namespace furitsuke {

/// In what a place in time is shown.
enum class TimeDisplay : quint8 { Frames, Seconds, Bars };

/// A stable English word for settings ("frames"); what is not known is Frames.
QString timeDisplayId(TimeDisplay display);
TimeDisplay timeDisplayFromId(const QString &id);

/// "0:41.13": minutes, seconds and hundredths of a frame at 30 frames a second; from an hour on "1:02:03.40".
QString timeText(qint64 frame);
/// "3|2|240": bar, beat and tick.
QString barBeatText(const Tempo &tempo, double frame);

/// A frame that somebody typed.
struct TypedFrame
{
    std::optional<qint64> frame; ///< 0 .. 2^32-1
    QString error;               ///< translated, where there is no frame
};

/// Understands what is typed to go to a frame:
///   "120"              the frame,
///   "12.5s", "0:12.5", "1:02:03.4"  seconds, minutes and seconds, hours, minutes and seconds,
///   "3|2", "3|2|240"   bar, beat and tick, where there is a tempo,
///   "+30", "-1:00"     any of them from the playhead on; "+1|0" is one bar later.
/// Times between two frames give the nearer one. A way that ends before frame 0 ends there. Digits and signs
/// may be full width, as Japanese input gives them.
TypedFrame typedFrame(const QString &text, qint64 playhead, const std::optional<Tempo> &tempo);

} // namespace furitsuke
