// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/viewtransform.h"

namespace furitsuke {

/// Where one looks from. Left and right are the model's own: a model faces -Z and its left hand is at +X.
enum class AxisView { Front, Back, Left, Right, Top, Bottom };

/// A camera that a person moves around a target: one of the same kind as a motion's, so that one can be put
/// in the other's place. Pixels are those of a window of the given size, from its top left.
class OrbitCamera
{
public:
    const CameraPose &pose() const { return mPose; }
    /// The roll is kept; the first orbit takes it out.
    void setPose(const CameraPose &pose) { mPose = pose; }
    ViewTransform transform(QSizeF size) const { return viewTransform(mPose, size); }

    /// Turns by a drag: what is near goes along with the pointer, half a turn for the window's height.
    void orbit(QPointF pixels, QSizeF size);
    /// Shifts by a drag: what is as far away as the target stays under the pointer.
    void pan(QPointF pixels, QSizeF size);
    /// Comes nearer by a factor below 1, or goes away; what is as far away as the target and under the
    /// pointer stays there.
    void zoom(double factor, QPointF pixel, QSizeF size);
    void lookFrom(AxisView view);
    /// Turns by an angle around the vertical axis and up or down, radians.
    void turn(double around, double up);
    /// Moves so that a box just fits, with some room, without turning. Nothing where it is empty.
    void frame(const ViewBox &box, QSizeF size);
    /// Sees what is at the target as large as before.
    void setPerspective(bool perspective);

private:
    void setDistance(double away);

    CameraPose mPose;
};

} // namespace furitsuke
