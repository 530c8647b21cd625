// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/motiondocument.h"
#include "editor-core/timeline/soundtrack.h"

#include <QDialog>

class QDoubleSpinBox;
class QLabel;
class QSlider;

namespace furitsuke {

/// Where the sound begins, in frames and in milliseconds, and how loud it is. What is changed is seen and
/// heard at once; all of it becomes one step, or none where the dialog is cancelled.
class SoundDialog : public QDialog
{
    Q_OBJECT

public:
    SoundDialog(MotionDocument &document, SoundTrack &track, QWidget *parent = nullptr);

    void reject() override;

private:
    void takeFrames();
    void takeMilliseconds();
    void change();
    void updateSummary();

    MotionDocument &mDocument;
    SoundTrack &mTrack;
    SoundNote mBefore;
    SoundNote mNow;
    int mGesture;
    QDoubleSpinBox *mFrames;
    QDoubleSpinBox *mMilliseconds;
    QSlider *mVolume;
    QLabel *mPercent;
    QLabel *mSummary;
};

} // namespace furitsuke
