// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

namespace furitsuke {

/// Whether two floats are the same 32 bits: a NaN equals itself, -0.0 differs from 0.0.
/// Motion values are compared by bits, since a save must give back the bytes that were read.
constexpr bool sameBits(float a, float b)
{
    return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
}

/// A vector as a motion file stores it. MMD's coordinates: left-handed, Y up, models face -Z.
struct Vec3f
{
    float x = 0;
    float y = 0;
    float z = 0;

    friend constexpr bool operator==(const Vec3f &a, const Vec3f &b)
    {
        return sameBits(a.x, b.x) && sameBits(a.y, b.y) && sameBits(a.z, b.z);
    }
};

/// A rotation as a motion file stores it: quaternion in the order x, y, z, w; not always of unit length.
struct Quatf
{
    float x = 0;
    float y = 0;
    float z = 0;
    float w = 1;

    friend constexpr bool operator==(const Quatf &a, const Quatf &b)
    {
        return sameBits(a.x, b.x) && sameBits(a.y, b.y) && sameBits(a.z, b.z) && sameBits(a.w, b.w);
    }
};

} // namespace furitsuke
