// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/keyvalues.h"

#include <QCoreApplication>

#include <array>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::KeyValues)
};

struct ValueFacts
{
    TrackKind kind;
    const char *id;
    const char *name;
};

constexpr std::array<ValueFacts, keyValueCount> facts = {{
    {TrackKind::Bone, "position-x", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "position X")},
    {TrackKind::Bone, "position-y", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "position Y")},
    {TrackKind::Bone, "position-z", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "position Z")},
    {TrackKind::Bone, "angle-x", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "rotation X")},
    {TrackKind::Bone, "angle-y", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "rotation Y")},
    {TrackKind::Bone, "angle-z", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "rotation Z")},
    {TrackKind::Bone, "quaternion-x", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "quaternion x")},
    {TrackKind::Bone, "quaternion-y", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "quaternion y")},
    {TrackKind::Bone, "quaternion-z", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "quaternion z")},
    {TrackKind::Bone, "quaternion-w", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "quaternion w")},
    {TrackKind::Bone, "physics", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "physics")},
    {TrackKind::Morph, "weight", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "weight")},
    {TrackKind::Camera, "target-x", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "camera target X")},
    {TrackKind::Camera, "target-y", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "camera target Y")},
    {TrackKind::Camera, "target-z", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "camera target Z")},
    {TrackKind::Camera, "camera-angle-x", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "camera angle X")},
    {TrackKind::Camera, "camera-angle-y", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "camera angle Y")},
    {TrackKind::Camera, "camera-angle-z", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "camera angle Z")},
    {TrackKind::Camera, "distance", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "camera distance")},
    {TrackKind::Camera, "view-angle", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "view angle")},
    {TrackKind::Camera, "perspective", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "perspective")},
    {TrackKind::Light, "red", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "red")},
    {TrackKind::Light, "green", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "green")},
    {TrackKind::Light, "blue", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "blue")},
    {TrackKind::Light, "direction-x", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "light direction X")},
    {TrackKind::Light, "direction-y", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "light direction Y")},
    {TrackKind::Light, "direction-z", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "light direction Z")},
    {TrackKind::Shadow, "shadow-mode", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "shadow mode")},
    {TrackKind::Shadow, "shadow-distance", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "shadow distance")},
    {TrackKind::State, "visible", QT_TRANSLATE_NOOP("furitsuke::KeyValues", "visible")},
}};

const ValueFacts &factsOf(KeyValue value)
{
    return facts[std::size_t(value)];
}

} // namespace

TrackKind valueKind(KeyValue value)
{
    return factsOf(value).kind;
}

QList<KeyValue> valuesOf(TrackKind kind)
{
    QList<KeyValue> values;
    for (int i = 0; i < keyValueCount; ++i) {
        if (facts[std::size_t(i)].kind == kind)
            values.append(KeyValue(i));
    }
    return values;
}

QString valueId(KeyValue value)
{
    return QLatin1String(factsOf(value).id);
}

QString valueName(KeyValue value)
{
    return Words::tr(factsOf(value).name);
}

bool isCorrectable(KeyValue value)
{
    switch (value) {
    case KeyValue::QuaternionX:
    case KeyValue::QuaternionY:
    case KeyValue::QuaternionZ:
    case KeyValue::QuaternionW:
    case KeyValue::Physics:
    case KeyValue::Perspective:
    case KeyValue::ShadowMode:
    case KeyValue::Visible:
        return false;
    default:
        return true;
    }
}

bool isDegrees(KeyValue value)
{
    switch (value) {
    case KeyValue::AngleX:
    case KeyValue::AngleY:
    case KeyValue::AngleZ:
    case KeyValue::CameraAngleX:
    case KeyValue::CameraAngleY:
    case KeyValue::CameraAngleZ:
    case KeyValue::ViewAngle:
        return true;
    default:
        return false;
    }
}

bool isWhole(KeyValue value)
{
    switch (value) {
    case KeyValue::Physics:
    case KeyValue::ViewAngle:
    case KeyValue::Perspective:
    case KeyValue::ShadowMode:
    case KeyValue::Visible:
        return true;
    default:
        return false;
    }
}

ValueLimits valueLimits(KeyValue value)
{
    switch (value) {
    case KeyValue::Physics:
    case KeyValue::Perspective:
    case KeyValue::Visible:
        return {0, 1};
    case KeyValue::ViewAngle:
        return {1, 180};
    case KeyValue::Red:
    case KeyValue::Green:
    case KeyValue::Blue:
        return {0, 255};
    case KeyValue::ShadowMode:
        return {0, 2};
    case KeyValue::ShadowDistance:
        return {0, 9999};
    default:
        return {};
    }
}

} // namespace furitsuke
