// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QString>

namespace furitsuke {

/// What a marker's colour is called, translated; "#rrggbb" for one that is not among markerColours().
QString markerColourName(QRgb colour);
/// A square of a colour, crisp at every pixel ratio.
QIcon colourSwatch(QRgb colour);
/// Black or white, whichever is easier to read on a colour.
QColor textOn(const QColor &ground);

} // namespace furitsuke
