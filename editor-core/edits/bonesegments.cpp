// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/bonesegments.h"

#include "editor-core/edits/thinmeasures.h"
#include "editor-core/motion/bezier.h"

#include <algorithm>
#include <cmath>

namespace furitsuke {

namespace {

using detail::thinDegrees;

using Quad = std::array<double, 4>;

double dot(const Quad &a, const Quad &b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
}

/// a - share * b
Quad without(const Quad &a, double share, const Quad &b)
{
    return {a[0] - share * b[0], a[1] - share * b[1], a[2] - share * b[2], a[3] - share * b[3]};
}

} // namespace

BoneSegments::BoneSegments(const KeyColumns<BoneKey> &keys, const std::vector<ThinStation> &stations,
                           const ThinOptions &options, CurveFinder &finder)
    : mKeys(keys)
    , mStations(stations)
    , mOptions(options)
    , mFinder(finder)
{
    const double sine = std::sin(options.bound(ThinQuantity::Angle) * (1 - 1e-9) / 2 / thinDegrees);
    mLargestAside = sine * sine;
}

void BoneSegments::begin(std::size_t first, std::size_t last)
{
    const QList<Vec3f> &positions = mKeys.column<&BoneKey::position>();
    const QList<Quatf> &rotations = mKeys.column<&BoneKey::rotation>();
    const Vec3f &position = positions[mStations[first].row];
    const Quatf &turn = rotations[mStations[first].row];
    mMoves = {};
    for (std::size_t i = first + 1; i <= last && !(mMoves[0] && mMoves[1] && mMoves[2] && mMoves[3]); ++i) {
        const qsizetype row = mStations[i].row;
        mMoves[0] = mMoves[0] || !sameBits(positions[row].x, position.x);
        mMoves[1] = mMoves[1] || !sameBits(positions[row].y, position.y);
        mMoves[2] = mMoves[2] || !sameBits(positions[row].z, position.z);
        mMoves[rotation] = mMoves[rotation] || !(rotations[row] == turn);
    }
    mWindow.clear();
    mFrom = first;
    mSampled = first;
    append(poseAt(mStations[first].row));
}

bool BoneSegments::isStill() const
{
    return std::none_of(mMoves.begin(), mMoves.end(), [](bool moves) { return moves; });
}

void BoneSegments::advance(std::size_t to)
{
    if (to > mSampled) {
        mWindow.clear();
        append(poseAt(mStations[to].row));
        mSampled = to;
    } else {
        mWindow.advance(mStations[to].frame - mStations[mFrom].frame);
    }
    mFrom = to;
}

std::array<double, 7> BoneSegments::poseAt(qsizetype row) const
{
    const Vec3f &position = mKeys.column<&BoneKey::position>()[row];
    const Quatd turn = usableRotation(mKeys.column<&BoneKey::rotation>()[row]);
    return {detail::thinNumber(position.x),
            detail::thinNumber(position.y),
            detail::thinNumber(position.z),
            turn.x,
            turn.y,
            turn.z,
            turn.w};
}

void BoneSegments::append(std::array<double, 7> pose)
{
    // q and -q are one rotation: in the window they go without a leap.
    Quad turn = {pose[RotationX], pose[RotationY], pose[RotationZ], pose[RotationW]};
    if (dot(turn, mLastRotation) < 0)
        turn = {-turn[0], -turn[1], -turn[2], -turn[3]};
    mLastRotation = turn;
    std::copy(turn.begin(), turn.end(), pose.begin() + RotationX);
    mWindow.append(pose);
}

void BoneSegments::sampleTo(std::size_t to)
{
    for (; mSampled < to; ++mSampled) {
        const ThinStation &from = mStations[mSampled];
        const ThinStation &next = mStations[mSampled + 1];
        const std::array<double, 7> end = poseAt(next.row);
        const quint32 frames = next.frame - from.frame;
        if (frames > 1) {
            const std::array<double, 7> start = poseAt(from.row);
            const BoneCurves &curves = mKeys.column<&BoneKey::curves>()[next.row];
            for (quint32 k = 1; k < frames; ++k) {
                const double time = double(k) / frames;
                std::array<double, 7> pose = start;
                for (std::size_t c = 0; c < axes; ++c) {
                    if (start[c] != end[c]) {
                        pose[c] =
                            std::lerp(start[c], end[c], evaluateCurve(curves.curve(BoneChannel(c)), time));
                    }
                }
                if (mMoves[rotation]) {
                    const Quatd turn =
                        slerp({start[RotationX], start[RotationY], start[RotationZ], start[RotationW]},
                              {end[RotationX], end[RotationY], end[RotationZ], end[RotationW]},
                              evaluateCurve(curves.curve(BoneChannel::Rotation), time));
                    pose[RotationX] = turn.x;
                    pose[RotationY] = turn.y;
                    pose[RotationZ] = turn.z;
                    pose[RotationW] = turn.w;
                }
                append(pose);
            }
        }
        append(end);
    }
}

ThinWay BoneSegments::rotationShares(int frames)
{
    const std::array<const double *, 4> q = {mWindow.column(RotationX), mWindow.column(RotationY),
                                             mWindow.column(RotationZ), mWindow.column(RotationW)};
    const auto at = [&q](int k) { return Quad{q[0][k], q[1][k], q[2][k], q[3][k]}; };
    const Quad start = at(0);
    const Quad end = at(frames);
    const double cosine = dot(start, end);
    // More than half a turn on the way that it went: keys would take it the other way around.
    if (cosine < 0)
        return ThinWay::Impossible;
    Quad across = without(end, cosine, start);
    const double sine = std::sqrt(dot(across, across));
    mHalfTurn = std::atan2(sine, cosine);
    const bool moves = sine > 1e-15;
    if (moves) {
        across = {across[0] / sine, across[1] / sine, across[2] / sine, across[3] / sine};
        // Once more, since rotations that are close to each other leave few digits of what is across.
        across = without(across, dot(across, start), start);
        const double length = std::sqrt(dot(across, across));
        across = {across[0] / length, across[1] / length, across[2] / length, across[3] / length};
    } else {
        across = {};
    }

    CourseShares &shares = mShares[rotation];
    shares.resize(frames);
    mAside.resize(std::size_t(frames) - 1);
    const double byTurn = moves ? 1 / mHalfTurn : 0;
    double highest = 0;
    for (int k = 1; k < frames; ++k) {
        const Quad turn = at(k);
        const double along = dot(turn, start);
        const double over = dot(turn, across);
        const Quad rest = without(without(turn, along, start), over, across);
        const double aside = dot(rest, rest);
        if (!(aside <= mLargestAside))
            return ThinWay::Impossible;
        mAside[std::size_t(k) - 1] = aside;
        // Of a right-angled triangle on the sphere; an arc is longer than its sine.
        const double slack = std::sqrt((mLargestAside - aside) / (1 - aside));
        const double gone = std::atan2(over, along);
        highest = std::max(highest, gone - slack);
        if (!(gone + slack >= highest && gone - slack <= mHalfTurn))
            return ThinWay::Impossible;
        shares.middle[std::size_t(k) - 1] = gone * byTurn;
        shares.tightness[std::size_t(k) - 1] = mHalfTurn / std::max(slack, 1e-300);
    }
    return moves ? ThinWay::Moving : ThinWay::Still;
}

bool BoneSegments::fit(std::size_t channel, int frames, double goal)
{
    if (mWays[channel] != ThinWay::Moving)
        return true;
    const auto c = BoneChannel(channel);
    const CurvePoints present = mCurves.curve(c).clamped();
    const CurveFinder::Found found = mFinder.find(mShares[channel], present, goal);
    if (!(found.off <= 1))
        return false;
    if (found.curve != present)
        mCurves.setCurve(c, found.curve);
    mFinder.evaluate(found.curve, frames, mGone[channel]);
    return true;
}

bool BoneSegments::fits(std::size_t to)
{
    const quint32 length = mStations[to].frame - mStations[mFrom].frame;
    if (length > longestThinned)
        return false;
    const int frames = int(length);
    sampleTo(to);
    int moving = 0;
    for (std::size_t c = 0; c < axes; ++c) {
        mWays[c] = ThinWay::Still;
        if (!mMoves[c])
            continue;
        ++moving;
        const double *values = mWindow.column(c);
        mWays[c] = sharesOf({&values, 1}, frames, mOptions.bound(ThinQuantity::Position), mShares[c]);
        if (mWays[c] == ThinWay::Impossible)
            return false;
    }
    mWays[rotation] = mMoves[rotation] ? rotationShares(frames) : ThinWay::Still;
    if (mWays[rotation] == ThinWay::Impossible)
        return false;

    mCurves = mKeys.column<&BoneKey::curves>()[mStations[to].row];
    if (!fit(rotation, frames, 1))
        return false;
    // The three axes share one bound, the distance in space.
    const double goal = moving > 1 ? 1 / std::sqrt(moving) : 1;
    for (std::size_t c = 0; c < axes; ++c) {
        if (!fit(c, frames, goal))
            return false;
    }
    return measure(frames);
}

bool BoneSegments::measure(int frames)
{
    mWorst = {};
    const quint32 start = mStations[mFrom].frame;
    double worst = 0;
    int worstFrame = 0;
    const std::array<const double *, axes> values = {mWindow.column(PositionX), mWindow.column(PositionY),
                                                     mWindow.column(PositionZ)};
    for (int k = 1; k < frames; ++k) {
        double square = 0;
        for (std::size_t c = 0; c < axes; ++c) {
            if (!mMoves[c])
                continue;
            const double *value = values[c];
            const double becomes = mWays[c] == ThinWay::Still
                                       ? value[0]
                                       : std::lerp(value[0], value[frames], mGone[c][std::size_t(k) - 1]);
            square += (becomes - value[k]) * (becomes - value[k]);
        }
        if (square > worst) {
            worst = square;
            worstFrame = k;
        }
    }
    const double off = std::sqrt(worst);
    mWorst.add(ThinQuantity::Position, off, start + quint32(worstFrame));
    if (!(off <= mOptions.bound(ThinQuantity::Position)))
        return false;
    if (!mMoves[rotation])
        return true;

    worst = 0;
    const bool moves = mWays[rotation] == ThinWay::Moving;
    for (int k = 1; k < frames; ++k) {
        const auto place = std::size_t(k) - 1;
        const double aside = mAside[place];
        const double ahead =
            moves ? std::sin((mShares[rotation].middle[place] - mGone[rotation][place]) * mHalfTurn) : 0;
        const double square = aside + (1 - aside) * ahead * ahead;
        if (square > worst) {
            worst = square;
            worstFrame = k;
        }
    }
    const double angle = 2 * std::asin(std::sqrt(std::min(worst, 1.0))) * thinDegrees;
    mWorst.add(ThinQuantity::Angle, angle, start + quint32(worstFrame));
    return angle <= mOptions.bound(ThinQuantity::Angle);
}

} // namespace furitsuke
