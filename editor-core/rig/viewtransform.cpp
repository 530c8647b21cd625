// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/viewtransform.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace furitsuke {

namespace {

/// Farther away nothing can be told apart in single precision.
constexpr double farthest = 1e6;
constexpr double radians = std::numbers::pi / 180;

QMatrix4x4 rotationMatrix(const Vec3d &angles)
{
    const double cx = std::cos(angles.x), sx = std::sin(angles.x);
    const double cy = std::cos(angles.y), sy = std::sin(angles.y);
    const double cz = std::cos(angles.z), sz = std::sin(angles.z);
    // Rz * Rx * Ry, multiplied out in double precision: cameras may have many turns.
    const double m[9] = {cz * cy - sz * sx * sy,
                         -sz * cx,
                         cz * sy + sz * sx * cy,
                         sz * cy + cz * sx * sy,
                         cz * cx,
                         sz * sy - cz * sx * cy,
                         -cx * sy,
                         sx,
                         cx * cy};
    QMatrix4x4 matrix;
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column)
            matrix(row, column) = float(m[3 * row + column]);
    }
    return matrix;
}

/// Perspective with the far plane at infinity, so that nothing of a stage is ever cut off.
QMatrix4x4 perspectiveMatrix(double scale, double aspect, double nearPlane)
{
    QMatrix4x4 matrix;
    matrix.fill(0);
    matrix(0, 0) = float(scale / aspect);
    matrix(1, 1) = float(scale);
    matrix(2, 2) = 1;
    matrix(2, 3) = float(-2 * nearPlane);
    matrix(3, 2) = 1;
    return matrix;
}

QMatrix4x4 parallelMatrix(double scale, double aspect, double middleDepth)
{
    // What is behind the eye is seen too: without perspective there is no place of the eye.
    const double reach = std::max(2000.0, 4 * std::abs(middleDepth));
    QMatrix4x4 matrix;
    matrix(0, 0) = float(scale / aspect);
    matrix(1, 1) = float(scale);
    matrix(2, 2) = float(1 / reach);
    matrix(2, 3) = float(-middleDepth / reach);
    return matrix;
}

} // namespace

void ViewBox::include(const QVector3D &point)
{
    if (isEmpty()) {
        least = most = point;
        return;
    }
    for (int axis = 0; axis < 3; ++axis) {
        least[axis] = std::min(least[axis], point[axis]);
        most[axis] = std::max(most[axis], point[axis]);
    }
}

void ViewBox::include(const ViewBox &box)
{
    if (box.isEmpty())
        return;
    include(box.least);
    include(box.most);
}

ViewBox ViewBox::grown(float margin) const
{
    if (isEmpty())
        return *this;
    const QVector3D by(margin, margin, margin);
    return {least - by, most + by};
}

float ViewTransform::depthOf(const QVector3D &point) const
{
    return QVector3D::dotProduct(point - eye, forward);
}

std::optional<QPointF> ViewTransform::pixelOf(const QVector3D &point) const
{
    const QVector4D clip = projection * (view * QVector4D(point, 1));
    if (clip.w() <= 1e-6f)
        return std::nullopt;
    return QPointF((double(clip.x() / clip.w()) + 1) / 2 * size.width(),
                   (1 - double(clip.y() / clip.w())) / 2 * size.height());
}

QVector3D ViewTransform::pointAt(QPointF pixel, float depth) const
{
    const float x = float(2 * pixel.x() / size.width() - 1);
    const float y = float(1 - 2 * pixel.y() / size.height());
    const float w = perspective ? depth : 1;
    return eye + forward * depth + right * (x * w / projection(0, 0)) + up * (y * w / projection(1, 1));
}

ViewTransform ViewTransform::shifted(const QVector3D &offset) const
{
    ViewTransform result = *this;
    result.view.translate(offset);
    result.eye -= offset;
    return result;
}

float ViewTransform::pixelsPerUnit(float depth) const
{
    const float w = perspective ? std::max(depth, 1e-6f) : 1;
    return projection(1, 1) * float(size.height()) / 2 / w;
}

ViewTransform viewTransform(const CameraPose &camera, QSizeF size)
{
    ViewTransform result;
    result.size = size.expandedTo(QSizeF(1, 1));
    result.perspective = camera.perspective;
    const double aspect = result.size.width() / result.size.height();
    const double distance = std::clamp(camera.distance, -farthest, farthest);
    const QVector3D target(float(camera.target.x), float(camera.target.y), float(camera.target.z));

    const QMatrix4x4 rotation = rotationMatrix(camera.rotation);
    result.right = rotation.row(0).toVector3D();
    result.up = rotation.row(1).toVector3D();
    result.forward = rotation.row(2).toVector3D();
    result.eye = target + result.forward * float(distance);
    QMatrix4x4 shift;
    shift.translate(0, 0, float(-distance));
    QMatrix4x4 toTarget;
    toTarget.translate(-target);
    result.view = shift * rotation * toTarget;

    if (camera.perspective) {
        const double angle = std::clamp(camera.viewAngle, 1.0, 170.0) * radians;
        // Close-ups need a near plane close by; a wide view keeps its precision.
        const double nearPlane = std::clamp(std::abs(distance) / 10, 0.05, 0.5);
        result.projection = perspectiveMatrix(1 / std::tan(angle / 2), aspect, nearPlane);
    } else {
        const double height = std::max(25 * std::abs(distance) / 45, 1e-3);
        result.projection = parallelMatrix(2 / height, aspect, -distance);
    }
    return result;
}

} // namespace furitsuke
