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
    , mSummary(new QLabel)
    , mButtons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setWindowTitle(title);
    mSummary->setObjectName(QStringLiteral("summary"));
    mSummary->setWordWrap(true);
    mSummary->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    // Room for a few lines, so that the dialog does not jump while a person types.
    mSummary->setMinimumSize(fontMetrics().averageCharWidth() * 44, fontMetrics().lineSpacing() * 4);
    mButtons->button(QDialogButtonBox::Ok)->setText(verb);
    mButtons->button(QDialogButtonBox::Ok)->setDefault(true);
    // Return must never mean Cancel, even where there is nothing to be done yet.
    mButtons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(mForm);
    layout->addWidget(mSummary, 1);
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
    mSummary->setText(fault ? now.error : now.lines.join(u'\n'));
    QPalette colours = palette();
    if (fault || now.warns)
        colours.setColor(QPalette::WindowText, SheetColours(colours).warning);
    mSummary->setPalette(colours);
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
