// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/rowset.h"

#include <algorithm>
#include <limits>

namespace furitsuke {

qsizetype RowSet::count() const
{
    qsizetype result = 0;
    for (const quint64 word : mWords)
        result += std::popcount(word);
    return result;
}

qsizetype RowSet::next(qsizetype row) const
{
    row = qMax(row, mFirstWord << 6);
    const qsizetype first = (row >> 6) - mFirstWord;
    for (qsizetype w = first; w < mWords.size(); ++w) {
        const quint64 from = w == first ? ~quint64(0) << (row & 63) : ~quint64(0);
        if (const quint64 word = mWords[w] & from)
            return ((mFirstWord + w) << 6) + std::countr_zero(word);
    }
    return std::numeric_limits<qsizetype>::max();
}

qsizetype RowSet::nextAbsent(qsizetype row) const
{
    row = qMax<qsizetype>(row, 0);
    const qsizetype first = (row >> 6) - mFirstWord;
    if (first < 0)
        return row;
    for (qsizetype w = first; w < mWords.size(); ++w) {
        const quint64 from = w == first ? ~quint64(0) << (row & 63) : ~quint64(0);
        if (const quint64 word = ~mWords[w] & from)
            return ((mFirstWord + w) << 6) + std::countr_zero(word);
    }
    return qMax(row, (mFirstWord + mWords.size()) << 6);
}

qsizetype RowSet::previousAbsent(qsizetype row) const
{
    const qsizetype last = (row >> 6) - mFirstWord;
    if (row < 0 || last < 0 || last >= mWords.size())
        return qMax<qsizetype>(row, -1);
    for (qsizetype w = last; w >= 0; --w) {
        const quint64 upTo = w == last ? ~quint64(0) >> (63 - (row & 63)) : ~quint64(0);
        if (const quint64 word = ~mWords[w] & upTo)
            return ((mFirstWord + w) << 6) + 63 - std::countl_zero(word);
    }
    return (mFirstWord << 6) - 1;
}

void RowSet::cover(qsizetype first, qsizetype last)
{
    if (mWords.isEmpty())
        mFirstWord = first;
    if (first < mFirstWord) {
        mWords.insert(0, mFirstWord - first, 0);
        mFirstWord = first;
    }
    if (last > mFirstWord + mWords.size())
        mWords.resize(last - mFirstWord);
}

qsizetype RowSet::last() const
{
    // No zero words at the end.
    return mWords.isEmpty() ? -1
                            : ((mFirstWord + mWords.size()) << 6) - 1 - std::countl_zero(mWords.constLast());
}

void RowSet::setRange(qsizetype first, qsizetype last, bool in)
{
    first = qMax<qsizetype>(first, 0);
    if (!in) {
        first = qMax(first, mFirstWord << 6);
        last = qMin(last, (mFirstWord + mWords.size()) << 6);
    }
    if (first >= last)
        return;
    const qsizetype firstWord = first >> 6;
    const qsizetype lastWord = (last - 1) >> 6;
    cover(firstWord, lastWord + 1);
    quint64 *words = mWords.data();
    for (qsizetype w = firstWord; w <= lastWord; ++w) {
        quint64 mask = ~quint64(0);
        if (w == firstWord)
            mask &= ~quint64(0) << (first & 63);
        if (w == lastWord)
            mask &= ~quint64(0) >> (63 - ((last - 1) & 63));
        quint64 &word = words[w - mFirstWord];
        word = in ? word | mask : word & ~mask;
    }
    if (!in)
        trim();
}

void RowSet::unite(const RowSet &other)
{
    if (other.isEmpty())
        return;
    if (isEmpty()) {
        *this = other;
        return;
    }
    cover(other.mFirstWord, other.mFirstWord + other.mWords.size());
    quint64 *words = mWords.data() + (other.mFirstWord - mFirstWord);
    for (qsizetype w = 0; w < other.mWords.size(); ++w)
        words[w] |= other.mWords[w];
}

void RowSet::subtract(const RowSet &other)
{
    const qsizetype first = qMax(mFirstWord, other.mFirstWord);
    const qsizetype last = qMin(mFirstWord + mWords.size(), other.mFirstWord + other.mWords.size());
    if (first >= last)
        return;
    quint64 *words = mWords.data();
    for (qsizetype w = first; w < last; ++w)
        words[w - mFirstWord] &= ~other.mWords[w - other.mFirstWord];
    trim();
}

void RowSet::toggleAll(const RowSet &other)
{
    if (other.isEmpty())
        return;
    const RowSet toggled = other; // which may be this very one
    cover(toggled.mFirstWord, toggled.mFirstWord + toggled.mWords.size());
    quint64 *words = mWords.data() + (toggled.mFirstWord - mFirstWord);
    for (qsizetype w = 0; w < toggled.mWords.size(); ++w)
        words[w] ^= toggled.mWords[w];
    trim();
}

QList<qsizetype> RowSet::rows() const
{
    QList<qsizetype> result;
    result.reserve(count());
    forEach([&result](qsizetype row) { result.append(row); });
    return result;
}

void RowSet::trim()
{
    qsizetype first = 0;
    qsizetype last = mWords.size();
    while (last > 0 && mWords[last - 1] == 0)
        --last;
    while (first < last && mWords[first] == 0)
        ++first;
    if (first == last) {
        *this = {};
        return;
    }
    constexpr qsizetype slack = 64;
    if (last - first + slack < mWords.capacity() / 2) {
        mWords = mWords.sliced(first, last - first);
    } else if (last - first < mWords.size()) {
        mWords.remove(last, mWords.size() - last);
        mWords.remove(0, first);
    }
    mFirstWord += first;
}

bool operator==(const RowSet &a, const RowSet &b)
{
    // QList's own comparison may hand memcmp() the null pointer of a list that never held anything.
    return a.mFirstWord == b.mFirstWord &&
           std::equal(a.mWords.begin(), a.mWords.end(), b.mWords.begin(), b.mWords.end());
}

} // namespace furitsuke
