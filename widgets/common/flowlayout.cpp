// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/common/flowlayout.h"

#include <QWidget>

namespace furitsuke {

FlowLayout::FlowLayout(QWidget *parent, int gap)
    : QLayout(parent)
    , mGap(gap)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(mItems);
}

void FlowLayout::addItem(QLayoutItem *item)
{
    mItems.append(item);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < mItems.size() ? mItems.takeAt(index) : nullptr;
}

int FlowLayout::arrange(const QRect &area, bool wanted) const
{
    const QMargins margins = contentsMargins();
    const QRect room = area.marginsRemoved(margins);
    int y = room.top();
    int bottom = y;
    qsizetype next = 0;
    while (next < mItems.size()) {
        // As many as have room in the line, and one at least.
        QList<std::pair<QLayoutItem *, QRect>> line;
        int x = room.left();
        int lineHeight = 0;
        for (; next < mItems.size(); ++next) {
            if (mItems[next]->isEmpty())
                continue;
            const QSize size = mItems[next]->sizeHint().boundedTo(QSize(room.width(), QWIDGETSIZE_MAX));
            if (!line.isEmpty() && x + size.width() > room.left() + room.width())
                break;
            line.append({mItems[next], QRect(QPoint(x, y), size)});
            x += size.width() + mGap;
            lineHeight = qMax(lineHeight, size.height());
        }
        for (auto &[item, place] : line) {
            place.setHeight(lineHeight);
            if (wanted)
                item->setGeometry(place);
        }
        bottom = y + lineHeight;
        y = bottom + mGap;
    }
    return bottom - area.top() + margins.bottom();
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::sizeHint() const
{
    int width = -mGap;
    for (const QLayoutItem *item : mItems) {
        if (!item->isEmpty())
            width += item->sizeHint().width() + mGap;
    }
    const QMargins margins = contentsMargins();
    width = qMax(0, width) + margins.left() + margins.right();
    return {width, heightForWidth(width)};
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : mItems) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

} // namespace furitsuke
