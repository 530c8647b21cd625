// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/rowset.h"
#include "editor-core/motion/framebitmap.h"
#include "editor-core/timeline/timescale.h"

#include <QList>

namespace furitsuke {

/// What a row has in each pixel column of a view, however many keys share one.
class ColumnMarks
{
public:
    static constexpr quint8 key = 1;
    static constexpr quint8 selectedKey = 2;

    /// Columns first .. last of the view.
    ColumnMarks(int first, int last)
        : mFirst(first)
        , mMarks(qMax(0, last - first + 1), quint8(0))
    {}

    /// Which of a track's keys are marked, and as what.
    enum class Keys {
        All,        ///< each as what it is
        Unselected, ///< only keys that are not selected
        Selected,   ///< only selected ones
    };

    /// Marks a track's keys; they are drawn `shift` frames from where they are. Costs the visible keys or,
    /// where there are many in a column, a search for each column.
    void add(const QList<quint32> &frames, const RowSet &selected, const TimeScale &scale,
             Keys which = Keys::All, qint64 shift = 0);
    /// Marks the frames of a set.
    void add(const FrameBitmap &frames, const TimeScale &scale, quint8 mark, qint64 shift = 0);

    /// Calls function(first column, last column, marks) for every run of equal marks that are not 0.
    template <class Function>
    void forEachRun(Function &&function) const
    {
        for (qsizetype i = 0; i < mMarks.size();) {
            const quint8 marks = mMarks[i];
            qsizetype end = i + 1;
            while (end < mMarks.size() && mMarks[end] == marks)
                ++end;
            if (marks)
                function(mFirst + int(i), mFirst + int(end) - 1, marks);
            i = end;
        }
    }
    /// Marks of a column; 0 outside.
    quint8 at(int column) const
    {
        const qsizetype i = column - mFirst;
        return i >= 0 && i < mMarks.size() ? mMarks[i] : quint8(0);
    }

private:
    int mFirst;
    QList<quint8> mMarks;
};

/// The pixel column in which a frame's key is drawn.
int columnOf(const TimeScale &scale, qint64 frame);

} // namespace furitsuke
