// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/testrigbones.h"

#include <QHash>

#include <numbers>

namespace furitsuke::testrig {

namespace {

using enum BoneFlag;

constexpr BoneFlags plain = BoneFlags(Rotatable) | Visible | Operable;
constexpr BoneFlags moving = plain | Movable;
constexpr BoneFlags hidden = BoneFlags(Rotatable) | Operable;

constexpr char16_t sideSign = u'＊';

QString sided(QStringView name, bool isLeft)
{
    return name.toString().replace(sideSign, isLeft ? u'左' : u'右');
}

QString sidedEnglish(const QString &name, bool isLeft)
{
    return name + (isLeft ? QStringLiteral("_L") : QStringLiteral("_R"));
}

/// Builds the bones in the order of their adding; what they name must be there before, tails excepted.
class Skeleton
{
public:
    explicit Skeleton(Model &model)
        : mModel(model)
    {}

    /// The name may hold the side's sign.
    ModelBone &add(QStringView name, const QString &english, const Point &place, QStringView parent,
                   BoneFlags flags)
    {
        ModelBone bone;
        bone.name = sided(name, mIsLeft);
        bone.englishName = name.contains(sideSign) ? sidedEnglish(english, mIsLeft) : english;
        bone.position = shape::toVec3f(onSide(place));
        bone.parent = parent.isEmpty() ? -1 : at(parent);
        bone.flags = flags;
        mPlaces.insert(bone.name, qint32(mModel.bones.size()));
        mModel.bones.append(bone);
        return mModel.bones.last();
    }
    void append(ModelBone &bone, QStringView source, float ratio)
    {
        bone.flags |= AppendRotation;
        bone.appendSource = at(source);
        bone.appendRatio = ratio;
    }
    void tailTo(ModelBone &bone, const Point &offset) { bone.tailOffset = shape::toVec3f(onSide(offset)); }
    void axes(ModelBone &bone, const Point &x, const Point &z)
    {
        bone.flags |= LocalAxes;
        bone.localX = shape::toVec3f(onSide(x));
        bone.localZ = shape::toVec3f(onSide(z));
    }
    /// When all bones are there.
    void tailBone(QStringView name, QStringView tail)
    {
        ModelBone &bone = mModel.bones[at(name)];
        bone.flags |= TailIsBone;
        bone.tail = at(tail);
    }
    ModelIk &addIk(QStringView bone, QStringView target, int loops, float unitAngle)
    {
        ModelIk ik;
        ik.bone = at(bone);
        ik.target = at(target);
        ik.loops = loops;
        ik.unitAngle = unitAngle;
        mModel.iks.append(ik);
        return mModel.iks.last();
    }
    qint32 at(QStringView name) const { return mPlaces.value(sided(name, mIsLeft), -1); }
    void setSide(bool isLeft) { mIsLeft = isLeft; }
    Point onSide(const Point &p) const { return mIsLeft ? p : shape::mirrored(p); }

private:
    Model &mModel;
    QHash<QString, qint32> mPlaces;
    bool mIsLeft = true;
};

void addTrunk(Skeleton &s)
{
    s.add(u"全ての親", QStringLiteral("ParentNode"), {0, 0, 0}, u"", moving);
    s.add(u"センター", QStringLiteral("center"), {0, 8, 0}, u"全ての親", moving);
    ModelBone &groove = s.add(u"グルーブ", QStringLiteral("groove"), {0, 8.2, 0}, u"センター", moving);
    s.tailTo(groove, {0, 1.4, 0});
    ModelBone &hips = s.add(u"腰", QStringLiteral("waist"), {0, 11.6, 0.15}, u"グルーブ", moving);
    s.tailTo(hips, {0, 0.5, -0.05});
    s.add(u"上半身", QStringLiteral("upper body"), waist, u"腰", plain);
    s.add(u"上半身2", QStringLiteral("upper body2"), chest, u"上半身", plain);
    s.add(u"首", QStringLiteral("neck"), neck, u"上半身2", plain);
    ModelBone &skull = s.add(u"頭", QStringLiteral("head"), head, u"首", plain);
    s.tailTo(skull, {0, 1.6, 0});
    ModelBone &eyes = s.add(u"両目", QStringLiteral("eyes"), {0, 20.6, -0.4}, u"頭", plain);
    s.tailTo(eyes, {0, 0, -1});
    for (const bool isLeft : {true, false}) {
        s.setSide(isLeft);
        ModelBone &one = s.add(u"＊目", QStringLiteral("eye"), eye, u"頭", plain);
        s.append(one, u"両目", 1);
        s.tailTo(one, {0, 0, -0.8});
    }
}

struct FingerBone
{
    const char16_t *name;
    const char *english;
};
constexpr FingerBone fingerBones[FingerCount][3] = {
    {{u"＊親指０", "thumb0"}, {u"＊親指１", "thumb1"}, {u"＊親指２", "thumb2"}},
    {{u"＊人指１", "fore1"}, {u"＊人指２", "fore2"}, {u"＊人指３", "fore3"}},
    {{u"＊中指１", "middle1"}, {u"＊中指２", "middle2"}, {u"＊中指３", "middle3"}},
    {{u"＊薬指１", "third1"}, {u"＊薬指２", "third2"}, {u"＊薬指３", "third3"}},
    {{u"＊小指１", "little1"}, {u"＊小指２", "little2"}, {u"＊小指３", "little3"}},
};

void addFingers(Skeleton &s)
{
    for (int number = 0; number < FingerCount; ++number) {
        QStringView parent = u"＊手首";
        for (int joint = 0; joint < 3; ++joint) {
            const FingerBone &names = fingerBones[number][joint];
            const Point &place = finger(number).joints[joint];
            const Point way = finger(number).joints[joint + 1] - place;
            ModelBone &bone = s.add(names.name, QString::fromLatin1(names.english), place, parent, plain);
            s.tailTo(bone, way);
            // A finger bends about its local Z; across its own way, forward.
            const Point x = shape::normalised(way);
            s.axes(bone, x, shape::normalised(Point{0, 0, -1} - dot(Point{0, 0, -1}, x) * x));
            parent = names.name;
        }
    }
}

/// A twist bone and the hidden ones that spread its turn along the limb.
void addTwist(Skeleton &s, QStringView name, const QString &english, const Point &from, const Point &to,
              QStringView parent)
{
    const Point way = shape::normalised(to - from);
    ModelBone &twist = s.add(name, english, shape::mixed(from, to, 0.6), parent, plain);
    twist.flags |= FixedAxis;
    twist.fixedAxis = shape::toVec3f(s.onSide(way));
    s.tailTo(twist, 0.5 * way);
    s.axes(twist, way, {0, 0, -1});
    for (int part = 1; part <= 3; ++part) {
        const QString number = QString::number(part);
        ModelBone &bone = s.add(QString(name.toString() + number), english + number,
                                shape::mixed(from, to, 0.25 * part), parent, hidden);
        s.append(bone, name, 0.25f * float(part));
    }
}

void addArm(Skeleton &s)
{
    const Point forward = {0, 0, -1};
    s.add(u"＊肩P", QStringLiteral("shoulderP"), shoulder, u"上半身2", plain);
    ModelBone &collar = s.add(u"＊肩", QStringLiteral("shoulder"), shoulder, u"＊肩P", plain);
    s.axes(collar, shape::normalised(armRoot - shoulder), forward);
    ModelBone &cancel = s.add(u"＊肩C", QStringLiteral("shoulderC"), armRoot, u"＊肩", hidden);
    s.append(cancel, u"＊肩P", -1);
    s.axes(s.add(u"＊腕", QStringLiteral("arm"), armRoot, u"＊肩C", plain), armWay, forward);
    addTwist(s, u"＊腕捩", QStringLiteral("arm twist"), armRoot, elbow, u"＊腕");
    s.axes(s.add(u"＊ひじ", QStringLiteral("elbow"), elbow, u"＊腕捩", plain), armWay, forward);
    addTwist(s, u"＊手捩", QStringLiteral("wrist twist"), elbow, wrist, u"＊ひじ");
    ModelBone &hand = s.add(u"＊手首", QStringLiteral("wrist"), wrist, u"＊手捩", plain);
    s.axes(hand, armWay, forward);
    s.tailTo(hand, 0.8 * armWay);
    addFingers(s);
}

void addLeg(Skeleton &s, bool isLeft)
{
    const QStringView cancelName = isLeft ? u"腰キャンセル左" : u"腰キャンセル右";
    ModelBone &cancel =
        s.add(cancelName, sidedEnglish(QStringLiteral("waist cancel"), isLeft), hip, u"下半身", hidden);
    s.append(cancel, u"腰", -1);
    s.add(u"＊足", QStringLiteral("leg"), hip, cancelName, plain);
    s.add(u"＊ひざ", QStringLiteral("knee"), knee, u"＊足", plain);
    s.add(u"＊足首", QStringLiteral("ankle"), ankle, u"＊ひざ", plain);
    s.add(u"＊つま先", QStringLiteral("toe"), toes, u"＊足首", hidden);
}

void addLegIk(Skeleton &s)
{
    ModelBone &root =
        s.add(u"＊足IK親", QStringLiteral("leg IKP"), {ankle.x, 0, ankle.z}, u"全ての親", moving);
    s.tailTo(root, {0, ankle.y, 0});
    ModelBone &leg = s.add(u"＊足ＩＫ", QStringLiteral("leg IK"), ankle, u"＊足IK親", moving | Ik);
    s.tailTo(leg, {0, 0, 1.3});
    ModelBone &toe = s.add(u"＊つま先ＩＫ", QStringLiteral("toe IK"), toes, u"＊足ＩＫ", moving | Ik);
    s.tailTo(toe, {0, -1, 0});

    constexpr auto pi = std::numbers::pi_v<float>;
    ModelIk &legIk = s.addIk(u"＊足ＩＫ", u"＊足首", 40, 2);
    IkLink bend;
    bend.bone = s.at(u"＊ひざ");
    bend.limited = true;
    bend.least = {-pi, 0, 0};
    bend.most = {-0.5f * pi / 180, 0, 0};
    IkLink thigh;
    thigh.bone = s.at(u"＊足");
    legIk.links = {bend, thigh};
    ModelIk &toeIk = s.addIk(u"＊つま先ＩＫ", u"＊つま先", 3, 4);
    IkLink foot;
    foot.bone = s.at(u"＊足首");
    toeIk.links = {foot};
}

/// The bones that the skin follows: they take over what legs and IK do, and can be turned on top of it.
void addLegD(Skeleton &s, bool isLeft)
{
    struct Follower
    {
        const char16_t *name;
        const char *english;
        Point place;
        const char16_t *parent;
        const char16_t *source;
    };
    const Follower followers[] = {
        {u"＊足D", "legD", hip, isLeft ? u"腰キャンセル左" : u"腰キャンセル右", u"＊足"},
        {u"＊ひざD", "kneeD", knee, u"＊足D", u"＊ひざ"},
        {u"＊足首D", "ankleD", ankle, u"＊ひざD", u"＊足首"},
    };
    for (const Follower &f : followers) {
        ModelBone &bone = s.add(f.name, QString::fromLatin1(f.english), f.place, f.parent, plain);
        bone.layer = 1;
        s.append(bone, f.source, 1);
    }
    ModelBone &tip = s.add(u"＊足先EX", QStringLiteral("toe2"), ball, u"＊足首D", plain);
    tip.layer = 1;
    s.tailTo(tip, {0, -0.15, -0.7});
}

struct TailName
{
    const char16_t *bone;
    const char16_t *tail;
};

void addTails(Skeleton &s)
{
    constexpr TailName trunk[] = {
        {u"全ての親", u"センター"},
        {u"上半身", u"上半身2"},
        {u"上半身2", u"首"},
        {u"首", u"頭"},
    };
    for (const TailName &t : trunk)
        s.tailBone(t.bone, t.tail);
    constexpr TailName limbs[] = {
        {u"＊肩", u"＊腕"},     {u"＊腕", u"＊ひじ"},     {u"＊ひじ", u"＊手首"},
        {u"＊足", u"＊ひざ"},   {u"＊ひざ", u"＊足首"},   {u"＊足首", u"＊つま先"},
        {u"＊足D", u"＊ひざD"}, {u"＊ひざD", u"＊足首D"}, {u"＊足首D", u"＊足先EX"},
    };
    constexpr TailName fingers[] = {
        {u"＊親指０", u"＊親指１"}, {u"＊親指１", u"＊親指２"}, {u"＊人指１", u"＊人指２"},
        {u"＊人指２", u"＊人指３"}, {u"＊中指１", u"＊中指２"}, {u"＊中指２", u"＊中指３"},
        {u"＊薬指１", u"＊薬指２"}, {u"＊薬指２", u"＊薬指３"}, {u"＊小指１", u"＊小指２"},
        {u"＊小指２", u"＊小指３"},
    };
    for (const bool isLeft : {true, false}) {
        s.setSide(isLeft);
        for (const TailName &t : limbs)
            s.tailBone(t.bone, t.tail);
        for (const TailName &t : fingers)
            s.tailBone(t.bone, t.tail);
    }
}

} // namespace

const Finger &finger(int number)
{
    static const Finger fingers[FingerCount] = {
        {{inHand(0.16, 0.22, -0.05), inHand(0.40, 0.43, -0.12), inHand(0.68, 0.60, -0.15),
          inHand(0.92, 0.70, -0.17)}},
        {{inHand(0.84, 0.29, 0.0), inHand(1.19, 0.32, -0.01), inHand(1.42, 0.34, -0.03),
          inHand(1.61, 0.35, -0.05)}},
        {{inHand(0.88, 0.10, 0.02), inHand(1.27, 0.105, 0.01), inHand(1.53, 0.11, -0.01),
          inHand(1.74, 0.11, -0.03)}},
        {{inHand(0.85, -0.09, 0.01), inHand(1.21, -0.10, 0.0), inHand(1.45, -0.11, -0.02),
          inHand(1.65, -0.115, -0.04)}},
        {{inHand(0.78, -0.26, -0.02), inHand(1.06, -0.29, -0.03), inHand(1.25, -0.31, -0.05),
          inHand(1.42, -0.325, -0.07)}},
    };
    return fingers[number];
}

void addBones(Model &model)
{
    Skeleton s(model);
    addTrunk(s);
    for (const bool isLeft : {true, false}) {
        s.setSide(isLeft);
        addArm(s);
    }
    ModelBone &lower = s.add(u"下半身", QStringLiteral("lower body"), waist, u"腰", plain);
    s.tailTo(lower, {0, -1.2, 0});
    for (const bool isLeft : {true, false}) {
        s.setSide(isLeft);
        addLeg(s, isLeft);
    }
    for (const bool isLeft : {true, false}) {
        s.setSide(isLeft);
        addLegIk(s);
    }
    for (const bool isLeft : {true, false}) {
        s.setSide(isLeft);
        addLegD(s, isLeft);
    }
    addTails(s);
}

qint32 boneNamed(const Model &model, QStringView name)
{
    for (qsizetype i = 0; i < model.bones.size(); ++i) {
        if (model.bones[i].name == name)
            return qint32(i);
    }
    return -1;
}

void addFrames(Model &model)
{
    struct Group
    {
        const char16_t *name;
        const char *english;
        const char16_t *bones; ///< with the side's sign: left first, then right
    };
    constexpr Group groups[] = {
        {u"センター", "Center", u"センター グルーブ 腰"},
        {u"ＩＫ", "IK", u"＊足IK親 ＊足ＩＫ ＊つま先ＩＫ"},
        {u"体(上)", "Upper body", u"上半身 上半身2 首 頭 両目 ＊目"},
        {u"腕", "Arms", u"＊肩P ＊肩 ＊腕 ＊腕捩 ＊ひじ ＊手捩 ＊手首"},
        {u"指", "Fingers",
         u"＊親指０ ＊親指１ ＊親指２ ＊人指１ ＊人指２ ＊人指３ ＊中指１ ＊中指２ ＊中指３ ＊薬指１ "
         u"＊薬指２ "
         u"＊薬指３ ＊小指１ ＊小指２ ＊小指３"},
        {u"体(下)", "Lower body", u"下半身"},
        {u"足", "Legs", u"＊足 ＊ひざ ＊足首 ＊足D ＊ひざD ＊足首D ＊足先EX"},
    };
    ModelFrame root;
    root.name = root.englishName = QStringLiteral("Root");
    root.special = true;
    root.items.append({false, boneNamed(model, u"全ての親")});
    model.frames.append(root);
    ModelFrame face;
    face.name = QStringLiteral("表情");
    face.englishName = QStringLiteral("Exp");
    face.special = true;
    for (qint32 i = 0; i < model.morphs.size(); ++i)
        face.items.append({true, i});
    model.frames.append(face);
    for (const Group &group : groups) {
        ModelFrame frame;
        frame.name = QString::fromUtf16(group.name);
        frame.englishName = QString::fromLatin1(group.english);
        const QStringList names = QString::fromUtf16(group.bones).split(u' ');
        for (const bool isLeft : {true, false}) {
            for (const QString &name : names) {
                if (isLeft || name.contains(sideSign))
                    frame.items.append({false, boneNamed(model, sided(name, isLeft))});
            }
        }
        model.frames.append(frame);
    }
}

} // namespace furitsuke::testrig
