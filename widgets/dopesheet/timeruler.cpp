// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dopesheet/timeruler.h"

#include "editor-core/timeline/columnmarks.h"

#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace furitsuke {

QString timeText(qint64 frame)
{
    constexpr qint64 framesPerSecond = 30;
    const qint64 hundredths = (frame * 100 + framesPerSecond / 2) / framesPerSecond;
    return QStringLiteral("%1:%2.%3")
        .arg(hundredths / 6000)
        .arg(hundredths / 100 % 60, 2, 10, QLatin1Char('0'))
        .arg(hundredths % 100, 2, 10, QLatin1Char('0'));
}

TimeRuler::TimeRuler(TimelineState &state, QWidget *parent)
    : QWidget(parent)
    , mState(state)
    , mColours(palette())
    , mShownPlayhead(state.document().playhead())
{
    setObjectName(QStringLiteral("timeRuler"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::SizeHorCursor);
    retranslate();
    connect(&state, &TimelineState::viewChanged, this, qOverload<>(&QWidget::update));
    connect(&state.document(), &MotionDocument::playheadChanged, this, &TimeRuler::updatePlayhead);
}

QSize TimeRuler::sizeHint() const
{
    return {400, fontMetrics().height() * 2 + 8};
}

void TimeRuler::retranslate()
{
    setAccessibleName(tr("Time ruler"));
    setToolTip(tr("Drag to move the playhead. Wheel zooms."));
}

QRect TimeRuler::handleRect(qint64 frame) const
{
    const int width = fontMetrics().horizontalAdvance(QString::number(frame)) + 12;
    QRect rect(columnOf(mState.geometry().scale, frame) - width / 2, 1, width, fontMetrics().height() + 2);
    // At the edges the number stays whole while its frame is in view.
    if (rect.center().x() >= 0 && rect.left() < 1)
        rect.moveLeft(1);
    else if (rect.center().x() < this->width() && rect.right() > this->width() - 2)
        rect.moveRight(this->width() - 2);
    return rect;
}

void TimeRuler::updatePlayhead(qint64 frame)
{
    update(handleRect(mShownPlayhead).adjusted(-2, -2, 2, height()));
    mShownPlayhead = frame;
    update(handleRect(frame).adjusted(-2, -2, 2, height()));
}

void TimeRuler::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    const QRect rect = event->rect();
    const TimeScale &scale = mState.geometry().scale;
    painter.fillRect(rect, mColours.groupRow);
    painter.setPen(mColours.gridStrong);
    painter.drawLine(rect.left(), height() - 1, rect.right(), height() - 1);

    const int labelWidth = fontMetrics().horizontalAdvance(QStringLiteral("0000000")) + 8;
    const qint64 step = scale.tickStep(labelWidth);
    const qint64 fine = scale.tickStep(8);
    const auto firstTick = [&](qint64 distance) {
        const double left = scale.frameAt(rect.left() - labelWidth);
        return qMax<qint64>(0, qint64(std::floor(left / double(distance))) * distance);
    };
    painter.setPen(mColours.dimText);
    for (qint64 frame = firstTick(fine);; frame += fine) {
        const int x = columnOf(scale, frame);
        if (x > rect.right())
            break;
        painter.drawLine(x, height() - 4, x, height() - 2);
    }
    const int line = fontMetrics().height();
    for (qint64 frame = firstTick(step);; frame += step) {
        const int x = columnOf(scale, frame);
        if (x > rect.right() + labelWidth)
            break;
        painter.setPen(mColours.dimText);
        painter.drawLine(x, height() - 8, x, height() - 2);
        painter.setPen(mColours.text);
        painter.drawText(QRect(x - labelWidth / 2, 2, labelWidth, line), Qt::AlignCenter,
                         QString::number(frame));
        if (step >= 30 || frame % 30 == 0) {
            painter.setPen(mColours.dimText);
            painter.drawText(QRect(x - labelWidth / 2, line, labelWidth, line), Qt::AlignCenter,
                             timeText(frame));
        }
    }

    const qint64 playhead = mState.document().playhead();
    const QRect handle = handleRect(playhead);
    const int x = columnOf(scale, playhead);
    painter.fillRect(QRect(x, handle.bottom(), 1, height() - handle.bottom()), mColours.playhead);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mColours.playhead);
    painter.drawRoundedRect(handle, 3, 3);
    painter.setPen(mColours.playheadText);
    painter.drawText(handle, Qt::AlignCenter, QString::number(playhead));
}

void TimeRuler::movePlayhead(double x)
{
    const qint64 frame = mState.geometry().scale.nearestFrame(x);
    mState.document().setPlayhead(frame);
    mState.showFrame(frame);
}

void TimeRuler::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        movePlayhead(event->position().x());
}

void TimeRuler::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        movePlayhead(event->position().x());
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
    QWidget::changeEvent(event);
}

} // namespace furitsuke
