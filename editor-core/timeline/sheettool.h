// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/keydrag.h"
#include "editor-core/timeline/pointerselection.h"

namespace furitsuke {

/// What the pointer does in a dope sheet, free of widgets: clicks select, a drag from a key moves the
/// selected keys, a drag from one of the handles at the ends of the time that several selected keys span
/// scales them, a drag from empty space selects inside a box or a lasso. Feed it presses, moves and
/// releases; nothing changes in the document before release but the selection, and cancel() brings that back
/// too.
///
/// Zoomed far out there is no empty space between keys that are crowded (see isCrowded()). There a drag from
/// a key that is not selected selects as one from empty space does, and so does one from a selected key with
/// Ctrl or Alt.
///
/// Modifiers. Click: alone selects, Ctrl toggles, Shift selects from the last clicked key of the track to
/// this one, Alt takes away. Box and lasso: alone replaces the selection, Shift adds, Ctrl toggles, Alt takes
/// away; Ctrl+Alt draws the other of the two shapes, also from a key, and adds with Shift. While keys are
/// dragged: as KeyDrag says; what was held at the press was for the click, and counts once it is pressed
/// anew.
class SheetTool
{
public:
    enum class State {
        Idle,
        Pressed, ///< down, not yet moved far enough to tell a drag from a click
        Select,  ///< a box or a lasso
        Drag,    ///< of keys
    };
    /// What a drag from empty space draws.
    enum class Shape { Box, Lasso };

    static constexpr double dragDistance = 4;

    explicit SheetTool(MotionDocument &document)
        : mDocument(document)
    {}

    Shape shape() const { return mShape; }
    void setShape(Shape shape) { mShape = shape; }
    const DragSettings &dragSettings() const { return mSettings; }
    void setDragSettings(const DragSettings &settings) { mSettings = settings; }

    void press(const SheetGeometry &geometry, QPointF point, Qt::KeyboardModifiers modifiers);
    /// The pointer moved, or a modifier changed.
    void move(const SheetGeometry &geometry, QPointF point, Qt::KeyboardModifiers modifiers);
    /// Ends the gesture; gives the result of the edit where it changed keys.
    EditResult release(const SheetGeometry &geometry, QPointF point, Qt::KeyboardModifiers modifiers);
    /// Ends the gesture as if it had not begun.
    void cancel();
    /// Ends the gesture where its keys are no longer those that it took hold of: the motion has changed under
    /// it.
    void abandon();

    /// The handle of an end of the selected keys' span, in pixels of the sheet; where it is shown during a
    /// drag. Empty where the keys are not at several frames.
    QRectF handleRect(const SheetGeometry &geometry, SpanEdge edge) const;
    /// The end whose handle is at a point.
    SpanEdge handleAt(const SheetGeometry &geometry, QPointF point) const;

    State state() const { return mState; }
    bool isActive() const { return mState != State::Idle; }
    /// Of a running drag.
    const KeyPreview &preview() const { return mDrag.preview(); }
    /// The selected keys' first and last frame, where a running drag shows them; {0, -1} where there are
    /// none.
    std::pair<qint64, qint64> shownSpan() const;
    /// The shape of a running selection, and its outline in pixels of the sheet.
    Shape runningShape() const { return mRunningShape; }
    QPolygonF outline(const SheetGeometry &geometry) const;
    /// Where the pointer is.
    QPointF pointer() const { return mPoint; }

private:
    void click(Qt::KeyboardModifiers modifiers)
    {
        mClicks.click(mDocument, mPressed.keys, mPressed.frame, modifiers);
    }
    void begin(const SheetGeometry &geometry);
    void updateSelection(const SheetGeometry &geometry);

    MotionDocument &mDocument;
    Shape mShape = Shape::Box;
    DragSettings mSettings;
    State mState = State::Idle;
    QPointF mStart; ///< in pixels; only until a drag begins
    QPointF mPoint;
    SheetHit mPressed;
    SpanEdge mPressedEdge = SpanEdge::None;
    Qt::KeyboardModifiers mForClick; ///< held since the press
    KeySelection mBefore;            ///< selection at the press, for cancel and for boxes that add
    /// A Shift click on a selected key: it selects a range on release, while a drag moves later keys too.
    bool mClickOnRelease = false;
    bool mOnlySelects = false; ///< the drag selects wherever it begins
    bool mCrowded = false;     ///< the drag selects although it begins on a key
    ClickSelection mClicks;
    ShapeMode mMode = ShapeMode::Replace;
    Shape mRunningShape = Shape::Box;
    /// The way of the pointer, or its ends for a box, in frames and pixels of all rows: the sheet may scroll
    /// and zoom meanwhile.
    QPolygonF mWay;
    KeyDrag mDrag;
};

} // namespace furitsuke
