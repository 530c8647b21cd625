// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/rulergeometry.h"

#include <algorithm>
#include <cmath>

namespace furitsuke {

namespace {
constexpr double longestFlag = 180;
constexpr double shortestText = 14;
constexpr double flagMargins = 10;
constexpr double bareFlag = 7;
} // namespace

QList<RulerFlag> rulerFlags(const RulerGeometry &geometry, const QList<Marker> &markers,
                            const std::function<double(const QString &)> &textWidth)
{
    const TimeScale &scale = geometry.scale;
    const auto firstFrom = [&markers](double frame) {
        return std::lower_bound(markers.begin(), markers.end(), frame,
                                [](const Marker &marker, double f) { return double(marker.frame) < f; });
    };
    QList<RulerFlag> flags;
    // The flag of one that is scrolled out at the left may reach into view.
    auto it = firstFrom(scale.frameAt(-longestFlag));
    while (it != markers.end() && scale.xOf(it->frame) <= geometry.width) {
        const int x = scale.columnAt(it->frame);
        // The last one of a column: its name has the room that follows.
        auto next = firstFrom(qMax(double(it->frame) + 1, scale.frameAt(x + 0.5)));
        const double end = next == markers.end() ? x + longestFlag : scale.columnAt(next->frame) - 1;
        const double room = std::min(end - x, longestFlag);
        RulerFlag flag;
        flag.index = it - markers.begin();
        const double wanted = it->name.isEmpty() ? 0 : std::ceil(textWidth(it->name)) + flagMargins;
        flag.named = wanted > 0 && room >= std::min(wanted, shortestText + flagMargins);
        const double width = flag.named ? std::min(wanted, room) : std::min(bareFlag, std::max(1.0, room));
        flag.rect = QRectF(x, geometry.numbersBottom() + 1, width, geometry.lineHeight);
        if (flag.rect.right() >= 0)
            flags.append(flag);
        it = next;
    }
    return flags;
}

RulerHit rulerHit(const RulerGeometry &geometry, const QList<Marker> &markers, const QList<RulerFlag> &flags,
                  const std::optional<FrameRange> &range, QPointF point)
{
    using Part = RulerHit::Part;
    if (point.y() < geometry.numbersBottom())
        return {};
    if (point.y() < geometry.markersBottom()) {
        // Flags are narrow where markers are close: the pole counts a little to its left as well, and of two
        // flags that are near the one that begins here is meant.
        for (auto flag = flags.rbegin(); flag != flags.rend(); ++flag) {
            if (point.x() >= flag->rect.left() - 3 &&
                point.x() <= std::max(flag->rect.right(), flag->rect.left() + 4))
                return {Part::Marker, markers.at(flag->index).frame};
        }
        return {Part::Markers};
    }
    if (!range)
        return {Part::Range};
    const double left = geometry.rangeLeft(*range);
    const double right = geometry.rangeRight(*range);
    const double toLeft = std::abs(point.x() - left);
    const double toRight = std::abs(point.x() - right);
    // Between ends that are close the middle one third is still the middle. Where both are in one place,
    // which end is meant depends on the side.
    const double reach = right - left < 1 ? RulerGeometry::reach
                                          : std::min(RulerGeometry::reach, std::max(2.0, (right - left) / 3));
    const bool leftSide = right - left < 1 ? point.x() < left : toLeft <= toRight;
    const double outside = RulerGeometry::reach;
    if (leftSide && point.x() >= left - outside && point.x() <= left + reach)
        return {Part::RangeFirst};
    if (!leftSide && point.x() <= right + outside && point.x() >= right - reach)
        return {Part::RangeLast};
    return {point.x() > left && point.x() < right ? Part::RangeMiddle : Part::Range};
}

} // namespace furitsuke
