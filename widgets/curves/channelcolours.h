// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QPen>
#include <QString>

namespace furitsuke {

/// The colour of a channel by its number (see CurveChannels) on light or dark ground: X red, Y green, Z blue,
/// rotation violet, distance cyan, view angle orange. Each has a contrast of more than 4 to the theme's
/// ground, so that thin lines and letters can be read.
QColor channelColour(int channel, bool dark);

/// A pen in that colour; those of different channels differ in their dashes too.
QPen channelPen(int channel, bool dark, double width);
/// The dashes alone, as for QPen::setDashPattern(); empty for a whole line.
QList<qreal> channelDashes(int channel);

/// What tells a channel without its colour, at its handles for one, translated: "X", "R", "D".
QString channelLetter(int channel);

} // namespace furitsuke
