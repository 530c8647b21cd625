// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/editresult.h"
#include "editor-core/edits/spikes.h"
#include "editor-core/edits/valuechange.h"

namespace furitsuke {

class TaskProgress;
class UnwrappedAngles;

// What people do to a value of the selected keys in a graph. Only keys of the kind that has the value count;
// of several keys at a frame only the last, which is the one that is played. A bone's angles are those of the
// graph, gone on with from key to key (see sampling/unwrappedangles.h), so nothing leaps at half a turn.
// Every other value of a key, and every key whose value stays, keeps its bits. What had to be rounded or
// limited is in the notes. Errors: a value that is no number to work with (switches, modes, quaternions), or
// would become too large to be stored; nothing is changed then.
//
// Spans: keys of a track that follow each other in time without a cut between them (as isCut() has it, which
// takes a camera baked to a key on every frame for one movement). Nothing looks across a cut.
//
// Where `from` is given, it is the motion whose values are changed: that of the beginning of a gesture, which
// differs from the motion only in values of the selected keys. Nothing then adds up from step to step, and a
// key that comes back to where it was is again the record that it was. Whoever calls again and again may keep
// the angles of the motion whose values are changed in `known`.

/// Adds to the value of each key.
EditResult offsetValues(const Motion &motion, const KeySelection &selection, KeyValue value, double amount,
                        const Motion *from = nullptr, UnwrappedAngles *known = nullptr);

/// The distance of each key from a value, times a factor.
EditResult scaleValues(const Motion &motion, const KeySelection &selection, KeyValue value, double about,
                       double factor, const Motion *from = nullptr);

/// What the keys of a span become.
enum class FlatValue : quint8 { Mean, First, Last };

/// Gives all selected keys of a span one value: the mean of theirs, the first one's or the last one's.
EditResult flattenValues(const Motion &motion, const KeySelection &selection, KeyValue value,
                         FlatValue to = FlatValue::Mean, const Motion *from = nullptr);

inline constexpr int mostSmoothing = 1000;

/// A low-pass over the keys: in each pass every selected key goes half of the way to the straight line
/// between the keys before and after it, at its own frame (a binomial filter where keys stand evenly: after n
/// passes a wave of w keys' length is ((1 + cos(2 pi / w)) / 2)^n times as high). Straight lines stay as they
/// are, however unevenly their keys stand; no key leaves the range of values that the span had. Keys that are
/// not selected count as neighbours and stay; so do the ends of a span. 1 .. mostSmoothing passes.
EditResult smoothValues(const Motion &motion, const KeySelection &selection, KeyValue value, int passes,
                        const Motion *from = nullptr);

/// Puts selected keys that stand out of their neighbours (see edits/spikes.h) on the straight line between
/// the nearest keys before and after them that do not. A note where there is none.
EditResult removeSpikes(const Motion &motion, const KeySelection &selection, KeyValue value,
                        const SpikeRule &rule = {}, const Motion *from = nullptr);

/// One of these, of several values at once.
struct ValueFix
{
    enum class Kind : quint8 { Flatten, Smooth, Spikes, Offset, Scale };

    Kind kind = Kind::Flatten;
    QList<KeyValue> values = {};
    FlatValue flat = FlatValue::Mean;
    int passes = 3;
    SpikeRule spikes = {};
    double amount = 0; ///< of Offset, in the unit of each value
    double about = 0;  ///< of Scale, likewise
    double factor = 1;
};
inline constexpr int valueFixCount = 5;

/// The largest change of a value.
struct LargestChange
{
    KeyValue value = KeyValue::PositionX;
    double by = 0; ///< without a sign, in the unit of the value
    TrackFrame at;
};

struct FixResult : EditResult
{
    /// Of each unit of the values the largest change, where there is one; in the order of ValueUnit.
    QList<LargestChange> largest;
};

/// Does that to all of the values, each on its own, as one edit. The result counts the keys that differ from
/// those of the beginning. Sets the progress, which may be null, and looks at it track by track.
FixResult fixValues(const Motion &motion, const KeySelection &selection, const ValueFix &fix,
                    const Motion *from = nullptr, TaskProgress *progress = nullptr);

/// The values that can be calculated with and are not the same at all selected keys of some track, in the
/// order of KeyValue. A track of which one key is selected counts with all of its keys.
QList<KeyValue> movingValues(const Motion &motion, const KeySelection &selection);

/// Moves the selected keys in time, overwriting what is there, and one of their values. As one edit. Frames
/// are clamped as by moveKeys(); nothing of value where none is given. Sets the progress, which may be null,
/// and looks at it.
EditResult moveInGraph(const Motion &motion, const KeySelection &selection, qint64 frames,
                       std::optional<KeyValue> value, double amount, TaskProgress *progress = nullptr,
                       UnwrappedAngles *known = nullptr);

/// Gives one curve of one key, on a BoneChannel or CameraChannel by the track's kind. `from` as above.
EditResult setKeyCurve(const Motion &motion, TrackRef track, qsizetype row, int channel, CurvePoints curve,
                       const Motion *from = nullptr);

} // namespace furitsuke
