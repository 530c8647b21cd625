// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/backgroundtask.h"
#include "editor-core/document/posing.h"
#include "editor-core/rig/modelfile.h"
#include "editor-core/rig/modelmatch.h"
#include "widgets/preview/previewcontroller.h"

#include <QTimer>

namespace furitsuke {

class PreviewPanel;
class PreviewView;
class TimelineState;

/// A model that somebody opened.
struct OpenedModel
{
    QString path;
    std::shared_ptr<const Model> model;
    ModelOutline outline; ///< in the motion's encoding
    Diagnostics diagnostics;
};

/// The preview of a window: which model it shows, what besides it, how it follows playing and drags. Until
/// somebody opens a model it shows the program's own, which is made once for all windows, in the background.
class PreviewSession : public QObject
{
    Q_OBJECT

public:
    /// With what the motion is compared.
    enum class Compared { Nothing, SavedOver, SavedBeside };

    PreviewSession(TimelineState &timeline, PreviewPanel &panel, QObject *parent = nullptr);
    ~PreviewSession() override;

    PreviewView &view() { return mView; }
    PreviewController &controller() { return mController; }
    const PreviewController &controller() const { return mController; }
    Posing &posing() { return mPosing; }
    const Posing &posing() const { return mPosing; }

    /// By what the chosen bone is posed; nothing: by nothing.
    std::optional<GizmoKind> gizmo() const { return mController.gizmo(); }
    void setGizmo(std::optional<GizmoKind> kind);
    /// Kept from session to session, as is whether there are keys at once.
    void setGizmoAxes(GizmoAxes axes);
    void setAutoKey(bool on);

    /// Whether anybody sees it; where nobody does nothing is worked out.
    void setSeen(bool seen);

    /// Null where the program's own model is shown.
    const OpenedModel *openedModel() const { return mOpened ? &*mOpened : nullptr; }
    void setOpenedModel(const std::optional<OpenedModel> &model);
    /// The model that is shown, by names; nothing while there is none.
    std::optional<OpenedModel> shownModel() const;

    const PreviewOptions &options() const { return mController.options(); }
    /// Kept from session to session.
    void setOptions(const PreviewOptions &options);
    Compared compared() const { return mCompared; }
    void setCompared(Compared compared);
    /// Whether there is a camera to look through: the motion's own, or that of another file.
    bool hasCamera() const;
    /// The file whose camera and light are shown in place of the motion's; empty: none.
    QString cameraFile() const { return mCameraFile; }
    /// Reads it in the background, and looks through its camera. A message says why where that cannot be.
    void openCameraFile(const QString &path);
    void closeCameraFile();

Q_SIGNALS:
    /// What is shown, or what can be.
    void changed();
    void message(const QString &text, bool warning);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    /// Where it is wanted, and not there.
    void makeOwnModel();
    void showModel();
    void takeChange(const MotionChange &change);
    void takeCamera(bool otherMotion);
    void compare();
    void updateNote();
    void updateHand();

    TimelineState &mTimeline;
    MotionDocument &mDocument;
    PreviewPanel &mPanel;
    PreviewView &mView;
    Posing mPosing;
    PreviewController mController;
    BackgroundTask mMaking; ///< of the program's own model
    std::shared_ptr<const Model> mOwn;
    std::optional<OpenedModel> mOpened;
    Compared mCompared = Compared::Nothing;
    BackgroundTask mReading; ///< of a camera's file
    QString mCameraFile;
    bool mHadCamera = false;
    bool mSeen = false;
    QTimer mLater; ///< until the note is brought up to date
};

} // namespace furitsuke
