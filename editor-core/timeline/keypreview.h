// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/scaleedits.h"
#include "editor-core/timeline/framemap.h"
#include "editor-core/timeline/snapping.h"

namespace furitsuke {

/// How a running gesture shows the selected keys, and what it would do: nothing is edited before its end.
struct KeyPreview
{
    enum class Kind : quint8 {
        None,
        Move,
        Copy, ///< the originals stay
        Scale,
    };

    Kind kind = Kind::None;
    FrameMap map; ///< where selected keys come to
    /// Keys that are not selected but shift along, and where they come to.
    KeySelection later;
    FrameMap laterMap;
    /// Keys that would disappear, and how many they are.
    KeySelection overwritten;
    qsizetype overwrittenCount = 0;
    std::optional<SnapTarget> snap; ///< where it came to rest

    // Of scaling:
    Scaling scaling;
    qint64 length = 0;     ///< from the first selected key to the last, afterwards
    qsizetype rounded = 0; ///< keys whose exact places are between two frames
    double worst = 0;      ///< the farthest that one of them is from its place, in frames
    QString error;         ///< translated; why it cannot be done

    bool isActive() const { return kind != Kind::None; }
    bool copies() const { return kind == Kind::Copy; }
    /// Whether selected keys are shown anywhere else than where they are.
    bool displaces() const { return isActive() && !map.isIdentity(); }
    qint64 frames() const { return map.shift; } ///< how far a move or copy goes
};

/// The keys at frames that some keys come to, apart from those that are in `leaving`. Costs the fewer of
/// those that come and those that are there, and a search for each.
KeySelection keysMetBy(const Motion &motion, const KeySelection &coming, const FrameMap &map,
                       const KeySelection &leaving);

} // namespace furitsuke
