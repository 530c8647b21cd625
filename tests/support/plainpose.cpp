// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plainpose.h"

#include "editor-core/rig/rigorder.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace furitsuke::test {

PlainPose::Quat PlainPose::product(const Quat &a, const Quat &b)
{
    return {a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y, a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
            a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w, a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z};
}

PlainPose::Quat PlainPose::inverse(const Quat &q)
{
    return {-q.x, -q.y, -q.z, q.w};
}

PlainPose::Vec PlainPose::rotate(const Quat &q, const Vec &v)
{
    const Quat r = product(product(q, {v.x, v.y, v.z, 0}), inverse(q));
    return {r.x, r.y, r.z};
}

PlainPose::Quat PlainPose::around(const Vec &axis, double angle)
{
    const double s = std::sin(angle / 2);
    return {s * axis.x, s * axis.y, s * axis.z, std::cos(angle / 2)};
}

PlainPose::Quat PlainPose::power(const Quat &q, double exponent)
{
    const Quat p = q.w < 0 ? Quat{-q.x, -q.y, -q.z, -q.w} : q;
    const double sine = std::hypot(p.x, p.y, p.z);
    if (sine == 0)
        return {};
    const double angle = 2 * std::atan2(sine, p.w);
    return around({p.x / sine, p.y / sine, p.z / sine}, exponent * angle);
}

PlainPose::Quat PlainPose::limit(const Quat &q, const IkLink &link, bool firstHalf)
{
    // Rows of the matrix: images of the axes along x, y, z.
    const Vec x = rotate(q, {1, 0, 0});
    const Vec y = rotate(q, {0, 1, 0});
    const Vec z = rotate(q, {0, 0, 1});
    const double most = 88 * std::numbers::pi / 180;
    const double right = std::numbers::pi / 2;
    const auto middle = [&](double sine) {
        return std::clamp(std::asin(std::clamp(sine, -1.0, 1.0)), -most, most);
    };
    const auto limited = [&](double angle, double least, double greatest) {
        if (angle < least)
            return firstHalf && 2 * least - angle <= greatest ? 2 * least - angle : least;
        if (angle > greatest)
            return firstHalf && 2 * greatest - angle >= least ? 2 * greatest - angle : greatest;
        return angle;
    };
    const Vec3f &a = link.least;
    const Vec3f &b = link.most;
    const auto turnX = [&](double angle) { return around({1, 0, 0}, limited(angle, a.x, b.x)); };
    const auto turnY = [&](double angle) { return around({0, 1, 0}, limited(angle, a.y, b.y)); };
    const auto turnZ = [&](double angle) { return around({0, 0, 1}, limited(angle, a.z, b.z)); };
    if (-right < a.x && b.x < right) {
        return product(product(turnY(std::atan2(z.x, z.z)), turnX(middle(-z.y))),
                       turnZ(std::atan2(x.y, y.y)));
    }
    if (-right < a.y && b.y < right) {
        return product(product(turnZ(std::atan2(x.y, x.x)), turnY(middle(-x.z))),
                       turnX(std::atan2(y.z, z.z)));
    }
    return product(product(turnX(std::atan2(y.z, y.y)), turnZ(middle(-y.x))), turnY(std::atan2(z.x, x.x)));
}

PlainPose::PlainPose(const Model &model)
    : mModel(model)
    , mBones(std::size_t(model.bones.size()))
    , mWorlds(std::size_t(model.bones.size()))
    , mDistances(std::size_t(model.iks.size()))
{
    for (const RigStep &step : rigOrder(model))
        mOrder.push_back(step.bone >= 0 ? step.bone : -1 - step.ik);
    for (const ModelIk &ik : model.iks) {
        for (const IkLink &link : ik.links)
            mBones[std::size_t(link.bone)].isLink = true;
    }
}

void PlainPose::mixMorphs(const RigInput &input)
{
    std::vector<double> weights(input.morphs.begin(), input.morphs.end());
    for (qsizetype i = 0; i < mModel.morphs.size(); ++i) {
        if (const auto *group = std::get_if<GroupMorph>(&mModel.morphs[i].what)) {
            for (const GroupOffset &offset : group->offsets)
                weights[std::size_t(offset.morph)] +=
                    double(input.morphs[std::size_t(i)]) * double(offset.weight);
        }
    }
    for (qsizetype i = 0; i < mModel.morphs.size(); ++i) {
        const double weight = weights[std::size_t(i)];
        const auto *bones = std::get_if<BoneMorph>(&mModel.morphs[i].what);
        if (!bones || weight == 0)
            continue;
        for (const BoneOffset &offset : bones->offsets) {
            Bone &bone = mBones[std::size_t(offset.bone)];
            const Vec3f &p = offset.position;
            const Quatf &q = offset.rotation;
            bone.morphMove.x += weight * p.x;
            bone.morphMove.y += weight * p.y;
            bone.morphMove.z += weight * p.z;
            bone.morphTurn = product(power({q.x, q.y, q.z, q.w}, weight), bone.morphTurn);
        }
    }
}

void PlainPose::place(qint32 index, const RigInput &input)
{
    const ModelBone &model = mModel.bones[index];
    Bone &bone = mBones[std::size_t(index)];
    const auto keys = [&](qint32 i) {
        const Quatf &q = input.bones[std::size_t(i)].rotation;
        return Quat{q.x, q.y, q.z, q.w};
    };
    const auto moves = [&](qint32 i) {
        const Vec3f &p = input.bones[std::size_t(i)].position;
        const Vec &m = mBones[std::size_t(i)].morphMove;
        return Vec{p.x + m.x, p.y + m.y, p.z + m.z};
    };
    bone.localPosition = moves(index);
    bone.localRotation = product(bone.morphTurn, keys(index));
    if (model.appendSource >= 0) {
        const Bone &source = mBones[std::size_t(model.appendSource)];
        const ModelBone &sourceModel = mModel.bones[model.appendSource];
        const bool local = model.flags.testFlag(BoneFlag::LocalAppend);
        if (model.flags.testFlag(BoneFlag::AppendRotation)) {
            Quat turn = source.localRotation;
            if (!local)
                turn = sourceModel.flags.testFlag(BoneFlag::AppendRotation)
                           ? source.appendedTurn
                           : product(source.morphTurn, keys(model.appendSource));
            bone.appendedTurn = power(product(source.ikTurn, turn), double(model.appendRatio));
            bone.localRotation = product(bone.localRotation, bone.appendedTurn);
        }
        if (model.flags.testFlag(BoneFlag::AppendMove)) {
            Vec move = source.localPosition;
            if (!local)
                move = sourceModel.flags.testFlag(BoneFlag::AppendMove) ? source.appendedMove
                                                                        : moves(model.appendSource);
            const double ratio = double(model.appendRatio);
            bone.appendedMove = {ratio * move.x, ratio * move.y, ratio * move.z};
            bone.localPosition.x += bone.appendedMove.x;
            bone.localPosition.y += bone.appendedMove.y;
            bone.localPosition.z += bone.appendedMove.z;
        }
    }
    const Quat rotation = product(bone.ikTurn, bone.localRotation);
    const Vec3f &rest = model.position;
    const Vec3f from = model.parent >= 0 ? mModel.bones[model.parent].position : Vec3f();
    const Vec offset = {double(rest.x) - double(from.x) + bone.localPosition.x,
                        double(rest.y) - double(from.y) + bone.localPosition.y,
                        double(rest.z) - double(from.z) + bone.localPosition.z};
    if (model.parent < 0) {
        bone.position = offset;
        bone.rotation = rotation;
        return;
    }
    const Bone &parent = mBones[std::size_t(model.parent)];
    const Vec moved = rotate(parent.rotation, offset);
    bone.position = {parent.position.x + moved.x, parent.position.y + moved.y, parent.position.z + moved.z};
    bone.rotation = product(parent.rotation, rotation);
}

void PlainPose::turnLink(const ModelIk &ik, qsizetype k, bool firstHalf, const std::vector<qint32> &path,
                         const RigInput &input)
{
    const IkLink &link = ik.links[k];
    Bone &bone = mBones[std::size_t(link.bone)];
    const Vec &goal = mBones[std::size_t(ik.bone)].position;
    const Vec &target = mBones[std::size_t(ik.target)].position;
    const auto unit = [](const Vec &v) {
        const double length = std::hypot(v.x, v.y, v.z);
        return length == 0 ? Vec() : Vec{v.x / length, v.y / length, v.z / length};
    };
    const auto dot = [](const Vec &a, const Vec &b) { return a.x * b.x + a.y * b.y + a.z * b.z; };
    const Vec &p = bone.position;
    const Vec a = unit({target.x - p.x, target.y - p.y, target.z - p.z});
    const Vec b = unit({goal.x - p.x, goal.y - p.y, goal.z - p.z});
    const Vec axis = {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
    if (dot(axis, axis) < 1e-8)
        return;
    const qint32 above = mModel.bones[link.bone].parent;
    const Quat parent = above >= 0 ? mBones[std::size_t(above)].rotation : Quat();
    Vec local = unit(rotate(inverse(parent), axis));
    const auto isNone = [](float least, float most) { return least == 0 && most == 0; };
    const bool noX = isNone(link.least.x, link.most.x);
    const bool noY = isNone(link.least.y, link.most.y);
    const bool noZ = isNone(link.least.z, link.most.z);
    if (link.limited && noX && noY && noZ)
        return;
    const auto side = [&](const Vec &one) { return dot(axis, rotate(parent, one)) >= 0 ? 1.0 : -1.0; };
    const ModelBone &model = mModel.bones[link.bone];
    if (model.flags.testFlag(BoneFlag::FixedAxis)) {
        const Vec one = {model.fixedAxis.x, model.fixedAxis.y, model.fixedAxis.z};
        local = {side(one) * one.x, side(one) * one.y, side(one) * one.z};
    } else if (link.limited && firstHalf && noY && noZ) {
        local = {side({1, 0, 0}), 0, 0};
    } else if (link.limited && firstHalf && noX && noZ) {
        local = {0, side({0, 1, 0}), 0};
    } else if (link.limited && firstHalf && noX && noY) {
        local = {0, 0, side({0, 0, 1})};
    }
    const double angle =
        std::min(std::acos(std::clamp(dot(a, b), -1.0, 1.0)), double(ik.unitAngle) * double(k + 1));
    bone.ikTurn = product(around(local, angle), bone.ikTurn);
    if (link.limited) {
        const Quat whole = limit(product(bone.ikTurn, bone.localRotation), link, firstHalf);
        bone.ikTurn = product(whole, inverse(bone.localRotation));
    }
    const auto from = std::find(path.begin(), path.end(), link.bone);
    for (auto it = from; it != path.end(); ++it)
        place(*it, input);
}

void PlainPose::bend(qsizetype index, const RigInput &input)
{
    const ModelIk &ik = mModel.iks[index];
    mDistances[std::size_t(index)] = 0;
    if (!input.ikEnabled[std::size_t(index)])
        return;
    // From the root to the target, and what may be moved by the chain: all that is placed so far.
    std::vector<qint32> path;
    for (qint32 bone = ik.target; bone >= 0; bone = mModel.bones[bone].parent)
        path.insert(path.begin(), bone);
    for (const IkLink &link : ik.links)
        mBones[std::size_t(link.bone)].ikTurn = {};
    for (const qint32 bone : path)
        place(bone, input);
    const auto gap = [&] {
        const Vec &goal = mBones[std::size_t(ik.bone)].position;
        const Vec &target = mBones[std::size_t(ik.target)].position;
        return std::hypot(target.x - goal.x, target.y - goal.y, target.z - goal.z);
    };
    const int loops = std::min(ik.loops, 256);
    for (int loop = 0; loop < loops && gap() >= 1e-4; ++loop) {
        for (qsizetype k = 0; k < ik.links.size(); ++k)
            turnLink(ik, k, loop < loops / 2, path, input);
    }
    mDistances[std::size_t(index)] = float(gap());
    for (const qint32 step : mOrder) {
        if (step == -1 - qint32(index))
            break;
        if (step >= 0)
            place(step, input);
    }
}

void PlainPose::solve(const RigInput &input)
{
    for (Bone &bone : mBones) {
        const bool isLink = bone.isLink;
        bone = {};
        bone.isLink = isLink;
    }
    mixMorphs(input);
    for (const qint32 step : mOrder) {
        if (step >= 0)
            place(step, input);
        else
            bend(-1 - step, input);
    }
    for (std::size_t i = 0; i < mBones.size(); ++i) {
        const Bone &bone = mBones[i];
        const double sign = bone.rotation.w < 0 ? -1 : 1;
        mWorlds[i] = {{float(bone.position.x), float(bone.position.y), float(bone.position.z)},
                      {float(sign * bone.rotation.x), float(sign * bone.rotation.y),
                       float(sign * bone.rotation.z), float(sign * bone.rotation.w)}};
    }
}

} // namespace furitsuke::test
