// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motion.h"

namespace furitsuke {

/// Kinds of keys whose neighbours on adjacent frames MMD does not interpolate between: camera, light and self
/// shadow. Bones and morphs move between any two keys, states always step.
template <class Key>
inline constexpr bool canCut =
    std::is_same_v<Key, CameraKey> || std::is_same_v<Key, LightKey> || std::is_same_v<Key, ShadowKey>;

/// Whether the key of a row and the one on the frame before it are a cut, which edits of time keep one frame
/// apart. Two keys on adjacent frames are. In a longer run (a camera baked to a key on every frame, which is
/// one movement) only a leap is: a step more than four times as large as those beside it in the run, and as
/// most of the nearest eight, or it is jitter. Shots may be as short as two frames, on and on; those of one
/// frame are taken for movement, since their steps are alike. Steps that are only the rounding of what MMD
/// stores are none. Of several keys at a frame the last counts, as when they are played.
bool isCut(const KeyColumns<CameraKey> &keys, qsizetype row);
bool isCut(const KeyColumns<LightKey> &keys, qsizetype row);
bool isCut(const KeyColumns<ShadowKey> &keys, qsizetype row);
template <class Key>
bool isCut(const KeyColumns<Key> &, qsizetype)
{
    return false;
}

/// Whether they may be one, for those who would rather spare too much: a step that is as much larger than
/// most of the nearest eight whatever is beside it (shots of one frame between longer ones), or than one
/// beside it and a quarter of them (the first step after standing still, too), or any in a run so short that
/// nothing can be compared.
bool mayBeCut(const KeyColumns<CameraKey> &keys, qsizetype row);
bool mayBeCut(const KeyColumns<LightKey> &keys, qsizetype row);
bool mayBeCut(const KeyColumns<ShadowKey> &keys, qsizetype row);

} // namespace furitsuke
