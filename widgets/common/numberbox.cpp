// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/common/numberbox.h"

#include <cmath>

namespace furitsuke {

namespace {

/// The shortest text of a number that steps and drags may have left with a tail of rounding.
QString textOf(double value)
{
    return QString::number(value + 0.0, 'g', 12);
}

} // namespace

NumberBox::NumberBox(double value, QWidget *parent)
    : ScrubSpinBox(parent)
    , mValue(value)
    , mBeforeTyping(value)
    , mBeforeDrag(value)
{
    setShown(textOf(value));
    connect(this, &QLineEdit::textEdited, this, [this](const QString &text) {
        const std::optional<ValueEntry> entry = parseValueEntry(text);
        mValid = entry.has_value();
        if (entry)
            mValue = mBeforeTyping * entry->multiply + entry->add;
        Q_EMIT valueChanged();
    });
    connect(this, &ScrubSpinBox::entered, this,
            [this](const ValueEntry &entry) { put(mBeforeTyping * entry.multiply + entry.add); });
    connect(this, &ScrubSpinBox::typingDiscarded, this, [this] { put(mBeforeTyping); });
    connect(this, &ScrubSpinBox::stepped, this, [this](double amount) { put(mValue + amount); });
    connect(this, &ScrubSpinBox::scrubStarted, this, [this] { mBeforeDrag = mValue; });
    connect(this, &ScrubSpinBox::scrubbed, this, [this](double amount) { put(mBeforeDrag + amount); });
    connect(this, &ScrubSpinBox::scrubCancelled, this, [this] { put(mBeforeDrag); });
}

void NumberBox::setValue(double value)
{
    discardTyping();
    put(value);
}

void NumberBox::put(double value)
{
    if (!std::isfinite(value))
        return;
    const bool same = value == mValue && mValid;
    mValue = value;
    mBeforeTyping = value;
    mValid = true;
    setShown(textOf(value));
    if (!same)
        Q_EMIT valueChanged();
}

} // namespace furitsuke
