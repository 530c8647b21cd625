// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/common/scrubspinbox.h"

namespace furitsuke {

/// A scrubbing field that holds a number of its own.
class NumberBox : public ScrubSpinBox
{
    Q_OBJECT

public:
    explicit NumberBox(double value, QWidget *parent = nullptr);

    /// The number, while it is being typed too; the last one that was one.
    double value() const { return mValue; }
    void setValue(double value);
    /// False while what is typed is no number.
    bool isValid() const { return mValid; }

Q_SIGNALS:
    /// Another number, or one after what was none, or the other way round.
    void valueChanged();

private:
    void put(double value);

    double mValue;
    double mBeforeTyping;
    double mBeforeDrag;
    bool mValid = true;
};

} // namespace furitsuke
