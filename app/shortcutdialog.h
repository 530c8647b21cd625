// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QTreeWidget;

namespace furitsuke {

class ActionRegistry;

/// All actions with their shortcuts, to find and to change.
class ShortcutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutDialog(ActionRegistry &actions, QWidget *parent = nullptr);

private:
    void fill();
    void filter(const QString &text);
    void showCurrent();
    void assign();

    ActionRegistry &mActions;
    QLineEdit *mSearch;
    QTreeWidget *mList;
    QKeySequenceEdit *mEdit;
    QLabel *mWarning;
};

} // namespace furitsuke
