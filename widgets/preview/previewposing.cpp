// SPDX-License-Identifier: GPL-3.0-or-later
// The part of PreviewController that poses the model.
#include "editor-core/document/posing.h"
#include "editor-core/rig/rigmath.h"
#include "widgets/preview/previewcontroller.h"
#include "widgets/preview/previewview.h"

#include <algorithm>
#include <cmath>

namespace furitsuke {

using namespace rigmath;

namespace {

QVector3D toVector(const Vec3d &v)
{
    return {float(v.x), float(v.y), float(v.z)};
}

Vec3d toVec(const QVector3D &v)
{
    return {double(v.x()), double(v.y()), double(v.z())};
}

Quatd turnAbout(const Vec3d &axis, double angle)
{
    const double sine = std::sin(angle / 2);
    return {sine * axis.x, sine * axis.y, sine * axis.z, std::cos(angle / 2)};
}

/// The parent's rotation in the world.
Quatd parentTurn(const PoseSolver &solver, qint32 bone)
{
    return toDouble(solver.bones()[size_t(bone)].rotation) *
           conjugate(toDouble(solver.inParent(bone).rotation));
}

Quatd normalized(const Quatd &q)
{
    const double length = std::sqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
    return {q.x / length, q.y / length, q.z / length, q.w / length};
}

} // namespace

void PreviewController::setPosing(Posing *posing)
{
    mPosing = posing;
    connect(posing, &Posing::changed, this, &PreviewController::update);
    update();
}

void PreviewController::setGizmo(std::optional<GizmoKind> kind)
{
    if (kind == mGizmo)
        return;
    mView.cancelGizmoDrag();
    mGizmo = kind;
    update();
}

void PreviewController::setGizmoAxes(GizmoAxes axes)
{
    mGizmoAxes = axes;
    update();
}

const RigInput &PreviewController::shownInput()
{
    if (mPending)
        updateNow();
    return mShownInput;
}

void PreviewController::addHand(RigInput &input) const
{
    if (!mPosing || mPosing->isEmpty())
        return;
    const auto placeOf = [](const auto &list, const QString &name) {
        return std::find_if(list.begin(), list.end(), [&](const auto &part) { return part.name == name; }) -
               list.begin();
    };
    for (const PoseBone &bone : mPosing->inHand().bones) {
        const qsizetype place = placeOf(mModel->bones, bone.name);
        if (place < mModel->bones.size())
            input.bones[size_t(place)] = {bone.position, bone.rotation};
    }
    for (const PoseMorph &morph : mPosing->inHand().morphs) {
        const qsizetype place = placeOf(mModel->morphs, morph.name);
        if (place < mModel->morphs.size())
            input.morphs[size_t(place)] = morph.weight;
    }
}

qint32 PreviewController::posedBone(const QList<qint32> &chosen) const
{
    return mPosing && mGizmo && !chosen.isEmpty() ? chosen.last() : -1;
}

std::optional<PoseGizmo> PreviewController::gizmoOf(qint32 bone) const
{
    const ModelBone &its = mModel->bones.at(bone);
    const BoneFlag needed = *mGizmo == GizmoKind::Turn ? BoneFlag::Rotatable : BoneFlag::Movable;
    if (!its.flags.testFlag(needed))
        return std::nullopt;
    const BoneWorld &world = mSolver->bones()[size_t(bone)];
    PoseGizmo gizmo;
    gizmo.kind = *mGizmo;
    gizmo.place = furitsuke::toVector(world.position);
    std::array<Vec3d, 3> axes = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    const Quatd own = toDouble(world.rotation);
    if (its.flags.testFlag(BoneFlag::FixedAxis) && gizmo.kind == GizmoKind::Turn) {
        // It turns about nothing else, wherever it is.
        gizmo.axes[0] = toVector(turned(own, toDouble(its.fixedAxis))).normalized();
        gizmo.has = {true, false, false};
        gizmo.hasView = false;
        return gizmo;
    }
    Quatd turn;
    if (mGizmoAxes == GizmoAxes::Local) {
        turn = own;
        if (its.flags.testFlag(BoneFlag::LocalAxes)) {
            const Vec3d x = toDouble(its.localX);
            Vec3d y = cross(toDouble(its.localZ), x);
            y = (1 / length(y)) * y;
            axes = {{x, y, cross(x, y)}};
        }
    } else if (mGizmoAxes == GizmoAxes::Parent) {
        turn = parentTurn(*mSolver, bone);
    }
    for (size_t i = 0; i < axes.size(); ++i)
        gizmo.axes[i] = toVector(turned(turn, axes[i])).normalized();
    return gizmo;
}

void PreviewController::beginPosing()
{
    updateNow();
    const qint32 bone = posedBone(mView.scene().chosenBones);
    if (!mModel || bone < 0)
        return;
    mPose = Pose{bone, mShownInput.bones[size_t(bone)], toFloat(parentTurn(*mSolver, bone))};
    const QString &name = mModel->bones.at(bone).name;
    mPosing->begin(*mGizmo == GizmoKind::Turn ? tr("Turn “%1”").arg(name) : tr("Move “%1”").arg(name));
    for (qsizetype i = 0; i < mModel->iks.size(); ++i) {
        const ModelIk &ik = mModel->iks.at(i);
        const bool bends = std::any_of(ik.links.begin(), ik.links.end(),
                                       [bone](const IkLink &link) { return link.bone == bone; });
        if (bends && mShownInput.ikEnabled[size_t(i)] != 0) {
            Q_EMIT poseNote(tr("“%1” is bent by IK here: move “%2”, or switch that IK off first.")
                                .arg(name, mModel->bones.at(ik.bone).name));
        }
    }
}

void PreviewController::dragPose()
{
    const GizmoDrag *drag = mView.gizmoDrag();
    if (!mPose || !drag || !mPosing->isGesture())
        return;
    BoneMove move = mPose->start;
    const Quatd parent = toDouble(mPose->parent);
    if (drag->kind() == GizmoKind::Turn) {
        // world = parent * keys * appended, so what turns the world about an axis turns the keys about the
        // same axis as the parent sees it.
        const Quatd turn = turnAbout(turned(conjugate(parent), toVec(drag->axis())), drag->angle());
        Quatd keys = normalized(turn * toDouble(move.rotation));
        if (keys.w < 0)
            keys = {-keys.x, -keys.y, -keys.z, -keys.w};
        move.rotation = toFloat(keys);
    } else {
        move.position = toFloat(toDouble(move.position) + turned(conjugate(parent), toVec(drag->shift())));
    }
    const QString fault =
        mPosing->set(PoseBone{mModel->bones.at(mPose->bone).name, move.position, move.rotation});
    if (!fault.isEmpty())
        Q_EMIT poseNote(fault);
}

void PreviewController::endPosing(bool cancelled)
{
    mPose.reset();
    if (!mPosing)
        return;
    if (cancelled)
        mPosing->cancel();
    else
        mPosing->end();
}

} // namespace furitsuke
