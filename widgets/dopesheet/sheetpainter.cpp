// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dopesheet/sheetpainter.h"

#include "editor-core/timeline/columnmarks.h"

#include <QPainter>

#include <cmath>

namespace furitsuke {

namespace {

/// The glyph's shape of each of a track's keys.
template <class Key>
KeyShape shapeOf(const KeyColumns<Key> &keys, qsizetype row)
{
    if constexpr (std::is_same_v<Key, BoneKey>)
        return keys.template column<&BoneKey::curves>()[row].isLinear() ? KeyShape::Linear : KeyShape::Eased;
    else if constexpr (std::is_same_v<Key, CameraKey>)
        return keys.template column<&CameraKey::curves>()[row].isLinear() ? KeyShape::Linear
                                                                          : KeyShape::Eased;
    else if constexpr (std::is_same_v<Key, StateKey> || std::is_same_v<Key, ShadowKey>)
        return KeyShape::Step;
    else
        return KeyShape::Linear;
}

} // namespace

SheetPainter::SheetPainter(const TimelineState &state, const SheetColours &colours, KeyGlyphs &glyphs)
    : mState(state)
    , mGeometry(state.geometry())
    , mColours(colours)
    , mGlyphs(glyphs)
    , mShift(state.tool().movePreview().frames)
    , mMoving(state.tool().state() == SheetTool::State::Move && mShift != 0)
{}

void SheetPainter::paint(QPainter &painter, const QRect &rect)
{
    painter.fillRect(rect, mColours.background);
    const double height = mGeometry.rowHeight;
    const auto count = mState.rows().visibleRows().size();
    const auto first = qMax<qsizetype>(0, qsizetype(std::floor((rect.top() + mGeometry.scrollY) / height)));
    const auto last =
        qMin<qsizetype>(count - 1, qsizetype(std::floor((rect.bottom() + mGeometry.scrollY) / height)));
    for (qsizetype row = first; row <= last; ++row) {
        const QRectF band(rect.left(), mGeometry.yOf(row), rect.width(), height);
        if (row == mState.currentRow())
            painter.fillRect(band, mColours.currentRow);
        else if (mState.rows().visibleRows()[row].isGroup)
            painter.fillRect(band, mColours.groupRow);
        else if (row % 2)
            painter.fillRect(band, mColours.alternate);
    }
    paintGrid(painter, rect);
    for (qsizetype row = first; row <= last; ++row)
        paintRow(painter, row, rect);
    painter.setPen(Qt::NoPen);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const auto fill = [&painter](const QList<QRectF> &rects, const QColor &colour) {
        painter.setBrush(colour);
        painter.drawRects(rects);
    };
    fill(mGroupRects, mColours.groupKey);
    fill(mKeyRects, mColours.key);
    fill(mSelectedRects, mColours.selected);
}

void SheetPainter::paintGrid(QPainter &painter, const QRect &rect)
{
    const TimeScale &scale = mGeometry.scale;
    const double start = scale.xOf(0);
    if (start > rect.left())
        painter.fillRect(QRectF(rect.left(), rect.top(), start - rect.left(), rect.height()),
                         mColours.beforeStart);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const auto lines = [&](qint64 step, const QColor &colour) {
        painter.setPen(colour);
        const auto first =
            qMax<qint64>(0, qint64(std::floor(scale.frameAt(rect.left()) / double(step))) * step);
        for (qint64 frame = first;; frame += step) {
            const int x = columnOf(scale, frame);
            if (x > rect.right())
                break;
            if (x >= rect.left())
                painter.drawLine(x, rect.top(), x, rect.bottom());
        }
    };
    const qint64 step = scale.tickStep(64);
    const qint64 fine = scale.tickStep(12);
    if (fine < step)
        lines(fine, mColours.grid);
    lines(step, mColours.gridStrong);
    // Under the keys: one that stands at the playhead must not vanish behind it.
    painter.fillRect(QRect(columnOf(scale, mState.document().playhead()), rect.top(), 1, rect.height()),
                     mColours.playhead);
}

void SheetPainter::paintRow(QPainter &painter, qsizetype index, const QRect &rect)
{
    const TimelineRow &row = mState.rows().visibleRows()[index];
    const double top = mGeometry.yOf(index);
    if (!mGeometry.scale.showsGlyphs())
        paintColumns(row, top, rect);
    else if (row.isGroup)
        paintGroupGlyphs(painter, row, top + mGeometry.rowHeight / 2.0, rect);
    else
        paintGlyphs(painter, row, top + mGeometry.rowHeight / 2.0, rect);
}

void SheetPainter::paintColumns(const TimelineRow &row, double top, const QRect &rect)
{
    const TimeScale &scale = mGeometry.scale;
    // A key is drawn up to three pixels wide where there is room, so columns beside the rectangle may reach
    // into it.
    const int growLeft = scale.pixelsPerFrame() >= 3 ? 1 : 0;
    const int growRight = scale.pixelsPerFrame() >= 1.5 ? 1 : 0;
    ColumnMarks marks(rect.left() - 2, rect.right() + 2);
    if (row.isGroup) {
        for (const int leaf : mState.rows().leafGroups(row.group)) {
            marks.add(mState.summary().keys(leaf), scale, ColumnMarks::key);
            marks.add(mState.summary().selected(leaf), scale, ColumnMarks::selectedKey, mMoving ? mShift : 0);
        }
    } else {
        const RowSet &selected = mState.document().selection().rows(row.track);
        mState.document().motion().visit(row.track, [&](const auto &keys) {
            if (mMoving && !selected.isEmpty()) {
                marks.add(keys.frames(), selected, scale, ColumnMarks::Keys::Unselected);
                marks.add(keys.frames(), selected, scale, ColumnMarks::Keys::Selected, mShift);
            } else {
                marks.add(keys.frames(), selected, scale);
            }
        });
    }
    const double inset = row.isGroup ? 0.36 : 0.22;
    const double y = std::floor(top + mGeometry.rowHeight * inset);
    const double h = std::ceil(mGeometry.rowHeight * (1 - 2 * inset));
    marks.forEachRun([&](int first, int last, quint8 mark) {
        const bool isSelected = mark & ColumnMarks::selectedKey;
        QList<QRectF> &rects = isSelected ? mSelectedRects : row.isGroup ? mGroupRects : mKeyRects;
        rects.append(QRectF(first - growLeft, y, last - first + 1 + growLeft + growRight, h));
    });
}

void SheetPainter::paintGlyphs(QPainter &painter, const TimelineRow &row, double middle, const QRect &rect)
{
    const TimeScale &scale = mGeometry.scale;
    const double half = mGlyphs.size() / 2.0;
    const auto first = qint64(std::floor(scale.frameAt(rect.left() - half)));
    const auto last = qint64(std::ceil(scale.frameAt(rect.right() + half)));
    const RowSet &selected = mState.document().selection().rows(row.track);
    mState.document().motion().visit(row.track, [&](const auto &keys) {
        const auto draw = [&](qsizetype key, bool isSelected, qint64 shift) {
            const double x = scale.xOf(double(qint64(keys.frames()[key]) + shift));
            painter.drawPixmap(QPointF(x - half, middle - half),
                               mGlyphs.glyph(shapeOf(keys, key), isSelected));
        };
        // Selected keys are drawn last, so that they lie above those that they pass.
        const qsizetype end = keys.upperBound(last);
        for (qsizetype key = keys.lowerBound(first); key < end; ++key) {
            if (!selected.contains(key))
                draw(key, false, 0);
        }
        const qint64 shift = mMoving ? mShift : 0;
        const qsizetype selectedEnd = keys.upperBound(last - shift);
        for (qsizetype key = selected.next(keys.lowerBound(first - shift)); key < selectedEnd;
             key = selected.next(key + 1))
            draw(key, true, shift);
    });
}

void SheetPainter::paintGroupGlyphs(QPainter &painter, const TimelineRow &row, double middle,
                                    const QRect &rect)
{
    const TimeScale &scale = mGeometry.scale;
    const double half = mGlyphs.size() / 2.0;
    const auto last = qint64(std::ceil(scale.frameAt(rect.right() + half)));
    const auto draw = [&](const FrameBitmap &frames, bool isSelected, qint64 shift) {
        const auto first = qMax<qint64>(0, qint64(std::floor(scale.frameAt(rect.left() - half))) - shift);
        for (qint64 frame = frames.next(first); frame >= 0 && frame + shift <= last;
             frame = frames.next(frame + 1)) {
            painter.drawPixmap(QPointF(scale.xOf(double(frame + shift)) - half, middle - half),
                               mGlyphs.glyph(KeyShape::Group, isSelected));
        }
    };
    for (const int leaf : mState.rows().leafGroups(row.group))
        draw(mState.summary().keys(leaf), false, 0);
    for (const int leaf : mState.rows().leafGroups(row.group))
        draw(mState.summary().selected(leaf), true, mMoving ? mShift : 0);
}

} // namespace furitsuke
