// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preview/toonramps.h"

#include <QColor>

#include <algorithm>

namespace furitsuke {

namespace {

/// White above, one colour below, and how wide the way from one to the other is, in shares of the height.
struct Ramp
{
    QRgb lit;
    QRgb shadow;
    double middle;
    double width;
};

constexpr QRgb white = 0xffffffff;

Ramp rampOf(int number)
{
    switch (number) {
    case 0: // grey, hard
        return {white, 0xffcdcdcd, 0.5, 0.03};
    case 1: // skin, hard
        return {white, 0xfff5e1e1, 0.5, 0.03};
    case 2: // dark grey, hard
        return {white, 0xff9a9a9a, 0.5, 0.03};
    case 3: // cream, hard
        return {white, 0xfff8efeb, 0.5, 0.03};
    case 4: // skin, soft
        return {white, 0xfff2d2c6, 0.5, 0.5};
    case 5: // hair and gold, soft
        return {0xfffff9dd, 0xfff0d79a, 0.5, 0.5};
    default:
        return {white, white, 0.5, 0.5};
    }
}

} // namespace

QImage sharedToonRamp(int number)
{
    constexpr int height = 32;
    const Ramp ramp = rampOf(number);
    QImage image(4, height, QImage::Format_RGBA8888);
    for (int y = 0; y < height; ++y) {
        const double at = (y + 0.5) / height;
        const double share = std::clamp((at - ramp.middle) / ramp.width + 0.5, 0.0, 1.0);
        const auto part = [share](int a, int b) { return int(a + (b - a) * share + 0.5); };
        const QColor colour(part(qRed(ramp.lit), qRed(ramp.shadow)),
                            part(qGreen(ramp.lit), qGreen(ramp.shadow)),
                            part(qBlue(ramp.lit), qBlue(ramp.shadow)));
        for (int x = 0; x < image.width(); ++x)
            image.setPixelColor(x, y, colour);
    }
    return image;
}

} // namespace furitsuke
