// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actionsearch.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

namespace furitsuke {

/// What the command palette offers, as a list.
class PaletteModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    const QList<PaletteItem> &items() const { return mItems; }
    void setItems(QList<PaletteItem> items);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QList<PaletteItem> mItems;
};

/// Draws an item in two lines: the name and its shortcut; where it is and what it does.
class PaletteDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace furitsuke
