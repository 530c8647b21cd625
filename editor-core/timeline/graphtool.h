// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/graphverbs.h"
#include "editor-core/timeline/curvesnap.h"
#include "editor-core/timeline/graphgeometry.h"
#include "editor-core/timeline/keydrag.h"
#include "editor-core/timeline/pointerselection.h"

#include <QPoint>

#include <memory>

namespace furitsuke {

/// What the pointer does in a value graph, free of widgets: clicks select keys, a drag from a key moves the
/// selected ones in time and value, a drag of a handle bends the curve, a drag from empty space selects
/// inside a box, the middle button pans. Drags of keys and handles change the document as they go (one undo
/// step in the end, none where they end where they began); cancel() puts all back, the selection too.
///
/// Modifiers. Click: alone selects, Ctrl toggles, Shift selects from the last clicked key of the track to
/// this one, Alt takes away. Box: alone replaces the selection, Shift adds, Ctrl toggles, Alt takes away. Of
/// a running drag: Shift keeps to the direction that it went farther in, Ctrl turns snapping on or off, of
/// keys in time, of handles as in the curve editor (see snapsWith()); what was held at the press of a key was
/// for the click, and counts once it is pressed anew.
///
/// Keys go in time alone or in value alone, whichever way a drag begins, until it clearly goes the other way
/// as well: a hand that means one of them never goes quite straight. From then on both follow.
///
/// A drag in value changes the value of the line that was taken hold of, for all selected keys that have it;
/// a line of turns or speeds can be dragged in time only.
class GraphTool
{
public:
    enum class State {
        Idle,
        Pressed, ///< down, not yet moved far enough to tell a drag from a click
        Box,
        Keys,
        Handle,
        Pan,
    };

    static constexpr double dragDistance = 4;
    /// So far in pixels, and a quarter of the way in the first direction, a drag has to go in the other one
    /// to be meant there too; but never farther than the second number.
    static constexpr double secondDirection = 12;
    static constexpr double surelySecondDirection = 40;

    GraphTool(MotionDocument &document, UnwrappedAngles &angles)
        : mDocument(document)
        , mAngles(angles)
    {}

    const DragSettings &dragSettings() const { return mSettings; }
    void setDragSettings(const DragSettings &settings) { mSettings = settings; }
    /// What dragged handles snap to.
    void setCurveSnaps(CurveSnaps snaps) { mCurveSnaps = snaps; }

    void press(const GraphGeometry &geometry, QPointF point, Qt::KeyboardModifiers modifiers);
    /// The middle button: what is shown follows the pointer, on the axes that are not locked.
    void pressPan(QPointF point);
    /// The pointer moved, or a modifier changed. Gives the result of the edit where keys or a curve changed;
    /// pans by changing the geometry.
    EditResult move(GraphGeometry &geometry, QPointF point, Qt::KeyboardModifiers modifiers);
    /// Ends the gesture; gives what the last move gave.
    EditResult release(GraphGeometry &geometry, QPointF point, Qt::KeyboardModifiers modifiers);
    /// What is left of the drag that release() has just ended: of more selected keys than can follow a drag
    /// only those in view did, and nothing is changed before this work is done. Given once.
    std::optional<EditJob> takeJob() { return std::exchange(mJob, std::nullopt); }
    /// Ends the gesture as if it had not begun. A pan stays.
    void cancel();
    /// Ends the gesture where the motion has changed under it.
    void abandon();

    /// The wheel: alone zooms time about the pointer, with Ctrl values; with Shift, or turned sideways, it
    /// pans time, with Ctrl and Shift values. `turned` is in eighths of a degree. Locked axes stay.
    static void wheel(GraphGeometry &geometry, QPointF point, QPoint turned, Qt::KeyboardModifiers modifiers);

    State state() const { return mState; }
    bool isActive() const { return mState != State::Idle; }
    /// The box of a running selection, in pixels.
    QRectF box(const GraphGeometry &geometry) const;
    /// Of a drag of keys: how far they are from where they were.
    qint64 draggedFrames() const { return mFrames; }
    double draggedAmount() const { return mAmount; }
    /// How many keys are dragged that do not follow before the end.
    qsizetype waitingKeys() const;
    /// The only direction in which the drag goes so far; false for both where it goes in both, or can in time
    /// alone.
    bool isInTimeOnly() const { return mDragsValues && mLead == Axis::Time; }
    bool isInValuesOnly() const { return mLead == Axis::Values; }
    const std::optional<SnapTarget> &snap() const { return mSnap; }
    /// Of a drag of a handle: which, and the curve as it is now.
    const GraphHandle &handle() const { return mHit.handle; }
    CurvePoints handleCurve() const { return mCurve; }

private:
    enum class Axis { Both, Time, Values };

    void click(Qt::KeyboardModifiers modifiers)
    {
        mClicks.click(mDocument, mHit.keys, qint64(mHit.key.frame), modifiers);
    }
    void begin(const GraphGeometry &geometry);
    void updateBox(const GraphGeometry &geometry);
    void updateKeys(const GraphGeometry &geometry, Qt::KeyboardModifiers modifiers);
    /// Has those keys follow that are in view, or would be with all of them so far from where they were.
    void followInView(const GraphGeometry &geometry, qint64 frames);
    void updateHandle(const GraphGeometry &geometry, Qt::KeyboardModifiers modifiers);
    Axis freeAxis(const GraphGeometry &geometry, Qt::KeyboardModifiers modifiers) const;
    /// Finds mLead.
    void updateLead(const GraphGeometry &geometry);
    CurvePoints snappedHandle(const GraphGeometry &geometry, CurvePoints curve, CurveSnaps snaps) const;
    bool hasLostItsMotion() const;

    MotionDocument &mDocument;
    UnwrappedAngles &mAngles;
    DragSettings mSettings;
    CurveSnaps mCurveSnaps;
    QPointF mStart; ///< in pixels; only until a drag begins
    QPointF mPoint;
    /// Where the press was, as (frame, value): the graph may scroll and zoom meanwhile.
    QPointF mStartPlace;
    GraphHit mHit;
    KeySelection mBefore; ///< selection at the press
    ClickSelection mClicks;

    std::unique_ptr<KeyGesture> mKeyGesture;
    std::unique_ptr<HandleGesture> mHandleGesture;
    GraphWay mWay;                                   ///< that a handle bends, as it was at the press
    std::pair<qint64, qint64> mLiveFrames = {0, -1}; ///< among which keys were chosen that follow
    qsizetype mWaiting = 0;
    std::optional<EditJob> mJob;
    EditResult mLast;
    qint64 mFrames = 0;
    double mAmount = 0;
    std::optional<SnapTarget> mSnap;
    // Small ones last: they take less room so.
    std::optional<Axis> mLead;       ///< of a drag of keys: the direction it began in, or both
    Qt::KeyboardModifiers mForClick; ///< held since the press
    State mState = State::Idle;
    ShapeMode mMode = ShapeMode::Replace;
    CurvePoints mCurve;
    bool mDragsValues = false;
    bool mClickOnRelease = false; ///< a Shift click on a selected key: a range on release
};

} // namespace furitsuke
