// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/timenotes.h"

namespace furitsuke {

/// Maps frames to horizontal positions, in device-independent pixels from the view's left edge.
class TimeScale
{
public:
    static constexpr double smallestScale = 1e-7;
    static constexpr double largestScale = 96;
    /// From this scale on a key is drawn as a glyph of its own; below, keys share pixel columns.
    static constexpr double glyphScale = 6;

    double pixelsPerFrame() const { return mScale; }
    /// Frame at the left edge; may be a little below 0.
    double leftFrame() const { return mLeft; }
    void setLeftFrame(double frame);

    /// The same frames in pixels of a device that has so many of them for one of these.
    TimeScale inDevicePixels(double ratio) const
    {
        TimeScale result = *this;
        result.mScale *= ratio;
        return result;
    }

    double xOf(double frame) const { return (frame - mLeft) * mScale; }
    double frameAt(double x) const { return mLeft + x / mScale; }
    /// The pixel column in which a place in time is drawn.
    int columnAt(double frame) const;
    /// The whole frame nearest to a position, not below 0.
    qint64 nearestFrame(double x) const;
    bool showsGlyphs() const { return mScale >= glyphScale; }

    /// Changes the scale by a factor so that the frame at x stays where it is.
    void zoomAt(double x, double factor);
    void pan(double pixels) { setLeftFrame(mLeft - pixels / mScale); }
    /// Shows the frames first .. last in a width, with a margin on both sides.
    void fit(double firstFrame, double lastFrame, double width, double margin = 24);
    /// Scrolls as little as needed to have the frame at least `margin` pixels inside.
    bool ensureVisible(double frame, double width, double margin = 24);

    /// Distance of labelled ruler ticks in frames: 1, 5, 10, 30 (a second), 60, 150, 300 (10 s), 900, 1800 (1
    /// min) and so on, so that labels are at least so many pixels apart.
    qint64 tickStep(double leastPixels) const;
    /// The same for beats: 1, then 1, 2, 4, 8 and so on whole bars.
    qint64 beatStep(const Tempo &tempo, double leastPixels) const;

    friend bool operator==(const TimeScale &, const TimeScale &) = default;

private:
    double mScale = 8;
    double mLeft = 0;
};

} // namespace furitsuke
