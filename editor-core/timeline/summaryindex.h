// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/framebitmap.h"
#include "editor-core/timeline/trackrows.h"

#include <QMap>

namespace furitsuke {

/// The frames at which the listed tracks of a group have keys, of which kinds, and have selected keys, so
/// that a summary row is drawn without looking at its tracks. Kept up to date by spans.
class SummaryIndex
{
public:
    void rebuild(const Motion &motion, const TrackRows &rows);
    /// For other listed tracks of the same motion: costs the keys of groups of which only some are listed.
    void updateListed(const Motion &motion, const TrackRows &rows);
    void update(const Motion &motion, const TrackRows &rows, const QList<TrackSpan> &spans);
    void updateSelection(const Motion &motion, const TrackRows &rows, const KeySelection &selection);

    const FrameBitmap &keys(int leafGroup) const;
    /// The frames with a key that is reached on a curve, and those with one that is reached straight on.
    const FrameBitmap &curved(int leafGroup) const;
    const FrameBitmap &straight(int leafGroup) const;
    const FrameBitmap &selected(int leafGroup) const;

private:
    struct Keys
    {
        FrameBitmap all;
        FrameBitmap curved;
        FrameBitmap straight;

        template <class Columns>
        void insert(const Columns &keys, qsizetype first, qsizetype last);
        void fill(const Motion &motion, const QList<TrackRef> &tracks);
        /// Makes the frames of [first, last] right again.
        void refill(const Motion &motion, const QList<TrackRef> &tracks, quint32 first, quint32 last);
    };

    const Keys &of(int leafGroup) const;

    QMap<int, Keys> mAll;    ///< of all tracks of each group
    QMap<int, Keys> mListed; ///< of the listed ones, for groups where some are left out
    QMap<int, FrameBitmap> mSelected;
};

} // namespace furitsuke
