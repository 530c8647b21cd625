// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionregistry.h"

#include <QRegularExpression>
#include <QSettings>

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
}

void ActionRegistry::resetShortcuts()
{
    for (const Entry &entry : std::as_const(mEntries))
        setShortcuts(entry.id, entry.standard);
}

QStringList ActionRegistry::conflicts(const QKeySequence &shortcut, const QString &except) const
{
    QStringList result;
    for (const Entry &entry : mEntries) {
        if (entry.id != except && !shortcut.isEmpty() && entry.action->shortcuts().contains(shortcut))
            result.append(entry.id);
    }
    return result;
}

void ActionRegistry::enableWhen(QAction *action, std::function<bool()> condition)
{
    action->setEnabled(condition());
    mConditions.append({action, std::move(condition)});
}

void ActionRegistry::updateEnabled()
{
    for (const auto &[action, condition] : std::as_const(mConditions))
        action->setEnabled(condition());
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
}

} // namespace furitsuke
