// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/motiondocument.h"
#include "editor-core/rig/motionbinding.h"
#include "editor-core/timeline/draggedmotion.h"
#include "widgets/preview/previewscene.h"

#include <QObject>

#include <functional>
#include <optional>

namespace furitsuke {

class Posing;
class PreviewView;

/// What is shown besides the model.
struct PreviewOptions
{
    bool grid = true;
    bool axes = true;
    bool skin = true;
    bool edges = true;
    bool bones = false;
    bool ikChains = false;
    bool neighbourGhosts = false; ///< of the keys before and after of the chosen bones, else of all
    int ghostStep = 0;            ///< a ghost every so many frames; 0 for none
    int ghostCount = 3;           ///< of these, on each side
    bool path = false;            ///< of the chosen bones, the first few
    int pathReach = 60;           ///< frames that the path goes from the playhead, about
    QColor background;            ///< none: that of the window's theme

    friend bool operator==(const PreviewOptions &, const PreviewOptions &) = default;
};

/// How a second motion is shown.
enum class Comparison { Over, Beside };

/// Shows a document's motion on a model in a view: follows its changes, gestures, playhead and selection, and
/// selects the track of a bone that is clicked. However much changes, one pose is worked out in a turn of the
/// event loop. Gestures that change the document as they go need nothing else; of those that only show what
/// they would do, see setDrag().
class PreviewController : public QObject
{
    Q_OBJECT

public:
    PreviewController(MotionDocument &document, PreviewView &view, QObject *parent = nullptr);
    ~PreviewController() override;

    /// The model, or none; its textures are beside it, in the folder.
    void setModel(const std::shared_ptr<const Model> &model, const QString &textureFolder = {});
    const std::shared_ptr<const Model> &model() const { return mModel; }
    const PreviewOptions &options() const { return mOptions; }
    void setOptions(const PreviewOptions &options);

    /// A frame between whole ones, while it plays; else the playhead's.
    void setFrame(std::optional<double> frame);
    double frame() const;
    /// A motion in place of the document's, while a gesture is going on; nothing: the document's again.
    void setShownMotion(const std::optional<Motion> &motion);
    /// Where a drag of the document's selected keys is asked for that changes nothing before its end; null
    /// while there is none. It is asked whenever the scene is worked out, and followDrag() says that it is
    /// another one.
    void setDrag(std::function<const KeyPreview *()> drag) { mDrag = std::move(drag); }
    void followDrag() { changeMotion(); }
    /// While idle nothing is worked out: nobody sees it.
    void setIdle(bool idle);
    /// A motion to compare with; nothing: none.
    void setCompared(const std::optional<Motion> &motion, Comparison comparison = Comparison::Over);
    /// Whose camera and light are shown; nothing: the document's.
    void setCameraMotion(const std::optional<Motion> &motion);
    const std::optional<Motion> &cameraMotion() const { return mCameraMotion; }

    /// Who poses the model with the view's gizmo; it outlives this. What it has in hand is shown in place of
    /// what the motion says.
    void setPosing(Posing *posing);
    /// Handles around the chosen bone; nothing: none.
    std::optional<GizmoKind> gizmo() const { return mGizmo; }
    void setGizmo(std::optional<GizmoKind> kind);
    GizmoAxes gizmoAxes() const { return mGizmoAxes; }
    void setGizmoAxes(GizmoAxes axes);
    /// What the model's bones and morphs are given now: by the motion, and what is in hand.
    const RigInput &shownInput();

    /// Brings the scene up to date at once, not at the end of the turn.
    void updateNow();

Q_SIGNALS:
    /// A bone was clicked for which the motion has no track. It can be posed all the same.
    void boneWithoutTrack(const QString &name);
    /// What there is to say of a bone that is posed: why nothing changes, or what else turns it.
    void poseNote(const QString &text);
    /// Other values are shown: another frame, motion or model, or another pose in hand.
    void shownInputChanged();

private:
    /// A path that was worked out.
    struct KnownPath
    {
        PreviewPath path;
        qint32 bone = -1;
        qint64 from = 0;
        qint64 to = 0;
        int revision = -1;
    };

    void update();
    void changeMotion();
    const Motion &shownMotion() const
    {
        return mDragged ? mDragged->motion : mShown ? *mShown : mDocument.motion();
    }
    const KeySelection &shownSelection() const
    {
        return mDragged ? mDragged->selection : mDocument.selection();
    }
    void takeDrag();
    void bind();
    std::shared_ptr<const PreviewPose> poseAt(PoseSolver &solver, const MotionBinding &binding,
                                              const Motion &motion, double frame);
    QList<qint32> chosenBones() const;
    /// The frames that a path is shown of, first and last.
    std::pair<qint64, qint64> pathSpan() const;
    QList<qint64> ghostFrames(const QList<qint32> &bones) const;
    const PreviewPath &pathOf(qint32 bone);
    void click(qint32 bone, Qt::KeyboardModifiers modifiers);
    /// Puts what is in hand over what the motion says.
    void addHand(RigInput &input) const;
    qint32 posedBone(const QList<qint32> &chosen) const;
    std::optional<PoseGizmo> gizmoOf(qint32 bone) const;
    void beginPosing();
    void dragPose();
    void endPosing(bool cancelled);

    MotionDocument &mDocument;
    PreviewView &mView;
    PreviewOptions mOptions;
    std::shared_ptr<const Model> mModel;
    QString mTextureFolder;
    std::optional<double> mFrame;
    std::optional<Motion> mShown;
    std::function<const KeyPreview *()> mDrag;
    std::optional<DraggedMotion> mDragged; ///< near the frames that the scene is made of
    std::optional<Motion> mCompared;
    std::optional<Motion> mCameraMotion;
    Comparison mComparison = Comparison::Over;
    std::optional<MotionBinding> mBinding;
    std::optional<MotionBinding> mComparedBinding;
    std::optional<PoseSolver> mSolver;
    std::optional<PoseSolver> mOtherSolver; ///< of poses at other frames, which have little in common
    RigInput mInput;
    Posing *mPosing = nullptr;
    std::optional<GizmoKind> mGizmo;
    GizmoAxes mGizmoAxes = GizmoAxes::Local;
    qint32 mLooseBone = -1; ///< that was clicked and has no track
    /// A gesture of the gizmo: the bone, and how it was.
    struct Pose
    {
        qint32 bone = -1;
        BoneMove start;
        Quatf parent; ///< the parent's rotation in the world
    };
    std::optional<Pose> mPose;
    RigInput mShownInput;
    QList<KnownPath> mPaths;
    float mWidth = 0; ///< of the model
    int mRevision = 0;
    bool mBound = false;
    bool mPending = false;
    bool mIdle = false;
};

} // namespace furitsuke
