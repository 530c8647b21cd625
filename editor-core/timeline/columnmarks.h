// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/framebitmap.h"
#include "editor-core/motion/rowset.h"
#include "editor-core/timeline/framemap.h"
#include "editor-core/timeline/timescale.h"

#include <QList>

namespace furitsuke {

/// What a row has in each pixel column of a view, however many keys share one.
class ColumnMarks
{
public:
    static constexpr quint8 key = 1;
    static constexpr quint8 selectedKey = 2;
    static constexpr quint8 ghost = 4;       ///< a dragged key has come from here
    static constexpr quint8 overwritten = 8; ///< a key that would disappear

    /// Columns first .. last of the view.
    ColumnMarks(int first, int last)
        : mFirst(first)
        , mMarks(qMax(0, last - first + 1), quint8(0))
    {}

    /// Which of a track's keys are marked.
    enum class Keys {
        All,        ///< each as what it is: key or selectedKey
        Unselected, ///< only keys that are not selected
        Selected,   ///< only selected ones
    };

    /// Empty columns in view between two keys that follow each other in a track and are both marked.
    struct Gap
    {
        qsizetype row = 0; ///< of the later key
        int first = 0;     ///< from the earlier key's column, or the view's first
        int last = 0;      ///< to the later key's column, or the view's last
    };

    /// Marks a track's keys where a map takes them. Costs the visible keys or, where there are many in a
    /// column, a search for each column. Where `gaps` is given, the gaps in view are appended to it.
    void add(const QList<quint32> &frames, const RowSet &selected, const TimeScale &scale,
             Keys which = Keys::All, const FrameMap &map = {}, QList<Gap> *gaps = nullptr);
    /// Marks rows of a track, all with the same mark.
    void addRows(const QList<quint32> &frames, const RowSet &rows, const TimeScale &scale, quint8 mark,
                 const FrameMap &map = {});
    /// Marks the frames of a set.
    void add(const FrameBitmap &frames, const TimeScale &scale, quint8 mark, const FrameMap &map = {});

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
    int lastColumn() const { return mFirst + int(mMarks.size()) - 1; }

    int mFirst;
    QList<quint8> mMarks;
};

/// The pixel column in which a frame's key is drawn.
int columnOf(const TimeScale &scale, qint64 frame);

} // namespace furitsuke
