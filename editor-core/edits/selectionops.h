// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/keyselection.h"

namespace furitsuke {

// Which keys to select, as pure functions: the keys of some tracks that have something in common, often with
// those that are selected already. Each looks at the given tracks only and gives back rows of those only.
// Keys at one frame of a track are taken or left together wherever rows next to each other count.

/// The keys at frames first .. last, both included: a column where they are the same, whole tracks where they
/// are 0 and 2^32 - 1. Nothing where last is before first.
KeySelection keysInFrames(const Motion &motion, const QList<TrackRef> &tracks, qint64 first, qint64 last);

/// How many keys keysInFrames() gives, in time of the number of tracks.
qsizetype keyCountInFrames(const Motion &motion, const QList<TrackRef> &tracks, qint64 first, qint64 last);

/// Of the selected keys those of these tracks at frames first .. last, but at most so many: one track after
/// the other, and of the one that there is no room for only the keys nearest to a frame. What a gesture works
/// on while it goes where more are selected than can follow it.
KeySelection nearestKeys(const Motion &motion, const KeySelection &selection, const QList<TrackRef> &tracks,
                         std::pair<qint64, qint64> frames, qint64 about, qsizetype most);

/// All keys of the tracks.
KeySelection keysOfTracks(const Motion &motion, const QList<TrackRef> &tracks);

/// All keys of tracks at a frame.
KeySelection keysAtFrame(const Motion &motion, const QList<TrackRef> &tracks, quint32 frame);

/// The keys at every frame at which some selected key stands, of whichever track.
KeySelection keysAtFramesOf(const Motion &motion, const KeySelection &selection,
                            const QList<TrackRef> &tracks);

/// The keys that are not selected.
KeySelection invertedSelection(const Motion &motion, const KeySelection &selection,
                               const QList<TrackRef> &tracks);

/// The selection with one more frame's keys of the track at both ends of every run of selected keys. A run
/// that reaches an end of its track stays as it is there.
KeySelection grownSelection(const Motion &motion, const KeySelection &selection,
                            const QList<TrackRef> &tracks);

/// The selection without the first and the last frame's keys of every run, also where a run reaches an end of
/// its track: a run of one or two frames goes.
KeySelection shrunkSelection(const Motion &motion, const KeySelection &selection,
                             const QList<TrackRef> &tracks);

/// The keys with the same value as some selected key of their kind, in whichever track. Frames, curves and
/// the physics switch do not matter. Values are compared as what they are in MMD: 0 and -0 are the same, so
/// are a quaternion and its negative, any byte for "on", and display/IK records that switch the same IK bones
/// off. Within a tolerance above 0 every component may differ by as much (a quaternion's likewise; whole
/// numbers, modes and display/IK have to be equal).
KeySelection keysOfSameValue(const Motion &motion, const KeySelection &selection,
                             const QList<TrackRef> &tracks, double tolerance = 0);

/// The bone or camera keys all of whose channels have the same curves, byte for byte, as some selected key of
/// their kind. Other kinds have no curves.
KeySelection keysOfSameCurves(const Motion &motion, const KeySelection &selection,
                              const QList<TrackRef> &tracks);

/// The selected bone and camera keys all of whose curves are straight lines; of all keys of the tracks where
/// nothing is selected.
KeySelection keysOfLinearCurves(const Motion &motion, const KeySelection &selection,
                                const QList<TrackRef> &tracks);

/// Of every track's selected keys those of the first selected frame, and of every step-th after it.
KeySelection everyNthKey(const Motion &motion, const KeySelection &selection, const QList<TrackRef> &tracks,
                         int step);

/// The keys at the first, or at the last, frame of every track that has keys.
KeySelection firstKeys(const Motion &motion, const QList<TrackRef> &tracks);
KeySelection lastKeys(const Motion &motion, const QList<TrackRef> &tracks);

} // namespace furitsuke
