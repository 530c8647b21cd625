// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/viewtransform.h"

#include <QList>

#include <array>

namespace furitsuke {

/// What a gizmo does to its bone.
enum class GizmoKind : quint8 { Turn, Move };
/// Along which axes: the bone's own, its parent's, or the world's.
enum class GizmoAxes : quint8 { Local, Parent, Global };
/// The part of a gizmo that is held. View: turning about, or moving across, the line of sight.
enum class GizmoHandle : quint8 { None, X, Y, Z, View };

/// Handles around a bone, always equally large for the eye: rings to turn it by, or arrows to move it along.
struct PoseGizmo
{
    GizmoKind kind = GizmoKind::Turn;
    QVector3D place; ///< of the bone, MMD's space
    std::array<QVector3D, 3> axes = {QVector3D(1, 0, 0), QVector3D(0, 1, 0),
                                     QVector3D(0, 0, 1)}; ///< length 1
    std::array<bool, 3> has = {true, true, true};         ///< which axes the bone may use
    bool hasView = true;
};

/// The radius of its rings, and length of its arrows, pixels.
inline constexpr double gizmoReach = 64;

/// A line of a gizmo as it is seen.
struct GizmoLine
{
    GizmoHandle handle = GizmoHandle::None;
    QList<QPointF> points; ///< pixels
    bool away = false;     ///< the half of a ring that is behind the bone
};

/// Its lines, those that are away first; nothing where the bone is behind the eye.
QList<GizmoLine> gizmoLines(const PoseGizmo &gizmo, const ViewTransform &view);
/// The handle at a point, with a little room around; of several the nearest.
GizmoHandle gizmoHandleAt(const PoseGizmo &gizmo, const ViewTransform &view, QPointF pixel);

/// A handle that is dragged. What it is and how it is seen stay those of the beginning.
class GizmoDrag
{
public:
    GizmoDrag(const PoseGizmo &gizmo, GizmoHandle handle, const ViewTransform &view, QPointF pressed);

    GizmoHandle handle() const { return mHandle; }
    GizmoKind kind() const { return mGizmo.kind; }
    /// Fine: a tenth as far. Snapped: to whole steps of 5 degrees or half a unit along an axis.
    void moveTo(QPointF pixel, bool fine, bool snapped);
    /// How far it was turned, radians, also beyond a whole turn, by the rule of
    /// rotation = (axis * sin(angle / 2), cos(angle / 2)) in MMD's space.
    double angle() const { return mAngle; }
    /// What is turned about, or moved along; the line of sight for View. Length 1.
    QVector3D axis() const { return mAxis; }
    /// How far it was moved, MMD's space.
    QVector3D shift() const { return mShift; }

private:
    double turnOf(QPointF from, QPointF to) const;
    std::optional<QVector3D> onPlane(QPointF pixel) const;

    PoseGizmo mGizmo;
    GizmoHandle mHandle;
    ViewTransform mView;
    QPointF mPressed;
    QPointF mLast;
    QVector3D mAxis;
    float mDepth = 0;
    double mRawAngle = 0;
    QPointF mRawWay; ///< pixels, slower where fine
    double mAngle = 0;
    QVector3D mShift;
};

} // namespace furitsuke
