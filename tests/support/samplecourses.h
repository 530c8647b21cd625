// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/curvesplit.h"

#include <QRandomGenerator>

#include <vector>

namespace furitsuke::test {

/// Motions between two keys by which curves are fitted.
enum class CourseKind {
    Halves, ///< the halves of one curve
    Pair,   ///< two curves one after the other
    Noise,  ///< several keys that go to and fro
    Return, ///< the last key is where the first one was
    Angles, ///< three values that share a curve
};

inline CurvePoints anyCurve(QRandomGenerator &random)
{
    const auto coordinate = [&random] { return quint8(random.bounded(128)); };
    const quint8 x1 = coordinate();
    const quint8 y1 = coordinate();
    const quint8 x2 = coordinate();
    return {x1, y1, x2, coordinate()};
}

/// The points of such a motion, as many as edits take of it.
inline std::vector<CoursePoint> courseOf(CourseKind kind, QRandomGenerator &random)
{
    std::vector<CoursePart> parts;
    const double at = double(1 + random.bounded(29)) / 30;
    std::vector<double> gone = {0, random.generateDouble(), 1};
    if (kind == CourseKind::Halves) {
        const SplitCurve halves = splitCurve(anyCurve(random), at);
        parts = {{0, at, halves.before.curve}, {at, 1, halves.after.curve}};
        gone[1] = halves.share;
    } else if (kind == CourseKind::Noise) {
        constexpr int keys = 5;
        gone = {0};
        for (int i = 0; i < keys; ++i) {
            parts.push_back({double(i) / keys, double(i + 1) / keys, anyCurve(random)});
            gone.push_back(4 * random.generateDouble() - 2);
        }
    } else {
        parts = {{0, at, anyCurve(random)}, {at, 1, anyCurve(random)}};
    }
    std::vector<CoursePoint> points;
    for (int value = 0; value < (kind == CourseKind::Angles ? 3 : 1); ++value) {
        const double scale = value == 0 ? 1 : 40 * random.generateDouble() - 20;
        const double way = kind == CourseKind::Return ? 0 : scale * gone.back();
        points.push_back({0, way, 0});
        for (std::size_t part = 0; part < parts.size(); ++part) {
            eachPointOf(parts[part], 32 / int(parts.size()), [&](double x, double share) {
                points.push_back({x, way, scale * (gone[part] + share * (gone[part + 1] - gone[part]))});
            });
        }
    }
    return points;
}

/// The effort of an edit that has a curve of no better start than what is there.
inline FitEffort wholeEffort(std::span<const CoursePoint> points)
{
    double range = 0;
    for (const CoursePoint &point : points)
        range = std::max({range, std::abs(point.way), std::abs(point.gone)});
    FitEffort effort;
    effort.exact = 1e-6 * range;
    effort.reach = 16;
    effort.poor = range / curveMax;
    return effort;
}

} // namespace furitsuke::test
