// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/iksolver.h"

#include <algorithm>
#include <numbers>

namespace furitsuke {

using namespace rigmath;

namespace {

constexpr double halfPi = std::numbers::pi / 2;
/// Where two axes nearly fall together, the angle between is held off the pole.
constexpr double poleAngle = 88 * std::numbers::pi / 180;
/// The target is where it should be: within a ten thousandth.
constexpr double closeEnough = 1e-8;
/// A step of less than this (the square of its sine) turns nothing.
constexpr double leastTurn = 1e-8;

/// Of the angle whose half they belong to, which is -90 to 90 degrees.
struct HalfAngle
{
    double sine = 0;
    double cosine = 1;
};

/// Half the angle whose sine and cosine are in this ratio.
HalfAngle halfOf(double sine, double cosine)
{
    const double scale = std::sqrt(sine * sine + cosine * cosine);
    if (scale == 0)
        return {};
    const double c = cosine / scale;
    const double s = sine / scale;
    // Of the two ways the one that loses no digits.
    if (c >= 0) {
        const double half = std::sqrt((1 + c) / 2);
        return {s / (2 * half), half};
    }
    const double half = std::copysign(std::sqrt((1 - c) / 2), s);
    return {half, s / (2 * half)};
}

double component(const Vec3d &v, int axis)
{
    return axis == 0 ? v.x : axis == 1 ? v.y : v.z;
}

Quatd aroundAxis(int axis, double sine, double cosine)
{
    return {axis == 0 ? sine : 0, axis == 1 ? sine : 0, axis == 2 ? sine : 0, cosine};
}

Quatd aroundAxis(int axis, double angle)
{
    return aroundAxis(axis, std::sin(angle / 2), std::cos(angle / 2));
}

bool isNothing(float least, float most)
{
    return least == 0 && most == 0;
}

bool staysBelowRightAngle(double least, double most)
{
    return -halfPi < least && most < halfPi;
}

} // namespace

JointLimits::JointLimits(const IkLink &link)
{
    if (!link.limited)
        return;
    mLeast = toDouble(link.least);
    mMost = toDouble(link.most);
    const bool noX = isNothing(link.least.x, link.most.x);
    const bool noY = isNothing(link.least.y, link.most.y);
    const bool noZ = isNothing(link.least.z, link.most.z);
    if (noX && noY && noZ)
        mKind = Kind::Fixed;
    else if (noY && noZ)
        mKind = Kind::OneX;
    else if (noX && noZ)
        mKind = Kind::OneY;
    else if (noX && noY)
        mKind = Kind::OneZ;
    else
        mKind = Kind::Any;

    if (staysBelowRightAngle(mLeast.x, mMost.x))
        mOrder = Order::Yxz;
    else if (staysBelowRightAngle(mLeast.y, mMost.y))
        mOrder = Order::Zyx;
    else
        mOrder = Order::Xzy;

    if (!isOneAxis())
        return;
    const int axis = int(mKind) - int(Kind::OneX);
    // Files say 180 degrees by the float next to it, which is over.
    const auto within = [this](double angle) {
        mHalfTurn = mHalfTurn && std::abs(angle) <= std::numbers::pi * (1 + 1e-6);
        return std::clamp(angle, -std::numbers::pi, std::numbers::pi);
    };
    mHalfTurn = true;
    const double least = within(component(mLeast, axis));
    const double most = within(component(mMost, axis));
    mLeastSine = std::sin(least);
    mLeastCosine = std::cos(least);
    mMostSine = std::sin(most);
    mMostCosine = std::cos(most);
    mHalfLeastSine = std::sin(least / 2);
    mHalfLeastCosine = std::cos(least / 2);
    mHalfMostSine = std::sin(most / 2);
    mHalfMostCosine = std::cos(most / 2);
}

Quatd JointLimits::limited(const Quatd &rotation, bool bendsBack) const
{
    return isOneAxis() && mHalfTurn ? limitedOne(rotation, bendsBack) : limitedAny(rotation, bendsBack);
}

/// The same as limitedAny() where the other two angles come to 0 in any case. A knee is limited in every step
/// of every loop, so this works with sines and cosines of half angles, without finding the angle itself.
Quatd JointLimits::limitedOne(const Quatd &q, bool bendsBack) const
{
    const int axis = int(mKind) - int(Kind::OneX);
    HalfAngle half;
    if (axis == 0 && mOrder == Order::Yxz) {
        static const double poleSine = std::sin(poleAngle);
        const double sine = std::clamp(2 * (q.w * q.x - q.y * q.z), -poleSine, poleSine);
        half = halfOf(sine, std::sqrt(1 - sine * sine));
    } else {
        const double along = axis == 0 ? q.x : axis == 1 ? q.y : q.z;
        if (along * along + q.w * q.w == q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w)
            half = q.w < 0 ? HalfAngle{-along, -q.w} : HalfAngle{along, q.w}; // around this axis already
        else if (axis == 0)
            half = halfOf(2 * (q.y * q.z + q.w * q.x), 1 - 2 * (q.x * q.x + q.y * q.y));
        else if (axis == 1)
            half = halfOf(2 * (q.x * q.z + q.w * q.y), 1 - 2 * (q.x * q.x + q.y * q.y));
        else
            half = halfOf(2 * (q.x * q.y + q.w * q.z), 1 - 2 * (q.x * q.x + q.z * q.z));
    }

    // The sine of half an angle grows with it, from -180 to 180 degrees.
    if (half.sine < mHalfLeastSine) {
        // Twice the limit less the angle.
        const double sine = mLeastSine * half.cosine - mLeastCosine * half.sine;
        const double cosine = mLeastCosine * half.cosine + mLeastSine * half.sine;
        half = bendsBack && cosine >= 0 && sine <= mHalfMostSine
                   ? HalfAngle{sine, cosine}
                   : HalfAngle{mHalfLeastSine, mHalfLeastCosine};
    } else if (half.sine > mHalfMostSine) {
        const double sine = mMostSine * half.cosine - mMostCosine * half.sine;
        const double cosine = mMostCosine * half.cosine + mMostSine * half.sine;
        half = bendsBack && cosine >= 0 && sine >= mHalfLeastSine ? HalfAngle{sine, cosine}
                                                                  : HalfAngle{mHalfMostSine, mHalfMostCosine};
    }
    return aroundAxis(axis, half.sine, half.cosine);
}

double JointLimits::limitedAngle(double angle, int axis, bool bendsBack) const
{
    const double least = component(mLeast, axis);
    const double most = component(mMost, axis);
    if (angle < least) {
        const double back = 2 * least - angle;
        return bendsBack && back <= most ? back : least;
    }
    if (angle > most) {
        const double back = 2 * most - angle;
        return bendsBack && back >= least ? back : most;
    }
    return angle;
}

Quatd JointLimits::limitedAny(const Quatd &q, bool bendsBack) const
{
    // The rotation's matrix, rows and columns from 0.
    const double m00 = 1 - 2 * (q.y * q.y + q.z * q.z);
    const double m01 = 2 * (q.x * q.y - q.w * q.z);
    const double m02 = 2 * (q.x * q.z + q.w * q.y);
    const double m10 = 2 * (q.x * q.y + q.w * q.z);
    const double m11 = 1 - 2 * (q.x * q.x + q.z * q.z);
    const double m12 = 2 * (q.y * q.z - q.w * q.x);
    const double m20 = 2 * (q.x * q.z - q.w * q.y);
    const double m21 = 2 * (q.y * q.z + q.w * q.x);
    const double m22 = 1 - 2 * (q.x * q.x + q.y * q.y);
    const auto middle = [](double sine) {
        return std::clamp(std::asin(std::clamp(sine, -1.0, 1.0)), -poleAngle, poleAngle);
    };
    double x = 0;
    double y = 0;
    double z = 0;
    switch (mOrder) {
    case Order::Yxz:
        x = middle(-m12);
        y = std::atan2(m02, m22);
        z = std::atan2(m10, m11);
        break;
    case Order::Zyx:
        y = middle(-m20);
        x = std::atan2(m21, m22);
        z = std::atan2(m10, m00);
        break;
    case Order::Xzy:
        z = middle(-m01);
        x = std::atan2(m21, m11);
        y = std::atan2(m02, m00);
        break;
    }
    const Quatd aroundX = aroundAxis(0, limitedAngle(x, 0, bendsBack));
    const Quatd aroundY = aroundAxis(1, limitedAngle(y, 1, bendsBack));
    const Quatd aroundZ = aroundAxis(2, limitedAngle(z, 2, bendsBack));
    switch (mOrder) {
    case Order::Yxz:
        return aroundY * aroundX * aroundZ;
    case Order::Zyx:
        return aroundZ * aroundY * aroundX;
    case Order::Xzy:
        break;
    }
    return aroundX * aroundZ * aroundY;
}

IkChain ikChain(const Model &model, const ModelIk &ik)
{
    IkChain chain;
    chain.goal = ik.bone;
    chain.target = ik.target;
    chain.loops = std::clamp(ik.loops, 0, IkChain::mostLoops);

    const qsizetype links = std::min(ik.links.size(), qsizetype(IkChain::mostJoints));
    struct Found
    {
        qsizetype link;
        qint32 depth; ///< how far above the target
    };
    std::vector<Found> found;
    // One walk up from the target finds the depth of them all.
    qint32 depth = 0;
    for (qint32 bone = model.bones[ik.target].parent; bone >= 0; bone = model.bones[bone].parent) {
        ++depth;
        for (qsizetype k = 0; k < links; ++k) {
            if (ik.links[k].bone == bone) {
                found.push_back({k, depth});
                break;
            }
        }
        if (qsizetype(found.size()) == links)
            break;
    }
    for (const Found &it : found) {
        const IkLink &link = ik.links[it.link];
        IkChain::Joint joint;
        joint.bone = link.bone;
        joint.limits = JointLimits(link);
        const ModelBone &bone = model.bones[link.bone];
        if (bone.flags.testFlag(BoneFlag::FixedAxis)) {
            joint.hasFixedAxis = true;
            joint.fixedAxis = toDouble(bone.fixedAxis);
        }
        joint.needsParent = link.limited || joint.hasFixedAxis;
        const double most = std::max(0.0, double(ik.unitAngle) * double(it.link + 1));
        if (most < std::numbers::pi) {
            joint.mostCosine = std::cos(most);
            joint.halfMostSine = std::sin(most / 2);
            joint.halfMostCosine = std::cos(most / 2);
        }
        chain.joints.push_back(joint);
    }
    chain.order.resize(found.size());
    for (std::size_t i = 0; i < found.size(); ++i)
        chain.order[i] = qint32(i);
    std::sort(chain.order.begin(), chain.order.end(),
              [&](qint32 a, qint32 b) { return found[std::size_t(a)].link < found[std::size_t(b)].link; });
    return chain;
}

namespace {

/// Turns a joint, and with it all that hangs from it.
void turnJoint(const IkChain &chain, const Quatd &turn, std::size_t joint, std::vector<JointPlace> &places,
               Vec3d &target)
{
    const Vec3d centre = places[joint].position;
    for (std::size_t i = 0; i < joint; ++i) {
        JointPlace &place = places[i];
        place.position = centre + turned(turn, place.position - centre);
        place.world = turn * place.world;
        if (chain.joints[i].needsParent)
            place.parent = turn * place.parent;
    }
    target = centre + turned(turn, target - centre);
}

/// A step of one joint; false where there was nothing to turn.
bool stepJoint(const IkChain &chain, std::size_t index, const Vec3d &goal, bool firstHalf,
               std::vector<JointPlace> &places, Vec3d &target)
{
    const IkChain::Joint &joint = chain.joints[index];
    if (joint.limits.kind() == JointLimits::Kind::Fixed)
        return false;
    JointPlace &place = places[index];
    const Vec3d toTarget = target - place.position;
    const Vec3d toGoal = goal - place.position;
    const Vec3d axis = cross(toTarget, toGoal);
    const double squares = dot(toTarget, toTarget) * dot(toGoal, toGoal);
    const double axisSquare = dot(axis, axis);
    if (!(axisSquare >= leastTurn * squares) || squares == 0)
        return false;

    // The rotation that brings one direction to the other is (a x b, |a| |b| + a . b), made as long as 1;
    // no angle has to be found for it.
    const double lengths = std::sqrt(squares);
    const double along = dot(toTarget, toGoal);
    double halfSine = 0;
    double halfCosine = 0;
    const double axisLength = std::sqrt(axisSquare);
    if (along < joint.mostCosine * lengths) {
        halfSine = joint.halfMostSine;
        halfCosine = joint.halfMostCosine;
    } else {
        const double both = lengths + along;
        const double scale = 1 / std::sqrt(axisSquare + both * both);
        halfSine = axisLength * scale;
        halfCosine = both * scale;
    }
    const Quatd free = {axis.x * (halfSine / axisLength), axis.y * (halfSine / axisLength),
                        axis.z * (halfSine / axisLength), halfCosine};

    if (!joint.needsParent) {
        place.world = free * place.world;
        turnJoint(chain, free, index, places, target);
        return true;
    }

    Quatd turn;
    if (joint.hasFixedAxis) {
        const double sign = dot(axis, turned(place.parent, joint.fixedAxis)) >= 0 ? halfSine : -halfSine;
        turn = {sign * joint.fixedAxis.x, sign * joint.fixedAxis.y, sign * joint.fixedAxis.z, halfCosine};
    } else if (firstHalf && joint.limits.isOneAxis()) {
        const int one = int(joint.limits.kind()) - int(JointLimits::Kind::OneX);
        const Vec3d unit = {double(one == 0), double(one == 1), double(one == 2)};
        const double sign = dot(axis, turned(place.parent, unit)) >= 0 ? halfSine : -halfSine;
        turn = aroundAxis(one, sign, halfCosine);
    } else {
        const Vec3d inParent = turned(conjugate(place.parent), {free.x, free.y, free.z});
        turn = {inParent.x, inParent.y, inParent.z, halfCosine};
    }
    place.local = turn * place.local;
    if (joint.limits.kind() != JointLimits::Kind::Free)
        place.local = joint.limits.limited(place.local, firstHalf);
    const Quatd world = place.parent * place.local;
    const Quatd applied = world * conjugate(place.world);
    place.world = world;
    turnJoint(chain, applied, index, places, target);
    return true;
}

} // namespace

bool bendChain(const IkChain &chain, const Vec3d &goal, std::vector<JointPlace> &places, Vec3d &target)
{
    const auto isThere = [&] {
        const Vec3d gap = target - goal;
        return dot(gap, gap) < closeEnough;
    };
    if (isThere())
        return false;
    for (std::size_t i = 0; i < chain.joints.size(); ++i) {
        if (chain.joints[i].needsParent)
            places[i].local = conjugate(places[i].parent) * places[i].world;
    }
    bool bent = false;
    for (int loop = 0; loop < chain.loops; ++loop) {
        bool turnedAny = false;
        for (const qint32 joint : chain.order)
            turnedAny |= stepJoint(chain, std::size_t(joint), goal, loop < chain.loops / 2, places, target);
        // Where nothing turns in one loop, nothing will in the next.
        if (!turnedAny)
            break;
        bent = true;
        if (isThere())
            break;
    }
    return bent;
}

} // namespace furitsuke
