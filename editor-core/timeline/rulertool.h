// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/playback.h"
#include "editor-core/timeline/rulergeometry.h"

namespace furitsuke {

/// What the pointer does in a time ruler, free of widgets. Pressing on the numbers moves the playhead, and
/// dragging takes it along. A drag of a marker's flag moves the marker, a drag of an end of the play range
/// that end, of its middle the range, and one of the strip outside of it makes another range. A click
/// anywhere moves the playhead there, on a flag to its marker. All snaps to whole frames. Markers and range
/// change on release; cancel() brings back what was.
class RulerTool
{
public:
    enum class State {
        Idle,
        Pressed, ///< down, not yet moved far enough to tell a drag from a click
        Playhead,
        Marker,
        Range,
    };

    static constexpr double dragDistance = 3;

    RulerTool(MotionDocument &document, PlaybackClock &playback)
        : mDocument(document)
        , mPlayback(playback)
    {}

    void press(const RulerGeometry &geometry, const RulerHit &hit, QPointF point);
    void move(const RulerGeometry &geometry, QPointF point);
    /// Ends the gesture. Gives an error, translated, where it cannot be done.
    QString release(const RulerGeometry &geometry, QPointF point);
    void cancel();
    /// Ends the gesture where what it holds has changed under it.
    void abandon();

    State state() const { return mState; }
    bool isActive() const { return mState != State::Idle; }
    /// The frame that the pointer has taken something to; -1 where it has taken nothing.
    qint64 draggedTo() const { return mState == State::Idle || mState == State::Pressed ? -1 : mFrame; }
    /// The marker that is dragged, by its frame in the document; -1 where none is.
    qint64 draggedMarker() const { return mState == State::Marker ? mHit.marker : -1; }
    /// Whether the dragged marker is over another one, where it cannot stay.
    bool isRefused() const;
    /// The markers as they are to be shown.
    QList<Marker> shownMarkers() const;
    /// The play range as it is to be shown.
    std::optional<FrameRange> shownRange() const;

private:
    void begin();
    void update(const RulerGeometry &geometry, QPointF point);

    MotionDocument &mDocument;
    PlaybackClock &mPlayback;
    State mState = State::Idle;
    RulerHit mHit;
    QPointF mStart;
    qint64 mStartFrame = 0;  ///< under the pointer at the press
    qint64 mFrame = 0;       ///< of what is dragged, or of the dragged end
    qint64 mPlayhead = 0;    ///< before the press
    FrameRange mRange;       ///< while one is dragged
    FrameRange mRangeBefore; ///< of the range whose end or middle is dragged
};

} // namespace furitsuke
