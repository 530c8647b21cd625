// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/common/theme.h"
#include "widgets/dopesheet/timelinestate.h"

#include <QWidget>

namespace furitsuke {

/// Frame numbers and seconds over the dope sheet, and the playhead, which a press or a drag moves.
class TimeRuler : public QWidget
{
    Q_OBJECT

public:
    explicit TimeRuler(TimelineState &state, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void movePlayhead(double x);
    QRect handleRect(qint64 frame) const;
    void updatePlayhead(qint64 frame);

    TimelineState &mState;
    SheetColours mColours;
    qint64 mShownPlayhead = 0;
};

/// "0:41.13": minutes, seconds and hundredths of a frame at 30 frames a second.
QString timeText(qint64 frame);

} // namespace furitsuke
