// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace furitsuke {

/// A line of text that gives way where there is no room for it: it ends in "…" then, and the tool tip tells
/// it whole.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    /// Shown in the tool tip after the text, or alone where all of the text is seen.
    void setHint(const QString &hint);

    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool isElided() const;

    QString mHint;
};

} // namespace furitsuke
