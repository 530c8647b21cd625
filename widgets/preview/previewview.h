// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/orbitcamera.h"
#include "widgets/preview/previewrenderer.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

namespace furitsuke {

/// Shows a scene, seen by a camera that a person moves, or by the scene's own (the motion's).
///
/// Right, middle or left drag turns, with Shift it shifts; the wheel zooms at the pointer; a click picks a
/// bone; a double click frames what is chosen, or all; a handle of the scene's gizmo is dragged, slowly with
/// Shift, in steps with Ctrl, and Esc gives that up. Keys, as on a number pad: 1 front, 3 right, 7 top,
/// with Ctrl from the other side; 4 6 8 2 turn; 5 perspective or not; + - zoom; . frames; 0 the motion's
/// camera.
///
/// It draws when it is painted and something changed, so once in a turn of the event loop at most. While
/// things move and the processor is too slow it draws fewer pixels, and all of them once they stand still.
class PreviewView : public QWidget
{
    Q_OBJECT

public:
    explicit PreviewView(QWidget *parent = nullptr);
    ~PreviewView() override;

    QSize sizeHint() const override { return {480, 400}; }
    QSize minimumSizeHint() const override { return {120, 60}; }

    /// What is shown; its colours are replaced by those of the widget's palette. The first model that comes
    /// is framed.
    void setScene(const PreviewScene &scene);
    const PreviewScene &scene() const { return mScene; }
    /// Said in the middle where there is no model.
    void setEmptyText(const QString &text);
    /// Why nothing can be drawn; empty where it can.
    QString fault();
    /// Textures that are not shown, a line each.
    QStringList textureNotes() const { return mRenderer.textureNotes(); }

    /// Whether the scene's camera is looked through; who turns the view leaves it where it was.
    bool followsSceneCamera() const { return mFollows; }
    void setFollowsSceneCamera(bool follows);
    const OrbitCamera &camera() const { return mCamera; }
    void setCamera(const OrbitCamera &camera);
    void lookFrom(AxisView side);
    void setPerspective(bool perspective);
    /// Brings bones of the first model into view; all of it where there are none.
    void frameBones(const QList<qint32> &bones);
    void frameAll() { frameBones({}); }

    /// How the scene is seen now; pixels are the widget's.
    ViewTransform transform() const;
    /// The shown bone at a point, or -1.
    qint32 boneAt(QPointF point) const;
    /// What is seen as a picture of so many pixels, drawn well; its edges show more where it is wider.
    PreviewImage picture(QSize pixels);
    /// Pictures drawn so far: for tests, that nothing is drawn where nothing changed.
    int drawnPictures() const { return mDrawn; }
    /// Whether the picture is up to date and drawn as well as it can be.
    bool isSettled() const { return !mStale && !mRough; }
    /// The handle of the gizmo that is being dragged.
    const GizmoDrag *gizmoDrag() const { return mGizmoDrag ? &*mGizmoDrag : nullptr; }
    /// Gives up a drag of the gizmo.
    void cancelGizmoDrag();

Q_SIGNALS:
    /// -1 where there is no bone.
    void boneClicked(qint32 bone, Qt::KeyboardModifiers modifiers);
    void boneHovered(qint32 bone);
    /// A handle of the gizmo is taken, dragged (see gizmoDrag()), and let go or given up.
    void gizmoPressed();
    void gizmoDragged();
    void gizmoReleased();
    void gizmoCancelled();
    void followsSceneCameraChanged(bool follows);
    /// Turned, shifted, zoomed or framed.
    void cameraChanged();
    void textureNotesChanged();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class Drag { None, Click, Turn, Shift, Gizmo };

    void redraw();
    PreviewScene seenScene() const;
    void draw();
    void hover(qint32 bone);
    void hoverAt(QPointF point);
    void setGizmoHandle(GizmoHandle handle);
    GizmoHandle gizmoHandleAt(QPointF point) const;
    void dragGizmo(const QMouseEvent &event);
    void leaveSceneCamera();
    ViewBox boxOf(const QList<qint32> &bones) const;
    void keepInView();
    void moved();
    bool takeKey(const QKeyEvent &event);
    void paintText(const QString &text);
    const PreviewActor *actor() const;

    PreviewRenderer mRenderer;
    PreviewScene mScene;
    OrbitCamera mCamera;
    bool mFollows = false;
    bool mUntouched = true; ///< nobody has looked elsewhere: the model is kept in view
    QString mEmptyText;

    QImage mImage;
    bool mStale = true;
    QString mFault;
    int mDrawn = 0;
    bool mRough = false; ///< the picture has fewer pixels, or rough edges
    double mDetail = 1;  ///< share of the pixels' rows and columns that are drawn while things move
    QElapsedTimer mLast; ///< since the last picture
    QTimer mStill;       ///< until a rough picture is drawn well

    Drag mDrag = Drag::None;
    std::optional<GizmoDrag> mGizmoDrag;
    QPointF mPressed;
    QPointF mPointer;
};

} // namespace furitsuke
