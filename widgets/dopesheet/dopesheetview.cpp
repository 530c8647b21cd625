// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dopesheet/dopesheetview.h"

#include "editor-core/timeline/columnmarks.h"
#include "widgets/dopesheet/sheetpainter.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <cmath>

namespace furitsuke {

DopeSheetView::DopeSheetView(TimelineState &state, QWidget *parent)
    : QWidget(parent)
    , mState(state)
    , mColours(palette())
    , mShownPlayhead(state.document().playhead())
{
    setObjectName(QStringLiteral("dopeSheet"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(120, 60);
    setAccessibleName(tr("Dope sheet"));
    mEdgeTimer.setInterval(30);
    connect(&mEdgeTimer, &QTimer::timeout, this, &DopeSheetView::scrollAtEdge);
    connect(&state, &TimelineState::viewChanged, this, qOverload<>(&QWidget::update));
    connect(&state, &TimelineState::rowsChanged, this, qOverload<>(&QWidget::update));
    connect(&state, &TimelineState::keysChanged, this, &DopeSheetView::updateSpans);
    connect(&state.document(), &MotionDocument::selectionChanged, this, qOverload<>(&QWidget::update));
    connect(&state.document(), &MotionDocument::playheadChanged, this, &DopeSheetView::updatePlayhead);
}

void DopeSheetView::updateSpans(const QList<TrackSpan> &spans)
{
    const SheetGeometry &geometry = mState.geometry();
    QRect dirty;
    for (const TrackSpan &span : spans) {
        const int left = columnOf(geometry.scale, span.firstFrame) - 12;
        const int right = columnOf(geometry.scale, span.lastFrame) + 12;
        // The track's row and the summaries above it: one strip over the height of the view is near enough.
        dirty |= QRect(QPoint(qMax(0, left), 0), QPoint(qMin(width(), right), height()));
    }
    update(dirty);
}

QRect DopeSheetView::playheadRect(qint64 frame) const
{
    return QRect(columnOf(mState.geometry().scale, frame) - 1, 0, 3, height());
}

void DopeSheetView::updatePlayhead(qint64 frame)
{
    update(playheadRect(mShownPlayhead));
    mShownPlayhead = frame;
    update(playheadRect(frame));
}

void DopeSheetView::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    const int size = qMin(13, mState.geometry().rowHeight - 4) | 1;
    mGlyphs.prepare(mColours, size, devicePixelRatioF());
    SheetPainter sheet(mState, mColours, mGlyphs);
    // Rectangle by rectangle: the two strips of a playhead that moved must not become the area between them.
    for (const QRect &rect : event->region()) {
        painter.setClipRect(rect);
        sheet.paint(painter, rect);
        drawOverlays(painter);
    }
}

void DopeSheetView::drawOverlays(QPainter &painter)
{
    const SheetTool &tool = mState.tool();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    if (tool.state() == SheetTool::State::Box) {
        QColor fill = mColours.box;
        fill.setAlpha(40);
        painter.setPen(mColours.box);
        painter.setBrush(fill);
        painter.drawRect(tool.box().toAlignedRect());
    }
    if (tool.state() == SheetTool::State::Move)
        drawMoveLabel(painter);
    if (mState.document().motion().keyCount() == 0) {
        painter.setPen(mColours.dimText);
        painter.drawText(rect().adjusted(24, 24, -24, -24), int(Qt::AlignCenter) | int(Qt::TextWordWrap),
                         tr("No keys. Open a motion (VMD) with File > Open, or drop one here."));
    }
}

void DopeSheetView::drawMoveLabel(QPainter &painter)
{
    const SheetTool::MovePreview &preview = mState.tool().movePreview();
    QString text =
        preview.frames > 0 ? QStringLiteral("+%1").arg(preview.frames) : QString::number(preview.frames);
    if (preview.overwritten > 0)
        text += QLatin1String("   ") + tr("overwrites %n key(s)", nullptr, int(preview.overwritten));
    QRect box = fontMetrics().boundingRect(text).adjusted(-6, -3, 6, 3);
    box.moveTopLeft(mState.tool().pointer().toPoint() + QPoint(14, 12));
    box.moveRight(qMin(box.right(), width() - 2));
    box.moveLeft(qMax(box.left(), 2));
    box.moveBottom(qMin(box.bottom(), height() - 2));
    painter.setPen(Qt::NoPen);
    painter.setBrush(preview.overwritten > 0 ? mColours.warning : mColours.selected);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(mColours.dark ? QColor(0x18, 0x10, 0x04) : QColor(Qt::white));
    painter.drawText(box, Qt::AlignCenter, text);
}

void DopeSheetView::resizeEvent(QResizeEvent *)
{
    mState.setSheetSize(width(), height());
}

void DopeSheetView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::MiddleButton) {
        mPanning = true;
        mPanFrom = event->position();
        setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (event->button() != Qt::LeftButton)
        return;
    const qsizetype row = mState.geometry().rowAt(event->position().y());
    if (row >= 0)
        mState.setCurrentRow(row);
    mState.tool().press(mState.geometry(), event->position(), event->modifiers());
    update();
}

void DopeSheetView::mouseMoveEvent(QMouseEvent *event)
{
    if (mPanning) {
        const QPointF moved = event->position() - mPanFrom;
        mPanFrom = event->position();
        mState.pan(moved.x());
        mState.setScrollY(mState.geometry().scrollY - moved.y());
        return;
    }
    if (!mState.tool().isActive()) {
        updateCursor(event->position());
        return;
    }
    mPointer = event->position();
    const bool outside = !QRectF(rect()).contains(mPointer);
    if (outside && !mEdgeTimer.isActive())
        mEdgeTimer.start();
    else if (!outside)
        mEdgeTimer.stop();
    followPointer();
}

void DopeSheetView::followPointer()
{
    mState.tool().move(mState.geometry(), mPointer);
    reportGesture();
    update();
}

void DopeSheetView::scrollAtEdge()
{
    const SheetTool::State gesture = mState.tool().state();
    if (gesture != SheetTool::State::Box && gesture != SheetTool::State::Move) {
        mEdgeTimer.stop();
        return;
    }
    // The farther outside the pointer is, the faster it goes.
    const auto beyond = [](double at, double size) { return at < 0 ? at : qMax(0.0, at - size); };
    constexpr double share = 0.35;
    const double oldLeft = mState.geometry().scale.leftFrame();
    const double oldTop = mState.geometry().scrollY;
    mState.pan(-beyond(mPointer.x(), width()) * share);
    if (gesture == SheetTool::State::Box)
        mState.setScrollY(oldTop + beyond(mPointer.y(), height()) * share);
    const double movedX =
        (oldLeft - mState.geometry().scale.leftFrame()) * mState.geometry().scale.pixelsPerFrame();
    mState.tool().scrolled({movedX, oldTop - mState.geometry().scrollY});
    followPointer();
}

void DopeSheetView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::MiddleButton && mPanning) {
        mPanning = false;
        updateCursor(event->position());
        return;
    }
    if (event->button() != Qt::LeftButton || !mState.tool().isActive())
        return;
    mEdgeTimer.stop();
    const bool moved = mState.tool().state() == SheetTool::State::Move;
    const EditResult result = mState.tool().release(mState.geometry(), event->position());
    Q_EMIT gestureMessage({}, false);
    if (moved)
        Q_EMIT editFinished(result);
    updateCursor(event->position());
    update();
}

void DopeSheetView::wheelEvent(QWheelEvent *event)
{
    const QPoint delta = event->angleDelta();
    if (event->modifiers() & Qt::ControlModifier) {
        mState.setScrollY(mState.geometry().scrollY - delta.y() * mState.geometry().rowHeight * 3 / 120.0);
    } else if (event->modifiers() & Qt::ShiftModifier || std::abs(delta.x()) > std::abs(delta.y())) {
        mState.pan(delta.x() != 0 ? delta.x() : delta.y());
    } else {
        mState.zoomAt(event->position().x(), std::pow(1.25, delta.y() / 120.0));
    }
    event->accept();
}

void DopeSheetView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && mState.tool().isActive()) {
        mState.tool().cancel();
        Q_EMIT gestureMessage({}, false);
        update();
        return;
    }
    if (event->key() == Qt::Key_Escape && !mState.document().selection().isEmpty()) {
        mState.document().setSelection({});
        return;
    }
    QWidget::keyPressEvent(event);
}

void DopeSheetView::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason || !mState.tool().isActive())
        return;
    mState.tool().cancel();
    Q_EMIT gestureMessage({}, false);
    update();
}

void DopeSheetView::leaveEvent(QEvent *)
{
    if (!mPanning)
        unsetCursor();
}

void DopeSheetView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        mColours = SheetColours(palette());
    else if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Dope sheet"));
    QWidget::changeEvent(event);
}

bool DopeSheetView::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QString text = mState.tool().isActive() ? QString() : toolTipAt(help->pos());
        if (text.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), text, this);
        return true;
    }
    return QWidget::event(event);
}

QString DopeSheetView::toolTipAt(QPointF point) const
{
    const SheetHit hit = hitTest(mState.geometry(), mState.document().motion(), point);
    if (!hit.isKey())
        return {};
    const QString label = mState.rows().visibleRows()[hit.row].label;
    const qsizetype count = hit.keys.count();
    const QString text = tr("%1, frame %2").arg(label).arg(hit.frame);
    return count > 1 ? text + QLatin1Char('\n') + tr("%n key(s) here", nullptr, int(count)) : text;
}

void DopeSheetView::updateCursor(QPointF point)
{
    const SheetHit hit = hitTest(mState.geometry(), mState.document().motion(), point);
    setCursor(hit.isKey() ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void DopeSheetView::reportGesture()
{
    const SheetTool &tool = mState.tool();
    if (tool.state() == SheetTool::State::Move) {
        const SheetTool::MovePreview &preview = tool.movePreview();
        QString text = tr("Moving %n key(s)", nullptr, int(mState.document().selection().count()));
        text = tr("%1 by %2 frames. Esc cancels.").arg(text).arg(preview.frames);
        if (preview.overwritten > 0)
            text +=
                QLatin1Char(' ') + tr("%n key(s) will be overwritten.", nullptr, int(preview.overwritten));
        Q_EMIT gestureMessage(text, preview.overwritten > 0);
    } else if (tool.state() == SheetTool::State::Box) {
        Q_EMIT gestureMessage(tr("Selecting a box: Shift adds, Ctrl toggles, Alt takes away. Esc cancels."),
                              false);
    }
}

} // namespace furitsuke
