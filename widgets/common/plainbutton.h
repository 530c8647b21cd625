// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>

namespace furitsuke {

/// A tool button of words that can be reached by the keyboard. Where there is no room for its text that ends
/// in "…".
class PlainButton : public QToolButton
{
public:
    explicit PlainButton(QWidget *parent = nullptr)
        : QToolButton(parent)
    {
        setToolButtonStyle(Qt::ToolButtonTextOnly);
        setFocusPolicy(Qt::StrongFocus);
        // It may become narrower, though it would rather not.
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }

    QSize minimumSizeHint() const override
    {
        const int least = fontMetrics().horizontalAdvance(QStringLiteral("MMMM"));
        return {qMin(least, sizeHint().width()), sizeHint().height()};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QStylePainter painter(this);
        QStyleOptionToolButton option;
        initStyleOption(&option);
        // Around the text, and for the arrow of a menu.
        const int around = sizeHint().width() - fontMetrics().size(Qt::TextShowMnemonic, option.text).width();
        option.text = fontMetrics().elidedText(option.text, Qt::ElideRight, qMax(0, width() - around));
        painter.drawComplexControl(QStyle::CC_ToolButton, option);
    }
};

} // namespace furitsuke
