// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/curveverbs.h"
#include "editor-core/timeline/curvegeometry.h"
#include "editor-core/timeline/curvesnap.h"

#include <memory>

namespace furitsuke {

/// Settings of one curve editor that its parts share.
struct CurveEditing
{
    CurveChannels channels = CurveChannels::all(); ///< shown and edited
    bool linked = true; ///< a drag changes all chosen channels; else only that of the handle that was taken
    bool relative = false; ///< each key's own curve is moved; else all keys get the dragged point
    CurveSnaps snaps;
    bool speed = false; ///< the speed curve is shown

    friend bool operator==(const CurveEditing &, const CurveEditing &) = default;
};

/// What pointer and keyboard do in a curve editor, free of widgets: handles are dragged and nudged, and the
/// curves of all selected keys follow while they go. A drag is one undo step, and so is a row of strokes;
/// those that end where they began leave none. cancel() puts back what a drag has changed.
///
/// Modifiers of a running drag: Shift keeps to the direction that it went farther in, Ctrl turns snapping
/// off, or to the grid of 8 where there is none. What was held at the press counts at once: a handle has no
/// click that it could be for.
class CurveTool
{
public:
    /// How near to a corner or the middle a dragged handle has to be, in pixels, to be drawn there.
    static constexpr double snapReach = 8;

    explicit CurveTool(MotionDocument &document)
        : mDocument(document)
    {}

    const CurveEditing &editing() const { return mEditing; }
    /// Ends what is running as if nothing had begun, where it would mean something else now.
    void setEditing(const CurveEditing &editing);

    /// The handle that the keyboard moves; its channel may have no keys, see currentOf().
    CurrentHandle current() const { return mCurrent; }
    void setCurrent(CurrentHandle handle);
    /// The current handle as one of a summary: of the current channel or, where it is not shown, of the first
    /// that is. Nothing where no channel is.
    std::optional<CurveHandle> currentOf(const CurveSummary &summary) const;
    /// Other keys are selected, of which this is the summary: makes a channel current on which they move. But
    /// a channel that somebody has chosen for keys of a kind, by setCurrent() or press(), stays theirs.
    void followSelection(const CurveSummary &summary);

    /// Takes hold of a handle, where one is within reach; false where none is.
    bool press(const CurveGeometry &geometry, const CurveSummary &summary, QPointF point);
    /// The pointer moved, or a modifier changed. Gives the result of the edit where it changed anything, else
    /// an empty one.
    EditResult move(QPointF point, Qt::KeyboardModifiers modifiers);
    /// Ends the drag; gives what the last move gave.
    EditResult release(QPointF point, Qt::KeyboardModifiers modifiers);
    /// What is left of the drag that release() has just ended: where more keys are selected than can follow a
    /// drag only liveKeys() did, and nothing is changed before this work is done. Likewise all that a stroke
    /// does to so many keys: a step of its own. Given once.
    std::optional<EditJob> takeJob() { return std::exchange(mJob, std::nullopt); }
    /// The keys that follow a running drag, where not all that are selected can; else null.
    const KeySelection *liveKeys() const;
    /// Ends the drag as if it had not begun. Strokes stay.
    void cancel();
    /// Ends all where the motion or the selection has changed under it.
    void abandon();

    /// A stroke of an arrow key: the current handle goes by so many grid steps.
    EditResult nudge(const CurveSummary &summary, int dx, int dy);
    /// A stroke that takes the current handle all the way in a direction, -1, 0 or 1 for each axis.
    EditResult nudgeToEdge(const CurveSummary &summary, int dx, int dy);
    /// The next stroke begins an undo step of its own.
    void endStrokes();

    /// Whether a drag is going on.
    bool isActive() const { return mDragging; }
    /// The handle of a running drag, as it was at the press.
    const CurveHandle &handle() const { return mHandle; }
    /// Where the gesture has brought it; relatively that may be beyond the square.
    GridPoint place() const { return mAt; }

private:
    /// Makes a handle current as somebody wants it.
    void choose(CurrentHandle handle, KindChannel before);
    /// A gesture may begin at a handle, which is now where it is at its beginning.
    void takeHold(const CurveHandle &handle, const CurveSummary &summary);
    /// The channels that a handle of this one changes.
    CurveChannels channelsOf(KindChannel channel) const;
    /// Whether the motion or the selection is another one than that of the running gesture.
    bool isLost() const;
    EditResult bring(GridPoint to, bool mirror);
    template <class Target>
    EditResult stroke(const CurveSummary &summary, Target &&target);

    MotionDocument &mDocument;
    CurveEditing mEditing;
    CurrentHandle mCurrent;
    QList<KindChannel> mChosen; ///< channels that somebody made current, at most one for a kind
    CurveGeometry mGeometry;    ///< as it was at the press
    QPointF mStart;
    bool mDragging = false;

    std::unique_ptr<CurveGesture> mGesture; ///< begins with the first change
    KeySelection mSelection;                ///< that it works on
    KeySelection mLive;                     ///< of them those that follow at once
    std::optional<EditJob> mJob;
    EditResult mLast;
    CurveHandle mHandle; ///< that the gesture moves, as it was when it began
    GridPoint mAt;       ///< where the gesture has brought it
    bool mMirror = false;
    GridPoint mLeast; ///< how far it makes sense to go, relatively
    GridPoint mMost;
};

} // namespace furitsuke
