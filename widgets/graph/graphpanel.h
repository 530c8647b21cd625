// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph/linelist.h"
#include "widgets/graph/valuegraph.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QToolBar;

namespace furitsuke {

class TimelinePanel;

/// The value graph of the chosen tracks, with the list of its lines. Shown first are the values that move;
/// what somebody checks or unchecks stays so while the motion is open.
///
/// In the dope sheet's window, above or under it, frames are where they are in the sheet. Nothing is looked
/// at while the panel is hidden.
class GraphPanel : public QWidget
{
    Q_OBJECT

public:
    /// More lines than that are not drawn.
    static constexpr int mostLines = 60;
    /// More tracks than that are not listed.
    static constexpr int mostTracks = 60;

    explicit GraphPanel(TimelinePanel &timeline, QWidget *parent = nullptr);

    ValueGraph &graph() { return *mGraph; }
    LineList &list() { return *mList; }
    QToolBar &toolBar() { return *mTools; }
    /// Of a bone the turn from the previous key instead of its angles.
    bool showsTurns() const { return mTurns; }
    void setTurns(bool turns);
    /// How fast values change, instead of the values.
    bool showsSpeed() const { return mSpeed; }
    void setSpeed(bool speed);
    /// Whether any of it is on the screen: behind another panel's tab it is not, though not hidden.
    bool isSeen() const { return isVisible() && !visibleRegion().isEmpty(); }
    /// The tracks whose lines are listed.
    const QList<TrackRef> &tracks() const { return mTracks; }
    /// The values of some tracks whose lines it shows, a bone's three angles for its turn; none while nothing
    /// of it is on the screen.
    QList<KeyValue> shownValues(const QList<TrackRef> &tracks);

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void moveEvent(QMoveEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    using Choices = QHash<TrackRef, QHash<int, bool>>;

    void retranslate();
    void markStale();
    /// It may have come into sight, or to another place.
    void takePlace();
    void takeChosen();
    void refresh();
    /// Which of a track's lines are shown unless somebody says otherwise.
    QList<bool> standard(const QList<GraphLine> &lines);
    void align();
    void showNote(int leftOutLines, int leftOutTracks);

    TimelinePanel &mTimeline;
    MotionDocument &mDocument;
    QToolBar *mTools;
    QLabel *mReadout;
    QWidget *mColumn;
    LineList *mList;
    QLabel *mNote;
    ValueGraph *mGraph;
    QTimer mLater;
    QTimer mAfterChange;
    QSet<TrackRef> mChanged; ///< whose keys changed since the lines were listed
    QList<TrackRef> mTracks;
    QHash<TrackRef, QList<bool>> mStandard; ///< of the listed tracks, found when they were first listed
    Choices mChoices;                       ///< what somebody checked, by what is shown
    bool mTurns = false;
    bool mSpeed = false;
    bool mStale = true;
    bool mTakesChosen = true; ///< other tracks are to be listed at the next refresh
};

} // namespace furitsuke
