// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/frameedits.h"

#include "editor-core/edits/cuts.h"
#include "editor-core/edits/registeredits.h"
#include "editor-core/edits/tracklabel.h"
#include "editor-core/motion/parallel.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::FrameEdits)
};

/// Of a track without a name of its own.
QString label(const Motion &motion, TrackRef track)
{
    return trackLabel(motion, track, NameEncoding::Cp932);
}

QString runError(const FrameRun &run)
{
    if (run.count < 1)
        return Words::tr("The number of frames must be 1 or more.");
    if (run.frame < 0 || run.frame > lastPossibleFrame)
        return Words::tr("There is no frame %1.").arg(run.frame);
    return {};
}

/// The frame after the run; time ends before 2^32.
qint64 endOf(const FrameRun &run)
{
    return run.frame + qMin(run.count, lastPossibleFrame + 1);
}

QString keyCount(qsizetype keys)
{
    return Words::tr("%n key(s)", nullptr, int(qMin<qsizetype>(keys, std::numeric_limits<int>::max())));
}

/// What inserting frames does to one track.
template <class Key>
struct InsertPlan
{
    qsizetype first = 0;  ///< the first row that moves
    qsizetype held = -1;  ///< the row before a cut that is opened
    qint64 holdFrame = 0; ///< where a key is to hold what it shows

    InsertPlan(const KeyColumns<Key> &keys, const FrameRun &run)
        : first(keys.lowerBound(run.frame))
    {
        if constexpr (canCut<Key>) {
            if (first < keys.size() && qint64(keys.frames()[first]) == run.frame && isCut(keys, first)) {
                held = first - 1;
                holdFrame = endOf(run) - 1;
            }
        }
    }
};

/// What deleting frames does to one track.
template <class Key>
struct DeletePlan
{
    qsizetype first = 0; ///< the rows inside the run
    qsizetype last = 0;
    qsizetype carried = -1; ///< the one of them that is carried to the run's end
    bool cuts = false;      ///< there is a cut in the run: what is seen beside it has to be kept

    DeletePlan(const KeyColumns<Key> &keys, const FrameRun &run)
        : first(keys.lowerBound(run.frame))
        , last(keys.lowerBound(endOf(run)))
    {
        if constexpr (canCut<Key>) {
            const qsizetype stop = keys.upperBound(endOf(run));
            for (qsizetype row = first; row < stop && !cuts; ++row)
                cuts = isCut(keys, row);
        }
        const bool taken = last < keys.size() && qint64(keys.frames()[last]) == endOf(run);
        if (first == last || taken || cuts)
            return;
        if constexpr (std::is_same_v<Key, StateKey>)
            carried = last - 1;
        if constexpr (std::is_same_v<Key, ShadowKey>) {
            const auto &modes = keys.template column<&ShadowKey::mode>();
            if ((first > 0 ? modes[first - 1] : ShadowKey().mode) != modes[last - 1])
                carried = last - 1;
        }
    }
    qsizetype deleted() const { return last - first - (carried >= 0); }
};

/// A track's frames as its splices leave them.
template <class Key>
QList<quint32> splicedFrames(const KeyColumns<Key> &keys, const TrackEdit<Key> &edit)
{
    if (edit.isEmpty())
        return keys.frames();
    QList<quint32> frames;
    frames.reserve(keys.size() + edit.inserted.size());
    qsizetype row = 0;
    qsizetype inserted = 0;
    for (const RowSpan &span : edit.spans) {
        frames.append(keys.frames().sliced(row, span.row - row));
        frames.append(edit.inserted.frames().sliced(inserted, span.inserted));
        row = span.row + span.removed;
        inserted += span.inserted;
    }
    frames.append(keys.frames().sliced(row));
    return frames;
}

qsizetype firstAt(const QList<quint32> &frames, qint64 frame)
{
    return std::lower_bound(frames.begin(), frames.end(), frame,
                            [](quint32 a, qint64 b) { return qint64(a) < b; }) -
           frames.begin();
}

void shift(QList<quint32> &frames, qsizetype first, qint64 by)
{
    // What is added wraps around as it should: the sum is a frame again.
    const auto added = quint32(by);
    quint32 *frame = frames.data();
    for (qsizetype row = first; row < frames.size(); ++row)
        frame[row] += added;
}

/// What one track gets: splices, then frames.
struct TrackResult
{
    MotionEdit edit;
    TrackRetime retime;
    CurveFit curves;
    quint32 orders = 0; ///< used, of the track's section
};

template <class Key>
void insertInTrack(const Motion &motion, TrackRef track, const FrameRun &run, TrackResult &out)
{
    const KeyColumns<Key> &keys = keysOf<Key>(motion, track.index);
    const InsertPlan<Key> plan(keys, run);
    if (plan.first == keys.size())
        return;
    TrackEdit<Key> edit;
    if (plan.held >= 0) {
        // It stands beside the key that it repeats until the frames are set.
        Key hold = motion.canonical(keys.key(plan.held));
        hold.order = motion.nextOrder[std::size_t(sectionOf(track.kind))];
        TrackEditBuilder<Key> builder(keys, track.index);
        builder.insert(hold);
        edit = builder.build();
        out.orders = 1;
    }
    out.retime = {track, splicedFrames(keys, edit), {}};
    out.retime.after = out.retime.before;
    const qsizetype first = firstAt(out.retime.before, run.frame);
    shift(out.retime.after, first, run.count);
    if (plan.held >= 0)
        out.retime.after[first - 1] = quint32(plan.holdFrame);
    out.edit.add(std::move(edit));
}

/// The frames beside the run that get a key where the run has a cut, so that what is seen there stays.
template <class Key>
QList<quint32> seenFrames(const KeyColumns<Key> &keys, const FrameRun &run)
{
    QList<quint32> result;
    const auto hasKey = [&keys](qint64 frame) { return keys.lowerBound(frame) != keys.upperBound(frame); };
    // Before the first key nothing is seen that could be kept.
    if (keys.lowerBound(run.frame) > 0 && !hasKey(run.frame - 1))
        result.append(quint32(run.frame - 1));
    if (endOf(run) <= lastPossibleFrame && !hasKey(endOf(run)))
        result.append(quint32(endOf(run)));
    return result;
}

template <class Key>
void deleteInTrack(const Motion &motion, TrackRef track, const FrameRun &run, TrackResult &out)
{
    const DeletePlan<Key> plan(keysOf<Key>(motion, track.index), run);
    if (plan.first == motion.keyCount(track))
        return;
    Motion work = motion;
    MotionEdit edit;
    if (plan.cuts) {
        for (const quint32 frame : seenFrames(keysOf<Key>(motion, track.index), run)) {
            const EditResult registered = registerKeys(work, {track}, frame);
            registered.edit.apply(work);
            edit = edit.followedBy(registered.edit);
            ++out.orders;
            out.curves.unite(registered.curves);
        }
    }
    const KeyColumns<Key> &keys = keysOf<Key>(work, track.index);
    TrackEditBuilder<Key> builder(keys, track.index);
    const qsizetype last = keys.lowerBound(endOf(run));
    for (qsizetype row = keys.lowerBound(run.frame); row < last; ++row) {
        if (row != plan.carried)
            builder.remove(row);
    }
    const TrackEdit<Key> splices = builder.build();
    out.retime = {track, splicedFrames(keys, splices), {}};
    out.retime.after = out.retime.before;
    const qsizetype first = firstAt(out.retime.before, endOf(run));
    shift(out.retime.after, first, run.frame - endOf(run));
    if (plan.carried >= 0)
        out.retime.after[first - 1] = quint32(run.frame);
    MotionEdit deletion;
    deletion.add(splices);
    out.edit = edit.followedBy(deletion);
}

/// Edits every track by edit(track, its result), on several threads where that is worth it.
template <class Edit>
EditResult editTracks(const Motion &motion, const QList<TrackRef> &tracks, const FrameCounts &counts,
                      Edit &&edit)
{
    EditResult result;
    result.error = counts.error;
    result.errorAt = counts.errorAt;
    if (!result.error.isEmpty())
        return result;
    qint64 rows = 0;
    for (const TrackRef track : tracks)
        rows += motion.keyCount(track);
    std::vector<TrackResult> parts(std::size_t(tracks.size()));
    const int threads = parallelParts(rows, parallelRows, tracks.size());
    inParallel(threads, [&](int thread) {
        for (qsizetype t = thread; t < tracks.size(); t += threads)
            edit(tracks[t], parts[std::size_t(t)]);
    });
    for (std::size_t t = 0; t < parts.size(); ++t) {
        const TrackResult &part = parts[t];
        result.edit.add(part.edit);
        result.edit.retime(part.retime);
        // Of the kinds that use some there is one track only.
        result.edit.useOrders(sectionOf(tracks[qsizetype(t)].kind), part.orders);
        result.curves.unite(part.curves);
    }
    result.changed = counts.moved + counts.deleted + counts.added;
    result.notes = counts.losses + counts.notes;
    if (result.curves.beyond > 0) {
        result.warn(Words::tr("%n curve(s) beside the place cannot keep their shape.", nullptr,
                              int(qMin<qsizetype>(result.curves.beyond, std::numeric_limits<int>::max()))));
    }
    warnOfLateKeys(counts.late, result);
    return result;
}

} // namespace

FrameCounts countInsertFrames(const Motion &motion, const QList<TrackRef> &tracks, const FrameRun &run)
{
    FrameCounts counts;
    counts.error = runError(run);
    if (!counts.error.isEmpty())
        return counts;
    qint64 lastFrame = -1;
    TrackFrame lastKey;
    for (const TrackRef track : tracks) {
        motion.visit(track, [&]<class Key>(const KeyColumns<Key> &keys) {
            const InsertPlan<Key> plan(keys, run);
            if (plan.first == keys.size())
                return;
            counts.moved += keys.size() - plan.first;
            counts.late +=
                qMax<qsizetype>(0, keys.upperBound(lastSignedFrame) -
                                       qMax(plan.first, keys.upperBound(lastSignedFrame - run.count)));
            if (qint64(keys.frames().constLast()) > lastFrame) {
                lastFrame = keys.frames().constLast();
                lastKey = {track, keys.frames().constLast()};
            }
            if (plan.held >= 0) {
                ++counts.added;
                counts.late += plan.holdFrame > lastSignedFrame;
                counts.notes.append(Words::tr("%1: the cut stays a cut, with a key added at frame %2.")
                                        .arg(label(motion, track))
                                        .arg(plan.holdFrame));
            }
        });
    }
    if (lastFrame >= 0 && lastFrame > lastPossibleFrame - run.count) {
        counts = {};
        counts.error = frameRangeError(run.frame, lastPossibleFrame + 1);
        counts.errorAt = lastKey;
    }
    return counts;
}

FrameCounts countDeleteFrames(const Motion &motion, const QList<TrackRef> &tracks, const FrameRun &run)
{
    FrameCounts counts;
    counts.error = runError(run);
    if (!counts.error.isEmpty())
        return counts;
    for (const TrackRef track : tracks) {
        motion.visit(track, [&]<class Key>(const KeyColumns<Key> &keys) {
            const DeletePlan<Key> plan(keys, run);
            counts.deleted += plan.deleted();
            counts.moved += keys.size() - plan.last + (plan.carried >= 0);
            if (plan.carried >= 0 && keys.frames()[plan.carried] != quint32(run.frame)) {
                counts.notes.append(Words::tr("%1: what is set at frame %2 is carried to frame %3.")
                                        .arg(label(motion, track))
                                        .arg(keys.frames()[plan.carried])
                                        .arg(run.frame));
            }
            if constexpr (canCut<Key>) {
                if (plan.cuts) {
                    const qsizetype added = seenFrames(keys, run).size();
                    counts.added += added;
                    counts.notes.append(
                        Words::tr("%1: there is a cut in these frames; it stays, with %2 added.")
                            .arg(label(motion, track), keyCount(added)));
                }
            }
        });
    }
    if (counts.deleted > 0)
        counts.losses.append(Words::tr("%1 in these frames deleted.").arg(keyCount(counts.deleted)));
    return counts;
}

EditResult insertFrames(const Motion &motion, const QList<TrackRef> &tracks, const FrameRun &run)
{
    return editTracks(motion, tracks, countInsertFrames(motion, tracks, run),
                      [&](TrackRef track, TrackResult &out) {
                          motion.visit(track, [&]<class Key>(const KeyColumns<Key> &) {
                              insertInTrack<Key>(motion, track, run, out);
                          });
                      });
}

EditResult deleteFrames(const Motion &motion, const QList<TrackRef> &tracks, const FrameRun &run)
{
    return editTracks(motion, tracks, countDeleteFrames(motion, tracks, run),
                      [&](TrackRef track, TrackResult &out) {
                          motion.visit(track, [&]<class Key>(const KeyColumns<Key> &) {
                              deleteInTrack<Key>(motion, track, run, out);
                          });
                      });
}

} // namespace furitsuke
