// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dopesheet/soundstrip.h"

#include "editor-core/document/soundverbs.h"
#include "widgets/dopesheet/soundstrippainter.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QFileInfo>
#include <QHelpEvent>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <cmath>
#include <utility>

namespace furitsuke {

SoundStrip::SoundStrip(TimelineState &state, QWidget *parent)
    : QWidget(parent)
    , mState(state)
    , mColours(palette())
    , mShownPlayhead(state.playback().position())
{
    setObjectName(QStringLiteral("soundStrip"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
    retranslate();
    connect(&state, &TimelineState::viewChanged, this, qOverload<>(&QWidget::update));
    connect(&state, &TimelineState::marksChanged, this, qOverload<>(&QWidget::update));
    connect(&state.sound(), &SoundTrack::changed, this, qOverload<>(&QWidget::update));
    connect(&state.playback(), &PlaybackClock::positionChanged, this, &SoundStrip::updatePlayhead);
}

QSize SoundStrip::sizeHint() const
{
    // What is enough to see words and beats; the sheet needs the rest.
    constexpr int lines = 3;
    return {400, lines * fontMetrics().height() + 6};
}

void SoundStrip::retranslate()
{
    setAccessibleName(tr("Sound"));
    setAccessibleDescription(tr("The sound that the motion belongs to, over its time"));
}

QRect SoundStrip::playheadRect(double frame) const
{
    return QRect(mState.geometry().scale.columnAt(frame) - 1, 0, 3, height());
}

void SoundStrip::updatePlayhead(double frame)
{
    if (playheadRect(frame) != playheadRect(mShownPlayhead)) {
        update(playheadRect(mShownPlayhead));
        update(playheadRect(frame));
    }
    mShownPlayhead = frame;
}

void SoundStrip::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    SoundStripPainter strip(mState, mColours, size());
    // Rectangle by rectangle: the two strips of a playhead that moved must not become the area between them.
    for (const QRect &rect : event->region()) {
        painter.setClipRect(rect);
        strip.paint(painter, rect);
    }
}

void SoundStrip::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::MiddleButton) {
        mPanning = true;
        mPanFrom = event->position().x();
        setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (event->button() != Qt::LeftButton)
        return;
    // Esc cancels, wherever the focus is.
    qApp->installEventFilter(this);
    if (event->modifiers() & Qt::ControlModifier) {
        mState.soundTool().press(mState.geometry().scale, event->position().x());
        return;
    }
    mScrubbing = true;
    RulerGeometry geometry;
    geometry.scale = mState.geometry().scale;
    geometry.width = width();
    mState.rulerTool().press(geometry, RulerHit(), event->position());
    followGesture();
}

void SoundStrip::mouseMoveEvent(QMouseEvent *event)
{
    const double x = event->position().x();
    if (mPanning) {
        mState.pan(x - std::exchange(mPanFrom, x));
        return;
    }
    if (mScrubbing && mState.rulerTool().isActive()) {
        RulerGeometry geometry;
        geometry.scale = mState.geometry().scale;
        mState.rulerTool().move(geometry, event->position());
        followGesture();
    } else if (mState.soundTool().isActive()) {
        mState.soundTool().move(mState.geometry().scale, x, event->modifiers() & Qt::ShiftModifier);
        followGesture();
    } else {
        updateCursor(event->modifiers());
    }
}

void SoundStrip::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::MiddleButton) {
        mPanning = false;
        updateCursor(event->modifiers());
        return;
    }
    if (event->button() != Qt::LeftButton)
        return;
    if (!isGesturing()) {
        // Ended from elsewhere: by Esc.
        endGesture();
        return;
    }
    QString fault;
    if (mScrubbing) {
        RulerGeometry geometry;
        geometry.scale = mState.geometry().scale;
        mState.rulerTool().release(geometry, event->position());
    } else {
        fault = mState.soundTool().release();
    }
    endGesture();
    if (!fault.isEmpty())
        Q_EMIT gestureMessage(fault, true);
    updateCursor(event->modifiers());
}

void SoundStrip::mouseDoubleClickEvent(QMouseEvent *event)
{
    // Two quick clicks are two clicks.
    mousePressEvent(event);
}

bool SoundStrip::isGesturing() const
{
    return (mScrubbing && mState.rulerTool().isActive()) || mState.soundTool().isActive();
}

void SoundStrip::followGesture()
{
    if (mScrubbing) {
        mState.showFrame(mState.document().playhead());
        return;
    }
    if (mState.soundTool().isDragging())
        Q_EMIT gestureMessage(tr("The sound begins at %1. Shift moves it finely, Esc cancels.")
                                  .arg(soundOffsetText(mState.sound().shownOffset())),
                              false);
}

void SoundStrip::endGesture()
{
    qApp->removeEventFilter(this);
    if (!std::exchange(mScrubbing, false))
        Q_EMIT gestureMessage({}, false);
}

void SoundStrip::cancelGesture()
{
    if (mScrubbing)
        mState.rulerTool().cancel();
    mState.soundTool().cancel();
    endGesture();
}

bool SoundStrip::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (isKey && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape && isGesturing()) {
        event->accept();
        if (event->type() == QEvent::KeyPress)
            cancelGesture();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void SoundStrip::hideEvent(QHideEvent *event)
{
    // The sound was removed, or undone, while it was held.
    if (isGesturing())
        cancelGesture();
    mPanning = false;
    QWidget::hideEvent(event);
}

void SoundStrip::contextMenuEvent(QContextMenuEvent *event)
{
    if (actions().isEmpty())
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("soundMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    menu->addActions(actions());
    menu->popup(event->globalPos());
}

void SoundStrip::wheelEvent(QWheelEvent *event)
{
    mState.zoomAt(event->position().x(), std::pow(1.25, event->angleDelta().y() / 120.0));
    event->accept();
}

void SoundStrip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        mColours = SheetColours(palette());
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

bool SoundStrip::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(), toolTipAt(help->pos()), this);
        return true;
    }
    return QWidget::event(event);
}

QString SoundStrip::toolTipAt(QPointF point) const
{
    const SoundTrack &sound = mState.sound();
    if (!sound.note())
        return {};
    QStringList lines = {QFileInfo(sound.note()->path).fileName().toHtmlEscaped()};
    if (!sound.fault().isEmpty()) {
        lines.append(sound.fault().toHtmlEscaped());
        return lines.join(QStringLiteral("<br>"));
    }
    const qint64 frame = mState.geometry().scale.nearestFrame(point.x());
    QString place = tr("Frame %1  ·  %2").arg(frame).arg(timeText(frame));
    if (const std::optional<Tempo> &tempo = mState.document().timeNotes().tempo)
        place += QStringLiteral("  ·  ") + barBeatText(*tempo, double(frame));
    lines.append(place);
    if (sound.clip()) {
        const double seconds = (mState.geometry().scale.frameAt(point.x()) - sound.shownOffset()) /
                               PlaybackClock::framesPerSecond;
        if (seconds >= 0 && seconds < sound.clip()->seconds())
            lines.append(tr("%1 s into the sound").arg(QLocale().toString(seconds, 'f', 3)));
    }
    lines.append(tr("The sound begins at %1.").arg(soundOffsetText(sound.shownOffset())));
    lines.append(tr("Drag to move the playhead, with Ctrl to move the sound."));
    return lines.join(QStringLiteral("<br>"));
}

void SoundStrip::updateCursor(Qt::KeyboardModifiers modifiers)
{
    setCursor(modifiers & Qt::ControlModifier ? Qt::OpenHandCursor : Qt::SizeHorCursor);
}

} // namespace furitsuke
