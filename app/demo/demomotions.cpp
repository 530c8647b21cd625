// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/demomotions.h"

#include "app/demo/dance.h"

namespace furitsuke::demo {

namespace {

QStringList armBones(Side side)
{
    QStringList names;
    for (const QString &name : {QStringLiteral("肩"), QStringLiteral("腕"), QStringLiteral("腕捩"),
                                QStringLiteral("ひじ"), QStringLiteral("手捩"), QStringLiteral("手首")})
        names.append(sided(side, name));
    return names + fingerBones(side);
}

QStringList legBones(Side side)
{
    return {sided(side, QStringLiteral("足")), sided(side, QStringLiteral("ひざ")),
            sided(side, QStringLiteral("足首"))};
}

QStringList ikBones()
{
    return {QStringLiteral("左足ＩＫ"), QStringLiteral("左つま先ＩＫ"), QStringLiteral("右足ＩＫ"),
            QStringLiteral("右つま先ＩＫ")};
}

StateKey stateAt(quint32 frame, bool ik)
{
    StateKey key;
    key.frame = frame;
    for (const QString &name : ikBones())
        key.ik.append({LongName::fromBytes(nameBytes(name)), static_cast<quint8>(ik ? 1 : 0)});
    return key;
}

} // namespace

Motion demoDance()
{
    MotionBuilder motion(QStringLiteral("テストリグ"));
    motion.declareBones({QStringLiteral("全ての親"), QStringLiteral("センター"), QStringLiteral("グルーブ"),
                         QStringLiteral("腰"), QStringLiteral("上半身"), QStringLiteral("上半身2"),
                         QStringLiteral("首"), QStringLiteral("頭"), QStringLiteral("両目")});
    motion.declareBones(armBones(Side::Left) + armBones(Side::Right));
    motion.declareBones({QStringLiteral("下半身")});
    motion.declareBones(legBones(Side::Left) + legBones(Side::Right));
    motion.declareBones({QStringLiteral("左足IK親"), QStringLiteral("右足IK親")});
    motion.declareBones(ikBones());
    addCenter(motion);
    addTorso(motion);
    addLegs(motion);
    addArms(motion);
    addHands(motion);
    addDanceFace(motion);
    motion.addState(stateAt(0, true));
    motion.addState(stateAt(jumpStart, false));
    motion.addState(stateAt(jumpEnd, true));
    return motion.finish();
}

} // namespace furitsuke::demo
