// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace furitsuke {

class ManualText;

/// The manual in the program's language, in a window of its own beside the work: its contents on the left,
/// a field that finds places in it above.
class ManualWindow : public QDialog
{
    Q_OBJECT

public:
    /// Shows it, or raises the one that the window has already.
    static void open(QWidget *window);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    explicit ManualWindow(QWidget *parent);
    void retranslate();
    void addShortcuts();
    void fillContents();
    /// Marks what is read in the contents.
    void followText();
    /// Marks all places of what is typed, and goes to the first one from where the view is.
    void find();
    /// Goes to the next place, or the one before.
    void findNext(bool backward = false);
    void showPlaces();

    ManualText *mText;
    QTreeWidget *mContents;
    QList<QTreeWidgetItem *> mItems; ///< one for each section of the text
    QLineEdit *mSearch;
    QLabel *mFound;
    QToolButton *mBack;
    QToolButton *mForward;
    bool mFollowing = false;
};

} // namespace furitsuke
