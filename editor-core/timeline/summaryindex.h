// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/framebitmap.h"
#include "editor-core/timeline/trackrows.h"

namespace furitsuke {

/// The frames at which the tracks of a group have keys, and have selected keys, so that a summary row is
/// drawn without looking at its tracks. Kept up to date by spans.
class SummaryIndex
{
public:
    void rebuild(const Motion &motion, const TrackRows &rows);
    void update(const Motion &motion, const TrackRows &rows, const QList<TrackSpan> &spans);
    void updateSelection(const Motion &motion, const TrackRows &rows, const KeySelection &selection);

    const FrameBitmap &keys(int leafGroup) const;
    const FrameBitmap &selected(int leafGroup) const;

private:
    QMap<int, FrameBitmap> mKeys;
    QMap<int, FrameBitmap> mSelected;
};

} // namespace furitsuke
