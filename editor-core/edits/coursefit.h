// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/curvesplit.h"
#include "editor-core/sampling/sampler.h"

#include <array>
#include <vector>

namespace furitsuke {

/// How a channel comes out on one curve: off by so much of the range that it goes through, both in its unit
/// (degrees for rotations). A channel that stands still has no range. What is within the rounding of the
/// stored floats is neither deviation nor motion.
struct ChannelFit
{
    double off = 0;
    double range = 0;
};

/// A motion between two keys that are to be the only ones left there: what it was at each key of old, and
/// the curves on which it came to it. At least two stations, at the frames of the two keys.
template <class Pose, class Curves>
struct Course
{
    struct Station
    {
        quint32 frame = 0;
        Pose pose;
        Curves curves;
    };

    std::vector<Station> stations;
    /// What the two keys are; mostly as the stations are, but where one of several keys at a frame goes.
    Pose first;
    Pose last;

    double timeShare(std::size_t station) const
    {
        const double start = stations.front().frame;
        return (stations[station].frame - start) / (stations.back().frame - start);
    }
};

using BoneCourse = Course<BonePose, BoneCurves>;
using CameraCourse = Course<CameraPose, CameraCurves>;

/// The curves of the later key that stay nearest to the course, and how near. Channels that stand still keep
/// their curves. A rotation is fitted by how far it is along the way from the first to the last, and its
/// deviation is the angle between what it was and what it becomes.
BoneCurves fitCourse(const BoneCourse &course, std::array<ChannelFit, boneChannelCount> &fits);
CameraCurves fitCourse(const CameraCourse &course, std::array<ChannelFit, cameraChannelCount> &fits);

/// By how much the component that differs most does.
double largestStep(const Vec3d &from, const Vec3d &to);
/// Angle in degrees, 0..180, between two rotations.
double degreesBetween(const Quatd &a, const Quatd &b);

} // namespace furitsuke
