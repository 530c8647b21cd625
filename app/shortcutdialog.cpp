// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shortcutdialog.h"

#include "app/actions/actionregistry.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace furitsuke {

namespace {

/// "File › Demo motions › Dance": several actions have the same name in different menus.
QString menuPath(const ActionRegistry::Entry &entry)
{
    QString path = plainText(entry.text());
    const QAction *action = entry.action;
    while (action) {
        const QMenu *menu = nullptr;
        for (const QObject *object : action->associatedObjects()) {
            if (const auto *candidate = qobject_cast<const QMenu *>(object))
                menu = candidate;
        }
        if (!menu)
            break;
        path = plainText(menu->title()) + QStringLiteral(" › ") + path;
        action = menu->menuAction();
    }
    return path;
}

} // namespace

ShortcutDialog::ShortcutDialog(ActionRegistry &actions, QWidget *parent)
    : QDialog(parent)
    , mActions(actions)
    , mSearch(new QLineEdit)
    , mList(new QTreeWidget)
    , mEdit(new QKeySequenceEdit)
    , mWarning(new QLabel)
{
    setWindowTitle(tr("Keyboard shortcuts"));
    resize(560, 520);
    mSearch->setPlaceholderText(tr("Find an action or a key"));
    mSearch->setClearButtonEnabled(true);
    mList->setColumnCount(2);
    mList->setHeaderLabels({tr("Action"), tr("Shortcut")});
    mList->setRootIsDecorated(false);
    mList->setAlternatingRowColors(true);
    mList->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    mList->header()->setStretchLastSection(false);
    mList->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    mWarning->setWordWrap(true);

    auto *clear = new QPushButton(tr("No shortcut"));
    auto *assignButton = new QPushButton(tr("Assign"));
    auto *row = new QHBoxLayout;
    row->addWidget(new QLabel(tr("New shortcut:")));
    row->addWidget(mEdit, 1);
    row->addWidget(assignButton);
    row->addWidget(clear);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton *reset = buttons->addButton(tr("Reset all"), QDialogButtonBox::ResetRole);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(mSearch);
    layout->addWidget(mList, 1);
    layout->addLayout(row);
    layout->addWidget(mWarning);
    layout->addWidget(buttons);

    connect(mSearch, &QLineEdit::textChanged, this, &ShortcutDialog::filter);
    connect(mList, &QTreeWidget::currentItemChanged, this, &ShortcutDialog::showCurrent);
    connect(mEdit, &QKeySequenceEdit::keySequenceChanged, this, [this](const QKeySequence &keys) {
        const QTreeWidgetItem *item = mList->currentItem();
        const QStringList taken =
            item ? mActions.conflicts(keys, item->data(0, Qt::UserRole).toString()) : QStringList();
        QStringList names;
        for (const ActionRegistry::Entry &entry : mActions.entries()) {
            if (taken.contains(entry.id))
                names.append(plainText(entry.text()));
        }
        mWarning->setText(names.isEmpty() ? QString()
                                          : tr("Already used by: %1. Assigning takes it away there.")
                                                .arg(names.join(QStringLiteral(", "))));
    });
    connect(assignButton, &QPushButton::clicked, this, &ShortcutDialog::assign);
    connect(clear, &QPushButton::clicked, this, [this] {
        mEdit->clear();
        assign();
    });
    connect(reset, &QPushButton::clicked, this, [this] {
        mActions.resetShortcuts();
        fill();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fill();
}

void ShortcutDialog::fill()
{
    const QTreeWidgetItem *current = mList->currentItem();
    const QString id = current ? current->data(0, Qt::UserRole).toString() : QString();
    mList->clear();
    for (const ActionRegistry::Entry &entry : mActions.entries()) {
        auto *item = new QTreeWidgetItem(
            mList, {menuPath(entry),
                    QKeySequence::listToString(entry.action->shortcuts(), QKeySequence::NativeText)});
        item->setData(0, Qt::UserRole, entry.id);
        if (entry.id == id)
            mList->setCurrentItem(item);
    }
    filter(mSearch->text());
}

void ShortcutDialog::filter(const QString &text)
{
    for (int i = 0; i < mList->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = mList->topLevelItem(i);
        item->setHidden(!item->text(0).contains(text, Qt::CaseInsensitive) &&
                        !item->text(1).contains(text, Qt::CaseInsensitive));
    }
}

void ShortcutDialog::showCurrent()
{
    const QTreeWidgetItem *item = mList->currentItem();
    if (!item)
        return;
    const QAction *action = mActions.action(item->data(0, Qt::UserRole).toString());
    mEdit->setKeySequence(action->shortcut());
}

void ShortcutDialog::assign()
{
    const QTreeWidgetItem *item = mList->currentItem();
    if (!item)
        return;
    const QString id = item->data(0, Qt::UserRole).toString();
    const QKeySequence keys = mEdit->keySequence();
    for (const QString &other : mActions.conflicts(keys, id)) {
        QList<QKeySequence> left = mActions.action(other)->shortcuts();
        left.removeAll(keys);
        mActions.setShortcuts(other, left);
    }
    mWarning->clear();
    mActions.setShortcuts(id, keys.isEmpty() ? QList<QKeySequence>() : QList<QKeySequence>{keys});
    fill();
}

} // namespace furitsuke
