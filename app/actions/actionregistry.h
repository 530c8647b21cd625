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
    /// The ids of the actions that have a shortcut, but for one.
    QStringList conflicts(const QKeySequence &shortcut, const QString &except) const;

    /// Enables an action only while a condition holds, as far as updateEnabled() is called in time.
    void enableWhen(QAction *action, std::function<bool()> condition);
    void updateEnabled();

    void retranslate();
    /// Sets the text of one action again, where it depends on more than the language.
    void retranslate(const QString &id) { show(mEntries[mIndex.value(id)]); }
    /// Takes over what another window changed.
    void readShortcuts();

private:
    void show(const Entry &entry);

    QList<Entry> mEntries;
    QHash<QString, qsizetype> mIndex;
    QList<std::pair<QAction *, std::function<bool()>>> mConditions;
};

} // namespace furitsuke
