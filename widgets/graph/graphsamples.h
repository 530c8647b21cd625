// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/motiondocument.h"
#include "editor-core/timeline/graphgeometry.h"
#include "editor-core/timeline/graphsampling.h"

#include <utility>
#include <vector>

namespace furitsuke {

/// What is drawn of a graph's lines, remembered until the view or their tracks change.
class GraphSamples
{
public:
    explicit GraphSamples(const MotionDocument &document)
        : mDocument(document)
    {}

    /// The angles of the present motion, for all who ask about it.
    UnwrappedAngles &angles() { return mAngles; }

    /// Another motion.
    void clear();
    /// Some of these tracks' keys changed.
    void touch(const QList<TrackSpan> &spans);
    /// Others are in the file.
    void forgetSaved();
    void touchMarks() { mMarksFresh = false; }

    /// Samples what has changed; `ghosts`: the lines as last saved as well, where they differ.
    void update(const GraphGeometry &geometry, bool ghosts);
    /// Finds the keys to draw again where they, or what is selected, changed.
    void updateMarks(const GraphGeometry &geometry);

    /// By line.
    const GraphCourse &course(qsizetype line) const { return mLines.at(line).course; }
    const GraphCourse &ghost(qsizetype line) const { return mLines.at(line).ghost; }
    const QList<GraphKey> &keys() const { return mKeys; }
    const QList<GraphHandle> &handles() const { return mHandles; }
    /// Frames in view where a line has a cut; none where they would be dense.
    const QList<double> &cuts() const { return mCuts; }

private:
    struct Line
    {
        GraphLine line;
        GraphCourse course;
        GraphCourse ghost;
        bool fresh = false;
        bool ghostFresh = false;
    };

    void sampleAll(const std::vector<std::pair<GraphReader, GraphCourse *>> &stale) const;
    void updateCuts(const GraphGeometry &geometry);
    bool hasGhost(TrackRef track) const;

    const MotionDocument &mDocument;
    UnwrappedAngles mAngles;
    UnwrappedAngles mSavedAngles;
    QList<Line> mLines;
    TimeScale mScale;
    double mWidth = 0;
    double mPixelsPerValue = 0;
    bool mMarksFresh = false;
    QList<GraphKey> mKeys;
    QList<GraphHandle> mHandles;
    QList<double> mCuts;
};

} // namespace furitsuke
