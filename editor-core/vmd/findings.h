// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/diagnostic.h"
#include "editor-core/motion/keycolumns.h"

namespace furitsuke::vmd {

/// The last frame that programs with signed frame numbers can show.
inline constexpr quint32 latestShownFrame = 0x7fffffff;

/// Counts findings of one kind while a file is read; becomes one diagnostic with the place of the first.
struct FindingCounter
{
    qint64 count = 0;
    qint64 record = -1;
    qint64 offset = -1;

    void add(qint64 atRecord, qint64 atOffset)
    {
        if (count++ == 0 || atRecord < record) {
            record = atRecord;
            offset = atOffset;
        }
    }
    void merge(const FindingCounter &other)
    {
        if (other.count > 0 && (count == 0 || other.record < record)) {
            record = other.record;
            offset = other.offset;
        }
        count += other.count;
    }
    void report(Diagnostics &list, Severity severity, Section section, const QString &code,
                const QString &message) const
    {
        if (count > 0)
            list.append({severity, section, code, message, record, offset, count});
    }
};

/// Puts tracks in order of frames, and finds out about keys that were not, and about those that share a
/// frame.
class TrackOrder
{
public:
    /// Sorts a track's keys, which stand in the order of the file.
    template <class Key>
    void sort(KeyColumns<Key> &keys)
    {
        const KeyColumns<Key> &sorted = keys;
        bool unsorted = false;
        for (qsizetype row = 1; row < sorted.size(); ++row) {
            if (sorted.frames()[row] < sorted.frames()[row - 1]) {
                mUnsorted.add(sorted.orders()[row], -1);
                unsorted = true;
            }
        }
        if (unsorted)
            keys.stableSortByFrame();
        for (qsizetype row = 1; row < sorted.size(); ++row) {
            if (sorted.frames()[row] == sorted.frames()[row - 1]) {
                mDuplicates.add(sorted.orders()[row], -1);
                mDiffer = mDiffer || !sameValue(sorted.key(row - 1), sorted.key(row));
            }
        }
    }
    void merge(const TrackOrder &other);
    /// offsetOf(record) is a record's place in the file.
    template <class Offset>
    void report(Diagnostics &diagnostics, Section section, Offset &&offsetOf)
    {
        for (FindingCounter *counter : {&mUnsorted, &mDuplicates}) {
            if (counter->count > 0)
                counter->offset = offsetOf(counter->record);
        }
        report(diagnostics, section);
    }

private:
    template <class Key>
    static bool sameValue(Key a, Key b)
    {
        a.order = b.order;
        if constexpr (requires { a.form; })
            a.form = b.form;
        return a == b;
    }
    void report(Diagnostics &diagnostics, Section section) const;

    FindingCounter mUnsorted;
    FindingCounter mDuplicates;
    bool mDiffer = false;
};

// Messages that several sections share.
QString lateFrameMessage();
QString notFiniteMessage();
QString curveMessage();
QString switchMessage();

} // namespace furitsuke::vmd
