// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/sampling/sampler.h"

namespace furitsuke {

/// The angles in degrees that MMD shows for a bone's rotation: X in -90..90, Y and Z in -180..180.
/// X = asin(2(wx - yz)), Y = -atan2(2(wy + xz), 1 - 2(x^2 + y^2)), Z = -atan2(2(wz + xy), 1 - 2(x^2 + z^2)).
/// Where |sin X| is within 1e-9 of 1, Y and Z turn about one axis and the rounding of stored floats makes
/// noise of them: there Z is 0 and Y takes the whole turn. The way back then is off by at most 0.006 degrees,
/// and by none where X is just +-90.
Vec3d mmdDegrees(const Quatd &rotation);
/// The inverse, for any angles: q = qY(-Y) qX(X) qZ(-Z), of unit length; its sign is not always that of the
/// quaternion the angles came from.
Quatd fromMmdDegrees(const Vec3d &degrees);

/// The angles in degrees that MMD's camera panel shows: (-x, y, z) of the stored radians, all turns kept.
/// (The distance it shows is minus the stored one.)
Vec3d cameraDegrees(const Vec3d &storedRadians);
/// The inverse.
Vec3d cameraRadians(const Vec3d &shownDegrees);

/// A camera's place in MMD's left-handed coordinates: position, and two unit vectors at right angles.
/// R = Rz Rx Ry of the stored angles maps world to view; eye = target + R^T (0, 0, distance),
/// forward = R^T (0, 0, 1), up = R^T (0, 1, 0).
struct CameraView
{
    Vec3d eye;
    Vec3d forward;
    Vec3d up;
};
CameraView cameraView(const CameraPose &camera);

} // namespace furitsuke
