// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/sheetgeometry.h"

#include <Qt>

namespace furitsuke {

/// What the pointer does in a dope sheet, free of widgets: clicks select, a drag from a key moves the
/// selected keys, a drag from empty space selects a box. Feed it presses, moves and releases; nothing changes
/// in the document before release but the selection, and cancel() brings that back too.
///
/// Modifiers. Click: alone selects, Ctrl toggles, Shift selects from the last clicked key of the track to
/// this one. Box: alone replaces the selection, Shift adds, Ctrl toggles, Alt takes away.
class SheetTool
{
public:
    enum class State {
        Idle,
        Pressed, ///< down, not yet moved far enough to tell a drag from a click
        Box,
        Move,
    };

    /// What a running move would do.
    struct MovePreview
    {
        qint64 frames = 0;         ///< after clamping, so that no key comes before frame 0
        qsizetype overwritten = 0; ///< keys that would disappear
    };

    static constexpr double dragDistance = 4;

    explicit SheetTool(MotionDocument &document)
        : mDocument(document)
    {}

    void press(const SheetGeometry &geometry, QPointF point, Qt::KeyboardModifiers modifiers);
    void move(const SheetGeometry &geometry, QPointF point);
    /// Ends the gesture; gives the result of the edit where it moved keys.
    EditResult release(const SheetGeometry &geometry, QPointF point);
    /// Ends the gesture as if it had not begun.
    void cancel();
    /// Ends the gesture where its keys are no longer those that it took hold of: the motion has changed under
    /// it.
    void abandon() { mState = State::Idle; }

    State state() const { return mState; }
    bool isActive() const { return mState != State::Idle; }
    const MovePreview &movePreview() const { return mPreview; }
    /// The box being drawn, in pixels of the sheet.
    QRectF box() const { return QRectF(mStart, mPoint).normalized(); }
    /// Where the pointer is.
    QPointF pointer() const { return mPoint; }
    /// The sheet's content moved by so many pixels under a running gesture: its start moves along.
    void scrolled(QPointF pixels) { mStart += pixels; }
    /// The key that was clicked last; Shift selects from here.
    TrackRef anchorTrack() const { return mAnchorTrack; }

private:
    enum class BoxMode { Replace, Add, Toggle, Subtract };

    void click(const SheetHit &hit, Qt::KeyboardModifiers modifiers);
    void updateBox(const SheetGeometry &geometry);
    void updateMove(const SheetGeometry &geometry);

    MotionDocument &mDocument;
    State mState = State::Idle;
    QPointF mStart;
    QPointF mPoint;
    SheetHit mPressed;
    Qt::KeyboardModifiers mModifiers;
    KeySelection mBefore; ///< selection at the press, for cancel and for boxes that add
    bool mSelectOnRelease =
        false; ///< a click on one of several selected keys selects it alone, a drag moves all
    BoxMode mBoxMode = BoxMode::Replace;
    MovePreview mPreview;
    bool mHasAnchor = false;
    TrackRef mAnchorTrack;
    qint64 mAnchorFrame = 0;
};

} // namespace furitsuke
