// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/soundtrack.h"
#include "editor-core/timeline/timescale.h"

namespace furitsuke {

/// Drags a sound along the time axis, free of widgets. Its beginning snaps to whole frames, or where that is
/// done finely to whole milliseconds. The sound is shown where it is dragged to, and moves on release, as one
/// step; cancel() brings it back.
class SoundTool
{
public:
    static constexpr double dragDistance = 3;

    SoundTool(MotionDocument &document, SoundTrack &track)
        : mDocument(document)
        , mTrack(track)
    {}

    void press(const TimeScale &scale, double x);
    void move(const TimeScale &scale, double x, bool finely);
    /// Ends the gesture. Gives an error, translated, where it cannot be done.
    QString release();
    void cancel();

    bool isActive() const { return mActive; }
    /// It has gone far enough to tell it from a click.
    bool isDragging() const { return mActive && mTrack.isDragged(); }

private:
    MotionDocument &mDocument;
    SoundTrack &mTrack;
    bool mActive = false;
    double mStart = 0;      ///< where it was pressed, in pixels
    double mStartFrame = 0; ///< and in frames
};

} // namespace furitsuke
