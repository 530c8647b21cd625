// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/curvefinder.h"
#include "editor-core/edits/thinedits.h"

#include <span>

namespace furitsuke {

/// The worst deviations of a track or a part of it.
struct ThinWorst
{
    struct At
    {
        double off = 0;
        quint32 frame = 0;
    };

    std::array<At, thinQuantityCount> of;

    void add(ThinQuantity quantity, double off, quint32 frame)
    {
        At &at = of[std::size_t(quantity)];
        if (off > at.off)
            at = {off, frame};
    }
    void add(const ThinWorst &other)
    {
        for (std::size_t q = 0; q < of.size(); ++q)
            add(ThinQuantity(q), other.of[q].off, other.of[q].frame);
    }
};

/// What a track was at every frame from a key on, column by column: a window that goes along with the search,
/// so that its memory does not depend on how long the track is.
template <std::size_t Columns>
class ThinWindow
{
public:
    /// The first frame's value, then those of the frames after it.
    const double *column(std::size_t c) const { return mColumns[c].data() + mStart; }
    void append(const std::array<double, Columns> &values)
    {
        for (std::size_t c = 0; c < Columns; ++c)
            mColumns[c].push_back(values[c]);
    }
    void clear()
    {
        for (std::vector<double> &column : mColumns)
            column.clear();
        mStart = 0;
    }
    /// Begins so many frames later.
    void advance(qsizetype frames)
    {
        constexpr qsizetype worthMoving = 4096;
        mStart += frames;
        if (mStart < worthMoving || 2 * mStart < qsizetype(mColumns[0].size()))
            return;
        for (std::vector<double> &column : mColumns)
            column.erase(column.begin(), column.begin() + mStart);
        mStart = 0;
    }

private:
    std::array<std::vector<double>, Columns> mColumns;
    qsizetype mStart = 0;
};

/// How values go from one key to another, as far as their curve is concerned.
enum class ThinWay : quint8 {
    Impossible, ///< no curve keeps them within their bound
    Still,      ///< they end where they began, and no curve matters
    Moving,
};

/// What a curve has to say for values that share it, each given at every frame from the first key to the
/// last: values[0] .. values[frames]. What no curve can do is said at once: a curve rises all the time, and
/// stays between the two keys.
ThinWay sharesOf(std::span<const double *const> values, int frames, double bound, CourseShares &shares);

/// The longest stretch over which keys go, in frames, holds excepted: it bounds time and memory where keys
/// stand far apart.
inline constexpr quint32 longestThinned = 1 << 14;

} // namespace furitsuke
