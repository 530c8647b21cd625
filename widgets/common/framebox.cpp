// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/common/framebox.h"

namespace furitsuke {

FrameBox::FrameBox(qint64 least, qint64 most, qint64 frames, QWidget *parent)
    : QDoubleSpinBox(parent)
{
    setDecimals(0);
    setRange(double(least), double(most));
    setFrames(frames);
    setAlignment(Qt::AlignRight);
}

} // namespace furitsuke
