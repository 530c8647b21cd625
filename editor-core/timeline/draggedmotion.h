// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/keypreview.h"

namespace furitsuke {

/// A motion as a running drag shows it, near some frames.
struct DraggedMotion
{
    Motion motion;
    KeySelection selection; ///< the selected keys, in rows of this motion
};

/// What a motion would be if a drag of its selected keys ended now, at the given frames and from each up to
/// the one after it: there it gives the same values, and has the same keys. Of dragged tracks keys in between
/// are left out, all other tracks are whole. Costs a few searches for each frame in each dragged track,
/// however many keys there are. Of several keys that a scaling brings to one frame all are there.
DraggedMotion draggedMotion(const Motion &motion, const KeySelection &selection, const KeyPreview &drag,
                            const QList<qint64> &frames);

} // namespace furitsuke
