// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

namespace furitsuke {

/// What a point has to do with the value coordinates of a curve whose time coordinates are given: what goes
/// along the curve is |byFirst * y1 + bySecond * y2 - rest| away from it.
struct DeviationTerm
{
    double byFirst = 0;
    double bySecond = 0;
    double rest = 0;
};

/// What the value coordinates y1 and y2 may be.
struct ValueRanges
{
    double lowFirst = 0;
    double highFirst = 0;
    double lowSecond = 0;
    double highSecond = 0;
};

/// Up to three points from which it is seen how large the worst deviation is at least, whatever the value
/// coordinates are: no less than any mean of the signed deviations. Those weights are taken that leave the
/// coordinates no say; an optimum has three points whose deviations are level, or fewer with coordinates at
/// the end of their range (duality of linear programs; E. Remez's exchange for the best approximation).
struct DeviationWitness
{
    enum class Form {
        Single,     ///< one point, both coordinates at an end
        FirstFree,  ///< two points, the second coordinate at an end
        SecondFree, ///< two points, the first coordinate at an end
        BothFree,   ///< three points
    };
    using Terms = std::array<DeviationTerm, 3>;

    Form form = Form::Single;
    std::array<std::size_t, 3> points = {};

    std::size_t pointCount() const { return form == Form::BothFree ? 3 : form == Form::Single ? 1 : 2; }
};

/// A lower bound of the worst deviation, and the coordinates at which these points alone attain it; put into
/// their ranges, so that other points may be worse there.
struct DeviationBound
{
    double least = 0;
    double y1 = 0;
    double y2 = 0;
};

/// The bound that points give which have these terms; of the terms, only as many as the form has points.
DeviationBound deviationBound(DeviationWitness::Form form, const DeviationWitness::Terms &terms,
                              const ValueRanges &ranges);

} // namespace furitsuke
