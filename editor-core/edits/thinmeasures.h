// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/thinedits.h"
#include "editor-core/sampling/sampler.h"

#include <cmath>
#include <numbers>

/// The numbers of keys that thinning looks at, in the units of their bounds; what is not finite counts as 0,
/// as when it is sampled.
namespace furitsuke {

namespace detail {

inline double thinNumber(float value)
{
    return std::isfinite(value) ? double(value) : 0;
}

inline constexpr double thinDegrees = 180 / std::numbers::pi;

} // namespace detail

template <class Key>
struct ThinMeasures;

/// Position and rotation: the quaternion's x, y, z, w, each times twice a radian's degrees, which for small
/// turns gives their angles. The last one has no quantity, since it says nothing that the others do not.
template <>
struct ThinMeasures<BoneKey>
{
    static constexpr std::array<ThinQuantity, 6> quantities = {
        ThinQuantity::Position, ThinQuantity::Position, ThinQuantity::Position,
        ThinQuantity::Angle,    ThinQuantity::Angle,    ThinQuantity::Angle,
    };

    static std::array<double, 7> of(const KeyColumns<BoneKey> &keys, qsizetype row)
    {
        constexpr double scale = 2 * detail::thinDegrees;
        const Vec3f &position = keys.column<&BoneKey::position>()[row];
        const Quatd turn = usableRotation(keys.column<&BoneKey::rotation>()[row]);
        return {detail::thinNumber(position.x),
                detail::thinNumber(position.y),
                detail::thinNumber(position.z),
                scale * turn.x,
                scale * turn.y,
                scale * turn.z,
                scale * turn.w};
    }
};

template <>
struct ThinMeasures<MorphKey>
{
    static constexpr std::array<ThinQuantity, 1> quantities = {ThinQuantity::Weight};

    static std::array<double, 1> of(const KeyColumns<MorphKey> &keys, qsizetype row)
    {
        return {detail::thinNumber(keys.column<&MorphKey::weight>()[row])};
    }
};

/// Target, rotation, distance, view angle.
template <>
struct ThinMeasures<CameraKey>
{
    static constexpr std::array<ThinQuantity, 8> quantities = {
        ThinQuantity::Position, ThinQuantity::Position, ThinQuantity::Position, ThinQuantity::Angle,
        ThinQuantity::Angle,    ThinQuantity::Angle,    ThinQuantity::Position, ThinQuantity::Angle,
    };

    static std::array<double, 8> of(const KeyColumns<CameraKey> &keys, qsizetype row)
    {
        const Vec3f &target = keys.column<&CameraKey::target>()[row];
        const Vec3f &rotation = keys.column<&CameraKey::rotation>()[row];
        return {detail::thinNumber(target.x),
                detail::thinNumber(target.y),
                detail::thinNumber(target.z),
                detail::thinDegrees * detail::thinNumber(rotation.x),
                detail::thinDegrees * detail::thinNumber(rotation.y),
                detail::thinDegrees * detail::thinNumber(rotation.z),
                detail::thinNumber(keys.column<&CameraKey::distance>()[row]),
                double(keys.column<&CameraKey::viewAngle>()[row])};
    }
};

/// Colour, direction.
template <>
struct ThinMeasures<LightKey>
{
    static constexpr std::array<ThinQuantity, 6> quantities = {
        ThinQuantity::Weight, ThinQuantity::Weight, ThinQuantity::Weight,
        ThinQuantity::Weight, ThinQuantity::Weight, ThinQuantity::Weight,
    };

    static std::array<double, 6> of(const KeyColumns<LightKey> &keys, qsizetype row)
    {
        const Vec3f &colour = keys.column<&LightKey::colour>()[row];
        const Vec3f &direction = keys.column<&LightKey::direction>()[row];
        return {detail::thinNumber(colour.x),    detail::thinNumber(colour.y),
                detail::thinNumber(colour.z),    detail::thinNumber(direction.x),
                detail::thinNumber(direction.y), detail::thinNumber(direction.z)};
    }
};

/// The distance, whose whole range of 0.1 is 1.
template <>
struct ThinMeasures<ShadowKey>
{
    static constexpr std::array<ThinQuantity, 1> quantities = {ThinQuantity::Weight};

    static std::array<double, 1> of(const KeyColumns<ShadowKey> &keys, qsizetype row)
    {
        return {10 * detail::thinNumber(keys.column<&ShadowKey::distance>()[row])};
    }
};

} // namespace furitsuke
