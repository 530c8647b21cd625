// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motion.h"
#include "editor-core/sampling/sampler.h"
#include "tests/support/closeness.h"

#include <cmath>
#include <initializer_list>
#include <numbers>

/// Keys as short records, for tests of what a track is at a frame.
namespace furitsuke::test {

// What the tests say of a key; its place among the records is its order.

struct BoneRecord
{
    quint32 frame = 0;
    Vec3f position = {};
    Quatf rotation = {};
    BoneCurves curves = {};
    KeyForm form = {};

    BoneKey key(quint32 order) const { return {frame, position, rotation, curves, form, order}; }
};

struct MorphRecord
{
    quint32 frame = 0;
    float weight = 0;

    MorphKey key(quint32 order) const { return {frame, weight, {}, order}; }
};

struct CameraRecord
{
    quint32 frame = 0;
    float distance = -45;
    Vec3f target = {0, 10, 0};
    Vec3f rotation = {};
    CameraCurves curves = {};
    quint32 viewAngle = 30;
    quint8 projection = 0;

    CameraKey key(quint32 order) const
    {
        return {frame, distance, target, rotation, curves, viewAngle, projection, order};
    }
};

struct LightRecord
{
    quint32 frame = 0;
    Vec3f colour = {0.6015625f, 0.6015625f, 0.6015625f};
    Vec3f direction = {-0.5f, -1, 0.5f};

    LightKey key(quint32 order) const { return {frame, colour, direction, order}; }
};

struct ShadowRecord
{
    quint32 frame = 0;
    quint8 mode = 1;
    float distance = 0.01125f;

    ShadowKey key(quint32 order) const { return {frame, mode, distance, order}; }
};

struct StateRecord
{
    quint32 frame = 0;
    quint8 visible = 1;
    QList<IkState> ik = {};

    StateKey key(quint32 order) const { return {frame, visible, ik, order}; }
};

template <class Record>
auto keysOf(std::initializer_list<Record> records)
{
    KeyColumns<decltype(Record().key(0))> keys;
    for (const Record &record : records)
        keys.append(record.key(quint32(keys.size())));
    keys.stableSortByFrame();
    return keys;
}

inline auto bone(std::initializer_list<BoneRecord> records)
{
    return keysOf(records);
}

inline auto morph(std::initializer_list<MorphRecord> records)
{
    return keysOf(records);
}

inline auto camera(std::initializer_list<CameraRecord> records)
{
    return keysOf(records);
}

inline auto light(std::initializer_list<LightRecord> records)
{
    return keysOf(records);
}

inline auto shadow(std::initializer_list<ShadowRecord> records)
{
    return keysOf(records);
}

inline auto states(std::initializer_list<StateRecord> records)
{
    return keysOf(records);
}

inline BoneCurves withCurve(BoneChannel channel, CurvePoints points)
{
    BoneCurves curves;
    curves.setCurve(channel, points);
    return curves;
}

inline Quatf turnedBy(const Vec3d &axis, double degrees)
{
    const Quatd q = turn(axis, degrees * std::numbers::pi / 180);
    return {float(q.x), float(q.y), float(q.z), float(q.w)};
}

inline Quatd aroundY(double degrees)
{
    return turn({0, 1, 0}, degrees * std::numbers::pi / 180);
}

inline KeyForm physicsOff()
{
    return KeyForm::written(CurveLayout::Mmd9, true);
}

inline IkState ikState(QByteArrayView name, quint8 enabled)
{
    return {LongName::fromBytes(name), enabled};
}

} // namespace furitsuke::test
