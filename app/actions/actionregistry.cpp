// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionregistry.h"

#include <QMenu>
#include <QRegularExpression>
#include <QSettings>
#include <QStatusTipEvent>
#include <QWidget>

#include <algorithm>
#include <utility>

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
    mEntries.append({id, action, std::move(text), std::move(hint), shortcuts, {}, {}});
    const QVariant changed = QSettings().value(settingsKey(id));
    action->setShortcuts(changed.isValid()
                             ? QKeySequence::listFromString(changed.toString(), QKeySequence::PortableText)
                             : shortcuts);
    show(mEntries.constLast());
    return action;
}

void ActionRegistry::show(const Entry &entry)
{
    entry.action->setText(entry.text());
    entry.action->setIconText(plainText(entry.text()));
    showHint(entry);
}

void ActionRegistry::showHint(const Entry &entry)
{
    const QString hint = entry.hint ? entry.hint() : QString();
    QString tip = hint.isEmpty() ? plainText(entry.text()) : hint;
    if (!entry.action->shortcut().isEmpty())
        tip += QStringLiteral(" (%1)").arg(entry.action->shortcut().toString(QKeySequence::NativeText));
    if (entry.reason.isEmpty()) {
        entry.action->setStatusTip(hint);
        entry.action->setToolTip(tip);
    } else {
        entry.action->setStatusTip(hint + QStringLiteral("  –  ") + entry.reason);
        entry.action->setToolTip(tip + QLatin1Char('\n') + entry.reason);
    }
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

/// Whether an action's shortcuts work only in the widgets that it was added to.
bool isLocal(const QAction *action)
{
    return action->shortcutContext() == Qt::WidgetShortcut ||
           action->shortcutContext() == Qt::WidgetWithChildrenShortcut;
}

/// Whether an action's shortcuts work while a widget has the focus.
bool isCalledFrom(const QAction *action, const QWidget *focus)
{
    if (!isLocal(action))
        return true;
    const QList<QObject *> objects = action->associatedObjects();
    return std::any_of(objects.begin(), objects.end(), [focus](const QObject *object) {
        const auto *widget = qobject_cast<const QWidget *>(object);
        return widget && focus && (widget == focus || widget->isAncestorOf(focus));
    });
}

/// Whether the shortcuts of both may be meant by one key press: not where each works in a widget of its own.
bool canMeet(const QAction *a, const QAction *b)
{
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

void ActionRegistry::enableUnless(QAction *action, Text obstacle)
{
    Entry &entry = mEntries[mIndex.value(action->objectName())];
    entry.obstacle = std::move(obstacle);
    updateEnabled(entry);
}

void ActionRegistry::updateEnabled()
{
    for (Entry &entry : mEntries) {
        if (entry.obstacle)
            updateEnabled(entry);
    }
}

void ActionRegistry::updateEnabled(Entry &entry)
{
    QString reason;
    if (mBlocked.contains(entry.action))
        reason = mBlockReason();
    else if (entry.obstacle)
        reason = entry.obstacle();
    if (reason == entry.reason)
        return;
    entry.reason = reason;
    entry.action->setEnabled(reason.isEmpty());
    showHint(entry);
}

void ActionRegistry::block(const std::function<bool(const QString &id)> &which, Text reason)
{
    unblock();
    mBlockReason = std::move(reason);
    for (Entry &entry : mEntries) {
        if (which(entry.id)) {
            mBlocked.insert(entry.action);
            updateEnabled(entry);
        }
    }
}

void ActionRegistry::unblock()
{
    const QSet<const QAction *> blocked = std::exchange(mBlocked, {});
    for (Entry &entry : mEntries) {
        if (blocked.contains(entry.action))
            updateEnabled(entry);
    }
}

QString ActionRegistry::disabledReason(const QAction *action) const
{
    return mEntries[mIndex.value(action->objectName())].reason;
}

QString ActionRegistry::disabledReason(const QKeySequence &shortcut, const QWidget *focus) const
{
    // Esc is pressed to be sure that nothing goes on: that nothing came of it is what was wanted.
    if (shortcut == QKeySequence(Qt::Key_Escape))
        return {};
    for (const Entry &entry : mEntries) {
        if (!entry.reason.isEmpty() && entry.action->shortcuts().contains(shortcut) &&
            isCalledFrom(entry.action, focus))
            return entry.reason;
    }
    return {};
}

void ActionRegistry::retranslate()
{
    updateEnabled();
    for (const Entry &entry : std::as_const(mEntries))
        show(entry);
}

bool ActionRegistry::event(QEvent *event)
{
    // A context menu knows no widget to tell, and tells the parent of the action.
    if (event->type() != QEvent::StatusTip)
        return QObject::event(event);
    Q_EMIT statusTipWanted(static_cast<QStatusTipEvent *>(event)->tip());
    return true;
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
