// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dopesheet/tracklistview.h"

#include "editor-core/document/trackverbs.h"
#include "widgets/common/focusframe.h"
#include "widgets/dopesheet/tracklistpainter.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <limits>

namespace furitsuke {

TrackListView::TrackListView(TimelineState &state, QWidget *parent)
    : QWidget(parent)
    , mState(state)
    , mColours(palette())
{
    setObjectName(QStringLiteral("trackList"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumWidth(110);
    setAccessibleName(tr("Track list"));
    const auto redraw = qOverload<>(&QWidget::update);
    connect(&state, &TimelineState::viewChanged, this, redraw);
    connect(&state, &TimelineState::rowsChanged, this, redraw);
    connect(&state, &TimelineState::keysChanged, this, redraw);
    connect(&state.document(), &MotionDocument::selectionChanged, this, redraw);
    connect(&state.document(), &MotionDocument::chosenTracksChanged, this, redraw);
}

QRect TrackListView::arrowRect(qsizetype row) const
{
    const SheetGeometry &geometry = mState.geometry();
    const TrackRowLayout layout{QRect(0, int(geometry.yOf(row)), width(), geometry.rowHeight)};
    return layout.arrow(mState.rows().visibleRows()[row].depth);
}

QRect TrackListView::switchRect(qsizetype row, TrackSwitch which) const
{
    const SheetGeometry &geometry = mState.geometry();
    const TrackRowLayout layout{QRect(0, int(geometry.yOf(row)), width(), geometry.rowHeight)};
    return layout.switchAt(int(which));
}

bool TrackListView::isChosen(const TimelineRow &row) const
{
    const QList<TrackRef> chosen = mState.document().chosenTracks();
    const QList<TrackRef> tracks = mState.rows().tracksOf(row);
    return !tracks.isEmpty() && std::all_of(tracks.begin(), tracks.end(),
                                            [&chosen](TrackRef track) { return chosen.contains(track); });
}

void TrackListView::enter()
{
    setFocus(Qt::ShortcutFocusReason);
    const QList<TimelineRow> &rows = mState.rows().visibleRows();
    if (mState.currentRow() >= 0 || rows.isEmpty())
        return;
    // The first track rather than the group above it.
    const auto track =
        std::find_if(rows.begin(), rows.end(), [](const TimelineRow &row) { return !row.isGroup; });
    moveTo(track == rows.end() ? 0 : track - rows.begin(), {});
}

void TrackListView::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    TrackListPainter(*this, mState, mColours, mHovered).paint(painter, event->rect());
    if (hasFocus())
        drawFocusFrame(painter, rect(), mColours);
    if (!mState.rows().visibleRows().isEmpty())
        return;
    painter.setPen(mColours.dimText);
    painter.drawText(rect().adjusted(12, 12, -12, -12),
                     int(Qt::AlignHCenter) | int(Qt::AlignTop) | int(Qt::TextWordWrap),
                     tr("No track is listed. Click here to list all."));
}

TrackListView::Press TrackListView::pressAt(QPoint point) const
{
    Press press;
    press.row = mState.geometry().rowAt(point.y());
    if (press.row < 0)
        return press;
    press.arrow = mState.rows().visibleRows()[press.row].isGroup && arrowRect(press.row).contains(point);
    for (int i = 0; i < trackSwitchCount; ++i) {
        if (switchRect(press.row, TrackSwitch(i)).contains(point))
            press.onSwitch = TrackSwitch(i);
    }
    return press;
}

void TrackListView::setExpanded(qsizetype row, bool expanded)
{
    const TimelineRow line = mState.rows().visibleRows()[row];
    if (line.isGroup && line.expanded != expanded)
        mState.setExpanded(line.group, expanded);
}

void TrackListView::setSwitch(qsizetype row, TrackSwitch which)
{
    const TimelineRow line = mState.rows().visibleRows()[row];
    changeLooks(mState.document(), mState.rows().tracksOf(line), [&line, which](TrackLook &look) {
        if (which == TrackSwitch::Lock)
            look.locked = !line.look.locked;
        else if (which == TrackSwitch::Hide)
            look.hidden = !line.look.hidden;
        else
            look.solo = !line.look.solo;
    });
}

void TrackListView::selectKeys(qsizetype row, Qt::KeyboardModifiers modifiers)
{
    const KeySelection keys =
        keysInFrames(mState.document().motion(), mState.rows().tracksOf(mState.rows().visibleRows()[row]), 0,
                     std::numeric_limits<quint32>::max());
    KeySelection selection = modifiers & (Qt::ShiftModifier | Qt::ControlModifier)
                                 ? mState.document().selection()
                                 : KeySelection();
    selection.unite(keys);
    mState.document().setSelection(selection);
}

qsizetype TrackListView::anchorRow() const
{
    const QList<TimelineRow> &rows = mState.rows().visibleRows();
    for (qsizetype i = 0; mAnchor && i < rows.size(); ++i) {
        if (rows[i].isSameLine(*mAnchor))
            return i;
    }
    return mState.currentRow();
}

void TrackListView::choose(qsizetype row, Qt::KeyboardModifiers modifiers)
{
    const QList<TimelineRow> &rows = mState.rows().visibleRows();
    QList<TrackRef> tracks;
    const qsizetype anchor = anchorRow();
    if (modifiers & Qt::ShiftModifier && anchor >= 0) {
        for (qsizetype i = qMin(anchor, row); i <= qMax(anchor, row); ++i)
            tracks.append(mState.rows().tracksOf(rows[i]));
    } else {
        tracks = mState.rows().tracksOf(rows[row]);
        mAnchor = rows[row];
    }
    QList<TrackRef> chosen;
    if (modifiers & Qt::ControlModifier) {
        chosen = mState.document().chosenTracks();
        if (!(modifiers & Qt::ShiftModifier) && isChosen(rows[row])) {
            chosen.removeIf([&tracks](TrackRef track) { return tracks.contains(track); });
            tracks.clear();
        }
    }
    chosen += tracks;
    // A group and its tracks are the same tracks.
    std::sort(chosen.begin(), chosen.end());
    chosen.erase(std::unique(chosen.begin(), chosen.end()), chosen.end());
    mState.document().setChosenTracks(chosen);
}

void TrackListView::moveTo(qsizetype row, Qt::KeyboardModifiers modifiers)
{
    const qsizetype count = mState.rows().visibleRows().size();
    if (count == 0)
        return;
    row = qBound<qsizetype>(0, row, count - 1);
    // Where Shift begins, the row that was current is the other end.
    choose(row, modifiers);
    mState.setCurrentRow(row);
    mState.showRow(row);
}

void TrackListView::mousePressEvent(QMouseEvent *event)
{
    if (mState.rows().visibleRows().isEmpty()) {
        listAll();
        return;
    }
    const Press press = pressAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || press.row < 0)
        return;
    if (press.arrow) {
        setExpanded(press.row, !mState.rows().visibleRows()[press.row].expanded);
    } else if (press.onSwitch) {
        setSwitch(press.row, *press.onSwitch);
    } else {
        choose(press.row, event->modifiers());
        mState.setCurrentRow(press.row);
    }
}

void TrackListView::mouseMoveEvent(QMouseEvent *event)
{
    setHovered(mState.geometry().rowAt(event->position().y()));
}

void TrackListView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const Press press = pressAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || press.row < 0)
        return;
    if (press.arrow || press.onSwitch)
        mousePressEvent(event);
    else
        selectKeys(press.row, event->modifiers());
}

void TrackListView::contextMenuEvent(QContextMenuEvent *event)
{
    QPoint at = event->globalPos();
    if (event->reason() == QContextMenuEvent::Mouse) {
        const qsizetype row = mState.geometry().rowAt(event->pos().y());
        if (row >= 0) {
            if (!isChosen(mState.rows().visibleRows()[row]))
                choose(row, {});
            mState.setCurrentRow(row);
        }
    } else if (mState.currentRow() >= 0) {
        at = mapToGlobal(arrowRect(mState.currentRow()).bottomRight());
    }
    Q_EMIT menuRequested(at);
}

void TrackListView::wheelEvent(QWheelEvent *event)
{
    mState.setScrollY(mState.geometry().scrollY -
                      event->angleDelta().y() * mState.geometry().rowHeight * 3 / 120.0);
    setHovered(mState.geometry().rowAt(event->position().y()));
    event->accept();
}

void TrackListView::keyPressEvent(QKeyEvent *event)
{
    const qsizetype row = mState.currentRow();
    switch (event->key()) {
    case Qt::Key_Up:
        moveTo(row < 0 ? 0 : row - 1, event->modifiers() & Qt::ShiftModifier);
        return;
    case Qt::Key_Down:
        moveTo(row + 1, event->modifiers() & Qt::ShiftModifier);
        return;
    case Qt::Key_Plus:
    case Qt::Key_Minus:
        if (row >= 0)
            setExpanded(row, event->key() == Qt::Key_Plus);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void TrackListView::setHovered(qsizetype row)
{
    if (row == mHovered)
        return;
    mHovered = row;
    update();
}

void TrackListView::leaveEvent(QEvent *)
{
    setHovered(-1);
}

void TrackListView::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void TrackListView::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void TrackListView::listAll()
{
    MotionDocument &document = mState.document();
    document.setTrackListing(document.trackListing().unfiltered());
    if (!mState.rows().visibleRows().isEmpty())
        return;
    TrackListing listing = document.trackListing();
    listing.showHidden = true;
    document.setTrackListing(listing);
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
    if (event->type() == QEvent::ShortcutOverride) {
        // Here the arrows choose tracks; the timeline's actions of these keys only move.
        const auto *key = static_cast<QKeyEvent *>(event);
        const Qt::KeyboardModifiers modifiers = key->modifiers() & ~Qt::KeypadModifier;
        const bool arrow = key->key() == Qt::Key_Up || key->key() == Qt::Key_Down;
        const bool sign = key->key() == Qt::Key_Plus || key->key() == Qt::Key_Minus;
        if ((arrow || sign) && (modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier)) {
            event->accept();
            return true;
        }
    }
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QString text = toolTipAt(help->pos());
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), text, this);
    return true;
}

QString TrackListView::toolTipAt(QPoint point) const
{
    const Press press = pressAt(point);
    if (press.row < 0)
        return {};
    const TimelineRow &row = mState.rows().visibleRows()[press.row];
    if (press.onSwitch) {
        switch (*press.onSwitch) {
        case TrackSwitch::Lock:
            return row.look.locked ? tr("Locked: its keys cannot be selected or changed. Click to unlock.")
                                   : tr("Lock: its keys cannot be selected or changed.");
        case TrackSwitch::Hide:
            return row.look.hidden ? tr("Hidden. Click to list it again.") : tr("Hide from the list.");
        case TrackSwitch::Solo:
            return row.look.solo ? tr("Listed alone. Click to list the others again.")
                                 : tr("List alone, with others that are marked so.");
        }
    }
    QString text = row.hint.isEmpty() || row.hint == row.label ? row.label
                                                               : row.label + QStringLiteral(" · ") + row.hint;
    qsizetype keys = 0;
    for (const TrackRef track : mState.rows().tracksOf(row))
        keys += mState.document().motion().keyCount(track);
    text += QLatin1Char('\n') + tr("%n key(s). A double click selects them.", nullptr, int(keys));
    if (row.notInModel)
        text += QLatin1Char('\n') + tr("The model has nothing of this name; its keys are kept.");
    if (row.ambiguous)
        text +=
            QLatin1Char('\n') + tr("The model has several of this name after byte 15; MMD moves the first.");
    return text;
}

} // namespace furitsuke
