// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/coursefit.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace furitsuke {

namespace {

// Points of all parts together by which a curve is sought, and by which it is judged; long courses have more,
// since each of their parts has some.
constexpr int searchPoints = 32;
constexpr int measurePoints = 256;
constexpr int leastPoints = 2;

/// The parts of a course in time, with one channel's curves.
template <class AnyCourse, class Channel>
std::vector<CoursePart> partsOf(const AnyCourse &course, Channel channel)
{
    std::vector<CoursePart> parts;
    for (std::size_t i = 1; i < course.stations.size(); ++i) {
        parts.push_back(
            {course.timeShare(i - 1), course.timeShare(i), course.stations[i].curves.curve(channel)});
    }
    return parts;
}

/// How many points a part has between its ends, so that all of them have about as many as asked for.
int pointsPerPart(int points, std::size_t parts)
{
    return std::max(leastPoints, points / int(std::min<std::size_t>(parts, std::size_t(points))));
}

/// Every how many parts one is looked at in a search: where many keys go at once, as when a recorded motion
/// is thinned, most of them say the same.
std::size_t strideFor(int points, std::size_t parts)
{
    return points == searchPoints ? 1 + parts / (4 * searchPoints) : 1;
}

/// The curves worth trying first: the one that is there, a straight line, and the one that two halves are of.
std::vector<CurvePoints> startsFor(const std::vector<CoursePart> &parts, double shareAtMiddle)
{
    std::vector<CurvePoints> starts = {parts.back().curve, CurvePoints()};
    if (parts.size() == 2) {
        starts.push_back(joinedCurve(parts[0].curve.clamped(), parts[1].curve.clamped(), parts[0].to,
                                     std::clamp(shareAtMiddle, 0.0, 1.0)));
    }
    return starts;
}

/// `noise` is what the rounding of stored floats makes of a value at most.
FitEffort effortFor(double range, double noise)
{
    FitEffort effort;
    effort.exact = std::max(noise, 1e-6 * range);
    effort.reach = 16;
    effort.poor = range / curveMax;
    return effort;
}

double floatNoise(double largest)
{
    return 2 * double(std::numeric_limits<float>::epsilon()) * largest;
}

/// Fits the curve of a channel of one value, or of several that share it: `values` gives a pose's.
template <class AnyCourse, class Channel, class Values>
CurvePoints fitValues(const AnyCourse &course, Channel channel, Values &&values, ChannelFit &fit)
{
    const std::vector<CoursePart> parts = partsOf(course, channel);
    const auto first = values(course.first);
    const auto last = values(course.last);
    std::vector<decltype(values(course.first))> at;
    for (const auto &station : course.stations)
        at.push_back(values(station.pose));

    std::size_t main = 0;
    double largest = 0;
    for (std::size_t c = 0; c < first.size(); ++c) {
        double low = std::min(first[c], last[c]);
        double high = std::max(first[c], last[c]);
        for (const auto &value : at) {
            low = std::min(low, value[c]);
            high = std::max(high, value[c]);
        }
        fit.range = std::max(fit.range, high - low);
        largest = std::max({largest, std::abs(low), std::abs(high)});
        if (std::abs(last[c] - first[c]) > std::abs(last[main] - first[main]))
            main = c;
    }
    const double noise = floatNoise(largest);
    if (fit.range <= noise) {
        fit.range = 0;
        return parts.back().curve;
    }

    const auto pointsOf = [&](int all) {
        const int perPart = pointsPerPart(all, parts.size());
        std::vector<CoursePoint> points;
        points.reserve(first.size() * (parts.size() * std::size_t(perPart + 1) + 1));
        for (std::size_t c = 0; c < first.size(); ++c) {
            const double way = last[c] - first[c];
            points.push_back({0, way, at[0][c] - first[c]});
            for (std::size_t part = 0; part < parts.size(); part += strideFor(all, parts.size())) {
                const double from = at[part][c] - first[c];
                const double by = at[part + 1][c] - at[part][c];
                eachPointOf(parts[part], perPart, [&](double x, double share) {
                    points.push_back({x, way, from + share * by});
                });
            }
        }
        return points;
    };
    const double way = last[main] - first[main];
    const double middle = way == 0 ? 0.5 : (at[1][main] - first[main]) / way;
    const CurvePoints curve =
        fitCurve(pointsOf(searchPoints), startsFor(parts, middle), effortFor(fit.range, noise)).curve;
    const double off = worstDeviation(curve, pointsOf(measurePoints));
    fit.off = off > noise ? off : 0;
    return curve;
}

double dot(const Quatd &a, const Quatd &b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
}

/// Says where on the short way from one rotation to another a third one is nearest to it.
class TurnScale
{
public:
    TurnScale(const Quatd &from, const Quatd &to)
        : mFrom(from)
        , mDegrees(degreesBetween(from, to))
    {
        const double cosine = dot(from, to);
        const double sign = cosine < 0 ? -1 : 1;
        mAcross = {sign * to.x - std::abs(cosine) * from.x, sign * to.y - std::abs(cosine) * from.y,
                   sign * to.z - std::abs(cosine) * from.z, sign * to.w - std::abs(cosine) * from.w};
        const double length = std::sqrt(dot(mAcross, mAcross));
        if (length > 0)
            mAcross = {mAcross.x / length, mAcross.y / length, mAcross.z / length, mAcross.w / length};
    }
    /// The angle of the whole way.
    double degrees() const { return mDegrees; }
    /// The angle from the start; below 0 and over degrees() for what is before and beyond.
    double degreesTo(const Quatd &rotation) const
    {
        double half = std::atan2(dot(rotation, mAcross), dot(rotation, mFrom));
        // q and -q are one rotation; of its two places the one that is nearer to the middle of the way.
        const double middle = mDegrees / 4 * std::numbers::pi / 180;
        if (half - middle > std::numbers::pi / 2)
            half -= std::numbers::pi;
        else if (half - middle < -std::numbers::pi / 2)
            half += std::numbers::pi;
        return 2 * half * 180 / std::numbers::pi;
    }

private:
    Quatd mFrom;
    Quatd mAcross;
    double mDegrees;
};

CurvePoints fitRotation(const BoneCourse &course, ChannelFit &fit)
{
    const std::vector<CoursePart> parts = partsOf(course, BoneChannel::Rotation);
    const TurnScale scale(course.first.rotation, course.last.rotation);
    fit.range = scale.degrees();
    for (const auto &station : course.stations)
        fit.range = std::max(fit.range, degreesBetween(course.first.rotation, station.pose.rotation));
    const double noise = floatNoise(180 / std::numbers::pi);
    if (fit.range <= noise) {
        fit.range = 0;
        return parts.back().curve;
    }

    const auto eachRotation = [&](int all, auto &&function) {
        const int perPart = pointsPerPart(all, parts.size());
        function(0.0, course.stations.front().pose.rotation);
        for (std::size_t part = 0; part < parts.size(); part += strideFor(all, parts.size())) {
            const Quatd &from = course.stations[part].pose.rotation;
            const Quatd &to = course.stations[part + 1].pose.rotation;
            eachPointOf(parts[part], perPart,
                        [&](double x, double share) { function(x, slerp(from, to, share)); });
        }
    };
    std::vector<CoursePoint> points;
    eachRotation(searchPoints, [&](double x, const Quatd &rotation) {
        points.push_back({x, scale.degrees(), scale.degreesTo(rotation)});
    });
    const double middle =
        scale.degrees() > 0 ? scale.degreesTo(course.stations[1].pose.rotation) / scale.degrees() : 0.5;
    const CurvePoints curve = fitCurve(points, startsFor(parts, middle), effortFor(fit.range, noise)).curve;
    eachRotation(measurePoints, [&](double x, const Quatd &rotation) {
        const Quatd becomes = slerp(course.first.rotation, course.last.rotation, evaluateCurve(curve, x));
        fit.off = std::max(fit.off, degreesBetween(rotation, becomes));
    });
    if (fit.off <= noise)
        fit.off = 0;
    return curve;
}

} // namespace

BoneCurves fitCourse(const BoneCourse &course, std::array<ChannelFit, boneChannelCount> &fits)
{
    BoneCurves curves = course.stations.back().curves;
    const auto fitAxis = [&](BoneChannel channel, double Vec3d::*axis) {
        const auto value = [axis](const BonePose &pose) { return std::array{pose.position.*axis}; };
        curves.setCurve(channel, fitValues(course, channel, value, fits[std::size_t(channel)]));
    };
    fitAxis(BoneChannel::X, &Vec3d::x);
    fitAxis(BoneChannel::Y, &Vec3d::y);
    fitAxis(BoneChannel::Z, &Vec3d::z);
    curves.setCurve(BoneChannel::Rotation, fitRotation(course, fits[std::size_t(BoneChannel::Rotation)]));
    return curves;
}

CameraCurves fitCourse(const CameraCourse &course, std::array<ChannelFit, cameraChannelCount> &fits)
{
    CameraCurves curves = course.stations.back().curves;
    const auto fitChannel = [&](CameraChannel channel, auto &&values) {
        curves.setCurve(channel, fitValues(course, channel, values, fits[std::size_t(channel)]));
    };
    fitChannel(CameraChannel::X, [](const CameraPose &pose) { return std::array{pose.target.x}; });
    fitChannel(CameraChannel::Y, [](const CameraPose &pose) { return std::array{pose.target.y}; });
    fitChannel(CameraChannel::Z, [](const CameraPose &pose) { return std::array{pose.target.z}; });
    fitChannel(CameraChannel::Rotation, [](const CameraPose &pose) {
        const double degrees = 180 / std::numbers::pi;
        return std::array{pose.rotation.x * degrees, pose.rotation.y * degrees, pose.rotation.z * degrees};
    });
    fitChannel(CameraChannel::Distance, [](const CameraPose &pose) { return std::array{pose.distance}; });
    fitChannel(CameraChannel::ViewAngle, [](const CameraPose &pose) { return std::array{pose.viewAngle}; });
    return curves;
}

double largestStep(const Vec3d &from, const Vec3d &to)
{
    return std::max({std::abs(to.x - from.x), std::abs(to.y - from.y), std::abs(to.z - from.z)});
}

double degreesBetween(const Quatd &a, const Quatd &b)
{
    const double sign = dot(a, b) < 0 ? -1 : 1;
    const auto length = [&](double s) {
        return std::hypot(std::hypot(a.x + s * b.x, a.y + s * b.y), std::hypot(a.z + s * b.z, a.w + s * b.w));
    };
    return 4 * std::atan2(length(-sign), length(sign)) * 180 / std::numbers::pi;
}

} // namespace furitsuke
