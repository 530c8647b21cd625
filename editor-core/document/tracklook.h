// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace furitsuke {

/// How a track is shown and whether it can be edited; not part of the motion.
struct TrackLook
{
    bool locked = false; ///< its keys cannot be selected or changed
    bool hidden = false; ///< not listed
    bool solo = false;   ///< while any track is, only those are listed
    QRgb colour = 0;     ///< 0: none

    friend bool operator==(const TrackLook &, const TrackLook &) = default;
};

} // namespace furitsuke
