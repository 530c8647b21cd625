// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <atomic>

namespace furitsuke {

/// What a long task and the one who waits for it share, across threads: how far it is, and the wish to stop.
class TaskProgress
{
public:
    void setShare(double done) { mPermille.store(int(done * 1000), std::memory_order_relaxed); }
    /// 0..1000.
    int permille() const { return mPermille.load(std::memory_order_relaxed); }
    void cancel() { mCancelled.store(true, std::memory_order_relaxed); }
    bool isCancelled() const { return mCancelled.load(std::memory_order_relaxed); }

private:
    std::atomic<int> mPermille = 0;
    std::atomic<bool> mCancelled = false;
};

} // namespace furitsuke
