// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/valuesummary.h"

#include "editor-core/sampling/sampler.h"

#include <QHash>

#include <cmath>
#include <numbers>

namespace furitsuke {

namespace {

/// Whether same(value) holds for every selected row of a column; stops at the first for which it does not.
template <auto Member, class Key, class Same>
bool allOf(const Motion &motion, const KeySelection &selection, Same &&same)
{
    for (const TrackRef track : selection.tracks()) {
        if (track.kind != kindOf<Key>)
            continue;
        const auto &column = keysOf<Key>(motion, track.index).template column<Member>();
        const RowSet &rows = selection.rows(track);
        for (qsizetype first = rows.next(0); first < column.size();) {
            const qsizetype last = qMin(rows.nextAbsent(first), column.size());
            for (qsizetype row = first; row < last; ++row) {
                if (!same(column[row]))
                    return false;
            }
            first = rows.next(last);
        }
    }
    return true;
}

template <class Key>
Key firstKey(const Motion &motion, const KeySelection &selection)
{
    for (const TrackRef track : selection.tracks()) {
        if (track.kind == kindOf<Key>)
            return keysOf<Key>(motion, track.index).key(selection.rows(track).next(0));
    }
    return {};
}

bool sameNumber(float a, float b)
{
    return a == b || sameBits(a, b);
}

// ---- Angles, without sines: each as a direction in a plane.

struct Direction
{
    double c = 1;
    double s = 0;
};

Direction product(Direction a, Direction b)
{
    return {a.c * b.c - a.s * b.s, a.c * b.s + a.s * b.c};
}

/// The directions of the three angles that mmdDegrees() computes, X as half an angle's.
struct Directions
{
    Direction x;
    Direction y;
    Direction z;
    double rounding = 0; ///< how far y and z may be off, in radians, since the quaternion is stored in floats
};

/// The same for the half of X.
constexpr double tiltRounding = 2.5e-7;

Directions directionsOf(const Quatf &stored)
{
    const auto [x, y, z, w] = usableRotation(stored);
    Direction sum = {w - x, -(y + z)};
    Direction difference = {w + x, z - y};
    const double minus = std::sqrt(sum.c * sum.c + sum.s * sum.s);
    const double plus = std::sqrt(difference.c * difference.c + difference.s * difference.s);
    const Direction tilt = {minus / std::numbers::sqrt2, plus / std::numbers::sqrt2};
    const double limit = 1e-9 * 0.5 * (minus * minus + plus * plus);
    double rounding = tiltRounding * (1 / minus + 1 / plus);
    if (minus * minus <= limit) {
        difference = {difference.c / plus, difference.s / plus};
        sum = difference;
        rounding = 2 * tiltRounding;
    } else if (plus * plus <= limit) {
        sum = {sum.c / minus, sum.s / minus};
        difference = sum;
        rounding = 2 * tiltRounding;
    } else {
        sum = {sum.c / minus, sum.s / minus};
        difference = {difference.c / plus, difference.s / plus};
    }
    return {tilt, product(sum, difference), product(sum, {difference.c, -difference.s}), rounding};
}

bool sameDirection(Direction a, Direction b, double rounding)
{
    return std::abs(a.c * b.s - a.s * b.c) <= rounding && a.c * b.c + a.s * b.s > 0;
}

struct SameAngles
{
    bool x = true;
    bool y = true;
    bool z = true;
};

SameAngles compareAngles(const Motion &motion, const KeySelection &selection, const Quatf &first)
{
    const Directions wanted = directionsOf(first);
    SameAngles same;
    Quatf before = first;
    allOf<&BoneKey::rotation, BoneKey>(motion, selection, [&](const Quatf &rotation) {
        if (rotation == before)
            return true;
        before = rotation;
        const Directions these = directionsOf(rotation);
        const double rounding = qMax(these.rounding, wanted.rounding);
        same.x = same.x && sameDirection(these.x, wanted.x, tiltRounding);
        same.y = same.y && sameDirection(these.y, wanted.y, rounding);
        same.z = same.z && sameDirection(these.z, wanted.z, rounding);
        return same.x || same.y || same.z;
    });
    return same;
}

// ---- The kinds.

template <class Key>
class Summariser
{
public:
    Summariser(const Motion &motion, const KeySelection &selection, ValueSummary &result)
        : mMotion(motion)
        , mSelection(selection)
        , mFirst(firstKey<Key>(motion, selection))
        , mResult(result)
    {}

    const Key &first() const { return mFirst; }
    void put(KeyValue value, bool same)
    {
        mResult.values.insert(
            value, {!same, shownValue(mFirst, value), shownText(mFirst, value), storedText(mFirst, value)});
    }
    /// A value that part(column value) is.
    template <auto Member, class Part>
    void compare(KeyValue value, Part &&part)
    {
        const auto wanted = part(mFirst.*Member);
        put(value, allOf<Member, Key>(mMotion, mSelection, [&](const auto &other) {
                if constexpr (std::is_same_v<std::remove_cvref_t<decltype(wanted)>, float>)
                    return sameNumber(part(other), wanted);
                else
                    return part(other) == wanted;
            }));
    }
    template <auto Member>
    void compareVector(KeyValue x, KeyValue y, KeyValue z)
    {
        compare<Member>(x, [](const Vec3f &v) { return v.x; });
        compare<Member>(y, [](const Vec3f &v) { return v.y; });
        compare<Member>(z, [](const Vec3f &v) { return v.z; });
    }
    template <auto Member, class Channel>
    void compareCurves(int channels)
    {
        for (int c = 0; c < channels; ++c) {
            const auto channel = static_cast<Channel>(c);
            const CurvePoints wanted = (mFirst.*Member).curve(channel);
            const bool same = allOf<Member, Key>(
                mMotion, mSelection, [&](const auto &curves) { return curves.curve(channel) == wanted; });
            mResult.curves.append(same ? CommonCurve(wanted) : std::nullopt);
        }
    }

private:
    const Motion &mMotion;
    const KeySelection &mSelection;
    Key mFirst;
    ValueSummary &mResult;
};

void summariseBones(const Motion &motion, const KeySelection &selection, ValueSummary &result)
{
    Summariser<BoneKey> bones(motion, selection, result);
    bones.compareVector<&BoneKey::position>(KeyValue::PositionX, KeyValue::PositionY, KeyValue::PositionZ);
    const SameAngles angles = compareAngles(motion, selection, bones.first().rotation);
    bones.put(KeyValue::AngleX, angles.x);
    bones.put(KeyValue::AngleY, angles.y);
    bones.put(KeyValue::AngleZ, angles.z);
    bones.compare<&BoneKey::rotation>(KeyValue::QuaternionX, [](const Quatf &q) { return q.x; });
    bones.compare<&BoneKey::rotation>(KeyValue::QuaternionY, [](const Quatf &q) { return q.y; });
    bones.compare<&BoneKey::rotation>(KeyValue::QuaternionZ, [](const Quatf &q) { return q.z; });
    bones.compare<&BoneKey::rotation>(KeyValue::QuaternionW, [](const Quatf &q) { return q.w; });
    bones.compare<&BoneKey::form>(KeyValue::Physics, [](KeyForm form) { return form.physicsOff(); });
    bones.compareCurves<&BoneKey::curves, BoneChannel>(boneChannelCount);
    result.oddLength = !allOf<&BoneKey::rotation, BoneKey>(motion, selection, isUnitLength);
}

void summariseCamera(const Motion &motion, const KeySelection &selection, ValueSummary &result)
{
    Summariser<CameraKey> camera(motion, selection, result);
    camera.compareVector<&CameraKey::target>(KeyValue::TargetX, KeyValue::TargetY, KeyValue::TargetZ);
    camera.compareVector<&CameraKey::rotation>(KeyValue::CameraAngleX, KeyValue::CameraAngleY,
                                               KeyValue::CameraAngleZ);
    const auto itself = [](auto value) { return value; };
    camera.compare<&CameraKey::distance>(KeyValue::Distance, itself);
    camera.compare<&CameraKey::viewAngle>(KeyValue::ViewAngle, itself);
    camera.compare<&CameraKey::projection>(KeyValue::Perspective, [](quint8 byte) { return byte == 0; });
    camera.compareCurves<&CameraKey::curves, CameraChannel>(cameraChannelCount);
}

/// The last of several switches for one name counts.
std::optional<bool> switchOf(const QList<IkState> &record, const QByteArray &name)
{
    for (qsizetype i = record.size() - 1; i >= 0; --i) {
        if (record[i].name.name() == name)
            return record[i].enabled != 0;
    }
    return {};
}

void summariseStates(const Motion &motion, const KeySelection &selection, ValueSummary &result)
{
    Summariser<StateKey> states(motion, selection, result);
    states.compare<&StateKey::visible>(KeyValue::Visible, [](quint8 byte) { return byte != 0; });
    QHash<QByteArray, qsizetype> known;
    QList<QHash<QByteArray, bool>> records;
    QList<qsizetype> repeated; ///< how many records in a row say the same
    const QList<IkState> *before = nullptr;
    allOf<&StateKey::ik, StateKey>(motion, selection, [&](const QList<IkState> &record) {
        if (before && *before == record) {
            ++repeated.last();
            return true;
        }
        before = &record;
        QHash<QByteArray, bool> switches;
        for (const IkState &state : record) {
            const QByteArray name = state.name.name();
            if (!known.contains(name)) {
                known.insert(name, result.iks.size());
                result.iks.append({state.name.zeroPadded(), false, true, 0});
            }
            switches.insert(name, state.enabled != 0);
        }
        records.append(switches);
        repeated.append(1);
        return true;
    });
    for (CommonIk &ik : result.iks) {
        const QByteArray name = ik.name.name();
        ik.enabled = switchOf(states.first().ik, name).value_or(true);
        for (qsizetype i = 0; i < records.size(); ++i) {
            ik.named += records[i].contains(name) ? repeated[i] : 0;
            ik.mixed = ik.mixed || records[i].value(name, true) != ik.enabled;
        }
    }
}

} // namespace

ValueSummary summarise(const Motion &motion, const KeySelection &selection, TrackKind kind)
{
    ValueSummary result;
    for (const TrackRef track : selection.tracks()) {
        if (track.kind != kind)
            continue;
        ++result.tracks;
        result.keys += selection.rows(track).count();
    }
    if (result.keys == 0)
        return result;
    const auto itself = [](auto value) { return value; };
    switch (kind) {
    case TrackKind::Bone:
        summariseBones(motion, selection, result);
        break;
    case TrackKind::Morph:
        Summariser<MorphKey>(motion, selection, result).compare<&MorphKey::weight>(KeyValue::Weight, itself);
        break;
    case TrackKind::Camera:
        summariseCamera(motion, selection, result);
        break;
    case TrackKind::Light: {
        Summariser<LightKey> light(motion, selection, result);
        light.compareVector<&LightKey::colour>(KeyValue::Red, KeyValue::Green, KeyValue::Blue);
        light.compareVector<&LightKey::direction>(KeyValue::DirectionX, KeyValue::DirectionY,
                                                  KeyValue::DirectionZ);
        break;
    }
    case TrackKind::Shadow: {
        Summariser<ShadowKey> shadow(motion, selection, result);
        shadow.compare<&ShadowKey::mode>(KeyValue::ShadowMode, itself);
        shadow.compare<&ShadowKey::distance>(KeyValue::ShadowDistance, itself);
        break;
    }
    case TrackKind::State:
        summariseStates(motion, selection, result);
        break;
    }
    return result;
}

FrameSummary summariseFrames(const Motion &motion, const KeySelection &selection)
{
    FrameSummary result;
    std::tie(result.first, result.last) = selection.frameSpan(motion);
    result.keys = selection.count();
    for (const TrackRef track : selection.tracks()) {
        if (!result.kinds.contains(track.kind))
            result.kinds.append(track.kind);
    }
    return result;
}

} // namespace furitsuke
