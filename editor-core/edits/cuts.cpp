// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/cuts.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
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

/// MMD has 256 shades of a colour: a light that fades slowly goes through them one by one.
double roundingBetween(const LightKey &a, const LightKey &b)
{
    static constexpr double shade = 1.01 / 256;
    const auto part = [](float from, float to) { return qMin(between(from, to), shade); };
    return std::hypot(part(a.colour.x, b.colour.x), part(a.colour.y, b.colour.y),
                      part(a.colour.z, b.colour.z));
}

/// MMD shows whole numbers of 0.00001.
double roundingBetween(const ShadowKey &a, const ShadowKey &b)
{
    constexpr double shown = 1.01e-5;
    return qMin(between(a.distance, b.distance), shown);
}

double stepBetween(const LightKey &a, const LightKey &b)
{
    return between(a.colour, b.colour) + between(a.direction, b.direction);
}

double stepBetween(const ShadowKey &a, const ShadowKey &b)
{
    return between(a.distance, b.distance) + (a.mode != b.mode ? 1 : 0);
}

/// How many times as large as others a step is that leaps.
constexpr double leap = 4;

/// The run of keys on adjacent frames around a step: that from the key on the frame before to the one of a
/// row.
template <class Key>
class Run
{
public:
    Run(const KeyColumns<Key> &keys, qsizetype row)
        : mKeys(keys)
        , mFrame(keys.frames()[row])
    {}

    /// The step to a frame; nothing where it or the one before it has no key.
    std::optional<double> stepTo(qint64 frame) const
    {
        const qsizetype to = rowAt(frame);
        const qsizetype from = to < 0 ? -1 : rowAt(frame - 1);
        if (from < 0)
            return {};
        return stepBetween(mKeys.key(from), mKeys.key(to));
    }
    /// That of the row, without what may be nothing but rounding.
    std::optional<double> step() const
    {
        const qsizetype to = rowAt(mFrame);
        const qsizetype from = rowAt(mFrame - 1);
        if (from < 0)
            return {};
        const Key a = mKeys.key(from);
        const Key b = mKeys.key(to);
        return stepBetween(a, b) - roundingBetween(a, b);
    }
    /// The smaller and the larger one of the steps before and after it; nothing where it is alone.
    std::optional<std::pair<double, double>> stepsBeside() const
    {
        const std::optional<double> before = stepTo(mFrame - 1);
        const std::optional<double> after = stepTo(mFrame + 1);
        if (!before && !after)
            return {};
        const double first = before ? *before : *after;
        const double second = after ? *after : *before;
        return std::pair(qMin(first, second), qMax(first, second));
    }
    /// The nearest others, in no order.
    std::vector<double> stepsAround() const
    {
        std::vector<double> around;
        around.reserve(compared);
        std::optional<double> back = 0;
        std::optional<double> ahead = 0;
        for (qint64 away = 1; around.size() < compared && (back || ahead); ++away) {
            back = back ? stepTo(mFrame - away) : back;
            ahead = ahead ? stepTo(mFrame + away) : ahead;
            for (const auto &step : {back, ahead}) {
                if (step && around.size() < compared)
                    around.push_back(*step);
            }
        }
        return around;
    }

    static constexpr std::size_t compared = 8;

private:
    /// The row that is played at a frame; -1 where there is no key.
    qsizetype rowAt(qint64 frame) const
    {
        const qsizetype last = mKeys.upperBound(frame) - 1;
        return last >= 0 && qint64(mKeys.frames()[last]) == frame ? last : -1;
    }

    const KeyColumns<Key> &mKeys;
    const qint64 mFrame;
};

double ranked(std::vector<double> &numbers, std::size_t rank)
{
    const auto at = numbers.begin() + std::ptrdiff_t(rank);
    std::nth_element(numbers.begin(), at, numbers.end());
    return *at;
}

template <class Key>
bool isCutIn(const KeyColumns<Key> &keys, qsizetype row)
{
    const Run<Key> run(keys, row);
    const std::optional<double> step = run.step();
    if (!step)
        return false;
    const auto beside = run.stepsBeside();
    if (!beside)
        return true;
    if (!(*step > leap * beside->second))
        return false;
    // Of jitter, some steps are as much larger than those beside them, but not than most around them. The
    // lower one of two in the middle: shots of two frames have as many cuts as other steps.
    std::vector<double> around = run.stepsAround();
    return *step > leap * ranked(around, (around.size() - 1) / 2);
}

template <class Key>
bool mayBeCutIn(const KeyColumns<Key> &keys, qsizetype row)
{
    const Run<Key> run(keys, row);
    const std::optional<double> step = run.step();
    if (!step)
        return false;
    std::vector<double> around = run.stepsAround();
    if (around.size() < Run<Key>::compared)
        return true;
    if (!(*step > leap * ranked(around, (around.size() - 1) / 4)))
        return false;
    const auto beside = run.stepsBeside();
    return *step > leap * ranked(around, (around.size() - 1) / 2) || (beside && *step > leap * beside->first);
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

bool mayBeCut(const KeyColumns<CameraKey> &keys, qsizetype row)
{
    return mayBeCutIn(keys, row);
}

bool mayBeCut(const KeyColumns<LightKey> &keys, qsizetype row)
{
    return mayBeCutIn(keys, row);
}

bool mayBeCut(const KeyColumns<ShadowKey> &keys, qsizetype row)
{
    return mayBeCutIn(keys, row);
}

} // namespace furitsuke
