// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/dopesheet/timelinestate.h"

#include <QWidget>

class QToolButton;

namespace furitsuke {

class ElidedLabel;

/// Beside the sound, over the track list: its name, where it begins, and a switch that mutes it. A right
/// click offers the widget's actions.
class SoundLabel : public QWidget
{
    Q_OBJECT

public:
    explicit SoundLabel(TimelineState &state, QWidget *parent = nullptr);

    QToolButton &muteButton() { return *mMute; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void updateTexts();

    TimelineState &mState;
    ElidedLabel *mName;
    ElidedLabel *mBegin;
    QToolButton *mMute;
};

} // namespace furitsuke
