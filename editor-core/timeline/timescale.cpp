// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/timescale.h"

#include <array>
#include <cmath>
#include <limits>

namespace furitsuke {

namespace {
constexpr double latestFrame = std::numeric_limits<quint32>::max();
} // namespace

void TimeScale::setLeftFrame(double frame)
{
    // A little before frame 0, so that its key and the playhead there are not cut.
    mLeft = qBound(-24 / mScale, frame, latestFrame);
}

int TimeScale::columnAt(double frame) const
{
    constexpr double limit = 1e9;
    return int(std::floor(qBound(-limit, xOf(frame) + 0.5, limit)));
}

qint64 TimeScale::nearestFrame(double x) const
{
    return qint64(qBound(0.0, std::round(frameAt(x)), latestFrame));
}

void TimeScale::zoomAt(double x, double factor)
{
    const double frame = frameAt(x);
    mScale = qBound(smallestScale, mScale * factor, largestScale);
    setLeftFrame(frame - x / mScale);
}

void TimeScale::fit(double firstFrame, double lastFrame, double width, double margin)
{
    const double room = qMax(1.0, width - 2 * margin);
    mScale = qBound(smallestScale, room / qMax(1.0, lastFrame - firstFrame), largestScale);
    const double middle = (firstFrame + lastFrame) / 2;
    setLeftFrame(qMin(firstFrame - margin / mScale, middle - width / 2 / mScale));
}

bool TimeScale::ensureVisible(double frame, double width, double margin)
{
    const double x = xOf(frame);
    if (x < qMin(margin, width / 4))
        setLeftFrame(frame - margin / mScale);
    else if (x > width - margin)
        setLeftFrame(frame - (width - margin) / mScale);
    else
        return false;
    return true;
}

qint64 TimeScale::tickStep(double leastPixels) const
{
    static constexpr std::array<qint64, 9> steps = {1, 5, 10, 30, 60, 150, 300, 900, 1800};
    for (const qint64 step : steps) {
        if (double(step) * mScale >= leastPixels)
            return step;
    }
    qint64 step = steps.back();
    for (int i = 0; double(step) * mScale < leastPixels && step < (qint64(1) << 40); ++i)
        step *= i % 2 ? 2 : 5;
    return step;
}

qint64 TimeScale::beatStep(const Tempo &tempo, double leastPixels) const
{
    const double beat = framesPerBeat(tempo) * mScale;
    if (beat >= leastPixels)
        return 1;
    qint64 step = tempo.beatsPerBar;
    while (double(step) * beat < leastPixels && step < (qint64(1) << 40))
        step *= 2;
    return step;
}

} // namespace furitsuke
