// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/valuerow.h"

#include "widgets/common/elidedlabel.h"

#include <QBoxLayout>
#include <QResizeEvent>

namespace furitsuke {

namespace {

/// Narrower than this many widths of a letter for the name and each field, names stand above their fields.
constexpr int lettersBeside = 12;

QString letterOf(KeyValue value)
{
    const QString id = valueId(value);
    if (id.contains(u'-'))
        return id.right(1).toUpper();
    return id.left(1).toUpper(); // red, green, blue
}

} // namespace

ValueRow::ValueRow(MotionDocument &document, Text name, const QList<KeyValue> &values, QWidget *parent)
    : QWidget(parent)
    , mText(name)
    , mName(new ElidedLabel)
    , mStored(new ElidedLabel)
{
    auto *fields = new QHBoxLayout;
    fields->setSpacing(3);
    for (const KeyValue value : values) {
        auto *field = new ValueField(document, value, this);
        if (values.size() > 1) {
            auto *letter = new QLabel(letterOf(value));
            letter->setForegroundRole(QPalette::PlaceholderText);
            field->setScrubLabel(letter);
            fields->addWidget(letter);
        } else {
            field->setScrubLabel(mName);
        }
        fields->addWidget(field, 1);
        mFields.append(field);
    }
    mStored->setForegroundRole(QPalette::PlaceholderText);
    mStored->setTextInteractionFlags(Qt::NoTextInteraction);
    auto *right = new QVBoxLayout;
    right->setSpacing(0);
    right->addLayout(fields);
    right->addWidget(mStored);
    mLine = new QHBoxLayout(this);
    mLine->setContentsMargins(0, 0, 0, 0);
    mLine->setSpacing(4);
    mLine->addWidget(mName);
    mLine->addLayout(right, 1);
    mStored->hide();
    retranslate();
}

int ValueRow::nameWidth(const QWidget &widget)
{
    return widget.fontMetrics().averageCharWidth() * 14;
}

void ValueRow::show(const ValueSummary &summary)
{
    QStringList stored;
    for (ValueField *field : std::as_const(mFields)) {
        const CommonValue value = summary.values.value(field->value());
        field->show(value);
        if (!value.mixed && !value.stored.isEmpty())
            stored.append(value.stored);
        else if (!value.mixed && !value.text.isEmpty() && mFields.size() > 1)
            stored.append(value.text);
        else if (value.mixed)
            stored.append(QStringLiteral("…"));
    }
    bool differs = false;
    for (const ValueField *field : std::as_const(mFields))
        differs = differs || !summary.values.value(field->value()).stored.isEmpty();
    mStored->setVisible(differs);
    if (differs)
        mStored->setText(tr("in the file: %1").arg(stored.join(QStringLiteral(", "))));
}

void ValueRow::retranslate()
{
    mName->setText(mText());
    for (ValueField *field : std::as_const(mFields))
        field->retranslate();
}

void ValueRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int letter = fontMetrics().averageCharWidth();
    const bool beside =
        mFields.size() == 1 || width() >= nameWidth(*this) + int(mFields.size()) * lettersBeside * letter;
    mLine->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    mLine->setSpacing(beside ? 4 : 0);
    mLine->setAlignment(mName, beside ? Qt::AlignTop : Qt::Alignment());
    mName->setMinimumHeight(beside ? mFields.constFirst()->sizeHint().height() : 0);
    mName->setMinimumWidth(beside ? nameWidth(*this) : 0);
    mName->setMaximumWidth(beside ? nameWidth(*this) : QWIDGETSIZE_MAX);
}

} // namespace furitsuke
