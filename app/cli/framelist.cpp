// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/framelist.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <cmath>
#include <limits>

namespace furitsuke::cli {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};
} // namespace

QString FrameList::parse(const QString &text)
{
    mRanges.clear();
    for (const QString &part : text.split(u',')) {
        QString error = parseRange(part.trimmed());
        if (!error.isEmpty())
            return error;
        if (count() > maximalCount)
            return Words::tr("These are more than %1 frames.").arg(maximalCount);
    }
    return {};
}

qint64 FrameList::count() const
{
    qint64 result = 0;
    for (const Range &range : mRanges)
        result += range.count;
    return result;
}

QString FrameList::parseRange(const QString &text)
{
    static const QRegularExpression form(
        QStringLiteral(R"(\A([0-9]+(?:\.[0-9]+)?)(?:-([0-9]+(?:\.[0-9]+)?)(?::([0-9]+(?:\.[0-9]+)?))?)?\z)"));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return Words::tr("“%1” is no frame; a number is expected, or a range such as 0-60 or 0-60:0.5.")
            .arg(text);
    Range range;
    range.first = match.captured(1).toDouble();
    double last = range.first;
    if (match.hasCaptured(2))
        last = match.captured(2).toDouble();
    if (match.hasCaptured(3))
        range.step = match.captured(3).toDouble();
    if (qMax(range.first, last) > std::numeric_limits<quint32>::max())
        return Words::tr("“%1”: there are no frames beyond %2.")
            .arg(text)
            .arg(std::numeric_limits<quint32>::max());
    if (last < range.first)
        return Words::tr("“%1”: the range ends before it begins.").arg(text);
    if (!(range.step > 0))
        return Words::tr("“%1”: the step must not be 0.").arg(text);
    // A last frame that the steps reach but for rounding belongs to the range.
    const double steps = std::floor((last - range.first) / range.step + 1e-6);
    range.count = qint64(qMin(steps, double(maximalCount))) + 1;
    mRanges.append(range);
    return {};
}

} // namespace furitsuke::cli
