// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/palettebutton.h"

#include "widgets/common/theme.h"

#include <QAction>
#include <QEvent>
#include <QPainter>
#include <QStyleOptionFrame>

namespace furitsuke {

PaletteButton::PaletteButton(QAction *opens, QWidget *parent)
    : QAbstractButton(parent)
    , mOpens(opens)
{
    setObjectName(QStringLiteral("paletteButton"));
    // Reached by its shortcut from everywhere; the focus stays where the work is.
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::IBeamCursor);
    setAttribute(Qt::WA_Hover);
    connect(this, &QAbstractButton::clicked, mOpens, &QAction::trigger);
    connect(mOpens, &QAction::changed, this, &PaletteButton::updateText);
    updateText();
}

void PaletteButton::updateText()
{
    setText(tr("Find an action"));
    mShortcut = mOpens->shortcut().toString(QKeySequence::NativeText);
    setToolTip(mOpens->toolTip());
    updateGeometry();
    update();
}

QSize PaletteButton::sizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    const int glyph = metrics.height();
    return {metrics.horizontalAdvance(text() + mShortcut) + glyph + 52, metrics.height() + 8};
}

QSize PaletteButton::minimumSizeHint() const
{
    return {fontMetrics().height() + 16, fontMetrics().height() + 8};
}

void PaletteButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        updateText();
    QAbstractButton::changeEvent(event);
}

void PaletteButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QStyleOptionFrame frame;
    frame.initFrom(this);
    frame.rect = rect().adjusted(1, 1, -1, -1);
    frame.lineWidth = 1;
    frame.state |= QStyle::State_Sunken;
    style()->drawPrimitive(QStyle::PE_PanelLineEdit, &frame, &painter, this);

    const SheetColours colours(palette());
    painter.setRenderHint(QPainter::Antialiasing);
    const double size = fontMetrics().height() * 0.55;
    const QPointF centre(8 + size / 2, height() / 2.0 - 1);
    painter.setPen(QPen(colours.dimText, 1.4));
    painter.drawEllipse(centre, size / 2, size / 2);
    const double edge = size / 2 * 0.71;
    painter.drawLine(centre + QPointF(edge, edge), centre + QPointF(edge + 3.5, edge + 3.5));

    QRect area = rect().adjusted(int(8 + size + 9), 0, -10, 0);
    const int shortcutWidth = fontMetrics().horizontalAdvance(mShortcut);
    if (area.width() > shortcutWidth + fontMetrics().horizontalAdvance(text()) + 8) {
        painter.drawText(area, int(Qt::AlignRight | Qt::AlignVCenter), mShortcut);
        area.setRight(area.right() - shortcutWidth - 8);
    }
    painter.drawText(area, int(Qt::AlignLeft | Qt::AlignVCenter),
                     fontMetrics().elidedText(text(), Qt::ElideRight, area.width()));
}

} // namespace furitsuke
