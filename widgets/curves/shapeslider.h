// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/curvechannels.h"
#include "widgets/curves/livecurvechange.h"

#include <QWidget>

class QLabel;
class QSlider;

namespace furitsuke {

class FieldLayout;
class ScrubSpinBox;

/// A slider, and a field beside it, that changes the shape of the selected keys' curves while it is moved, as
/// one step of undo, and then goes back to where it changes nothing: what it did is the curves' own shape
/// now. Esc gives a move up.
class ShapeSlider : public QWidget
{
    Q_OBJECT

public:
    enum class Shape : quint8 {
        Strength, ///< in per cent of what each curve has: 0 is straight, 100 changes nothing
        Blend,    ///< in per cent of the way to a straight line: 0 changes nothing
    };

    ShapeSlider(MotionDocument &document, Shape shape, QWidget *parent = nullptr);

    void setChannels(CurveChannels channels) { mChannels = channels; }
    FieldLayout *line() const { return mLine; }
    void retranslate();
    /// Gives a move by the pointer up, as Esc does.
    void cancelDrag();

Q_SIGNALS:
    void edited(const furitsuke::EditResult &result);
    /// What was changed of more keys than can follow at once is to be done by whoever hears of it.
    void editWanted(const furitsuke::EditJob &job);

private:
    int neutral() const { return mShape == Shape::Strength ? 100 : 0; }
    LiveCurveChange::Move moveTo(double percent) const;
    void slide(int percent);
    void enter(const QString &typed, double percent);
    void goBack();

    Shape mShape;
    CurveChannels mChannels = CurveChannels::all();
    LiveCurveChange *mLive;
    QLabel *mName;
    QSlider *mSlider;
    ScrubSpinBox *mField;
    FieldLayout *mLine;
};

} // namespace furitsuke
