// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motionedit.h"

#include <QMetaType>

namespace furitsuke {

/// What changed in a document's motion: views redraw these spans and nothing else.
struct MotionChange
{
    QList<TrackSpan> spans;
    bool tracks = false; ///< names or the list of tracks changed
    bool whole = false;  ///< another motion was put in, or its names are read in another encoding

    bool isEmpty() const { return spans.isEmpty() && !tracks && !whole; }
    static MotionChange everything() { return {{}, true, true}; }
};

} // namespace furitsuke

Q_DECLARE_METATYPE(furitsuke::MotionChange)
