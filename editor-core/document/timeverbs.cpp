// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/timeverbs.h"

#include "editor-core/document/markerverbs.h"
#include "editor-core/document/motiondocument.h"
#include "editor-core/edits/keyedits.h"

#include <QCoreApplication>
#include <QLocale>
#include <QScopedValueRollback>

#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::TimeVerbs)
};

/// A number as plural forms take it.
int plural(qint64 number)
{
    return int(qMin<qint64>(qAbs(number), std::numeric_limits<int>::max()));
}

QString withLosses(QString text, const EditResult &result)
{
    if (result.overwritten > 0)
        text = Words::tr("%1, overwriting %2").arg(text).arg(result.overwritten);
    if (result.dropped > 0)
        text = Words::tr("%1, dropping %2").arg(text).arg(result.dropped);
    return text;
}

/// "Move 3 keys 5 frames later, overwriting 1"
QString moveText(qint64 frames, const EditResult &result)
{
    const QString keys = Words::tr("Move %n key(s)", nullptr, plural(result.changed + result.dropped));
    return withLosses((frames < 0 ? Words::tr("%1 %n frame(s) earlier", nullptr, plural(frames))
                                  : Words::tr("%1 %n frame(s) later", nullptr, plural(frames)))
                          .arg(keys),
                      result);
}

QString lockedNote(int tracks)
{
    return Words::tr("%n locked track(s) left out.", nullptr, tracks);
}

/// Inserted frames as a positive number, deleted ones as a negative one.
qint64 signedCount(const FrameRun &run, bool inserts)
{
    return inserts ? run.count : -run.count;
}

/// Says what becomes of the markers inside deleted frames.
void addMarkerNotes(const TimeNotes &before, const TimeNotes &after, const FrameRun &run, TimeCounts &counts)
{
    const qsizetype deleted = before.markers.size() - after.markers.size();
    if (deleted > 0) {
        counts.losses.append(Words::tr("%n marker(s) in these frames deleted.", nullptr, plural(deleted)));
    }
    const std::optional<Marker> last = markerBefore(before, run.frame + run.count);
    if (last && qint64(last->frame) > run.frame && markerIndex(before, run.frame + run.count) < 0) {
        counts.notes.append(
            Words::tr("Marker “%1” is carried to frame %2.").arg(markerLabel(*last)).arg(run.frame));
    }
}

/// What is to be said of the scope and the markers, with what the edit says.
void addNotes(const MotionDocument &document, const FrameScope &scope, const FrameRun &run, bool inserts,
              TimeCounts &counts)
{
    if (!counts.error.isEmpty())
        return;
    int locked = 0;
    tracksOf(document, scope, &locked);
    if (locked > 0)
        counts.notes.append(lockedNote(locked));
    if (scope.tracks != FrameScope::All)
        return;
    const TimeNotes &notes = document.timeNotes();
    const qint64 lastMarker = notes.markers.isEmpty() ? -1 : qint64(notes.markers.constLast().frame);
    if (inserts && lastMarker >= run.frame && lastMarker > lastPossibleFrame - run.count) {
        counts = {};
        counts.error =
            Words::tr("A marker would come after frame %1, the last one possible.").arg(lastPossibleFrame);
        return;
    }
    const TimeNotes shifted = shiftNotes(notes, run.frame, signedCount(run, inserts));
    counts.shiftsNotes = !(shifted == notes);
    if (!inserts)
        addMarkerNotes(notes, shifted, run, counts);
}

EditResult editFrames(MotionDocument &document, const FrameScope &scope, const FrameRun &run, bool inserts,
                      const TimeCounts &counts)
{
    EditResult result;
    result.error = counts.error;
    result.errorAt = counts.errorAt;
    if (!result.error.isEmpty())
        return result;
    const QList<TrackRef> tracks = tracksOf(document, scope);
    result =
        inserts ? insertFrames(document.motion(), tracks, run) : deleteFrames(document.motion(), tracks, run);
    // Those of the scope and the markers come to those of the edit.
    for (const QString &note : counts.losses + counts.notes) {
        if (!result.notes.contains(note))
            result.notes.append(note);
    }
    QString text = (inserts ? Words::tr("Insert %n frame(s) at %1", nullptr, plural(run.count))
                            : Words::tr("Delete %n frame(s) at %1", nullptr, plural(run.count)))
                       .arg(run.frame);
    if (counts.deleted > 0)
        text = Words::tr("%1, with %n key(s)", nullptr, plural(counts.deleted)).arg(text);
    StepOptions options;
    if (scope.tracks == FrameScope::All) {
        options.shift = {run.frame, signedCount(run, inserts)};
        options.notes = shiftNotes(document.timeNotes(), run.frame, options.shift.count);
    }
    document.apply(text, result, options);
    return result;
}

} // namespace

EditResult moveSelectionBy(MotionDocument &document, const TimeMove &move)
{
    EditResult result = moveKeysBy(document.motion(), document.selection(), move);
    document.apply(moveText(move.frames, result), result);
    return result;
}

EditResult scaleSelection(MotionDocument &document, const Scaling &scaling, int gesture)
{
    EditResult result = scaleKeys(document.motion(), document.selection(), scaling);
    const double percent = 100 * scaling.factor.toDouble();
    const QString text = Words::tr("Scale %n key(s) to %1 %", nullptr, plural(document.selection().count()))
                             .arg(QLocale().toString(percent, 'g', 6));
    document.apply(withLosses(text, result), result, {.gesture = gesture});
    return result;
}

EditResult reverseSelection(MotionDocument &document)
{
    EditResult result = reverseKeys(document.motion(), document.selection());
    QString text = Words::tr("Reverse %n key(s)", nullptr, plural(document.selection().count()));
    if (result.added > 0)
        text = Words::tr("%1, adding %2").arg(text).arg(result.added);
    StepOptions options;
    options.selection = reversedSelection(document.motion(), document.selection(), result);
    document.apply(withLosses(text, result), result, options);
    return result;
}

QList<TrackRef> tracksOf(const MotionDocument &document, const FrameScope &scope, int *locked)
{
    const auto wanted = [&](TrackRef track) {
        switch (track.kind) {
        case TrackKind::Bone:
        case TrackKind::Morph:
            break;
        case TrackKind::Camera:
            return scope.camera;
        case TrackKind::Light:
            return scope.light;
        case TrackKind::Shadow:
            return scope.shadow;
        case TrackKind::State:
            return scope.states;
        }
        return scope.tracks == FrameScope::All;
    };
    QList<TrackRef> tracks;
    for (const TrackRef track : document.motion().tracks()) {
        if (wanted(track))
            tracks.append(track);
    }
    if (scope.tracks != FrameScope::All) {
        for (const TrackRef track :
             scope.tracks == FrameScope::Visible ? scope.visible : document.chosenTracks()) {
            const bool named = track.kind == TrackKind::Bone || track.kind == TrackKind::Morph;
            if (named && document.motion().contains(track) && !tracks.contains(track))
                tracks.append(track);
        }
    }
    const qsizetype all = tracks.size();
    qsizetype empty = 0;
    tracks.removeIf([&](TrackRef track) {
        const bool closed = !document.isEditable(track);
        empty += closed && document.motion().keyCount(track) == 0;
        return closed;
    });
    if (locked)
        *locked = int(all - tracks.size() - empty);
    return tracks;
}

TimeCounts countInsertFrames(const MotionDocument &document, const FrameScope &scope, const FrameRun &run)
{
    TimeCounts counts{countInsertFrames(document.motion(), tracksOf(document, scope), run)};
    addNotes(document, scope, run, true, counts);
    return counts;
}

TimeCounts countDeleteFrames(const MotionDocument &document, const FrameScope &scope, const FrameRun &run)
{
    TimeCounts counts{countDeleteFrames(document.motion(), tracksOf(document, scope), run)};
    addNotes(document, scope, run, false, counts);
    return counts;
}

EditResult insertFrames(MotionDocument &document, const FrameScope &scope, const FrameRun &run)
{
    return editFrames(document, scope, run, true, countInsertFrames(document, scope, run));
}

EditResult deleteFrames(MotionDocument &document, const FrameScope &scope, const FrameRun &run)
{
    return editFrames(document, scope, run, false, countDeleteFrames(document, scope, run));
}

KeyNudger::KeyNudger(MotionDocument &document, QObject *parent)
    : QObject(parent)
    , mDocument(document)
{
    // Whatever else happens ends a burst: another step, undo and redo, a save, another selection or place.
    connect(&document, &MotionDocument::changed, this, &KeyNudger::endBurst);
    connect(&document, &MotionDocument::selectionChanged, this, &KeyNudger::endBurst);
    connect(&document, &MotionDocument::playheadChanged, this, &KeyNudger::endBurst);
    connect(&document, &MotionDocument::timeNotesChanged, this, &KeyNudger::endBurst);
    connect(&document.undoStack(), &QUndoStack::cleanChanged, this, &KeyNudger::endBurst);
}

EditResult KeyNudger::nudge(qint64 frames, bool ripple)
{
    if (ripple != mRipple)
        endBurst();
    const QScopedValueRollback<bool> guard(mNudging, true);
    if (mGesture < 0) {
        mGesture = mDocument.newGesture();
        mRipple = ripple;
        mTotal = 0;
    } else {
        mDocument.takeBack(mGesture);
    }
    const KeySelection &selection = mDocument.selection();
    const KeySelection moving = ripple ? withLaterKeys(mDocument.motion(), selection) : selection;
    mTotal = clampedMove(mDocument.motion(), moving, mTotal + frames);
    EditResult result = moveKeysBy(mDocument.motion(), selection, {mTotal, ripple});
    mDocument.apply(moveText(mTotal, result), result, {.gesture = mGesture});
    return result;
}

void KeyNudger::endBurst()
{
    if (!mNudging)
        mGesture = -1;
}

} // namespace furitsuke
