// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/keys.h"
#include "editor-core/vmd/findings.h"

#include <cmath>

/// Whether a key could be one that some program wrote. Only asked of sections that are cut short, so that
/// what is left of a damaged file is not taken for keys; bones and morphs, the first sections, are always
/// believed.
namespace furitsuke::vmd {

inline bool isFinite(const Vec3f &v)
{
    return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z);
}

inline bool isPlausible(const CameraKey &key)
{
    constexpr quint32 fullCircle = 360;
    return key.frame <= latestShownFrame && std::isfinite(key.distance) && isFinite(key.target) &&
           isFinite(key.rotation) && key.viewAngle <= fullCircle && key.projection <= 1;
}

inline bool isPlausible(const LightKey &key)
{
    return key.frame <= latestShownFrame && isFinite(key.colour) && isFinite(key.direction);
}

inline bool isPlausible(const ShadowKey &key)
{
    return key.frame <= latestShownFrame && key.mode <= 2 && std::isfinite(key.distance);
}

inline bool isPlausible(const StateKey &key)
{
    return key.frame <= latestShownFrame && key.visible <= 1;
}

} // namespace furitsuke::vmd
