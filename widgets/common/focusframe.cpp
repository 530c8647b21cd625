// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/common/focusframe.h"

#include "widgets/common/theme.h"

#include <QPainter>

namespace furitsuke {

void drawFocusFrame(QPainter &painter, const QRect &rect, const SheetColours &colours)
{
    constexpr int width = 2;
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QRect inside = rect.adjusted(width, width, -width, -width);
    for (const QRect &side : QRegion(rect) - QRegion(inside))
        painter.fillRect(side, colours.focus);
}

} // namespace furitsuke
