// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/dopesheet/dopesheetview.h"
#include "widgets/dopesheet/soundlabel.h"
#include "widgets/dopesheet/soundstrip.h"
#include "widgets/dopesheet/timelinestate.h"
#include "widgets/dopesheet/timeruler.h"
#include "widgets/dopesheet/tracklistheader.h"
#include "widgets/dopesheet/tracklistview.h"

#include <QWidget>

class QScrollBar;
class QSplitter;

namespace furitsuke {

/// Track list, ruler and dope sheet with their scroll bars, and between ruler and sheet the sound, if there
/// is one.
class TimelinePanel : public QWidget
{
    Q_OBJECT

public:
    explicit TimelinePanel(MotionDocument &document, QWidget *parent = nullptr);
    ~TimelinePanel() override;

    TimelineState &state() { return mState; }
    DopeSheetView &sheet() { return *mSheet; }
    TimeRuler &ruler() { return *mRuler; }
    SoundStrip &soundStrip() { return *mSound; }
    SoundLabel &soundLabel() { return *mSoundLabel; }
    TrackListView &list() { return *mList; }
    TrackListHeader &header() { return *mHeader; }
    QSplitter &splitter() { return *mSplitter; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void updateRowHeight();
    /// The list begins where the sheet's rows begin, whatever stands above both.
    void updateTopHeight();
    /// The sound takes no room where there is none.
    void updateSound();
    void updateScrollBars();

    TimelineState mState;
    QSplitter *mSplitter;
    TrackListView *mList;
    TrackListHeader *mHeader;
    TimeRuler *mRuler;
    SoundLabel *mSoundLabel;
    SoundStrip *mSound;
    DopeSheetView *mSheet;
    QScrollBar *mHorizontal;
    QScrollBar *mVertical;
};

} // namespace furitsuke
