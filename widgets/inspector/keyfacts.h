// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/motiondocument.h"

namespace furitsuke {

/// One line of a read-out: what it is, and its value in the units that MMD shows.
struct KeyFact
{
    QString name;
    QString value;

    friend bool operator==(const KeyFact &, const KeyFact &) = default;
};

/// The values of the selected keys, in MMD's units with the stored ones beside them where they differ.
/// Several keys of one kind: the values they have in common; others say "mixed". Looks at no more than a
/// fixed number of keys, so that it costs the same for any selection.
QList<KeyFact> keyFacts(const MotionDocument &document);

/// The values of one key.
QList<KeyFact> keyFactsAt(const MotionDocument &document, TrackRef track, qsizetype row);

} // namespace furitsuke
