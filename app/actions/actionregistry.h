// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QObject>
#include <QSet>

#include <functional>

namespace furitsuke {

/// A menu text without the marks of its access key: "&Open" and "開く(&O)" both lose them.
QString plainText(QString menuText);

/// The titles of the menus in which an action is, from the menu bar on; empty for one that is in no menu.
QStringList menuPath(const QAction *action);

/// The actions of one window by id, with shortcuts that a person can change. Texts are set again whenever the
/// language changes.
class ActionRegistry : public QObject
{
    Q_OBJECT

public:
    using Text = std::function<QString()>;

    struct Entry
    {
        QString id;
        QAction *action;
        Text text;
        Text hint;
        QList<QKeySequence> standard; ///< shortcuts unless changed
        Text obstacle;                ///< why it cannot be done now; null for what can be done always
        QString reason;               ///< what the obstacle said last; empty where the action is enabled
    };

    explicit ActionRegistry(QObject *parent = nullptr)
        : QObject(parent)
    {}

    /// Adds an action; its hint becomes the status tip and, with the shortcut, the tool tip. Of a disabled
    /// action both also say why it is.
    QAction *add(const QString &id, Text text, Text hint, const QList<QKeySequence> &shortcuts = {});
    bool contains(const QString &id) const { return mIndex.contains(id); }
    QAction *action(const QString &id) const { return mEntries[mIndex.value(id)].action; }
    const QList<Entry> &entries() const { return mEntries; }

    /// Changes an action's shortcuts and remembers it.
    void setShortcuts(const QString &id, const QList<QKeySequence> &shortcuts);
    void resetShortcuts();
    void resetShortcuts(const QString &id);
    /// The ids of the actions that a shortcut would call besides the given one: those that have it, or whose
    /// shortcut begins with it or the other way round, and that can be called from the same place.
    QStringList conflicts(const QKeySequence &shortcut, const QString &except) const;

    /// Enables an action only while nothing stands against it, as far as updateEnabled() is called in time.
    /// The obstacle is a sentence that says why the action cannot be done, and best what to do first; empty
    /// where it can be done. So no action is ever disabled without a reason.
    void enableUnless(QAction *action, Text obstacle);
    void updateEnabled();
    /// Disables some actions, whatever stands against them or not, until unblock(); the reason says why.
    void block(const std::function<bool(const QString &id)> &which, Text reason);
    void unblock();
    /// Why an action is disabled; empty where it is enabled.
    QString disabledReason(const QAction *action) const;
    /// Why nothing came of a key: the reason of the disabled action whose shortcut it is, where the action
    /// could be called from the widget that has the focus. Empty where there is none.
    QString disabledReason(const QKeySequence &shortcut, const QWidget *focus) const;

    void retranslate();
    /// Sets the text of one action again, where it depends on more than the language.
    void retranslate(const QString &id) { show(mEntries[mIndex.value(id)]); }
    /// Takes over what another window changed.
    void readShortcuts();

Q_SIGNALS:
    void shortcutsChanged();
    /// A menu that no menu bar opened tells what its entry does; empty when it is left.
    void statusTipWanted(const QString &tip);

protected:
    bool event(QEvent *event) override;

private:
    void show(const Entry &entry);
    void showHint(const Entry &entry);
    void updateEnabled(Entry &entry);

    QList<Entry> mEntries;
    QHash<QString, qsizetype> mIndex;
    QSet<const QAction *> mBlocked;
    Text mBlockReason;
};

} // namespace furitsuke
