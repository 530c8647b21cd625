// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>

namespace furitsuke {

/// The names that MMD's own models and the semi-standard bones and morphs made common. Motions bind to models
/// by these names, so they sort and group the tracks of any motion, with or without a model.

/// The form in which names are compared here: half-width kana widened, full-width letters, digits and signs
/// narrowed ("ﾈｸﾀｲＩＫ" and "ネクタイIK" are one). MMD itself tells such names apart.
QString normalName(QStringView name);

bool isKnownBone(QStringView name);
bool isKnownMorph(QStringView name);

/// The known bones, spelled as MMD spells them, in the order of MMD's display frames, left before right.
QStringList standardBones();

/// The known morphs: brows, eyes, lips, others.
QStringList standardMorphs();

/// The place of a bone in standardBones(), and the length of that list for an unknown bone.
qsizetype standardBoneRank(QStringView boneName);

/// MMD's usual display frames.
enum class BodyPart { Root, Center, Ik, UpperBody, Hair, Arms, Fingers, LowerBody, Legs, Clothes, Other };

/// Where a bone belongs: known bones as in MMD's models, others by the words in their name.
BodyPart bodyPartOf(QStringView boneName);

/// The frame's name as MMD writes it, the same in every language.
QString bodyPartName(BodyPart part);

/// The frame in plain words, translated.
QString bodyPartHint(BodyPart part);

/// The four panels in which MMD shows morphs.
enum class FacePart { Brow, Eye, Lip, Other };

/// Where a morph belongs. A side or a number at its end does not matter.
FacePart facePartOf(QStringView morphName);

/// The panel's name as MMD writes it, the same in every language.
QString facePartName(FacePart part);

/// The panel in plain words, translated.
QString facePartHint(FacePart part);

} // namespace furitsuke
