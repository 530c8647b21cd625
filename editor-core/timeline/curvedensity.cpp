// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/curvedensity.h"

#include "editor-core/edits/curvecolumns.h"
#include "editor-core/motion/parallel.h"

#include <array>
#include <cmath>

namespace furitsuke {

namespace {

/// Rows taken evenly: one of every `stride`, not always at the same place of it, so that a choreography's
/// rhythm does not pick them.
class EvenPick
{
public:
    explicit EvenPick(qsizetype stride)
        : mStride(quint32(stride))
    {}

    bool take()
    {
        if (mAt == 0) {
            mState = mState * 1664525u + 1013904223u;
            mChosen = (mState >> 8) % mStride;
        }
        const bool taken = mAt == mChosen;
        mAt = mAt + 1 == mStride ? 0 : mAt + 1;
        return taken;
    }

private:
    quint32 mStride;
    quint32 mAt = 0;
    quint32 mChosen = 0;
    quint32 mState = 1;
};

template <class Key>
void pickRows(const KeyColumns<Key> &keys, const RowSet &rows, EvenPick &pick, float weight,
              const std::vector<CurveBundle *> &bundles)
{
    const auto &curves = keys.template column<&Key::curves>();
    rows.forEach([&](qsizetype row) {
        if (!pick.take())
            return;
        for (CurveBundle *bundle : bundles) {
            const auto channel = static_cast<typename CurveTraits<Key>::Channel>(bundle->channel.number);
            bundle->curves.push_back({curves[row].curve(channel).clamped(), weight});
        }
    });
}

/// The bundles of a kind that the summary does not list wholly.
std::vector<CurveBundle *> unlisted(std::vector<CurveBundle> &bundles, TrackKind kind)
{
    std::vector<CurveBundle *> list;
    for (CurveBundle &bundle : bundles) {
        if (bundle.channel.kind == kind && bundle.curves.empty())
            list.push_back(&bundle);
    }
    return list;
}

// Places on the raster are counted in 1/256 of a cell.
constexpr int fraction = 8;
// Of the parts of a control point that a step of a walk sees.
constexpr int weightBits = 16;

/// Parts that the inner control points and the end have in the points of a walk, for raster units.
struct WalkStep
{
    qint32 first = 0;  ///< of x1 or y1, 0..127
    qint32 second = 0; ///< of x2 or y2
    qint32 end = 0;    ///< of 127, multiplied in
};

/// Walks that begin at different parts of a step, so that curves which look alike are not all looked at in
/// the same places.
class Walks
{
public:
    static constexpr int phases = 32;

    Walks(int cells, int steps)
    {
        // A place is at most cells * 256 - 1.
        const double scale = ((double(cells) * (1 << fraction)) - 1) / curveMax * (1 << weightBits);
        for (int phase = 0; phase < phases; ++phase) {
            // In an order in which neighbours are far apart.
            const double offset = ((phase * 13) % phases + 0.5) / phases;
            auto &walk = mWalks[std::size_t(phase)];
            walk.reserve(std::size_t(steps));
            for (int i = 0; i < steps; ++i) {
                const double t = (i + offset) / steps;
                const double s = 1 - t;
                walk.push_back({qint32(3 * s * s * t * scale), qint32(3 * s * t * t * scale),
                                qint32(t * t * t * scale * curveMax / (1 << weightBits))});
            }
        }
    }
    const std::vector<WalkStep> &walk(std::size_t curve) const { return mWalks[curve % phases]; }

private:
    std::array<std::vector<WalkStep>, phases> mWalks;
};

/// A raster of one thread.
using Raster = std::vector<float>;

void walkAlong(const WeightedCurve &weighted, const std::vector<WalkStep> &walk, int cells, Raster &raster)
{
    const CurvePoints c = weighted.curve;
    const float perUnit = weighted.keys / (1 << fraction);
    qint32 lastX = 0;
    qint32 lastY = 0;
    const auto place = [](qint64 a, quint8 first, qint64 b, quint8 second, qint32 end) {
        return qint32((a * first + b * second) >> weightBits) + end;
    };
    const auto leave = [&](qint32 x, qint32 y) {
        const qint32 length = qMax(x - lastX, y - lastY);
        lastX = x;
        lastY = y;
        const int row = cells - 1 - (y >> fraction);
        raster[std::size_t(row) * std::size_t(cells) + std::size_t(x >> fraction)] += float(length) * perUnit;
    };
    for (const WalkStep &step : walk)
        leave(place(step.first, c.x1, step.second, c.x2, step.end),
              place(step.first, c.y1, step.second, c.y2, step.end));
    const qint32 end = (cells << fraction) - 1;
    leave(end, end);
}

} // namespace

std::vector<CurveBundle> bundleCurves(const Motion &motion, const KeySelection &selection,
                                      const CurveSummary &summary, CurveChannels channels, qsizetype most)
{
    std::vector<CurveBundle> bundles;
    for (const KindChannel channel : channelsWithKeys(summary, channels)) {
        const ChannelSummary &shown = channelSummary(summary, channel);
        if (!shown.isMixed())
            continue;
        CurveBundle &bundle = bundles.emplace_back();
        bundle.channel = channel;
        if (shown.otherKeys > 0)
            continue;
        for (const CurveCount &count : shown.curves)
            bundle.curves.push_back({count.curve, float(count.keys)});
    }
    const auto strideOf = [most](qsizetype keys) {
        return qMax<qsizetype>(1, (keys + most - 1) / qMax<qsizetype>(1, most));
    };
    const std::vector<CurveBundle *> ofBones = unlisted(bundles, TrackKind::Bone);
    const std::vector<CurveBundle *> ofCamera = unlisted(bundles, TrackKind::Camera);
    if (!ofBones.empty()) {
        const qsizetype stride = strideOf(summary.boneKeys);
        EvenPick pick(stride);
        for (const TrackRef track : selection.tracks()) {
            if (track.kind == TrackKind::Bone)
                pickRows(motion.bones[track.index].keys, selection.rows(track), pick, float(stride), ofBones);
        }
    }
    if (!ofCamera.empty()) {
        const qsizetype stride = strideOf(summary.cameraKeys);
        EvenPick pick(stride);
        pickRows(motion.camera, selection.rows({TrackKind::Camera, 0}), pick, float(stride), ofCamera);
    }
    return bundles;
}

std::vector<CurveDensity> curveDensities(const std::vector<CurveBundle> &bundles, int cells,
                                         qsizetype samples)
{
    qsizetype curves = 0;
    for (const CurveBundle &bundle : bundles)
        curves += qsizetype(bundle.curves.size());
    std::vector<CurveDensity> densities(bundles.size());
    if (curves == 0 || cells < 1)
        return densities;
    constexpr qsizetype fewest = 8;
    // Four for each cell on the longest way leave no gaps.
    const qsizetype steps = qBound(fewest, samples / curves, qMax(fewest, qsizetype(8) * cells));
    const Walks walks(cells, int(steps));

    const int parts = parallelParts(curves * steps, 200'000, curves);
    std::vector<std::vector<Raster>> rasters(std::size_t(parts), std::vector<Raster>(bundles.size()));
    inParallel(parts, [&](int part) {
        for (std::size_t b = 0; b < bundles.size(); ++b) {
            const std::vector<WeightedCurve> &bundle = bundles[b].curves;
            Raster &raster = rasters[std::size_t(part)][b];
            raster.resize(std::size_t(cells) * std::size_t(cells));
            const std::size_t first = bundle.size() * std::size_t(part) / std::size_t(parts);
            const std::size_t last = bundle.size() * (std::size_t(part) + 1) / std::size_t(parts);
            for (std::size_t i = first; i < last; ++i)
                walkAlong(bundle[i], walks.walk(i), cells, raster);
        }
    });
    for (std::size_t b = 0; b < bundles.size(); ++b) {
        densities[b].channel = bundles[b].channel;
        densities[b].keys = std::move(rasters[0][b]);
        for (std::size_t part = 1; part < std::size_t(parts); ++part) {
            for (std::size_t i = 0; i < densities[b].keys.size(); ++i)
                densities[b].keys[i] += rasters[part][b][i];
        }
    }
    return densities;
}

} // namespace furitsuke
