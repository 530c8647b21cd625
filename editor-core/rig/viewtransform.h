// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/sampling/sampler.h"

#include <QMatrix4x4>
#include <QPointF>
#include <QSizeF>
#include <QVector3D>

#include <optional>

namespace furitsuke {

inline QVector3D toVector(const Vec3f &v)
{
    return {v.x, v.y, v.z};
}

/// A box along the axes; empty until something is put in.
struct ViewBox
{
    QVector3D least = {1, 1, 1};
    QVector3D most = {-1, -1, -1};

    bool isEmpty() const { return least.x() > most.x(); }
    void include(const QVector3D &point);
    void include(const ViewBox &box);
    /// Wider by a margin on every side.
    ViewBox grown(float margin) const;
    QVector3D middle() const { return (least + most) / 2; }
    QVector3D size() const { return isEmpty() ? QVector3D() : most - least; }
};

/// What a camera shows in a window: MMD's space to view space to OpenGL's clip space and to pixels, and back.
/// View space is left-handed too: x to the right, y up, z away from the viewer.
struct ViewTransform
{
    QMatrix4x4 view;       ///< world to view
    QMatrix4x4 projection; ///< view to clip: -w..w in x, y and depth
    QSizeF size;           ///< of the window, pixels
    QVector3D eye;
    QVector3D right;
    QVector3D up;
    QVector3D forward;
    bool perspective = true;

    /// How far in front of the eye a point is; negative behind it.
    float depthOf(const QVector3D &point) const;
    /// Where a point is seen, pixels from the window's top left; nothing where it is behind the eye.
    std::optional<QPointF> pixelOf(const QVector3D &point) const;
    /// The point that is seen at a pixel at a depth.
    QVector3D pointAt(QPointF pixel, float depth) const;
    /// The same for points that are drawn shifted by an offset.
    ViewTransform shifted(const QVector3D &offset) const;
    /// Pixels that a length of 1 across the line of sight takes at a depth.
    float pixelsPerUnit(float depth) const;
};

/// How a camera of a motion, or one of the same kind, sees the scene:
/// view = Rz(rz) Rx(rx) Ry(ry) (p - target) + (0, 0, -distance), with the values as stored.
/// The view angle is that of the window's height, limited to 1..170 degrees. Without perspective the height
/// is 25 units for a distance of 45; that is known of MMD only by its other readers.
ViewTransform viewTransform(const CameraPose &camera, QSizeF size);

} // namespace furitsuke
