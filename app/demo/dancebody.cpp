// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/dance.h"
#include "app/demo/eases.h"

namespace furitsuke::demo {

namespace {

/// Where the weight is, and the full turn: over the supporting foot a little after the foot has landed.
QList<Move> centerKeys()
{
    using namespace ease;
    return {
        {0, {0, -0.18, 0}, {}, linear, linear, linear, linear},
        {15, {0.35, -0.20, 0}, {}, soft, soft, linear, linear},
        {31, {-0.35, -0.20, 0}, {}, soft, soft, linear, linear},
        {46, {0.45, -0.23, 0}, {}, soft, gentle, linear, linear},
        {53, {0.05, -0.44, 0}, {}, start, sink, linear, linear},
        {62, {-1.55, -0.28, 0}, {}, settle, bounce, linear, linear},
        {76, {-1.95, -0.20, 0}, {}, gentle, settle, linear, linear},
        {82, {-1.55, -0.50, 0}, {}, start, sink, linear, linear},
        {92, {0.95, -0.30, 0}, {}, settle, bounce, linear, linear},
        {106, {1.45, -0.20, 0}, {}, gentle, settle, linear, linear},
        {112, {1.10, -0.50, 0}, {}, start, sink, linear, linear},
        {122, {-0.30, -0.34, 0}, {0, -6, 0}, settle, bounce, linear, soft},
        {137, {-1.95, -0.48, 0.55}, {0, 10, 0}, soft, soft, gentle, soft},
        {152, {-2.85, -0.38, 0}, {}, soft, soft, soft, soft},
        {165, {-3.05, -0.32, 0.15}, {0, 8, 0}, gentle, settle, gentle, snap},
        {172, {-2.80, -0.52, 0}, {0, 3, 0}, start, sink, gentle, soft},
        {183, {-1.62, -0.50, 0}, {}, settle, bounce, linear, gentle},
        {190, {-1.62, -0.50, 0}, {}, linear, linear, linear, linear},
        {198, {-2.72, -0.50, 0}, {}, strong, linear, linear, linear},
        {205, {-2.72, -0.50, 0}, {}, linear, linear, linear, linear},
        {213, {-1.58, -0.50, 0}, {}, strong, linear, linear, linear},
        {220, {-1.58, -0.50, 0}, {}, linear, linear, linear, linear},
        {228, {-2.70, -0.52, 0}, {}, strong, gentle, linear, linear},
        // Winds up to the right, then turns to the left; a key at least every 110 degrees keeps the way.
        {239, {-2.55, -0.83, 0.15}, {0, -28, 0}, soft, soft, soft, soft},
        {250, {-1.55, -0.40, 0.1}, {0, 62, 0}, start, bounce, gentle, start},
        {260, {-0.50, -0.33, 0.25}, {0, 170, 0}, linear, gentle, gentle, linear},
        {270, {0.30, -0.33, 0.15}, {0, 268, 0}, linear, linear, gentle, linear},
        {281, {0.05, -0.30, 0}, {0, 350, 0}, settle, gentle, linear, settle},
        {288, {0, -0.24, 0}, {0, 360, 0}, soft, soft, linear, settle},
        // Crouch, jump, land. In the air the way is the parabola of a fall.
        {293, {0, -0.20, 0}, {0, 360, 0}, linear, gentle, linear, linear},
        {299, {0, -2.40, 0.30}, {0, 360, 0}, linear, soft, soft, linear},
        {304, {0, 0.54, -1.06}, {0, 360, 0}, linear, push, gentle, linear},
        {312, {0, 4.30, -1.06}, {0, 360, 0}, linear, rise, linear, linear},
        {321, {0, 0.54, -1.06}, {0, 360, 0}, linear, fall, linear, linear},
        {328, {0, -2.15, 0.15}, {0, 360, 0}, linear, settle, settle, linear},
        {339, {0, -0.18, 0}, {0, 360, 0}, linear, soft, soft, linear},
        {347, {0.40, -0.28, 0}, {0, 360, 0}, soft, gentle, linear, linear},
        {354, {0.45, -0.38, -0.15}, {0, 360, 0}, gentle, sink, gentle, linear},
        // Towards the camera and back.
        {362, {-0.30, -0.40, -1.45}, {0, 368, 0}, soft, bounce, settle, settle},
        {377, {0.30, -0.40, -2.65}, {0, 354, 0}, soft, soft, soft, soft},
        {383, {0.25, -0.56, -2.45}, {0, 356, 0}, gentle, sink, start, gentle},
        {392, {-0.25, -0.38, -1.55}, {0, 364, 0}, soft, soft, settle, soft},
        {407, {0.20, -0.28, -0.55}, {0, 360, 0}, soft, settle, soft, soft},
        {413, {0.05, -0.46, -0.35}, {0, 358, 0}, gentle, sink, gentle, gentle},
        {422, {-0.75, -0.38, -0.05}, {0, 352, 0}, settle, bounce, gentle, soft},
        {437, {-0.30, -0.26, 0}, {0, 372, 0}, soft, soft, linear, soft},
        {450, {0.68, -0.40, 0}, {0, 370, 0}, soft, sink, linear, settle},
        {464, {0.72, -0.46, 0}, {0, 370, 0}, gentle, gentle, linear, linear},
        {480, {0.68, -0.42, 0}, {0, 370, 0}, gentle, gentle, linear, linear},
    };
}

/// The bounce: down on the beat, up between, never twice alike. Rests while the jump and the last pose last.
QList<Move> grooveKeys()
{
    using namespace ease;
    struct Bounce
    {
        quint32 frame;
        double y;
    };
    static constexpr Bounce bounces[] = {
        {0, -0.02},   {15, -0.42},  {22, -0.03},  {30, -0.45},  {37, -0.04},  {45, -0.48},  {51, -0.06},
        {61, -0.40},  {68, 0},      {76, -0.46},  {83, -0.05},  {91, -0.40},  {98, 0},      {106, -0.46},
        {113, -0.05}, {121, -0.36}, {128, -0.04}, {136, -0.30}, {143, -0.02}, {151, -0.42}, {159, 0},
        {167, -0.20}, {181, -0.44}, {189, -0.06}, {196, -0.40}, {204, -0.05}, {211, -0.42}, {219, -0.05},
        {226, -0.38}, {240, -0.10}, {255, -0.16}, {262, -0.06}, {271, -0.18}, {285, -0.34}, {293, 0},
        {331, 0},     {346, -0.36}, {350, -0.08}, {354, -0.34}, {361, -0.30}, {368, -0.02}, {376, -0.38},
        {383, -0.04}, {391, -0.36}, {398, -0.02}, {406, -0.34}, {413, -0.05}, {421, -0.40}, {429, 0},
        {438, 0},     {450, -0.16}, {458, 0},     {480, -0.04},
    };
    QList<Move> keys;
    double before = 0;
    int number = 0;
    for (const Bounce &b : bounces) {
        // Down: into the knees; up: off the floor. Every third one is played softer.
        const CurvePoints curve = ++number % 3 == 0 ? soft : b.y < before ? sink : bounce;
        keys.append({b.frame, {0, b.y, 0}, {}, linear, curve, linear, linear});
        before = b.y;
    }
    return keys;
}

/// 腰: where the hips' own way goes beyond the weight's.
QList<Move> waistKeys()
{
    using namespace ease;
    return {
        {0, {}, {}, linear, linear, linear, linear},
        {52, {}, {}, linear, linear, linear, linear},
        {62, {-0.15, 0, 0}, {0, -4, 0}, soft, linear, linear, soft},
        {92, {0.15, 0, 0}, {0, 4, 0}, soft, linear, linear, soft},
        {122, {0, 0, 0}, {0, -3, 0}, gentle, linear, linear, soft},
        {152, {-0.10, 0, 0.05}, {0, 4, 0}, gentle, linear, gentle, soft},
        {176, {0, 0, 0}, {}, soft, linear, gentle, soft},
        {183, {0.30, 0.05, 0}, {0, 0, -2}, snap, gentle, linear, snap},
        {198, {-0.30, 0.05, 0.10}, {0, 0, 2}, strong, linear, soft, strong},
        {213, {0.32, 0.05, 0}, {0, 0, -2}, strong, linear, soft, strong},
        {228, {-0.28, 0.04, 0.10}, {0, 0, 2}, strong, gentle, soft, strong},
        {240, {0, 0, 0}, {}, soft, soft, soft, soft},
        {358, {0, 0, 0}, {}, linear, linear, linear, linear},
        {377, {0.10, 0, -0.10}, {0, 0, -2}, soft, linear, soft, soft},
        {392, {-0.10, 0, 0}, {0, 0, 1}, soft, linear, soft, soft},
        {422, {-0.10, 0, 0}, {0, -3, 1}, gentle, linear, linear, soft},
        {451, {0.22, 0.05, 0.05}, {0, 0, -2}, soft, gentle, gentle, settle},
    };
}

} // namespace

void addCenter(MotionBuilder &motion)
{
    motion.addBone(QStringLiteral("センター"), centerKeys());
    motion.addBone(QStringLiteral("グルーブ"), grooveKeys());
    motion.addBone(QStringLiteral("腰"), waistKeys());
}

} // namespace furitsuke::demo
