// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/editresult.h"

#include <functional>
#include <optional>

namespace furitsuke {

/// New values for bone keys; what is not given stays. Units as in BoneKey.
struct BoneValues
{
    std::optional<float> x;
    std::optional<float> y;
    std::optional<float> z;
    std::optional<Quatf> rotation;
    std::optional<bool> physicsOff;
};

struct MorphValues
{
    std::optional<float> weight;
};

/// As stored, see CameraKey.
struct CameraValues
{
    std::optional<float> distance;
    std::optional<Vec3f> target;
    std::optional<Vec3f> rotation;
    std::optional<quint32> viewAngle;
    std::optional<bool> perspective;
};

struct LightValues
{
    std::optional<Vec3f> colour;
    std::optional<Vec3f> direction;
};

struct ShadowValues
{
    std::optional<quint8> mode;
    std::optional<float> distance;
};

struct StateValues
{
    std::optional<bool> visible;
    /// IK bones to switch; those that a record does not name are added to it.
    QList<IkState> ik;
};

// Each changes the selected keys of its kind and leaves the others. A key that has the values already keeps
// its record's bytes.
EditResult setBoneValues(const Motion &motion, const KeySelection &selection, const BoneValues &values);
EditResult setMorphValues(const Motion &motion, const KeySelection &selection, const MorphValues &values);
EditResult setCameraValues(const Motion &motion, const KeySelection &selection, const CameraValues &values);
EditResult setLightValues(const Motion &motion, const KeySelection &selection, const LightValues &values);
EditResult setShadowValues(const Motion &motion, const KeySelection &selection, const ShadowValues &values);
EditResult setStateValues(const Motion &motion, const KeySelection &selection, const StateValues &values);

/// Names IK bones in the selected display/IK records that do not name them, switched on: as they are anyway.
EditResult addIkNames(const Motion &motion, const KeySelection &selection, const QList<LongName> &names);

/// Gives the rotations of the selected bone keys unit length, those that cannot be used (of length zero, or
/// not a number) no rotation. What is of unit length as far as floats can say keeps its bytes.
EditResult normaliseRotations(const Motion &motion, const KeySelection &selection);

} // namespace furitsuke
