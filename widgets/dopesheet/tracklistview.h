// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/common/theme.h"
#include "widgets/dopesheet/timelinestate.h"

#include <QWidget>

namespace furitsuke {

/// The names of the dope sheet's rows, beside it: groups open and close, a double click selects all keys of
/// a row.
class TrackListView : public QWidget
{
    Q_OBJECT

public:
    explicit TrackListView(TimelineState &state, QWidget *parent = nullptr);

    QSize sizeHint() const override { return {230, 480}; }
    /// Where the arrow of a group's row is.
    QRect arrowRect(qsizetype row) const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void toggle(qsizetype row);
    void select(qsizetype row, Qt::KeyboardModifiers modifiers);
    qsizetype keyCount(const TimelineRow &row) const;

    TimelineState &mState;
    SheetColours mColours;
};

} // namespace furitsuke
