// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dopesheet/tracklistpainter.h"

#include "widgets/dopesheet/trackicons.h"

#include <QLocale>
#include <QPainter>
#include <QWidget>

namespace furitsuke {

namespace {

constexpr int stripWidth = 3;  ///< of the marks at both edges
constexpr int chosenWidth = 4; ///< of the bar of a chosen row, of which the focus frame covers half
constexpr int left = 10;       ///< where arrows of the outermost rows begin

QSet<TrackRef> chosenOf(const MotionDocument &document)
{
    const QList<TrackRef> chosen = document.chosenTracks();
    return QSet<TrackRef>(chosen.begin(), chosen.end());
}

} // namespace

QRect TrackRowLayout::arrow(int depth) const
{
    return QRect(left + depth * indentStep, band.top(), arrowSize, band.height());
}

QRect TrackRowLayout::switchAt(int index) const
{
    const int right = band.right() - rightMargin - (trackSwitchCount - 1 - index) * switchSize;
    return QRect(right - switchSize + 1, band.top(), switchSize, band.height());
}

TrackListPainter::TrackListPainter(const QWidget &widget, const TimelineState &state,
                                   const SheetColours &colours, qsizetype hovered)
    : mWidget(widget)
    , mState(state)
    , mColours(colours)
    , mChosen(chosenOf(state.document()))
    , mHovered(hovered)
{}

bool TrackListPainter::isChosen(const TimelineRow &row) const
{
    if (mChosen.isEmpty())
        return false;
    const QList<TrackRef> tracks = mState.rows().tracksOf(row);
    return std::all_of(tracks.begin(), tracks.end(),
                       [this](TrackRef track) { return mChosen.contains(track); });
}

void TrackListPainter::paint(QPainter &painter, const QRect &rect)
{
    painter.fillRect(rect, mColours.background);
    const SheetGeometry &geometry = mState.geometry();
    const auto first = qMax<qsizetype>(0, qsizetype(geometry.scrollY) / geometry.rowHeight);
    const qsizetype count = mState.rows().visibleRows().size();
    for (qsizetype i = first; i < count && geometry.yOf(i) < mWidget.height(); ++i)
        paintRow(painter, i);
    painter.setPen(mColours.gridStrong);
    painter.drawLine(mWidget.width() - 1, 0, mWidget.width() - 1, mWidget.height());
}

void TrackListPainter::paintRow(QPainter &painter, qsizetype index)
{
    const TimelineRow &row = mState.rows().visibleRows()[index];
    const QRect band(0, int(mState.geometry().yOf(index)), mWidget.width(), mState.geometry().rowHeight);
    const TrackRowLayout layout{band};
    qsizetype count = 0;
    bool anySelected = false;
    for (const TrackRef track : mState.rows().tracksOf(row)) {
        count += mState.document().motion().keyCount(track);
        anySelected = anySelected || !mState.document().selection().rows(track).isEmpty();
    }
    paintBackground(painter, row, index, band);
    if (row.isGroup)
        paintArrow(painter, row, layout.arrow(row.depth));
    if (anySelected)
        painter.fillRect(QRect(band.right() - stripWidth, band.top() + 2, stripWidth, band.height() - 4),
                         mColours.selected);
    QRect text = band;
    text.setLeft(layout.arrow(row.depth).right() + 2);
    text.setRight(paintRight(painter, row, index, band, count));
    paintText(painter, row, text, count);
}

void TrackListPainter::paintBackground(QPainter &painter, const TimelineRow &row, qsizetype index,
                                       const QRect &band)
{
    const bool current = index == mState.currentRow();
    const bool chosen = isChosen(row);
    if (chosen)
        painter.fillRect(band, mColours.chosenRow);
    else if (current)
        painter.fillRect(band, mColours.currentRow);
    else if (row.isGroup)
        painter.fillRect(band, mColours.groupRow);
    else if (index % 2)
        painter.fillRect(band, mColours.alternate);
    if (chosen)
        painter.fillRect(QRect(0, band.top(), chosenWidth, band.height()), mColours.box);
    if (row.look.colour != 0)
        painter.fillRect(QRect(chosenWidth + 1, band.top() + 1, stripWidth, band.height() - 2),
                         QColor(row.look.colour));
    if (!current)
        return;
    // The row that keys act on; a strong frame where they come here.
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(mWidget.hasFocus() ? mColours.box : mColours.dimText, 1));
    const QRect frame = band.adjusted(0, 0, -1, -1);
    painter.drawRect(frame);
    if (mWidget.hasFocus())
        painter.drawRect(frame.adjusted(1, 1, -1, -1));
}

void TrackListPainter::paintArrow(QPainter &painter, const TimelineRow &row, const QRect &rect)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mColours.dimText);
    const QPointF c = QRectF(rect).center();
    const QPointF open[] = {c + QPointF(-4, -2), c + QPointF(4, -2), c + QPointF(0, 3)};
    const QPointF closed[] = {c + QPointF(-2, -4), c + QPointF(3, 0), c + QPointF(-2, 4)};
    painter.drawConvexPolygon(row.expanded ? open : closed, 3);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

int TrackListPainter::paintRight(QPainter &painter, const TimelineRow &row, qsizetype index,
                                 const QRect &band, qsizetype keyCount)
{
    const TrackRowLayout layout{band};
    const bool hovered = index == mHovered;
    const bool set[] = {row.look.locked, row.look.hidden, row.look.solo};
    int end = band.right() - TrackRowLayout::rightMargin;
    for (int i = trackSwitchCount - 1; i >= 0; --i) {
        if (!set[i] && !hovered)
            continue;
        const QRect rect = layout.switchAt(i);
        drawTrackSwitch(painter, QRectF(rect).adjusted(2, 2, -2, -2), TrackSwitch(i), set[i],
                        set[i] ? mColours.text : mColours.dimText);
        end = rect.left() - 2;
    }
    // Under the pointer the switches take the number's place; the tool tip has it.
    if (hovered)
        return end - 4;
    painter.setFont(mWidget.font());
    painter.setPen(mColours.dimText);
    const QString number = QLocale().toString(keyCount);
    painter.drawText(QRect(band.left(), band.top(), end - band.left(), band.height()),
                     int(Qt::AlignRight) | int(Qt::AlignVCenter), number);
    return end - mWidget.fontMetrics().horizontalAdvance(number) - 6;
}

void TrackListPainter::paintText(QPainter &painter, const TimelineRow &row, const QRect &rect,
                                 qsizetype keyCount)
{
    QRect place = rect;
    if (row.notInModel || row.ambiguous) {
        const QRect mark(place.left(), place.top(), place.height() - 4, place.height());
        drawAttention(painter, QRectF(mark).adjusted(2, 3, -2, -3), mColours.warning);
        place.setLeft(mark.right() + 2);
    }
    QFont labelFont = mWidget.font();
    labelFont.setBold(row.isGroup);
    labelFont.setItalic(row.notInModel);
    painter.setFont(labelFont);
    const bool dim = keyCount == 0 || row.look.locked || row.look.hidden;
    painter.setPen(dim ? mColours.dimText : mColours.text);
    const QString label = painter.fontMetrics().elidedText(row.label, Qt::ElideRight, place.width());
    painter.drawText(place, int(Qt::AlignLeft) | int(Qt::AlignVCenter), label);
    const int used = painter.fontMetrics().horizontalAdvance(label) + 8;
    // The plain word beside MMD's name, where it says something else and there is room.
    if (row.hint.isEmpty() || row.hint == row.label || place.width() - used <= 30)
        return;
    painter.setFont(mWidget.font());
    painter.setPen(mColours.dimText);
    place.setLeft(place.left() + used);
    painter.drawText(place, int(Qt::AlignLeft) | int(Qt::AlignVCenter),
                     mWidget.fontMetrics().elidedText(row.hint, Qt::ElideRight, place.width()));
}

} // namespace furitsuke
