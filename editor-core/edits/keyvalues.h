// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motion.h"

#include <QString>

#include <limits>

namespace furitsuke {

/// A number of a key as a person reads and edits it, in the units that MMD shows:
/// - position and target in MMD units, the three angles of a bone in degrees as mmdDegrees() has them, the
///   quaternion as stored;
/// - camera angles in degrees (-x, y, z of the stored radians), distance with MMD's sign (minus the stored
///   one), view angle in whole degrees;
/// - colours 0..255 (256 times the stored ones), shadow distance 0..9999 (stored 0.1 - shown / 100000);
/// - switches as 0 and 1, the shadow mode 0..2.
enum class KeyValue : quint8 {
    PositionX,
    PositionY,
    PositionZ,
    AngleX,
    AngleY,
    AngleZ,
    QuaternionX,
    QuaternionY,
    QuaternionZ,
    QuaternionW,
    Physics, ///< 1 where physics is on
    Weight,
    TargetX,
    TargetY,
    TargetZ,
    CameraAngleX,
    CameraAngleY,
    CameraAngleZ,
    Distance,
    ViewAngle,
    Perspective,
    Red,
    Green,
    Blue,
    DirectionX,
    DirectionY,
    DirectionZ,
    ShadowMode,
    ShadowDistance,
    Visible,
};
inline constexpr int keyValueCount = 30;

/// The kind of key that has the value.
TrackKind valueKind(KeyValue value);
/// The values of a kind, in the order in which they are shown.
QList<KeyValue> valuesOf(TrackKind kind);
/// A lasting id: "position-x".
QString valueId(KeyValue value);
/// What it is called in a sentence, translated: "position X".
QString valueName(KeyValue value);
/// Whether a correction multiplies and adds to it: true for all but quaternions, switches and modes.
bool isCorrectable(KeyValue value);
/// Whether it is a whole number.
bool isWhole(KeyValue value);
/// Whether its unit is degrees.
bool isDegrees(KeyValue value);

/// The bounds of what an edit gives a value; values in a file may lie outside.
struct ValueLimits
{
    double least = -std::numeric_limits<double>::infinity();
    double most = std::numeric_limits<double>::infinity();
};
ValueLimits valueLimits(KeyValue value);

} // namespace furitsuke
