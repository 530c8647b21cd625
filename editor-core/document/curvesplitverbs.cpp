// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/curvesplitverbs.h"

#include "editor-core/document/registerverbs.h"
#include "editor-core/edits/keepshape.h"
#include "editor-core/edits/registeredits.h"
#include "editor-core/edits/shapereport.h"

#include <QCoreApplication>

#include <climits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::CurveSplitVerbs)
};

bool hasCurves(TrackRef track)
{
    return track.kind == TrackKind::Bone || track.kind == TrackKind::Camera;
}

QList<TrackRef> withCurves(QList<TrackRef> tracks)
{
    tracks.removeIf([](TrackRef track) { return !hasCurves(track); });
    return tracks;
}

/// Whether a curve leads over the frame, and no key stands on it.
bool hasCurveAt(const Motion &motion, TrackRef track, quint32 frame)
{
    return frame > 0 && motion.contains(track) && motion.visit(track, [frame](const auto &keys) {
        const qsizetype next = keys.lowerBound(frame);
        return next < keys.size() && keys.frames()[next] != frame;
    });
}

ShapeOptions optionsFor(const MotionDocument &document)
{
    ShapeOptions options;
    options.encoding = document.encoding();
    return options;
}

/// The keys in which the ways end that will lead over the deleted ones.
KeySelection endsOf(const Motion &motion, const KeySelection &deleted)
{
    KeySelection ends;
    for (const TrackRef track : deleted.tracks()) {
        const qsizetype size = motion.visit(track, [](const auto &keys) { return keys.size(); });
        RowSet rows;
        deleted.rows(track).forEachRun([&](qsizetype, qsizetype end) {
            if (end < size)
                rows.insert(end);
        });
        ends.setRows(track, rows);
    }
    return ends;
}

ShapePreview previewOf(const EditResult &result)
{
    return {.keys = result.changed, .tried = true, .curves = result.curves, .notes = result.notes};
}

EditJob failingJob(const QString &error)
{
    return {.work =
                [error](TaskProgress *) {
                    EditStep step;
                    step.result.error = error;
                    return step;
                },
            .doing = {}};
}

} // namespace

QString ShapePreview::text() const
{
    if (keys == 0 || !tried)
        return {};
    const QString off = fitText(curves);
    QStringList lines;
    if (!off.isEmpty())
        lines.append(Words::tr("Curves will be at most %1.").arg(off));
    lines += notes;
    return lines.isEmpty() ? Words::tr("The motion will stay exactly as it is.") : lines.join(u' ');
}

ShapePreview previewSplit(const MotionDocument &document, const QList<TrackRef> &tracks, quint32 frame)
{
    if (tracks.size() > keysTried)
        return {.keys = tracks.size()};
    return previewOf(registerKeys(document.motion(), tracks, frame, optionsFor(document)));
}

ShapePreview previewMerge(const MotionDocument &document, const KeySelection &keys)
{
    const qsizetype count = keys.count();
    if (count > keysTried)
        return {.keys = count};
    return previewOf(deleteKeysKeepingShape(document.motion(), keys, optionsFor(document)));
}

QList<TrackRef> tracksToSplit(const MotionDocument &document)
{
    QList<TrackRef> tracks = withCurves(document.selection().tracks());
    if (tracks.isEmpty())
        tracks = withCurves(document.chosenTracks());
    const auto frame = quint32(document.playhead());
    tracks.removeIf([&](TrackRef track) {
        return !document.isEditable(track) || !hasCurveAt(document.motion(), track, frame);
    });
    return tracks;
}

EditJob splitJob(const MotionDocument &document)
{
    const QList<TrackRef> tracks = tracksToSplit(document);
    if (tracks.isEmpty()) {
        return failingJob(
            Words::tr("There is no curve to split at frame %1: put the playhead between two keys of a bone "
                      "or the camera that are selected, or whose track is chosen.")
                .arg(document.playhead()));
    }
    EditJob job = registerJob(document, tracks);
    job.work = [work = std::move(job.work), frame = document.playhead()](TaskProgress *progress) {
        EditStep step = work(progress);
        if (step.result.changed > 0) {
            const int count = int(qMin<qsizetype>(step.result.changed, INT_MAX));
            step.text =
                withFit(Words::tr("Split the curve of %n track(s) at frame %1", nullptr, count).arg(frame),
                        step.result.curves);
        }
        return step;
    };
    job.doing = Words::tr("Splitting curves…");
    return job;
}

EditResult splitAtPlayhead(MotionDocument &document)
{
    return runNow(document, splitJob(document));
}

KeySelection keysToMerge(const MotionDocument &document)
{
    const Motion &motion = document.motion();
    KeySelection keys;
    for (const TrackRef track : withCurves(document.selection().tracks())) {
        motion.visit(track, [&](const auto &columns) {
            if (columns.size() == 0)
                return;
            RowSet rows = document.selection().rows(track);
            rows.setRange(0, columns.upperBound(columns.frames().constFirst()), false);
            rows.setRange(columns.lowerBound(columns.frames().constLast()), columns.size(), false);
            if (!rows.isEmpty())
                keys.setRows(track, rows);
        });
    }
    return keys;
}

EditJob mergeJob(const MotionDocument &document)
{
    const KeySelection keys = keysToMerge(document);
    if (keys.isEmpty()) {
        return failingJob(
            Words::tr("Nothing to merge: select keys of bones or the camera that stand between others."));
    }
    EditJob job = deleteKeepingShapeJob(document, keys);
    const qsizetype staying = document.selection().count() - keys.count();
    KeySelection after = document.selection();
    after.subtract(keys);
    after.unite(endsOf(document.motion(), keys));
    job.doing = Words::tr("Merging keys and fitting curves…");
    job.work = [work = std::move(job.work), staying, after](TaskProgress *progress) {
        EditStep step = work(progress);
        if (!step.result.error.isEmpty())
            return step;
        const int count = int(qMin<qsizetype>(step.result.changed, INT_MAX));
        step.text =
            withFit(Words::tr("Merge %n key(s) into their neighbours", nullptr, count), step.result.curves);
        step.options.selection = step.result.edit.mapped(after);
        if (staying > 0) {
            step.result.warn(
                Words::tr("%n selected key(s) stay: they have no curve, or no key on either side.", nullptr,
                          int(qMin<qsizetype>(staying, INT_MAX))));
        }
        return step;
    };
    return job;
}

EditResult mergeSelection(MotionDocument &document)
{
    return runNow(document, mergeJob(document));
}

} // namespace furitsuke
