// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/keys.h"

namespace furitsuke::vmd {

inline constexpr int curveBlockSize = 64;

/// What the 64 curve bytes of a bone record say.
struct CurveBlock
{
    BoneCurves curves;
    KeyForm form;
    /// writeCurveBlock() gives back the same 64 bytes; where not, they have to be kept.
    bool exact = false;
};

/// Reads a curve block as MMD does: channel c's x1, y1, x2, y2 are bytes 16c, 16c+4, 16c+8, 16c+12; bytes 2
/// and 3 are the physics switch (63 0F off) where they are not the curve's own. A first row followed by 48
/// zeros is read from that row. positionX is the record's position x, whose low bytes MMD leaves in the tail.
CurveBlock readCurveBlock(const quint8 *block, float positionX);

/// Writes a curve block in the layout that the form names.
void writeCurveBlock(quint8 *block, const BoneCurves &curves, KeyForm form, float positionX);

} // namespace furitsuke::vmd
