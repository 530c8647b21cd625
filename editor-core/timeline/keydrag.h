// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/keypreview.h"

#include <Qt>

namespace furitsuke {

/// How drags of keys behave, as set by a person.
struct DragSettings
{
    bool snapping = true;
    QList<qint64> rangeEnds; ///< first and last frame of the play range, where there is one
};

/// An end of the time that the selected keys span.
enum class SpanEdge : quint8 { None, First, Last };

/// A drag of the selected keys in time: all of them along, or one end of their span, which scales the span.
/// Their rows must not change under it.
///
/// Modifiers, while they are held: Ctrl turns snapping on or off. Shift takes the keys after the selected
/// ones along, on the same tracks. Alt copies, or scales about the playhead instead of the other end.
class KeyDrag
{
public:
    /// Takes hold of the selected keys by one at a frame; `at` is where the pointer is, in frames.
    void begin(const MotionDocument &document, qint64 grabbed, double at);
    /// Takes hold of an end of the selected keys' span.
    void beginScale(const MotionDocument &document, SpanEdge edge, double at);
    /// The pointer is at a frame now.
    void update(const MotionDocument &document, const SheetGeometry &geometry, const DragSettings &settings,
                double at, Qt::KeyboardModifiers modifiers);
    /// Does what the preview shows, as one undo step.
    EditResult commit(MotionDocument &document);
    void end() { mPreview = {}; }

    const KeyPreview &preview() const { return mPreview; }
    SpanEdge edge() const { return mEdge; }

private:
    void updateMove(const MotionDocument &document, qint64 wanted, bool copies, bool ripples);
    void updateScale(const MotionDocument &document, qint64 wanted, qint64 pivot, bool ripples);
    /// Keys after the selected ones; found when they are first wanted.
    const KeySelection &later(const MotionDocument &document);

    SpanEdge mEdge = SpanEdge::None;
    qint64 mGrabbed = 0; ///< the frame that follows the pointer
    double mAt = 0;
    std::pair<qint64, qint64> mSpan; ///< the selected keys' first and last frame
    std::optional<KeySelection> mLater;
    KeyPreview mPreview;
};

} // namespace furitsuke
