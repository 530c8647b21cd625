// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/scaleedits.h"
#include "widgets/dialogs/editdialog.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;

namespace furitsuke {

class FrameBox;

/// Stretches or shortens the time of the selected keys, by a share or to a length.
class ScaleDialog : public EditDialog
{
    Q_OBJECT

public:
    ScaleDialog(MotionDocument &document, bool ripple, QWidget *parent = nullptr);

protected:
    Preview preview() const override;
    EditResult edit() override;

private:
    enum Pivot { Playhead, First, Last };

    qint64 pivotFrame(Pivot pivot) const;
    /// Frames from the first selected key to the last.
    qint64 length() const;
    Scaling scaling() const;
    /// Shows the frames that the pivots are at now.
    void namePivots();
    void takePercent();
    void takeLength();

    QDoubleSpinBox *mPercent;
    FrameBox *mLength;
    QComboBox *mPivot;
    QCheckBox *mRipple;
    bool mByLength = false; ///< the length was typed last, and is what has to come out
};

} // namespace furitsuke
