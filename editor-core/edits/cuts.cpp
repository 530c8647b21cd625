// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/cuts.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace furitsuke {

namespace {

double usable(float value)
{
    return std::isfinite(value) ? double(value) : 0;
}

double between(float a, float b)
{
    return std::abs(usable(a) - usable(b));
}

double between(const Vec3f &a, const Vec3f &b)
{
    return std::hypot(between(a.x, b.x), between(a.y, b.y), between(a.z, b.z));
}

/// How far it is from one key to another. The parts only have to be of one size: a radian moves the picture
/// about as much as some tens of MMD units do at the usual distance.
double stepBetween(const CameraKey &a, const CameraKey &b)
{
    return between(a.target, b.target) + between(a.distance, b.distance) +
           30 * between(a.rotation, b.rotation) + std::abs(double(a.viewAngle) - double(b.viewAngle)) +
           (a.perspective() != b.perspective() ? 1000 : 0);
}

/// How much of a step may be nothing but the rounding of what is stored: a view angle that grows slowly does
/// so in steps of a whole degree, and stands still in between.
double roundingBetween(const CameraKey &a, const CameraKey &b)
{
    return a.viewAngle != b.viewAngle ? 1 : 0;
}

template <class Key>
double roundingBetween(const Key &, const Key &)
{
    return 0;
}

double stepBetween(const LightKey &a, const LightKey &b)
{
    return between(a.colour, b.colour) + between(a.direction, b.direction);
}

double stepBetween(const ShadowKey &a, const ShadowKey &b)
{
    return between(a.distance, b.distance) + (a.mode != b.mode ? 1 : 0);
}

template <class Key>
bool isCutIn(const KeyColumns<Key> &keys, qsizetype row)
{
    constexpr double leap = 4;
    const QList<quint32> &frames = keys.frames();
    const qint64 frame = frames[row];
    // The row that is played at a frame; -1 where there is no key.
    const auto rowAt = [&](qint64 wanted) {
        const qsizetype last = keys.upperBound(wanted) - 1;
        return last >= 0 && qint64(frames[last]) == wanted ? last : -1;
    };
    const qsizetype before = rowAt(frame - 1);
    if (before < 0)
        return false;
    const qsizetype further = rowAt(frame - 2);
    const qsizetype after = rowAt(frame + 1);
    if (further < 0 && after < 0)
        return true;
    const Key here = keys.key(rowAt(frame));
    const Key there = keys.key(before);
    double beside = 0;
    if (further >= 0)
        beside = stepBetween(keys.key(further), there);
    if (after >= 0)
        beside = qMax(beside, stepBetween(here, keys.key(after)));
    const double step = stepBetween(there, here) - roundingBetween(there, here);
    if (!(step > leap * beside))
        return false;
    // Of jitter, some steps are as much larger than those beside them, but not than most around them.
    constexpr qint64 reach = 4;
    std::vector<double> around;
    for (qint64 at = frame - reach; at <= frame + reach; ++at) {
        const qsizetype to = rowAt(at);
        const qsizetype from = at == frame || to < 0 ? -1 : rowAt(at - 1);
        if (from >= 0)
            around.push_back(stepBetween(keys.key(from), keys.key(to)));
    }
    if (around.empty())
        return true;
    const auto middle = around.begin() + std::ptrdiff_t(around.size() / 2);
    std::nth_element(around.begin(), middle, around.end());
    return step > leap * *middle;
}

} // namespace

bool isCut(const KeyColumns<CameraKey> &keys, qsizetype row)
{
    return isCutIn(keys, row);
}

bool isCut(const KeyColumns<LightKey> &keys, qsizetype row)
{
    return isCutIn(keys, row);
}

bool isCut(const KeyColumns<ShadowKey> &keys, qsizetype row)
{
    return isCutIn(keys, row);
}

} // namespace furitsuke
