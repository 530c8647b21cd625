// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph/graphsamples.h"

#include "editor-core/motion/parallel.h"

#include <algorithm>
#include <limits>

namespace furitsuke {

void GraphSamples::clear()
{
    mAngles.clear();
    mSavedAngles.clear();
    mLines.clear();
    mMarksFresh = false;
}

void GraphSamples::touch(const QList<TrackSpan> &spans)
{
    for (Line &line : mLines) {
        const bool touched = std::any_of(spans.begin(), spans.end(), [&line](const TrackSpan &span) {
            return span.track == line.line.track;
        });
        if (touched)
            line.fresh = false;
        // A track that was as saved until now has a ghost from now on.
        if (touched && line.ghost.points.isEmpty())
            line.ghostFresh = false;
    }
    mMarksFresh = false;
}

void GraphSamples::forgetSaved()
{
    mSavedAngles.clear();
    for (Line &line : mLines)
        line.ghostFresh = false;
}

bool GraphSamples::hasGhost(TrackRef track) const
{
    const Motion &saved = mDocument.savedMotion();
    return mDocument.isTouched(track) && saved.contains(track) &&
           saved.trackName(track) == mDocument.motion().trackName(track);
}

void GraphSamples::update(const GraphGeometry &geometry, bool ghosts)
{
    const bool same = mScale == geometry.scale && mWidth == geometry.width &&
                      mPixelsPerValue == geometry.values.pixelsPerValue();
    mScale = geometry.scale;
    mWidth = geometry.width;
    mPixelsPerValue = geometry.values.pixelsPerValue();
    if (!same)
        mMarksFresh = false;
    if (mLines.size() != geometry.lines.size())
        mMarksFresh = false;
    mLines.resize(geometry.lines.size());
    bool cutsChange = !same;
    // What is to be sampled, and where it goes. Readers are made one after the other: they share the angles.
    std::vector<std::pair<GraphReader, GraphCourse *>> stale;
    const auto sample = [&stale](GraphReader reader, GraphCourse &course) {
        course = {};
        if (reader.isValid())
            stale.emplace_back(std::move(reader), &course);
    };
    for (qsizetype i = 0; i < mLines.size(); ++i) {
        Line &line = mLines[i];
        const bool kept = same && line.line == geometry.lines.at(i);
        line.line = geometry.lines.at(i);
        if (!kept || !line.fresh) {
            sample(GraphReader(mDocument.motion(), line.line, mAngles), line.course);
            line.fresh = true;
            mMarksFresh = false;
            cutsChange = true;
        }
        if (!ghosts) {
            line.ghost = {};
            line.ghostFresh = false;
        } else if (!kept || !line.ghostFresh) {
            line.ghost = {};
            line.ghostFresh = true;
            if (hasGhost(line.line.track))
                sample(GraphReader(mDocument.savedMotion(), line.line, mSavedAngles), line.ghost);
        }
    }
    sampleAll(stale);
    if (cutsChange)
        updateCuts(geometry);
}

void GraphSamples::sampleAll(const std::vector<std::pair<GraphReader, GraphCourse *>> &stale) const
{
    // Threads cost more than a few keys do.
    constexpr qint64 worth = 20'000;
    const qint64 first = qint64(qMax(0.0, mScale.frameAt(0)));
    const qint64 last = qint64(qMin(mScale.frameAt(mWidth), 1e10)) + 1;
    qsizetype keys = 0;
    for (const auto &[reader, course] : stale)
        keys += reader.lowerBound(last) - reader.lowerBound(first);
    const int parts = parallelParts(keys, worth, qint64(stale.size()));
    inParallel(parts, [&](int part) {
        for (std::size_t i = std::size_t(part); i < stale.size(); i += std::size_t(parts))
            *stale[i].second = sampleLine(stale[i].first, mScale, mWidth, mPixelsPerValue);
    });
}

void GraphSamples::updateCuts(const GraphGeometry &geometry)
{
    constexpr double leastPixels = 8;
    mCuts.clear();
    QList<TrackRef> seen;
    for (const GraphLine &line : geometry.lines) {
        if (seen.contains(line.track))
            continue;
        seen.append(line.track);
        const GraphReader reader(mDocument.motion(), line, mAngles);
        if (!reader.isValid() || !reader.cuts())
            continue;
        const auto first = qint64(qMax(0.0, mScale.frameAt(0)));
        const double last = mScale.frameAt(mWidth);
        const qsizetype begin = reader.lowerBound(first);
        const qsizetype end = reader.lowerBound(qint64(qMin(last, 1e10)) + 1);
        if (double(end - begin) > mWidth)
            continue;
        for (qsizetype row = qMax<qsizetype>(1, begin); row < end; ++row) {
            if (reader.isCutAt(row))
                mCuts.append(reader.frame(row));
        }
    }
    std::sort(mCuts.begin(), mCuts.end());
    mCuts.erase(std::unique(mCuts.begin(), mCuts.end()), mCuts.end());
    if (double(mCuts.size()) * leastPixels > mWidth)
        mCuts.clear();
}

void GraphSamples::updateMarks(const GraphGeometry &geometry)
{
    if (mMarksFresh)
        return;
    mMarksFresh = true;
    mKeys.clear();
    mHandles.clear();
    const Motion &motion = mDocument.motion();
    const KeySelection &selection = mDocument.selection();
    constexpr double leastPixels = 5;
    for (qsizetype i = 0; i < geometry.lines.size(); ++i) {
        QList<GraphKey> keys = keysInView(geometry, i, motion, selection, mAngles, leastPixels);
        // Where keys stand in every place there is, dots would only hide the line.
        const auto plain =
            std::count_if(keys.begin(), keys.end(), [](const GraphKey &k) { return !k.selected; });
        if (double(plain) * leastPixels * 1.6 > geometry.width)
            keys.removeIf([](const GraphKey &key) { return !key.selected; });
        mKeys.append(keys);
    }
    mHandles = handlesInView(geometry, motion, selection, mAngles);
}

} // namespace furitsuke
