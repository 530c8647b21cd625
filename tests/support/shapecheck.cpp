// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/shapecheck.h"

#include "tests/support/closeness.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace furitsuke::test {

namespace {

constexpr double degree = std::numbers::pi / 180;

/// One value of a track at a frame: a number, or a rotation.
struct Channel
{
    const char *name;
    double tooLittle; ///< deviations below are not reported
    bool rounds;      ///< to whole numbers
};

constexpr std::array<Channel, 4> boneChannels = {
    {{"x", 1e-3, false}, {"y", 1e-3, false}, {"z", 1e-3, false}, {"rotation", 1e-2 * degree, false}}};
constexpr std::array<Channel, 6> cameraChannels = {{{"x", 1e-3, false},
                                                    {"y", 1e-3, false},
                                                    {"z", 1e-3, false},
                                                    {"rotation", 1e-2 * degree, false},
                                                    {"distance", 1e-3, false},
                                                    {"view angle", 1e-2, true}}};

double difference(const Vec3d &a, const Vec3d &b)
{
    return std::max({std::abs(a.x - b.x), std::abs(a.y - b.y), std::abs(a.z - b.z)});
}

std::array<double, 4> differences(const BonePose &a, const BonePose &b)
{
    return {std::abs(a.position.x - b.position.x), std::abs(a.position.y - b.position.y),
            std::abs(a.position.z - b.position.z), rotationBetween(a.rotation, b.rotation)};
}
std::array<double, 6> differences(const CameraPose &a, const CameraPose &b)
{
    return {std::abs(a.target.x - b.target.x), std::abs(a.target.y - b.target.y),
            std::abs(a.target.z - b.target.z), difference(a.rotation, b.rotation),
            std::abs(a.distance - b.distance), std::abs(a.viewAngle - b.viewAngle)};
}
double magnitude(const BonePose &pose)
{
    return difference(pose.position, {}) + 1;
}
double magnitude(const CameraPose &pose)
{
    return difference(pose.target, {}) + difference(pose.rotation, {}) + std::abs(pose.distance) +
           std::abs(pose.viewAngle);
}

BonePose poseAt(const KeyColumns<BoneKey> &keys, double frame)
{
    return sampleBone(keys, frame);
}
CameraPose poseAt(const KeyColumns<CameraKey> &keys, double frame)
{
    return sampleCamera(keys, frame);
}

/// The frames of the keys around one, 0 standing for the key that MMD has there; the same where none follows.
template <class Key>
std::pair<double, double> around(const KeyColumns<Key> &keys, double frame)
{
    const qsizetype next = keys.lowerBound(qint64(std::ceil(frame)));
    const qsizetype previous = keys.upperBound(qint64(std::floor(frame))) - 1;
    return {previous < 0 ? 0.0 : double(keys.frames()[previous]),
            next < keys.size() ? double(keys.frames()[next]) : frame};
}

/// How far a pose's channels get from that at the start of a span, in both motions.
template <class Key, std::size_t count>
std::array<double, count> rangesIn(const KeyColumns<Key> &before, const KeyColumns<Key> &after, double first,
                                   double last)
{
    std::vector<decltype(poseAt(before, 0))> poses = {poseAt(after, first), poseAt(after, last)};
    for (qsizetype row = before.lowerBound(qint64(first)); row < before.upperBound(qint64(last)); ++row)
        poses.push_back(poseAt(before, before.frames()[row]));
    poses.push_back(poseAt(before, first));
    std::array<double, count> ranges = {};
    for (const auto &a : poses) {
        for (const auto &b : poses) {
            const auto apart = differences(a, b);
            for (std::size_t c = 0; c < count; ++c)
                ranges[c] = std::max(ranges[c], apart[c]);
        }
    }
    return ranges;
}

/// Whether keys of a span are neighbours.
template <class Key>
bool cutsIn(const KeyColumns<Key> &keys, double first, double last)
{
    double previous = first;
    for (qsizetype row = keys.lowerBound(qint64(first)); row < keys.upperBound(qint64(last)); ++row) {
        if (keys.frames()[row] > previous && keys.frames()[row] - previous <= 1)
            return true;
        previous = keys.frames()[row];
    }
    return false;
}

template <class Key, std::size_t count>
QString curveFault(const KeyColumns<Key> &before, const KeyColumns<Key> &after,
                   const std::array<Channel, count> &channels, double worst, const QString &track)
{
    constexpr bool cuts = std::is_same_v<Key, CameraKey>;
    if (after.isEmpty() || after == before)
        return {};
    const double last = after.frames().constLast();
    double spanFirst = -1;
    double spanLast = -1;
    std::array<double, count> ranges = {};
    for (double frame = 0; frame <= last; frame += 0.5) {
        // Of the spans between keys, in the motion with more of them or the other, the longer one.
        const auto [a, b] = around(before, frame);
        const auto [c, d] = around(after, frame);
        if (cuts && (cutsIn(before, std::min(a, c), std::max(b, d)) || (d > c && d - c <= 1)))
            continue;
        if (std::min(a, c) != spanFirst || std::max(b, d) != spanLast) {
            spanFirst = std::min(a, c);
            spanLast = std::max(b, d);
            ranges = rangesIn<Key, count>(before, after, spanFirst, spanLast);
        }
        const auto was = poseAt(before, frame);
        const auto off = differences(was, poseAt(after, frame));
        for (std::size_t i = 0; i < count; ++i) {
            const double allowed = 1.03 * worst * ranges[i] + channels[i].tooLittle + 1e-6 * magnitude(was) +
                                   (channels[i].rounds ? 0.5 : 0);
            if (off[i] > allowed) {
                return QStringLiteral("%1, %2 at frame %3: off by %4, reported %5 of %6")
                    .arg(track, QLatin1String(channels[i].name))
                    .arg(frame)
                    .arg(off[i])
                    .arg(worst)
                    .arg(ranges[i]);
            }
        }
    }
    return {};
}

} // namespace

QString shapeFault(const Motion &before, const Motion &after, const EditResult &result)
{
    for (qsizetype i = 0; i < before.bones.size(); ++i) {
        const QString fault = curveFault(before.bones[i].keys, after.bones[i].keys, boneChannels,
                                         result.curves.worst, QStringLiteral("bone %1").arg(i));
        if (!fault.isEmpty())
            return fault;
    }
    return curveFault(before.camera, after.camera, cameraChannels, result.curves.worst,
                      QStringLiteral("camera"));
}

} // namespace furitsuke::test
