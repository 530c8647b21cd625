// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <limits>

namespace furitsuke {

/// Frames first .. last, both of them included, 0 <= first <= last <= 2^32-1.
struct FrameRange
{
    static constexpr qint64 latest = std::numeric_limits<quint32>::max();

    qint64 first = 0;
    qint64 last = 0;

    /// Between two frames in whatever order, as far as there are such frames.
    static FrameRange between(qint64 a, qint64 b)
    {
        return {qBound<qint64>(0, std::min(a, b), latest), qBound<qint64>(0, std::max(a, b), latest)};
    }
    qint64 length() const { return last - first + 1; }
    bool contains(qint64 frame) const { return frame >= first && frame <= last; }
    friend bool operator==(const FrameRange &, const FrameRange &) = default;
};

} // namespace furitsuke
