// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>

namespace furitsuke {

/// A check box that can show "some are", which a click turns into "all are".
class SwitchBox : public QCheckBox
{
public:
    using QCheckBox::QCheckBox;

    void setShown(bool mixed, bool on)
    {
        setTristate(mixed);
        setCheckState(mixed ? Qt::PartiallyChecked : on ? Qt::Checked : Qt::Unchecked);
    }

protected:
    void nextCheckState() override
    {
        setCheckState(checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    }
};

} // namespace furitsuke
