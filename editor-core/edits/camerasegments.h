// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/thincourse.h"
#include "editor-core/edits/thinstations.h"

namespace furitsuke {

/// The camera's stretches that can go along one curve for each channel; used as BoneSegments.
class CameraSegments
{
public:
    CameraSegments(const KeyColumns<CameraKey> &keys, const std::vector<ThinStation> &stations,
                   const ThinOptions &options, CurveFinder &finder);

    void begin(std::size_t first, std::size_t last);
    bool isStill() const { return mIsStill; }
    bool fits(std::size_t to);
    const CameraCurves &curves() const { return mCurves; }
    const ThinWorst &worst() const { return mWorst; }
    void advance(std::size_t to);

private:
    static constexpr std::size_t columnCount = 8;
    using Pose = std::array<double, columnCount>; ///< as ThinMeasures has them

    void sampleTo(std::size_t to);
    bool measure(int frames);

    const KeyColumns<CameraKey> &mKeys;
    const std::vector<ThinStation> &mStations;
    const ThinOptions &mOptions;
    CurveFinder &mFinder;

    ThinWindow<columnCount> mWindow;
    bool mIsStill = false;
    std::size_t mFrom = 0;
    std::size_t mSampled = 0; ///< the last station in the window
    CourseShares mShares;
    std::array<std::vector<double>, cameraChannelCount> mGone; ///< along the curves that were found
    CameraCurves mCurves;
    ThinWorst mWorst;
};

} // namespace furitsuke
