// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/dance.h"
#include "app/demo/eases.h"
#include "editor-core/sampling/eulerangles.h"

namespace furitsuke::demo {

namespace {

/// What a foot does on the way to a key; decides its curves.
enum class Way : quint8 {
    Stand, ///< stays, rolls on heel or ball, or turns on the spot
    Swing, ///< off the floor, up to the highest point of a step
    Land,  ///< down onto the floor
};

/// A foot at a key. x and z: where its ball stands, from where it stands at rest. Heading: degrees to the
/// left, turned on the ball. Heel and toe: degrees by which the foot is rolled up on its ball or its heel.
struct Foot
{
    quint32 frame;
    Way way;
    double x;
    double z;
    double heading;
    double heel;
    double toe;
    double lift;
};

/// The ankle above the floor, and the ball and the heel before and behind it, on a model of the usual size.
constexpr double ankleHeight = 1.25;
constexpr double ballBefore = 1.35;
constexpr double heelBehind = 0.55;

Pose poseOf(const Foot &foot)
{
    const Quatd heading = fromMmdDegrees({0, foot.heading, 0});
    const Quatd pitch = fromMmdDegrees({foot.toe - foot.heel, 0, 0});
    const Vec3d fromBall = {0, ankleHeight, ballBefore};
    const Vec3d fromPivot = {0, ankleHeight, foot.toe > 0 ? -heelBehind : ballBefore};
    const Vec3d turned = rotated(heading, fromBall) - fromBall;
    const Vec3d rolled = rotated(heading, rotated(pitch, fromPivot) - fromPivot);
    Pose pose;
    pose.frame = foot.frame;
    pose.position = Vec3d{foot.x, foot.lift, foot.z} + turned + rolled;
    pose.rotation = heading * pitch;
    switch (foot.way) {
    case Way::Stand:
        // One curve for all, or the foot would slide while it rolls.
        pose.x = pose.y = pose.z = pose.turn = ease::soft;
        break;
    case Way::Swing:
        pose.x = pose.z = ease::start;
        pose.y = ease::rise;
        pose.turn = ease::gentle;
        break;
    case Way::Land:
        pose.x = pose.z = ease::settle;
        pose.y = ease::fall;
        pose.turn = ease::settle;
        break;
    }
    return pose;
}

using enum Way;

// frame, way, x, z, heading, heel, toe, lift
constexpr Foot leftSteps[] = {
    {0, Stand, 0.20, 0, 10, 0, 0, 0},
    {64, Stand, 0.20, 0, 10, 0, 0, 0},
    {68, Stand, 0.20, 0, 6, 32, 0, 0},
    {72, Swing, -0.75, -0.15, 2, 22, 0, 0.75},
    {75, Land, -1.55, 0, 4, 30, 0, 0}, // touches with the ball only
    {81, Stand, -1.55, 0, 8, 34, 0, 0},
    {86, Swing, 0, -0.20, 12, 12, 0, 0.95},
    {90, Land, 1.40, 0, 12, 0, 0, 0},
    {125, Stand, 1.40, 0, 12, 0, 0, 0},
    {128, Stand, 1.40, 0, 8, 34, 0, 0},
    {132, Swing, -0.90, 0.95, 0, 30, 0, 0.90},
    {136, Land, -2.75, 1.35, -6, 26, 0, 0}, // crosses behind, on the ball
    {152, Stand, -2.75, 1.35, -2, 30, 0, 0},
    {156, Stand, -2.75, 1.35, 2, 40, 0, 0},
    {160, Swing, -2.10, -1.20, 8, 30, 0, 1.30},
    {165, Swing, -1.75, -7.20, 12, 4, 0, 3.90}, // the kick
    {169, Stand, -1.75, -6.50, 12, 14, 0, 3.40},
    {176, Swing, -1.15, -1.00, 12, 8, 0, 1.20},
    {180, Land, -0.75, 0, 14, 0, 0, 0},
    {190, Stand, -0.75, 0, 14, 0, 0, 0},
    {197, Stand, -0.75, 0, 6, 28, 0, 0},
    {205, Stand, -0.75, 0, 6, 28, 0, 0},
    {211, Stand, -0.75, 0, 14, 0, 0, 0},
    {219, Stand, -0.75, 0, 14, 0, 0, 0},
    {227, Stand, -0.75, 0, 6, 28, 0, 0},
    {240, Stand, -0.75, 0, -6, 34, 0, 0},
    // The turn: each foot lands ahead of the hips and turns on its ball while they pass over it.
    {245, Swing, -1.00, 0.90, 30, 24, 0, 0.85},
    {250, Land, -1.06, 1.97, 82, 6, 0, 0},
    {253, Stand, -1.06, 1.97, 90, 10, 0, 0},
    {260, Stand, -1.06, 1.97, 136, 28, 0, 0},
    {265, Swing, -1.50, 1.10, 216, 22, 0, 0.80},
    {270, Land, -1.37, 0.04, 286, 8, 0, 0},
    {281, Stand, -1.37, 0.04, 332, 30, 0, 0},
    {285, Swing, -0.60, -0.30, 350, 18, 0, 0.65},
    {288, Land, 0, 0, 360, 0, 0, 0},
    {299, Stand, 0, 0, 360, 0, 0, 0},
    {jumpStart, Stand, 0, 0, 360, 38, 0, 0},
    {jumpEnd, Stand, 0, 0, 360, 38, 0, 0},
    {325, Stand, 0, 0, 360, 0, 0, 0},
    {364, Stand, 0, 0, 360, 0, 0, 0},
    {367, Stand, 0, 0, 360, 34, 0, 0},
    {371, Swing, 0.20, -1.80, 362, 14, 0, 1.00},
    {375, Land, 0.25, -3.30, 362, 0, 0, 0},
    {393, Stand, 0.25, -3.30, 362, 0, 0, 0},
    {397, Stand, 0.25, -3.30, 362, 0, 14, 0},
    {401, Swing, 0.30, -1.70, 366, 18, 0, 0.75},
    {405, Land, 0.30, -0.10, 370, 0, 0, 0},
    {415, Stand, 0.30, -0.10, 370, 0, 0, 0},
    {422, Stand, 0.30, -0.10, 364, 24, 0, 0},
    {430, Stand, 0.30, -0.10, 370, 20, 0, 0},
    {437, Stand, 0.30, -0.10, 376, 0, 0, 0},
    {480, Stand, 0.30, -0.10, 376, 0, 0, 0},
};

constexpr Foot rightSteps[] = {
    {0, Stand, -0.20, 0, -10, 0, 0, 0},
    {19, Stand, -0.20, 0, -10, 0, 0, 0},
    {23, Stand, -0.20, 0, -13, 0, 20, 0}, // taps the toes twice
    {30, Stand, -0.20, 0, -10, 0, 0, 0},
    {34, Stand, -0.20, 0, -10, 0, 0, 0},
    {38, Stand, -0.20, 0, -14, 0, 22, 0},
    {45, Stand, -0.20, 0, -10, 0, 0, 0},
    {49, Stand, -0.20, 0, -10, 0, 0, 0},
    {52, Stand, -0.20, 0, -8, 30, 0, 0},
    {56, Swing, -1.10, -0.20, -11, 12, 0, 0.90},
    {60, Land, -1.90, 0, -12, 0, 0, 0},
    {93, Stand, -1.90, 0, -12, 0, 0, 0},
    {97, Stand, -1.90, 0, -8, 32, 0, 0},
    {101, Swing, 0, -0.15, -4, 22, 0, 0.80},
    {105, Land, 1.10, 0, -5, 30, 0, 0},
    {111, Stand, 1.10, 0, -8, 34, 0, 0},
    {116, Swing, 0.20, -0.20, -12, 12, 0, 0.85},
    {120, Land, -0.65, 0, -14, 0, 0, 0},
    {139, Stand, -0.65, 0, -14, 0, 0, 0},
    {142, Stand, -0.65, 0, -10, 32, 0, 0},
    {146, Swing, -1.90, -0.25, -10, 14, 0, 0.80},
    {150, Land, -3.05, 0, -10, 0, 0, 0},
    {178, Stand, -3.05, 0, -10, 0, 0, 0},
    {183, Stand, -3.05, 0, -4, 26, 0, 0},
    {190, Stand, -3.05, 0, -4, 26, 0, 0},
    {196, Stand, -3.05, 0, -12, 0, 0, 0},
    {204, Stand, -3.05, 0, -12, 0, 0, 0},
    {212, Stand, -3.05, 0, -4, 28, 0, 0},
    {220, Stand, -3.05, 0, -4, 28, 0, 0},
    {226, Stand, -3.05, 0, -12, 0, 0, 0},
    {241, Stand, -3.05, 0, -6, 0, 0, 0},
    {250, Stand, -3.05, 0, 34, 36, 0, 0},
    {255, Swing, -1.25, 2.45, 108, 24, 0, 0.90},
    {260, Land, 1.03, 2.69, 186, 6, 0, 0},
    {263, Stand, 1.03, 2.69, 194, 10, 0, 0},
    {270, Stand, 1.03, 2.69, 240, 30, 0, 0},
    {276, Swing, 0.60, 1.20, 306, 20, 0, 0.80},
    {281, Land, -0.20, 0.05, 352, 0, 0, 0},
    {286, Stand, -0.20, 0.05, 352, 0, 0, 0},
    {289, Swing, -0.10, 0.02, 356, 10, 0, 0.35},
    {292, Land, 0, 0, 360, 0, 0, 0},
    {299, Stand, 0, 0, 360, 0, 0, 0},
    {jumpStart, Stand, 0, 0, 360, 38, 0, 0},
    {jumpEnd, Stand, 0, 0, 360, 38, 0, 0},
    {325, Stand, 0, 0, 360, 0, 0, 0},
    {350, Stand, 0, 0, 360, 0, 0, 0},
    {353, Stand, 0, 0, 360, 32, 0, 0},
    {357, Swing, -0.20, -1.40, 356, 14, 0, 0.95},
    {360, Land, -0.25, -2.30, 354, 0, 0, 0},
    {379, Stand, -0.25, -2.30, 354, 0, 0, 0},
    {382, Stand, -0.25, -2.30, 354, 12, 0, 0},
    {386, Swing, -0.30, -1.70, 352, 20, 0, 0.70},
    {390, Land, -0.30, -1.00, 352, 0, 0, 0},
    {409, Stand, -0.30, -1.00, 352, 0, 0, 0},
    {412, Stand, -0.30, -1.00, 352, 26, 0, 0},
    {416, Swing, -0.60, -0.45, 350, 14, 0, 0.80},
    {420, Land, -0.85, 0.05, 346, 0, 0, 0},
    {438, Stand, -0.85, 0.05, 346, 0, 0, 0},
    {441, Stand, -0.85, 0.05, 350, 32, 0, 0},
    {446, Swing, -0.40, -0.95, 362, 30, 0, 0.85},
    {450, Land, 0.15, -1.25, 366, 44, 0, 0}, // crosses in front, on the toes
    {480, Stand, 0.15, -1.25, 366, 44, 0, 0},
};

template <std::size_t Size>
QList<Pose> poses(const Foot (&steps)[Size])
{
    QList<Pose> keys;
    keys.reserve(qsizetype(Size));
    for (const Foot &foot : steps)
        keys.append(poseOf(foot));
    return keys;
}

/// The legs' own bones. While IK is on it overrides them; they carry the legs through the jump, and start and
/// end it straight, as IK leaves the legs at take-off and landing.
struct LegKeys
{
    QList<Turn> thigh;
    QList<Turn> knee;
    QList<Turn> ankle;
};

LegKeys jumpKeys(Side side)
{
    using namespace ease;
    if (side == Side::Left) {
        return {
            {{0, {}, linear},
             {300, {}, linear},
             {jumpStart, {0, 0, 0}, linear},
             {309, {2, -2, -6}, gentle},
             {313, {-6, -4, -10}, settle},
             {317, {4, 0, -6}, start},
             {jumpEnd, {0, 0, 0}, settle},
             {325, {}, linear}},
            {{0, {}, linear},
             {300, {}, linear},
             {jumpStart, {0, 0, 0}, linear},
             {309, {-60, 0, 0}, gentle},
             {313, {-96, 0, 0}, settle},
             {317, {-52, 0, 0}, start},
             {jumpEnd, {0, 0, 0}, settle},
             {325, {}, linear}},
            {{0, {}, linear},
             {300, {}, linear},
             {jumpStart, {-38, 0, 0}, soft},
             {312, {-48, 0, 0}, gentle},
             {jumpEnd, {-38, 0, 0}, soft},
             {325, {}, soft}},
        };
    }
    return {
        {{0, {}, linear},
         {300, {}, linear},
         {jumpStart, {0, 0, 0}, linear},
         {309, {10, 0, 12}, settle},
         {314, {6, 3, 20}, rest},
         {319, {8, 0, 5}, soft},
         {jumpEnd, {0, 0, 0}, settle},
         {325, {}, linear}},
        {{0, {}, linear},
         {300, {}, linear},
         {jumpStart, {0, 0, 0}, linear},
         {309, {-24, 0, 0}, gentle},
         {314, {-14, 0, 0}, rest},
         {319, {-22, 0, 0}, soft},
         {jumpEnd, {0, 0, 0}, settle},
         {325, {}, linear}},
        {{0, {}, linear},
         {300, {}, linear},
         {jumpStart, {-38, 0, 0}, soft},
         {313, {-52, 0, 4}, gentle},
         {jumpEnd, {-38, 0, 0}, soft},
         {325, {}, soft}},
    };
}

} // namespace

void addLegs(MotionBuilder &motion)
{
    motion.addBone(QStringLiteral("左足ＩＫ"), poses(leftSteps));
    motion.addBone(QStringLiteral("右足ＩＫ"), poses(rightSteps));
    for (const Side side : {Side::Left, Side::Right}) {
        const LegKeys legs = jumpKeys(side);
        motion.addBone(sided(side, QStringLiteral("足")), legs.thigh);
        motion.addBone(sided(side, QStringLiteral("ひざ")), legs.knee);
        motion.addBone(sided(side, QStringLiteral("足首")), legs.ankle);
    }
}

} // namespace furitsuke::demo
