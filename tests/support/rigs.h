// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/posesolver.h"

#include <QRandomGenerator>

/// Skeletons that tests make themselves.
namespace furitsuke::test {

/// Adds a bone and gives its place in the list.
qint32 addBone(Model &model, const QString &name, Vec3f position, qint32 parent = -1, qint32 layer = 0);
/// Adds a chain that ends in the target's parent and its links' parents, as many as there are links.
ModelIk &addIk(Model &model, qint32 goal, qint32 target, QList<IkLink> links, int loops = 40,
               float unitAngle = 2);
/// A link that is not limited; one that bends as a knee does.
IkLink freeLink(qint32 bone);
IkLink kneeLink(qint32 bone);
/// The place of a bone by name; it must exist.
qint32 boneNamed(const Model &model, const QString &name);

/// センター, and on each side 足 ひざ 足首 つま先 with 足ＩＫ and つま先ＩＫ, as MMD's own models have them:
/// the hips are 12 high, the ankles 2, the knees bent a little.
Model legRig();

/// As many bones and chains as a usual model of a person: 140 bones, seven chains (legs, toes, tie, hair),
/// eyes and twists that append.
Model dancerRig();

/// A skeleton that has some of everything: parents, layers, append of all kinds, chains with all kinds of
/// limits, bone and group morphs. No bones that need each other in a circle.
Model randomRig(QRandomGenerator &random, int bones = 60);

/// Moves every bone a little and turns it anyhow.
RigInput randomInput(QRandomGenerator &random, const Model &model);
/// A pose of the kind that a dance has: moderate turns, IK bones moved by some units.
RigInput dancerInput(const Model &model, double time);

Quatf randomRotation(QRandomGenerator &random, double mostAngle = 3);

} // namespace furitsuke::test
