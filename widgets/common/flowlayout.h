// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

namespace furitsuke {

/// Puts widgets one after the other, in as many lines as they need; each as wide as it would like to be, or
/// as the line where that is narrower, and as high as its line.
class FlowLayout : public QLayout
{
public:
    explicit FlowLayout(QWidget *parent = nullptr, int gap = 3);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    int count() const override { return int(mItems.size()); }
    QLayoutItem *itemAt(int index) const override { return mItems.value(index); }
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    /// Places everything, where wanted, and gives the height.
    int arrange(const QRect &area, bool wanted) const;

    QList<QLayoutItem *> mItems;
    int mGap; ///< between widgets, and between lines
};

} // namespace furitsuke
