// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dopesheet/tracklistview.h"

#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <limits>

namespace furitsuke {

namespace {
constexpr int indentStep = 14;
constexpr int arrowSize = 16;
} // namespace

TrackListView::TrackListView(TimelineState &state, QWidget *parent)
    : QWidget(parent)
    , mState(state)
    , mColours(palette())
{
    setObjectName(QStringLiteral("trackList"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumWidth(110);
    setAccessibleName(tr("Track list"));
    for (auto signal : {&TimelineState::viewChanged, &TimelineState::rowsChanged})
        connect(&state, signal, this, qOverload<>(&QWidget::update));
    connect(&state, &TimelineState::keysChanged, this, [this] { update(); });
    connect(&state.document(), &MotionDocument::selectionChanged, this, qOverload<>(&QWidget::update));
}

QRect TrackListView::arrowRect(qsizetype row) const
{
    const SheetGeometry &geometry = mState.geometry();
    const int x = 4 + mState.rows().visibleRows()[row].depth * indentStep;
    return QRect(x, int(geometry.yOf(row)), arrowSize, geometry.rowHeight);
}

qsizetype TrackListView::keyCount(const TimelineRow &row) const
{
    qsizetype count = 0;
    for (const TrackRef track : mState.rows().tracksOf(row))
        count += mState.document().motion().keyCount(track);
    return count;
}

void TrackListView::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.fillRect(event->rect(), mColours.background);
    const SheetGeometry &geometry = mState.geometry();
    const QList<TimelineRow> &rows = mState.rows().visibleRows();
    const KeySelection &selection = mState.document().selection();
    const int height = geometry.rowHeight;
    const auto first = qMax<qsizetype>(0, qsizetype(geometry.scrollY) / height);
    QFont groupFont = font();
    groupFont.setBold(true);
    for (qsizetype i = first; i < rows.size() && geometry.yOf(i) < this->height(); ++i) {
        const TimelineRow &row = rows[i];
        const QRect band(0, int(geometry.yOf(i)), width(), height);
        if (i == mState.currentRow())
            painter.fillRect(band, mColours.currentRow);
        else if (row.isGroup)
            painter.fillRect(band, mColours.groupRow);
        else if (i % 2)
            painter.fillRect(band, mColours.alternate);

        const QRect arrow = arrowRect(i);
        if (row.isGroup) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(Qt::NoPen);
            painter.setBrush(mColours.dimText);
            const QPointF c = QRectF(arrow).center();
            const QPointF open[] = {c + QPointF(-4, -2), c + QPointF(4, -2), c + QPointF(0, 3)};
            const QPointF closed[] = {c + QPointF(-2, -4), c + QPointF(3, 0), c + QPointF(-2, 4)};
            painter.drawConvexPolygon(row.expanded ? open : closed, 3);
            painter.setRenderHint(QPainter::Antialiasing, false);
        }
        const qsizetype count = keyCount(row);
        const bool anySelected = [&] {
            for (const TrackRef track : mState.rows().tracksOf(row)) {
                if (!selection.rows(track).isEmpty())
                    return true;
            }
            return false;
        }();
        if (anySelected)
            painter.fillRect(QRect(width() - 3, band.top() + 2, 3, height - 4), mColours.selected);

        painter.setFont(font());
        painter.setPen(mColours.dimText);
        const QString number = QLocale().toString(count);
        const int numberWidth = fontMetrics().horizontalAdvance(number);
        painter.drawText(band.adjusted(0, 0, -8, 0), int(Qt::AlignRight) | int(Qt::AlignVCenter), number);

        painter.setFont(row.isGroup ? groupFont : font());
        painter.setPen(count > 0 ? mColours.text : mColours.dimText);
        QRect textRect = band;
        textRect.setLeft(arrow.right() + 2);
        textRect.setRight(width() - 14 - numberWidth);
        const QString label = painter.fontMetrics().elidedText(row.label, Qt::ElideRight, textRect.width());
        painter.drawText(textRect, int(Qt::AlignLeft) | int(Qt::AlignVCenter), label);
        const int used = painter.fontMetrics().horizontalAdvance(label) + 8;
        // The plain word beside MMD's name, where it says something else and there is room.
        if (!row.hint.isEmpty() && row.hint != row.label && textRect.width() - used > 30) {
            painter.setFont(font());
            painter.setPen(mColours.dimText);
            textRect.setLeft(textRect.left() + used);
            painter.drawText(textRect, int(Qt::AlignLeft) | int(Qt::AlignVCenter),
                             fontMetrics().elidedText(row.hint, Qt::ElideRight, textRect.width()));
        }
    }
    painter.setPen(mColours.gridStrong);
    painter.drawLine(width() - 1, 0, width() - 1, this->height());
}

void TrackListView::toggle(qsizetype row)
{
    const TimelineRow line = mState.rows().visibleRows()[row];
    if (line.isGroup)
        mState.setExpanded(line.group, !line.expanded);
}

void TrackListView::select(qsizetype row, Qt::KeyboardModifiers modifiers)
{
    const KeySelection keys =
        keysInFrames(mState.document().motion(), mState.rows().tracksOf(mState.rows().visibleRows()[row]), 0,
                     std::numeric_limits<quint32>::max());
    KeySelection selection = modifiers & (Qt::ShiftModifier | Qt::ControlModifier)
                                 ? mState.document().selection()
                                 : KeySelection();
    if (modifiers & Qt::ControlModifier)
        selection.toggle(keys);
    else
        selection.unite(keys);
    mState.document().setSelection(selection);
}

void TrackListView::mousePressEvent(QMouseEvent *event)
{
    const qsizetype row = mState.geometry().rowAt(event->position().y());
    if (event->button() != Qt::LeftButton || row < 0)
        return;
    if (mState.rows().visibleRows()[row].isGroup && arrowRect(row).contains(event->position().toPoint())) {
        toggle(row);
        return;
    }
    mState.setCurrentRow(row);
    if (event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier))
        select(row, event->modifiers());
}

void TrackListView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const qsizetype row = mState.geometry().rowAt(event->position().y());
    if (event->button() != Qt::LeftButton || row < 0)
        return;
    if (mState.rows().visibleRows()[row].isGroup && arrowRect(row).contains(event->position().toPoint()))
        toggle(row);
    else
        select(row, {});
}

void TrackListView::wheelEvent(QWheelEvent *event)
{
    mState.setScrollY(mState.geometry().scrollY -
                      event->angleDelta().y() * mState.geometry().rowHeight * 3 / 120.0);
    event->accept();
}

void TrackListView::keyPressEvent(QKeyEvent *event)
{
    const qsizetype row = mState.currentRow();
    const auto &rows = mState.rows().visibleRows();
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Plus:
    case Qt::Key_Minus:
        if (row >= 0 && rows[row].isGroup)
            toggle(row);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void TrackListView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        mColours = SheetColours(palette());
    else if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Track list"));
    QWidget::changeEvent(event);
}

bool TrackListView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const qsizetype row = mState.geometry().rowAt(help->pos().y());
    if (row < 0) {
        QToolTip::hideText();
        return true;
    }
    const TimelineRow &line = mState.rows().visibleRows()[row];
    QString text = line.hint.isEmpty() || line.hint == line.label
                       ? line.label
                       : line.label + QStringLiteral(" · ") + line.hint;
    text += QLatin1Char('\n') + tr("%n key(s). A double click selects them.", nullptr, int(keyCount(line)));
    QToolTip::showText(help->globalPos(), text, this);
    return true;
}

} // namespace furitsuke
