// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/timetext.h"
#include "editor-core/timeline/rulertool.h"
#include "editor-core/timeline/sheetgeometry.h"
#include "editor-core/timeline/sheettool.h"
#include "editor-core/timeline/soundtool.h"
#include "editor-core/timeline/summaryindex.h"

#include <QObject>
#include <QTimer>

namespace furitsuke {

/// What the ruler, the track list and the dope sheet of a window share: rows, scale and scroll position, the
/// summary of groups, the tool. One place, so that they cannot come apart.
class TimelineState : public QObject
{
    Q_OBJECT

public:
    explicit TimelineState(MotionDocument &document, QObject *parent = nullptr);

    MotionDocument &document() { return mDocument; }
    const MotionDocument &document() const { return mDocument; }
    const SheetGeometry &geometry() const { return mGeometry; }
    const TrackRows &rows() const { return mRows; }
    const SummaryIndex &summary() const { return mSummary; }
    SheetTool &tool() { return mTool; }
    const SheetTool &tool() const { return mTool; }
    RulerTool &rulerTool() { return mRulerTool; }
    const RulerTool &rulerTool() const { return mRulerTool; }
    PlaybackClock &playback() { return mPlayback; }
    const PlaybackClock &playback() const { return mPlayback; }
    SoundTrack &sound() { return mSound; }
    const SoundTrack &sound() const { return mSound; }
    SoundTool &soundTool() { return mSoundTool; }
    const SoundTool &soundTool() const { return mSoundTool; }
    /// The last frame that there is anything at: a key, or the sound.
    qint64 lastFrame() const { return mPlayback.everything().last; }

    /// What a drag from empty space draws, and whether dragged keys snap.
    void setShape(SheetTool::Shape shape);
    bool isSnapping() const { return mTool.dragSettings().snapping; }
    void setSnapping(bool snapping);

    /// In what time is shown; the sheet's lines go with it.
    TimeDisplay timeDisplay() const { return mTimeDisplay; }
    void setTimeDisplay(TimeDisplay display);

    /// The row that was clicked last; -1 where there is none.
    qsizetype currentRow() const { return mCurrentRow; }
    void setCurrentRow(qsizetype row);

    void setSheetSize(double width, double height);
    void setRowHeight(int height);
    void setScale(const TimeScale &scale);
    void zoomAt(double x, double factor);
    void pan(double pixels);
    void setScrollY(double y);
    double largestScrollY() const;
    void setExpanded(int group, bool expanded);
    void setAllExpanded(bool expanded);
    /// Lists a track, opens the groups around it, makes it the current row and scrolls to it.
    void showTrack(TrackRef track);
    /// Lists a track that is left out by the search, a filter, or how tracks look.
    void listTrack(TrackRef track);

    /// Row labels in the program's present language.
    void retranslate();

    /// Shows all keys, or the selected ones.
    void fitAll();
    void fitSelection();
    void showFrame(qint64 frame);
    /// Whether the view turns a page when the playhead leaves it while playing. Where somebody has scrolled
    /// away from it, it is left alone until it comes into view again.
    bool isFollowing() const { return mFollowing; }
    void setFollowing(bool following) { mFollowing = following; }
    void showRow(qsizetype row);
    /// Selects a key, and scrolls so that it can be seen.
    void revealKey(TrackRef track, qint64 frame);

Q_SIGNALS:
    /// Another shape or snapping.
    void toolChanged();
    /// The tool's gesture goes on or has ended: its preview is another one.
    void gestureMoved();
    /// Scale, scroll position, the play range or the current row changed: everything moves.
    void viewChanged();
    /// Another row is current, or the same at another place.
    void currentRowChanged();
    /// Other rows; counts may have changed.
    void rowsChanged();
    /// Keys of these spans changed.
    void keysChanged(const QList<furitsuke::TrackSpan> &spans);
    /// Markers, tempo, the play range or the display of time changed, or are being dragged.
    void marksChanged();

private:
    void takeChange(const MotionChange &change);
    /// Lists other rows, unless they are the same.
    void updateRows();
    void updateRowsForSelection();
    /// Makes the rows anew; the current row stays where it is still there.
    void rebuildRows();
    void showRows(const TimelineRow &current);
    TimelineRow currentLine() const;
    void followPlayback(double frame);
    bool isInView(double frame) const;

    MotionDocument &mDocument;
    TrackRows mRows;
    SummaryIndex mSummary;
    SheetGeometry mGeometry;
    SheetTool mTool;
    PlaybackClock mPlayback;
    RulerTool mRulerTool;
    SoundTrack mSound;
    SoundTool mSoundTool;
    TimeDisplay mTimeDisplay = TimeDisplay::Frames;
    bool mFollowing = true;
    bool mPlayheadInView = true; ///< when it was last looked at
    qsizetype mCurrentRow = -1;
    QTimer mAfterGesture;            ///< until a gesture ends that the list must not change under
    QList<TrackRef> mSelectedTracks; ///< those that the list was made for, where it is of such
};

} // namespace furitsuke
