// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dopesheet/timelinestate.h"

#include "editor-core/timeline/waveform.h"

#include <cmath>

namespace furitsuke {

TimelineState::TimelineState(MotionDocument &document, QObject *parent)
    : QObject(parent)
    , mDocument(document)
    , mTool(document)
    , mPlayback(document)
    , mRulerTool(document, mPlayback)
    , mSound(document)
    , mSoundTool(document, mSound)
{
    mGeometry.rows = &mRows;
    takeChange(MotionChange::everything());
    connect(&document, &MotionDocument::changed, this, &TimelineState::takeChange);
    connect(&document, &MotionDocument::selectionChanged, this, [this] {
        mSummary.updateSelection(mDocument.motion(), mRows, mDocument.selection());
        updateRowsForSelection();
    });
    mAfterGesture.setInterval(30);
    mAfterGesture.setSingleShot(true);
    connect(&mAfterGesture, &QTimer::timeout, this, &TimelineState::updateRowsForSelection);
    connect(&document, &MotionDocument::trackLooksChanged, this, &TimelineState::updateRows);
    connect(&document, &MotionDocument::trackListingChanged, this, [this] {
        mRows.setListing(mDocument.trackListing());
        updateRows();
    });
    connect(&document, &MotionDocument::touchedTracksChanged, this, [this] {
        if (mRows.listing().touched)
            updateRows();
    });
    connect(&document, &MotionDocument::modelOutlineChanged, this, &TimelineState::rebuildRows);
    connect(&document, &MotionDocument::timeNotesChanged, this, [this] {
        mRulerTool.abandon();
        Q_EMIT marksChanged();
    });
    connect(&mPlayback, &PlaybackClock::settingsChanged, this, [this] {
        const std::optional<FrameRange> &range = mPlayback.range();
        DragSettings settings = mTool.dragSettings();
        settings.rangeEnds = range ? QList<qint64>{range->first, range->last} : QList<qint64>();
        mTool.setDragSettings(settings);
        Q_EMIT marksChanged();
    });
    connect(&mPlayback, &PlaybackClock::positionChanged, this, &TimelineState::followPlayback);
    connect(&mSound, &SoundTrack::changed, this, [this] {
        const bool sounds = mSound.note() && mSound.clip();
        const double end = sounds ? soundEndFrame(*mSound.clip(), mSound.note()->offset) : 0;
        mPlayback.setSoundEnd(qint64(std::floor(qBound(0.0, end, double(FrameRange::latest)))));
    });
    connect(&mPlayback, &PlaybackClock::stateChanged, this, [this](bool playing) {
        // Whoever starts it wants to see it.
        if (playing && mFollowing && !isInView(mPlayback.position()))
            showFrame(qint64(mPlayback.position()));
    });
}

TimelineRow TimelineState::currentLine() const
{
    const bool is = mCurrentRow >= 0 && mCurrentRow < mRows.visibleRows().size();
    return is ? mRows.visibleRows()[mCurrentRow] : TimelineRow();
}

void TimelineState::showRows(const TimelineRow &current)
{
    if (mCurrentRow >= 0) {
        const QList<TimelineRow> &rows = mRows.visibleRows();
        const auto same = std::find_if(
            rows.begin(), rows.end(), [&current](const TimelineRow &row) { return row.isSameLine(current); });
        mCurrentRow = same == rows.end() ? -1 : same - rows.begin();
    }
    mSelectedTracks = mDocument.selection().tracks();
    mGeometry.scrollY = qBound(0.0, mGeometry.scrollY, largestScrollY());
    Q_EMIT rowsChanged();
}

void TimelineState::rebuildRows()
{
    mTool.abandon();
    const TimelineRow current = currentLine();
    mRows.setListing(mDocument.trackListing());
    mRows.rebuild(mDocument);
    mSummary.rebuild(mDocument.motion(), mRows);
    mSummary.updateSelection(mDocument.motion(), mRows, mDocument.selection());
    showRows(current);
}

void TimelineState::updateRows()
{
    const TimelineRow current = currentLine();
    if (!mRows.update(mDocument))
        return;
    // A gesture knows rows by their place.
    mTool.abandon();
    mSummary.updateListed(mDocument.motion(), mRows);
    mSummary.updateSelection(mDocument.motion(), mRows, mDocument.selection());
    showRows(current);
}

void TimelineState::updateRowsForSelection()
{
    if (!mRows.listing().withSelectedKeys || mDocument.selection().tracks() == mSelectedTracks)
        return;
    // Not under the pointer of somebody who is selecting.
    if (mTool.isActive()) {
        mAfterGesture.start();
        return;
    }
    updateRows();
    mSelectedTracks = mDocument.selection().tracks();
}

void TimelineState::takeChange(const MotionChange &change)
{
    // Whoever changed the motion, the keys that a gesture holds are not the same rows any more.
    mTool.abandon();
    if (change.tracks) {
        rebuildRows();
    } else {
        mSummary.update(mDocument.motion(), mRows, change.spans);
        // The same rows may be selected as before, yet stand at other frames.
        mSummary.updateSelection(mDocument.motion(), mRows, mDocument.selection());
        Q_EMIT keysChanged(change.spans);
        if (mRows.listing().withKeys || mRows.listing().withSelectedKeys)
            updateRows();
    }
}

void TimelineState::setShape(SheetTool::Shape shape)
{
    if (shape == mTool.shape())
        return;
    mTool.setShape(shape);
    Q_EMIT toolChanged();
}

void TimelineState::setSnapping(bool snapping)
{
    if (snapping == isSnapping())
        return;
    DragSettings settings = mTool.dragSettings();
    settings.snapping = snapping;
    mTool.setDragSettings(settings);
    Q_EMIT toolChanged();
}

void TimelineState::setTimeDisplay(TimeDisplay display)
{
    if (display == mTimeDisplay)
        return;
    mTimeDisplay = display;
    Q_EMIT marksChanged();
}

void TimelineState::setCurrentRow(qsizetype row)
{
    row = qBound<qsizetype>(-1, row, mRows.visibleRows().size() - 1);
    if (row == mCurrentRow)
        return;
    mCurrentRow = row;
    Q_EMIT currentRowChanged();
    Q_EMIT viewChanged();
}

void TimelineState::setSheetSize(double width, double height)
{
    if (width == mGeometry.width && height == mGeometry.height)
        return;
    const bool showedPlayhead = isInView(double(mDocument.playhead()));
    mGeometry.width = width;
    mGeometry.height = height;
    mGeometry.scrollY = qMin(mGeometry.scrollY, largestScrollY());
    // What somebody works at does not leave a window that gets narrower.
    if (showedPlayhead && !isInView(double(mDocument.playhead())))
        mGeometry.scale.ensureVisible(double(mDocument.playhead()), width);
    Q_EMIT viewChanged();
}

void TimelineState::retranslate()
{
    rebuildRows();
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
    mPlayheadInView = isInView(mPlayback.position());
    Q_EMIT viewChanged();
}

void TimelineState::zoomAt(double x, double factor)
{
    TimeScale scale = mGeometry.scale;
    // Farther out than a quarter of the view for all keys there is nothing more to see.
    const double frames = double(qMax<qint64>(300, lastFrame()));
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
    const TimelineRow current = currentLine();
    mRows.setExpanded(group, expanded);
    showRows(current);
    mDocument.setTrackListing(mRows.listing());
}

void TimelineState::setAllExpanded(bool expanded)
{
    mTool.abandon();
    const TimelineRow current = currentLine();
    for (const int group : mRows.groupsWithTracks())
        mRows.setExpanded(group, expanded);
    mRows.setExpanded(TrackRows::allBonesGroup, true);
    showRows(current);
    mDocument.setTrackListing(mRows.listing());
}

void TimelineState::listTrack(TrackRef track)
{
    if (mRows.isListed(track))
        return;
    mDocument.setTrackListing(mDocument.trackListing().unfiltered());
    if (mRows.isListed(track))
        return;
    TrackLook look = mDocument.trackLook(track);
    look.hidden = false;
    mDocument.setTrackLook(track, look);
    if (!mRows.isListed(track)) {
        // Others are shown alone; then so is this one.
        look.solo = true;
        mDocument.setTrackLook(track, look);
    }
}

void TimelineState::fitAll()
{
    TimeScale scale = mGeometry.scale;
    // A sound is mostly longer than the motion that is being made for it: it counts where nothing else does.
    const qint64 lastKey = mDocument.motion().lastFrame();
    scale.fit(0, double(qMax<qint64>(30, lastKey > 0 ? lastKey : lastFrame())), mGeometry.width);
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

bool TimelineState::isInView(double frame) const
{
    const double x = mGeometry.scale.xOf(frame);
    return x >= 0 && x < mGeometry.width;
}

void TimelineState::followPlayback(double frame)
{
    const bool inView = isInView(frame);
    const bool left = mPlayheadInView && !inView;
    mPlayheadInView = inView;
    // Nothing moves away under a hand that drags something.
    if (!left || !mFollowing || !mPlayback.isPlaying() || mTool.isActive() || mRulerTool.isActive())
        return;
    constexpr double margin = 24;
    TimeScale scale = mGeometry.scale;
    scale.setLeftFrame(frame - margin / scale.pixelsPerFrame());
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

void TimelineState::showTrack(TrackRef track)
{
    listTrack(track);
    for (int group = mRows.groupOf(track); group >= 0; group = mRows.parentOf(group)) {
        if (!mRows.isExpanded(group))
            setExpanded(group, true);
    }
    setCurrentRow(mRows.rowOf(track));
    showRow(mRows.rowOf(track));
}

void TimelineState::revealKey(TrackRef track, qint64 frame)
{
    showTrack(track);
    mDocument.setSelection(keysInFrames(mDocument.motion(), {track}, frame, frame));
    showFrame(frame);
    mDocument.setPlayhead(frame);
}

} // namespace furitsuke
