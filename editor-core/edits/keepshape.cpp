// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/keepshape.h"

#include "editor-core/edits/coursefit.h"
#include "editor-core/motion/parallel.h"
#include "editor-core/sampling/poseat.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <numbers>
#include <vector>

namespace furitsuke {

namespace {

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

/// Rows [first, last) of a track, all of which go while those next to them stay.
using Run = std::pair<qsizetype, qsizetype>;

/// Keys that stay and get other curves, by row, ascending.
template <class Key>
using ReplacedKeys = std::vector<std::pair<qsizetype, Key>>;

/// Closes gaps of one track: a gap is what lies between two keys that stay side by side.
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
        , mReport(options)
    {}

    /// Of several keys at one frame the last counts: of those that were there as of those that stay, so that
    /// an earlier one may come to light.
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

    /// The result is used up.
    ReplacedKeys<Key> takeReplaced() { return std::move(mReplaced); }
    const ShapeReport &report() const { return mReport; }

private:
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
            mReplaced.emplace_back(after, mMotion.edited(present, fitted));
    }

    const Motion &mMotion;
    TrackRef mTrack;
    const KeyColumns<Key> &mKeys;
    const RowSet &mRows;
    ReplacedKeys<Key> mReplaced;
    ShapeReport mReport;
};

/// Some runs of a track, and what comes of them.
struct Piece
{
    TrackRef track;
    std::vector<Run> runs;
    ReplacedKeys<BoneKey> bones;
    ReplacedKeys<CameraKey> camera;
    ShapeReport report;

    /// Of keys with curves.
    template <class Key>
    ReplacedKeys<Key> &replaced()
    {
        if constexpr (std::is_same_v<Key, BoneKey>)
            return bones;
        else
            return camera;
    }
};

/// The selected runs in pieces of about equal size, so that threads have about as much to do.
std::vector<Piece> piecesOf(const KeySelection &selection, const ShapeOptions &options)
{
    constexpr qsizetype keysPerPiece = 64;
    std::vector<Piece> pieces;
    for (const TrackRef track : selection.tracks()) {
        qsizetype room = 0;
        selection.rows(track).forEachRun([&](qsizetype first, qsizetype last) {
            if (room <= 0) {
                pieces.push_back({track, {}, {}, {}, ShapeReport(options)});
                room = keysPerPiece;
            }
            pieces.back().runs.emplace_back(first, last);
            room -= last - first;
        });
    }
    return pieces;
}

} // namespace

EditResult deleteKeysKeepingShape(const Motion &motion, const KeySelection &selection,
                                  const ShapeOptions &options, TaskProgress *progress)
{
    EditResult result;
    result.changed = selection.count();
    std::vector<Piece> pieces = piecesOf(selection, options);
    WorkMeter meter(progress, result.changed);
    std::atomic<std::size_t> next = 0;
    const auto pieceCount = qint64(pieces.size());
    inParallel(parallelParts(pieceCount, 1, pieceCount), [&](int) {
        for (std::size_t p = next++; p < pieces.size(); p = next++) {
            Piece &piece = pieces[p];
            motion.visit(piece.track, [&]<class Key>(const KeyColumns<Key> &) {
                GapCloser<Key> closer(motion, piece.track, selection.rows(piece.track), options);
                for (const auto &[first, last] : piece.runs) {
                    if (meter.isCancelled())
                        return;
                    closer.closeGap(first, last);
                    meter.advance(last - first);
                }
                if constexpr (requires(Key key) { key.curves; })
                    piece.replaced<Key>() = closer.takeReplaced();
                piece.report = closer.report();
            });
        }
    });
    if (meter.isCancelled())
        return cancelledEdit();

    ShapeReport report(options);
    for (auto piece = pieces.begin(); piece != pieces.end();) {
        const TrackRef track = piece->track;
        motion.visit(track, [&]<class Key>(const KeyColumns<Key> &keys) {
            TrackEditBuilder<Key> builder(keys, track.index);
            for (; piece != pieces.end() && piece->track == track; ++piece) {
                for (const auto &[first, last] : piece->runs) {
                    for (qsizetype row = first; row < last; ++row)
                        builder.remove(row);
                }
                if constexpr (requires(Key key) { key.curves; }) {
                    for (const auto &[row, key] : piece->replaced<Key>())
                        builder.replace(row, key);
                }
                report.add(piece->report);
            }
            result.edit.add(builder.build());
        });
    }
    report.write(result, motion);
    return result;
}

} // namespace furitsuke
