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
    row = qMax<qsizetype>(row, 0);
    for (qsizetype w = row >> 6; w < mWords.size(); ++w) {
        const quint64 from = w == row >> 6 ? ~quint64(0) << (row & 63) : ~quint64(0);
        if (const quint64 word = mWords[w] & from)
            return (w << 6) + std::countr_zero(word);
    }
    return std::numeric_limits<qsizetype>::max();
}

qsizetype RowSet::nextAbsent(qsizetype row) const
{
    row = qMax<qsizetype>(row, 0);
    for (qsizetype w = row >> 6; w < mWords.size(); ++w) {
        const quint64 from = w == row >> 6 ? ~quint64(0) << (row & 63) : ~quint64(0);
        if (const quint64 word = ~mWords[w] & from)
            return (w << 6) + std::countr_zero(word);
    }
    return qMax(row, mWords.size() << 6);
}

void RowSet::setRange(qsizetype first, qsizetype last, bool in)
{
    first = qMax<qsizetype>(first, 0);
    if (!in)
        last = qMin(last, mWords.size() << 6);
    if (first >= last)
        return;
    const qsizetype firstWord = first >> 6;
    const qsizetype lastWord = (last - 1) >> 6;
    if (lastWord >= mWords.size())
        mWords.resize(lastWord + 1);
    quint64 *words = mWords.data();
    for (qsizetype w = firstWord; w <= lastWord; ++w) {
        quint64 mask = ~quint64(0);
        if (w == firstWord)
            mask &= ~quint64(0) << (first & 63);
        if (w == lastWord)
            mask &= ~quint64(0) >> (63 - ((last - 1) & 63));
        words[w] = in ? words[w] | mask : words[w] & ~mask;
    }
    if (!in)
        trim();
}

void RowSet::unite(const RowSet &other)
{
    if (mWords.isEmpty()) {
        mWords = other.mWords;
        return;
    }
    if (other.mWords.size() > mWords.size())
        mWords.resize(other.mWords.size());
    for (qsizetype w = 0; w < other.mWords.size(); ++w)
        mWords[w] |= other.mWords[w];
}

void RowSet::subtract(const RowSet &other)
{
    for (qsizetype w = 0; w < qMin(mWords.size(), other.mWords.size()); ++w)
        mWords[w] &= ~other.mWords[w];
    trim();
}

void RowSet::toggleAll(const RowSet &other)
{
    if (other.mWords.size() > mWords.size())
        mWords.resize(other.mWords.size());
    for (qsizetype w = 0; w < other.mWords.size(); ++w)
        mWords[w] ^= other.mWords[w];
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
    while (!mWords.isEmpty() && mWords.constLast() == 0)
        mWords.removeLast();
}

bool operator==(const RowSet &a, const RowSet &b)
{
    // QList's own comparison may hand memcmp() the null pointer of a list that never held anything.
    return std::equal(a.mWords.begin(), a.mWords.end(), b.mWords.begin(), b.mWords.end());
}

} // namespace furitsuke
