// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/timeedits.h"
#include "widgets/dialogs/editdialog.h"

class QCheckBox;

namespace furitsuke {

class FrameBox;

/// Moves the selected keys by a number of frames that is typed.
class MoveByDialog : public EditDialog
{
    Q_OBJECT

public:
    MoveByDialog(MotionDocument &document, bool ripple, QWidget *parent = nullptr);

protected:
    Preview preview() const override;
    EditResult edit() override;

private:
    TimeMove move() const;

    FrameBox *mFrames;
    QCheckBox *mRipple;
};

} // namespace furitsuke
