// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/rigs.h"

#include <cmath>
#include <numbers>

namespace furitsuke::test {

namespace {

double between(QRandomGenerator &random, double least, double most)
{
    return least + (most - least) * random.generateDouble();
}

Vec3f randomVector(QRandomGenerator &random, double most)
{
    const auto one = [&] { return float(between(random, -most, most)); };
    return {one(), one(), one()};
}

Vec3f unitVector(QRandomGenerator &random)
{
    for (;;) {
        const Vec3f v = randomVector(random, 1);
        const float length = std::hypot(v.x, v.y, v.z);
        if (length > 0.1f && length < 1)
            return {v.x / length, v.y / length, v.z / length};
    }
}

Vec3f sum(const Vec3f &a, const Vec3f &b)
{
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

/// Bones that hang from each other.
QList<qint32> addLimb(Model &model, const QString &name, Vec3f position, const QList<Vec3f> &steps,
                      qint32 parent)
{
    QList<qint32> bones;
    for (qsizetype i = 0; i < steps.size(); ++i) {
        position = sum(position, steps[i]);
        parent = addBone(model, name + QString::number(i + 1), position, parent);
        bones.append(parent);
    }
    return bones;
}

void setAppend(ModelBone &bone, qint32 source, float ratio, BoneFlags flags = BoneFlag::AppendRotation)
{
    bone.flags |= flags;
    bone.appendSource = source;
    bone.appendRatio = ratio;
}

void addLegs(Model &model, qint32 hips)
{
    const QList<std::pair<QString, float>> sides = {{QStringLiteral("左"), 1.0f},
                                                    {QStringLiteral("右"), -1.0f}};
    for (const auto &[side, sign] : sides) {
        const qint32 leg = addBone(model, side + QStringLiteral("足"), {sign, 12, 0}, hips);
        const qint32 knee = addBone(model, side + QStringLiteral("ひざ"), {sign, 7, -0.3f}, leg);
        const qint32 ankle = addBone(model, side + QStringLiteral("足首"), {sign, 2, 0.2f}, knee);
        const qint32 toe = addBone(model, side + QStringLiteral("つま先"), {sign, 0, -1.5f}, ankle);
        const qint32 footIk = addBone(model, side + QStringLiteral("足ＩＫ"), {sign, 2, 0.2f}, -1, 1);
        const qint32 toeIk = addBone(model, side + QStringLiteral("つま先ＩＫ"), {sign, 0, -1.5f}, footIk, 1);
        addIk(model, footIk, ankle, {kneeLink(knee), freeLink(leg)});
        addIk(model, toeIk, toe, {freeLink(ankle)}, 3, 4);
    }
}

} // namespace

qint32 addBone(Model &model, const QString &name, Vec3f position, qint32 parent, qint32 layer)
{
    ModelBone bone;
    bone.name = name;
    bone.position = position;
    bone.parent = parent;
    bone.layer = layer;
    bone.flags = BoneFlags(BoneFlag::Rotatable) | BoneFlag::Movable | BoneFlag::Visible | BoneFlag::Operable;
    model.bones.append(bone);
    return qint32(model.bones.size() - 1);
}

ModelIk &addIk(Model &model, qint32 goal, qint32 target, QList<IkLink> links, int loops, float unitAngle)
{
    ModelIk ik;
    ik.bone = goal;
    ik.target = target;
    ik.loops = loops;
    ik.unitAngle = unitAngle;
    ik.links = std::move(links);
    model.bones[goal].flags |= BoneFlag::Ik;
    model.bones[goal].ik = qint32(model.iks.size());
    model.iks.append(ik);
    return model.iks.last();
}

IkLink freeLink(qint32 bone)
{
    IkLink link;
    link.bone = bone;
    return link;
}

IkLink kneeLink(qint32 bone)
{
    IkLink link;
    link.bone = bone;
    link.limited = true;
    link.least = {-std::numbers::pi_v<float>, 0, 0};
    link.most = {-std::numbers::pi_v<float> / 360, 0, 0};
    return link;
}

qint32 boneNamed(const Model &model, const QString &name)
{
    for (qsizetype i = 0; i < model.bones.size(); ++i) {
        if (model.bones[i].name == name)
            return qint32(i);
    }
    qFatal("There is no such bone.");
}

Model legRig()
{
    Model model;
    addLegs(model, addBone(model, QStringLiteral("センター"), {0, 8, 0}));
    return model;
}

Model dancerRig()
{
    Model model;
    const qint32 centre = addBone(model, QStringLiteral("センター"), {0, 8, 0});
    const qint32 upper = addBone(model, QStringLiteral("上半身"), {0, 13, 0}, centre);
    const qint32 neck = addBone(model, QStringLiteral("首"), {0, 17, 0}, upper);
    const qint32 head = addBone(model, QStringLiteral("頭"), {0, 17.5f, 0}, neck);
    const qint32 lower = addBone(model, QStringLiteral("下半身"), {0, 13, 0}, centre);
    addLegs(model, lower);
    const qint32 eyes = addBone(model, QStringLiteral("両目"), {0, 19, -0.5f}, head);
    for (const float sign : {1.0f, -1.0f}) {
        const QString side = sign > 0 ? QStringLiteral("左") : QStringLiteral("右");
        setAppend(
            model.bones[addBone(model, side + QStringLiteral("目"), {sign * 0.35f, 18.5f, -0.4f}, head, 2)],
            eyes, 1);
        const qint32 shoulder = addBone(model, side + QStringLiteral("肩"), {sign * 0.4f, 16.5f, 0}, upper);
        const qint32 arm = addBone(model, side + QStringLiteral("腕"), {sign * 1.5f, 16, 0}, shoulder);
        const qint32 twist = addBone(model, side + QStringLiteral("腕捩"), {sign * 2.5f, 15, 0}, arm);
        model.bones[twist].flags |= BoneFlag::FixedAxis;
        model.bones[twist].fixedAxis = {sign * std::sqrt(0.5f), -std::sqrt(0.5f), 0};
        for (int i = 1; i <= 3; ++i)
            setAppend(model.bones[addBone(model, side + QStringLiteral("腕捩") + QString::number(i),
                                          {sign * 2.5f, 15, 0}, arm)],
                      twist, 0.25f * float(i));
        const qint32 elbow = addBone(model, side + QStringLiteral("ひじ"), {sign * 3.5f, 14, 0}, twist);
        const qint32 wrist = addBone(model, side + QStringLiteral("手首"), {sign * 5.5f, 12, 0}, elbow);
        for (int finger = 0; finger < 5; ++finger)
            addLimb(model, side + QStringLiteral("指") + QString::number(finger),
                    {sign * 5.7f, 11.5f, 0.2f * float(finger) - 0.4f},
                    {{sign * 0.2f, -0.2f, 0}, {sign * 0.2f, -0.2f, 0}, {sign * 0.2f, -0.2f, 0}}, wrist);

        const QList<qint32> hair = addLimb(model, side + QStringLiteral("髪"), {sign * 1.2f, 19, 0.3f},
                                           {{sign * 0.3f, 0, 0},
                                            {sign * 0.2f, -2.5f, 0},
                                            {0, -3, 0.1f},
                                            {0, -3, 0},
                                            {0, -3, -0.1f},
                                            {0, -3, 0}},
                                           head);
        const qint32 hairIk =
            addBone(model, side + QStringLiteral("髪ＩＫ"), model.bones[hair[5]].position, centre, 1);
        addIk(model, hairIk, hair[5],
              {freeLink(hair[4]), freeLink(hair[3]), freeLink(hair[2]), freeLink(hair[1]), freeLink(hair[0])},
              8, 0.12f);
    }
    const QList<qint32> tie =
        addLimb(model, QStringLiteral("ﾈｸﾀｲ"), {0, 15.5f, -0.5f},
                {{0, 0, 0}, {0, -1.5f, -0.5f}, {0, -1.5f, -0.3f}, {0, -1.5f, 0}}, upper);
    const qint32 tieIk = addBone(model, QStringLiteral("ﾈｸﾀｲＩＫ"), model.bones[tie[3]].position, centre, 1);
    addIk(model, tieIk, tie[3], {freeLink(tie[2]), freeLink(tie[1]), freeLink(tie[0])}, 15, 0.12f);
    for (int i = 0; model.bones.size() < 140; ++i)
        addBone(model, QStringLiteral("スカート") + QString::number(i), {float(i % 8) - 4, 11, 0}, lower);
    return model;
}

Model randomRig(QRandomGenerator &random, int bones)
{
    Model model;
    for (int i = 0; i < bones; ++i) {
        const qint32 parent = i == 0 ? -1 : random.bounded(std::max(0, i - 12), i);
        const Vec3f from = parent < 0 ? Vec3f() : model.bones[parent].position;
        const qint32 bone = addBone(model, QStringLiteral("骨%1").arg(i), sum(from, randomVector(random, 2)),
                                    parent, random.bounded(4) == 0 ? random.bounded(3) : 0);
        if (random.bounded(10) == 0)
            model.bones[bone].flags |= BoneFlag::AfterPhysics;
    }
    // A source before the bone may have an append of its own; one behind it has none.
    for (int i = 1; i < bones; ++i) {
        if (random.bounded(4) != 0)
            continue;
        BoneFlags flags = random.bounded(3) == 0 ? BoneFlag::AppendMove : BoneFlag::AppendRotation;
        if (random.bounded(3) == 0)
            flags |= BoneFlag::AppendRotation;
        if (random.bounded(5) == 0)
            flags |= BoneFlag::LocalAppend;
        setAppend(model.bones[i], random.bounded(i), float(between(random, -2, 2)), flags);
    }
    for (int i = 0; i < bones; ++i) {
        const qint32 source = random.bounded(bones);
        if (!(model.bones[i].flags & (BoneFlags(BoneFlag::AppendRotation) | BoneFlag::AppendMove)) &&
            !(model.bones[source].flags & (BoneFlags(BoneFlag::AppendRotation) | BoneFlag::AppendMove)) &&
            random.bounded(12) == 0 && source > i) {
            bool sourceIsUsed = false;
            for (const ModelBone &other : std::as_const(model.bones))
                sourceIsUsed = sourceIsUsed || other.appendSource == i;
            if (!sourceIsUsed)
                setAppend(model.bones[i], source, float(between(random, -1, 1)));
        }
    }
    // Limbs with chains, some of whose links others append.
    for (int i = 0; i < 5; ++i) {
        const qint32 root = random.bounded(bones);
        QList<Vec3f> steps;
        const int links = random.bounded(1, 5);
        for (int k = 0; k <= links; ++k)
            steps.append(randomVector(random, 2));
        const QList<qint32> limb =
            addLimb(model, QStringLiteral("枝%1-").arg(i), model.bones[root].position, steps, root);
        const qint32 goal =
            addBone(model, QStringLiteral("枝%1ＩＫ").arg(i),
                    sum(model.bones[limb.last()].position, randomVector(random, 1)), 0, random.bounded(3));
        QList<IkLink> list;
        for (int k = links - 1; k >= 0; --k) {
            IkLink link = freeLink(limb[k]);
            const int kind = random.bounded(6);
            link.limited = kind < 4;
            const auto range = [&](float &least, float &most) {
                least = float(between(random, -3.1, 1));
                most = least + float(between(random, 0, 2));
            };
            if (kind == 0 || kind == 3)
                range(link.least.x, link.most.x);
            if (kind == 1 || kind == 3)
                range(link.least.y, link.most.y);
            if (kind == 2 || kind == 3)
                range(link.least.z, link.most.z);
            if (kind == 5) {
                model.bones[limb[k]].flags |= BoneFlag::FixedAxis;
                model.bones[limb[k]].fixedAxis = unitVector(random);
            }
            list.append(link);
        }
        addIk(model, goal, limb.last(), list, random.bounded(1, 30), float(between(random, 0.05, 2)));
        const qint32 follower = addBone(model, QStringLiteral("追%1").arg(i), randomVector(random, 3),
                                        random.bounded(bones), random.bounded(4));
        setAppend(model.bones[follower], limb.first(), float(between(random, -1, 2)));
        addBone(model, QStringLiteral("先%1").arg(i), model.bones[limb.last()].position, limb.last());
    }
    for (int i = 0; i < 4; ++i) {
        BoneMorph morph;
        for (int k = 0; k < 3; ++k)
            morph.offsets.append({random.bounded(qint32(model.bones.size())), randomVector(random, 1),
                                  randomRotation(random)});
        ModelMorph named;
        named.name = QStringLiteral("形%1").arg(i);
        named.what = morph;
        model.morphs.append(named);
    }
    ModelMorph group;
    group.name = QStringLiteral("組");
    group.what = GroupMorph{{{0, 0.5f}, {2, -0.7f}}};
    model.morphs.append(group);
    return model;
}

Quatf randomRotation(QRandomGenerator &random, double mostAngle)
{
    const Vec3f axis = unitVector(random);
    const double half = between(random, -mostAngle, mostAngle) / 2;
    const float sine = float(std::sin(half));
    return {sine * axis.x, sine * axis.y, sine * axis.z, float(std::cos(half))};
}

RigInput randomInput(QRandomGenerator &random, const Model &model)
{
    RigInput input = RigInput::atRest(model);
    for (BoneMove &bone : input.bones) {
        bone.rotation = randomRotation(random);
        if (random.bounded(3) == 0)
            bone.position = randomVector(random, 1);
    }
    for (float &weight : input.morphs)
        weight = random.bounded(3) == 0 ? 0 : float(between(random, -0.5, 1.5));
    for (quint8 &enabled : input.ikEnabled)
        enabled = random.bounded(5) != 0;
    return input;
}

RigInput dancerInput(const Model &model, double time)
{
    RigInput input = RigInput::atRest(model);
    for (std::size_t i = 0; i < input.bones.size(); ++i) {
        const double phase = time * 0.2 + double(i);
        const ModelBone &bone = model.bones[qsizetype(i)];
        BoneMove &move = input.bones[i];
        if (bone.ik >= 0) {
            move.position = {float(0.5 * std::sin(phase)), float(0.7 + 0.7 * std::sin(1.3 * phase)),
                             float(1.5 * std::cos(phase))};
            continue;
        }
        const double half = 0.2 * std::sin(phase);
        Vec3f axis = {float(std::sin(double(i))), float(std::cos(double(i))), 0};
        if (bone.flags.testFlag(BoneFlag::FixedAxis))
            axis = bone.fixedAxis;
        const float sine = float(std::sin(half));
        move.rotation = {sine * axis.x, sine * axis.y, sine * axis.z, float(std::cos(half))};
    }
    input.bones[0].position = {float(std::sin(time * 0.1)), float(-0.5 - 0.5 * std::sin(time * 0.3)), 0};
    return input;
}

} // namespace furitsuke::test
