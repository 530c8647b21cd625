// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace furitsuke {

/// Maps values to heights in a graph, in device-independent pixels from its top; greater values are higher
/// up.
class ValueScale
{
public:
    static constexpr double smallestScale = 1e-6;
    static constexpr double largestScale = 1e6;

    double pixelsPerValue() const { return mScale; }
    /// The value at the top edge.
    double top() const { return mTop; }
    void setTop(double value);

    double yOf(double value) const { return (mTop - value) * mScale; }
    double valueAt(double y) const { return mTop - y / mScale; }

    /// Changes the scale by a factor so that the value at y stays where it is.
    void zoomAt(double y, double factor);
    /// Moves what is shown down by so many pixels.
    void pan(double pixels) { setTop(mTop + pixels / mScale); }
    /// Shows least .. most in a height, with a margin above and below. A single value, or nearly one, comes
    /// to the middle at the scale that there is.
    void fit(double least, double most, double height, double margin = 24);

    /// Distance of labelled ticks: 1, 2 or 5 times a power of ten, at least so many pixels apart.
    double tickStep(double leastPixels) const;

    friend bool operator==(const ValueScale &, const ValueScale &) = default;

private:
    double mScale = 8;
    double mTop = 10;
};

} // namespace furitsuke
