// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>

namespace furitsuke {

/// The name of the bone, morph or IK bone on the other side of the body; a name without a side is its own.
/// Applied twice it gives back the name. Sides are, wherever they stand in a name:
/// - 左 and 右, but not the two beside each other, which mean both sides;
/// - L and R, in any case and width, as words of their own ("腕_L", "Arm.R", "(L)", "L腕", "髪R1"), and at a
///   border of words written together ("ArmL", "lShoulder", "足IKR");
/// - Left and Right, in any case and width, at the beginning of a word ("LeftArm", "arm_right", "rightleg";
///   a "bright" has no side).
/// ウィンク is the left eye's morph and ウィンク右 its counterpart, so too with numbers; MMD's models spell
/// the counterpart of ウィンク２ as ｳｨﾝｸ２右.
/// Whether the name exists or fits its field is for the caller to see.
QString mirroredName(QStringView name);

/// All names that the counterpart may have, mirroredName() and what else models use, the likeliest first.
/// Empty where the name has no side.
QStringList mirroredNames(QStringView name);

} // namespace furitsuke
