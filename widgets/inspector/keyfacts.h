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

/// The values of one key, in MMD's units with the stored ones beside them where they differ.
QList<KeyFact> keyFactsAt(const MotionDocument &document, TrackRef track, qsizetype row);

} // namespace furitsuke
