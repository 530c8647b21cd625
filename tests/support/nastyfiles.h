// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/keys.h"

#include <QByteArray>
#include <QList>

namespace furitsuke::test {

/// A small motion file with one oddity that real files have, or that damage gives them.
struct NastyFile
{
    QByteArray name; ///< a file name without suffix
    QByteArray bytes;
};

/// One for each oddity; all are accepted.
QList<NastyFile> nastyFiles();
/// The one of this name.
QByteArray nastyFile(QByteArrayView name);

/// The 64 curve bytes of a layout, put together byte by byte. Row 1 to 3 of those that MMD writes are windows
/// over the 16 bytes and a tail; x is the key's position, from which newer versions have the tail.
QByteArray curveBlock(CurveLayout layout, const BoneCurves &curves, float x, bool physicsOff = false);

// Names in cp932.
inline constexpr char centerName[] = "\x83\x5A\x83\x93\x83\x5E\x81\x5B";    // センター
inline constexpr char leftFootName[] = "\x8D\xB6\x91\xAB\x82\x68\x82\x6A";  // 左足ＩＫ
inline constexpr char rightFootName[] = "\x89\x45\x91\xAB\x82\x68\x82\x6A"; // 右足ＩＫ

/// Curves of 16 different bytes, none of them what MMD writes by itself.
BoneCurves distinctCurves();

} // namespace furitsuke::test
