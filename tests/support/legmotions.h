// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/text/nametext.h"
#include "tests/support/smallmotions.h"

#include <cmath>
#include <numbers>

/// Motions for legRig() (see rigs.h), by IK and by hand.
namespace furitsuke::test {

inline QByteArray fieldOf(const QString &name)
{
    return encodeName(name, NameEncoding::Cp932).bytes;
}

inline Quatf aboutX(double degrees)
{
    const double half = degrees * std::numbers::pi / 360;
    return {float(std::sin(half)), 0, 0, float(std::cos(half))};
}

inline void addTrack(Motion &motion, const QString &name, const KeyColumns<BoneKey> &keys)
{
    BoneTrack track;
    track.name = fieldOf(name);
    track.sourceField = KeyName::fromBytes(track.name);
    track.keys = keys;
    motion.bones.append(track);
    quint32 &next = motion.nextOrder[std::size_t(RecordSection::Bones)];
    next = std::max(next, quint32(keys.size()));
}

inline IkState off(const QString &name)
{
    return {LongName::fromBytes(fieldOf(name)), 0};
}

/// The left foot steps by IK, the hips go down, and the right leg does something of its own.
inline Motion stepping()
{
    Motion motion;
    addTrack(motion, QStringLiteral("センター"),
             bone({{.frame = 0}, {.frame = 40, .position = {0, -1.5f, 0}}}));
    addTrack(
        motion, QStringLiteral("左足ＩＫ"),
        bone({{.frame = 0}, {.frame = 20, .position = {0, 2, -2}}, {.frame = 40, .position = {1, 0, 1}}}));
    addTrack(motion, QStringLiteral("右足ＩＫ"), bone({{.frame = 0}, {.frame = 40, .position = {0, 1, 0}}}));
    addTrack(motion, QStringLiteral("左足"), bone({{.frame = 0}, {.frame = 30, .rotation = aboutX(10)}}));
    return motion;
}

/// The left leg is turned by hand, its IK is off.
inline Motion kicking()
{
    Motion motion;
    addTrack(motion, QStringLiteral("センター"), bone({{.frame = 0}, {.frame = 40, .position = {0, 0, 3}}}));
    addTrack(motion, QStringLiteral("左足"),
             bone({{.frame = 0, .rotation = aboutX(5)}, {.frame = 40, .rotation = aboutX(40)}}));
    addTrack(motion, QStringLiteral("左ひざ"),
             bone({{.frame = 0, .rotation = aboutX(-20)}, {.frame = 40, .rotation = aboutX(-60)}}));
    addTrack(motion, QStringLiteral("左足首"), bone({{.frame = 0}, {.frame = 40, .rotation = aboutX(20)}}));
    KeyColumns<StateKey> states;
    states.append(StateKey{0,
                           1,
                           {off(QStringLiteral("左足ＩＫ")), off(QStringLiteral("左つま先ＩＫ")),
                            off(QStringLiteral("右足ＩＫ"))},
                           0});
    motion.states = states;
    motion.nextOrder[std::size_t(RecordSection::States)] = 1;
    return motion;
}

} // namespace furitsuke::test
