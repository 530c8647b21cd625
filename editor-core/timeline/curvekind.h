// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/keycolumns.h"

#include <QString>

namespace furitsuke {

/// How the way to a key goes, at a glance. Of a key with several curves, what those that are not straight
/// have in common.
enum class CurveKind : quint8 {
    Straight,   ///< every channel is a straight line
    SlowStart,  ///< sets off slowly, arrives fast ("ease in")
    SlowEnd,    ///< sets off fast, arrives slowly ("ease out")
    SlowBoth,   ///< slow at both ends ("ease in and out")
    SlowMiddle, ///< fast at both ends
    Steep,      ///< nearly all of the way in a small part of the time: like a hold and a jump
    Mixed,      ///< channels of different kinds
    Step,       ///< no way at all: the key's value is there from its frame on
};
inline constexpr int curveKindCount = 8;

/// Of one curve; Straight, SlowStart .. Steep.
CurveKind curveKind(CurvePoints curve);
CurveKind curveKind(const BoneCurves &curves);
CurveKind curveKind(const CameraCurves &curves);

/// Of a key. Morphs and light go straight, self shadow and display/IK step.
template <class Key>
CurveKind curveKindOf(const KeyColumns<Key> &keys, qsizetype row)
{
    if constexpr (std::is_same_v<Key, BoneKey>)
        return curveKind(keys.template column<&BoneKey::curves>()[row]);
    else if constexpr (std::is_same_v<Key, CameraKey>)
        return curveKind(keys.template column<&CameraKey::curves>()[row]);
    else if constexpr (std::is_same_v<Key, StateKey> || std::is_same_v<Key, ShadowKey>)
        return CurveKind::Step;
    else
        return CurveKind::Straight;
}

/// Whether that is Straight, for less.
template <class Key>
bool goesStraight(const KeyColumns<Key> &keys, qsizetype row)
{
    if constexpr (std::is_same_v<Key, BoneKey>)
        return keys.template column<&BoneKey::curves>()[row].isLinear();
    else if constexpr (std::is_same_v<Key, CameraKey>)
        return keys.template column<&CameraKey::curves>()[row].isLinear();
    else
        return !std::is_same_v<Key, StateKey> && !std::is_same_v<Key, ShadowKey>;
}

/// Whether nothing moves between a key and the one before it: they have the same values, whatever the curves.
template <class Key>
bool holdsFromPrevious(const KeyColumns<Key> &keys, qsizetype row);

/// For people.
QString curveKindText(CurveKind kind);

} // namespace furitsuke
