// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/keepshape.h"

#include "editor-core/edits/coursefit.h"
#include "editor-core/motion/parallel.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace furitsuke {

namespace {

BonePose poseAt(const KeyColumns<BoneKey> &keys, double frame)
{
    return sampleBone(keys, frame);
}
double poseAt(const KeyColumns<MorphKey> &keys, double frame)
{
    return sampleMorph(keys, frame);
}
CameraPose poseAt(const KeyColumns<CameraKey> &keys, double frame)
{
    return sampleCamera(keys, frame);
}
LightPose poseAt(const KeyColumns<LightKey> &keys, double frame)
{
    return sampleLight(keys, frame);
}
ShadowPose poseAt(const KeyColumns<ShadowKey> &keys, double frame)
{
    return sampleShadow(keys, frame);
}
StatePose poseAt(const KeyColumns<StateKey> &keys, double frame)
{
    return sampleState(keys, frame);
}

template <class Key>
using PoseOf = decltype(poseAt(KeyColumns<Key>(), 0));

double largestStep(const Vec3d &from, const Vec3d &to)
{
    return std::max({std::abs(to.x - from.x), std::abs(to.y - from.y), std::abs(to.z - from.z)});
}

// What two poses differ by in what moves, and whether they differ in what steps.

void reportChange(ShapeReport &report, TrackRef track, const BonePose &a, const BonePose &b)
{
    report.addChange(track, Quantity::Position, largestStep(a.position, b.position));
    report.addChange(track, Quantity::Rotation, degreesBetween(a.rotation, b.rotation));
}
void reportChange(ShapeReport &report, TrackRef track, double a, double b)
{
    report.addChange(track, Quantity::Weight, std::abs(a - b));
}
void reportChange(ShapeReport &report, TrackRef track, const CameraPose &a, const CameraPose &b)
{
    report.addChange(track, Quantity::Position, largestStep(a.target, b.target));
    report.addChange(track, Quantity::Rotation, largestStep(a.rotation, b.rotation) * 180 / std::numbers::pi);
    report.addChange(track, Quantity::Distance, std::abs(a.distance - b.distance));
    report.addChange(track, Quantity::ViewAngle, std::abs(a.viewAngle - b.viewAngle));
}
void reportChange(ShapeReport &report, TrackRef track, const LightPose &a, const LightPose &b)
{
    report.addChange(track, Quantity::Colour, largestStep(a.colour, b.colour));
    report.addChange(track, Quantity::Direction, largestStep(a.direction, b.direction));
}
void reportChange(ShapeReport &report, TrackRef track, const ShadowPose &a, const ShadowPose &b)
{
    report.addChange(track, Quantity::ShadowDistance, std::abs(a.distance - b.distance));
}
void reportChange(ShapeReport &, TrackRef, const StatePose &, const StatePose &) {}

bool stepsAlike(const BonePose &a, const BonePose &b)
{
    return a.physicsOff == b.physicsOff;
}
bool stepsAlike(double, double)
{
    return true;
}
bool stepsAlike(const CameraPose &a, const CameraPose &b)
{
    return a.perspective == b.perspective;
}
bool stepsAlike(const LightPose &, const LightPose &)
{
    return true;
}
bool stepsAlike(const ShadowPose &a, const ShadowPose &b)
{
    return a.mode == b.mode;
}
bool stepsAlike(const StatePose &a, const StatePose &b)
{
    return a.visible == b.visible && a.ikOff == b.ikOff;
}

constexpr Quantity quantityOf(BoneChannel channel)
{
    return channel == BoneChannel::Rotation ? Quantity::Rotation : Quantity::Position;
}
constexpr Quantity quantityOf(CameraChannel channel)
{
    switch (channel) {
    case CameraChannel::Rotation:
        return Quantity::Rotation;
    case CameraChannel::Distance:
        return Quantity::Distance;
    case CameraChannel::ViewAngle:
        return Quantity::ViewAngle;
    default:
        return Quantity::Position;
    }
}

/// Deletes keys of one track, gap by gap: a gap is what lies between two keys that stay side by side.
template <class Key>
class GapCloser
{
    using Pose = PoseOf<Key>;
    static constexpr bool hasCurves = requires(Key key) { key.curves; };

public:
    GapCloser(const Motion &motion, TrackRef track, const RowSet &rows, const ShapeOptions &options)
        : mMotion(motion)
        , mTrack(track)
        , mKeys(keysOf<Key>(motion, track.index))
        , mRows(rows)
        , mBuilder(mKeys, track.index)
        , mReport(options)
    {}

    EditResult close(ShapeReport &report)
    {
        EditResult result;
        mRows.forEachRun([&](qsizetype first, qsizetype last) {
            for (qsizetype row = first; row < last; ++row)
                mBuilder.remove(row);
            result.changed += last - first;
            closeGap(first, last);
        });
        result.edit.add(mBuilder.build());
        report = mReport;
        return result;
    }

private:
    /// Rows [first, last) go; those next to them stay. Of several keys at one frame the last counts: of those
    /// that were there as of those that stay, so that an earlier one may come to light.
    void closeGap(qsizetype first, qsizetype last)
    {
        const qsizetype before = first - 1;
        const quint32 start = before >= 0 ? mKeys.frames()[before] : 0;
        const Pose held = poseOfRow(before);
        const bool uncovered = before >= 0 && before < lastAtFrame(before);
        if (uncovered)
            reportLoss(lastAtFrame(before), held);
        const std::vector<qsizetype> counting = countingRows(before, last);
        if (last == mKeys.size()) {
            for (const qsizetype row : counting)
                reportLoss(row, held);
            return;
        }
        const quint32 end = mKeys.frames()[last];
        if (end == start)
            return;
        const qsizetype ended = lastAtFrame(last);
        qsizetype after = ended;
        while (mRows.contains(after))
            --after;
        if (counting.empty() && !uncovered && after == ended)
            return;
        for (const qsizetype row : counting)
            reportSteps(row, held);
        if (hasCurves && !isCut(start, counting, end)) {
            if constexpr (hasCurves)
                fit(start, counting, end, after, held);
            return;
        }
        if (std::is_same_v<Key, CameraKey>)
            mReport.addLostCut(last - first);
        KeyColumns<Key> left;
        if (before >= 0)
            left.append(mKeys.key(before));
        left.append(mKeys.key(after));
        for (const qsizetype row : counting)
            reportChange(mReport, mTrack, poseOfRow(row), poseAt(left, mKeys.frames()[row]));
    }

    qsizetype lastAtFrame(qsizetype row) const { return mKeys.upperBound(mKeys.frames()[row]) - 1; }

    /// The keys that counted after the frame of one row and before that of another.
    std::vector<qsizetype> countingRows(qsizetype after, qsizetype before) const
    {
        std::vector<qsizetype> rows;
        qsizetype row = after >= 0 ? lastAtFrame(after) + 1 : 0;
        while (row < before) {
            row = lastAtFrame(row);
            if (row < before)
                rows.push_back(row);
            ++row;
        }
        return rows;
    }

    Pose poseOfRow(qsizetype row) const
    {
        KeyColumns<Key> alone;
        if (row < 0)
            return poseAt(alone, 0);
        alone.append(mKeys.key(row));
        return poseAt(alone, mKeys.frames()[row]);
    }

    void reportSteps(qsizetype row, const Pose &held)
    {
        if (!stepsAlike(poseOfRow(row), held))
            mReport.addLostSteps(1);
    }

    void reportLoss(qsizetype row, const Pose &held)
    {
        reportSteps(row, held);
        reportChange(mReport, mTrack, poseOfRow(row), held);
    }

    /// Whether the camera cuts between any two of these; the start may be MMD's own key at 0.
    bool isCut(quint32 start, const std::vector<qsizetype> &counting, quint32 end) const
    {
        if (!std::is_same_v<Key, CameraKey>)
            return false;
        quint32 previous = start;
        for (const qsizetype row : counting) {
            const quint32 frame = mKeys.frames()[row];
            if (frame - previous <= 1 && frame > 0)
                return true;
            previous = frame;
        }
        return end - previous <= 1;
    }

    void fit(quint32 start, const std::vector<qsizetype> &counting, quint32 end, qsizetype after,
             const Pose &held)
    {
        Course<Pose, decltype(Key::curves)> course;
        course.first = held;
        course.last = poseOfRow(after);
        course.stations.push_back({start, poseAt(mKeys, start), {}});
        for (const qsizetype row : counting) {
            if (mKeys.frames()[row] > start)
                course.stations.push_back({mKeys.frames()[row], poseOfRow(row), mKeys.key(row).curves});
        }
        const qsizetype ended = mKeys.upperBound(end) - 1;
        course.stations.push_back({end, poseOfRow(ended), mKeys.key(ended).curves});

        constexpr int channels = std::is_same_v<Key, BoneKey> ? boneChannelCount : cameraChannelCount;
        using Channel = std::conditional_t<std::is_same_v<Key, BoneKey>, BoneChannel, CameraChannel>;
        std::array<ChannelFit, channels> fits;
        const Key present = mKeys.key(after);
        Key fitted = present;
        fitted.curves = fitCourse(course, fits);
        for (int c = 0; c < channels; ++c) {
            const ChannelFit &channel = fits[std::size_t(c)];
            mReport.addCurve(mTrack, quantityOf(Channel(c)), channel.off, channel.range);
        }
        if (!(fitted == present))
            mBuilder.replace(after, mMotion.canonical(fitted));
    }

    const Motion &mMotion;
    TrackRef mTrack;
    const KeyColumns<Key> &mKeys;
    const RowSet &mRows;
    TrackEditBuilder<Key> mBuilder;
    ShapeReport mReport;
};

} // namespace

EditResult deleteKeysKeepingShape(const Motion &motion, const KeySelection &selection,
                                  const ShapeOptions &options)
{
    const QList<TrackRef> tracks = selection.tracks();
    qsizetype keys = 0;
    for (const TrackRef track : tracks)
        keys += selection.rows(track).count();
    std::vector<EditResult> results(std::size_t(tracks.size()));
    std::vector<ShapeReport> reports(std::size_t(tracks.size()));
    // A key costs a fit of several curves, some tens of thousand times what moving it does.
    constexpr qsizetype keysWorthAThread = 64;
    const int parts = parallelParts(keys, keysWorthAThread, tracks.size());
    inParallel(parts, [&](int part) {
        for (qsizetype t = part; t < tracks.size(); t += parts) {
            motion.visit(tracks[t], [&]<class Key>(const KeyColumns<Key> &) {
                GapCloser<Key> closer(motion, tracks[t], selection.rows(tracks[t]), options);
                results[std::size_t(t)] = closer.close(reports[std::size_t(t)]);
            });
        }
    });
    EditResult result;
    ShapeReport report(options);
    for (std::size_t t = 0; t < results.size(); ++t) {
        result.edit.add(results[t].edit);
        result.changed += results[t].changed;
        report.add(reports[t]);
    }
    report.write(result, motion);
    return result;
}

} // namespace furitsuke
