// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace furitsuke {

enum class PlaybackIcon { Start, PreviousKey, Play, Pause, NextKey, End, Loop };

/// Drawn anew wherever it is shown: crisp at every size and pixel ratio, in the colours of the palette that
/// the program has then.
QIcon playbackIcon(PlaybackIcon icon);

} // namespace furitsuke
