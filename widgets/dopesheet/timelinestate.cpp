// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dopesheet/timelinestate.h"

namespace furitsuke {

TimelineState::TimelineState(MotionDocument &document, QObject *parent)
    : QObject(parent)
    , mDocument(document)
    , mTool(document)
{
    mGeometry.rows = &mRows;
    takeChange(MotionChange::everything());
    connect(&document, &MotionDocument::changed, this, &TimelineState::takeChange);
    connect(&document, &MotionDocument::selectionChanged, this,
            [this] { mSummary.updateSelection(mDocument.motion(), mRows, mDocument.selection()); });
}

void TimelineState::takeChange(const MotionChange &change)
{
    // Whoever changed the motion, the keys that a gesture holds are not the same rows any more.
    mTool.abandon();
    if (change.tracks) {
        mRows.rebuild(mDocument);
        mSummary.rebuild(mDocument.motion(), mRows);
        mSummary.updateSelection(mDocument.motion(), mRows, mDocument.selection());
        mCurrentRow = qMin(mCurrentRow, mRows.visibleRows().size() - 1);
        Q_EMIT rowsChanged();
    } else {
        mSummary.update(mDocument.motion(), mRows, change.spans);
        // The same rows may be selected as before, yet stand at other frames.
        mSummary.updateSelection(mDocument.motion(), mRows, mDocument.selection());
        Q_EMIT keysChanged(change.spans);
    }
}

void TimelineState::setCurrentRow(qsizetype row)
{
    row = qBound<qsizetype>(-1, row, mRows.visibleRows().size() - 1);
    if (row == mCurrentRow)
        return;
    mCurrentRow = row;
    Q_EMIT viewChanged();
}

void TimelineState::setSheetSize(double width, double height)
{
    if (width == mGeometry.width && height == mGeometry.height)
        return;
    mGeometry.width = width;
    mGeometry.height = height;
    mGeometry.scrollY = qMin(mGeometry.scrollY, largestScrollY());
    Q_EMIT viewChanged();
}

void TimelineState::retranslate()
{
    mRows.rebuild(mDocument);
    Q_EMIT rowsChanged();
}

void TimelineState::setRowHeight(int height)
{
    mGeometry.rowHeight = height;
    Q_EMIT viewChanged();
}

void TimelineState::setScale(const TimeScale &scale)
{
    if (scale == mGeometry.scale)
        return;
    mGeometry.scale = scale;
    Q_EMIT viewChanged();
}

void TimelineState::zoomAt(double x, double factor)
{
    TimeScale scale = mGeometry.scale;
    // Farther out than a quarter of the view for all keys there is nothing more to see.
    const double frames = qMax<double>(300, mDocument.motion().lastFrame());
    const double smallest = qMin(scale.pixelsPerFrame(), mGeometry.width / 4 / frames);
    scale.zoomAt(x, qMax(factor, smallest / scale.pixelsPerFrame()));
    setScale(scale);
}

void TimelineState::pan(double pixels)
{
    TimeScale scale = mGeometry.scale;
    scale.pan(pixels);
    setScale(scale);
}

double TimelineState::largestScrollY() const
{
    return qMax(0.0, mGeometry.contentHeight() - mGeometry.height);
}

void TimelineState::setScrollY(double y)
{
    y = qBound(0.0, y, largestScrollY());
    if (y == mGeometry.scrollY)
        return;
    mGeometry.scrollY = y;
    Q_EMIT viewChanged();
}

void TimelineState::setExpanded(int group, bool expanded)
{
    mTool.abandon();
    const bool hasCurrent = mCurrentRow >= 0 && mCurrentRow < mRows.visibleRows().size();
    const TimelineRow current = hasCurrent ? mRows.visibleRows()[mCurrentRow] : TimelineRow();
    mRows.setExpanded(group, expanded);
    if (hasCurrent) {
        mCurrentRow = -1;
        for (qsizetype i = 0; i < mRows.visibleRows().size(); ++i) {
            const TimelineRow &row = mRows.visibleRows()[i];
            if (row.isGroup == current.isGroup && row.group == current.group && row.track == current.track)
                mCurrentRow = i;
        }
    }
    setScrollY(mGeometry.scrollY);
    Q_EMIT rowsChanged();
}

void TimelineState::setAllExpanded(bool expanded)
{
    for (const int group : mRows.allLeafGroups())
        mRows.setExpanded(group, expanded);
    mRows.setExpanded(TrackRows::allBonesGroup, true);
    mCurrentRow = -1;
    setScrollY(mGeometry.scrollY);
    Q_EMIT rowsChanged();
}

void TimelineState::fitAll()
{
    TimeScale scale = mGeometry.scale;
    scale.fit(0, qMax<double>(30, mDocument.motion().lastFrame()), mGeometry.width);
    setScale(scale);
    setScrollY(0);
}

void TimelineState::fitSelection()
{
    const auto [first, last] = mDocument.selection().frameSpan(mDocument.motion());
    if (last < first) {
        fitAll();
        return;
    }
    TimeScale scale = mGeometry.scale;
    scale.fit(double(first), double(qMax(last, first + 5)), mGeometry.width, 48);
    setScale(scale);
}

void TimelineState::showFrame(qint64 frame)
{
    TimeScale scale = mGeometry.scale;
    if (scale.ensureVisible(double(frame), mGeometry.width))
        setScale(scale);
}

void TimelineState::showRow(qsizetype row)
{
    if (row < 0)
        return;
    const double y = mGeometry.yOf(row);
    if (y < 0)
        setScrollY(mGeometry.scrollY + y);
    else if (y + mGeometry.rowHeight > mGeometry.height)
        setScrollY(mGeometry.scrollY + y + mGeometry.rowHeight - mGeometry.height);
}

void TimelineState::revealKey(TrackRef track, qint64 frame)
{
    const int group = mRows.groupOf(track);
    if (group >= 0 && !mRows.isExpanded(group))
        setExpanded(group, true);
    if (track.kind == TrackKind::Bone && !mRows.isExpanded(TrackRows::allBonesGroup))
        setExpanded(TrackRows::allBonesGroup, true);
    mDocument.setSelection(keysInFrames(mDocument.motion(), {track}, frame, frame));
    setCurrentRow(mRows.rowOf(track));
    showRow(mRows.rowOf(track));
    showFrame(frame);
    mDocument.setPlayhead(frame);
}

} // namespace furitsuke
