// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/curvefinder.h"

#include "editor-core/motion/bezier.h"

#include <algorithm>
#include <bitset>
#include <cmath>
#include <limits>
#include <utility>

namespace furitsuke {

namespace {

constexpr double anyOff = std::numeric_limits<double>::max();

/// How far shares are off at worst, in allowed deviations; some number above the limit where they are off by
/// more than that.
template <class ShareAt>
double offOf(const CourseShares &shares, double limit, ShareAt &&shareAt)
{
    double off = 0;
    const std::size_t count = shares.middle.size();
    for (std::size_t k = 0; k < count; ++k) {
        off = std::max(off, std::abs(shareAt(k) - shares.middle[k]) * shares.tightness[k]);
        if (off > limit)
            break;
    }
    return off;
}

double clampedShare(double share)
{
    return std::clamp(share, 0.0, 1.0);
}

} // namespace

CurveFinder::CurveFinder() = default;
CurveFinder::~CurveFinder() = default;

const CurveFinder::Times &CurveFinder::times(int frames, int first, int second)
{
    std::unique_ptr<TimesOfLength> &ofLength = mTimes[std::size_t(frames)];
    if (!ofLength)
        ofLength = std::make_unique<TimesOfLength>();
    std::unique_ptr<Times> &place = (*ofLength)[std::size_t(first) * nodeCount + std::size_t(second)];
    if (place)
        return *place;
    place = std::make_unique<Times>();
    place->weights.reserve(std::size_t(frames) - 1);
    const CurvePoints curve = {coordinate(first), 0, coordinate(second), 0};
    for (int k = 1; k < frames; ++k) {
        const double t = curveParameter(curve, double(k) / frames);
        const double s = 1 - t;
        const Weights weights = {3 * s * s * t, 3 * s * t * t, t * t * t};
        place->weights.push_back(weights);
        place->firstFirst += weights.first * weights.first;
        place->firstSecond += weights.first * weights.second;
        place->secondSecond += weights.second * weights.second;
    }
    return *place;
}

CurveFinder::Found CurveFinder::atNodes(const CourseShares &shares, int first, int second, double limit)
{
    const Times &times = this->times(shares.frames, first, second);
    const std::size_t count = times.weights.size();
    double ofFirst = 0;
    double ofSecond = 0;
    for (std::size_t k = 0; k < count; ++k) {
        const Weights &weights = times.weights[k];
        const double rest = shares.middle[k] - weights.last;
        ofFirst += weights.first * rest;
        ofSecond += weights.second * rest;
    }
    // Two frames say less than two coordinates: a little towards the diagonal decides what they leave open.
    const double pull = 1e-6 * (times.firstFirst + times.secondSecond);
    const double x1 = coordinate(first) / 127.0;
    const double x2 = coordinate(second) / 127.0;
    const double firstFirst = times.firstFirst + pull;
    const double secondSecond = times.secondSecond + pull;
    const double firstSecond = times.firstSecond;
    ofFirst += pull * x1;
    ofSecond += pull * x2;
    const double area = firstFirst * secondSecond - firstSecond * firstSecond;
    double y1 = (ofFirst * secondSecond - ofSecond * firstSecond) / area;
    double y2 = (ofSecond * firstFirst - ofFirst * firstSecond) / area;
    // What leaves the square is taken back to its edge, and the other one goes where it is best then.
    if (y1 < 0 || y1 > 1) {
        y1 = clampedShare(y1);
        y2 = (ofSecond - y1 * firstSecond) / secondSecond;
    }
    if (y2 < 0 || y2 > 1) {
        y2 = clampedShare(y2);
        y1 = clampedShare((ofFirst - y2 * firstSecond) / firstFirst);
    }
    const CurvePoints curve = {coordinate(first), quint8(std::lround(y1 * curveMax)), coordinate(second),
                               quint8(std::lround(y2 * curveMax))};
    y1 = curve.y1 / 127.0;
    y2 = curve.y2 / 127.0;
    return {curve, offOf(shares, limit, [&](std::size_t k) {
                const Weights &weights = times.weights[k];
                return weights.first * y1 + weights.second * y2 + weights.last;
            })};
}

CurveFinder::Found CurveFinder::search(const CourseShares &shares, double goal)
{
    std::bitset<std::size_t(nodeCount) * nodeCount> visited;
    Found best = {CurvePoints(), anyOff};
    // With these the time goes as the parameter does: the curve is a cubic polynomial of time.
    int first = 5;
    int second = 11;
    const auto visit = [&](int x1, int x2) {
        if (x1 < 0 || x1 >= nodeCount || x2 < 0 || x2 >= nodeCount)
            return false;
        const std::size_t place = std::size_t(x1) * nodeCount + std::size_t(x2);
        if (visited[place])
            return false;
        visited.set(place);
        const Found found = atNodes(shares, x1, x2, best.off);
        if (found.off >= best.off)
            return false;
        best = found;
        first = x1;
        second = x2;
        return true;
    };
    visit(first, second);
    // Both to the same side, which makes a curve stronger or weaker, and each alone.
    static constexpr std::pair<int, int> steps[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {1, -1}, {-1, 1}};
    for (int step = 4; step > 0; step /= 2) {
        for (bool better = true; better;) {
            better = false;
            const int x1 = first;
            const int x2 = second;
            for (const auto &[dx1, dx2] : steps) {
                if (best.off <= goal)
                    return best;
                better |= visit(x1 + step * dx1, x2 + step * dx2);
            }
        }
    }
    return best;
}

const CourseShares &CurveFinder::thinnedOut(const CourseShares &shares)
{
    mThinnedOut.resize(mostSearched);
    const auto middleAt = [&shares](int frame) {
        return frame == 0 ? 0.0 : frame == shares.frames ? 1.0 : shares.middle[std::size_t(frame) - 1];
    };
    for (int k = 1; k < mostSearched; ++k) {
        const double at = double(k) * shares.frames / mostSearched;
        const int before = int(at);
        const std::size_t place = std::size_t(std::clamp(before, 1, shares.frames - 1)) - 1;
        mThinnedOut.middle[std::size_t(k) - 1] =
            std::lerp(middleAt(before), middleAt(before + 1), at - before);
        mThinnedOut.tightness[std::size_t(k) - 1] = shares.tightness[place];
    }
    return mThinnedOut;
}

CurveFinder::Found CurveFinder::find(const CourseShares &shares, CurvePoints present, double goal)
{
    const double frames = shares.frames;
    Found best = {CurvePoints(),
                  offOf(shares, anyOff, [frames](std::size_t k) { return double(k + 1) / frames; })};
    if (best.off <= goal)
        return best;
    present = present.clamped();
    if (!present.isLinear()) {
        const double off = offOf(
            shares, best.off, [&](std::size_t k) { return evaluateCurve(present, double(k + 1) / frames); });
        if (off < best.off)
            best = {present, off};
        if (best.off <= goal)
            return best;
    }
    if (shares.frames <= mostSearched) {
        const Found found = search(shares, goal);
        return found.off < best.off ? found : best;
    }
    // A little better where it is looked at than it has to be everywhere.
    Found found = search(thinnedOut(shares), 0.9 * goal);
    found.off = offOf(shares, best.off,
                      [&](std::size_t k) { return evaluateCurve(found.curve, double(k + 1) / frames); });
    return found.off < best.off ? found : best;
}

void CurveFinder::evaluate(CurvePoints curve, int frames, std::vector<double> &shares)
{
    shares.resize(std::size_t(frames) - 1);
    curve = curve.clamped();
    const auto nodeOf = [](quint8 x) { return x == curveMax ? nodeCount - 1 : x % 8 == 0 ? x / 8 : -1; };
    const int first = nodeOf(curve.x1);
    const int second = nodeOf(curve.x2);
    if (frames <= mostSearched && first >= 0 && second >= 0 && !curve.isLinear()) {
        const Times &times = this->times(frames, first, second);
        const double y1 = curve.y1 / 127.0;
        const double y2 = curve.y2 / 127.0;
        std::transform(
            times.weights.begin(), times.weights.end(), shares.begin(),
            [=](const Weights &weights) { return weights.first * y1 + weights.second * y2 + weights.last; });
        return;
    }
    for (int k = 1; k < frames; ++k)
        shares[std::size_t(k) - 1] = evaluateCurve(curve, double(k) / frames);
}

} // namespace furitsuke
