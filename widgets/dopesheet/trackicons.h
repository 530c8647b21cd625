// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace furitsuke {

/// The switches of a row of the track list.
enum class TrackSwitch : quint8 { Lock, Hide, Solo };
inline constexpr int trackSwitchCount = 3;

/// Draws a switch: a padlock, an eye, a star. One that is set is drawn closed, struck through, filled.
void drawTrackSwitch(QPainter &painter, const QRectF &rect, TrackSwitch which, bool set,
                     const QColor &colour);

/// A funnel; filled where it filters something.
void drawFunnel(QPainter &painter, const QRectF &rect, bool filled, const QColor &colour);

/// A small triangle with a point in it: a row that needs attention.
void drawAttention(QPainter &painter, const QRectF &rect, const QColor &colour);

} // namespace furitsuke
