// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/playback.h"
#include "editor-core/document/timetext.h"

#include <QToolBar>

class QComboBox;
class QLabel;
class QToolButton;

namespace furitsuke {

class TimeBox;

/// The actions that a playback bar shows as buttons; they get icons.
struct PlaybackActions
{
    QAction *start = nullptr;
    QAction *previousKey = nullptr;
    QAction *play = nullptr;
    QAction *nextKey = nullptr;
    QAction *end = nullptr;
    QAction *loop = nullptr;
};

/// The bar over the time line: to the start, to the previous key, play, to the next key, to the end, loop,
/// the speed, the frame, and the time in frames, seconds or bars.
class PlaybackBar : public QToolBar
{
    Q_OBJECT

public:
    PlaybackBar(MotionDocument &document, PlaybackClock &playback, const PlaybackActions &actions,
                QWidget *parent = nullptr);

    TimeBox &frameBox() { return *mFrameBox; }
    TimeDisplay timeDisplay() const { return mDisplay; }
    /// Bars and beats need a tempo; without one they are shown as dashes.
    void setTimeDisplay(TimeDisplay display);
    /// The next way to show the time, of those that there are.
    void cycleTimeDisplay();

Q_SIGNALS:
    void timeDisplayChanged(furitsuke::TimeDisplay display);
    /// Bars and beats were asked for, and there is no tempo.
    void tempoWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void createButtons();
    void createTimeButton();
    void retranslate();
    void updateState();
    void updateSpeed();
    void updateTime();
    /// Gives the time the room that its widest text needs, so that the bar does not tremble.
    void updateTimeWidth();
    QString timeAt(qint64 frame) const;

    MotionDocument &mDocument;
    PlaybackClock &mPlayback;
    PlaybackActions mActions;
    QComboBox *mSpeed;
    QLabel *mFrameLabel;
    TimeBox *mFrameBox;
    QToolButton *mTime;
    QList<QAction *> mDisplays; ///< by TimeDisplay
    TimeDisplay mDisplay = TimeDisplay::Seconds;
};

} // namespace furitsuke
