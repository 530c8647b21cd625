// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/curvesummary.h"
#include "editor-core/edits/valueentry.h"
#include "widgets/curves/livecurvechange.h"

#include <QWidget>

#include <array>

class QLabel;

namespace furitsuke {

class FieldLayout;
class ScrubSpinBox;

/// The four numbers of the curves of the selected keys, to read and to type: what they have in common, and
/// "mixed". A number that is typed becomes that of all of them, on the chosen channels; drags, steps and
/// "+5" change each key's own.
class CurveNumbers : public QWidget
{
    Q_OBJECT

public:
    explicit CurveNumbers(MotionDocument &document, QWidget *parent = nullptr);

    void setChannels(CurveChannels channels);
    void show(const CommonPoints &points);
    void retranslate();
    void focusFirst();
    FieldLayout *line() const { return mLine; }

Q_SIGNALS:
    void edited(const furitsuke::EditResult &result);
    /// What was changed of more keys than can follow at once is to be done by whoever hears of it.
    void editWanted(const furitsuke::EditJob &job);

private:
    void enter(int number, const ValueEntry &entry);
    void refuse(int number, const QString &typed);
    /// Says something beside a field.
    void say(int number, const QString &text);
    void updateHints();

    MotionDocument &mDocument;
    CurveChannels mChannels = CurveChannels::all();
    LiveCurveChange *mLive;
    QLabel *mName;
    std::array<ScrubSpinBox *, 4> mFields;
    CommonPoints mPoints;
    int mStepped = -1;  ///< the number that the steps so far were of
    double mAmount = 0; ///< that they came to
    FieldLayout *mLine;
};

} // namespace furitsuke
