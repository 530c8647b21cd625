// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/deviationbound.h"

#include <algorithm>
#include <cmath>

namespace furitsuke {

DeviationBound deviationBound(DeviationWitness::Form form, const DeviationWitness::Terms &terms,
                              const ValueRanges &ranges)
{
    using Form = DeviationWitness::Form;
    const auto &[p, q, r] = terms;
    std::array<double, 3> weights = {1, 0, 0};
    std::size_t count = 1;
    if (form == Form::FirstFree) {
        weights = {q.byFirst, -p.byFirst, 0};
        count = 2;
    } else if (form == Form::SecondFree) {
        weights = {q.bySecond, -p.bySecond, 0};
        count = 2;
    } else if (form == Form::BothFree) {
        weights = {q.byFirst * r.bySecond - r.byFirst * q.bySecond,
                   r.byFirst * p.bySecond - p.byFirst * r.bySecond,
                   p.byFirst * q.bySecond - q.byFirst * p.bySecond};
        count = 3;
    }
    double total = 0;
    DeviationTerm mean;
    for (std::size_t i = 0; i < count; ++i) {
        total += std::abs(weights[i]);
        mean.byFirst += weights[i] * terms[i].byFirst;
        mean.bySecond += weights[i] * terms[i].bySecond;
        mean.rest += weights[i] * terms[i].rest;
    }
    if (!(total > 0))
        return {0, ranges.lowFirst, ranges.lowSecond};

    // What rounding leaves of a coordinate's say counts at its worst, so the bound holds all the same.
    const double least1 = mean.byFirst * (mean.byFirst > 0 ? ranges.lowFirst : ranges.highFirst);
    const double most1 = mean.byFirst * (mean.byFirst > 0 ? ranges.highFirst : ranges.lowFirst);
    const double least2 = mean.bySecond * (mean.bySecond > 0 ? ranges.lowSecond : ranges.highSecond);
    const double most2 = mean.bySecond * (mean.bySecond > 0 ? ranges.highSecond : ranges.lowSecond);
    const double above = least1 + least2 - mean.rest;
    const double below = mean.rest - most1 - most2;
    const bool isAbove = above >= below;
    DeviationBound bound;
    bound.least = std::max(above, below) / total;
    bound.y1 = (mean.byFirst > 0) == isAbove ? ranges.lowFirst : ranges.highFirst;
    bound.y2 = (mean.bySecond > 0) == isAbove ? ranges.lowSecond : ranges.highSecond;

    // Where a coordinate is free, the points' deviations are level, with the signs of their weights.
    const auto wanted = [&](std::size_t i) {
        const double sign = (weights[i] > 0) == isAbove ? 1 : -1;
        return terms[i].rest + sign * bound.least;
    };
    if (form == Form::FirstFree) {
        const std::size_t i = std::abs(p.byFirst) > std::abs(q.byFirst) ? 0 : 1;
        bound.y1 = (wanted(i) - terms[i].bySecond * bound.y2) / terms[i].byFirst;
    } else if (form == Form::SecondFree) {
        const std::size_t i = std::abs(p.bySecond) > std::abs(q.bySecond) ? 0 : 1;
        bound.y2 = (wanted(i) - terms[i].byFirst * bound.y1) / terms[i].bySecond;
    } else if (form == Form::BothFree) {
        // A point's weight is the determinant of the other two.
        std::size_t k = std::abs(weights[1]) > std::abs(weights[0]) ? 1 : 0;
        k = std::abs(weights[2]) > std::abs(weights[k]) ? 2 : k;
        const std::size_t i = (k + 1) % 3;
        const std::size_t j = (k + 2) % 3;
        const double a = wanted(i);
        const double b = wanted(j);
        bound.y1 = (a * terms[j].bySecond - b * terms[i].bySecond) / weights[k];
        bound.y2 = (terms[i].byFirst * b - terms[j].byFirst * a) / weights[k];
    }
    bound.y1 = std::clamp(bound.y1, ranges.lowFirst, ranges.highFirst);
    bound.y2 = std::clamp(bound.y2, ranges.lowSecond, ranges.highSecond);
    return bound;
}

} // namespace furitsuke
