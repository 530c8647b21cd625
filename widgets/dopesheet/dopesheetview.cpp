// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dopesheet/dopesheetview.h"

#include "editor-core/timeline/columnmarks.h"
#include "widgets/common/focusframe.h"
#include "widgets/common/modifierkeys.h"
#include "widgets/dopesheet/gesturetexts.h"
#include "widgets/dopesheet/keytooltip.h"
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
    , mShownPlayhead(state.playback().position())
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
    for (auto signal : {&MotionDocument::selectionChanged, &MotionDocument::trackLooksChanged})
        connect(&state.document(), signal, this, qOverload<>(&QWidget::update));
    connect(&state, &TimelineState::marksChanged, this, qOverload<>(&QWidget::update));
    // The key under the pointer may be gone, by an undo or by scrolling.
    const auto pointAgain = [this] {
        if (mHover.frame >= 0 && !mState.tool().isActive())
            pointAt(mPointed);
    };
    connect(&state, &TimelineState::keysChanged, this, pointAgain);
    connect(&state, &TimelineState::rowsChanged, this, pointAgain);
    connect(&state, &TimelineState::viewChanged, this, pointAgain);
    connect(&state.playback(), &PlaybackClock::positionChanged, this, &DopeSheetView::updatePlayhead);
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

QRect DopeSheetView::playheadRect(double frame) const
{
    return QRect(mState.geometry().scale.columnAt(frame) - 1, 0, 3, height());
}

void DopeSheetView::updatePlayhead(double frame)
{
    // While playing the playhead lies between frames, and often in the column where it was.
    if (playheadRect(frame) == playheadRect(mShownPlayhead)) {
        mShownPlayhead = frame;
        return;
    }
    update(playheadRect(mShownPlayhead));
    mShownPlayhead = frame;
    update(playheadRect(frame));
}

void DopeSheetView::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    SheetPainter sheet(mState, mColours, mGlyphs);
    sheet.setHover(mHover);
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
    if (hasFocus())
        drawFocusFrame(painter, rect(), mColours);
    if (tool.state() == SheetTool::State::Select) {
        QColor fill = mColours.box;
        fill.setAlpha(40);
        painter.setPen(mColours.box);
        painter.setBrush(fill);
        const QPolygonF outline = tool.outline(mState.geometry());
        const bool isBox = tool.runningShape() == SheetTool::Shape::Box;
        painter.setRenderHint(QPainter::Antialiasing, !isBox);
        if (isBox)
            painter.drawRect(outline.boundingRect().toAlignedRect());
        else
            painter.drawPolygon(outline, Qt::WindingFill);
    }
    drawHandles(painter);
    if (tool.state() == SheetTool::State::Drag)
        drawDragLabel(painter);
    if (mState.document().motion().keyCount() == 0) {
        painter.setPen(mColours.dimText);
        painter.drawText(rect().adjusted(24, 24, -24, -24), int(Qt::AlignCenter) | int(Qt::TextWordWrap),
                         tr("No keys. Open a motion (VMD) with File > Open, or drop one here."));
    }
}

void DopeSheetView::drawHandles(QPainter &painter)
{
    const SheetTool &tool = mState.tool();
    const QRectF first = tool.handleRect(mState.geometry(), SpanEdge::First);
    const QRectF last = tool.handleRect(mState.geometry(), SpanEdge::Last);
    if (first.isEmpty() || tool.state() == SheetTool::State::Select)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(mColours.selectedOutline, 1));
    painter.setBrush(mColours.selected);
    // Flags that point away from the span, the edge of each on its frame.
    const auto flag = [&](const QRectF &rect, double base, double tip) {
        const double middle = rect.top() + rect.height() / 2;
        painter.drawPolygon(QPolygonF{QPointF(base, rect.top() + 0.5),
                                      QPointF((base + tip) / 2, rect.top() + 0.5), QPointF(tip, middle),
                                      QPointF((base + tip) / 2, rect.bottom() - 0.5),
                                      QPointF(base, rect.bottom() - 0.5)});
    };
    flag(first, first.right() - 1.5, first.left() + 0.5);
    flag(last, last.left() + 2.5, last.right() - 0.5);
}

void DopeSheetView::drawDragLabel(QPainter &painter)
{
    const KeyPreview &preview = mState.tool().preview();
    const QString text = dragLabel(mState.document(), preview);
    QRect box = fontMetrics().boundingRect(text).adjusted(-6, -3, 6, 3);
    box.moveTopLeft(mState.tool().pointer().toPoint() + QPoint(14, 12));
    box.moveRight(qMin(box.right(), width() - 2));
    box.moveLeft(qMax(box.left(), 2));
    box.moveBottom(qMin(box.bottom(), height() - 2));
    painter.setPen(Qt::NoPen);
    painter.setBrush(preview.overwrittenCount > 0 ? mColours.warning : mColours.selected);
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
    setHover({});
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
    mPointer = event->position();
    if (!mState.tool().isActive()) {
        pointAt(mPointer);
        return;
    }
    const bool outside = !QRectF(rect()).contains(mPointer);
    if (outside && !mEdgeTimer.isActive())
        mEdgeTimer.start();
    else if (!outside)
        mEdgeTimer.stop();
    followPointer(event->modifiers());
}

void DopeSheetView::followPointer(Qt::KeyboardModifiers modifiers)
{
    mModifiers = modifiers;
    mState.tool().move(mState.geometry(), mPointer, modifiers);
    const QString line = gestureLine(mState.document(), mState.tool());
    if (!line.isEmpty())
        Q_EMIT gestureMessage(line, mState.tool().preview().overwrittenCount > 0);
    Q_EMIT mState.gestureMoved();
    update();
}

void DopeSheetView::scrollAtEdge()
{
    const SheetTool::State gesture = mState.tool().state();
    if (gesture != SheetTool::State::Select && gesture != SheetTool::State::Drag) {
        mEdgeTimer.stop();
        return;
    }
    // The farther outside the pointer is, the faster it goes.
    const auto beyond = [](double at, double size) { return at < 0 ? at : qMax(0.0, at - size); };
    constexpr double share = 0.35;
    mState.pan(-beyond(mPointer.x(), width()) * share);
    if (gesture == SheetTool::State::Select)
        mState.setScrollY(mState.geometry().scrollY + beyond(mPointer.y(), height()) * share);
    followPointer(mModifiers);
}

void DopeSheetView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::MiddleButton && mPanning) {
        mPanning = false;
        pointAt(event->position());
        return;
    }
    if (event->button() != Qt::LeftButton || !mState.tool().isActive())
        return;
    mEdgeTimer.stop();
    const bool dragged = mState.tool().state() == SheetTool::State::Drag;
    const EditResult result = mState.tool().release(mState.geometry(), event->position(), event->modifiers());
    Q_EMIT mState.gestureMoved();
    Q_EMIT gestureMessage({}, false);
    if (dragged)
        Q_EMIT editFinished(result);
    pointAt(event->position());
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

void DopeSheetView::cancelGesture()
{
    mEdgeTimer.stop();
    mState.tool().cancel();
    Q_EMIT mState.gestureMoved();
    Q_EMIT gestureMessage({}, false);
    update();
}

bool DopeSheetView::takeModifier(const QKeyEvent &event)
{
    const std::optional<Qt::KeyboardModifiers> modifiers = modifiersAfter(event);
    if (!mState.tool().isActive() || !modifiers)
        return false;
    if (mState.tool().state() != SheetTool::State::Pressed)
        followPointer(*modifiers);
    return true;
}

void DopeSheetView::keyPressEvent(QKeyEvent *event)
{
    if (takeModifier(*event))
        return;
    if (event->key() == Qt::Key_Escape && mState.tool().isActive()) {
        cancelGesture();
        return;
    }
    if (event->key() == Qt::Key_Escape && !mState.document().selection().isEmpty()) {
        mState.document().setSelection({});
        return;
    }
    QWidget::keyPressEvent(event);
}

void DopeSheetView::keyReleaseEvent(QKeyEvent *event)
{
    if (!takeModifier(*event))
        QWidget::keyReleaseEvent(event);
}

void DopeSheetView::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void DopeSheetView::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
    if (event->reason() != Qt::PopupFocusReason && mState.tool().isActive())
        cancelGesture();
}

void DopeSheetView::leaveEvent(QEvent *)
{
    setHover({});
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
        QString text;
        if (mState.tool().handleAt(mState.geometry(), help->pos()) != SpanEdge::None)
            text = tr("Drag to scale the time of the selected keys. Alt: about the playhead. "
                      "Shift: later keys shift along.");
        else if (!mState.tool().isActive())
            text = keyToolTip(mState.document(), mState.geometry(), help->pos());
        if (text.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), text, this);
        return true;
    }
    // Alt belongs to a running gesture, not to the menu bar.
    if (event->type() == QEvent::ShortcutOverride && mState.tool().isActive() &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Alt) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void DopeSheetView::pointAt(QPointF point)
{
    mPointed = point;
    const bool onHandle = mState.tool().handleAt(mState.geometry(), point) != SpanEdge::None;
    setHover(onHandle ? KeySpot() : keySpotAt(mState.geometry(), mState.document().motion(), point));
    setCursor(onHandle ? Qt::SizeHorCursor : mHover.frame >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void DopeSheetView::setHover(const KeySpot &spot)
{
    if (spot == mHover)
        return;
    const auto refresh = [this] {
        if (mHover.frame < 0)
            return;
        const SheetGeometry &geometry = mState.geometry();
        const int reach = 12;
        update(QRect(columnOf(geometry.scale, mHover.frame) - reach, int(geometry.yOf(mHover.row)) - 2,
                     2 * reach, geometry.rowHeight + 4));
    };
    refresh();
    mHover = spot;
    refresh();
}

} // namespace furitsuke
