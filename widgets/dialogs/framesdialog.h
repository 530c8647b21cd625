// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/timeverbs.h"
#include "widgets/dialogs/editdialog.h"

class QCheckBox;
class QComboBox;

namespace furitsuke {

class FrameBox;

/// Inserts or deletes frames at the playhead: how many, and in which tracks.
class FramesDialog : public EditDialog
{
    Q_OBJECT

public:
    enum Task { Insert, Delete };

    /// `listed` are the tracks that the track list shows.
    FramesDialog(Task task, MotionDocument &document, const QList<TrackRef> &listed,
                 QWidget *parent = nullptr);

protected:
    Preview preview() const override;
    EditResult edit() override;

private:
    FrameScope scope() const;
    FrameRun run() const;
    /// Takes or leaves the camera and so on, as the scope does.
    void takeScope();

    Task mTask;
    QList<TrackRef> mListed;
    FrameBox *mFrame;
    FrameBox *mCount;
    QComboBox *mTracks;
    QCheckBox *mCamera;
    QCheckBox *mLight;
    QCheckBox *mShadow;
    QCheckBox *mStates;
};

} // namespace furitsuke
