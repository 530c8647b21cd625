// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/valuechange.h"

#include "editor-core/sampling/eulerangles.h"

#include <cmath>

namespace furitsuke {

namespace {

bool isAngle(KeyValue value)
{
    return value == KeyValue::AngleX || value == KeyValue::AngleY || value == KeyValue::AngleZ;
}

// ---- Where a key has its numbers.

float *floatOf(BoneKey &key, KeyValue value)
{
    switch (value) {
    case KeyValue::PositionX:
        return &key.position.x;
    case KeyValue::PositionY:
        return &key.position.y;
    case KeyValue::PositionZ:
        return &key.position.z;
    case KeyValue::QuaternionX:
        return &key.rotation.x;
    case KeyValue::QuaternionY:
        return &key.rotation.y;
    case KeyValue::QuaternionZ:
        return &key.rotation.z;
    case KeyValue::QuaternionW:
        return &key.rotation.w;
    default:
        return nullptr;
    }
}

float *floatOf(MorphKey &key, KeyValue value)
{
    return value == KeyValue::Weight ? &key.weight : nullptr;
}

float *floatOf(CameraKey &key, KeyValue value)
{
    switch (value) {
    case KeyValue::TargetX:
        return &key.target.x;
    case KeyValue::TargetY:
        return &key.target.y;
    case KeyValue::TargetZ:
        return &key.target.z;
    case KeyValue::CameraAngleX:
        return &key.rotation.x;
    case KeyValue::CameraAngleY:
        return &key.rotation.y;
    case KeyValue::CameraAngleZ:
        return &key.rotation.z;
    case KeyValue::Distance:
        return &key.distance;
    default:
        return nullptr;
    }
}

float *floatOf(LightKey &key, KeyValue value)
{
    switch (value) {
    case KeyValue::Red:
        return &key.colour.x;
    case KeyValue::Green:
        return &key.colour.y;
    case KeyValue::Blue:
        return &key.colour.z;
    case KeyValue::DirectionX:
        return &key.direction.x;
    case KeyValue::DirectionY:
        return &key.direction.y;
    case KeyValue::DirectionZ:
        return &key.direction.z;
    default:
        return nullptr;
    }
}

float *floatOf(ShadowKey &key, KeyValue value)
{
    return value == KeyValue::ShadowDistance ? &key.distance : nullptr;
}

float *floatOf(StateKey &, KeyValue)
{
    return nullptr;
}

std::optional<quint32> wholeOf(const BoneKey &key, KeyValue value)
{
    return value == KeyValue::Physics ? std::optional(quint32(!key.form.physicsOff())) : std::nullopt;
}

std::optional<quint32> wholeOf(const MorphKey &, KeyValue)
{
    return {};
}

std::optional<quint32> wholeOf(const CameraKey &key, KeyValue value)
{
    if (value == KeyValue::ViewAngle)
        return key.viewAngle;
    return value == KeyValue::Perspective ? std::optional(quint32(key.perspective())) : std::nullopt;
}

std::optional<quint32> wholeOf(const LightKey &, KeyValue)
{
    return {};
}

std::optional<quint32> wholeOf(const ShadowKey &key, KeyValue value)
{
    return value == KeyValue::ShadowMode ? std::optional(quint32(key.mode)) : std::nullopt;
}

std::optional<quint32> wholeOf(const StateKey &key, KeyValue value)
{
    return value == KeyValue::Visible ? std::optional(quint32(key.visible != 0)) : std::nullopt;
}

void setWhole(BoneKey &key, KeyValue, quint32)
{
    key.form.bits ^= KeyForm::physicsOffBit;
}

void setWhole(MorphKey &, KeyValue, quint32) {}

void setWhole(CameraKey &key, KeyValue value, quint32 number)
{
    if (value == KeyValue::ViewAngle)
        key.viewAngle = number;
    else
        key.projection = number == 0;
}

void setWhole(LightKey &, KeyValue, quint32) {}

void setWhole(ShadowKey &key, KeyValue, quint32 number)
{
    key.mode = quint8(number);
}

void setWhole(StateKey &key, KeyValue, quint32 number)
{
    key.visible = quint8(number);
}

// ---- Units.

double shownShadowDistance(float stored)
{
    // A float near 0.1 is off by up to a thousandth of what is shown: that much is rounding, not a value.
    constexpr double noise = 0.002;
    const double shown = (0.1 - double(stored)) * 100000;
    const double whole = std::round(shown);
    return std::abs(shown - whole) <= noise ? whole : shown;
}

float toStored(KeyValue value, double shown)
{
    switch (value) {
    case KeyValue::CameraAngleX:
        return float(cameraRadians({shown, 0, 0}).x);
    case KeyValue::CameraAngleY:
    case KeyValue::CameraAngleZ:
        return float(cameraRadians({0, shown, 0}).y);
    case KeyValue::Distance:
        return float(0 - shown);
    case KeyValue::Red:
    case KeyValue::Green:
    case KeyValue::Blue:
        return float(shown / 256);
    case KeyValue::ShadowDistance:
        return float(0.1 - shown / 100000);
    default:
        return float(shown);
    }
}

// ---- Rotations by MMD's three angles.

double &component(Vec3d &angles, KeyValue value)
{
    return value == KeyValue::AngleX ? angles.x : value == KeyValue::AngleY ? angles.y : angles.z;
}

/// How far each angle may be off since a quaternion is stored in floats.
Vec3d angleNoise(const Quatd &q)
{
    constexpr double rounding = 1.0 / (1 << 23);
    const Vec3d at = mmdDegrees(q);
    Vec3d noise = {1e-12, 1e-12, 1e-12};
    for (double Quatd::*member : {&Quatd::x, &Quatd::y, &Quatd::z, &Quatd::w}) {
        Quatd moved = q;
        moved.*member *= 1 + rounding;
        const Vec3d there = mmdDegrees(moved);
        noise.x += std::abs(std::remainder(there.x - at.x, 360));
        noise.y += std::abs(std::remainder(there.y - at.y, 360));
        noise.z += std::abs(std::remainder(there.z - at.z, 360));
    }
    return noise;
}

/// Whether angles are, as directions, those of a stored rotation as far as its floats can say.
bool anglesAreThose(const Quatd &rotation, const Vec3d &angles, const Vec3d &wanted)
{
    const Vec3d off = {std::abs(std::remainder(wanted.x - angles.x, 360)),
                       std::abs(std::remainder(wanted.y - angles.y, 360)),
                       std::abs(std::remainder(wanted.z - angles.z, 360))};
    if (off.x == 0 && off.y == 0 && off.z == 0)
        return true;
    // No rounding comes near this, but where Y and Z turn about one axis.
    constexpr double far = 0.05;
    if (off.x > far || off.y > far || off.z > far)
        return false;
    const Vec3d noise = angleNoise(rotation);
    return off.x <= noise.x && off.y <= noise.y && off.z <= noise.z;
}

bool isUsable(const Quatf &q)
{
    const double length = rotationLength(q);
    return std::isfinite(length) && length > 0;
}

/// Of a change that was asked for, how much may be lost to the rounding of floats without a word.
constexpr double coarseShare = 0.01;

/// Rotates a bone's key by what becomes of its three angles.
class Turn
{
public:
    explicit Turn(BoneKey &key)
        : mKey(key)
        , mRotation(usableRotation(key.rotation))
        , mBefore(mmdDegrees(mRotation))
        , mAfter(mBefore)
    {}

    double angle(KeyValue value) { return component(mAfter, value); }
    void change(const ValueChange &change)
    {
        double &angle = component(mAfter, change.value);
        const double after = change.applied(angle);
        // To set an angle again to what it shows is no change.
        if (!change.sets() && after != angle)
            mAdded = change.value;
        angle = after;
    }
    void finish(ChangeTally &tally)
    {
        const bool same = isUsable(mKey.rotation) && anglesAreThose(mRotation, mBefore, mAfter);
        if (same && !mAdded)
            return;
        const Quatd exact = fromMmdDegrees(mAfter);
        // Both signs are the same rotation; the way to neighbouring keys is the short one in any case.
        const double sign =
            exact.x * mRotation.x + exact.y * mRotation.y + exact.z * mRotation.z + exact.w * mRotation.w < 0
                ? -1
                : 1;
        const Quatd q = {sign * exact.x, sign * exact.y, sign * exact.z, sign * exact.w};
        if (!same)
            mKey.rotation = {float(q.x), float(q.y), float(q.z), float(q.w)};
        // Whole turns leave nothing but the rounding of doubles.
        const double asked = distance(mRotation, q);
        if (mAdded && asked > 1e-12 && distance(usableRotation(mKey.rotation), q) > coarseShare * asked)
            ++tally.coarse[std::size_t(*mAdded)];
    }

private:
    static double distance(const Quatd &a, const Quatd &b)
    {
        const Quatd d = {a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w};
        return std::sqrt(d.x * d.x + d.y * d.y + d.z * d.z + d.w * d.w);
    }

    BoneKey &mKey;
    std::optional<KeyValue> mAdded; ///< an angle that is multiplied or added to
    Quatd mRotation;
    Vec3d mBefore;
    Vec3d mAfter;
};

// ---- Changes.

void markNotFinite(ChangeTally &tally, KeyValue value, double before)
{
    if (tally.notFinite)
        return;
    tally.notFinite = value;
    tally.wasFinite = std::isfinite(before);
}

/// The number within the value's limits, whole where it has to be.
double fitting(KeyValue value, double number, ChangeTally &tally)
{
    if (isWhole(value)) {
        const double whole = std::floor(number + 0.5);
        tally.rounded[std::size_t(value)] += whole != number;
        number = whole;
    }
    const ValueLimits limits = valueLimits(value);
    const double limited = qBound(limits.least, number, limits.most);
    tally.limited[std::size_t(value)] += limited != number;
    return limited;
}

template <class Key>
void changeNumber(Key &key, const ValueChange &change, ChangeTally &tally)
{
    const KeyValue value = change.value;
    const double before = shownValue(key, value);
    double after = change.applied(before);
    if (!std::isfinite(after)) {
        markNotFinite(tally, value, before);
        return;
    }
    if (after == before)
        return;
    after = fitting(value, after, tally);
    if (after == before)
        return;
    if (wholeOf(key, value)) {
        setWhole(key, value, quint32(after));
        return;
    }
    if (float *stored = floatOf(key, value)) {
        const float next = toStored(value, after);
        if (!std::isfinite(next)) {
            markNotFinite(tally, value, before);
            return;
        }
        *stored = next;
        const double off = std::abs(shownNumber(value, next) - after);
        tally.coarse[std::size_t(value)] += !change.sets() && off > coarseShare * std::abs(after - before);
    }
}

/// Text of a number with the fewest digits for which accepts(number of the text) holds.
template <class Accepts>
QString shortest(double number, Accepts &&accepts)
{
    if (!std::isfinite(number))
        return QString::number(number);
    // Not "-0": nobody types it, and what is set to 0 keeps its sign.
    number += 0.0;
    const auto plain = [](QString text) { return text == QLatin1String("-0") ? QStringLiteral("0") : text; };
    const double size = std::abs(number);
    if (size == 0 || (size >= 1e-5 && size < 1e10)) {
        for (int decimals = 0; decimals <= 12; ++decimals) {
            const QString text = QString::number(number, 'f', decimals);
            if (accepts(text.toDouble()))
                return plain(text);
        }
    }
    for (int digits = 1; digits <= 16; ++digits) {
        const QString text = QString::number(number, 'g', digits);
        if (accepts(text.toDouble()))
            return plain(text);
    }
    return QString::number(number, 'g', 17);
}

} // namespace

double shownNumber(KeyValue value, float stored)
{
    const double number = stored;
    switch (value) {
    case KeyValue::CameraAngleX:
        return cameraDegrees({number, 0, 0}).x;
    case KeyValue::CameraAngleY:
    case KeyValue::CameraAngleZ:
        return cameraDegrees({0, number, 0}).y;
    case KeyValue::Distance:
        return 0 - number;
    case KeyValue::Red:
    case KeyValue::Green:
    case KeyValue::Blue:
        return number * 256;
    case KeyValue::ShadowDistance:
        return shownShadowDistance(stored);
    default:
        return number;
    }
}

void ChangeTally::unite(const ChangeTally &other)
{
    for (std::size_t i = 0; i < rounded.size(); ++i) {
        rounded[i] += other.rounded[i];
        limited[i] += other.limited[i];
        coarse[i] += other.coarse[i];
    }
    if (!notFinite && other.notFinite) {
        notFinite = other.notFinite;
        wasFinite = other.wasFinite;
    }
}

template <class Key>
double shownValue(const Key &key, KeyValue value)
{
    if constexpr (std::is_same_v<Key, BoneKey>) {
        if (isAngle(value)) {
            Vec3d degrees = mmdDegrees(usableRotation(key.rotation));
            return component(degrees, value);
        }
    }
    if (const auto whole = wholeOf(key, value))
        return *whole;
    const float *stored = floatOf(const_cast<Key &>(key), value);
    return stored ? shownNumber(value, *stored) : 0;
}

template <class Key>
void changeKey(Key &key, const QList<ValueChange> &changes, ChangeTally &tally)
{
    std::optional<Turn> turn;
    for (const ValueChange &change : changes) {
        if constexpr (std::is_same_v<Key, BoneKey>) {
            if (isAngle(change.value)) {
                if (!turn)
                    turn.emplace(key);
                const double before = turn->angle(change.value);
                // So many turns are a slip of the hand, and leave no digits for the angle.
                constexpr double most = 1e9;
                if (std::abs(change.applied(before)) <= most)
                    turn->change(change);
                else
                    markNotFinite(tally, change.value, before);
                continue;
            }
        }
        changeNumber(key, change, tally);
    }
    if (turn)
        turn->finish(tally);
}

template <class Key>
QString shownText(const Key &key, KeyValue value)
{
    const double shown = shownValue(key, value);
    const float *stored = floatOf(const_cast<Key &>(key), value);
    return shortest(shown, [&](double number) {
        if (number == shown)
            return true;
        if (stored)
            return toStored(value, number) == *stored;
        Key same = key;
        ChangeTally tally;
        changeKey(same, {ValueChange::to(value, number)}, tally);
        return same == key;
    });
}

template <class Key>
QString storedText(const Key &key, KeyValue value)
{
    const float *stored = floatOf(const_cast<Key &>(key), value);
    if (!stored || shownNumber(value, *stored) == double(*stored))
        return {};
    return shortest(double(*stored), [stored](double number) { return float(number) == *stored; });
}

#define FURITSUKE_INSTANTIATE(Key)                                                                           \
    template double shownValue(const Key &, KeyValue);                                                       \
    template void changeKey(Key &, const QList<ValueChange> &, ChangeTally &);                               \
    template QString shownText(const Key &, KeyValue);                                                       \
    template QString storedText(const Key &, KeyValue);
FURITSUKE_INSTANTIATE(BoneKey)
FURITSUKE_INSTANTIATE(MorphKey)
FURITSUKE_INSTANTIATE(CameraKey)
FURITSUKE_INSTANTIATE(LightKey)
FURITSUKE_INSTANTIATE(ShadowKey)
FURITSUKE_INSTANTIATE(StateKey)
#undef FURITSUKE_INSTANTIATE

double rotationLength(const Quatf &rotation)
{
    const double x = rotation.x;
    const double y = rotation.y;
    const double z = rotation.z;
    const double w = rotation.w;
    return std::sqrt(x * x + y * y + z * z + w * w);
}

bool isUnitLength(const Quatf &rotation)
{
    const double x = rotation.x;
    const double y = rotation.y;
    const double z = rotation.z;
    const double w = rotation.w;
    // Nearly all are, and are seen to be without a root.
    if (std::abs(x * x + y * y + z * z + w * w - 1) <= 1.9 * unitTolerance)
        return true;
    return std::abs(rotationLength(rotation) - 1) <= unitTolerance;
}

} // namespace furitsuke
