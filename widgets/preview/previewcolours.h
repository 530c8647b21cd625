// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace furitsuke {

/// Colours of the preview, made from a palette so that they fit the window around it, light or dark; or to be
/// seen on a background that somebody chose.
struct PreviewColours
{
    explicit PreviewColours(const QPalette &palette = QPalette(), const QColor &chosenBackground = {});

    bool dark;
    QColor background;
    QColor grid;
    QColor gridStrong; ///< every fifth line
    QColor axisX;
    QColor axisY;
    QColor axisZ;
    QColor text;
    QColor dimText;
    QColor label; ///< behind text that lies over the picture; not opaque
    QColor bone;
    QColor chosenBone;
    QColor hoveredBone;
    QColor ikBone;
    QColor ikOff; ///< chains that are switched off
    QColor path;
    QColor pathKey;
    QColor ghostBefore; ///< ghosts of earlier frames
    QColor ghostAfter;  ///< ghosts of later frames
    QColor other;       ///< the motion that is compared with
};

} // namespace furitsuke
