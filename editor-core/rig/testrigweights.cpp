// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/testrigweights.h"

namespace furitsuke::testrig {

using shape::BoneMix;
using shape::ramp;

Weights::Side Weights::sideFrom(const Model &model, QChar sign)
{
    const auto named = [&model, sign](QStringView name) {
        return boneNamed(model, QString(sign + name.toString()));
    };
    constexpr const char16_t *fingers[FingerCount][3] = {{u"親指０", u"親指１", u"親指２"},
                                                         {u"人指１", u"人指２", u"人指３"},
                                                         {u"中指１", u"中指２", u"中指３"},
                                                         {u"薬指１", u"薬指２", u"薬指３"},
                                                         {u"小指１", u"小指２", u"小指３"}};
    Side side = {};
    side.shoulder = named(u"肩");
    const QStringView upper[] = {u"腕", u"腕捩1", u"腕捩2", u"腕捩3", u"腕捩"};
    const QStringView fore[] = {u"ひじ", u"手捩1", u"手捩2", u"手捩3", u"手捩"};
    for (int i = 0; i < 5; ++i) {
        side.upper[i] = named(upper[i]);
        side.fore[i] = named(fore[i]);
    }
    side.wrist = named(u"手首");
    for (int number = 0; number < FingerCount; ++number) {
        for (int joint = 0; joint < 3; ++joint)
            side.fingers[number][joint] = named(fingers[number][joint]);
    }
    side.thigh = named(u"足D");
    side.knee = named(u"ひざD");
    side.ankle = named(u"足首D");
    side.toes = named(u"足先EX");
    side.eye = named(u"目");
    return side;
}

Weights::Weights(const Model &model)
    : mLeft(sideFrom(model, u'左'))
    , mRight(sideFrom(model, u'右'))
    , mLower(boneNamed(model, u"下半身"))
    , mUpper(boneNamed(model, u"上半身"))
    , mUpper2(boneNamed(model, u"上半身2"))
    , mNeck(boneNamed(model, u"首"))
    , mHead(boneNamed(model, u"頭"))
{}

BoneMix Weights::along(const qint32 (&bones)[5], double share)
{
    const double place = std::clamp(share, 0.0, 1.0) * 4;
    const int lower = std::min(int(place), 3);
    BoneMix mix;
    mix.add(bones[lower], 1 - (place - lower));
    mix.add(bones[lower + 1], place - lower);
    return mix;
}

BoneMix Weights::arm(const Point &p) const
{
    const Side &side = sideOf(p);
    const Point left = {std::abs(p.x), p.y, p.z};
    const double s = dot(left - armRoot, armWay);
    const double total = upperArmLength + forearmLength;
    const double bent = ramp(upperArmLength - 0.38, upperArmLength + 0.38, s);
    const double hand = ramp(total - 0.3, total + 0.2, s);
    BoneMix mix;
    mix.add(along(side.upper, s / upperArmLength), 1 - bent);
    mix.add(along(side.fore, (s - upperArmLength) / forearmLength), bent * (1 - hand));
    mix.add(side.wrist, bent * hand);
    return mix;
}

BoneMix Weights::finger(int number, const Point &p) const
{
    const Side &side = sideOf(p);
    const Point left = {std::abs(p.x), p.y, p.z};
    const Finger &f = testrig::finger(number);
    double passed = 0; // joints
    for (int joint = 0; joint < 3; ++joint) {
        const Point way = normalised(f.joints[joint + 1] - f.joints[joint]);
        const double half = joint == 0 ? 0.14 : 0.09;
        passed += ramp(-half, half, dot(left - f.joints[joint], way));
    }
    BoneMix mix;
    mix.add(side.wrist, 1 - passed);
    for (int joint = 0; joint < 3; ++joint)
        mix.add(side.fingers[number][joint], 1 - std::abs(passed - (joint + 1)));
    return mix;
}

BoneMix Weights::palm(const Point &p) const
{
    const Side &side = sideOf(p);
    const Point left = {std::abs(p.x), p.y, p.z};
    // What is near a finger's root goes with it; the thumb takes its ball along.
    double best = 1e9;
    int nearest = Index;
    for (int number = 0; number < FingerCount; ++number) {
        const Finger &f = testrig::finger(number);
        const Point way = f.joints[1] - f.joints[0];
        const double t = std::clamp(dot(left - f.joints[0], way) / dot(way, way), 0.0, 1.0);
        const double away = length(left - f.joints[0] - t * way);
        if (away < best) {
            best = away;
            nearest = number;
        }
    }
    const double close = 1 - ramp(0.12, 0.34, best);
    const double s = dot(left - wrist, armWay);
    const double inHand = ramp(-0.3, 0.2, s);
    BoneMix mix;
    mix.add(along(side.fore, 1 + s / forearmLength), 1 - inHand);
    mix.add(side.wrist, inHand * (1 - close));
    mix.add(finger(nearest, p), inHand * close);
    return mix;
}

BoneMix Weights::leg(const Point &p) const
{
    const Side &side = sideOf(p);
    const double bent = ramp(knee.y + 0.5, knee.y - 0.5, p.y);
    const double foot = ramp(ankle.y + 0.35, ankle.y - 0.25, p.y);
    BoneMix mix;
    mix.add(side.thigh, 1 - bent);
    mix.add(side.knee, bent * (1 - foot));
    mix.add(side.ankle, bent * foot);
    return mix;
}

BoneMix Weights::shoe(const Point &p) const
{
    const Side &side = sideOf(p);
    const double tip = ramp(-0.45, -0.95, p.z);
    const double shin = ramp(ankle.y - 0.1, ankle.y + 0.45, p.y);
    BoneMix mix;
    mix.add(side.toes, tip * (1 - shin));
    mix.add(side.ankle, (1 - tip) * (1 - shin));
    mix.add(side.knee, shin);
    return mix;
}

BoneMix Weights::trunk(const Point &p, double legShare) const
{
    const Side &side = sideOf(p);
    const Point left = {std::abs(p.x), p.y, p.z};
    // Legs: a thigh's own share grows down from the groin, outside earlier than inside.
    // The groin between them stays with the hips.
    const double groin = std::max(ramp(0.02, 0.45, left.x), ramp(10.15, 9.65, p.y));
    const double thighs = legShare * groin * ramp(11.75, 10.2, p.y + 0.25 * (left.x - hip.x));
    // Apart where the trousers' legs are, melting together above.
    const double seam = 0.04 + 0.3 * ramp(9.7, 10.3, p.y);
    const double ownThigh = ramp(-seam, seam, left.x);
    // The spine.
    const double lower = ramp(12.75, 11.6, p.y);
    const double upper2 = ramp(12.7, 14.0, p.y);
    const double throat = ramp(15.6, 16.1, p.y);
    // Shoulder and arm: near the arm's line, so that the ribs below the armpit stay.
    const Point way = left - armRoot;
    const double s = dot(way, armWay);
    const double aside = length(way - s * armWay);
    const double close = 1 - ramp(0.55, 1.0, aside);
    const double armShare = ramp(-0.45, 0.55, s) * close;
    const double collar = 0.75 * ramp(0.15, 0.95, left.x) * ramp(14.2, 15.0, p.y);

    BoneMix spine;
    spine.add(side.thigh, lower * thighs * ownThigh);
    spine.add(p.x >= 0 ? mRight.thigh : mLeft.thigh, lower * thighs * (1 - ownThigh));
    spine.add(mLower, lower * (1 - thighs));
    spine.add(mUpper, (1 - lower) * (1 - upper2));
    spine.add(mUpper2, (1 - lower) * upper2 * (1 - throat) * (1 - collar));
    spine.add(side.shoulder, (1 - lower) * upper2 * (1 - throat) * collar);
    spine.add(mNeck, (1 - lower) * upper2 * throat);
    BoneMix mix;
    mix.add(spine, 1 - armShare);
    mix.add(arm(p), armShare);
    return mix;
}

BoneMix Weights::headAndNeck(const Point &p) const
{
    // The jaw stands before the neck and is all head.
    const double height = p.y - 0.5 * p.z;
    const double skull = ramp(16.1, 16.8, height);
    const double throat = ramp(15.45, 15.95, p.y - 0.2 * p.z);
    BoneMix mix;
    mix.add(mUpper2, (1 - skull) * (1 - throat));
    mix.add(mNeck, (1 - skull) * throat);
    mix.add(mHead, skull);
    return mix;
}

BoneMix Weights::headOnly() const
{
    BoneMix mix;
    mix.add(mHead, 1);
    return mix;
}

BoneMix Weights::eye(bool isLeft) const
{
    BoneMix mix;
    mix.add(isLeft ? mLeft.eye : mRight.eye, 1);
    return mix;
}

} // namespace furitsuke::testrig
