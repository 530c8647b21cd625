// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/document/valueverbs.h"
#include "editor-core/edits/valuesummary.h"
#include "widgets/common/scrubspinbox.h"

#include <QElapsedTimer>

#include <memory>

class QTimer;

namespace furitsuke {

/// The field of one value of the selected keys. A drag, and steps that follow each other at once, are one
/// step of undo; keys with different values each keep theirs under "+5" and the like, steps and drags.
class ValueField : public ScrubSpinBox
{
    Q_OBJECT

public:
    ValueField(MotionDocument &document, KeyValue value, QWidget *parent = nullptr);
    ~ValueField() override;

    KeyValue value() const { return mValue; }
    void show(const CommonValue &value);
    void retranslate();

Q_SIGNALS:
    void edited(const furitsuke::EditResult &result);

private:
    void change(double amount);
    /// Applies what a drag has come to.
    void flush();
    void endGesture();
    void updateHint();

    MotionDocument &mDocument;
    KeyValue mValue;
    CommonValue mCommon;
    std::unique_ptr<ValueGesture> mGesture;
    double mAmount = 0;    ///< that the gesture has added
    bool mPending = false; ///< and not yet applied
    bool mApplying = false;
    QElapsedTimer mSinceStep; ///< valid where the gesture is made of steps
    QTimer *mLater;
};

/// The step of a value's field, in the value's unit.
double valueStep(KeyValue value);

} // namespace furitsuke
