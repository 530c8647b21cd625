// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

namespace furitsuke {

/// One line of an inspector: a name, fields, and a note beneath them. The name stands beside the fields where
/// they all have room there, else above them; fields that have no room in one line stand in several. Nothing
/// is ever narrower than it asks to be, but for what is wider than the line itself.
class FieldLayout : public QLayout
{
public:
    explicit FieldLayout(QWidget *parent);
    ~FieldLayout() override;

    void setName(QWidget *name);
    /// A field, and what stands before it.
    void addField(QWidget *field, QWidget *letter = nullptr);
    void setNote(QWidget *note);

    /// How wide names that stand beside their fields are, in pixels: the same for all lines, so that fields
    /// are in line. A longer name stands above.
    void setNameColumn(int width);
    int nameWidth() const;

    void addItem(QLayoutItem *item) override;
    int count() const override;
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    struct Cell
    {
        QLayoutItem *letter = nullptr;
        QLayoutItem *field = nullptr;
    };

    QLayoutItem *adopt(QWidget *widget);
    int letterWidth() const;
    int cellWidth() const;
    int columnsIn(int width) const;
    /// Places everything, where wanted, and gives the height.
    int arrange(const QRect &area, bool place) const;

    QList<QLayoutItem *> mItems;
    QLayoutItem *mName = nullptr;
    QList<Cell> mCells;
    QLayoutItem *mNote = nullptr;
    int mNameColumn = 0;
};

} // namespace furitsuke
