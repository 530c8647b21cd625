// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QHBoxLayout;
class QKeySequence;
class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace furitsuke {

class ActionRegistry;

/// All actions by menu with their shortcuts, to find by name or by pressing a key, and to change: an action
/// may have several shortcuts, a shortcut calls one action only.
class ShortcutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutDialog(ActionRegistry &actions, QWidget *parent = nullptr);
    ~ShortcutDialog() override;

    /// The action whose shortcuts are shown to be changed; empty where a menu is current.
    QString currentId() const;
    void setCurrentId(const QString &id);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    /// Makes the list anew, in the menus' order.
    void fill();
    QTreeWidgetItem *menuItem(const QStringList &path);
    void updateShortcuts();
    void filter();
    void showCurrent();
    /// Says which actions would lose the shortcut that was pressed.
    void warn();
    void addShortcut();
    void removeShortcut(const QKeySequence &keys);
    /// Gives an action its standard shortcuts, and says from which others they were taken.
    void resetOne(const QString &id);
    /// Asks before it gives all actions their standard shortcuts.
    void resetAll();
    bool isChanged(const QString &id) const;
    int changedCount() const;
    /// Names actions with their menus.
    QString namesOf(const QStringList &ids) const;
    void showWarning(const QString &text);
    /// Takes a shortcut away from all actions that it would call besides this one, and gives their ids.
    QStringList takeFromOthers(const QKeySequence &keys, const QString &id);

    ActionRegistry &mActions;
    QLineEdit *mSearch;
    QKeySequenceEdit *mKeySearch;
    QTreeWidget *mList;
    QLabel *mCurrent;
    QHBoxLayout *mShortcuts; ///< a button for each, which removes it
    QKeySequenceEdit *mNewKeys;
    QPushButton *mAdd;
    QPushButton *mReset;
    QPushButton *mResetAll;
    QLabel *mWarning;
    QLabel *mNothing; ///< over the empty list
    QLabel *mByName;
    QLabel *mByKey;
    QLabel *mNew;
};

} // namespace furitsuke
