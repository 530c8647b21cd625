// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/editjob.h"
#include "editor-core/edits/curveedits.h"

#include <QMimeData>

namespace furitsuke {

// What a curve editor does to the selected keys. Each is one undo step, or none where nothing changes, and
// says in its text what it did. Results are for the caller to show: error, notes, how many keys changed.

EditResult setSelectedCurves(MotionDocument &document, CurveChannels channels, CurvePoints curve);
/// The same under the name of a preset, as people read it.
EditResult applyPreset(MotionDocument &document, CurveChannels channels, CurvePoints curve,
                       const QString &name);
EditResult moveSelectedCurves(MotionDocument &document, CurveChannels channels, CurveDelta by);
EditResult mirrorSelectedCurves(MotionDocument &document, CurveChannels channels);
EditResult strengthenSelectedCurves(MotionDocument &document, CurveChannels channels, double factor);
EditResult blendSelectedCurves(MotionDocument &document, CurveChannels channels, double share);
EditResult averageSelectedCurves(MotionDocument &document, CurveChannels channels);
EditResult continueSelectedSpeed(MotionDocument &document, CurveChannels channels, CurveEnds ends = {});
EditResult autoEaseSelection(MotionDocument &document, CurveChannels channels);
// All of these as work for another thread: of millions of keys they take a while.
EditJob setCurvesJob(const MotionDocument &document, CurveChannels channels, CurvePoints curve);
/// All keys get this control point, and keep their other one.
EditJob setCurvePointJob(const MotionDocument &document, CurveChannels channels, CurveEnd end, int x, int y);
EditJob presetJob(const MotionDocument &document, CurveChannels channels, CurvePoints curve,
                  const QString &name);
EditJob moveCurvesJob(const MotionDocument &document, CurveChannels channels, CurveDelta by);
EditJob mirrorCurvesJob(const MotionDocument &document, CurveChannels channels);
EditJob strengthenCurvesJob(const MotionDocument &document, CurveChannels channels, double factor);
EditJob blendCurvesJob(const MotionDocument &document, CurveChannels channels, double share);
EditJob averageCurvesJob(const MotionDocument &document, CurveChannels channels);
EditJob continueSpeedJob(const MotionDocument &document, CurveChannels channels, CurveEnds ends = {});
EditJob autoEaseJob(const MotionDocument &document, CurveChannels channels);

/// Why auto ease would change nothing that is seen: only rotations are chosen, or move. Translated; empty
/// where there is something to ease. Of very many keys only the first ones are looked at.
QString autoEaseFault(const MotionDocument &document, CurveChannels channels);

/// The MIME type of curves on the clipboard; the same text is offered as text/plain.
inline constexpr char curveMimeType[] = "application/x-furitsuke-curves";

/// Curves for the clipboard, as clipText() writes them.
QMimeData *curveMimeData(const CurveClip &clip);
/// Whether there may be curves in what the clipboard holds. Any short text may be some.
bool mayHoldCurves(const QMimeData *data);
/// The curves in what the clipboard holds, or why there are none; translated.
CurveClipRead curvesFrom(const QMimeData *data);
EditResult pasteSelectedCurves(MotionDocument &document, CurveChannels channels, const CurveClip &clip);
EditJob pasteCurvesJob(const MotionDocument &document, CurveChannels channels, const CurveClip &clip);

/// So many keys follow a gesture while it goes.
inline constexpr qsizetype mostLiveCurves = 50'000;

/// Of the selected keys that have curves those nearest to the playhead, as many of each track: those whose
/// curves follow a drag where more are selected than can. All where they can.
KeySelection liveCurveKeys(const MotionDocument &document);

/// A change of curves that goes on, as a drag of a handle, a slider, or a row of key strokes: one undo step,
/// or none where it ends where it began. Every update starts from the curves that were there at the
/// beginning, so the last one alone counts, and all who watch the document follow each. It works on what was
/// selected when it began, or on a part of that, see liveCurveKeys(): finish() then does the rest. Any other
/// change of the motion, an undo too, ends it: it then does nothing more. The document has to outlive it.
class CurveGesture
{
public:
    CurveGesture(MotionDocument &document, CurveChannels channels);
    /// Of the selected keys only the live ones follow before finish().
    CurveGesture(MotionDocument &document, CurveChannels channels, const KeySelection &live);
    ~CurveGesture();
    Q_DISABLE_COPY_MOVE(CurveGesture)

    CurveChannels channels() const { return mChannels; }
    /// Keys that the gesture changes, in the end.
    qsizetype keys() const { return mKeys; }
    /// Whether some follow only in the end.
    bool isPartial() const { return mLiveKeys < mKeys; }
    /// Ends a partial gesture: puts all back and gives what does the whole as one step. Nothing where no
    /// curve was changed, or all have followed.
    std::optional<EditJob> finish();
    bool hasEnded() const { return mEnded; }
    /// All keys get this curve.
    EditResult set(CurvePoints curve);
    /// All keys get this control point, and keep their other one.
    EditResult setPoint(CurveEnd end, int x, int y);
    /// Every key's own control points are moved.
    EditResult move(CurveDelta by);
    EditResult strengthen(double factor);
    EditResult blendToLinear(double share);
    /// Any other change; the text says what the step does.
    EditResult change(const QString &text, const CurveMap &map);
    /// Puts all back.
    void cancel();

private:
    using Whole = std::function<EditResult(const Motion &, const KeySelection &, TaskProgress *)>;

    qsizetype countOf(const KeySelection &selection) const;
    EditResult applied(const QString &text, EditResult result);

    MotionDocument &mDocument;
    CurveChannels mChannels;
    KeySelection mSelection; ///< all that are to be changed
    CurvesBefore mBefore;    ///< of the live ones
    qsizetype mKeys = 0;
    qsizetype mLiveKeys = 0;
    QString mText;
    Whole mWhole; ///< what the last update does, to any keys
    int mGesture;
    bool mUpdating = false;
    bool mEnded = false;
    QMetaObject::Connection mWatch;
};

} // namespace furitsuke
