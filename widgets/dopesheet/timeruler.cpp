// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dopesheet/timeruler.h"

#include "editor-core/document/markerverbs.h"
#include "editor-core/document/timetext.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <cmath>

namespace furitsuke {

TimeRuler::TimeRuler(TimelineState &state, QWidget *parent)
    : QWidget(parent)
    , mState(state)
    , mColours(palette())
    , mHadBars(state.document().timeNotes().tempo.has_value())
{
    setObjectName(QStringLiteral("timeRuler"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
    retranslate();
    connect(&state, &TimelineState::viewChanged, this, [this] {
        closeNameField(true);
        update();
    });
    connect(&state, &TimelineState::marksChanged, this, &TimeRuler::takeMarks);
    connect(&state.playback(), &PlaybackClock::positionChanged, this, &TimeRuler::updatePlayhead);
}

RulerGeometry TimeRuler::rulerGeometry() const
{
    RulerGeometry geometry;
    geometry.scale = mState.geometry().scale;
    geometry.width = width();
    geometry.lineHeight = fontMetrics().height();
    geometry.hasBars = mState.document().timeNotes().tempo.has_value();
    return geometry;
}

QSize TimeRuler::sizeHint() const
{
    return {400, int(std::ceil(rulerGeometry().height()))};
}

QList<RulerFlag> TimeRuler::flags() const
{
    return content().flags;
}

RulerContent TimeRuler::content() const
{
    const RulerTool &tool = mState.rulerTool();
    RulerContent content;
    content.geometry = rulerGeometry();
    content.markers = tool.shownMarkers();
    content.flags = rulerFlags(content.geometry, content.markers, [this](const QString &text) {
        return double(fontMetrics().horizontalAdvance(text));
    });
    content.tempo = mState.document().timeNotes().tempo;
    content.range = tool.shownRange();
    content.position = mState.playback().position();
    content.playhead = mState.document().playhead();
    content.isRefused = tool.isRefused();
    if (tool.draggedMarker() >= 0)
        content.dragged = content.isRefused ? tool.draggedMarker() : tool.draggedTo();
    return content;
}

void TimeRuler::retranslate()
{
    setAccessibleName(tr("Time ruler"));
    setAccessibleDescription(tr("Frames, seconds, markers and the range that is played"));
}

void TimeRuler::takeMarks()
{
    const bool hasBars = mState.document().timeNotes().tempo.has_value();
    if (hasBars != mHadBars) {
        mHadBars = hasBars;
        Q_EMIT heightChanged();
    }
    if (mNamedMarker >= 0 && markerIndex(mState.document().timeNotes(), mNamedMarker) < 0)
        closeNameField(false);
    update();
}

void TimeRuler::updatePlayhead(double position)
{
    const RulerContent shown = content();
    const RulerPainter ruler(shown, mColours, fontMetrics());
    QRect rect = ruler.handleRect(position, shown.playhead).adjusted(-2, -2, 2, height());
    const int x = shown.geometry.scale.columnAt(position);
    rect |= QRect(x, 0, 1, height());
    update(mShownPlayhead);
    update(rect);
    mShownPlayhead = rect;
}

void TimeRuler::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    const RulerContent shown = content();
    const RulerPainter ruler(shown, mColours, fontMetrics());
    mShownPlayhead = ruler.handleRect(shown.position, shown.playhead).adjusted(-2, -2, 2, height()) |
                     QRect(shown.geometry.scale.columnAt(shown.position), 0, 1, height());
    // Rectangle by rectangle: the two strips of a playhead that moved must not become the area between them.
    for (const QRect &rect : event->region()) {
        painter.setClipRect(rect);
        ruler.paint(painter, rect);
    }
}

RulerHit TimeRuler::hitAt(QPointF point) const
{
    const RulerContent shown = content();
    return rulerHit(shown.geometry, shown.markers, shown.flags, shown.range, point);
}

void TimeRuler::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    closeNameField(true);
    mState.rulerTool().press(rulerGeometry(), hitAt(event->position()), event->position());
    // Esc cancels, wherever the focus is.
    qApp->installEventFilter(this);
    followGesture();
}

void TimeRuler::mouseMoveEvent(QMouseEvent *event)
{
    if (!mState.rulerTool().isActive()) {
        updateCursor(event->position());
        return;
    }
    mState.rulerTool().move(rulerGeometry(), event->position());
    followGesture();
}

void TimeRuler::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (!mState.rulerTool().isActive()) {
        // Ended from elsewhere: by Esc, or by an undo of what it held.
        qApp->removeEventFilter(this);
        return;
    }
    const bool shown = mState.rulerTool().draggedTo() >= 0;
    const QString fault = mState.rulerTool().release(rulerGeometry(), event->position());
    if (!shown)
        mState.showFrame(mState.document().playhead());
    endGesture();
    showFault(fault);
    updateCursor(event->position());
}

void TimeRuler::followGesture()
{
    const RulerTool &tool = mState.rulerTool();
    if (tool.draggedTo() >= 0)
        mState.showFrame(tool.draggedTo());
    if (tool.state() != RulerTool::State::Marker && tool.state() != RulerTool::State::Range)
        return;
    Q_EMIT mState.marksChanged();
    if (tool.state() == RulerTool::State::Marker) {
        const QString text = tool.isRefused() ? tr("Frame %1 has a marker already. Esc cancels.")
                                              : tr("Marker to frame %1. Esc cancels.");
        Q_EMIT gestureMessage(text.arg(tool.draggedTo()), tool.isRefused());
    } else if (const std::optional<FrameRange> range = tool.shownRange()) {
        Q_EMIT gestureMessage(tr("Plays frames %1 to %2 (%3). Esc cancels.")
                                  .arg(range->first)
                                  .arg(range->last)
                                  .arg(timeText(range->length())),
                              false);
    }
}

void TimeRuler::endGesture()
{
    qApp->removeEventFilter(this);
    Q_EMIT gestureMessage({}, false);
    Q_EMIT mState.marksChanged();
}

void TimeRuler::showFault(const QString &fault)
{
    if (!fault.isEmpty())
        Q_EMIT gestureMessage(fault, true);
}

bool TimeRuler::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == mNameField && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        closeNameField(false);
        return true;
    }
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (isKey && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape && mState.rulerTool().isActive()) {
        event->accept();
        if (event->type() == QEvent::KeyPress) {
            mState.rulerTool().cancel();
            endGesture();
        }
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void TimeRuler::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const RulerHit hit = hitAt(event->position());
    if (hit.part == RulerHit::Part::Marker) {
        editMarkerName(hit.marker);
    } else if (hit.part == RulerHit::Part::Markers) {
        Marker marker;
        marker.frame = quint32(rulerGeometry().scale.nearestFrame(event->position().x()));
        const QString fault = addMarker(mState.document(), marker);
        showFault(fault);
        if (fault.isEmpty())
            editMarkerName(marker.frame);
    } else {
        // Two quick clicks are two clicks.
        mousePressEvent(event);
    }
}

void TimeRuler::editMarkerName(qint64 frame)
{
    closeNameField(true);
    mState.showFrame(frame);
    const TimeNotes &notes = mState.document().timeNotes();
    const qsizetype index = markerIndex(notes, frame);
    if (index < 0)
        return;
    constexpr int leastWidth = 120;
    const RulerGeometry geometry = rulerGeometry();
    const int x = qBound(0, geometry.scale.columnAt(double(frame)), qMax(0, width() - leastWidth));
    mNamedMarker = frame;
    mNameField = new QLineEdit(notes.markers.at(index).name, this);
    mNameField->setObjectName(QStringLiteral("markerName"));
    mNameField->setAccessibleName(tr("Name of the marker"));
    mNameField->setFrame(false);
    mNameField->setGeometry(x, int(geometry.numbersBottom()), leastWidth,
                            int(geometry.height() - geometry.numbersBottom()));
    mNameField->selectAll();
    mNameField->installEventFilter(this);
    connect(mNameField, &QLineEdit::editingFinished, this, [this] { closeNameField(true); });
    mFocusBefore = QApplication::focusWidget();
    mNameField->show();
    mNameField->setFocus();
}

void TimeRuler::closeNameField(bool keep)
{
    if (!mNameField)
        return;
    QLineEdit *field = mNameField;
    // Closing takes its focus away, which would end editing once more.
    mNameField = nullptr;
    const qint64 frame = std::exchange(mNamedMarker, -1);
    const bool hadFocus = field->hasFocus();
    const QString name = field->text();
    field->disconnect(this);
    field->hide();
    field->deleteLater();
    if (hadFocus && mFocusBefore)
        mFocusBefore->setFocus();
    if (keep)
        showFault(renameMarker(mState.document(), frame, name));
}

void TimeRuler::wheelEvent(QWheelEvent *event)
{
    mState.zoomAt(event->position().x(), std::pow(1.25, event->angleDelta().y() / 120.0));
    event->accept();
}

void TimeRuler::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        mColours = SheetColours(palette());
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        Q_EMIT heightChanged();
    QWidget::changeEvent(event);
}

bool TimeRuler::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(), toolTipAt(help->pos()), this);
        return true;
    }
    return QWidget::event(event);
}

QString TimeRuler::toolTipAt(QPointF point) const
{
    const RulerHit hit = hitAt(point);
    const TimeNotes &notes = mState.document().timeNotes();
    switch (hit.part) {
    case RulerHit::Part::Numbers:
        return tr("Drag to move the playhead. Wheel zooms.");
    case RulerHit::Part::Markers:
        return tr("Double-click to add a marker here.");
    case RulerHit::Part::Marker: {
        const qsizetype index = markerIndex(notes, hit.marker);
        if (index < 0)
            return {};
        QString place = tr("Frame %1  ·  %2").arg(hit.marker).arg(timeText(hit.marker));
        if (notes.tempo)
            place += QStringLiteral("  ·  ") + barBeatText(*notes.tempo, double(hit.marker));
        const QString name = notes.markers.at(index).name;
        return name.isEmpty() ? place : name.toHtmlEscaped() + QStringLiteral("<br>") + place;
    }
    case RulerHit::Part::Range:
        return tr("Drag to set the range that is played.");
    case RulerHit::Part::RangeFirst:
    case RulerHit::Part::RangeLast:
    case RulerHit::Part::RangeMiddle:
        break;
    }
    const FrameRange range = mState.playback().played();
    return tr("Frames %1 to %2 are played (%3). Drag the ends or the middle.")
        .arg(range.first)
        .arg(range.last)
        .arg(timeText(range.length()));
}

void TimeRuler::updateCursor(QPointF point)
{
    switch (hitAt(point).part) {
    case RulerHit::Part::Numbers:
        setCursor(Qt::SizeHorCursor);
        break;
    case RulerHit::Part::Marker:
        setCursor(Qt::PointingHandCursor);
        break;
    case RulerHit::Part::RangeFirst:
    case RulerHit::Part::RangeLast:
        setCursor(Qt::SplitHCursor);
        break;
    case RulerHit::Part::RangeMiddle:
        setCursor(Qt::OpenHandCursor);
        break;
    case RulerHit::Part::Markers:
    case RulerHit::Part::Range:
        setCursor(Qt::ArrowCursor);
        break;
    }
}

} // namespace furitsuke
