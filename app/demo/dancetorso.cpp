// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/dance.h"
#include "app/demo/eases.h"

namespace furitsuke::demo {

namespace {

/// The pelvis tilts away from the weight: the hip above the standing leg is the higher one.
QList<Turn> lowerBodyKeys()
{
    using namespace ease;
    return {
        {0, {0, 0, 0}, linear},     {15, {0, 3, -5}, soft},      {30, {0, -3, 5}, soft},
        {45, {0, 3, -5}, soft},     {52, {-2, 0, -2}, gentle},   {61, {0, -5, 7}, settle},
        {75, {0, 2, 4}, soft},      {82, {-2, 0, 3}, gentle},    {91, {0, 5, -7}, settle},
        {105, {0, -2, -4}, soft},   {112, {-2, 0, -2}, start},   {121, {0, 6, 5}, settle},
        {135, {0, -12, 2}, soft},   {150, {0, 4, 7}, soft},      {163, {10, 8, 4}, snap},
        {171, {0, 2, 2}, soft},     {182, {0, 4, -11}, snap},    {190, {0, 4, -10}, linear},
        {197, {0, -4, 11}, strong}, {205, {0, -4, 10}, linear},  {212, {0, 5, -12}, strong},
        {220, {0, 4, -11}, linear}, {227, {0, -4, 10}, strong},  {238, {-3, -6, 3}, soft},
        {250, {0, 14, 0}, start},   {270, {0, 10, 0}, linear},   {282, {0, -4, 0}, settle},
        {290, {0, 0, 0}, soft},     {294, {0, 0, 0}, linear},    {300, {12, 0, 0}, soft},
        {304, {0, 0, 0}, start},    {312, {-4, 0, 3}, soft},     {321, {0, 0, 0}, start},
        {328, {10, 0, 0}, settle},  {339, {0, 0, 0}, soft},      {347, {0, 3, -5}, settle},
        {354, {0, 3, -4}, linear},  {361, {0, -5, 6}, settle},   {376, {0, 6, -7}, soft},
        {391, {0, -5, 5}, soft},    {406, {0, 4, -4}, soft},     {421, {0, -6, 7}, settle},
        {436, {0, 2, 2}, soft},     {450, {0, -6, -10}, settle}, {480, {0, -6, -9}, gentle},
    };
}

/// The chest answers the hips, a frame or two later, and leads the arms.
QList<Turn> upperBodyKeys()
{
    using namespace ease;
    return {
        {0, {-1, 0, 0}, linear},    {16, {-3, -4, 4}, soft},    {31, {-3, 4, -4}, soft},
        {47, {-4, -4, 4}, soft},    {54, {-6, 6, 2}, gentle},   {64, {-2, -14, -4}, settle},
        {77, {-4, -6, -2}, soft},   {84, {-6, -12, 0}, start},  {94, {-2, 14, 4}, settle},
        {107, {-4, 6, 2}, soft},    {114, {-6, 10, 0}, start},  {123, {-2, -10, -3}, settle},
        {138, {-5, 10, -6}, soft},  {153, {0, -8, -5}, soft},   {165, {9, -12, -2}, snap},
        {173, {-7, -4, 0}, soft},   {184, {-1, -4, 8}, snap},   {191, {-2, -4, 7}, linear},
        {199, {-1, 3, -7}, strong}, {206, {-2, 3, -6}, linear}, {214, {0, -5, 9}, strong},
        {221, {-2, -4, 8}, linear}, {229, {-2, 2, -6}, strong}, {240, {-8, -26, -3}, soft},
        {251, {-4, -10, 0}, start}, {262, {-2, 8, 0}, gentle},  {273, {-2, 12, 0}, gentle},
        {285, {5, 4, 0}, snap},     {293, {0, 0, 0}, soft},     {300, {-24, 0, 0}, soft},
        {308, {6, 0, 0}, gentle},   {313, {12, 0, -3}, settle}, {321, {-2, 0, 0}, start},
        {329, {-24, 0, 0}, settle}, {341, {-1, 0, 0}, soft},    {347, {-7, -3, 3}, snap},
        {351, {-2, -2, 2}, gentle}, {355, {-8, -3, 3}, snap},   {363, {-3, 16, -5}, settle},
        {378, {-7, 10, 4}, soft},   {385, {-9, 4, 3}, gentle},  {393, {2, -8, -4}, settle},
        {408, {-3, 6, 3}, soft},    {415, {-7, 10, 2}, gentle}, {425, {-2, -12, -6}, settle},
        {438, {7, 4, 0}, soft},     {451, {-2, 4, 7}, settle},  {465, {-1, 4, 7}, gentle},
        {480, {-2, 4, 7}, gentle},
    };
}

QList<Turn> chestKeys()
{
    using namespace ease;
    return {
        {0, {0, 0, 0}, linear},     {18, {-2, -3, 2}, soft},     {33, {-2, 3, -2}, soft},
        {49, {-3, -3, 2}, soft},    {56, {-4, 5, 1}, gentle},    {67, {1, -9, -4}, settle},
        {80, {-3, -4, -1}, soft},   {97, {1, 9, 4}, settle},     {110, {-3, 4, 1}, soft},
        {126, {2, -7, -2}, settle}, {141, {-3, 8, -4}, soft},    {156, {3, -5, -3}, soft},
        {167, {7, -6, -1}, snap},   {176, {-5, -2, 0}, soft},    {187, {2, -4, 5}, rest},
        {201, {2, 3, -5}, strong},  {216, {3, -5, 6}, strong},   {231, {0, 1, -4}, strong},
        {242, {-5, -18, -2}, soft}, {253, {-3, -8, 0}, start},   {264, {0, 6, 0}, linear},
        {275, {0, 8, 0}, gentle},   {287, {8, 3, 0}, snap},      {295, {0, 0, 0}, soft},
        {301, {-12, 0, 0}, soft},   {309, {8, 0, 0}, gentle},    {314, {10, 0, -2}, gentle},
        {322, {0, 0, 0}, start},    {331, {-10, 0, 0}, settle},  {343, {1, 0, 0}, soft},
        {348, {-4, 0, 2}, snap},    {352, {0, 0, 1}, gentle},    {356, {-5, 0, 2}, snap},
        {365, {2, 12, -3}, settle}, {380, {-4, 6, 3}, soft},     {396, {5, -5, -3}, settle},
        {411, {-3, 5, 2}, soft},    {428, {3, -10, -5}, settle}, {441, {8, 4, 0}, soft},
        {453, {1, 3, 4}, settle},   {467, {2, 3, 4}, gentle},    {480, {1, 3, 4}, gentle},
    };
}

QList<Turn> neckKeys()
{
    using namespace ease;
    return {
        {0, {0, 0, 0}, linear},
        {17, {-4, 2, -2}, sink},
        {32, {-4, -2, 2}, sink},
        {48, {-5, 2, -2}, sink},
        {57, {0, -4, -1}, soft},
        {66, {-2, 10, 3}, soft},
        {96, {-2, -10, -3}, soft},
        {125, {0, 7, 2}, soft},
        {140, {-3, -8, 4}, soft},
        {155, {0, 6, 3}, soft},
        {168, {-6, 8, 1}, snap},
        {186, {0, 4, -6}, snap},
        {200, {0, -3, 5}, strong},
        {215, {0, 5, -7}, strong},
        {230, {-2, 2, 4}, strong},
        // Spotting: the face stays with the camera, then whips round ahead of the body.
        {241, {-2, 32, 2}, soft},
        {249, {0, -20, 0}, start},
        {256, {0, -30, 0}, gentle},
        {267, {0, 30, 0}, gentle},
        {275, {0, 26, 0}, linear},
        {286, {-2, 0, 0}, settle},
        {301, {4, 0, 0}, soft},
        {311, {8, 0, 2}, settle},
        {323, {-2, 0, 0}, soft},
        {330, {2, 0, 0}, settle},
        {344, {0, 0, 0}, soft},
        {364, {0, -12, 4}, settle},
        {379, {0, -7, -4}, soft},
        {395, {2, 6, 2}, soft},
        {410, {-2, -4, -2}, soft},
        {427, {0, 12, 3}, soft},
        {440, {5, -4, 0}, soft},
        {453, {-1, -4, -7}, settle},
        {480, {-1, -4, -7}, linear},
    };
}

/// Nods on the beats of the first bar, tilts with the hips later, looks up in the jump.
QList<Turn> headKeys()
{
    using namespace ease;
    return {
        {0, {-1, 0, 0}, linear},      {13, {3, 0, 0}, soft},        {18, {-11, 1, -3}, snap},
        {26, {2, 0, 0}, soft},        {33, {-11, -1, 3}, snap},     {41, {2, 0, 0}, soft},
        {48, {-12, 1, -3}, snap},     {57, {3, -5, 0}, soft},       {68, {-3, 12, 6}, settle},
        {79, {-6, 6, 2}, soft},       {98, {-3, -12, -6}, soft},    {109, {-6, -6, -2}, soft},
        {127, {-2, 10, 4}, soft},     {142, {-4, -6, 8}, soft},     {157, {0, 6, 5}, soft},
        {170, {-8, 8, 2}, snap},      {189, {1, 3, -9}, rest},      {203, {1, -2, 9}, strong},
        {218, {2, 4, -12}, strong},   {233, {-3, 0, 6}, strong},    {242, {-2, 26, 3}, soft},
        {250, {0, -18, 0}, start},    {257, {0, -26, 2}, gentle},   {268, {0, 26, -2}, gentle},
        {276, {0, 22, 0}, linear},    {289, {-3, 0, 0}, settle},    {302, {14, 0, 0}, soft},
        {312, {9, 0, 4}, settle},     {324, {-6, 0, 0}, soft},      {331, {8, 0, 0}, settle},
        {346, {0, 0, 3}, soft},       {350, {-5, 0, 4}, snap},      {353, {1, 0, 3}, gentle},
        {358, {-6, 0, 4}, snap},      {366, {-2, -8, 10}, settle},  {374, {-1, -7, 11}, linear},
        {382, {-3, -4, -8}, soft},    {398, {4, 5, 4}, soft},       {413, {-6, -3, -3}, soft},
        {430, {-2, 12, 5}, soft},     {443, {8, -4, 0}, soft},      {455, {-3, -3, -11}, settle},
        {469, {-2, -3, -12}, gentle}, {480, {-3, -3, -11}, gentle},
    };
}

QList<Turn> eyeKeys()
{
    using namespace ease;
    return {
        {0, {0, 0, 0}, linear},    {55, {0, 0, 0}, linear},    {58, {0, -9, 0}, snap},
        {70, {0, 0, 0}, gentle},   {86, {0, 0, 0}, linear},    {89, {0, 9, 0}, snap},
        {101, {0, 0, 0}, gentle},  {141, {0, 0, 0}, linear},   {145, {-2, -7, 0}, snap},
        {158, {0, 0, 0}, gentle},  {181, {0, 0, 0}, linear},   {185, {5, -5, 0}, snap},
        {203, {0, 0, 0}, soft},    {237, {0, 0, 0}, linear},   {242, {0, 8, 0}, snap},
        {249, {0, -8, 0}, linear}, {261, {0, -10, 0}, linear}, {267, {0, 9, 0}, linear},
        {280, {0, 0, 0}, gentle},  {304, {7, 0, 0}, soft},     {316, {-6, 0, 0}, soft},
        {332, {0, 0, 0}, gentle},  {425, {0, 8, 0}, snap},     {439, {0, 0, 0}, soft},
        {480, {0, 0, 0}, linear},
    };
}

} // namespace

void addTorso(MotionBuilder &motion)
{
    motion.addBone(QStringLiteral("下半身"), lowerBodyKeys());
    motion.addBone(QStringLiteral("上半身"), upperBodyKeys());
    motion.addBone(QStringLiteral("上半身2"), chestKeys());
    motion.addBone(QStringLiteral("首"), neckKeys());
    motion.addBone(QStringLiteral("頭"), headKeys());
    motion.addBone(QStringLiteral("両目"), eyeKeys());
}

} // namespace furitsuke::demo
