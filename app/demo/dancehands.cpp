// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/dance.h"
#include "app/demo/eases.h"

namespace furitsuke::demo {

namespace {

/// One finger: degrees that its three joints bend, and that it is spread towards the thumb.
struct Finger
{
    double first;
    double second;
    double third;
    double spread;
};

/// A thumb: degrees that its three joints fold over the palm, and that the last two bend.
struct Thumb
{
    double fold0;
    double fold1;
    double bend1;
    double bend2;
};

struct Hand
{
    Thumb thumb;
    Finger index;
    Finger middle;
    Finger ring;
    Finger little;
};

constexpr Hand relaxed = {{8, 4, 6, 8}, {12, 18, 10, 1}, {18, 22, 12, 0}, {22, 26, 14, -1}, {26, 28, 16, -3}};
constexpr Hand flat = {{2, 0, 4, 2}, {3, 2, 2, 0}, {4, 2, 2, 0}, {5, 3, 2, 0}, {6, 4, 2, -1}};
constexpr Hand spread = {{-10, -4, -6, -4}, {-4, 2, 2, 11}, {-2, 2, 2, 3}, {-2, 3, 2, -6}, {-3, 4, 3, -16}};
constexpr Hand loose = {
    {16, 10, 14, 20}, {42, 50, 26, 2}, {48, 56, 30, 0}, {52, 58, 30, -1}, {54, 60, 32, -3}};
constexpr Hand fist = {{34, 18, 26, 44}, {78, 88, 52, 0}, {80, 90, 54, 0}, {80, 90, 54, 0}, {78, 88, 54, -2}};
constexpr Hand point = {{36, 20, 28, 46}, {2, 3, 2, 2}, {76, 88, 54, 0}, {80, 90, 54, 0}, {80, 88, 54, -2}};
constexpr Hand peace = {{40, 24, 26, 40}, {-2, 3, 2, 12}, {0, 4, 2, -9}, {74, 84, 50, -2}, {76, 84, 50, -3}};
constexpr Hand onHip = {{-14, -6, 0, 4}, {14, 12, 8, 4}, {18, 14, 8, 1}, {20, 16, 10, -2}, {20, 18, 10, -5}};

struct HandKey
{
    quint32 frame;
    const Hand *hand;
    CurvePoints ease;
    /// Frames by which each finger comes after the one before it, from the little finger to the thumb; where
    /// negative, from the thumb to the little finger.
    int roll;
};

using namespace ease;

constexpr HandKey leftKeys[] = {
    {0, &relaxed, linear, 0},   {56, &relaxed, linear, 0},  {66, &flat, gentle, 1},
    {79, &relaxed, soft, 1},    {88, &relaxed, linear, 0},  {97, &spread, settle, -1},
    {111, &relaxed, soft, 1},   {119, &relaxed, linear, 0}, {127, &flat, gentle, 1},
    {141, &loose, soft, 1},     {147, &loose, linear, 0},   {155, &spread, snap, -1},
    {161, &relaxed, soft, 0},   {166, &fist, strong, 0},    {171, &fist, linear, 0},
    {179, &relaxed, soft, 1},   {187, &onHip, settle, 0},   {228, &onHip, linear, 0},
    {236, &relaxed, soft, 1},   {252, &loose, soft, 1},     {278, &loose, linear, 0},
    {288, &spread, snap, -1},   {296, &spread, linear, 0},  {302, &fist, soft, 0},
    {305, &fist, linear, 0},    {313, &spread, settle, 0},  {322, &spread, linear, 0},
    {333, &relaxed, soft, 1},   {343, &flat, soft, 0},      {356, &flat, linear, 0},
    {367, &onHip, soft, 1},     {383, &onHip, linear, 0},   {398, &spread, settle, -1},
    {412, &relaxed, soft, 1},   {423, &relaxed, linear, 0}, {437, &flat, gentle, -1},
    {444, &spread, settle, -1}, {450, &relaxed, soft, 0},   {458, &onHip, settle, 1},
    {480, &onHip, linear, 0},
};

constexpr HandKey rightKeys[] = {
    {0, &relaxed, linear, 0},  {57, &relaxed, linear, 0},  {67, &spread, settle, -1},
    {81, &relaxed, soft, 1},   {88, &relaxed, linear, 0},  {96, &flat, gentle, 1},
    {110, &relaxed, soft, 1},  {118, &relaxed, linear, 0}, {127, &spread, snap, -1},
    {140, &loose, soft, 1},    {146, &loose, linear, 0},   {154, &spread, snap, -1},
    {160, &relaxed, soft, 0},  {165, &fist, strong, 0},    {176, &fist, linear, 0},
    {184, &point, snap, 0},    {226, &point, linear, 0},   {237, &relaxed, soft, 1},
    {253, &loose, soft, 1},    {278, &loose, linear, 0},   {288, &spread, snap, -1},
    {296, &spread, linear, 0}, {302, &fist, soft, 0},      {305, &fist, linear, 0},
    {313, &spread, settle, 0}, {323, &spread, linear, 0},  {333, &relaxed, soft, 1},
    {343, &flat, soft, 0},     {354, &flat, linear, 0},    {362, &point, strong, 0},
    {376, &point, linear, 0},  {386, &relaxed, soft, 1},   {397, &spread, settle, -1},
    {411, &relaxed, soft, 1},  {440, &relaxed, linear, 0}, {449, &peace, snap, 0},
    {480, &peace, linear, 0},
};

const QStringList &fingerNames()
{
    static const QStringList names = {QStringLiteral("小指"), QStringLiteral("薬指"), QStringLiteral("中指"),
                                      QStringLiteral("人指")};
    return names;
}

QString boneName(Side side, const QString &finger, int joint)
{
    // Joints are numbered in full-width digits.
    return sided(side, finger) + QChar(u'０' + joint);
}

const Finger &fingerOf(const Hand &hand, int number)
{
    const Finger *fingers[] = {&hand.little, &hand.ring, &hand.middle, &hand.index};
    return *fingers[number];
}

QList<Quatd> fingerTurns(const Finger &finger)
{
    const Vec3d curl = {0, 0, -1};
    return {axisTurn(restArm().hinge, finger.spread) * axisTurn(curl, finger.first),
            axisTurn(curl, finger.second), axisTurn(curl, finger.third)};
}

QList<Quatd> thumbTurns(const Thumb &thumb)
{
    const Vec3d along = restArm().direction;
    const Vec3d across = restArm().hinge;
    return {axisTurn(along, -thumb.fold0), axisTurn(along, -thumb.fold1) * axisTurn(across, -thumb.bend1),
            axisTurn(across, -thumb.bend2)};
}

template <std::size_t Size>
void addHand(MotionBuilder &motion, Side side, const HandKey (&keys)[Size])
{
    constexpr int thumbNumber = 4;
    for (int number = 0; number <= thumbNumber; ++number) {
        const bool isThumb = number == thumbNumber;
        QList<Pose> joints[3];
        for (const HandKey &key : keys) {
            const int lag = key.roll >= 0 ? key.roll * number : -key.roll * (thumbNumber - number);
            const quint32 frame = qMin(key.frame + quint32(lag), lastFrame);
            const QList<Quatd> turns =
                isThumb ? thumbTurns(key.hand->thumb) : fingerTurns(fingerOf(*key.hand, number));
            for (int joint = 0; joint < 3; ++joint) {
                const Quatd turn = side == Side::Left ? turns[joint] : mirrored(turns[joint]);
                joints[joint].append({frame, {}, turn, key.ease, key.ease, key.ease, key.ease});
            }
        }
        for (int joint = 0; joint < 3; ++joint) {
            const QString name = isThumb ? boneName(side, QStringLiteral("親指"), joint)
                                         : boneName(side, fingerNames()[number], joint + 1);
            motion.addBone(name, joints[joint]);
        }
    }
}

} // namespace

QStringList fingerBones(Side side)
{
    QStringList names;
    for (int joint = 0; joint < 3; ++joint)
        names.append(boneName(side, QStringLiteral("親指"), joint));
    for (int number = 3; number >= 0; --number) {
        for (int joint = 1; joint <= 3; ++joint)
            names.append(boneName(side, fingerNames()[number], joint));
    }
    return names;
}

void addHands(MotionBuilder &motion)
{
    addHand(motion, Side::Left, leftKeys);
    addHand(motion, Side::Right, rightKeys);
}

} // namespace furitsuke::demo
