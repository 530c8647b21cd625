// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/common/elidedlabel.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

namespace furitsuke {

ElidedLabel::ElidedLabel(QWidget *parent)
    : QLabel(parent)
{
    // Names from a file are no markup.
    setTextFormat(Qt::PlainText);
}

void ElidedLabel::setHint(const QString &hint)
{
    mHint = hint;
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {fontMetrics().horizontalAdvance(QStringLiteral("M…")), QLabel::minimumSizeHint().height()};
}

bool ElidedLabel::isElided() const
{
    return fontMetrics().horizontalAdvance(text()) > contentsRect().width();
}

bool ElidedLabel::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && (isElided() || !mHint.isEmpty())) {
        QStringList lines;
        if (isElided())
            lines.append(text());
        if (!mHint.isEmpty())
            lines.append(mHint);
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(),
                           lines.join(u'\n').toHtmlEscaped().replace(u'\n', QLatin1String("<br>")), this);
        return true;
    }
    return QLabel::event(event);
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
    style()->drawItemText(&painter, contentsRect(), int(alignment()), palette(), isEnabled(), shown,
                          foregroundRole());
}

} // namespace furitsuke
