// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/common/switchbox.h"

#include <QStyleOptionButton>
#include <QStylePainter>

namespace furitsuke {

namespace {

constexpr int textFlags = Qt::AlignLeading | Qt::AlignVCenter | Qt::TextShowMnemonic | Qt::TextWordWrap;

} // namespace

SwitchBox::SwitchBox(QWidget *parent)
    : QCheckBox(parent)
{
    // Words of any length must not make a panel wider.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);
}

void SwitchBox::setShown(bool mixed, bool on)
{
    setTristate(mixed);
    setCheckState(mixed ? Qt::PartiallyChecked : on ? Qt::Checked : Qt::Unchecked);
}

QRect SwitchBox::textRect(QSize size) const
{
    QStyleOptionButton option;
    initStyleOption(&option);
    option.rect = QRect(QPoint(), size);
    return style()->subElementRect(QStyle::SE_CheckBoxContents, &option, this);
}

int SwitchBox::heightForWidth(int width) const
{
    constexpr int anyHeight = 10000;
    const int line = QCheckBox::sizeHint().height();
    const int room = textRect({width, line}).width();
    const int text =
        fontMetrics().boundingRect(QRect(0, 0, room, anyHeight), textFlags, this->text()).height();
    return qMax(line, text + line - fontMetrics().height());
}

QSize SwitchBox::minimumSizeHint() const
{
    const QSize hint = QCheckBox::sizeHint();
    const int text = fontMetrics().size(Qt::TextShowMnemonic, this->text()).width();
    return {hint.width() - text + fontMetrics().horizontalAdvance(QStringLiteral("MMMM")), hint.height()};
}

void SwitchBox::nextCheckState()
{
    setCheckState(checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
}

void SwitchBox::paintEvent(QPaintEvent *event)
{
    const QRect room = textRect(size());
    if (fontMetrics().size(Qt::TextShowMnemonic, text()).width() <= room.width()) {
        QCheckBox::paintEvent(event);
        return;
    }
    // Styles draw the text of a check box in one line.
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    QStyleOptionButton indicator = option;
    indicator.rect = style()->subElementRect(QStyle::SE_CheckBoxIndicator, &option, this);
    painter.drawPrimitive(QStyle::PE_IndicatorCheckBox, indicator);
    painter.drawItemText(room, textFlags, option.palette, isEnabled(), text(), QPalette::WindowText);
    if (option.state & QStyle::State_HasFocus) {
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(option);
        focus.rect = room.adjusted(-2, 0, 0, 0);
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, focus);
    }
}

} // namespace furitsuke
