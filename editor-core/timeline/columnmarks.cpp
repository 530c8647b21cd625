// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/timeline/columnmarks.h"

#include <algorithm>
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

/// First row from `from` on whose frame is not before the given one; near ones are found soonest.
qsizetype seek(const QList<quint32> &frames, qsizetype from, qint64 frame)
{
    qsizetype stride = 1;
    qsizetype low = from;
    qsizetype high = from;
    while (high < frames.size() && qint64(frames[high]) < frame) {
        low = high + 1;
        high = qMin(high + stride, frames.size());
        stride *= 2;
    }
    return std::lower_bound(frames.begin() + low, frames.begin() + high, frame,
                            [](quint32 a, qint64 b) { return qint64(a) < b; }) -
           frames.begin();
}

} // namespace

int columnOf(const TimeScale &scale, qint64 frame)
{
    constexpr double limit = 1e9;
    return int(std::floor(qBound(-limit, scale.xOf(double(frame)) + 0.5, limit)));
}

void ColumnMarks::add(const QList<quint32> &frames, const RowSet &selected, const TimeScale &scale,
                      Keys which, qint64 shift)
{
    const int last = mFirst + int(mMarks.size()) - 1;
    qsizetype row = seek(frames, 0, firstFrameOf(scale, mFirst) - shift);
    qsizetype nextSelected = selected.next(row);
    while (row < frames.size()) {
        if (which == Keys::Selected) {
            if (nextSelected >= frames.size())
                break;
            row = nextSelected;
        }
        const int column = columnOf(scale, qint64(frames[row]) + shift);
        if (column > last)
            break;
        // Where a column is narrower than a frame, its one frame may still have several keys.
        qsizetype end = row + 1;
        if (end < frames.size() && columnOf(scale, qint64(frames[end]) + shift) == column)
            end = seek(frames, end, firstFrameOf(scale, column + 1) - shift);
        quint8 &mark = mMarks[column - mFirst];
        if (nextSelected < row)
            nextSelected = selected.next(row);
        const bool hasSelected = nextSelected < end;
        if (hasSelected && which != Keys::Unselected)
            mark |= selectedKey;
        if (which != Keys::Selected && (!hasSelected || selected.nextAbsent(row) < end))
            mark |= key;
        row = end;
        if (nextSelected < row)
            nextSelected = selected.next(row);
    }
}

void ColumnMarks::add(const FrameBitmap &frames, const TimeScale &scale, quint8 mark, qint64 shift)
{
    const int last = mFirst + int(mMarks.size()) - 1;
    qint64 frame = frames.next(qMax<qint64>(0, firstFrameOf(scale, mFirst) - shift));
    while (frame >= 0) {
        const int column = columnOf(scale, frame + shift);
        if (column > last)
            break;
        mMarks[column - mFirst] |= mark;
        frame = frames.next(qMax(frame + 1, firstFrameOf(scale, column + 1) - shift));
    }
}

} // namespace furitsuke
