// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/values.h"

#include <QtGlobal>

namespace furitsuke {

/// In what a rotation differs from another, as flags.
namespace RotationDifference {
enum Flag : quint32 {
    AngleX = 1,
    AngleY = 2,
    AngleZ = 4,
    QuaternionX = 8,
    QuaternionY = 16,
    QuaternionZ = 32,
    QuaternionW = 64,
    OddLength = 128, ///< not in what it differs: it is itself not of unit length
};
inline constexpr quint32 angles = AngleX | AngleY | AngleZ;
inline constexpr quint32 numbers = angles | QuaternionX | QuaternionY | QuaternionZ | QuaternionW;
} // namespace RotationDifference

/// An angle as a direction in a plane.
struct PlaneDirection
{
    double c = 1;
    double s = 0;
};

/// The directions of the three angles of a rotation, X as half an angle's.
struct AngleDirections
{
    PlaneDirection x;
    PlaneDirection y;
    PlaneDirection z;
    double rounding = 0; ///< how far y and z may be off, in radians, since a quaternion is of floats
};

/// Compares many rotations with one: the four numbers, and the three angles that mmdDegrees() computes, as
/// directions in a plane, so that it takes neither sines nor arc tangents. Angles are equal where they differ
/// by no more than the rounding of floats.
class RotationCompare
{
public:
    explicit RotationCompare(const Quatf &wanted);

    /// What is found in a rotation that is not known already; a repeated one costs next to nothing.
    quint32 operator()(const Quatf &rotation, quint32 known)
    {
        if (rotation == mBefore)
            return 0;
        mBefore = rotation;
        return compare(rotation, known);
    }

private:
    quint32 compare(const Quatf &rotation, quint32 known) const;
    quint32 compareAngles(const Quatf &rotation, quint32 known) const;

    Quatf mWanted;
    Quatf mBefore;
    AngleDirections mDirections;
};

} // namespace furitsuke
