// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motionedit.h"

namespace furitsuke {

/// What happens where a key comes to a frame that already has one. A key never disappears unsaid: results
/// count what a rule costs.
enum class Collision : quint8 {
    Overwrite,    ///< the key that comes wins, as when MMD pastes or loads
    KeepExisting, ///< the key that is there wins; the one that comes is dropped
};

/// An edit and what a person should know of it before it is applied.
struct EditResult
{
    MotionEdit edit;
    qsizetype changed = 0;     ///< keys that are inserted, deleted, moved or given other values
    qsizetype overwritten = 0; ///< keys that disappear since another takes their frame
    qsizetype dropped = 0;     ///< keys that find their frame taken
    QString error;             ///< translated; the edit is empty then
};

} // namespace furitsuke
