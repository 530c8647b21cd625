// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/meshbuilder.h"
#include "editor-core/rig/testrigbones.h"

namespace furitsuke::testrig {

/// Which bones of the test rig a place of its surface follows.
class Weights
{
public:
    explicit Weights(const Model &model);

    /// Trunk, upper arms and thighs; what hangs over the hips follows the legs less.
    shape::BoneMix trunk(const Point &p, double legShare = 1) const;
    shape::BoneMix arm(const Point &p) const;
    shape::BoneMix palm(const Point &p) const;
    shape::BoneMix finger(int number, const Point &p) const;
    shape::BoneMix leg(const Point &p) const;
    shape::BoneMix shoe(const Point &p) const;
    shape::BoneMix headAndNeck(const Point &p) const;
    shape::BoneMix headOnly() const;
    shape::BoneMix eye(bool isLeft) const;

private:
    struct Side
    {
        qint32 shoulder;
        qint32 upper[5]; ///< 腕, 腕捩1-3, 腕捩: along the upper arm
        qint32 fore[5];  ///< ひじ, 手捩1-3, 手捩
        qint32 wrist;
        qint32 fingers[FingerCount][3];
        qint32 thigh;
        qint32 knee;
        qint32 ankle;
        qint32 toes;
        qint32 eye;
    };
    const Side &sideOf(const Point &p) const { return p.x >= 0 ? mLeft : mRight; }
    static Side sideFrom(const Model &model, QChar sign);
    static shape::BoneMix along(const qint32 (&bones)[5], double share);

    Side mLeft;
    Side mRight;
    qint32 mLower;
    qint32 mUpper;
    qint32 mUpper2;
    qint32 mNeck;
    qint32 mHead;
};

} // namespace furitsuke::testrig
