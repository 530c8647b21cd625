// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph/linecolours.h"

#include "widgets/graph/graphlines.h"

#include <QIcon>
#include <QPainter>
#include <QPixmap>

#include <array>

namespace furitsuke {

namespace {

/// Degrees on the colour wheel.
int hueOf(const GraphLine &line)
{
    constexpr int red = 0;
    constexpr int green = 125;
    constexpr int blue = 218;
    constexpr int violet = 285;
    constexpr int cyan = 186;
    constexpr int orange = 32;
    if (line.form == GraphLine::Form::Turn)
        return violet;
    switch (line.value) {
    case KeyValue::PositionY:
    case KeyValue::AngleY:
    case KeyValue::TargetY:
    case KeyValue::CameraAngleY:
    case KeyValue::Green:
    case KeyValue::DirectionY:
        return green;
    case KeyValue::PositionZ:
    case KeyValue::AngleZ:
    case KeyValue::TargetZ:
    case KeyValue::CameraAngleZ:
    case KeyValue::Blue:
    case KeyValue::DirectionZ:
        return blue;
    case KeyValue::Distance:
    case KeyValue::ShadowDistance:
        return cyan;
    case KeyValue::ViewAngle:
    case KeyValue::ShadowMode:
        return orange;
    case KeyValue::Weight:
    case KeyValue::Perspective:
    case KeyValue::Physics:
    case KeyValue::Visible:
        return violet;
    default:
        return red;
    }
}

bool isRotation(const GraphLine &line)
{
    const LineGroup group = groupOf(line.value);
    return group == LineGroup::Rotation || group == LineGroup::CameraAngle || group == LineGroup::Direction;
}

} // namespace

QPen linePen(const GraphLine &line, qsizetype track, bool dark)
{
    int hue = hueOf(line);
    if (line.value == KeyValue::Weight) {
        constexpr int goldenAngle = 137;
        hue += int(track % 360) * goldenAngle;
    } else {
        constexpr std::array shift = {0, 20, -20};
        hue += shift[std::size_t(track % 3)];
    }
    const bool rotates = isRotation(line);
    // Green and what is near it looks lighter than the others.
    double lightness = dark ? 0.62 : 0.42;
    const int turned = ((hue % 360) + 360) % 360;
    if (turned > 40 && turned < 200)
        lightness -= dark ? 0.10 : 0.12;
    if (rotates)
        lightness += dark ? 0.10 : 0.09;
    constexpr std::array shade = {0.0, 0.08, -0.08};
    lightness += shade[std::size_t(track / 3 % 3)];
    const QColor colour =
        QColor::fromHslF(float(turned) / 360, dark ? 0.75f : 0.80f, float(qBound(0.2, lightness, 0.85)));
    QPen pen(colour, 1);
    if (rotates)
        pen.setDashPattern({7, 3});
    if (track >= 9)
        pen.setDashPattern({2, 2});
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

QIcon lineSwatch(const QPen &pen, int height, double ratio)
{
    QPixmap pixmap(QSize(int(height * 1.5 * ratio), int(height * ratio)));
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QPen thick = pen;
    thick.setWidthF(2.5);
    // Dashes are counted in widths.
    if (pen.style() == Qt::CustomDashLine)
        thick.setDashPattern({pen.dashPattern().constFirst() / 2.5, 1});
    painter.setPen(thick);
    painter.drawLine(QPointF(0, height / 2.0), QPointF(height * 1.5, height / 2.0));
    painter.end();
    QIcon icon;
    // The same where it is selected or disabled.
    for (const QIcon::Mode mode : {QIcon::Normal, QIcon::Selected, QIcon::Disabled})
        icon.addPixmap(pixmap, mode);
    return icon;
}

} // namespace furitsuke
