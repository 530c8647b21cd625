// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/timeline/trackrows.h"

namespace furitsuke {

/// Arranges a motion's tracks in groups: by a model's display frames, or by the usual parts of the body.
class TrackRowsBuilder
{
public:
    TrackRowsBuilder(const MotionDocument &document, TrackRows &rows);
    void build();

private:
    struct Named
    {
        TrackRef track;
        QString label;
        qsizetype rank;
    };
    using NamedTracks = QList<Named>;

    void addBonesByPart();
    void addBonesByFrame(const ModelOutline &outline);
    void addMorphs();
    void addGroup(int group, const QString &key, int parent, const QString &label, const QString &hint,
                  int depth);
    void addTracks(NamedTracks tracks, int group, int depth);
    void addTrack(TrackRef track, const QString &label, const QString &hint, int group, int depth);
    const NameSpellings &spellings(const QString &label, const QString &hint);

    const MotionDocument &mDocument;
    TrackRows &mRows;
};

} // namespace furitsuke
