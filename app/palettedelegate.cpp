// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/palettedelegate.h"

#include "widgets/common/theme.h"

#include <QApplication>
#include <QPainter>

namespace furitsuke {

namespace {
constexpr int sideMargin = 8;
constexpr int lineMargin = 4;
} // namespace

void PaletteModel::setItems(QList<PaletteItem> items)
{
    beginResetModel();
    mItems = std::move(items);
    endResetModel();
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(mItems.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= mItems.size())
        return {};
    const PaletteItem &item = mItems[index.row()];
    switch (role) {
    case Qt::DisplayRole:
        return item.title;
    case Qt::ToolTipRole:
        return item.hint.isEmpty() ? item.title : item.hint;
    case Qt::AccessibleTextRole:
        return QStringList{item.title, item.shortcut, item.place, item.hint}.join(QStringLiteral(", "));
    default:
        return {};
    }
}

void PaletteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const auto *model = static_cast<const PaletteModel *>(index.model());
    const PaletteItem &item = model->items()[index.row()];
    QStyleOptionViewItem background = option;
    initStyleOption(&background, index);
    background.text.clear();
    // The list has no focus of its own, but its current row is what Enter runs.
    background.state |= QStyle::State_Active;
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &background, painter, option.widget);

    const bool selected = option.state & QStyle::State_Selected;
    const SheetColours colours(option.palette);
    QColor text =
        option.palette.color(QPalette::Active, selected ? QPalette::HighlightedText : QPalette::Text);
    QColor dim = selected ? text : colours.dimText;
    if (!item.enabled)
        text = selected ? text : option.palette.color(QPalette::Disabled, QPalette::Text);
    if (selected)
        dim.setAlphaF(0.85F);

    painter->save();
    const QRect area = option.rect.adjusted(sideMargin, lineMargin, -sideMargin, -lineMargin);
    const QFontMetrics metrics = option.fontMetrics;
    const int lineHeight = metrics.height();
    const QRect first(area.left(), area.top(), area.width(), lineHeight);
    const QRect second(area.left(), area.top() + lineHeight, area.width(), lineHeight);

    painter->setFont(option.font);
    const int shortcutWidth = qMin(metrics.horizontalAdvance(item.shortcut) + 2, area.width() / 2);
    const auto draw = [&](const QRect &rect, Qt::Alignment alignment, const QString &line) {
        painter->drawText(rect, int(alignment | Qt::AlignVCenter | Qt::TextSingleLine),
                          metrics.elidedText(line, Qt::ElideRight, rect.width()));
    };
    painter->setPen(dim);
    draw(QRect(first.right() - shortcutWidth + 1, first.top(), shortcutWidth, lineHeight), Qt::AlignRight,
         item.shortcut);
    const int titleWidth = first.width() - shortcutWidth - sideMargin;
    painter->setPen(text);
    draw(QRect(first.left(), first.top(), titleWidth, lineHeight), Qt::AlignLeft, item.title);
    if (!item.otherName.isEmpty()) {
        const int used = qMin(titleWidth, metrics.horizontalAdvance(item.title) + sideMargin);
        painter->setPen(dim);
        draw(QRect(first.left() + used, first.top(), titleWidth - used, lineHeight), Qt::AlignLeft,
             item.otherName);
    }
    QString below = item.place;
    if (!item.hint.isEmpty())
        below += (below.isEmpty() ? QString() : QStringLiteral("  –  ")) + item.hint;
    painter->setPen(dim);
    draw(second, Qt::AlignLeft, below);
    painter->restore();
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {200, 2 * option.fontMetrics.height() + 2 * lineMargin};
}

} // namespace furitsuke
