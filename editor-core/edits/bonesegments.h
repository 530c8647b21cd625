// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/thincourse.h"
#include "editor-core/edits/thinstations.h"

namespace furitsuke {

/// Looks for stretches of a bone's track that can go along one curve for each channel. A chain of stations is
/// gone along segment by segment.
class BoneSegments
{
public:
    BoneSegments(const KeyColumns<BoneKey> &keys, const std::vector<ThinStation> &stations,
                 const ThinOptions &options, CurveFinder &finder);

    /// Begins the chain that leads from one station to another.
    void begin(std::size_t first, std::size_t last);
    /// Nothing moves in the whole chain.
    bool isStill() const;
    /// Whether curves are found that keep the motion within the bounds from the present station to another
    /// one, with nothing left between them.
    bool fits(std::size_t to);
    /// What fits() found: the curves of the later key, and how far the motion is off with them.
    const BoneCurves &curves() const { return mCurves; }
    const ThinWorst &worst() const { return mWorst; }
    /// Goes on from a station.
    void advance(std::size_t to);

private:
    enum Column : std::size_t { PositionX, PositionY, PositionZ, RotationX, RotationY, RotationZ, RotationW };
    static constexpr std::size_t axes = 3;
    static constexpr auto rotation = std::size_t(BoneChannel::Rotation);

    std::array<double, 7> poseAt(qsizetype row) const;
    void append(std::array<double, 7> pose);
    void sampleTo(std::size_t to);
    ThinWay rotationShares(int frames);
    bool fit(std::size_t channel, int frames, double goal);
    bool measure(int frames);

    const KeyColumns<BoneKey> &mKeys;
    const std::vector<ThinStation> &mStations;
    const ThinOptions &mOptions;
    CurveFinder &mFinder;
    double mLargestAside; ///< squared sine of half the angle's bound

    ThinWindow<7> mWindow;
    std::array<double, 4> mLastRotation = {}; ///< in the window
    std::size_t mFrom = 0;
    std::size_t mSampled = 0;                       ///< the last station in the window
    std::array<bool, boneChannelCount> mMoves = {}; ///< anywhere in the chain
    // Of the segment that is looked at:
    std::array<ThinWay, boneChannelCount> mWays = {};
    std::array<CourseShares, boneChannelCount> mShares;
    std::array<std::vector<double>, boneChannelCount> mGone; ///< along the curves that were found
    std::vector<double> mAside; ///< squared sine of half the angle between a rotation and the way's plane
    double mHalfTurn = 0;       ///< half the angle between the two keys
    BoneCurves mCurves;
    ThinWorst mWorst;
};

} // namespace furitsuke
