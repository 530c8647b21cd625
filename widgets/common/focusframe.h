// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QRect;

namespace furitsuke {

struct SheetColours;

/// Frames a view that has the keyboard, so that it is seen where shortcuts and arrow keys go.
void drawFocusFrame(QPainter &painter, const QRect &rect, const SheetColours &colours);

} // namespace furitsuke
