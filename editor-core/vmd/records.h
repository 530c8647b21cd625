// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/keys.h"
#include "editor-core/vmd/vmdlayout.h"

#include <QtEndian>

#include <algorithm>

/// The numbers of a record, and the keys of the sections that have one track. A key's order is the caller's
/// to give.
namespace furitsuke::vmd {

inline quint32 u32(const char *at)
{
    return qFromLittleEndian<quint32>(at);
}

inline float f32(const char *at)
{
    return qFromLittleEndian<float>(at);
}

inline Vec3f vec3(const char *at)
{
    return {f32(at), f32(at + 4), f32(at + 8)};
}

inline CameraKey readCameraRecord(const char *at)
{
    CameraKey key;
    key.frame = u32(at);
    key.distance = f32(at + camera::distance);
    key.target = vec3(at + camera::target);
    key.rotation = vec3(at + camera::rotation);
    std::copy_n(at + camera::curves, key.curves.bytes.size(), key.curves.bytes.begin());
    key.viewAngle = u32(at + camera::viewAngle);
    key.projection = quint8(at[camera::projection]);
    return key;
}

inline LightKey readLightRecord(const char *at)
{
    LightKey key;
    key.frame = u32(at);
    key.colour = vec3(at + 4);
    key.direction = vec3(at + 16);
    return key;
}

inline ShadowKey readShadowRecord(const char *at)
{
    ShadowKey key;
    key.frame = u32(at);
    key.mode = quint8(at[4]);
    key.distance = f32(at + 5);
    return key;
}

} // namespace furitsuke::vmd
