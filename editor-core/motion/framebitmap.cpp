// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/motion/framebitmap.h"

#include <bit>
#include <limits>

namespace furitsuke {

FrameBitmap &FrameBitmap::operator=(const FrameBitmap &other)
{
    if (this != &other) {
        mPages = other.mPages;
        mLastPage = nullptr;
    }
    return *this;
}

void FrameBitmap::clear()
{
    mPages.clear();
    mLastPage = nullptr;
}

void FrameBitmap::insertRange(quint32 first, quint32 last)
{
    for (quint64 word = first >> 6; word <= last >> 6; ++word) {
        quint64 added = ~quint64(0);
        if (word == first >> 6)
            added &= ~quint64(0) << (first & 63);
        if (word == last >> 6)
            added &= ~quint64(0) >> (63 - (last & 63));
        const auto page = quint32(word >> (pageShift - 6));
        if (!mLastPage || page != mLastNumber) {
            mLastPage = &mPages[page];
            mLastNumber = page;
        }
        (*mLastPage)[word & wordMask] |= added;
    }
}

void FrameBitmap::unite(const FrameBitmap &other, quint32 first, quint32 last)
{
    mLastPage = nullptr;
    const auto end = other.mPages.upper_bound(last >> pageShift);
    for (auto added = other.mPages.lower_bound(first >> pageShift); added != end; ++added) {
        Page &page = mPages[added->first];
        for (std::size_t w = 0; w < page.size(); ++w)
            page[w] |= added->second[w];
    }
}

void FrameBitmap::removeRange(quint32 first, quint32 last)
{
    mLastPage = nullptr;
    for (auto page = mPages.lower_bound(first >> pageShift);
         page != mPages.end() && page->first <= last >> pageShift;) {
        const quint64 base = quint64(page->first) << pageShift;
        bool left = false;
        for (quint64 w = 0; w < page->second.size(); ++w) {
            const quint64 low = base + w * 64;
            quint64 gone = ~quint64(0);
            if (low + 63 < first || low > last)
                gone = 0;
            else {
                if (low < first)
                    gone &= ~quint64(0) << (first - low);
                if (low + 63 > last)
                    gone &= ~quint64(0) >> (low + 63 - last);
            }
            page->second[w] &= ~gone;
            left = left || page->second[w];
        }
        page = left ? std::next(page) : mPages.erase(page);
    }
}

qint64 FrameBitmap::next(qint64 frame) const
{
    if (frame > qint64(std::numeric_limits<quint32>::max()))
        return -1;
    const auto from = quint32(qMax<qint64>(frame, 0));
    for (auto page = mPages.lower_bound(from >> pageShift); page != mPages.end(); ++page) {
        const bool first = page->first == from >> pageShift;
        for (quint32 w = first ? from >> 6 & wordMask : 0; w < page->second.size(); ++w) {
            quint64 word = page->second[w];
            if (first && w == (from >> 6 & wordMask))
                word &= ~quint64(0) << (from & 63);
            if (word)
                return (qint64(page->first) << pageShift) + w * 64 + std::countr_zero(word);
        }
    }
    return -1;
}

} // namespace furitsuke
