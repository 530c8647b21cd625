// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/curves.h"

#include <array>
#include <memory>
#include <vector>

namespace furitsuke {

/// What a curve has to say at the frames between two keys: at each a share of the way, give or take.
struct CourseShares
{
    int frames = 0; ///< from key to key, 2 or more
    /// For the frames 1 .. frames - 1; a way that leads back and forth may leave 0..1.
    std::vector<double> middle;
    /// One over how far the share may be off.
    std::vector<double> tightness;

    /// Makes room for the values of as many frames.
    void resize(int count)
    {
        frames = count;
        middle.resize(std::size_t(count) - 1);
        tightness.resize(std::size_t(count) - 1);
    }
};

/// Finds curves of the grid that keep to a course frame by frame. fitCurve() finds the best curve through any
/// points; this one finds, a hundred times as fast, one that is near enough. Courses here are sampled evenly,
/// so the parameters for a few hundred pairs of time coordinates are solved once for each length, and the
/// value coordinates that go with a pair are a matter of least squares. One object for each thread.
class CurveFinder
{
public:
    CurveFinder();
    ~CurveFinder();
    Q_DISABLE_COPY_MOVE(CurveFinder)

    /// A curve, and how many times the allowed deviation it is off at worst: 1 and less is near enough.
    struct Found
    {
        CurvePoints curve;
        double off = 0;
    };

    /// The first curve that is found to be off by no more than the goal, else the best one. A straight line
    /// and the present curve are tried first.
    Found find(const CourseShares &shares, CurvePoints present, double goal);

    /// The shares of the way at the frames 1 .. frames - 1, the very numbers that evaluateCurve() gives.
    void evaluate(CurvePoints curve, int frames, std::vector<double> &shares);

private:
    /// What the two value coordinates and the end have in the share at a frame.
    struct Weights
    {
        double first;
        double second;
        double last;
    };
    /// A pair of time coordinates at a length: the weights frame by frame, and the sums of their products.
    struct Times
    {
        std::vector<Weights> weights;
        double firstFirst = 0;
        double firstSecond = 0;
        double secondSecond = 0;
    };

    /// Time coordinates that are tried: every eighth.
    static constexpr int nodeCount = 17;
    static constexpr quint8 coordinate(int node) { return quint8(qMin(8 * node, int(curveMax))); }
    /// Longer courses are looked at in as many places.
    static constexpr int mostSearched = 64;

    using TimesOfLength = std::array<std::unique_ptr<Times>, std::size_t(nodeCount) * nodeCount>;

    const Times &times(int frames, int first, int second);
    Found search(const CourseShares &shares, double goal);
    /// The nearest curve with these time coordinates, by least squares; one that is off by more than the
    /// limit is off by an unknown amount above it.
    Found atNodes(const CourseShares &shares, int first, int second, double limit);
    /// As many shares as are searched, between those there are.
    const CourseShares &thinnedOut(const CourseShares &shares);

    std::array<std::unique_ptr<TimesOfLength>, mostSearched + 1> mTimes;
    CourseShares mThinnedOut;
};

} // namespace furitsuke
