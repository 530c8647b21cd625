// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/editdialog.h"

#include "editor-core/document/motiondocument.h"
#include "widgets/common/theme.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace furitsuke {

EditDialog::EditDialog(MotionDocument &document, const QString &title, const QString &verb, QWidget *parent)
    : QDialog(parent)
    , mDocument(document)
    , mForm(new QFormLayout)
    , mLosses(new QLabel)
    , mSummary(new QLabel)
    , mButtons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setWindowTitle(title);
    mLosses->setObjectName(QStringLiteral("losses"));
    mSummary->setObjectName(QStringLiteral("summary"));
    for (QLabel *label : {mLosses, mSummary}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    }
    // Room for a few lines, so that the dialog does not jump while a person types.
    auto *said = new QWidget;
    said->setMinimumSize(fontMetrics().averageCharWidth() * 44, fontMetrics().lineSpacing() * 4);
    auto *lines = new QVBoxLayout(said);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(0);
    lines->addWidget(mLosses);
    lines->addWidget(mSummary, 1);
    mButtons->button(QDialogButtonBox::Ok)->setText(verb);
    mButtons->button(QDialogButtonBox::Ok)->setDefault(true);
    // Return must never mean Cancel, even where there is nothing to be done yet.
    mButtons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(mForm);
    layout->addWidget(said, 1);
    layout->addWidget(mButtons);
    connect(mButtons, &QDialogButtonBox::accepted, this, &EditDialog::accept);
    connect(mButtons, &QDialogButtonBox::rejected, this, &EditDialog::reject);
    connect(&document, &MotionDocument::changed, this, &EditDialog::updatePreview);
    connect(&document, &MotionDocument::selectionChanged, this, &EditDialog::updatePreview);
}

void EditDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    // The buttons were made before the fields, but come after them.
    QWidget *first = nullptr;
    QWidget *last = nullptr;
    const auto follow = [&](QWidget *widget) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy())
            return;
        if (last)
            setTabOrder(last, widget);
        else
            first = widget;
        last = widget;
    };
    for (QWidget *widget : findChildren<QWidget *>()) {
        if (!mButtons->isAncestorOf(widget))
            follow(widget);
    }
    follow(mButtons->button(QDialogButtonBox::Ok));
    follow(mButtons->button(QDialogButtonBox::Cancel));
    // What is typed at once goes into the first field.
    if (first)
        first->setFocus(Qt::TabFocusReason);
}

void EditDialog::updatePreview()
{
    const Preview now = preview();
    const bool fault = !now.error.isEmpty();
    mLosses->setText(fault ? now.error : now.losses.join(u'\n'));
    mLosses->setVisible(!mLosses->text().isEmpty());
    mSummary->setText(fault ? QString() : now.lines.join(u'\n'));
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, SheetColours(colours).warning);
    mLosses->setPalette(colours);
    // What does not fit makes the dialog higher; it does not shrink again, so that it does not jump.
    layout()->activate();
    const int wanted = layout()->totalHeightForWidth(width());
    if (isVisible() && wanted > height())
        resize(width(), wanted);
    mButtons->button(QDialogButtonBox::Ok)->setEnabled(!fault && now.changes);
}

void EditDialog::accept()
{
    const EditResult result = edit();
    if (!result.error.isEmpty()) {
        updatePreview();
        return;
    }
    QDialog::accept();
    Q_EMIT edited(result);
}

} // namespace furitsuke
