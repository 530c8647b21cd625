// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manualwindow.h"

#include "app/language.h"
#include "app/manualtext.h"
#include "widgets/common/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace furitsuke {

void ManualWindow::open(QWidget *window)
{
    auto *manual = window->findChild<ManualWindow *>();
    if (!manual)
        manual = new ManualWindow(window);
    manual->show();
    manual->raise();
    manual->activateWindow();
}

ManualWindow::ManualWindow(QWidget *parent)
    : QDialog(parent, Qt::Window)
    , mText(new ManualText)
    , mContents(new QTreeWidget)
    , mSearch(new QLineEdit)
    , mFound(new QLabel)
    , mBack(new QToolButton)
    , mForward(new QToolButton)
{
    setObjectName(QStringLiteral("manualWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(1000, 760);
    mContents->setObjectName(QStringLiteral("manualContents"));
    mContents->setHeaderHidden(true);
    mContents->setUniformRowHeights(true);
    mContents->header()->setStretchLastSection(true);
    mSearch->setObjectName(QStringLiteral("manualSearch"));
    mSearch->setClearButtonEnabled(true);
    mFound->setObjectName(QStringLiteral("manualFound"));
    mBack->setObjectName(QStringLiteral("manualBack"));
    mForward->setObjectName(QStringLiteral("manualForward"));
    mBack->setArrowType(Qt::LeftArrow);
    mForward->setArrowType(Qt::RightArrow);
    for (QToolButton *button : {mBack, mForward}) {
        button->setAutoRaise(true);
        button->setEnabled(false);
    }
    auto *top = new QHBoxLayout;
    top->addWidget(mBack);
    top->addWidget(mForward);
    top->addWidget(mSearch, 1);
    top->addWidget(mFound);
    auto *splitter = new QSplitter;
    splitter->addWidget(mContents);
    splitter->addWidget(mText);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({230, 770});
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(splitter, 1);

    connect(mBack, &QToolButton::clicked, mText, &QTextBrowser::backward);
    connect(mForward, &QToolButton::clicked, mText, &QTextBrowser::forward);
    connect(mText, &QTextBrowser::backwardAvailable, mBack, &QWidget::setEnabled);
    connect(mText, &QTextBrowser::forwardAvailable, mForward, &QWidget::setEnabled);
    connect(mText->verticalScrollBar(), &QScrollBar::valueChanged, this, &ManualWindow::followText);
    connect(mContents, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        const qsizetype index = mItems.indexOf(item);
        if (!mFollowing && index >= 0) {
            const QScopedValueRollback<bool> following(mFollowing, true);
            mText->showSection(mText->sections().at(index).anchor);
        }
    });
    connect(mSearch, &QLineEdit::textChanged, this, &ManualWindow::find);
    addShortcuts();
    retranslate();
    mText->setFocus();
}

void ManualWindow::addShortcuts()
{
    const auto add = [this](const QList<QKeySequence> &keys, const std::function<void()> &function) {
        auto *shortcut = new QShortcut(this);
        shortcut->setKeys(keys);
        connect(shortcut, &QShortcut::activated, this, function);
    };
    add({QKeySequence(QKeySequence::Find)}, [this] {
        mSearch->setFocus();
        mSearch->selectAll();
    });
    add({QKeySequence(Qt::Key_F3)}, [this] { findNext(); });
    add({QKeySequence(Qt::SHIFT | Qt::Key_F3)}, [this] { findNext(true); });
    add({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)},
        [this] { mText->zoom(1); });
    add({QKeySequence(Qt::CTRL | Qt::Key_Minus)}, [this] { mText->zoom(-1); });
    add({QKeySequence(Qt::CTRL | Qt::Key_0)}, [this] { mText->resetZoom(); });
    add({QKeySequence(Qt::ALT | Qt::Key_Left)}, [this] { mText->backward(); });
    add({QKeySequence(Qt::ALT | Qt::Key_Right)}, [this] { mText->forward(); });
}

void ManualWindow::retranslate()
{
    setWindowTitle(tr("Manual"));
    mContents->setAccessibleName(tr("Contents"));
    mSearch->setPlaceholderText(tr("Find in the manual; Enter finds the next place"));
    mBack->setToolTip(tr("Back (Alt+Left)"));
    mForward->setToolTip(tr("Forward (Alt+Right)"));
    mText->setLanguage(currentLanguage());
    fillContents();
    showPlaces();
}

void ManualWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void ManualWindow::keyPressEvent(QKeyEvent *event)
{
    // Enter and Esc in the field are about what is found, not about the window.
    if (mSearch->hasFocus() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        findNext(event->modifiers() & Qt::ShiftModifier);
        return;
    }
    if (mSearch->hasFocus() && event->key() == Qt::Key_Escape) {
        mSearch->clear();
        mText->setFocus();
        return;
    }
    QDialog::keyPressEvent(event);
}

void ManualWindow::fillContents()
{
    {
        const QScopedValueRollback<bool> following(mFollowing, true);
        mContents->clear();
        mItems.clear();
        QTreeWidgetItem *parent = nullptr;
        for (const ManualText::Section &section : mText->sections()) {
            auto *item =
                section.level > 2 && parent ? new QTreeWidgetItem(parent) : new QTreeWidgetItem(mContents);
            item->setText(0, section.title);
            item->setToolTip(0, section.title);
            if (section.level <= 2)
                parent = item;
            mItems.append(item);
        }
    }
    followText();
}

void ManualWindow::followText()
{
    if (mFollowing || mItems.isEmpty())
        return;
    const QScopedValueRollback<bool> following(mFollowing, true);
    QTreeWidgetItem *item = mItems.value(qMax(0, mText->sectionInView()));
    // What is folded stays so.
    while (item && item->parent() && !item->parent()->isExpanded())
        item = item->parent();
    mContents->setCurrentItem(item);
}

void ManualWindow::find()
{
    const QList<QTextCursor> places = mText->placesOf(mSearch->text());
    if (!places.isEmpty()) {
        // While a word is typed, the place stays as long as it fits.
        const int from = mText->textCursor().selectionStart();
        const auto next = std::find_if(places.begin(), places.end(), [from](const QTextCursor &place) {
            return place.selectionStart() >= from;
        });
        mText->setTextCursor(next == places.end() ? places.constFirst() : *next);
    }
    showPlaces();
}

void ManualWindow::findNext(bool backward)
{
    const QList<QTextCursor> places = mText->placesOf(mSearch->text());
    if (places.isEmpty())
        return;
    const int at = mText->textCursor().selectionStart();
    const auto isBefore = [at](const QTextCursor &place) { return place.selectionStart() < at; };
    const auto here = std::find_if_not(places.begin(), places.end(), isBefore);
    auto index = here - places.begin();
    if (backward)
        index = (index + places.size() - 1) % places.size();
    else if (here != places.end() && here->selectionStart() == at && mText->textCursor().hasSelection())
        index = (index + 1) % places.size();
    else
        index = index % places.size();
    mText->setTextCursor(places.at(index));
    showPlaces();
}

void ManualWindow::showPlaces()
{
    const QList<QTextCursor> places = mText->placesOf(mSearch->text());
    const SheetColours colours(palette());
    QColor mark = colours.selected;
    mark.setAlpha(90);
    QList<QTextEdit::ExtraSelection> marked;
    int current = 0;
    for (const QTextCursor &place : places) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = place;
        selection.format.setBackground(mark);
        marked.append(selection);
        if (place.selectionStart() == mText->textCursor().selectionStart())
            current = int(marked.size());
    }
    mText->setExtraSelections(marked);
    QPalette text = palette();
    if (places.isEmpty())
        text.setColor(QPalette::WindowText, colours.warning);
    mFound->setPalette(text);
    mFound->setVisible(!mSearch->text().isEmpty());
    mFound->setText(places.isEmpty()
                        ? tr("Not found")
                        : tr("%1 of %2").arg(QString::number(current), QString::number(places.size())));
}

} // namespace furitsuke
