// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/curveverbs.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>

class QTimer;

namespace furitsuke {

/// Runs the gesture of a field or a slider: where many keys are selected its moves are applied when there is
/// time for it, steps that follow each other at once are one step of undo, and any other change of the motion
/// or of the selection ends it.
class LiveCurveChange : public QObject
{
    Q_OBJECT

public:
    /// What a move does, from the curves that were there when the gesture began.
    using Move = std::function<EditResult(CurveGesture &)>;

    /// Steps that come faster than this, in milliseconds, are one step of undo.
    static constexpr int burst = 1000;

    explicit LiveCurveChange(MotionDocument &document, QObject *parent = nullptr);
    ~LiveCurveChange() override;

    bool isRunning() const { return mGesture != nullptr; }
    /// The gesture that follows works on these channels; one that ran is over.
    void begin(CurveChannels channels);
    /// The same for a step, unless it follows one at once.
    void beginStep(CurveChannels channels);
    void move(const Move &move);
    /// Applies what is waiting and ends the gesture.
    void finish();
    /// Puts all back and ends the gesture.
    void cancel();

Q_SIGNALS:
    void edited(const furitsuke::EditResult &result);
    /// A gesture of more keys than can follow it has finished: whoever hears of it is to do this work.
    void editWanted(const furitsuke::EditJob &job);
    /// It was ended by something else, or no step followed the last one.
    void ended();

private:
    void flush();
    void end();

    MotionDocument &mDocument;
    std::unique_ptr<CurveGesture> mGesture;
    Move mWaiting;
    QTimer *mLater;
    QTimer *mStepsOver;
    bool mApplying = false;
};

} // namespace furitsuke
