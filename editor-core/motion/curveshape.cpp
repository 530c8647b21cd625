// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/curveshape.h"

#include "editor-core/motion/bezier.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <array>
#include <cmath>
#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::CurveShape)
};

constexpr double infinite = std::numeric_limits<double>::infinity();
/// Steeper than that is vertical: the parameter of a cubic's flat point is only known to some 1e-5.
constexpr double steepest = 1e6;

/// The nearest coordinate, half up; what is no number becomes 0.
quint8 onGrid(double coordinate)
{
    return coordinate >= curveMax ? curveMax : coordinate > 0 ? quint8(coordinate + 0.5) : quint8(0);
}

quint8 onGrid(int coordinate)
{
    return quint8(qBound(0, coordinate, int(curveMax)));
}

/// Slope of the line from the origin to a point of the grid other than itself.
double slopeTo(quint8 x, quint8 y)
{
    return x == 0 ? infinite : double(y) / x;
}

double startSlope(const CurvePoints &c)
{
    if (c.x1 != 0 || c.y1 != 0)
        return slopeTo(c.x1, c.y1);
    return c.x2 != 0 || c.y2 != 0 ? slopeTo(c.x2, c.y2) : 1;
}

CurvePoints withStartSlope(CurvePoints c, double slope)
{
    slope = slope > 0 ? slope : 0;
    double length = std::hypot(c.x1, c.y1);
    if (length == 0)
        length = curveMax / 3.0;
    const double cosine = slope == infinite ? 0 : 1 / std::hypot(1, slope);
    const double sine = slope == infinite ? 1 : slope * cosine;
    length = qMin(length, curveMax / qMax(cosine, sine));
    const double exactX = length * cosine;
    const double exactY = length * sine;
    if (slope == 0 || slope == infinite) {
        c.x1 = qMax(onGrid(exactX), quint8(slope == 0));
        c.y1 = qMax(onGrid(exactY), quint8(slope != 0));
        return c;
    }
    // The direction counts fifty times as much as how far out the handle stands.
    constexpr int around = 6;
    constexpr double ofLength = 0.02;
    double best = infinite;
    CurvePoints result = c;
    for (int x = qMax(0, int(exactX) - around); x <= qMin<int>(curveMax, int(exactX) + around); ++x) {
        for (int y = qMax(0, int(exactY) - around); y <= qMin<int>(curveMax, int(exactY) + around); ++y) {
            if (x == 0 && y == 0)
                continue;
            const double angle = std::atan2(y * cosine - x * sine, x * cosine + y * sine);
            const double cost = length * std::abs(angle) + ofLength * std::abs(std::hypot(x, y) - length);
            if (cost < best) {
                best = cost;
                result.x1 = quint8(x);
                result.y1 = quint8(y);
            }
        }
    }
    return result;
}

} // namespace

CurvePoints withPoint(CurvePoints curve, CurveEnd end, int x, int y)
{
    const CurvePoints c = curve.clamped();
    if (end == CurveEnd::Start)
        return {onGrid(x), onGrid(y), c.x2, c.y2};
    return {c.x1, c.y1, onGrid(x), onGrid(y)};
}

CurvePoints movedCurve(CurvePoints curve, CurveDelta by)
{
    // Far beyond what any delta means, and safe to add to.
    const auto moved = [](quint8 from, int step) {
        return onGrid(from + qBound(-int(curveMax), step, int(curveMax)));
    };
    const CurvePoints c = curve.clamped();
    return {moved(c.x1, by.x1), moved(c.y1, by.y1), moved(c.x2, by.x2), moved(c.y2, by.y2)};
}

CurvePoints strengthened(CurvePoints curve, double factor)
{
    CurvePoints c = curve.clamped();
    const auto strengthen = [factor](quint8 &x, quint8 &y) {
        const double middle = (x + y) / 2.0;
        const double off = factor * (y - x) / 2.0;
        x = onGrid(middle - off);
        y = onGrid(middle + off);
    };
    strengthen(c.x1, c.y1);
    strengthen(c.x2, c.y2);
    return c;
}

CurvePoints blendedToLinear(CurvePoints curve, double share)
{
    // While the times of the points stay, so does the parameter of each time, and y is linear in y1 and y2.
    CurvePoints c = curve.clamped();
    share = qBound(0.0, share, 1.0);
    c.y1 = onGrid(c.y1 + share * (c.x1 - c.y1));
    c.y2 = onGrid(c.y2 + share * (c.x2 - c.y2));
    return c;
}

void CurveMean::add(CurvePoints curve, qsizetype times)
{
    const CurvePoints c = curve.clamped();
    const auto count = quint64(times);
    mSums[0] += count * c.x1;
    mSums[1] += count * c.y1;
    mSums[2] += count * c.x2;
    mSums[3] += count * c.y2;
    mCount += count;
}

CurvePoints CurveMean::curve() const
{
    if (mCount == 0)
        return {};
    const auto mean = [this](quint64 sum) { return quint8((2 * sum + mCount) / (2 * mCount)); };
    return {mean(mSums[0]), mean(mSums[1]), mean(mSums[2]), mean(mSums[3])};
}

double endSlope(CurvePoints curve, CurveEnd end)
{
    return startSlope(end == CurveEnd::Start ? curve.clamped() : mirroredCurve(curve));
}

double speedAt(CurvePoints curve, double x)
{
    const CurvePoints c = curve.clamped();
    if (c.isLinear())
        return 1;
    if (!(x > 0))
        return endSlope(c, CurveEnd::Start);
    if (x >= 1)
        return endSlope(c, CurveEnd::End);
    const double t = curveParameter(c, x);
    const auto derivative = [t](quint8 first, quint8 second) {
        const double a = first / 127.0;
        const double b = second / 127.0;
        const double s = 1 - t;
        return s * s * a + 2 * s * t * (b - a) + t * t * (1 - b);
    };
    const double time = derivative(c.x1, c.x2);
    const double way = derivative(c.y1, c.y2);
    // Neither ever falls, but rounding may say so.
    if (way <= 0)
        return 0;
    return time * steepest > way ? way / time : infinite;
}

CurvePoints withEndSlope(CurvePoints curve, CurveEnd end, double slope)
{
    if (end == CurveEnd::Start)
        return withStartSlope(curve.clamped(), slope);
    return mirroredCurve(withStartSlope(mirroredCurve(curve), slope));
}

QString curveText(CurvePoints curve)
{
    return QStringLiteral("%1,%2,%3,%4").arg(curve.x1).arg(curve.y1).arg(curve.x2).arg(curve.y2);
}

CurveRead curveFromText(QStringView text)
{
    // Commas and brackets also as they are typed in Chinese and Japanese.
    static const QRegularExpression shape(
        QStringLiteral(R"(^\s*[(\[（［]?\s*(\d{1,9})SEP(\d{1,9})SEP(\d{1,9})SEP(\d{1,9})\s*[)\]）］]?\s*$)")
            .replace(QLatin1String("SEP"), QStringLiteral(R"((?:\s*[,;，、；]\s*|\s+))")));
    CurveRead result;
    const QRegularExpressionMatch match = shape.match(text);
    std::array<uint, 4> numbers = {};
    bool good = match.hasMatch();
    for (int i = 0; good && i < 4; ++i) {
        numbers[std::size_t(i)] = match.capturedView(i + 1).toUInt();
        good = numbers[std::size_t(i)] <= curveMax;
    }
    if (good) {
        result.curve = {quint8(numbers[0]), quint8(numbers[1]), quint8(numbers[2]), quint8(numbers[3])};
    } else {
        constexpr qsizetype shown = 60;
        QString read = text.trimmed().toString().simplified();
        if (read.size() > shown)
            read = read.left(shown) + u'…';
        result.error = Words::tr("“%1” is no curve: four whole numbers from 0 to 127 are expected, such as "
                                 "20,20,107,107.")
                           .arg(read);
    }
    return result;
}

} // namespace furitsuke
