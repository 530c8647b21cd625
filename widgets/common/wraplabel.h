// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace furitsuke {

/// Plain text that would rather stand in one line, and is broken into several where that is too narrow.
class WrapLabel : public QLabel
{
public:
    explicit WrapLabel(QWidget *parent = nullptr)
        : QLabel(parent)
    {
        setTextFormat(Qt::PlainText);
        setWordWrap(true);
    }

    QSize sizeHint() const override
    {
        const int width = fontMetrics().size(Qt::TextExpandTabs, text()).width() + 2;
        return {width, heightForWidth(width)};
    }
    QSize minimumSizeHint() const override
    {
        return {fontMetrics().horizontalAdvance(QStringLiteral("MMMM")), fontMetrics().height()};
    }
};

} // namespace furitsuke
