// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/dialogs/editdialog.h"

namespace furitsuke {

/// Asks before the selected keys are played backwards, saying how many keys that overwrites.
class ReverseDialog : public EditDialog
{
    Q_OBJECT

public:
    explicit ReverseDialog(MotionDocument &document, QWidget *parent = nullptr);

protected:
    Preview preview() const override;
    EditResult edit() override;
};

} // namespace furitsuke
