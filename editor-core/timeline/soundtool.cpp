// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/soundtool.h"

#include "editor-core/document/playback.h"
#include "editor-core/document/soundverbs.h"

#include <cmath>
#include <utility>

namespace furitsuke {

void SoundTool::press(const TimeScale &scale, double x)
{
    cancel();
    mActive = mTrack.note().has_value();
    mStart = x;
    mStartFrame = scale.frameAt(x);
}

void SoundTool::move(const TimeScale &scale, double x, bool finely)
{
    if (!mActive)
        return;
    // Undone, or another one, while it was held.
    if (!mTrack.note()) {
        cancel();
        return;
    }
    if (!mTrack.isDragged() && std::abs(x - mStart) < dragDistance)
        return;
    constexpr double framesPerMillisecond = PlaybackClock::framesPerSecond / 1000;
    const double step = finely ? framesPerMillisecond : 1;
    const double frame = mTrack.note()->offset + scale.frameAt(x) - mStartFrame;
    mTrack.setDraggedOffset(qBound(-farthestSound, std::round(frame / step) * step, farthestSound));
}

QString SoundTool::release()
{
    if (!std::exchange(mActive, false) || !mTrack.isDragged())
        return {};
    const double frame = mTrack.shownOffset();
    const QString fault = setSoundOffset(mDocument, frame);
    mTrack.setDraggedOffset({});
    return fault;
}

void SoundTool::cancel()
{
    mActive = false;
    mTrack.setDraggedOffset({});
}

} // namespace furitsuke
