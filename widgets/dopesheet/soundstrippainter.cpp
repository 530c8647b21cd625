// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dopesheet/soundstrippainter.h"

#include "editor-core/document/soundverbs.h"
#include "editor-core/timeline/waveform.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>

#include <cmath>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::SoundStrip)
};

} // namespace

SoundStripPainter::SoundStripPainter(const TimelineState &state, const SheetColours &colours, QSize size)
    : mState(state)
    , mSound(state.sound())
    , mColours(colours)
    , mSize(size)
{}

void SoundStripPainter::paint(QPainter &painter, const QRect &rect)
{
    const QTransform device = painter.deviceTransform();
    mRatio = device.m11();
    mLine = qMax(1, int(mRatio));
    mScale = mState.geometry().scale.inDevicePixels(mRatio);
    mHeight = int(std::round(mSize.height() * mRatio));
    const int left = int(std::floor(rect.left() * mRatio));
    const int right = int(std::ceil((rect.right() + 1) * mRatio)) - 1;
    mRect = QRect(QPoint(left, 0), QPoint(right, mHeight - 1));

    painter.save();
    // From here on a unit is a pixel of the screen, the strip's corner on a whole one.
    const QTransform corner = QTransform::fromTranslate(std::round(device.dx()), std::round(device.dy()));
    painter.setWorldTransform(corner * device.inverted() * painter.worldTransform());
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintGround(painter);
    paintLines(painter);
    if (mSound.clip())
        paintWave(painter);
    paintMarks(painter);
    painter.restore();
    paintText(painter, QRect(QPoint(), mSize));
}

void SoundStripPainter::fillColumn(QPainter &painter, int x, const QColor &colour) const
{
    if (x + mLine > mRect.left() && x <= mRect.right())
        painter.fillRect(x, 0, mLine, mHeight, colour);
}

void SoundStripPainter::paintGround(QPainter &painter)
{
    painter.fillRect(mRect, mColours.background);
    const auto shade = [&](int left, int right, const QColor &colour) {
        const QRect area(QPoint(left, 0), QPoint(right, mHeight - 1));
        if (area.intersects(mRect))
            painter.fillRect(area & mRect, colour);
    };
    if (columnAt(0) > mRect.left())
        shade(mRect.left(), columnAt(0) - 1, mColours.beforeStart);
    if (const std::optional<FrameRange> range = mState.rulerTool().shownRange()) {
        shade(qMax(mRect.left(), columnAt(0)), columnAt(double(range->first)) - 1, mColours.outsideShade);
        shade(columnAt(double(range->last)) + mLine, mRect.right(), mColours.outsideShade);
    }
}

void SoundStripPainter::paintLines(QPainter &painter)
{
    const TimeScale &scale = mState.geometry().scale;
    const double first = qMax(0.0, mScale.frameAt(mRect.left() - mLine));
    const double last = qMin(double(FrameRange::latest), mScale.frameAt(mRect.right() + 1));
    constexpr double fineDistance = 12;
    constexpr double strongDistance = 40;
    // Music is looked at by its beats, whatever way time is shown.
    if (const std::optional<Tempo> &tempo = mState.document().timeNotes().tempo) {
        const qint64 bars = qMax<qint64>(tempo->beatsPerBar, scale.beatStep(*tempo, strongDistance));
        for (const qint64 step : {scale.beatStep(*tempo, fineDistance), bars}) {
            for (const double frame : beatFrames(*tempo, step, first, last))
                fillColumn(painter, columnAt(frame), step == bars ? mColours.gridStrong : mColours.grid);
        }
        return;
    }
    const qint64 step = scale.tickStep(64);
    for (auto frame = qint64(std::floor(first / double(step))) * step; double(frame) <= last; frame += step)
        fillColumn(painter, columnAt(double(frame)), mColours.gridStrong);
}

void SoundStripPainter::paintWave(QPainter &painter)
{
    const SoundClip &clip = *mSound.clip();
    const QList<WaveColumn> columns =
        waveColumns(clip, mSound.shownOffset(), mScale, mRect.left() - 1, mRect.right());
    const double middle = (mHeight - mLine) / 2.0;
    const double reach = waveGain(clip) * (middle - 2 * mLine);
    const auto yOf = [&](double value) { return int(std::round(middle - value * reach)); };
    const bool muted = mSound.isMuted();
    const QColor peaks = muted ? mColours.grid : mColours.wave;
    const QColor loud = muted ? mColours.gridStrong : mColours.waveLoud;
    for (qsizetype i = 1; i < columns.size(); ++i) {
        const WaveColumn &column = columns.at(i);
        const WaveColumn &before = columns.at(i - 1);
        const int x = mRect.left() + int(i) - 1;
        // Where the sound begins and ends.
        if (column.inside != before.inside) {
            painter.fillRect(x, 0, mLine, mHeight, loud);
            continue;
        }
        if (!column.inside)
            continue;
        // Neighbours touch, so that a single wave is one line.
        const float low = qMin(column.low, before.high);
        const float high = qMax(column.high, before.low);
        const int top = yOf(double(high));
        painter.fillRect(x, top, 1, qMax(mLine, yOf(double(low)) - top + 1), peaks);
        const int loudTop = qMax(top, yOf(double(column.loudness)));
        const int loudBottom = qMin(yOf(double(low)), yOf(-double(column.loudness)));
        if (loudTop <= loudBottom)
            painter.fillRect(x, loudTop, 1, qMax(mLine, loudBottom - loudTop + 1), loud);
    }
}

void SoundStripPainter::paintMarks(QPainter &painter)
{
    for (const Marker &marker : mState.rulerTool().shownMarkers()) {
        QColor colour = QColor::fromRgb(marker.colour);
        colour.setAlpha(170);
        fillColumn(painter, columnAt(double(marker.frame)), colour);
    }
    painter.fillRect(mRect.left(), mHeight - mLine, mRect.width(), mLine, mColours.gridStrong);
    fillColumn(painter, columnAt(mState.playback().position()), mColours.playhead);
}

void SoundStripPainter::paintText(QPainter &painter, const QRect &rect)
{
    const QString name = QFileInfo(mSound.note() ? mSound.note()->path : QString()).fileName();
    QString text;
    QColor colour = mColours.dimText;
    if (mSound.isReading()) {
        text = Words::tr("Reading “%1”… %2 %").arg(name).arg(mSound.progress() / 10);
    } else if (!mSound.fault().isEmpty()) {
        text = Words::tr("“%1” cannot be played: %2").arg(name, mSound.fault());
        colour = mColours.warning;
    } else if (mSound.clip() && soundIsOutside()) {
        text = Words::tr("The sound begins at %1, outside of the view.")
                   .arg(soundOffsetText(mSound.shownOffset()));
    }
    if (text.isEmpty())
        return;
    const QRect line = rect.adjusted(8, 0, -8, 0);
    painter.setPen(colour);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, line.width()));
    if (mSound.isReading())
        painter.fillRect(QRectF(0, rect.bottom() - 3, rect.width() * mSound.progress() / 1000.0, 3),
                         mColours.waveLoud);
}

bool SoundStripPainter::soundIsOutside() const
{
    const TimeScale &scale = mState.geometry().scale;
    const double begin = mSound.shownOffset();
    return scale.xOf(begin) >= mSize.width() || scale.xOf(soundEndFrame(*mSound.clip(), begin)) <= 0;
}

} // namespace furitsuke
