// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>

namespace furitsuke {

/// A spin box for frames: whole numbers, but more of them than the box for integers takes.
class FrameBox : public QDoubleSpinBox
{
    Q_OBJECT

public:
    FrameBox(qint64 least, qint64 most, qint64 frames, QWidget *parent = nullptr);

    qint64 frames() const { return qint64(value()); }
    void setFrames(qint64 frames) { setValue(double(frames)); }
};

} // namespace furitsuke
