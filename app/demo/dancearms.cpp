// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/dance.h"
#include "app/demo/eases.h"
#include "editor-core/sampling/eulerangles.h"

namespace furitsuke::demo {

namespace {

/// An arm at a key, in the chest's space and as for a left arm: +X is outward. The joints below the shoulder
/// follow it by so many frames.
struct Arm
{
    quint32 frame;
    CurvePoints ease;
    Vec3d upper;   ///< where the upper arm points
    Vec3d forearm; ///< where the forearm points
    double palm;   ///< 手捩: degrees that the palm turns forward
    double flex;   ///< 手首: degrees that the hand bends towards its palm
    double raise;  ///< 肩: degrees that the shoulder is raised
    quint32 elbowLag;
    quint32 wristLag;
};

using namespace ease;

constexpr Vec3d hangUpper = {0.30, -0.94, 0.06};
constexpr Vec3d hangFore = {0.20, -0.86, -0.46};
constexpr Vec3d hipUpper = {0.80, -0.52, 0.28};
constexpr Vec3d hipFore = {-0.74, -0.66, -0.16};
constexpr Vec3d clapUpper = {0.35, -0.75, -0.56};
constexpr Vec3d clapFore = {-0.58, 0.25, -0.76};
constexpr Vec3d tuckUpper = {0.32, -0.82, -0.46};
constexpr Vec3d tuckFore = {-0.82, 0.28, -0.50};
constexpr Vec3d openUpper = {0.92, -0.14, -0.36};
constexpr Vec3d openFore = {0.86, 0.32, -0.40};

// frame, ease, upper arm, forearm, palm, flex, raise, lags
constexpr Arm leftKeys[] = {
    {0, linear, hangUpper, hangFore, -10, 8, 0, 0, 0},
    {14, soft, {0.24, -0.92, -0.28}, {0.02, -0.50, -0.87}, -10, 14, 0, 2, 4},
    {29, soft, {0.32, -0.92, 0.26}, {0.24, -0.92, -0.32}, -14, 2, 0, 2, 5},
    {44, soft, {0.24, -0.90, -0.32}, {0.02, -0.42, -0.90}, -8, 16, 1, 2, 4},
    {54, gentle, {0.66, -0.70, -0.14}, {0.62, -0.58, -0.52}, 0, -12, 2, 1, 3},
    {63, settle, {0.10, -0.66, -0.74}, {-0.72, -0.12, -0.68}, -10, 22, 0, 2, 5},
    {76, soft, {0.36, -0.90, -0.14}, {0.12, -0.66, -0.74}, 0, 4, 0, 3, 5},
    {84, gentle, {0.16, -0.76, -0.62}, {-0.50, -0.45, -0.74}, -6, 18, 0, 1, 3},
    {94, snap, {0.94, -0.26, -0.20}, {0.84, 0.30, -0.44}, 30, -32, 7, 2, 5},
    {106, soft, {0.40, -0.88, -0.12}, {0.16, -0.68, -0.72}, 0, 10, 0, 3, 6},
    {114, gentle, {0.66, -0.72, -0.10}, {0.60, -0.62, -0.50}, 4, -14, 1, 1, 3},
    {123, settle, {0.08, -0.62, -0.78}, {-0.76, -0.06, -0.64}, -8, 24, 0, 2, 5},
    {138, soft, {0.30, -0.80, -0.52}, {-0.78, 0.34, -0.52}, -12, 6, 2, 2, 4},
    {152, snap, {0.90, -0.10, -0.42}, {0.74, 0.52, -0.42}, 36, -30, 8, 2, 5},
    {158, gentle, {0.82, 0.12, -0.54}, {0.46, 0.80, -0.40}, 20, -10, 10, 1, 3},
    {166, strong, {0.60, -0.76, 0.22}, {0.60, -0.78, -0.16}, -20, 10, -2, 1, 2},
    {175, soft, {0.55, -0.80, 0.10}, {0.26, -0.80, -0.52}, -10, 14, 0, 2, 4},
    {184, settle, hipUpper, hipFore, -20, -38, 2, 1, 3},
    {199, strong, {0.82, -0.50, 0.22}, {-0.72, -0.68, -0.14}, -20, -40, 3, 1, 2},
    {214, strong, {0.78, -0.54, 0.30}, {-0.74, -0.65, -0.18}, -20, -36, 1, 1, 2},
    {226, gentle, hipUpper, hipFore, -20, -38, 2, 0, 1},
    {233, start, {0.55, -0.80, -0.04}, {0.20, -0.80, -0.56}, -10, 12, 0, 1, 2},
    {241, soft, {0.04, -0.62, -0.78}, {-0.80, -0.10, -0.58}, -10, 24, 1, 2, 4},
    {250, soft, tuckUpper, tuckFore, -16, 12, 1, 2, 4},
    {264, linear, {0.30, -0.84, -0.44}, {-0.84, 0.22, -0.50}, -16, 18, 1, 0, 0},
    {275, gentle, {0.36, -0.82, -0.44}, {-0.76, 0.06, -0.64}, -12, 22, 1, 1, 2},
    {286, snap, openUpper, openFore, 48, -34, 6, 2, 4},
    {294, gentle, {0.88, -0.34, -0.32}, {0.82, -0.02, -0.56}, 30, -10, 3, 1, 2},
    {299, soft, {0.34, -0.76, 0.54}, {0.32, -0.92, 0.20}, -10, 16, -2, 1, 2},
    {304, start, {0.26, -0.42, -0.87}, {0.16, -0.05, -0.98}, -4, 24, 4, 1, 2},
    {309, gentle, {0.44, 0.86, -0.24}, {0.30, 0.92, -0.24}, 10, 14, 14, 1, 3},
    {314, settle, {0.60, 0.78, -0.16}, {0.44, 0.87, -0.22}, 24, -18, 16, 1, 3},
    {322, start, {0.84, 0.40, -0.36}, {0.70, 0.62, -0.36}, 20, -6, 9, 2, 3},
    {330, settle, {0.74, -0.58, -0.34}, {0.52, -0.52, -0.68}, 6, 12, 0, 2, 5},
    {339, soft, {0.58, -0.72, -0.38}, {0.20, -0.06, -0.98}, 0, -8, 0, 1, 3},
    {345, strong, clapUpper, clapFore, 0, 0, 2, 0, 0},
    {350, snap, {0.54, -0.70, -0.46}, {-0.10, 0.28, -0.95}, 6, -14, 2, 0, 1},
    {353, late, clapUpper, clapFore, 0, 0, 2, 0, 0},
    {364, settle, hipUpper, hipFore, -20, -38, 2, 2, 4},
    {379, gentle, {0.82, -0.50, 0.24}, {-0.72, -0.68, -0.16}, -20, -38, 3, 0, 2},
    {393, soft, {0.72, -0.66, -0.20}, {0.68, -0.62, -0.40}, 20, -28, 0, 3, 6},
    {408, soft, {0.24, -0.90, -0.34}, {0.05, -0.48, -0.88}, -8, 16, 0, 2, 5},
    {416, gentle, {0.12, -0.86, -0.50}, {-0.45, -0.70, -0.55}, -10, 22, 0, 1, 3},
    {425, start, {0.80, -0.52, -0.30}, {0.66, -0.48, -0.58}, 10, 14, 2, 2, 5},
    {433, linear, {0.92, 0.20, -0.32}, {0.80, 0.46, -0.40}, 26, -22, 9, 2, 5},
    {440, settle, {0.50, 0.84, -0.20}, {0.30, 0.92, -0.26}, 24, -30, 15, 2, 4},
    {446, gentle, {0.86, 0.16, -0.30}, {0.44, 0.78, -0.44}, 10, 8, 9, 2, 3},
    {454, settle, hipUpper, hipFore, -20, -38, 2, 2, 4},
    {467, gentle, {0.81, -0.50, 0.27}, {-0.74, -0.66, -0.15}, -20, -38, 4, 0, 0},
    {480, gentle, hipUpper, hipFore, -20, -38, 3, 0, 0},
};

constexpr Arm rightKeys[] = {
    {0, linear, hangUpper, hangFore, -10, 8, 0, 0, 0},
    {16, soft, {0.32, -0.92, 0.24}, {0.24, -0.92, -0.32}, -14, 2, 0, 2, 4},
    {31, soft, {0.24, -0.91, -0.30}, {0.04, -0.48, -0.88}, -10, 14, 0, 2, 4},
    {46, soft, {0.34, -0.91, 0.26}, {0.26, -0.91, -0.34}, -12, 0, 0, 2, 5},
    {54, gentle, {0.18, -0.78, -0.60}, {-0.46, -0.52, -0.72}, -6, 18, 0, 1, 3},
    {63, snap, {0.94, -0.28, -0.20}, {0.84, 0.28, -0.46}, 30, -30, 6, 2, 5},
    {77, soft, {0.38, -0.90, -0.12}, {0.14, -0.68, -0.72}, 0, 10, 0, 3, 6},
    {84, gentle, {0.66, -0.72, -0.12}, {0.62, -0.60, -0.50}, 0, -12, 1, 1, 3},
    {93, settle, {0.10, -0.64, -0.76}, {-0.74, -0.10, -0.66}, -10, 24, 0, 2, 5},
    {107, soft, {0.36, -0.90, -0.14}, {0.12, -0.66, -0.74}, 0, 6, 0, 3, 5},
    {114, gentle, {0.18, -0.78, -0.60}, {-0.48, -0.48, -0.74}, -6, 18, 0, 1, 3},
    {123, snap, {0.95, -0.18, -0.24}, {0.82, 0.38, -0.42}, 32, -34, 8, 2, 5},
    {137, soft, {0.28, -0.80, -0.53}, {-0.82, 0.22, -0.52}, -12, 6, 2, 2, 4},
    {151, snap, {0.90, -0.06, -0.42}, {0.72, 0.55, -0.42}, 36, -30, 8, 2, 5},
    {158, gentle, {0.82, 0.14, -0.54}, {0.44, 0.82, -0.38}, 20, -10, 10, 1, 3},
    {165, strong, {0.60, -0.76, 0.24}, {0.60, -0.78, -0.16}, -20, 10, -2, 1, 2},
    {174, soft, {0.24, -0.84, -0.48}, {0.06, -0.40, -0.91}, -10, 18, 0, 2, 4},
    {183, snap, {0.46, 0.86, -0.22}, {0.28, 0.92, -0.28}, 12, 0, 15, 2, 5},
    {198, strong, {0.74, 0.62, -0.28}, {0.66, 0.70, -0.26}, 20, -12, 12, 3, 6},
    {213, strong, {0.40, 0.88, -0.26}, {0.00, 0.95, -0.30}, 8, 10, 15, 3, 6},
    {228, strong, {0.82, 0.40, -0.40}, {0.72, 0.54, -0.44}, 18, -10, 9, 3, 6},
    {239, soft, {0.80, -0.50, 0.34}, {0.84, -0.50, -0.20}, 0, -12, 0, 2, 4},
    {250, soft, {0.30, -0.84, -0.44}, {-0.80, 0.12, -0.58}, -16, 12, 1, 3, 5},
    {264, linear, {0.30, -0.84, -0.44}, {-0.84, 0.10, -0.54}, -16, 18, 1, 0, 0},
    {275, gentle, {0.36, -0.82, -0.44}, {-0.74, -0.02, -0.66}, -12, 22, 1, 1, 2},
    {285, snap, openUpper, openFore, 48, -34, 6, 2, 5},
    {293, gentle, {0.88, -0.34, -0.32}, {0.82, -0.02, -0.56}, 30, -10, 3, 1, 2},
    {299, soft, {0.36, -0.75, 0.54}, {0.34, -0.91, 0.20}, -10, 16, -2, 1, 2},
    {304, start, {0.28, -0.46, -0.84}, {0.16, -0.10, -0.98}, -4, 24, 4, 1, 2},
    {309, gentle, {0.40, 0.88, -0.24}, {0.26, 0.93, -0.24}, 10, 14, 14, 1, 3},
    {314, settle, {0.66, 0.73, -0.18}, {0.52, 0.82, -0.22}, 26, -20, 15, 1, 3},
    {321, start, {0.88, 0.30, -0.36}, {0.74, 0.56, -0.38}, 20, -6, 8, 2, 4},
    {330, settle, {0.76, -0.55, -0.34}, {0.54, -0.50, -0.68}, 6, 12, 0, 2, 4},
    {339, soft, {0.60, -0.70, -0.38}, {0.22, -0.04, -0.98}, 0, -8, 0, 1, 3},
    {345, strong, clapUpper, clapFore, 0, 0, 2, 0, 0},
    {350, snap, {0.54, -0.70, -0.46}, {-0.10, 0.28, -0.95}, 6, -14, 2, 0, 1},
    {353, late, clapUpper, clapFore, 0, 0, 2, 0, 0},
    {357, start, {0.45, -0.80, -0.38}, {-0.12, 0.55, -0.82}, -6, 20, 3, 0, 1},
    {363, snap, {0.62, -0.16, -0.77}, {0.44, 0.12, -0.89}, -20, 0, 4, 1, 3},
    {373, linear, {0.56, -0.14, -0.82}, {0.36, 0.14, -0.92}, -20, 2, 4, 0, 0},
    {380, soft, {0.46, -0.72, -0.52}, {0.00, 0.42, -0.90}, -10, 16, 1, 2, 4},
    {392, settle, {0.74, -0.64, -0.20}, {0.70, -0.60, -0.40}, 20, -28, 0, 3, 6},
    {407, soft, {0.34, -0.90, 0.26}, {0.26, -0.92, -0.30}, -12, 2, 0, 2, 5},
    {416, gentle, {0.46, -0.86, 0.10}, {0.40, -0.82, -0.42}, -6, -6, 0, 1, 3},
    {426, soft, {0.06, -0.75, -0.66}, {-0.58, -0.42, -0.70}, -10, 22, 0, 2, 5},
    {434, gentle, {0.08, -0.50, -0.86}, {-0.62, 0.10, -0.78}, -4, 16, 1, 1, 3},
    {442, gentle, {0.56, -0.36, -0.74}, {0.20, 0.62, -0.76}, 30, -10, 3, 2, 4},
    {452, settle, {0.80, -0.46, -0.38}, {-0.14, 0.92, -0.36}, 78, -6, 4, 2, 4},
    {466, gentle, {0.80, -0.44, -0.40}, {-0.13, 0.92, -0.36}, 80, -8, 5, 0, 1},
    {480, gentle, {0.80, -0.46, -0.38}, {-0.14, 0.92, -0.36}, 78, -6, 4, 0, 0},
};

class ArmTracks
{
public:
    explicit ArmTracks(Side side)
        : mSide(side)
    {}

    void add(const Arm &key)
    {
        const ArmTurns turns = aimArm(key.upper, key.forearm);
        put(mShoulder, key, 0, fromMmdDegrees({0, 0.4 * key.raise, -key.raise}));
        put(mUpper, key, 0, turns.upper);
        put(mTwist, key, 0, turns.twist);
        put(mElbow, key, key.elbowLag, turns.elbow);
        put(mForeTwist, key, key.elbowLag, axisTurn(restArm().direction, key.palm));
        put(mWrist, key, key.wristLag, axisTurn({0, 0, -1}, key.flex));
    }
    void give(MotionBuilder &motion) const
    {
        motion.addBone(sided(mSide, QStringLiteral("肩")), mShoulder);
        motion.addBone(sided(mSide, QStringLiteral("腕")), mUpper);
        motion.addBone(sided(mSide, QStringLiteral("腕捩")), mTwist);
        motion.addBone(sided(mSide, QStringLiteral("ひじ")), mElbow);
        motion.addBone(sided(mSide, QStringLiteral("手捩")), mForeTwist);
        motion.addBone(sided(mSide, QStringLiteral("手首")), mWrist);
    }

private:
    void put(QList<Pose> &keys, const Arm &key, quint32 lag, const Quatd &turn) const
    {
        const quint32 frame = qMin(key.frame + lag, lastFrame);
        const Quatd side = mSide == Side::Left ? turn : mirrored(turn);
        keys.append({frame, {}, side, key.ease, key.ease, key.ease, key.ease});
    }

    Side mSide;
    QList<Pose> mShoulder;
    QList<Pose> mUpper;
    QList<Pose> mTwist;
    QList<Pose> mElbow;
    QList<Pose> mForeTwist;
    QList<Pose> mWrist;
};

} // namespace

void addArms(MotionBuilder &motion)
{
    ArmTracks left(Side::Left);
    for (const Arm &key : leftKeys)
        left.add(key);
    left.give(motion);
    ArmTracks right(Side::Right);
    for (const Arm &key : rightKeys)
        right.add(key);
    right.give(motion);
}

} // namespace furitsuke::demo
