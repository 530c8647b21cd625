// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/valuerow.h"

#include "widgets/common/elidedlabel.h"
#include "widgets/common/wraplabel.h"
#include "widgets/inspector/fieldlayout.h"

namespace furitsuke {

namespace {

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
    , mStored(new WrapLabel)
    , mLine(new FieldLayout(this))
{
    mLine->setName(mName);
    for (const KeyValue value : values) {
        auto *field = new ValueField(document, value, this);
        QLabel *letter = nullptr;
        if (values.size() > 1) {
            letter = new QLabel(letterOf(value));
            letter->setForegroundRole(QPalette::PlaceholderText);
        }
        field->setScrubLabel(letter ? letter : mName);
        mLine->addField(field, letter);
        mFields.append(field);
    }
    mStored->setObjectName(QStringLiteral("stored"));
    mStored->setForegroundRole(QPalette::PlaceholderText);
    mStored->hide();
    mLine->setNote(mStored);
    retranslate();
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

} // namespace furitsuke
