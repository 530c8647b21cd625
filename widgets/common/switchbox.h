// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>

namespace furitsuke {

/// A check box that can show "some are", which a click turns into "all are". Its text is broken into lines
/// where it has to be.
class SwitchBox : public QCheckBox
{
    Q_OBJECT

public:
    explicit SwitchBox(QWidget *parent = nullptr);

    void setShown(bool mixed, bool on);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize minimumSizeHint() const override;

protected:
    void nextCheckState() override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// Where the text is in a box of this size.
    QRect textRect(QSize size) const;
};

} // namespace furitsuke
