// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/orbitcamera.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace furitsuke {

namespace {

constexpr double quarter = std::numbers::pi / 2;
constexpr double nearest = 0.2;
constexpr double farthest = 20'000;

double away(const CameraPose &pose)
{
    return std::clamp(std::abs(pose.distance), nearest, farthest);
}

/// Half of the window's height per unit of distance.
double heightOf(const CameraPose &pose)
{
    if (!pose.perspective)
        return 12.5 / 45;
    return std::tan(std::clamp(pose.viewAngle, 1.0, 170.0) * std::numbers::pi / 360);
}

Vec3d sum(const Vec3d &a, const QVector3D &b)
{
    return {a.x + double(b.x()), a.y + double(b.y()), a.z + double(b.z())};
}

} // namespace

void OrbitCamera::setDistance(double distance)
{
    mPose.distance = -std::clamp(distance, nearest, farthest);
}

void OrbitCamera::turn(double around, double up)
{
    mPose.rotation.y = std::remainder(mPose.rotation.y + around, 4 * quarter);
    mPose.rotation.x = std::clamp(std::remainder(mPose.rotation.x, 4 * quarter) - up, -quarter, quarter);
    mPose.rotation.z = 0;
    setDistance(away(mPose));
}

void OrbitCamera::orbit(QPointF pixels, QSizeF size)
{
    const double scale = 2 * quarter / std::max(size.height(), 1.0);
    turn(-pixels.x() * scale, pixels.y() * scale);
}

void OrbitCamera::pan(QPointF pixels, QSizeF size)
{
    setDistance(away(mPose));
    const ViewTransform seen = transform(size);
    const float unit = 1 / seen.pixelsPerUnit(float(away(mPose)));
    mPose.target =
        sum(mPose.target, seen.up * float(pixels.y()) * unit - seen.right * float(pixels.x()) * unit);
}

void OrbitCamera::zoom(double factor, QPointF pixel, QSizeF size)
{
    const double before = away(mPose);
    setDistance(before);
    const QVector3D held = transform(size).pointAt(pixel, float(before));
    const QVector3D target(float(mPose.target.x), float(mPose.target.y), float(mPose.target.z));
    setDistance(before * factor);
    // At the ends of the range less than the factor is left.
    mPose.target = sum(mPose.target, (held - target) * float(1 - away(mPose) / before));
}

void OrbitCamera::lookFrom(AxisView view)
{
    switch (view) {
    case AxisView::Front:
        mPose.rotation = {0, 0, 0};
        break;
    case AxisView::Back:
        mPose.rotation = {0, 2 * quarter, 0};
        break;
    case AxisView::Left:
        mPose.rotation = {0, quarter, 0};
        break;
    case AxisView::Right:
        mPose.rotation = {0, -quarter, 0};
        break;
    case AxisView::Top:
        mPose.rotation = {-quarter, 0, 0};
        break;
    case AxisView::Bottom:
        mPose.rotation = {quarter, 0, 0};
        break;
    }
    setDistance(away(mPose));
}

void OrbitCamera::frame(const ViewBox &box, QSizeF size)
{
    if (box.isEmpty())
        return;
    const QVector3D middle = box.middle();
    mPose.target = {double(middle.x()), double(middle.y()), double(middle.z())};
    const ViewTransform seen = transform(size);
    constexpr double room = 1.12;
    const double height = heightOf(mPose) / room;
    const double width = height * std::max(size.width(), 1.0) / std::max(size.height(), 1.0);
    double distance = nearest;
    const QVector3D half = box.size() / 2;
    for (int corner = 0; corner < 8; ++corner) {
        const QVector3D offset(corner & 1 ? half.x() : -half.x(), corner & 2 ? half.y() : -half.y(),
                               corner & 4 ? half.z() : -half.z());
        const double x = std::abs(double(QVector3D::dotProduct(offset, seen.right)));
        const double y = std::abs(double(QVector3D::dotProduct(offset, seen.up)));
        const double nearer = mPose.perspective ? double(-QVector3D::dotProduct(offset, seen.forward)) : 0;
        distance = std::max({distance, x / width + nearer, y / height + nearer});
    }
    setDistance(distance);
}

void OrbitCamera::setPerspective(bool perspective)
{
    if (perspective == mPose.perspective)
        return;
    const double height = away(mPose) * heightOf(mPose);
    mPose.perspective = perspective;
    setDistance(height / heightOf(mPose));
}

} // namespace furitsuke
