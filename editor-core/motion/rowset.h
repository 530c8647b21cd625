// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <bit>

namespace furitsuke {

/// A set of rows of one track, one bit each from its first row to its last; copies share their words until
/// one changes. A few neighbouring rows cost the same wherever in the track they stand: undo steps keep such
/// sets.
class RowSet
{
public:
    bool isEmpty() const { return mWords.isEmpty(); }
    qsizetype count() const;
    bool contains(qsizetype row) const
    {
        const qsizetype word = (row >> 6) - mFirstWord;
        return word >= 0 && word < mWords.size() && (mWords[word] >> (row & 63) & 1);
    }
    /// Whether any row of [first, last) is in the set.
    bool intersects(qsizetype first, qsizetype last) const { return next(first) < last; }
    /// The first row in the set that is not before this one; a very large number where there is none.
    qsizetype next(qsizetype row) const;
    /// The first row NOT in the set that is not before this one.
    qsizetype nextAbsent(qsizetype row) const;
    /// The last row NOT in the set that is not after this one; -1 where there is none.
    qsizetype previousAbsent(qsizetype row) const;

    /// The last row in the set; -1 where it is empty.
    qsizetype last() const;

    void insert(qsizetype row) { setRange(row, row + 1, true); }
    void remove(qsizetype row) { setRange(row, row + 1, false); }
    void toggle(qsizetype row) { setRange(row, row + 1, !contains(row)); }
    /// Puts the rows of [first, last) in or out.
    void setRange(qsizetype first, qsizetype last, bool in);
    void unite(const RowSet &other);
    void subtract(const RowSet &other);
    /// Symmetric difference: what is in exactly one of the two.
    void toggleAll(const RowSet &other);

    /// The rows of [0, rows) for which matches(row) is true.
    template <class Predicate>
    static RowSet where(qsizetype rows, Predicate &&matches)
    {
        RowSet result;
        for (qsizetype row = 0; row < rows;) {
            const qsizetype word = row >> 6;
            const qsizetype end = qMin(rows, (word + 1) << 6);
            quint64 bits = 0;
            for (; row < end; ++row)
                bits |= quint64(bool(matches(row))) << (row & 63);
            if (bits == 0)
                continue;
            if (result.mWords.isEmpty())
                result.mFirstWord = word;
            result.mWords.resize(word - result.mFirstWord + 1);
            result.mWords.last() = bits;
        }
        return result;
    }

    /// Calls function(row) in ascending order.
    template <class Function>
    void forEach(Function &&function) const
    {
        for (qsizetype w = 0; w < mWords.size(); ++w) {
            for (quint64 word = mWords[w]; word; word &= word - 1)
                function(((mFirstWord + w) << 6) + std::countr_zero(word));
        }
    }
    /// Whether matches(row) is true for every row of [first, last) that is in the set; asks in ascending
    /// order and no further than to the first for which it is not.
    template <class Predicate>
    bool forAll(qsizetype first, qsizetype last, Predicate &&matches) const
    {
        const qsizetype end = qMin(last, (mFirstWord + mWords.size()) << 6);
        for (qsizetype row = qMax(first, mFirstWord << 6); row < end;) {
            const qsizetype start = row & ~qsizetype(63);
            quint64 word = mWords[(row >> 6) - mFirstWord] & (~quint64(0) << (row & 63));
            if (end - start < 64)
                word &= (quint64(1) << (end - start)) - 1;
            for (; word; word &= word - 1) {
                if (!matches(start + std::countr_zero(word)))
                    return false;
            }
            row = start + 64;
        }
        return true;
    }
    /// Calls function(first, last) for every run of neighbouring rows [first, last).
    template <class Function>
    void forEachRun(Function &&function) const
    {
        const qsizetype end = (mFirstWord + mWords.size()) << 6;
        for (qsizetype row = next(0); row < end;) {
            const qsizetype last = nextAbsent(row);
            function(row, last);
            row = next(last);
        }
    }
    QList<qsizetype> rows() const;
    qsizetype byteSize() const { return mWords.size() * qsizetype(sizeof(quint64)); }

    friend bool operator==(const RowSet &a, const RowSet &b);

private:
    /// Makes room for the words [first, last).
    void cover(qsizetype first, qsizetype last);
    /// Takes zero words off both ends, and gives memory back where much of it is free.
    void trim();

    QList<quint64> mWords;    ///< no zero words at its ends
    qsizetype mFirstWord = 0; ///< what stands before mWords, all zero; 0 for an empty set
};

} // namespace furitsuke
