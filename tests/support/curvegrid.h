// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/curveshape.h"

#include <QTest>

#include <vector>

namespace furitsuke::test {

/// The curves that break what was only thought of for usual ones.
inline constexpr CurvePoints extremeCurves[] = {
    {0, 127, 0, 127},     {127, 0, 127, 0}, {127, 0, 0, 127}, {0, 127, 127, 0}, {0, 0, 0, 0},
    {127, 127, 127, 127}, {0, 0, 127, 127}, {127, 127, 0, 0}, {0, 0, 0, 127},   {0, 0, 127, 0},
};

/// Extreme curves, MMD's straight line, and all those with coordinates out of a coarse grid.
inline std::vector<CurvePoints> curveGrid()
{
    std::vector<CurvePoints> curves(std::begin(extremeCurves), std::end(extremeCurves));
    curves.push_back({});
    constexpr quint8 steps[] = {0, 1, 42, 64, 100, 127};
    for (const quint8 x1 : steps) {
        for (const quint8 y1 : steps) {
            for (const quint8 x2 : steps) {
                for (const quint8 y2 : steps)
                    curves.push_back({x1, y1, x2, y2});
            }
        }
    }
    return curves;
}

} // namespace furitsuke::test

/// Fails with the curve's numbers.
#define VERIFY_CURVE(condition, curve)                                                                       \
    QVERIFY2((condition), qPrintable(furitsuke::curveText(curve) + QLatin1String(": " #condition)))
