// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/motiondocument.h"

namespace furitsuke {

// Verbs that select keys. None is an undo step. They work on all keys that a person could click: those of
// locked tracks cannot be selected, those of hidden ones, or of tracks beside a solo one, are not seen, so
// both are left out, and the report says how many.

/// What a verb selected, for the status line.
struct SelectionReport
{
    qsizetype selected = 0; ///< keys that are selected now
    qsizetype leftOut = 0;  ///< keys that would be, were their tracks not locked or hidden
    QString message;        ///< says both, or why nothing is selected
};

/// Whether a track is listed: not hidden, and solo where any is.
bool isListed(const MotionDocument &document, TrackRef track);
/// The tracks whose keys the verbs select: listed and not locked.
QList<TrackRef> selectableTracks(const MotionDocument &document);
/// What commands for chosen tracks work on: the chosen ones that are selectable; all selectable ones where no
/// track is chosen.
QList<TrackRef> chosenOrAllTracks(const MotionDocument &document);

SelectionReport selectAll(MotionDocument &document);
/// Selects what is not selected; where keys of hidden tracks were, they are not any more.
SelectionReport invertSelection(MotionDocument &document);
/// The keys of all tracks at frames first .. last, both included.
SelectionReport selectFrames(MotionDocument &document, qint64 first, qint64 last);
/// The keys at the playhead's frame; from the start up to and with it; from it on, with it, to the end.
SelectionReport selectColumn(MotionDocument &document);
SelectionReport selectBefore(MotionDocument &document);
SelectionReport selectAfter(MotionDocument &document);
/// The keys of all tracks at every selected key's frame.
SelectionReport selectColumnOfSelection(MotionDocument &document);
/// The section that the playhead is in: from the last marker that is not after it (else the start) up to the
/// frame before the next marker (else the end), so that every key belongs to one section.
SelectionReport selectBetweenMarkers(MotionDocument &document);
/// All keys of the tracks; those that are neither listed nor unlocked are left out here too.
SelectionReport selectTracks(MotionDocument &document, const QList<TrackRef> &tracks);
/// All keys of the tracks that have a selected key; of the chosen tracks where nothing is selected.
SelectionReport selectWholeTracks(MotionDocument &document);
/// One key more, or less, at both ends of every run of selected keys.
SelectionReport growSelection(MotionDocument &document);
SelectionReport shrinkSelection(MotionDocument &document);
/// How far the numbers of nearly equal values are apart at most: less than what is shown of them.
inline constexpr double nearValueTolerance = 0.0005;
/// The keys with the values, nearly those, or with the curves, of the selected ones.
SelectionReport selectSameValue(MotionDocument &document);
SelectionReport selectNearValue(MotionDocument &document);
SelectionReport selectSameCurves(MotionDocument &document);
/// Of the selected keys, or of all where none is, those with straight curves only.
SelectionReport selectLinear(MotionDocument &document);
/// Of every track's selected keys every second one.
SelectionReport selectEverySecond(MotionDocument &document);
/// The first, or last, key of every chosen track.
SelectionReport selectFirstKeys(MotionDocument &document);
SelectionReport selectLastKeys(MotionDocument &document);

enum class SelectionMode : quint8 { Replace, Add, TakeAway };

/// What the "from-to" dialog asks for: the keys of some tracks at frames first .. last, both included.
struct RangeChoice
{
    QList<TrackRef> tracks; ///< those that are locked are left out
    qint64 first = 0;
    qint64 last = 0;
    SelectionMode mode = SelectionMode::Replace;
};

/// How many keys a choice takes: puts into the selection, or out of it.
qsizetype keysTakenBy(const MotionDocument &document, const RangeChoice &choice);
SelectionReport selectRange(MotionDocument &document, const RangeChoice &choice);

} // namespace furitsuke
