// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/columnmarks.h"

#include "editor-core/timeline/seekrow.h"

#include <cmath>
#include <limits>

namespace furitsuke {

namespace {

/// The first frame that is drawn in a column or right of it.
qint64 firstFrameOf(const TimeScale &scale, int column)
{
    // Found from the same rounding that columnOf() does, so that both always agree.
    auto frame = qint64(std::ceil(qBound(-1e15, scale.frameAt(column - 0.5), 1e15)));
    while (columnOf(scale, frame) < column)
        ++frame;
    while (frame > std::numeric_limits<qint64>::min() / 4 && columnOf(scale, frame - 1) >= column)
        --frame;
    return frame;
}

/// First row from `from` on that a map takes to a column or right of it.
qsizetype seekColumn(const QList<quint32> &frames, qsizetype from, const TimeScale &scale,
                     const FrameMap &map, int column)
{
    if (!map.isScaled()) {
        const qint64 frame = firstFrameOf(scale, column) - map.shift;
        return seekRow(frames, from, [frame](quint32 f) { return qint64(f) < frame; });
    }
    return seekRow(frames, from, [&](quint32 f) { return columnOf(scale, map(f)) < column; });
}

} // namespace

int columnOf(const TimeScale &scale, qint64 frame)
{
    constexpr double limit = 1e9;
    return int(std::floor(qBound(-limit, scale.xOf(double(frame)) + 0.5, limit)));
}

void ColumnMarks::add(const QList<quint32> &frames, const RowSet &selected, const TimeScale &scale,
                      Keys which, const FrameMap &map, QList<Gap> *gaps)
{
    const auto isMarked = [&](qsizetype row) {
        return which == Keys::All || selected.contains(row) == (which == Keys::Selected);
    };
    const auto addGap = [&](qsizetype row, int first, int last) {
        if (gaps && row > 0 && row < frames.size() && isMarked(row - 1) && isMarked(row))
            gaps->append({row, qMax(first, mFirst), qMin(last, lastColumn())});
    };
    qsizetype row = seekColumn(frames, 0, scale, map, mFirst);
    qsizetype nextSelected = selected.next(row);
    int previous = mFirst - 1; // the column of the key before `row`
    while (row < frames.size()) {
        if (which == Keys::Selected) {
            if (nextSelected >= frames.size())
                return;
            row = nextSelected;
        }
        const int column = columnOf(scale, map(frames[row]));
        if (column > previous + 1 || column > lastColumn())
            addGap(row, previous, column);
        if (column > lastColumn())
            return;
        // Where a column is narrower than a frame, its one frame may still have several keys.
        qsizetype end = row + 1;
        if (end < frames.size() && columnOf(scale, map(frames[end])) == column)
            end = seekColumn(frames, end, scale, map, column + 1);
        quint8 &mark = mMarks[column - mFirst];
        const bool hasSelected = nextSelected < end;
        if (hasSelected && which != Keys::Unselected)
            mark |= selectedKey;
        if (which != Keys::Selected && (!hasSelected || selected.nextAbsent(row) < end))
            mark |= key;
        row = end;
        previous = column;
        if (nextSelected < row)
            nextSelected = selected.next(row);
    }
}

void ColumnMarks::addRows(const QList<quint32> &frames, const RowSet &rows, const TimeScale &scale,
                          quint8 mark, const FrameMap &map)
{
    qsizetype row = rows.next(seekColumn(frames, 0, scale, map, mFirst));
    while (row < frames.size()) {
        const int column = columnOf(scale, map(frames[row]));
        if (column > lastColumn())
            return;
        mMarks[column - mFirst] |= mark;
        row = rows.next(row + 1);
        if (row < frames.size() && columnOf(scale, map(frames[row])) == column)
            row = rows.next(seekColumn(frames, row, scale, map, column + 1));
    }
}

void ColumnMarks::add(const FrameBitmap &frames, const TimeScale &scale, quint8 mark, const FrameMap &map)
{
    qint64 frame = frames.next(qMax<qint64>(0, map.sourceOf(double(firstFrameOf(scale, mFirst)))));
    while (frame >= 0) {
        const int column = columnOf(scale, map(frame));
        if (column > lastColumn())
            break;
        if (column >= mFirst)
            mMarks[column - mFirst] |= mark;
        frame = frames.next(qMax(frame + 1, map.sourceOf(double(firstFrameOf(scale, column + 1)))));
    }
}

} // namespace furitsuke
