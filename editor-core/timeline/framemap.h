// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <cmath>

namespace furitsuke {

/// Where a running gesture shows keys: scaled about a frame, or shifted. Never turns the order of frames
/// around.
struct FrameMap
{
    qint64 pivot = 0;
    double numerator = 1; ///< of the factor: whole numbers greater than 0, so that halves are halves
    double denominator = 1;
    qint64 shift = 0;

    static FrameMap shifted(qint64 frames) { return {0, 1, 1, frames}; }

    bool isScaled() const { return numerator != denominator; }
    bool isIdentity() const { return !isScaled() && shift == 0; }
    /// Half a frame goes to the later one.
    qint64 operator()(qint64 frame) const
    {
        if (!isScaled())
            return frame + shift;
        return pivot + shift + qint64(std::floor(double(frame - pivot) * numerator / denominator + 0.5));
    }
    /// A frame before which no frame is taken to this one or after it, and not far before the first that is.
    qint64 sourceOf(double frame) const
    {
        constexpr double limit = 1e15;
        const double from = frame - double(shift) - double(pivot);
        const double source = isScaled() ? (from - 1) * denominator / numerator : from;
        return qint64(std::floor(qBound(-limit, source + double(pivot), limit)));
    }

    friend bool operator==(const FrameMap &, const FrameMap &) = default;
};

} // namespace furitsuke
