// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/common/theme.h"
#include "widgets/dopesheet/timelinestate.h"

#include <QWidget>

namespace furitsuke {

/// The sound under the ruler, on the same time axis. Pressing and dragging moves the playhead as on the
/// ruler; with Ctrl the sound is dragged, by whole frames, with Shift as well by milliseconds; Esc cancels. A
/// right click offers the widget's actions.
class SoundStrip : public QWidget
{
    Q_OBJECT

public:
    explicit SoundStrip(TimelineState &state, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    /// What is told of a place.
    QString toolTipAt(QPointF point) const;

Q_SIGNALS:
    /// What a gesture does while it runs, or why it could not be done; empty when it is over.
    void gestureMessage(const QString &text, bool warning);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    QRect playheadRect(double frame) const;
    void updatePlayhead(double frame);
    void followGesture();
    void endGesture();
    bool isGesturing() const;
    void cancelGesture();
    void updateCursor(Qt::KeyboardModifiers modifiers);

    TimelineState &mState;
    SheetColours mColours;
    double mShownPlayhead;
    bool mScrubbing = false;
    bool mPanning = false;
    double mPanFrom = 0;
};

} // namespace furitsuke
