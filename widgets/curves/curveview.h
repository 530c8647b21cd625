// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/curvetool.h"

#include <QWidget>

#include <memory>

namespace furitsuke {

/// The curves of the selected keys on the grid of 127 by 127, to be bent by mouse and keyboard while the
/// motion follows. Those of many keys are drawn over one another; the panel around it has the numbers.
///
/// It follows the document lazily: what changes only marks it, and the summary is worked out at most once
/// for each picture, and not at all while nothing is shown of it and nobody asks.
///
/// Keyboard: Tab goes from the first handle to the second and on to the next widget, Page Up and Page Down to
/// another channel; arrow keys nudge by a step, with Shift by 8; Home and End go to the left and the right
/// edge, with Shift to the lower and the upper one.
class CurveView : public QWidget
{
    Q_OBJECT

public:
    explicit CurveView(MotionDocument &document, QWidget *parent = nullptr);
    ~CurveView() override;

    const CurveEditing &editing() const;
    void setEditing(const CurveEditing &editing);

    /// The curves of the selected keys as they are now; worked out here where they have changed since.
    const CurveSummary &summary() const;

    /// How often it was worked out, for those who watch what it costs.
    qsizetype summariesMade() const;

    /// Where the square of curves is in the view.
    const CurveGeometry &geometry() const;

    /// Which handle the keyboard moves; nothing where no selected key has a chosen channel.
    std::optional<CurveEnd> currentHandle() const;
    /// Of which channel it is.
    std::optional<KindChannel> currentChannel() const;
    void setCurrentHandle(KindChannel channel, CurveEnd end);

    /// Whether a drag is going on.
    bool isActive() const;
    /// Ends a drag as Esc does: as if it had not begun.
    void cancel();

    QSize sizeHint() const override { return {360, 360}; }
    QSize minimumSizeHint() const override { return {160, 160}; }

Q_SIGNALS:
    void editingChanged();
    /// The summary may be another one. At most once for each turn of the event loop, and not while the view
    /// is hidden: then once it is shown.
    void summaryChanged();
    void handleChanged();
    /// A drag has ended, or a key was pressed, with this result: errors and notes are to be reported.
    void edited(const furitsuke::EditResult &result);
    /// A drag of more keys than can follow it has ended: whoever hears of it is to do this work.
    void editWanted(const furitsuke::EditJob &job);
    /// A line about the running gesture, for a status bar; empty when it ends.
    void gestureMessage(const QString &text);
    /// Where the pointer is, on the grid; nothing where it is beyond the square.
    void pointHovered(std::optional<QPoint> at);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void leaveEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Parts;

    void followPointer(Qt::KeyboardModifiers modifiers);
    void endGesture();
    /// Takes a modifier key that is pressed or released during a drag.
    bool takeModifier(const QKeyEvent &event);

    std::unique_ptr<Parts> mParts;
};

} // namespace furitsuke
