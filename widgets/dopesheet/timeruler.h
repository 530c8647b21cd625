// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/common/theme.h"
#include "widgets/dopesheet/rulerpainter.h"
#include "widgets/dopesheet/timelinestate.h"

#include <QPointer>
#include <QWidget>

class QLineEdit;
class QMenu;

namespace furitsuke {

/// Frame numbers, seconds, and bars and beats over the dope sheet; the playhead; the markers; the range that
/// is played. All of them are dragged here, see RulerTool; a double click on a flag renames its marker, one
/// beside the flags makes a marker, and a right click offers the rest.
class TimeRuler : public QWidget
{
    Q_OBJECT

public:
    explicit TimeRuler(TimelineState &state, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    RulerGeometry rulerGeometry() const;
    /// The flags in view, left to right.
    QList<RulerFlag> flags() const;
    /// Opens a field over a marker's flag to type its name.
    void editMarkerName(qint64 frame);

Q_SIGNALS:
    /// The ruler needs another height: bars and beats came or went, or the font changed.
    void heightChanged();
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
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    RulerContent content() const;
    RulerHit hitAt(QPointF point) const;
    QString toolTipAt(QPointF point) const;
    void updateCursor(QPointF point);
    void takeMarks();
    void updatePlayhead(double position);
    /// The gesture went on: shows it here and in the sheet, and says what it does.
    void followGesture();
    void endGesture();
    void closeNameField(bool keep);
    void fillMarkerMenu(QMenu &menu, qint64 frame);
    void fillPlaceMenu(QMenu &menu, qint64 frame);
    void showFault(const QString &fault);

    TimelineState &mState;
    SheetColours mColours;
    QRect mShownPlayhead; ///< of the playhead as it was drawn last
    bool mHadBars = false;
    QLineEdit *mNameField = nullptr;
    qint64 mNamedMarker = -1;
    QPointer<QWidget> mFocusBefore; ///< had the focus before the name field
};

} // namespace furitsuke
