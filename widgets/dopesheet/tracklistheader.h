// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/dopesheet/timelinestate.h"

#include <QLineEdit>
#include <QToolButton>
#include <QWidget>

class QLabel;
class QMenu;

namespace furitsuke {

/// The field that searches tracks. Keys that would do something in the timeline are the field's own while it
/// has the focus.
class TrackSearchField : public QLineEdit
{
    Q_OBJECT

public:
    using QLineEdit::QLineEdit;

Q_SIGNALS:
    /// Esc: back to where one was.
    void left();
    /// Down, or Return: to what was found.
    void listRequested();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

/// A button with a funnel, that opens the menu of filters.
class FilterButton : public QToolButton
{
    Q_OBJECT

public:
    using QToolButton::QToolButton;
    void setFiltering(bool filtering);
    bool isFiltering() const { return mFiltering; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool mFiltering = false;
};

/// Over the track list: a search as you type, filters, and how many tracks are listed.
class TrackListHeader : public QWidget
{
    Q_OBJECT

public:
    explicit TrackListHeader(TimelineState &state, QWidget *parent = nullptr);

    QLineEdit &searchField() { return *mSearch; }
    FilterButton &filterButton() { return *mFilter; }
    /// What the button opens; it is filled with the actions that filter.
    QMenu &filterMenu() { return *mMenu; }
    QString countText() const;
    void focusSearch();

Q_SIGNALS:
    /// The focus is to go to the list, or back to where one works.
    void listRequested();
    void left();

protected:
    void changeEvent(QEvent *event) override;

private:
    void search(const QString &text);
    void updateCount();
    void retranslate();

    TimelineState &mState;
    TrackSearchField *mSearch;
    QLabel *mCount;
    FilterButton *mFilter;
    QMenu *mMenu;
};

} // namespace furitsuke
