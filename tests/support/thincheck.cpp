// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/thincheck.h"

#include "editor-core/sampling/sampler.h"
#include "tests/support/closeness.h"
#include "tests/support/editproperty.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace furitsuke::test {

namespace {

constexpr double degree = std::numbers::pi / 180;

double distance(const Vec3d &a, const Vec3d &b)
{
    return std::hypot(a.x - b.x, a.y - b.y, a.z - b.z);
}

double largestPart(const Vec3d &a, const Vec3d &b)
{
    return std::max({std::abs(a.x - b.x), std::abs(a.y - b.y), std::abs(a.z - b.z)});
}

/// The deviations at one frame.
class FrameDeviations
{
public:
    explicit FrameDeviations(std::array<double, thinQuantityCount> &worst)
        : mWorst(worst)
    {}

    void add(const BonePose &a, const BonePose &b)
    {
        add(ThinQuantity::Position, distance(a.position, b.position));
        add(ThinQuantity::Angle, rotationBetween(a.rotation, b.rotation) / degree);
    }
    void add(double a, double b) { add(ThinQuantity::Weight, std::abs(a - b)); }
    void add(const CameraPose &a, const CameraPose &b)
    {
        add(ThinQuantity::Position,
            std::max(distance(a.target, b.target), std::abs(a.distance - b.distance)));
        add(ThinQuantity::Angle,
            std::max(largestPart(a.rotation, b.rotation) / degree, std::abs(a.viewAngle - b.viewAngle)));
    }
    void add(const LightPose &a, const LightPose &b)
    {
        add(ThinQuantity::Weight,
            std::max(largestPart(a.colour, b.colour), largestPart(a.direction, b.direction)));
    }
    void add(const ShadowPose &a, const ShadowPose &b)
    {
        add(ThinQuantity::Weight, 10 * std::abs(a.distance - b.distance));
    }

private:
    void add(ThinQuantity quantity, double off)
    {
        double &worst = mWorst[std::size_t(quantity)];
        worst = std::max(worst, off);
    }

    std::array<double, thinQuantityCount> &mWorst;
};

/// Calls function(pose before, pose after, frame, name) for every track at every frame. Poses of state
/// records are left out: their keys are compared.
template <class Function>
void eachPose(const Motion &before, const Motion &after, quint32 lastFrame, Function &&function)
{
    const auto each = [&](quint32 last, auto &&poses) {
        for (quint32 frame = 0; frame <= std::min(last, lastFrame); ++frame)
            poses(double(frame));
    };
    for (const TrackRef track : before.tracks()) {
        const qsizetype keys = before.keyCount(track);
        if (keys == 0)
            continue;
        const quint32 last = before.frameAt(track, keys - 1);
        switch (track.kind) {
        case TrackKind::Bone:
            each(last, [&](double frame) {
                function(sampleBone(before.bones[track.index].keys, frame),
                         sampleBone(after.bones[track.index].keys, frame));
            });
            break;
        case TrackKind::Morph:
            each(last, [&](double frame) {
                function(sampleMorph(before.morphs[track.index].keys, frame),
                         sampleMorph(after.morphs[track.index].keys, frame));
            });
            break;
        case TrackKind::Camera:
            each(last, [&](double frame) {
                function(sampleCamera(before.camera, frame), sampleCamera(after.camera, frame));
            });
            break;
        case TrackKind::Light:
            each(last, [&](double frame) {
                function(sampleLight(before.light, frame), sampleLight(after.light, frame));
            });
            break;
        case TrackKind::Shadow:
            each(last, [&](double frame) {
                function(sampleShadow(before.shadow, frame), sampleShadow(after.shadow, frame));
            });
            break;
        case TrackKind::State:
            break;
        }
    }
}

bool sameSteps(const BonePose &a, const BonePose &b)
{
    return a.physicsOff == b.physicsOff;
}

bool sameSteps(const CameraPose &a, const CameraPose &b)
{
    return a.perspective == b.perspective;
}

bool sameSteps(const ShadowPose &a, const ShadowPose &b)
{
    return a.mode == b.mode;
}

template <class Pose>
bool sameSteps(const Pose &, const Pose &)
{
    return true;
}

/// Each key that is left is one of those before it, in place and value; those not selected in all.
template <class Key>
QString keysFault(const KeyColumns<Key> &before, const KeyColumns<Key> &after, const RowSet &selected)
{
    qsizetype row = 0;
    for (qsizetype left = 0; left < after.size(); ++left, ++row) {
        Key now = after.key(left);
        while (row < before.size() && before.orders()[row] != now.order) {
            if (!selected.contains(row))
                return QStringLiteral("the key at %1 went though it is not selected")
                    .arg(before.frames()[row]);
            ++row;
        }
        if (row == before.size())
            return QStringLiteral("the key at %1 was not there").arg(now.frame);
        const Key was = before.key(row);
        if constexpr (requires { now.curves; }) {
            if (selected.contains(row))
                now.curves = was.curves;
        }
        if constexpr (requires { now.form; }) {
            if (selected.contains(row) && now.form.physicsOff() == was.form.physicsOff())
                now.form = was.form;
        }
        if (!(now == was))
            return QStringLiteral("the key at %1 changed").arg(now.frame);
    }
    for (; row < before.size(); ++row) {
        if (!selected.contains(row))
            return QStringLiteral("the key at %1 went though it is not selected").arg(before.frames()[row]);
    }
    return {};
}

} // namespace

std::array<double, thinQuantityCount> deviations(const Motion &before, const Motion &after, quint32 lastFrame)
{
    std::array<double, thinQuantityCount> worst = {};
    FrameDeviations frame(worst);
    eachPose(before, after, lastFrame, [&frame](const auto &a, const auto &b) { frame.add(a, b); });
    return worst;
}

QString thinFault(const Motion &before, const KeySelection &selection, const ThinOptions &options,
                  const ThinResult &result, quint32 lastFrame)
{
    if (!result.error.isEmpty())
        return QStringLiteral("it was refused: ") + result.error;
    QString law = editLawFault(before, result);
    if (!law.isEmpty())
        return law;
    Motion after = before;
    result.edit.apply(after);

    const std::array<double, thinQuantityCount> worst = deviations(before, after, lastFrame);
    for (std::size_t q = 0; q < worst.size(); ++q) {
        // Rotations are compared by other formulas than they were made.
        const double rounding = q == std::size_t(ThinQuantity::Angle) ? 1e-6 : 0;
        if (!(worst[q] <= options.bounds[q] + rounding))
            return QStringLiteral("quantity %1 is off by %2").arg(q).arg(worst[q], 0, 'g', 17);
        const double reported = result.worst[q].off;
        if (before.lastFrame() <= lastFrame && std::abs(reported - worst[q]) > 1e-6 + 1e-9 * worst[q]) {
            return QStringLiteral("quantity %1 is off by %2, not by %3")
                .arg(q)
                .arg(worst[q], 0, 'g', 17)
                .arg(reported, 0, 'g', 17);
        }
        if (!(reported <= options.bounds[q]))
            return QStringLiteral("quantity %1 is reported to be off by %2").arg(q).arg(reported, 0, 'g', 17);
    }
    bool stepsStay = true;
    eachPose(before, after, lastFrame,
             [&stepsStay](const auto &a, const auto &b) { stepsStay = stepsStay && sameSteps(a, b); });
    if (!stepsStay)
        return QStringLiteral("a switch is not what it was");

    qsizetype considered = 0;
    for (const TrackRef track : before.tracks()) {
        const RowSet &selected = track.kind == TrackKind::State ? RowSet() : selection.rows(track);
        considered += selected.count();
        const QString fault = before.visit(track, [&]<class Key>(const KeyColumns<Key> &keys) {
            return keysFault(keys, keysOf<Key>(after, track.index), selected);
        });
        if (!fault.isEmpty())
            return QStringLiteral("track %1 of kind %2: %3").arg(track.index).arg(int(track.kind)).arg(fault);
    }
    const qsizetype removed = before.keyCount() - after.keyCount();
    if (result.keysBefore != considered || result.keysAfter != considered - removed ||
        result.changed < removed)
        return QStringLiteral("%1 keys before and %2 after are not %3 and %4")
            .arg(result.keysBefore)
            .arg(result.keysAfter)
            .arg(considered)
            .arg(considered - removed);
    return {};
}

} // namespace furitsuke::test
