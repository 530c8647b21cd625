// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <array>
#include <limits>
#include <map>

namespace furitsuke {

/// A set of frames, whatever their size: pages of bits where there are any, so that two keys four million
/// frames apart cost two pages.
class FrameBitmap
{
public:
    void clear();
    void insert(quint32 frame)
    {
        const quint32 page = frame >> pageShift;
        if (!mLastPage || page != mLastNumber) {
            mLastPage = &mPages[page];
            mLastNumber = page;
        }
        (*mLastPage)[frame >> 6 & wordMask] |= quint64(1) << (frame & 63);
    }
    /// Puts the frames of [first, last] in.
    void insertRange(quint32 first, quint32 last);
    /// Puts the frames of another set in, those of the pages of [first, last] at least.
    void unite(const FrameBitmap &other, quint32 first = 0,
               quint32 last = std::numeric_limits<quint32>::max());
    /// Takes the frames of [first, last] out.
    void removeRange(quint32 first, quint32 last);
    bool contains(quint32 frame) const { return next(frame) == qint64(frame); }
    bool isEmpty() const { return next(0) < 0; }
    /// The first frame in the set that is not before this one, or -1.
    qint64 next(qint64 frame) const;
    /// Answers contains() quickly for frames that are near each other, one after the other.
    class Cursor;

    FrameBitmap() = default;
    FrameBitmap(const FrameBitmap &other)
        : mPages(other.mPages)
    {}
    FrameBitmap &operator=(const FrameBitmap &other);

private:
    static constexpr int pageShift = 12;
    static constexpr quint32 wordMask = 63;
    using Page = std::array<quint64, 64>;

    std::map<quint32, Page> mPages;
    Page *mLastPage = nullptr; ///< where the last insert went
    quint32 mLastNumber = 0;
};

class FrameBitmap::Cursor
{
public:
    explicit Cursor(const FrameBitmap &frames)
        : mFrames(frames)
    {}
    bool contains(quint32 frame)
    {
        const qint64 number = frame >> pageShift;
        if (number != mNumber) {
            const auto it = mFrames.mPages.find(quint32(number));
            mPage = it == mFrames.mPages.end() ? nullptr : &it->second;
            mNumber = number;
        }
        return mPage && ((*mPage)[frame >> 6 & wordMask] >> (frame & 63) & 1);
    }

private:
    const FrameBitmap &mFrames;
    const Page *mPage = nullptr;
    qint64 mNumber = -1;
};

} // namespace furitsuke
