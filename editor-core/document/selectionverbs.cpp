// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/selectionverbs.h"

#include "editor-core/edits/selectionops.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::SelectionVerbs)
};

constexpr qint64 endOfTime = std::numeric_limits<quint32>::max();

bool anySolo(const MotionDocument &document)
{
    const QHash<TrackRef, TrackLook> &looks = document.trackLooks();
    return std::any_of(looks.begin(), looks.end(), [](const TrackLook &look) { return look.solo; });
}

/// For people, who have no more keys than an int counts.
int shownCount(qsizetype count)
{
    return int(qMin<qsizetype>(count, std::numeric_limits<int>::max()));
}

SelectionReport refused(const MotionDocument &document, const QString &message)
{
    return {.selected = document.selection().count(), .leftOut = 0, .message = message};
}

/// Selects what was found, but for the keys of tracks that cannot be selected.
SelectionReport select(MotionDocument &document, const KeySelection &found)
{
    const QList<TrackRef> selectable = selectableTracks(document);
    KeySelection kept;
    for (const TrackRef track : selectable)
        kept.setRows(track, found.rows(track));
    SelectionReport report;
    report.selected = kept.count();
    report.leftOut = found.count() - report.selected;
    document.setSelection(kept);
    report.message = report.selected > 0
                         ? Words::tr("%n key(s) selected.", nullptr, shownCount(report.selected))
                         : Words::tr("No key to select.");
    if (report.leftOut > 0) {
        report.message += QLatin1Char(' ') + Words::tr("%n key(s) of locked or hidden tracks left out.",
                                                       nullptr, shownCount(report.leftOut));
    }
    return report;
}

QString nothingSelected()
{
    return Words::tr("Nothing is selected.");
}

} // namespace

bool isListed(const MotionDocument &document, TrackRef track)
{
    const TrackLook look = document.trackLook(track);
    return !look.hidden && (look.solo || !anySolo(document));
}

QList<TrackRef> selectableTracks(const MotionDocument &document)
{
    const bool solo = anySolo(document);
    QList<TrackRef> result = document.motion().tracks();
    result.removeIf([&](TrackRef track) {
        const TrackLook look = document.trackLook(track);
        return look.locked || look.hidden || (solo && !look.solo);
    });
    return result;
}

QList<TrackRef> chosenOrAllTracks(const MotionDocument &document)
{
    QList<TrackRef> result = selectableTracks(document);
    const QList<TrackRef> chosen = document.chosenTracks();
    if (!chosen.isEmpty()) {
        const QSet<TrackRef> wanted(chosen.begin(), chosen.end());
        result.removeIf([&wanted](TrackRef track) { return !wanted.contains(track); });
    }
    return result;
}

SelectionReport selectAll(MotionDocument &document)
{
    return select(document, KeySelection::all(document.motion()));
}

SelectionReport invertSelection(MotionDocument &document)
{
    const Motion &motion = document.motion();
    return select(document, invertedSelection(motion, document.selection(), motion.tracks()));
}

SelectionReport selectFrames(MotionDocument &document, qint64 first, qint64 last)
{
    const Motion &motion = document.motion();
    return select(document, keysInFrames(motion, motion.tracks(), first, last));
}

SelectionReport selectColumn(MotionDocument &document)
{
    return selectFrames(document, document.playhead(), document.playhead());
}

SelectionReport selectBefore(MotionDocument &document)
{
    return selectFrames(document, 0, document.playhead());
}

SelectionReport selectAfter(MotionDocument &document)
{
    return selectFrames(document, document.playhead(), endOfTime);
}

SelectionReport selectColumnOfSelection(MotionDocument &document)
{
    if (document.selection().isEmpty())
        return refused(document, nothingSelected());
    const Motion &motion = document.motion();
    return select(document, keysAtFramesOf(motion, document.selection(), motion.tracks()));
}

SelectionReport selectBetweenMarkers(MotionDocument &document)
{
    const QList<Marker> &markers = document.timeNotes().markers;
    if (markers.isEmpty())
        return refused(document, Words::tr("There are no markers yet."));
    qint64 first = 0;
    qint64 last = endOfTime;
    for (const Marker &marker : markers) {
        if (qint64(marker.frame) <= document.playhead()) {
            first = marker.frame;
        } else {
            last = qint64(marker.frame) - 1;
            break;
        }
    }
    return selectFrames(document, first, last);
}

SelectionReport selectTracks(MotionDocument &document, const QList<TrackRef> &tracks)
{
    return select(document, keysOfTracks(document.motion(), tracks));
}

SelectionReport selectWholeTracks(MotionDocument &document)
{
    const QList<TrackRef> tracks =
        document.selection().isEmpty() ? document.chosenTracks() : document.selection().tracks();
    if (tracks.isEmpty())
        return refused(document, nothingSelected());
    return selectTracks(document, tracks);
}

SelectionReport growSelection(MotionDocument &document)
{
    if (document.selection().isEmpty())
        return refused(document, nothingSelected());
    return select(document,
                  grownSelection(document.motion(), document.selection(), document.selection().tracks()));
}

SelectionReport shrinkSelection(MotionDocument &document)
{
    if (document.selection().isEmpty())
        return refused(document, nothingSelected());
    return select(document,
                  shrunkSelection(document.motion(), document.selection(), document.selection().tracks()));
}

SelectionReport selectSameValue(MotionDocument &document)
{
    if (document.selection().isEmpty())
        return refused(document, nothingSelected());
    const Motion &motion = document.motion();
    return select(document, keysOfSameValue(motion, document.selection(), motion.tracks()));
}

SelectionReport selectNearValue(MotionDocument &document)
{
    if (document.selection().isEmpty())
        return refused(document, nothingSelected());
    const Motion &motion = document.motion();
    return select(document,
                  keysOfSameValue(motion, document.selection(), motion.tracks(), nearValueTolerance));
}

SelectionReport selectSameCurves(MotionDocument &document)
{
    const KeySelection &selection = document.selection();
    if (selection.isEmpty())
        return refused(document, nothingSelected());
    const QList<TrackRef> tracks = selection.tracks();
    const bool curves = std::any_of(tracks.begin(), tracks.end(), [](TrackRef track) {
        return track.kind == TrackKind::Bone || track.kind == TrackKind::Camera;
    });
    if (!curves)
        return refused(document, Words::tr("The selected keys have no curves; bone and camera keys have."));
    const Motion &motion = document.motion();
    return select(document, keysOfSameCurves(motion, selection, motion.tracks()));
}

SelectionReport selectLinear(MotionDocument &document)
{
    const Motion &motion = document.motion();
    const KeySelection found = keysOfLinearCurves(motion, document.selection(), motion.tracks());
    if (found.isEmpty() && !document.selection().isEmpty())
        return refused(document, Words::tr("No selected key has straight curves only."));
    return select(document, found);
}

SelectionReport selectEverySecond(MotionDocument &document)
{
    if (document.selection().isEmpty())
        return refused(document, nothingSelected());
    return select(document,
                  everyNthKey(document.motion(), document.selection(), document.selection().tracks(), 2));
}

SelectionReport selectFirstKeys(MotionDocument &document)
{
    return select(document, firstKeys(document.motion(), chosenOrAllTracks(document)));
}

SelectionReport selectLastKeys(MotionDocument &document)
{
    return select(document, lastKeys(document.motion(), chosenOrAllTracks(document)));
}

namespace {

/// What a choice takes, and how many keys of locked tracks it would take besides.
std::pair<KeySelection, qsizetype> takenBy(const MotionDocument &document, const RangeChoice &choice)
{
    QList<TrackRef> open;
    QList<TrackRef> locked;
    for (const TrackRef track : choice.tracks) {
        if (document.motion().contains(track))
            (document.isEditable(track) ? open : locked).append(track);
    }
    const auto [first, last] = std::minmax(choice.first, choice.last);
    KeySelection taken = keysInFrames(document.motion(), open, first, last);
    if (choice.mode == SelectionMode::Add) {
        taken.subtract(document.selection());
    } else if (choice.mode == SelectionMode::TakeAway) {
        KeySelection rest = taken;
        rest.subtract(document.selection());
        taken.subtract(rest);
    }
    const qsizetype leftOut =
        choice.mode == SelectionMode::TakeAway ? 0 : keyCountInFrames(document.motion(), locked, first, last);
    return {taken, leftOut};
}

} // namespace

qsizetype keysTakenBy(const MotionDocument &document, const RangeChoice &choice)
{
    return takenBy(document, choice).first.count();
}

SelectionReport selectRange(MotionDocument &document, const RangeChoice &choice)
{
    const auto [taken, leftOut] = takenBy(document, choice);
    KeySelection selection;
    if (choice.mode != SelectionMode::Replace)
        selection = document.selection();
    if (choice.mode == SelectionMode::TakeAway)
        selection.subtract(taken);
    else
        selection.unite(taken);
    document.setSelection(selection);
    SelectionReport report;
    report.selected = document.selection().count();
    report.leftOut = leftOut;
    report.message = Words::tr("%n key(s) selected.", nullptr, shownCount(report.selected));
    if (leftOut > 0) {
        report.message += QLatin1Char(' ') +
                          Words::tr("%n key(s) of locked tracks left out.", nullptr, shownCount(leftOut));
    }
    return report;
}

} // namespace furitsuke
