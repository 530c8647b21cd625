// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/sheettool.h"

#include <QList>
#include <QPointF>

/// Gestures as data, so that the same ones are played to the tool alone and, as mouse events, to the widget.
namespace furitsuke::test {

struct PointerStep
{
    /// Modifiers: other keys are held from here on, the pointer stays.
    enum Kind { Press, Move, Release, Cancel, Modifiers };
    Kind kind;
    QPointF point;
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
};

using Gesture = QList<PointerStep>;

/// A click at a point.
Gesture click(QPointF point, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
/// A press, some moves on the way, and a release.
Gesture drag(QPointF from, QPointF to, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
/// The same along a way; the last point is that of the release.
Gesture dragAlong(const QList<QPointF> &way, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
/// A drag that begins without modifiers; they are pressed when it is half way, and held until its end.
Gesture dragThenHold(QPointF from, QPointF to, Qt::KeyboardModifiers modifiers);
/// The same gesture, ended by Esc before the release.
Gesture cancelled(Gesture gesture);
/// A drag that is cancelled.
Gesture cancelledDrag(QPointF from, QPointF to);

/// The middle of a key on the sheet: of a visible row, at a frame.
QPointF keyPoint(const SheetGeometry &geometry, qsizetype row, qint64 frame);

/// The middle of the handle at an end of the selected keys' span, which is at a frame.
QPointF handlePoint(const SheetGeometry &geometry, SpanEdge edge, qint64 frame);

/// One named gesture and what the document must be after it.
struct GestureCase
{
    QByteArray name;
    /// Made from the geometry that is shown.
    Gesture (*make)(const SheetGeometry &geometry);
    /// Selected frames by row label afterwards, "label: 0 10; ..."
    QString selected;
    /// Frames of the first bone afterwards.
    QList<quint32> frames;
    SheetTool::Shape shape = SheetTool::Shape::Box;
    /// So far zoomed out, in pixels for a frame; 0: as gestureMotion() is in view.
    double zoom = 0;
};

/// The scale for a case, of one that shows gestureMotion().
TimeScale scaleFor(const GestureCase &gesture, const TimeScale &shown);

/// The cases for gestureMotion(), each starting from nothing selected but what the gesture itself selects.
QList<GestureCase> gestureCases();

/// A motion with two bones, "センター" at 0 10 20 30 and "左足ＩＫ" at 0 10 40, all in view.
QByteArray gestureMotion();

/// What is selected, as in GestureCase::selected.
QString selectedText(const MotionDocument &document);

} // namespace furitsuke::test
