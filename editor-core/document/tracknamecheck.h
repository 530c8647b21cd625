// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motion.h"

#include <QStringList>

#include <optional>

namespace furitsuke {

class MotionDocument;

/// What is to be said of a name while it is typed.
struct TrackNameCheck
{
    enum class Verdict : quint8 {
        Good,
        Cut,    ///< possible, but the file keeps its beginning only
        Refused ///< not possible
    };

    Verdict verdict = Verdict::Good;
    qsizetype bytes = 0;     ///< that the name takes, of those characters that can be stored
    qsizetype fieldSize = 0; ///< that there are
    QString kept;            ///< the name as the file keeps it
    qsizetype ikRecords = 0; ///< display/IK records in which the bone gets the name too
    QStringList remarks;     ///< translated; what is wrong, or worth knowing, one line each

    bool isPossible() const { return verdict != Verdict::Refused; }
};

/// Checks a name, as typed, for a bone or morph track: for `itself`, or for a new one. In the document's
/// encoding, against its other tracks, and against its model where there is one.
TrackNameCheck checkTrackName(const MotionDocument &document, TrackKind kind, const QString &name,
                              std::optional<TrackRef> itself = {});

} // namespace furitsuke
