// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/sampling/eulerangles.h"

#include <QtMath>

#include <cmath>
#include <numbers>

namespace furitsuke {

namespace {

using std::numbers::pi;

/// The same direction within half a turn, for angles of at most one whole turn; -0.0 becomes 0.0.
double withinHalfTurn(double angle)
{
    if (angle > pi)
        angle -= 2 * pi;
    else if (angle <= -pi)
        angle += 2 * pi;
    return angle + 0.0;
}

} // namespace

Vec3d mmdDegrees(const Quatd &rotation)
{
    const auto [x, y, z, w] = rotation;
    // With the half angles a, b, c of X, Y, Z these are (cos a - sin a) times the cosine and sine of b + c,
    // and (cos a + sin a) times those of b - c. The angles are the same as by arc sine, whose result loses
    // half its digits near +-90 degrees.
    const double minus = std::hypot(w - x, y + z);
    const double plus = std::hypot(w + x, y - z);
    double sum = std::atan2(-(y + z), w - x);
    double difference = std::atan2(z - y, w + x);

    // 1 -+ sin X, for a quaternion of any length.
    const double limit = 1e-9 * 0.5 * (minus * minus + plus * plus);
    if (minus * minus <= limit)
        sum = difference;
    else if (plus * plus <= limit)
        difference = sum;

    return {qRadiansToDegrees(0.5 * pi - 2 * std::atan2(minus, plus)),
            qRadiansToDegrees(withinHalfTurn(sum + difference)),
            qRadiansToDegrees(withinHalfTurn(sum - difference))};
}

Quatd fromMmdDegrees(const Vec3d &degrees)
{
    const double a = qDegreesToRadians(0.5 * degrees.x);
    const double b = qDegreesToRadians(0.5 * degrees.y);
    const double c = qDegreesToRadians(0.5 * degrees.z);
    const double ca = std::cos(a);
    const double sa = std::sin(a);
    const double cb = std::cos(b);
    const double sb = std::sin(b);
    const double cc = std::cos(c);
    const double sc = std::sin(c);
    return {sa * cb * cc + ca * sb * sc, sa * cb * sc - ca * sb * cc, sa * sb * cc - ca * cb * sc,
            ca * cb * cc + sa * sb * sc};
}

// Subtracting from 0 instead of negating keeps -0.0 from being shown.

Vec3d cameraDegrees(const Vec3d &storedRadians)
{
    return {qRadiansToDegrees(0 - storedRadians.x), qRadiansToDegrees(storedRadians.y),
            qRadiansToDegrees(storedRadians.z)};
}

Vec3d cameraRadians(const Vec3d &shownDegrees)
{
    return {qDegreesToRadians(0 - shownDegrees.x), qDegreesToRadians(shownDegrees.y),
            qDegreesToRadians(shownDegrees.z)};
}

CameraView cameraView(const CameraPose &camera)
{
    const double cx = std::cos(camera.rotation.x);
    const double sx = std::sin(camera.rotation.x);
    const double cy = std::cos(camera.rotation.y);
    const double sy = std::sin(camera.rotation.y);
    const double cz = std::cos(camera.rotation.z);
    const double sz = std::sin(camera.rotation.z);
    // Third and second row of R: the transpose takes the view's axes to the world.
    const Vec3d forward = {-cx * sy, sx, cx * cy};
    const Vec3d up = {cy * sz + sx * sy * cz, cx * cz, sy * sz - sx * cy * cz};
    const Vec3d eye = {camera.target.x + camera.distance * forward.x,
                       camera.target.y + camera.distance * forward.y,
                       camera.target.z + camera.distance * forward.z};
    return {eye, forward, up};
}

} // namespace furitsuke
