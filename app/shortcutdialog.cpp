// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shortcutdialog.h"

#include "app/actions/actionregistry.h"
#include "editor-core/text/fuzzymatch.h"
#include "widgets/common/theme.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace furitsuke {

namespace {

constexpr int idRole = Qt::UserRole;

QString idOf(const QTreeWidgetItem *item)
{
    return item ? item->data(0, idRole).toString() : QString();
}

QString shortcutsText(const QList<QKeySequence> &shortcuts)
{
    QStringList texts;
    for (const QKeySequence &keys : shortcuts)
        texts.append(keys.toString(QKeySequence::NativeText));
    return texts.join(QStringLiteral(", "));
}

/// Calls function for every action's item.
template <class Function>
void eachAction(QTreeWidgetItem *parent, Function &&function)
{
    for (int i = 0; i < parent->childCount(); ++i) {
        if (idOf(parent->child(i)).isEmpty())
            eachAction(parent->child(i), function);
        else
            function(parent->child(i));
    }
}

/// Hides menus of which nothing is left.
bool hideEmptyMenus(QTreeWidgetItem *parent)
{
    bool any = false;
    for (int i = 0; i < parent->childCount(); ++i) {
        QTreeWidgetItem *item = parent->child(i);
        if (idOf(item).isEmpty())
            item->setHidden(!hideEmptyMenus(item));
        any = any || !item->isHidden();
    }
    return any;
}

} // namespace

ShortcutDialog::ShortcutDialog(ActionRegistry &actions, QWidget *parent)
    : QDialog(parent)
    , mActions(actions)
    , mSearch(new QLineEdit)
    , mKeySearch(new QKeySequenceEdit)
    , mList(new QTreeWidget)
    , mCurrent(new QLabel)
    , mShortcuts(new QHBoxLayout)
    , mNewKeys(new QKeySequenceEdit)
    , mAdd(new QPushButton)
    , mReset(new QPushButton)
    , mWarning(new QLabel)
    , mNothing(new QLabel)
    , mByName(new QLabel)
    , mByKey(new QLabel)
    , mNew(new QLabel)
{
    setObjectName(QStringLiteral("shortcutDialog"));
    resize(640, 620);
    mSearch->setObjectName(QStringLiteral("search"));
    mSearch->setClearButtonEnabled(true);
    mKeySearch->setObjectName(QStringLiteral("keySearch"));
    mList->setObjectName(QStringLiteral("list"));
    mNewKeys->setObjectName(QStringLiteral("newKeys"));
    mAdd->setObjectName(QStringLiteral("add"));
    mReset->setObjectName(QStringLiteral("reset"));
    mWarning->setObjectName(QStringLiteral("warning"));
    mByName->setBuddy(mSearch);
    mByKey->setBuddy(mKeySearch);
    mNew->setBuddy(mNewKeys);
    mList->setColumnCount(2);
    mList->setAlternatingRowColors(true);
    mList->setUniformRowHeights(true);
    mList->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    mList->header()->setStretchLastSection(false);
    mList->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    // Without the button there is no way back: every key that is pressed there counts.
    for (QKeySequenceEdit *edit : {mKeySearch, mNewKeys})
        edit->setClearButtonEnabled(true);
    mNothing->setObjectName(QStringLiteral("nothing"));
    mNothing->setForegroundRole(QPalette::PlaceholderText);
    mNothing->setAlignment(Qt::AlignCenter);
    mNothing->setWordWrap(true);
    auto *overList = new QVBoxLayout(mList->viewport());
    overList->addWidget(mNothing);
    mWarning->setWordWrap(true);
    mCurrent->setWordWrap(true);

    auto *find = new QHBoxLayout;
    find->addWidget(mByName);
    find->addWidget(mSearch, 3);
    find->addSpacing(8);
    find->addWidget(mByKey);
    find->addWidget(mKeySearch, 2);
    auto *edit = new QHBoxLayout;
    edit->addWidget(mNew);
    edit->addWidget(mNewKeys, 1);
    edit->addWidget(mAdd);
    edit->addWidget(mReset);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    mResetAll = buttons->addButton(QString(), QDialogButtonBox::ResetRole);
    mResetAll->setObjectName(QStringLiteral("resetAll"));
    // Enter adds the keys that were pressed, and never closes the dialog.
    mAdd->setAutoDefault(false);
    mReset->setAutoDefault(false);
    mResetAll->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(find);
    layout->addWidget(mList, 1);
    layout->addWidget(mCurrent);
    layout->addLayout(mShortcuts);
    layout->addLayout(edit);
    layout->addWidget(mWarning);
    layout->addWidget(buttons);

    connect(mSearch, &QLineEdit::textChanged, this, &ShortcutDialog::filter);
    connect(mKeySearch, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutDialog::filter);
    connect(mList, &QTreeWidget::currentItemChanged, this, &ShortcutDialog::showCurrent);
    connect(mNewKeys, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutDialog::warn);
    connect(mAdd, &QPushButton::clicked, this, &ShortcutDialog::addShortcut);
    connect(mReset, &QPushButton::clicked, this, [this] { resetOne(currentId()); });
    connect(mResetAll, &QPushButton::clicked, this, &ShortcutDialog::resetAll);
    connect(&mActions, &ActionRegistry::shortcutsChanged, this, &ShortcutDialog::updateShortcuts);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    retranslate();
    mSearch->setFocus();
}

ShortcutDialog::~ShortcutDialog()
{
    // A field that loses the focus tells what was pressed, as long as there is somebody to hear it.
    hide();
}

void ShortcutDialog::retranslate()
{
    setWindowTitle(tr("Keyboard shortcuts"));
    mByName->setText(tr("&Find:"));
    mSearch->setPlaceholderText(tr("Name of an action"));
    mByKey->setText(tr("by &key:"));
    mKeySearch->setToolTip(tr("Press keys to see what they do"));
    mList->setHeaderLabels({tr("Action"), tr("Shortcuts")});
    mNew->setText(tr("&Press a new shortcut:"));
    mAdd->setText(tr("A&dd"));
    mReset->setText(tr("Use &standard"));
    mReset->setToolTip(tr("Give this action the shortcuts that it comes with"));
    mResetAll->setText(tr("Reset all"));
    mResetAll->setToolTip(tr("Give all actions the shortcuts that they come with"));
    mNothing->setText(tr("No action has this name or this key."));
    fill();
}

void ShortcutDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

QTreeWidgetItem *ShortcutDialog::menuItem(const QStringList &path)
{
    QTreeWidgetItem *item = mList->invisibleRootItem();
    for (const QString &title : path) {
        QTreeWidgetItem *found = nullptr;
        for (int i = 0; i < item->childCount() && !found; ++i) {
            if (idOf(item->child(i)).isEmpty() && item->child(i)->text(0) == title)
                found = item->child(i);
        }
        if (!found) {
            found = new QTreeWidgetItem(item, {title});
            QFont font = mList->font();
            font.setBold(true);
            found->setFont(0, font);
            found->setFlags(Qt::ItemIsEnabled);
            found->setExpanded(true);
        }
        item = found;
    }
    return item;
}

void ShortcutDialog::fill()
{
    const QString id = currentId();
    mList->clear();
    for (const ActionRegistry::Entry &entry : mActions.entries()) {
        auto *item = new QTreeWidgetItem(menuItem(menuPath(entry.action)), {plainText(entry.action->text())});
        item->setData(0, idRole, entry.id);
        item->setToolTip(0, entry.action->statusTip());
    }
    updateShortcuts();
    filter();
    if (!id.isEmpty())
        setCurrentId(id);
    showCurrent();
}

void ShortcutDialog::updateShortcuts()
{
    QHash<QString, QList<QKeySequence>> standard;
    for (const ActionRegistry::Entry &entry : mActions.entries())
        standard.insert(entry.id, entry.standard);
    eachAction(mList->invisibleRootItem(), [&](QTreeWidgetItem *item) {
        const QAction *action = mActions.action(idOf(item));
        item->setText(1, shortcutsText(action->shortcuts()));
        // What was changed stands out, and says what it was.
        const QList<QKeySequence> keys = standard.value(idOf(item));
        const bool changed = action->shortcuts() != keys;
        QFont font = mList->font();
        font.setItalic(changed);
        item->setFont(1, font);
        item->setToolTip(1, !changed         ? QString()
                            : keys.isEmpty() ? tr("Changed; none by default")
                                             : tr("Changed; %1 by default").arg(shortcutsText(keys)));
        if (changed && item->text(1).isEmpty())
            item->setText(1, tr("(none)"));
    });
    mResetAll->setEnabled(changedCount() > 0);
    showCurrent();
}

bool ShortcutDialog::isChanged(const QString &id) const
{
    return std::any_of(mActions.entries().begin(), mActions.entries().end(),
                       [&id](const ActionRegistry::Entry &entry) {
                           return entry.id == id && entry.action->shortcuts() != entry.standard;
                       });
}

int ShortcutDialog::changedCount() const
{
    return int(std::count_if(
        mActions.entries().begin(), mActions.entries().end(),
        [](const ActionRegistry::Entry &entry) { return entry.action->shortcuts() != entry.standard; }));
}

QString ShortcutDialog::currentId() const
{
    return idOf(mList->currentItem());
}

void ShortcutDialog::setCurrentId(const QString &id)
{
    eachAction(mList->invisibleRootItem(), [&](QTreeWidgetItem *item) {
        if (idOf(item) == id) {
            mList->setCurrentItem(item);
            mList->scrollToItem(item);
        }
    });
}

void ShortcutDialog::filter()
{
    const QString typed = matchForm(mSearch->text());
    const QKeySequence keys = mKeySearch->keySequence();
    eachAction(mList->invisibleRootItem(), [&](QTreeWidgetItem *item) {
        const QAction *action = mActions.action(idOf(item));
        bool found = typed.isEmpty() || matchScore(typed, matchForm(item->text(0))) > 0 ||
                     matchScore(typed, matchForm(idOf(item))) >= wordScore;
        if (found && !keys.isEmpty()) {
            const QList<QKeySequence> shortcuts = action->shortcuts();
            found = std::any_of(shortcuts.begin(), shortcuts.end(), [&keys](const QKeySequence &other) {
                return keys.matches(other) != QKeySequence::NoMatch;
            });
        }
        item->setHidden(!found);
    });
    mNothing->setVisible(!hideEmptyMenus(mList->invisibleRootItem()));
    // What is not in sight is not changed.
    if (mList->currentItem() && mList->currentItem()->isHidden())
        mList->setCurrentItem(nullptr);
}

void ShortcutDialog::showCurrent()
{
    while (QLayoutItem *item = mShortcuts->takeAt(0)) {
        // It may be the very button that was clicked.
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    const QString id = currentId();
    mNewKeys->clear();
    mNewKeys->setEnabled(!id.isEmpty());
    mReset->setEnabled(isChanged(id));
    mAdd->setEnabled(false);
    if (id.isEmpty()) {
        mCurrent->setText(tr("Choose an action to change its shortcuts."));
        return;
    }
    const QAction *action = mActions.action(id);
    const QString name = plainText(action->text());
    mCurrent->setText(action->shortcuts().isEmpty()
                          ? tr("“%1” has no shortcut.").arg(name)
                          : tr("Shortcuts of “%1”; a click removes one:").arg(name));
    for (const QKeySequence &keys : action->shortcuts()) {
        auto *remove = new QToolButton;
        remove->setObjectName(QStringLiteral("remove ") + keys.toString(QKeySequence::PortableText));
        remove->setText(keys.toString(QKeySequence::NativeText) + QStringLiteral("  ✕"));
        remove->setToolTip(tr("Remove this shortcut"));
        connect(remove, &QToolButton::clicked, this, [this, keys] { removeShortcut(keys); });
        mShortcuts->addWidget(remove);
    }
    mShortcuts->addStretch(1);
}

void ShortcutDialog::warn()
{
    const QKeySequence keys = mNewKeys->keySequence();
    const QString id = currentId();
    const QStringList others = mActions.conflicts(keys, id);
    const bool has = !id.isEmpty() && mActions.action(id)->shortcuts().contains(keys);
    mAdd->setEnabled(!id.isEmpty() && !keys.isEmpty() && !has);
    if (has)
        showWarning(tr("The action has this shortcut already."));
    else if (others.isEmpty())
        showWarning({});
    else
        showWarning(tr("Used by %1. Adding it takes it away there.").arg(namesOf(others)));
}

void ShortcutDialog::showWarning(const QString &text)
{
    QPalette colours = mWarning->palette();
    colours.setColor(QPalette::WindowText, SheetColours(palette()).warning);
    mWarning->setPalette(colours);
    mWarning->setText(text);
}

QString ShortcutDialog::namesOf(const QStringList &ids) const
{
    QStringList names;
    for (const QString &id : ids) {
        const QAction *action = mActions.action(id);
        QStringList path = menuPath(action);
        path.append(plainText(action->text()));
        //: Quotes around the name of an action
        names.append(tr("“%1”").arg(path.join(QStringLiteral(" › "))));
    }
    return names.join(QStringLiteral(", "));
}

QStringList ShortcutDialog::takeFromOthers(const QKeySequence &keys, const QString &id)
{
    const QStringList others = mActions.conflicts(keys, id);
    for (const QString &other : others) {
        QList<QKeySequence> left = mActions.action(other)->shortcuts();
        left.removeIf([&keys](const QKeySequence &each) {
            return each.matches(keys) != QKeySequence::NoMatch || keys.matches(each) != QKeySequence::NoMatch;
        });
        mActions.setShortcuts(other, left);
    }
    return others;
}

void ShortcutDialog::resetOne(const QString &id)
{
    QStringList losers;
    for (const ActionRegistry::Entry &entry : mActions.entries()) {
        if (entry.id != id)
            continue;
        for (const QKeySequence &keys : entry.standard)
            losers += takeFromOthers(keys, id);
    }
    losers.removeDuplicates();
    mActions.resetShortcuts(id);
    if (!losers.isEmpty())
        showWarning(tr("Taken away from %1.").arg(namesOf(losers)));
}

void ShortcutDialog::resetAll()
{
    auto *question =
        new QMessageBox(QMessageBox::Question, windowTitle(),
                        tr("Reset the shortcuts of %n changed action(s)?", nullptr, changedCount()),
                        QMessageBox::Cancel, this);
    question->setObjectName(QStringLiteral("resetQuestion"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *reset = question->addButton(mResetAll->text(), QMessageBox::AcceptRole);
    question->setDefaultButton(reset);
    connect(reset, &QPushButton::clicked, this, [this] { mActions.resetShortcuts(); });
    question->open();
}

void ShortcutDialog::addShortcut()
{
    const QString id = currentId();
    const QKeySequence keys = mNewKeys->keySequence();
    if (id.isEmpty() || keys.isEmpty())
        return;
    takeFromOthers(keys, id);
    QList<QKeySequence> shortcuts = mActions.action(id)->shortcuts();
    if (!shortcuts.contains(keys))
        shortcuts.append(keys);
    mActions.setShortcuts(id, shortcuts);
}

void ShortcutDialog::removeShortcut(const QKeySequence &keys)
{
    QList<QKeySequence> shortcuts = mActions.action(currentId())->shortcuts();
    shortcuts.removeAll(keys);
    mActions.setShortcuts(currentId(), shortcuts);
}

} // namespace furitsuke
