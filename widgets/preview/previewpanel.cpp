// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preview/previewpanel.h"

#include "widgets/common/elidedlabel.h"
#include "widgets/common/flowlayout.h"
#include "widgets/common/plainbutton.h"
#include "widgets/preview/previewview.h"

#include <QEvent>
#include <QMenu>
#include <QVBoxLayout>

namespace furitsuke {

PreviewPanel::PreviewPanel(QWidget *parent)
    : QWidget(parent)
    , mTools(new QWidget)
    , mView(new PreviewView)
    , mNote(new PlainButton)
    , mHand(new QWidget)
    , mHandText(new ElidedLabel)
{
    setObjectName(QStringLiteral("previewPanel"));
    mTools->setObjectName(QStringLiteral("previewTools"));
    new FlowLayout(mTools, 1);
    mTools->layout()->setContentsMargins(2, 1, 2, 1);
    mView->setObjectName(QStringLiteral("previewView"));
    mNote->setObjectName(QStringLiteral("previewNote"));
    mNote->setAutoRaise(true);
    mNote->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    mNote->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(mTools);
    layout->addWidget(mView, 1);
    layout->addWidget(mHand);
    layout->addWidget(mNote);
    mHand->setObjectName(QStringLiteral("previewHand"));
    auto *hand = new QHBoxLayout(mHand);
    hand->setContentsMargins(6, 1, 2, 1);
    hand->setSpacing(2);
    hand->addWidget(mHandText, 1);
    mHand->hide();
    connect(mNote, &QToolButton::clicked, this, &PreviewPanel::noteClicked);
}

void PreviewPanel::addTool(QAction *action)
{
    auto *button = new PlainButton;
    button->setAutoRaise(true);
    button->setDefaultAction(action);
    mTools->layout()->addWidget(button);
}

void PreviewPanel::addMenu(QMenu *menu)
{
    auto *button = new PlainButton;
    button->setAutoRaise(true);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(menu);
    mTools->layout()->addWidget(button);
    mMenus.append({button, menu});
    updateTitles();
    connect(menu->menuAction(), &QAction::changed, this, &PreviewPanel::updateTitles);
}

void PreviewPanel::updateTitles()
{
    for (const auto &[button, menu] : std::as_const(mMenus))
        button->setText(menu->menuAction()->iconText());
}

void PreviewPanel::setNote(const QString &text, const QString &toolTip)
{
    mNote->setText(text);
    mNote->setToolTip(toolTip);
    mNote->setVisible(!text.isEmpty());
}

void PreviewPanel::setHand(const QString &text)
{
    mHandText->setText(text);
    mHand->setVisible(!text.isEmpty());
}

void PreviewPanel::addHandTool(QAction *action)
{
    auto *button = new PlainButton;
    button->setAutoRaise(true);
    button->setDefaultAction(action);
    mHand->layout()->addWidget(button);
}

QString PreviewPanel::note() const
{
    return mNote->text();
}

void PreviewPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        updateTitles();
    QWidget::changeEvent(event);
}

} // namespace furitsuke
