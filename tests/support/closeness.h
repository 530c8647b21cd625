// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/sampling/sampler.h"

#include <QTest>

#include <cmath>

namespace furitsuke::test {

/// Angle in radians between two rotations given as unit quaternions; q and -q are one rotation.
inline double rotationBetween(const Quatd &a, const Quatd &b)
{
    const double sign = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w < 0 ? -1 : 1;
    const auto length = [&](double s) {
        return std::hypot(std::hypot(a.x + s * b.x, a.y + s * b.y), std::hypot(a.z + s * b.z, a.w + s * b.w));
    };
    return 4 * std::atan2(length(-sign), length(sign));
}

inline double norm(const Quatd &q)
{
    return std::sqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
}

/// The rotation by an angle in radians around an axis of length 1.
inline Quatd turn(const Vec3d &axis, double angle)
{
    const double s = std::sin(angle / 2);
    return {s * axis.x, s * axis.y, s * axis.z, std::cos(angle / 2)};
}

inline QString notNear(const char *expression, double actual, double expected, double tolerance)
{
    return QStringLiteral("%1 is %2, not %3 +- %4")
        .arg(QLatin1String(expression))
        .arg(actual, 0, 'g', 17)
        .arg(expected, 0, 'g', 17)
        .arg(tolerance, 0, 'g', 3);
}

} // namespace furitsuke::test

/// Fails where two numbers differ by more than the tolerance, or are none.
#define COMPARE_NEAR(actual, expected, tolerance)                                                            \
    do {                                                                                                     \
        const double actualValue = (actual);                                                                 \
        const double expectedValue = (expected);                                                             \
        const double toleratedError = (tolerance);                                                           \
        QVERIFY2(std::abs(actualValue - expectedValue) <= toleratedError,                                    \
                 qPrintable(furitsuke::test::notNear(#actual, actualValue, expectedValue, toleratedError))); \
    } while (false)

#define COMPARE_VECTOR_NEAR(actual, expected, tolerance)                                                     \
    do {                                                                                                     \
        const furitsuke::Vec3d actualVector = (actual);                                                      \
        const furitsuke::Vec3d expectedVector = (expected);                                                  \
        COMPARE_NEAR(actualVector.x, expectedVector.x, tolerance);                                           \
        COMPARE_NEAR(actualVector.y, expectedVector.y, tolerance);                                           \
        COMPARE_NEAR(actualVector.z, expectedVector.z, tolerance);                                           \
    } while (false)

/// Fails where the angle between two rotations is larger than the tolerance in radians.
#define COMPARE_ROTATION_NEAR(actual, expected, tolerance)                                                   \
    COMPARE_NEAR(furitsuke::test::rotationBetween(actual, expected), 0, tolerance)
