// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QObject>

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
    };

    explicit ActionRegistry(QObject *parent = nullptr)
        : QObject(parent)
    {}

    /// Adds an action; its hint becomes the status tip and, with the shortcut, the tool tip.
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

    /// Enables an action only while a condition holds, as far as updateEnabled() is called in time. The
    /// reason says in a sentence why it is disabled.
    void enableWhen(QAction *action, std::function<bool()> condition, Text reason = {});
    void updateEnabled();
    /// Why an action is disabled; empty where that is not known, or where it is enabled.
    QString disabledReason(const QAction *action) const;

    void retranslate();
    /// Sets the text of one action again, where it depends on more than the language.
    void retranslate(const QString &id) { show(mEntries[mIndex.value(id)]); }
    /// Takes over what another window changed.
    void readShortcuts();

Q_SIGNALS:
    void shortcutsChanged();

private:
    struct Condition
    {
        QAction *action;
        std::function<bool()> holds;
        Text reason;
    };

    void show(const Entry &entry);

    QList<Entry> mEntries;
    QHash<QString, qsizetype> mIndex;
    QList<Condition> mConditions;
};

} // namespace furitsuke
