// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/curves.h"
#include "editor-core/motion/fixedname.h"
#include "editor-core/motion/values.h"

#include <QList>

#include <tuple>

namespace furitsuke {

/// How a bone key's 16 curve bytes are laid out in the 64 bytes of its record. MMD writes four 16-byte
/// windows, each shifted by one byte, over the 16 bytes and what follows them in its own key structure.
enum class CurveLayout : quint8 {
    Mmd9,         ///< bytes 2, 3 are the physics switch; the tail is the low bytes of position x
    MmdX64,       ///< early 64-bit MMD 7: real bytes 2, 3; tail as above
    Mmd7,         ///< 32-bit MMD up to 7.39: real bytes 2, 3; the tail is the number 1
    FlagZeroTail, ///< other programs: as Mmd9, tail zero
    RealZeroTail, ///< other programs: as MmdX64, tail zero
    FirstRowOnly, ///< the 16 bytes once, then 48 zeros
    Unshifted,    ///< the same 16 bytes four times
};

/// What of a key's record is not said by its values: a few bits, so that ordinary files pay nothing for it.
struct KeyForm
{
    quint8 bits = 0;

    static constexpr quint8 layoutMask = 0x07;
    static constexpr quint8 physicsOffBit = 0x08;
    static constexpr quint8 sourceNameBit = 0x10; ///< name field is the track's source field, padding and all
    static constexpr quint8 rawNameBit = 0x20;    ///< name field is in the motion's residue
    static constexpr quint8 rawCurvesBit = 0x40;  ///< curve block is in the motion's residue

    static constexpr KeyForm written(CurveLayout layout, bool physicsOff)
    {
        return {static_cast<quint8>(static_cast<quint8>(layout) | (physicsOff ? physicsOffBit : 0))};
    }
    constexpr CurveLayout layout() const { return static_cast<CurveLayout>(bits & layoutMask); }
    /// The key switches physics of the bone's rigid bodies off (a step value, from this key on).
    constexpr bool physicsOff() const { return bits & physicsOffBit; }
    constexpr bool has(quint8 bit) const { return bits & bit; }

    friend constexpr bool operator==(KeyForm, KeyForm) = default;
};

// Every key has a frame (at 30 frames a second) and an order: the number of its record in its section of the
// file. Keys of a track are sorted by (frame, order); a save writes a section's records by order.
// Orders are unique within a section, so they also name a record's residue.

/// A bone key. Position: offset from the bone's rest position, in the parent's space, MMD units.
struct BoneKey
{
    quint32 frame = 0;
    Vec3f position;
    Quatf rotation;
    BoneCurves curves;
    KeyForm form;
    quint32 order = 0;

    static constexpr auto members()
    {
        return std::make_tuple(&BoneKey::frame, &BoneKey::order, &BoneKey::position, &BoneKey::rotation,
                               &BoneKey::curves, &BoneKey::form);
    }
    friend bool operator==(const BoneKey &, const BoneKey &) = default;
};

/// A morph key. Weight: usually 0..1, stored as it is where it is not.
struct MorphKey
{
    quint32 frame = 0;
    float weight = 0;
    KeyForm form;
    quint32 order = 0;

    static constexpr auto members()
    {
        return std::make_tuple(&MorphKey::frame, &MorphKey::order, &MorphKey::weight, &MorphKey::form);
    }
    friend bool operator==(const MorphKey &a, const MorphKey &b)
    {
        return a.frame == b.frame && sameBits(a.weight, b.weight) && a.form == b.form && a.order == b.order;
    }
};

/// A camera key, all values as stored: distance is negative where the camera stands before its target
/// (MMD shows -distance); rotation in radians (MMD shows -x, y, z in degrees); view angle in whole degrees;
/// the projection byte is 0 for perspective, 1 for orthographic.
struct CameraKey
{
    quint32 frame = 0;
    float distance = -45;
    Vec3f target = {0, 10, 0};
    Vec3f rotation;
    CameraCurves curves;
    quint32 viewAngle = 30;
    quint8 projection = 0;
    quint32 order = 0;

    static constexpr auto members()
    {
        return std::make_tuple(&CameraKey::frame, &CameraKey::order, &CameraKey::distance, &CameraKey::target,
                               &CameraKey::rotation, &CameraKey::curves, &CameraKey::viewAngle,
                               &CameraKey::projection);
    }
    bool perspective() const { return projection == 0; }
    friend bool operator==(const CameraKey &a, const CameraKey &b)
    {
        return a.frame == b.frame && sameBits(a.distance, b.distance) && a.target == b.target &&
               a.rotation == b.rotation && a.curves == b.curves && a.viewAngle == b.viewAngle &&
               a.projection == b.projection && a.order == b.order;
    }
};

/// A light key. Colour: MMD's 0..255 divided by 256. Direction: the way the light travels, not normalised.
struct LightKey
{
    quint32 frame = 0;
    Vec3f colour = {154.0f / 256, 154.0f / 256, 154.0f / 256};
    Vec3f direction = {-0.5f, -1.0f, 0.5f};
    quint32 order = 0;

    static constexpr auto members()
    {
        return std::make_tuple(&LightKey::frame, &LightKey::order, &LightKey::colour, &LightKey::direction);
    }
    friend bool operator==(const LightKey &, const LightKey &) = default;
};

/// A self-shadow key. Mode 0 off, 1, 2. Distance as stored: 0.1 - shown / 100000, shown being 0..9999.
struct ShadowKey
{
    quint32 frame = 0;
    quint8 mode = 1;
    float distance = 0.01125f;
    quint32 order = 0;

    static constexpr auto members()
    {
        return std::make_tuple(&ShadowKey::frame, &ShadowKey::order, &ShadowKey::mode, &ShadowKey::distance);
    }
    friend bool operator==(const ShadowKey &a, const ShadowKey &b)
    {
        return a.frame == b.frame && a.mode == b.mode && sameBits(a.distance, b.distance) &&
               a.order == b.order;
    }
};

/// One IK bone's switch in a display/IK record; any byte but 0 is on.
struct IkState
{
    LongName name;
    quint8 enabled = 1;

    friend bool operator==(const IkState &, const IkState &) = default;
};

/// A display/IK record: a full snapshot. IK bones that it does not name are on.
struct StateKey
{
    quint32 frame = 0;
    quint8 visible = 1; ///< any byte but 0 is visible
    QList<IkState> ik;
    quint32 order = 0;

    static constexpr auto members()
    {
        return std::make_tuple(&StateKey::frame, &StateKey::order, &StateKey::visible, &StateKey::ik);
    }
    friend bool operator==(const StateKey &, const StateKey &) = default;
};

} // namespace furitsuke

Q_DECLARE_TYPEINFO(furitsuke::Vec3f, Q_PRIMITIVE_TYPE);
Q_DECLARE_TYPEINFO(furitsuke::Quatf, Q_RELOCATABLE_TYPE);
Q_DECLARE_TYPEINFO(furitsuke::BoneCurves, Q_RELOCATABLE_TYPE);
Q_DECLARE_TYPEINFO(furitsuke::CameraCurves, Q_RELOCATABLE_TYPE);
Q_DECLARE_TYPEINFO(furitsuke::KeyForm, Q_PRIMITIVE_TYPE);
Q_DECLARE_TYPEINFO(furitsuke::IkState, Q_RELOCATABLE_TYPE);
