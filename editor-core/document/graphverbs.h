// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/editjob.h"
#include "editor-core/edits/graphedits.h"
#include "editor-core/sampling/unwrappedangles.h"

namespace furitsuke {

// What a value graph does to the selected keys. Each is one undo step, or none where nothing changes, and
// says in its text what it did. Results are for the caller to show: error, notes, how many keys changed.

EditResult flattenSelection(MotionDocument &document, KeyValue value, FlatValue to = FlatValue::Mean);
EditResult smoothSelection(MotionDocument &document, KeyValue value, int passes);
EditResult removeSelectedSpikes(MotionDocument &document, KeyValue value, const SpikeRule &rule = {});
EditResult offsetSelection(MotionDocument &document, KeyValue value, double amount);
EditResult scaleSelectedValues(MotionDocument &document, KeyValue value, double about, double factor);

/// A change that goes on while the pointer is down: one undo step, or none where it ends where it began.
/// Every update starts from the motion of the beginning, and all who watch the document follow each. Any
/// other change of the motion, an undo too, ends it: it then does nothing more. The document has to outlive
/// it.
class GraphGesture
{
public:
    explicit GraphGesture(MotionDocument &document);
    ~GraphGesture();
    Q_DISABLE_COPY_MOVE(GraphGesture)

    bool hasEnded() const { return mEnded; }
    /// The motion of the beginning, and what was selected in it.
    const Motion &before() const { return mBefore; }
    const KeySelection &selection() const { return mSelection; }

protected:
    /// Puts a step in the place of what the gesture has done so far; the edit fits the motion of the
    /// beginning.
    void replace(const QString &text, const EditResult &result);
    /// Adds a step to what the gesture has done so far; the edit fits the motion as it is.
    void add(const QString &text, const EditResult &result);

    MotionDocument &mDocument;
    const Motion mBefore;
    const KeySelection mSelection;

private:
    int mGesture;
    bool mUpdating = false;
    bool mEnded = false;
    QMetaObject::Connection mWatch;
};

/// So many keys follow a drag in a graph while it goes, at least.
inline constexpr qsizetype mostLiveKeys = 100'000;

/// The selected keys moved in time, overwriting what they meet, and in one value, as work for another thread.
EditJob moveInGraphJob(const MotionDocument &document, qint64 frames, std::optional<KeyValue> value,
                       double amount);

/// Keys that were selected when it began, moved in time, overwriting what they meet, and in one value.
///
/// Where they are more than mostLiveKeys not all of them can follow while it goes: those that setLive() chose
/// do, and the rest is work for finish().
class KeyGesture : public GraphGesture
{
public:
    KeyGesture(MotionDocument &document, std::optional<KeyValue> value);

    /// Whether some follow only in the end.
    bool isPartial() const { return mPartial; }
    /// The keys that follow from now on, at best no more than mostLiveKeys; none do before the first call.
    /// Only for what is partial.
    void setLive(const KeySelection &keys);
    const KeySelection &live() const { return mLive; }
    /// How far all are from where they were.
    EditResult moveTo(qint64 frames, double amount);
    void cancel() { moveTo(0, 0); }
    /// Ends a partial gesture: puts all back and gives what does the whole as one step. Nothing where it has
    /// not moved anything, or is not partial.
    std::optional<EditJob> finish();

private:
    std::optional<KeyValue> mValue;
    UnwrappedAngles mAngles; ///< of the beginning
    bool mPartial;
    KeySelection mLive;
    qint64 mFrames = 0; ///< of the last update
    double mAmount = 0;
};

/// A fix that is looked at before it is made: each one that is shown takes the place of the one before.
class FixGesture : public GraphGesture
{
public:
    explicit FixGesture(MotionDocument &document)
        : GraphGesture(document)
    {}

    /// What fixValues() gives for the motion as it is now, from that of the beginning.
    void show(const ValueFix &fix, const EditResult &result);
    /// Puts all back.
    void cancel() { replace({}, {}); }
};

/// One curve of one key.
class HandleGesture : public GraphGesture
{
public:
    HandleGesture(MotionDocument &document, TrackRef track, qsizetype row, int channel);

    EditResult set(CurvePoints curve);
    void cancel() { set(mCurve); }

private:
    TrackRef mTrack;
    qsizetype mRow;
    int mChannel;
    CurvePoints mCurve; ///< at the beginning
};

} // namespace furitsuke
