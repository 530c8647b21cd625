// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/modeloutline.h"
#include "editor-core/motion/motion.h"
#include "editor-core/rig/model.h"

namespace furitsuke {

/// What a motion moves, and how much.
struct MatchedName
{
    QByteArray name;    ///< of a track, or of an IK bone in display/IK keys; raw bytes
    qsizetype keys = 0; ///< of the track, or display/IK keys that name the IK bone

    friend bool operator==(const MatchedName &, const MatchedName &) = default;
};

/// Names of a model that are one name to a motion, which keeps 15 bytes; MMD moves the first.
struct NameCollision
{
    QByteArray name;       ///< the bytes that they share; raw
    QByteArrayList models; ///< as the model has them, whole
    qsizetype keys = 0;    ///< of the motion's track of this name; 0 where it has none

    friend bool operator==(const NameCollision &, const NameCollision &) = default;
};

/// How a motion and a model go together: which names of the motion find nothing in the model. Lists are in
/// the order of the motion's tracks, collisions in that of the model.
struct ModelMatch
{
    qsizetype foundBones = 0;  ///< tracks with keys whose bone the model has
    qsizetype foundMorphs = 0; ///< the same
    qsizetype foundIks = 0;    ///< names of IK bones in display/IK keys that are IK bones of the model
    QList<MatchedName> missingBones;
    QList<MatchedName> missingMorphs;
    QList<MatchedName> missingIks;
    QList<NameCollision> boneCollisions;
    QList<NameCollision> morphCollisions;

    bool isComplete() const
    {
        return missingBones.isEmpty() && missingMorphs.isEmpty() && missingIks.isEmpty();
    }
    /// Whether keys of the motion move one of several bones, or morphs, that they may mean.
    bool isAmbiguous() const;

    friend bool operator==(const ModelMatch &, const ModelMatch &) = default;
};

/// Compares names as MMD does: by their first 15 bytes. The outline is the model's, in the encoding of the
/// motion (see ModelResult).
ModelMatch matchModel(const Motion &motion, const Model &model, const ModelOutline &outline);

} // namespace furitsuke
