// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/dopesheet/keyglyphs.h"
#include "widgets/dopesheet/timelinestate.h"

#include <QTimer>
#include <QWidget>

namespace furitsuke {

/// The keys of all visible rows over time. Mouse events go to the timeline's tool; wheel and middle button
/// change what is seen.
class DopeSheetView : public QWidget
{
    Q_OBJECT

public:
    explicit DopeSheetView(TimelineState &state, QWidget *parent = nullptr);

    QSize sizeHint() const override { return {900, 480}; }

Q_SIGNALS:
    /// A line about the running gesture, for a status bar; empty when it ends.
    void gestureMessage(const QString &text, bool warning);
    /// An edit ended a gesture; result for a message.
    void editFinished(const furitsuke::EditResult &result);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void updateSpans(const QList<TrackSpan> &spans);
    void updatePlayhead(double frame);
    QRect playheadRect(double frame) const;
    void drawOverlays(QPainter &painter);
    void drawHandles(QPainter &painter);
    void drawDragLabel(QPainter &painter);
    void followPointer(Qt::KeyboardModifiers modifiers);
    void cancelGesture();
    /// Takes a modifier key that is pressed or released during a gesture.
    bool takeModifier(const QKeyEvent &event);
    /// The pointer is over a point, and no gesture is running.
    void pointAt(QPointF point);
    void setHover(const KeySpot &spot);
    /// Scrolls while a gesture is held outside the sheet.
    void scrollAtEdge();

    TimelineState &mState;
    SheetColours mColours;
    KeyGlyphs mGlyphs;
    double mShownPlayhead = 0;
    QTimer mEdgeTimer;
    QPointF mPointer;
    Qt::KeyboardModifiers mModifiers;
    KeySpot mHover;
    QPointF mPointed; ///< where the pointer was last, while nothing is dragged
    bool mPanning = false;
    QPointF mPanFrom;
};

} // namespace furitsuke
