// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/edits/pasteplan.h"

#include <QMap>
#include <QTableWidget>

namespace furitsuke {

class MotionDocument;

/// Which tracks of a motion get the keys of which tracks of a clip. A row for each of the clip's tracks;
/// where that is allowed, a person chooses its target from the motion's tracks of the same kind.
class PasteTargetTable : public QTableWidget
{
    Q_OBJECT

public:
    PasteTargetTable(const MotionDocument &document, const KeyClip &clip, QWidget *parent = nullptr);

    void setEditable(bool editable);
    /// Shows where the keys go.
    void setPlan(const PastePlan &plan);
    /// What was chosen; clip tracks that go by name are not in it.
    QMap<TrackRef, QList<TrackRef>> targets() const;

    /// What may be chosen for a clip's track: going by name, leaving it out, or one of the motion's tracks.
    struct Choice
    {
        static constexpr int byName = -2;
        static constexpr int leftOut = -1;

        QString text;
        int value = byName; ///< or the number of a track
    };
    QList<Choice> choices(int row) const;
    void choose(int row, int value);
    int chosen(int row) const { return mChosen[row]; }

Q_SIGNALS:
    void targetsChanged();

private:
    QString targetText(TrackRef source) const;

    const MotionDocument &mDocument;
    QList<TrackRef> mSources; ///< by row
    QList<int> mChosen;
    PastePlan mPlan;
};

} // namespace furitsuke
