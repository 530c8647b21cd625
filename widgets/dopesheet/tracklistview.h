// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/common/theme.h"
#include "widgets/dopesheet/timelinestate.h"
#include "widgets/dopesheet/trackicons.h"

#include <QWidget>

#include <optional>

namespace furitsuke {

/// The names of the dope sheet's rows, beside it. A click chooses tracks, with Ctrl and Shift several; a
/// double click selects all keys of a row. Groups open and close. Switches for lock, hide and solo show where
/// they are set and under the pointer.
class TrackListView : public QWidget
{
    Q_OBJECT

public:
    explicit TrackListView(TimelineState &state, QWidget *parent = nullptr);

    QSize sizeHint() const override { return {230, 480}; }
    /// Where the arrow of a group's row is.
    QRect arrowRect(qsizetype row) const;
    /// Where a row's switch is.
    QRect switchRect(qsizetype row, TrackSwitch which) const;

    /// The tracks of a row are all chosen.
    bool isChosen(const TimelineRow &row) const;
    /// Puts the current row on a listed row where there is none, and takes the focus.
    void enter();

Q_SIGNALS:
    /// A menu is asked for, for the chosen tracks.
    void menuRequested(QPoint globalPosition);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    struct Press
    {
        qsizetype row = -1;
        bool arrow = false;
        std::optional<TrackSwitch> onSwitch;
    };

    Press pressAt(QPoint point) const;
    void setExpanded(qsizetype row, bool expanded);
    void setSwitch(qsizetype row, TrackSwitch which);
    void selectKeys(qsizetype row, Qt::KeyboardModifiers modifiers);
    /// Chooses a row: alone, with Ctrl in or out, with Shift from the row that was chosen last.
    void choose(qsizetype row, Qt::KeyboardModifiers modifiers);
    qsizetype anchorRow() const;
    void moveTo(qsizetype row, Qt::KeyboardModifiers modifiers);
    void setHovered(qsizetype row);
    void listAll();
    QString toolTipAt(QPoint point) const;

    TimelineState &mState;
    SheetColours mColours;
    std::optional<TimelineRow> mAnchor; ///< the row that Shift counts from
    qsizetype mHovered = -1;
};

} // namespace furitsuke
