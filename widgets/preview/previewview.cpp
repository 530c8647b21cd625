// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preview/previewview.h"

#include "editor-core/rig/boneshape.h"
#include "widgets/common/focusframe.h"
#include "widgets/common/theme.h"
#include "widgets/preview/textureloader.h"

#include <QApplication>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace furitsuke {

namespace {

/// Pictures that follow each other faster than this are of something that moves.
constexpr int movingMs = 250;
/// A picture of something that moves should not take longer.
constexpr double slowMs = 60;
constexpr double quickMs = 35;
constexpr double leastDetail = 0.4;
constexpr int smoothSamples = 4;
constexpr double zoomStep = 0.87;
constexpr double turnStep = 15 * 3.14159265358979 / 180;

QPointF middleOf(const QWidget &widget)
{
    return QRectF(widget.rect()).center();
}

} // namespace

PreviewView::PreviewView(QWidget *parent)
    : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    mScene.colours = PreviewColours(palette());
    setAccessibleName(tr("Preview"));
    mStill.setSingleShot(true);
    mStill.setInterval(movingMs);
    connect(&mStill, &QTimer::timeout, this, [this] {
        mLast.invalidate(); // it stands still now, however soon after the last picture this comes
        if (mRough)
            redraw();
    });
}

PreviewView::~PreviewView() = default;

const PreviewActor *PreviewView::actor() const
{
    if (mScene.actors.isEmpty() || !mScene.actors.first().model || !mScene.actors.first().pose)
        return nullptr;
    return &mScene.actors.first();
}

void PreviewView::setScene(const PreviewScene &scene)
{
    const qint32 hovered = mScene.hoveredBone;
    const GizmoHandle handle = mScene.gizmoHandle;
    const QString text = mScene.gizmoText;
    const bool sameModel = actor() && !scene.actors.isEmpty() && scene.actors.first().model == actor()->model;
    mScene = scene;
    mScene.colours = PreviewColours(palette(), mScene.background);
    mScene.hoveredBone = sameModel ? hovered : -1;
    mScene.gizmoHandle = handle;
    mScene.gizmoText = text;
    if (!sameModel && hovered >= 0)
        Q_EMIT boneHovered(-1);
    if (!sameModel)
        keepInView();
    redraw();
}

void PreviewView::setEmptyText(const QString &text)
{
    mEmptyText = text;
    update();
}

QString PreviewView::fault()
{
    return mRenderer.fault();
}

void PreviewView::setFollowsSceneCamera(bool follows)
{
    if (follows == mFollows)
        return;
    mFollows = follows;
    redraw();
    Q_EMIT followsSceneCameraChanged(follows);
    Q_EMIT cameraChanged();
}

void PreviewView::leaveSceneCamera()
{
    mUntouched = false;
    if (!mFollows)
        return;
    // What one turns begins where it is.
    mCamera.setPose(mScene.camera);
    setFollowsSceneCamera(false);
}

void PreviewView::setCamera(const OrbitCamera &camera)
{
    leaveSceneCamera();
    mCamera = camera;
    moved();
}

void PreviewView::moved()
{
    redraw();
    Q_EMIT cameraChanged();
}

void PreviewView::lookFrom(AxisView side)
{
    leaveSceneCamera();
    mCamera.lookFrom(side);
    moved();
}

void PreviewView::setPerspective(bool perspective)
{
    leaveSceneCamera();
    mCamera.setPerspective(perspective);
    moved();
}

ViewBox PreviewView::boxOf(const QList<qint32> &bones) const
{
    ViewBox box;
    for (const PreviewActor &one : mScene.actors) {
        if (!one.model || !one.pose)
            continue;
        ViewBox own;
        if (bones.isEmpty())
            own = posedBox(*one.model, one.pose->bones);
        for (const qint32 bone : bones) {
            if (size_t(bone) >= one.pose->bones.size())
                continue;
            own.include(toVector(one.pose->bones[size_t(bone)].position));
            own.include(boneTail(*one.model, one.pose->bones, bone));
        }
        if (!bones.isEmpty())
            own = own.grown(1);
        if (!own.isEmpty())
            box.include(ViewBox{own.least + one.offset, own.most + one.offset});
        if (!bones.isEmpty())
            break;
    }
    return box;
}

void PreviewView::frameBones(const QList<qint32> &bones)
{
    const ViewBox box = boxOf(bones);
    if (box.isEmpty())
        return;
    leaveSceneCamera();
    mCamera.frame(box, size());
    moved();
}

void PreviewView::keepInView()
{
    if (mUntouched && actor())
        mCamera.frame(boxOf({}), size());
}

void PreviewView::resizeEvent(QResizeEvent *event)
{
    keepInView();
    redraw();
    QWidget::resizeEvent(event);
}

ViewTransform PreviewView::transform() const
{
    return viewTransform(mFollows ? mScene.camera : mCamera.pose(), size());
}

qint32 PreviewView::boneAt(QPointF point) const
{
    const PreviewActor *shown = actor();
    if (!shown || !shown->pose->visible)
        return -1;
    return furitsuke::boneAt(*shown->model, shown->pose->bones, transform().shifted(shown->offset), point);
}

void PreviewView::redraw()
{
    mStale = true;
    update();
}

PreviewScene PreviewView::seenScene() const
{
    PreviewScene scene = mScene;
    if (!mFollows)
        scene.camera = mCamera.pose();
    return scene;
}

PreviewImage PreviewView::picture(QSize pixels)
{
    PreviewScene scene = seenScene();
    scene.hoveredBone = -1;
    scene.gizmo.reset();
    return mRenderer.render(scene, pixels, devicePixelRatioF(), smoothSamples);
}

void PreviewView::draw()
{
    mStale = false;
    const bool first = mDrawn == 0;
    const bool slow = mRenderer.isSoftware();
    const bool moving = mLast.isValid() && mLast.elapsed() < movingMs;
    const double ratio = devicePixelRatioF();
    mRough = slow && moving;
    const double detail = mRough ? mDetail : 1;
    const QSize pixels(std::max(1, qRound(width() * ratio * detail)),
                       std::max(1, qRound(height() * ratio * detail)));
    const PreviewScene scene = seenScene();

    QElapsedTimer time;
    time.start();
    const QStringList notes = mRenderer.textureNotes();
    PreviewImage drawn = mRenderer.render(scene, pixels, ratio * detail, mRough ? 0 : smoothSamples);
    mImage = drawn.image;
    mFault = drawn.fault;
    ++mDrawn;
    if (first && mFault.isEmpty())
        connect(&mRenderer.textures(), &TextureLoader::finished, this, &PreviewView::redraw);
    if (mRenderer.textureNotes() != notes)
        Q_EMIT textureNotesChanged();
    if (mRough) {
        const double took = double(time.nsecsElapsed()) / 1e6;
        if (took > slowMs)
            mDetail = std::max(leastDetail, mDetail * 0.8);
        else if (took < quickMs)
            mDetail = std::min(1.0, mDetail * 1.1);
        mStill.start();
    }
    mLast.start();
}

void PreviewView::paintText(const QString &text)
{
    QPainter painter(this);
    painter.fillRect(rect(), mScene.colours.background);
    painter.setPen(mScene.colours.dimText);
    painter.drawText(rect().adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap, text);
    if (hasFocus())
        drawFocusFrame(painter, rect(), SheetColours(palette()));
}

void PreviewView::paintEvent(QPaintEvent *)
{
    const QSize wanted(qRound(width() * devicePixelRatioF()), qRound(height() * devicePixelRatioF()));
    if (!mRough && !mImage.isNull() && mImage.size() != wanted)
        mStale = true;
    if (mStale)
        draw();
    if (!mFault.isEmpty()) {
        paintText(tr("No preview: %1").arg(mFault) + u'\n' + tr("All else works."));
        return;
    }
    if (!actor() && !mEmptyText.isEmpty()) {
        paintText(mEmptyText);
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRectF(rect()), mImage, QRectF(mImage.rect()));
    if (hasFocus())
        drawFocusFrame(painter, rect(), SheetColours(palette()));
}

void PreviewView::hover(qint32 bone)
{
    if (bone == mScene.hoveredBone)
        return;
    mScene.hoveredBone = bone;
    redraw();
    Q_EMIT boneHovered(bone);
}

GizmoHandle PreviewView::gizmoHandleAt(QPointF point) const
{
    const PreviewActor *shown = actor();
    if (!mScene.gizmo || !shown || !shown->pose->visible)
        return GizmoHandle::None;
    return furitsuke::gizmoHandleAt(*mScene.gizmo, transform(), point);
}

void PreviewView::setGizmoHandle(GizmoHandle handle)
{
    if (handle == mScene.gizmoHandle)
        return;
    mScene.gizmoHandle = handle;
    if (handle == GizmoHandle::None)
        unsetCursor();
    else
        setCursor(Qt::PointingHandCursor);
    redraw();
}

void PreviewView::hoverAt(QPointF point)
{
    const GizmoHandle handle = gizmoHandleAt(point);
    setGizmoHandle(handle);
    hover(handle == GizmoHandle::None ? boneAt(point) : -1);
}

void PreviewView::dragGizmo(const QMouseEvent &event)
{
    mGizmoDrag->moveTo(event.position(), event.modifiers() & Qt::ShiftModifier,
                       event.modifiers() & Qt::ControlModifier);
    const QLocale locale;
    constexpr double degrees = 180 / 3.14159265358979;
    const QVector3D shift = mGizmoDrag->shift();
    if (mGizmoDrag->kind() == GizmoKind::Turn) {
        mScene.gizmoText = tr("%1°").arg(locale.toString(mGizmoDrag->angle() * degrees, 'f', 1));
    } else if (mGizmoDrag->handle() == GizmoHandle::View) {
        mScene.gizmoText = QStringLiteral("X %1  Y %2  Z %3")
                               .arg(locale.toString(shift.x(), 'f', 2), locale.toString(shift.y(), 'f', 2),
                                    locale.toString(shift.z(), 'f', 2));
    } else {
        mScene.gizmoText = locale.toString(QVector3D::dotProduct(shift, mGizmoDrag->axis()), 'f', 2);
    }
    redraw();
    Q_EMIT gizmoDragged();
}

void PreviewView::cancelGizmoDrag()
{
    if (mDrag != Drag::Gizmo)
        return;
    mDrag = Drag::None;
    mGizmoDrag.reset();
    mScene.gizmoText.clear();
    redraw();
    Q_EMIT gizmoCancelled();
}

void PreviewView::mousePressEvent(QMouseEvent *event)
{
    if (mDrag != Drag::None)
        return; // another button is held
    mPressed = mPointer = event->position();
    const bool shift = event->modifiers() & Qt::ShiftModifier;
    const GizmoHandle handle =
        event->button() == Qt::LeftButton ? gizmoHandleAt(mPressed) : GizmoHandle::None;
    if (handle != GizmoHandle::None) {
        hover(-1);
        setGizmoHandle(handle);
        mDrag = Drag::Gizmo;
        mGizmoDrag.emplace(*mScene.gizmo, handle, transform(), mPressed);
        Q_EMIT gizmoPressed();
    } else if (event->button() == Qt::LeftButton && !(event->modifiers() & Qt::AltModifier))
        mDrag = Drag::Click; // until it is dragged
    else if (event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton ||
             event->button() == Qt::RightButton)
        mDrag = shift ? Drag::Shift : Drag::Turn;
}

void PreviewView::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF point = event->position();
    if (mDrag == Drag::Click && (point - mPressed).manhattanLength() >= QApplication::startDragDistance()) {
        mDrag = event->modifiers() & Qt::ShiftModifier ? Drag::Shift : Drag::Turn;
    }
    const QPointF by = point - mPointer;
    if (mDrag == Drag::None) {
        hoverAt(point);
    } else if (mDrag == Drag::Gizmo) {
        dragGizmo(*event);
    } else if (mDrag != Drag::Click && !by.isNull()) {
        leaveSceneCamera();
        if (mDrag == Drag::Turn)
            mCamera.orbit(by, size());
        else
            mCamera.pan(by, size());
        mPointer = point;
        moved();
    }
}

void PreviewView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->buttons() != Qt::NoButton)
        return;
    const Drag ended = std::exchange(mDrag, Drag::None);
    if (ended == Drag::Gizmo) {
        mGizmoDrag.reset();
        mScene.gizmoText.clear();
        redraw();
        Q_EMIT gizmoReleased();
    } else if (ended == Drag::Click) {
        Q_EMIT boneClicked(boneAt(event->position()), event->modifiers());
    }
    hoverAt(event->position());
}

void PreviewView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        mousePressEvent(event);
        return;
    }
    if (gizmoHandleAt(event->position()) != GizmoHandle::None) {
        mousePressEvent(event);
        return;
    }
    const qint32 bone = boneAt(event->position());
    frameBones(bone >= 0 ? QList<qint32>{bone} : QList<qint32>());
    hover(boneAt(event->position()));
}

void PreviewView::wheelEvent(QWheelEvent *event)
{
    const double steps = event->angleDelta().y() / 120.0;
    if (steps == 0)
        return;
    leaveSceneCamera();
    mCamera.zoom(std::pow(zoomStep, steps), event->position(), size());
    moved();
    event->accept();
}

bool PreviewView::event(QEvent *event)
{
    // The number pad is the view's, whatever its digits are for elsewhere in the window; so is Esc in a drag.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->modifiers() & Qt::KeypadModifier || (mDrag == Drag::Gizmo && key->key() == Qt::Key_Escape)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

bool PreviewView::takeKey(const QKeyEvent &event)
{
    if (!(event.modifiers() & Qt::KeypadModifier))
        return false;
    const bool opposite = event.modifiers() & Qt::ControlModifier;
    const auto turn = [this](double around, double up) {
        leaveSceneCamera();
        mCamera.turn(around, up);
        moved();
    };
    const auto zoom = [this](double factor) {
        leaveSceneCamera();
        mCamera.zoom(factor, middleOf(*this), size());
        moved();
    };
    switch (event.key()) {
    case Qt::Key_1:
        lookFrom(opposite ? AxisView::Back : AxisView::Front);
        return true;
    case Qt::Key_3:
        lookFrom(opposite ? AxisView::Left : AxisView::Right);
        return true;
    case Qt::Key_7:
        lookFrom(opposite ? AxisView::Bottom : AxisView::Top);
        return true;
    case Qt::Key_4:
        turn(-turnStep, 0);
        return true;
    case Qt::Key_6:
        turn(turnStep, 0);
        return true;
    case Qt::Key_8:
        turn(0, turnStep);
        return true;
    case Qt::Key_2:
        turn(0, -turnStep);
        return true;
    case Qt::Key_5:
        setPerspective(!(mFollows ? mScene.camera.perspective : mCamera.pose().perspective));
        return true;
    case Qt::Key_0:
        setFollowsSceneCamera(!mFollows);
        return true;
    case Qt::Key_Plus:
        zoom(zoomStep);
        return true;
    case Qt::Key_Minus:
        zoom(1 / zoomStep);
        return true;
    case Qt::Key_Period:
    case Qt::Key_Comma: // the same key where numbers have a comma
        frameBones(mScene.chosenBones);
        return true;
    default:
        return false;
    }
}

void PreviewView::keyPressEvent(QKeyEvent *event)
{
    if (mDrag == Drag::Gizmo && event->key() == Qt::Key_Escape)
        cancelGizmoDrag();
    else if (!takeKey(*event))
        QWidget::keyPressEvent(event);
}

void PreviewView::leaveEvent(QEvent *event)
{
    if (mDrag == Drag::None) {
        setGizmoHandle(GizmoHandle::None);
        hover(-1);
    }
    QWidget::leaveEvent(event);
}

void PreviewView::focusInEvent(QFocusEvent *event)
{
    update();
    QWidget::focusInEvent(event);
}

void PreviewView::focusOutEvent(QFocusEvent *event)
{
    update();
    QWidget::focusOutEvent(event);
}

void PreviewView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange) {
        mScene.colours = PreviewColours(palette(), mScene.background);
        redraw();
    } else if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Preview"));
        update();
    }
    QWidget::changeEvent(event);
}

} // namespace furitsuke
