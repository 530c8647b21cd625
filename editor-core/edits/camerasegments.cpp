// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/camerasegments.h"

#include "editor-core/edits/thinmeasures.h"
#include "editor-core/motion/bezier.h"

#include <algorithm>
#include <cmath>

namespace furitsuke {

namespace {

/// The columns of a pose that go along one curve.
struct ChannelColumns
{
    std::size_t first;
    std::size_t count;
    ThinQuantity quantity;
};

constexpr std::array<ChannelColumns, cameraChannelCount> channels = {{
    {0, 1, ThinQuantity::Position},
    {1, 1, ThinQuantity::Position},
    {2, 1, ThinQuantity::Position},
    {3, 3, ThinQuantity::Angle},
    {6, 1, ThinQuantity::Position},
    {7, 1, ThinQuantity::Angle},
}};
constexpr std::size_t axes = 3; ///< the channels that share one bound, the distance in space

/// As the sampler goes.
double along(double a, double b, double share)
{
    return a == b ? a : std::lerp(a, b, share);
}

} // namespace

CameraSegments::CameraSegments(const KeyColumns<CameraKey> &keys, const std::vector<ThinStation> &stations,
                               const ThinOptions &options, CurveFinder &finder)
    : mKeys(keys)
    , mStations(stations)
    , mOptions(options)
    , mFinder(finder)
{}

void CameraSegments::begin(std::size_t first, std::size_t last)
{
    mIsStill = true;
    for (std::size_t i = first + 1; i <= last && mIsStill; ++i)
        mIsStill = standsStill(mKeys, mStations[first].row, mStations[i].row);
    mWindow.clear();
    mWindow.append(ThinMeasures<CameraKey>::of(mKeys, mStations[first].row));
    mFrom = first;
    mSampled = first;
}

void CameraSegments::advance(std::size_t to)
{
    if (to > mSampled) {
        mWindow.clear();
        mWindow.append(ThinMeasures<CameraKey>::of(mKeys, mStations[to].row));
        mSampled = to;
    } else {
        mWindow.advance(mStations[to].frame - mStations[mFrom].frame);
    }
    mFrom = to;
}

void CameraSegments::sampleTo(std::size_t to)
{
    for (; mSampled < to; ++mSampled) {
        const ThinStation &from = mStations[mSampled];
        const ThinStation &next = mStations[mSampled + 1];
        const Pose start = ThinMeasures<CameraKey>::of(mKeys, from.row);
        const Pose end = ThinMeasures<CameraKey>::of(mKeys, next.row);
        const CameraCurves &curves = mKeys.column<&CameraKey::curves>()[next.row];
        const quint32 frames = next.frame - from.frame;
        for (quint32 k = 1; k < frames; ++k) {
            Pose pose = start;
            for (std::size_t c = 0; c < channels.size(); ++c) {
                const double share = evaluateCurve(curves.curve(CameraChannel(c)), double(k) / frames);
                for (std::size_t i = channels[c].first; i < channels[c].first + channels[c].count; ++i)
                    pose[i] = along(start[i], end[i], share);
            }
            mWindow.append(pose);
        }
        mWindow.append(end);
    }
}

bool CameraSegments::fits(std::size_t to)
{
    const quint32 length = mStations[to].frame - mStations[mFrom].frame;
    if (length > longestThinned)
        return false;
    const int frames = int(length);
    sampleTo(to);
    mCurves = mKeys.column<&CameraKey::curves>()[mStations[to].row];
    const double goalOfAxes = 1 / std::sqrt(double(axes));
    for (std::size_t c = 0; c < channels.size(); ++c) {
        std::array<const double *, 3> values = {};
        for (std::size_t i = 0; i < channels[c].count; ++i)
            values[i] = mWindow.column(channels[c].first + i);
        const ThinWay way = sharesOf({values.data(), channels[c].count}, frames,
                                     mOptions.bound(channels[c].quantity), mShares);
        if (way == ThinWay::Impossible)
            return false;
        const CurvePoints present = mCurves.curve(CameraChannel(c)).clamped();
        CurvePoints curve = present;
        if (way == ThinWay::Moving) {
            const CurveFinder::Found found = mFinder.find(mShares, present, c < axes ? goalOfAxes : 1);
            if (!(found.off <= 1))
                return false;
            curve = found.curve;
            if (curve != present)
                mCurves.setCurve(CameraChannel(c), curve);
        }
        mFinder.evaluate(curve, frames, mGone[c]);
    }
    return measure(frames);
}

bool CameraSegments::measure(int frames)
{
    mWorst = {};
    const quint32 start = mStations[mFrom].frame;
    for (int k = 1; k < frames; ++k) {
        const quint32 frame = start + quint32(k);
        double square = 0;
        for (std::size_t c = 0; c < channels.size(); ++c) {
            for (std::size_t i = channels[c].first; i < channels[c].first + channels[c].count; ++i) {
                const double *value = mWindow.column(i);
                const double becomes = along(value[0], value[frames], mGone[c][std::size_t(k) - 1]);
                const double off = std::abs(becomes - value[k]);
                if (c < axes)
                    square += off * off;
                else
                    mWorst.add(channels[c].quantity, off, frame);
            }
        }
        mWorst.add(ThinQuantity::Position, std::sqrt(square), frame);
    }
    for (int q = 0; q < thinQuantityCount; ++q) {
        if (!(mWorst.of[std::size_t(q)].off <= mOptions.bounds[std::size_t(q)]))
            return false;
    }
    return true;
}

} // namespace furitsuke
