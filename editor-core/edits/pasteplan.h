// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/keyclip.h"
#include "editor-core/edits/pasteedits.h"

#include <QStringList>

namespace furitsuke {

/// Where the keys of a clip's track go.
struct PasteTarget
{
    TrackRef source; ///< in the clip
    TrackRef track;  ///< in the motion; one that is added has the number after those that there are
    bool added = false;
};

/// Which tracks a paste works on, before it looks at any key.
struct PastePlan
{
    QList<PasteTarget> targets;
    QByteArrayList addedBones; ///< names of the tracks to add, in their sequence
    QByteArrayList addedMorphs;
    QStringList notes; ///< translated: what finds no place, and why
};

/// Finds the tracks by the options' targets, else by name; mirrored, by the name of the other side.
PastePlan planPaste(const Motion &motion, const KeyClip &clip, const PasteOptions &options);

} // namespace furitsuke
