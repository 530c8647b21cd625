// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preview/previewcolours.h"

namespace furitsuke {

namespace {

QColor mix(const QColor &a, const QColor &b, double share)
{
    const auto part = [share](int x, int y) { return int(x + (y - x) * share); };
    return QColor(part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue()));
}

QColor textOn(const QPalette &palette, const QColor &background)
{
    if (!background.isValid())
        return palette.color(QPalette::Text);
    return background.lightness() < 128 ? QColor(0xee, 0xee, 0xee) : QColor(0x14, 0x14, 0x14);
}

} // namespace

PreviewColours::PreviewColours(const QPalette &palette, const QColor &chosenBackground)
    : dark((chosenBackground.isValid() ? chosenBackground : palette.color(QPalette::Base)).lightness() < 128)
    , background(chosenBackground.isValid()
                     ? chosenBackground
                     : mix(palette.color(QPalette::Base), palette.color(QPalette::Text), dark ? 0.09 : 0.11))
    , grid(mix(background, textOn(palette, chosenBackground), 0.16))
    , gridStrong(mix(background, textOn(palette, chosenBackground), 0.34))
    , axisX(dark ? QColor(0xf0, 0x60, 0x60) : QColor(0xcf, 0x2e, 0x2e))
    , axisY(dark ? QColor(0x62, 0xc8, 0x62) : QColor(0x2a, 0x8a, 0x2a))
    , axisZ(dark ? QColor(0x72, 0x9a, 0xff) : QColor(0x2c, 0x58, 0xd8))
    , text(textOn(palette, chosenBackground))
    , dimText(mix(background, text, 0.7))
    , label(background)
    , bone(dark ? QColor(0x7f, 0xb2, 0xff) : QColor(0x2f, 0x6f, 0xd6))
    , chosenBone(dark ? QColor(0xff, 0xa6, 0x2b) : QColor(0xf0, 0x86, 0x10))
    , hoveredBone(dark ? QColor(0xff, 0xff, 0xff) : QColor(0x12, 0xb8, 0xb0))
    , ikBone(dark ? QColor(0xff, 0x7a, 0x8a) : QColor(0xd8, 0x2f, 0x55))
    , ikOff(mix(background, text, 0.45))
    , path(dark ? QColor(0x4f, 0xd0, 0x8a) : QColor(0x0b, 0x8a, 0x4a))
    , pathKey(dark ? QColor(0xa9, 0xbc, 0xd4) : QColor(0x4a, 0x62, 0x80))
    , ghostBefore(dark ? QColor(0x6c, 0xae, 0xf5) : QColor(0x2b, 0x7b, 0xd8))
    , ghostAfter(dark ? QColor(0xf0, 0x9a, 0x6a) : QColor(0xd9, 0x6a, 0x1f))
    , other(dark ? QColor(0xc9, 0x9a, 0xf0) : QColor(0x8a, 0x3f, 0xc4))
{
    label.setAlpha(215);
}

} // namespace furitsuke
