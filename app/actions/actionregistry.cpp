// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionregistry.h"

#include <QMenu>
#include <QRegularExpression>
#include <QSettings>

#include <algorithm>

namespace furitsuke {

namespace {
QString settingsKey(const QString &id)
{
    return QStringLiteral("shortcuts/") + id;
}
} // namespace

QString plainText(QString menuText)
{
    static const QRegularExpression trailingKey(QStringLiteral("\\(&.\\)"));
    return menuText.remove(trailingKey).remove(QLatin1Char('&'));
}

QStringList menuPath(const QAction *action)
{
    QStringList path;
    while (action) {
        const QMenu *menu = nullptr;
        for (const QObject *object : action->associatedObjects()) {
            const auto *candidate = qobject_cast<const QMenu *>(object);
            // Not what the menu bar keeps its own overflow in, nor what pops up somewhere: they have no
            // title.
            if (candidate && !candidate->title().isEmpty())
                menu = candidate;
        }
        if (!menu)
            break;
        path.prepend(plainText(menu->title()));
        action = menu->menuAction();
    }
    return path;
}

QAction *ActionRegistry::add(const QString &id, Text text, Text hint, const QList<QKeySequence> &shortcuts)
{
    auto *action = new QAction(this);
    action->setObjectName(id);
    mIndex.insert(id, mEntries.size());
    mEntries.append({id, action, std::move(text), std::move(hint), shortcuts});
    const QVariant changed = QSettings().value(settingsKey(id));
    action->setShortcuts(changed.isValid()
                             ? QKeySequence::listFromString(changed.toString(), QKeySequence::PortableText)
                             : shortcuts);
    show(mEntries.constLast());
    return action;
}

void ActionRegistry::show(const Entry &entry)
{
    const QString hint = entry.hint ? entry.hint() : QString();
    entry.action->setText(entry.text());
    entry.action->setIconText(plainText(entry.text()));
    entry.action->setStatusTip(hint);
    QString tip = hint.isEmpty() ? plainText(entry.text()) : hint;
    if (!entry.action->shortcut().isEmpty())
        tip += QStringLiteral(" (%1)").arg(entry.action->shortcut().toString(QKeySequence::NativeText));
    entry.action->setToolTip(tip);
}

void ActionRegistry::setShortcuts(const QString &id, const QList<QKeySequence> &shortcuts)
{
    const Entry &entry = mEntries[mIndex.value(id)];
    entry.action->setShortcuts(shortcuts);
    QSettings settings;
    if (shortcuts == entry.standard)
        settings.remove(settingsKey(id));
    else
        settings.setValue(settingsKey(id), QKeySequence::listToString(shortcuts, QKeySequence::PortableText));
    show(entry);
    Q_EMIT shortcutsChanged();
}

void ActionRegistry::resetShortcuts()
{
    for (const Entry &entry : std::as_const(mEntries))
        setShortcuts(entry.id, entry.standard);
}

void ActionRegistry::resetShortcuts(const QString &id)
{
    setShortcuts(id, mEntries[mIndex.value(id)].standard);
}

namespace {

/// Whether the shortcuts of both may be meant by one key press: not where each works in a widget of its own.
bool canMeet(const QAction *a, const QAction *b)
{
    const auto isLocal = [](const QAction *action) {
        return action->shortcutContext() == Qt::WidgetShortcut ||
               action->shortcutContext() == Qt::WidgetWithChildrenShortcut;
    };
    if (!isLocal(a) || !isLocal(b))
        return true;
    const QList<QObject *> others = b->associatedObjects();
    for (QObject *object : a->associatedObjects()) {
        if (!qobject_cast<QMenu *>(object) && others.contains(object))
            return true;
    }
    return false;
}

} // namespace

QStringList ActionRegistry::conflicts(const QKeySequence &shortcut, const QString &except) const
{
    if (shortcut.isEmpty() || !contains(except))
        return {};
    QStringList result;
    for (const Entry &entry : mEntries) {
        if (entry.id == except || !canMeet(entry.action, action(except)))
            continue;
        const QList<QKeySequence> shortcuts = entry.action->shortcuts();
        const bool meets = std::any_of(shortcuts.begin(), shortcuts.end(), [&](const QKeySequence &other) {
            return other.matches(shortcut) != QKeySequence::NoMatch ||
                   shortcut.matches(other) != QKeySequence::NoMatch;
        });
        if (meets)
            result.append(entry.id);
    }
    return result;
}

void ActionRegistry::enableWhen(QAction *action, std::function<bool()> condition, Text reason)
{
    action->setEnabled(condition());
    mConditions.append({action, std::move(condition), std::move(reason)});
}

void ActionRegistry::updateEnabled()
{
    for (const Condition &condition : std::as_const(mConditions))
        condition.action->setEnabled(condition.holds());
}

QString ActionRegistry::disabledReason(const QAction *action) const
{
    if (action->isEnabled())
        return {};
    for (const Condition &condition : mConditions) {
        if (condition.action == action && condition.reason)
            return condition.reason();
    }
    return {};
}

void ActionRegistry::retranslate()
{
    for (const Entry &entry : std::as_const(mEntries))
        show(entry);
}

void ActionRegistry::readShortcuts()
{
    const QSettings settings;
    for (const Entry &entry : std::as_const(mEntries)) {
        const QVariant changed = settings.value(settingsKey(entry.id));
        entry.action->setShortcuts(
            changed.isValid() ? QKeySequence::listFromString(changed.toString(), QKeySequence::PortableText)
                              : entry.standard);
        show(entry);
    }
    Q_EMIT shortcutsChanged();
}

} // namespace furitsuke
