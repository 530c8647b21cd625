// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/valuescale.h"

#include <cmath>

namespace furitsuke {

void ValueScale::setTop(double value)
{
    // Floats go farther, but a double has to tell one pixel there from the next.
    constexpr double farthest = 1e12;
    if (std::isfinite(value))
        mTop = qBound(-farthest, value, farthest);
}

void ValueScale::zoomAt(double y, double factor)
{
    if (!(factor > 0))
        return;
    const double value = valueAt(y);
    mScale = qBound(smallestScale, mScale * factor, largestScale);
    setTop(value + y / mScale);
}

void ValueScale::fit(double least, double most, double height, double margin)
{
    if (!std::isfinite(least) || !std::isfinite(most) || least > most)
        return;
    // Of a low graph the margins do not take most.
    const double room = qMax(1.0, height - 2 * qMin(margin, height / 6));
    // Below that the rounding of floats is all that there is to see.
    const double noise = 1e-5 * qMax(std::abs(least), std::abs(most));
    if (most - least > noise)
        mScale = qBound(smallestScale, room / (most - least), largestScale);
    setTop(least + (most - least) / 2 + height / 2 / mScale);
}

double ValueScale::tickStep(double leastPixels) const
{
    const double least = leastPixels / mScale;
    const double power = std::pow(10, std::floor(std::log10(least)));
    for (const double step : {1.0, 2.0, 5.0}) {
        if (step * power >= least)
            return step * power;
    }
    return 10 * power;
}

} // namespace furitsuke
