// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace furitsuke {

/// Looks like a field to type into, and opens the command palette.
class PaletteButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit PaletteButton(QAction *opens, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void updateText();

    QAction *mOpens;
    QString mShortcut;
};

} // namespace furitsuke
